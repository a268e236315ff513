"""The rulebook: travel and council. V-50 to V-65"""

import pytest

from armorial.games.village.components import CITIES, COLOURS, GOODS
from armorial.games.village.travel import TravelAction
from armorial.kernel.errors import UnknownToken
from tests.village.scene import Scene

# -- travel ---------------------------------------------------------------------------------------------------

ROADS = [("north_near", "brown"), ("south_near", "pink")]
ROUTES = [
    ("north_near", "south_near", "orange"),
    ("north_near", "north_middle", "orange"),
    ("south_near", "south_middle", "orange"),
    ("north_middle", "south_middle", "brown"),
    ("north_middle", "north_far", "pink"),
    ("south_middle", "south_far", "brown"),
    ("north_far", "south_far", "orange"),
]
BOTH_WAYS = [*ROUTES, *((b, a, colour) for a, b, colour in ROUTES)]


def traveller(place: str, colour: str) -> Scene:
    """Player 0 has one member, at a place, and just what a route costs."""
    scene = Scene().player(0, farm=[], members={"1a": place}, coins=0, goods={"wagon": 1}, cubes={colour: 2})
    return scene.player(0, cities=[] if place == "farm" else [place])


def test_v50_v_e8_a_first_journey() -> None:
    """V-50, V-51, V-53, V-E8: 2 time, a wagon, 2 brown; member and marker in the north; 3 prestige."""
    scene = Scene().player(0, coins=0, goods={"wagon": 1}, cubes={"brown": 2}).taking(0, "travel", "green")
    scene.play("send:north_near:1")
    assert (scene.time(0), scene.prestige(0)) == (2, 3)
    assert (scene.supply("wagon"), scene.supply("brown")) == (8, 18)
    assert (scene.at(0, "north_near"), scene.cities(0)) == (["1a"], ["north_near"])
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


@pytest.mark.parametrize(("city", "colour"), ROADS)
def test_v50_v53_two_cities_touch_the_village(city: str, colour: str) -> None:
    """V-50, V-53: 2 time, 1 wagon, 2 cubes; 3 prestige; no other road leads out of the village."""
    scene = traveller("farm", colour).taking(0, "travel", "plague")
    assert scene.options() == [f"send:{city}:1", "decline"]
    for far in CITIES[2:]:
        refusal = scene.refused(f"send:{far}:1")
        assert (refusal.name, refusal.rules) == ("no-route", ("V-53",))
    scene.play(f"send:{city}:1")
    assert (scene.where(0, "1a"), scene.prestige(0), scene.time(0)) == (city, 3, 4)
    assert (scene.supply(colour), scene.supply("wagon")) == (18, 8)


@pytest.mark.parametrize(("start", "end", "colour"), BOTH_WAYS)
def test_v50_v53_routes_are_travelled_both_ways(start: str, end: str, colour: str) -> None:
    """V-50, V-53: one route an action, 2 time, 1 wagon and 2 cubes each way."""
    scene = traveller(start, colour).taking(0, "travel", "plague").play(f"move:{start}:{end}:1")
    assert (scene.where(0, "1a"), scene.time(0), scene.goods(0, "wagon")) == (end, 4, 0)
    assert scene.supply("wagon") == 8
    if scene.asked != "PickCube":
        assert (scene.supply(colour), scene.to_move) == (18, 1)


def test_v53_only_neighbours_can_be_reached() -> None:
    """V-53: cities that no route joins are refused, however rich the traveller is."""
    joined = {(start, end) for start, end, _ in BOTH_WAYS}
    for start in CITIES:
        cubes = dict.fromkeys(COLOURS, 5)
        scene = Scene().player(0, farm=[], members={"1a": start}, goods={"wagon": 5}, cubes=cubes)
        scene.taking(0, "travel")
        reached = {(start, end) for end in CITIES if f"move:{start}:{end}:1" in scene.options()}
        assert reached == {pair for pair in joined if pair[0] == start}
        for end in CITIES:
            if (start, end) not in joined:
                refusal = scene.refused(f"move:{start}:{end}:1")
                assert (refusal.name, refusal.rules) == ("no-route", ("V-53",))


