"""The rulebook: tradesmen, activations and cubes on cards. T-40 to T-49, T-E9"""

import pytest

from tests.troyes.printed import ACTIVITIES, LATER
from tests.troyes.scene import Scene, build, farm, fight, place, use


def workshop(deniers: int = 20, supply: int = 3, men: str = "", card: str = "merchant") -> Scene:
    """Player 0 is about to act with two yellow dice; the card is open, and a red die will stay on the square."""
    scene = Scene(4).player(0, deniers=deniers, supply=supply).dice(0, "y4 y4").dice("n", "r1")
    return scene.card(card, men=men)


# -- hiring ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("men", "after", "points"),
    [("", "0.", 2), ("1", "10", 1), (".1", "01", 2), ("12", "120", 0), ("123", "1203", 0), ("1.2", "102", 1)],
)
def test_t40_t45_the_highest_free_place(men: str, after: str, points: int) -> None:
    """T-40, T-45: the first free one in printed order; on a full card the picture, for nothing, however many stand
    there."""
    scene = workshop(men=men).turn(0).play(*use("merchant", "y4", man="supply", n=2))
    assert scene.men("merchant") == after
    assert scene.score(0)["tradesmen"] == points
    assert (scene.supply(0), scene.deniers(0)) == (2, 20 - 4 + 4)


@pytest.mark.parametrize("card", ACTIVITIES)
def test_t40_every_card_has_its_price(card: str) -> None:
    """T-40, T-25: with the price in hand one may hire, with one denier less not, and the reason says so."""
    printed = ACTIVITIES[card]
    dice = f"{printed.colour[0]}6 {printed.colour[0]}6"
    for deniers in (printed.price, printed.price - 1):
        scene = Scene(4).player(0, deniers=deniers, influence=9).dice(0, dice).dice("n", "r1")
        scene.card(card).events("war")
        plan = use(card, dice, man="supply")
        if card == "journeyman":
            continue  # its use costs deniers too, see test_cards.py
        if card == "innkeeper":
            continue
        if deniers < printed.price:
            refusal = scene.turn(0).refused(*plan)
            assert "T-25" in refusal.rules
            assert refusal.message.args["n"] == 1
        else:
            scene.turn(0).start(*plan)
            assert scene.men(card) == "0."


@pytest.mark.parametrize(
    ("man", "look"),
    [
        ("supply", lambda s: s.supply(0) == 0),
        ("palace:2", lambda s: s.palace() == "......"),
        ("bishopric:2:1", lambda s: s.bishopric() == ".. .1 .."),
        ("city_hall:2:3", lambda s: s.city_hall() == "... 1.."),
        ("lying:bishopric", lambda s: s.lying("bishopric") == "1"),
        ("card:sculptor", lambda s: s.men("sculptor") == ".1"),
    ],
)
def test_t40_the_citizen_comes_from_anywhere(man: str, look: "object") -> None:
    """T-40, T-75: from the supply, a building, another card, or lying expelled; those beside him stay."""
    scene = Scene(4).player(0, deniers=4, supply=1).dice(0, "y4 y4").dice("n", "r1").card("merchant")
    scene.card("sculptor", men="01").palace(".0....").bishopric(".. 01 ..").city_hall("... 1.0")
    scene.lie("bishopric", "01").turn(0)
    scene.play(*use("merchant", "y4", man=man, n=2))
    assert callable(look)
    assert look(scene)
    assert scene.men("merchant") == "0."
    assert scene.citizens(0) == 12
    if man != "supply":
        assert scene.supply(0) == 1


def test_t40_only_own_citizens_are_taken() -> None:
    """T-40: neither another player's nor a neutral one; nor one from a place where none is."""
    scene = Scene(4).player(0, deniers=9, supply=1).dice(0, "y4").dice("n", "r1").card("merchant")
    scene.card("sculptor", men="1").palace("1n....").lie("palace", "1n").turn(0)
    for man in ("palace:1", "palace:2", "palace:3", "lying:palace", "card:sculptor"):
        scene.refused(*use("merchant", "y4", man=man, n=2))


def test_t40_t46_no_second_tradesman_on_a_card() -> None:
    """T-40, T-46: with a tradesman there, on the picture too, nothing is hired or paid, though a place is free."""
    scene = workshop(men=".10").turn(0).play(*use("merchant", "y4", n=2))
    assert (scene.men("merchant"), scene.supply(0), scene.deniers(0)) == (".10", 3, 24)


