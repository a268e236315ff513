"""What the judge of Lorenzo is shown: names and numbers go together, and say what a player reads off the table."""

import random

import pytest

from armorial.games.lorenzo.components import TILES
from armorial.games.lorenzo.judgement.features import STAGES, stage
from armorial.games.lorenzo.state import PACKET
from tests.features import Features
from tests.lorenzo.scene import GAME, Scene, chosen

TOLD = Features(GAME)
own, shared = TOLD.own, TOLD.shared


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("advanced", ["off", "on"])
def test_a_game_goes_through_all_stages(seats: int, advanced: str) -> None:
    rng = random.Random(seats)
    s = GAME.new(seats, chosen(advanced))
    stages = set()
    while (question := GAME.asked(s)) is not None:
        stages.add(stage(s))
        GAME.answer(s, rng.choice(question.options(s)), None)
    assert stages == set(range(STAGES))


def test_points_stand_in_their_parts() -> None:
    board = Scene(2).player(0, "12v", cards=["warlord", "knight", "hiring_recruits", "crusade", "woods"]).turn(0)
    seen = own(board)
    assert seen["vp"] == pytest.approx(12 / 30)
    assert seen["character_points"] == pytest.approx(0.3)
    assert seen["venture_points"] == pytest.approx(0.9)
    assert seen["territory_points"] == 0
    assert seen["character_count"] == pytest.approx(2 / 3)


def test_a_harvest_gives_what_the_territories_give() -> None:
    """The tile, Marble Pit (2), Forest (5) and Monastery (6), with a value of 3 and two servants."""
    board = Scene(2).player(0, "2h", cards=["forest", "marble_pit", "monastery"]).dice(white=3, black=1, orange=1)
    seen = own(board.turn(0))
    assert seen["harvest_wood"] == pytest.approx((1 + 3 * (1.15 - 5 / 12)) / 3), "a 5 is not always at hand"
    assert seen["harvest_vp"] == pytest.approx(1 * (1.15 - 2 / 12) / 5)
    assert seen["harvest_faith"] > 0
    assert seen["harvest_at_1"] < seen["harvest_at_4"] < seen["harvest_at_7"]
    assert seen["harvest_now"] == seen["harvest_at_4"] < seen["harvest_with_servants"] < seen["harvest_at_7"]


def test_a_harvest_cannot_be_had_where_others_stand() -> None:
    board = Scene(2).player(0, cards=["woods"]).at("harvest:small", 1, "white")
    assert own(board.turn(0))["harvest_now"] == 0
    assert own(board, 1)["harvest_now"] == 0
    assert own(board)["production_now"] > 0
    with_three = Scene(3).player(0, cards=["woods"]).dice(white=6).at("harvest:small", 1, "white").turn(0)
    assert own(with_three)["harvest_now"] > 0


def test_exchanges_count_by_what_can_be_paid() -> None:
    poor, rich = (own(Scene(2).player(0, stock, cards=["treasury"]).turn(0)) for stock in ("", "2c"))
    assert poor["exchange_vp"] == rich["exchange_vp"] == pytest.approx(5 / 8)
    assert poor["exchange_payable"] == 0 < rich["exchange_payable"]


@pytest.mark.parametrize(("faith", "lacks", "danger"), [(0, 0.8, 1.0), (3, 0.2, 0.25), (4, 0.0, 0.0)])
def test_the_next_report_and_its_tile(faith: int, lacks: float, danger: float) -> None:
    board = Scene(2).round_number(3).tiles("1.1", "2.6", "3.4").player(0, faith=faith).turn(0)
    seen = own(board)
    assert seen["report_lacks"] == pytest.approx(lacks)
    assert seen["report_met"] == (lacks == 0)
    assert [seen[f"danger_{number}"] for number in (5, 6, 7)] == pytest.approx([0, danger, 0])
    assert shared(board)[f"tile_{TILES[board.s.tiles[1]]}"] == 1


def test_who_has_supported_the_church_is_out_of_danger() -> None:
    board = Scene(2).round_number(2).tiles("1.1", "2.6", "3.4").player(0, faith=4).player(1, faith=3).report()
    assert own(board)["report_met"] == 1
    board.support_church()
    assert board.asked == "Church"
    assert own(board)["danger_1"] == 0
    assert own(board)["danger_6"] == 1, "now it is the tile of the next period that threatens"


def test_what_the_last_tile_takes() -> None:
    board = Scene(2).round_number(6).tiles("1.1", "2.6", "3.5").player(0, military=9).player(1, military=9, faith=5)
    assert own(board.turn(0))["last_tile_loss"] == pytest.approx(0.9)
    assert own(board, 1)["last_tile_loss"] == 0


