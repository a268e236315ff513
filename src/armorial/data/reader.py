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
from functools import lru_cache
from importlib import resources
from pathlib import Path
from typing import Any, Final, TypeVar

from armorial.data.checks import Amounts, Check, lacking, listed, quoted, shortened
from armorial.kernel.words import Arg, Message

BYTE_ORDER_MARK: Final = "\ufeff"
DEEPEST: Final = 20
"""No component is named by so many names, one in the other. Python's reader compares each with all before it."""
NAME: Final = r"""(?:[\w-]++|"(?:[^"\\\n]|\\.)*+"|'[^'\n]*+')"""
KEY: Final = re.compile(rf"\s*({NAME}(?:\s*+\.\s*+{NAME})*+)\s*=")
SIGNS: Final = re.compile(r"""\"(?:[^"\\\n]|\\.)*+"?|'[^'\n]*+'?|\#.*+|[\w-]++|[ \t]++|.|\n""")
"""Each is found once, whatever is open: so it takes no longer than the text is long."""
LONGEST_FILE: Final = 1_000_000
"""In letters; the standard files have at most a twentieth of it."""
LONGEST_NUMBER: Final = 4300
"""So many figures may a number have that Python reads at all."""
CONFIDENCES: Final = ("known", "likely", "reconstructed")
TOML_FAULTS: Final = {
    "twice": ("twice", "overwrite", "Duplicate", "mutate"),
    "equals": ("Expected '='",),
    "unclosed": ("Unclosed", "Unterminated", "Expected ']'"),
    "sign": ("character", "escape", "Illegal", "hex"),
    "value": ("Invalid value", "Invalid date"),
}
"""Kinds of faults by words of what Python's reader of TOML says."""
LONGEST_REMEMBERED: Final = 80
MOST_REMEMBERED: Final = 8_192
"""All paths of all games, and not much memory whatever strangers call their values."""


class ComponentError(ValueError):
    """A component file that cannot be used. ``said`` is what is wrong; the error itself says it in English, with the
    name of the file.

    ``path`` is the value that is wrong, if it is one, ``line`` where it stands (0 if that is nowhere). Where numbers do
    not go together, ``why`` says so without naming the path.
    """

    def __init__(
        self, said: Message, name: str = "", line: int = 0, path: str = "", why: Message | None = None
    ) -> None:
        where = f"{name}, line {line}" if line else name
        super().__init__(f"{where}: {_in_english(said)}" if where else _in_english(said))
        self.said, self.line, self.path = said, line, path
        self.why = why or said


def _in_english(message: Message) -> str:
    from armorial.text import Speaker  # only for errors: words are many, and components are read at every start

    return Speaker("en").say(message)


Schema = Mapping[str, Check]
"""Checks by path; ``*`` stands for any one name, the first pattern that fits counts."""
Fixed = Mapping[str, Message]
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

    def wrong(self, path: str, problem: Message) -> ComponentError:
        """What is wrong with the value of a path."""
        return self.error(Message("components-wrong", {"path": shortened(path), "problem": problem}), path)

    def clash(self, why: Message, *paths: str) -> ComponentError:
        """Values of some paths that do not go together, with the line of the first that is replaced here."""
        path = next((path for path in paths if self._has(path)), paths[0])
        return self.error(Message("components-clash", {"path": path, "why": why}), path, why)

    def error(self, said: Message, path: str, why: Message | None = None) -> ComponentError:
        return ComponentError(said, self.name, line_of(self._text, path), path, why)

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
        with file.open(encoding="utf-8") as opened:
            text = opened.read(LONGEST_FILE + 1)
    except OSError as error:
        raise ComponentError(
            Message("components-unreadable", {"file": str(file), "why": str(error.strerror)})
        ) from error
    except UnicodeDecodeError as error:
        raise ComponentError(Message("components-not-text"), str(file)) from error
    if len(text) > LONGEST_FILE:
        raise ComponentError(Message("components-long", {"most": LONGEST_FILE}), str(file))
    return parse_overlay(str(file), text)


