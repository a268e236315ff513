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
    TURNS,
    TYPES,
)
from armorial.games.lorenzo.leaders import play
from armorial.games.lorenzo.report import Report, excommunicate
from armorial.games.lorenzo.state import (
    AREAS,
    BONUS_TILE,
    CARD,
    COUNT,
    HAND,
    MEMBER,
    NAMED,
    NONE,
    USED,
    Lorenzo,
)
from armorial.games.lorenzo.turn import EndOfRound, EndOfTurn, NextTurn, Round, Turn, Where, Who
from armorial.kernel.contract import CHANCE, Event, settle
from armorial.kernel.questions import Refusal
from armorial.kernel.words import Message
from tests.lorenzo.looking import Looking
from tests.lorenzo.printed import TILE_NAMES, amounts

GAME = rules(components())
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


def chosen(advanced: bool | str) -> dict[str, str]:
    """The option of the game: off, on, or one of its parts."""
    return {"advanced": advanced if isinstance(advanced, str) else "on" if advanced else "off"}


class Scene(Looking):
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

    def last_turns(self, n: int) -> "Scene":
        """So many turns of the round are left, by the order of the seats; then its report and its end."""
        self.s.stack.clear()
        self.s.then(NextTurn(TURNS * self.s.seats - n))
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

    def bonus_amounts(self, what: str) -> list[int]:
        """The numbers of servants with which an action by effect can be carried out."""
        if what in ("harvest", "production"):
            assert (self.asked, self._area()) == ("Strength", what)
            return self._offered()
        scene = self.branch()
        before = len(scene.events)
        scene._answer(what)
        return scene._offered() if scene.asked == "Spend" else [scene._spent(before)]

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
