"""The rulebook: grain, family and crafts. V-30 to V-39"""

import pytest

from armorial.games.village.components import GOODS, WORKSHOPS
from armorial.games.village.farm import GrainAction
from armorial.kernel.errors import UnknownToken
from tests.village.scene import Scene

# -- grain ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "before", "after"),
    [
        ({}, 0, 2),
        ({"plow": 1}, 0, 2),
        ({"ox": 1, "horse": 1}, 0, 2),
        ({"horse": 1, "plow": 1}, 0, 3),
        ({"ox": 1, "plow": 1}, 0, 4),
        ({"ox": 1, "horse": 1, "plow": 1}, 0, 4),
        ({"ox": 2, "horse": 2, "plow": 4}, 0, 4),
        ({"ox": 1, "plow": 1}, 3, 5),
        ({}, 4, 5),
        ({}, 5, 5),
    ],
)
@pytest.mark.parametrize("farm", [[1], [1, 1, 2, 3]])
def test_v30_v_e3_harvest(goods: dict[str, int], before: int, after: int, farm: list[int]) -> None:
    """V-30, V-E3, V-08: the best combination counts once; nothing is used up; at most 5 grain on a farm."""
    scene = Scene().player(0, farm=farm, goods=goods, grain=before).taking(0, "grain").play("harvest")
    assert (scene.grain(0), scene.supply("grain")) == (after, 20 - after)
    assert {good: scene.goods(0, good) for good in goods} == goods
    assert (len(scene.at(0, "farm")), scene.time(0)) == (len(farm), 0)


@pytest.mark.parametrize(("before", "told"), [(4, "village-did-harvest"), (5, "village-did-harvest-none")])
def test_v08_a_full_farm_brings_in_nothing_and_the_log_says_so(before: int, told: str) -> None:
    scene = Scene().player(0, grain=before).taking(0, "grain").play("harvest")
    assert scene.told()[-1] == told


def test_v30_v_e3_harvest_needs_a_member_on_the_farm() -> None:
    """V-30, V-E3: with everybody away it is refused, also with ox and plow; the cube is taken all the same."""
    scene = Scene().player(0, farm=[], members={"1a": "smithy"}, goods={"ox": 1, "plow": 1}).taking(0, "grain")
    assert (scene.grain(0), scene.cubes(0, "brown"), scene.to_move) == (0, 1, 1)
    refusal = scene.ask(GrainAction(0)).refused("harvest")
    assert (refusal.name, refusal.rules) == ("harvest-needs-member", ("V-30",))


# -- family ---------------------------------------------------------------------------------------------------


def test_v31_v_e4_birth_gives_the_lowest_generation() -> None:
    """V-31, V-E4: unborn are one 2, two 3 and two 4; the 2 is born, and there is no other birth to choose."""
    scene = Scene().player(0, farm=[1, 2, 2], unborn=[2, 3, 3, 4, 4]).taking(0, "family")
    assert scene.options() == ["birth", "decline"]
    scene.play("birth")
    assert sorted(name[0] for name in scene.at(0, "farm")) == ["1", "2", "2", "2"]
    assert (len(scene.at(0, "unborn")), scene.time(0), scene.cubes(0, "brown")) == (4, 0, 1)


def test_v31_births_go_through_the_generations() -> None:
    """V-31: seven births from the start on: 2 2 2 3 3 4 4; then none is left."""
    scene = Scene()
    for born in ("2a", "2b", "2c", "3a", "3b", "4a", "4b"):
        scene.taking(0, "family", "plague").play("birth")
        assert scene.where(0, born) == "farm"
    scene.player(0, members={"1a": "smithy"}).taking(0, "family", "plague")
    refusal = scene.refused("birth")
    assert (refusal.name, refusal.rules) == ("all-born", ("V-31",))


AWAY = [
    *WORKSHOPS,
    *("north_near", "south_near", "north_middle", "south_middle", "north_far", "south_far"),
    *("chamber_1", "chamber_2", "chamber_3", "chamber_4"),
    *("window_1", "window_2", "window_3", "window_4"),
]


