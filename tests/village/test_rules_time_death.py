"""The rulebook: time and death. V-20 to V-29"""

import pytest

from tests.village.scene import Scene


def deaths(scene: Scene) -> int:
    return scene.told().count("village-did-die")


# -- the life track -------------------------------------------------------------------------------------------


def test_v20_v26_the_marker_crosses_on_its_10th_20th_and_30th_step() -> None:
    """V-20, V-26: fifteen plague cubes of 2 time each; somebody dies at the 5th, the 10th and the 15th."""
    scene = Scene()
    dead = []
    for _ in range(15):
        scene.taking(0, "grain", "plague").play("decline")
        dead.append(deaths(scene))
    assert dead == [0] * 4 + [1] * 5 + [2] * 5 + [3]
    assert scene.time(0) == 0


@pytest.mark.parametrize(("start", "dead", "end"), [(6, 0, 8), (7, 0, 9), (8, 1, 0), (9, 1, 1)])
def test_v20_v26_the_tenth_step_is_the_bridge(start: int, dead: int, end: int) -> None:
    """V-20, V-26: positions count from the last crossing; 9 is before the bridge, 0 behind it."""
    scene = Scene().player(0, time=start).taking(0, "grain", "plague").play("decline")
    assert (deaths(scene), scene.time(0)) == (dead, end)


def test_v20_v29_as_many_die_as_the_bridge_was_crossed() -> None:
    """V-20, V-21, V-22, V-29: on a track of 2 steps a plague cube, training and a plow cross four times.

    All four deaths wait for the end of the turn; each looks at who is left and which places are left.
    """
    scene = Scene(overlay={"farm": {"life_track": 2}}).board({"farm": 1, "crafts": 1}, graves=2)
    scene.player(0, farm=[1, 1, 2, 3]).taking(0, "crafts", "plague").play("train:smithy:1", "make:plow")
    assert (deaths(scene), scene.asked) == (0, "Dies")
    assert scene.options() == ["dies:farm", "dies:smithy"]
    scene.play("dies:smithy")
    assert len(scene.at(0, "chronicle_crafts")) == 1
    assert deaths(scene) == 4, "after the choice between the two of generation 1 there was no other"
    assert len(scene.at(0, "chronicle_farm")) == 1
    assert scene.at(0, "grave") == ["2a", "3a"]
    assert scene.where(0, "1a")[:9] == scene.where(0, "1b")[:9] == "chronicle"
    assert scene.goods(0, "plow") == 1


def test_v29_the_second_of_two_deaths_finds_the_places_left_by_the_first() -> None:
    """V-29, V-23: one farm place in the chronicle, two deaths at home: the second goes to a grave."""
    scene = Scene(overlay={"farm": {"life_track": 2}}).board({"farm": 1}, graves=3).player(0, time=0)
    scene.player(0, members={"1a": "wheelwright"}).taking(0, "crafts", "plague").play("make:wagon")
    scene.play("dies:farm")
    assert len(scene.at(0, "chronicle_farm")) == 1
    scene.play("dies:farm")
    assert len(scene.at(0, "grave")) == 1
    assert (scene.s.graves, deaths(scene)) == (2, 2)
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


# -- when -----------------------------------------------------------------------------------------------------


def test_v21_v_e10_death_comes_after_the_whole_action() -> None:
    """V-21, V-22, V-23, V-28, V-E10: plague, training and a plow; then the new smith is named."""
    scene = Scene().player(0, time=8, members={"1d": "chamber_1"}).taking(0, "crafts", "plague")
    assert (scene.time(0), deaths(scene), scene.asked) == (0, 0, "CraftsAction")
    scene.play("train:smithy:1")
    assert (scene.time(0), deaths(scene), scene.asked) == (3, 0, "AfterTraining")
    scene.play("make:plow")
    assert (scene.time(0), deaths(scene), scene.asked) == (6, 0, "Dies")
    assert scene.options() == ["dies:farm", "dies:smithy", "dies:chamber_1"]
    scene.play("dies:smithy")
    assert (len(scene.at(0, "chronicle_crafts")), scene.at(0, "smithy")) == (1, [])
    assert (deaths(scene), scene.goods(0, "plow")) == (1, 1)
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


def test_v21_one_who_was_called_home_dies_at_home() -> None:
    """V-21, V-23: the place at the end of the turn decides, not the one where time was spent."""
    scene = Scene().player(0, time=8, farm=[], members={"1a": "smithy", "2a": "farm"})
    scene.taking(0, "family", "plague").play("recall:smithy:1")
    assert scene.where(0, "1a") == "chronicle_farm"


