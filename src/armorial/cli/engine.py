"""``armorial compile``: builds the engine as C, once. And how long work takes without that, to see whether it pays."""

from time import perf_counter
from typing import Final

from armorial.engine import EngineError, find_build
from armorial.engine.build import build, obstacle
from armorial.engine.ready import build_and_show, ready

RANDOM_GAME: Final = 0.012
"""Seconds of a random game, interpreted, roughly."""
BOT_GAME: Final = {"random": 0.01, "greedy": 0.5, "novice": 0.2, "careful": 0.5}
SEARCHED_GAME: Final = 60.0
PROGRAM_GAME: Final = 0.1
"""A program thinks with an engine of its own."""
LOOK: Final = 0.01
"""Seconds for a look at the answers to one question ..."""
ITERATION: Final = 0.0006
"""... and for one iteration of a search."""


def compile_engine(if_possible: bool) -> None:
    """Build the engine if it is not there; what cannot be done is an error, unless it need not be possible."""
    library = find_build()
    if library is not None:
        print(f"The compiled engine is up to date: {library}")
        return
    reason = obstacle()
    if reason is not None:
        if not if_possible:
            raise EngineError(f"the engine cannot be compiled: {reason}")
        print(f"The engine runs interpreted: {reason}.")
        return
    start = perf_counter()
    build_and_show()
    print(f"Compiled in {perf_counter() - start:.0f} seconds: {build(print)}")


def fast_engine(seconds: float) -> str:
    """Before long work, once it is sure to be done: the compiled engine, if it pays. Gives the one that will run."""
    return ready(seconds)


def simulation_seconds(games: int, jobs: int) -> float:
    """How long a simulation would take interpreted, roughly."""
    return games * RANDOM_GAME / max(1, jobs)


def arena_seconds(bots: list[str], games: int, jobs: int | None) -> float:
    """How long an arena would take interpreted, roughly."""
    from armorial.bots.program import is_program

    a_game = sum(PROGRAM_GAME if is_program(bot) else BOT_GAME.get(bot, SEARCHED_GAME) for bot in bots)
    return games * a_game / max(1, jobs or 1)


def analysis_seconds(bot: str, choices: int, jobs: int) -> float:
    """How long it would take, interpreted and roughly, to judge so many choices."""
    from armorial.bots import make_bot
    from armorial.bots.mcts import Mcts

    judge = make_bot(bot)
    one = min(judge.iterations * ITERATION, judge.seconds) if isinstance(judge, Mcts) else LOOK
    return 1.5 * choices * one / max(1, jobs)
