"""The new round and the end of the game, up to the final mass: V-100 to V-117, and V-24 and V-27 where they meet it."""

import pytest

from tests.village.scene import Scene

FULL = {"crafts": 0, "council": 0, "travel": 0, "church": 0, "farm": 0}
NO_ROOM = {**FULL, "church": 1}
"""Nobody of the tests dies in the church: whoever dies goes to a grave."""
PLENTY = {"family": ["orange", "pink"], "church": ["brown", "pink"], "grain": ["orange", "green"]}
"""More cubes than the last turns take."""


def masses(scene: Scene) -> int:
    return scene.told().count("village-did-mass")


def triggers(scene: Scene) -> int:
    return sum(key.startswith("village-did-trigger") for key in scene.told())


def over(scene: Scene) -> bool:
    return scene.game.asked(scene.s) is None


# -- the new round --------------------------------------------------------------------------------------------


def test_v100_the_holder_of_the_token_becomes_first_player_and_the_token_returns() -> None:
    """V-100"""
    scene = Scene(3)
    scene.s.token = 2
    scene.turn(1, {"family": ["orange"]}, first=0).play("decline")
    assert (scene.s.first, scene.s.token) == (2, -1)
    scene = Scene(3, luck=1)
    scene.s.token = 2
    scene.turn(1, {"family": ["orange"]}, first=0).play("decline")
    assert (scene.asked, scene.to_move) == ("TakeCube", 2)


def test_v100_without_a_holder_the_first_player_stays() -> None:
    """V-100: whoever took the last cube."""
    scene = Scene(3, luck=1).turn(0, {"family": ["orange"]}, first=1).play("decline")
    assert (scene.asked, scene.to_move, scene.s.first) == ("TakeCube", 1, 1)


# -- what ends the game ---------------------------------------------------------------------------------------


def dying(seats: int, chronicle: dict[str, int], graves: int) -> Scene:
    """Player 0, about to cross the bridge, has a plague cube on grain in front of him, and only the farm's section
    or a grave for the dead."""
    return Scene(seats).player(0, time=9).board({**FULL, **chronicle}, graves)


def test_v110_the_last_chronicle_place_ends_the_game() -> None:
    """V-110: all five sections are full now."""
    scene = dying(3, {"farm": 1}, 4).turn(0, {**PLENTY, "grain": ["plague"]}).play("take:grain:plague", "decline")
    assert scene.at(0, "chronicle_farm") == ["1a"]
    assert "village-did-trigger-chronicle" in scene.told()
    assert scene.to_move == 1


def test_v110_the_last_grave_ends_the_game() -> None:
    """V-110: though the chronicle has room elsewhere."""
    scene = dying(3, {"church": 2}, 1).turn(0, {**PLENTY, "grain": ["plague"]}).play("take:grain:plague", "decline")
    assert scene.at(0, "grave") == ["1a"]
    assert "village-did-trigger-graves" in scene.told()
    assert scene.to_move == 1


def test_v110_the_trigger_player_gets_no_further_turn_and_all_others_one_clockwise() -> None:
    """V-110, V-116: the board keeps cubes, which are ignored."""
    scene = Scene(4).player(2, time=9).board(NO_ROOM, 1)
    scene.turn(2, {**PLENTY, "grain": ["plague"]}, first=1).play("take:grain:plague", "decline")
    order = []
    for _ in range(3):
        order.append(scene.to_move)
        scene.play("take:church:brown" if "take:church:brown" in scene.options() else scene.options()[0], "decline")
    assert order == [3, 0, 1]
    assert over(scene)
    assert sum(scene.s.spaces) > 0
    assert masses(scene) == 1


@pytest.mark.parametrize("free", ["crafts", "council", "travel", "church"])
def test_v113_a_free_place_in_any_section_keeps_the_game_going(free: str) -> None:
    """V-113: "the last chronicle place" means all of all five sections."""
    scene = dying(2, {"farm": 1, free: 1}, 3).turn(0, {**PLENTY, "grain": ["plague"]})
    scene.play("take:grain:plague", "decline")
    assert scene.at(0, "chronicle_farm") == ["1a"]
    assert (triggers(scene), scene.s.last_turns) == (0, -1)


def test_v113_a_full_section_and_free_graves_keep_the_game_going() -> None:
    """V-113"""
    scene = dying(2, {"church": 1}, 2).turn(0, {**PLENTY, "grain": ["plague"]}).play("take:grain:plague", "decline")
    assert scene.at(0, "grave") == ["1a"]
    assert triggers(scene) == 0


