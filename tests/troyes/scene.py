"""Builds positions of Troyes for the rulebook tests: set up in three lines, play, look.

    scene = Scene(4).player(0, deniers=12).dice(0, "y5 y6").dice(2, "y5").card("merchant").turn(0)
    scene.play(*use("merchant", "y5 y6 2:y5", man="supply", n=8))
    assert scene.deniers(0) == 18

Players are seats 0, 1, 2, 3 clockwise, ``n`` is neutral. A die is its colour and face, with its district before it if
it is not the player's own: ``y5``, ``2:y5``, ``n:r1``. Places of a building are written from the left of the lowest
row: ``"01. n.."``. Cubes on an event are written in the order in which they came: ``"war 001n"``.

``use``, ``fight``, ``build``, ``place``, ``farm``, ``counter``, ``reroll`` and ``turn_over`` make the tokens of a whole
move. A token with ``?`` is the answer to something that is only asked if there is a choice. ``@`` is the player asked.
Chance is answered by tokens like everybody else, unless ``luck`` is set.
"""

import random
from collections.abc import Sequence
from typing import Any, overload

from armorial.games.troyes import components, rules
from armorial.games.troyes.black import Enemies, RollEnemies
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DICE,
    DISTRICT_DICE,
    EVENT_KINDS,
    EVENTS,
    FACES,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PLACES_EACH,
    SEATS,
    SLOT_OF,
    SOURCES,
)
from armorial.games.troyes.events import EventsPhase, ResolveEvent
from armorial.games.troyes.state import (
    ACTIONS,
    CHARACTER,
    DENIERS,
    INFLUENCE,
    OVER,
    PASSED,
    PICTURE,
    PURSE,
    RESERVE,
    SUPPLY,
    TAKEN,
    VP,
    Troyes,
)
from armorial.games.troyes.turn import Actions, Income, Round, Workforce
from armorial.games.troyes.turn import Turn as TurnStep
from armorial.games.troyes.words import source as source_words
from armorial.kernel.contract import CHANCE, Event, Game, settle
from armorial.kernel.errors import IllegalAnswer, UnknownToken
from armorial.kernel.questions import Refusal
from armorial.kernel.shared import added, replaced, without_card
from armorial.kernel.words import Message
from tests.troyes.looking import BUILDING, COLOUR, NAME, ROW, WHOSE, Looking, Seat

GAME: Game[Any] = rules(components())

# -- moves ----------------------------------------------------------------------------------------------------


def use(
    card: str,
    dice: str,
    man: str | None = None,
    cube: str | None = None,
    n: int | None = None,
    then: Sequence[str] = (),
) -> list[str]:
    """Use an activity card: with a group, a citizen if one is hired, a delayed cube, so often; ``then`` are the
    buildings that the Miller looks at, or the events that get cubes."""
    plan = [*group(dice, cube), f"use:card:{card}"]
    if man is not None:
        plan.append(f"?{source(man)}")
    if card in ("archer", "chivalry", "diplomat"):
        plan += [f"event:{event_id(event)}" for event in then]
        return [*plan, "?done"] if card == "diplomat" and then and len(then) >= (n or 0) else plan
    if n is not None:
        plan.append(f"?uses:{n}")
    return [*plan, f"?palace:{list(then).count('palace')}"] if card == "miller" else plan


def fight(event: str, dice: str, n: int | None = None, cube: str | None = None) -> list[str]:
    plan = [*group(dice, cube), f"use:event:{event_id(event)}"]
    return plan if n is None else [*plan, f"?cubes:{n}"]


def build(dice: str, cube: str | None = None) -> list[str]:
    return [*group(dice, cube), "use:cathedral"]


def farm(dice: str, cube: str | None = None) -> list[str]:
    return [*group(dice, cube), "use:agriculture"]


def place(dice: str, man: str = "supply", cube: str | None = None, building: str | None = None) -> list[str]:
    where = building or BUILDING[dice.split()[0].split(":")[-1][0]]
    return [*group(dice, cube), f"use:place:{where}", f"?{source(man)}"]


def counter(dice: str, black: str) -> list[str]:
    """Own dice against black ones: the highest of those named, and the others with it."""
    others = sorted(black)[:-1]
    return [*(f"black:{face}" for face in others), *(die_token(die) for die in dice.split()), "fight"]


def reroll(die: str, face: int | None) -> list[str]:
    again = f"reroll:{COLOUR[die[0]]}:{die[1]}"
    return [again] if face is None else [again, f"roll:{face}"]


def turn_over(dice: str) -> list[str]:
    return [*(f"turn:{COLOUR[die[0]]}:{die[1]}" for die in dice.split()), "?done"]


