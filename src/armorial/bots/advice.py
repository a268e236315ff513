"""What a bot advises and why: the chance of winning, how far its answer is ahead of the next best, what makes the
difference, and what it expects to follow.

An ``Advice`` is plain data, so that it can come from another process. Its words are the same in terminal and browser.
"""

import random
from typing import Any, Final, NamedTuple

from armorial.bots.bot import Bot, Choice, Thought
from armorial.bots.greedy import look_ahead
from armorial.bots.judge import Judge, Learned
from armorial.bots.line import Step, expected_line
from armorial.bots.reasons import AS_IT_STANDS, VAGUE, reasons_between
from armorial.bots.runner import bot_thought
from armorial.kernel.contract import Game, State
from armorial.kernel.pools import determinize
from armorial.kernel.words import Message, who

POSITIONS: Final = 2000
"""How many positions are looked at to see where the two best answers lead."""
LEVEL: Final = 0.05
"""Answers that differ by less than this many points promise the same: it would be shown as 0.0."""
MOST_GAINS: Final = 2
"""How many reasons are given for an answer. Only the largest is given against it."""
MINOR: Final = 0.25
"""Reasons that are less than this share of the largest are not worth mentioning."""
MOST_THINGS: Final = 3
"""How many things are named that an answer brings, and that it costs; the largest. For games judged by hand."""
LATER: Final = "reason-later"
"""What only shows when the bot plays on."""


class Rival(NamedTuple):
    """The next best answer, and how the best compares with it."""

    option: int
    chance: float
    ahead: float
    """By how many points the best answer promises more: against the best of the other seats, if there are any."""
    reasons: dict[str, float] = {}
    """What makes the difference, by the key of its words: together that many points. Only a learned judge knows."""
    more: list[tuple[str, int]] = []
    less: list[tuple[str, int]] = []
    """Else what the player has more and less of after the move: what counts it, and how many."""


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
    line: list[Step] = []
    """What should follow."""


def advise(game: Game[Any], state: State, bot: Bot, rng: random.Random) -> Advice:
    """What the bot would do in the place of the player who is asked. It knows no more than they do."""
    return advice_of(bot.judge_of(game), state, bot_thought(game, state, bot, rng), rng)


def advice_of(judge: Judge, state: State, thought: Thought, rng: random.Random) -> Advice:
    """What a bot thinks, with the reasons."""
    choice = thought.of(thought.option)
    if choice is None:
        return Advice(thought.option)
    game = judge.game
    question = game.asked(state)
    assert question is not None
    seen = determinize(game, state, question.seat, rng)
    looks = sum(each.visits for each in thought.choices)
    others = [each for each in thought.choices if each is not choice]
    rival = _rival(judge, seen, question.seat, choice, others[0]) if others else None
    line = expected_line(judge, state, thought.option, rng)
    return Advice(thought.option, choice.value, choice.points, choice.visits, looks, rival, line)


def _rival(judge: Judge, seen: State, seat: int, best: Choice, other: Choice) -> Rival:
    """Compares where both moves end; and if the bot has played on from there, where that led to, on average."""
    one, two = look_ahead(judge, seen, [best.option, other.option], POSITIONS)
    if not isinstance(judge, Learned):
        later = best.points - other.points - (one.points[seat] - two.points[seat])
        more, less = _things_between(judge.game, one.position, two.position, seat)
        return Rival(other.option, other.value, one.lead - two.lead + later, {}, more, less)
    pairs = list(zip(best.ends, other.ends, strict=False)) or [(one.position, two.position)]
    found: dict[str, float] = {}
    seen_later = 0.0
    for mine, theirs in pairs:
        for key, points in reasons_between(judge, mine, theirs, seat).items():
            found[key] = found.get(key, 0.0) + points / len(pairs)
        seen_later += (judge.points(mine)[seat] - judge.points(theirs)[seat]) / len(pairs)
    later = best.points - other.points - seen_later
    return Rival(other.option, other.value, sum(found.values()) + later, {**found, LATER: later})


