"""The rulebook: the excommunication tiles of the first two periods. L-131 to L-139; those of the third are scored in
test_rules_end_scoring.py."""

import pytest

from tests.lorenzo.printed import TYPES
from tests.lorenzo.scene import Scene


def hit(tile: str, stock: str = "", seats: int = 2, **player: object) -> Scene:
    """Player 0 was excommunicated with the tile."""
    return Scene(seats).round_number(5).player(0, stock, tiles=[tile], **player)  # type: ignore[arg-type]


# -- fewer ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("tile", "space", "after"),
    [
        ("1.1", "market:3", "2c 2m"),
        ("1.2", "market:3", "1c 3m"),
        ("1.2", "market:1", "4c"),
        ("1.3", "market:2", "4h"),
        ("1.4", "market:1", "5c"),
        ("1.1", "market:1", "5c"),
        ("1.3", "market:1", "5c"),
    ],
)
def test_l131_the_market_gives_one_fewer(tile: str, space: str, after: str) -> None:
    """L-131: one action space is one source."""
    assert hit(tile, seats=4).dice(white=1).turn(0).go("white", space).has(0) == after


def test_l131_the_coin_of_the_palace() -> None:
    """L-131, L-133: it is lost; what the privilege gives is not touched."""
    scene = hit("1.2").dice(white=1).turn(0).go("white", "council").privilege("coins")
    assert scene.has(0) == "2c"


@pytest.mark.parametrize(("tile", "pick"), [("1.1", "military"), ("1.2", "coins"), ("1.3", "servants")])
def test_l133_privileges_are_not_touched(tile: str, pick: str) -> None:
    """L-133: also those of the market and of cards."""
    scene = hit(tile, seats=4).dice(white=1).turn(0).go("white", "market:4").privilege(pick).privilege("faith")
    assert scene.amounts_of(0) == {pick: 2, "faith": 1}


def test_l133_wood_and_stone_of_a_privilege_are_not_touched() -> None:
    """L-133, L-132"""
    scene = hit("1.4").dice(white=1).turn(0).go("white", "council").privilege("wood_stone")
    assert scene.has(0) == "1w 1s 1c"


@pytest.mark.parametrize(
    ("tile", "kind", "floor", "card", "stock", "after"),
    [
        ("1.1", "building", 4, "residence", "1h 2s", "1m 1v"),
        ("1.1", "building", 3, "residence", "1h 2s", "1h 1v"),
        ("1.2", "venture", 4, "promoting_sacred_art", "1h 6w", "1c 3f"),
        ("1.4", "territory", 4, "commercial_hub", "1h", "1w"),
        ("1.4", "character", 3, "warlord", "2c", "3m"),
        ("1.4", "territory", 3, "woods", "", ""),
        ("1.3", "territory", 4, "commercial_hub", "1h", "2w"),
    ],
)
def test_l131_floor_bonuses(tile: str, kind: str, floor: int, card: str, stock: str, after: str) -> None:
    """L-131, L-132: one source, apart from the card that lies there; never below 0."""
    scene = hit(tile, stock).tower(kind, *[None] * (floor - 1), card).dice(white=6).turn(0)
    assert scene.go("white", f"{kind}:{floor}").has(0) == after


def test_l131_the_floor_bonus_pays_the_less() -> None:
    """L-131, L-20: with tile 1.2 the coin of the third floor is not there to pay."""
    scene = hit("1.2", "3c").tower("venture", None, None, "hiring_recruits").dice(white=5).turn(0)
    refusal = scene.why("white", "venture:3")
    assert (refusal.name, refusal.message.args["n"]) == ("price-short", 1)


@pytest.mark.parametrize(
    ("tile", "kind", "card", "stock", "after"),
    [
        ("1.1", "territory", "monastery", "", "1h 1m"),
        ("1.3", "territory", "monastery", "", "2m"),
        ("1.2", "territory", "city", "", "2c"),
        ("1.4", "territory", "gravel_pit", "", "1s"),
        ("1.4", "territory", "woods", "", ""),
        ("1.4", "territory", "mining_town", "", "2h"),
        ("1.1", "venture", "hiring_recruits", "4c", "4m"),
        ("1.1", "character", "warlord", "2c", "2m"),
        ("1.2", "venture", "crusade", "8m", "4c 4m 1f"),
        ("1.3", "venture", "hosting_foreigners", "4w", "4h"),
    ],
)
def test_l131_immediate_effects(tile: str, kind: str, card: str, stock: str, after: str) -> None:
    """L-131, L-132: a card that gives any gives 1 fewer."""
    scene = hit(tile, stock).tower(kind, card).dice(white=1).turn(0)
    assert scene.go("white", f"{kind}:1").has(0) == after


