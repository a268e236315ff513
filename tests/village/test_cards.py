"""Every tile, city, route, workshop and privilege is used once, and gives what a table typed here says.

The tables are written from the rulebook and the list of components, not read from the component file, so that a slip
of the pen in that file shows. V-38, V-40, V-50 to V-55, V-60 to V-62
"""

from itertools import permutations

import pytest

from armorial.games.village.components import CITIES, CUSTOMERS, GOODS, WORKSHOPS
from tests.village.scene import Scene

REST = {"grain": ["orange", "pink"]}

# -- customers ------------------------------------------------------------------------------------------------

CUSTOMER_TABLE: dict[str, tuple[dict[str, int], int]] = {
    "horse_plow": ({"horse": 1, "plow": 1}, 6),
    "3_grain": ({"grain": 3}, 3),
    "scroll_grain": ({"scroll": 1, "grain": 1}, 3),
    "2_grain": ({"grain": 2}, 2),
    "ox_plow": ({"ox": 1, "plow": 1}, 6),
    "horse_ox": ({"horse": 1, "ox": 1}, 6),
    "horse_wagon": ({"horse": 1, "wagon": 1}, 5),
    "ox_wagon": ({"ox": 1, "wagon": 1}, 5),
    "plow_wagon": ({"plow": 1, "wagon": 1}, 5),
    "scroll_wagon": ({"scroll": 1, "wagon": 1}, 4),
    "scroll_horse": ({"scroll": 1, "horse": 1}, 5),
    "scroll_ox": ({"scroll": 1, "ox": 1}, 5),
    "scroll_plow": ({"scroll": 1, "plow": 1}, 5),
    "wagon_grain": ({"wagon": 1, "grain": 1}, 3),
    "horse_grain": ({"horse": 1, "grain": 1}, 4),
    "ox_grain": ({"ox": 1, "grain": 1}, 4),
    "plow_grain": ({"plow": 1, "grain": 1}, 4),
    "scroll_2_grain": ({"scroll": 1, "grain": 2}, 4),
    "wagon_2_grain": ({"wagon": 1, "grain": 2}, 4),
    "horse_2_grain": ({"horse": 1, "grain": 2}, 5),
    "ox_2_grain": ({"ox": 1, "grain": 2}, 5),
    "plow_2_grain": ({"plow": 1, "grain": 2}, 5),
    "2_scroll": ({"scroll": 2}, 4),
    "2_wagon": ({"wagon": 2}, 4),
}


def seller(demand: dict[str, int], tile: str) -> Scene:
    """Player 0 holds exactly this, has opened a market day, and the tile stands at a stall."""
    goods = {good: n for good, n in demand.items() if good != "grain"}
    scene = Scene(2).player(0, coins=0, grain=demand.get("grain", 0), goods=goods)
    scene.market([tile, None, None], pile=[]).turn(0, {"market": ["orange"], **REST})
    return scene.play("take:market:orange")


def test_there_are_24_customers() -> None:
    """V-03"""
    assert set(CUSTOMER_TABLE) == set(CUSTOMERS)
    assert len(CUSTOMER_TABLE) == 24


@pytest.mark.parametrize("tile", CUSTOMER_TABLE)
def test_every_customer_can_be_served(tile: str) -> None:
    """V-40, V-120: for exactly what it asks, and it is worth its points."""
    demand, points = CUSTOMER_TABLE[tile]
    scene = seller(demand, tile).play(f"serve:{tile}")
    assert scene.customers(0) == [tile]
    assert scene.stalls() == [None, None, None]
    assert scene.grain(0) == 0
    assert [scene.goods(0, good) for good in GOODS] == [0] * 5
    assert [scene.supply(good) for good in GOODS] == [8] * 5
    assert scene.game.score(scene.s, 0).parts["customers"] == points


@pytest.mark.parametrize("tile", CUSTOMER_TABLE)
def test_no_customer_is_served_for_less(tile: str) -> None:
    """V-40: one thing less, whichever, and the seller can only pass."""
    demand, _ = CUSTOMER_TABLE[tile]
    for missing in demand:
        scene = seller({**demand, missing: demand[missing] - 1}, tile)
        assert scene.asked == "TakeCube", "the day is over: nobody could sell"
        assert scene.customers(0) == []


# -- the map --------------------------------------------------------------------------------------------------

REWARDS: dict[str, tuple[str, int]] = {
    "north_near": ("prestige", 3),
    "south_near": ("prestige", 3),
    "north_middle": ("cubes", 2),
    "south_middle": ("coin", 1),
    "north_far": ("coin", 1),
    "south_far": ("cubes", 2),
}
ROADS: dict[str, str] = {"north_near": "brown", "south_near": "pink"}
"""From the village; every route costs 2 time, a wagon and 2 cubes of the colour named."""
ROUTES: dict[tuple[str, str], str] = {
    ("north_near", "south_near"): "orange",
    ("north_near", "north_middle"): "orange",
    ("south_near", "south_middle"): "orange",
    ("north_middle", "south_middle"): "brown",
    ("north_middle", "north_far"): "pink",
    ("south_middle", "south_far"): "brown",
    ("north_far", "south_far"): "orange",
}
BOTH_WAYS = {**ROUTES, **{(b, a): colour for (a, b), colour in ROUTES.items()}}


