"""The church: members into the black bag, and the mass that brings them out. V-70, V-71, V-90 to V-96"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.village.action import Action
from armorial.games.village.components import COINS, GENERATION_OF, GRAIN, WINDOWS
from armorial.games.village.payment import PayChurch, ask_or_pay
from armorial.games.village.reasons import (
    MASS_NEEDS_COIN,
    NOBODY_OF_GENERATION,
    NOBODY_ON_FARM,
    NOT_IN_BAG,
    NOT_IN_WINDOW,
    REASONS,
    STEP_SHORT,
)
from armorial.games.village.state import (
    BAG,
    FARM,
    MEMBER,
    PRESTIGE,
    WINDOW,
    Village,
    first_at,
    generations_at,
    member_at,
    on_farm,
    spend,
)
from armorial.games.village.words import amount, hours, place, price_words
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Chance, Out, Question, Step, event, section
from armorial.kernel.frames import SeatQuestion, SeatStep
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


class ChurchAction(Action):
    """A member from the farm into the black bag, for a brown cube or time. V-70"""

    table: ClassVar[Tokens] = Tokens((*(f"devote:{g + 1}" for g in range(4)), "decline"))
    decline: ClassVar[int] = 4

    def candidates(self, s: Village) -> Sequence[int]:
        return [*(generations_at(s.players[self.seat], FARM) or [0]), self.decline]

    def refusal(self, s: Village, option: int) -> int:
        me = s.players[self.seat]
        if option == self.decline or member_at(me, FARM, option) >= 0:
            return 0
        return NOBODY_OF_GENERATION if on_farm(me) else NOBODY_ON_FARM

    def act(self, s: Village, option: int, out: Out) -> None:
        me = s.players[self.seat]
        me[member_at(me, FARM, option)] = BAG
        if out is not None:
            out.append(event("village-did-devote", who=who(self.seat), generation=option + 1))
        ask_or_pay(s, PayChurch(self.seat, s.parts.church_cubes.cubes), out)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-church", {"who": who(self.seat)})

    def name(self, s: Village, option: int) -> Message:
        cubes = price_words(s.parts.church_cubes)
        return Message("village-devote", {"generation": option + 1, "cubes": cubes, "time": hours(s.parts.church_time)})


class Mass(Step[Village]):
    """Out of the bag by coins, then by lot; steps to the left; the majority. V-90 to V-93"""

    def run(self, s: Village, out: Out) -> None:
        if out is not None:
            out.append(section("village-did-mass"))
        clockwise = [(s.first + i) % s.seats for i in range(s.seats)]
        s.then(BuyingOut(0, 0), *[MovingUp(seat) for seat in clockwise], Majority())


class BuyingOut(Step[Village]):
    """The buying round of a mass: who is next, and how many members have already come out. V-90, V-96"""

    fields: ClassVar[dict[str, Codec]] = {"at": NUMBER, "bought": NUMBER}

    def __init__(self, at: int, bought: int) -> None:
        self.at = at
        self.bought = bought

    def run(self, s: Village, out: Out) -> None:
        left = s.parts.draws - self.bought
        if self.at < s.seats and left:
            question = BuyOut((s.first + self.at) % s.seats, self.at, self.bought)
            s.then(question if question.possible(s) else BuyingOut(self.at + 1, self.bought))
        elif left and any(first_at(player, BAG) >= 0 for player in s.players):
            s.then(DrawPiece(left, s.parts.monks))


class BuyOut(Question[Village]):
    """Take your members out of the bag at a coin each, one by one. V-90"""

    table: ClassVar[Tokens] = Tokens((*(f"buy-out:{g + 1}" for g in range(4)), "done"), least=("done",))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "at": NUMBER, "bought": NUMBER}
    DONE: Final = 4

    def __init__(self, seat: int, at: int, bought: int) -> None:
        self.seat = seat
        self.at = at
        self.bought = bought

    def candidates(self, s: Village) -> Sequence[int]:
        return [*generations_at(s.players[self.seat], BAG), self.DONE]

    def refusal(self, s: Village, option: int) -> int:
        if option == self.DONE:
            return 0
        me = s.players[self.seat]
        if member_at(me, BAG, option) < 0:
            return NOT_IN_BAG
        return MASS_NEEDS_COIN if me[COINS] < s.parts.coin_price else 0

    def possible(self, s: Village) -> bool:
        return any(not self.refusal(s, g) for g in range(4))

    def take(self, s: Village, option: int, out: Out) -> None:
        if option == self.DONE:
            s.then(BuyingOut(self.at + 1, self.bought))
            return
        spend(s, self.seat, COINS, s.parts.coin_price)
        to_window(s, self.seat, option)
        if out is not None:
            paid = [amount(COINS, s.parts.coin_price)]
            out.append(event("village-did-buy-out", who=who(self.seat), generation=option + 1, paid=paid))
        again = BuyOut(self.seat, self.at, self.bought + 1)
        if self.bought + 1 < s.parts.draws and again.possible(s):
            s.then(again)
        else:
            s.then(BuyingOut(self.at + 1, self.bought + 1))

    def prompt(self, s: Village) -> Message:
        left = s.parts.draws - self.bought
        return Message("village-ask-buy-out", {"who": who(self.seat), "left": left})

    def label(self, s: Village, option: int) -> Message:
        if option == self.DONE:
            return Message("village-done")
        return Message("village-buy-out", {"generation": option + 1, "price": [amount(COINS, s.parts.coin_price)]})


def to_window(s: Village, seat: int, generation: int) -> None:
    """Out of the bag to the first window, the rightmost. V-91"""
    me = s.players[seat]
    me[member_at(me, BAG, generation)] = WINDOW


class DrawPiece(Chance[Village]):
    """A piece by lot from the black bag. Monks drawn stay out until the last piece, then go back. V-91, V-96"""

    table: ClassVar[Tokens] = Tokens(("monk", *(f"piece:{seat}:{g + 1}" for seat in range(4) for g in range(4))))
    fields: ClassVar[dict[str, Codec]] = {"left": NUMBER, "monks": NUMBER}

    def __init__(self, left: int, monks: int) -> None:
        self.left = left
        self.monks = monks

    def weights(self, s: Village) -> list[int]:
        weights = [0] * len(self.table)
        weights[0] = self.monks
        for seat, me in enumerate(s.players):
            for member, generation in enumerate(GENERATION_OF):
                if me[MEMBER + member] == BAG:
                    weights[1 + 4 * seat + generation] += 1
        return weights

    def take(self, s: Village, option: int, out: Out) -> None:
        if option:
            seat, generation = (option - 1) // 4, (option - 1) % 4
            to_window(s, seat, generation)
            if out is not None:
                out.append(event("village-did-draw-member", who=who(seat), generation=generation + 1))
        elif out is not None:
            out.append(event("village-did-draw-monk"))
        again = DrawPiece(self.left - 1, self.monks - (option == 0))
        if again.left and any(first_at(player, BAG) >= 0 for player in s.players):
            s.then(again)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-draw-piece")

    def label(self, s: Village, option: int) -> Message:
        if option == 0:
            return Message("village-monk")
        return Message("village-member-of", {"who": who((option - 1) // 4), "generation": (option - 1) % 4 + 1})


class MovingUp(SeatStep[Village]):
    """A player's chance to move members to the left, asked only if a step can be paid. V-92"""

    def run(self, s: Village, out: Out) -> None:
        question = MoveUp(self.seat)
        if question.possible(s):
            s.then(question)


