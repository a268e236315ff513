"""An encoder for games that have none of their own: made from their views alone, so that every game can be learnt.

A view is a tree of names, numbers and lists. Each of its leaves is a feature: ``stall.price`` with the number 3,
``weather=rain`` once, ``hand=bread`` as often as it is there. A feature goes to the place that the hash of its name
says, and features that share a place are added up (the hashing trick). So an observation has the same length whatever a
view holds, and needs no list of what a game is made of. What is lost is the order of cards and numbers in a list, and
now and then the difference between two features that share a place. Seats that the board names are those of the table,
not counted from the observer. An encoder of the game's own does better: write one when an agent is to become strong.
"""

from typing import Any, ClassVar, Final
from zlib import crc32

from armorial.kernel.codec import Group, IdSet, Many, Row
from armorial.kernel.contract import SPECTATOR, Game, State
from armorial.research.encode.layout import MOST, BitsKind, Encoder, Field, Kind

VERSION: Final = 1
BOARD: Final = 256
PLAYER: Final = 64
OWN: Final = 128
LISTED: Final = 16
"""How many places the board, each player, what only the observer knows, and a list on the stack have."""
LOW: Final = -MOST

Features = dict[str, int]


class SketchKind(Kind):
    """A list of any length: how often each item is in it, at the place that its hash says."""

    words: ClassVar[str] = "how often each item is in the list, by the hash of the item"
    several: ClassVar[bool] = True

    def size(self, seats: int) -> int:
        return LISTED

    def low(self) -> int:
        return 0

    def put_many(self, out: list[int], at: int, values: tuple[int, ...], seat: int, seats: int) -> None:
        for value in values:
            out[at + place_of(str(value), LISTED)] += 1


class GenericEncoder(Encoder[State]):
    """The numbers of a position of any game."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        board = [sketch("board", BOARD, "what everybody may see of the board")]
        player = [sketch("things", PLAYER, "what everybody may see of a player")]
        own = [sketch("knowledge", OWN, "what only the observer sees")]
        super().__init__(game, seats, VERSION, board, player, own, kinds_of(game))

    def encode(self, s: State, seat: int) -> list[int]:
        """As every encoder does, but with the two views looked at once."""
        public = self.game.view(s, SPECTATOR)
        players = public.pop("players", [])
        seen = features(public)
        out = hashed(seen, BOARD)
        for place in range(self.seats):
            who = (seat + place) % self.seats
            out += hashed(features(players[who]) if who < len(players) else {}, PLAYER)
        out += hashed(self._only_own(s, seat, seen, players), OWN)
        self.stack.write(s, seat, out)
        return out

    def _only_own(self, s: State, seat: int, seen: Features, players: list[Any]) -> Features:
        """The features that the seat sees and spectators do not, or see with another number."""
        view = self.game.view(s, seat)
        mine = view.pop("players", [])
        found = {name: n for name, n in features(view).items() if seen.get(name) != n}
        for who, player in enumerate(mine):
            public = features(players[who])
            away = (who - seat) % self.seats
            for name, n in features(player).items():
                if public.get(name) != n:
                    found[f"player{away}.{name}"] = n
        return found


def sketch(name: str, size: int, meaning: str) -> Field:
    return Field(name, size, f"{meaning}, by the hashes of the features", MOST, 10.0, LOW)


def kinds_of(game: Game[Any]) -> dict[str, Kind]:
    """The fields of steps and questions that are no mere numbers."""
    found: dict[str, Kind] = {}
    for name, frame in game.frames.items():
        for field, codec in frame.fields.items():
            if isinstance(codec, IdSet):
                found[f"{name}.{field}"] = BitsKind(codec.size)
            elif isinstance(codec, Many | Group | Row):
                found[f"{name}.{field}"] = SketchKind()
    return found


def features(value: Any, name: str = "") -> Features:
    """The leaves of a view: numbers by their path, words by their path and themselves."""
    found: Features = {}
    _collect(value, name, found)
    return found


def _collect(value: Any, name: str, found: Features) -> None:
    if isinstance(value, dict):
        for key, part in value.items():
            _collect(part, f"{name}.{key}" if name else key, found)
    elif isinstance(value, list | tuple):
        for number, part in enumerate(value):
            if isinstance(part, dict | list | tuple):
                _collect(part, f"{name}.{number}", found)
            else:
                _count(f"{name}={part}", 1, found)
    elif isinstance(value, int):
        _count(name, int(value), found)
    elif value is not None:
        _count(f"{name}={value}", 1, found)


def _count(name: str, n: int, found: Features) -> None:
    found[name] = found.get(name, 0) + n


def hashed(found: Features, size: int) -> list[int]:
    """The features in a row of so many numbers."""
    out = [0] * size
    for name, n in found.items():
        place = place_of(name, size)
        out[place] = max(LOW, min(MOST, out[place] + n))
    return out


def place_of(name: str, size: int) -> int:
    """The same in every process and version, unlike Python's own hashes."""
    return crc32(name.encode()) % size
