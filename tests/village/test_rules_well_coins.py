"""The well and the coins: V-80 to V-83."""

import pytest

from armorial.kernel.errors import UnknownToken
from armorial.kernel.words import Message
from tests.village.scene import Scene

REST = {"grain": ["orange", "pink"], "church": ["brown"]}
"""Cubes on the board, none of which the tests take."""
COLOURS = ("orange", "green", "brown", "pink")
ACTIONS = ["grain", "family", "crafts", "market", "travel", "council", "church"]


def board(scene: Scene) -> list[int]:
    return list(scene.s.spaces)


# -- paying at the well ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", COLOURS)
def test_v80_three_cubes_of_one_colour_buy_an_action(colour: str) -> None:
    """V-80: they go to the supply; the only way to pay needs no question."""
    scene = Scene(2).player(0, coins=0, cubes={colour: 4}).turn(0, REST)
    before = scene.supply(colour)
    scene.play("well")
    assert scene.asked == "WellAction"
    assert scene.cubes(0, colour) == 1
    assert scene.supply(colour) == before + 3


@pytest.mark.parametrize(
    ("cubes", "coins", "token"),
    [(3, 0, "green:3"), (2, 1, "green:2"), (1, 2, "green:1"), (0, 3, "coins")],
)
def test_v81_coins_complete_the_set_or_are_all_of_it(cubes: int, coins: int, token: str) -> None:
    """V-81, V-80: one short of it is refused."""
    scene = Scene(2).player(0, coins=coins, cubes={"green": cubes}).turn(0, REST)
    scene.play("well")
    if scene.asked == "PayWell":
        scene.play(token)
    assert scene.asked == "WellAction"
    assert (scene.coins(0), scene.cubes(0, "green")) == (0, 0)
    assert (scene.supply("coins"), scene.supply("green")) == (15 - 1, 18)
    poor = Scene(2).player(0, coins=max(coins - 1, 0), cubes={"green": cubes if coins else 2}).turn(0, REST)
    assert poor.refused("well").name == "well-needs-cubes"
    assert poor.refused("well").rules == ("V-80",)


def test_v80_the_cubes_of_a_set_never_have_two_colours() -> None:
    """V-80, V-81: not even with a coin between them."""
    scene = Scene(2).player(0, coins=0, cubes={"green": 2, "pink": 2, "brown": 2, "orange": 2}).turn(0, REST)
    assert scene.refused("well").name == "well-needs-cubes"
    scene = Scene(2).player(0, coins=1, cubes={"green": 2, "pink": 2}).turn(0, REST)
    scene.play("well")
    assert scene.options() == ["green:2", "pink:2"]
    assert scene.refused("orange:1").name == "not-your-cubes"
    assert scene.refused("green:3").name == "not-your-cubes"
    assert scene.refused("green:1").name == "short"
    assert scene.refused("green:4").name == "well-needs-cubes"
    scene.play("pink:2")
    assert (scene.coins(0), scene.cubes(0, "green"), scene.cubes(0, "pink")) == (0, 2, 0)


def test_v82_the_payer_may_give_coins_at_the_well_though_he_has_cubes() -> None:
    """V-82"""
    scene = Scene(2).player(0, coins=3, cubes={"green": 3}).turn(0, REST)
    scene.play("well")
    assert scene.options() == ["green:1", "green:2", "green:3", "coins"]
    scene.play("coins")
    assert (scene.coins(0), scene.cubes(0, "green")) == (0, 3)


# -- when the well may be used --------------------------------------------------------------------------------


def test_v80_the_well_needs_an_influence_cube_on_the_board() -> None:
    """V-80: with only plague cubes left one of them must be taken."""
    scene = Scene(2).player(0, cubes={"green": 3}).turn(0, {"grain": ["plague"], "family": ["plague"]})
    assert scene.options() == ["take:grain:plague", "take:family:plague"]
    refusal = scene.refused("well")
    assert (refusal.name, refusal.rules) == ("well-needs-influence", ("V-80",))


