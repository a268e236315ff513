"""The tables of the written rules say what is printed on the cards.

The page says it in words for people, printed.py in short ones typed in apart: numbers must be the same, and the things.
"""

import re
from collections import defaultdict
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from armorial.games.legacy.components import CONTRIBUTIONS, FRIENDS, HINTS, STANDARD, TITLES
from armorial.games.legacy.describe import hint_words
from armorial.games.legacy.parts import Parts
from armorial.text import Speaker
from tests.legacy import printed

WRITTEN: Final = (Path(__file__).parents[2] / "docs" / "rules" / "en" / "legacy.md").read_text("utf-8")
PAGE: Final = re.sub("</?data.*?>", "", WRITTEN)  # which numbers of a table stand here
CARDS: Final = PAGE[PAGE.index("\n## Cards\n") : PAGE.index("\n## Worked examples\n")]
PAWNS: Final = re.compile(r"(green|orange|red|blue|yellow) pawn")
NUMERALS: Final = {"I": 1, "II": 2, "III": 3}
NAMES: Final = {
    "britons": "british", "briton": "british", "pole": "polish", "spaniard": "spanish", "craftsmen": "craftsman",
}  # fmt: skip
"""People in the tables, as printed.py calls them."""


def rows(heading: str) -> Iterator[list[str]]:
    """The rows of the table of a chapter, cell by cell."""
    chapter = CARDS[CARDS.index(f"\n### {heading}\n") + 1 :]
    lines = chapter.partition("\n### ")[0].splitlines()
    first = next(number for number, line in enumerate(lines) if line.startswith("|---"))
    for line in lines[first + 1 :]:
        if line.startswith("|"):
            yield [cell.strip() for cell in line[1:-1].split("|")]


def name(kind: str, key: str) -> str:
    return Speaker("en").text(f"legacy-{kind}-{key}")


def number(cell: str) -> int:
    return int(cell.replace("−", "-").replace("+", "") or 0)


def needed(cell: str) -> set[str]:
    """Numbers and first words of a condition: "2 Russians, 1 title" as {"2 russian", "1 title"}."""
    found = set()
    for part in filter(None, cell.split(", ")):
        n, word = part.lower().split()[:2]
        found.add(f"{n} {NAMES.get(word, word.removesuffix('s'))}")
    return found


def amount(cell: str, thing: str) -> int:
    found = re.search(rf"(\d+) {thing}", cell)
    return int(found[1]) if found else 0


def test_friends() -> None:
    table = {row[0]: row[1:] for row in rows("Friends")}
    assert len(table) == len(printed.FRIENDS)
    for key, (sex, nation, profession, *numbers, effect, needs) in printed.FRIENDS.items():
        row = table[name("friend", key)]
        assert row[0] == {"male": "man", "female": "woman"}[sex]
        assert row[1].lower() == nation
        assert row[2] == profession.replace("none", "")
        assert [number(cell) for cell in row[3:7]] == numbers, key
        short = {"6 in hand": "6 friend", "4 nations": "4 nation"}.get(needs, needs)
        assert needed(row[8]) == {short} - {""}, key
        assert bool(row[7]) == bool(effect), key
        for thing in ("honour", "prestige", "income"):
            assert amount(row[7], thing) == amount(effect, thing), key
        assert PAWNS.findall(row[7]) == PAWNS.findall(effect), key


def test_children() -> None:
    table = [(row[0], row[1], int(row[2])) for row in rows("Children")]
    sexes = {"male": "son", "female": "daughter", "none": ""}
    assert table == [(name("child", key), sexes[sex], n) for key, (sex, n) in printed.CHILDREN.items()]


def test_heads() -> None:
    table = {row[0]: row[1:] for row in rows("Heads of family")}
    for key, (man, woman, pawn) in printed.HEADS.items():
        sides = [tuple(int(n) for n in re.findall(r"\d+", cell)) for cell in table[key][1:3]]
        assert (sides, table[key][0]) == ([man, woman], pawn)


def test_titles_and_contributions() -> None:
    for heading, kind, cards in (
        ("Titles", "title", printed.TITLES),
        ("Contributions", "contribution", printed.CONTRIBUTIONS),
    ):
        table = {row[0]: row[1:] for row in rows(heading)}
        assert len(table) == len(cards)
        for key, (generation, price, benefit) in cards.items():
            row = table[name(kind, key)]
            assert NUMERALS[row[0]] == generation
            assert tuple(amount(row[1], thing) for thing in ("gold", "friend", "income")) == price, key
            assert tuple(amount(row[2], thing) for thing in ("income", "prestige", "honour", "friend")) == benefit, key


def test_patrons() -> None:
    table = {row[0]: row[1:] for row in rows("Patrons")}
    short = {"7 born in III": "7 children", "2 missions": "2 mission", "6 nations": "6 nation"}
    for key, (main, *goals) in printed.PATRONS.items():
        row = table[name("patron", key)]
        assert needed(row[0]) == needed(short.get(main, main)), key
        assert row[1] == "9"
        for said, (honour, each, _) in zip(row[2].split("; "), goals, strict=True):
            assert amount(said, "honour") == honour
            assert int((re.search(r"every (\d+)", said) or [0, 1])[1]) == each


def test_missions() -> None:
    table = {row[0]: row[1:] for row in rows("Missions")}
    short = {"8 in hand": "8 friend", "5 nations": "5 nation", "5 born": "5 children"}
    for key, (needs, brings) in printed.MISSIONS.items():
        row = table[name("mission", key)]
        assert needed(row[0]) == needed(short.get(needs, needs)), key
        for thing in ("honour", "prestige", "income", "gold"):
            assert amount(row[1], thing) == amount(brings, thing) or "contribution" in brings, (key, thing)


def test_hints() -> None:
    parts = Parts(STANDARD)
    told = [Speaker("en").say(hint_words(parts, hint)).lower() for hint in range(len(HINTS))]
    assert [row[0].lower() for row in rows("Hints of the Testament")] == told


def test_only_what_the_rulebooks_give_is_called_known() -> None:
    """A row that says "known" and nothing else has no number or word that is less sure."""
    sure: dict[tuple[str, str], set[str]] = defaultdict(set)
    for path, _, confidence in STANDARD.rows():
        sure[path.split(".")[0], path.split(".")[1]].add(confidence)
    for heading, kind, keys in (
        ("Friends", "friend", FRIENDS),
        ("Titles", "title", TITLES),
        ("Contributions", "contribution", CONTRIBUTIONS),
    ):
        said = {row[0]: row[-1] for row in rows(heading)}
        for key in keys:
            assert said[name(kind, key)] != "known" or sure[kind, key] == {"known"}, key
