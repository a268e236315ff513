"""The rulebook: the phases of a round. T-10 to T-13, T-22, T-23, T-28, T-75, T-E2, T-E3"""

import pytest

from tests.troyes.printed import ACTIVITIES, ROUNDS
from tests.troyes.scene import Scene, farm, place, use

# -- phase 0 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("number", [1, 2, 3])
def test_t10_three_cards_are_turned_up(number: int) -> None:
    """T-10, T-03: one of each colour, of the round's number, and any of the three."""
    scene = Scene(4).begin_round(number)
    seen: dict[str, list[str]] = {}
    chosen = []
    while scene.turns_up():
        cards = scene.turns_up()
        seen[ACTIVITIES[cards[0]].colour] = sorted(cards)
        chosen.append(cards[1])
        scene.turn_up(cards[1])
    assert seen == {
        colour: sorted(name for name, card in ACTIVITIES.items() if (card.colour, card.round) == (colour, number))
        for colour in ("red", "white", "yellow")
    }
    assert sorted(scene.open_cards()) == sorted(chosen)


@pytest.mark.parametrize("number", [4, 5, 6])
def test_t10_none_after_the_third_round(number: int) -> None:
    """T-10: and those turned up stay."""
    scene = Scene(4).card("merchant", men="0").begin_round(number)
    assert not scene.turns_up()
    assert scene.open_cards() == ["merchant"]
    assert scene.men("merchant") == "0."


# -- phase 1 --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("deniers", "palace", "bishopric", "hall", "after", "vp"),
    [
        (5, 1, 1, 2, 12, 5),  # T-E2: Anna, and Geoffrey as the example has him
        (5, 0, 3, 1, 12, 5),  # Fay
        (5, 0, 1, 3, 14, 5),  # Geoffrey on a legal board
        (5, 3, 1, 0, 8, 5),  # Emily
        (0, 0, 0, 6, 10, 5),
        (0, 5, 0, 0, 0, 5),  # just enough
        (0, 5, 1, 0, 0, 3),  # one short
        (0, 6, 6, 0, 0, 3),  # much short: 2 VP all the same
        (2, 6, 0, 0, 0, 5),
        (1, 6, 0, 0, 0, 3),
    ],
)
def test_t11_t_e2_income_and_salaries(
    deniers: int, palace: int, bishopric: int, hall: int, after: int, vp: int
) -> None:
    """T-11, T-E2: 10 deniers, then 2 for each in the palace, 1 in the bishopric, nothing in the city hall; who cannot
    pay all pays to the last denier and loses 2 VP once."""
    scene = Scene(4).player(0, deniers=deniers, vp=5, supply=0)
    scene.palace("0" * palace + "n" * (6 - palace) if palace > 3 else "0" * palace + "1" * (6 - palace))
    row = "0" * bishopric + "." * (6 - bishopric)
    scene.bishopric(f"{row[:2]} {row[2:4]} {row[4:]}")
    row = "0" * hall + "." * (6 - hall)
    scene.city_hall(f"{row[:3]} {row[3:]}").income()
    assert (scene.deniers(0), scene.vp(0)) == (after, vp)
    assert scene.deniers(3) == 15


