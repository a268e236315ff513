"""What bots must know about a position of Troyes: scenes in which one side of a comparison is clearly better."""

import random

import pytest

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.games.troyes.influence import Reroll
from armorial.kernel.contract import Chance
from tests.troyes.scene import GAME, Scene

DICE = "r3 w4 y5"


def scene(number: int = 2) -> Scene:
    """Two players with the same of everything, in the actions of a round."""
    board = Scene(2).round(number).characters({0: ["hugues_de_payns", "urban_iv"], 1: ["henry_i", "le_florentin"]})
    for seat in (0, 1):
        board.player(seat, deniers=6, influence=4, vp=3, supply=1).dice(seat, DICE)
    return board.palace("0 1 . . . .".replace(" ", "")).bishopric("01 .. ..").city_hall("01. ...")


def worth(board: Scene, seat: int = 0) -> float:
    return GAME.worth(board.s, seat)


def test_who_has_the_same_is_worth_the_same_but_for_the_turn() -> None:
    board = scene().turn(0)
    assert 0 < worth(board, 0) - worth(board, 1) < 2


@pytest.mark.parametrize("number", [1, 2, 3])
@pytest.mark.parametrize("more", [{"deniers": 9}, {"influence": 7}, {"vp": 4}, {"supply": 3}])
def test_more_of_anything_is_better_while_there_are_rounds_to_come(number: int, more: dict[str, int]) -> None:
    assert worth(scene(number).player(0, **more).turn(0)) > worth(scene(number).turn(0))  # type: ignore[arg-type]


def test_money_is_worth_less_in_the_last_round() -> None:
    early = worth(scene(1).player(0, deniers=12).turn(0)) - worth(scene(1).turn(0))
    late = worth(scene(4).player(0, deniers=12).turn(0)) - worth(scene(4).turn(0))
    assert 0 < late < early


def test_a_denier_is_worth_less_than_a_point() -> None:
    assert worth(scene(1).player(0, deniers=7).turn(0)) < worth(scene(1).player(0, vp=4).turn(0))


def test_high_dice_are_better_than_low_ones_and_those_better_than_none() -> None:
    high, low, none = (worth(scene().dice(0, dice).turn(1)) for dice in ("r6 w6 y6", "r1 w1 y1", ""))
    assert high > low > none


def test_dice_are_worth_little_to_one_who_has_passed() -> None:
    with_dice = worth(scene(4).turn(1, passed={0: 2})) - worth(scene(4).dice(0, "").turn(1, passed={0: 2}))
    acting = worth(scene(4).turn(1)) - worth(scene(4).dice(0, "").turn(1))
    assert with_dice < acting


def test_a_citizen_in_a_building_is_worth_most_early() -> None:
    def ousted(number: int) -> float:
        return worth(scene(number).turn(0)) - worth(scene(number).bishopric(".1 .. ..").turn(0))

    assert ousted(1) > ousted(3) > 0
    assert ousted(4) == 0


def test_to_lead_on_an_event_that_is_nearly_full_is_better_than_to_follow() -> None:
    leads, shares, follows, away = (
        worth(scene().events(f"war {cubes}").turn(0)) for cubes in ("0001", "0011", "0111", "1111")
    )
    assert leads > shares > follows > away


def test_events_that_are_nearly_full_bring_more_than_those_just_begun() -> None:
    assert worth(scene().events("war 0001").turn(0)) > worth(scene().events("war 0").turn(0))


def test_cubes_of_delayed_cards_are_hope_until_the_end() -> None:
    stored = [worth(scene(n).card("monk", cubes={0: 1}).turn(0)) - worth(scene(n).turn(0)) for n in (1, 4)]
    assert stored[0] > stored[1] > 0


def test_the_way_to_the_next_step_of_a_character_counts() -> None:
    """Hugues de Payns: 5, 10, 15 influence. From 8 to 9 is on the way, and nearer than from 5 to 6."""
    here = [worth(scene(2).player(0, influence=n).turn(0)) for n in (8, 9, 10)]
    without = scene(2).characters({0: ["thibaut_ii", "urban_iv"], 1: ["henry_i", "le_florentin"]})
    assert here[1] - here[0] > worth(without.player(0, influence=9).turn(0)) - worth(without.player(0, influence=8))
    assert here[2] - here[1] > here[1] - here[0]


def test_a_level_without_a_cube_costs_more_and_more() -> None:
    def loss(number: int) -> float:
        return worth(scene(number).cathedral("0.....", "0.....", "0.....").turn(0)) - worth(scene(number).turn(0))

    assert loss(4) > loss(2) > loss(1) > 0


def test_black_dice_to_be_met_are_known_before_they_are_met() -> None:
    """Else a bot would put them off for ever by rolling its dice again."""
    board = scene().player(0, influence=9).black("6")
    waiting = worth(board)
    assert board.asked is not None
    assert waiting < worth(scene().player(0, influence=9).turn(0))
    assert worth(scene().player(0, influence=9).black("6", first=1)) > waiting


def test_to_roll_a_six_again_is_bad_and_a_one_perhaps_not() -> None:
    def rolled(die: str, face: int) -> float:
        board = scene().dice(0, die).turn(0)
        before = worth(board)
        board.s.stack.append(Reroll(0, 2 * 6 + face - 1))
        return worth(board) - before

    assert rolled("y6", 6) < 0 < rolled("y1", 1)


@pytest.mark.parametrize("seed", range(3))
def test_at_the_end_it_is_the_score(seed: int) -> None:
    seats = 2 + seed
    rng = random.Random(seed)
    s = GAME.new(seats)
    while (question := GAME.asked(s)) is not None:
        option = question.sample(s, rng) if isinstance(question, Chance) else rng.choice(question.moves(s))
        GAME.answer(s, option, None)
    assert [GAME.worth(s, seat) for seat in range(seats)] == [GAME.score(s, seat).total for seat in range(seats)]


def test_greedy_beats_random_by_far() -> None:
    """Two games with the seats changed; in a hundred it is never nearer than twelve points."""
    for mine in (0, 1):
        rng = random.Random(mine)
        bots = [make_bot("greedy" if seat == mine else "random") for seat in (0, 1)]
        s = GAME.new(2)
        while (question := GAME.asked(s)) is not None:
            if isinstance(question, Chance):
                option = question.sample(s, rng)
            else:
                moves = question.moves(s)
                option = moves[0] if len(moves) == 1 else bot_answer(GAME, s, bots[question.seat], rng)
            GAME.answer(s, option, None)
        assert GAME.score(s, mine).total > GAME.score(s, 1 - mine).total + 12