def opening(building: str, row: int, position: int) -> str:
    """A place of the opening, rows and positions counted from 1."""
    return f"place:{building}:{(row - 1) * ROW[building] + position}"


def group(dice: str, cube: str | None = None) -> list[str]:
    """The dice in the order written, and a delayed cube after them."""
    tokens = [die_token(die) for die in dice.split()]
    return tokens if cube is None else [*tokens, f"cube:{cube}"]


def die_token(die: str) -> str:
    district, face = die.split(":") if ":" in die else ("@", die)
    return f"die:{'neutral' if district == 'n' else district}:{COLOUR[face[0]]}:{face[1]}"


def source(man: str) -> str:
    """Where a citizen comes from: supply, palace:3, bishopric:2:1 (row and position), card:merchant, lying:palace."""
    kind, *rest = man.split(":")
    if kind == "lying":
        return f"from:expelled:{rest[0]}"
    if kind in ROW and len(rest) == 2:
        return f"from:{kind}:{(int(rest[0]) - 1) * ROW[kind] + int(rest[1])}"
    return f"from:{man}"


def event_id(name: str) -> str:
    """An event card by its name; Brigands and Skirmishes mean their first card."""
    return name if name in EVENTS else f"{name}_1"


NOT_ASKED = Refusal("not-asked", (), Message("not-asked"))