def test_v21_v43_death_comes_at_once_during_a_market_day() -> None:
    """V-21, V-43: the seller who crosses chooses before anybody else goes on, and it is the seller's choice."""
    scene = Scene(3).player(0, grain=4, cubes={"green": 1}, coins=0)
    scene.player(1, time=9, grain=3, cubes={"green": 1}, coins=0, members={"1a": "smithy"}).player(2, coins=0)
    scene.market(["2_grain", "3_grain", "horse_ox", None], pile=[])
    scene.taking(0, "market").play("pass")
    assert scene.to_move == 1
    scene.play("serve:3_grain")
    assert (scene.asked, scene.to_move, scene.time(1)) == ("Dies", 1, 0)
    assert scene.options() == ["dies:farm", "dies:smithy"]
    assert "village-did-close-market" not in scene.told()
    scene.play("dies:smithy")
    assert scene.where(1, "1a") == "chronicle_crafts"
    told = scene.told()
    assert told.index("village-did-die") < told.index("village-did-close-market")


def test_v27_plague_from_the_market_space_is_settled_after_the_day_and_the_move_up() -> None:
    """V-27, V-21: the crossing was before the day, so the death waits until new customers have arrived."""
    scene = Scene().player(0, time=8, grain=2, members={"1a": "smithy"})
    scene.market(["2_grain", None, None], ["horse_ox"], pile=["2_wagon"]).taking(0, "market", "plague")
    assert (scene.asked, scene.time(0), deaths(scene)) == ("MarketTurn", 0, 0)
    scene.play("serve:2_grain")
    assert (scene.asked, deaths(scene)) == ("DrawCustomer", 0)
    assert scene.stalls() == ["horse_ox", None, None]
    scene.play("customer:2_wagon")
    assert (scene.asked, scene.to_move) == ("Dies", 0)
    scene.play("dies:smithy")
    assert deaths(scene) == 1


def test_v27_a_crossing_in_the_day_itself_does_not_wait() -> None:
    """V-27, V-43: on a track of 2 steps the plague crosses before the day and the second sale crosses in it."""
    scene = Scene(overlay={"farm": {"life_track": 2}})
    scene.player(0, time=1, grain=5, coins=0, cubes={"green": 1}, members={"1a": "smithy"}).player(1, coins=0)
    scene.market(["2_grain", "3_grain", "horse_ox"], pile=[]).taking(0, "market", "plague")
    scene.play("serve:2_grain")
    assert (scene.asked, deaths(scene)) == ("MarketTurn", 0)
    scene.play("serve:3_grain")
    assert (scene.asked, "village-did-close-market" in scene.told()) == ("Dies", False)
    scene.play("dies:farm")
    assert (scene.asked, "village-did-close-market" in scene.told()) == ("Dies", True)
    scene.play("dies:smithy")
    assert (scene.asked, scene.to_move, deaths(scene)) == ("TakeCube", 1, 2)


# -- who ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("members", "dead"),
    [
        ({"1a": "farm", "2a": "smithy"}, "1a"),
        ({"1a": "window_3", "2a": "farm"}, "1a"),
        ({"1a": "bag", "2a": "chamber_4", "3a": "farm"}, "2a"),
        ({"1a": "chronicle_farm", "1b": "grave", "2a": "north_far", "3a": "farm"}, "2a"),
        ({"1a": "grave", "2a": "bag", "3a": "unborn", "4a": "farm"}, "4a"),
        ({"1a": "gone", "2a": "bag", "3a": "stable", "4a": "farm"}, "3a"),
    ],
)
def test_v22_v28_the_lowest_generation_in_sight_dies(members: dict[str, str], dead: str) -> None:
    """V-22, V-28: the bag, the unborn and the dead do not count, and nobody is asked where only one can die."""
    scene = Scene().player(0, time=8, farm=[], members=members).taking(0, "market", "plague")
    assert deaths(scene) == 1
    assert scene.where(0, dead).startswith("chronicle")
    assert all(scene.where(0, name) == place for name, place in members.items() if name != dead)
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


def test_v22_with_several_the_owner_chooses() -> None:
    """V-22: among all places with one of the lowest generation; the younger beside them are refused."""
    places = {"1a": "south_far", "1b": "window_2", "2a": "farm", "2b": "window_2", "3a": "chamber_1"}
    scene = Scene().player(0, time=8, farm=[], members=places).taking(0, "market", "plague")
    assert scene.options() == ["dies:south_far", "dies:window_2"]
    refusal = scene.refused("dies:farm")
    assert (refusal.name, refusal.rules) == ("not-the-oldest", ("V-22",))
    assert scene.refused("dies:chamber_1").name == "not-the-oldest"
    scene.play("dies:window_2")
    assert (scene.where(0, "1b"), scene.where(0, "2b")) == ("chronicle_church", "window_2")


def test_v22_nobody_in_sight_nobody_dies() -> None:
    """V-22: the bridge is crossed, but all are in the bag, unborn or dead; the crossing is over then."""
    members = {"1a": "bag", "1b": "grave", "2a": "bag", "3a": "unborn"}
    scene = Scene().player(0, time=9, farm=[], members=members).taking(0, "market", "plague")
    assert (scene.time(0), deaths(scene), scene.told().count("village-did-nobody-die")) == (1, 0, 1)
    assert {name: scene.where(0, name) for name in members} == members
    scene.taking(0, "family", "pink").play("birth")
    assert scene.where(0, "3a") == "farm", "no death is owed"
    assert (scene.s.graves, scene.s.chronicle) == (3, [2] * 5)


