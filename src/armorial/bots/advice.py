"""What a bot advises and why: the chance of winning, how far its answer is ahead of the next best, and what differs.

An ``Advice`` is plain data, so that it can come from another process. Its words are the same in terminal and browser.
"""

import random
from typing import Any, Final, NamedTuple

from armorial.bots.bot import Bot, Choice, Thought
from armorial.bots.greedy import look_ahead
from armorial.bots.runner import bot_thought
from armorial.kernel.contract import Game, State
from armorial.kernel.pools import determinize
from armorial.kernel.words import Message

POSITIONS: Final = 2000
"""How many positions are looked at to see where the two best answers lead."""
MOST_REASONS: Final = 3
"""How many things are named that an answer brings, and that it costs; the largest."""
LEVEL: Final = 0.05
"""Answers that differ by less than this many points promise the same: it would be shown as 0.0."""


class Rival(NamedTuple):
    """The next best answer, and how the best compares with it."""

    option: int
    chance: float
    ahead: float
    """By how many points the best answer promises more."""
    more: list[tuple[str, int]]
    less: list[tuple[str, int]]
    """What the player has more and less of after the move than with the next best: what counts it, and how many."""


class Advice(NamedTuple):
    """What a bot would answer in somebody's place, and what it expects of it."""

    option: int
    chance: float = 0.0
    """The share of the victory, from 0 to 1."""
    points: float = 0.0
    """By how much the expected result changes. What the result will be, ``worth`` need not say well in every game."""
    visits: int = 0
    looks: int = 0
    """How often it looked at this answer, and at all of them; never if the bot knows no reasons."""
    rival: Rival | None = None


def advise(game: Game[Any], state: State, bot: Bot, rng: random.Random) -> Advice:
    """What the bot would do in the place of the player who is asked. It knows no more than they do."""
    return advice_of(game, state, bot_thought(game, state, bot, rng), rng)


def advice_of(game: Game[Any], state: State, thought: Thought, rng: random.Random) -> Advice:
    """What a bot thinks, with the reasons."""
    choice = thought.of(thought.option)
    if choice is None:
        return Advice(thought.option)
    question = game.asked(state)
    assert question is not None
    seen = determinize(game, state, question.seat, rng)
    looks = sum(each.visits for each in thought.choices)
    others = [each for each in thought.choices if each is not choice]
    rival = _rival(game, seen, question.seat, choice, others[0]) if others else None
    return Advice(thought.option, choice.value, choice.points, choice.visits, looks, rival)


def _rival(game: Game[Any], seen: State, seat: int, best: Choice, other: Choice) -> Rival:
    """Compares what the player has at the end of both moves: points by their parts, and things."""
    one, two = (
        _counted(game, look.position, seat) for look in look_ahead(game, seen, [best.option, other.option], POSITIONS)
    )
    differences = [(key, one.get(key, 0) - two.get(key, 0)) for key in one | two]
    differences.sort(key=lambda difference: -abs(difference[1]))
    more = [(key, n) for key, n in differences if n > 0][:MOST_REASONS]
    less = [(key, -n) for key, n in differences if n < 0][:MOST_REASONS]
    return Rival(other.option, other.value, best.points - other.points, more, less)


def _counted(game: Game[Any], s: State, seat: int) -> dict[str, int]:
    """The parts of the score and the things of a seat, by the keys of their words."""
    parts = {f"score-{game.name}-{part}": n for part, n in game.score(s, seat).parts.items()}
    return {**parts, **game.holdings(s, seat)}


# -- in words ---------------------------------------------------------------------------------------------


def reasons(advice: Advice, other: Message | None) -> list[Message]:
    """Why the bot would answer so, a sentence each. ``other`` names the next best answer."""
    if not advice.looks:
        return []
    said = [Message("hint-chance", {"chance": round(100 * advice.chance)})]
    rival = advice.rival
    if rival is None or other is None:
        return said
    if rival.ahead >= LEVEL:
        said.append(Message("hint-ahead", {"points": decimal(rival.ahead), "other": other}))
    elif rival.ahead <= -LEVEL and round(100 * rival.chance) < round(100 * advice.chance):
        chance = round(100 * rival.chance)
        said.append(Message("hint-safer", {"points": decimal(-rival.ahead), "other": other, "chance": chance}))
    else:
        said.append(Message("hint-level", {"other": other}))
    more, less = _things(rival.more), _things(rival.less)
    if more and less:
        said.append(Message("hint-more-less", {"more": more, "less": less}))
    elif more:
        said.append(Message("hint-more", {"more": more}))
    elif less:
        said.append(Message("hint-less", {"less": less}))
    return said


def _things(counted: list[tuple[str, int]]) -> list[Message]:
    return [
        Message("hint-part", {"n": n, "part": Message(key)}) if key.startswith("score-") else Message(key, {"n": n})
        for key, n in counted
    ]


def decimal(value: float) -> Message:
    """A number with one decimal, as the reader's language writes it."""
    whole, _, part = f"{abs(value):.1f}".partition(".")
    negative = value < 0 and f"{whole}{part}".strip("0") != ""
    return Message("decimal", {"whole": f"−{whole}" if negative else whole, "part": part})
