"""Reads component files: values with their confidence, checked against a game's schema, errors naming the line.

A component file is TOML. Every table may say how sure its numbers are::

    [workshop.scriptorium]
    make_time = 2
    price = { pink = 2 }
    confidence = { make_time = "likely", price = "reconstructed" }

``confidence`` is one word for the whole table, or a table by key. A player who owns the box can put the printed
values into a file of their own: it replaces what it names and leaves the rest.
"""

import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeVar

BYTE_ORDER_MARK: Final = "\ufeff"
CONFIDENCES: Final = ("known", "likely", "reconstructed")


class ComponentError(ValueError):
    """A component file that cannot be used; the message says which line and what would be right.

    ``path`` is the value that is wrong, if it is one, ``line`` where it stands (0 if that is nowhere), and ``problem``
    what is wrong with it. ``why`` says the same in every language (a ``Message``) where numbers do not go together.
    """

    def __init__(self, message: str, path: str = "", problem: str = "", line: int = 0, why: Any = None) -> None:
        super().__init__(message)
        self.path = path
        self.problem = problem or message
        self.line = line
        self.why = why


Span = tuple[int, int]
"""The lowest and the highest that is usual."""


class Check:
    """What a value may be. ``problem`` says what is wrong with it, or nothing.

    ``usual`` is the span in which a number is to be expected, where the game names one; elsewhere the values of other
    cards say it. A value beyond its span is odd, not wrong. ``optional`` is what a card may have or not. ``earlier`` is
    what earlier versions took, where it was more: games that they stored go on.
    """

    usual: Span | None
    optional: bool
    earlier: "Check | None"

    def __init__(self) -> None:
        self.usual, self.optional, self.earlier = None, False, None

    def problem(self, value: Any) -> str | None:
        raise NotImplementedError


Some = TypeVar("Some", bound=Check)


def usually(low: int, high: int, check: Some) -> Some:
    """A check with the usual span of its numbers."""
    check.usual = (low, high)
    return check


def formerly(earlier: Check, check: Some) -> Some:
    """A check that is narrower than it was: stored games may have what they were made with."""
    check.earlier = earlier
    return check


def optional(check: Some) -> Some:
    """A check for what only some cards have: an owner may add it, or leave it empty."""
    check.optional = True
    return check


class Whole(Check):
    """A whole number within limits."""

    def __init__(self, least: int, most: int) -> None:
        super().__init__()
        self.least, self.most = least, most

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, int) or isinstance(value, bool):
            return f"must be a whole number, not {value!r}"
        if not self.least <= value <= self.most:
            return f"must be from {self.least} to {self.most}, not {value}"
        return None


class Flag(Check):
    """Something that is there or is not: a number would say nothing."""

    def problem(self, value: Any) -> str | None:
        return None if value == 1 and not isinstance(value, bool) else f"must be 1 where it is there, not {value!r}"


class Amounts(Check):
    """A table from names to whole numbers: a price, a demand, a reward. ``every``: no name may be left out.

    ``special`` names have a check of their own. ``closed``: the names are those of the standard card, and an owner
    replaces numbers only.
    """

    def __init__(
        self,
        names: tuple[str, ...],
        most: int,
        *,
        every: bool = False,
        least: int | None = None,
        special: dict[str, Check] | None = None,
        closed: bool = False,
    ) -> None:
        super().__init__()
        self.names, self.every, self.closed = names, every, closed
        self.amount = Whole((0 if every else 1) if least is None else least, most)
        self.special = special or {}

    def part(self, name: str) -> Check:
        """What the amount of a name may be."""
        return self.special.get(name, self.amount)

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, dict):
            return f"must be a table such as {{ {self.names[0]} = 1 }}, not {value!r}"
        for name, amount in value.items():
            if name not in self.names:
                return f"has the unknown name '{name}'; possible are {', '.join(self.names)}"
            trouble = self.part(name).problem(amount)
            if trouble:
                return f"'{name}' {trouble}"
        missing = [name for name in self.names if name not in value]
        if self.every and missing:
            return f"lacks {', '.join(missing)}"
        return None if value or self.optional or not self.names else "must not be empty"


