"""The rulebook: set-up and the round. V-01 to V-18"""

from collections import Counter

import pytest

from armorial.games import load_game
from armorial.games.village.components import (
    CITIES,
    COLOURS,
    CUBES_BY_NAME,
    CUSTOMERS,
    GOODS,
    MEMBERS,
    SECTIONS,
    SPACES,
)
from armorial.games.village.market import DrawCustomer
from armorial.games.village.setup import FirstPlayer
from armorial.games.village.state import Village
from armorial.games.village.turn import DrawCube
from armorial.kernel.contract import Chance
from armorial.kernel.errors import RuleError
from tests.village.scene import Scene

NOTHING = dict.fromkeys(CUBES_BY_NAME, 0)


def chance(scene: Scene) -> Chance[Village]:
    """The open question, which is to the dice."""
    question = scene.question
    assert isinstance(question, Chance)
    return question


def all_cubes(scene: Scene, colour: str) -> int:
    """How many cubes of a colour there are anywhere."""
    held = sum(scene.cubes(seat, colour) for seat in range(scene.s.seats)) if colour in COLOURS else 0
    on_board = sum(scene.on_space(space)[colour] for space in SPACES)
    return scene.supply(colour) + scene.in_bag()[colour] + on_board + held


# -- set-up ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v01_v02_each_player_starts_alike(seats: int) -> None:
    """V-01, V-02: a coin, four of generation 1 at home, seven unborn; time and prestige at 0."""
    scene = Scene.started(seats)
    assert Counter(name[0] for name in MEMBERS) == {"1": 4, "2": 3, "3": 2, "4": 2}
    for seat in range(seats):
        assert scene.coins(seat) == 1
        assert scene.at(seat, "farm") == ["1a", "1b", "1c", "1d"]
        assert len(scene.at(seat, "unborn")) == 7
        assert (scene.time(seat), scene.prestige(seat), scene.grain(seat)) == (0, 0, 0)
        assert not any(scene.cubes(seat, colour) for colour in COLOURS)
        assert not any(scene.goods(seat, good) for good in GOODS)


@pytest.mark.parametrize("seats", [0, 1, 5])
def test_v01_two_to_four_play(seats: int) -> None:
    """V-01: other numbers of players are refused."""
    with pytest.raises(RuleError):
        load_game("village").new(seats)


@pytest.mark.parametrize(("seats", "stalls", "stack"), [(2, 3, 16), (3, 4, 15), (4, 5, 14)])
def test_v03_customers_at_every_open_place(seats: int, stalls: int, stack: int) -> None:
    """V-03: stalls by the number of players, always 5 in the queue; 24 different customers in all."""
    scene = Scene.started(seats)
    assert len(scene.stalls()) == stalls
    assert None not in scene.stalls()
    assert len(scene.queue()) == 5
    assert len(scene.s.pile) == stack
    everybody = [*scene.stalls(), *scene.queue(), *(CUSTOMERS[tile] for tile in scene.s.pile)]
    assert sorted(str(tile) for tile in everybody) == sorted(CUSTOMERS)
    assert len(CUSTOMERS) == 24


def test_v03_customers_are_shuffled() -> None:
    """V-03: each customer not yet turned up comes next with the same chance, and none comes twice."""
    scene = Scene.started(2, luck=None).play("first:0")
    for n, tile in enumerate(("2_wagon", "3_grain", "horse_ox")):
        question = chance(scene)
        assert isinstance(question, DrawCustomer)
        assert sorted(question.weights(scene.s)) == [0] * n + [1] * (24 - n)
        scene.play(f"customer:{tile}")
        assert scene.stalls()[n] == tile
    assert scene.refused("customer:2_wagon").name == "impossible"


