"""The church and the mass: V-70, V-71, V-90 to V-96, and the worked example V-E9."""

from collections.abc import Sequence
from itertools import product

import pytest

from armorial.games.village.church import DrawPiece
from armorial.games.village.state import Village
from tests.village.scene import Scene

REST = {"grain": ["orange", "pink"]}
"""Cubes that stay on the board, so that the round does not end and the next player is asked."""


def weights(scene: Scene) -> dict[str, int]:
    """What can be drawn from the black bag now, and how often it is there."""
    question = scene.question
    assert isinstance(question, DrawPiece)
    return {question.table.names[i]: n for i, n in enumerate(question.weights(scene.s)) if n}


# -- the church action ----------------------------------------------------------------------------------------


def test_v70_a_member_goes_into_the_bag_for_a_brown_cube() -> None:
    """V-70"""
    scene = Scene(2).player(0, coins=0, cubes={"brown": 1}).turn(0, {"church": ["pink"], **REST})
    scene.play("take:church:pink", "devote:1", "cubes")
    assert len(scene.at(0, "bag")) == 1
    assert len(scene.at(0, "farm")) == 3
    assert (scene.cubes(0, "brown"), scene.time(0)) == (0, 0)
    assert scene.supply("brown") == 18
    assert scene.to_move == 1


def test_v70_a_member_goes_into_the_bag_for_three_time() -> None:
    """V-70"""
    scene = Scene(2).player(0, coins=0, cubes={"brown": 1}).turn(0, {"church": ["pink"], **REST})
    scene.play("take:church:pink", "devote:1", "time")
    assert len(scene.at(0, "bag")) == 1
    assert (scene.cubes(0, "brown"), scene.time(0)) == (1, 3)


def test_v70_without_brown_and_coins_only_time_can_pay() -> None:
    """V-70: there is one way to pay, so nothing is asked."""
    scene = Scene(2).player(0, coins=0).turn(0, {"church": ["pink"], **REST})
    scene.play("take:church:pink", "devote:1")
    assert (scene.time(0), scene.to_move) == (3, 1)


def test_v70_the_cube_just_taken_may_pay() -> None:
    """V-70"""
    scene = Scene(2).player(0, coins=0).turn(0, {"church": ["brown"], **REST})
    scene.play("take:church:brown", "devote:1", "cubes")
    assert (scene.cubes(0, "brown"), scene.time(0)) == (0, 0)


def test_v70_anybody_on_the_farm_may_go_and_nobody_from_elsewhere() -> None:
    """V-70: whatever the generation, but from the farm."""
    scene = Scene(2).player(0, farm=[1, 3], members={"2a": "smithy", "4a": "window_1"})
    scene.turn(0, {"church": ["pink"], **REST}).play("take:church:pink")
    assert scene.options() == ["devote:1", "devote:3", "decline"]
    assert scene.refused("devote:2").name == "nobody-of-generation"
    assert scene.refused("devote:4").rules == ("V-32",)
    scene.play("devote:3", "time")
    assert scene.where(0, "3a") == "bag"


def test_v70_with_nobody_on_the_farm_the_action_is_skipped() -> None:
    """V-70"""
    scene = Scene(2).player(0, farm=[], members={"1a": "smithy"}).turn(0, {"church": ["pink"], **REST})
    scene.play("take:church:pink")
    assert "village-did-skip" in scene.told()
    assert (scene.to_move, scene.cubes(0, "pink")) == (1, 1)


def test_v71_a_member_in_the_bag_is_not_on_the_farm() -> None:
    """V-71: it cannot harvest, nor be sent anywhere."""
    scene = Scene(2).player(0, farm=[], members={"1a": "bag"}).turn(0, {"grain": ["orange"], "church": ["pink"]})
    scene.play("take:grain:orange")
    assert "village-did-skip" in scene.told()
    assert scene.grain(0) == 0


