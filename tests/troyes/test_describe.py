"""What is printed on a card in words and in signs comes from its effects, with whatever numbers an owner's box has."""

import re
from typing import Any

import pytest

from armorial.games.troyes import components, rules
from armorial.games.troyes.components import WITHOUT_NUMBER
from armorial.kernel.words import Message

STANDARD = components().values
PLACES = {"activity": ("effect", "cube"), "event": ("effect",)}
EFFECTS = [
    (kind, card, place)
    for kind, places in PLACES.items()
    for card, printed in STANDARD[kind].items()
    for place in places
    if place in printed and not set(printed[place]) <= set(WITHOUT_NUMBER)
]


def printed(kind: str, card: str, overlay: dict[str, Any] | None = None) -> dict[str, Any]:
    """A card as the browser gets it."""
    box = components() if overlay is None else components(overlay)
    found: dict[str, Any] = rules(box).printed()["cards" if kind == "activity" else "events"][card]
    return found


def numbers(message: Message) -> list[int]:
    """All numbers in the words of a card."""
    found: list[int] = []
    for arg in message.args.values():
        for part in arg if isinstance(arg, list) else [arg]:
            if isinstance(part, Message):
                found += numbers(part)
            elif isinstance(part, int):
                found.append(part)
    return found


@pytest.mark.parametrize(("kind", "card", "place"), EFFECTS, ids=str)
def test_the_numbers_of_the_box_are_on_the_card(kind: str, card: str, place: str) -> None:
    standard = STANDARD[kind][card][place]
    changed = {name: n + 1 for name, n in standard.items()}
    before = printed(kind, card)
    after = printed(kind, card, {kind: {card: {place: changed}}})
    assert sorted(numbers(before["text"])) == sorted(standard.values())
    assert sorted(numbers(after["text"])) == sorted(changed.values())
    assert after["text"].key == before["text"].key
    assert strength(after["signs"]) > strength(before["signs"])


def strength(signs: str) -> int:
    """How much is drawn: numbers by what they say, things by how many there are."""
    return sum(int(number) for number in re.findall(r"\d+", signs)) + len(signs.split())


def test_signs_of_some_cards() -> None:
    """What is paid comes first, whatever the order in the file; any colours will do for the Pilgrimage. T-93"""
    assert printed("activity", "artisan")["signs"] == "1influence → 6coin"
    swapped = {"activity": {"artisan": {"effect": {"deniers": 6, "pay_influence": 1}}}}
    assert printed("activity", "artisan", swapped)["signs"] == "1influence → 6coin"
    assert printed("activity", "pilgrimage")["signs"].startswith("die:red:1 die:white:1 die:yellow:1 → ")
    assert (
        printed("activity", "monk")["signs"].count("die:yellow")
        == STANDARD["activity"]["monk"]["cube"]["white_as_yellow"]
    )
    assert printed("activity", "militia")["signs"] == "die:yellow:4 → die:red:4"
    assert printed("event", "heresy")["signs"] == "−2influence"
    assert printed("event", "wayfarers")["signs"] == "+1citizen council"


def test_what_is_delayed_is_said_of_a_cube() -> None:
    """T-42, T-63"""
    cards = rules(components()).printed()["cards"]
    assert {name for name, card in cards.items() if card["delayed"]} == {
        name for name, card in STANDARD["activity"].items() if "cube" in card
    }
    assert cards["tithing"]["text"].key == "troyes-each-cube"
    assert cards["merchant"]["text"].key == "troyes-each-use"
    assert cards["pilgrimage"]["text"].key == "troyes-each-use-of-any-colours"
    events = rules(components()).printed()["events"]
    assert [name for name, event in events.items() if event["text"].key != "troyes-each-round"] == ["marauding"]
