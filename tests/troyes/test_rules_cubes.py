"""The rulebook: what one delayed cube does for a group. T-43, T-77, T-90 to T-93, T-97, T-124, T-125, T-129 to T-134"""

import pytest

from tests.troyes.scene import Scene, build, farm, fight, place, use


def ready(cube: str, dice: str = "", deniers: int = 20) -> Scene:
    """Player 0 has a cube on a delayed card, and dice; a red die stays on the square."""
    return Scene(4).player(0, deniers=deniers).dice(0, dice).dice("n", "r1").card(cube, cubes={0: 1})


# -- values ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("cube", "dice", "counted"),
    [
        ("priest", "y1", 4),
        ("priest", "y6", 9),
        ("priest", "y1 y2", 9),
        ("priest", "y6 y6 y6", 27),
        ("apprenticeship", "y1", 5),
        ("apprenticeship", "y6", 5),
        ("apprenticeship", "y1 y6 y2", 15),
        ("confession", "y1", 3),
        ("confession", "y6", 8),
        ("confession", "y6 y5 y1", 18),
    ],
)
def test_t90_values_of_a_yellow_group(cube: str, dice: str, counted: int) -> None:
    """T-90, T-131, T-132, T-133: each die of the group, beyond 6 if it comes to that; the cube is gone."""
    scene = ready(cube, dice).turn(0).play(*farm(dice, cube=cube))
    assert scene.deniers(0) == 20 + counted // 2
    assert scene.cubes(cube, 0) == 0


@pytest.mark.parametrize(
    ("cube", "dice", "cubes"),
    [
        ("blacksmith", "r1", 2),
        ("blacksmith", "r3", 2),
        ("blacksmith", "r6", 3),
        ("blacksmith", "r1 r1 r1", 2),
        ("blacksmith", "r5 r6 r4", 6),
        ("apprenticeship", "r1", 1),
        ("apprenticeship", "r1 r6", 3),
        ("confession", "r1 r1", 2),
        ("confession", "r6 r6", 5),
    ],
)
def test_t90_values_of_a_red_group(cube: str, dice: str, cubes: int) -> None:
    """T-90, T-124, T-132, T-133: Blacksmith adds 5 to the total, whatever its size; skirmishes are red / 3."""
    scene = ready(cube, dice).events("normans_attack", "skirmishes").turn(0)
    target, counted = ("skirmishes", cubes) if cubes <= 4 else ("normans_attack", {5: 4, 6: 5}[cubes])
    scene.refused(*fight(target, dice, cube=cube, n=counted + 1))
    scene.play(*fight(target, dice, cube=cube, n=counted))
    assert scene.influence(0) == 4 + counted
    assert scene.cubes(cube, 0) == 0