def test_v50_what_is_lacking_for_a_route() -> None:
    """V-50, V-53, V-82: without the wagon or the cubes; coins stand for cubes and never for a wagon."""
    for goods, cubes, coins in [({}, {"brown": 2}, 9), ({"wagon": 1}, {"brown": 1, "orange": 9}, 0)]:
        scene = Scene().player(0, goods=goods, cubes=cubes, coins=coins)
        refusal = scene.ask(TravelAction(0)).refused("send:north_near:1")
        assert (refusal.name, refusal.rules) == ("route-short", ("V-50", "V-53"))
    scene = Scene().player(0, goods={"wagon": 1}, cubes={"brown": 2}, coins=2).taking(0, "travel", "green")
    scene.play("send:north_near:1")
    assert scene.options() == ["cubes", "coins:brown=1", "coins:brown=2"]
    scene.play("coins:brown=2")
    assert (scene.cubes(0, "brown"), scene.coins(0), scene.where(0, "1a")) == (2, 0, "north_near")


def test_v50_who_may_travel() -> None:
    """V-50, V-32: from the farm to the village's neighbours; from a city only who is there."""
    scene = Scene().player(0, farm=[2], members={"1a": "north_near", "1b": "smithy"}, goods={"wagon": 1})
    scene.player(0, coins=6).taking(0, "travel")
    moves = ["move:north_near:south_near:1", "move:north_near:north_middle:1"]
    assert scene.options() == [*moves, "send:north_near:2", "send:south_near:2", "decline"]
    refusal = scene.refused("move:north_near:north_middle:2")
    assert (refusal.name, refusal.rules) == ("no-traveller", ("V-50",))
    assert scene.refused("send:north_near:1").name == "nobody-of-generation"
    refusal = Scene().player(0, farm=[]).ask(TravelAction(0)).refused("send:north_near:1")
    assert (refusal.name, refusal.rules) == ("nobody-on-farm", ("V-32",))


@pytest.mark.parametrize(
    ("start", "end", "colour", "reward"),
    [
        ("village", "north_near", "brown", "prestige"),
        ("village", "south_near", "pink", "prestige"),
        ("north_near", "north_middle", "orange", "cubes"),
        ("south_near", "south_middle", "orange", "coin"),
        ("north_middle", "north_far", "pink", "coin"),
        ("south_middle", "south_far", "brown", "cubes"),
    ],
)
def test_v51_v54_a_city_gives_its_reward_once(start: str, end: str, colour: str, reward: str) -> None:
    """V-51, V-54: 3 prestige, 1 coin or 2 cubes of choice on the first visit; the second gives nothing."""
    scene = traveller("farm" if start == "village" else start, colour)
    token = f"send:{end}:1" if start == "village" else f"move:{start}:{end}:1"
    scene.taking(0, "travel", "plague").play(token)
    if reward == "cubes":
        assert scene.options() == ["cube:orange", "cube:green", "cube:brown", "cube:pink"]
        scene.play("cube:green", "cube:brown")
        assert (scene.cubes(0, "green"), scene.cubes(0, "brown")) == (1, 1)
    assert (scene.prestige(0), scene.coins(0)) == (3 if reward == "prestige" else 0, 1 if reward == "coin" else 0)
    assert end in scene.cities(0)
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)

    scene = traveller("farm" if start == "village" else start, colour).player(0, cities=[end])
    visited = scene.cities(0)
    scene.taking(0, "travel", "plague").play(token)
    assert (scene.where(0, "1a"), scene.time(0), scene.goods(0, "wagon"), scene.cubes(0, colour)) == (end, 4, 0, 0)
    assert (scene.prestige(0), scene.coins(0)) == (0, 0)
    assert (scene.cities(0), scene.asked, scene.to_move) == (visited, "TakeCube", 1)


def test_v51_v54_many_members_and_markers_in_one_city() -> None:
    """V-51, V-54: others were there before, and own ones; each player gets the reward, each once."""
    scene = Scene(3).player(1, members={"1a": "north_near"}, cities=["north_near"])
    for seat, prestige in [(0, 3), (2, 3), (0, 3), (0, 3)]:
        scene.player(seat, time=0, coins=0, goods={"wagon": 1}, cubes={"brown": 2}).taking(seat, "travel", "plague")
        scene.play("send:north_near:1")
        assert scene.prestige(seat) == prestige
    assert [len(scene.at(seat, "north_near")) for seat in range(3)] == [3, 1, 1]
    assert [scene.cities(seat) for seat in range(3)] == [["north_near"]] * 3