class MoveUp(SeatQuestion[Village]):
    """Steps of members to the left, one by one, in any order. V-92, V-95"""

    table: ClassVar[Tokens] = Tokens(
        (*(f"step:{w + 1}:{g + 1}" for w in range(WINDOWS - 1) for g in range(4)), "done"), least=("done",)
    )
    DONE: Final = 4 * (WINDOWS - 1)

    def candidates(self, s: Village) -> Sequence[int]:
        me = s.players[self.seat]
        steps = [4 * w + g for w in range(WINDOWS - 1) for g in generations_at(me, WINDOW + w)]
        return [*steps, self.DONE]

    def refusal(self, s: Village, option: int) -> int:
        if option == self.DONE:
            return 0
        me = s.players[self.seat]
        if member_at(me, WINDOW + option // 4, option % 4) < 0:
            return NOT_IN_WINDOW
        price = s.parts.window_steps[option // 4]
        return 0 if me[GRAIN] >= price else REASONS.lacking(STEP_SHORT, GRAIN, price - me[GRAIN])

    def possible(self, s: Village) -> bool:
        return len(self.options(s)) > 1

    def take(self, s: Village, option: int, out: Out) -> None:
        if option == self.DONE:
            return
        me = s.players[self.seat]
        window, generation = option // 4, option % 4
        price = s.parts.window_steps[window]
        spend(s, self.seat, GRAIN, price)
        me[member_at(me, WINDOW + window, generation)] += 1
        if out is not None:
            to, paid = place(WINDOW + window + 1), [amount(GRAIN, price)]
            out.append(event("village-did-move-up", who=who(self.seat), generation=generation + 1, place=to, paid=paid))
        again = MoveUp(self.seat)
        if again.possible(s):
            s.then(again)

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-move-up", {"who": who(self.seat)})

    def label(self, s: Village, option: int) -> Message:
        if option == self.DONE:
            return Message("village-done")
        window, generation = option // 4, option % 4
        price = [amount(GRAIN, s.parts.window_steps[window])]
        to = place(WINDOW + window + 1)
        return Message("village-move-up", {"generation": generation + 1, "to": to, "price": price})


class Majority(Step[Village]):
    """Most members in the church; on a tie the one furthest left; then all who are still level. V-93"""

    def run(self, s: Village, out: Out) -> None:
        places = [[p for p in me[MEMBER:] if WINDOW <= p < WINDOW + WINDOWS] for me in s.players]
        strength = [(len(found), max(found, default=0)) for found in places]
        best = max(strength)
        if not best[0]:
            return
        winners = [seat for seat in range(s.seats) if strength[seat] == best]
        for seat in winners:
            s.players[seat][PRESTIGE] += s.parts.majority
        if out is not None:
            level = sum(members == best[0] for members, _ in strength)
            decided = "shared" if len(winners) > 1 else "window" if level > 1 else "most"
            what = [Message("village-n-prestige", {"n": s.parts.majority})]
            for seat in winners:
                out.append(event(f"village-did-lead-church-{decided}", who=who(seat), what=what))
