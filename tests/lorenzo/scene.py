"""Builds positions of Lorenzo for the rulebook tests: set up in three lines, play, look.

    scene = Scene(2).player(0, "2h", cards=["forest", "marble_pit"]).dice(white=3).turn(0)
    scene.go("white", "harvest:small", 2)
    assert scene.has(0) == "4w 3s 1h 1v"

Players are seats 0, 1, 2, ... who start with nothing; amounts are written as in ``printed.py``. The towers are empty,
the dice show 1. Answers with one possibility are given by themselves, as in a match; chance is answered by tokens like
everybody else, unless ``luck`` is set.
"""

import random
from collections.abc import Mapping
from typing import cast

from armorial.games.lorenzo import components, rules
from armorial.games.lorenzo.components import (
    AREA_OF,
    BONUS_TILES,
    CARDS,
    COLOURS,
    HOLDINGS,
    LEADERS,
    MEMBERS,
    NEUTRAL,
    ROW,
    SPACES,
    TILES,
    TYPES,
)
from armorial.games.lorenzo.leaders import play
from armorial.games.lorenzo.report import Report, excommunicate
from armorial.games.lorenzo.state import (
    AREAS,
    BONUS_TILE,
    CARD,
    COPIED,
    COUNT,
    DISCARDED,
    EXCOMMUNICATED,
    HAND,
    MEMBER,
    NAMED,
    NONE,
    PACKET,
    PLACES,
    PLAYED,
    USED,
    Lorenzo,
)
from armorial.games.lorenzo.turn import EndOfRound, EndOfTurn, NextTurn, Round, Turn, Where, Who
from armorial.kernel.contract import CHANCE, Event, Question, settle
from armorial.kernel.questions import Refusal
from armorial.kernel.words import Message
from tests.lorenzo.printed import LETTERS, TILE_NAMES, amounts
from tests.scenes import AnyScene

GAME = rules(components())
THINGS = [name for name in LETTERS.values() if name != "privilege"]
ONLY_BY_CHOICE = (
    "BonusCard",
    "Church",
    "Exchange",
    "Fewer",
    "PickDiscount",
    "PickPrice",
    "Privilege",
    "Spend",
    "Strength",
)
"""Questions that the rules leave out where there is nothing to choose."""
TILE_NUMBERS = {name: number for number, name in TILE_NAMES.items()}


def chosen(advanced: bool | str) -> dict[str, str]:
    """The option of the game: off, on, or one of its parts."""
    return {"advanced": advanced if isinstance(advanced, str) else "on" if advanced else "off"}


