"""The numbers in the written rules, and how sure they are, are those of the component file. T-90, T-100, T-112"""

import re
from functools import partial
from typing import Any, Final

import pytest

from armorial.games.troyes.components import CHARACTERS, COLOURS, components
from armorial.text import Speaker
from tests.rules_page import page_of, rows_after

PAGE: Final = page_of("troyes")
rows: Final = partial(rows_after, PAGE)
PRINTED: Final[dict[str, Any]] = components().values
SURE: Final = {path: confidence for path, _, confidence in components().rows()}
EN: Final = Speaker("en")
ROUNDS: Final = {"I": 1, "II": 2, "III": 3}


@pytest.mark.parametrize("colour", COLOURS)
def test_activity_cards(colour: str) -> None:
    shown = {row[0]: row[1:] for row in rows(f"#### {colour.capitalize()} cards")}
    cards = {name: card for name, card in PRINTED["activity"].items() if card["colour"] == colour}
    assert list(shown) == [EN.text(f"troyes-card-{name}") for name in cards]
    for name, card in cards.items():
        number, kind, price, price_sure, divisor, divisor_sure, places, places_sure = shown[
            EN.text(f"troyes-card-{name}")
        ]
        assert ROUNDS[number] == card["round"]
        assert kind == ("delayed" if "cube" in card else "at once")
        assert (int(price), int(divisor)) == (card["price"], card["divisor"]), name
        assert [int(vp) for vp in places.split(", ")] == card["places"], name
        sure = [SURE[f"activity.{name}.{key}"] for key in ("price", "divisor", "places")]
        assert [price_sure, divisor_sure, places_sure] == sure, name


def test_events() -> None:
    shown = {row[0]: row[1:] for row in rows("A symbol names the colour of the second event")}
    assert sorted(shown) == sorted(EN.text(f"troyes-event-{name}") for name in PRINTED["event"])
    for name, event in PRINTED["event"].items():
        colour, _, fought, divisor_sure, banners, banners_sure, points, points_sure, symbols, _ = shown[
            EN.text(f"troyes-event-{name}")
        ]
        assert colour == event.get("colour", "none"), name
        assert fought == f"{event['dice']} / {event['divisor']}", name
        assert int(banners) == event["banners"], name
        assert [int(vp) for vp in points.split(" and ")] == event["vp"], name
        assert (symbols.split(", ") if symbols != "–" else []) == event.get("calls", []), name
        sure = [SURE[f"event.{name}.{key}"] for key in ("divisor", "banners", "vp")]
        assert [divisor_sure, banners_sure, points_sure] == sure, name


def test_characters() -> None:
    for name, *shown, of_two in rows("#### Characters"):
        character = PRINTED["character"][next(c for c in CHARACTERS if EN.text(f"troyes-character-{c}") == name)]
        assert [int(n) for n in shown] == character["at"]
        two = [int(n) for n in re.findall(r"\d", of_two)] or character["at"]
        assert two == character["at_2_players"]


def test_set_up_and_prices() -> None:
    for seats, citizens, rounds in rows('<a id="T-01">'):
        assert (int(citizens), int(rounds)) == tuple(PRINTED["players"][seats][key] for key in ("citizens", "rounds"))
    assert [int(row[1].split()[0]) for row in rows('<a id="T-21">')] == PRINTED["dice"]["price"]
    influence = PRINTED["influence"]
    assert [int(row[0]) for row in rows('<a id="T-30">')] == [influence[key] for key in ("reroll", "citizen", "turn")]
    for building, _, salary, *_ in rows('<a id="T-71">'):
        assert int(salary) == PRINTED["building"][building.replace(" ", "_")]["salary"]