def test_v113_a_second_filling_changes_nothing() -> None:
    """V-113: the chronicle is full first; filling the graves in a last turn gives nobody another turn."""
    scene = dying(3, {"farm": 1}, 1).player(1, time=9)
    scene.turn(0, {**PLENTY, "grain": ["plague", "plague", "pink"]}).play("take:grain:plague", "decline")
    assert scene.to_move == 1
    scene.play("take:grain:plague", "decline")
    assert scene.at(1, "grave") == ["1a"]
    assert triggers(scene) == 1
    assert scene.to_move == 2
    scene.play("take:grain:pink", "decline")
    assert over(scene)


# -- the last turns -------------------------------------------------------------------------------------------


def test_v114_a_last_turn_is_an_ordinary_turn_with_cube_or_well() -> None:
    """V-114: a cube and its action, or the well, and deaths as usual."""
    scene = dying(3, {"farm": 1}, 4).player(1, coins=0, cubes={"green": 3}).player(2, time=8)
    scene.turn(0, {**PLENTY, "grain": ["plague", "plague"]}).play("take:grain:plague", "decline")
    before = sum(scene.s.spaces)
    assert "well" in scene.options()
    scene.play("well", "action:grain", "harvest")
    assert (scene.grain(1), sum(scene.s.spaces)) == (2, before)
    scene.play("take:grain:plague", "harvest")
    assert scene.at(2, "grave") == ["1a"], "settled at the end of the turn"
    assert over(scene)


def test_v111_with_the_board_empty_each_carries_out_any_one_action_without_a_cube() -> None:
    """V-111, V-114: nothing is refilled, nothing is paid but the action's own costs, and the round's mass is
    skipped: one mass is held, the final one."""
    scene = dying(3, {"farm": 1}, 4).player(1, members={"1a": "window_1"})
    scene.turn(0, {"grain": ["plague"], "family": ["orange"]}).play("take:grain:plague", "decline")
    scene.play("take:family:orange", "birth")
    assert (scene.asked, scene.to_move) == ("FreeAction", 2)
    assert masses(scene) == 0
    assert sum(scene.s.spaces) == 0
    assert "action:market" in scene.options()
    assert "none" in scene.options()
    cubes = [scene.cubes(2, colour) for colour in ("orange", "green", "brown", "pink")]
    scene.play("action:church", "devote:1", "time")
    assert scene.time(2) == 3
    assert [scene.cubes(2, colour) for colour in ("orange", "green", "brown", "pink")] == cubes
    assert scene.coins(2) == 1
    assert scene.asked == "BuyOut", "the final mass"
    scene.play("done", "monk", "monk", "monk", "monk")
    assert over(scene)
    assert masses(scene) == 1
    assert scene.s.round_number == 0, "no new round was begun"
    assert scene.prestige(1) == 2


def test_v114_nobody_has_to_take_a_last_turn() -> None:
    """V-114: with only plague cubes left, taking one would cost player 1 the councillor. Neither player is made to."""
    scene = dying(3, {"farm": 1}, 4).player(1, time=9, farm=[], members={"2a": "chamber_4"})
    scene.turn(0, {"grain": ["plague"] * 3}).play("decline")
    for seat in (1, 2):
        assert (scene.asked, scene.to_move) == ("TakeCube", seat)
        assert scene.options() == ["take:grain:plague", "none"]
        scene.play("none")
    assert over(scene)
    assert scene.told().count("village-did-forgo") == 2
    assert scene.on_space("grain")["plague"] == 2
    assert scene.at(1, "chamber_4") == ["2a"]


def test_v114_the_last_cube_of_a_last_turn_may_be_left() -> None:
    """V-114: the board then keeps it for the next player, who takes it or leaves it too."""
    scene = dying(3, {"farm": 1}, 4).turn(0, {"grain": ["plague", "pink"]}).play("take:grain:plague", "decline")
    scene.play("none")
    assert (scene.asked, scene.to_move) == ("TakeCube", 2)
    scene.play("take:grain:pink", "harvest")
    assert (scene.cubes(2, "pink"), scene.grain(2)) == (1, 2)
    assert over(scene)


