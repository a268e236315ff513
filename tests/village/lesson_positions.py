"""The positions that the lessons of Village begin with, in the words of scenes. ``tools/lesson_positions.py`` keeps
them beside the game, as it saves them."""

from collections.abc import Callable, Mapping

from tests.village.scene import Scene

QUEUE = ["scroll_wagon", "ox_grain", "plow_grain", "horse_wagon", "2_grain"]


def cubes() -> Scene:
    """The first turn of a game."""
    scene = Scene(2).player(0, coins=1).player(1, coins=1)
    scene.s.round_number = 1
    scene.market(["3_grain", "horse_plow", "2_scroll"], QUEUE)
    return scene.turn(
        0,
        {
            "grain": ["orange", "plague"],
            "family": ["green", "brown", "plague"],
            "crafts": ["pink", "pink", "orange", "green"],
            "market": ["green", "brown"],
            "travel": ["orange", "brown"],
            "council": ["green", "plague"],
            "church": ["brown", "pink", "orange"],
        },
        first=0,
    )


def time() -> Scene:
    """Goods to sell, a wagon to travel with, and six hours spent soon."""
    scene = Scene(2)
    scene.s.round_number = 2
    own = {"horse": 1, "plow": 1, "wagon": 1}
    scene.player(0, time=3, coins=0, grain=3, goods=own, cubes={"brown": 1, "green": 2})
    dead = {"1b": "chronicle_farm", "1c": "chronicle_farm", "1d": "chronicle_crafts"}
    scene.player(1, time=2, coins=0, goods={"horse": 1, "plow": 1}, cubes={"green": 1}, members=dead)
    scene.market(["horse_plow", "3_grain", "2_scroll"], QUEUE)
    scene.board({"farm": 0, "crafts": 1, "council": 2, "travel": 2, "church": 2}, graves=3)
    return scene.turn(
        0,
        {
            "market": ["green", "brown"],
            "travel": ["brown", "orange"],
            "crafts": ["pink", "green"],
            "grain": ["plague", "orange"],
            "family": ["brown"],
            "council": ["green"],
            "church": ["pink"],
        },
        first=0,
    )


def mass() -> Scene:
    """Two cubes are left, then a mass is held."""
    scene = Scene(2)
    scene.s.round_number = 4
    family = {"1a": "chronicle_crafts", "1b": "chronicle_travel", "1c": "chronicle_council"}
    family |= {"2a": "farm", "2b": "window_3", "2c": "stable"}
    sold = ["horse_plow", "3_grain"]
    scene.player(0, time=4, coins=1, grain=3, prestige=3, cities=["north_near"], served=sold, members=family)
    scene.player(1, time=3, coins=0, prestige=6, cities=["north_near", "south_near"], served=["ox_plow"])
    scene.player(1, members={"1a": "chronicle_farm", "1b": "window_1"})
    scene.market(["scroll_wagon", "ox_grain", "plow_grain"], ["horse_wagon", "2_grain"])
    scene.board({"crafts": 1, "council": 1, "travel": 1, "farm": 1, "church": 2}, graves=3)
    return scene.turn(0, {"church": ["brown"], "crafts": ["green"]}, first=0)


def last_place() -> Scene:
    """One place is left in the chronicle."""
    scene = Scene(2)
    scene.s.round_number = 4
    sold = ["horse_plow", "3_grain", "horse_wagon"]
    family = {"1a": "chronicle_crafts", "1b": "chronicle_travel", "1c": "chronicle_council", "1d": "chronicle_crafts"}
    family |= {"2a": "farm", "2b": "window_3", "2c": "stable", "3a": "farm"}
    scene.player(0, time=9, coins=1, grain=1, prestige=5, cities=["north_near"], served=sold, members=family)
    family = {"1a": "chronicle_farm", "1b": "chronicle_council", "1c": "chronicle_travel", "1d": "chronicle_church"}
    family |= {"2a": "chronicle_church", "2b": "window_1", "2c": "chamber_1", "3a": "farm"}
    scene.player(1, time=3, coins=2, prestige=6, cities=["north_near", "south_near"], members=family)
    scene.player(1, served=["ox_plow", "ox_wagon"])
    scene.market(["scroll_wagon", "ox_grain", "plow_grain"], ["2_grain"])
    scene.board({"crafts": 0, "council": 0, "travel": 0, "farm": 1, "church": 0}, graves=3)
    return scene.turn(
        0,
        {"grain": ["plague", "orange"], "crafts": ["green", "pink"], "travel": ["brown"], "council": ["pink"]},
        first=0,
    )


def start() -> Scene:
    return Scene.started(2, luck=3)


POSITIONS: Mapping[str, Callable[[], Scene]] = {
    "cubes": cubes,
    "time": time,
    "mass": mass,
    "last_place": last_place,
    "start": start,
}