def test_t44_a_place_left_is_free_and_nobody_moves_up() -> None:
    """T-44, T-45: 0 leaves the first place of the Merchant for the Goldsmith; 1 stays on the second; 2 gets the
    first."""
    scene = workshop(men="01").card("goldsmith").player(2, deniers=4).dice(2, "y2").turn(0, first=0)
    scene.play(*use("goldsmith", "y4", man="card:merchant", n=1))
    assert (scene.men("merchant"), scene.men("goldsmith")) == (".1", "0.")
    scene.play("pass").play(*use("merchant", "y2", man="supply", n=1))
    assert scene.men("merchant") == "21"


def test_t46_nobody_to_hire() -> None:
    """T-46: an empty supply and nobody on the board; a citizen bought for 2 influence helps."""
    scene = workshop(supply=0).player(0, influence=2).turn(0)
    refusal = scene.refused(*use("merchant", "y4", man="supply", n=2))
    assert {"T-46", "T-40"} & set(refusal.rules)
    scene.play("citizen").play(*use("merchant", "y4", man="supply", n=2))
    assert (scene.men("merchant"), scene.influence(0), scene.supply(0)) == ("0.", 0, 0)


def test_t41_dice_of_the_cards_colour() -> None:
    """T-41: a yellow card takes yellow dice, and no others."""
    scene = workshop(card="merchant").dice(0, "y4 w6 r6").card("hunting").card("priest").turn(0)
    assert "T-41" in scene.refused(*use("merchant", "w6", man="supply", n=3)).rules
    assert "T-41" in scene.refused(*use("merchant", "r6", man="supply", n=3)).rules
    assert "T-41" in scene.refused(*use("hunting", "y4", man="supply", n=1)).rules
    assert "T-41" in scene.refused(*use("priest", "r6", man="supply", n=2)).rules


def test_t41_a_card_not_turned_up_cannot_be_used() -> None:
    """T-10, T-41"""
    scene = workshop().turn(0)
    scene.refused(*use("artisan", "y4", man="supply", n=1))


# -- how often ------------------------------------------------------------------------------------------------


def test_t47_fewer_activations_may_be_taken() -> None:
    """T-47, T-41: 8 / 2 is up to four times, at least once, never five times; asked where it can make sense."""
    for n in (1, 2, 3, 4):
        scene = workshop(men="0", card="innkeeper").turn(0).play(*use("innkeeper", "y4 y4", n=n))
        assert (scene.deniers(0), scene.influence(0)) == (20 - n, 4 + n)
        assert scene.district(0) == [], "the dice are used all the same"
    scene = workshop(men="0", card="innkeeper").turn(0).play(*use("innkeeper", "y4 y4"))
    assert scene.options() == ["uses:1", "uses:2", "uses:3", "uses:4"]
    assert "T-41" in scene.refused("uses:5").rules
    assert workshop(men="0").turn(0).play(*use("merchant", "y4 y4", n=4)).deniers(0) == 28


@pytest.mark.parametrize("card", ["procession", "joust"])
def test_t47_fewer_where_others_gain_too(card: str) -> None:
    """T-47, T-94: a tie pays the other player as often, so one may stop earlier."""
    colour = "w" if card == "procession" else "r"
    scene = Scene(4).dice(0, f"{colour}5 {colour}5 r3").dice(1, "r3").dice("n", "").card(card, men="0").turn(0)
    scene.play(*use(card, f"{colour}5 {colour}5"))
    assert scene.options() == ["uses:1", "uses:2"]
    scene.play("uses:1")
    assert [scene.vp(seat) for seat in range(4)] == [2, 2, 0, 0]


@pytest.mark.parametrize(
    ("card", "colour", "deniers", "influence", "most"),
    [
        ("artisan", "y", 0, 2, 2),
        ("artisan", "y", 0, 1, 1),
        ("artisan", "y", 0, 0, 0),
        ("innkeeper", "y", 2, 0, 2),
        ("innkeeper", "y", 0, 0, 0),
        ("journeyman", "y", 8, 0, 2),
        ("journeyman", "y", 5, 0, 1),
        ("journeyman", "y", 2, 0, 0),
        ("troubadour", "r", 0, 8, 2),
        ("troubadour", "r", 0, 2, 0),
    ],
)
def test_t47_an_exchange_is_paid_in_full(card: str, colour: str, deniers: int, influence: int, most: int) -> None:
    """T-47: as often as it can be paid and no more, and if not once, the card cannot be used."""
    scene = Scene(4).player(0, deniers=deniers, influence=influence)
    scene.dice(0, f"{colour}6 {colour}6").dice("n", "r1").card(card, men="0").events("war").turn(0)
    group = f"{colour}6 {colour}6"
    if most == 0:
        refusal = scene.refused(*use(card, group, n=1))
        assert "T-47" in refusal.rules
        short = {"artisan": 1 - influence, "innkeeper": 1 - deniers, "journeyman": 3 - deniers}
        assert refusal.message.args["n"] == short.get(card, 3 - influence)
        return
    scene.refused(*use(card, group, n=most + 1))
    scene.copy().play(*use(card, group, n=most))
    scene.play(*use(card, group, n=1))


