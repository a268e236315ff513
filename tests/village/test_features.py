"""What the learned judge is told about a position of Village."""

from armorial.games import load_game
from armorial.games.village.church import DrawPiece
from armorial.games.village.judgement.features import STAGES, stage
from tests.features import Features
from tests.village.scene import Scene

TOLD = Features(load_game("village"))
own, shared = TOLD.own, TOLD.shared


def test_a_game_goes_through_the_stages() -> None:
    scene = Scene(3).round()
    assert stage(scene.s) == 0
    scene.s.round_number = 3
    later = stage(scene.s)
    scene.board(chronicle={"crafts": 0, "farm": 1}, graves=1)
    assert 0 < later < stage(scene.s) < STAGES - 2


def test_points_by_part() -> None:
    scene = Scene().player(
        0,
        prestige=4,
        cities=["north_near", "south_near"],
        served=["horse_plow"],
        members={"1a": "chamber_3", "1b": "window_4", "1c": "chronicle_farm", "1d": "chronicle_crafts"},
    )
    told = own(scene.turn(0, {"grain": ["pink", "brown"]}))
    assert told["prestige"] == 4 / 8
    assert (told["city_points"], told["cities"], told["next_city"]) == (3 / 6, 1, 1)
    assert (told["council_points"], told["church_points"]) == (4 / 6, 1)
    assert (told["customer_points"], told["customers"]) == (6 / 10, 1 / 3)
    assert told["chronicle_points"] == 0
    assert [told[f"remembered_{n}"] for n in range(1, 6)] == [1, 1, 0, 0, 0]


def test_who_dies_next_and_where_they_go() -> None:
    scene = Scene().player(0, time=7, farm=[2], members={"1a": "smithy", "1b": "window_2"})
    scene.board(chronicle={"crafts": 0}).turn(0, {"grain": ["pink", "brown"]})
    told = own(scene)
    assert [told[f"hours_left_{n}"] for n in (2, 4, 6)] == [0, 1, 1]
    assert (told["lowest_generation"], told["of_lowest"]) == (1 / 4, 2 / 3)
    assert (told["next_remembered"], told["next_loss"]) == (1, 3 / 4)
    assert (told["lowest_for_church"], told["lowest_for_crafts"], told["lowest_for_farm"]) == (1, 0, 0)
    assert (told["lowest_without_room"], told["all_with_room"]) == (1 / 2, 2 / 4)
    assert told["next_ends_game"] == 0


def test_a_death_that_takes_the_last_grave_ends_the_game() -> None:
    scene = Scene().player(0, farm=[1]).board(chronicle={"farm": 0}, graves=1).turn(0, {"grain": ["pink", "brown"]})
    assert own(scene)["next_ends_game"] == 1
    assert own(scene, 1)["next_ends_game"] == 1
    scene.board(chronicle={"farm": 1})
    assert own(scene)["next_ends_game"] == 0


def test_customers_who_can_be_served() -> None:
    scene = Scene(3).player(0, goods={"scroll": 1, "wagon": 1}, grain=1, coins=0, cubes={"green": 1})
    scene.market(["scroll_wagon", "wagon_grain", "scroll_grain", "horse_wagon"], ["wagon_2_grain"])
    told = own(scene.turn(0, {"market": ["pink", "orange"]}))
    assert (told["sale_best"], told["sale_count"]) == (4 / 5, 1)
    assert told["sale_best_two"] == 4 / 8
    assert (told["sale_one_short"], told["queue_one_short"]) == (5 / 5, 4 / 5)
    assert (told["sale_here"], told["extra_sales"]) == (4 / 5, 1 / 3)
    scene.player(0, grain=2)
    assert own(scene)["queue_best"] == 4 / 5
    scene.player(0, goods={"scroll": 2})
    assert own(scene)["sale_best_two"] == (4 + 3) / 8
    assert own(scene.turn(0), 1)["sale_best"] == 0