def test_v80_one_influence_cube_anywhere_is_enough() -> None:
    """V-80"""
    scene = Scene(2).player(0, cubes={"green": 3}).turn(0, {"grain": ["plague"], "church": ["pink"]})
    assert "well" in scene.options()


def test_v80_the_well_is_used_instead_of_taking_a_cube() -> None:
    """V-80, V-83: not one cube leaves the board, and the turn is over after the action."""
    scene = Scene(3).player(1, coins=0, cubes={"green": 3}).turn(1, REST)
    before = board(scene)
    scene.play("well", "action:grain", "harvest")
    assert board(scene) == before
    assert scene.grain(1) == 2
    assert (scene.asked, scene.to_move) == ("TakeCube", 2)


# -- the action -----------------------------------------------------------------------------------------------


def test_v83_the_well_leads_to_actions_with_and_without_cubes_on_their_space() -> None:
    """V-83: cubes lie on grain and church, none on family and crafts."""
    scene = Scene(2).player(0, coins=0, cubes={"green": 3, "pink": 2, "brown": 2}, goods={"wagon": 1, "scroll": 1})
    scene.turn(0, REST).play("well")
    assert scene.options() == [f"action:{space}" for space in ACTIONS]
    before = board(scene)
    scene.play("action:family", "birth")
    assert scene.where(0, "2a") == "farm"
    assert board(scene) == before


def test_v83_the_log_names_the_action_chosen_at_the_well() -> None:
    """V-83: also when it is declined, which the log would else not tell apart."""
    scene = Scene(2).player(0, cubes={"green": 3}, coins=0).turn(0, REST)
    scene.play("well", "action:crafts", "decline")
    chosen = [event.message for event in scene.events if event.message.key == "village-did-choose"]
    assert [message.args["space"] for message in chosen] == [Message("village-space-crafts")]
    assert scene.told()[-2:] == ["village-did-choose", "village-did-decline"]


@pytest.mark.parametrize("space", ["grain", "family", "crafts", "travel", "council", "church"])
def test_v80_an_action_from_the_well_may_be_declined(space: str) -> None:
    """V-80: the three cubes are gone all the same."""
    scene = Scene(2).player(0, coins=0, cubes={"green": 3, "pink": 2}, goods={"wagon": 1, "scroll": 1})
    scene.turn(0, REST).play("well", f"action:{space}", "decline")
    assert scene.cubes(0, "green") == 0
    assert scene.to_move == 1


def test_v80_impossible_actions_are_refused_at_the_well_with_the_reason() -> None:
    """V-80: nobody pays three cubes for nothing by mistake; the market can always be opened."""
    scene = Scene(2).player(0, coins=0, farm=[], members={"1a": "smithy"}, cubes={"green": 3}).turn(0, REST)
    scene.play("well")
    assert scene.options() == ["action:family", "action:crafts", "action:market"]
    for space in ("grain", "travel", "council", "church"):
        refusal = scene.refused(f"action:{space}")
        assert refusal.name == "cannot-carry-out"
        assert "V-80" in refusal.rules
    with pytest.raises(UnknownToken):
        scene.game.answer_token(scene.s, "none", None)


def test_v83_the_actions_own_costs_are_paid_as_usual_and_after_the_three_cubes() -> None:
    """V-83: the brown cubes of the well cannot pay the journey too."""
    scene = Scene(2).player(0, coins=0, cubes={"brown": 4}, goods={"wagon": 1}).turn(0, REST)
    scene.play("well")
    assert scene.refused("action:travel").name == "cannot-carry-out"
    scene = Scene(2).player(0, coins=0, cubes={"brown": 5}, goods={"wagon": 1}).turn(0, REST)
    scene.play("well", "action:travel", "send:north_near:1")
    assert (scene.cubes(0, "brown"), scene.goods(0, "wagon"), scene.time(0)) == (0, 0, 2)
    assert scene.prestige(0) == 3


