"""The .ftl files as they are written: their messages, forms and variables."""

from functools import cache
from pathlib import Path
from typing import Final

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from armorial.text import FORMS

TEXT: Final = Path(__file__).parents[2] / "src" / "armorial" / "text"


@cache
def entries(language: str) -> list[tuple[str, ast.EntryType]]:
    """Everything in the files of a language, each with its file's name."""
    return [
        (file.name, entry)
        for file in sorted((TEXT / language).glob("*.ftl"))
        for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body
    ]


@cache
def messages(language: str) -> dict[str, ast.Message]:
    return {entry.id.name: entry for _, entry in entries(language) if isinstance(entry, ast.Message)}


class _Text(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 (the visitor's own way)
        self.found.append(node.value)


def plain_text(message: ast.Message) -> str:
    """All that is written in a message, without its variables; all variants and forms one after the other."""
    text = _Text()
    text.visit(message)
    return "\n".join(text.found)


class _Variables(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 (the visitor's own way)
        self.names.add(node.id.name)


def variables(message: ast.Message) -> set[str]:
    """The arguments a message needs; ``$what-acc`` needs ``what``."""
    found = _Variables()
    found.visit(message)
    return {plain(name) for name in found.names}


def plain(variable: str) -> str:
    name, _, form = variable.rpartition("-")
    return name if name and form in FORMS else variable


def choices(message: ast.Message) -> list[tuple[str, ast.SelectExpression]]:
    """The choices between variants in a message, each with the name of its form."""
    patterns = [("", message.value), *((attribute.id.name, attribute.value) for attribute in message.attributes)]
    return [
        (form, element.expression)
        for form, pattern in patterns
        for element in (pattern.elements if pattern else [])
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]


def shows_its_number(choice: ast.SelectExpression) -> bool:
    assert isinstance(choice.selector, ast.VariableReference)
    found = _Variables()
    for variant in choice.variants:
        found.visit(variant)
    return choice.selector.id.name in found.names