@pytest.mark.parametrize("place", AWAY)
def test_v31_a_member_is_called_home_from_the_board(place: str) -> None:
    """V-31: from every workshop, city, chamber and window, of any generation, and at no cost."""
    scene = Scene().player(0, farm=[1], unborn=[4], members={"2a": place, "3a": place}, coins=0)
    scene.taking(0, "family", "plague")
    assert scene.options() == ["birth", f"recall:{place}:2", f"recall:{place}:3", "decline"]
    scene.play(f"recall:{place}:3")
    assert (scene.where(0, "3a"), scene.where(0, "2a"), scene.where(0, "4a")) == ("farm", place, "unborn")
    assert scene.time(0) == 2, "the plague cube's time and no more"


@pytest.mark.parametrize("place", ["bag", "grave", "chronicle_farm", "gone"])
def test_v31_nobody_is_called_home_from_the_bag_or_the_dead(place: str) -> None:
    """V-31, V-25: the bag is not the board, and the dead never return."""
    scene = Scene().player(0, farm=[], unborn=[4], members={"1a": place, "2a": "smithy"}).taking(0, "family")
    assert scene.options() == ["birth", "recall:smithy:2", "decline"]
    refusal = scene.refused("recall:smithy:1")
    assert (refusal.name, refusal.rules) == ("nobody-here", ("V-31",))
    with pytest.raises(UnknownToken):
        scene.play(f"recall:{place}:1")


def test_v31_only_own_members_are_called_home() -> None:
    """V-31: another player's member in the same workshop stays."""
    scene = Scene().player(0, members={"1a": "smithy"}).player(1, members={"2a": "smithy"}).taking(0, "family")
    assert scene.options() == ["birth", "recall:smithy:1", "decline"]
    scene.play("recall:smithy:1")
    assert scene.where(1, "2a") == "smithy"


@pytest.mark.parametrize(
    ("space", "tokens", "place"),
    [
        ("crafts", ["train:smithy:{}", "stop"], "smithy"),
        ("travel", ["send:north_near:{}"], "north_near"),
        ("council", ["enter:{}", "decline"], "chamber_1"),
        ("church", ["devote:{}", "time"], "bag"),
    ],
)
def test_v32_members_come_from_the_farm_whatever_their_generation(space: str, tokens: list[str], place: str) -> None:
    """V-32: each generation that is on the farm can be sent, and nobody from elsewhere."""
    for generation, sent in [(1, "1a"), (2, "2a"), (4, "4a")]:
        scene = Scene().player(0, farm=[1, 2, 4], members={"3a": "stable"}, coins=0, goods={"wagon": 1})
        scene.player(0, cubes={"green": 2, "brown": 1}).taking(0, space)
        refusal = scene.refused(tokens[0].format(3))
        assert (refusal.name, refusal.rules) == ("nobody-of-generation", ("V-32",))
        scene.play(*(token.format(generation) for token in tokens))
        assert scene.at(0, place) == [sent]
        assert scene.where(0, "3a") == "stable"
    scene = Scene().player(0, farm=[], members={"3a": "chamber_1"}, grain=3, goods={"wagon": 1}, cubes={"green": 2})
    if space in ("crafts", "council"):  # there is something else to do, so it is asked
        refusal = scene.taking(0, space).refused(tokens[0].format(3))
        assert (refusal.name, refusal.rules) == ("nobody-on-farm", ("V-32",))


# -- crafts ---------------------------------------------------------------------------------------------------

CRAFTS = [
    ("wheelwright", "wagon", 2, 2, {"orange": 1, "pink": 1}),
    ("stable", "horse", 3, 3, {"grain": 3}),
    ("stable", "ox", 3, 3, {"grain": 3}),
    ("scriptorium", "scroll", 2, 2, {"pink": 2}),
    ("smithy", "plow", 3, 3, {"orange": 3}),
]
BY_TIME = pytest.mark.parametrize(("shop", "good", "training", "making"), [row[:4] for row in CRAFTS])
BY_PRICE = pytest.mark.parametrize(("shop", "good", "price"), [(row[0], row[1], row[4]) for row in CRAFTS])


