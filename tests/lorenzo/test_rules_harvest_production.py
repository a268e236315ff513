"""The rulebook: harvest and production. L-30 to L-37, and the worked examples L-E6, L-E15, L-E16, L-E19."""

import pytest

from tests.lorenzo.printed import BONUS
from tests.lorenzo.scene import Scene

AREAS = ("harvest", "production")


# -- the spaces -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("area", AREAS)
def test_l30_the_small_space_takes_one_member_of_value_1(area: str) -> None:
    """L-30: a second one, whoever's, is refused."""
    scene = Scene(3).player(0, "9h").dice(white=1).player(1, "9h").turn(0)
    assert scene.amounts("neutral", f"{area}:small") == [1]
    scene.go("white", f"{area}:small", 0)
    assert scene.to_move == 1
    for member in ("white", "neutral"):
        assert scene.why(member, f"{area}:small").name == "occupied"
    scene = Scene(3).player(0, "9h").at(f"{area}:small", 0, "white").turn(0)
    assert scene.why("neutral", f"{area}:small").name == "occupied"


@pytest.mark.parametrize("area", AREAS)
def test_l30_the_large_space_takes_any_number_at_3_less(area: str) -> None:
    """L-30: it needs 1 after the reduction: a 4, or a 3 and a servant."""
    scene = Scene(4).player(0, "1h").dice(white=4, black=3, orange=2)
    for seat in (1, 2, 3):
        scene.at(f"{area}:large", seat, "white")
    scene.turn(0)
    assert scene.amounts("white", f"{area}:large")[0] == 0
    assert scene.amounts("black", f"{area}:large") == [1]
    refusal = scene.why("orange", f"{area}:large")
    assert (refusal.name, refusal.message.args["n"]) == ("value-short", 1)
    assert "L-13" in refusal.rules


@pytest.mark.parametrize("area", AREAS)
def test_l30_the_large_space_may_be_used_before_the_small_one(area: str) -> None:
    """L-30: it need not be full."""
    assert Scene(3).dice(white=4).turn(0).can("white", f"{area}:large")


@pytest.mark.parametrize("area", AREAS)
def test_l30_the_large_space_is_closed_at_two(area: str) -> None:
    """L-30, L-03"""
    scene = Scene(2).player(0, "9h").dice(white=6).turn(0)
    refusal = scene.why("white", f"{area}:large")
    assert refusal.name == "closed"
    assert "L-03" in refusal.rules
    scene = Scene(2).dice(white=6).at(f"{area}:small", 0, "black").turn(0)
    assert scene.why("white", f"{area}:large").name == "closed", "the reason that no other member can help"


@pytest.mark.parametrize("area", AREAS)
def test_l_e19_one_coloured_and_the_neutral_member(area: str) -> None:
    """L-E19, L-31: both may stand in the large space; two coloured ones may not, nor one in the small and one in the
    large."""
    scene = Scene(3).player(0, "9h").dice(white=6, black=6).at(f"{area}:large", 0, "white").turn(0)
    assert scene.can("neutral", f"{area}:large")
    assert scene.why("black", f"{area}:large").name == "coloured-in-area"
    assert scene.why("black", f"{area}:small").name == "coloured-in-area"
    scene = Scene(3).player(0, "9h").dice(white=6, black=6).at(f"{area}:small", 0, "white").turn(0)
    assert scene.why("black", f"{area}:large").name == "coloured-in-area"
    assert scene.can("neutral", f"{area}:large")
    scene = Scene(3).player(0, "9h").dice(white=6, black=6).at(f"{area}:large", 0, "neutral").turn(0)
    assert scene.can("black", f"{area}:large")
    assert scene.can("black", f"{area}:small")


@pytest.mark.parametrize("area", AREAS)
def test_l31_a_member_placed_in_play_counts(area: str) -> None:
    """L-31: after white has gone to an area, black may go to the other one only; after the neutral one to both."""
    other = AREAS[1 - AREAS.index(area)]
    for size in ("small", "large"):
        scene = Scene(3).player(0, "9h").dice(white=6, black=6).turn(0).go("white", f"{area}:{size}", 0).to(0)
        for second in ("small", "large"):
            assert scene.why("black", f"{area}:{second}").name == "coloured-in-area"
            assert scene.can("black", f"{other}:{second}")
        assert scene.can("neutral", f"{area}:large")
    scene = Scene(3).player(0, "9h").dice(white=6, black=6).turn(0).go("neutral", f"{area}:large").to(0)
    assert scene.can("black", f"{area}:large")