def test_v52_six_cities_with_a_marker_each() -> None:
    """V-52, V-51: one member goes round the whole map; then every city has a marker and none gives anything."""
    tour = [
        ("send:north_near:1", "brown"),
        ("move:north_near:south_near:1", "orange"),
        ("move:south_near:south_middle:1", "orange"),
        ("move:south_middle:south_far:1", "brown"),
        ("move:south_far:north_far:1", "orange"),
        ("move:north_far:north_middle:1", "pink"),
        ("move:north_middle:north_near:1", "orange"),
    ]
    scene = Scene().player(0, coins=0)
    for visited, (token, colour) in enumerate(tour, 1):
        scene.player(0, time=0, coins=0, goods={"wagon": 1}, cubes={colour: 2})
        scene.taking(0, "travel", "plague").play(token)
        while scene.asked == "PickCube":
            scene.play("cube:pink")
        assert len(scene.cities(0)) == min(visited, 6)
    assert scene.cities(0) == list(CITIES)
    assert (scene.prestige(0), scene.where(0, "1a")) == (6, "north_near")


def test_v55_no_route_leads_home_and_markers_stay() -> None:
    """V-55: only the family action brings a traveller home; a marker stays after him, dead or alive."""
    scene = Scene().player(0, farm=[1], members={"2a": "north_near", "2b": "north_near"}, cities=["north_near"])
    scene.player(0, coins=9, goods={"wagon": 1}).taking(0, "travel")
    with pytest.raises(UnknownToken):
        scene.play("move:north_near:village:2")
    assert not [token for token in scene.options() if token.endswith(("farm:2", "village:2"))]
    scene.taking(0, "family").play("recall:north_near:2")
    assert (len(scene.at(0, "north_near")), scene.cities(0)) == (1, ["north_near"])
    scene.player(0, farm=[], time=8, members={"2a": "north_near"}).taking(0, "market", "plague")
    assert (scene.where(0, "2a"), scene.cities(0)) == ("chronicle_travel", ["north_near"])


# -- council --------------------------------------------------------------------------------------------------


def councillor(chamber: int, **has: object) -> Scene:
    """Player 0 has a member of generation 2 in a chamber (0: on the farm) and nobody else."""
    place = f"chamber_{chamber}" if chamber else "farm"
    scene = Scene().player(0, farm=[], members={"2a": place}, coins=0)
    return scene.player(0, **has)  # type: ignore[arg-type]


STEPS = [(0, "enter:2", 1), (1, "climb:1:2", 2), (2, "climb:2:2", 2), (3, "climb:3:2", 3)]


@pytest.mark.parametrize(("chamber", "token", "time"), STEPS)
@pytest.mark.parametrize("scroll", [True, False])
def test_v60_a_step_costs_time_and_green_or_a_scroll(chamber: int, token: str, time: int, scroll: bool) -> None:
    """V-60: into chamber 1 from the farm, or one chamber up; one way to pay is not asked about."""
    pays = {"goods": {"scroll": 1}} if scroll else {"cubes": {"green": 2}}
    scene = councillor(chamber, **pays).taking(0, "council", "orange").play(token)
    assert scene.asked == "Privilege"
    scene.play("decline")
    assert (scene.where(0, "2a"), scene.time(0)) == (f"chamber_{chamber + 1}", time)
    assert (scene.goods(0, "scroll"), scene.cubes(0, "green")) == (0, 0)
    assert (scene.supply("scroll"), scene.supply("green")) == (8, 18)
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


@pytest.mark.parametrize(
    ("green", "coins", "scrolls", "ways"),
    [
        (2, 2, 1, ["cubes", "coins:green=1", "coins:green=2", "goods"]),
        (2, 2, 0, ["cubes", "coins:green=1", "coins:green=2"]),
        (2, 1, 0, ["cubes", "coins:green=1"]),
        (1, 2, 0, ["coins:green=1", "coins:green=2"]),
        (0, 2, 3, ["coins:green=2", "goods"]),
        (5, 0, 1, ["cubes", "goods"]),
    ],
)
def test_v60_v_e12_ways_to_pay_a_step(green: int, coins: int, scrolls: int, ways: list[str]) -> None:
    """V-60, V-81, V-E12: 2 green, 1 coin and 1 green, 2 coins, or a scroll; exactly what the player has."""
    cost = {"cubes": (2, 0, 0), "coins:green=1": (1, 1, 0), "coins:green=2": (0, 2, 0), "goods": (0, 0, 1)}
    for way in ways:
        scene = councillor(1, cubes={"green": green}, coins=coins, goods={"scroll": scrolls})
        scene.taking(0, "council", "orange").play("climb:1:2")
        assert (scene.asked, scene.options()) == ("PayCouncil", ways)
        scene.play(way, "decline")
        paid = (green - scene.cubes(0, "green"), coins - scene.coins(0), scrolls - scene.goods(0, "scroll"))
        assert paid == cost[way]
        assert (scene.where(0, "2a"), scene.time(0)) == ("chamber_2", 2)


