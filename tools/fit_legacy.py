"""Fits the weights by which bots judge a position of Legacy (src/armorial/games/legacy/judgement/weights.toml).

    .venv/bin/python tools/fit_legacy.py --rounds 3 --minutes 3

Bots play each other by the weights as they are, now and then not quite the best move. What was seen of every position
(games/legacy/judgement/sights.py) is set against the points its family ended with: by ridge regression, for each
generation, with weights that change in its course. Then the next round is played by the new weights. What a round found
is kept for the next one. Needs numpy (extra ``research``); the compiled engine makes it about ten times as fast.
"""

import argparse
import random
import time
import tomllib
from concurrent.futures import ProcessPoolExecutor
from math import exp
from pathlib import Path
from typing import Any

import numpy as np

import armorial.games.legacy.judgement as package
from armorial.bots.greedy import POSITIONS, look_ahead
from armorial.bots.judge import Judge
from armorial.games import load_game
from armorial.games.legacy.actions import Act
from armorial.games.legacy.judgement.prospect import Prospect
from armorial.games.legacy.judgement.sights import AS_THEY_ARE, NAMES, Written
from armorial.games.legacy.judgement.weighing import Family, look
from armorial.games.legacy.judgement.worth import GENERATIONS, MOMENTS, WEIGHTS, read_weights, worth
from armorial.games.legacy.state import GEN, OUT, REVEALED
from armorial.kernel.contract import Chance

FILE = Path(package.__path__[0]) / "weights.toml"
SEATS = (2, 2, 2, 3, 2, 2, 4, 1)
"""Games with two players mostly: the others are much alike."""
TEMPERATURE = 0.7
"""How many points worse a move is that is taken about a third as often."""
SIZE = len(NAMES) + 1
RIDGE = 300.0
"""How strongly weights are held near 0, and how much more so their change in the course of a generation."""
KNOWN = {"honour": (1.0, 1.0, 1.0), "prestige": (3.0, 2.0, 1.0)}
"""What the rules say: honour counts as it is, and prestige at the end of every generation to come."""
STIFFER = (1.0, 2.0, 4.0, 2.0)
HEAD = """\
# What every sight of a family's prospects (sights.py) is worth, in points: for each generation at its start, in its
# middle, shortly before its end, and when the last own pawn is placed. Written by tools/fit_legacy.py; do not edit.
"""


# -- playing --------------------------------------------------------------------------------------------------


def seen(s: Any, seat: int) -> list[float]:
    """Generation, how much of it is left, and all sights."""
    to_come = Prospect(s, seat)
    if not isinstance(s.stack[-1], Act):
        to_come.look_ahead(s, seat)
    family = Family(s, seat, to_come)
    generation = s.numbers[GEN]
    left = to_come.own / (s.parts.own_pawns * s.parts.rounds[generation - 1])
    found: list[float] = [generation - 1, left]
    look(s, seat, to_come, family, Written(found, AS_THEY_ARE))
    return found


def play(table: dict[str, Any] | None, first: int, seconds: float) -> Any:
    """Games for so long: a row for every position seen, and what its family ended with; the game's number first."""
    if table is not None:
        WEIGHTS[:] = read_weights(table)
    game = load_game("legacy")
    rows: list[list[float]] = []
    end = time.monotonic() + seconds
    number = first
    while time.monotonic() < end:
        rng = random.Random(f"fit {number}")
        s = game.new(SEATS[number % len(SEATS)], {})
        found: list[tuple[int, list[float]]] = []
        while (question := game.asked(s)) is not None:
            if isinstance(question, Chance):
                option = question.sample(s, rng)
            else:
                option = _move(game, s, question, rng, found)
            game.answer(s, option, None)
        ended = [worth(s, seat) for seat in range(s.seats)]
        rows += [[number, ended[seat], *sights] for seat, sights in found if not s.players[seat][OUT]]
        number += 1
    return np.array(rows, dtype=np.float32)