class Listed(Check):
    """A list of values that are all alike, so many of them at least and at most."""

    def __init__(self, part: Check, fewest: int, most: int) -> None:
        super().__init__()
        self.part, self.fewest, self.most = part, fewest, most

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, list) or not self.fewest <= len(value) <= self.most:
            size = str(self.fewest) if self.fewest == self.most else f"{self.fewest} to {self.most}"
            what = "numbers" if isinstance(self.part, Whole) else "words"
            return f"must be a list of {size} {what}, not {value!r}"
        return next((trouble for trouble in map(self.part.problem, value) if trouble), None)


def wholes(length: int, least: int, most: int) -> Listed:
    """A list of whole numbers of a given length."""
    return Listed(Whole(least, most), length, length)


class Word(Check):
    """One word out of a set; numbers count as words where only some of them make sense."""

    def __init__(self, *words: str | int) -> None:
        super().__init__()
        self.words = words

    def problem(self, value: Any) -> str | None:
        if value in self.words and not isinstance(value, bool):
            return None
        return f"must be one of {', '.join(map(str, self.words))}, not {value!r}"


class Words(Check):
    """A list of different words out of a set."""

    def __init__(self, words: tuple[str, ...], length: int) -> None:
        super().__init__()
        self.words, self.length = words, length
        self.part = Word(*words)

    def problem(self, value: Any) -> str | None:
        if not isinstance(value, list) or len(value) != self.length or len(set(map(str, value))) != self.length:
            return f"must be a list of {self.length} different names, not {value!r}"
        for word in value:
            if word not in self.words:
                return f"has the unknown name {word!r}; possible are {', '.join(self.words)}"
        return None


Schema = Mapping[str, Check]
"""Checks by path; ``*`` stands for any one name, the first pattern that fits counts."""
Fixed = Mapping[str, str]
"""Patterns of what the rules are written for, so that no owner can replace it, each with the reason."""


class Components:
    """The values of a component file by path, with their confidence; ``overlay`` is what an owner replaced."""

    def __init__(
        self,
        schema: Schema,
        values: dict[str, Any],
        fixed: Fixed | None = None,
        overlay: dict[str, Any] | None = None,
    ) -> None:
        self.values = values
        self.overlay = overlay
        self.schema = schema
        self.fixed: Fixed = fixed or {}

    def rows(self) -> Iterator[tuple[str, Any, str]]:
        """Every value: its path, itself, its confidence."""
        for path, value, table in _leaves(self.values, self.schema):
            yield path, value, _confidence(table, path.rpartition(".")[2])


def unsure(table: dict[str, Any]) -> list[str]:
    """The values of a table that are reconstructed: boards say so."""
    names = [name for name in table if name != "confidence"]
    return sorted(name for name in names if _confidence(table, name) == "reconstructed")


class Overlay:
    """The values with which an owner replaces components: from a file, or from a record, which has no lines.

    Limits are for new games. One that is ``stored`` was made within those of its time, and must go on.
    """

    def __init__(self, name: str, values: dict[str, Any], text: str = "", *, stored: bool = False) -> None:
        self.name = name
        self.values = values
        self.stored = stored
        self._text = text

    def error(self, problem: str, *paths: str, why: Any = None) -> ComponentError:
        """A problem with the values of some paths, with the line of the first that is replaced here."""
        path = next((path for path in paths if self._has(path)), paths[0])
        line = line_of(self._text, path)
        where = f"{self.name}, line {line}" if line else self.name
        return ComponentError(f"{where}: {problem}", path, problem, line, why)

    def _has(self, path: str) -> bool:
        table: Any = self.values
        for name in path.split("."):
            if not isinstance(table, dict) or name not in table:
                return False
            table = table[name]
        return True


def standard_text(game: str) -> str:
    """The component file that comes with Armorial."""
    return resources.files(__package__).joinpath(f"{game}.toml").read_text("utf-8")


def standard_components(game: str, schema: Schema, fixed: Fixed | None = None) -> Components:
    """The components that come with Armorial."""
    text = standard_text(game)
    values = tomllib.loads(text)
    _check(Overlay(f"{game}.toml", values, text), schema)
    return Components(schema, values, fixed)


Source = Path | dict[str, Any] | Overlay
"""Where an owner's values come from: a file, a record or another stored game (a ``dict``), or values that were read
already. They are not checked yet."""