def test_v60_v_e12_one_coin_and_one_green_without_asking() -> None:
    """V-60, V-E12: where it is the only way it is paid at once."""
    scene = councillor(1, cubes={"green": 1}, coins=1).taking(0, "council", "orange").play("climb:1:2", "decline")
    assert (scene.cubes(0, "green"), scene.coins(0), scene.where(0, "2a")) == (0, 0, "chamber_2")


@pytest.mark.parametrize(("chamber", "token"), [(0, "enter:2"), (2, "climb:2:2")])
def test_v60_a_step_that_cannot_be_paid(chamber: int, token: str) -> None:
    """V-60: one green is too little; orange does not count."""
    scene = councillor(chamber, cubes={"green": 1, "orange": 5}).player(0, members={"3a": "chamber_1"})
    refusal = scene.taking(0, "council", "orange").refused(token)
    assert (refusal.name, refusal.rules) == ("council-short", ("V-60",))


def test_v60_one_chamber_at_a_time() -> None:
    """V-60: a step leads from the farm into chamber 1 and from a chamber into the next, once an action."""
    scene = councillor(1, cubes={"green": 6}).player(0, members={"3a": "farm"}).taking(0, "council")
    assert scene.options() == ["enter:3", "climb:1:2", "privilege:1", "decline"]
    refusal = scene.refused("climb:2:2")
    assert (refusal.name, refusal.rules) == ("no-councillor", ("V-63",))
    scene.play("climb:1:2", "decline")
    assert (scene.where(0, "2a"), scene.where(0, "3a"), scene.cubes(0, "green")) == ("chamber_2", "farm", 4)


@pytest.mark.parametrize(("chamber", "token", "_time"), STEPS)
def test_v61_after_a_step_the_new_chamber_or_any_lower_one(chamber: int, token: str, _time: int) -> None:
    """V-61, V-62: one privilege of those up to the new chamber, or none."""
    scene = councillor(chamber, goods={"scroll": 1}, coins=1).taking(0, "council", "orange").play(token)
    assert scene.options() == [*(f"privilege:{n}" for n in range(1, chamber + 2)), "decline"]
    for higher in range(chamber + 2, 5):
        refusal = scene.refused(f"privilege:{higher}")
        assert (refusal.name, refusal.rules) == ("chamber-too-high", ("V-61",))


@pytest.mark.parametrize("chamber", [1, 2, 3, 4])
def test_v60_v61_v62_each_privilege_without_a_move(chamber: int) -> None:
    """V-60 (c), V-61, V-62: free of charge, of the member's chamber and all lower ones."""
    scene = councillor(chamber, coins=1).taking(0, "council", "orange")
    assert scene.options() == [*(f"privilege:{n}" for n in range(1, chamber + 1)), "decline"]
    for higher in range(chamber + 1, 5):
        assert scene.refused(f"privilege:{higher}").name == "chamber-too-high"
    scene.play(f"privilege:{chamber}")
    if chamber == 2:
        assert scene.options() == ["cube:orange", "cube:green", "cube:brown", "cube:pink"]
        scene.play("cube:brown", "cube:brown")
    if chamber == 3:
        assert scene.options() == [f"good:{good}" for good in GOODS]
        scene.play("good:ox")
    assert scene.s.token == (0 if chamber == 1 else -1)
    assert scene.cubes(0, "brown") == (2 if chamber == 2 else 0)
    assert sum(scene.goods(0, good) for good in GOODS) == scene.goods(0, "ox") == (1 if chamber == 3 else 0)
    assert (scene.prestige(0), scene.coins(0)) == ((3, 0) if chamber == 4 else (0, 1))
    assert (scene.where(0, "2a"), scene.time(0)) == (f"chamber_{chamber}", 0)
    assert (scene.asked, scene.to_move) == ("TakeCube", 1), "V-65: one privilege an action, once"


def test_v62_a_privilege_may_be_declined() -> None:
    """V-62: the step stays."""
    scene = councillor(0, goods={"scroll": 1}).taking(0, "council", "orange").play("enter:2", "decline")
    assert (scene.where(0, "2a"), scene.s.token) == ("chamber_1", -1)


def test_v62_chamber_4_needs_a_coin() -> None:
    """V-62, V-82: cubes do not stand for the coin; the coin is paid into the supply."""
    scene = councillor(4, cubes={"green": 5, "pink": 5}).taking(0, "council", "orange")
    refusal = scene.refused("privilege:4")
    assert (refusal.name, refusal.rules) == ("needs-coin", ("V-62",))
    scene = councillor(4, coins=3).taking(0, "council", "orange").play("privilege:4")
    assert (scene.prestige(0), scene.coins(0), scene.supply("coins"), scene.to_move) == (3, 2, 12, 1)


