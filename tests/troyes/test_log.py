"""What the log says is what really happened, in the order in which a player would tell it."""

import pytest

from armorial.text import Speaker
from tests.troyes.scene import Scene, build, counter, farm, fight, place, use

EN = Speaker("en", strict=True)
NAMES = ("Ann", "Ben", "Cleo", "Dirk")


def log(scene: Scene) -> list[str]:
    return [EN.say(event.message, NAMES) for event in scene.events_told]


def test_t31_influence_beyond_the_end_of_the_track_is_not_told() -> None:
    """T-31: for cubes on an event, cubes in the cathedral, black dice and cards alike."""
    scene = Scene(4).player(0, influence=19).dice(0, "y6").dice("n", "w1").turn(0)
    assert "Ann places 2 cubes on Marauding and gains 1 influence." in log(scene.play(*fight("marauding", "y6", n=2)))
    scene = Scene(4).player(0, influence=20).dice(0, "y6").dice("n", "w1").turn(0)
    assert "Ann places 2 cubes on Marauding." in log(scene.play(*fight("marauding", "y6", n=2)))
    scene = Scene(4).player(0, influence=19).dice(0, "w4 w5").dice("n", "w1").turn(0)
    assert log(scene.play(*build("w4 w5")))[-2:] == [
        "Ann builds the cathedral at level 1, column 4, and gains 1 VP and 1 influence.",
        "Ann builds the cathedral at level 1, column 5, and gains 1 VP.",
    ]
    scene = Scene(4).player(0, deniers=5, influence=18).dice(0, "y6").dice("n", "w1").card("innkeeper", men="0").turn(0)
    assert log(scene.play(*use("innkeeper", "y6", n=3)))[-2:] == ["Ann pays 3 deniers.", "Ann gains 2 influence."]


@pytest.mark.parametrize(("before", "told"), [(0, ["Ann gains 1 influence."]), (20, [])])
def test_t18_t31_what_a_black_die_really_brings(before: int, told: list[str]) -> None:
    """T-18, T-31"""
    scene = Scene(4).player(0, influence=before).dice(0, "y6").dice("n", "w1").black("5")
    assert log(scene.play(*counter("y6", "5"))) == ["Ann counters black 5 with yellow 6.", *told]


@pytest.mark.parametrize(
    ("tokens", "said"),
    [(5, "Too weak: lose 2 VP"), (1, "Too weak: lose 1 VP"), (0, "Too weak, but you have no VP to lose")],
)
def test_t18_t12_what_a_black_die_would_really_cost(tokens: int, said: str) -> None:
    """T-18, T-12: a loss stops at zero, and the answer says so before it is given."""
    scene = Scene(4).player(0, influence=4, vp=tokens).dice(0, "y1").dice("n", "w1").black("6")
    question = scene.question
    assert EN.say(question.label(scene.s, question.table.find("suffer")), NAMES) == said


def test_t140_the_diplomat_is_told_cube_by_cube() -> None:
    """T-140: not as often as the dice would allow, for the player may stop; and what each cube costs is told."""
    scene = Scene(4).player(0, influence=5).dice(0, "r6").dice("n", "w1").card("diplomat", men="0").turn(0)
    scene.play(*use("diplomat", "r6"), "event:marauding", "done")
    assert log(scene) == [
        "Ann uses red 6: total 6.",
        "Ann uses Diplomat.",
        "Ann pays 1 influence.",
        "Ann places 1 cube on Marauding and gains 1 influence.",
        "Ann places no more cubes.",
    ]


def test_t43_the_cube_is_told_before_the_total_that_it_makes() -> None:
    """T-43, T-91"""
    scene = Scene(4).dice(0, "w4").dice("n", "w1").card("monk", cubes={0: 1}).turn(0)
    assert log(scene.play(*farm("w4", cube="monk"))) == [
        "Ann uses a Monk cube.",
        "Ann uses white 4: total 12.",
        "Ann works the fields and gains 6 deniers.",
    ]


def test_t21_who_is_paid_for_dice() -> None:
    """T-21: the players by name, and the bank."""
    scene = Scene(4).player(0, deniers=12).dice(1, "y6").dice("n", "y6 y1").turn(0)
    assert log(scene.play(*farm("1:y6 n:y6")))[1:3] == [
        "Ann pays Ben 4 deniers for dice.",
        "Ann pays the bank 4 deniers for dice.",
    ]


