"""What an observation is made of: named fields, one after the other, written as whole numbers.

An encoder is declared once. From its fields come the length of an observation, the bounds of the observation space,
the names of all numbers, and the tables of docs/research-fields.md. What it writes is plain Python without numpy, so
that it can be compiled together with the rules; ``armorial.research.observing`` puts it into arrays.
"""

from typing import ClassVar, Final, Generic

from armorial.kernel.contract import CHANCE, Chance, Frame, Game, Question, S

MOST: Final = 32767
"""The largest number an observation can hold (16 bits)."""
SEATS: Final = -1
"""As a size: one number for each seat, the observer's first, then the others from their left on."""

_BYTES: Final[list[list[int]]] = [[value >> bit & 1 for bit in range(8)] for value in range(256)]


def put_bits(out: list[int], mask: int, n: int) -> None:
    """The lowest ``n`` bits of a set, each a number."""
    while n >= 8:
        out += _BYTES[mask & 255]
        mask >>= 8
        n -= 8
    if n:
        out += _BYTES[mask & 255][:n]


def put_one(out: list[int], value: int, n: int) -> None:
    """1 at the place of the value, 0 elsewhere; all 0 for a negative one."""
    start = len(out)
    out += [0] * n
    if value >= 0:
        out[start + value] = 1


def put_seat(out: list[int], who: int, seat: int, seats: int) -> None:
    """Who it is, as one of the seats counted from the observer's; all 0 for nobody."""
    put_one(out, (who - seat) % seats if who >= 0 else -1, seats)


class Field:
    """Some neighbouring numbers of an observation with a name and a meaning.

    ``low`` and ``high`` are what the numbers can be, ``scale`` is a large value of everyday play: divide by it to get
    numbers of about 1.
    """

    def __init__(
        self, name: str, size: int, meaning: str, high: int = 1, scale: float = 1.0, low: int = 0, start: int = 0
    ) -> None:
        self.name = name
        self.size = size
        self.meaning = meaning
        self.low = low
        self.high = high
        self.scale = scale
        self.start = start
        """Where it begins, once it is part of a layout."""

    def placed(self, prefix: str, start: int, seats: int) -> "Field":
        """The field in the layout of a game with so many seats."""
        size = seats if self.size == SEATS else self.size
        return Field(prefix + self.name, size, self.meaning, self.high, self.scale, self.low, start)


def number(name: str, meaning: str, scale: float, size: int = 1, high: int = MOST, low: int = 0) -> Field:
    """A field of amounts."""
    return Field(name, size, meaning, high, scale, low)


class Kind:
    """How a field of a step or question on the stack is written. This one: a number as it is."""

    words: ClassVar[str] = "the number"
    several: ClassVar[bool] = False
    """Whether it holds a list of numbers."""

    def size(self, seats: int) -> int:
        return 1

    def low(self) -> int:
        return -999

    def high(self) -> int:
        return MOST

    def put(self, out: list[int], at: int, value: int, seat: int, seats: int) -> None:
        out[at] = value

    def put_many(self, out: list[int], at: int, values: tuple[int, ...], seat: int, seats: int) -> None:
        raise TypeError("this kind of field holds one number")


class SeatKind(Kind):
    """A seat: 1 for the observer, 2 for the next, and so on; 0 where there is none."""

    words: ClassVar[str] = "a seat: 1 for the observer, 2 for the next one to the left"

    def low(self) -> int:
        return 0

    def put(self, out: list[int], at: int, value: int, seat: int, seats: int) -> None:
        out[at] = (value - seat) % seats + 1 if value >= 0 else 0


class SeatsKind(Kind):
    """A set of seats, kept as bits."""

    words: ClassVar[str] = "a set of seats, the observer first"

    def size(self, seats: int) -> int:
        return seats

    def low(self) -> int:
        return 0

    def high(self) -> int:
        return 1

    def put(self, out: list[int], at: int, value: int, seat: int, seats: int) -> None:
        for who in range(seats):
            out[at + (who - seat) % seats] = value >> who & 1


class BitsKind(Kind):
    """A set of things, kept as bits. What is beyond the last place is left out."""

    words: ClassVar[str] = "a set, a number for each thing"

    def __init__(self, n: int) -> None:
        self.n = n

    def size(self, seats: int) -> int:
        return self.n

    def low(self) -> int:
        return 0

    def high(self) -> int:
        return 1

    def put(self, out: list[int], at: int, value: int, seat: int, seats: int) -> None:
        place = 0
        while value and place < self.n:
            out[at + place] = value & 1
            value >>= 1
            place += 1


class AmountsKind(Kind):
    """So many numbers."""

    words: ClassVar[str] = "amounts"
    several: ClassVar[bool] = True

    def __init__(self, n: int) -> None:
        self.n = n

    def size(self, seats: int) -> int:
        return self.n

    def put_many(self, out: list[int], at: int, values: tuple[int, ...], seat: int, seats: int) -> None:
        for place, value in enumerate(values):
            out[at + place] = value


class CountsKind(Kind):
    """How often each thing is in a list; things are counted from ``first``."""

    words: ClassVar[str] = "how often each thing was chosen"
    several: ClassVar[bool] = True

    def __init__(self, n: int, first: int = 0) -> None:
        self.n = n
        self.first = first

    def size(self, seats: int) -> int:
        return self.n

    def low(self) -> int:
        return 0

    def put_many(self, out: list[int], at: int, values: tuple[int, ...], seat: int, seats: int) -> None:
        for value in values:
            out[at + value - self.first] += 1


