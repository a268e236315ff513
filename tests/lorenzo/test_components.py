"""The component file: what it says and how sure it is; and the owner's file that replaces parts of it."""

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from armorial.games import load_game
from armorial.games.lorenzo.components import BONUS_TILES, CARDS, COINS, EXCHANGES, LEADERS, SPACES, TILES, TYPES, WOOD
from armorial.games.lorenzo.info import LorenzoGame
from tests.owners_file import Bad, check_refused, check_refused_in_a_record, check_the_rest_stays, rows_of

ROWS = rows_of("lorenzo")

# -- what the file says ---------------------------------------------------------------------------------------

FACTS: list[tuple[str, Any, str]] = [
    ("setup.stock", {"wood": 2, "stone": 2, "servants": 3}, "known"),
    ("setup.coins", [5, 6, 7, 8], "known"),
    ("setup.leaders", 4, "known"),
    ("track.military", 25, "likely"),
    ("track.faith", 15, "known"),
    ("track.faith_points", [0, 1, 2, 3, 4, 5, 7, 9, 11, 13, 15, 17, 19, 22, 25, 30], "known"),
    ("report.faith", [3, 4, 5], "known"),
    ("tower.values", [1, 3, 5, 7], "known"),
    ("tower.fee", 3, "known"),
    ("tower.slots", [0, 0, 3, 7, 12, 18], "known"),
    ("floor.territory_3", {"wood": 1}, "known"),
    ("floor.territory_4", {"wood": 2}, "known"),
    ("floor.character_3", {"stone": 1}, "known"),
    ("floor.character_4", {"stone": 2}, "known"),
    ("floor.building_3", {"military": 1}, "known"),
    ("floor.building_4", {"military": 2}, "known"),
    ("floor.venture_3", {"coins": 1}, "known"),
    ("floor.venture_4", {"coins": 2}, "known"),
    ("harvest.large", 3, "known"),
    ("production.large", 3, "known"),
    ("market.1", {"coins": 5}, "known"),
    ("market.2", {"servants": 5}, "known"),
    ("market.3", {"coins": 2, "military": 3}, "known"),
    ("market.4", {"privileges": 2}, "known"),
    ("council.gain", {"coins": 1, "privileges": 1}, "known"),
    ("privilege.wood_stone", {"wood": 1, "stone": 1}, "known"),
    ("privilege.servants", {"servants": 2}, "known"),
    ("privilege.coins", {"coins": 2}, "known"),
    ("privilege.military", {"military": 2}, "known"),
    ("privilege.faith", {"faith": 1}, "known"),
    ("closed.2", ["harvest:large", "production:large", "market:3", "market:4"], "known"),
    ("closed.3", ["market:3", "market:4"], "known"),
    ("closed.4", [], "known"),
    ("score.territories", [0, 0, 0, 1, 4, 10, 20], "known"),
    ("score.characters", [0, 1, 3, 6, 10, 15, 21], "known"),
    ("score.military", [5, 2], "known"),
    ("score.resources", 5, "known"),
    ("bonus_tile.standard.harvest", {"wood": 1, "stone": 1, "servants": 1}, "known"),
    ("bonus_tile.standard.production", {"coins": 2, "military": 1}, "known"),
    ("territory.forest.harvest", {"wood": 3}, "known"),
    ("territory.forest.value", 5, "known"),
    ("building.treasury.exchange.2.pay", {"coins": 2}, "known"),
    ("building.treasury.exchange.2.get", {"vp": 5}, "known"),
    ("character.abbess.immediate", {"faith": 1, "take_any": 4}, "known"),
    ("character.patron.price", {"coins": 3}, "known"),
    ("character.patron.off", {"coins": 2}, "likely"),
    ("character.knight.price", {"coins": 2}, "known"),
    ("venture.support_to_the_bishop.military", {"needs": 4, "pays": 2}, "known"),
    ("venture.support_to_the_bishop.price", {"coins": 2, "wood": 1, "stone": 1}, "known"),
    ("leader.sandro_botticelli.needs", {"wood": 10}, "known"),
    ("leader.cesare_borgia.needs", {"building": 3, "coins": 12, "faith": 2}, "known"),
    ("leader.leonardo_da_vinci.once", {"production_alone": 0}, "known"),
    ("excommunication.harvest_minus_3.effect", {"harvest_value": -3}, "known"),
]


