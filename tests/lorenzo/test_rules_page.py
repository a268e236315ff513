"""The numbers in the written rules are those of the component file: all tables but those of the cards.

L-24, L-29, L-40, L-55, L-70, L-85, L-101 to L-120. The tables of cards: test_reference.py.
"""

import re
from functools import partial
from typing import Any, Final

from armorial.games.lorenzo.components import components
from armorial.text import Speaker
from tests.rules_page import page_of, rows_after

PAGE: Final = page_of("lorenzo")
rows: Final = partial(rows_after, PAGE)
PRINTED: Final[dict[str, Any]] = components().values
THINGS: Final = {
    "coin": "coins",
    "wood": "wood",
    "stone": "stone",
    "servant": "servants",
    "military point": "military",
    "different council privilege": "privileges",
}
AMOUNT: Final = re.compile(rf"(\d+) ({'|'.join(THINGS)})s?\b")


def amounts(cell: str) -> dict[str, int]:
    """The things of a cell and how many of each."""
    return {THINGS[thing]: int(n) for n, thing in AMOUNT.findall(cell)}


def test_bonus_tiles() -> None:
    for letter, harvest, production in rows('<a id="L-85">'):
        tile = PRINTED["bonus_tile"][f"advanced_{letter.lower()}"]
        assert (amounts(harvest), amounts(production)) == (tile["harvest"], tile["production"])


def test_what_leaders_need() -> None:
    for number, (leader, card) in enumerate(PRINTED["leader"].items(), 101):
        rule = PAGE[PAGE.index(f'<a id="L-{number}">') :].split("\n")[0]
        assert Speaker("en").text(f"lorenzo-leader-{leader}") in rule
        needs = rule.partition("Needs ")[2].partition(". ")[0]
        assert set(re.findall(r"\d+", needs)) == {str(n) for n in card["needs"].values()}, leader


def test_spaces() -> None:
    assert [int(n) for n in next(rows('<a id="L-24">'))[1:]] == PRINTED["tower"]["slots"]
    for tower, *bonuses in rows('<a id="L-29">'):
        kind = {"territories": "territory"}.get(tower, tower.removesuffix("s"))
        assert [amounts(cell) for cell in bonuses] == [PRINTED["floor"][f"{kind}_{floor}"] for floor in (3, 4)]
    for number, gives, _ in rows('<a id="L-40">'):
        assert amounts(gives) == PRINTED["market"][number]


def test_points() -> None:
    assert [int(vp) for vp in next(rows('<a id="L-55">'))[1:]] == PRINTED["track"]["faith_points"]
    shown = {what.partition(",")[0]: points.split(" / ") for what, points in rows('<a id="L-70">')}
    assert shown["territories"] == [str(n) for n in PRINTED["score"]["territories"][3:]]
    assert shown["characters"] == [str(n) for n in PRINTED["score"]["characters"][1:]]
    assert shown["most military points / second most"] == [str(n) for n in PRINTED["score"]["military"]]