@pytest.mark.parametrize("area", AREAS)
def test_l31_the_two_areas_and_the_players_are_apart(area: str) -> None:
    """L-31: a coloured member in the other area, or of another player, forbids nothing."""
    other = AREAS[1 - AREAS.index(area)]
    scene = Scene(3).dice(white=6, black=6).at(f"{other}:small", 0, "black").at(f"{area}:large", 1, "white").turn(0)
    assert scene.can("white", f"{area}:small")
    assert scene.can("white", f"{area}:large")


# -- harvest --------------------------------------------------------------------------------------------------


def test_l_e15_harvest() -> None:
    """L-E15, L-13, L-32: as in the rulebook."""
    land = ["forest", "manor_house", "marble_pit", "monastery"]
    scene = Scene(2).player(0, "2h", cards=land).dice(white=3).turn(0)
    scene.go("white", "harvest:small", 2)
    assert scene.has(0) == "4w 3s 3h 2m 1v"


@pytest.mark.parametrize("tile", BONUS)
@pytest.mark.parametrize("area", AREAS)
def test_l32_the_bonus_tile_needs_1(tile: str, area: str) -> None:
    """L-32, L-05, L-85: with no card at all it gives what is on its side."""
    scene = Scene(2, advanced=tile != "standard").player(0, bonus=tile).dice(white=1).turn(0)
    scene.go("white", f"{area}:small").end()
    assert scene.amounts_of(0) == BONUS[tile][AREAS.index(area)]


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_l32_a_harvest_activates_every_territory_not_above_it(value: int) -> None:
    """L-32: one territory of each value; buildings do not work in a harvest."""
    land = ["commercial_hub", "hermitage", "rock_pit", "castle", "colony", "province"]
    scene = Scene(2).player(0, cards=[*land, "garden", "bank"]).dice(white=value).turn(0).go("white", "harvest:small")
    gains: list[dict[str, int]] = [
        {"coins": 1},
        {"faith": 1},
        {"stone": 3},
        {"military": 3, "servants": 1},
        {"vp": 4, "wood": 1},
        {"vp": 4, "stone": 1},
    ]
    expected = {"wood": 1, "stone": 1, "servants": 1}
    for gain in gains[:value]:
        for thing, n in gain.items():
            expected[thing] = expected.get(thing, 0) + n
    assert scene.amounts_of(0) == expected


def test_l13_only_servants_that_activate_something_more_are_offered() -> None:
    """L-13, L-32: territories at 3, 5 and 6; a white 1 is offered 0, 2, 4 and 5 servants, as far as they are there."""
    cards = ["rock_pit", "colony", "province"]
    scene = Scene(2).player(0, "9h", cards=cards).dice(white=1).turn(0)
    assert scene.amounts("white", "harvest:small") == [0, 2, 4, 5]
    assert scene.amounts("neutral", "harvest:small") == [1, 3, 5, 6]
    scene = Scene(2).player(0, "4h", cards=cards).dice(white=1).turn(0)
    assert scene.amounts("white", "harvest:small") == [0, 2, 4]
    scene.play("member:white", "harvest:small")
    assert scene.refused("servants:1").name == "no-difference"
    refusal = scene.refused("servants:7")
    assert (refusal.name, refusal.message.args["n"]) == ("servants-short", 3)
    assert scene.refused("decline").name == "not-optional", "the member stands there already"


def test_l36_gains_are_not_optional() -> None:
    """L-36: the harvest of everything comes without a question; each card once."""
    scene = Scene(2).player(0, cards=["commercial_hub", "gold_mine", "trading_town"]).dice(white=1).turn(0)
    assert scene.go("white", "harvest:small").has(0) == "1w 1s 1h 6c"
    assert scene.to_move == 1


def test_l43_privileges_of_two_territories_are_independent() -> None:
    """L-43, L-36: a City in a harvest of 6 gives its privilege; with the one of a Fortress it would be another."""
    scene = Scene(2).player(0, cards=["city"]).dice(white=6).turn(0).go("white", "harvest:small")
    assert (scene.asked, scene.to_move) == ("Privilege", 0)
    assert scene.privilege("wood_stone").has(0) == "2w 2s 1h"


