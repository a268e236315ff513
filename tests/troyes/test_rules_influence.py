"""The rulebook: influence. T-30 to T-33, T-19, T-E14"""

import pytest

from tests.troyes.scene import Scene, farm, fight, place, reroll, turn_over


def rich(influence: int = 20, dice: str = "y1 y2 w3 r6") -> Scene:
    return Scene(4).player(0, influence=influence).dice(0, dice).dice(1, "y5").dice("n", "r1 y6").turn(0)


def test_t30_a_die_is_rolled_again_for_1() -> None:
    """T-30, T-32: one die of the own district, of any colour; the same one again for another 1."""
    scene = rich().play(*reroll("w3", 5))
    assert (scene.district(0), scene.influence(0)) == (["r6", "w5", "y1", "y2"], 19)
    scene.play(*reroll("w5", 1)).play(*reroll("y2", 2))
    assert (scene.district(0), scene.influence(0)) == (["r6", "w1", "y1", "y2"], 17)
    assert scene.to_move == 0


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_t30_all_faces_can_come(face: int) -> None:
    """T-30"""
    scene = rich().start(*reroll("y1", None))
    assert scene.to_move == -1
    assert sorted(scene.faces()) == [1, 2, 3, 4, 5, 6]
    scene.play(scene.face(face))
    assert f"y{face}" in scene.district(0)


def test_t30_a_citizen_for_2() -> None:
    """T-30, T-33: from the general supply to the personal one, as often as influence and citizens last."""
    scene = rich().player(0, supply=4, influence=20).play("citizen")
    assert (scene.supply(0), scene.influence(0), scene.reserve(0)) == (5, 18, 7)
    for _ in range(7):
        scene.play("citizen")
    assert (scene.supply(0), scene.influence(0), scene.reserve(0)) == (12, 4, 0)
    assert "T-33" in scene.refused("citizen").rules


@pytest.mark.parametrize(
    ("dice", "after"),
    [
        ("y1", ["r6", "w3", "y2", "y6"]),
        ("w3 r6", ["r1", "w4", "y1", "y2"]),
        ("y1 y2 w3", ["r6", "w4", "y5", "y6"]),
        ("r6 y2 y1", ["r1", "w3", "y5", "y6"]),
    ],
)
def test_t30_one_to_three_dice_are_turned_for_4(dice: str, after: list[str]) -> None:
    """T-30: of any colours, to the opposite faces, 4 influence in all."""
    scene = rich().play(*turn_over(dice))
    assert (scene.district(0), scene.influence(0)) == (after, 16)


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_t30_a_face_and_its_opposite_are_7(face: int) -> None:
    """T-30"""
    scene = rich(dice=f"y{face}").play(*turn_over(f"y{face}"))
    assert scene.district(0) == [f"y{7 - face}"]


def test_t30_never_more_than_three() -> None:
    """T-30: four dice need two payments."""
    scene = rich(dice="y1 y1 y1 y1")
    scene.play(*turn_over("y1 y1 y1")).play(*turn_over("y1"))
    assert (scene.district(0), scene.influence(0)) == (["y6", "y6", "y6", "y6"], 12)


def test_t30_nothing_more_is_asked_when_nothing_can_be_turned() -> None:
    """T-30: after the third die, or the last one of the district, the turn goes on at once."""
    assert rich(dice="y1 y1 y1 y1").play(*turn_over("y1 y1 y1")[:-1]).asked == "in phase 4"
    assert rich(dice="y1").play(*turn_over("y1")[:-1]).asked == "in phase 4"
    scene = rich(dice="y1 y6").play(*turn_over("y1")[:-1])
    assert scene.options() == ["turn:yellow:6", "done"]
    assert "T-30" in scene.refused("turn:yellow:1").rules
    assert scene.play("turn:yellow:6").district(0) == ["y1", "y6"]
    assert scene.asked == "in phase 4"


def test_t30_equal_dice_can_be_turned_in_part() -> None:
    """T-30: two of three equal ones."""
    scene = rich(dice="y1 y1 y1").play(*turn_over("y1 y1"))
    assert scene.district(0) == ["y1", "y6", "y6"]


@pytest.mark.parametrize(("cost", "plan"), [(1, reroll("y1", 3)), (2, ["citizen"]), (4, turn_over("y1"))])
def test_t30_what_it_costs(cost: int, plan: list[str]) -> None:
    """T-30, T-31: exactly that much is enough; with less it is refused, and the reason says what is missing."""
    assert rich(cost).play(*plan).influence(0) == 0
    for influence in range(cost):
        refusal = rich(influence).refused(*plan)
        assert {"T-30", "T-31"} & set(refusal.rules)
        assert refusal.message.args["n"] == cost - influence


def test_t31_only_own_dice() -> None:
    """T-31: neither another player's nor a grey one can be rolled again or turned."""
    scene = rich()
    for die in ("y5", "r1"):
        scene.refused(*reroll(die, None))
        scene.refused(*turn_over(die))


def test_t32_after_spending_any_action_or_pass() -> None:
    """T-32, T-24: influence first, as often as wanted, then one action or pass."""
    scene = rich().play("citizen", *reroll("y1", 4), "citizen")
    assert scene.to_move == 0
    assert scene.copy().play("pass").to_move == 1
    assert scene.copy().play(*place("r6")).palace() == ".....0"
    assert scene.play(*farm("y4 y2")).deniers(0) == 5 + 3


def test_t32_not_once_dice_are_named() -> None:
    """T-32: before he names his action or his dice."""
    scene = rich().start(*farm("y1 y2")[:1])
    assert not scene.allows("citizen")
    assert not scene.allows(*reroll("y2", 3))
    assert not scene.allows(*turn_over("y2"))


def test_t33_influence_earned_is_spent_from_the_next_turn_on() -> None:
    """T-33: the influence of the combat is there on the next turn."""
    scene = Scene(2).player(0, influence=0).dice(0, "y6 y2").dice("n", "r1").turn(0, passed={1: 2})
    assert not scene.allows(*reroll("y2", 4))
    scene.play(*fight("marauding", "y6", n=2))
    assert scene.to_move == 0
    scene.play(*reroll("y2", 4), "citizen") if scene.influence(0) > 2 else scene.play(*reroll("y2", 4))
    assert (scene.influence(0), scene.district(0)) == (1, ["y4"])


def test_t_e14_a_1_is_turned_to_a_6_for_marauding() -> None:
    """T-E14, T-30, T-60, T-160: 1 to re-roll the 2, which shows 1, 4 to turn it to 6, 2 cubes give 2 back."""
    scene = Scene(4).player(2, influence=5).dice(2, "y2").dice("n", "r1").turn(2)
    scene.play(*reroll("y2", 1))
    assert (scene.district(2), scene.influence(2)) == (["y1"], 4)
    assert scene.allows(*reroll("y1", 3))
    scene.play(*turn_over("y1")).play(*fight("marauding", "y6", n=2))
    assert (scene.influence(2), scene.on("marauding")) == (2, "22")
    assert (scene.district(2), scene.district("n")) == ([], ["r1"])
