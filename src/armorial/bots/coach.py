"""Which answers a bot thinks much worse than the best one, and why."""

import random
from typing import Any, Final, NamedTuple

from armorial.bots import make_bot
from armorial.bots.advice import differences
from armorial.bots.greedy import look_ahead
from armorial.bots.judge import Judge, Learned
from armorial.bots.reasons import reasons_between
from armorial.bots.runner import bot_thought
from armorial.kernel.contract import Game, State
from armorial.kernel.pools import determinize
from armorial.kernel.words import Message

POSITIONS: Final = 300
"""How many positions are looked at to see where two answers lead."""
STRICT: Final = 10
GENTLE: Final = 20
"""How much less likely the victory must be, in percent, for a strict coach, or a gentle one, to warn of an answer."""


class Behind(NamedTuple):
    """An answer that is behind the best one."""

    token: str
    better: str
    chance: int
    """By how many percent the best answer makes the victory likelier."""
    reasons: dict[str, float]
    """What makes the difference, as in an ``Advice``."""


def behind(game: Game[Any], state: State, level: str, pace: float, rng: random.Random) -> list[Behind]:
    """All answers that a strict coach would warn of. The bot knows no more than the player who is asked."""
    question = game.asked(state)
    assert question is not None
    bot = make_bot(level, pace)
    choices = bot_thought(game, state, bot, rng).choices
    if len(choices) < 2:
        return []
    best = max(choices, key=lambda choice: choice.value)
    judge, seen = bot.judge_of(game), determinize(game, state, question.seat, rng)
    names = question.table.names
    found = []
    for choice in choices:
        chance = round(100 * (best.value - choice.value))
        if chance >= STRICT:
            why = _reasons(judge, seen, question.seat, [best.option, choice.option])
            found.append(Behind(names[choice.option], names[best.option], chance, why))
    return found


def _reasons(judge: Judge, seen: State, seat: int, options: list[int]) -> dict[str, float]:
    if not isinstance(judge, Learned):
        return {}
    one, two = look_ahead(judge, seen, options, POSITIONS)
    return reasons_between(judge, one.position, two.position, seat)


def in_words(found: Behind, better: Message) -> list[Message]:
    """What the coach says of it. ``better`` names the best answer."""
    worse = Message("coach-worse", {"chance": found.chance, "better": better})
    return [worse, *(differences(found.reasons) if found.reasons else [])]