@pytest.mark.parametrize(("path", "value", "confidence"), FACTS)
def test_a_fact_and_how_sure_it_is(path: str, value: Any, confidence: str) -> None:
    assert ROWS[path] == (value, confidence)


def test_nothing_is_unsure_by_mistake() -> None:
    unsure = {path: confidence for path, (_, confidence) in ROWS.items() if confidence != "known"}
    assert unsure == {"track.military": "likely", "character.patron.off": "likely"}


def test_l01_eight_cards_of_each_type_and_period_in_their_order() -> None:
    """L-01: the rules find type and period of a card by its place."""
    assert len(CARDS) == len(set(CARDS)) == 96
    for place, name in enumerate(CARDS):
        assert ROWS[f"{TYPES[place // 24]}.{name}.period"][0] == place % 24 // 8 + 1


def test_l02_seven_tiles_of_each_period_in_their_order() -> None:
    assert len(TILES) == 21
    assert [ROWS[f"excommunication.{name}.period"][0] for name in TILES] == [1] * 7 + [2] * 7 + [3] * 7


def test_what_there_is_of_everything() -> None:
    """L-84, L-85"""
    assert len(LEADERS) == 20
    assert BONUS_TILES == ("standard", "advanced_a", "advanced_b", "advanced_c", "advanced_d")
    assert len(SPACES) == 25
    assert Counter(CARDS[card] for card, _ in EXCHANGES)["church"] == 2
    assert len(EXCHANGES) == 21


# -- an owner's file ------------------------------------------------------------------------------------------


def game_with(file: Path) -> LorenzoGame:
    game = load_game("lorenzo", file)
    assert isinstance(game, LorenzoGame)
    return game


def test_a_file_changes_play(own: Path) -> None:
    own.write_text(
        "[setup]\nstock = { wood = 4 }\n[character.knight]\nprice = { coins = 4 }\n[territory.woods]\nvalue = 1\n"
        "[leader.sisto_iv]\nalways = { support_vp = 3 }\n"
        "[excommunication.servants_half]\neffect = { servants_for_one = 3 }\n"
    )
    game = game_with(own)
    s = game.new(2)
    assert s.players[0][WOOD] == 4
    knight, woods = CARDS.index("knight"), CARDS.index("woods")
    assert game.parts.prices[knight] == (4, 0, 0, 0)
    assert game.parts.card_value[woods] == 1
    always = game.parts.always[LEADERS.index("sisto_iv")]
    assert always is not None
    always.run(s, 0, None)
    game.parts.punishments[TILES.index("servants_half")].run(s, 0, None)
    assert game.dump(s)["players"][0]["support_vp"] == 3
    assert game.dump(s)["players"][0]["servant_rate"] == 3


def test_an_owner_may_correct_what_a_card_gives_or_costs(own: Path) -> None:
    """Gains and prices may name other things than before."""
    own.write_text(
        "[building.garden]\nprice = { coins = 2, wood = 4, stone = 2 }\n[building.mint]\nimmediate = { faith = 1 }\n"
    )
    game = game_with(own)
    assert game.parts.prices[CARDS.index("garden")] == (2, 4, 2, 0)
    mint = game.parts.immediate[CARDS.index("mint")]
    assert mint is not None
    assert mint.things == ((5, 1),)


def test_what_a_file_replaces_is_known_and_the_rest_stays(own: Path) -> None:
    """The owner vouches for what he has seen in his box."""
    own.write_text("[character.patron]\noff = { coins = 1 }\n[track]\nmilitary = 30\n")
    rows = rows_of("lorenzo", own)
    assert rows["character.patron.off"] == ({"coins": 1}, "known")
    assert rows["track.military"] == (30, "known")
    check_the_rest_stays("lorenzo", rows, {"character.patron.off", "track.military"})


def test_a_game_with_other_components_is_played_to_its_end(own: Path) -> None:
    own.write_text("[setup]\ncoins = [20, 20, 20, 20]\n[tower]\nfee = 0\nvalues = [1, 1, 1, 1]\n")
    game = load_game("lorenzo", own)
    s = game.new(2, {"advanced": "on"})
    assert s.players[0][COINS] == 0
    answers = 0
    while (question := game.asked(s)) is not None:
        options = question.options(s)
        game.answer(s, options[answers * 7 % len(options)], None)
        answers += 1
    assert s.round_number == 6


