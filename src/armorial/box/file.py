"""Writes component files: the same TOML that the terminal takes with ``--components``."""

import json
from typing import Any

from armorial.data.reader import Schema, check_for


def file_of(overlay: dict[str, Any], schema: Schema, *remarks: str) -> str:
    """A component file with remarks at its beginning."""
    lines = [f"# {line}".rstrip() for line in remarks]
    return "\n".join([*lines, "", *_tables([], overlay, schema)]).strip("\n") + "\n"


def _tables(names: list[str], table: dict[str, Any], schema: Schema, numbered: tuple[str, ...] = ()) -> list[str]:
    """The tables in a table, each with a heading of its own. What the schema names is a value."""
    lines: list[str] = []
    for key, value in table.items():
        path = [*(numbered or names), key]
        if key == "confidence" or check_for(".".join(path), schema):
            continue
        if isinstance(value, list):
            for number, entry in enumerate(value, 1):
                lines += _headed("[[{}]]", [*names, key], entry, schema, (*path, str(number)))
        else:
            lines += _headed("[{}]", [*names, key], value, schema, tuple(path))
    return lines


def _headed(brackets: str, names: list[str], table: dict[str, Any], schema: Schema, path: tuple[str, ...]) -> list[str]:
    own = [
        f"{key} = {_value(value)}"
        for key, value in table.items()
        if key == "confidence" or check_for(".".join([*path, key]), schema)
    ]
    heading = [brackets.format(".".join(names)), *own, ""] if own else []
    return [*heading, *_tables(names, table, schema, path)]


def _value(value: Any) -> str:
    if isinstance(value, dict):
        inner = ", ".join(f"{key} = {_value(part)}" for key, part in value.items())
        return f"{{ {inner} }}" if inner else "{}"
    if isinstance(value, list):
        return f"[{', '.join(map(_value, value))}]"
    return json.dumps(value)
