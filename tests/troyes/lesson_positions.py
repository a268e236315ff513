"""The positions that the lessons of Troyes begin with, in the words of scenes. ``tools/lesson_positions.py`` keeps them
beside the game, as it saves them."""

from collections.abc import Callable, Mapping

from tests.troyes.scene import Scene

CHARACTERS = {0: ["urban_iv", "le_florentin"], 1: ["thibaut_ii", "henry_i"]}


def town() -> Scene:
    """Citizens in all buildings, the same in every lesson."""
    scene = Scene(2)
    scene.palace("nn0101")
    scene.bishopric("0n 1n 01")
    scene.city_hall("01n 01n")
    return scene.characters(CHARACTERS)


def dice() -> Scene:
    """The first actions of a game."""
    scene = town()
    for seat in (0, 1):
        scene.player(seat, deniers=9, influence=4, vp=0, supply=0)
    scene.dice(0, "r4 w3 w5 y6 y5").dice(1, "r2 w6 w1 y4 y3").dice("n", "r1 r5 w2 w4 y2 y6")
    scene.card("archer").card("priest").card("merchant")
    scene.events("brigands", "migrant_workers").cathedral("n.....")
    return scene.turn(0)


def enemies() -> Scene:
    """The second round begins with black dice."""
    scene = town().round(2)
    scene.player(0, deniers=10, influence=5, vp=6, supply=1, taken=["brigands"])
    scene.player(1, deniers=11, influence=5, vp=4, supply=1)
    scene.dice(0, "r3 r6 w4 w2 y5 y1").dice(1, "r5 r2 w3 w6 y4 y2").dice("n", "r1 r4 w1 w5 y3 y6")
    scene.card("archer").card("hunting").card("confession").card("blacksmith")
    scene.card("priest", "0").card("merchant", "0")
    scene.events("migrant_workers", "skirmishes_2", "drought").cathedral("nn0.01")
    return scene.black("52")


def last_round() -> Scene:
    """The last round, in which every point is counted."""
    scene = town().round(4)
    scene.player(0, deniers=11, influence=6, vp=14, supply=0, taken=["brigands"])
    scene.player(1, deniers=15, influence=5, vp=16, supply=0, taken=["migrant_workers", "heresy"])
    scene.dice(0, "r4 w2 y6").dice(1, "r2 w1 y3").dice("n", "r1 w4 y2")
    scene.card("merchant", "01").card("priest", "0").card("hunting", "0").card("archer", "1").card("blacksmith", "1")
    scene.card("confession").card("goldsmith").card("pilgrimage").card("captain")
    scene.events("skirmishes_2 010", "drought 1", "war", "normans_attack", "civil_war")
    return scene.cathedral("n00011", "...0.1").turn(0)


def start() -> Scene:
    return Scene.started(2, luck=1)


POSITIONS: Mapping[str, Callable[[], Scene]] = {
    "dice": dice,
    "enemies": enemies,
    "last_round": last_round,
    "start": start,
}