def _move(game: Any, s: Any, question: Any, rng: random.Random, found: list[tuple[int, list[float]]]) -> int:
    """A good move, not always the best. The position is looked at before it and as it is expected after it."""
    acting = isinstance(question, Act)
    if acting:
        found += [(seat, seen(s, seat)) for seat in range(s.seats) if not s.players[seat][OUT]]
    options = question.moves(s)
    if len(options) == 1:
        return int(options[0])
    looks = look_ahead(Judge(game), s, options, POSITIONS)
    best = max(look.lead for look in looks)
    look = rng.choices(looks, [exp((look.lead - best) / TEMPERATURE) for look in looks])[0]
    after: Any = look.position
    if acting and after.stack and not after.numbers[REVEALED] and not isinstance(after.stack[-1], Act):
        found.append((question.seat, seen(after, question.seat)))
    return look.option


# -- fitting --------------------------------------------------------------------------------------------------


def fit(rows: Any) -> dict[str, list[list[float]]]:
    """The weights of every sight at the moments of each generation."""
    by_name: dict[str, list[list[float]]] = {name: [] for name in (*NAMES, "begin")}
    for generation in range(GENERATIONS):
        mine = rows[rows[:, 2] == generation].astype(np.float64)
        ended, left, x = mine[:, 1], mine[:, 3], mine[:, 4:]
        for name, worths in KNOWN.items():
            ended -= worths[generation] * x[:, NAMES.index(name)]
            x[:, NAMES.index(name)] = 0.0
        mean, spread = x.mean(0), x.std(0)
        there = spread > 1e-6
        scale = np.where(there, spread, 1.0)
        z = np.hstack([(x - mean) / scale * there, np.ones((len(x), 1))])
        a = np.hstack([z * course[:, None] for course in _courses(left)])
        held = np.repeat(STIFFER, SIZE) * RIDGE
        held[SIZE - 1 :: SIZE] = 1e-3
        solved = np.linalg.solve(a.T @ a + np.diag(held), a.T @ (ended - ended.mean())).reshape(MOMENTS, SIZE)
        error = ended - ended.mean() - a @ solved.ravel()
        print(f"generation {generation + 1}: {len(x)} positions, spread {ended.std():.2f}, error {error.std():.2f}")
        at = np.array(_courses(np.array([1.0, 0.5, 1e-9, 0.0]))).T @ solved
        weights = at[:, :-1] / scale * there
        begin = at[:, -1] + ended.mean() - weights @ mean
        for name, column in zip(NAMES, weights.T, strict=True):
            known = KNOWN.get(name)
            by_name[name].append([known[generation]] * MOMENTS if known else [round(float(v), 3) for v in column])
        by_name["begin"].append([round(float(v), 3) for v in begin])
    return by_name


def _courses(left: Any) -> tuple[Any, ...]:
    """How weights may change while a generation goes by: not, straight, bent, and at once when it is done."""
    x = 2.0 * left - 1.0
    return np.ones(len(left)), x, x * x - 0.5, (left == 0) * 1.0


def write(table: dict[str, list[list[float]]]) -> None:
    lines = [f"{name} = {table[name]}\n" for name in table]
    FILE.write_text(HEAD + "".join(lines), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit the weights by which bots judge a position of Legacy.")
    parser.add_argument("--rounds", type=int, default=3, help="how often to play and fit (3)")
    parser.add_argument("--minutes", type=float, default=3.0, help="how long a round is played (3)")
    parser.add_argument("--jobs", type=int, default=2, help="processes (2)")
    parser.add_argument("--first", type=int, default=0, help="number of the first game: other numbers, other games (0)")
    asked = parser.parse_args()
    kept: list[Any] = []
    table: dict[str, Any] = tomllib.loads(FILE.read_text(encoding="utf-8"))
    for turn in range(asked.rounds):
        with ProcessPoolExecutor(asked.jobs) as pool:
            firsts = [asked.first + (turn * asked.jobs + job) * 1_000_000 for job in range(asked.jobs)]
            played = [pool.submit(play, table, first, 60.0 * asked.minutes) for first in firsts]
            kept.append(np.concatenate([job.result() for job in played]))
        print(f"round {turn + 1}: {sum(len(rows) for rows in kept)} positions")
        table = fit(np.concatenate(kept[-2:]))
        write(table)


if __name__ == "__main__":
    main()
