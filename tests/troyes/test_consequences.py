"""What comes of an answer before it is given: the same for browser and terminal, as the rules carry it out."""

from armorial.kernel.consequences import Consequence, consequence
from armorial.kernel.words import Message
from tests.troyes.scene import Scene

DENIERS, INFLUENCE, VP = "troyes-n-deniers", "troyes-n-influence", "troyes-n-vp"


def outlook(scene: Scene, token: str) -> Consequence:
    assert token in scene.options()
    return consequence(scene.game, scene.s, scene.question.table.find(token))


def market() -> Scene:
    """Two yellow dice of ten pips are picked, one of them another player's."""
    scene = Scene(3).player(0, deniers=12, supply=1).dice(0, "y5 w1").dice(1, "y5 y1").card("merchant")
    return scene.palace("0.....").turn(0).play("die:0:yellow:5", "die:1:yellow:5")


def test_what_a_use_costs_and_brings() -> None:
    """T-24, T-40, T-41, T-80: the other player's die, the tradesman, and what the dice are used for, taken together,
    wherever the tradesman comes from."""
    scene = market()
    die, tradesman = 4, 4
    assert outlook(scene, "use:agriculture").changes == {DENIERS: 10 // 2 - die}
    assert outlook(scene, "use:card:merchant").changes == {DENIERS: 2 * (10 // 2) - die - tradesman}
    assert outlook(scene, "use:card:merchant").warnings == []


def test_what_is_still_open_is_not_promised() -> None:
    """T-30: a die that is rolled again costs influence; what comes of it nobody knows. A pick costs nothing yet."""
    scene = Scene(3).player(0, influence=5).dice(0, "r1 y4").dice(1, "y1").turn(0)
    assert outlook(scene, "reroll:red:1").changes == {INFLUENCE: -1}
    assert outlook(scene, "citizen").changes == {INFLUENCE: -2}
    assert outlook(scene, "die:0:yellow:4").changes == {}


def test_a_black_die_that_is_suffered() -> None:
    """T-18: a loss stops at zero."""
    for have, lost in ((5, 2), (1, 1)):
        scene = Scene(3).player(0, vp=have, influence=5).dice(0, "y1").black("6")
        assert outlook(scene, "suffer").changes == {VP: -lost}


def test_influence_that_the_next_events_need() -> None:
    """T-15, T-153: Heresy takes 2 influence each round."""
    scene = Scene(3).player(0, influence=3).dice(0, "r1 y1").dice(1, "y1").events("heresy").turn(0)
    assert outlook(scene, "reroll:red:1").warnings == []
    missing = Message("troyes-warn-influence", {"what": Message(INFLUENCE, {"n": 1})})
    assert outlook(scene, "citizen").warnings == [missing]
    last = Scene(3).player(0, influence=3).dice(0, "r1").dice(1, "y1").events("heresy").round(5).turn(0)
    assert outlook(last, "citizen").warnings == []


def test_the_end_of_the_round() -> None:
    """T-22, T-23: whoever passes last ends it."""
    scene = Scene(3).dice(0, "y1").turn(0, passed={1: 2, 2: 2})
    assert outlook(scene, "pass").warnings == [Message("troyes-warn-round-ends")]
    scene = Scene(3).dice(0, "y1").turn(0, passed={1: 2})
    assert outlook(scene, "pass").warnings == []