def test_v62_v09_privileges_of_which_nothing_is_left() -> None:
    """V-62, V-09: without cubes or goods in the supply privileges 2 and 3 are refused."""
    scene = councillor(3).player(1, cubes={"orange": 17, "green": 18, "brown": 18, "pink": 18})
    scene.player(1, goods=dict.fromkeys(GOODS, 8)).taking(0, "council", "orange")
    assert scene.options() == ["privilege:1", "decline"]
    assert (scene.refused("privilege:2").name, scene.refused("privilege:3").name) == ("no-cubes-left", "no-goods-left")
    assert scene.refused("privilege:2").rules == scene.refused("privilege:3").rules == ("V-62", "V-09")


def test_v63_any_number_of_members_and_chamber_4_is_the_last() -> None:
    """V-63: three of one family and one of another in chamber 4; nobody there climbs, who is below does."""
    scene = councillor(4, cubes={"green": 4}, coins=1).player(1, members={"1a": "chamber_4"})
    scene.player(0, members={"1a": "chamber_4", "3a": "chamber_3"}).taking(0, "council", "orange")
    assert [token for token in scene.options() if token.startswith(("climb", "enter"))] == ["climb:3:3"]
    with pytest.raises(UnknownToken):
        scene.play("climb:4:2")
    scene.play("climb:3:3")
    while scene.asked != "TakeCube":
        scene.play(next(token for token in ("cubes", "decline") if token in scene.options()))
    assert (scene.at(0, "chamber_4"), scene.at(1, "chamber_4")) == (["1a", "2a", "3a"], ["1a"])


def test_v63_a_privilege_needs_an_own_member_in_the_council() -> None:
    """V-63: somebody else's does not help."""
    scene = councillor(0, cubes={"green": 2}).player(1, members={"1a": "chamber_4"}).taking(0, "council", "orange")
    assert scene.options() == ["enter:2", "decline"]
    refusal = scene.refused("privilege:1")
    assert (refusal.name, refusal.rules) == ("no-councillor", ("V-63",))


def test_v64_after_a_step_the_member_who_moved_counts() -> None:
    """V-64, V-61: others standing higher do not lend him their chamber; without a move any member counts."""
    scene = councillor(4, cubes={"green": 4}, coins=1).player(0, members={"3a": "farm", "4a": "chamber_1"})
    scene.taking(0, "council", "orange")
    assert scene.options() == [
        *("enter:3", "climb:1:4"),
        *("privilege:1", "privilege:2", "privilege:3", "privilege:4", "decline"),
    ]
    scene.play("enter:3", "cubes")
    assert scene.options() == ["privilege:1", "decline"]
    assert scene.refused("privilege:4").name == "chamber-too-high"
    scene.play("decline").taking(0, "council", "orange").play("climb:1:4", "cubes")
    assert scene.options() == ["privilege:1", "privilege:2", "decline"]
    assert scene.refused("privilege:3").rules == ("V-61",)


def test_v65_the_token_can_be_taken_once() -> None:
    """V-65, V-62: also by the first player; then it is gone for the others and for oneself."""
    scene = councillor(2).player(1, members={"1a": "chamber_1"}, goods={"scroll": 1})
    scene.s.first = 0
    scene.taking(0, "council", "orange").play("privilege:1")
    assert scene.s.token == 0
    scene.taking(0, "council", "orange")
    refusal = scene.refused("privilege:1")
    assert (refusal.name, refusal.rules) == ("token-is-gone", ("V-62", "V-65"))
    assert "privilege:2" in scene.options()
    scene.taking(1, "council", "orange")
    assert scene.refused("privilege:1").name == "token-is-gone"
    scene.play("enter:1")
    assert (scene.s.token, scene.at(1, "chamber_1")) == (0, ["1a", "1b"])
    assert (scene.asked, scene.to_move) == ("TakeCube", 0), "no privilege is left, so none is offered"


def test_v65_one_privilege_after_a_step_too() -> None:
    """V-65: chamber 4's exchange once, though there are coins for more; the action is over then."""
    scene = councillor(3, coins=5, goods={"scroll": 1}).taking(0, "council", "orange").play("climb:3:2", "goods")
    scene.play("privilege:4")
    assert (scene.prestige(0), scene.coins(0), scene.asked, scene.to_move) == (3, 4, "TakeCube", 1)