def has(scene: Scene, things: dict[str, int]) -> Scene:
    """Player 0 has exactly this to pay with."""
    cubes = {name: n for name, n in things.items() if name != "grain"}
    return scene.player(0, coins=0, cubes=cubes, grain=things.get("grain", 0))


@BY_TIME
def test_v33_v34_v38_train_and_make(shop: str, good: str, training: int, making: int) -> None:
    """V-33, V-34, V-38: a member from the farm learns and makes the good at once."""
    scene = Scene().player(0, farm=[2, 3]).taking(0, "crafts", "green").play(f"train:{shop}:3")
    assert (scene.time(0), scene.goods(0, good), scene.at(0, shop)) == (training, 0, ["3a"])
    scene.play(f"make:{good}")
    assert (scene.time(0), scene.goods(0, good), scene.supply(good)) == (training + making, 1, 7)
    assert (scene.at(0, shop), scene.to_move) == (["3a"], 1)


@BY_TIME
def test_v34_v38_one_who_has_learnt_needs_making_time_only(shop: str, good: str, training: int, making: int) -> None:
    """V-34, V-38, V-36: also with nobody on the farm; the member stays and makes one good an action."""
    scene = Scene().player(0, farm=[], members={"1a": shop}, coins=0).taking(0, "crafts", "green").play(f"make:{good}")
    assert (scene.time(0), scene.goods(0, good), scene.at(0, shop), scene.to_move) == (making, 1, ["1a"], 1)


@BY_TIME
def test_v34_after_training_one_may_stop(shop: str, good: str, training: int, making: int) -> None:
    """V-34: only the training time is spent; the member is there for later."""
    scene = Scene().taking(0, "crafts", "green").play(f"train:{shop}:1", "stop")
    assert (scene.time(0), scene.goods(0, good), len(scene.at(0, shop)), scene.to_move) == (training, 0, 1, 1)


def test_v34_v_e5_a_wagon_by_time() -> None:
    """V-34, V-38, V-E5: 4 time for the first wagon, 2 for the second."""
    scene = Scene().taking(0, "crafts", "green").play("train:wheelwright:1", "make:wagon")
    assert (scene.time(0), scene.goods(0, "wagon"), scene.at(0, "wheelwright")) == (4, 1, ["1a"])
    scene.taking(0, "crafts", "green").play("make:wagon")
    assert (scene.time(0), scene.goods(0, "wagon"), scene.at(0, "wheelwright")) == (6, 2, ["1a"])


@BY_TIME
def test_v34_v36_only_a_member_of_the_workshop_makes_its_good(shop: str, good: str, training: int, making: int) -> None:
    """V-34, V-36: own members in the other workshops, and somebody else's in this one, do not help."""
    own = {f"1{letter}": other for letter, other in zip("abc", [w for w in WORKSHOPS if w != shop], strict=True)}
    scene = Scene().player(0, members=own).player(1, members={"1a": shop}).taking(0, "crafts", "green")
    refusal = scene.refused(f"make:{good}")
    assert (refusal.name, refusal.rules) == ("no-craftsman", ("V-34",))


@BY_PRICE
@pytest.mark.parametrize("trained", [False, True])
def test_v35_v38_by_payment(shop: str, good: str, price: dict[str, int], trained: bool) -> None:
    """V-35, V-38, V-33: with or without a member there; no time; what is paid lies in the supply."""
    scene = has(Scene(), price).player(0, members={"1a": shop if trained else "farm"})
    scene.taking(0, "crafts", "green").play(f"buy:{good}")
    assert (scene.goods(0, good), scene.supply(good), scene.time(0)) == (1, 7, 0)
    assert all(scene.supply(thing) == (20 if thing == "grain" else 18) for thing in price)
    assert (len(scene.at(0, shop)), scene.to_move) == (int(trained), 1)