def overlay_of(source: Source) -> Overlay:
    if isinstance(source, Overlay):
        return source
    if isinstance(source, Path):
        return read_overlay(source)
    return Overlay("the components of the record", source, stored=True)


def read_overlay(file: Path) -> Overlay:
    try:
        return parse_overlay(str(file), file.read_text("utf-8"))
    except OSError as error:
        raise ComponentError(f"cannot read {file}: {error.strerror}") from error
    except UnicodeDecodeError as error:
        raise ComponentError(f"{file} is not a TOML file: {error}") from error


def parse_overlay(name: str, text: str) -> Overlay:
    """A component file as text, also with the mark that some editors put first. ``name`` is what messages call it."""
    try:
        return Overlay(name, tomllib.loads(text.removeprefix(BYTE_ORDER_MARK)), text)
    except tomllib.TOMLDecodeError as error:
        raise ComponentError(f"{name} is not a TOML file: {error}") from error
    except RecursionError:
        raise ComponentError(f"{name} is not a component file: it is nested too deeply") from None


def with_overlay(standard: Components, own: Overlay) -> Components:
    """The standard values with an owner's in their places. They vouch for them: they become ``known``."""
    schema = standard.schema
    _check_names(own, own.values, standard.values, schema, "")
    _check(own, schema)
    _check_confidences(own, own.values, "")
    values = _merged(standard.values, own.values, schema, "")
    replaced = Components(schema, values, standard.fixed, own.values)
    _check_kept(standard, replaced, own)
    return replaced


def _check_kept(standard: Components, replaced: Components, own: Overlay) -> None:
    """What the rules are written for stays as it is; no card gets what its kind does not have."""
    before = {path: value for path, value, _ in standard.rows()}
    lists = {path.split(".")[0] for path, value in standard.values.items() if isinstance(value, list)}
    for path, value, _ in replaced.rows():
        check = check_for(path, standard.schema)
        assert check is not None
        reason = found_for(path, standard.fixed)
        if path not in before:
            if not check.optional and path.split(".")[0] not in lists:
                raise own.error(f"{path} is not on this card", path)
        elif value != before[path]:
            if reason is not None:
                raise own.error(f"{path} cannot be replaced: {reason}", path)
            if isinstance(check, Amounts) and check.closed and value.keys() != before[path].keys():
                problem = "must name what it names on the standard card: only numbers can be replaced"
                raise own.error(f"{path} {problem}", path)


def line_of(text: str, path: str) -> int:
    """The line of a TOML text on which a path stands: its value, or the first of its values, or its table; else 0."""
    wanted = path.split(".")
    counts: dict[str, int] = {}
    table: list[str] = []
    best, best_depth = 0, 0
    for number, line in enumerate(text.split("\n"), 1):  # as TOML counts: other marks of a line's end are none there
        header = re.match(r"\s*(\[\[?)([^\]]+)\]", line)
        key = re.match(r"\s*([\w.\"'-]+)\s*=", line)
        if header:
            table = _parts(header[2])
            if header[1] == "[[":
                counts[header[2]] = counts.get(header[2], 0) + 1
                table.append(str(counts[header[2]]))
            here = table
        elif key:
            here = table + _parts(key[1])
        else:
            continue
        depth = min(len(here), len(wanted))
        if depth > best_depth and here[:depth] == wanted[:depth]:
            best, best_depth = number, depth
    return best


def _parts(dotted: str) -> list[str]:
    return [part.strip().strip("\"'") for part in dotted.split(".")]


def _check(own: Overlay, schema: Schema) -> None:
    """Every value is such as the schema says."""
    for path, value, table in _leaves(own.values, schema):
        check = check_for(path, schema)
        if check and own.stored:
            check = check.earlier or check
        problem = check.problem(value) if check else _unknown(path, schema)
        if problem or (problem := _confidence_problem(table)):
            raise own.error(f"{path} {problem}", path)


def _check_names(own: Overlay, values: dict[str, Any], standard: dict[str, Any], schema: Schema, prefix: str) -> None:
    """An owner's file has no tables but those of the standard one, and whole entries in its lists of tables."""
    for key, value in values.items():
        path = f"{prefix}{key}"
        if key == "confidence" or check_for(path, schema):
            continue
        if key not in standard:
            where = f"in {prefix[:-1]} there are" if prefix else "there are"
            names = ", ".join(name for name in standard if name != "confidence")
            raise own.error(f"there is no {path}; {where} {names}", path)
        like = standard[key]
        if isinstance(like, list):
            _check_entries(own, path, value, [name for name in like[0] if name != "confidence"])
        elif isinstance(value, dict):
            _check_names(own, value, like, schema, f"{path}.")
        else:
            raise own.error(f"{path} must be a table, not {value!r}", path)


