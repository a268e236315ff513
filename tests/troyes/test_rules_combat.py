"""The rulebook: combating events and scoring them. T-60 to T-67, T-95, T-E11"""

import pytest

from tests.troyes.printed import EVENTS
from tests.troyes.scene import Scene, fight, use


def battle(event: str, cubes: str = "", dice: str = "r6 r6", influence: int = 4, seats: int = 4) -> Scene:
    """Player 0 is about to fight; the cubes lie on the event in the order in which they were laid."""
    scene = Scene(seats).player(0, influence=influence).dice(0, dice).dice("n", "w1")
    if event == "marauding":
        return scene.marauding(cubes).turn(0)
    return scene.events(f"{event} {cubes}").turn(0)


@pytest.mark.parametrize("event", EVENTS)
def test_t60_every_event_is_fought_with_its_colour(event: str) -> None:
    """T-60: total / divisor cubes, 1 influence each; with dice of another colour it is refused."""
    printed = EVENTS[event]
    colour = printed.combat[0]
    others = [c for c in "rwy" if c != colour]
    scene = battle(event, dice=f"{colour}6 {others[0]}6 {others[1]}6")
    for other in others:
        assert "T-60" in scene.refused(*fight(event, f"{other}6", n=1)).rules
    n = 6 // printed.divisor
    scene.refused(*fight(event, f"{colour}6", n=n + 1))
    scene.play(*fight(event, f"{colour}6", n=n))
    assert scene.on(event) == "0" * n
    assert scene.influence(0) == 4 + n
    assert scene.vp(0) == 0


@pytest.mark.parametrize("event", EVENTS)
def test_t60_t27_one_pip_less_than_the_divisor_is_too_little(event: str) -> None:
    """T-60, T-27: the reason says how much is missing."""
    printed = EVENTS[event]
    die = f"{printed.combat[0]}{printed.divisor - 1}"
    scene = battle(event, dice=f"{die} {printed.combat[0]}{printed.divisor}")
    refusal = scene.refused(*fight(event, die, n=1))
    assert {"T-27", "T-60"} & set(refusal.rules)
    assert refusal.message.args["n"] == 1
    assert scene.play(*fight(event, f"{printed.combat[0]}{printed.divisor}", n=1)).on(event) == "0"


def test_t60_an_event_that_is_not_in_the_row() -> None:
    """T-60: cannot be fought."""
    battle("war").refused(*fight("skirmishes", "r6", n=1))


def test_t60_t64_the_excess_is_lost() -> None:
    """T-60, T-64: 12 / 3 is 4, but one banner is free: one cube, one influence; both dice are gone."""
    scene = battle("brigands", "12")
    scene.refused(*fight("brigands", "r6 r6", n=2))
    scene.play(*fight("brigands", "r6 r6", n=1))
    assert (scene.influence(0), scene.district(0)) == (5, [])
    assert scene.row() == ["marauding"]


def test_t64_fewer_cubes_may_be_placed_but_not_none() -> None:
    """T-64"""
    scene = battle("normans_attack")
    for n in (1, 2, 3):
        other = scene.copy().play(*fight("normans_attack", "r6 r6", n=n))
        assert (other.on("normans_attack"), other.influence(0)) == ("0" * n, 4 + n)
    scene.refused(*fight("normans_attack", "r6 r6", n=0))


def test_t64_t63_marauding_beyond_the_last_banner() -> None:
    """T-64, T-63: 6 + 6 / 3 is 4 with 3 banners free: three cubes; nothing lies on the emptied card."""
    scene = battle("marauding", "1", dice="y6 y6")
    scene.refused(*fight("marauding", "y6 y6", n=4))
    scene.play(*fight("marauding", "y6 y6", n=3))
    assert (scene.on("marauding"), scene.influence(0)) == ("", 7)


# -- scoring --------------------------------------------------------------------------------------------------

SCORES: list[tuple[str, str, dict[int, int], int | None]] = [
    # war has 5 banners, 6 and 3 VP; player 0 lays the last cube; who takes the card, None for nobody
    ("war", "0000", {0: 9}, 0),  # alone: both
    ("war", "0001", {0: 6, 1: 3}, 0),
    ("war", "1110", {1: 6, 0: 3}, 1),
    ("war", "0012", {0: 6, 1: 1, 2: 1}, 0),  # tie for second: 3 / 2
    ("war", "1012", {0: 4, 1: 4}, 1),  # tie for first: 9 / 2 each, nothing for 2; 1 was there before
    ("war", "0112", {0: 4, 1: 4}, 0),
    ("war", "1120", {0: 4, 1: 4}, 1),
    ("war", "1223", {2: 6, 0: 1, 1: 1, 3: 1}, 2),  # three tie for second: 3 / 3
    ("war", "1nnn", {0: 1, 1: 1}, None),  # neutral first: the lower value shared by two
    ("war", "nnn0", {0: 3}, None),  # neutral first: the best player gets only the lower VP
    ("war", "nnnn", {0: 3}, None),
    ("war", "nn01", {0: 4}, None),  # neutral ties for first and shares; it was there first, so the card goes
    ("war", "0nn1", {0: 4}, 0),  # ... but here player 0 was
    ("war", "000n", {0: 6}, 0),  # neutral second: only the higher
    ("war", "00n1", {0: 6, 1: 1}, 0),  # neutral ties for second and shares
    ("brigands", "12", {0: 1, 1: 1, 2: 1}, 1),  # 3 banners, 3 + 1 among three
    ("brigands", "n1", {0: 1, 1: 1}, None),  # three ways with the neutral one
    ("skirmishes", "1n1", {1: 4, 0: 1}, 1),
    ("skirmishes", "12n", {0: 1, 1: 1, 2: 1}, 1),  # 6 / 4
    ("normans_attack", "11220", {0: 3, 1: 3, 2: 3}, 1),  # 10 / 3
    ("normans_attack", "2n1n0", {0: 5}, None),  # 10 / 2 with the neutral one, and two cubes each
    ("normans_attack", "20n1n", {0: 5}, 0),
]