def test_v71_a_member_in_the_bag_is_not_on_the_board() -> None:
    """V-71: the family action cannot bring it back."""
    scene = Scene(2).player(0, farm=[2], members={"1a": "bag", "1b": "smithy"}, unborn=[3])
    scene.turn(0, {"family": ["orange"], **REST}).play("take:family:orange")
    assert scene.options() == ["birth", "recall:smithy:1", "decline"]


def test_v71_a_member_in_the_bag_cannot_die() -> None:
    """V-71: of generation 1 only one in the bag is left, so a visible one of generation 2 dies."""
    scene = Scene(2).player(0, time=9, farm=[2, 3], members={"1a": "bag"})
    scene.turn(0, {"grain": ["plague"], "church": ["pink", "orange"]})
    scene.play("take:grain:plague", "decline")
    assert scene.where(0, "1a") == "bag"
    assert scene.where(0, "2a") == "chronicle_farm"


def test_v71_members_in_the_bag_score_nothing_and_do_not_count_in_the_church() -> None:
    """V-71, V-93: two in the bag are no majority against one in a window."""
    scene = Scene(2).player(0, coins=0, members={"1a": "bag", "1b": "bag"}).player(1, members={"1a": "window_1"})
    assert scene.game.score(scene.s, 0).parts["church"] == 0
    scene.mass().play("monk", "monk", "monk", "monk")
    assert (scene.prestige(0), scene.prestige(1)) == (0, 2)
    assert scene.at(0, "bag") == ["1a", "1b"]


# -- buying out -----------------------------------------------------------------------------------------------


def test_v90_each_may_buy_own_members_at_a_coin_each_first_player_first() -> None:
    """V-90: clockwise from the first player; the coin goes to the supply."""
    scene = Scene(3)
    for seat in range(3):
        scene.player(seat, coins=1, members={"1a": "bag"})
    scene.mass(first=1)
    assert (scene.asked, scene.to_move) == ("BuyOut", 1)
    assert scene.options() == ["buy-out:1", "done"]
    scene.play("buy-out:1")
    assert scene.to_move == 2
    scene.play("done")
    assert scene.to_move == 0
    scene.play("buy-out:1")
    assert scene.where(1, "1a") == "window_1"
    assert scene.where(0, "1a") == "window_1"
    assert scene.where(2, "1a") == "bag"
    assert [scene.coins(seat) for seat in range(3)] == [0, 0, 1]
    assert scene.supply("coins") == 14
    assert scene.asked == "DrawPiece"


def test_v90_only_own_members_and_only_for_a_coin() -> None:
    """V-90: who has no coin, or nobody in the bag, is not asked."""
    scene = Scene(3).player(0, coins=0, members={"1a": "bag"}).player(1, coins=3)
    scene.player(2, coins=1, members={"1a": "bag", "2a": "bag"})
    scene.mass()
    assert (scene.asked, scene.to_move) == ("BuyOut", 2)
    assert scene.refused("buy-out:3").name == "not-in-bag"
    scene.play("buy-out:2")
    assert scene.asked == "DrawPiece", "the only coin is spent"
    assert scene.where(2, "2a") == "window_1"


def test_v90_never_more_than_four_members_in_all_are_bought() -> None:
    """V-90: the four are counted across all players; then nothing is drawn either."""
    scene = Scene(2)
    scene.player(0, coins=3, members={"1a": "bag", "1b": "bag", "1c": "bag"})
    scene.player(1, coins=3, members={"1a": "bag", "1b": "bag", "1c": "bag"})
    scene.mass()
    scene.play("buy-out:1", "buy-out:1", "buy-out:1")
    assert scene.to_move == 1
    scene.play("buy-out:1")
    assert scene.asked == "", "no fifth piece is bought or drawn, and nobody has grain to move"
    assert len(scene.at(0, "window_1")) == 3
    assert len(scene.at(1, "window_1")) == 1
    assert len(scene.at(1, "bag")) == 2
    assert scene.coins(1) == 2


