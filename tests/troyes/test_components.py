"""The component file: what it says and how sure it is; and the owner's file that replaces parts of it."""

import random
from pathlib import Path
from typing import Any

import pytest

from armorial.data.reader import CONFIDENCES
from armorial.games import load_game
from armorial.games.troyes import components
from armorial.games.troyes.components import CARDS, CHARACTERS, COLOURS, DELAYED_CARDS, EVENTS
from armorial.games.troyes.info import TroyesGame
from armorial.games.troyes.state import DENIERS, INFLUENCE, SUPPLY
from armorial.kernel.contract import Chance
from tests.owners_file import Bad, check_refused, check_refused_in_a_record, check_the_rest_stays, rows_of

ROWS = rows_of("troyes")

# -- what the file says ---------------------------------------------------------------------------------------

FACTS: list[tuple[str, Any, str]] = [
    ("setup.deniers", 5, "known"),
    ("setup.influence", 4, "known"),
    ("setup.citizens", 12, "known"),
    ("setup.neutral_citizens", 8, "known"),
    (
        "setup.neutral_places",
        ["palace:1", "palace:2", "bishopric:2", "bishopric:4", "city_hall:3", "city_hall:6"],
        "reconstructed",
    ),
    ("players.2.citizens", 6, "known"),
    ("players.3.citizens", 5, "known"),
    ("players.4.citizens", 4, "known"),
    ("players.2.characters", 2, "known"),
    ("players.3.characters", 1, "known"),
    ("players.4.characters", 1, "known"),
    ("players.2.rounds", 4, "known"),
    ("players.3.rounds", 5, "known"),
    ("players.4.rounds", 6, "known"),
    ("building.palace.rows", 6, "known"),
    ("building.palace.salary", 2, "known"),
    ("building.bishopric.rows", 3, "likely"),
    ("building.bishopric.salary", 1, "known"),
    ("building.city_hall.rows", 2, "likely"),
    ("building.city_hall.salary", 0, "known"),
    ("income.deniers", 10, "known"),
    ("penalty.salary", 2, "known"),
    ("penalty.event", 2, "known"),
    ("penalty.black_die", 2, "known"),
    ("dice.price", [2, 4, 6], "known"),
    ("dice.red_factor", 2, "known"),
    ("pass.first", 2, "known"),
    ("pass.later", 1, "known"),
    ("influence.most", 20, "known"),
    ("influence.reroll", 1, "known"),
    ("influence.citizen", 2, "known"),
    ("influence.turn", 4, "known"),
    ("influence.turned", 3, "known"),
    ("influence.black_die", 1, "known"),
    ("influence.event_cube", 1, "known"),
    ("cathedral.vp", [1, 1, 1, 1, 1, 1], "known"),
    ("cathedral.influence", [1, 1, 1, 2, 2, 2], "known"),
    ("cathedral.missing_level", 2, "known"),
    ("agriculture.divisor", 2, "known"),
    ("score.event", 1, "known"),
    ("activity.merchant.price", 4, "known"),
    ("activity.merchant.divisor", 2, "known"),
    ("activity.merchant.places", [2, 1], "likely"),
    ("activity.merchant.effect", {"deniers": 2}, "known"),
    ("activity.priest.price", 8, "known"),
    ("activity.priest.divisor", 3, "known"),
    ("activity.priest.places", [4, 2], "reconstructed"),
    ("activity.priest.cube", {"each_yellow": 3}, "known"),
    ("activity.archer.divisor", 2, "likely"),
    ("activity.chivalry.round", 1, "likely"),
    ("activity.tax_collector.round", 2, "likely"),
    ("activity.militia.cube", {"yellow_as_red": 1}, "likely"),
    ("activity.glassblower.divisor", 8, "reconstructed"),
    ("event.marauding.dice", "yellow", "likely"),
    ("event.marauding.divisor", 3, "likely"),
    ("event.marauding.vp", [2, 1], "reconstructed"),
    ("event.brigands.calls", ["white", "white", "yellow"], "reconstructed"),
    ("event.war.calls", ["white"], "known"),
    ("event.war.effect", {"black_dice": 2}, "known"),
    ("event.succession_conflict.divisor", 4, "known"),
    ("event.succession_conflict.banners", 5, "likely"),
    ("event.succession_conflict.vp", [5, 2], "likely"),
    ("event.theological_conflict.effect", {"bishopric_citizen": 1}, "likely"),
    ("event.heresy.effect", {"lose_influence": 2}, "known"),
    ("character.chretien_de_troyes.at", [3, 5, 7], "known"),
    ("character.chretien_de_troyes.at_2_players", [4, 6, 8], "known"),
    ("character.thibaut_ii.at_2_players", [6, 12, 18], "known"),
    ("character.henry_i.vp", [1, 3, 6], "known"),
]


