"""The rulebook: phase 3 and every event. T-14, T-15, T-67, T-100 to T-105, T-147 to T-160"""

import pytest

from tests.troyes.printed import EVENTS
from tests.troyes.scene import Scene

ALL = range(4)


def resolve(*row: str, seats: int = 4, scene: Scene | None = None, faces: tuple[int, ...] = ()) -> Scene:
    """The row is resolved once, without new events; ``faces`` are what events roll. Black dice are rolled as 1s and
    nobody has dice against them unless given."""
    scene = scene or Scene(seats)
    scene.events(*row).resolve()
    for face in faces:
        scene.play(scene.face(face))
    return scene


# -- turning up -----------------------------------------------------------------------------------------------

CALLS = [
    ("war", "white"),
    ("normans_attack", "yellow"),
    ("succession_conflict", "yellow"),
    ("brigands_1", "white"),
    ("brigands_2", "white"),
    ("brigands_3", "yellow"),
    ("skirmishes_1", "white"),
    ("skirmishes_2", "yellow"),
]


@pytest.mark.parametrize(("red", "symbol"), CALLS)
def test_t14_the_red_cards_symbol_names_the_second_event(red: str, symbol: str) -> None:
    """T-14: first the red one, then one of the colour it names, both at the right end of the row."""
    kind = red.rstrip("_123")
    copy = int(red[-1]) - 1 if red[-1].isdigit() else 0
    assert EVENTS[kind].symbols[copy] == symbol[0]
    scene = Scene(4).events("heresy").decks(red=[red], white=["support"], yellow=["drought"])
    scene.decks(red=[red], white=["migrant_workers"], yellow=["drought"]).start_events()
    assert scene.draws() == [red]
    scene.draw(red)
    second = "migrant_workers" if symbol == "white" else "drought"
    assert scene.draws() == [second]
    scene.draw(second)
    assert scene.row() == ["marauding", "heresy", kind, second]


def test_t14_all_cards_of_a_deck_can_come() -> None:
    """T-14, T-04: any of those left, and none that has come already."""
    scene = Scene(4).events("war").decks(red=["brigands_1", "normans_attack"], white=["heresy", "migrant_workers"])
    scene.start_events()
    assert sorted(scene.draws()) == ["brigands_1", "normans_attack"]
    scene.draw("brigands_1")
    assert sorted(scene.draws()) == ["heresy", "migrant_workers"]


def test_t105_an_empty_deck_brings_no_second_event() -> None:
    """T-105: War asks for a white event and there is none."""
    scene = Scene(4).decks(red=["war"], white=[], yellow=["drought"]).start_events()
    if scene.draws() == ["war"]:
        scene.draw("war")
    assert scene.row() == ["marauding", "war"]


def test_t14_the_row_is_resolved_from_the_left() -> None:
    """T-14, T-15: old cards act again, Marauding first, in order: Interruption takes the cube that Migrant Workers
    have just laid, or the other way round."""
    scene = resolve("migrant_workers", "interruption_of_work")
    assert scene.stones("n") == 0
    scene = resolve("interruption_of_work", "migrant_workers")
    assert scene.stones("n") == 1


def test_t14_t15_old_events_act_every_round() -> None:
    """T-15: the same row again."""
    scene = resolve("heresy")
    assert [scene.influence(seat) for seat in ALL] == [2, 2, 2, 2]
    scene.resolve()
    assert [scene.influence(seat) for seat in ALL] == [0, 0, 0, 0]


# -- black dice -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("row", "enemies"),
    [
        ([], 1),
        (["brigands"], 2),
        (["brigands", "brigands"], 3),
        (["brigands", "brigands", "brigands"], 4),
        (["skirmishes"], 2),
        (["skirmishes", "skirmishes"], 3),
        (["war"], 3),
        (["normans_attack"], 3),
        (["war", "heresy", "normans_attack"], 5),
        (["drought"], 1),
    ],
)
def test_t147_t148_t150_t151_t160_black_dice(row: list[str], enemies: int) -> None:
    """T-147, T-148, T-150, T-151, T-160, T-15: Marauding 1, Brigands and Skirmishes 1 each, War and Normans 2."""
    scene = resolve(*row)
    assert scene.enemies() == enemies


