"""What the learned judge is told about a position of Troyes."""

import pytest

from armorial.games.troyes.effects import LayCubes, Shoot
from armorial.games.troyes.influence import Reroll
from armorial.games.troyes.judgement.features import stage
from armorial.games.troyes.state import BLACK_DICE, OPENING
from tests.features import Features
from tests.troyes.scene import GAME, Scene, place

TOLD = Features(GAME)
own, shared = TOLD.own, TOLD.shared


def test_a_game_goes_through_the_stages() -> None:
    opening = Scene(4).round(0)
    opening.s.phase = OPENING
    rounds = [Scene(4).round(n).dice(0, "r1").turn(0) for n in range(1, 6)]
    last = Scene(4).round(6).dice(0, "r1 r1 r1 w1 w1 w1").dice(1, "y1 y1 y1 y1 y1 y1").dice(2, "w1").turn(0)
    late = Scene(4).round(6).dice(0, "r1").turn(0)
    black = Scene(4).round(6).dice(0, "r6").black("1")
    black.s.phase = BLACK_DICE
    scenes = [opening, *rounds, black, last, late]
    assert [stage(scene.s) for scene in scenes] == [0, 1, 1, 2, 3, 4, 5, 6, 7]


def test_dice_count_until_their_owner_has_passed() -> None:
    scene = Scene(2).player(0, deniers=0).dice(0, "r2 r3 y6").dice(1, "w6 w1").turn(0)
    told = own(scene)
    assert [told[f"{colour}_dice"] for colour in ("red", "white", "yellow")] == [1, 0, 1 / 2]
    assert [told[f"{colour}_pips"] for colour in ("red", "white", "yellow")] == [5 / 8, 0, 6 / 8]
    assert [told[f"{colour}_high"] for colour in ("red", "white", "yellow")] == [0, 0, 1]
    assert (told["dice_to_sell"], told["foreign_pips"], told["foreign_affordable"]) == (0, 7 / 30, 0)
    told = own(scene.turn(1, passed={0: 3}))
    assert (told["red_dice"], told["red_pips"], told["red_group"], told["foreign_pips"]) == (0, 0, 0, 0)
    assert (told["dice_to_sell"], told["passed"], told["purse"]) == (3 / 2, 1, 3 / 4)


@pytest.mark.parametrize(
    ("deniers", "group"),
    [(0, 3), (2, 6), (4, 9), (8, 12), (12, 15), (18, 17)],
)
def test_the_best_group_that_can_be_paid(deniers: int, group: int) -> None:
    """Alone with a 3; others have 6, 6 and 5: one costs 2, beside another die 4, two of them 8, and so on."""
    scene = Scene(3).player(0, deniers=deniers).dice(0, "y3 r6").dice(1, "y6 y5").dice("n", "y6").turn(0)
    assert own(scene)["yellow_group"] == group / 10


def test_citizens_at_the_edge_of_a_row() -> None:
    scene = Scene(2).player(0, supply=0).player(1, supply=0).dice(1, "r1")
    scene.bishopric("01 10 0.").city_hall("000 1.1").palace("0.1...").lie("city_hall", "0").turn(0)
    told = own(scene)
    assert [told[name] for name in ("palace", "bishopric", "city_hall")] == [1 / 2, 3 / 2, 3 / 2]
    assert [told[f"edge_{name}"] for name in ("palace", "bishopric", "city_hall")] == [1 / 2, 1 / 2, 0]
    assert (told["citizens"], told["salaries"], told["lying"]) == (7 / 5, (2 + 3) / 4, 1)


def test_the_cathedral_and_the_levels_that_are_missing() -> None:
    scene = Scene(2).cathedral("0111..", "1.1...", "..1...").player(0, deniers=2).dice(0, "w1 w3 w6").dice(1, "w2")
    told = own(scene.turn(0))
    assert [told[f"level_{n}"] for n in (1, 2, 3)] == [1, 0, 0]
    assert (told["missing_levels"], told["cathedral_cubes"]) == (1, 1 / 3)
    assert (told["white_to_build"], told["white_influence"]) == (2 / 3, 3 / 4)
    assert (told["levels_in_reach"], told["levels_to_buy"]) == (1 / 2, 1 / 2)
    assert own(scene.player(0, deniers=1))["levels_to_buy"] == 0
    assert [shared(scene)[f"columns_at_{n}"] for n in (1, 2, 3)] == [2 / 3, 2 / 3, 1 / 3]
    assert shared(scene)["columns_full"] == 1 / 3


def test_characters_held_and_those_of_others() -> None:
    scene = Scene(2).characters({0: ["hugues_de_payns", "urban_iv"], 1: ["henry_i", "le_florentin"]})
    scene.player(0, influence=10, deniers=9).player(1, influence=10).dice(1, "r1").turn(0)
    told = own(scene)
    assert (told["holds_hugues_de_payns"], told["holds_henry_i"]) == (1, 0)
    assert (told["held_hugues_de_payns"], told["held_points"]) == (3 / 3, 3 / 4)
    assert told["perhaps_thibaut_ii"] == 0.5 * 2 / 3
    assert told["perhaps_points"] == 0.5 * 1 / 4
    assert (own(scene, 1)["perhaps_hugues_de_payns"], own(scene, 1)["held_hugues_de_payns"]) == (0.5 * 3 / 3, 0)