@BY_PRICE
def test_v35_v38_a_price_that_is_short_is_refused(shop: str, good: str, price: dict[str, int]) -> None:
    """V-35, V-38: one thing less, and the good cannot be bought; coins do not stand for grain."""
    for thing in price:
        scene = has(Scene(), {**price, thing: price[thing] - 1}).player(0, coins=3 if thing == "grain" else 0)
        refusal = scene.taking(0, "crafts", "green").refused(f"buy:{good}")
        assert (refusal.name, refusal.rules) == ("craft-short", ("V-35", "V-38"))


def test_v35_v_e6_a_wagon_by_cubes() -> None:
    """V-35, V-38, V-E6: both cubes in the supply, no time, nobody placed."""
    scene = Scene().player(0, coins=0, cubes={"orange": 1, "pink": 1}).taking(0, "crafts", "green").play("buy:wagon")
    assert (scene.supply("orange"), scene.supply("pink")) == (18, 18)
    assert (scene.goods(0, "wagon"), scene.time(0), scene.at(0, "wheelwright")) == (1, 0, [])


def test_v35_coins_stand_for_cubes() -> None:
    """V-35, V-81: all ways to pay for a wagon are offered, and the one chosen is paid."""
    scene = Scene().player(0, coins=2, cubes={"orange": 1, "pink": 1}).taking(0, "crafts", "green").play("buy:wagon")
    assert sorted(scene.options()) == ["coins:orange=1", "coins:orange=1,pink=1", "coins:pink=1", "cubes"]
    scene.play("coins:pink=1")
    assert (scene.goods(0, "wagon"), scene.coins(0), scene.cubes(0, "orange"), scene.cubes(0, "pink")) == (1, 1, 0, 1)


def test_v36_any_number_of_members_of_any_colour() -> None:
    """V-36: all four of a family in one workshop, beside those of another family."""
    scene = Scene().player(1, members={"1a": "smithy", "1b": "smithy"})
    for n in range(1, 5):
        scene.player(0, time=0).taking(0, "crafts", "green").play("train:smithy:1", "stop")
        assert len(scene.at(0, "smithy")) == n
    assert scene.at(1, "smithy") == ["1a", "1b"]


def test_v36_the_stable_makes_one_of_two() -> None:
    """V-36: horse or ox; the other goods are refused there."""
    scene = Scene().taking(0, "crafts", "green").play("train:stable:1")
    assert scene.options() == ["make:horse", "make:ox", "stop"]
    scene.play("make:ox")
    assert [scene.goods(0, good) for good in GOODS] == [0, 0, 1, 0, 0]
    assert scene.to_move == 1


def test_v36_v09_a_good_that_is_out_cannot_be_made() -> None:
    """V-36, V-09: neither by time nor by payment; training is allowed all the same."""
    scene = Scene().player(1, goods={"plow": 8, "horse": 8}).player(0, cubes={"orange": 3}, grain=3)
    scene.player(0, members={"1a": "smithy", "1b": "stable"}).taking(0, "crafts", "green")
    for token in ("make:plow", "buy:plow", "make:horse", "buy:horse"):
        refusal = scene.refused(token)
        assert (refusal.name, refusal.rules) == ("good-is-out", ("V-36", "V-09"))
    assert {"make:ox", "buy:ox"} <= set(scene.options())
    scene.play("train:smithy:1")
    assert (len(scene.at(0, "smithy")), scene.time(0), scene.to_move) == (2, 3, 1), "nothing to make, nothing to ask"
    scene.taking(0, "crafts", "green").play("train:stable:1")
    assert scene.options() == ["make:ox", "stop"]
    assert scene.refused("make:horse").name == "good-is-out"


def test_v37_the_mill() -> None:
    """V-37: 2 time and 2 grain for 2 coins, with nobody there, not even on the farm."""
    scene = Scene().player(0, farm=[], members={"1a": "bag"}, grain=3).taking(0, "crafts", "green").play("mill")
    assert (scene.time(0), scene.grain(0), scene.coins(0)) == (2, 1, 3)
    assert (scene.supply("grain"), scene.supply("coins")) == (19, 11)