@pytest.mark.parametrize(("path", "value", "confidence"), FACTS)
def test_a_fact_and_how_sure_it_is(path: str, value: Any, confidence: str) -> None:
    assert ROWS[path] == (value, confidence)


def test_every_value_says_how_sure_it_is() -> None:
    """Nothing is unsure by mistake: only these tables have anything that is not known."""
    assert {confidence for _, confidence in ROWS.values()} == set(CONFIDENCES)
    unsure = {path.split(".")[0] for path, (_, confidence) in ROWS.items() if confidence != "known"}
    assert unsure == {"setup", "building", "activity", "event"}


def test_t03_three_cards_of_each_colour_and_round_number() -> None:
    """T-03, T-90"""
    cards = components().values["activity"]
    assert len(CARDS) == 27
    for colour in COLOURS:
        for number in (1, 2, 3):
            assert sum(card["colour"] == colour and card["round"] == number for card in cards.values()) == 3
    assert [name for name in CARDS if "cube" in cards[name]] == list(DELAYED_CARDS)
    assert set(DELAYED_CARDS) == {
        *("tithing", "monk", "priest", "apprenticeship", "confession", "templar", "blacksmith", "militia"),
    }
    assert all(("cube" in card) != ("effect" in card) for card in cards.values())


def test_t04_sixteen_events_and_marauding() -> None:
    """T-04: eight red with four symbols of each kind, four white, four yellow."""
    assert len(EVENTS) == 17
    assert EVENTS[0] == "marauding"
    game = load_game("troyes")
    assert isinstance(game, TroyesGame)
    assert [game.parts.event_colour.count(colour) for colour in range(3)] == [8, 4, 4]
    assert sorted(game.parts.calls).count(1) == 4
    assert sorted(game.parts.calls).count(2) == 4
    assert len(CHARACTERS) == 6


def test_prices_follow_the_reconstruction() -> None:
    """The first place brings from a third to three fifths of a VP per denier, as far as is known of the box."""
    for card in components().values["activity"].values():
        assert 1 / 3 <= card["places"][0] / card["price"] <= 3 / 5
        assert card["places"] == sorted(card["places"], reverse=True)


# -- an owner's file ------------------------------------------------------------------------------------------


def game_with(file: Path) -> TroyesGame:
    game = load_game("troyes", file)
    assert isinstance(game, TroyesGame)
    return game


def test_a_file_changes_play(own: Path) -> None:
    own.write_text("[setup]\ndeniers = 7\ninfluence = 3\n[players.3]\ncitizens = 4\n[income]\ndeniers = 1\n")
    game = game_with(own)
    s = game.new(3)
    assert [(me[DENIERS], me[INFLUENCE], me[SUPPLY]) for me in s.players] == [(7, 3, 4)] * 3
    for token in ("first:0", "character:henry_i", "character:urban_iv", "character:thibaut_ii"):
        game.answer_token(s, token, None)
    places = [f"city_hall:{n}" for n in range(1, 7)] + [f"bishopric:{n}" for n in range(1, 7)]
    for place in places:
        game.answer_token(s, f"place:{place}", None)
    assert s.neutral_reserve == 2, "six places were left for neutral citizens"
    for token in ("card:archer", "card:monk", "card:merchant"):
        game.answer_token(s, token, None)
    assert [me[DENIERS] for me in s.players] == [7 + 1 - 2] * 3