def test_events_with_cubes_and_events_that_can_be_filled() -> None:
    scene = Scene(2).player(0, deniers=0).dice(0, "r6 r2").events("war 0011", "heresy 01").marauding("0").turn(0)
    told = own(scene)
    assert (told["events_with_cube"], told["event_cubes"], told["events_led"]) == (1, 4 / 5, 1 / 2)
    assert told["share_now"] == ((6 + 3) // 2 + (5 + 2) // 2 + (2 + 1)) / 6
    assert (told["fill_vp"], told["fill_card"], told["cubes_to_lay"]) == (6 / 4, 1, 1 / 3)
    assert told["marauding_share"] == 3 / 2
    assert own(scene.dice(0, "r3"))["fill_vp"] == 0


def test_cards_and_what_they_give() -> None:
    scene = Scene(2).player(0, deniers=7, influence=4, supply=1).dice(0, "y5 y6").dice(1, "w3")
    scene.card("merchant", men="0").card("sculptor").card("monk", cubes={0: 2}).card("troubadour")
    told = own(scene.turn(0))
    assert (told["on_yellow_1"], told["on_yellow_3"], told["tradesmen"]) == (1, 0, 1 / 3)
    assert (told["cubes_monk"], told["cubes_stored"]) == (1, 2 / 3)
    assert (told["denier_rate"], told["deniers_now"]) == (3 * 2 / 8, 2 * (11 // 2) / 10)
    assert (told["vp_rate_yellow"], told["vp_now"]) == (0, 0)
    assert (told["hire_place"], told["hire_vp_now"]) == (3 / 3, 0)
    told = own(scene.player(0, deniers=8))
    assert (told["hire_place"], told["hire_vp_now"]) == (4 / 3, (11 // 3 + 4) / 5)
    assert own(scene, 1)["cubes_monk"] == 0


def test_what_a_card_gives_depends_on_the_board() -> None:
    scene = Scene(2).player(0, deniers=0, influence=3).dice(0, "r6 r6 w6 w2").dice(1, "y1")
    scene.card("captain", men="0").card("glassblower", men="0").card("diplomat", men="0")
    scene.cathedral("0000..").events("war 0", "heresy 01").turn(0)
    told = own(scene)
    assert (told["vp_rate_red"], told["vp_rate_white"]) == (2 / 2, 2 * 6 / 8 / 2)
    assert told["vp_now"] == 2 * 2 / 4
    assert told["event_cubes_now"] == 6 / 4


def test_black_dice_to_be_met() -> None:
    scene = Scene(2).player(1, influence=4).dice(0, "r2").dice(1, "y2").events("war").black("652", first=1)
    scene.s.phase = BLACK_DICE
    assert scene.question.seat == 1
    assert (own(scene, 1)["black_pips"], own(scene, 0)["black_pips"]) == (8 / 6, 5 / 6)
    assert (own(scene, 1)["black_short"], own(scene, 0)["black_short"]) == (4 / 4, 1 / 4)
    assert (own(scene, 1)["power"], own(scene, 0)["power"]) == (2 / 15, 4 / 15)
    assert shared(scene)["black_in_row"] == 3 / 4


def test_trouble_of_the_next_round() -> None:
    scene = Scene(2).city_hall("00. ...").events("war", "civil_war", "drought", "heresy").dice(0, "r1").turn(0, first=0)
    told = own(scene)
    assert (told["deniers_asked"], told["influence_asked"]) == ((3 + 2) / 4, 2 / 3)
    assert (own(scene, 1)["black_next"], told["black_next"]) == (2 / 2, 1 / 2)
    told = own(scene.round(4))
    assert (told["deniers_asked"], told["influence_asked"], told["black_next"]) == (0, 0, 0)


def test_dice_to_be_rolled() -> None:
    scene = Scene(2).palace("0.....").bishopric("01 0. ..").workforce()
    assert [own(scene)[f"to_roll_{colour}"] for colour in ("red", "white", "yellow")] == [1 / 2, 1, 0]
    scene.play("roll:4")
    assert [own(scene)[f"to_roll_{colour}"] for colour in ("red", "white", "yellow")] == [0, 1, 0]
    assert own(scene)["red_pips"] == 4 / 8


def test_whose_turn_it_is() -> None:
    scene = Scene(3).dice(0, "r1 r2").turn(1, passed={2: 2})
    assert [own(scene, seat)["to_move"] for seat in range(3)] == [0, 1, 0]
    assert [own(scene, seat)["turns_before"] for seat in range(3)] == [1 / 2, 0, 1 / 2]
    assert [own(scene, seat)["rivals_acting"] for seat in range(3)] == [1 / 2, 1 / 2, 1]
    assert [own(scene, seat)["first_next"] for seat in range(3)] == [0, 0, 1]


def test_what_is_about_to_happen() -> None:
    scene = Scene(2).dice(0, "y1 r4").player(0, supply=1).palace("0.....").turn(0)
    scene.play(place("r4")[0])
    assert own(scene)["picked"] == 1 / 2
    scene.play(place("r4")[1])
    assert scene.asked == "Settle"
    assert (own(scene)["settles"], own(scene, 1)["settles"]) == (1, 0)
    scene.turn(0).s.stack.append(Reroll(0, 12))
    assert (own(scene)["reroll"], own(scene, 1)["reroll"]) == (2.5 / 2, 0)
    scene.turn(0).s.then(Shoot(0, 3), Shoot(0, 3), LayCubes(0, 2, 0, 1))
    assert own(scene)["arrows"] == pytest.approx(4 / 3)
    assert own(scene)["lays_cubes"] == 1