class Scene(Looking):
    """A position with empty buildings, no dice, no open cards, and Marauding alone in the row, in round 1."""

    def __init__(self, seats: int = 4, luck: int | None = None, overlay: dict[str, Any] | None = None) -> None:
        self.game: Game[Any] = GAME if overlay is None else rules(components(overlay))
        self.s: Troyes = self.game.set_up(seats, {})
        self.s.stack.clear()
        self.s.places = [NOBODY] * len(self.s.places)
        self.s.round_number = 1
        self.events_told: list[Event] = []
        self.luck = None if luck is None else random.Random(luck)
        self._balance()

    @classmethod
    def started(cls, seats: int, luck: int | None = 0) -> "Scene":
        """A real game from its first draw on; with ``luck`` up to the first player's question."""
        scene = cls(2, luck)
        scene.s = scene.game.new(seats)
        scene._lucky()
        return scene

    def copy(self) -> "Scene":
        other = Scene(self.s.seats)
        other.game = self.game
        other.s = self.s.clone()
        return other

    # -- setting up ---------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        deniers: int | None = None,
        influence: int | None = None,
        vp: int | None = None,
        supply: int | None = None,
        purse: int | None = None,
        taken: Sequence[str] | None = None,
    ) -> "Scene":
        """What a player has; his citizens who are nowhere else wait in the general supply."""
        me = self.s.players[seat]
        for at, value in ((DENIERS, deniers), (INFLUENCE, influence), (VP, vp), (SUPPLY, supply), (PURSE, purse)):
            if value is not None:
                me[at] = value
        for name in taken or ():
            me[TAKEN] |= 1 << EVENTS.index(event_id(name))
            if EVENTS.index(event_id(name)) in self.s.deck:
                self.s.deck = without_card(self.s.deck, EVENTS.index(event_id(name)))
        return self._balance()

    def dice(self, district: Seat, dice: str) -> "Scene":
        """All dice of a district; those that lay there are gone."""
        start = DISTRICT_DICE * WHOSE[str(district)]
        self.s.dice[start : start + DISTRICT_DICE] = [0] * DISTRICT_DICE
        for die in dice.split():
            self.s.dice[start + FACES * COLOURS.index(COLOUR[die[0]]) + int(die[1]) - 1] += 1
        return self

    def card(self, name: str, men: str = "", cubes: dict[int, int] | None = None) -> "Scene":
        """An open activity card: men on its places in order, then on the picture; cubes by seat."""
        slot = SLOT_OF[CARDS.index(name)]
        assert self.s.cards[slot] in (NOBODY, CARDS.index(name)), f"{name} cannot lie beside another of its number"
        self.s.cards = replaced(self.s.cards, slot, CARDS.index(name))
        places = len(self.s.parts.card_places[CARDS.index(name)])
        for at, man in enumerate(men):
            if man != ".":
                stand = at if at < places else PICTURE
                self.s.stands = replaced(self.s.stands, SEATS * slot + int(man), stand)
        for seat, n in (cubes or {}).items():
            self.s.cubes = replaced(self.s.cubes, SEATS * slot + seat, n)
        return self._balance()

    @overload
    def palace(self) -> str: ...
    @overload
    def palace(self, row: str) -> "Scene": ...
    def palace(self, row: str | None = None) -> "str | Scene":
        """With an argument: set the places; without: look at them."""
        return self.building("palace") if row is None else self.building("palace", row)

    @overload
    def bishopric(self) -> str: ...
    @overload
    def bishopric(self, rows: str) -> "Scene": ...
    def bishopric(self, rows: str | None = None) -> "str | Scene":
        return self.building("bishopric") if rows is None else self.building("bishopric", rows)

    @overload
    def city_hall(self) -> str: ...
    @overload
    def city_hall(self, rows: str) -> "Scene": ...
    def city_hall(self, rows: str | None = None) -> "str | Scene":
        return self.building("city_hall") if rows is None else self.building("city_hall", rows)

    @overload
    def building(self, name: str) -> str: ...
    @overload
    def building(self, name: str, rows: str) -> "Scene": ...
    def building(self, name: str, rows: str | None = None) -> "str | Scene":
        start = PLACES_EACH * BUILDINGS.index(name)
        if rows is not None:
            people = [WHOSE[who] for who in rows.replace(" ", "")]
            assert len(people) == PLACES_EACH, rows
            self.s.places[start : start + PLACES_EACH] = people
            return self._balance()
        people = self.s.places[start : start + PLACES_EACH]
        shown = "".join(NAME[who] for who in people)
        width = 6 if name == "palace" else ROW[name]
        return " ".join(shown[at : at + width] for at in range(0, PLACES_EACH, width))

    def lie(self, building: str, people: str) -> "Scene":
        """Citizens who lie expelled on a building."""
        for who in people:
            at = len(OWNERS) * BUILDINGS.index(building) + WHOSE[who]
            self.s.expelled = replaced(self.s.expelled, at, 1)
        return self._balance()

    def cathedral(self, *levels: str) -> "Scene":
        """Cubes from the lowest level on, a character for each column."""
        for level, columns in enumerate(levels):
            assert len(columns) == COLUMNS, columns
            for column, who in enumerate(columns):
                self.s.cathedral = replaced(self.s.cathedral, COLUMNS * level + column, WHOSE[who])
        return self

    def events(self, *row: str) -> "Scene":
        """The row right of Marauding: names, each with its cubes. Two of a kind are two cards."""
        for entry in row:
            name, _, cubes = entry.partition(" ")
            copies = [at for at, kind in enumerate(EVENT_KINDS) if kind == name and at not in self.s.row]
            at = EVENTS.index(name) if name in EVENTS else copies[0]
            self.s.row = (*self.s.row, at)
            if at in self.s.deck:
                self.s.deck = without_card(self.s.deck, at)
            self.s.banners = replaced(self.s.banners, at, tuple(WHOSE[who] for who in cubes))
        return self

    def marauding(self, cubes: str) -> "Scene":
        self.s.banners = replaced(self.s.banners, MARAUDING, tuple(WHOSE[who] for who in cubes))
        return self

    def decks(self, red: Sequence[str] = (), white: Sequence[str] = (), yellow: Sequence[str] = ()) -> "Scene":
        """These events are left to be turned up, and no others."""
        self.s.deck = tuple(sorted(EVENTS.index(event_id(name)) for name in (*red, *white, *yellow)))
        return self

    def characters(self, dealt: dict[int, list[str]]) -> "Scene":
        for me in self.s.players:
            me[CHARACTER] = 0
        for seat, names in dealt.items():
            self.s.players[seat][CHARACTER] = sum(1 << CHARACTERS.index(name) for name in names)
        hands = 0
        for me in self.s.players:
            hands |= me[CHARACTER]
        self.s.box = tuple(card for card in range(len(CHARACTERS)) if not hands >> card & 1)
        return self

    def round(self, number: int) -> "Scene":
        self.s.round_number = number
        return self

    # -- beginning something ------------------------------------------------------------------------------

    def turn(self, seat: int, first: int | None = None, passed: dict[int, int] | None = None) -> "Scene":
        """It is a player's turn in phase 4; those who have passed have so much in their districts."""
        self.s.phase = ACTIONS
        self.s.first = seat if first is None else first
        for other, purse in (passed or {}).items():
            self.s.players[other][PASSED] = 1
            self.s.players[other][PURSE] = purse
        self.s.stack.clear()
        self.s.then(TurnStep(seat))
        return self._go()

    def actions(self) -> "Scene":
        """Phase 4 begins."""
        self.s.then(Actions())
        return self._go()

    def begin_round(self, number: int) -> "Scene":
        self.s.round_number = number - 1
        self.s.then(Round())
        return self._go()

    def income(self) -> "Scene":
        self.s.then(Income())
        return self._go()

    def workforce(self) -> "Scene":
        self.s.then(Workforce())
        return self._go()

    def start_events(self) -> "Scene":
        """Phase 3 begins, and phase 4 follows."""
        self.s.then(EventsPhase(), RollEnemies(), Actions())
        return self._go()

    def resolve(self) -> "Scene":
        """The row as it is, without new events; black dice are only counted."""
        self.s.enemies = 0
        self.s.stack.clear()
        self.s.then(ResolveEvent(MARAUDING))
        return self._go()

    def black(self, faces: str, first: int = 0) -> "Scene":
        """Black dice have been rolled; phase 4 follows."""
        for face in faces:
            self.s.black = added(self.s.black, int(face) - 1, 1)
        self.s.first = first
        self.s.then(Enemies(first), Actions())
        return self._go()

    def end(self) -> "Scene":
        """The game is over."""
        self.s.phase = OVER
        self.s.stack.clear()
        return self

    # -- playing ------------------------------------------------------------------------------------------

    def play(self, *tokens: str) -> "Scene":
        """Give answers, chance's included; each must be allowed."""
        for token in tokens:
            self._answer(token)
        self._lucky()
        return self

    start = play
    """The first tokens of a move."""

    def refused(self, *tokens: str) -> Refusal:
        """Why a move is refused at its first token that is; fails if all of it is allowed."""
        before = self.game.dump(self.s)
        other = self.copy()
        for token in tokens:
            try:
                other._answer(token)
            except IllegalAnswer as error:
                assert self.game.dump(self.s) == before
                return error.refusal
            except NotOffered:
                return NOT_ASKED
        raise AssertionError(f"{tokens} is allowed")

    def allows(self, *tokens: str) -> bool:
        other = self.copy()
        try:
            for token in tokens:
                other._answer(token)
        except (IllegalAnswer, UnknownToken, NotOffered):
            return False
        return True

    def _answer(self, token: str) -> None:
        optional = token.startswith("?")
        token = token.lstrip("?")
        question = self.game.asked(self.s)
        assert question is not None or optional, f"the game is over before {token}"
        if question is not None:
            token = token.replace("@", str(question.seat))
        if question is None or (optional and question.table.find(token) < 0):
            self._check_unasked(token)
            return
        self.game.answer_token(self.s, token, self.events_told)

    def _check_unasked(self, token: str) -> None:
        """How often, how many cubes, or from where was not asked: then it must have happened all the same."""
        kind, _, n = token.partition(":")
        if kind == "cubes":
            if n != "1":
                raise NotOffered(f"{token} was not asked")
            return
        keys = {
            "uses": ["troyes-did-use", "troyes-did-store"],
            "from": ["troyes-did-hire", "troyes-did-place"],
        }.get(kind)
        if keys is None:
            return
        last = next((event.message for event in reversed(self.events_told) if event.message.key in keys), None)
        if last is None:
            raise NotOffered(f"{token} was not asked")
        if kind == "from":
            same = str(last.args["source"]) == str(source_words(self.s.parts, SOURCES.index(token)))
        else:
            what = last.args.get("what")
            same = int(n) == (what.args["n"] if isinstance(what, Message) else last.args.get("n", 1))
        if not same:
            raise NotOffered(f"{token} was not asked, and something else happened")

    def draw(self, name: str) -> "Scene":
        return self.play(f"event:{event_id(name)}")

    def turn_up(self, name: str) -> "Scene":
        return self.play(f"card:{name}")

    def character_points(self, seat: int, name: str) -> int:
        """What one character would give a player if it were the only one dealt."""
        other = self.copy()
        return other.characters({0: [name]}).score(seat)["characters"]

    # -- inside -------------------------------------------------------------------------------------------

    def _go(self) -> "Scene":
        settle(self.s, self.events_told)
        return self

    def _lucky(self) -> None:
        while self.luck is not None and self.s.stack and self.question.seat == CHANCE:
            option = self.question.sample(self.s, self.luck)  # type: ignore[attr-defined]
            self.game.answer(self.s, option, self.events_told)

    def _balance(self) -> "Scene":
        """Whoever is nowhere else waits in the general supply."""
        for seat, me in enumerate(self.s.players):
            me[RESERVE] = 12 - me[SUPPLY] - self._on_board(seat)
            assert me[RESERVE] >= 0, f"player {seat} has more than twelve citizens"
        self.s.neutral_reserve = 8 - self._on_board(NEUTRAL)
        assert self.s.neutral_reserve >= 0
        return self


class NotOffered(Exception):
    """An answer to something that is not asked, because there is no choice."""


assert len(DICE) == 5 * DISTRICT_DICE
assert LEVELS == 3
