"""An analysis in the reader's language."""

from dataclasses import dataclass
from typing import Any, cast

from armorial.bots.study import LEAST_LOSS, Study, loss, size
from armorial.kernel.words import of_plain
from armorial.table.messages.analysis import Analysis, AnalysisState, Decision, ExpectedTurn
from armorial.table.messages.words import Words
from armorial.table.words import Voice


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
