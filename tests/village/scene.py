"""Builds positions of Village for the rulebook tests: set up in three lines, play tokens, look.

    scene = Scene(3)
    scene.player(0, time=8, farm=[1, 1, 2], goods={"wagon": 1}, cubes={"brown": 2})
    scene.turn(0, {"crafts": ["plague"]})
    scene.play("take:crafts:plague", "train:smithy:1", "make:plow", "dies:smithy")
    assert scene.time(0) == 6

Players are seats 0, 1, 2, ... clockwise. Whatever is given to a player comes out of the supply, so that every piece is
still in one place. Answers with one possibility are given by themselves, as in a match; chance is answered by tokens
like everybody else, unless ``luck`` is set.
"""

import random
from typing import Any

from armorial.games import load_game
from armorial.games.village.church import Mass
from armorial.games.village.components import (
    CITIES,
    COINS,
    COLOURS,
    CUBES,
    CUBES_BY_NAME,
    CUSTOMERS,
    FIRST_OF,
    GOODS,
    GOODS_AT,
    GRAIN,
    MEMBERS,
    SECTIONS,
    SPACES,
)
from armorial.games.village.state import (
    FARM,
    KINDS,
    MEMBER,
    NOBODY,
    PLACES,
    PRESTIGE,
    SERVED,
    TIME,
    UNBORN,
    VISITED,
    Village,
)
from armorial.games.village.turn import Round, Turn
from armorial.kernel.contract import CHANCE, Event, Question, settle
from tests.scenes import AnyScene