def _things_between(game: Game[Any], one: State, two: State, seat: int) -> tuple[list[Any], list[Any]]:
    """What a player has more and less of in one position than in another: points by their parts, and things."""
    here, there = _counted(game, one, seat), _counted(game, two, seat)
    differences = [(key, here.get(key, 0) - there.get(key, 0)) for key in here | there]
    differences.sort(key=lambda difference: -abs(difference[1]))
    more = [(key, n) for key, n in differences if n > 0][:MOST_THINGS]
    less = [(key, -n) for key, n in differences if n < 0][:MOST_THINGS]
    return more, less


def _counted(game: Game[Any], s: State, seat: int) -> dict[str, int]:
    """The parts of the score and the things of a seat, by the keys of their words."""
    parts = {f"score-{game.name}-{part}": n for part, n in game.score(s, seat).parts.items()}
    return {**parts, **game.holdings(s, seat)}


# -- in words ---------------------------------------------------------------------------------------------


def reservations(components: dict[str, Any] | None) -> list[Message]:
    """What to bear in mind about advice: the bot counts with the table's numbers, but learned to judge with others."""
    return [Message("hint-other-numbers")] if components else []


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
    return said + (differences(rival.reasons) if rival.reasons else _compared(rival))


def differences(found: dict[str, float]) -> list[Message]:
    """The largest reasons for an answer, and one against it.

    The judge by hand counts most things already: what is only taken off from that, or added to it, is no reason.
    """
    largest = max(map(abs, found.values()))
    counted = found.get(AS_IT_STANDS, 0.0)
    told = [
        (key, points)
        for key, points in sorted(found.items(), key=lambda each: -abs(each[1]))
        if abs(points) >= max(LEVEL, MINOR * largest) and not (points * counted < 0 and abs(points) < abs(counted))
    ]
    gains = _clearest([each for each in told if each[1] > 0], MOST_GAINS)
    costs = _clearest([each for each in told if each[1] < 0], 1)
    if gains and costs:
        return [Message("hint-gains-costs", {"gains": gains, "costs": costs})]
    if gains:
        return [Message("hint-gains", {"gains": gains})]
    return [Message("hint-costs", {"costs": costs})] if costs else []


def _clearest(found: list[tuple[str, float]], most: int) -> list[Message]:
    """The first of some reasons in words; vague ones only where there are no others."""
    told = [each for each in found if each[0] not in VAGUE] or found
    return [Message("hint-reason", {"what": Message(key), "points": signed(points)}) for key, points in told[:most]]


def _compared(rival: Rival) -> list[Message]:
    """What a player has more and less of."""
    more, less = _things(rival.more), _things(rival.less)
    if more and less:
        return [Message("hint-more-less", {"more": more, "less": less})]
    if more:
        return [Message("hint-more", {"more": more})]
    return [Message("hint-less", {"less": less})] if less else []


def _things(counted: list[tuple[str, int]]) -> list[Message]:
    return [
        Message("hint-part", {"n": n, "part": Message(key)}) if key.startswith("score-") else Message(key, {"n": n})
        for key, n in counted
    ]


def line_in_words(advice: Advice, seat: int) -> list[Message]:
    """What is expected to follow, one message for each turn. ``seat`` is who is advised."""
    said: list[Message] = []
    for step in advice.line:
        what = step.answers[0]
        for answer in step.answers[1:]:
            what = Message("hint-then", {"first": what, "next": answer})
        if step.seat == seat:
            said.append(Message("hint-yours", {"what": what}))
        else:
            said.append(Message("hint-theirs", {"who": who(step.seat), "what": what}))
    return said


def decimal(value: float) -> Message:
    """A number with one decimal, as the reader's language writes it."""
    whole, _, part = f"{abs(value):.1f}".partition(".")
    negative = value < 0 and f"{whole}{part}".strip("0") != ""
    return Message("decimal", {"whole": f"−{whole}" if negative else whole, "part": part})


def signed(value: float) -> Message:
    """The same with a plus sign where it is more than nothing."""
    number = decimal(value)
    return number if value < LEVEL else Message("decimal", {**number.args, "whole": f"+{number.args['whole']}"})
