"""What is asked of the thinker and what it answers, as plain data that can go from worker to worker."""

from typing import Any

from armorial.bots.advice import Advice, Rival
from armorial.bots.coach import Behind
from armorial.bots.line import Step
from armorial.kernel.words import of_plain, plain
from armorial.lessons.coach import Observed
from armorial.table.thinking import Puzzle

Plain = dict[str, Any]


def puzzle_to(puzzle: Puzzle) -> Plain:
    return vars(puzzle)


def puzzle_from(told: Plain) -> Puzzle:
    return Puzzle(**told)


def advice_to(advice: Advice) -> Plain:
    line = [[step.seat, [plain(answer) for answer in step.answers], step.tokens] for step in advice.line]
    return {**advice._asdict(), "rival": None if advice.rival is None else advice.rival._asdict(), "line": line}


def advice_from(told: Plain) -> Advice:
    rival = told["rival"]
    if rival is not None:
        things = {name: [(key, n) for key, n in rival[name]] for name in ("more", "less")}
        rival = Rival(**{**rival, **things})
    line = [Step(seat, [of_plain(answer) for answer in answers], tokens) for seat, answers, tokens in told["line"]]
    return Advice(**{**told, "rival": rival, "line": line})


def coaching_to(said: tuple[Observed, list[Behind]]) -> Plain:
    seen, worse = said
    return {"remarks": seen.remarks, "mistakes": seen.mistakes, "worse": [each._asdict() for each in worse]}


def coaching_from(told: Plain) -> tuple[Observed, list[Behind]]:
    return Observed(told["remarks"], told["mistakes"]), [Behind(**each) for each in told["worse"]]
