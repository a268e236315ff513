"""What an owner has filled in: numbers by their paths, and the component file that they make.

A number that is here is vouched for by the owner, whether it is the standard one or another.
"""

from collections.abc import Collection, Mapping
from copy import deepcopy
from dataclasses import dataclass, field
from typing import Any, Final

from armorial.box.sheet import NONE, Field, Sheet, UnknownNumber, sheet_of
from armorial.box.values import Value, part_of, parts_of
from armorial.data.checks import Amounts, Whole, Word
from armorial.data.reader import ComponentError, Components, Overlay, Source
from armorial.games import game_module
from armorial.kernel.words import Message

Numbers = Mapping[str, Value]
"""What an owner says, by the paths of single numbers."""
MOST_TRIED: Final = 8
"""So many changes are tried one by one to find which does not go together with the rest."""
MOST_CLASHES: Final = 24
"""So often something that does not fit is left out and the rest looked at anew, which takes a while every time."""


def checked(game: str, source: Source) -> dict[str, Any]:
    """What replaces the standard components at new tables. Numbers with which no game can begin are refused too."""
    module = game_module(game)
    components = module.components(Overlay("the box", source) if isinstance(source, dict) else source)
    rules = module.rules(components)
    for seats in rules.seat_counts:
        rules.new(seats)
    assert components.overlay is not None
    return components.overlay


# -- from numbers to a file and back ------------------------------------------------------------------------------


def overlay_from(sheet: Sheet, numbers: Numbers) -> dict[str, Any]:
    """The component file of an owner's numbers, as a table. A value is known once all its numbers are vouched for."""
    overlay: dict[str, Any] = {}
    rows: dict[str, list[Field]] = {}
    for path in numbers:
        own = sheet.field(path)
        rows.setdefault(own.place.row, []).append(own)
    for row in sorted(rows, key=list(sheet.rows).index if all(row in sheet.rows for row in rows) else None):
        standard, confidence = sheet.rows.get(row, (None, "known"))
        value = _with(standard, rows[row], numbers)
        parts = {*parts_of(value), *(parts_of(standard) if standard is not None else ())}
        all_sure = all((f"{row}.{part}" if part else row) in numbers for part in parts)
        _put(overlay, sheet.standard.values, row.split("."), value, "known" if all_sure else confidence)
    return overlay


def _with(standard: Any, fields: list[Field], numbers: Numbers) -> Any:
    """A value with the owner's numbers in their places."""
    whole = fields[0].whole
    if isinstance(whole, Amounts):
        found = {**(standard or {}), **{own.place.part: numbers[own.path] for own in fields}}
        return {name: n for name, n in found.items() if n != NONE}
    if any(own.place.part for own in fields):
        places = {**dict(zip(parts_of(standard or []), standard or [], strict=True))}
        places.update({own.place.part: numbers[own.path] for own in fields})
        return [places[part] for part in sorted(places, key=int) if places[part] != NONE]
    return numbers[fields[0].path]


def _put(table: dict[str, Any], standard: Any, names: list[str], value: Any, sure: str) -> None:
    """A value at its place in a file. Lists of tables are replaced whole, so the others of the list come along."""
    name, *rest = names
    if not rest:
        table[name] = value
        if sure != "known" or name in table.get("confidence", {}):
            table.setdefault("confidence", {})[name] = sure
    elif isinstance(standard[name], list):
        entries = table.setdefault(name, [_spelt_out(entry) for entry in standard[name]])
        place = int(rest[0]) - 1
        _put(entries[place], standard[name][place], rest[1:], value, sure)
    else:
        _put(table.setdefault(name, {}), standard[name], rest, value, sure)


def _spelt_out(entry: dict[str, Any]) -> dict[str, Any]:
    """A table with a confidence for each of its values."""
    copied = deepcopy(entry)
    said = copied.get("confidence", "known")
    if not isinstance(said, dict):
        copied["confidence"] = {name: said for name in entry if name != "confidence"}
    return copied


def numbers_from(sheet: Sheet, overlay: dict[str, Any]) -> dict[str, Value]:
    """What a component file says that was looked through: what differs, and what the owner is surer of than we are."""
    found: dict[str, Value] = {}
    standard = sheet.standard
    for row, value, sure in Components(standard.schema, overlay).rows():
        before, confidence = sheet.rows.get(row, (None, "known"))
        vouched = sure == "known" and confidence != "known"
        parts = dict.fromkeys([*(parts_of(before) if before is not None else ()), *parts_of(value)])
        for part in parts:
            here, there = part_of(value, part), None if before is None else part_of(before, part)
            if here != there or vouched:
                path = f"{row}.{part}" if part else row
                found[path] = NONE if here is None else here
    return {path: value for path, value in found.items() if _is_field(sheet, path)}


def _is_field(sheet: Sheet, path: str) -> bool:
    try:
        sheet.field(path)
    except UnknownNumber:
        return False
    return True


# -- filling in ---------------------------------------------------------------------------------------------------