# -- production -----------------------------------------------------------------------------------------------

SHOPS = ["treasury", "carpenters_shop", "fortress"]


def produce(stock: str, servants: int) -> Scene:
    """L-E16: a member of 6 goes to the large space."""
    scene = Scene(3).player(0, stock, cards=SHOPS).dice(white=6).turn(0)
    return scene.go("white", "production:large", servants)


def test_l_e16_a_without_a_servant() -> None:
    """L-E16, L-30, L-33: value 3: the tile, and the Treasury if wanted."""
    assert produce("2w 2h 2c", 0).exchanges().has(0) == "2w 2h 4c 1m"
    assert produce("2w 2h 2c", 0).exchanges(treasury=1).has(0) == "2w 2h 3c 1m 3v"
    assert produce("2w 2h 2c", 0).exchanges(treasury=2).has(0) == "2w 2h 2c 1m 5v"


def test_l_e16_b_with_one_servant() -> None:
    """L-E16: value 4: the Carpenter's Shop as well."""
    assert produce("2w 2h 2c", 1).exchanges(carpenters_shop=1).has(0) == "1w 1h 7c 1m"
    assert produce("2w 2h 2c", 1).exchanges(carpenters_shop=2).has(0) == "1h 9c 1m"
    assert produce("2w 2h 2c", 1).exchanges(treasury=1, carpenters_shop=1).has(0) == "1w 1h 6c 1m 3v"


def test_l_e16_c_with_two_servants() -> None:
    """L-E16: value 5: the Fortress as well; with the larger exchanges 7 coins, 7 VP, 1 military, then a privilege."""
    scene = produce("2w 2h 2c", 2).exchanges(treasury=2, carpenters_shop=2)
    assert (scene.asked, scene.to_move) == ("Privilege", 0)
    assert scene.has(0) == "7c 1m 7v"
    assert scene.privilege("faith").has(0) == "7c 1m 1f 7v"
    assert scene.to_move == 1


@pytest.mark.parametrize("servants", [0, 1, 2])
def test_l_e16_without_coins_the_treasury_cannot_be_used(servants: int) -> None:
    """L-E16, L-33, L-35: although the tile and the Shop give coins."""
    scene = produce("2w 2h", servants)
    if servants == 0:
        assert scene.to_move == 1, "nothing to decide"
        assert scene.has(0) == "2w 2h 2c 1m"
    else:
        refusal = scene.why_exchange("treasury", 1)
        assert (refusal.name, refusal.message.args["n"]) == ("exchange-short", 1)
        assert "L-33" in refusal.rules or "L-35" in refusal.rules


def test_l_e16_the_servants_offered() -> None:
    """L-E16, L-13: 0, 1 or 2 at the large space, as in the three cases."""
    scene = Scene(3).player(0, "2w 2h 2c", cards=SHOPS).dice(white=6).turn(0)
    assert scene.amounts("white", "production:large") == [0, 1, 2]


def test_l_e6_painters_guild() -> None:
    """L-E6, L-33: 1 wood for 3 VP or 3 wood for 7 VP, not both."""

    def painters(stock: str) -> Scene:
        return Scene(2).player(0, stock, cards=["painters_guild"]).dice(white=4).turn(0).go("white", "production:small")

    assert painters("4w").exchanges(painters_guild=1).has(0) == "3w 2c 1m 3v"
    assert painters("4w").exchanges(painters_guild=2).has(0) == "1w 2c 1m 7v"
    assert painters("4w").exchanges().has(0) == "4w 2c 1m"
    assert painters("4w").exchange("painters_guild", 1).to_move == 1, "nothing more to exchange"
    scene = Scene(2).player(0, "4w 1c", cards=["painters_guild", "chapel"]).dice(white=4).turn(0)
    scene.go("white", "production:small").exchange("painters_guild", 1)
    for way in (1, 2):
        assert scene.why_exchange("painters_guild", way).name == "used-already"


def test_l_e6_theater() -> None:
    """L-E6, L-96, L-36: 1 VP per own character, compulsory."""
    scene = Scene(2).player(0, cards=["theater", "warlord", "dame", "knight"]).player(1, cards=["farmer"])
    scene.dice(white=6).turn(0).go("white", "production:small")
    assert (scene.has(0), scene.to_move) == ("2c 1m 3v", 1)


