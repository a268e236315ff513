"""The rulebook: the last round and the final scoring. T-12, T-110 to T-115, T-161 to T-166"""

import pytest

from armorial.kernel.contract import SPECTATOR
from tests.troyes.printed import CHARACTERS, ROUNDS
from tests.troyes.scene import Scene, build, farm, fight, use


def last_round(seats: int = 4) -> Scene:
    return Scene(seats).round(ROUNDS[seats])


# -- the last round -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t110_the_last_round_is_played_to_the_end(seats: int) -> None:
    """T-110, T-114: phase 5 included: money from the districts is in hand, the lying are back; then it is over."""
    scene = last_round(seats).player(0, supply=1).lie("palace", "0").dice("n", "y2").turn(0, first=0)
    scene.play(*["pass"] * seats)
    assert scene.s.stack == []
    assert [scene.deniers(seat) for seat in range(seats)] == [5 + 2 + (seats - 1 - seat) * 0 for seat in range(seats)]
    assert (scene.supply(0), scene.lying("palace"), scene.purse(0)) == (2, "", 0)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t110_the_round_before_is_not_the_last(seats: int) -> None:
    """T-110"""
    scene = Scene(seats).round(ROUNDS[seats] - 1).dice("n", "y2").turn(0, first=0).play(*["pass"] * seats)
    assert scene.s.stack
    assert scene.round_number() == ROUNDS[seats]


def test_t110_the_last_die_ends_the_game() -> None:
    """T-110, T-23"""
    scene = last_round().dice(0, "y2").turn(0).play(*farm("y2"))
    assert scene.s.stack == []
    assert scene.deniers(0) == 6


# -- T-111 ----------------------------------------------------------------------------------------------------


def test_t111_unfinished_events() -> None:
    """T-111: 1 VP for each with own cubes, however many, Marauding too; not for those taken."""
    scene = last_round().marauding("01").events("war 0001", "heresy 1nn", "drought n").player(0, taken=["support"])
    assert [scene.score(seat)["events"] for seat in range(4)] == [2, 3, 0, 0]


def test_t111_tradesmen() -> None:
    """T-111, T-45: the VP of the places; the picture gives nothing."""
    scene = last_round().card("merchant", men="01").card("sculptor", men="10").card("priest", men="231")
    scene.card("archer", men=".0")
    assert [scene.score(seat)["tradesmen"] for seat in range(4)] == [2 + 2 + 1, 1 + 4 + 0, 4, 2]


@pytest.mark.parametrize(
    ("levels", "points"),
    [
        ([], -6),
        (["0....."], -4),
        (["000000"], -4),
        (["1.....", "0....."], -4),
        (["0.....", "0....."], -2),
        (["0.....", "1.....", "0....."], -2),
        (["0.1...", "0.1...", "1.0..."], 0),
        (["n.....", "n....."], -6),
    ],
)
def test_t111_cathedral_levels(levels: list[str], points: int) -> None:
    """T-111: 2 VP less for each level without a cube of one's own, at most 6."""
    scene = last_round().cathedral(*levels)
    assert scene.score(0)["cathedral"] == points


def test_t115_a_total_may_be_below_zero() -> None:
    """T-115, T-12: the final subtraction applies in full, though losses in play stop at zero."""
    scene = last_round().player(0, deniers=0, influence=0, vp=1, supply=0).characters({})
    assert scene.score(0)["cathedral"] == -6
    assert scene.total(0) == -5


# -- characters -----------------------------------------------------------------------------------------------


def test_t112_every_player_scores_every_character_dealt() -> None:
    """T-112, T-163, T-164: those of the others too; those in the box count for nobody."""
    scene = last_round(3).characters({0: ["thibaut_ii"], 1: ["hugues_de_payns"], 2: ["henry_i"]})
    scene.player(0, deniers=6, influence=5).player(1, deniers=18, influence=0).player(2, deniers=5, influence=15)
    scene.player(2, taken=["war"]).palace("000000").end()
    assert [scene.character_points(seat, "thibaut_ii") for seat in range(3)] == [1, 6, 0]
    assert [scene.character_points(seat, "hugues_de_payns") for seat in range(3)] == [1, 0, 6]
    assert [scene.character_points(seat, "henry_i") for seat in range(3)] == [0, 0, 1]
    assert [scene.total(seat) for seat in range(3)] == [2 - 6, 6 - 6, 7 - 6], "Chretien is in the box"


def test_t112_two_players_have_four_characters() -> None:
    """T-02, T-112, T-161, T-162: and their own thresholds."""
    scene = last_round(2).characters({0: ["chretien_de_troyes", "urban_iv"], 1: ["thibaut_ii", "le_florentin"]})
    scene.player(0, deniers=0, supply=0).player(1, deniers=12, supply=0)
    scene.palace("000...").city_hall("0.. ...").bishopric("11 1. ..").cathedral("0000..", "11....").end()
    assert [scene.character_points(seat, "chretien_de_troyes") for seat in range(2)] == [1, 0]
    assert [scene.character_points(seat, "urban_iv") for seat in range(2)] == [1, 0]
    assert [scene.character_points(seat, "thibaut_ii") for seat in range(2)] == [0, 3]


