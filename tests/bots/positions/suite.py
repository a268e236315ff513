"""All positions, and how bots do in them."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final

from armorial.bots import make_bot
from armorial.bots.bot import Bot
from armorial.bots.mcts import Mcts
from tests.bots.playing import LONG
from tests.bots.positions import legacy, lorenzo, troyes, village
from tests.bots.positions.position import Line, Position, played

SUITES: Final[dict[str, tuple[Position, ...]]] = {
    "village": village.POSITIONS,
    "lorenzo": lorenzo.POSITIONS,
    "troyes": troyes.POSITIONS,
    "legacy": legacy.POSITIONS,
}
SEED: Final = 1
"""The same numbers in every run: a bot that chooses among equals chooses alike."""


@dataclass(frozen=True)
class Try:
    """What a bot did in a position."""

    position: Position
    line: Line
    passed: bool


def unhurried(level: str) -> Bot:
    """A bot that thinks as long as its level says, however slow the machine is."""
    bot = make_bot(level)
    if isinstance(bot, Mcts):
        bot.seconds = LONG
    return bot


def tries(level: str, positions: Iterable[Position], seed: int = SEED) -> list[Try]:
    """What bots of a level do in positions, a fresh one in each."""
    return [Try(position, *played(position, unhurried(level), seed)) for position in positions]


def share(found: list[Try]) -> float:
    """The share of positions that were passed."""
    return sum(each.passed for each in found) / len(found)


def passed_of(found: list[Try]) -> str:
    return f"{sum(each.passed for each in found)} of {len(found)}"


def report(game: str, level: str, found: list[Try]) -> list[str]:
    """The pass rate in a line, then a line for each position that was not passed: what was done, and what is better."""
    counted = [each for each in found if each.position.counted]
    judged = [each for each in found if not each.position.counted]
    parts = f"counted {passed_of(counted)}, judged {passed_of(judged)}"
    lines = [f"{game:8} {level:8} {passed_of(found)} ({share(found):.0%}): {parts}"]
    for each in found:
        if not each.passed:
            position = each.position
            wanted = ", or ".join(position.accept) or f"not {', nor '.join(position.reject)}"
            proved = " (counted)" if position.counted else ""
            lines.append(f"    {position.name}{proved}: {' '.join(each.line)}; better {wanted}")
    return lines
