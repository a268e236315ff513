"""What cards say is made of what they do: with an owner's numbers the words follow, card by card."""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from armorial.cli.boards.legacy_words import Words
from armorial.data.reader import ComponentError
from armorial.games.legacy import components
from armorial.games.legacy.components import NATIONS, SINGLE
from armorial.games.legacy.turn import GrowUp
from armorial.text import Speaker
from tests.legacy.scene import Scene

STANDARD = components().values
SAYS = {
    "friend": lambda words, name: words.friend_line(name).plain,
    "child": lambda words, name: words.child_does(name),
    "title": lambda words, name: words.holding_line("title", name),
    "contribution": lambda words, name: words.holding_line("contribution", name),
    "mission": lambda words, name: words.mission_line(name),
    "patron": lambda words, name: words.patron_line(name),
    "hint": lambda words, name: words.hint(name),
}
"""The cards that say something, as the terminal shows them."""
NOT_SAID = ("title.generation", "contribution.generation", "hint.generation", "child.count")
"""How many there are of a card, and when it comes: no words of the card."""
FIXED = (*SINGLE, "extra_child", "foreign", "same_foreign_nation", *NATIONS)
"""What a card has once or not at all: there is no number to change."""


def said(kind: str, values: dict[str, Any]) -> dict[str, str]:
    words = Words(values, Speaker("en", strict=True))
    return {name: SAYS[kind](words, name) for name in values[kind]}


Changes = dict[str, tuple[int, dict[str, Any]]]
"""By card: a number that is new on it, and what an owner's file says of the card."""


def numbers(card: dict[str, Any], kind: str) -> Iterator[tuple[int, dict[str, Any]]]:
    """Every number on a card, each more than it is."""
    for entry, value in card.items():
        if isinstance(value, dict) and entry != "confidence":
            for what in value:
                if what not in FIXED or entry == "needs":
                    yield value[what] + 1, {entry: {**value, what: value[what] + 1}}
        elif isinstance(value, int) and f"{kind}.{entry}" not in NOT_SAID and entry not in FIXED:
            yield value + 4, {entry: value + 4}


def files(kind: str) -> list[Changes]:
    """Owner's files that change one number on every other card of a kind, until each number was changed once."""
    found: list[Changes] = []
    for half in (0, 1):
        cards = {name: list(numbers(STANDARD[kind][name], kind)) for name in list(STANDARD[kind])[half::2]}
        for at in range(max(len(changes) for changes in cards.values())):
            found.append({name: changes[at] for name, changes in cards.items() if at < len(changes)})
    return found


@pytest.mark.parametrize("kind", SAYS)
def test_a_changed_number_is_said_on_its_card_and_on_no_other(kind: str) -> None:
    standard = said(kind, STANDARD)
    assert files(kind)
    for changes in files(kind):
        now = said(kind, components({kind: {name: card for name, (_, card) in changes.items()}}).values)
        assert {each for each in now if now[each] != standard[each]} == changes.keys()
        for name, (number, card) in changes.items():
            assert re.search(rf"\b{abs(number)}\b", now[name]), (name, card, now[name])


def test_a_brave_son_brings_what_his_card_says() -> None:
    """G-141"""
    scene = Scene(2, 2, overlay={"child": {"brave": {"grown": {"honour": 3}}}})
    scene.head(0)
    scene.child(0, "brave")
    scene.then(GrowUp(0))
    assert scene.honour() == 3
    assert said("child", scene.s.parts.components.values)["brave"] == "3 honour when he grows up"


def test_a_card_may_bring_something_else() -> None:
    """The words are those of the effect, not of the card."""
    file = {
        "child": {"brave": {"grown": {"draw_friends": 1, "honour": 2}}},
        "patron": {"john_law": {"goal_2": {"family_diplomat": 2}}},
        "mission": {"grand_tour": {"reward": {"orange_pawn": 1}}},
    }
    values = components(file).values
    assert said("child", values)["brave"] == "2 honour and 1 friend from the deck when he grows up"
    assert said("patron", values)["john_law"].endswith("diplomats in the family: 1 honour for every 2")
    assert ": orange pawn (" in said("mission", values)["grand_tour"]


def test_a_hint_is_about_whom_it_says() -> None:
    """G-800: everything that a hint may ask for has its words, also what no hint of ours asks for."""
    file = {
        "old_nobility": {"count": 2, "sex": "female", "foreign": 1, "holds": "venture"},
        "from_the_east": {"of": "ancestors", "nations": {"dutch": 1, "british": 1, "american": 1}},
        "crowded_nursery": {"children": 2, "child_profession": "artist", "count": 3},
        "compatriots": {"of": "mothers_side"},
    }
    now = said("hint", components({"hint": file}).values)
    assert now["old_nobility"] == (
        "at least 2 of the great-great-grandmothers were aristocrats, were not French and ran ventures"
    )
    assert now["from_the_east"] == "one of the ancestors came from Holland or Britain or America"
    assert now["crowded_nursery"] == (
        "at least 3 couples among the great-grandparents had at least 2 children, one of them an artist"
    )
    assert now["compatriots"] == (
        "a known couple among the ancestors on the mother's side came from the same country, but not from France"
    )


@pytest.mark.parametrize(
    ("file", "problem"),
    [
        ({"friend": {"jan": {"effect": {"orange_pawn": 2}}}}, "'orange_pawn' must be 1 if it is there at all"),
        ({"friend": {"jan": {"effect": {"without_pawn": 1}}}}, "without a pawn only certain friends can be married"),
        ({"friend": {"maria": {"effect": {"honour": 1}}}}, "without a pawn only certain friends can be married"),
        ({"child": {"don_juan": {"grown": {"take_women": 2}}}}, "'take_women' must be 1 if it is there at all"),
    ],
)
def test_what_no_card_could_say_is_refused(file: dict[str, Any], problem: str) -> None:
    with pytest.raises(ComponentError) as error:
        components(file)
    assert problem in str(error.value)