def _check_confidences(own: Overlay, table: dict[str, Any], prefix: str) -> None:
    """Also of tables that name no value."""
    problem = _confidence_problem(table)
    if problem:
        raise own.error(f"{prefix[:-1] or own.name} {problem}", f"{prefix}confidence")
    for key, value in table.items():
        if isinstance(value, dict) and key != "confidence":
            _check_confidences(own, value, f"{prefix}{key}.")


def _check_entries(own: Overlay, path: str, entries: Any, names: list[str]) -> None:
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise own.error(f"{path} must be a list of tables, each headed [[{path}]]", path)
    for number, entry in enumerate(entries, 1):
        missing = [name for name in names if name not in entry]
        if missing:
            raise own.error(f"{path}.{number} lacks {', '.join(missing)}", f"{path}.{number}")


Found = TypeVar("Found")


def found_for(path: str, patterns: Mapping[str, Found]) -> Found | None:
    """What the first pattern that fits a path stands for."""
    pattern = pattern_for(path, patterns)
    return None if pattern is None else patterns[pattern]


def pattern_for(path: str, patterns: Iterable[str]) -> str | None:
    """The first pattern that fits a path."""
    parts = path.split(".")
    for pattern in patterns:
        wanted = pattern.split(".")
        if len(wanted) == len(parts) and all(w in ("*", p) for w, p in zip(wanted, parts, strict=True)):
            return pattern
    return None


def check_for(path: str, schema: Schema) -> Check | None:
    """What the value of a path may be; nothing if it is a table of values, or unknown."""
    return found_for(path, schema)


def _unknown(path: str, schema: Schema) -> str:
    first = path.split(".")[0]
    near = [pattern for pattern in schema if pattern.split(".")[0] == first]
    known = near or sorted({pattern.split(".")[0] for pattern in schema})
    return f"is not a component; known are {', '.join(known)}"


def _confidence_problem(table: dict[str, Any]) -> str | None:
    said = table.get("confidence", "known")
    words = list(said.values()) if isinstance(said, dict) else [said]
    for word in words:
        if word not in CONFIDENCES:
            return f"has the confidence {word!r}; possible are {', '.join(CONFIDENCES)}"
    return None


def _confidence(table: dict[str, Any], key: str) -> str:
    said = table.get("confidence", "known")
    return str(said.get(key, "known") if isinstance(said, dict) else said)


def _leaves(table: dict[str, Any], schema: Schema, prefix: str = "") -> Iterator[tuple[str, Any, dict[str, Any]]]:
    """Every value with its path and the table it stands in. What the schema names is a value, tables included."""
    for key, value in table.items():
        path = f"{prefix}{key}"
        if key == "confidence":
            continue
        if check_for(path, schema):
            yield path, value, table
        elif isinstance(value, dict):
            yield from _leaves(value, schema, f"{path}.")
        elif isinstance(value, list) and value and isinstance(value[0], dict):
            for number, item in enumerate(value, 1):
                yield from _leaves(item, schema, f"{path}.{number}.")
        else:
            yield path, value, table


def _merged(standard: dict[str, Any], own: dict[str, Any], schema: Schema, prefix: str) -> dict[str, Any]:
    """Values and lists of tables (routes) are replaced whole, tables are gone into."""
    merged = dict(standard)
    sure = standard.get("confidence", "known")
    for key, value in own.items():
        path = f"{prefix}{key}"
        if key == "confidence":
            continue
        if isinstance(value, dict) and not check_for(path, schema):
            merged[key] = _merged(standard.get(key, {}), value, schema, f"{path}.")
        else:
            merged[key] = value
            said = own.get("confidence", "known")
            word = said.get(key, "known") if isinstance(said, dict) else said
            by_key = dict(sure) if isinstance(sure, dict) else {k: sure for k in standard if k != "confidence"}
            sure = {**by_key, key: word}
    if sure != "known":
        merged["confidence"] = sure
    return merged