def test_v114_after_a_market_day_that_ends_the_game_nobody_has_to_act() -> None:
    """V-114, V-115: the last turns that a market day brings are rights too, the opener's and his who triggered."""
    scene = Scene(2).board(NO_ROOM, 1).market(["2_grain", "3_grain", None], pile=[])
    scene.player(0, grain=2).player(1, time=9, coins=0, grain=3, cubes={"green": 1})
    scene.turn(0, {"market": ["orange"], **PLENTY}).play("take:market:orange", "serve:2_grain", "serve:3_grain")
    assert triggers(scene) == 1
    for seat in (1, 0):
        assert (scene.asked, scene.to_move) == ("TakeCube", seat)
        scene.play("none")
    assert over(scene)


def test_v11_before_the_end_is_triggered_a_cube_must_be_taken() -> None:
    """V-11, V-114: an ordinary turn is a duty, whatever it costs."""
    scene = Scene(2).turn(0, {"grain": ["plague"], "family": ["plague"]})
    assert scene.options() == ["take:grain:plague", "take:family:plague"]
    refusal = scene.refused("none")
    assert (refusal.name, refusal.rules) == ("not-a-last-turn", ("V-11", "V-114"))


def test_v114_a_free_last_turn_may_be_none_at_all() -> None:
    """V-114"""
    scene = dying(2, {"farm": 1}, 3).turn(0, {"grain": ["plague"]}).play("decline")
    assert (scene.asked, scene.to_move) == ("FreeAction", 1)
    before = scene.game.dump(scene.s)["players"][1]
    scene.play("none")
    assert over(scene)
    assert scene.game.dump(scene.s)["players"][1] == before


def test_v114_trigger_and_last_cube_in_the_same_turn() -> None:
    """V-114: all last turns are taken on the empty board, and no mass comes before the final one."""
    scene = dying(4, {"farm": 1}, 5).turn(0, {"grain": ["plague"]}).play("decline")
    for seat in (1, 2, 3):
        assert (scene.asked, scene.to_move) == ("FreeAction", seat)
        assert masses(scene) == 0
        scene.play("action:grain", "harvest")
        assert scene.grain(seat) == 2
    assert over(scene)
    assert masses(scene) == 1
    assert scene.grain(0) == 0


def test_v111_an_impossible_free_action_is_refused_and_a_declined_one_is_none() -> None:
    """V-111, V-114"""
    scene = dying(3, {"farm": 1}, 4).player(1, farm=[], members={"1a": "bag"}, unborn=[2], coins=0)
    scene.turn(0, {"grain": ["plague"]}).play("decline")
    assert scene.options() == ["action:family", "action:market", "none"]
    assert scene.refused("action:grain").name == "cannot-carry-out"
    scene.play("action:family", "decline")
    assert (scene.asked, scene.to_move) == ("FreeAction", 2)


def test_v111_a_free_market_day_is_a_market_day_like_any_other() -> None:
    """V-111: the opener's first sale is free, the others pay extra, he who triggered may sell too."""
    scene = dying(2, {"farm": 1}, 3).player(0, grain=2, cubes={"green": 1}).player(1, grain=3)
    scene.market(["3_grain", "2_grain", "horse_ox"], pile=[])
    scene.turn(0, {"grain": ["plague"]}).play("decline", "action:market", "serve:3_grain")
    assert (scene.time(1), scene.coins(1)) == (0, 1)
    assert scene.to_move == 0
    scene.play("serve:2_grain", "cubes")
    assert scene.cubes(0, "green") == 0
    assert over(scene)
    assert (scene.customers(0), scene.customers(1)) == (["2_grain"], ["3_grain"])


def test_v24_a_member_without_section_and_grave_leaves_the_game_in_the_last_turns() -> None:
    """V-24, V-29: it is neither in the chronicle nor in a grave, scores nothing and lives no more."""
    scene = dying(2, {"church": 1}, 1).player(1, time=9)
    scene.turn(0, {**PLENTY, "grain": ["plague", "plague"]}).play("take:grain:plague", "decline")
    scene.play("take:grain:plague", "decline")
    assert over(scene)
    assert (scene.at(0, "grave"), scene.at(1, "gone")) == (["1a"], ["1a"])
    assert (scene.s.graves, scene.s.chronicle[3]) == (0, 1)
    assert scene.game.standing(scene.s, 1) == (1, 0, 3), "a coin, no tile, three alive"


# -- the end in a market day ----------------------------------------------------------------------------------