def test_t47_the_exchange_is_paid_after_hire_and_dice() -> None:
    """T-47, T-24: 6 for the Journeyman's man and 2 for the die leave 3 of 11 deniers: one use; of 10 none."""
    for deniers, possible in ((11, True), (10, False)):
        scene = Scene(4).player(0, deniers=deniers).dice(1, "y4").dice("n", "r1").card("journeyman").turn(0)
        plan = use("journeyman", "1:y4", man="supply", n=1)
        if possible:
            scene.play(*plan)
            assert (scene.deniers(0), scene.vp(0)) == (0, 2)
        else:
            refusal = scene.refused(*plan)
            assert {"T-47", "T-25"} & set(refusal.rules)


def test_t47_an_artisan_may_be_paid_from_what_a_use_before_gave() -> None:
    """T-42, T-47: uses come one after the other: the Innkeeper's influence is not the Artisan's, but the Diplomat's
    influence comes back with every cube, so 1 influence is enough for many uses."""
    scene = Scene(4).player(0, influence=1).dice(0, "r6").dice("n", "r1").card("diplomat", men="0").turn(0)
    scene.play(*use("diplomat", "r6", n=3, then=["marauding", "marauding", "marauding"]))
    assert (scene.on("marauding"), scene.influence(0)) == ("000", 1)


def test_t47_an_activation_without_gain_is_legal() -> None:
    """T-47: Miller without citizens, Glassblower without a pair, a Procession lost."""
    for card, dice, then in (("miller", "y4", ["palace"]), ("glassblower", "w6 w2", []), ("procession", "w5", [])):
        scene = Scene(4).dice(0, dice).dice("n", "r1 r2 r3 r4").card(card, men="0").turn(0)
        scene.play(*use(card, dice, n=1, then=then))
        assert (scene.deniers(0), scene.vp(0), scene.district(0), scene.to_move) == (5, 0, [], 1)


# -- delayed cards --------------------------------------------------------------------------------------------


def test_t_e9_the_priest() -> None:
    """T-E9, T-42, T-43, T-131: F pays A 4 and the card 8, and lays 3 cubes; a later use costs no 8; a cube makes
    1 and 2 count 4 and 5."""
    scene = Scene(4).player(1, deniers=12).dice(1, "w5 w6 y1 y2").dice(0, "w4").dice("n", "r1 r2").card("priest")
    scene.turn(1, passed={2: 2, 3: 2})
    scene.play(*use("priest", "w5 0:w4", man="supply", n=3))
    assert (scene.deniers(1), scene.deniers(0)) == (0, 9)
    assert (scene.cubes("priest", 1), scene.men("priest")) == (3, "1.")
    scene.play("pass").play(*use("priest", "w6", n=2))
    assert (scene.deniers(1), scene.cubes("priest", 1)) == (0, 5)
    assert "cube:priest" in scene.options()
    scene.play(*farm("y1 y2", cube="priest"))
    assert (scene.deniers(1), scene.cubes("priest", 1)) == (4, 4)


@pytest.mark.parametrize("card", [card for card, printed in ACTIVITIES.items() if printed.kind == LATER])
def test_t42_delayed_cards_get_cubes(card: str) -> None:
    """T-42, T-48: as many own cubes as uses, beside those of others and those already there, without limit."""
    printed = ACTIVITIES[card]
    colour = printed.colour[0]
    group = f"{colour}6 {colour}6 {colour}6"
    n = 18 // printed.divisor
    scene = Scene(4).dice(0, group).dice("n", "r1").card(card, men="0", cubes={0: 20, 1: 4}).turn(0)
    scene.play(*use(card, group, n=n))
    assert (scene.cubes(card, 0), scene.cubes(card, 1)) == (20 + n, 4)


def test_t43_a_cube_serves_in_a_later_round() -> None:
    """T-43: cubes stay on the card at the end of a round."""
    scene = Scene(2).card("priest", men="0", cubes={0: 2}).dice(0, "y1").dice("n", "r1").turn(0)
    scene.play("pass", "pass")
    assert scene.cubes("priest", 0) == 2


