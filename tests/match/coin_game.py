"""A tiny game with everything a match has to deal with.

Each seat is dealt a card that only it knows. In a round a die says how many coins each seat may grab, one by one
(with none left it can only stop: a forced answer); each hides a coin, heads or tails; the hidden coins are turned
over by themselves; then the last seat, which has just seen them, may give a coin away, and grabs first next time.
"""

from typing import Any, ClassVar

from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import (
    EVERYBODY,
    Chance,
    Frame,
    Game,
    Out,
    Score,
    State,
    Step,
    Variant,
    Zone,
    event,
)
from armorial.kernel.frames import SeatQuestion, SeatStep
from armorial.kernel.questions import Reasons, Tokens
from armorial.kernel.words import Message, who

REASONS = Reasons("coin")
EMPTY = REASONS.add("empty", "C-1")
CARDS = ("gem", "stone", "straw")
NONE = -1


class CoinState(State):
    def __init__(self, seats: int, rounds: int, die: int, lists: list[list[int]]) -> None:
        self.seats = seats
        self.rounds = rounds
        self.die = die
        self.deck, self.dealt, self.hidden, self.coins = lists
        self.stack = []

    def clone(self) -> "CoinState":
        lists = [list(self.deck), list(self.dealt), list(self.hidden), list(self.coins)]
        copy = CoinState(self.seats, self.rounds, self.die, lists)
        copy.stack = list(self.stack)
        return copy


class Seated(SeatQuestion[CoinState]):
    def refusal(self, s: CoinState, option: int) -> int:
        return 0

    def prompt(self, s: CoinState) -> Message:
        return Message("coin-ask")

    def label(self, s: CoinState, option: int) -> Message:
        return Message("coin-answer", {"what": self.table.names[option]})


class Deal(Chance[CoinState]):
    table = Tokens(f"deal:{card}" for card in CARDS)
    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER}

    def __init__(self, to: int) -> None:
        self.to = to

    def weights(self, s: CoinState) -> list[int]:
        return [s.deck.count(card) for card in range(len(CARDS))]

    def take(self, s: CoinState, option: int, out: Out) -> None:
        s.deck.remove(option)
        s.dealt[self.to] = option
        if out is not None:
            out.append(event("coin-dealt", 1 << self.to, card=CARDS[option]))

    def audience(self, s: CoinState) -> int:
        return 1 << self.to


class Round(Step[CoinState]):
    fields: ClassVar[dict[str, Codec]] = {"first": NUMBER}

    def __init__(self, first: int) -> None:
        self.first = first

    def run(self, s: CoinState, out: Out) -> None:
        s.rounds -= 1
        grabs = [BeginGrab((self.first + n) % s.seats) for n in range(s.seats)]
        s.then(Roll(), *grabs, *[Hide(n) for n in range(s.seats)], Reveal(), Give(s.seats - 1))


class Roll(Chance[CoinState]):
    table = Tokens(("die:0", "die:1", "die:2"))

    def weights(self, s: CoinState) -> list[int]:
        return [1, 1, 2]

    def take(self, s: CoinState, option: int, out: Out) -> None:
        s.die = option
        if out is not None:
            out.append(event("coin-rolled", n=option))


class BeginGrab(SeatStep[CoinState]):
    def run(self, s: CoinState, out: Out) -> None:
        s.then(Grab(self.seat, s.die))


class Grab(Seated):
    table = Tokens(("grab", "stop"), least=("stop",))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "left": NUMBER}

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def refusal(self, s: CoinState, option: int) -> int:
        return EMPTY if option == 0 and self.left == 0 else 0

    def take(self, s: CoinState, option: int, out: Out) -> None:
        if option == 0:
            s.coins[self.seat] += 1
            s.then(Grab(self.seat, self.left - 1))
        if out is not None:
            out.append(event(f"coin-{self.table.names[option]}", who=who(self.seat)))


class Hide(Seated):
    table = Tokens(("hide:heads", "hide:tails"))

    def take(self, s: CoinState, option: int, out: Out) -> None:
        s.hidden[self.seat] = option
        if out is not None:
            out.append(event("coin-hid", 1 << self.seat, side=self.table.names[option]))

    def audience(self, s: CoinState) -> int:
        return 1 << self.seat


class Reveal(Step[CoinState]):
    def run(self, s: CoinState, out: Out) -> None:
        if len(set(s.hidden)) == 1:
            s.coins = [coins + 1 for coins in s.coins]
        if out is not None:
            out.append(event("coin-revealed", EVERYBODY, sides="".join(str(side) for side in s.hidden)))
        s.hidden = [NONE] * s.seats


class Give(Seated):
    table = Tokens(("give", "keep"))

    def take(self, s: CoinState, option: int, out: Out) -> None:
        if option == 0:
            s.coins[self.seat] -= 1
            s.coins[0] += 1
        if s.rounds:
            s.then(Round(self.seat))


class CoinGame(Game[CoinState]):
    def __init__(self, rules_version: int = 1) -> None:
        self.name = "coin"
        self.rules_version = rules_version
        self.seat_counts = (2, 3)
        self.variants = (Variant("rounds", ("2", "1")),)
        frames: list[type[Frame[CoinState]]] = [Deal, Round, Roll, BeginGrab, Grab, Hide, Reveal, Give]
        self.frames = {frame.__name__: frame for frame in frames}
        self.reasons = REASONS

    def set_up(self, seats: int, options: dict[str, str]) -> CoinState:
        lists = [[0, 1, 2], [NONE] * seats, [NONE] * seats, [0] * seats]
        s = CoinState(seats, int(options["rounds"]), 0, lists)
        s.then(*[Deal(seat) for seat in range(seats)], Round(0))
        return s

    def dump_data(self, s: CoinState) -> dict[str, Any]:
        lists = {"deck": s.deck, "dealt": s.dealt, "hidden": s.hidden, "coins": s.coins}
        return {"seats": s.seats, "rounds": s.rounds, "die": s.die, **{k: list(v) for k, v in lists.items()}}

    def load_data(self, data: dict[str, Any]) -> CoinState:
        lists = [list(data[name]) for name in ("deck", "dealt", "hidden", "coins")]
        return CoinState(data["seats"], data["rounds"], data["die"], lists)

    def zones(self, s: CoinState) -> list[Zone]:
        hands = [Zone("card", seat, 1 << seat) for seat in range(s.seats)]
        return [Zone("card", -1, 0), *hands, *[Zone("side", seat, 1 << seat) for seat in range(s.seats)]]

    def cards(self, s: CoinState, zone: Zone) -> list[int]:
        if zone.owner < 0:
            return list(s.deck)
        held = s.dealt[zone.owner] if zone.kind == "card" else s.hidden[zone.owner]
        return [] if held == NONE else [held]

    def score(self, s: CoinState, seat: int) -> Score:
        return Score({"coins": s.coins[seat], "gem": 2 if s.dealt[seat] == 0 else 0})