def parse_overlay(name: str, text: str) -> Overlay:
    """A component file as text, also with the mark that some editors put first. ``name`` is what messages call it."""
    deep = _deep_key(text)
    if deep:
        raise ComponentError(Message("components-deep"), name, deep)
    try:
        return Overlay(name, tomllib.loads(text.removeprefix(BYTE_ORDER_MARK)), text)
    except tomllib.TOMLDecodeError as error:
        raise _not_toml(name, text, str(error)) from error
    except RecursionError:
        raise ComponentError(Message("components-deep"), name, _deepest_line(text)) from None
    except ValueError:
        long = re.search(rf"\d[\d_]{{{LONGEST_NUMBER},}}", text)
        line = _line_at(text, long.start()) if long else 0
        raise ComponentError(Message("components-endless-number"), name, line) from None


def _deep_key(text: str) -> int:
    """The line of a key of far too many names; 0 if there is none."""
    dots = 0
    for found in SIGNS.finditer(text):
        sign = found[0]
        if sign == ".":
            dots += 1
            if dots == DEEPEST:
                return _line_at(text, found.start())
        elif sign in "\n=,[]{}":
            dots = 0
    return 0


def _line_at(text: str, place: int) -> int:
    return text.count("\n", 0, place) + 1


def _deepest_line(text: str) -> int:
    """The first line on which more brackets are open than any component has."""
    open_ones = 0
    for number, line in enumerate(text.split("\n"), 1):
        open_ones += sum(map(line.count, "[{"))
        if open_ones > DEEPEST:
            return number
        open_ones -= sum(map(line.count, "]}"))
    return 0


def _not_toml(name: str, text: str, told: str) -> ComponentError:
    """What the reader of TOML found, which it tells in English only: the place, and the kind of fault."""
    kind = next((kind for kind, words in TOML_FAULTS.items() if any(word in told for word in words)), "other")
    found = re.search(r"line (\d+), column (\d+)", told)
    last = text.rstrip("\n")  # where something is missing at the end, the reader names no line
    line, column = map(int, found.groups()) if found else (_line_at(last, len(last)), len(last.rpartition("\n")[2]))
    return ComponentError(Message("components-not-toml", {"what": kind, "column": column}), name, line)


def with_overlay(standard: Components, own: Overlay) -> Components:
    """The standard values with an owner's in their places. They vouch for them: they become ``known``."""
    schema = standard.schema
    _check_names(own, own.values, standard.values, schema, "")
    _check(own, schema)
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
                raise own.wrong(path, Message("components-not-on-card"))
        elif value != before[path]:
            if reason is not None:
                raise own.wrong(path, Message("components-fixed", {"why": reason}))
            if isinstance(check, Amounts) and check.closed and value.keys() != before[path].keys():
                raise own.wrong(path, Message("components-other-names"))


def line_of(text: str, path: str) -> int:
    """The line of a TOML text on which a path stands: its value, or the first of its values, or its table; else 0."""
    wanted = path.split(".")
    counts: dict[str, int] = {}
    table: list[str] = []
    best, best_depth = 0, 0
    for number, line in enumerate(text.split("\n"), 1):  # as TOML counts: other marks of a line's end are none there
        header = re.match(r"\s*(\[\[?)([^\]]+)\]", line)
        key = KEY.match(line)
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
    if not any(mark in dotted for mark in "\"'"):
        return [part.strip() for part in dotted.split(".")]
    try:
        found: Any = tomllib.loads(f"{dotted} = 0")
    except ValueError:
        return []
    names = []
    while isinstance(found, dict):
        ((name, found),) = found.items()
        names.append(name)
    return ".".join(names).split(".")


def _check(own: Overlay, schema: Schema) -> None:
    """Every value is such as the schema says."""
    for path, value, _ in _leaves(own.values, schema):
        check = check_for(path, schema)
        if check and own.stored:
            check = check.earlier or check
        problem = check.problem(value) if check else _unknown(path, schema)
        if problem:
            raise own.wrong(path, problem)
    _check_confidences(own, own.values, schema, "")