def test_two_customers_do_not_share_a_good() -> None:
    scene = Scene(3).player(0, goods={"wagon": 1}, grain=3, coins=0)
    scene.market(["wagon_grain", "wagon_2_grain", None, None]).turn(0, {"grain": ["pink", "brown"]})
    told = own(scene)
    assert (told["sale_count"], told["sale_best_two"], told["sale_here"]) == (2 / 3, 4 / 8, 0)


def test_journeys_in_reach() -> None:
    scene = Scene().player(0, coins=0, goods={"wagon": 1}, cubes={"brown": 1}).turn(0, {"travel": ["orange", "green"]})
    told = own(scene)
    assert (told["journey_new"], told["journey_gain"]) == (1, (1 + 3) / 5)
    assert (told["journey_paid_gain"], told["journey_short"], told["journey_here"]) == (0, 1 / 3, 0)
    told = own(scene.player(0, coins=1))
    assert (told["journey_paid_gain"], told["journey_paid_count"], told["journey_here"]) == (4 / 5, 1 / 2, 4 / 5)
    both = ["north_near", "south_near"]
    told = own(scene.player(0, farm=[1], cities=both, members={"1b": "north_near"}, coins=0))
    assert (told["journey_new"], told["journey_gain"]) == (1, 3 / 5)
    told = own(scene.player(0, members={"1b": "farm"}))
    assert (told["journey_new"], told["journey_gain"], told["journey_short"]) == (0, 0, 4 / 3)


def test_steps_in_the_council() -> None:
    scene = Scene().player(0, coins=1, cubes={"green": 0}, members={"1a": "chamber_4", "1b": "chamber_1"})
    told = own(scene.turn(0, {"council": ["pink", "brown"]}))
    assert (told["highest_chamber"], told["step_gain"]) == (2, 1)
    assert (told["step_short"], told["step_paid_gain"], told["coins_to_exchange"]) == (1 / 2, 0, 1 / 2)
    told = own(scene.player(0, goods={"scroll": 1}))
    assert (told["step_short"], told["step_paid_gain"], told["step_here"]) == (0, 2, 2)


def test_the_church_and_who_leads_in_it() -> None:
    scene = Scene().player(0, grain=3, coins=1, members={"1a": "window_1", "1b": "window_3", "1c": "bag", "1d": "bag"})
    scene.player(1, members={"1a": "window_4"}).turn(0, {"church": ["brown", "pink"]})
    told = own(scene)
    assert (told["in_church"], told["window_steps"]) == (2 / 3, (2 + 1) / 3)
    assert told["drawn_by_lot"] == 2 * 4 / 6
    assert told["bought_out"] == 1
    assert (told["church_margin"], told["church_leads"]) == (1 / 2, 1)
    assert (own(scene, 1)["church_margin"], own(scene, 1)["church_leads"]) == (-1 / 2, 0)
    scene.player(1, members={"1b": "window_1"})
    assert (own(scene)["church_leads"], own(scene, 1)["church_leads"]) == (0, 1)


def test_turns_left_in_the_round() -> None:
    scene = Scene(3).turn(1, {"grain": ["pink", "brown"], "church": ["brown", "plague"]}, first=2)
    assert [own(scene, seat)["turns_this_round"] for seat in range(3)] == [1 / 4, 2 / 4, 1 / 4]
    assert [own(scene, seat)["turns_before"] for seat in range(3)] == [1, 0, 1 / 2]
    assert [own(scene, seat)["to_move"] for seat in range(3)] == [0, 1, 0]
    assert [own(scene, seat)["first_next"] for seat in range(3)] == [0, 0, 1]
    scene.s.token = 0
    assert [own(scene, seat)["first_next"] for seat in range(3)] == [1, 0, 0]
    scene.play("take:grain:brown")
    assert scene.asked == "GrainAction"
    assert [own(scene, seat)["turns_this_round"] for seat in range(3)] == [1 / 4, 1 / 4, 1 / 4]
    assert [own(scene, seat)["turns_before"] for seat in range(3)] == [1 / 2, 1, 0]
    assert [own(scene, seat)["has_action"] for seat in range(3)] == [0, 1, 0]


