"""What is read off a position of Lorenzo: who has what, what lies where, what is asked, what is refused."""

from armorial.games.lorenzo.components import (
    BONUS_TILES,
    CARDS,
    COLOURS,
    HOLDINGS,
    LEADERS,
    MEMBERS,
    ROW,
    SPACES,
    TILES,
    TYPES,
)
from armorial.games.lorenzo.state import (
    BONUS_TILE,
    CARD,
    COPIED,
    COUNT,
    DISCARDED,
    EXCOMMUNICATED,
    HAND,
    MEMBER,
    NONE,
    PACKET,
    PLACES,
    PLAYED,
    USED,
    Lorenzo,
)
from armorial.kernel.contract import Event, Question
from armorial.kernel.questions import Refusal
from tests.lorenzo.printed import LETTERS, TILE_NAMES
from tests.scenes import AnyScene

TILE_NUMBERS = {name: number for number, name in TILE_NAMES.items()}
THINGS = [name for name in LETTERS.values() if name != "privilege"]


class Looking(AnyScene[Lorenzo]):
    """Changes nothing. Amounts are written as in ``printed.py``."""

    events: list[Event]

    def changes(self, token: str) -> dict[str, int]:
        """What it changes, by the names of the things."""
        return {key.removeprefix("lorenzo-n-"): n for key, n in self.outlook(token).changes.items()}

    def may(self, token: str) -> bool:
        return token in self.options()

    def bonus_spaces(self) -> list[str]:
        """The floors from which an action by effect can take a card."""
        assert self.asked == "BonusCard"
        return [token for token in self.options() if token.split(":")[0] in TYPES]

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