@pytest.mark.parametrize(("seats", "places", "graves"), [(2, 2, 3), (3, 3, 4), (4, 4, 5)])
def test_v04_neutral_members_block_places(seats: int, places: int, graves: int) -> None:
    """V-04: free places in each of the five sections, and graves; what is blocked gives nobody anything."""
    scene = Scene.started(seats)
    assert len(SECTIONS) == 5
    assert scene.s.chronicle == [places] * 5
    assert scene.s.graves == graves
    for seat in range(seats):
        assert scene.game.score(scene.s, seat).total == 1, "the coin, and nothing else"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v05_supplies_and_token(seats: int) -> None:
    """V-05: the supply before the first round; the token lies in the council; four monks in the bag."""
    scene = Scene(seats)
    assert [scene.supply(colour) for colour in COLOURS] == [18] * 4
    assert scene.supply("plague") == 6
    assert [scene.supply(good) for good in GOODS] == [8] * 5
    assert scene.supply("coins") == 15 - seats
    assert scene.supply("grain") == 20
    assert scene.game.view(scene.s, 0)["token"] is None
    scene.player(0, coins=0, members={"1a": "bag"}).mass()
    assert chance(scene).weights(scene.s)[chance(scene).table.find("monk")] == 4


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v06_first_player_is_drawn(seats: int) -> None:
    """V-06: everybody has the same chance, and whoever is drawn has the first turn."""
    for drawn in range(seats):
        scene = Scene.started(seats, luck=None)
        question = chance(scene)
        assert isinstance(question, FirstPlayer)
        assert question.weights(scene.s) == [1] * seats + [0] * (4 - seats)
        scene.play(f"first:{drawn}")
        while isinstance(scene.question, Chance):
            scene.play(scene.options()[0])
        assert (scene.asked, scene.to_move) == ("TakeCube", drawn)
        assert scene.s.first == drawn


def test_v07_six_markers_for_six_cities() -> None:
    """V-07: no city is marked at the start, and there is one for each of the six markers."""
    scene = Scene.started(4)
    assert len(CITIES) == 6
    assert [scene.cities(seat) for seat in range(4)] == [[]] * 4


def test_v08_a_farm_holds_all_cubes_goods_and_coins_but_five_grain() -> None:
    """V-08: no limit but the grain's."""
    scene = Scene().player(0, coins=12, grain=4, cubes={"pink": 17}, goods={"wagon": 7, "ox": 8, "plow": 1})
    scene.player(0, members={"1a": "wheelwright"})
    scene.taking(0, "grain", "pink").play("harvest")
    assert (scene.cubes(0, "pink"), scene.grain(0), scene.supply("grain")) == (18, 5, 15)
    scene.taking(0, "crafts").play("make:wagon")
    assert scene.goods(0, "wagon") == 8
    scene.taking(0, "crafts").play("mill")
    assert scene.coins(0) == 14


def test_v09_payments_go_to_the_supply_and_not_to_the_bag() -> None:
    """V-09: cubes, coins, goods and grain that are paid lie in the supply; only a new round fills the bag."""
    scene = Scene().player(0, coins=2, grain=3, cubes={"orange": 1, "pink": 1, "brown": 1}, goods={"wagon": 1})
    scene.taking(0, "travel").play("send:north_near:1", "coins:brown=1")
    assert (scene.supply("wagon"), scene.supply("coins")) == (8, 13)
    scene.taking(0, "crafts", "green").play("buy:wagon", "coins:orange=1")
    assert (scene.supply("orange"), scene.supply("pink"), scene.supply("coins")) == (17, 18, 14)
    scene.taking(0, "crafts", "green").play("buy:ox")
    assert scene.supply("grain") == 20
    assert scene.in_bag() == NOTHING


@pytest.mark.parametrize("left", [1, 0])
def test_v09_a_gain_gives_what_is_left(left: int) -> None:
    """V-09, V-51: a city gives its coin only while there is one, and the marker is placed all the same."""
    scene = Scene().player(1, coins=15 - left).player(0, coins=0, cubes={"orange": 2}, goods={"wagon": 1})
    scene.player(0, members={"1a": "south_near"}, cities=["south_near"])
    scene.taking(0, "travel").play("move:south_near:south_middle:1")
    assert (scene.coins(0), scene.supply("coins")) == (left, 0)
    assert scene.cities(0) == ["south_near", "south_middle"]


def test_v09_free_choices_are_among_what_is_left() -> None:
    """V-09, V-62: two cubes of choice when one orange and one pink are left; a good of choice when two kinds are."""
    scene = Scene().player(0, members={"1a": "chamber_3"})
    scene.player(1, cubes={"orange": 17, "green": 18, "brown": 17, "pink": 17})
    scene.taking(0, "council").play("privilege:2")
    assert (scene.cubes(0, "orange"), scene.cubes(0, "pink")) == (1, 1), "there was no other way"
    assert scene.asked == "TakeCube"
    scene = Scene().player(0, members={"1a": "chamber_3"})
    scene.player(1, cubes={"orange": 17, "green": 18, "brown": 17, "pink": 18})
    scene.taking(0, "council").play("privilege:2")
    assert scene.cubes(0, "orange") == 1, "a gain gives what is left"
    scene = Scene().player(0, members={"1a": "chamber_3"})
    scene.player(1, goods={"scroll": 8, "horse": 7, "ox": 8, "plow": 8, "wagon": 7})
    scene.taking(0, "council").play("privilege:3")
    assert scene.options() == ["good:horse", "good:wagon"]
    assert scene.refused("good:ox").rules == ("V-36", "V-09")
    scene.play("good:wagon")
    assert (scene.goods(0, "wagon"), scene.supply("wagon")) == (1, 0)