def test_v80_a_market_day_by_the_well_is_one_like_any_other() -> None:
    """V-80: it cannot be declined, the opener's first sale is free, all others cost extra, the queue moves up."""
    scene = Scene(2)
    scene.player(0, coins=0, grain=5, cubes={"pink": 3, "green": 1}).player(1, grain=2, coins=0, cubes={"green": 1})
    scene.market(["3_grain", "2_grain", "horse_ox"], ["2_wagon"], pile=["2_scroll"])
    scene.turn(0, REST)
    before = board(scene)
    scene.play("well", "action:market")
    assert (scene.asked, scene.to_move) == ("MarketTurn", 0)
    scene.play("serve:3_grain")
    assert (scene.time(0), scene.cubes(0, "green"), scene.grain(0)) == (0, 1, 2)
    assert scene.to_move == 1
    scene.play("serve:2_grain")
    assert (scene.time(1), scene.cubes(1, "green"), scene.grain(1)) == (1, 0, 0)
    assert scene.asked == "DrawCustomer"
    scene.play("customer:2_scroll")
    assert scene.stalls() == ["2_wagon", None, "horse_ox"]
    assert scene.queue() == ["2_scroll"]
    assert board(scene) == before
    assert scene.to_move == 1


# -- coins ----------------------------------------------------------------------------------------------------


def test_v81_coins_for_a_wagon() -> None:
    """V-81, V-82: for each cube or for both, as the payer likes, though he has the cubes."""
    ways = {
        "cubes": (2, 0, 0),
        "coins:orange=1": (1, 1, 0),
        "coins:pink=1": (1, 0, 1),
        "coins:orange=1,pink=1": (0, 1, 1),
    }
    for token, (coins, orange, pink) in ways.items():
        scene = Scene(2).player(0, coins=2, cubes={"orange": 1, "pink": 1})
        scene.turn(0, {"crafts": ["brown"], **REST}).play("take:crafts:brown", "buy:wagon")
        assert set(scene.options()) == set(ways)
        scene.play(token)
        assert (scene.coins(0), scene.cubes(0, "orange"), scene.cubes(0, "pink")) == (coins, orange, pink)
        assert scene.goods(0, "wagon") == 1
        assert scene.time(0) == 0


def test_v81_coins_where_cubes_are_missing() -> None:
    """V-81: what is missing must be coins, and with too few of them the good cannot be had."""
    scene = Scene(2).player(0, coins=1, cubes={"orange": 1}).turn(0, {"crafts": ["brown"], **REST})
    scene.play("take:crafts:brown", "buy:wagon")
    assert (scene.coins(0), scene.cubes(0, "orange"), scene.goods(0, "wagon")) == (0, 0, 1)
    scene = Scene(2).player(0, coins=1).turn(0, {"crafts": ["brown"], **REST}).play("take:crafts:brown")
    refusal = scene.refused("buy:wagon")
    assert (refusal.name, refusal.message.args["n"]) == ("craft-short", 1)


def test_v81_coins_on_a_journey_in_the_council_and_in_the_church() -> None:
    """V-81"""
    scene = Scene(2).player(0, coins=2, goods={"wagon": 1}).turn(0, {"travel": ["green"], **REST})
    scene.play("take:travel:green", "send:north_near:1")
    assert (scene.coins(0), scene.at(0, "north_near")) == (0, ["1a"])
    scene = Scene(2).player(0, coins=2).turn(0, {"council": ["pink"], **REST})
    scene.play("take:council:pink", "enter:1")
    assert (scene.coins(0), scene.at(0, "chamber_1")) == (0, ["1a"])
    scene = Scene(2).player(0, coins=1).turn(0, {**REST, "church": ["pink"]})
    scene.play("take:church:pink", "devote:1", "coins:brown=1")
    assert (scene.coins(0), scene.time(0), scene.at(0, "bag")) == (0, 0, ["1a"])