SEAT_NAMES: Final = ("seat", "to", "owner", "giver", "by")
"""Fields of steps and questions that hold a seat, in every game."""


class Slot:
    """Where a class of steps or questions is written, and how its fields are."""

    def __init__(self, name: str, asked: int) -> None:
        self.name = name
        self.asked = asked
        """The number of the class among the questions to players, -1 for others."""
        self.start = 0
        self.parts: list[tuple[str, Kind, int, bool]] = []
        """Field, kind, place after the start, and whether it holds several numbers."""


class StackPart(Generic[S]):
    """The open question, and what lies under it.

    For every class of steps and questions: how many are on the stack, and the fields of the topmost of them.
    """

    def __init__(self, game: Game[S], seats: int, kinds: dict[str, Kind]) -> None:
        """``kinds`` are the fields that are no mere numbers: by ``Class.field``, or by field for all classes."""
        self.seats = seats
        self.slots: dict[type[Frame[S]], Slot] = {}
        self.fields: list[Field] = []
        asked = 0
        unused = set(kinds)
        at = 0
        rows: list[Field] = []
        for name, frame in game.frames.items():
            question = issubclass(frame, Question) and not issubclass(frame, Chance)
            slot = Slot(name, asked if question else -1)
            slot.start = at
            asked += question
            rows.append(number(f"stack.{name}", f"how many `{name}` are on the stack", 1, high=99))
            at += 1
            for field in frame.fields:
                key = f"{name}.{field}" if f"{name}.{field}" in kinds else field
                kind = kinds[key] if key in kinds else SeatKind() if field in SEAT_NAMES else Kind()
                unused.discard(key)
                size = kind.size(seats)
                slot.parts.append((field, kind, at - slot.start, kind.several))
                meaning = f"`{field}` of the topmost `{name}`: {kind.words}"
                rows.append(Field(f"stack.{name}.{field}", size, meaning, kind.high(), 1.0, kind.low()))
                at += size
            self.slots[frame] = slot
        if unused:
            raise ValueError(f"no step or question has the fields {', '.join(sorted(unused))}")
        self.questions = asked
        names = ", ".join(slot.name for slot in self.slots.values() if slot.asked >= 0)
        self.fields.append(Field("asked.question", asked, f"which question is open: {names}"))
        self.fields.append(Field("asked.seat", SEATS, "who is asked; all 0 when chance is, and after the end"))
        self.fields.append(Field("asked.chance", 1, "whether chance is asked (only in OpenSpiel's chance nodes)"))
        self.fields += rows
        self.size = asked + seats + 1 + at

    def write(self, s: S, seat: int, out: list[int]) -> None:
        start = len(out)
        out += [0] * self.size
        if not s.stack:
            return
        seats = self.seats
        top = s.stack[-1]
        assert isinstance(top, Question)
        if top.seat == CHANCE:
            out[start + self.questions + seats] = 1
        else:
            out[start + self.slots[type(top)].asked] = 1
            out[start + self.questions + (top.seat - seat) % seats] = 1
        start += self.questions + seats + 1
        for place in range(len(s.stack) - 1, -1, -1):
            frame = s.stack[place]
            slot = self.slots[type(frame)]
            at = start + slot.start
            out[at] += 1
            if out[at] == 1:
                for name, kind, offset, several in slot.parts:
                    if several:
                        kind.put_many(out, at + offset, getattr(frame, name), seat, seats)
                    else:
                        kind.put(out, at + offset, getattr(frame, name), seat, seats)


class Encoder(Generic[S]):
    """Writes what a seat may know of a position as a row of whole numbers.

    First the board, then every player, the observer first and the others from their left on, then what only the
    observer knows, then the open question and what lies under it.
    """

    def __init__(
        self,
        game: Game[S],
        seats: int,
        version: int,
        board: list[Field],
        player: list[Field],
        own: list[Field],
        kinds: dict[str, Kind],
    ) -> None:
        self.game = game
        self.seats = seats
        self.version = version
        """Raised whenever the same position would be written differently."""
        self.stack: StackPart[S] = StackPart(game, seats, kinds)
        self.fields: list[Field] = []
        self.size = 0
        self._add("", board)
        for who in range(seats):
            self._add(f"player{who}.", player)
        self._add("own.", own)
        self._add("", self.stack.fields)
        self.board_size = sum(seats if field.size == SEATS else field.size for field in board)
        self.player_size = sum(field.size for field in player)

    def _add(self, prefix: str, fields: list[Field]) -> None:
        for field in fields:
            placed = field.placed(prefix, self.size, self.seats)
            self.fields.append(placed)
            self.size += placed.size

    def encode(self, s: S, seat: int) -> list[int]:
        """The position as the seat sees it."""
        out: list[int] = []
        seats = self.seats
        self.write_board(s, seat, out)
        for place in range(seats):
            self.write_player(s, (seat + place) % seats, seat, out)
        self.write_own(s, seat, out)
        self.stack.write(s, seat, out)
        return out

    # -- what a game writes ---------------------------------------------------------------------------------------

    def write_board(self, s: S, seat: int, out: list[int]) -> None:
        """What belongs to no player."""
        raise NotImplementedError

    def write_player(self, s: S, who: int, seat: int, out: list[int]) -> None:
        """What everybody may know of a player."""
        raise NotImplementedError

    def write_own(self, s: S, seat: int, out: list[int]) -> None:
        """What only the observer knows, and the set of what they do not know."""
        raise NotImplementedError