def test_v09_two_cubes_of_choice_can_be_any_pair() -> None:
    """V-09: with enough left, all ten pairs of colours can be had, and in any order."""
    pairs = set()
    for first in COLOURS:
        for second in COLOURS:
            scene = Scene().player(0, members={"1a": "chamber_2"}).taking(0, "council", "plague").play("privilege:2")
            scene.play(f"cube:{first}", f"cube:{second}")
            pairs.add(tuple(scene.cubes(0, colour) for colour in COLOURS))
            assert (scene.asked, scene.to_move) == ("TakeCube", 1)
            assert sum(scene.cubes(0, colour) for colour in COLOURS) == 2
    assert len(pairs) == 10


def test_v_e1_set_up_for_three() -> None:
    """V-E1: proves V-01, V-03, V-04."""
    scene = Scene.started(3)
    assert (len(scene.stalls()), len(scene.queue()), len(scene.s.pile)) == (4, 5, 15)
    assert scene.s.chronicle == [3] * 5
    assert scene.s.graves == 4
    for seat in range(3):
        assert (scene.coins(seat), scene.prestige(seat)) == (1, 0)
        assert scene.at(seat, "farm") == ["1a", "1b", "1c", "1d"]


# -- the round ------------------------------------------------------------------------------------------------

CARDS = {
    2: (4, {"grain": 2, "family": 3, "crafts": 4, "market": 2, "travel": 2, "council": 2, "church": 3}, 18),
    3: (5, {"grain": 3, "family": 3, "crafts": 4, "market": 2, "travel": 3, "council": 3, "church": 3}, 21),
    4: (6, {"grain": 3, "family": 4, "crafts": 5, "market": 3, "travel": 3, "council": 3, "church": 3}, 24),
}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_v10_v18_the_first_round_follows_the_card(seats: int) -> None:
    """V-10, V-18: cubes into the bag and all six plague cubes; each space filled; the rest stays in the bag."""
    bag, board, total = CARDS[seats]
    for luck in range(3):
        scene = Scene.started(seats, luck)
        assert {space: sum(scene.on_space(space).values()) for space in SPACES} == board
        assert sum(board.values()) == total
        assert [18 - scene.supply(colour) for colour in COLOURS] == [bag] * 4
        assert scene.supply("plague") == 0
        assert sum(scene.in_bag().values()) == 4 * bag + 6 - total
        assert [all_cubes(scene, colour) for colour in CUBES_BY_NAME] == [18, 18, 18, 18, 6]


def test_v10_cubes_are_drawn_by_their_number_in_the_bag() -> None:
    """V-10: each cube in the bag has the same chance, so a colour has as many chances as cubes."""
    scene = Scene(2).round()
    assert isinstance(scene.question, DrawCube)
    assert chance(scene).weights(scene.s) == [4, 4, 4, 4, 6]
    scene.play("cube:plague")
    assert chance(scene).weights(scene.s) == [4, 4, 4, 4, 5]
    assert scene.on_space("grain") == {**NOTHING, "plague": 1}


def test_v10_a_short_supply_gives_what_there_is() -> None:
    """V-10: with 1 orange and no green in the supply, so many go into the bag; and plague as far as it is there."""
    scene = Scene(2).player(1, cubes={"orange": 17, "green": 18})
    scene.s.bag[3] += 2
    scene.s.supply[5] -= 2  # two pink were left in the bag
    scene.turn(0, {"grain": ["plague"], "family": ["plague"]})
    scene.s.stack.clear()
    scene.round()
    assert scene.in_bag() == {"orange": 1, "green": 0, "brown": 4, "pink": 6, "plague": 4}
    assert [scene.supply(colour) for colour in CUBES_BY_NAME] == [0, 0, 14, 12, 0]