def test_what_a_file_replaces_is_known_and_the_rest_stays(own: Path) -> None:
    """The owner vouches for what he has seen in his box."""
    own.write_text("[activity.archer]\nprice = 5\n[event.war]\nbanners = 4\n")
    rows = rows_of("troyes", own)
    assert rows["activity.archer.price"] == (5, "known")
    assert rows["activity.archer.divisor"] == (2, "likely")
    assert rows["event.war.banners"] == (4, "known")
    check_the_rest_stays("troyes", rows, {"activity.archer.price", "event.war.banners"})


def test_a_file_may_say_that_it_is_not_sure(own: Path) -> None:
    own.write_text('[activity.monk]\nprice = 7\nconfidence = "likely"\n')
    rows = rows_of("troyes", own)
    assert rows["activity.monk.price"] == (7, "likely")
    assert rows["activity.monk.divisor"] == (3, "reconstructed")


STRANGE = (
    "[dice]\nprice = [0, 1, 9]\n[agriculture]\ndivisor = 9\n[influence]\nturned = 6\nmost = 99\n"
    "[building.palace]\nrows = 1\n[building.city_hall]\nrows = 6\n[players.2]\nrounds = 8\n"
    "[activity.merchant]\ndivisor = 1\nplaces = [9]\n[activity.monk]\ncube = { white_as_yellow = 9 }\n"
    '[event.marauding]\nbanners = 1\ndice = "red"\n[activity.archer]\neffect = { event_cube = 3, pay_influence = 2 }\n'
)


def test_a_game_with_other_components_is_played_to_its_end(own: Path) -> None:
    own.write_text(STRANGE)
    game = load_game("troyes", own)
    for seed in range(6):
        rng = random.Random(seed)
        s = game.new(2)
        while (question := game.asked(s)) is not None:
            options = question.moves(s) if seed % 2 else question.options(s)
            option = question.sample(s, rng) if isinstance(question, Chance) else rng.choice(options)
            game.answer(s, option, None)
        assert s.round_number == 8


# -- bad files ------------------------------------------------------------------------------------------------

