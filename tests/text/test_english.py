"""English that made readers stumble once, and must not come back: in what people see, and in the documents."""

import re
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
READ: Final = sorted(
    [
        ROOT / "README.md",
        *(ROOT / "docs").glob("*.md"),
        *(ROOT / "docs" / "rules" / "en").glob("*.md"),
        *(ROOT / "src" / "armorial" / "text" / "en").glob("*.ftl"),
    ]
)
STUMBLED: Final = re.compile(
    r"\b(?:one (?:line|file) an? \w+|a view a seat|in the own\b|one who plays alone|is placed already|tells all"
    r"|on the table, whole|can be stopped and go on|heavy family games|stands in the lobby|coming to this table"
    r"|you are forgotten|as the system|overlooks much|that was too often|say who you are|been written down"
    r"|asked in this way|cannot come up|one might think of|last things that happened|missing to pay"
    r"|to the box, for there|choose who of the|game end is triggered|cannot bear|children enough"
    r"|only two of different sex|there is nobody like that|one who is lost|not yourself, and not|has found it out"
    r"|faith points are asked for|on productions|a citizen of neutral|is excommunicated and skips|goes to unknown"
    r"|and goes on\.|gives you an? \{|% chance|possible are|known are|is no answer to|are told with)|\} %",
    re.IGNORECASE,
)
HIS: Final = re.compile(r"\bplayers? [^.|]*\b(?:he|him|his)\b", re.IGNORECASE)
"""Players are they."""


@pytest.mark.parametrize("file", READ, ids=lambda file: f"{file.parent.name}/{file.name}")
def test_nobody_stumbles_here(file: Path) -> None:
    found = [line for line in file.read_text("utf-8").splitlines() if STUMBLED.search(line) or HIS.search(line)]
    assert found == []


def test_a_stumble_is_found() -> None:
    for words in ("Prints one line an answer.", "That was too often.", "You are { $n } % better."):
        assert STUMBLED.search(words), words
    assert HIS.search("A player pays his debts.")