class Scene(AnyScene[Village]):
    """A position without cubes on the board and without customers; generation 1 is on the farms, as at the start."""

    def __init__(self, seats: int = 2, luck: int | None = None, overlay: dict[str, Any] | None = None) -> None:
        self.game = load_game("village", overlay)
        self.s: Village = self.game.set_up(seats, {})
        self.s.stack.clear()
        self.events: list[Event] = []
        self.luck = None if luck is None else random.Random(luck)

    # -- setting up ---------------------------------------------------------------------------------------

    def player(
        self,
        seat: int,
        *,
        time: int | None = None,
        coins: int | None = None,
        grain: int | None = None,
        prestige: int | None = None,
        cubes: dict[str, int] | None = None,
        goods: dict[str, int] | None = None,
        cities: list[str] | None = None,
        served: list[str] | None = None,
        members: dict[str, str] | None = None,
        farm: list[int] | None = None,
        unborn: list[int] | None = None,
    ) -> "Scene":
        """What a player has. ``members`` places single ones by name (1a ... 4b), ``farm`` and ``unborn`` list
        generations that are there instead; a family given by ``farm`` has all others gone, unless named otherwise."""
        me = self.s.players[seat]
        if farm is not None:
            for m in range(len(MEMBERS)):
                me[MEMBER + m] = len(PLACES) - 1
            for g in farm:
                self._free(me, g, FARM)
            for g in unborn or []:
                self._free(me, g, UNBORN)
        for name, place in (members or {}).items():
            me[MEMBER + MEMBERS.index(name)] = PLACES.index(place)
        if coins is not None:
            self._hold(seat, COINS, coins)
        if grain is not None:
            self._hold(seat, GRAIN, grain)
        for name, n in (cubes or {}).items():
            self._hold(seat, CUBES + COLOURS.index(name), n)
        for name, n in (goods or {}).items():
            self._hold(seat, GOODS_AT + GOODS.index(name), n)
        if time is not None:
            me[TIME] = time
        if prestige is not None:
            me[PRESTIGE] = prestige
        for city in cities or []:
            me[VISITED] |= 1 << CITIES.index(city)
        for tile in served or []:
            self.s.pile.remove(CUSTOMERS.index(tile))
            me[SERVED] |= 1 << CUSTOMERS.index(tile)
        return self

    def market(
        self, stalls: list[str | None], queue: list[str] | None = None, pile: list[str] | None = None
    ) -> "Scene":
        """Customers at the stalls (None for an empty stall) and in the queue; ``pile`` cuts down the rest."""
        self.s.stalls = [NOBODY if tile is None else CUSTOMERS.index(tile) for tile in stalls]
        self.s.queue = [CUSTOMERS.index(tile) for tile in queue or []]
        shown = {*self.s.stalls, *self.s.queue}
        self.s.pile = [tile for tile in self.s.pile if tile not in shown]
        if pile is not None:
            self.s.pile = sorted(CUSTOMERS.index(tile) for tile in pile)
        return self

    def board(self, chronicle: dict[str, int] | None = None, graves: int | None = None) -> "Scene":
        """Free places in sections of the chronicle, and free graves."""
        for section, free in (chronicle or {}).items():
            self.s.chronicle[SECTIONS.index(section)] = free
        if graves is not None:
            self.s.graves = graves
        return self

    def ending(self, turns: int = 0) -> "Scene":
        """The end has been called: the next turn is a last one, and so many follow it."""
        self.s.last_turns = turns
        return self

    def turn(self, seat: int, spaces: dict[str, list[str]] | None = None, first: int | None = None) -> "Scene":
        """It is a player's turn; ``spaces`` are the cubes on the action spaces, taken out of the supply."""
        for space, names in (spaces or {}).items():
            for name in names:
                colour = CUBES_BY_NAME.index(name)
                self.s.spaces[KINDS * SPACES.index(space) + colour] += 1
                self.s.supply[CUBES + colour] -= 1
        if first is not None:
            self.s.first = first
        self.s.then(Turn(seat))
        self._go_on()
        return self

    def taking(self, seat: int, space: str, cube: str = "brown") -> "Scene":
        """A player takes a cube from a space, and its action is next. Plague cubes lie on two other spaces, so that
        the round goes on. Whatever was asked before is forgotten: a scene can have several such turns."""
        self.s.stack.clear()
        others = [other for other in ("church", "grain", "family") if other != space][:2]
        spare = {other: ["plague"] for other in others if not any(self.on_space(other).values())}
        self.turn(seat, {space: [cube], **spare})
        return self.play(f"take:{space}:{cube}")

    def ask(self, question: Question[Village]) -> "Scene":
        """A question is asked, also one that the game would not ask."""
        self.s.then(question)
        return self

    def round(self, first: int = 0) -> "Scene":
        """A round begins."""
        self.s.first = first
        self.s.then(Round())
        self._go_on()
        return self

    @classmethod
    def started(cls, seats: int, luck: int | None = 0) -> "Scene":
        """A real game from its first draw on; with ``luck`` up to the first player's question."""
        scene = cls(seats, luck)
        scene.s = scene.game.new(seats)
        scene._go_on()
        return scene

    def mass(self, first: int = 0) -> "Scene":
        """A mass is held, and nothing after it."""
        self.s.first = first
        self.s.then(Mass())
        self._go_on()
        return self

    # -- playing ------------------------------------------------------------------------------------------

    def play(self, *tokens: str) -> "Scene":
        """Give answers, chance's included; each must be allowed."""
        for token in tokens:
            self.game.answer_token(self.s, token, self.events)
            self._go_on()
        return self

    def warned(self, token: str) -> dict[str, dict[str, Any]]:
        """What an answer warns of: keys of messages with their arguments."""
        return {warning.key: warning.args for warning in self.outlook(token).warnings}

    # -- looking ------------------------------------------------------------------------------------------

    @property
    def question(self) -> Question[Village]:
        return self.open_question()

    @property
    def asked(self) -> str:
        """The class of the open question, '' when nothing is asked."""
        return type(self.s.stack[-1]).__name__ if self.s.stack else ""

    def coins(self, seat: int) -> int:
        return self.s.players[seat][COINS]

    def grain(self, seat: int) -> int:
        return self.s.players[seat][GRAIN]

    def time(self, seat: int) -> int:
        return self.s.players[seat][TIME]

    def prestige(self, seat: int) -> int:
        return self.s.players[seat][PRESTIGE]

    def cubes(self, seat: int, colour: str) -> int:
        return self.s.players[seat][CUBES + COLOURS.index(colour)]

    def goods(self, seat: int, good: str) -> int:
        return self.s.players[seat][GOODS_AT + GOODS.index(good)]

    def supply(self, name: str) -> int:
        """How much of a thing lies in the supply: coins, grain, plague, a colour or a good."""
        if name in ("coins", "grain"):
            return self.s.supply[COINS if name == "coins" else GRAIN]
        names = [*CUBES_BY_NAME, *GOODS]
        return self.s.supply[CUBES + names.index(name)]

    def where(self, seat: int, member: str) -> str:
        return PLACES[self.s.players[seat][MEMBER + MEMBERS.index(member)]]

    def at(self, seat: int, place: str) -> list[str]:
        """The members of a player at a place."""
        return [name for name in MEMBERS if self.where(seat, name) == place]

    def customers(self, seat: int) -> list[str]:
        return [tile for i, tile in enumerate(CUSTOMERS) if self.s.players[seat][SERVED] >> i & 1]

    def stalls(self) -> list[str | None]:
        return [None if tile == NOBODY else CUSTOMERS[tile] for tile in self.s.stalls]

    def queue(self) -> list[str]:
        return [CUSTOMERS[tile] for tile in self.s.queue]

    def cities(self, seat: int) -> list[str]:
        """The cities with a marker of a player."""
        return [city for i, city in enumerate(CITIES) if self.s.players[seat][VISITED] >> i & 1]

    def on_space(self, space: str) -> dict[str, int]:
        """The cubes on an action space, by colour, plague included."""
        start = KINDS * SPACES.index(space)
        return dict(zip(CUBES_BY_NAME, self.s.spaces[start : start + KINDS], strict=True))

    def in_bag(self) -> dict[str, int]:
        """The cubes in the green bag, by colour, plague included."""
        return dict(zip(CUBES_BY_NAME, self.s.bag, strict=True))

    def told(self) -> list[str]:
        """The keys of what has happened so far."""
        return [event.message.key for event in self.events]

    # -- inside -------------------------------------------------------------------------------------------

    def _go_on(self) -> None:
        settle(self.s, self.events)
        while self.s.stack:
            question = self.question
            if question.seat == CHANCE:
                if self.luck is None:
                    return
                option = question.sample(self.s, self.luck)  # type: ignore[attr-defined]
            else:
                options = question.options(self.s)
                if len(options) > 1:
                    return
                option = options[0]
            self.game.answer(self.s, option, self.events)

    def _hold(self, seat: int, holding: int, n: int) -> None:
        self.s.supply[holding] += self.s.players[seat][holding] - n
        self.s.players[seat][holding] = n

    def _free(self, me: list[int], generation: int, place: int) -> None:
        for m in range(FIRST_OF[generation - 1], FIRST_OF[generation]):
            if me[MEMBER + m] == len(PLACES) - 1:
                me[MEMBER + m] = place
                return
        raise AssertionError(f"no more members of generation {generation}")