def test_t71_who_is_expelled_and_from_where_the_new_one_comes() -> None:
    """T-71, T-76: players by name, neutral citizens as such; a place is named with its row."""
    scene = Scene(4).player(0, supply=1).dice(0, "w3 w4").dice("n", "w1").bishopric("0. 1n ..").turn(0)
    scene.play(*place("w3", man="supply"))
    assert log(scene)[-2:] == [
        "Ann places a citizen in the bishopric with a 3 (from the personal supply).",
        "A neutral citizen is expelled from the bishopric.",
    ]
    scene = Scene(4).dice(0, "w3 w4").dice("n", "w1").bishopric("0. n1 ..").turn(0)
    scene.play(*place("w3", man="bishopric:1:1"))
    assert log(scene)[-2:] == [
        "Ann places a citizen in the bishopric with a 3 (from the bishopric, row 1–2, place 1).",
        "A citizen of Ben is expelled from the bishopric.",
    ]


EXPELLED = {
    ".": [],
    "0": ["A citizen of Ann is expelled from the palace."],
    "1": ["A citizen of Ben is expelled from the palace."],
    "n": ["A neutral citizen is expelled from the palace."],
}


@pytest.mark.parametrize("stood", EXPELLED)
def test_t71_t103_whom_a_neutral_citizen_expels(stood: str) -> None:
    """T-71, T-103: the first seat like any other; where nobody stood nobody is expelled."""
    scene = Scene(4).palace(f"{stood}.....").events("succession_conflict").resolve()
    scene.play(scene.face(1))
    came = next(at for at, line in enumerate(log(scene)) if line.startswith("A neutral citizen enters"))
    assert log(scene)[came + 1 :] == EXPELLED[stood]


@pytest.mark.parametrize("stood", EXPELLED)
def test_t71_whom_a_player_expels(stood: str) -> None:
    """T-71"""
    scene = Scene(4).player(2, supply=1).dice(2, "r1").dice("n", "w1").palace(f"{stood}.....").turn(2)
    scene.play(*place("2:r1", man="supply"))
    came = next(at for at, line in enumerate(log(scene)) if line.startswith("Cleo places a citizen"))
    assert log(scene)[came + 1 :] == EXPELLED[stood]


@pytest.mark.parametrize(
    ("token", "words"),
    [
        ("place:palace:5", "palace, place 5"),
        ("place:bishopric:5", "bishopric, row 5–6, place 1"),
        ("place:city_hall:5", "city hall, row 4–6, place 2"),
    ],
)
def test_t05_places_are_named_with_their_rows(token: str, words: str) -> None:
    """T-05, T-71, T-72"""
    scene = Scene.started(3)
    question = scene.question
    assert EN.say(question.label(scene.s, question.table.find(token)), NAMES) == words


def test_t102_what_is_not_lost_is_not_told() -> None:
    """T-15, T-12, T-102: without influence nothing is lost to Heresy but VP, if there are any."""
    scene = Scene(2).player(0, influence=0, vp=3).player(1, influence=0, vp=0).events("heresy").resolve()
    told = [line for line in log(scene) if "Ann" in line or "Ben" in line]
    assert told == [
        "Ann does not have enough for Heresy and loses 2 VP.",
        "Ben does not have enough for Heresy, but has no VP to lose.",
    ]


def test_t143_a_tax_that_brings_nothing_is_told_once() -> None:
    """T-143: and where others have paid, nothing is said of the bank that does not."""
    scene = Scene(3).player(1, deniers=5).dice(0, "r6").dice("n", "w1").city_hall("1.. ...")
    scene.card("tax_collector", men="0").turn(0).play(*use("tax_collector", "r6"))
    assert any(line.startswith("Ben pays Ann") for line in log(scene))
    assert not any("nothing" in line or " 0 " in line for line in log(scene))
    scene = Scene(3).dice(0, "r6").dice("n", "w1").card("tax_collector", men="0").turn(0)
    assert log(scene.play(*use("tax_collector", "r6")))[-1] == "Ann gains nothing."