def test_v81_a_coin_for_the_green_cube_of_a_sale() -> None:
    """V-81: the time is paid all the same."""
    scene = Scene(2).player(1, coins=1, grain=2).market(["2_grain", "horse_ox", None])
    scene.turn(0, {"market": ["pink"], **REST}).play("take:market:pink")
    assert (scene.asked, scene.to_move) == ("MarketTurn", 1), "player 0 can only pass"
    scene.play("serve:2_grain")
    assert (scene.coins(1), scene.time(1)) == (0, 1)


def test_v82_a_coin_never_stands_for_grain() -> None:
    """V-82: not in the stable, not at the mill, not for a customer, not for a step in the church."""
    scene = Scene(2).player(0, coins=9, grain=1).turn(0, {"crafts": ["brown"], **REST}).play("take:crafts:brown")
    for token in ("buy:horse", "buy:ox", "mill"):
        assert scene.refused(token).name in ("craft-short", "mill-short")
    scene = Scene(2).player(0, coins=9, grain=1, goods={"wagon": 1}).market(["2_grain", "wagon_grain", None])
    scene.turn(0, {"market": ["brown"], **REST}).play("take:market:brown")
    assert scene.refused("serve:2_grain").name == "customer-short"
    scene = Scene(2).player(0, coins=9, grain=0, members={"1a": "window_1"}).mass()
    assert scene.asked == ""


def test_v82_a_coin_never_stands_for_goods_or_time() -> None:
    """V-82: no wagon, no journey; and nothing that costs time costs less of it for a coin."""
    scene = Scene(2).player(0, coins=9).turn(0, {"travel": ["brown"], **REST}).play("take:travel:brown")
    assert "village-did-skip" in scene.told()
    scene = Scene(2).player(0, coins=9, grain=1, goods={"wagon": 1}).market(["2_wagon", "wagon_grain", None])
    scene.turn(0, {"market": ["brown"], **REST}).play("take:market:brown")
    assert scene.refused("serve:2_wagon").name == "customer-short"
    scene = Scene(2).player(0, coins=9, grain=2).turn(0, {"crafts": ["brown"], **REST}).play("take:crafts:brown")
    assert [token for token in scene.options() if token.startswith(("make", "mill"))] == ["mill"]
    scene.play("mill")
    assert (scene.time(0), scene.coins(0), scene.grain(0)) == (2, 11, 0)


def test_v82_a_coin_never_stands_for_the_plague() -> None:
    """V-82: two time, whatever one has."""
    scene = Scene(2).player(0, coins=9).turn(0, {"grain": ["plague"], "church": ["brown", "pink"]})
    scene.play("take:grain:plague", "decline")
    assert (scene.time(0), scene.coins(0)) == (2, 9)


def test_v82_coins_buy_prestige_in_chamber_4_and_members_in_the_mass() -> None:
    """V-82: the two other uses."""
    scene = Scene(2).player(0, coins=1, members={"1a": "chamber_4"}).turn(0, {"council": ["pink"], **REST})
    scene.play("take:council:pink", "privilege:4")
    assert (scene.coins(0), scene.prestige(0)) == (0, 3)
    scene = Scene(2).player(0, coins=1, members={"1a": "bag"}).mass().play("buy-out:1")
    assert (scene.coins(0), scene.where(0, "1a")) == (0, "window_1")


def test_v82_cubes_never_stand_for_a_coin() -> None:
    """V-82: the exchange of chamber 4 and the mass take coins only."""
    scene = Scene(2).player(0, coins=0, cubes={"green": 5, "brown": 5}, members={"1a": "chamber_4"})
    scene.turn(0, {"council": ["pink"], **REST}).play("take:council:pink")
    assert scene.refused("privilege:4").name == "needs-coin"
    scene = Scene(2).player(0, coins=0, cubes={"brown": 5}, members={"1a": "bag"}).mass()
    assert scene.asked == "DrawPiece"
