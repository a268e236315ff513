"""Which words the source asks for, found in its syntax trees."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final

from armorial.games import GAMES, load_game
from tests.text.files import messages

SOURCE: Final = Path(__file__).parents[2] / "src" / "armorial"
CLIENT: Final = Path(__file__).parents[2] / "web" / "src"
SPEAKING: Final = ("Message", "event", "text", "has")
"""Functions and methods whose first argument is a key."""
OWN: Final = (*GAMES, "cli", "server")
"""How the keys of games and interfaces begin."""
KEY_OF_CLIENT: Final = re.compile(r"['\"`]((?:web|legend)-[a-z0-9_-]*[a-z0-9])['\"`]")
KEY: Final = re.compile(r"[a-z][a-z0-9_]*(-[a-z0-9_]+)*")


class Use:
    """A key, or the beginning of a family of keys, at a place of the source; with the arguments, where they show."""

    def __init__(self, where: str, key: str, family: bool, given: set[str] | None = None) -> None:
        self.where, self.key, self.family, self.given = where, key, family, given

    def __repr__(self) -> str:
        return f"{self.where}: {self.key}{'*' if self.family else ''}"


@cache
def uses() -> list[Use]:
    """Every use of a key: in a call that speaks, and wherever a text is a key or begins like one."""
    spaces = {key.split("-")[0] for key in messages("en") if "-" in key} | set(OWN)
    found: list[Use] = []
    for file in sorted(SOURCE.rglob("*.py")):
        nodes = list(ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
        pieces = {id(part) for node in nodes if isinstance(node, ast.JoinedStr) for part in node.values}
        name = str(file.relative_to(SOURCE))
        for node in nodes:
            where = f"{name}:{getattr(node, 'lineno', 0)}"
            if isinstance(node, ast.Call):
                found += _spoken(node, where)
            elif isinstance(node, ast.JoinedStr):
                found += _family(node, where, spaces)
            elif isinstance(node, ast.Constant) and id(node) not in pieces and _looks_like_a_key(node.value):
                found.append(Use(where, str(node.value), family=False))
    return found


def _looks_like_a_key(value: object) -> bool:
    """A key of the files, or one that should be there: nothing else begins like the keys of games and interfaces."""
    if not isinstance(value, str) or "-" not in value or not KEY.fullmatch(value):
        return False
    return value in messages("en") or value.split("-")[0] in OWN


def _spoken(call: ast.Call, where: str) -> Iterator[Use]:
    name = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
    if name == "refuse" and len(call.args) == 2 and isinstance(call.args[1], ast.Constant):
        named = {keyword.arg for keyword in call.keywords if keyword.arg}
        yield Use(where, f"server-{call.args[1].value!s}", family=False, given=named)
    if name not in SPEAKING or not call.args or not isinstance(call.args[0], ast.Constant):
        return
    key = call.args[0].value
    if not isinstance(key, str) or not KEY.fullmatch(key) or (name != "Message" and "-" not in key):
        return
    given: set[str] | None = None
    if name in ("event", "text") and all(keyword.arg for keyword in call.keywords):
        given = {keyword.arg for keyword in call.keywords if keyword.arg}
    elif name == "Message" and len(call.args) == 1:
        given = set()
    elif name == "Message" and isinstance(call.args[1], ast.Dict) and None not in call.args[1].keys:
        given = {str(argument.value) for argument in call.args[1].keys if isinstance(argument, ast.Constant)}
    yield Use(where, key, family=False, given=given)


def _family(node: ast.JoinedStr, where: str, spaces: set[str]) -> Iterator[Use]:
    first = node.values[0]
    beginning = str(first.value) if isinstance(first, ast.Constant) else ""
    if re.fullmatch(r"([a-z][a-z0-9_]*-)+", beginning) and beginning.split("-")[0] in spaces:
        yield Use(where, beginning, family=True)


@cache
def client_uses() -> list[Use]:
    """Every key of the client's own words in its source: ``'web-play-now'``, or a family: ```web-theme-${name}```.

    The tooltips of the boards (``legend-``) are its own words too.
    """
    found: list[Use] = []
    for file in sorted([*CLIENT.rglob("*.ts"), *CLIENT.rglob("*.svelte")]):
        text = file.read_text(encoding="utf-8")
        where = str(file.relative_to(CLIENT))
        found += [Use(where, key, family=False) for key in re.findall(KEY_OF_CLIENT, text)]
        found += [Use(where, key, family=True) for key in re.findall(r"`(web-(?:[a-z0-9_]+-)+)\$\{", text)]
    return found


@cache
def reasons() -> list[str]:
    """The keys of the reasons of all games, and of what can be lacking."""
    known = [load_game(name).reasons for name in GAMES]
    return [key for each in known for key in (*each.messages(), *each.things)]
