"""The rulebook: the cathedral. T-50 to T-52, T-67, T-E10"""

import pytest

from tests.troyes.printed import CATHEDRAL_INFLUENCE
from tests.troyes.scene import Scene, build


def site(dice: str, *levels: str, deniers: int = 12) -> Scene:
    """Player 0 is about to build; ``levels`` from below, a character for each column."""
    scene = Scene(4).player(0, deniers=deniers).dice(0, dice).dice("n", "r1")
    return scene.cathedral(*levels)


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize("level", [1, 2, 3])
def test_t50_each_place_gives_its_reward(value: int, level: int) -> None:
    """T-50, T-51: 1 VP, and 1 influence for 1 to 3, 2 for 4 to 6, on every level, whoever is below."""
    below = ["".join("1" if column == value else "." for column in range(1, 7))] * (level - 1)
    scene = site(f"w{value}", *below).turn(0).play(*build(f"w{value}"))
    assert (scene.vp(0), scene.influence(0)) == (1, 4 + CATHEDRAL_INFLUENCE[value])
    assert scene.stone(value, level) == "0"
    assert scene.stones(0) == 1


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_t50_t51_a_full_column_takes_no_more(value: int) -> None:
    """T-50, T-51: of whatever owners, neutral included; the other columns are open."""
    levels = ["".join(owner if column == value else "." for column in range(1, 7)) for owner in "0n2"]
    other = value % 6 + 1
    scene = site(f"w{value} w{other}", *levels).events("theological_conflict").turn(0)
    assert "T-51" in scene.refused(*build(f"w{value}")).rules
    assert "T-51" in scene.refused(*build(f"w{value} w{other}")).rules
    scene.play(*build(f"w{other}"))
    assert scene.stone(other, 1) == "0"


def test_t51_equal_dice_stack() -> None:
    """T-51: three 4s fill the column; two do not fit where one place is left."""
    scene = site("w4 w4 w4").turn(0).play(*build("w4 w4 w4"))
    assert [scene.stone(4, level) for level in (1, 2, 3)] == ["0", "0", "0"]
    assert (scene.vp(0), scene.influence(0)) == (3, 10)
    scene = site("w4 w4 w2", "...1..", "...1..").events("theological_conflict").turn(0)
    assert "T-51" in scene.refused(*build("w4 w4")).rules
    assert "T-51" in scene.refused(*build("w4 w2 w4")).rules
    assert scene.play(*build("w2 w4")).vp(0) == 2


def test_t50_t26_only_white_dice_build() -> None:
    """T-50"""
    scene = site("y4 r4").turn(0)
    assert "T-50" in scene.refused(*build("y4")).rules
    assert "T-50" in scene.refused(*build("r4")).rules


def test_t50_a_full_cathedral() -> None:
    """T-50, T-51: nobody builds any more."""
    scene = site("w1 w6", "000000", "nnnnnn", "111111").turn(0)
    assert "T-51" in scene.refused(*build("w1")).rules
    assert "T-51" in scene.refused(*build("w6")).rules


def test_t_e10_three_cubes_at_once() -> None:
    """T-E10, T-50: G with his 5, F's 2 and E's 4; column 4 has level 1: 1 + 2 + 2 influence and 3 VP."""
    scene = Scene(4).player(2, deniers=12).dice(2, "w5").dice(1, "w2").dice(3, "w4").dice("n", "r1")
    scene.cathedral("...0..").turn(2).play(*build("w5 1:w2 3:w4"))
    assert (scene.deniers(2), scene.deniers(1), scene.deniers(3)) == (0, 11, 11)
    assert (scene.stone(2, 1), scene.stone(5, 1), scene.stone(4, 2)) == ("2", "2", "2")
    assert (scene.influence(2), scene.vp(2)) == (4 + 5, 3)


@pytest.mark.parametrize("dice", ["w1", "w1 w6", "w6 w3 w2"])
def test_t52_apprenticeship_builds_in_column_5(dice: str) -> None:
    """T-52: every white die is a 5: column and reward of 5."""
    n = len(dice.split())
    scene = site(dice).card("apprenticeship", cubes={0: 1}).turn(0).play(*build(dice, cube="apprenticeship"))
    assert [scene.stone(5, level) for level in (1, 2, 3)] == ["0"] * n + ["."] * (3 - n)
    assert (scene.stones(0), scene.vp(0), scene.influence(0)) == (n, n, 4 + 2 * n)
    assert scene.cubes("apprenticeship", 0) == 0


def test_t52_apprenticeship_needs_room_in_column_5() -> None:
    """T-52, T-51: two dice and one place left."""
    scene = site("w1 w2", "....1.", "....1.").card("apprenticeship", cubes={0: 1}).turn(0)
    assert {"T-51", "T-52"} & set(scene.refused(*build("w1 w2", cube="apprenticeship")).rules)
    assert scene.play(*build("w1", cube="apprenticeship")).stone(5, 3) == "0"


@pytest.mark.parametrize(("value", "column"), [(1, 3), (2, 4), (3, 5), (4, 6)])
def test_t52_confession_moves_two_columns(value: int, column: int) -> None:
    """T-52: the column of value + 2, with its reward, and not the die's own column, which may be full."""
    full = "".join("1" if c == value else "." for c in range(1, 7))
    scene = site(f"w{value}", full, full, full).card("confession", cubes={0: 1}).turn(0)
    assert "T-51" in scene.refused(*build(f"w{value}")).rules
    scene.play(*build(f"w{value}", cube="confession"))
    assert scene.stone(column, 1) == "0"
    assert scene.influence(0) == 4 + CATHEDRAL_INFLUENCE[column]


@pytest.mark.parametrize("dice", ["w5", "w6", "w1 w5"])
def test_t52_there_is_no_column_beyond_6(dice: str) -> None:
    """T-52: a die that becomes 7 or 8 may not be in the group."""
    scene = site(dice).card("confession", cubes={0: 1}).turn(0)
    assert "T-52" in scene.refused(*build(dice, cube="confession")).rules
    assert scene.play(*build(dice)).stones(0) == len(dice.split())