def traveller(start: str, colour: str, cubes: int = 2, wagons: int = 1) -> Scene:
    """Player 0 has one member, at a place, and the price of one route; he has taken a green cube from travel."""
    scene = Scene(2).player(0, coins=0, farm=[], members={"1a": start}, cubes={colour: cubes}, goods={"wagon": wagons})
    return scene.turn(0, {"travel": ["green"], **REST}).play("take:travel:green")


def arrived(scene: Scene, city: str, colour: str) -> None:
    """The route is paid, the member and a marker are in the city, and the city's reward is taken."""
    kind, n = REWARDS[city]
    if kind == "cubes":
        assert (scene.asked, scene.to_move) == ("PickCube", 0)
        assert scene.cubes(0, colour) == 0
        scene.play("cube:orange", "cube:pink")
        assert (scene.cubes(0, "orange"), scene.cubes(0, "pink")) == (1, 1)
    else:
        assert scene.cubes(0, colour) == 0
    assert scene.prestige(0) == (n if kind == "prestige" else 0)
    assert scene.coins(0) == (n if kind == "coin" else 0)
    assert (scene.time(0), scene.goods(0, "wagon")) == (2, 0)
    assert scene.where(0, "1a") == city
    assert scene.game.view(scene.s, 0)["players"][0]["cities"] == [city]
    assert scene.to_move == 1


@pytest.mark.parametrize("city", ROADS)
def test_every_road_from_the_village(city: str) -> None:
    """V-50, V-51, V-53"""
    scene = traveller("farm", ROADS[city])
    assert scene.options() == [f"send:{city}:1", "decline"]
    arrived(scene.play(f"send:{city}:1"), city, ROADS[city])


@pytest.mark.parametrize(("start", "city"), BOTH_WAYS)
def test_every_route_in_both_directions(start: str, city: str) -> None:
    """V-50, V-51, V-53"""
    colour = BOTH_WAYS[start, city]
    arrived(traveller(start, colour).play(f"move:{start}:{city}:1"), city, colour)


@pytest.mark.parametrize(("start", "city"), BOTH_WAYS)
def test_no_route_is_travelled_for_less(start: str, city: str) -> None:
    """V-50, V-53: without the wagon, or with one cube, or with cubes of another colour."""
    colour = BOTH_WAYS[start, city]
    other = "green" if colour != "green" else "brown"
    for scene in (traveller(start, colour, wagons=0), traveller(start, colour, cubes=1), traveller(start, other)):
        if scene.asked == "TravelAction":
            assert scene.refused(f"move:{start}:{city}:1").name == "route-short"
        else:
            assert "village-did-skip" in scene.told()


def test_there_are_no_other_routes() -> None:
    """V-53: six cities, and nobody gets from one to another but by the routes of the table."""
    assert set(CITIES) == set(REWARDS)
    for start, city in permutations(CITIES, 2):
        scene = Scene(2).player(0, members={"1a": start}, cubes=dict.fromkeys(("orange", "brown", "pink"), 9))
        scene.player(0, goods={"wagon": 2}).turn(0, {"travel": ["green"], **REST}).play("take:travel:green")
        if (start, city) in BOTH_WAYS:
            assert f"move:{start}:{city}:1" in scene.options()
        else:
            assert scene.refused(f"move:{start}:{city}:1").name == "no-route"
        if start not in ROADS:
            assert scene.refused(f"send:{start}:1").name == "no-route"


# -- workshops ------------------------------------------------------------------------------------------------

WORKSHOP_TABLE: dict[str, tuple[str, int, int, dict[str, int]]] = {
    "wagon": ("wheelwright", 2, 2, {"orange": 1, "pink": 1}),
    "horse": ("stable", 3, 3, {"grain": 3}),
    "ox": ("stable", 3, 3, {"grain": 3}),
    "scroll": ("scriptorium", 2, 2, {"pink": 2}),
    "plow": ("smithy", 3, 3, {"orange": 3}),
}


def crafts(scene: Scene) -> Scene:
    return scene.turn(0, {"crafts": ["green"], **REST}).play("take:crafts:green")


def test_there_are_four_workshops_and_five_goods() -> None:
    """V-36"""
    assert set(WORKSHOP_TABLE) == set(GOODS)
    assert {row[0] for row in WORKSHOP_TABLE.values()} == set(WORKSHOPS)


@pytest.mark.parametrize("good", WORKSHOP_TABLE)
def test_every_good_is_made_by_training_and_producing(good: str) -> None:
    """V-34, V-38"""
    shop, train, make, _ = WORKSHOP_TABLE[good]
    scene = crafts(Scene(2)).play(f"train:{shop}:1")
    assert scene.time(0) == train
    made = [name for name, row in WORKSHOP_TABLE.items() if row[0] == shop]
    assert set(scene.options()) == {*[f"make:{name}" for name in made], "stop"}
    scene.play(f"make:{good}")
    assert (scene.goods(0, good), scene.supply(good)) == (1, 7)
    assert scene.time(0) == train + make
    assert scene.at(0, shop) == ["1a"]


