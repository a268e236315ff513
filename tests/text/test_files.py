"""The .ftl files: well-formed, and the same in every language."""

import re
from collections import Counter

import pytest
from babel import Locale
from fluent.syntax import ast

from armorial.text import FORMS, LANGUAGES
from armorial.text import entries as written
from tests.text.files import TEXT, choices, entries, messages, plain_text, shows_its_number, variables

EACH = pytest.mark.parametrize("language", LANGUAGES)
OTHERS = pytest.mark.parametrize("language", LANGUAGES[1:])


def test_every_language_has_a_folder_and_there_is_no_other() -> None:
    assert sorted(folder.name for folder in TEXT.iterdir() if list(folder.glob("*.ftl"))) == sorted(LANGUAGES)


@EACH
def test_no_syntax_errors(language: str) -> None:
    junk = [(file, entry.content) for file, entry in entries(language) if isinstance(entry, ast.Junk)]
    assert not junk


@EACH
def test_no_key_twice(language: str) -> None:
    keys = Counter(entry.id.name for _, entry in entries(language) if isinstance(entry, ast.Message | ast.Term))
    assert [key for key, times in keys.items() if times > 1] == []


@EACH
def test_entries_are_found_as_they_are_written(language: str) -> None:
    """Without reading a whole file."""
    for file in (TEXT / language).glob("*.ftl"):
        text = file.read_text(encoding="utf-8")
        found = written(text)
        read = [
            each for name, each in entries(language) if name == file.name and isinstance(each, ast.Message | ast.Term)
        ]
        assert list(found) == [f"{'-' * isinstance(each, ast.Term)}{each.id.name}" for each in read]
        for whole, each in zip(found.values(), read, strict=True):
            assert each.span is not None
            assert each.id.span is not None
            begin = each.id.span.start - isinstance(each, ast.Term)
            own = text[begin : each.span.end].rstrip()
            assert whole.startswith(own)
            assert not re.sub("^#.*", "", whole.removeprefix(own), flags=re.MULTILINE).strip(), own


@EACH
def test_every_message_has_a_plain_form_and_known_forms(language: str) -> None:
    for key, message in messages(language).items():
        assert message.value is not None, key
        assert {attribute.id.name for attribute in message.attributes} <= set(FORMS), key


@OTHERS
def test_the_same_keys_in_the_same_files(language: str) -> None:
    def keys(of: str) -> set[tuple[str, str]]:
        return {(file, entry.id.name) for file, entry in entries(of) if isinstance(entry, ast.Message)}

    assert keys(language) == keys("en")


@OTHERS
def test_the_same_variables(language: str) -> None:
    different = {
        key: (variables(message), variables(messages("en")[key]))
        for key, message in messages(language).items()
        if key in messages("en") and variables(message) != variables(messages("en")[key])
    }
    assert not different


@EACH
def test_a_number_that_is_shown_has_all_forms_of_the_language(language: str) -> None:
    """Russian and Polish whole numbers are one, few or many; Russian animate nouns join the last two after a verb."""
    wanted = {Locale(language).plural_form(n) for n in range(200)}
    for key, message in messages(language).items():
        for form, choice in choices(message):
            names = {variant.key.name for variant in choice.variants if isinstance(variant.key, ast.Identifier)}
            if shows_its_number(choice) and not (language == "ru" and form == "acc" and names == {"one", "many"}):
                assert names == wanted, key


MARKS = {"en": "„«»", "ru": "\"'”", "pl": "\"'«»“"}
"""Quotation marks that a language does not use outside of quotations."""


@EACH
def test_quotation_marks(language: str) -> None:
    for key, message in messages(language).items():
        text = plain_text(message)
        assert not set(MARKS.get(language, "")) & set(text), key
        pairs = [("“", "”")] if language == "en" else [("«", "»"), ("„", "”")]
        for opening, closing in pairs:
            assert text.count(opening) == text.count(closing), key


def test_russian_says_the_family_member_in_full() -> None:
    for key, message in messages("ru").items():
        text = plain_text(message)
        assert len(re.findall(r"\b[Чч]лен", text)) == len(re.findall(r"\b[Чч]лен\w* (?:вашей )?семьи", text)), key


def test_polish_says_the_family_member_in_full() -> None:
    for key, message in messages("pl").items():
        text = plain_text(message)
        whole = r"\b[Cc]złonk?\w* (?:twojej )?rodziny"
        assert len(re.findall(r"\b[Cc]złon", text)) == len(re.findall(whole, text)), key
