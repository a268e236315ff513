"""The rulebook: groups of dice, their price, the order of an action. T-20, T-21, T-24 to T-28, T-E6 to T-E8"""

import pytest

from tests.troyes.scene import Scene, build, farm, fight, place, use

PRICES = [
    ("y4", {}, 0),
    ("1:y4", {1: 2}, 0),
    ("n:y4", {}, 2),
    ("y4 y5", {}, 0),
    ("y4 1:y4", {1: 4}, 0),
    ("y4 n:y4", {}, 4),
    ("1:y4 1:y5", {1: 8}, 0),
    ("1:y4 n:y4", {1: 4}, 4),
    ("n:y4 n:y5", {}, 8),
    ("y4 y5 y5", {}, 0),
    ("y4 y5 1:y4", {1: 6}, 0),
    ("y4 1:y4 2:y6", {1: 6, 2: 6}, 0),
    ("1:y4 2:y6 n:y5", {1: 6, 2: 6}, 6),
    ("1:y4 1:y5 1:y6", {1: 18}, 0),
    ("1:y4 1:y5 3:y1", {1: 12, 3: 6}, 0),
]


def market_square(deniers: int = 30) -> Scene:
    """Yellow dice in all districts, player 0 to act; a red die that stays."""
    scene = Scene(4).player(0, deniers=deniers)
    scene.dice(0, "y4 y5 y5").dice(1, "y4 y5 y6").dice(2, "y6 w6").dice(3, "y1").dice("n", "y4 y5 r1")
    return scene.turn(0)


@pytest.mark.parametrize(("dice", "sellers", "bank"), PRICES)
def test_t21_the_price_of_a_group(dice: str, sellers: dict[int, int], bank: int) -> None:
    """T-21, T-26: 2, 4 or 6 a foreign die by the size of the whole group, to the district's player or to the bank."""
    scene = market_square()
    scene.play(*farm(dice))
    total = sum(int(die[-1]) for die in dice.split())
    assert scene.deniers(0) == 30 - sum(sellers.values()) - bank + total // 2
    for seat in (1, 2, 3):
        assert scene.deniers(seat) == 5 + sellers.get(seat, 0)
    assert scene.count_dice() == 12 - len(dice.split())


@pytest.mark.parametrize(("dice", "sellers", "bank"), PRICES)
def test_t21_t25_one_denier_less_is_too_little(dice: str, sellers: dict[int, int], bank: int) -> None:
    """T-21, T-25: the whole price must be in hand; with it the action is allowed, and with one less it is not."""
    price = sum(sellers.values()) + bank
    market_square(price).play(*farm(dice))
    if price:
        refusal = market_square(price - 1).refused(*farm(dice))
        assert {"T-21", "T-25"} & set(refusal.rules)
        assert refusal.message.args["n"] == 1


def test_t21_used_dice_are_gone() -> None:
    """T-21: from each district those used, and no others."""
    scene = market_square().play(*farm("y5 1:y4 n:y4"))
    assert scene.district(0) == ["y4", "y5"]
    assert scene.district(1) == ["y5", "y6"]
    assert scene.district("n") == ["r1", "y5"]


def test_t21_a_group_has_one_colour() -> None:
    """T-21: whatever the first die is, no die of another colour joins it."""
    scene = Scene(4).player(0, deniers=20).dice(0, "y4 w4 r4").dice(1, "y4 w4 r4").dice("n", "r1").turn(0)
    for dice in ("y4 w4", "y4 1:r4", "w4 1:y4"):
        assert "T-21" in scene.refused(*farm(dice)).rules
    assert "T-21" in scene.refused(*build("w4 1:r4")).rules


def test_t21_a_group_has_at_most_three_dice() -> None:
    """T-21"""
    scene = market_square()
    refusal = scene.refused(*farm("y4 y5 y5 1:y4"))
    assert "T-21" in refusal.rules


def test_t21_a_die_that_is_not_there_cannot_be_taken() -> None:
    """T-21: neither a face that nobody shows nor the same die twice."""
    scene = market_square()
    scene.refused(*farm("y6"))
    scene.refused(*farm("y4 y4"))
    scene.refused(*farm("3:y1 3:y1"))
    assert scene.district(0) == ["y4", "y5", "y5"]