@pytest.mark.parametrize("good", WORKSHOP_TABLE)
def test_every_good_is_made_by_one_already_there(good: str) -> None:
    """V-34, V-38"""
    shop, _, make, _ = WORKSHOP_TABLE[good]
    scene = crafts(Scene(2).player(0, members={"1a": shop})).play(f"make:{good}")
    assert (scene.goods(0, good), scene.time(0)) == (1, make)
    assert crafts(Scene(2)).refused(f"make:{good}").name == "no-craftsman"


@pytest.mark.parametrize("good", WORKSHOP_TABLE)
def test_every_good_is_bought(good: str) -> None:
    """V-35, V-38: for exactly its price, and not for one cube or grain less."""
    price = WORKSHOP_TABLE[good][3]
    cubes = {colour: n for colour, n in price.items() if colour != "grain"}
    scene = crafts(Scene(2).player(0, coins=0, grain=price.get("grain", 0), cubes=cubes)).play(f"buy:{good}")
    assert (scene.goods(0, good), scene.time(0), scene.grain(0)) == (1, 0, 0)
    assert all(scene.cubes(0, colour) == 0 for colour in cubes)
    assert len(scene.at(0, "farm")) == 4
    for missing in price:
        less = {**price, missing: price[missing] - 1}
        grain = less.pop("grain", 0)
        assert crafts(Scene(2).player(0, coins=0, grain=grain, cubes=less)).refused(f"buy:{good}").name == "craft-short"


def test_the_mill() -> None:
    """V-37: 2 time and 2 grain give 2 coins."""
    scene = crafts(Scene(2).player(0, coins=0, grain=3)).play("mill")
    assert (scene.time(0), scene.grain(0), scene.coins(0)) == (2, 1, 2)


@pytest.mark.parametrize(
    ("goods", "grain"),
    [({}, 2), ({"plow": 1}, 2), ({"ox": 1, "horse": 1}, 2), ({"horse": 1, "plow": 1}, 3), ({"ox": 1, "plow": 1}, 4)],
)
def test_the_harvest(goods: dict[str, int], grain: int) -> None:
    """V-30"""
    scene = Scene(2).player(0, goods=goods).turn(0, {"grain": ["orange", "pink"], "family": ["orange"]})
    assert scene.play("take:grain:orange", "harvest").grain(0) == grain


# -- the council ----------------------------------------------------------------------------------------------

CHAMBER_TIME = {1: 1, 2: 2, 3: 2, 4: 3}


@pytest.mark.parametrize("chamber", CHAMBER_TIME)
@pytest.mark.parametrize("paid", ["cubes", "goods"])
def test_every_chamber_is_entered(chamber: int, paid: str) -> None:
    """V-60: for 2 green or a scroll, and its time."""
    before = "farm" if chamber == 1 else f"chamber_{chamber - 1}"
    scene = Scene(2).player(0, coins=0, farm=[], members={"2a": before}, cubes={"green": 2}, goods={"scroll": 1})
    scene.turn(0, {"council": ["orange"], **REST}).play("take:council:orange")
    scene.play("enter:2" if chamber == 1 else f"climb:{chamber - 1}:2", paid)
    assert scene.where(0, "2a") == f"chamber_{chamber}"
    assert scene.time(0) == CHAMBER_TIME[chamber]
    assert (scene.cubes(0, "green"), scene.goods(0, "scroll")) == ((0, 1) if paid == "cubes" else (2, 0))
    assert (scene.asked, scene.to_move) == ("Privilege", 0)


@pytest.mark.parametrize("chamber", CHAMBER_TIME)
@pytest.mark.parametrize("moving", [True, False])
def test_every_privilege_is_used(chamber: int, moving: bool) -> None:
    """V-61, V-62: by one who stands in its chamber, with or without a step."""
    start = ("farm" if chamber == 1 else f"chamber_{chamber - 1}") if moving else f"chamber_{chamber}"
    scene = Scene(2).player(0, coins=1, farm=[], members={"2a": start}, goods={"scroll": 1})
    scene.turn(0, {"council": ["orange"], **REST}).play("take:council:orange")
    if moving:
        scene.play("enter:2" if chamber == 1 else f"climb:{chamber - 1}:2")
    scene.play(f"privilege:{chamber}")
    if chamber == 1:
        assert scene.s.token == 0
    elif chamber == 2:
        scene.play("cube:green", "cube:brown")
        assert (scene.cubes(0, "green"), scene.cubes(0, "brown")) == (1, 1)
    elif chamber == 3:
        scene.play("good:ox")
        assert (scene.goods(0, "ox"), scene.supply("ox")) == (1, 7)
    else:
        assert (scene.coins(0), scene.prestige(0)) == (0, 3)
    assert scene.to_move == 1
    assert scene.time(0) == (CHAMBER_TIME[chamber] if moving else 0)
    assert scene.goods(0, "scroll") == (0 if moving else 1)