def test_leaders_in_hand_by_how_near_they_are_and_leaders_in_play() -> None:
    board = Scene(2, advanced=True).player(0, "5w", hand=["sandro_botticelli", "santa_rita"], leaders=["cesare_borgia"])
    seen = own(board.turn(0))
    assert seen["sandro_botticelli_in_hand"] == pytest.approx(0.3 + 0.7 * 0.5)
    assert seen["santa_rita_in_hand"] == pytest.approx(0.3)
    assert seen["cesare_borgia_in_hand"] == 0
    assert seen["cesare_borgia_in_play"] == 1
    assert seen["leaders_in_hand"] == 1
    assert own(board, 1)["cesare_borgia_in_play"] == 0


def test_a_leader_is_ready_until_it_is_activated() -> None:
    board = Scene(2, advanced=True).player(0, leaders=["bartolomeo_colleoni"]).turn(0)
    assert own(board)["leaders_ready"] == 0.5
    board.activate("bartolomeo_colleoni")
    assert own(board)["leaders_ready"] == 0


def test_leaders_give_hope_as_long_as_they_can_be_played_in_time() -> None:
    def hopes(military: int, round_number: int) -> list[float]:
        board = Scene(2, advanced=True).round_number(round_number)
        board.player(0, f"{military}m", hand=["giovanni_dalle_bande_nere", "ludovico_iii_gonzaga"])
        seen = own(board.turn(0))
        return [seen["leaders_hope"], seen["best_leader_hope"], seen["second_leader_hope"]]

    early, nearer, late = hopes(2, 2), hopes(9, 2), hopes(2, 5)
    assert 0 < early[0] < nearer[0]
    assert early[0] == early[1], "fifteen servants are out of reach"
    assert early[2] == 0
    assert late[0] == 0


def test_leaders_in_play_gain_for_the_rounds_to_come() -> None:
    gains = []
    for round_number in (2, 5):
        board = Scene(2, advanced=True).round_number(round_number).player(0, leaders=["bartolomeo_colleoni"])
        gains.append(own(board.turn(0))["leaders_gain"])
    assert gains[0] > gains[1] > 0


def test_members_at_home_by_their_values() -> None:
    board = Scene(2).dice(white=2, black=6, orange=4).at("market:1", 0, "orange").turn(0)
    seen = own(board)
    assert seen["members_home"] == 0.75
    assert [seen["first_member"], seen["second_member"]] == pytest.approx([1.0, 3 / 7])
    assert seen["third_member"] == 0
    assert seen["neutral_member"] == pytest.approx(1 / 7)


def test_cards_that_can_be_taken_now() -> None:
    board = Scene(2).player(0, "2c").tower("character", "warlord", "cardinal").dice(white=1).turn(0)
    assert own(board)["take_character"] > 0
    assert own(board)["take_venture"] == 0
    assert own(board, 1)["take_character"] == 0, "they have no coins"


def test_the_next_turn_order_is_that_of_the_council() -> None:
    board = Scene(3).at("council", 2, "white").at("council", 1, "white").at("council", 2, "black").turn(0)
    assert [own(board, seat)["next_order"] for seat in range(3)] == [1.0, 0.5, 0.0]
    assert [own(board, seat)["order"] for seat in range(3)] == [0.0, 0.5, 1.0]
    assert [own(board, seat)["turns_away"] for seat in range(3)] == pytest.approx([0, 1 / 3, 2 / 3])
    assert [own(board, seat)["my_turn"] for seat in range(3)] == [1.0, 0.0, 0.0]


def test_resources_count_less_for_one_who_has_no_members_left() -> None:
    board = Scene(2).player(0, "5c").turn(0)
    for space, member in (("market:1", "white"), ("market:2", "black"), ("council", "orange"), ("council", "neutral")):
        before = own(board)
        board.at(space, 0, member)
        assert own(board)["coins"] == before["coins"] == 1
        assert own(board)["coins_for_members"] < before["coins_for_members"]
    assert own(board)["coins_for_members"] == 0


def test_a_privilege_to_be_chosen_is_pending() -> None:
    board = Scene(2).dice(white=1).turn(0)
    board.go("white", "council")
    assert board.asked == "Privilege"
    assert own(board)["pending_privileges"] == 0.5
    assert own(board, 1)["pending_privileges"] == 0
    board.privilege("coins")
    assert own(board)["pending_privileges"] == 0


def test_the_dice_of_the_last_round_are_forgotten() -> None:
    low, high = (Scene(2).round_number(3).dice(white=n, black=n, orange=n).new_round() for n in (1, 6))
    assert low.asked == "LayCard"
    assert own(low) == own(high)
    assert shared(low) == shared(high)
    assert shared(low)["dealing"] == 1


def test_the_packet_of_the_draft_is_no_hand() -> None:
    board = Scene.started(2, advanced="leaders")
    assert board.asked == "Draft"
    assert board.s.players[0][PACKET]
    assert own(board)["leaders_in_hand"] == 0
    assert stage(board.s) == 0