def test_v10_cubes_left_in_the_bag_stay_for_the_next_round() -> None:
    """V-10, V-13: a whole round is played, and what was left is in the bag with the new cubes."""
    scene = Scene.started(2, luck=3)
    left = scene.in_bag()
    while scene.s.round_number == 1:
        scene.luck = None
        scene.play(next(t for t in ("decline", "pass", *scene.options()) if t in scene.options()))
    assert scene.asked == "DrawCube"
    assert [all_cubes(scene, colour) for colour in CUBES_BY_NAME] == [18, 18, 18, 18, 6]
    assert [scene.in_bag()[colour] - left[colour] for colour in COLOURS] == [4] * 4
    assert scene.in_bag()["plague"] == 6, "all that were taken are back"


def test_v14_a_dry_bag_fills_the_first_spaces_only() -> None:
    """V-14, V-10: six plague cubes are all there is, so grain, family and a part of crafts are filled."""
    held = {"orange": 18, "green": 18, "brown": 18, "pink": 18}
    scene = Scene(2, luck=0).player(1, cubes=held).round(first=1)
    spaces = {space: scene.on_space(space)["plague"] for space in SPACES}
    assert spaces == {"grain": 2, "family": 3, "crafts": 1, "market": 0, "travel": 0, "council": 0, "church": 0}
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)
    assert "take:grain:plague" in scene.options()


def test_v11_turns_go_clockwise_from_the_first_player() -> None:
    """V-11: after the last seat comes seat 0; each takes exactly one cube."""
    scene = Scene(3).turn(2, {"grain": ["pink", "pink", "pink", "pink", "green"]}, first=2)
    for seat in (2, 0, 1):
        assert (scene.asked, scene.to_move) == ("TakeCube", seat)
        scene.play("take:grain:pink", "decline")
        assert scene.cubes(seat, "pink") == 1
    assert sum(scene.on_space("grain").values()) == 2


def test_v11_a_cube_must_be_taken_where_one_lies() -> None:
    """V-11, V-80: only cubes that are there can be taken, and only the well spares one from taking."""
    scene = Scene().turn(0, {"grain": ["pink"], "market": ["plague", "green"]})
    assert scene.options() == ["take:grain:pink", "take:market:green", "take:market:plague"]
    refusal = scene.refused("take:grain:green")
    assert (refusal.name, refusal.rules) == ("no-such-cube", ("V-11",))
    assert scene.refused("take:church:pink").name == "no-such-cube"
    assert scene.refused("well").rules == ("V-80",)
    scene = Scene().player(0, cubes={"orange": 3}).turn(0, {"grain": ["pink"], "market": ["plague", "green"]})
    scene.play("well", "orange:3", "action:grain", "harvest")
    assert scene.on_space("grain")["pink"] == 1
    assert scene.to_move == 1


READY = {"orange": 3, "green": 2, "brown": 2, "pink": 2}


@pytest.mark.parametrize("space", [space for space in SPACES if space != "market"])
def test_v11_an_action_can_be_declined(space: str) -> None:
    """V-11: nothing has changed but the cube."""
    scene = Scene().player(0, cubes=READY, goods={"wagon": 1, "scroll": 1}, members={"1a": "smithy"}, grain=3)
    scene.taking(0, space)
    before = scene.game.dump_data(scene.s)["players"]
    assert len(scene.options()) > 1
    scene.play("decline")
    assert scene.game.dump_data(scene.s)["players"] == before
    assert scene.cubes(0, "brown") == 3
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


def test_v11_the_market_cannot_be_declined() -> None:
    """V-11, V-41: the day is held though the opener passes, and others sell."""
    scene = Scene().player(0, grain=2).player(1, grain=2, cubes={"green": 1}, coins=0)
    scene.market(["2_grain", None, None]).taking(0, "market")
    assert scene.options() == ["serve:2_grain", "pass"]
    scene.play("pass")
    assert (scene.asked, scene.to_move) == ("MarketTurn", 1)
    scene.play("serve:2_grain")
    assert scene.customers(1) == ["2_grain"]


def test_v12_an_influence_cube_goes_to_the_farm() -> None:
    """V-12: it costs nothing, and nothing goes to the supply."""
    scene = Scene().player(0, cubes={"pink": 5}).taking(0, "grain", "pink")
    assert (scene.cubes(0, "pink"), scene.supply("pink"), scene.time(0)) == (6, 12, 0)