def test_l_e6_fair() -> None:
    """L-E6: 4 coins for 3 wood and 3 stone."""
    scene = Scene(2).player(0, "4c", cards=["fair"]).dice(white=4).turn(0).go("white", "production:small")
    assert scene.exchanges(fair=1).has(0) == "3w 3s 2c 1m"


def test_l_e6_church() -> None:
    """L-E6: 1 wood or 1 stone for 2 faith, once."""

    def church() -> Scene:
        return Scene(2).player(0, "1w 1s", cards=["church"]).dice(white=1).turn(0).go("white", "production:small")

    assert church().exchanges(church=1).has(0) == "1s 2c 1m 2f"
    assert church().exchanges(church=2).has(0) == "1w 2c 1m 2f"


def test_l33_nothing_gained_in_this_production_can_be_spent_in_it() -> None:
    """L-33, L-35: the Bank's and the tile's coins do not pay for the Fair; nor the privilege of the Residence."""
    scene = Scene(2).player(0, "3c", cards=["bank", "fair", "chapel"]).dice(white=4).turn(0)
    scene.go("white", "production:small")
    assert scene.why_exchange("fair", 1).message.args["n"] == 1
    assert scene.exchanges(chapel=1).has(0) == "9c 1m 1f"


def test_l33_the_exchanges_must_be_payable_together() -> None:
    """L-33, L-35: with 2 coins any two of Chapel, Residence and Treasury (1), never three; nor Treasury (2) and one."""
    cards = ["chapel", "residence", "treasury"]

    def produced(stock: str = "2c") -> Scene:
        return Scene(2).player(0, stock, cards=cards).dice(white=3).turn(0).go("white", "production:small")

    assert produced().exchanges(chapel=1, treasury=1).has(0) == "2c 1m 1f 3v"
    assert produced().exchanges(treasury=2).has(0) == "2c 1m 5v"
    scene = produced().exchanges(chapel=1, residence=1)
    assert scene.privilege("coins").has(0) == "4c 1m 1f"
    scene = produced().exchange("chapel", 1)
    assert scene.why_exchange("treasury", 2).message.args["n"] == 1
    assert scene.exchange("residence", 1).asked == "Privilege", "no coin is left, so nothing more is asked"
    scene = produced("4c").exchanges(chapel=1, residence=1, treasury=2)
    assert scene.privilege("coins").has(0) == "4c 1m 1f 5v"


def test_l33_servants_spent_for_value_are_not_there_to_exchange() -> None:
    """L-35, L-16: Barracks takes a servant; the only one raised the value."""
    scene = Scene(2).player(0, "1h", cards=["barracks"]).turn(0).go("neutral", "production:small", 1)
    assert (scene.has(0), scene.to_move) == ("2c 1m", 1)
    scene = Scene(2).player(0, "2h", cards=["barracks"]).turn(0).go("neutral", "production:small", 1)
    assert scene.exchanges(barracks=1).has(0) == "2c 4m"


def test_l33_an_exchange_of_several_things() -> None:
    """L-33: Stonemasons' Guild takes a servant, a wood and a stone; Baptistery a faith point."""
    cards = ["stonemasons_guild", "baptistery"]
    scene = Scene(2).player(0, "1w 1s 1h 1f", cards=cards).dice(white=4).turn(0).go("white", "production:small")
    assert scene.exchanges(stonemasons_guild=1, baptistery=1).has(0) == "4c 1m 8v"
    scene = Scene(2).player(0, "1w 1s", cards=["stonemasons_guild"]).dice(white=4).turn(0)
    assert scene.go("white", "production:small").to_move == 1, "no servant: nothing to ask"


def test_l33_the_order_of_the_exchanges_does_not_matter() -> None:
    """L-33: chosen in either order, the same comes out."""
    results = set()
    for order in (("treasury", "carpenters_shop"), ("carpenters_shop", "treasury")):
        scene = produce("2w 2h 2c", 1)
        for card in order:
            scene.exchange(card, 2)
        results.add(scene.finish().has(0))
    assert results == {"1h 7c 1m 5v"}