def test_t_e6_the_third_die_costs_6() -> None:
    """T-E6, T-21: A has 5 and 6, and G's 5 makes 16: she pays G 6, her own are free."""
    scene = Scene(4).player(0, deniers=6).dice(0, "y5 y6").dice(2, "y5").dice("n", "r1").turn(0)
    scene.play(*farm("y5 y6 2:y5"))
    assert (scene.deniers(0), scene.deniers(2)) == (6 - 6 + 8, 5 + 6)


def test_t_e7_a_group_of_two_costs_4() -> None:
    """T-E7, T-21: A's white die with one of F."""
    scene = Scene(4).player(0, deniers=4).dice(0, "w3").dice(1, "w2").dice("n", "r1").turn(0)
    scene.play(*build("w3 1:w2"))
    assert (scene.deniers(0), scene.deniers(1)) == (0, 9)


def test_t_e8_the_merchant() -> None:
    """T-E8, T-40, T-41, T-121: 12 - 4 for the tradesman - 6 for G's die + 16; first place, 2 VP at the end."""
    scene = Scene(4).player(0, deniers=12).dice(0, "y5 y6").dice(2, "y5").dice("n", "r1").card("merchant").turn(0)
    scene.play(*use("merchant", "y5 y6 2:y5", man="supply", n=8))
    assert (scene.deniers(0), scene.deniers(2)) == (18, 11)
    assert scene.men("merchant") == "0."
    assert scene.score(0)["tradesmen"] == 2
    assert scene.district(0) == []


# -- order ----------------------------------------------------------------------------------------------------


def test_t24_sellers_are_paid_before_the_effect() -> None:
    """T-24, T-143: the seller's 2 deniers are in his hand when the Tax Collector comes."""
    scene = Scene(4).player(0, deniers=7).player(1, deniers=0).player(2, deniers=0).player(3, deniers=0)
    scene.dice(0, "").dice(1, "r5").dice("n", "r1").city_hall("11. ...").card("tax_collector").turn(0)
    scene.play(*use("tax_collector", "1:r5", man="supply", n=1))
    assert (scene.deniers(0), scene.deniers(1)) == (7 - 5 - 2 + 2, 0)


def test_t24_the_citizen_is_taken_before_the_effect() -> None:
    """T-24, T-96: a citizen taken from the palace for the Miller no longer counts there."""
    scene = Scene(4).player(0, deniers=4, supply=0).palace("0....0").dice(0, "y4").dice("n", "r1").card("miller")
    scene.turn(0).play(*use("miller", "y4", man="palace:6", n=1, then=["palace"]))
    assert scene.deniers(0) == 2
    assert (scene.palace(), scene.men("miller")) == ("0.....", "0.")


def test_t24_only_one_delayed_cube() -> None:
    """T-24, T-43: one cube per action from all cards together, so their effects never add up."""
    scene = Scene(4).dice(0, "y2 y3").dice("n", "r1")
    scene.card("priest", cubes={0: 2}).card("confession", cubes={0: 1}).turn(0)
    scene.play(*farm("y2 y3", cube="priest"))
    assert scene.deniers(0) == 5 + (5 + 6) // 2
    assert (scene.cubes("priest", 0), scene.cubes("confession", 0)) == (1, 1)


@pytest.mark.parametrize("deniers", [4, 5, 6, 7])
def test_t25_hire_and_dice_are_paid_together(deniers: int) -> None:
    """T-25, T-E8: a tradesman for 4 and a foreign die for 2 need 6; what the Merchant will give does not help."""
    scene = Scene(4).player(0, deniers=deniers, purse=0).dice(1, "y6").dice("n", "r1").card("merchant").turn(0)
    plan = use("merchant", "1:y6", man="supply", n=3)
    if deniers >= 6:
        assert scene.play(*plan).deniers(0) == deniers - 6 + 6
    else:
        refusal = scene.refused(*plan)
        assert "T-25" in refusal.rules
        assert refusal.message.args["n"] == 6 - deniers


def test_t25_a_tradesman_who_is_there_is_not_paid_again() -> None:
    """T-25, T-40: only the die is paid."""
    scene = Scene(4).player(0, deniers=2).dice(1, "y6").dice("n", "r1").card("merchant", men="0").turn(0)
    assert scene.play(*use("merchant", "1:y6", n=3)).deniers(0) == 6


