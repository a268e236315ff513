"""The rules of a table with other numbers: every number that an owner can fill in is said there, in every language."""

import re
from functools import cache
from typing import Any, Final

import pytest

from armorial.box.sheet import sheet_of
from armorial.box.values import part_of
from armorial.box.words import NumberWords
from armorial.table.rules_numbers import AT, MARK, Called, paths_of, value_of, values_of, without_marks
from armorial.table.rules_text import rules_text
from armorial.text import FALLBACK, LANGUAGES
from tests.boxes import drawn, overlay
from tests.games import DRAWN
from tests.test_rule_languages import RULES, pieces

NUMERALS: Final = {
    "en": "zero one two three four five",
    "ru": "ноль один два|две|двух|двое три|трёх|тремя|трое|тройку четыре|четырёх пять|пяти|пятью|пятерых",
    "pl": "zero jeden dwa|dwie|dwóch|dwoje trzy|trzech|trzema|troje|trojga|trójkę cztery|czterech|czterej "
    "pięć|pięciu|pięcioma",
}
EXAMPLES: Final = re.compile(r'(?ms)^<a id="[A-Z]-E1">.*?^#')
every_page = pytest.mark.parametrize(("game", "language"), [(g, lang) for g in DRAWN for lang in LANGUAGES])


@cache
def all_changed(game: str) -> dict[str, Any]:
    return overlay(game, drawn(game, 3))


def told_lines(text: str) -> list[str]:
    """Without the examples, which use the standard numbers."""
    return re.sub(EXAMPLES, "", text).split("\n")


@cache
def called(game: str, language: str) -> Called:
    return Called(sheet_of(game), NumberWords(game, language))


@cache
def page(game: str, language: str) -> str:
    return (RULES / language / f"{game}.md").read_text("utf-8")


def numeral(language: str, word: str) -> int | None:
    """The number that a word says."""
    if word.isdecimal():
        return int(word)
    found = [n for n, words in enumerate(NUMERALS[language].split()) if word.lower() in words.split("|")]
    return found[0] if found else None


@every_page
def test_a_marked_number_is_the_standard_one(game: str, language: str) -> None:
    values, things = values_of(game, None), {thing.id for thing in sheet_of(game).things}
    for mark, words in MARK.findall(page(game, language)):
        for path in paths_of(mark):
            row, _, part = path.rpartition(".")
            assert path in values or path in things or part_of(values[row], part) is not None, path
        if not mark.startswith(AT):
            value: Any = value_of(mark, values)
            alike = set(value.values()) if isinstance(value, dict) else {value}
            assert alike == {numeral(language, words)}, f"{mark} is called {words}"


@pytest.mark.parametrize("game", DRAWN)
def test_the_same_numbers_are_marked_in_every_language(game: str) -> None:
    english = {id: sorted(mark for mark, _ in MARK.findall(text)) for id, text in pieces(page(game, FALLBACK)).items()}
    for language in LANGUAGES:
        ours = {id: sorted(mark for mark, _ in MARK.findall(text)) for id, text in pieces(page(game, language)).items()}
        assert {id: marks for id, marks in ours.items() if marks != english[id]} == {}, language


@every_page
def test_every_number_of_a_box_is_named(game: str, language: str) -> None:
    """By a mark of its own, or in the row or the rule of its card or place."""
    sheet, text = sheet_of(game), page(game, language)
    marked = {path for mark, _ in MARK.findall(text) for path in paths_of(mark)}
    names = called(game, language)
    things = {thing for line in text.split("\n") for thing in names.of_line(line)} | marked
    missing = [
        path
        for path, own in sheet.fields.items()
        if own.kind != "flag" and own.thing not in things and path not in marked and own.place.row not in marked
    ]
    assert missing == []


@every_page
def test_a_changed_number_stands_beside_the_standard_one(game: str, language: str) -> None:
    """All numbers of a box are other ones: each mark tells so, and every card and place."""
    components = all_changed(game)
    here, standard, words = values_of(game, components), values_of(game, None), NumberWords(game, language)
    text, written = rules_text(game, language, components) or ("", "")
    assert written == language
    assert "<data" not in text
    lines = told_lines(page(game, language))
    told = [
        f"<s>{said}</s> <ins>{words.value(value_of(mark, here))}</ins>"
        for mark, said in MARK.findall("\n".join(lines))
        if not mark.startswith(AT) and value_of(mark, here) != value_of(mark, standard)
    ]
    assert told
    assert re.findall(r"<s>.*?</s> <ins>.*?</ins>", text) == told
    changed = {sheet_of(game).thing_of(path) for path in here if here[path] != standard[path]}
    names = called(game, language)
    noted = {thing for line in text.split("\n") if "at-table" in line for thing in names.of_line(_without(line))}
    assert noted >= {thing for line in lines for thing in names.of_line(line)} & changed


def _without(line: str) -> str:
    return re.sub(r' <ins class="at-table">.*?</ins>', "", line)


@every_page
def test_the_standard_rules_have_no_marks(game: str, language: str) -> None:
    text, _ = rules_text(game, language) or ("", "")
    assert "<data" not in text
    assert "<ins" not in text
    assert text == (rules_text(game, language, {}) or ("", ""))[0].replace(_examples(game, language), "")
    assert "<data" in page(game, language)
    assert without_marks(text) == text


def _examples(game: str, language: str) -> str:
    text, _ = rules_text(game, language, {}) or ("", "")
    notes = re.findall(r' <ins class="at-table">[^<]*</ins>\n\n', text)
    assert len(notes) == bool(EXAMPLES.search(page(game, language)))
    return "".join(notes)