def test_v90_the_third_player_finds_nothing_left_to_buy() -> None:
    """V-90: four are out already, so he is not asked."""
    scene = Scene(3)
    for seat in range(3):
        scene.player(seat, coins=2, members={"1a": "bag", "1b": "bag"})
    scene.mass(first=2)
    scene.play("buy-out:1", "buy-out:1", "buy-out:1", "buy-out:1")
    assert scene.asked == ""
    assert scene.coins(1) == 2
    assert len(scene.at(1, "bag")) == 2


def test_v96_a_player_has_one_go_and_may_buy_several() -> None:
    """V-96: after "done" he is not asked again, though a place is free and others have bought."""
    scene = Scene(2)
    scene.player(0, coins=3, members={"1a": "bag", "1b": "bag"}).player(1, coins=1, members={"1a": "bag"})
    scene.mass().play("buy-out:1", "done")
    assert scene.to_move == 1
    scene.play("buy-out:1")
    assert scene.asked == "DrawPiece"
    assert len(scene.at(0, "bag")) == 1


@pytest.mark.parametrize("wanted", [(), (1,), (2,), (1, 1), (1, 2), (1, 1, 2)])
def test_v90_any_own_members_can_be_bought(wanted: tuple[int, ...]) -> None:
    """V-90: every choice of two of generation 1 and one of generation 2 is possible, the lowest first."""
    scene = Scene(2).player(0, coins=3, members={"1a": "bag", "1b": "bag", "2a": "bag"}).mass()
    scene.play(*[f"buy-out:{g}" for g in wanted])
    if scene.asked == "BuyOut":
        scene.play("done")
    out = [name for name in ("1a", "1b", "2a") if scene.where(0, name) == "window_1"]
    assert sorted(int(name[0]) for name in out) == sorted(wanted)
    assert scene.coins(0) == 3 - len(wanted)


# -- drawing --------------------------------------------------------------------------------------------------


def test_v91_members_drawn_go_to_the_rightmost_window_and_the_rest_stays() -> None:
    """V-91"""
    scene = Scene(2)
    scene.player(0, coins=0, members={"1a": "bag", "1b": "bag"}).player(1, coins=0, members={"3a": "bag", "1a": "bag"})
    scene.mass().play("piece:0:1", "monk", "piece:1:3", "monk")
    assert len(scene.at(0, "window_1")) == 1
    assert len(scene.at(0, "bag")) == 1
    assert scene.where(1, "3a") == "window_1"
    assert scene.where(1, "1a") == "bag"


def test_v91_bought_and_drawn_members_are_four_in_all() -> None:
    """V-91: one bought leaves three draws."""
    scene = Scene(2).player(0, coins=1, members={"1a": "bag", "1b": "bag", "1c": "bag", "1d": "bag"})
    scene.mass().play("buy-out:1")
    scene.play("piece:0:1", "monk", "monk")
    assert scene.asked == ""
    assert len(scene.at(0, "window_1")) == 2
    assert len(scene.at(0, "bag")) == 2


def test_v96_pieces_are_drawn_without_replacement_monks_included() -> None:
    """V-96: a monk drawn is back in the bag only after the fourth piece."""
    scene = Scene(2)
    scene.player(0, coins=0, members={"1a": "bag", "1b": "bag"}).player(1, coins=0, members={"2a": "bag"})
    scene.mass()
    assert weights(scene) == {"monk": 4, "piece:0:1": 2, "piece:1:2": 1}
    scene.play("monk")
    assert weights(scene) == {"monk": 3, "piece:0:1": 2, "piece:1:2": 1}
    scene.play("piece:0:1")
    assert weights(scene) == {"monk": 3, "piece:0:1": 1, "piece:1:2": 1}
    scene.play("monk")
    assert weights(scene) == {"monk": 2, "piece:0:1": 1, "piece:1:2": 1}
    scene.play("monk")
    assert scene.asked == "", "four pieces are out"
    scene.mass()
    assert weights(scene) == {"monk": 4, "piece:0:1": 1, "piece:1:2": 1}, "all monks are back"


