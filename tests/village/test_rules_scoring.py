"""The score, the winner, and the tiles that lie face down until then: V-120 to V-124, and the worked example V-E13."""

from typing import Any

import pytest

from armorial.kernel.contract import SPECTATOR
from tests.village.scene import Scene
from tests.village.test_rules_end import PLENTY, dying, over

# -- the score ------------------------------------------------------------------------------------------------

CITIES = ["north_near", "south_near", "north_middle", "south_middle", "north_far", "south_far"]
NAMES = ["1a", "1b", "1c", "1d", "2a", "2b", "2c", "3a", "3b", "4a", "4b"]


def parts(scene: Scene, seat: int = 0) -> dict[str, int]:
    """The parts of a score that are not zero."""
    return {name: n for name, n in scene.game.score(scene.s, seat).parts.items() if n}


@pytest.mark.parametrize(("cities", "points"), [(0, 0), (1, 1), (2, 3), (3, 6), (4, 10), (5, 14), (6, 18)])
def test_v120_travel(cities: int, points: int) -> None:
    """V-120: 1 / 3 / 6 / 10 / 14 / 18 for one to six cities."""
    scene = Scene(2).player(0, coins=0, cities=CITIES[:cities])
    assert scene.game.score(scene.s, 0).parts["travel"] == points
    assert scene.game.score(scene.s, 0).total == points


@pytest.mark.parametrize(("chamber", "points"), [(1, 0), (2, 2), (3, 4), (4, 6)])
def test_v120_council(chamber: int, points: int) -> None:
    """V-120: 0 / 2 / 4 / 6 a member, for each of them."""
    scene = Scene(2).player(0, coins=0, members={"1a": f"chamber_{chamber}"})
    assert scene.game.score(scene.s, 0).total == points
    scene.player(0, members={"1b": f"chamber_{chamber}", "1c": "chamber_2"})
    assert scene.game.score(scene.s, 0).parts["council"] == 2 * points + 2


@pytest.mark.parametrize(("window", "points"), [(1, 2), (2, 3), (3, 4), (4, 6)])
def test_v120_church(window: int, points: int) -> None:
    """V-120: 2 / 3 / 4 / 6 a member from the right window to the left, for each of them."""
    scene = Scene(2).player(0, coins=0, members={"1a": f"window_{window}"})
    assert scene.game.score(scene.s, 0).total == points
    scene.player(0, members={"1b": f"window_{window}", "1c": "window_2"})
    assert scene.game.score(scene.s, 0).parts["church"] == 2 * points + 3


@pytest.mark.parametrize(
    ("dead", "points"), [(0, 0), (1, 0), (2, 0), (3, 4), (4, 7), (5, 12), (6, 12), (7, 12), (11, 12)]
)
def test_v120_chronicle(dead: int, points: int) -> None:
    """V-120: 0 / 0 / 4 / 7 / 12 for 1 / 2 / 3 / 4 / 5 and more, in whatever sections they are."""
    sections = ["crafts", "council", "travel", "church", "farm"]
    members = {name: f"chronicle_{sections[i % 5]}" for i, name in enumerate(NAMES[:dead])}
    scene = Scene(2).player(0, coins=0, members=members)
    assert scene.game.score(scene.s, 0).parts["chronicle"] == points
    assert scene.game.score(scene.s, 0).total == points


def test_v120_coins_customers_and_prestige() -> None:
    """V-120: a point a coin, the tiles' values, and the prestige gained in play."""
    scene = Scene(2).player(0, coins=7, prestige=11, served=["horse_plow", "2_grain"])
    assert parts(scene) == {"coins": 7, "prestige": 11, "customers": 8}
    assert scene.game.score(scene.s, 0).total == 26


def test_v120_nothing_else_scores() -> None:
    """V-120, V-123: not the bag, graves, the farm, workshops, travellers, cubes, goods or grain."""
    scene = Scene(2).player(
        0,
        coins=0,
        grain=5,
        cubes={"orange": 3, "pink": 3},
        goods={"plow": 2, "wagon": 1},
        members={"1a": "bag", "1b": "grave", "1c": "gone", "1d": "smithy", "2a": "north_far", "2b": "farm"},
    )
    assert parts(scene) == {}