@pytest.mark.parametrize(
    ("tile", "land", "value", "after"),
    [
        ("1.2", ["commercial_hub", "gold_mine", "trading_town"], 1, "1w 1s 1h 3c"),
        ("1.1", ["mountain_town", "citadel", "castle"], 5, "3w 2s 2h 3m"),
        ("1.3", ["village", "mining_town", "fortified_town"], 4, "1w 3s 2h 1c 1m"),
        ("1.4", ["woods", "rock_pit", "estate"], 4, "2w 3s 1h 1c"),
        ("1.4", ["farm", "marble_pit", "hermitage"], 3, "2w 2s 1h 1f 3v"),
    ],
)
def test_l131_three_such_cards_in_a_harvest_lose_three(tile: str, land: list[str], value: int, after: str) -> None:
    """L-131, L-132, L-133: each card is a source; the bonus tile is none."""
    scene = hit(tile, cards=land).dice(white=value).turn(0)
    assert scene.go("white", "harvest:small").has(0) == after


def test_l131_production_exchanges_and_per_card_gains() -> None:
    """L-131: coins of the Bank, the Mint, the Carpenter's Shop each 1 fewer; those of the bonus tile in full."""
    cards = ["bank", "mint", "carpenters_shop"]
    scene = hit("1.2", "2w", cards=cards).dice(white=5).turn(0).go("white", "production:small")
    assert scene.exchanges(carpenters_shop=2).has(0) == f"{2 + 4 + 2 + 4}c 1m"
    scene = hit("1.1", "1h", cards=["barracks", "stronghold"]).dice(white=6).turn(0).go("white", "production:small")
    assert scene.exchanges(barracks=1).has(0) == "2c 4m 2v"
    scene = hit("1.3", "1c", cards=["palace"]).dice(white=6).turn(0).go("white", "production:small")
    assert scene.exchanges(palace=1).has(0) == "1h 2c 1m 4v"


def test_l131_never_below_zero() -> None:
    """L-131: a card that gives none takes none; a per-card gain of 0 stays 0."""
    scene = hit("1.2", cards=["tax_office", "commercial_hub"]).dice(white=5).turn(0)
    assert scene.go("white", "production:small").has(0) == "2c 1m", "1 coin per territory, less 1"
    scene = hit("1.2", "3c", cards=["tax_office"]).dice(white=5).turn(0)
    assert scene.go("white", "production:small").has(0) == "5c 1m"


def test_l133_leaders_are_not_touched() -> None:
    """L-133"""
    for tile, leader, gain in [
        ("1.1", "sandro_botticelli", "2m 1v"),
        ("1.2", "michelangelo_buonarroti", "3c"),
        ("1.3", "cosimo_de_medici", "3h 1v"),
        ("1.4", "giovanni_dalle_bande_nere", "1w 1s 1c"),
    ]:
        scene = Scene(2, advanced=True).round_number(3).player(0, tiles=[tile], leaders=[leader]).turn(0)
        assert scene.activate(leader).has(0) == gain


def test_l133_with_santa_rita_double_first() -> None:
    """L-133, L-118: 2 stone, doubled 4, less 1."""
    for tile, kind, card, stock, after in [
        ("1.4", "territory", "gravel_pit", "", "3s"),
        ("1.4", "territory", "woods", "", "1w"),
        ("1.2", "territory", "city", "", "5c"),
        ("1.3", "venture", "hosting_panhandlers", "3w", "7h"),
        ("1.1", "territory", "monastery", "", "2h 1m"),
    ]:
        scene = Scene(2, advanced=True).round_number(3).player(0, stock, tiles=[tile], leaders=["santa_rita"])
        scene.tower(kind, card).dice(white=1).turn(0).go("white", f"{kind}:1")
        assert scene.has(0) == after


# -- wood or stone --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("pick", "after"), [("wood", "2w 3s 3c 6m"), ("stone", "3w 2s 3c 6m")])
def test_l132_a_source_of_both_the_owner_chooses(pick: str, after: str) -> None:
    """L-132: 1 fewer in all: Military Conquest gives 3 wood and 3 stone."""
    scene = hit("1.4", "12m").tower("venture", "military_conquest").dice(white=1).turn(0).go("white", "venture:1")
    assert (scene.to_move, len(scene.options())) == (0, 2)
    assert scene.without(pick).has(0) == after


@pytest.mark.parametrize(("pick", "after"), [("wood", "2w 2s 1h 1c"), ("stone", "3w 1s 1h 1c")])
def test_l132_in_a_harvest(pick: str, after: str) -> None:
    """L-132: the Dukedom gives 2 wood, 1 stone and a coin."""
    scene = hit("1.4", cards=["dukedom"]).dice(white=6).turn(0).go("white", "harvest:small")
    assert scene.without(pick).has(0) == after