def test_v96_all_four_monks_can_come_and_the_bag_always_suffices() -> None:
    """V-96"""
    scene = Scene(2).player(0, coins=0, members={"1a": "bag"}).mass()
    scene.play("monk", "monk", "monk")
    assert weights(scene) == {"monk": 1, "piece:0:1": 1}
    scene.play("monk")
    assert scene.at(0, "bag") == ["1a"]
    assert scene.asked == ""


def test_v96_with_only_monks_in_the_bag_the_mass_is_held_all_the_same() -> None:
    """V-96, V-95: nobody can come out; members in the church still move and the majority still counts."""
    scene = Scene(2).player(0, grain=1, members={"1a": "window_1"}).mass()
    assert scene.asked == "MoveUp"
    scene.play("step:1:1")
    assert (scene.where(0, "1a"), scene.prestige(0)) == ("window_2", 2)


# -- moving ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("start", "price"), [(1, 1), (2, 2), (3, 2)])
def test_v95_a_step_costs_the_grain_between_the_windows(start: int, price: int) -> None:
    """V-95, V-92: 1, 2, 2 from the right; one grain less is too little."""
    scene = Scene(2).player(0, grain=price, members={"1a": f"window_{start}"}).mass()
    scene.play(f"step:{start}:1")
    assert scene.where(0, "1a") == f"window_{start + 1}"
    assert (scene.grain(0), scene.supply("grain")) == (0, 20)
    poor = Scene(2).player(0, grain=price - 1, members={"1a": f"window_{start}"}).mass()
    assert poor.asked == "", "he cannot pay a step, so nothing is asked"


def test_v95_nobody_leaves_the_leftmost_window() -> None:
    """V-95: there are four windows."""
    scene = Scene(2).player(0, grain=5, members={"1a": "window_4"}).mass()
    assert scene.asked == ""
    assert (scene.where(0, "1a"), scene.grain(0)) == ("window_4", 5)


def test_v92_moving_is_free_to_decline_and_comes_once_clockwise_from_the_first_player() -> None:
    """V-92"""
    scene = Scene(3)
    for seat in range(3):
        scene.player(seat, grain=3, members={"1a": "window_1"})
    scene.mass(first=2)
    assert (scene.asked, scene.to_move) == ("MoveUp", 2)
    scene.play("done")
    assert scene.to_move == 0
    scene.play("step:1:1", "done")
    assert scene.to_move == 1
    scene.play("step:1:1", "step:2:1")
    assert scene.asked == ""
    assert [scene.where(seat, "1a") for seat in range(3)] == ["window_2", "window_3", "window_1"]


def test_v92_a_step_needs_a_member_there_and_its_grain() -> None:
    """V-92, V-95"""
    scene = Scene(2).player(0, grain=1, members={"1a": "window_1", "2a": "window_2"}).mass()
    assert scene.options() == ["step:1:1", "done"]
    short = scene.refused("step:2:2")
    assert (short.name, short.rules) == ("step-short", ("V-92", "V-95"))
    assert short.message.args["n"] == 1
    assert scene.refused("step:3:1").name == "not-in-window"


def test_v95_one_drawn_in_this_mass_may_move_at_once() -> None:
    """V-95"""
    scene = Scene(2).player(0, coins=0, grain=5, members={"2a": "bag"}).mass()
    scene.play("piece:0:2", "step:1:2", "step:2:2", "step:3:2")
    assert (scene.where(0, "2a"), scene.grain(0)) == ("window_4", 0)


def test_v95_moves_happen_even_if_only_monks_were_drawn() -> None:
    """V-95"""
    scene = Scene(2).player(0, coins=0, grain=2, members={"1a": "bag", "1b": "window_2"}).mass()
    scene.play("monk", "monk", "monk", "monk")
    assert (scene.asked, scene.to_move) == ("MoveUp", 0)
    scene.play("step:2:1")
    assert scene.where(0, "1b") == "window_3"


STEPS = (1, 2, 2)