# -- neutral citizens -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
@pytest.mark.parametrize(
    ("event", "building"),
    [("succession_conflict", "palace"), ("theological_conflict", "bishopric"), ("wayfarers", "city_hall")],
)
def test_t149_t152_t159_a_neutral_citizen_enters(event: str, building: str, face: int) -> None:
    """T-149, T-152, T-159, T-103: at the place or in the row of the value rolled."""
    expected = {
        "palace": "." * (face - 1) + "n" + "." * (6 - face),
        "bishopric": " ".join("n." if row == (face - 1) // 2 else ".." for row in range(3)),
        "city_hall": " ".join("n.." if row == (face - 1) // 3 else "..." for row in range(2)),
    }[building]
    scene = resolve(event, faces=(face,))
    assert scene.building(building) == expected
    assert scene.neutrals_left() == 7
    others = {"palace", "bishopric", "city_hall"} - {building}
    assert all("n" not in scene.building(other) for other in others)


def test_t103_he_pushes_and_expels_as_usual() -> None:
    """T-103, T-71, T-72: and who is expelled lies there until the round ends."""
    scene = resolve("wayfarers", scene=Scene(4).city_hall("123 ..."), faces=(2,))
    assert (scene.city_hall(), scene.lying("city_hall")) == ("n12 ...", "3")
    scene = resolve("succession_conflict", scene=Scene(4).palace("....1."), faces=(5,))
    assert (scene.palace(), scene.lying("palace")) == ("....n.", "1")
    scene = resolve("theological_conflict", scene=Scene(4).bishopric("n0 .. .."), faces=(1,))
    assert (scene.bishopric(), scene.lying("bishopric")) == ("nn .. ..", "0")


def test_t103_a_forbidden_expulsion_ignores_the_event() -> None:
    """T-103, T-73: nothing happens, and nobody is penalized."""
    scene = Scene(4).palace("1.....").lie("palace", "1")
    for seat in ALL:
        scene.player(seat, vp=5)
    resolve("succession_conflict", scene=scene, faces=(1,))
    assert (scene.palace(), scene.lying("palace"), scene.neutrals_left()) == ("1.....", "1", 8)
    assert [scene.vp(seat) for seat in ALL] == [5, 5, 5, 5]


def test_t103_neutral_ones_protect_too() -> None:
    """T-103, T-73: a neutral one lying there protects neutral ones."""
    scene = Scene(4).palace("n.....").lie("palace", "n")
    resolve("succession_conflict", scene=scene, faces=(1,))
    assert (scene.palace(), scene.lying("palace"), scene.neutrals_left()) == ("n.....", "n", 6)


def test_t100_without_a_neutral_citizen_left_it_is_ignored() -> None:
    """T-100: all 8 in play, those lying included."""
    scene = Scene(4).palace("nnn...").bishopric("nn .. ..").city_hall("nn. ...").lie("palace", "n")
    assert scene.neutrals_left() == 0
    resolve("succession_conflict", "wayfarers", "theological_conflict", scene=scene)
    while scene.s.stack:
        scene.play(scene.face(6))
    assert (scene.palace(), scene.bishopric(), scene.city_hall()) == ("nnn...", "nn .. ..", "nn. ...")


# -- losses ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("influence", "after", "vp"), [(4, 2, 5), (2, 0, 5), (1, 0, 3), (0, 0, 3), (20, 18, 5)])
def test_t153_heresy(influence: int, after: int, vp: int) -> None:
    """T-153, T-102: 2 influence; who has less loses what there is, and 2 VP."""
    scene = Scene(4)
    for seat in ALL:
        scene.player(seat, influence=influence, vp=5)
    resolve("heresy", scene=scene)
    assert [scene.influence(seat) for seat in ALL] == [after] * 4
    assert [scene.vp(seat) for seat in ALL] == [vp] * 4


@pytest.mark.parametrize(("deniers", "after", "vp"), [(5, 2, 5), (3, 0, 5), (2, 0, 3), (0, 0, 3)])
def test_t158_civil_war(deniers: int, after: int, vp: int) -> None:
    """T-158, T-102: 3 deniers; who has less loses what there is, and 2 VP."""
    scene = Scene(4).player(0, deniers=deniers, vp=5).player(1, deniers=9, vp=5)
    resolve("civil_war", scene=scene)
    assert (scene.deniers(0), scene.vp(0)) == (after, vp)
    assert (scene.deniers(1), scene.vp(1)) == (6, 5)


@pytest.mark.parametrize(("deniers", "after", "vp"), [(5, 2, 5), (3, 0, 5), (2, 0, 3), (0, 0, 3)])
def test_t156_drought(deniers: int, after: int, vp: int) -> None:
    """T-156, T-102: 1 denier for each own citizen standing in the city hall; not for lying ones or other buildings."""
    scene = Scene(4).player(0, deniers=deniers, vp=5).player(1, deniers=0, vp=5).player(2, deniers=1, vp=5)
    scene.city_hall("002 0n.").lie("city_hall", "01").palace("1.....").bishopric("01 .. ..")
    resolve("drought", scene=scene)
    assert (scene.deniers(0), scene.vp(0)) == (after, vp)
    assert (scene.deniers(1), scene.vp(1)) == (0, 5), "nothing to pay, nothing to lose"
    assert (scene.deniers(2), scene.vp(2)) == (0, 5)


def test_t15_t102_the_penalty_is_once_for_each_card() -> None:
    """T-15, T-102, T-12: three cards that cannot be borne cost 2 VP each; never below zero."""
    scene = Scene(4)
    for seat, vp in enumerate((7, 5, 3, 0)):
        scene.player(seat, deniers=0, influence=0, vp=vp)
    scene.city_hall("000 123")
    resolve("heresy", "civil_war", "drought", scene=scene)
    assert [scene.vp(seat) for seat in ALL] == [1, 0, 0, 0]


def test_t101_no_event_asks_anybody() -> None:
    """T-101: with all of them in the row only dice are rolled until black dice are faced."""
    names = [name for name in EVENTS if name != "marauding"]
    scene = Scene(4).player(0, deniers=9, influence=9)
    scene.events(*names).resolve()
    rolls = 0
    while scene.s.stack:
        assert scene.to_move == -1
        scene.play(scene.face(4))
        rolls += 1
    assert rolls == 3
    assert scene.enemies() == 1 + 1 + 1 + 2 + 2


# -- the cathedral --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("levels", "place"),
    [
        ([], (1, 1)),
        (["0....."], (2, 1)),
        (["00.000"], (3, 1)),
        (["00.000", "00.000", "00.000"], (3, 1)),
        (["111111"], (1, 2)),
        (["111111", "1....."], (2, 2)),
        (["111111", "0000.0", "...000"], (5, 2)),
        (["111111", "000000", "000000"[:5] + "."], (6, 3)),
        (["111111", "000000", "000000"], None),
    ],
)
def test_t154_migrant_workers(levels: list[str], place: tuple[int, int] | None) -> None:
    """T-154, T-67: a neutral cube on the lowest level not full, there the lowest free column; nobody gains."""
    scene = Scene(4).cathedral(*levels)
    resolve("migrant_workers", scene=scene)
    assert scene.stones("n") == (0 if place is None else 1)
    if place:
        assert scene.stone(*place) == "n"
    assert [(scene.vp(seat), scene.influence(seat)) for seat in ALL] == [(0, 4)] * 4


@pytest.mark.parametrize(
    ("levels", "place"),
    [
        ([], None),
        (["0....."], (1, 1)),
        (["01...."], (2, 1)),
        (["01.n.."], (4, 1)),
        (["111111", ".0...."], (2, 2)),
        (["111111", "00.1..", "0....."], (1, 3)),
        (["111111", "000000", "00000n"], (6, 3)),
    ],
)
def test_t155_interruption_of_work(levels: list[str], place: tuple[int, int] | None) -> None:
    """T-155: from the highest level with any, there the highest column; whoever's; what it earned is kept."""
    scene = Scene(4).player(0, vp=3).player(1, vp=3).cathedral(*levels)
    before = sum(scene.stones(owner) for owner in (0, 1, "n"))
    resolve("interruption_of_work", scene=scene)
    assert sum(scene.stones(owner) for owner in (0, 1, "n")) == before - (place is not None)
    if place:
        assert scene.stone(*place) == "."
    assert [(scene.vp(seat), scene.influence(seat)) for seat in (0, 1)] == [(3, 4), (3, 4)]


# -- Support --------------------------------------------------------------------------------------------------


def test_t157_support() -> None:
    """T-157, T-67: a neutral cube on each of the two events next to it on the left; those on the right get none."""
    scene = resolve("war 0", "heresy", "support", "drought")
    assert (scene.on("war"), scene.on("heresy")) == ("0n", "n")
    assert (scene.on("marauding"), scene.on("support"), scene.on("drought")) == ("", "", "")
    assert [scene.influence(seat) for seat in ALL] == [2, 2, 2, 2], "Heresy took 2, and nobody got any"


def test_t157_support_beside_marauding() -> None:
    """T-157: Marauding is one of the two; only one cube if there is only one."""
    scene = resolve("war", "support")
    assert (scene.on("marauding"), scene.on("war")) == ("n", "n")
    scene = resolve("support")
    assert scene.on("marauding") == "n"


def test_t104_support_fills_an_event() -> None:
    """T-104, T-61: it is scored at once, the row closes up, and the resolution goes on with the card to the right of
    Support, which is not skipped or done twice."""
    scene = Scene(4)
    for seat in ALL:
        scene.player(seat, influence=10, deniers=10)
    resolve("brigands 00", "support", "heresy", "civil_war", scene=scene)
    assert scene.row() == ["marauding", "support", "heresy", "civil_war"]
    assert (scene.vp(0), scene.taken(0)) == (3, ["brigands"])
    assert [scene.influence(seat) for seat in ALL] == [8, 8, 8, 8]
    assert [scene.deniers(seat) for seat in ALL] == [7, 7, 7, 7]
    assert scene.enemies() == 2, "the black die of the scored Brigands was taken before and stays"


def test_t104_support_fills_both() -> None:
    """T-104, T-157: the left one first; both leave, and Heresy acts once."""
    scene = Scene(4)
    for seat in ALL:
        scene.player(seat, influence=10)
    resolve("brigands_1 00", "brigands_2 11", "support", "heresy", scene=scene)
    assert scene.row() == ["marauding", "support", "heresy"]
    assert [scene.vp(seat) for seat in ALL] == [3, 3, 0, 0]
    assert [scene.influence(seat) for seat in ALL] == [8, 8, 8, 8]
    assert scene.enemies() == 3


def test_t104_support_fills_marauding() -> None:
    """T-104, T-63: it is scored and emptied, and stays."""
    scene = resolve("support", "heresy", scene=Scene(4).marauding("001"))
    assert (scene.row(), scene.on("marauding")) == (["marauding", "support", "heresy"], "")
    assert [scene.vp(seat) for seat in ALL] == [2, 0, 0, 0], "player 1 ties with the neutral cube for second: 1 / 2"
    assert [scene.influence(seat) for seat in ALL] == [2, 2, 2, 2]


def test_t104_only_neutral_cubes() -> None:
    """T-65, T-104: nobody scores, and nobody takes the card."""
    scene = resolve("brigands nn", "support")
    assert scene.row() == ["marauding", "support"]
    assert [(scene.vp(seat), scene.taken(seat)) for seat in ALL] == [(0, [])] * 4


def test_t104_the_left_one_fills_and_the_other_keeps_its_cube() -> None:
    """T-104, T-157: the second of the two gets its cube though the row has closed up."""
    scene = resolve("brigands 01", "heresy", "support", "drought")
    assert scene.row() == ["marauding", "heresy", "support", "drought"]
    assert scene.on("heresy") == "n"
    assert scene.on("marauding") == ""