@pytest.mark.parametrize(("event", "cubes", "points", "taker"), SCORES)
def test_t61_t62_t65_a_full_event_is_scored(event: str, cubes: str, points: dict[int, int], taker: int | None) -> None:
    """T-61, T-62, T-65, T-67: first, second, ties, neutral cubes; who takes the card; it leaves the row."""
    scene = battle(event, cubes, dice="r6")
    scene.play(*fight(event, "r6", n=1))
    assert {seat: scene.vp(seat) for seat in range(4) if scene.vp(seat)} == points
    assert scene.row() == ["marauding"]
    assert {seat: scene.taken(seat) for seat in range(4) if scene.taken(seat)} == (
        {} if taker is None else {taker: [event]}
    )
    assert [scene.influence(seat) for seat in range(4)] == [5, 4, 4, 4]


@pytest.mark.parametrize(
    ("cubes", "points"),
    [
        ("000", {0: 3}),
        ("100", {0: 2, 1: 1}),
        ("110", {0: 1, 1: 1}),
        ("111", {1: 2, 0: 1}),
        ("123", {}),
        ("nnn", {0: 1}),
        ("0nn", {0: 1}),
        ("00n", {0: 2}),
    ],
)
def test_t63_marauding_is_scored_and_stays(cubes: str, points: dict[int, int]) -> None:
    """T-63, T-61, T-65, T-160: 4 banners, 2 and 1 VP; nobody takes it; it starts again empty."""
    scene = battle("marauding", cubes, dice="y3").play(*fight("marauding", "y3", n=1))
    assert {seat: scene.vp(seat) for seat in range(4) if scene.vp(seat)} == points
    assert (scene.row(), scene.on("marauding")) == (["marauding"], "")
    assert [scene.taken(seat) for seat in range(4)] == [[], [], [], []]


@pytest.mark.parametrize("event", EVENTS)
def test_t61_every_event_has_its_banners_and_points(event: str) -> None:
    """T-61: with one banner free the next cube scores it; with two free it does not; first and second VP as printed."""
    printed = EVENTS[event]
    die = f"{printed.combat[0]}{printed.divisor}"
    scene = battle(event, "1" * (printed.banners - 2), dice=die).play(*fight(event, die, n=1))
    assert [scene.vp(seat) for seat in range(4)] == [0, 0, 0, 0]
    assert len(scene.on(event)) == printed.banners - 1
    scene = battle(event, "1" * (printed.banners - 1), dice=die).play(*fight(event, die, n=1))
    assert [scene.vp(seat) for seat in range(4)] == [printed.second, printed.first, 0, 0]


def test_t62_the_row_closes_up() -> None:
    """T-62: cards to the right move left with their cubes."""
    scene = Scene(4).dice(0, "r6").dice("n", "w1").events("brigands 01", "heresy 11", "war n").turn(0)
    scene.play(*fight("brigands", "r6", n=1))
    assert scene.row() == ["marauding", "heresy", "war"]
    assert (scene.on("heresy"), scene.on("war")) == ("11", "n")
    assert scene.taken(0) == ["brigands"]


def test_t_e11_the_succession_conflict() -> None:
    """T-E11, T-60, T-61, T-62: E lays 2 for 9 / 4, ties with G for (5 + 2) / 2 each; A gets none; G takes the card."""
    scene = Scene(4).dice(3, "r2 r3 r4").dice("n", "w1").events("succession_conflict 220").turn(3)
    scene.refused(*fight("succession_conflict", "r2 r3 r4", n=3))
    scene.play(*fight("succession_conflict", "r2 r3 r4", n=2))
    assert [scene.vp(seat) for seat in range(4)] == [0, 0, 3, 3]
    assert scene.influence(3) == 6
    assert (scene.taken(2), scene.taken(3)) == (["succession_conflict"], [])
    assert scene.row() == ["marauding"]


# -- cards that spread cubes ----------------------------------------------------------------------------------


def test_t66_t95_scored_in_the_middle_of_a_card() -> None:
    """T-66, T-95: the Diplomat's first cube fills Brigands and it is scored at once; the others go elsewhere."""
    scene = Scene(4).player(0, influence=1).dice(0, "r6").dice("n", "w1").events("brigands 11", "war")
    scene.card("diplomat", men="0").turn(0)
    scene.play(*use("diplomat", "r6", n=3, then=["brigands"]))
    assert scene.row() == ["marauding", "war"]
    assert (scene.vp(0), scene.vp(1), scene.taken(1)) == (1, 3, ["brigands"])
    scene.refused("event:brigands_1")
    scene.play("event:war", "event:marauding")
    assert (scene.on("war"), scene.on("marauding"), scene.influence(0)) == ("0", "0", 1)
    assert scene.to_move == 1


def test_t66_marauding_emptied_just_before_takes_more() -> None:
    """T-66, T-63"""
    scene = Scene(4).dice(0, "r6").dice("n", "w1").marauding("111").card("diplomat", men="0").turn(0)
    scene.play(*use("diplomat", "r6", n=3, then=["marauding", "marauding", "marauding"]))
    assert (scene.on("marauding"), scene.vp(1), scene.vp(0)) == ("00", 2, 1)


def test_t31_t60_influence_stops_at_20() -> None:
    """T-31, T-60: the excess is lost."""
    scene = battle("normans_attack", influence=19).play(*fight("normans_attack", "r6 r6", n=3))
    assert scene.influence(0) == 20
