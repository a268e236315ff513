"""What cards, spaces and privileges give: amounts at once, what tiles take away, and privileges to choose.

L-05, L-42, L-43, L-96, L-118, L-131 to L-133
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.lorenzo.components import PRIVILEGES, RESOURCES, STONE, WOOD
from armorial.games.lorenzo.reasons import SAME_PRIVILEGE
from armorial.games.lorenzo.state import DOUBLES, FEWER, Lorenzo, gain
from armorial.games.lorenzo.words import amount, amounts
from armorial.kernel.codec import NUMBER, Codec, IdSet
from armorial.kernel.contract import Frame, Out, Question, event
from armorial.kernel.effects import Op
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

Things = list[tuple[int, int]]


class Per:
    """An amount for every card of a type, or for every few points: ``1 VP per 2 military``. L-96"""

    __slots__ = ("each", "holding", "index", "n")

    def __init__(self, holding: int, n: int, index: int, each: int) -> None:
        self.holding = holding
        self.n = n
        self.index = index
        """What is counted: an index of a player's list."""
        self.each = each


class Source:
    """What one card or one space gives, each time it gives: amounts, then privileges, then an action."""

    __slots__ = ("grant", "per", "privileges", "said", "things")

    def __init__(
        self,
        things: tuple[tuple[int, int], ...],
        per: tuple[Per, ...],
        privileges: int,
        grant: "Granting | None",
        said: list[Message],
    ) -> None:
        self.things = things
        self.per = per
        self.privileges = privileges
        self.grant = grant
        self.said = said

    def amounts(self, me: list[int]) -> Things:
        """What it gives to a player now, before tiles and leaders. L-96"""
        things = list(self.things)
        for per in self.per:
            things.append((per.holding, per.n * (me[per.index] // per.each)))
        return things


class Granting(Op[Lorenzo]):
    """An effect that grants an action: what is to be put on the stack for it."""

    def frame(self, seat: int) -> Frame[Lorenzo]:
        raise NotImplementedError(type(self).__name__)

    def granted(self) -> Message:
        """The action in words."""
        raise NotImplementedError(type(self).__name__)


def gain_from(s: Lorenzo, seat: int, source: Source, name: Message, frames: list[Frame[Lorenzo]], out: Out) -> None:
    """A card or a space gives what it gives; what the player is asked about it comes into ``frames``. L-131 to L-133"""
    things = source.amounts(s.players[seat]) if source.per else source.things
    gain_things(s, seat, things, name, frames, out)
    if source.privileges:
        frames.append(Privilege(seat, source.privileges, 0))


def gain_at_once(s: Lorenzo, seat: int, source: Source, name: Message, out: Out) -> None:
    """The immediate effect of a card: gains first, then privileges, then the action. L-92, L-118"""
    me = s.players[seat]
    frames: list[Frame[Lorenzo]] = []
    things: Sequence[tuple[int, int]] = source.amounts(me) if source.per else source.things
    if me[DOUBLES]:
        things = [(holding, 2 * n if holding < len(RESOURCES) else n) for holding, n in things]
    gain_things(s, seat, things, name, frames, out)
    if source.privileges:
        frames.append(Privilege(seat, source.privileges, 0))
    if source.grant is not None:
        frames.append(source.grant.frame(seat))
        if out is not None:
            out.append(event("lorenzo-did-grant", who=who(seat), source=name, what=source.grant.granted()))
    s.then(*frames)


def gain_things(
    s: Lorenzo,
    seat: int,
    things: Sequence[tuple[int, int]],
    name: Message,
    frames: list[Frame[Lorenzo]],
    out: Out,
) -> None:
    """Amounts from one source, less what the player's tiles take away from it. L-131, L-132"""
    me = s.players[seat]
    if me[FEWER]:
        things = less(me, things, frames, seat)
    gain(s, me, list(things))
    if out is not None and any(n for _, n in things):
        out.append(event("lorenzo-did-gain-from", who=who(seat), source=name, what=amounts(things)))


def less(me: list[int], things: Sequence[tuple[int, int]], frames: list[Frame[Lorenzo]], seat: int) -> Things:
    """Amounts after tiles 1.1 to 1.4: 1 fewer of what they name; of wood and stone 1 fewer in all, by choice."""
    fewer = me[FEWER]
    given = [holding for holding, n in things if n]
    if fewer >> WOOD & 1 and WOOD in given and STONE in given:
        fewer &= ~(1 << WOOD | 1 << STONE)
        frames.append(Fewer(seat))
    return [(holding, n - 1 if n and fewer >> holding & 1 else n) for holding, n in things]


class Fewer(SeatQuestion[Lorenzo]):
    """A source gave both wood and stone to a player with tile 1.4: which of them is 1 fewer. L-132"""

    table: ClassVar[Tokens] = Tokens(("fewer:wood", "fewer:stone"))

    def refusal(self, s: Lorenzo, option: int) -> int:
        return 0

    def onward(self, s: Lorenzo) -> list[int]:
        return self.options(s)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        s.players[self.seat][WOOD + option] -= 1
        if out is not None:
            out.append(event("lorenzo-did-lose", who=who(self.seat), what=[amount(WOOD + option, 1)]))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-fewer", {"who": who(self.seat)})

    def label(self, s: Lorenzo, option: int) -> Message:
        return Message("lorenzo-fewer", {"what": amount(WOOD + option, 1)})


ALL: Final = len(PRIVILEGES)


class Privilege(Question[Lorenzo]):
    """A council privilege. Several of one effect are all different. L-42, L-43"""

    table: ClassVar[Tokens] = Tokens(f"privilege:{name}" for name in PRIVILEGES)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "left": NUMBER, "taken": IdSet(PRIVILEGES)}

    def __init__(self, seat: int, left: int, taken: int) -> None:
        self.seat = seat
        self.left = left
        self.taken = taken

    def refusal(self, s: Lorenzo, option: int) -> int:
        return SAME_PRIVILEGE if self.taken >> option & 1 else 0

    def moves(self, s: Lorenzo) -> list[int]:
        """In the order of the table only, so that no set comes up twice, and so that enough are left for the rest."""
        first = self.taken.bit_length()
        last = ALL + 1 - self.left
        return list(range(first, last)) if first < last else self.options(s)

    def idle(self, s: Lorenzo) -> int:
        """One that brings nothing, if a track is at its end."""
        me = s.players[self.seat]
        for option in self.options(s):
            after = list(me)
            gain(s, after, s.parts.privileges[option])
            if after == me:
                return option
        return super().idle(s)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        things = s.parts.privileges[option]
        gain(s, s.players[self.seat], things)
        if out is not None:
            out.append(event("lorenzo-did-privilege", who=who(self.seat), what=amounts(things)))
        taken = self.taken | 1 << option
        if self.left > 1 and taken + 1 != 1 << ALL:
            s.then(Privilege(self.seat, self.left - 1, taken))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-privilege", {"who": who(self.seat), "left": self.left})

    def label(self, s: Lorenzo, option: int) -> Message:
        return Message("lorenzo-privilege", {"what": amounts(s.parts.privileges[option])})
