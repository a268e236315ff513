"""Menus: questions with many kinds of answers, each kind written in one piece.

What a player may do with a turn is a list: pick a die, use a card, pass. Such a question is a ``MenuQuestion``, its
list a ``Menu``, and each line of the list a ``Family`` of answers: its tokens, which of them to think of, why one is
refused, what it does, what it is called. A family is written beside the rules of its part of the board, and two menus
may share it. ::

    MENU: Final = Menu(PickDie(), UseCard(), WorkTheFields(), Pass())

    class Act(MenuQuestion[Game, Picked]):
        table: ClassVar[Tokens] = MENU.table

        def menu(self) -> Menu[Game, Picked]:
            return MENU

The option of an answer is its place in the table: the tokens of all families, in the order of the menu. Within its
family an answer is known by its index there, so a family does not care which menu it is in.

Families judge the position by a **reading** that the question makes of it (``read``), one for all of them, so that
what several need is worked out once: such as the group of dice that was picked, with its total and price. It is made
anew for each call, and never kept. With nothing to work out the question itself will do.
"""

from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Generic, TypeVar

from armorial.kernel.contract import Out, Question, S
from armorial.kernel.openness import mypyc_attr
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message

R = TypeVar("R")
A = TypeVar("A", contravariant=True)
"""What a family needs to know: a menu with more to tell may have it too."""

NONE_NOW: Final[list[int]] = []
"""For a family none of whose answers come into question; nobody changes it."""
THE_ONLY: Final[list[int]] = [0]
"""For a family of one answer, which does."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Family(Generic[S, A]):
    """One thing that may be done, in all ways to do it. ``i`` is an index into its tokens."""

    tokens: ClassVar[Sequence[str]]
    again: bool = False
    """Whether the same question is asked again afterwards: a thing that may be done besides."""

    def __init__(self) -> None:
        self.all: Final = list(range(len(self.tokens)))
        """Every answer there is; nobody changes it."""

    def candidates(self, s: S, at: A) -> list[int]:
        """What a player might think of now, sorted: all that is legal, and what is worth explaining."""
        return self.all

    def refusal(self, s: S, at: A, i: int) -> int:
        """0 if the answer may be given, else a code of the game's ``reasons``."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: S, at: A) -> list[int]:
        """What may be answered: the candidates without refusal, sorted. Written anew only to be quicker."""
        here = self.candidates(s, at)
        if len(here) > 1:
            return [i for i in here if not self.refusal(s, at, i)]
        return NONE_NOW if here and self.refusal(s, at, here[0]) else here

    def moves(self, s: S, at: A) -> list[int]:
        """The options that programs look at; see ``Question.moves``."""
        return self.options(s, at)

    def take(self, s: S, at: A, i: int, out: Out) -> None:
        """Carry out an answer. ``at`` was read before anything changed."""
        raise NotImplementedError(type(self).__name__)

    def label(self, s: S, at: A, i: int) -> Message:
        """An answer in words."""
        raise NotImplementedError(type(self).__name__)


class Line(Generic[S, R]):
    """A line of a menu: its family, its first option, and the next line. Quicker to follow, compiled, than a list."""

    __slots__ = ("family", "first", "next")

    def __init__(self, family: Family[S, R], first: int, next_line: "Line[S, R] | None") -> None:
        self.family = family
        self.first = first
        self.next = next_line

    def add(self, here: list[int], found: list[int]) -> None:
        """Put the options of these answers of the family to those that were found before."""
        first = self.first
        for i in here:
            found.append(first + i)


class Page(Generic[S, R]):
    """Some lines of a menu, in order: what comes into question at one time."""

    __slots__ = ("_top",)

    def __init__(self, lines: Sequence[tuple[Family[S, R], int]]) -> None:
        """Families, each with its first option."""
        top: Line[S, R] | None = None
        for family, first in reversed(lines):
            top = Line(family, first, top)
        self._top = top

    def candidates(self, s: S, at: R) -> list[int]:
        found: list[int] = []
        line = self._top
        while line is not None:
            here = line.family.candidates(s, at)
            if here:
                line.add(here, found)
            line = line.next
        return found

    def options(self, s: S, at: R) -> list[int]:
        found: list[int] = []
        line = self._top
        while line is not None:
            here = line.family.options(s, at)
            if here:
                line.add(here, found)
            line = line.next
        return found

    def moves(self, s: S, at: R) -> list[int]:
        found: list[int] = []
        line = self._top
        while line is not None:
            here = line.family.moves(s, at)
            if here:
                line.add(here, found)
            line = line.next
        return found


class Menu(Generic[S, R]):
    """What may be done, in order. ``least`` are the tokens of what does least, as in ``Tokens``."""

    __slots__ = ("_line_of", "_lines", "table", "whole")

    def __init__(self, *families: Family[S, R], least: Iterable[str] = ()) -> None:
        self.table: Final = Tokens([token for family in families for token in family.tokens], least)
        self._lines: list[tuple[Family[S, R], int]] = []
        self._line_of: list[Line[S, R]] = []
        """The line of each option."""
        for family in families:
            first = len(self._line_of)
            self._lines.append((family, first))
            self._line_of.extend([Line(family, first, None)] * len(family.tokens))
        self.whole: Final = Page(self._lines)

    def page(self, *families: Family[S, R]) -> Page[S, R]:
        """Only these lines, for a question at a time when the others have nothing to offer: so nobody asks them."""
        return Page([(family, first) for family, first in self._lines if family in families])

    def refusal(self, s: S, at: R, option: int) -> int:
        line = self._line_of[option]
        return line.family.refusal(s, at, option - line.first)

    def take(self, s: S, question: Question[S], at: R, option: int, out: Out) -> None:
        line = self._line_of[option]
        if line.family.again:
            s.stack.append(question)
        line.family.take(s, at, option - line.first, out)

    def label(self, s: S, at: R, option: int) -> Message:
        line = self._line_of[option]
        return line.family.label(s, at, option - line.first)


@mypyc_attr(allow_interpreted_subclasses=True)
class MenuQuestion(Question[S], Generic[S, R]):
    """A question whose answers are those of a menu. A class writes ``menu``, ``table`` and ``read``."""

    def menu(self) -> Menu[S, R]:
        raise NotImplementedError(type(self).__name__)

    def read(self, s: S) -> R:
        """The position as the families of the menu need it."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: S) -> Sequence[int]:
        return self.menu().whole.candidates(s, self.read(s))

    def refusal(self, s: S, option: int) -> int:
        return self.menu().refusal(s, self.read(s), option)

    def options(self, s: S) -> list[int]:
        return self.menu().whole.options(s, self.read(s))

    def moves(self, s: S) -> list[int]:
        return self.menu().whole.moves(s, self.read(s))

    def take(self, s: S, option: int, out: Out) -> None:
        self.menu().take(s, self, self.read(s), option, out)

    def label(self, s: S, option: int) -> Message:
        return self.menu().label(s, self.read(s), option)