def test_v22_v28_one_put_into_the_bag_this_turn_is_safe() -> None:
    """V-22, V-28: who is in sight counts when the death is settled."""
    scene = Scene().player(0, time=8, farm=[1, 2]).taking(0, "church", "plague").play("devote:1", "time")
    assert (scene.where(0, "1a"), scene.where(0, "2a")) == ("bag", "chronicle_farm")


def test_v28_a_child_born_this_turn_may_die() -> None:
    """V-28: with nobody else in sight the newborn is the oldest."""
    scene = Scene().player(0, time=8, farm=[], unborn=[3]).taking(0, "family", "plague").play("birth")
    assert scene.where(0, "3a") == "chronicle_farm"


# -- where to -------------------------------------------------------------------------------------------------

OCCUPATIONS = {
    "farm": ["farm"],
    "crafts": ["wheelwright", "stable", "scriptorium", "smithy"],
    "travel": ["north_near", "south_near", "north_middle", "south_middle", "north_far", "south_far"],
    "council": ["chamber_1", "chamber_2", "chamber_3", "chamber_4"],
    "church": ["window_1", "window_2", "window_3", "window_4"],
}


@pytest.mark.parametrize(("section", "place"), [(s, place) for s, places in OCCUPATIONS.items() for place in places])
def test_v23_v24_chronicle_then_grave_then_nowhere(section: str, place: str) -> None:
    """V-23, V-24: the section of the last occupation if it has room, else a grave, else out of the game."""
    for free, graves, rest in [(1, 2, f"chronicle_{section}"), (0, 2, "grave"), (0, 0, "gone")]:
        scene = Scene().board({section: free}, graves).player(0, time=8, farm=[], members={"1a": place})
        if not graves:
            scene.s.last_turns = 1  # the graves are full, so it is the last turns
        others = {name: n for name, n in scene.game.dump_data(scene.s)["chronicle"].items() if name != section}
        scene.taking(0, "market", "plague")
        after = scene.game.dump_data(scene.s)
        assert scene.where(0, "1a") == rest
        assert after["chronicle"] == {**others, section: 0}
        assert after["graves"] == graves - (rest == "grave")


@pytest.mark.parametrize(("choice", "rest"), [("window_1", "grave"), ("farm", "chronicle"), ("smithy", "chronicle")])
def test_v23_v_e11_a_full_section(choice: str, rest: str) -> None:
    """V-23, V-E11: every church place is taken, so the one in the window gets a grave, any other the chronicle."""
    scene = Scene().board({"church": 0}).player(0, time=8, members={"1a": "window_1", "1b": "smithy"})
    scene.taking(0, "market", "plague")
    assert scene.options() == ["dies:farm", "dies:smithy", "dies:window_1"]
    scene.play(f"dies:{choice}")
    buried = [name for name in ("1a", "1b", "1c", "1d") if scene.where(0, name).startswith(rest)]
    assert len(buried) == 1
    assert scene.s.graves == (2 if rest == "grave" else 3)
    assert (scene.asked, scene.to_move) == ("TakeCube", 1), "no choice between chronicle and grave"


def test_v24_out_of_the_game_in_the_market_day_that_ends_it() -> None:
    """V-24, V-29: the last grave is taken in a market day, and a second death in it finds no room."""
    scene = Scene().board({"farm": 0, "crafts": 1}, graves=1)
    scene.player(0, time=9, grain=5, coins=0, cubes={"green": 1}, farm=[1], goods={"scroll": 1})
    scene.player(1, time=9, grain=2, coins=0, cubes={"green": 1}, farm=[1])
    scene.market(["2_grain", "3_grain", "scroll_grain"], pile=[]).taking(0, "market")
    scene.play("serve:3_grain", "serve:2_grain", "serve:scroll_grain")
    assert (scene.where(1, "1a"), scene.where(0, "1a"), scene.s.graves) == ("grave", "gone", 0)


def test_v25_the_dead_leave_their_place_and_nothing_else() -> None:
    """V-25, V-55: goods and markers stay; the dead makes nothing, is not called home and is not born again."""
    scene = Scene().player(0, time=8, farm=[2], unborn=[3], goods={"plow": 1}, cities=["north_near"])
    scene.player(0, members={"1a": "smithy", "1b": "north_near"}, coins=0)
    scene.taking(0, "market", "plague").play("dies:smithy")
    scene.player(0, time=8).taking(0, "market", "plague")
    assert (scene.where(0, "1a"), scene.where(0, "1b")) == ("chronicle_crafts", "chronicle_travel")
    assert (scene.at(0, "smithy"), scene.at(0, "north_near")) == ([], [])
    assert (scene.goods(0, "plow"), scene.cities(0)) == (1, ["north_near"])
    scene.taking(0, "crafts", "green")
    assert scene.refused("make:plow").name == "no-craftsman"
    scene.taking(0, "family", "green")
    assert scene.options() == ["birth", "decline"]
    scene.play("birth")
    assert (scene.where(0, "3a"), scene.where(0, "1a")) == ("farm", "chronicle_crafts")
