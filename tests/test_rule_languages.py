"""The rules are the same in every language: the same rules in the same order, with the same numbers and tables."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from armorial.games import GAMES
from armorial.table.rules_numbers import without_marks
from armorial.table.rules_text import rules_text
from armorial.text import FALLBACK, LANGUAGES
from tests.games import DRAWN

RULES: Final = Path(__file__).parents[1] / "docs" / "rules"
PAGES: Final = [(file.parent.name, file.stem) for file in sorted(RULES.glob("*/*.md"))]
TRANSLATED: Final = [(language, game) for language, game in PAGES if language != FALLBACK]
ANCHOR: Final = re.compile(r'<a id="([\w-]+)"></a>')
HEADING: Final = re.compile(r"^(#+) (.*)$", re.MULTILINE)
FILE_OR_COMMAND: Final = re.compile(
    r"`|\barmorial\s+\w|--[a-z]+\b|\b\w+\.(?:toml|md|py|json|ftl|ts)\b|\b(?:src|docs|tests|web)/", re.IGNORECASE
)

translated = pytest.mark.parametrize(("language", "game"), TRANSLATED)


@cache
def text(language: str, game: str) -> str:
    return without_marks((RULES / language / f"{game}.md").read_text("utf-8"))


def headings(page: str) -> list[tuple[int, str]]:
    """Depth and words of each heading below the title."""
    return [(len(marks), words) for marks, words in HEADING.findall(page) if len(marks) > 1]


def pieces(page: str) -> dict[str, str]:
    """What is written from each anchor or heading to the next, by their ids and places."""
    found: dict[str, str] = {}
    at, chapter = "top", 0
    for line in page.splitlines():
        if HEADING.match(line):
            chapter += 1
            at = f"heading {chapter}"
        elif anchor := ANCHOR.match(line):
            at = anchor[1]
        found[at] = found.get(at, "") + ANCHOR.sub("", line) + "\n"
    return found


def numbers(words: str) -> Counter[str]:
    """The numbers of a text, in whatever order its language needs; links and ids of rules too."""
    return Counter(re.findall(r"\d+", words))


def shape(words: str) -> list[int]:
    """The number of cells of each row of its tables."""
    return [len(line.strip("|").split("|")) for line in words.splitlines() if line.startswith("|")]


def test_every_game_has_its_rules() -> None:
    assert {game for language, game in PAGES if language == FALLBACK} == set(GAMES)
    assert {language for language, _ in PAGES} <= set(LANGUAGES)


@pytest.mark.parametrize("game", DRAWN)
def test_our_games_have_their_rules_in_every_language(game: str) -> None:
    assert [language for language in LANGUAGES if (language, game) not in PAGES] == []


@translated
def test_anchors_are_the_same(language: str, game: str) -> None:
    assert ANCHOR.findall(text(language, game)) == ANCHOR.findall(text(FALLBACK, game))


@translated
def test_headings_are_the_same(language: str, game: str) -> None:
    """As many, as deep, in the same order; the server gives each the address it has in English."""
    ours, theirs = headings(text(language, game)), headings(text(FALLBACK, game))
    assert [depth for depth, _ in ours] == [depth for depth, _ in theirs]
    served, written = rules_text(game, language) or ("", "")
    addresses = re.findall(r'^#+ <a id="([^"]*)"></a>', served, re.MULTILINE)
    assert written == language
    assert addresses == re.findall(
        r'^#+ <a id="([^"]*)"></a>', (rules_text(game, FALLBACK) or ("", ""))[0], re.MULTILINE
    )
    assert len(set(addresses)) == len(addresses) == len(ours) + 1


@translated
def test_numbers_and_tables_are_the_same(language: str, game: str) -> None:
    ours, theirs = pieces(text(language, game)), pieces(text(FALLBACK, game))
    other = {id: numbers(ours[id]) - numbers(theirs[id]) | numbers(theirs[id]) - numbers(ours[id]) for id in theirs}
    assert {id: dict(difference) for id, difference in other.items() if difference} == {}
    assert {id for id in theirs if shape(ours[id]) != shape(theirs[id])} == set()


@translated
def test_links_are_the_same(language: str, game: str) -> None:
    ours, theirs = (Counter(re.findall(r"\]\(([^)]*)\)", text(each, game))) for each in (language, FALLBACK))
    assert ours == theirs


@pytest.mark.parametrize(("language", "game"), PAGES)
def test_a_page_names_no_file_and_no_command(language: str, game: str) -> None:
    prose = re.sub(r"```.*?```", "", text(language, game), flags=re.DOTALL)
    found = [
        line for line in prose.splitlines() if FILE_OR_COMMAND.search(line) and not re.fullmatch(r"[|\s:-]+", line)
    ]
    assert found == []


def test_a_file_or_command_is_noticed() -> None:
    for words in ("see src/armorial", "in `village.toml`", "run armorial components village", "use --components FILE"):
        assert FILE_OR_COMMAND.search(words), words


@pytest.mark.parametrize("game", GAMES)
def test_a_page_begins_with_five_minutes_and_ends_with_how_sure_it_is(game: str) -> None:
    chapters = [words for depth, words in headings(text(FALLBACK, game)) if depth == 2]
    assert chapters[:2] == ["The game in five minutes", "Reference"]
    assert chapters[-1] == "How sure the numbers are"


def test_a_page_that_is_missing_is_there_in_english() -> None:
    assert rules_text("village", "cs") == rules_text("village", FALLBACK)
    assert rules_text("chess", "ru") is None


@pytest.mark.parametrize("game", DRAWN)
def test_every_picture_belongs_to_a_paragraph(game: str) -> None:
    shots = (RULES.parents[1] / "web" / "src" / "games" / game / "primer.ts").read_text("utf-8")
    named = re.findall(r"'(five-[a-z]+)':", shots)
    assert named == [id for id in ANCHOR.findall(text(FALLBACK, game)) if id.startswith("five-")]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_most_debatable_ruling_says_so_and_why(language: str) -> None:
    """What tiles 1.1 to 1.4 of Lorenzo reduce: the rule leads to the rulings, where the reason stands."""
    page = text(language, "lorenzo")
    assert "](#rulings)" in pieces(page)["L-133"]
    (reason,) = (line for line in page.splitlines() if line.startswith("| [L-133](#L-133) |"))
    debatable = {"en": "most debatable", "ru": "самое спорное", "pl": "najbardziej dyskusyjne"}[language]
    assert debatable in pieces(page)["L-133"]
    assert debatable in reason


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_other_row_of_steps_that_fits_is_told(language: str) -> None:
    """The example of the mass allows two rows of prices in the church of Village."""
    steps = pieces(text(language, "village"))["V-95"]
    assert "1, 2, 2" in steps
    assert "1, 2, 1" in steps


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_rulebooks_of_legacy_differ_about_colours(language: str) -> None:
    """They do not agree where the colours of professions matter, so what we do is named where they differ."""
    page = text(language, "legacy")
    told = [words for id, words in pieces(page).items() if id.startswith("heading") and "(#G-804)" in words]
    assert any("(#G-71)" in words for words in told)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_value_of_a_friend_is_called_known_that_no_rulebook_gives(language: str) -> None:
    """Evgenia's nation and gold, and Gertrude's profession, are in no rulebook: the last cell names them."""
    rows = [line for line in text(language, "legacy").splitlines() if line.startswith("|")]
    names = {"en": ("Evgenia", "Gertrude"), "ru": ("Евгения", "Гертруда"), "pl": ("Jewgienija", "Gertruda")}[language]
    for name in names:
        (row,) = (line for line in rows if line.startswith(f"| {name} |"))
        assert ";" in row.strip("| ").split("|")[-1], row