@pytest.mark.parametrize(("answer", "grain"), [("harvest", 2), ("decline", 0)])
def test_v12_v_e2_plague_at_the_harvest(answer: str, grain: int) -> None:
    """V-12, V-11, V-E2: the cube is in the supply, 2 time are spent, no cube on the farm; then harvest or not."""
    scene = Scene().turn(0, {"grain": ["plague", "pink", "green"]})
    assert scene.supply("plague") == 5
    scene.play("take:grain:plague")
    assert (scene.supply("plague"), scene.time(0)) == (6, 2)
    assert scene.options() == ["harvest", "decline"]
    scene.play(answer)
    assert (scene.grain(0), scene.time(0)) == (grain, 2)
    assert sum(scene.cubes(0, colour) for colour in COLOURS) == 0
    assert scene.game.dump_data(scene.s)["players"][0]["cubes"].get("plague", 0) == 0


def test_v13_the_round_ends_after_the_last_action_and_its_death() -> None:
    """V-13, V-21: last cube, its action, the death, the mass, the next round - in this order."""
    scene = Scene(luck=1).player(0, time=8, coins=0, members={"1a": "smithy", "2a": "bag"})
    scene.turn(0, {"crafts": ["plague"]})
    assert scene.asked == "CraftsAction", "the last cube was the only choice; the round is not over yet"
    scene.play("make:plow")
    assert scene.asked == "Dies"
    scene.play("dies:smithy")
    assert (scene.asked, scene.to_move, scene.s.round_number) == ("TakeCube", 0, 1)
    told = scene.told()
    order = ["village-did-take", "village-did-make", "village-did-die", "village-did-mass", "village-did-round"]
    assert [told.index(key) for key in order] == sorted(told.index(key) for key in order)
    assert told.count("village-did-mass") == 1


def test_v13_cubes_left_on_the_board_keep_the_round_going() -> None:
    """V-13: with only a plague cube left there is no mass yet."""
    scene = Scene(luck=1).turn(0, {"grain": ["pink", "plague"]}).play("take:grain:pink", "decline")
    assert "village-did-mass" not in scene.told()
    assert scene.asked == "GrainAction", "player 1 took the last cube, for it is the only choice"
    assert scene.to_move == 1


def test_v15_seven_spaces_and_the_uses_of_the_colours() -> None:
    """V-15: orange crafts and travel; green market and council; brown church and travel; pink crafts and travel."""
    assert SPACES == ("grain", "family", "crafts", "market", "travel", "council", "church")
    printed = Scene().s.parts.components.values
    prices = {
        "crafts": [shop["price"] for shop in printed["workshop"].values()],
        "travel": [route["cost"] for route in printed["route"]],
        "market": [printed["market"]["extra"]],
        "council": [printed["council"]["cubes"]],
        "church": [printed["church"]["cubes"]],
    }
    uses = {c: {where for where, costs in prices.items() if any(c in cost for cost in costs)} for c in CUBES_BY_NAME}
    assert uses == {
        "orange": {"crafts", "travel"},
        "green": {"market", "council"},
        "brown": {"church", "travel"},
        "pink": {"crafts", "travel"},
        "plague": set(),
    }


def test_v16_the_cube_just_taken_may_pay() -> None:
    """V-16: one green on the farm and one just taken lead into the council."""
    scene = Scene().player(0, coins=0, cubes={"green": 1}).taking(0, "council", "green").play("enter:1", "decline")
    assert scene.at(0, "chamber_1") == ["1a"]
    assert (scene.cubes(0, "green"), scene.supply("green")) == (0, 18)


@pytest.mark.parametrize("space", ["grain", "family", "travel", "council", "church"])
def test_v17_an_action_that_cannot_be_carried_out_is_skipped(space: str) -> None:
    """V-17: nobody on the farm or on the board, nobody unborn; the cube is taken all the same."""
    scene = Scene().player(0, farm=[], members={"1a": "bag"}).taking(0, space)
    assert scene.cubes(0, "brown") == 1
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)
    assert "village-did-skip" in scene.told()


def test_v17_crafts_are_skipped_with_nothing_to_pay() -> None:
    """V-17: nobody to train, nobody in a workshop, neither cubes nor grain."""
    scene = Scene().player(0, farm=[], members={"1a": "chamber_1"}, coins=0).taking(0, "crafts", "orange")
    assert scene.told().count("village-did-skip") == 1
    assert scene.to_move == 1