def test_v123_cities_count_by_markers_not_by_members() -> None:
    """V-123"""
    scene = Scene(2).player(0, coins=0, cities=CITIES[:3])
    scene.player(1, coins=0, members={"1a": "north_near", "1b": "south_near", "1c": "north_far"}, cities=["north_near"])
    assert (parts(scene, 0), parts(scene, 1)) == ({"travel": 6}, {"travel": 1})


def test_v123_graves_score_nothing() -> None:
    """V-123: not even many, nor do they add to those in the chronicle."""
    members = {
        "1a": "grave",
        "1b": "grave",
        "1c": "grave",
        "1d": "gone",
        "2a": "chronicle_farm",
        "2b": "chronicle_farm",
    }
    scene = Scene(4).player(0, coins=0, members=members)
    assert parts(scene) == {}


def test_v123_prestige_has_no_limit() -> None:
    """V-123"""
    scene = Scene(2).player(0, coins=1, prestige=997, members={"1a": "chamber_4"})
    scene.turn(0, {"council": ["pink"], **PLENTY}).play("take:council:pink", "privilege:4")
    assert scene.prestige(0) == 1000


def test_v_e13_a_final_score() -> None:
    """V-E13, V-120"""
    scene = Scene(2).player(
        0,
        coins=2,
        prestige=0,
        cities=["north_near", "north_middle", "north_far"],
        members={
            "2a": "chamber_2",
            "2b": "window_4",
            "1a": "chronicle_farm",
            "1b": "chronicle_crafts",
            "1c": "chronicle_travel",
            "1d": "chronicle_farm",
        },
        served=["horse_plow", "ox_plow", "2_scroll"],
    )
    assert parts(scene) == {"travel": 6, "council": 2, "church": 6, "chronicle": 7, "customers": 16, "coins": 2}
    assert scene.game.score(scene.s, 0).total == 39


# -- the winner -----------------------------------------------------------------------------------------------


def test_v121_most_prestige_wins() -> None:
    """V-121: tiles and members do not matter then."""
    scene = Scene(3).player(0, coins=0, prestige=9, farm=[2]).player(1, coins=0, prestige=8).player(2, coins=0)
    scene.player(2, served=["2_grain", "3_grain"])
    assert scene.game.ranks(scene.s) == [1, 2, 3]


def test_v121_ties_go_to_more_customer_tiles_whatever_their_values() -> None:
    """V-121: two tiles of 2 and 3 against one of 6."""
    scene = Scene(2).player(0, coins=0, prestige=4, served=["horse_plow"])
    scene.player(1, coins=0, prestige=5, served=["2_grain", "3_grain"], farm=[1])
    assert [scene.game.score(scene.s, seat).total for seat in range(2)] == [10, 10]
    assert scene.game.ranks(scene.s) == [2, 1]


def test_v121_then_to_more_living_members() -> None:
    """V-121, V-124"""
    scene = Scene(2).player(0, coins=2, farm=[1, 2]).player(1, coins=2, farm=[1, 2, 3])
    assert scene.game.ranks(scene.s) == [2, 1]


def test_v121_then_the_victory_is_shared() -> None:
    """V-121: equal places are shared, and the next is as far behind as there are before him."""
    scene = Scene(4)
    for seat, coins in enumerate((2, 3, 3, 1)):
        scene.player(seat, coins=coins)
    assert scene.game.ranks(scene.s) == [3, 1, 1, 4]


@pytest.mark.parametrize(
    "place", ["farm", "bag", "wheelwright", "stable", "scriptorium", "smithy", "north_near", "south_far"]
)
def test_v124_the_living_are_on_the_farm_on_the_board_or_in_the_bag(place: str) -> None:
    """V-124"""
    scene = Scene(2).player(0, coins=0, farm=[1], members={"2a": place}).player(1, coins=0, farm=[1])
    assert scene.game.ranks(scene.s) == [1, 2]


