"""How long the analysis of a game takes: at the default budget, with all processors that it may use.

    python -m bench.analysis [--jobs 2] [--seats 4] [--games village,lorenzo]

A game of each title is played by bots of all levels, then analysed as a server or ``armorial analyse`` does it.
"""

import argparse
import random
import resource
import time

from armorial.bots import LEVELS, make_bot
from armorial.bots.analysis import DEFAULT, Inquiry
from armorial.bots.runner import bot_answer
from armorial.bots.study import Study
from armorial.cli.analyse import Numbered
from armorial.cli.workers import carried_out
from armorial.engine import running
from armorial.games import GAMES, load_game
from armorial.match import Match, Record, SeededChance


def played(name: str, seats: int) -> Record:
    """A game between a novice and players who do not search: what is measured is the analysis."""
    game, rng = load_game(name), random.Random(1)
    bots = [make_bot(LEVELS[seat % 2]) for seat in range(seats)]
    match = Match.start(game, seats, chance=SeededChance(1))
    while (seat := match.to_move) is not None:
        question = match.asked()
        assert question is not None
        match.answer(seat, question.table.names[bot_answer(game, match.state, bots[seat], rng)])
    return match.record()


def analysed(record: Record, jobs: int) -> Study:
    inquiry = Inquiry(record, DEFAULT)
    study = Study(DEFAULT, {})
    while missing := study.missing():
        study.found.update(carried_out(Numbered(inquiry), missing, jobs))
    return study


def spent() -> float:
    """What this process and those it has ended took of the processors, in seconds: other programs do not count."""
    used = [resource.getrusage(whose) for whose in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(each.ru_utime + each.ru_stime for each in used)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--jobs", type=int, default=2)
    options.add_argument("--seats", type=int, default=4)
    options.add_argument("--games", default=",".join(GAMES))
    given = options.parse_args()
    print(f"engine {running()}, {given.jobs} processes, {DEFAULT.glance}, closely {DEFAULT.closer}")
    for name in given.games.split(","):
        record = played(name, given.seats)
        began, busy = time.perf_counter(), spent()
        study = analysed(record, given.jobs)
        took = time.perf_counter() - began
        work = f"{study.choices:4} choices {study.done():4} pieces"
        print(f"{name:8} {given.seats} seats {work} {took:6.1f} s, {spent() - busy:6.1f} s of processors", flush=True)


if __name__ == "__main__":
    main()