def market_end(seats: int) -> Scene:
    """Player 0 opens a market day with an orange cube; customers who ask for grain stand at the stalls."""
    return Scene(seats).market(["3_grain", "2_grain", "scroll_grain"], ["2_wagon", "2_scroll"], pile=[])


MARKET = {**PLENTY, "market": ["orange", "plague"]}


def test_v112_the_opener_triggers_the_day_is_finished_and_all_others_get_a_turn() -> None:
    """V-112: his first sale is free; the second costs the time that kills."""
    scene = market_end(3).player(0, time=9, grain=5, coins=0, cubes={"green": 1})
    scene.player(1, grain=1, goods={"scroll": 1}, coins=0, cubes={"green": 2})
    scene.board({**FULL, "farm": 1}, 4)
    scene.turn(0, MARKET).play("take:market:orange", "serve:3_grain")
    assert scene.to_move == 1
    scene.play("serve:scroll_grain")
    assert scene.to_move == 0, "player 2 can serve nobody"
    scene.play("serve:2_grain")
    assert triggers(scene) == 1
    assert scene.stalls() == ["2_wagon", "2_scroll", None], "the day is over and the queue has moved up"
    for seat in (1, 2):
        assert (scene.asked, scene.to_move) == ("TakeCube", seat)
        scene.play("take:family:orange" if seat == 1 else "take:family:pink", "decline")
    assert over(scene), "the opener has had his last turn"


def test_v112_the_day_goes_on_after_the_trigger() -> None:
    """V-112: others may still sell, and a second death in the day finds no grave."""
    scene = market_end(3).player(1, time=9, grain=3, coins=0, cubes={"green": 1})
    scene.player(2, time=9, grain=2, coins=0, cubes={"green": 1}).board({**FULL, "church": 1}, 1)
    scene.turn(0, MARKET).play("take:market:orange")
    assert scene.to_move == 1
    scene.play("serve:3_grain")
    assert (triggers(scene), scene.at(1, "grave")) == (1, ["1a"])
    assert (scene.asked, scene.to_move) == ("MarketTurn", 2)
    scene.play("serve:2_grain")
    assert scene.at(2, "gone") == ["1a"], "V-24"
    assert scene.customers(2) == ["2_grain"]


def test_v115_another_triggers_and_everybody_gets_a_turn_the_opener_last() -> None:
    """V-115, V-112: the order starts left of the opener, and he who triggered has his turn too."""
    scene = Scene(4).market(["3_grain", "2_grain", "scroll_grain", None, None], pile=[])
    scene.player(3, time=9, grain=3, coins=0, cubes={"green": 1}).board(NO_ROOM, 1)
    scene.turn(1, MARKET).play("take:market:orange")
    assert scene.to_move == 3
    scene.play("serve:3_grain")
    assert triggers(scene) == 1
    order = []
    while not over(scene):
        order.append(scene.to_move)
        scene.play(next(token for token in scene.options() if "market" not in token), "decline")
    assert order == [2, 3, 0, 1]


def test_v112_the_market_day_that_ends_the_game_may_take_the_last_cube() -> None:
    """V-112, V-111, V-114: no mass and no refill; all last turns are free, the opener's too."""
    scene = market_end(2).player(1, time=9, grain=3, coins=0, cubes={"green": 1}).board(NO_ROOM, 1)
    scene.turn(0, {"market": ["orange"]}).play("serve:3_grain")
    assert (scene.asked, scene.to_move) == ("FreeAction", 1)
    scene.play("none")
    assert (scene.asked, scene.to_move) == ("FreeAction", 0)
    scene.play("none")
    assert over(scene)
    assert masses(scene) == 1


def test_v27_a_plague_crossing_triggers_the_end_after_the_market_day() -> None:
    """V-27, V-110: the day and the move-up come first; then the opener's death ends the game, and only the others
    get a turn."""
    scene = market_end(3).player(0, time=8).player(1, grain=3, coins=0, cubes={"green": 1}).board(NO_ROOM, 1)
    scene.turn(0, MARKET).play("take:market:plague")
    assert triggers(scene) == 0
    assert scene.to_move == 1
    scene.play("serve:3_grain")
    assert scene.told().index("village-did-close-market") < scene.told().index("village-did-trigger-graves")
    assert scene.at(0, "grave") == ["1a"]
    assert scene.stalls()[0] == "2_wagon"
    for seat in (1, 2):
        assert scene.to_move == seat
        scene.play("take:family:orange" if seat == 1 else "take:family:pink", "decline")
    assert over(scene)