def test_l132_each_source_its_own_choice() -> None:
    """L-132: Marketplace and Fair in one production: twice asked."""
    scene = hit("1.4", "7c", cards=["marketplace", "fair"]).dice(white=4).turn(0).go("white", "production:small")
    scene.exchanges(marketplace=1, fair=1).without("wood").without("stone")
    assert scene.has(0) == "4w 4s 2c 1m"
    assert scene.to_move == 1


def test_l132_with_santa_rita() -> None:
    """L-132, L-133: 6 and 6, then 1 fewer of one of them."""
    scene = Scene(2, advanced=True).round_number(3).player(0, "12m", tiles=["1.4"], leaders=["santa_rita"])
    scene.tower("venture", "military_conquest").dice(white=1).turn(0).go("white", "venture:1")
    assert scene.without("stone").has(0) == "6w 5s 6c 6m"


# -- values ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("area", "tile"), [("harvest", "1.5"), ("production", "1.6")])
def test_l134_harvest_and_production_minus_3(area: str, tile: str) -> None:
    """L-134: with the large space -6; characters and servants still help; the other area is free of it."""
    other = {"harvest": "production", "production": "harvest"}[area]
    helper = {"harvest": "farmer", "production": "artisan"}[area]
    scene = hit(tile, "9h", seats=3).dice(white=6).turn(0)
    assert scene.amounts("white", f"{area}:small")[0] == 0
    assert scene.amounts("neutral", f"{area}:small") == [4]
    assert scene.amounts("neutral", f"{area}:large") == [7]
    assert scene.amounts("neutral", f"{other}:small") == [1]
    scene = hit(tile, "9h", seats=3, cards=[helper]).turn(0)
    assert scene.amounts("neutral", f"{area}:large") == [5]


def test_l134_granted_ones_too() -> None:
    """L-134, L-17: Cardinal's 4 is 1."""
    scene = hit("1.5", "4c", cards=["commercial_hub", "hermitage"]).tower("character", "cardinal").dice(white=1)
    scene.turn(0).go("white", "character:1").bonus("harvest", 0)
    assert scene.has(0) == "1w 1s 1h 1c 2f"


def test_l135_coloured_members_minus_1() -> None:
    """L-135: whenever placed, wherever; not the neutral one, not granted actions."""
    scene = hit("1.7", "9h 9c", seats=3).tower("territory", None, "woods").dice(white=1, black=3, orange=6).turn(0)
    assert scene.amounts("white", "market:1") == [1]
    assert scene.amounts("white", "council") == [1]
    assert scene.amounts("black", "territory:2") == [1]
    assert scene.amounts("neutral", "market:1") == [1]
    assert scene.amounts("neutral", "territory:2") == [3]
    assert scene.amounts("white", "harvest:small") == [1]
    scene.tower("character", "captain").tower("territory", None, None, "woods").go("orange", "character:1")
    assert scene.bonus_amounts("territory:3") == [0], "Captain's 6 stays 6"


@pytest.mark.parametrize(
    ("tile", "kind"), [("2.1", "territory"), ("2.2", "building"), ("2.3", "character"), ("2.4", "venture")]
)
def test_l136_one_type_minus_4(tile: str, kind: str) -> None:
    """L-136: actions that take such a card; the others are not touched; characters help."""
    cards = {"territory": "woods", "building": "residence", "character": "warlord", "venture": "promoting_sacred_art"}
    plus = {"territory": "warlord", "building": "stonemason", "character": "dame", "venture": "knight"}[kind]
    for own, less in (([], 4), ([plus], 2)):
        scene = hit(tile, "9w 9s 9h 9c", cards=own).dice(white=3)
        for each, card in cards.items():
            scene.tower(each, None, card if card not in own else "artisan")
        scene.turn(0)
        for each in TYPES:
            assert scene.amounts("white", f"{each}:2") == [less if each == kind else 0]


def test_l136_an_action_open_to_several_types_is_reduced_only_when_that_type_is_taken() -> None:
    """L-136, L-17: Abbess, 4 for a territory, 0 for a building."""
    scene = hit("2.2", "9s 9h 9c").tower("character", "abbess").tower("territory", None, "woods")
    scene.tower("building", None, "residence").dice(white=1).turn(0).go("white", "character:1")
    assert scene.bonus_amounts("territory:2") == [0]
    assert scene.bonus_amounts("building:2") == [3]


def test_l137_no_market() -> None:
    """L-137: refused with its reason; the palace and all else stay open."""
    scene = hit("2.5", seats=4).dice(white=6).turn(0)
    for space in (1, 2, 3, 4):
        refusal = scene.why("white", f"market:{space}")
        assert (refusal.name, refusal.rules) == ("market-forbidden", ("L-137",))
    assert scene.can("white", "council")
    assert Scene(4).player(1, tiles=["2.5"]).dice(white=6).turn(0).can("white", "market:1")