def test_t48_cubes_stay_when_the_tradesman_leaves() -> None:
    """T-48: and can still be used."""
    scene = Scene(4).dice(0, "y3 y2").dice("n", "r1").player(0, deniers=4, supply=0).card("merchant")
    scene.card("priest", men="01", cubes={0: 2}).turn(0, passed={1: 2, 2: 2, 3: 2})
    scene.play(*use("merchant", "y2", man="card:priest", n=1))
    assert (scene.men("priest"), scene.cubes("priest", 0)) == (".1", 2)
    scene.play(*farm("y3", cube="priest"))
    assert (scene.cubes("priest", 0), scene.deniers(0)) == (1, 2 + 3)


def test_t48_new_cubes_do_not_serve_the_same_action() -> None:
    """T-48: the Confession's first cubes cannot raise the group that earns them; older ones can."""
    scene = Scene(4).dice(0, "w1").dice("n", "r1").card("confession", men="0").turn(0)
    scene.refused(*use("confession", "w1", cube="confession", n=1))
    scene = Scene(4).dice(0, "w1").dice("n", "r1").card("confession", men="0", cubes={0: 1}).turn(0)
    scene.play(*use("confession", "w1", cube="confession", n=1))
    assert scene.cubes("confession", 0) == 1


def test_t48_the_cubes_of_others_are_not_mine() -> None:
    """T-43, T-48"""
    scene = Scene(4).dice(0, "y1").dice("n", "r1").card("priest", men="10", cubes={1: 3}).turn(0)
    scene.refused(*farm("y1", cube="priest"))


FITTING = {
    "tithing": "yellow",
    "monk": "white",
    "priest": "yellow",
    "apprenticeship": "any",
    "confession": "any",
    "templar": "white",
    "blacksmith": "red",
    "militia": "yellow",
}


@pytest.mark.parametrize("cube", FITTING)
@pytest.mark.parametrize("colour", ["red", "white", "yellow"])
def test_t49_the_colour_of_a_cube_must_fit(cube: str, colour: str) -> None:
    """T-49, T-90 to T-92: a Priest does nothing for red dice, and so on; then it may not be named."""
    scene = Scene(4).player(0, deniers=9).dice(1, "r4 w4 y4").dice("n", "r1").card(cube, cubes={0: 1})
    scene.card("pilgrimage", men="0").events("war", "heresy").turn(0)
    die = f"1:{colour[0]}4"
    plans = {
        "red": [fight("war", die, n=1, cube=cube)],
        "white": [fight("heresy", die, n=1, cube=cube), farm(die, cube=cube), fight("war", die, n=2, cube=cube)],
        "yellow": [farm(die, cube=cube), fight("war", die, n=1, cube=cube)],
    }[colour]
    allowed = [plan for plan in plans if scene.allows(*plan)]
    if FITTING[cube] in ("any", colour):
        assert len(allowed) == 1
        assert scene.play(*allowed[0]).cubes(cube, 0) == 0
    else:
        assert allowed == []


def test_t49_a_cube_helps_another_delayed_card() -> None:
    """T-49: Apprenticeship makes a white 1 a 5 on the Priest: one cube instead of none."""
    scene = Scene(4).dice(0, "w1").dice("n", "r1").card("priest", men="0").card("apprenticeship", cubes={0: 1}).turn(0)
    scene.refused(*use("priest", "w1", n=1))
    scene.play(*use("priest", "w1", n=1, cube="apprenticeship"))
    assert (scene.cubes("priest", 0), scene.cubes("apprenticeship", 0)) == (1, 0)


def test_t49_value_cubes_do_nothing_for_a_citizen() -> None:
    """T-49, T-77: Priest, Confession, Apprenticeship and Blacksmith cannot be named when a citizen is placed."""
    for die, cubes in {
        "y1": ("priest", "confession", "apprenticeship"),
        "w1": ("confession", "apprenticeship"),
        "r1": ("blacksmith", "confession", "apprenticeship"),
    }.items():
        for cube in cubes:
            scene = Scene(4).dice(0, "y1 w1 r1").dice("n", "r1").card(cube, cubes={0: 1}).turn(0)
            assert {"T-49", "T-77"} & set(scene.refused(*place(die, cube=cube)).rules)


def test_t42_uses_come_at_once() -> None:
    """T-42: at once and before the next player moves."""
    scene = workshop(men="0").turn(0).play(*use("merchant", "y4 y4", n=4))
    assert (scene.deniers(0), scene.to_move) == (28, 1)
    assert scene.cubes("merchant", 0) == 0


def test_t50_the_cathedral_and_agriculture_need_no_tradesman() -> None:
    """T-50, T-80"""
    scene = Scene(4).player(0, deniers=0, supply=0).dice(0, "w4 y4").dice("n", "r1").turn(0)
    assert scene.copy().play(*build("w4")).vp(0) == 1
    assert scene.copy().play(*farm("y4")).deniers(0) == 2
