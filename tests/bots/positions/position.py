"""A position with an answer that any good player accepts or rejects, and whether a bot finds it.

An answer is written as a line: the tokens of one move in a row, ``"member:white council privilege:faith"``, each of
which may have ``*`` in it. A line stands for all moves that begin with it, so payments and other details can be left
out; a line that begins with ``...`` for all moves in which it comes up at any time. Answers that are no choice are not
written.
"""

import random
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from typing import Any, Final

from armorial.bots.bot import Bot
from armorial.bots.runner import bot_answer
from armorial.kernel.contract import CHANCE, Game, State
from tests.scenes import AnyScene

Line = tuple[str, ...]
ANYWHERE: Final = "..."


@dataclass(frozen=True)
class Position:
    """Either ``accept`` or ``reject`` is given. Where the rest of the game is ``counted``, ``accept`` are exactly the
    best answers, and a test proves it by trying everything (``solve.py``)."""

    name: str
    why: str
    scene: Callable[[], AnyScene[Any]]
    accept: Sequence[str] = ()
    reject: Sequence[str] = ()
    counted: bool = False

    @property
    def lines(self) -> list[Line]:
        """The lines of the answer, whichever they are."""
        return [tuple(line.split()) for line in (*self.accept, *self.reject)]

    @property
    def depth(self) -> int:
        """After how many choices it is clear at the latest whether a move fits."""
        return max(len(line) for line in self.lines)

    def allows(self, played: Line) -> bool | None:
        """Whether a move is one that a good player would make, by its first choices; None if it is not clear yet."""
        ahead = False
        for line in self.lines:
            anywhere = line[0] == ANYWHERE
            for first in range(len(played) if anywhere else 1):
                if _fits(played[first:], line[anywhere:]):
                    return bool(self.accept)
            ahead = ahead or anywhere or (len(played) < len(line) and _fits(played, line[: len(played)]))
        return None if ahead else not self.accept


def _fits(played: Line, line: Line) -> bool:
    """Whether a move begins with a line."""
    return len(played) >= len(line) and all(map(fnmatchcase, played, line))


def choice(game: Game[Any], s: State, seat: int) -> list[int]:
    """What a seat can choose from now. Answers that are no choice are given on the way there; nothing is left to choose
    from when somebody else is asked, or the dice."""
    while (question := game.asked(s)) is not None and question.seat == seat:
        moves = question.moves(s)
        if len(moves) > 1:
            return moves
        game.answer(s, moves[0], None)
    return []


def start(position: Position) -> tuple[Game[Any], State, int]:
    """The game, the position up to its first choice, and who is asked."""
    scene = position.scene()
    question = scene.game.asked(scene.s)
    assert question is not None, "the game is over"
    assert question.seat != CHANCE, "the dice are asked"
    choice(scene.game, scene.s, question.seat)
    return scene.game, scene.s, question.seat


def played(position: Position, bot: Bot, seed: int) -> tuple[Line, bool]:
    """The beginning of the bot's move, as far as it is needed, and whether a good player would make it."""
    game, s, seat = start(position)
    rng = random.Random(seed)
    line: Line = ()
    while choice(game, s, seat):
        question = game.asked(s)
        assert question is not None
        option = bot_answer(game, s, bot, rng)
        line = (*line, question.table.names[option])
        game.answer(s, option, None)
        found = position.allows(line)
        if found is not None:
            return line, found
    return line, not position.accept