def test_l32_production_activates_buildings_only() -> None:
    """L-32: territories do not work in it, and buildings above the value neither."""
    scene = Scene(2).player(0, cards=["commercial_hub", "garden", "cathedral", "stronghold"]).dice(white=1).turn(0)
    assert scene.go("white", "production:small").has(0) == "2c 1m 3v"


# -- by effect ------------------------------------------------------------------------------------------------


def test_l34_a_granted_harvest_takes_no_space_and_may_be_declined() -> None:
    """L-34, L-26: also when the spaces are full, or own members stand there."""
    scene = Scene(2).player(0, "2h 3c").tower("venture", "improving_the_canals").dice(white=1)
    scene.at("harvest:small", 0, "black").turn(0).go("white", "venture:1")
    assert scene.branch().bonus("harvest", 0).has(0) == "1w 1s 1h"
    assert scene.decline().has(0) == ""


def test_l34_servants_may_raise_a_granted_production() -> None:
    """L-34, L-13: Bishop's 4 with a Fortress (5) and a Palace (6): 0, 1 or 2 servants."""
    scene = Scene(2).player(0, "5h 6c", cards=["fortress", "palace"]).tower("character", "bishop").dice(white=1)
    scene.turn(0).go("white", "character:1")
    assert scene.bonus_amounts("production") == [0, 1, 2]
    scene.bonus("production", 2).exchanges(palace=1).privilege("faith")
    assert scene.has(0) == "5h 2c 1m 2f 6v"


def test_l37_an_action_by_effect_below_1_activates_nothing() -> None:
    """L-37, L-17, L-134: Improving the Roads 3 with tile 1.6 is 0: not even the bonus tile; a servant helps. Improving
    the Canals 4 with tile 1.5 is 1."""
    scene = Scene(2).player(0, "2h 3c", tiles=["1.5"]).tower("venture", "improving_the_canals").dice(white=1).turn(0)
    assert scene.go("white", "venture:1").bonus("harvest", 0).has(0) == "1w 1s 1h"
    scene = Scene(2).player(0, "3h 4c", tiles=["1.6"]).tower("venture", "improving_the_roads").dice(white=1).turn(0)
    scene.go("white", "venture:1")
    assert (scene.has(0), scene.to_move) == ("", 1), "3 - 3 is 0, and no servant to help"
    scene = Scene(2).player(0, "4h 4c", tiles=["1.6"]).tower("venture", "improving_the_roads").dice(white=1).turn(0)
    scene.go("white", "venture:1")
    assert scene.bonus_amounts("production") == [1]
    assert scene.bonus("production", 1).has(0) == "2c 1m"


# -- programs look at each set of exchanges once --------------------------------------------------------------


def ways(scene: Scene, by_moves: bool) -> list[str]:
    """Where all ways through the open questions of player 0 lead; as programs go, or as people may."""
    if scene.over or scene.to_move != 0 or scene.asked == "Turn":
        return [scene.has(0)]
    question = scene.question
    found = question.moves(scene.s) if by_moves else question.options(scene.s)
    return [end for option in found for end in ways(scene.branch().play(question.table.names[option]), by_moves)]


def test_l33_programs_look_at_every_set_of_exchanges_once() -> None:
    """L-33: the order does not matter, so they need not try them all; they reach all the same ends."""
    cards = ["chapel", "treasury", "carpenters_shop"]
    scene = Scene(2).player(0, "2w 2c", cards=cards).dice(white=4).turn(0).go("white", "production:small")
    programs, people = ways(scene, True), ways(scene, False)
    assert set(programs) == set(people)
    assert len(programs) == len(set(programs)) == (1 + 1 + 1 + 1 + 1) * 3, "(-, c, t1, t2, c+t1) times (-, 1, 2)"
    assert len(people) > len(programs)


def test_l43_programs_look_at_every_set_of_privileges_once() -> None:
    """L-43: 10 sets of 2, 10 of 3."""
    scene = Scene(4).dice(white=1).turn(0).go("white", "market:4")
    assert (len(ways(scene, True)), len(set(ways(scene, True))), len(ways(scene, False))) == (10, 10, 20)
    scene = Scene(2).player(0, "5c").tower("character", "royal_messenger").dice(white=1).turn(0)
    scene.go("white", "character:1")
    assert (len(ways(scene, True)), len(set(ways(scene, True))), len(ways(scene, False))) == (10, 10, 60)
    assert set(ways(scene, True)) == set(ways(scene, False))