def test_v124_councillors_and_those_in_the_church_live() -> None:
    """V-124: chamber 1 scores nothing, and prestige makes up for the window's 2."""
    scene = Scene(3).player(0, coins=2, farm=[1], members={"2a": "chamber_1"})
    scene.player(1, coins=0, farm=[1], members={"2a": "window_1"}).player(2, coins=2, farm=[1])
    assert scene.game.ranks(scene.s) == [1, 1, 3]


@pytest.mark.parametrize("place", ["unborn", "grave", "gone", "chronicle_farm", "chronicle_church"])
def test_v124_the_unborn_and_the_dead_do_not_count(place: str) -> None:
    """V-124"""
    scene = Scene(2).player(0, coins=0, farm=[1], members={"2a": place}).player(1, coins=0, farm=[1])
    assert scene.game.ranks(scene.s) == [1, 1]


# -- tiles face down ------------------------------------------------------------------------------------------


def test_v122_others_see_how_many_tiles_the_owner_sees_which() -> None:
    """V-122: neither the tiles nor their points are in the view of another."""
    scene = Scene(3).player(0, served=["horse_plow", "2_grain"]).turn(1, PLENTY)
    own = scene.game.view(scene.s, 0)["players"][0]
    assert own["customer_count"] == 2
    assert [tile["id"] for tile in own["customers"]] == ["horse_plow", "2_grain"]
    assert [tile["points"] for tile in own["customers"]] == [6, 2]
    assert own["score"]["customers"] == 8
    for viewer in (1, 2, SPECTATOR):
        other = scene.game.view(scene.s, viewer)["players"][0]
        assert other["customer_count"] == 2
        assert other["customers"] is None
        assert "customers" not in other["score"]


def test_v122_a_spectator_sees_no_tiles_at_all() -> None:
    """V-122"""
    scene = Scene(2).player(0, served=["horse_plow"]).player(1, served=["2_grain"]).turn(0, PLENTY)
    shown = scene.game.view(scene.s, SPECTATOR)["players"]
    assert [player["customers"] for player in shown] == [None, None]
    assert [player["customer_count"] for player in shown] == [1, 1]


def test_v122_everything_is_open_when_the_game_is_over() -> None:
    """V-122"""
    scene = dying(2, {"farm": 1}, 3).player(0, served=["horse_plow"]).player(1, served=["2_grain"])
    scene.turn(0, {"grain": ["plague"]}).play("decline", "none")
    assert over(scene)
    for viewer in (0, 1, SPECTATOR):
        shown = scene.game.view(scene.s, viewer)["players"]
        assert [[tile["id"] for tile in player["customers"]] for player in shown] == [["horse_plow"], ["2_grain"]]
        assert [player["score"]["customers"] for player in shown] == [6, 2]


def test_v122_a_view_does_not_depend_on_what_may_not_be_seen() -> None:
    """V-122: two positions that differ only in which tiles of equal number another has look the same."""

    def seen(tiles: list[str], viewer: int) -> dict[str, Any]:
        scene = Scene(2).player(1, served=tiles).turn(0, PLENTY)
        return scene.game.view(scene.s, viewer)

    for viewer in (0, SPECTATOR):
        assert seen(["horse_plow", "ox_plow"], viewer) == seen(["2_grain", "2_wagon"], viewer)
    assert seen(["horse_plow", "ox_plow"], 1) != seen(["2_grain", "2_wagon"], 1)


def test_v122_the_sale_itself_is_public() -> None:
    """V-122: everybody sees which customer was served."""
    scene = Scene(2).player(0, grain=3).market(["3_grain", "horse_ox", None]).turn(0, {**PLENTY, "market": ["orange"]})
    scene.play("take:market:orange", "serve:3_grain")
    sale = next(event for event in scene.events if event.message.key == "village-did-serve")
    assert sale.audience == -1