def test_t26_without_dice_one_acts_with_bought_ones() -> None:
    """T-26: also with those of players who have passed, and they are paid into their hands."""
    scene = Scene(4).player(0, deniers=8).dice(1, "y3 y5").dice("n", "r1").turn(0, passed={1: 2})
    assert scene.district(0) == []
    scene.play(*farm("1:y3 1:y5"))
    assert (scene.deniers(0), scene.deniers(1), scene.purse(1)) == (4, 13, 3)


def test_t26_t22_the_last_player_takes_turn_after_turn() -> None:
    """T-26, T-22: each time the passed players are skipped, 1 denier is added for each of them."""
    scene = Scene(4).dice(0, "y2 y2 y2").dice("n", "r1").turn(0, passed={1: 2, 2: 3, 3: 2})
    scene.play(*farm("y2"))
    assert scene.to_move == 0
    assert [scene.purse(seat) for seat in range(4)] == [0, 3, 4, 3]
    scene.play(*farm("y2 y2"))
    assert scene.to_move == 0
    assert [scene.purse(seat) for seat in range(4)] == [0, 4, 5, 4]


# -- no empty action ------------------------------------------------------------------------------------------


def test_t27_t80_a_lone_1_is_no_agriculture() -> None:
    """T-27, T-80: 1 / 2 is nothing; 1 and 1 together give a denier."""
    scene = Scene(4).dice(0, "y1 y1").dice("n", "r1").turn(0)
    refusal = scene.refused(*farm("y1"))
    assert "T-27" in refusal.rules
    assert scene.play(*farm("y1 y1")).deniers(0) == 6


def test_t27_a_card_needs_one_activation() -> None:
    """T-27, T-41: the divisor must be reached; hiring alone is not allowed; the reason says by how much."""
    scene = Scene(4).player(0, deniers=20).dice(0, "w2 w5").dice("n", "r1").card("glassblower").turn(0)
    refusal = scene.refused(*use("glassblower", "w2", man="supply", n=1))
    assert {"T-27", "T-41"} & set(refusal.rules)
    assert refusal.message.args["n"] == 6
    refusal = scene.refused(*use("glassblower", "w2 w5", man="supply", n=1))
    assert refusal.message.args["n"] == 1


def test_t27_a_die_without_any_use_is_not_picked() -> None:
    """T-27: it could be paid, but there is nobody to place and nothing to fight; the reason is not the money."""
    scene = Scene(4).player(0, deniers=2, supply=0).dice(1, "r1").dice("n", "w1").turn(0)
    refusal = scene.refused(*place("1:r1"))
    assert (refusal.name, refusal.message.args) == ("no-use-for-die", {})


def test_t27_combat_needs_one_cube() -> None:
    """T-27, T-60: the event's divisor must be reached."""
    scene = Scene(4).dice(0, "r1 r2 r1").dice("n", "r1").events("war").turn(0)
    refusal = scene.refused(*fight("war", "r1 r2"))
    assert {"T-27", "T-60"} & set(refusal.rules)
    assert refusal.message.args["n"] == 1


# -- the course of phase 4 ------------------------------------------------------------------------------------


def test_t20_turns_go_clockwise_from_the_first_player() -> None:
    """T-20, T-07: one action each, round and round."""
    scene = Scene(4)
    for seat in range(4):
        scene.dice(seat, "y2 y2")
    scene.turn(2, first=2)
    seats = []
    while scene.count_dice() > 1:
        seats.append(scene.to_move)
        scene.play(*farm("y2"))
    assert seats == [2, 3, 0, 1, 2, 3, 0]


def test_t20_the_five_actions_and_passing() -> None:
    """T-20: with dice of all colours, a card of each, an event of each: everything can be done at once."""
    scene = Scene(4).player(0, deniers=9).dice(0, "y6 w6 r6").dice("n", "r1").events("war", "heresy", "drought")
    scene.card("merchant").card("hunting").card("priest").turn(0)
    for plan in (
        use("merchant", "y6", man="supply", n=3),
        use("hunting", "r6", man="supply", n=1),
        use("priest", "w6", man="supply", n=2),
        build("w6"),
        fight("war", "r6", n=1),
        fight("heresy", "w6", n=1),
        fight("drought", "y6", n=1),
        fight("marauding", "y6", n=2),
        place("y6"),
        place("w6"),
        place("r6"),
        farm("y6"),
    ):
        other = scene.copy().play(*plan)
        assert other.to_move == 1
        assert other.count_dice() == 3
    assert scene.play("pass").to_move == 1