BAD: dict[str, Bad] = {
    "unknown table": ("[income]\ndeniers = 9\n[fish]\nsize = 3\n", 3, "there is no fish; there are setup, players"),
    "unknown key": ("[income]\nsize = 3\n", 2, "there is no income.size; in income there are deniers"),
    "unknown card": ("[activity.baker]\nprice = 3\n", 1, "there is no activity.baker"),
    "unknown event": ("[event.plague]\nbanners = 3\n", 1, "there is no event.plague"),
    "unknown character": ("[character.joan]\nvp = [1, 2, 3]\n", 1, "there is no character.joan"),
    "unknown player count": ("[players.5]\nrounds = 5\n", 1, "there is no players.5; in players there are 2, 3, 4"),
    "unknown building": ("[building.tower]\nrows = 1\n", 1, "there is no building.tower"),
    "text for a number": ('[income]\ndeniers = "ten"\n', 2, "income.deniers must be a whole number, not 'ten'"),
    "too large": ("[income]\ndeniers = 100\n", 2, "income.deniers must be from 0 to 99, not 100"),
    "negative": ("[score]\nevent = -1\n", 2, "score.event must be from 0 to 9, not -1"),
    "a list too short": ("[dice]\nprice = [2, 4]\n", 2, "dice.price must be a list of 3 numbers, not [2, 4]"),
    "rows that do not fit": ("[building.palace]\nrows = 4\n", 2, "building.palace.rows must be one of 6, 3, 2, 1"),
    "unknown dice": (
        '[event.war]\ndice = "green"\n',
        2,
        "event.war.dice must be one of red, white, yellow, not 'green'",
    ),
    "unknown effect": ("[activity.miller]\neffect = { gold = 1 }\n", 2, "activity.miller.effect has the unknown name"),
    "unknown cube": ("[activity.monk]\ncube = { vp = 1 }\n", 2, "activity.monk.cube has the unknown name 'vp'"),
    "no places": ("[activity.monk]\nplaces = []\n", 2, "activity.monk.places must be a list of 1 to 4 numbers"),
    "a place worth too much": ("[activity.monk]\nplaces = [99]\n", 2, "activity.monk.places must be from 0 to 20"),
    "symbols of no colour": ('[event.war]\ncalls = ["red"]\n', 2, "event.war.calls must be one of white, yellow"),
    "too few symbols": (
        '[event.brigands]\ncalls = ["white"]\n',
        2,
        "event.brigands.calls: each of its 3 cards has one colour",
    ),
    "a cube on a card that has none": (
        "[activity.merchant]\ncube = { each = 1 }\n",
        2,
        "activity.merchant.cube is not on this card",
    ),
    "two effects of a cube": (
        "[activity.monk]\ncube = { each = 1, red_total = 2 }\n",
        2,
        "activity.monk.cube: the card has exactly one effect",
    ),
    "two effects of an event": (
        "[event.heresy]\neffect = { lose_influence = 1, lose_deniers = 2 }\n",
        2,
        "event.heresy.effect: the card has exactly one effect",
    ),
    "a number for a cube that needs none": (
        "[activity.militia]\ncube = { yellow_as_red = 2 }\n",
        2,
        "activity.militia.cube 'yellow_as_red' must be 1 if it is there at all, not 2",
    ),
    "two neutral citizens": (
        "[event.succession_conflict]\neffect = { palace_citizen = 2 }\n",
        2,
        "event.succession_conflict.effect 'palace_citizen' must be 1 if it is there at all, not 2",
    ),
    "colour of a card is fixed": (
        '[activity.monk]\nprice = 7\ncolour = "red"\n',
        3,
        "activity.monk.colour cannot be replaced: it is part of the rules (T-03, T-90)",
    ),
    "round of a card is fixed": ("[activity.monk]\nround = 2\n", 2, "activity.monk.round cannot be replaced"),
    "colour of an event is fixed": ('[event.war]\ncolour = "white"\n', 2, "event.war.colour cannot be replaced"),
    "too many citizens": (
        "[players.4]\ncitizens = 5\n",
        2,
        "4 players have no places for 20 citizens",
    ),
    "no room for the neutral ones": (
        "[income]\ndeniers = 9\n[players.3]\ncitizens = 2\n",
        4,
        "8 neutral citizens are too few for the 12 places left",
    ),
    "too many characters": ("[players.4]\ncharacters = 2\n", 2, "6 characters are too few for 4 players"),
    "a price that falls": ("[dice]\nprice = [6, 4, 2]\n", 2, "dice.price: a larger group may not have cheaper dice"),
    "more influence than the track has": (
        "[influence]\nmost = 4\n[setup]\ninfluence = 5\n",
        4,
        "setup.influence: a player begins with 5 influence, and the track ends at 4",
    ),
    "the same place twice": (
        '[setup]\nneutral_places = ["palace:1", "palace:1", "palace:2", "palace:3", "palace:4", "palace:5"]\n',
        2,
        "setup.neutral_places must be a list of 6 different names",
    ),
    "unknown confidence": ('[income]\ndeniers = 9\nconfidence = "sure"\n', 3, "has the confidence 'sure'"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_in_one_sentence_that_names_the_line(own: Path, kind: str) -> None:
    check_refused("troyes", own, BAD[kind])


@pytest.mark.parametrize("kind", BAD)
def test_the_same_in_a_record_is_refused_without_a_line(kind: str) -> None:
    check_refused_in_a_record("troyes", BAD[kind])