def _check_names(own: Overlay, values: dict[str, Any], standard: dict[str, Any], schema: Schema, prefix: str) -> None:
    """An owner's file has no tables but those of the standard one, and whole entries in its lists of tables."""
    for key, value in values.items():
        path = f"{prefix}{key}"
        # One name in quotation marks is not the number that it looks like: earlier versions took it, to no effect.
        of_its_own = "." in key and not own.stored
        if not of_its_own and (key == "confidence" or check_for(path, schema)):
            continue
        if key not in standard:
            names = listed(name for name in standard if name != "confidence")
            said: dict[str, Arg] = {"path": shortened(path), "names": names}
            if not prefix:
                raise own.error(Message("components-no-such", said), path)
            raise own.error(Message("components-no-such-in", {**said, "where": prefix[:-1]}), path)
        like = standard[key]
        if isinstance(like, list):
            _check_entries(own, path, value, [name for name in like[0] if name != "confidence"])
        elif isinstance(value, dict):
            _check_names(own, value, like, schema, f"{path}.")
        else:
            raise own.wrong(path, Message("components-not-table", {"value": quoted(value)}))


def _check_confidences(own: Overlay, table: dict[str, Any], schema: Schema, prefix: str) -> None:
    """Also of tables that name no value; nothing but what the table has, or may have, is spoken of."""
    problem = _confidence_problem(table) or (None if own.stored else _unknown_confidence(table, schema, prefix))
    if problem:
        said = Message("components-wrong", {"path": shortened(prefix[:-1] or "confidence"), "problem": problem})
        raise own.error(said, f"{prefix}confidence")
    for key, value in table.items():
        if isinstance(value, dict) and key != "confidence":
            _check_confidences(own, value, schema, f"{prefix}{key}.")
        elif isinstance(value, list) and not own.stored:
            for number, entry in enumerate(value, 1):
                if isinstance(entry, dict):
                    _check_confidences(own, entry, schema, f"{prefix}{key}.{number}.")


def _check_entries(own: Overlay, path: str, entries: Any, names: list[str]) -> None:
    if not isinstance(entries, list) or not entries or not all(isinstance(entry, dict) for entry in entries):
        raise own.wrong(path, Message("components-not-tables", {"path": path}))
    for number, entry in enumerate(entries, 1):
        missing = [name for name in names if name not in entry]
        if missing:
            raise own.wrong(f"{path}.{number}", lacking(missing))


Found = TypeVar("Found")


def found_for(path: str, patterns: Mapping[str, Found]) -> Found | None:
    """What the first pattern that fits a path stands for."""
    pattern = pattern_for(path, patterns)
    return None if pattern is None else patterns[pattern]


def pattern_for(path: str, patterns: Iterable[str]) -> str | None:
    """The first pattern that fits a path."""
    find = _remembered if len(path) <= LONGEST_REMEMBERED else _first_that_fits
    return find(path, tuple(patterns))


def _first_that_fits(path: str, patterns: tuple[str, ...]) -> str | None:
    parts = path.split(".")
    for pattern in patterns:
        wanted = pattern.split(".")
        if len(wanted) == len(parts) and all(w in ("*", p) for w, p in zip(wanted, parts, strict=True)):
            return pattern
    return None


_remembered = lru_cache(MOST_REMEMBERED)(_first_that_fits)
"""A game has hundreds of paths, and all of them are looked up again for every box and every table with numbers."""


def check_for(path: str, schema: Schema) -> Check | None:
    """What the value of a path may be; nothing if it is a table of values, or unknown."""
    return found_for(path, schema)


def _unknown(path: str, schema: Schema) -> Message:
    first = path.split(".")[0]
    near = [pattern for pattern in schema if pattern.split(".")[0] == first]
    known = near or sorted({pattern.split(".")[0] for pattern in schema})
    return Message("components-unknown", {"names": listed(known)})


def _confidence_problem(table: dict[str, Any]) -> Message | None:
    said = table.get("confidence", "known")
    words = list(said.values()) if isinstance(said, dict) else [said]
    for word in words:
        if word not in CONFIDENCES:
            return Message("components-confidence", {"word": quoted(word), "names": listed(CONFIDENCES)})
    return None


def _unknown_confidence(table: dict[str, Any], schema: Schema, prefix: str) -> Message | None:
    said = table.get("confidence")
    for name in said if isinstance(said, dict) else ():
        if name not in table and not check_for(f"{prefix}{name}", schema):
            return Message("components-confidence-of", {"name": shortened(name)})
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
