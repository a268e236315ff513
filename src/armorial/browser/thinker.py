"""The second worker: thinks for bots, hints, coach and analyses. It knows no table, and can be ended at any time."""

import json
import logging
from collections.abc import Callable
from typing import Any, Final

from armorial.bots.analysis import Budget, Inquiry
from armorial.browser import thoughts
from armorial.browser.thoughts import Plain
from armorial.match import read_record
from armorial.table import thinking

log = logging.getLogger(__name__)


def think(job: str) -> str:
    """What is found about a job, or that it failed. Both are JSON, and both name the job."""
    told: Plain = json.loads(job)
    try:
        return json.dumps({"id": told["id"], "found": _KINDS[told["kind"]](told)})
    except Exception as error:  # whatever a bot does, the desk is told, and goes on without it
        log.exception("thinking failed", extra={"kind": told["kind"]})
        return json.dumps({"id": told["id"], "failed": type(error).__name__})


def _answer(told: Plain) -> str:
    return thinking.think(told["level"], thoughts.puzzle_from(told["puzzle"]), told["pace"], told["seed"])


def _advise(told: Plain) -> Plain:
    puzzle = thoughts.puzzle_from(told["puzzle"])
    return thoughts.advice_to(thinking.advise(told["level"], puzzle, told["pace"], told["seed"]))


def _coach(told: Plain) -> Plain:
    puzzle = thoughts.puzzle_from(told["puzzle"])
    return thoughts.coaching_to(thinking.coach(told["level"], puzzle, told["pace"], told["seed"]))


def _analyse(told: Plain) -> list[Any]:
    inquiry = Inquiry(read_record(told["record"]), Budget(*told["budget"]), told["seed"], told["everything"])
    return thinking.analyse(told["place"], inquiry, told["numbers"])


_KINDS: Final[dict[str, Callable[[Plain], Any]]] = {
    "answer": _answer,
    "advise": _advise,
    "coach": _coach,
    "analyse": _analyse,
}
