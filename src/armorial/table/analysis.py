"""What may be analysed, and an analysis in the reader's language."""

from dataclasses import dataclass
from typing import Any, Final, cast

from armorial.bots.analysis import Budget, Inquiry
from armorial.bots.study import LEAST_LOSS, Study, loss, size
from armorial.kernel.words import of_plain
from armorial.table.errors import refuse
from armorial.table.messages.analysis import Analysis, AnalysisState, Decision, ExpectedTurn
from armorial.table.messages.words import Words
from armorial.table.show import public_record
from armorial.table.table import Table
from armorial.table.words import Voice

SEED: Final = 1
"""The same as that of the command line, so both find the same."""


@dataclass(frozen=True)
class Kept:
    """An analysis as far as it is done."""

    table: str
    seq: int
    state: str
    study: Study


NOTHING: Analysis = {
    "state": "none",
    "seq": 0,
    "done": 0,
    "total": 1,
    "bot": "",
    "untold": 0,
    "chapters": [],
    "decisions": [],
    "mistakes": [],
    "points": [],
    "seats": [],
    "sources": [],
    "luck": [],
    "result": None,
}


def check_analysis(table: Table) -> None:
    """Raises why there can be no analysis of a table."""
    if table.from_position:
        raise refuse("illegal", "no-history")
    table.playing()
    if not table.decided and not table.sandbox:
        raise refuse("illegal", "not-finished")


def inquiry_of(table: Table, budget: Budget) -> Inquiry:
    """What is asked about a table. Of a sandbox everything may be known to the one who sees it."""
    match = table.playing()
    whole = match.finished or table.sandbox
    record = match.record() if table.sandbox else public_record(table)
    record.snapshot = None
    return Inquiry(record, budget, SEED, whole)


def shown(kept: Kept | None, voice: Voice) -> Analysis:
    """What there is so far."""
    if kept is None:
        return NOTHING
    study, course = kept.study, kept.study.course
    told: Analysis = {
        **NOTHING,
        "state": cast(AnalysisState, kept.state),
        "seq": kept.seq,
        "done": study.done(),
        "total": study.total(),
        "bot": study.budget.closer or study.budget.glance,
    }
    if course is None:
        return told
    told["untold"] = study.untold()
    told["chapters"] = [
        {"line": each["line"], "heading": None if each["said"] is None else _words(each["said"], voice)}
        for each in course["chapters"]
    ]
    told["decisions"] = [_decision(each, voice) for each in study.decisions()]
    told["mistakes"] = [each["line"] for each in study.mistakes()]
    told["points"] = [{"line": line, "scores": scores} for line, scores in course["points"]]
    told["seats"] = cast(Any, [study.seat(seat) for seat in range(course["seats"])])
    told["sources"] = cast(Any, study.sources())
    told["luck"] = course["luck"]
    told["result"] = course["result"]
    return told


def _decision(found: dict[str, Any], voice: Voice) -> Decision:
    return {
        "line": found["line"],
        "seat": found["seat"],
        "question": _words(found["question"], voice),
        "played": found["played"],
        "played_label": _words(found["played_label"], voice),
        "best": found["best"],
        "best_label": _words(found["best_label"], voice),
        "before": found["before"],
        "after": found["after"],
        "points": found["points"],
        "chances": found["chances"],
        "size": cast(Any, size(found)) if loss(found) >= LEAST_LOSS else None,
        "why": [_words(reason, voice) for reason in found.get("why", [])],
        "then": [_turn(turn, voice) for turn in found.get("then", [])],
    }


def _turn(turn: dict[str, Any], voice: Voice) -> ExpectedTurn:
    answers = [_words(answer, voice) for answer in turn["answers"]]
    return {"seat": turn["seat"], "tokens": turn["tokens"], "answers": answers}


def _words(stored: dict[str, Any], voice: Voice) -> Words:
    return voice.words(of_plain(stored))