@pytest.mark.parametrize(("vp", "after"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_t12_a_loss_stops_at_zero(vp: int, after: int) -> None:
    """T-12: with 1 VP a loss of 2 takes 1, with none nothing."""
    scene = Scene(4).player(0, deniers=0, vp=vp, supply=0).palace("000000").income()
    assert (scene.deniers(0), scene.vp(0)) == (0, after)


def test_t11_t75_the_lying_cost_nothing() -> None:
    """T-75, T-11: no salary for the expelled, for tradesmen or for the supply."""
    scene = Scene(4).lie("palace", "0").lie("bishopric", "0").card("merchant", men="0").income()
    assert scene.deniers(0) == 15


# -- phase 2 --------------------------------------------------------------------------------------------------


def test_t13_t_e3_dice_for_citizens() -> None:
    """T-13, T-E3: A rolls 2 yellow, 1 white, 1 red; then 2 red dice for the neutral citizens into the grey district."""
    scene = Scene(4).city_hall("00. ...").bishopric("0. .. ..").palace("n....0").palace("nn...0").workforce()
    faces = iter([3, 1, 6, 2, 5, 4])
    rolled = 0
    while scene.rolling():
        scene.play(scene.face(next(faces)))
        rolled += 1
    assert rolled == 6
    assert [die[0] for die in scene.district(0)] == ["r", "w", "y", "y"]
    assert [die[0] for die in scene.district("n")] == ["r", "r"]
    faces_seen = sorted(int(die[1]) for die in scene.district(0) + scene.district("n"))
    assert faces_seen == [1, 2, 3, 4, 5, 6]
    assert [scene.district(seat) for seat in (1, 2, 3)] == [[], [], []]


def test_t13_every_player_and_building() -> None:
    """T-13, T-75: a die of the building's colour for each citizen standing there, and none for the lying."""
    scene = Scene(4).palace("0123nn").bishopric("01 23 n0").city_hall("012 3n1").lie("palace", "0").workforce()
    while scene.rolling():
        scene.play(scene.face(6))
    assert scene.district(0) == ["r6", "w6", "w6", "y6"]
    assert scene.district(1) == ["r6", "w6", "y6", "y6"]
    assert scene.district(2) == ["r6", "w6", "y6"]
    assert scene.district(3) == ["r6", "w6", "y6"]
    assert scene.district("n") == ["r6", "r6", "w6", "y6"]


def test_t13_dice_stay_when_the_citizen_moves_or_is_expelled() -> None:
    """T-13: 0 takes his palace citizen to the city hall and expels 1's: all dice stay where they are."""
    scene = Scene(4).palace("0.....").city_hall("231 ...").dice(0, "r2 y1").dice(1, "y3").turn(0)
    scene.play(*place("y1", man="palace:1"))
    assert scene.lying("city_hall") == "1"
    assert (scene.district(0), scene.district(1)) == (["r2"], ["y3"])


# -- passing and the end of the round -------------------------------------------------------------------------


def test_t22_passing() -> None:
    """T-22, T-28: 2 deniers in the district at once, 1 more each time the turn comes round; they are not in hand."""
    scene = Scene(3).dice(0, "y2").dice(1, "y2 y2 y2 y2").dice(2, "y2 y2").turn(0).play("pass")
    assert (scene.purse(0), scene.deniers(0)) == (2, 5)
    scene.play(*farm("y2"))
    assert scene.purse(0) == 2
    scene.play(*farm("y2"))
    assert (scene.to_move, scene.purse(0), scene.deniers(0)) == (1, 3, 5)
    scene.play(*farm("y2"), "pass")
    assert (scene.to_move, scene.purse(0), scene.purse(2)) == (1, 4, 2)
    scene.play(*farm("y2"))
    assert (scene.to_move, scene.purse(0), scene.purse(2)) == (1, 5, 3)


def test_t22_passing_is_final() -> None:
    """T-22, T-32: a passed player is not asked again this round."""
    scene = Scene(2).dice(0, "y2 y2").dice(1, "y2 y2 y2").turn(0).play("pass")
    for _ in range(3):
        assert scene.to_move == 1
        scene.play(*farm("y2"))


def test_t23_the_round_ends_when_all_have_passed() -> None:
    """T-23: at once, after the last pass: money from the districts, dice go, the first-player card moves on."""
    scene = Scene(3).dice(0, "y2 w1").dice("n", "r6").round(3).turn(0, first=0).play("pass", "pass", "pass")
    assert [scene.deniers(seat) for seat in range(3)] == [7 + 10, 7 + 10, 7 + 10], "and the next income"
    assert [scene.purse(seat) for seat in range(3)] == [0, 0, 0]
    assert (scene.round_number(), scene.first()) == (4, 1)
    assert scene.count_dice() == 0


def test_t23_the_last_to_pass_gets_no_more_than_2() -> None:
    """T-22, T-23: 0 and 1 have passed; while 2 acts, each gets 1; when 2 passes the round ends at once."""
    scene = Scene(3).dice(2, "y2").dice("n", "r6").round(3).turn(0, first=0).play("pass", "pass", *farm("y2"), "pass")
    assert [scene.deniers(seat) for seat in range(3)] == [5 + 3 + 10, 5 + 3 + 10, 6 + 2 + 10]


def test_t23_the_round_ends_when_no_die_is_left() -> None:
    """T-23, T-20: after the action that takes the last one; nobody can pass any more."""
    scene = Scene(3).dice(0, "y2").dice(1, "y4").round(3).turn(0, first=0).play(*farm("y2"), *farm("y4"))
    assert [scene.deniers(seat) for seat in range(3)] == [16, 17, 15]
    assert (scene.round_number(), scene.first()) == (4, 1)


def test_t22_t23_no_waiting_money_when_the_last_die_is_gone() -> None:
    """T-22, T-23: 0 has passed; 1 takes the last die, and the round ends before 0's turn comes round."""
    scene = Scene(2).dice(1, "y4").round(3).turn(0, first=0).play("pass", *farm("y4"))
    assert [scene.deniers(seat) for seat in range(2)] == [5 + 2 + 10, 5 + 2 + 10]


def test_t23_who_has_passed_plays_again_in_the_next_round() -> None:
    """T-22, T-23: passing is for the round."""
    scene = Scene(2).dice("n", "y4").round(3).turn(0, first=0).play("pass")
    assert [player["passed"] for player in scene.view(1)["players"]] == [True, False]
    scene.play("pass")
    assert [player["passed"] for player in scene.view(1)["players"]] == [False, False]


@pytest.mark.parametrize("first", [0, 1, 2])
def test_t20_the_first_player_begins_phase_4(first: int) -> None:
    """T-20"""
    scene = Scene(3).dice("n", "y4")
    scene.s.first = first
    assert scene.actions().to_move == first


def test_t23_the_lying_go_home() -> None:
    """T-23: to the personal supplies; neutral ones to the general supply. Those who stand stay, and so do cards."""
    scene = Scene(3).player(0, supply=0).player(1, supply=1).palace("0.n...").lie("palace", "0n").lie("city_hall", "01")
    scene.card("sculptor", men="1").events("war 0").dice("n", "y2").round(3).turn(2, passed={0: 2, 1: 2}).play("pass")
    assert (scene.supply(0), scene.supply(1), scene.neutrals_left()) == (2, 2, 7)
    assert (scene.palace(), scene.lying("palace"), scene.lying("city_hall")) == ("0.n...", "", "")
    assert (scene.men("sculptor"), scene.on("war")) == ("1.", "0")


def test_t23_the_first_player_card_goes_round() -> None:
    """T-23, T-07: 3 is followed by 0."""
    scene = Scene(4).dice("n", "y2").round(2).turn(3, first=3, passed={0: 2, 1: 2, 2: 2}).play("pass")
    assert scene.first() == 0


def test_t28_without_dice_there_is_no_phase_4() -> None:
    """T-28: nobody acts, nobody gets passing money."""
    scene = Scene(3).round(3).actions()
    assert [scene.purse(seat) for seat in range(3)] == [0, 0, 0]
    assert scene.round_number() == 4
    assert [scene.deniers(seat) for seat in range(3)] == [15, 15, 15]


def test_t28_money_in_a_district_cannot_be_spent() -> None:
    """T-28, T-25: three turns later it is still not in hand."""
    scene = Scene(3).player(0, deniers=0).dice(1, "y2 y2").dice(2, "y2").dice("n", "r1").turn(0).play("pass")
    scene.play(*farm("y2"), *farm("y2"))
    assert (scene.deniers(0), scene.purse(0)) == (0, 3)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rounds_by_number_of_players(seats: int) -> None:
    """T-110, T-04: a whole game has 6, 5 or 4 rounds, with two new events each."""
    scene = Scene.started(seats, luck=5)
    while scene.s.stack:
        assert 1 <= scene.round_number() <= ROUNDS[seats] or scene.asked == "opening"
        options = scene.options()
        scene.play("pass" if "pass" in options else options[0])
    assert scene.round_number() == ROUNDS[seats]
    assert scene.deck_size("red") == 8 - ROUNDS[seats]


def test_t10_cards_serve_for_the_rest_of_the_game() -> None:
    """T-10: a card of number I in round 5."""
    scene = Scene(4).dice(0, "y4").dice("n", "r1").card("merchant", men="0").round(5).turn(0)
    assert scene.play(*use("merchant", "y4", n=2)).deniers(0) == 9
