"""Menus: questions with many kinds of answers, each kind written in one piece.

What a player may do with a turn is a list: pick a die, use a card, pass. Such a question is a ``MenuQuestion``, its
list a ``Menu``, and each line of the list a ``Family`` of answers: its tokens, which of them to think of, why one is
refused, what it does, what it is called. A family is written beside the rules of its part of the board, and two menus
may share it. ::

    class Act(MenuQuestion[Game, Group]):
        menu = Menu(PickDie(), UseCard(), WorkTheFields(), Pass())
        table = menu.table

The option of an answer is its place in the table: the tokens of all families, in the order of the menu. Within its
family an answer is known by its index there, so a family does not care which menu it is in.

Families judge the position by a **reading**: what the question makes of it once (``read``) for all of them, such as the
group of dice that was picked, with its total and price. It is made anew for each call, and never kept.
"""

from collections.abc import Iterable, Sequence
from typing import Any, ClassVar, Final, Generic, TypeVar

from armorial.kernel.contract import Out, Question, S
from armorial.kernel.openness import mypyc_attr
from armorial.kernel.questions import Table
from armorial.kernel.words import Message

R = TypeVar("R")


@mypyc_attr(allow_interpreted_subclasses=True)
class Family(Generic[S, R]):
    """One thing that may be done, in all ways to do it. ``i`` is an index into its tokens."""

    tokens: ClassVar[Sequence[str]]
    again: ClassVar[bool] = False
    """Whether the same question is asked again afterwards: a thing that may be done besides."""

    def candidates(self, s: S, at: R) -> Sequence[int]:
        """What a player might think of now, sorted: all that is legal, and what is worth explaining."""
        return range(len(self.tokens))

    def refusal(self, s: S, at: R, i: int) -> int:
        """0 if the answer may be given, else a code of the game's ``reasons``."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: S, at: R) -> Sequence[int]:
        """What may be answered: the candidates without refusal, sorted. Written anew only to be quicker."""
        return [i for i in self.candidates(s, at) if not self.refusal(s, at, i)]

    def moves(self, s: S, at: R) -> Sequence[int]:
        """The options that programs look at; see ``Question.moves``."""
        return self.options(s, at)

    def take(self, s: S, at: R, i: int, out: Out) -> None:
        """Carry out an answer. ``at`` was read before anything changed."""
        raise NotImplementedError(type(self).__name__)

    def label(self, s: S, at: R, i: int) -> Message:
        """An answer in words."""
        raise NotImplementedError(type(self).__name__)


class Menu(Generic[S, R]):
    """What may be done, in order. ``least`` are the tokens of what does least, as in ``Table``."""

    __slots__ = ("families", "firsts", "of", "places", "table")

    def __init__(self, *families: Family[S, R], least: Iterable[str] = ()) -> None:
        self.families: Final = families
        self.table: Final = Table([token for family in families for token in family.tokens], least)
        firsts: list[int] = []
        of: list[Family[S, R]] = []
        places: list[int] = []
        for family in families:
            firsts.append(len(of))
            of += [family for _ in family.tokens]
            places += range(len(family.tokens))
        self.firsts: Final = firsts
        """The first option of each family."""
        self.of: Final = of
        """The family of each option."""
        self.places: Final = places
        """The index of each option in its family."""


@mypyc_attr(allow_interpreted_subclasses=True)
class MenuQuestion(Question[S], Generic[S, R]):
    """A question whose answers are those of a menu. A class writes ``menu``, ``table = menu.table``, and ``read``."""

    menu: ClassVar[Menu[Any, Any]]

    def read(self, s: S) -> R:
        """The position as the families of this menu need it. With nothing to work out, the question itself will do."""
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: S) -> Sequence[int]:
        menu, at = self.menu, self.read(s)
        found: list[int] = []
        for n, family in enumerate(menu.families):
            first = menu.firsts[n]
            found += [first + i for i in family.candidates(s, at)]
        return found

    def refusal(self, s: S, option: int) -> int:
        menu = self.menu
        return menu.of[option].refusal(s, self.read(s), menu.places[option])

    def options(self, s: S) -> list[int]:
        menu, at = self.menu, self.read(s)
        found: list[int] = []
        for n, family in enumerate(menu.families):
            first = menu.firsts[n]
            found += [first + i for i in family.options(s, at)]
        return found

    def moves(self, s: S) -> list[int]:
        menu, at = self.menu, self.read(s)
        found: list[int] = []
        for n, family in enumerate(menu.families):
            first = menu.firsts[n]
            found += [first + i for i in family.moves(s, at)]
        return found

    def take(self, s: S, option: int, out: Out) -> None:
        menu = self.menu
        family, at = menu.of[option], self.read(s)
        if family.again:
            s.stack.append(self)
        family.take(s, at, menu.places[option], out)

    def label(self, s: S, option: int) -> Message:
        menu = self.menu
        return menu.of[option].label(s, self.read(s), menu.places[option])