def reachable(scene: Scene) -> set[tuple[str, ...]]:
    """Where 1a, 2a and 3a can stand after this player's moves, by all ways of answering."""
    found: set[tuple[str, ...]] = set()

    def go(s: Village) -> None:
        question = scene.game.asked(s)
        if question is None:
            scene.s = s
            found.add(tuple(scene.where(0, name) for name in ("1a", "2a", "3a")))
            return
        for option in question.options(s):
            then = s.clone()
            scene.game.answer(then, option, None)
            go(then)

    go(scene.s)
    return found


@pytest.mark.parametrize("grain", [1, 2, 3, 4, 5])
def test_v95_several_members_may_go_several_steps_if_all_is_paid(grain: int) -> None:
    """V-95: exactly those positions can be reached whose steps cost no more than the grain there is."""
    starts = (1, 1, 2)
    scene = Scene(2).player(0, grain=grain, members={"1a": "window_1", "2a": "window_1", "3a": "window_2"}).mass()
    wanted = {
        tuple(f"window_{window}" for window in ends)
        for ends in product(*[range(start, 5) for start in starts])
        if sum(sum(STEPS[start - 1 : end - 1]) for start, end in zip(starts, ends, strict=True)) <= grain
    }
    assert reachable(scene) == wanted


# -- the majority ---------------------------------------------------------------------------------------------


def in_church(churches: Sequence[list[int]]) -> Scene:
    """Players with members at these windows."""
    scene = Scene(max(2, len(churches)))
    names = ("1a", "1b", "1c", "1d")
    for seat, windows in enumerate(churches):
        scene.player(seat, members={name: f"window_{w}" for name, w in zip(names, windows)})
    return scene


def majority(*churches: list[int]) -> list[int]:
    """The prestige of a mass in which the players have members at these windows."""
    scene = in_church(churches).mass()
    assert scene.asked == ""
    return [scene.prestige(seat) for seat in range(len(churches))]


def test_v93_most_members_in_the_church_get_2_prestige() -> None:
    """V-93: numbers come first, windows only on a tie."""
    assert majority([1, 1], [4], []) == [2, 0, 0]
    assert majority([], [1], []) == [0, 2, 0]
    assert majority([1, 1], [1], [4, 1, 1]) == [0, 0, 2]


def test_v93_tie_goes_to_the_member_furthest_left() -> None:
    """V-93"""
    assert majority([1, 3], [2, 2]) == [2, 0]
    assert majority([1, 2], [1, 2], [1, 3]) == [0, 0, 2]


def test_v93_only_tied_players_are_compared() -> None:
    """V-93: one far to the left does not help him who has fewer."""
    assert majority([1, 2], [1, 3], [4]) == [0, 2, 0]


def test_v93_still_tied_players_all_get_2() -> None:
    """V-93: only the furthest-left members are compared; further ones change nothing."""
    assert majority([3, 3], [3, 1]) == [2, 2]
    assert majority([2], [2], [2], [2]) == [2, 2, 2, 2]
    assert majority([1, 4], [4, 4], [3, 3], [4]) == [2, 2, 0, 0]


@pytest.mark.parametrize(
    ("churches", "decided"),
    [
        ([[1, 1], [4]], ["most"]),
        ([[1, 3], [2, 2]], ["window"]),
        ([[1, 2], [1, 3], [4]], ["window"]),
        ([[3, 3], [3, 1], [2, 2]], ["shared", "shared"]),
    ],
)
def test_v93_the_log_says_what_decided(churches: list[list[int]], decided: list[str]) -> None:
    """V-93: the number of members, the window, or nothing, so that it is shared."""
    scene = in_church(churches).mass()
    told = [key for key in scene.told() if key.startswith("village-did-lead-church")]
    assert told == [f"village-did-lead-church-{what}" for what in decided]


def test_v93_nobody_in_the_church_nobody_scores() -> None:
    """V-93"""
    assert majority([], [], [], []) == [0, 0, 0, 0]