def test_a_round_that_is_being_laid_out_has_all_its_turns() -> None:
    scene = Scene(2).round(first=1)
    assert scene.asked == "DrawCube"
    assert shared(scene)["laying"] == 1
    assert shared(scene)["cubes_left"] == 18 / 6
    assert [own(scene, seat)["turns_this_round"] for seat in range(2)] == [9 / 4, 9 / 4]
    assert [own(scene, seat)["turns_before"] for seat in range(2)] == [1 / 2, 0]


def test_last_turns_are_few() -> None:
    scene = Scene(3).player(0, time=9, farm=[1, 2]).board(chronicle={"farm": 0}, graves=1)
    scene.turn(0, {"church": ["plague", "brown", "brown", "brown"]})
    scene.play("take:church:plague", "decline")
    assert scene.s.last_turns == 1
    assert [own(scene, seat)["last_turn_to_come"] for seat in range(3)] == [0, 1, 1]
    assert shared(scene)["last_turns"] == 1
    before = stage(scene.s)
    scene.play("none")
    assert [own(scene, seat)["last_turn_to_come"] for seat in range(3)] == [0, 0, 1]
    assert before < stage(scene.s) == STAGES - 1


def test_what_is_about_to_happen() -> None:
    scene = Scene().player(0, coins=2, goods={"wagon": 1}, cubes={"brown": 2}, time=9)
    scene.taking(0, "travel", "pink").play("send:north_near:1")
    told = own(scene)
    assert scene.asked == "Pay"
    assert (told["journey_to_come"], told["cubes_owed"], told["deaths_due"]) == (2, 1, 1)
    assert own(scene, 1)["journey_to_come"] == 0
    scene.play("cubes")
    assert scene.asked == "Dies"
    told = own(scene)
    assert (told["journey_to_come"], told["deaths_due"], told["city_points"]) == (0, 1, 1 / 6)


def test_who_may_still_sell() -> None:
    scene = Scene().player(0, grain=3).player(1, grain=2, cubes={"green": 1}).market(["3_grain", "2_grain", None])
    scene.taking(0, "market", "pink")
    assert shared(scene)["market_day"] == 1
    assert [own(scene, seat)["may_sell"] for seat in range(2)] == [1, 1]
    assert [own(scene, seat)["sells_free"] for seat in range(2)] == [1, 0]
    scene.play("pass")
    assert [own(scene, seat)["may_sell"] for seat in range(2)] == [0, 1]


def test_a_mass_and_what_it_still_offers() -> None:
    scene = Scene().player(0, coins=1, members={"1a": "bag"}).player(1, coins=1, grain=3, members={"1a": "bag"})
    scene.mass(first=0)
    assert scene.asked == "BuyOut"
    assert [own(scene, seat)["may_buy_out"] for seat in range(2)] == [1, 1]
    assert [own(scene, seat)["may_move_up"] for seat in range(2)] == [1, 1]
    scene.play("done")
    assert [own(scene, seat)["may_buy_out"] for seat in range(2)] == [0, 1]
    scene.play("buy-out:1")
    assert isinstance(scene.question, DrawPiece)
    assert shared(scene)["pieces_to_draw"] == 3 / 3
    assert shared(scene)["mass"] == 1
    scene.play("monk", "monk", "monk")
    assert [own(scene, seat)["may_move_up"] for seat in range(2)] == [0, 1]


def test_what_customers_ask_for() -> None:
    scene = (
        Scene(3)
        .market(["2_wagon", "wagon_grain", "3_grain", None], ["horse_plow"])
        .turn(0, {"grain": ["pink", "brown"]})
    )
    told = shared(scene)
    assert (told["asked_wagon"], told["asked_grain"], told["asked_horse"]) == (3 / 2, 4 / 3, 0)
    assert (told["asked_later_horse"], told["asked_later_wagon"]) == (1 / 2, 0)
    assert (told["customers"], told["customer_points"]) == (1, (4 + 3 + 3) / 12)
