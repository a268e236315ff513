"""The course of a recorded game without any search: its rounds, how the points grew and out of what, and luck.

**Luck** is what dice and draws were worth to a seat: how many points the judge expects of it after them, less what it
expected on average over everything that could have come up. So a seat that always gets what was to be expected has
none, whatever the dice show. What all seats draw together, one after the other, counts as one stroke of luck.
"""

import random
from typing import Any, Final, Protocol

from armorial.bots.judge import Judge
from armorial.kernel.contract import CHANCE, CHAPTER, Chance, State
from armorial.kernel.words import plain
from armorial.match import Replay

MOST_OUTCOMES: Final = 120
"""If no more than so many things can come up, all are looked at; else so many samples."""


class Asked(Protocol):
    """What is to be known of an inquiry."""

    seed: int
    everything: bool


def tally_of(replay: Replay, judge: Judge, inquiry: Asked) -> dict[str, Any]:
    """Rounds, points and luck as plain data. Of a game whose secrets are still kept only its rounds."""
    path = replay.path(replay.last)
    chapters = _chapters(replay, path)
    told: dict[str, Any] = {
        "lines": replay.last,
        "seats": replay.record.seats,
        "chapters": [{"line": line, "said": said} for line, said in chapters],
        "points": [],
        "parts": [],
        "luck": [],
    }
    if inquiry.everything:
        starts = [line for line, _ in chapters]
        told["points"] = _points(replay, path)
        told["parts"] = [_parts(replay, line) for line in [*starts, replay.last]]
        told["luck"] = _luck(replay, path, starts, judge, random.Random(f"armorial luck {inquiry.seed}"))
    return told


def _chapters(replay: Replay, path: list[int]) -> list[tuple[int, Any]]:
    """Where rounds begin, with their headings. What comes before the first belongs to it."""
    kept = set(path)
    found: list[tuple[int, Any]] = []
    for line, event in replay.at(replay.last).events:
        if event.heading == CHAPTER and line in kept and line < replay.last:
            found.append((line, plain(event.message)))
    return [(0, found[0][1]), *found[1:]] if found else [(0, None)]


def _points(replay: Replay, path: list[int]) -> list[list[Any]]:
    """The scores as they stood after each line at which one changed, and in the end."""
    found: list[list[Any]] = []
    for line in path:
        scores = [sum(parts.values()) for parts in _parts(replay, line)]
        if not found or found[-1][1] != scores or line == path[-1]:
            found.append([line, scores])
    return found


def _parts(replay: Replay, line: int) -> list[dict[str, int]]:
    """What the score of each seat was made of after a line."""
    state = replay.state_after(line)
    return [dict(replay.game.score(state, seat).parts) for seat in range(state.seats)]


def _luck(replay: Replay, path: list[int], starts: list[int], judge: Judge, rng: random.Random) -> list[list[float]]:
    """What dice and draws were worth to each seat, in each round."""
    seats = replay.record.seats
    luck = [[0.0] * seats for _ in starts]
    before: int | None = None
    for at, line in enumerate(path[1:], 1):
        if before is None and replay.record.lines[line - 1].seat == CHANCE:
            before = path[at - 1]
        if before is not None and _settled(judge, replay.state_after(line)):
            won = stroke(judge, replay.state_after(before), replay.state_after(line), rng)
            chapter = max(number for number, start in enumerate(starts) if start <= before)
            luck[chapter] = [sum(both) for both in zip(luck[chapter], won, strict=True)]
            before = None
    return [[round(points, 2) for points in row] for row in luck]


def _settled(judge: Judge, state: State) -> bool:
    """Whether chance has said all that it had to say for now."""
    asked = judge.game.asked(state)
    return asked is None or asked.seat != CHANCE


def stroke(judge: Judge, before: State, after: State, rng: random.Random) -> list[float]:
    """By how many points each seat stands better than was to be expected."""
    possible = outcomes(judge, before) or [(1.0, _thrown(judge, before, rng)) for _ in range(MOST_OUTCOMES)]
    total = sum(weight for weight, _ in possible)
    expected = [0.0] * before.seats
    for weight, outcome in possible:
        for seat, points in enumerate(judge.points(outcome)):
            expected[seat] += weight / total * points
    return [points - mean for points, mean in zip(judge.points(after), expected, strict=True)]


def outcomes(judge: Judge, before: State) -> list[tuple[float, State]]:
    """Everything that can come up, with how likely it is; nothing if that is too much."""
    open_, done = [(1.0, before)], list[tuple[float, State]]()
    while open_:
        likely, state = open_.pop()
        asked = judge.game.asked(state)
        if not isinstance(asked, Chance):
            done.append((likely, state))
            continue
        weights = asked.weights(state)
        possible = [option for option, weight in enumerate(weights) if weight]
        if len(open_) + len(done) + len(possible) > MOST_OUTCOMES:
            return []
        for option in possible:
            copy = state.clone()
            judge.game.answer(copy, option, None)
            open_.append((likely * weights[option] / sum(weights), copy))
    return done


def _thrown(judge: Judge, before: State, rng: random.Random) -> State:
    """One of the things that can come up."""
    state = before.clone()
    while isinstance(asked := judge.game.asked(state), Chance):
        judge.game.answer(state, asked.sample(state, rng), None)
    return state