def test_t90_the_price_stays() -> None:
    """T-90, T-21: changed values cost nothing more: a bought die of a group of two 4 deniers."""
    scene = ready("confession", "y1").dice(1, "y6").turn(0).play(*farm("y1 1:y6", cube="confession"))
    assert (scene.deniers(0), scene.deniers(1)) == (20 - 4 + (3 + 8) // 2, 9)


# -- Monk, Templar, Militia -----------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 3, 6])
def test_t91_t130_the_monk(value: int) -> None:
    """T-91, T-130: one white die is three yellow ones of its value: for agriculture, yellow cards and events."""
    scene = ready("monk", f"w{value}").card("merchant", men="0").events("civil_war").turn(0)
    other = scene.copy().play(*farm(f"w{value}", cube="monk"))
    assert (other.deniers(0), other.cubes("monk", 0)) == (20 + 3 * value // 2, 0)
    other = scene.copy().play(*use("merchant", f"w{value}", cube="monk", n=3 * value // 2))
    assert other.deniers(0) == 20 + 2 * (3 * value // 2)
    if value == 3:
        assert scene.copy().play(*fight("civil_war", "w3", cube="monk", n=2)).on("civil_war") == "00"


@pytest.mark.parametrize("value", [1, 3, 6])
def test_t91_t134_the_templar(value: int) -> None:
    """T-91, T-134: one white die is two red ones of its value."""
    scene = ready("templar", f"w{value}").card("mercenary", men="0").card("archer", men="0").events("brigands").turn(0)
    if value == 1:
        refusal = scene.refused(*use("mercenary", "w1", cube="templar", n=1))
        assert refusal.message.args["n"] == 1
        return
    other = scene.copy().play(*use("mercenary", f"w{value}", cube="templar", n=2 * value // 3))
    assert other.deniers(0) == 20 + 3 * (2 * value // 3)
    assert scene.play(*fight("brigands", f"w{value}", cube="templar", n=2)).on("brigands") == "00"


@pytest.mark.parametrize(("cube", "event"), [("monk", "civil_war"), ("templar", "war")])
def test_t91_a_bought_die_costs_2_and_stands_alone(cube: str, event: str) -> None:
    """T-91, T-130, T-134: no other die in the group, of whatever colour; 2 deniers if it is foreign."""
    scene = ready(cube, "w6 y6 r6", deniers=2).dice(1, "w6").events(event).turn(0)
    for dice in ("w6 1:w6", "w6 y6", "w6 r6"):
        scene.refused(*fight(event, dice, cube=cube, n=1))
    scene.play(*fight(event, "1:w6", cube=cube, n=3))
    assert (scene.deniers(0), scene.deniers(1), scene.on(event)) == (0, 7, "000")


@pytest.mark.parametrize("cube", ["monk", "templar"])
def test_t91_t77_they_place_no_citizen_and_no_stone(cube: str) -> None:
    """T-91, T-77: the result is three or two dice, so no citizen; nor is it white, so no cathedral and no white
    event."""
    scene = ready(cube, "w4").events("heresy").turn(0)
    for building in ("city_hall", "palace", "bishopric"):
        scene.refused(*place("w4", cube=cube, building=building))
    scene.refused(*build("w4", cube=cube))
    scene.refused(*fight("heresy", "w4", cube=cube, n=1))


def test_t92_t125_the_militia() -> None:
    """T-92, T-125: yellow dice as red, values kept, bought at the usual price; no red die among them."""
    scene = ready("militia", "y4 r4").dice(1, "y3 y5").events("normans_attack").turn(0)
    scene.refused(*fight("normans_attack", "y4 r4", cube="militia", n=1))
    scene.refused(*farm("y4", cube="militia"))
    scene.play(*fight("normans_attack", "y4 1:y3 1:y5", cube="militia", n=3))
    assert (scene.deniers(0), scene.deniers(1)) == (8, 17)
    assert (scene.on("normans_attack"), scene.influence(0)) == ("000", 7)


def test_t92_t77_a_militia_die_places_in_the_palace() -> None:
    """T-77, T-92: one yellow die, at its value, and in the palace only."""
    scene = ready("militia", "y4").turn(0)
    scene.play(*place("y4", cube="militia", building="palace"))
    assert (scene.palace(), scene.cubes("militia", 0)) == ("...0..", 0)


def test_t92_militia_on_red_cards() -> None:
    """T-92, T-125: Hunting with yellow dice; the yellow Merchant with it is refused."""
    scene = ready("militia", "y4 y4").card("hunting", men="0").card("merchant", men="0").turn(0)
    scene.refused(*use("merchant", "y4", cube="militia", n=1))
    assert scene.play(*use("hunting", "y4 y4", cube="militia", n=2)).influence(0) == 10


# -- Tithing --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "price"),
    [
        ("1:y4", 0),
        ("n:y4", 0),
        ("1:y4 2:y4 n:y4", 0),
        ("y4 1:y4", 0),
        ("1:y4 1:y6", 4),
        ("y4 1:y4 1:y6", 6),
        ("1:y4 1:y6 2:y4", 6),
        ("1:y4 1:y6 1:y5", 12),
    ],
)
def test_t129_the_first_yellow_die_of_each_district_is_free(dice: str, price: int) -> None:
    """T-92, T-129: the second one from a district is paid at the price of the full group; the owner gets nothing for
    the first."""
    scene = ready("tithing", "y4").dice(1, "y4 y5 y6").dice(2, "y4").dice("n", "y4 r1").turn(0)
    scene.play(*farm(dice, cube="tithing"))
    total = sum(int(die[-1]) for die in dice.split())
    assert scene.deniers(0) == 20 - price + total // 2
    assert (scene.deniers(1), scene.deniers(2)) == (5 + price, 5)
    assert scene.cubes("tithing", 0) == 0


def test_t129_t77_tithing_buys_without_money() -> None:
    """T-129, T-77: it works for every action with yellow dice, placing a citizen too."""
    scene = ready("tithing", deniers=0).dice(1, "y3").events("civil_war").card("merchant", men="0").turn(0)
    assert "T-25" in scene.refused(*place("1:y3")).rules
    other = scene.copy().play(*place("1:y3", cube="tithing"))
    assert (other.city_hall(), other.deniers(1), other.cubes("tithing", 0)) == ("0.. ...", 5, 0)
    assert scene.copy().play(*use("merchant", "1:y3", cube="tithing", n=1)).deniers(0) == 2
    assert scene.copy().play(*fight("marauding", "1:y3", cube="tithing", n=1)).influence(0) == 5


def test_t129_only_yellow_dice_are_free() -> None:
    """T-129: white and red ones are paid, and the cube may not be named for them."""
    scene = ready("tithing").dice(1, "w3 r3").turn(0)
    scene.refused(*build("1:w3", cube="tithing"))
    scene.refused(*place("1:r3", cube="tithing"))


# -- Pilgrimage -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("dice", "uses"),
    [("w6", 1), ("y6", 1), ("r6", 1), ("w3 y3", 1), ("r6 y6", 2), ("r6 w6 y6", 3), ("r5 r6 w6", 2), ("y1 w2 r3", 1)],
)
def test_t93_t135_pilgrimage_takes_all_colours(dice: str, uses: int) -> None:
    """T-93, T-135: one colour or a mixture; 2 VP for each 6."""
    scene = Scene(4).dice(0, dice).dice("n", "r1").card("pilgrimage", men="0").turn(0)
    assert scene.play(*use("pilgrimage", dice, n=uses)).vp(0) == 2 * uses


def test_t93_no_other_target_takes_a_mixed_group() -> None:
    """T-93: with Pilgrimage open a mixed group can be named, but nothing else can be done with it."""
    scene = Scene(4).dice(0, "r6 w6 y6").dice("n", "r1").card("pilgrimage", men="0").card("merchant", men="0")
    scene.card("hunting", men="0").card("priest", men="0").events("war", "heresy", "drought").turn(0)
    for dice in ("r6 w6 y6", "y6 w6", "w6 y6"):
        for plan in (
            farm(dice),
            build(dice),
            use("merchant", dice, n=1),
            use("hunting", dice, n=1),
            use("priest", dice, n=1),
            fight("war", dice, n=1),
            fight("heresy", dice, n=1),
            fight("marauding", dice, n=1),
        ):
            scene.refused(*plan)


def test_t93_the_price_of_a_mixed_group() -> None:
    """T-93, T-21: by its size, as usual."""
    scene = Scene(4).player(0, deniers=12).dice(0, "r6").dice(1, "w6").dice("n", "y6 r1").card("pilgrimage", men="0")
    scene.turn(0).play(*use("pilgrimage", "r6 1:w6 n:y6", n=3))
    assert (scene.deniers(0), scene.deniers(1), scene.vp(0)) == (0, 11, 6)


@pytest.mark.parametrize(
    ("cube", "dice", "uses"),
    [
        ("apprenticeship", "r1 w1 y1", 2),
        ("apprenticeship", "r6 w6 y6", 2),
        ("confession", "r4 w4 y4", 3),
        ("confession", "w4", 1),
        ("priest", "y3 y3", 2),
        ("priest", "y2 y2 w2", 2),
        ("priest", "r1 w1 y1", 1),
        ("blacksmith", "r1", 1),
        ("blacksmith", "r6 r6 r1", 3),
        ("monk", "w4", 2),
        ("templar", "w3", 1),
    ],
)
def test_t97_cubes_on_pilgrimage(cube: str, dice: str, uses: int) -> None:
    """T-97, T-131 to T-133: Confession and Apprenticeship for every group, mixed ones too; the Priest for the yellow
    dice of any group; the Blacksmith for a group wholly of red dice; Monk and Templar as anywhere."""
    scene = ready(cube, dice).card("pilgrimage", men="0").turn(0)
    scene.refused(*use("pilgrimage", dice, cube=cube, n=uses + 1))
    scene.play(*use("pilgrimage", dice, cube=cube, n=uses))
    assert (scene.vp(0), scene.cubes(cube, 0)) == (2 * uses, 0)


@pytest.mark.parametrize(
    ("cube", "dice"),
    [
        ("blacksmith", "r6 y6"),
        ("blacksmith", "r6 r6 w6"),
        ("priest", "w6"),
        ("blacksmith", "y6"),
        ("monk", "w6 y6"),
        ("templar", "w6 r6"),
        ("militia", "y6 r6"),
    ],
)
def test_t97_they_do_nothing_for_such_a_group(cube: str, dice: str) -> None:
    """T-97, T-91, T-92, T-49: mixed dice, or none of the colour that the cube is for."""
    scene = ready(cube, dice).card("pilgrimage", men="0").turn(0)
    scene.refused(*use("pilgrimage", dice, cube=cube, n=1))
    assert scene.play(*use("pilgrimage", dice)).vp(0) == 2 * len(dice.split())


def test_t129_tithing_in_a_mixed_group() -> None:
    """T-129: only the yellow ones of a Pilgrimage are free, the first of each district; the rest 6 each."""
    scene = ready("tithing", "", deniers=6).dice(1, "y6 w6").dice(2, "y6").card("pilgrimage", men="0").turn(0)
    scene.play(*use("pilgrimage", "1:y6 1:w6 2:y6", cube="tithing", n=3))
    assert (scene.deniers(0), scene.deniers(1), scene.deniers(2)) == (0, 11, 5)