def test_t165_tradesmen_on_the_picture_count_for_le_florentin() -> None:
    """T-165, T-166, T-161: places and picture alike."""
    scene = last_round().card("merchant", men="1230").card("sculptor", men="0").characters({1: ["le_florentin"]})
    assert [scene.character_points(seat, "le_florentin") for seat in range(4)] == [1, 0, 0, 0]


def test_t114_expelled_citizens_are_back_and_count_no_more() -> None:
    """T-114, T-161, T-75: two stand and one lies: not three."""
    scene = last_round().palace("00....").lie("palace", "0").characters({0: ["chretien_de_troyes"]}).dice("n", "y2")
    scene.turn(0, first=0).play(*["pass"] * 4)
    assert scene.s.stack == []
    assert scene.character_points(0, "chretien_de_troyes") == 0


def test_t114_deniers_from_the_district_count() -> None:
    """T-114, T-163: 4 in hand and 2 in the district are 6."""
    scene = last_round().player(0, deniers=4).characters({1: ["thibaut_ii"]}).dice("n", "y2")
    scene.turn(0, first=0).play(*["pass"] * 4)
    assert (scene.deniers(0), scene.character_points(0, "thibaut_ii")) == (6, 1)


def test_t114_what_is_left_is_worth_nothing() -> None:
    """T-114: deniers, influence, supplies and delayed cubes give no VP by themselves."""
    scene = last_round().player(0, deniers=40, influence=20, supply=6, vp=7).characters({}).card("priest", cubes={0: 9})
    assert scene.total(0) == 7 - 6


# -- who wins -------------------------------------------------------------------------------------------------


def test_t113_most_vp_wins_and_a_tie_is_shared() -> None:
    """T-113: no tie-break, whatever else one has."""
    scene = last_round(3).characters({})
    scene.player(0, vp=9, deniers=0).player(1, vp=12, deniers=0).player(2, vp=12, deniers=30, influence=9).end()
    assert scene.game.ranks(scene.s) == [3, 1, 1]


def test_t09_t113_vp_and_characters_are_secret_until_the_end() -> None:
    """T-09, T-113, T-02: a seat sees its own; the others and spectators nothing of them; deniers and influence are
    open; at the end all is open."""
    scene = last_round(3).characters({0: ["henry_i"], 1: ["urban_iv"], 2: ["thibaut_ii"]}).dice("n", "y2")
    for seat in range(3):
        scene.player(seat, vp=seat + 5, deniers=seat, influence=seat)
    scene.turn(0, first=0)
    for watcher in (0, 1, 2, SPECTATOR):
        view = scene.view(watcher)
        for seat, player in enumerate(view["players"]):
            assert (player["deniers"], player["influence"]) == (seat, seat)
            assert player["vp"] == (seat + 5 if seat == watcher else None)
            names = [["henry_i"], ["urban_iv"], ["thibaut_ii"]][seat]
            assert player["characters"] == (names if seat == watcher else None)
    scene.play("pass", "pass", "pass")
    assert scene.s.stack == []
    for watcher in (0, SPECTATOR):
        players = scene.view(watcher)["players"]
        assert [player["vp"] for player in players] == [5, 6, 7]
        assert [player["characters"] for player in players] == [["henry_i"], ["urban_iv"], ["thibaut_ii"]]


def test_t12_t61_vp_won_and_lost_in_play_are_tokens() -> None:
    """T-12, T-50, T-61: gains in play are in the score at once."""
    scene = last_round().characters({}).dice(0, "w4 r6").dice("n", "y2").events("brigands 00").turn(0)
    scene.play(*build("w4"))
    assert (scene.vp(0), scene.score(0)["cathedral"]) == (1, -4)
    scene = last_round().characters({}).dice(0, "w4 r6").dice("n", "y2").events("brigands 00").turn(0)
    scene.play(*fight("brigands", "r6", n=1))
    assert scene.total(0) == 4 - 6


def test_t163_money_spent_does_not_count() -> None:
    """T-163, T-114"""
    scene = last_round().player(0, deniers=8).characters({0: ["thibaut_ii"]}).card("journeyman", men="0").dice(0, "y4")
    scene.turn(0).play(*use("journeyman", "y4", n=1))
    assert scene.s.stack == []
    assert (scene.deniers(0), scene.character_points(0, "thibaut_ii"), scene.total(0)) == (5, 0, 2 + 3 - 6)


def test_every_character_is_somewhere_in_the_score() -> None:
    """T-112: the parts of a score name each character dealt, T-161 to T-166."""
    for character in CHARACTERS:
        scene = last_round().characters({2: [character]})
        assert scene.character_points(0, character) >= 0