class Scene(AnyScene[Lorenzo]):
    """A position in the actions of a round; the first of them unless said otherwise."""

    def __init__(self, seats: int = 2, *, advanced: bool | str = False, luck: int | None = None) -> None:
        self.game = GAME
        self.s: Lorenzo = self.game.set_up(seats, chosen(advanced))
        self.s.stack.clear()
        self.s.order = list(range(seats))
        self.s.round_number = 1
        self.s.dice = [1, 1, 1]
        self.events: list[Event] = []
        self.luck = None if luck is None else random.Random(luck)
        for me in self.s.players:
            me[: len(HOLDINGS)] = [0] * len(HOLDINGS)
            me[BONUS_TILE] = 0

    # -- setting up ---------------------------------------------------------------------------------------

    def holding(self, seat: int, amounts: Mapping[str, int]) -> "Scene":
        """Single amounts of a player, by name."""
        for name, n in amounts.items():
            self.s.players[seat][HOLDINGS.index(name)] = n
        return self

    def player(
        self,
        seat: int,
        stock: str | None = None,
        *,
        cards: list[str] | tuple[str, ...] = (),
        tiles: list[str] | tuple[str, ...] = (),
        leaders: list[str] | tuple[str, ...] = (),
        hand: list[str] | tuple[str, ...] = (),
        used: list[str] | tuple[str, ...] = (),
        bonus: str | None = None,
        **more: int,
    ) -> "Scene":
        """What a player has: exactly this stock, if given, and these besides: cards in the order taken, tiles they were
        excommunicated with, leaders played, in hand, face down. Single amounts by name: ``military=7``."""
        me = self.s.players[seat]
        if stock is not None:
            given = amounts(stock or "-")
            me[: len(HOLDINGS)] = [given.get(name, 0) for name in HOLDINGS]
        self.holding(seat, more)
        for name in cards:
            self._own(seat, CARDS.index(name))
        for number in tiles:
            self._excommunicate(seat, number)
        for name in leaders:
            self._leader(name)
            play(self.s, seat, LEADERS.index(name), NONE, None)
        for name in hand:
            self._leader(name)
            me[HAND] |= 1 << LEADERS.index(name)
        for name in used:
            me[USED] |= 1 << LEADERS.index(name)
        if bonus is not None:
            me[BONUS_TILE] = BONUS_TILES.index(bonus)
        return self

    def tower(self, kind: str, *cards: str | None) -> "Scene":
        """The cards of a tower, from the bottom; None or left out: no card."""
        first = 4 * TYPES.index(kind)
        for floor in range(4):
            name = cards[floor] if floor < len(cards) else None
            card = NONE if name is None else CARDS.index(name)
            self.s.towers[first + floor] = card
            if card != NONE:
                self.s.deck &= ~(1 << card)
        return self

    def dice(self, **values: int) -> "Scene":
        for colour, n in values.items():
            self.s.dice[COLOURS.index(colour)] = n
        return self

    def at(self, space: str, seat: int, member: str) -> "Scene":
        """A member stands on a space already."""
        where, which = SPACES.index(space), MEMBERS.index(member)
        me = self.s.players[seat]
        me[MEMBER + which] = where
        self.s.occupied |= 1 << where
        self.s.placed.append(16 * where + 4 * seat + which)
        if which != NEUTRAL and AREA_OF[where] >= 0:
            me[AREAS] |= 1 << AREA_OF[where]
        return self

    def name_member(self, seat: int, member: str) -> "Scene":
        """Federico da Montefeltro was activated for a member."""
        self.s.players[seat][NAMED] = MEMBERS.index(member)
        return self

    def order(self, *seats: int) -> "Scene":
        self.s.order = list(seats)
        return self

    def round_number(self, n: int) -> "Scene":
        self.s.round_number = n
        return self

    def tiles(self, *numbers: str) -> "Scene":
        """The excommunication tiles of the game."""
        for number in numbers:
            self.s.tiles[int(number[0]) - 1] = TILES.index(TILE_NAMES[number])
            self.s.unused_tiles &= ~(1 << TILES.index(TILE_NAMES[number]))
        return self

    # -- beginning ----------------------------------------------------------------------------------------

    def turn(self, seat: int) -> "Scene":
        """It is a player's turn; after it the others' follow, one each, in the order of the seats."""
        self.s.stack.clear()
        for n in range(self.s.seats - 1, -1, -1):
            other = (seat + n) % self.s.seats
            if self.home(other):
                self.s.then(Turn(other), EndOfTurn(other))
        return self._go_on()

    def actions(self) -> "Scene":
        """The actions of the round begin, with the end of the round after them."""
        self.s.then(NextTurn(0))
        return self._go_on()

    def new_round(self, luck_until: str = "") -> "Scene":
        """A round begins, its number still to be counted. With ``luck_until`` the dice and draws before a question of
        that name are answered by chance."""
        self.s.round_number -= 1
        self.s.then(Round())
        self._go_on()
        while luck_until and not self.asked.startswith(luck_until):
            self.play(self.options()[0])
        return self

    def report(self, then_round: bool = False) -> "Scene":
        """The report to the Vatican, and nothing after it, or the end of the round."""
        self.s.then(Report(0))
        if then_round:
            self.s.stack.insert(0, EndOfRound())
        return self._go_on()

    def end_round(self) -> "Scene":
        self.s.stack.clear()
        self.s.then(EndOfRound())
        return self._go_on()

    def score(self) -> "Scene":
        """The game is over as it stands."""
        self.s.stack.clear()
        return self

    @classmethod
    def started(cls, seats: int, luck: int | None = 0, advanced: bool | str = False) -> "Scene":
        """A real game from its first draw on, up to the first player's question."""
        scene = cls.__new__(cls)
        scene.game = GAME
        scene.events = []
        scene.luck = None if luck is None else random.Random(luck)
        scene.s = scene.game.new(seats, chosen(advanced), scene.events)
        return scene._go_on()

    def branch(self) -> "Scene":
        """The same position, to be played on apart from this one."""
        scene = type(self).__new__(type(self))
        scene.game, scene.luck = self.game, self.luck
        scene.s, scene.events = self.s.clone(), self.events[:]
        return scene

    # -- playing ------------------------------------------------------------------------------------------

    def play(self, *tokens: str) -> "Scene":
        """Give answers, chance's included; each must be allowed."""
        for token in tokens:
            self.game.answer_token(self.s, token, self.events)
            self._go_on()
        return self

    def go(self, member: str, space: str, servants: int | None = None) -> "Scene":
        """Place a member, with the fewest servants or as many as said."""
        before = len(self.events)
        self._answer(f"member:{member}")
        self._answer(space)
        if self._asks_servants():
            self._answer(f"servants:{min(self._offered()) if servants is None else servants}")
        if servants is not None:
            assert self._spent(before) == servants
        return self._go_on()

    def bonus(self, what: str, servants: int) -> "Scene":
        """Carry out an action by effect: a card from a floor, ``harvest`` or ``production``, with these servants."""
        before = len(self.events)
        if what in ("harvest", "production"):
            assert (self.asked, self._area()) == ("Strength", what)
            self._answer(f"servants:{servants}")
        else:
            assert self.asked == "BonusCard"
            self._answer(what)
            if self.asked == "Spend":
                self._answer(f"servants:{servants}")
        assert self._spent(before) == servants
        return self._go_on()

    def decline(self) -> "Scene":
        return self.play("decline")

    def privilege(self, name: str) -> "Scene":
        assert self.asked == "Privilege"
        return self.play(f"privilege:{name}")

    def price(self, which: str) -> "Scene":
        return self.play(f"price:{which}")

    def discount(self, resource: str) -> "Scene":
        return self.play(f"discount:{resource}")

    def without(self, resource: str) -> "Scene":
        """Tile 1.4: one fewer of this."""
        assert self.asked == "Fewer"
        return self.play(f"fewer:{resource}")

    def exchange(self, card: str, way: int = 1) -> "Scene":
        """Use an exchange of a building: its first or second way."""
        assert self.asked == "Exchange"
        return self.play(f"use:{card}:{way}")

    def exchanges(self, **ways: int) -> "Scene":
        """Use these exchanges and no others."""
        for card, way in ways.items():
            self.exchange(card, way)
        return self.finish()

    def finish(self) -> "Scene":
        """No more exchanges."""
        return self.play("done") if self.asked == "Exchange" else self

    def play_leader(self, name: str, copy: str = "") -> "Scene":
        return self.play(f"play:{name}:{copy}" if name == "lorenzo_de_medici" else f"play:{name}")

    def activate(self, name: str, member: str = "") -> "Scene":
        return self.play(f"activate:{name}:{member}" if member else f"activate:{name}")

    def discard(self, name: str, privilege: str) -> "Scene":
        return self.play(f"discard:{name}").privilege(privilege)

    def take_tile(self, name: str) -> "Scene":
        """Choose a personal bonus tile."""
        assert self.asked == "ChooseTile"
        return self.play(f"tile:{name}")

    def pick_leader(self, name: str) -> str:
        """Keep a leader in the draft."""
        assert self.asked == "Draft"
        self.play(f"keep:{name}")
        return name

    def end(self) -> "Scene":
        """The turn is over, where there is time for leaders after it."""
        return self.play("end") if self.asked == "AfterTurn" else self

    def support_church(self) -> "Scene":
        return self.play("support")

    def refuse_church(self) -> "Scene":
        return self.play("refuse")

    def to(self, seat: int) -> "Scene":
        """It is a player's turn again, whoever came between."""
        return self.turn(seat)

    def random_round(self) -> "Scene":
        """Play at random until the round is over."""
        assert self.luck is not None
        now = self.s.round_number
        while not self.over and self.s.round_number == now:
            question = self.question
            if question.seat != CHANCE:
                self.play(question.table.names[self.luck.choice(question.options(self.s))])
        while not self.over and self.question.seat == CHANCE:
            self._go_on()
        return self

    def roll(self, **values: int) -> "Scene":
        for colour in COLOURS:
            assert self.asked == "Roll"
            self.play(str(values[colour]))
        return self

    # -- why not ------------------------------------------------------------------------------------------

    def changes(self, token: str) -> dict[str, int]:
        """What it changes, by the names of the things."""
        return {key.removeprefix("lorenzo-n-"): n for key, n in self.outlook(token).changes.items()}

    def may(self, token: str) -> bool:
        return token in self.options()

    def why(self, member: str, space: str) -> Refusal:
        """Why a member may not be placed on a space; the same comes out with the space picked first."""
        scene = self.branch()
        seat = scene.to_move
        by_member = self._asked_where(seat, member).refused(space)
        by_space = self._asked_who(seat, space).refused(f"member:{member}")
        assert (by_member.name, by_member.message.args) == (by_space.name, by_space.message.args)
        return by_member

    def can(self, member: str, space: str) -> bool:
        seat = self.to_move
        found = space in self._asked_where(seat, member).options()
        assert found == (f"member:{member}" in self._asked_who(seat, space).options())
        return found

    def amounts(self, member: str, space: str) -> list[int]:
        """The numbers of servants with which a member can be placed on a space."""
        scene = self.branch()
        before = len(scene.events)
        scene._answer(f"member:{member}")
        scene._answer(space)
        return scene._offered() if scene._asks_servants() else [scene._spent(before)]

    def bonus_spaces(self) -> list[str]:
        """The floors from which an action by effect can take a card."""
        assert self.asked == "BonusCard"
        return [token for token in self.options() if token.split(":")[0] in TYPES]

    def bonus_amounts(self, what: str) -> list[int]:
        """The numbers of servants with which an action by effect can be carried out."""
        if what in ("harvest", "production"):
            assert (self.asked, self._area()) == ("Strength", what)
            return self._offered()
        scene = self.branch()
        before = len(scene.events)
        scene._answer(what)
        return scene._offered() if scene.asked == "Spend" else [scene._spent(before)]

    def why_bonus(self, space: str) -> Refusal:
        assert self.asked == "BonusCard"
        return self.refused(space)

    def why_privilege(self, name: str) -> Refusal:
        assert self.asked == "Privilege"
        return self.refused(f"privilege:{name}")

    def why_exchange(self, card: str, way: int) -> Refusal:
        assert self.asked == "Exchange"
        return self.refused(f"use:{card}:{way}")

    def exchangeable(self) -> list[str]:
        """The exchanges that can be used now."""
        return [token.removeprefix("use:") for token in self.options() if token != "done"]

    def why_play(self, leader: str) -> Refusal:
        return self.refused(f"play:{leader}")

    def can_play(self, leader: str) -> bool:
        return any(token == f"play:{leader}" or token.startswith(f"play:{leader}:") for token in self.options())

    def copyable(self) -> list[str]:
        """Whom Lorenzo de' Medici can copy, by name."""
        return sorted(token.split(":")[2] for token in self.options() if token.startswith("play:lorenzo_de_medici:"))

    def tiles_offered(self) -> list[str]:
        """The bonus tiles that can be chosen; also those that only the last one can take."""
        assert self.asked == "ChooseTile"
        return [token.removeprefix("tile:") for token in self.options()]

    def may_pass(self) -> bool:
        return any(token.startswith("pass:") for token in self.options())

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question[Lorenzo]:
        return self.open_question()

    @property
    def asked(self) -> str:
        """The class of the open question, '' when nothing is asked."""
        return type(self.s.stack[-1]).__name__ if self.s.stack else ""

    def field(self, name: str) -> str:
        """A field of the open question, as it is saved."""
        found: str = self.game.dump(self.s)["stack"][-1][name]
        return found

    @property
    def over(self) -> bool:
        return self.game.asked(self.s) is None

    def options(self) -> list[str]:
        """What may be answered: exactly what is not refused, and looked at by programs in part."""
        question = self.question
        found = question.options(self.s)
        assert found == [option for option in question.table.indices if not question.refusal(self.s, option)]
        assert set(found) <= set(question.candidates(self.s))
        moves = question.moves(self.s)
        assert set(moves) <= set(found)
        assert bool(moves) == bool(found)
        return [question.table.names[option] for option in found]

    def moves(self) -> list[str]:
        """The answers that programs look at."""
        return [self.question.table.names[option] for option in self.question.moves(self.s)]

    def stock(self, seat: int) -> dict[str, int]:
        """All seven amounts of a player."""
        return {name: self.s.players[seat][HOLDINGS.index(name)] for name in THINGS}

    def amounts_of(self, seat: int) -> dict[str, int]:
        """The amounts that are not 0."""
        return {name: n for name, n in self.stock(seat).items() if n}

    def has(self, seat: int) -> str:
        """The amounts that are not 0, as in ``printed.py``: wood, stone, servants, coins, military, faith, VP."""
        stock = self.stock(seat)
        return " ".join(f"{stock[name]}{letter}" for letter, name in LETTERS.items() if stock.get(name))

    def expect(self, seat: int, stock: str, tiles: list[str] | None = None) -> None:
        assert self.has(seat) == stock
        assert tiles is None or self.excommunicated(seat) == tiles

    def cards(self, seat: int, kind: str | None = None) -> list[str]:
        """A player's cards of a type in the order taken, or of all types."""
        me = self.s.players[seat]
        found = []
        for index, name in enumerate(TYPES):
            if kind in (None, name):
                first = CARD + ROW * index
                found += [CARDS[card] for card in me[first : first + me[COUNT + index]]]
        return found

    def where(self, seat: int, member: str) -> str:
        return PLACES[self.s.players[seat][MEMBER + MEMBERS.index(member)]]

    def home(self, seat: int) -> list[str]:
        """The members still to be placed."""
        return [member for member in MEMBERS if self.where(seat, member) == "home"]

    def members_at(self, space: str) -> list[str]:
        """The members on a space in the order they came: ``["0 white"]``."""
        where = SPACES.index(space)
        found = [code for code in self.s.placed if code >> 4 == where]
        assert bool(found) == bool(self.s.occupied >> where & 1)
        assert all(self.where(code >> 2 & 3, MEMBERS[code & 3]) == space for code in found)
        return [f"{code >> 2 & 3} {MEMBERS[code & 3]}" for code in found]

    def towers(self) -> dict[str, list[str | None]]:
        """The cards on the floors, from the bottom."""
        shown = [None if card == NONE else CARDS[card] for card in self.s.towers]
        return {kind: shown[4 * index : 4 * index + 4] for index, kind in enumerate(TYPES)}

    def dice_now(self) -> dict[str, int]:
        return dict(zip(COLOURS, self.s.dice, strict=True))

    def turn_order(self) -> list[int]:
        return self.s.order

    def open_tiles(self) -> list[str]:
        """The numbers of the tiles of the game."""
        return [TILE_NUMBERS[TILES[tile]] for tile in self.s.tiles]

    def excommunicated(self, seat: int) -> list[str]:
        """The numbers of the tiles a player was excommunicated with."""
        mask = self.s.players[seat][EXCOMMUNICATED]
        return [TILE_NUMBERS[TILES[self.s.tiles[period]]] for period in range(3) if mask >> period & 1]

    def bonus_tile(self, seat: int) -> str:
        return str(BONUS_TILES[self.s.players[seat][BONUS_TILE]])

    def leaders(self, seat: int) -> list[str]:
        """The leaders a player has in play."""
        return self._named(seat, PLAYED)

    def hand(self, seat: int) -> list[str]:
        return self._named(seat, HAND)

    def packet(self, seat: int) -> list[str]:
        """The leaders before a player in the draft."""
        return self._named(seat, PACKET)

    def face_down(self, seat: int) -> list[str]:
        return self._named(seat, USED)

    def discarded(self, seat: int) -> list[str]:
        return self._named(seat, DISCARDED)

    def copied(self, seat: int) -> str:
        """Whom a player's Lorenzo de' Medici copies."""
        return str(LEADERS[self.s.players[seat][COPIED]])

    def points(self, seat: int, part: str) -> int:
        """A part of the final score."""
        return self.game.score(self.s, seat).parts[part]

    def total(self, seat: int) -> int:
        return self.game.score(self.s, seat).total

    def ranks(self) -> list[int]:
        return self.game.ranks(self.s)

    def told(self) -> list[str]:
        """The keys of what has happened so far."""
        return [event.message.key for event in self.events]

    # -- inside -------------------------------------------------------------------------------------------

    def _go_on(self) -> "Scene":
        settle(self.s, self.events)
        while self.s.stack:
            question = self.question
            if question.seat == CHANCE:
                if self.luck is None:
                    break
                option = question.sample(self.s, self.luck)  # type: ignore[attr-defined]
            else:
                options = self.options()
                if len(options) > 1:
                    break
                assert self.asked not in ONLY_BY_CHOICE, f"{self.asked} is asked without a choice"
                option = question.table.find(options[0])
            self.game.answer(self.s, option, self.events)
        return self

    def _answer(self, token: str) -> None:
        """An answer, and no forced ones after it."""
        self.game.answer_token(self.s, token, self.events)

    def _spent(self, since: int) -> int:
        """The servants spent on value by what has happened since."""
        spent = 0
        for event in self.events[since:]:
            if event.message.key == "lorenzo-did-spend-servants":
                (amount,) = cast(list[Message], event.message.args["what"])
                assert amount.key == "lorenzo-n-servants"
                spent += cast(int, amount.args["n"])
        return spent

    def _asked_where(self, seat: int, member: str) -> "Scene":
        scene = self.branch()
        scene.s.stack.append(Where(seat, MEMBERS.index(member)))
        return scene

    def _asked_who(self, seat: int, space: str) -> "Scene":
        scene = self.branch()
        scene.s.stack.append(Who(seat, SPACES.index(space)))
        return scene

    def _asks_servants(self) -> bool:
        """Whether the open question is how many servants go with the member just placed."""
        return self.asked == "Spend" or (self.asked == "Strength" and "decline" not in self.options())

    def _offered(self) -> list[int]:
        """The numbers of servants that may be answered."""
        return [int(token.split(":")[1]) for token in self.options() if token.startswith("servants:")]

    def _area(self) -> str:
        """Which of harvest and production the open question about servants is for."""
        return self.field("action")

    def _named(self, seat: int, index: int) -> list[str]:
        mask = self.s.players[seat][index]
        return [name for leader, name in enumerate(LEADERS) if mask >> leader & 1]

    def _own(self, seat: int, card: int) -> None:
        """A player has a card, and it works for them."""
        me = self.s.players[seat]
        kind = self.s.parts.type_of[card]
        me[CARD + ROW * kind + me[COUNT + kind]] = card
        me[COUNT + kind] += 1
        self.s.deck &= ~(1 << card)
        permanent = self.s.parts.permanent[card]
        if permanent is not None:
            permanent.run(self.s, seat, None)

    def _leader(self, name: str) -> None:
        """A leader is somewhere now, and not among the undealt ones."""
        self.s.undealt &= ~(1 << LEADERS.index(name))

    def _excommunicate(self, seat: int, number: str) -> None:
        """As in the report of the tile's period."""
        self.tiles(number)
        now, self.s.round_number = self.s.round_number, 2 * int(number[0])
        excommunicate(self.s, seat, None)
        self.s.round_number = now
