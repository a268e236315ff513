"""The rulebook: the report to the Vatican. L-50 to L-56, L-112, and the worked example L-E17."""

import pytest

from tests.lorenzo.printed import FAITH_NEEDED, FAITH_VP
from tests.lorenzo.scene import Scene

TILES = ("1.1", "2.1", "3.1")


def report(round_: int, *faith: int) -> Scene:
    """The report after a round; the players have so much faith, seat 0 is first."""
    scene = Scene(len(faith)).tiles(*TILES).round_number(round_)
    for seat, n in enumerate(faith):
        scene.player(seat, "", faith=n)
    return scene.report()


def test_l_e17_the_report_after_round_2() -> None:
    """L-E17, L-50, L-51: Red, 2 faith, is excommunicated and stays on 2. Green, 3 faith, chooses."""
    scene = report(2, 2, 3)
    assert (scene.asked, scene.to_move, len(scene.options())) == ("Church", 1, 2)
    assert (scene.has(0), scene.excommunicated(0)) == ("2f", ["1.1"])
    assert scene.told() == ["lorenzo-did-report", "lorenzo-did-excommunicate"]
    scene.branch().refuse_church().expect(1, "3f", ["1.1"])
    scene.support_church().expect(1, "3v", [])


@pytest.mark.parametrize("round_", FAITH_NEEDED)
def test_l50_the_faith_needed(round_: int) -> None:
    """L-50: 3, 4, 5 in rounds 2, 4, 6; one below is excommunicated unasked, with the tile of the period."""
    need = FAITH_NEEDED[round_]
    scene = report(round_, need, need - 1)
    assert (scene.asked, scene.to_move) == ("Church", 0)
    scene.support_church()
    assert scene.excommunicated(0) == []
    assert scene.excommunicated(1) == [TILES[round_ // 2 - 1]]
    assert scene.stock(1)["faith"] == (0 if round_ == 6 else need - 1)


@pytest.mark.parametrize("faith", range(3, 16))
def test_l55_the_points_of_the_faith_track(faith: int) -> None:
    """L-55, L-51: all faith points are lost, whatever was needed."""
    scene = report(2, faith, 0).support_church()
    assert scene.amounts_of(0) == {"vp": FAITH_VP[faith]}


@pytest.mark.parametrize("faith", range(5))
def test_l55_the_low_end_of_the_track(faith: int) -> None:
    """L-55, L-53: after round 6 those below 5 get the points of their position, and go to 0."""
    scene = report(6, faith, 0)
    assert scene.stock(0)["faith"] == 0
    assert scene.stock(0)["vp"] == FAITH_VP[faith]
    assert scene.excommunicated(0) == ["3.1"]


def test_l51_declining_keeps_the_faith() -> None:
    """L-51: and gives no points."""
    scene = report(4, 9, 0).refuse_church()
    assert (scene.has(0), scene.excommunicated(0)) == ("9f", ["2.1"])


def test_l53_who_had_enough_in_round_6_and_declined_gains_nothing() -> None:
    """L-53: excommunicated, faith kept, no points."""
    scene = report(6, 9, 0).refuse_church()
    assert scene.excommunicated(0) == ["3.1"]
    assert scene.stock(0)["vp"] == 0
    scene = report(6, 9, 0).support_church()
    assert scene.excommunicated(0) == []
    assert scene.stock(0)["vp"] == 13


def test_l54_in_turn_order_and_public() -> None:
    """L-54: the order of the round; each sees what those before chose."""
    scene = Scene(4).tiles(*TILES).round_number(2).order(2, 0, 3, 1)
    for seat in range(4):
        scene.player(seat, "3f")
    scene.report()
    asked = []
    for _ in range(4):
        asked.append(scene.to_move)
        scene.support_church() if scene.to_move % 2 else scene.refuse_church()
    assert asked == [2, 0, 3, 1]
    assert [scene.excommunicated(seat) for seat in range(4)] == [["1.1"], [], ["1.1"], []]


def test_l52_an_excommunication_lasts() -> None:
    """L-52, L-56: three tiles of one player add up; later support takes none away."""
    scene = Scene(2).tiles("1.7", "2.4", "3.1").round_number(6).player(0, "5f", tiles=["1.7", "2.4"]).player(1)
    scene.report().support_church()
    assert scene.excommunicated(0) == ["1.7", "2.4"]


def test_l56_the_tile_works_from_the_next_round_for_the_excommunicated_only() -> None:
    """L-56: tile 1.2 in round 3: the market gives player 0 four coins, player 1 five."""
    scene = Scene(2, luck=1).tiles("1.2", "2.1", "3.1").round_number(2).player(0, "").player(1, "3f")
    scene.report(then_round=True).support_church()
    assert scene.s.round_number == 3
    scene.s.stack.clear()
    scene.dice(white=1).turn(0).go("white", "market:1")
    assert scene.stock(0)["coins"] == 4
    scene = Scene(2).tiles("1.2", "2.1", "3.1").round_number(3).player(0, tiles=["1.2"]).dice(white=1).turn(1)
    assert scene.go("white", "market:1").has(1) == "5c"


def test_l56_a_tile_is_shown_but_harmless_before_the_report() -> None:
    """L-56, L-02: open from the start; nobody is hit by it."""
    scene = Scene(2).tiles("1.2", "2.5", "3.1").round_number(1).dice(white=1).turn(0)
    assert scene.go("white", "market:1").has(0) == "5c"


def test_l112_sisto_iv() -> None:
    """L-112: 5 VP more at each support; none when declining, none for the points of L-53."""
    scene = Scene(2, advanced=True).tiles(*TILES).round_number(2).player(0, "3f", leaders=["sisto_iv"]).player(1)
    scene.report()
    scene.branch().support_church().expect(0, "8v", [])
    scene.refuse_church().expect(0, "3f", ["1.1"])
    scene = Scene(2, advanced=True).tiles(*TILES).round_number(6).player(0, "4f", leaders=["sisto_iv"]).player(1)
    assert scene.report().stock(0)["vp"] == 4
    scene = Scene(2, advanced=True).tiles(*TILES).round_number(6).player(0, "5f", leaders=["sisto_iv"]).player(1)
    assert scene.report().support_church().stock(0)["vp"] == 10