def test_v27_another_fills_the_last_grave_before_the_openers_plague_death() -> None:
    """V-27, V-24, V-115: the opener's death of the plague finds no grave; his own last turn stays."""
    scene = market_end(2).player(0, time=8).player(1, time=9, grain=3, coins=0, cubes={"green": 1}).board(NO_ROOM, 1)
    scene.turn(0, MARKET).play("take:market:plague", "serve:3_grain")
    assert (scene.at(1, "grave"), scene.at(0, "gone")) == (["1a"], ["1a"])
    assert triggers(scene) == 1
    order = []
    while not over(scene):
        order.append(scene.to_move)
        scene.play(next(token for token in scene.options() if "market" not in token), "decline")
    assert order == [1, 0]


# -- the final mass -------------------------------------------------------------------------------------------


def test_v116_the_final_mass_is_complete_with_its_2_prestige() -> None:
    """V-116, V-90: buying, drawing, moving, the majority; then the score, and nothing more is asked."""
    scene = dying(2, {"farm": 1}, 3).player(0, coins=1, grain=1, members={"2a": "bag"})
    scene.player(1, coins=0, members={"2a": "bag", "2b": "bag"})
    scene.turn(0, {**PLENTY, "grain": ["plague"]}, first=1).play("take:grain:plague", "decline")
    scene.play("take:family:orange", "decline")
    assert (scene.asked, scene.to_move) == ("BuyOut", 0)
    scene.play("buy-out:2", "piece:1:2", "monk", "monk")
    assert (scene.asked, scene.to_move) == ("MoveUp", 0)
    scene.play("step:1:2")
    assert over(scene)
    assert (scene.prestige(0), scene.prestige(1)) == (2, 0)
    assert scene.game.score(scene.s, 0).parts["church"] == 3
    assert scene.game.score(scene.s, 1).parts["church"] == 2, "the one left in the bag scores nothing"
    assert masses(scene) == 1


def test_v94_in_the_final_mass_the_first_player_of_the_round_begins() -> None:
    """V-94, V-116: not the holder of the token, nor he whose turn was last."""
    scene = dying(3, {"farm": 1}, 4)
    for seat in range(3):
        scene.player(seat, coins=1, members={"2a": "bag"})
    scene.s.token = 0
    scene.turn(0, {"grain": ["plague"]}, first=1).play("decline", "none", "none")
    order = []
    while scene.asked == "BuyOut":
        order.append(scene.to_move)
        scene.play("buy-out:2")
    assert order == [1, 2, 0]
    assert over(scene)


def test_v116_the_game_is_over_after_the_final_mass() -> None:
    """V-116: a mass after which there is no round."""
    scene = dying(2, {"farm": 1}, 3).turn(0, {"grain": ["plague"]}).play("decline", "none")
    assert over(scene)
    assert scene.told()[-1] == "village-did-end"
    assert scene.game.view(scene.s, 0)["over"] is True


# -- a game must end ------------------------------------------------------------------------------------------


def test_v117_round_30_is_the_last() -> None:
    """V-117: its mass is the final one."""
    scene = Scene(2)
    scene.s.round_number = 29
    scene.turn(0, {"family": ["orange"]}).play("decline")
    assert not over(scene)
    scene = Scene(2)
    scene.s.round_number = 30
    scene.turn(0, {"family": ["orange"]}).play("decline")
    assert over(scene)
    assert masses(scene) == 1
    assert scene.told()[-1] == "village-did-end"


def test_v117_families_without_children_do_not_go_on_for_ever() -> None:
    """V-117: all who were born lie in the chronicle, nobody has a child, and neither chronicle nor graves are full."""
    born = ("crafts", "council", "travel", "church")
    buried = {f"1{letter}": f"chronicle_{section}" for letter, section in zip("abcd", born, strict=True)}
    scene = Scene(2, luck=1).player(0, members=buried).player(1, members=buried)
    scene.board(dict.fromkeys(born, 0))
    scene.round()
    while not over(scene):
        childless = [token for token in scene.options() if not token.startswith("birth")]
        scene.play("decline" if "decline" in childless else childless[0])
    assert scene.s.round_number == 30
    assert scene.s.graves == 3
    assert scene.s.chronicle[-1] == 2
    assert masses(scene) == 30
