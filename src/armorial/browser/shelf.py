"""What is stored in a browser, as text, and read again: also by later versions of this program."""

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from types import SimpleNamespace
from typing import Any, Final

from armorial.bots.analysis import Budget
from armorial.bots.study import Study
from armorial.match import Match, RecordError, read_record, write_record
from armorial.table.analysis import Kept
from armorial.table.columns import columns_of, seat_from, table_from
from armorial.table.errors import ApiError, refuse
from armorial.table.messages import Preferences
from armorial.table.table import Table

FORM: Final = 2
"""The form in which values are written. Whoever changes it adds to ``UPGRADES`` how to read the one before."""


def _without_owners(kind: str, value: dict[str, Any]) -> dict[str, Any]:
    """Tables did not know whose box their numbers are from."""
    return {**value, "box_owner": None, "box_name": None} if kind == "head" else value


UPGRADES: Final[dict[int, Callable[[str, dict[str, Any]], dict[str, Any]]]] = {1: _without_owners}
"""From a form to the next: gets the kind of the value (``me``, ``head``, ``table``, ``analysis``) and the value."""
DAMAGED: Final = (ValueError, LookupError, TypeError, AttributeError)
UNREADABLE: Final = (ApiError, *DAMAGED)
"""What reading raises where something is of a newer form, or is no such value at all."""
MOST_REPLIES: Final = 20
"""How many answers to requests are kept with a table, so that a request that comes again gets the same."""

Value = dict[str, Any]


@dataclass
class Myself:
    """The one person of this browser."""

    name: str
    settings: Preferences
    revision: int = 0


@dataclass
class Entry:
    """A table, and what is kept with it."""

    table: Table
    seq: int = 0
    to_move: int | None = None
    """As they were stored, for a table whose match is not loaded."""
    made_by: str | None = None
    """The key of the request that made it."""
    loaded: bool = False
    notes: str = ""
    replies: dict[str, int] = field(default_factory=dict)
    """To requests that were carried out, by their keys."""
    stored: bool = True
    """Whether it is on the shelf at all."""


def me_text(me: Myself) -> str:
    return _text({"name": me.name, "settings": me.settings.model_dump(), "revision": me.revision})


def me_from(text: str) -> Myself:
    value = _value("me", text)
    return Myself(value["name"], Preferences.model_validate(value["settings"]), value["revision"])


def head_text(entry: Entry) -> str:
    """A table as lists show it."""
    table = entry.table
    seats = [vars(seat) for seat in table.seats]
    return _text({**columns_of(table), "id": table.id, "seats": seats, "made_by": entry.made_by})


def head_from(text: str) -> Entry:
    row = SimpleNamespace(**_value("head", text))
    seats = [seat_from(SimpleNamespace(**seat)) for seat in row.seats]
    return Entry(table_from(row.id, row, seats), row.seq, row.to_move, row.made_by)


def table_text(entry: Entry) -> str:
    """The match of a table, with all its secrets: nobody but the desk reads this."""
    table = entry.table
    record = None if table.match is None else write_record(table.match.record(), private=True)
    return _text(
        {
            "components": table.components,
            "record": record,
            "from_position": table.from_position,
            "notes": entry.notes,
            "replies": entry.replies,
        }
    )


def load(entry: Entry, text: str) -> None:
    """The match of a table whose head is known already."""
    value, table = _value("table", text), entry.table
    table.components = value["components"]
    if value["record"] is not None:
        try:
            table.match = Match.resume(read_record(value["record"]))
        except RecordError as error:
            raise refuse("unavailable", "cannot-resume", why=str(error)) from None
    table.from_position = value["from_position"]
    entry.notes, entry.replies, entry.loaded = value["notes"], value["replies"], True


def analysis_text(kept: Kept, revision: int) -> str:
    study = kept.study
    found = {str(number): piece for number, piece in study.found.items()}
    about = {"seq": kept.seq, "state": kept.state, "revision": revision}
    return _text({**about, "budget": list(study.budget), "found": found})


def analysis_from(table: str, text: str) -> tuple[Kept, int]:
    """An analysis, and the number of its last change."""
    value = _value("analysis", text)
    found = {int(number): piece for number, piece in value["found"].items()}
    study = Study(Budget(*value["budget"]), found)
    return Kept(table, value["seq"], value["state"], study), value["revision"]


def _text(value: Value) -> str:
    return json.dumps({"form": FORM, **value}, ensure_ascii=False, separators=(",", ":"))


def _value(kind: str, text: str) -> Value:
    value: Value = json.loads(text)
    while value["form"] < FORM:
        value = {**UPGRADES[value["form"]](kind, value), "form": value["form"] + 1}
    if value["form"] > FORM:
        raise refuse("unavailable", "newer-form")
    return value