def test_v93_the_majority_is_counted_after_the_moves() -> None:
    """V-93, V-92"""
    scene = Scene(2).player(0, grain=1, members={"1a": "window_2"}).player(1, grain=3, members={"1a": "window_1"})
    scene.mass().play("step:1:1", "step:2:1")
    assert (scene.prestige(0), scene.prestige(1)) == (0, 2)


# -- when, and who begins -------------------------------------------------------------------------------------


def test_v90_the_mass_is_held_at_the_end_of_each_round() -> None:
    """V-90: after the last cube and its action, and before the next round."""
    scene = Scene(2).player(0, members={"1a": "window_1"})
    scene.turn(0, {"family": ["orange"]}).play("decline")
    assert scene.told().count("village-did-mass") == 1
    assert scene.prestige(0) == 2
    assert (scene.asked, scene.s.round_number) == ("DrawCube", 1)


def test_v94_the_first_player_of_the_round_begins_though_another_holds_the_token() -> None:
    """V-94: the token changes hands only after the mass."""
    scene = Scene(2).player(0, coins=1, grain=1, members={"1a": "bag"})
    scene.player(1, coins=1, grain=1, members={"1a": "bag"})
    scene.s.token = 1
    scene.turn(1, {"family": ["orange"]}, first=0).play("decline")
    assert (scene.asked, scene.to_move) == ("BuyOut", 0)
    scene.play("buy-out:1")
    assert scene.to_move == 1
    assert (scene.s.first, scene.s.token) == (0, 1)
    scene.play("buy-out:1")
    assert (scene.asked, scene.to_move) == ("MoveUp", 0)
    scene.play("done", "done")
    assert (scene.s.first, scene.s.token) == (1, -1)
    assert scene.asked == "DrawCube"


# -- the worked example ---------------------------------------------------------------------------------------


def test_v_e9_a_mass() -> None:
    """V-E9, V-90, V-91, V-92, V-93, V-94, V-95, V-96: Peter 0, Marina 1, Fedor 2."""
    scene = Scene(3)
    scene.player(0, coins=1, grain=3, members={"2a": "bag", "1a": "window_2"})
    scene.player(1, coins=0, grain=0, members={"1a": "bag"})
    scene.player(2, coins=1, grain=4, members={"1a": "bag", "2a": "window_2"})
    scene.mass(first=0)
    assert scene.to_move == 0
    scene.play("buy-out:2")
    assert scene.to_move == 2, "Marina pays nothing"
    scene.play("buy-out:1")
    assert weights(scene) == {"monk": 4, "piece:1:1": 1}
    scene.play("piece:1:1")
    assert scene.asked == "MoveUp", "only monks are left: the fourth piece is one, and goes back"
    assert [scene.at(seat, "window_1") for seat in range(3)] == [["2a"], ["1a"], ["1a"]]
    scene.play("step:2:1", "step:1:2")  # 2 grain, then 1
    assert (scene.where(0, "1a"), scene.where(0, "2a")) == ("window_3", "window_2")
    assert scene.to_move == 2, "Marina has no grain"
    scene.play("step:2:2", "step:3:2")
    assert scene.where(2, "2a") == "window_4"
    assert scene.asked == ""
    assert [scene.prestige(seat) for seat in range(3)] == [0, 0, 2]
    assert [scene.grain(seat) for seat in range(3)] == [0, 0, 0]
    assert [scene.coins(seat) for seat in range(3)] == [0, 0, 0]


def test_v_e9_the_monk_may_come_before_the_member() -> None:
    """V-E9, V-91: the two random pieces in the other order."""
    scene = Scene(3)
    scene.player(0, coins=1, members={"2a": "bag"}).player(1, coins=0, members={"1a": "bag"})
    scene.player(2, coins=1, members={"1a": "bag"}).mass()
    scene.play("buy-out:2", "buy-out:1", "monk")
    assert weights(scene) == {"monk": 3, "piece:1:1": 1}
    scene.play("piece:1:1")
    assert scene.asked == ""
    assert [scene.at(seat, "window_1") for seat in range(3)] == [["2a"], ["1a"], ["1a"]]