# -- bad files ------------------------------------------------------------------------------------------------

BAD: dict[str, Bad] = {
    "unknown table": ("[tower]\nfee = 2\n[fish]\nsize = 3\n", 3, "there is no fish; there are setup, track"),
    "unknown card": ("[building.castle_in_the_air]\nvalue = 3\n", 1, "there is no building.castle_in_the_air"),
    "a card of another type": ("[venture.mint]\npoints = 3\n", 1, "there is no venture.mint"),
    "unknown leader": ("[leader.dante]\nneeds = { vp = 3 }\n", 1, "there is no leader.dante"),
    "unknown floor": ("[floor]\nterritory_5 = { wood = 2 }\n", 2, "floor.territory_5"),
    "a fifth market space": ("[market]\n5 = { coins = 2 }\n", 2, "market.5"),
    "text for a number": ('[tower]\nfee = "three"\n', 2, "tower.fee must be a whole number, not 'three'"),
    "a list too short": ("[tower]\nvalues = [1, 3, 5]\n", 2, "tower.values must be a list of 4 numbers"),
    "unknown thing in a price": (
        "[building.mint]\nprice = { gold = 1 }\n",
        2,
        "building.mint.price has the unknown name 'gold'; possible names are coins, wood, stone, servants",
    ),
    "an empty price": ("[building.mint]\nprice = {}\n", 2, "building.mint.price must not be empty"),
    "too large a value": ("[territory.woods]\nvalue = 12\n", 2, "territory.woods.value must be from 1 to 9, not 12"),
    "needs without pays": ("[venture.crusade]\nmilitary = { needs = 8 }\n", 2, "venture.crusade.military lacks pays"),
    "pays more than it needs": (
        "[venture.crusade]\nmilitary = { needs = 3, pays = 4 }\n",
        2,
        "venture.crusade.military: the card pays 4 military points and asks for only 3 (L-93)",
    ),
    "a floor with two things": (
        "[floor]\nventure_3 = { coins = 1, wood = 1 }\n",
        2,
        "floor.venture_3: a floor gives one kind of thing (L-20)",
    ),
    "periods are fixed": ("[building.mint]\nperiod = 2\n", 2, "building.mint.period cannot be replaced"),
    "closed spaces are fixed": ('[closed]\n3 = ["market:1", "market:2"]\n', 2, "closed.3 cannot be replaced"),
    "the faith track is fixed": ("[track]\nfaith = 14\n", 2, "track.faith must be from 15 to 15, not 14"),
    "another ability": (
        "[leader.sisto_iv]\nalways = { no_fee = 1 }\n",
        2,
        "leader.sisto_iv.always must name what it names on the standard card",
    ),
    "an ability too many": (
        "[leader.sisto_iv]\nneeds = { wood = 1 }\nonce = { vp = 1 }\n",
        3,
        "leader.sisto_iv.once is not on this card",
    ),
    "a number for an ability that has none": (
        "[leader.filippo_brunelleschi]\nalways = { no_fee = 2 }\n",
        2,
        "leader.filippo_brunelleschi.always 'no_fee' must be 1 if it is there at all, not 2",
    ),
    "fewer by two": (
        "[excommunication.fewer_coins]\neffect = { fewer_coins = 2 }\n",
        2,
        "excommunication.fewer_coins.effect 'fewer_coins' must be 1 if it is there at all, not 2",
    ),
    "servants for nothing": (
        "[excommunication.servants_half]\neffect = { servants_for_one = 0 }\n",
        2,
        "excommunication.servants_half.effect 'servants_for_one' must be from 1 to 9, not 0",
    ),
    "a missing exchange": (
        "[building.church]\nexchange = [{ pay = { wood = 1 }, get = { faith = 2 } }]\n",
        2,
        "building.church.exchange.2.get: a building keeps its exchanges, and each costs something",
    ),
    "unknown confidence": ('[tower]\nfee = 2\nconfidence = "sure"\n', 3, "has the confidence 'sure'"),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_in_one_sentence_that_names_the_line(own: Path, kind: str) -> None:
    check_refused("lorenzo", own, BAD[kind])


@pytest.mark.parametrize("kind", BAD)
def test_the_same_in_a_record_is_refused_without_a_line(kind: str) -> None:
    check_refused_in_a_record("lorenzo", BAD[kind])