@dataclass
class Outcome:
    """What came of filling in: the numbers of the box from now on, and what was not taken, with the reason."""

    numbers: dict[str, Value]
    odd: dict[str, Message] = field(default_factory=dict)
    """Possible, but hardly to be expected: taken once the owner says that it is so."""
    impossible: dict[str, Message] = field(default_factory=dict)


def fill_in(
    game: str,
    numbers: Numbers,
    changes: Mapping[str, Value | None],
    confirmed: Collection[str] = (),
    sure: Collection[str] | None = (),
) -> Outcome:
    """A box with changes. ``None`` takes a number out again; of ``sure`` ones (None: all) nobody is asked again."""
    sheet = sheet_of(game)
    outcome = Outcome(dict(numbers))
    for path, value in {**dict.fromkeys(confirmed, ""), **changes}.items():
        try:
            own = sheet.field(path)
        except UnknownNumber:
            outcome.impossible[path] = Message("box-unknown", {"path": path[:80]})
            continue
        if value is None:
            outcome.numbers.pop(path, None)
            continue
        if path not in changes:
            value = numbers.get(path, NONE if own.standard is None else own.standard)
        _take(own, own.tidy(value), sure, outcome)
    if outcome.numbers != numbers:
        _check_together(sheet, numbers, outcome)
    return outcome


def _take(own: Field, value: Value, sure: Collection[str] | None, outcome: Outcome) -> None:
    problem = _problem(own, value)
    if problem is not None:
        outcome.impossible[own.path] = problem
    elif own.odd(value) and not (
        value in (own.standard, outcome.numbers.get(own.path)) or sure is None or own.path in sure
    ):
        assert own.span is not None
        outcome.odd[own.path] = Message("box-odd", {"n": int(value), "low": own.span[0], "high": own.span[1]})
    else:
        outcome.numbers[own.path] = value


def _problem(own: Field, value: Value) -> Message | None:
    if value == NONE and own.may_be_none:
        return None
    if own.check.problem(value) is None:
        return None
    if isinstance(own.check, Whole):
        if isinstance(value, bool) or not isinstance(value, int):
            return Message("box-not-a-number", {})
        return Message("box-limits", {"n": value, "least": own.check.least, "most": own.check.most})
    if isinstance(own.check, Word):
        return Message("box-no-such-word", {"words": ", ".join(map(str, own.check.words))})
    return Message("box-there-or-not", {})


def _check_together(sheet: Sheet, before: Numbers, outcome: Outcome) -> None:
    """Numbers that are right by themselves may not go together: those are not taken, and the others are."""
    for _ in range(MOST_CLASHES):
        error = _together(sheet, outcome.numbers)
        if error is None:
            return
        changed = _changed(before, outcome.numbers)
        near = [path for path in changed if path.startswith(error.path)] if error.path else []
        for path in near or _guilty(sheet, before, outcome.numbers, changed):
            outcome.impossible[path] = Message("box-together", {"why": error.why})
            _put_back(outcome.numbers, path, before)
        if outcome.numbers == before:
            return
    for path in _changed(before, outcome.numbers):
        outcome.impossible[path] = Message("box-many-clashes", {})
        _put_back(outcome.numbers, path, before)


def _changed(before: Numbers, after: Numbers) -> list[str]:
    return [path for path in {**after, **before} if after.get(path) != before.get(path)]


def _together(sheet: Sheet, numbers: Numbers) -> ComponentError | None:
    try:
        checked(sheet.game, overlay_from(sheet, numbers))
    except ComponentError as error:
        return error
    return None


def _guilty(sheet: Sheet, before: Numbers, after: Numbers, changed: list[str]) -> list[str]:
    """Which of some changes do not go together with what was there: all, if they are many or it is none alone."""
    found = []
    for path in changed if len(changed) <= MOST_TRIED else ():
        alone = dict(before)
        _put_back(alone, path, after)
        if _together(sheet, alone) is not None:
            found.append(path)
    return found or changed


def _put_back(numbers: dict[str, Value], path: str, there: Numbers) -> None:
    if path in there:
        numbers[path] = there[path]
    else:
        numbers.pop(path, None)


# -- what it comes to ---------------------------------------------------------------------------------------------


def is_sure(own: Field, numbers: Numbers) -> bool:
    """Whether a number is beyond doubt: everybody knows it, or the owner has looked."""
    return own.confidence == "known" or own.path in numbers


def progress(sheet: Sheet, numbers: Numbers) -> tuple[int, int]:
    """How many numbers are sure, of how many."""
    return sum(is_sure(own, numbers) for own in sheet.fields.values()), len(sheet.fields)


def differing(sheet: Sheet, numbers: Numbers) -> dict[str, Value]:
    """What is another number in this box than in the standard file."""
    standard = {path: sheet.field(path).standard for path in numbers}
    return {
        path: value
        for path, value in numbers.items()
        if value != standard[path] and not (value == NONE and standard[path] is None)
    }


def known_numbers(sheet: Sheet, stored: Mapping[str, Any]) -> dict[str, Value]:
    """What was stored, as far as this version of the game knows it."""
    return {path: value for path, value in stored.items() if _is_field(sheet, path)}