# -- servants -------------------------------------------------------------------------------------------------


def test_l138_two_servants_for_each_plus_1() -> None:
    """L-138: spent in pairs, in every action; with an odd one too few it is refused."""
    scene = hit("2.6", "9h").tower("territory", None, "woods", "village").dice(white=1).turn(0)
    assert scene.amounts("white", "territory:2") == [4]
    assert scene.amounts("white", "territory:3") == [8]
    assert scene.amounts("neutral", "market:1") == [2]
    assert scene.go("white", "territory:2", 4).has(0) == "1w 5h"
    scene = hit("2.6", "3h").tower("territory", None, "woods").dice(white=1).turn(0)
    refusal = scene.why("white", "territory:2")
    assert (refusal.name, refusal.message.args["n"]) == ("value-short", 1)


def test_l138_one_servant_alone_places_no_neutral_member() -> None:
    """L-138, L-12, L-14: it is passed, though a servant is there; with two it must be placed."""
    for stock, where in (("1h", "passed"), ("2h", "home")):
        scene = hit("2.6", stock)
        for member, space in (("white", "market:1"), ("black", "council"), ("orange", "council")):
            scene.at(space, 0, member)
        assert scene.turn(0).where(0, "neutral") == where
    scene = hit("2.6", "1h").dice(white=1).turn(0)
    assert scene.refused("member:neutral").name == "member-nowhere"


def test_l138_harvest_and_granted_actions_in_pairs() -> None:
    """L-138: 0, 4 and 8 for territories at 3 and 5; Captain's 6 to 7 costs 2."""
    scene = hit("2.6", "9h", cards=["rock_pit", "colony"]).dice(white=1).turn(0)
    assert scene.amounts("white", "harvest:small") == [0, 4, 8]
    scene = hit("2.6", "9h 4c").tower("character", "captain").tower("territory", None, None, None, "woods")
    scene.dice(white=1).turn(0).go("white", "character:1")
    assert scene.bonus_amounts("territory:4") == [2]


def test_l138_servants_as_price_are_not_affected() -> None:
    """L-138: Improving the Canals costs 2, a Barracks exchange 1."""
    scene = hit("2.6", "2h 3c").tower("venture", "improving_the_canals").dice(white=1).turn(0)
    assert scene.go("white", "venture:1").decline().has(0) == ""
    scene = hit("2.6", "1h", cards=["barracks"]).dice(white=1).turn(0).go("white", "production:small")
    assert scene.exchanges(barracks=1).has(0) == "2c 4m"


# -- the first turn -------------------------------------------------------------------------------------------


def turns(scene: Scene, n: int) -> list[int]:
    """The seats of the next placements; each goes to the palace."""
    seats = []
    for _ in range(n):
        seats.append(scene.to_move)
        member = scene.home(scene.to_move)[0]
        scene.go(member, "council").privilege("servants")
    return seats


def test_l139_the_first_turn_is_skipped_and_made_up_at_the_end() -> None:
    """L-139: player 1 is passed over once; when all others are through he places the last member."""
    scene = Scene(3).round_number(5).player(0, "9h").player(1, "9h", tiles=["2.7"]).player(2, "9h")
    scene.dice(white=1, black=1, orange=1).actions()
    assert turns(scene, 12) == [0, 2, 0, 1, 2, 0, 1, 2, 0, 1, 2, 1]


def test_l139_several_such_players_in_turn_order() -> None:
    """L-139: they make their last turns in turn order."""
    scene = Scene(4).round_number(5).order(3, 1, 0, 2)
    for seat in range(4):
        scene.player(seat, "9h", tiles=["2.7"] if seat in (0, 3) else [])
    scene.dice(white=1, black=1, orange=1).actions()
    assert turns(scene, 16) == [1, 2, 3, 1, 0, 2, 3, 1, 0, 2, 3, 1, 0, 2, 3, 0]


def test_l139_all_of_them() -> None:
    """L-139: then the round is only a turn later for each."""
    scene = Scene(2).round_number(5).player(0, "9h", tiles=["2.7"]).player(1, "9h", tiles=["2.7"])
    scene.dice(white=1, black=1, orange=1).actions()
    assert turns(scene, 8) == [0, 1, 0, 1, 0, 1, 0, 1]


def test_l139_no_special_actions_when_passed_over() -> None:
    """L-139, L-86: a leader waits as well; in the made-up turn he may be used."""
    scene = Scene(2, advanced=True).round_number(5).player(0, "9h", tiles=["2.7"], leaders=["sandro_botticelli"])
    scene.player(1, "9h").dice(white=1, black=1, orange=1).actions()
    assert scene.to_move == 1
    scene.go("white", "council").privilege("faith")
    assert scene.to_move == 0
    assert scene.may("activate:sandro_botticelli")