def test_v37_the_mill_needs_grain_and_takes_no_members() -> None:
    """V-37, V-82: a coin does not stand for grain."""
    scene = Scene().player(0, grain=1, coins=5).taking(0, "crafts", "green")
    refusal = scene.refused("mill")
    assert (refusal.name, refusal.rules) == ("mill-short", ("V-37",))
    with pytest.raises(UnknownToken):
        scene.play("train:mill:1")


@pytest.mark.parametrize(("left", "gets"), [(2, 2), (1, 1)])
def test_v37_v09_the_mill_gives_what_coins_are_left(left: int, gets: int) -> None:
    """V-37, V-09: with one coin in the supply it gives one, at the full price."""
    scene = Scene().player(0, coins=0, grain=2).player(1, coins=15 - left).taking(0, "crafts", "green").play("mill")
    assert (scene.coins(0), scene.grain(0), scene.time(0), scene.supply("coins")) == (gets, 0, 2, 0)


def test_v37_v09_the_mill_without_coins_is_refused() -> None:
    """V-37, V-09: nothing can be bought of which none is left."""
    scene = Scene().player(0, coins=0, grain=5).player(1, coins=15).taking(0, "crafts", "green")
    refusal = scene.refused("mill")
    assert (refusal.name, refusal.rules) == ("no-coins-left", ("V-37", "V-09"))


def test_v39_one_member_and_one_good_in_the_same_workshop() -> None:
    """V-39: after training only this workshop's good can be made, once, and nothing is bought or trained."""
    scene = Scene().player(0, members={"1a": "wheelwright"}, cubes={"orange": 3}).taking(0, "crafts", "green")
    scene.play("train:smithy:1")
    assert scene.options() == ["make:plow", "stop"]
    refusal = scene.refused("make:wagon")
    assert (refusal.name, refusal.rules) == ("other-workshop", ("V-39",))
    for token in ("buy:plow", "train:smithy:1", "mill"):
        with pytest.raises(UnknownToken):
            scene.play(token)
    scene.play("make:plow")
    assert (scene.goods(0, "plow"), scene.asked, scene.to_move) == (1, "TakeCube", 1)


def test_v39_a_further_member_is_trained_beside_the_first() -> None:
    """V-39: for the full training time, and then makes one good."""
    scene = Scene().player(0, members={"1a": "smithy"}).taking(0, "crafts", "green").play("train:smithy:1", "make:plow")
    assert (len(scene.at(0, "smithy")), scene.goods(0, "plow"), scene.time(0)) == (2, 1, 6)


# -- questions ------------------------------------------------------------------------------------------------


def test_v34_v35_v44_v50_v60_v62_one_way_is_not_asked_about() -> None:
    """V-34, V-35, V-44, V-50, V-60, V-62: the game itself, not the scene, goes on where nothing can be chosen."""

    def then_asked(scene: Scene, token: str) -> str:
        scene.game.answer_token(scene.s, token, None)
        return scene.asked

    poor = Scene().player(0, coins=0, cubes={"pink": 2}, goods={"wagon": 1, "scroll": 1}).player(1, coins=0)
    assert then_asked(poor.taking(0, "crafts"), "buy:scroll") == "TakeCube"
    poor.player(0, cubes={"pink": 2}, goods={"scroll": 1})
    assert then_asked(poor.taking(0, "travel"), "send:south_near:1") == "TakeCube"
    assert then_asked(poor.taking(0, "council"), "enter:1") == "Privilege"
    poor.s.token = 1
    poor.player(0, goods={"scroll": 1})
    assert then_asked(poor.taking(0, "council"), "enter:1") == "TakeCube"
    poor.player(1, goods={"wagon": 8})
    assert then_asked(poor.taking(0, "crafts"), "train:wheelwright:1") == "TakeCube"
    poor.market(["2_grain", "3_grain", None], pile=[]).player(0, grain=5, cubes={"green": 1}).player(1, grain=3)
    assert then_asked(poor.taking(0, "market").play("serve:2_grain"), "serve:3_grain") == "TakeCube"
