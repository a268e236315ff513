"""The rulebook: the market day. V-40 to V-48"""

import pytest

from armorial.games.village.components import BROWN, CUBES
from armorial.games.village.market import MarketTurn
from armorial.kernel.words import Message
from tests.village.scene import Scene

QUEUE = ["horse_ox", "ox_plow", "horse_wagon", "ox_wagon", "scroll_ox"]
RICH = {"scroll": 2, "wagon": 2}
"""With 5 grain it is enough for the customers 2_grain, 3_grain, 2_scroll and 2_wagon."""


def day(seats: int, stalls: list[str | None], queue: list[str] | None = None, pile: list[str] | None = None) -> Scene:
    """A market about to be opened by player 0; nobody has coins."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.player(seat, coins=0)
    closed: list[str | None] = [None] * (len(scene.stalls()) - len(stalls))
    return scene.market([*stalls, *closed], queue or [], pile or [])


def test_v_e7_a_market_day_of_three() -> None:
    """V-E7: V-40 to V-46, as in the rulebook: Peter, Marina, Fedor are seats 0, 1, 2. V-03: four stalls stay four."""
    scene = Scene(3).market(["horse_plow", "3_grain", "scroll_grain", "scroll_plow"], QUEUE)
    scene.player(0, coins=0, goods={"horse": 1, "plow": 1, "scroll": 1}, grain=1, cubes={"green": 1})
    scene.player(1, coins=0, grain=3, cubes={"green": 1})
    scene.player(2, coins=0, goods={"scroll": 1}, cubes={"green": 1})
    assert len(scene.s.pile) == 15
    fedor = scene.s.players[2][:]

    scene.taking(0, "market", "orange")
    assert (scene.asked, scene.to_move) == ("MarketTurn", 0)
    assert scene.options() == ["serve:horse_plow", "serve:scroll_grain", "serve:scroll_plow", "pass"]
    scene.play("serve:horse_plow")
    assert (scene.time(0), scene.cubes(0, "green")) == (0, 1)
    assert (scene.to_move, scene.options()) == (1, ["serve:3_grain", "pass"])
    scene.play("serve:3_grain")
    assert (scene.time(1), scene.cubes(1, "green"), scene.grain(1)) == (1, 0, 0)
    assert (scene.to_move, scene.options()) == (0, ["serve:scroll_grain", "pass"]), "Fedor could serve nobody"
    scene.play("serve:scroll_grain")

    assert scene.told().count("village-did-pass") == 3, "nobody has anything left to sell"
    assert scene.customers(0) == ["horse_plow", "scroll_grain"]
    assert scene.game.score(scene.s, 0).parts["customers"] == 6 + 3
    assert (scene.time(0), scene.cubes(0, "green"), scene.grain(0)) == (1, 0, 0)
    assert [scene.goods(0, good) for good in ("horse", "plow", "scroll")] == [0, 0, 0]
    assert scene.customers(1) == ["3_grain"]
    assert scene.s.players[2] == fedor
    assert (scene.supply("green"), scene.supply("grain")) == (17, 20)

    assert scene.stalls() == ["horse_ox", "ox_plow", "horse_wagon", "scroll_plow"]
    assert scene.queue() == ["ox_wagon", "scroll_ox"]
    for tile in ("2_wagon", "2_scroll", "2_grain"):
        assert scene.asked == "DrawCustomer"
        scene.play(f"customer:{tile}")
    assert scene.queue() == ["ox_wagon", "scroll_ox", "2_wagon", "2_scroll", "2_grain"]
    assert len(scene.s.pile) == 12
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


# -- selling --------------------------------------------------------------------------------------------------


def test_v40_the_opener_serves_first_without_extra_cost() -> None:
    """V-40: hand in what is asked, take the tile; neither green nor time, also for one who has no green."""
    scene = day(2, ["2_scroll", "2_wagon"]).player(0, goods={"scroll": 3}).taking(0, "market")
    scene.play("serve:2_scroll")
    assert (scene.goods(0, "scroll"), scene.supply("scroll"), scene.time(0)) == (1, 7, 0)
    assert (scene.customers(0), scene.stalls()) == (["2_scroll"], [None, "2_wagon", None])


def test_v40_only_customers_at_the_stalls_are_served() -> None:
    """V-40: those in the queue, in the stack, or served already, are not."""
    scene = day(2, ["2_scroll"], ["2_wagon"], ["2_grain"]).player(0, goods=RICH, grain=5, cubes={"green": 2})
    scene.player(1, goods={"scroll": 2}, cubes={"green": 1}).taking(0, "market")
    assert scene.options() == ["serve:2_scroll", "pass"]
    for tile in ("2_wagon", "2_grain"):
        refusal = scene.refused(f"serve:{tile}")
        assert (refusal.name, refusal.rules) == ("not-at-stall", ("V-40",))


def test_v40_what_the_customer_asks_must_be_there() -> None:
    """V-40, V-82: coins and cubes stand for no good and no grain."""
    scene = day(2, ["2_scroll", "3_grain", "2_grain"]).player(0, coins=9, goods={"scroll": 1}, grain=2)
    scene.taking(0, "market")
    assert scene.options() == ["serve:2_grain", "pass"]
    for tile in ("2_scroll", "3_grain"):
        refusal = scene.refused(f"serve:{tile}")
        assert (refusal.name, refusal.rules) == ("customer-short", ("V-40",))


def test_v40_clockwise_from_the_opener_and_on_until_the_stalls_are_empty() -> None:
    """V-40: the day of player 2 goes 2, 0, 1, 2; the last customer ends it, whoever is still in and queues."""
    scene = day(3, ["2_grain", "3_grain", "2_scroll", "2_wagon"], ["scroll_grain"])
    scene.player(2, grain=5, cubes={"green": 3}, goods={"scroll": 4, "wagon": 2})
    scene.player(0, grain=5, cubes={"green": 3}).player(1, goods={"scroll": 4}, grain=5, cubes={"green": 3})
    scene.taking(2, "market")
    for seat, tile in [(2, "2_wagon"), (0, "3_grain"), (1, "2_grain")]:
        assert (scene.asked, scene.to_move) == ("MarketTurn", seat)
        scene.play(f"serve:{tile}")
    assert scene.to_move == 2
    assert "village-did-close-market" not in scene.told()
    scene.play("serve:2_scroll")
    assert [scene.time(seat) for seat in range(3)] == [1, 1, 1]
    assert (scene.asked, scene.to_move) == ("TakeCube", 0)
    assert scene.stalls() == ["scroll_grain", None, None, None], "moved up, but the day was over"
    assert scene.told().count("village-did-pass") == 0


def test_v41_the_opener_may_pass_and_the_free_sale_is_lost() -> None:
    """V-41, V-44, V-45: the day goes on; the next seller pays the extra price; the opener is out for good."""
    scene = day(2, ["2_grain", "3_grain"]).player(0, grain=5, cubes={"green": 2})
    scene.player(1, grain=5, cubes={"green": 2}).taking(0, "market").play("pass")
    assert scene.to_move == 1
    scene.play("serve:2_grain")
    assert (scene.time(1), scene.cubes(1, "green")) == (1, 1)
    assert (scene.asked, scene.to_move) == ("MarketTurn", 1), "the opener is not asked again"
    scene.play("serve:3_grain")
    assert (scene.time(1), scene.cubes(1, "green"), scene.customers(1)) == (2, 0, ["3_grain", "2_grain"])
    assert (scene.customers(0), scene.time(0), scene.grain(0)) == ([], 0, 5)


def test_v44_all_sales_but_the_first_cost_green_and_time() -> None:
    """V-44, V-45: the opener alone sells four times; three of them cost 1 green and 1 time."""
    scene = day(4, ["2_grain", "3_grain", "2_scroll", "2_wagon"]).player(0, grain=5, goods=RICH, cubes={"green": 3})
    scene.taking(0, "market")
    for sold, tile in enumerate(("2_grain", "3_grain", "2_scroll", "2_wagon")):
        assert (scene.asked, scene.to_move) == ("MarketTurn", 0)
        assert (scene.time(0), scene.cubes(0, "green")) == (max(0, sold - 1), 3 - max(0, sold - 1))
        scene.play(f"serve:{tile}")
    assert (scene.time(0), scene.cubes(0, "green"), scene.supply("green")) == (3, 0, 18)
    assert len(scene.customers(0)) == 4


def test_v44_who_cannot_pay_the_extra_price_must_pass() -> None:
    """V-44: the goods alone are not enough; who has neither green nor coin is out without being asked."""
    scene = day(3, ["2_grain", "3_grain", "2_scroll"]).player(0, grain=5, cubes={"pink": 5}, goods={"scroll": 2})
    scene.player(1, grain=5, cubes={"orange": 4}).player(2, goods={"scroll": 2}, cubes={"green": 1})
    scene.taking(0, "market").play("serve:2_grain")
    assert scene.to_move == 2, "player 1 has no green"
    refusal = scene.refused("serve:3_grain")
    assert (refusal.name, refusal.rules) == ("customer-short", ("V-40",))
    scene.play("serve:2_scroll")
    assert (scene.asked, scene.to_move) == ("TakeCube", 1), "the opener has no green for a second sale"
    assert scene.stalls() == [None, "3_grain", None, None]


def test_v44_the_reason_for_a_missing_green_is_told() -> None:
    """V-44: asked of one who can pay for nobody, the refusal names the extra price."""
    scene = day(2, ["2_grain"]).player(1, grain=5).ask(MarketTurn(1, 3, False, False))
    refusal = scene.refused("serve:2_grain")
    assert (refusal.name, refusal.rules) == ("extra-short", ("V-44",))
    assert scene.options() == ["pass"]


@pytest.mark.parametrize(("answer", "green", "coins"), [("cubes", 0, 1), ("coins:green=1", 1, 0)])
def test_v44_a_coin_may_pay_the_green(answer: str, green: int, coins: int) -> None:
    """V-44, V-81: with a green and a coin the seller is asked which."""
    scene = day(2, ["2_grain", "3_grain"]).player(0, grain=2).player(1, grain=3, coins=1, cubes={"green": 1})
    scene.taking(0, "market").play("serve:2_grain", "serve:3_grain")
    assert (scene.asked, scene.to_move, scene.options()) == ("Pay", 1, ["cubes", "coins:green=1"])
    scene.play(answer)
    assert (scene.cubes(1, "green"), scene.coins(1), scene.time(1)) == (green, coins, 1)
    assert (scene.customers(1), scene.grain(1)) == (["3_grain"], 0)


def test_v44_a_coin_pays_unasked_where_there_is_no_green() -> None:
    """V-44, V-81: there is one way only."""
    scene = day(2, ["2_grain", "3_grain"]).player(0, grain=2).player(1, grain=3, coins=1)
    scene.taking(0, "market").play("serve:2_grain", "serve:3_grain")
    assert (scene.coins(1), scene.supply("coins"), scene.customers(1)) == (0, 15, ["3_grain"])


def test_v45_one_sale_a_turn_and_a_pass_is_final() -> None:
    """V-45: players 0 and 2 pass; player 1, the only one left, goes on sale by sale until he passes too."""
    scene = day(3, ["2_grain", "3_grain", "2_scroll", "2_wagon"])
    for seat in range(3):
        scene.player(seat, grain=5, goods=RICH, cubes={"green": 5})
    scene.taking(0, "market").play("serve:2_grain")
    assert scene.to_move == 1, "one sale a turn"
    scene.play("serve:3_grain")
    assert scene.to_move == 2
    scene.play("pass")
    assert scene.to_move == 0
    scene.play("pass")
    assert scene.to_move == 1
    scene.play("serve:2_scroll")
    assert (scene.asked, scene.to_move) == ("MarketTurn", 1)
    scene.play("pass")
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)
    assert (scene.time(1), scene.cubes(1, "green")) == (2, 3)
    assert scene.stalls() == [None, None, None, "2_wagon"]


def test_v43_each_crossing_in_a_day_kills_at_once() -> None:
    """V-43, V-21: two families cross in one day; each buries its own before the next turn."""
    scene = day(2, ["2_grain", "3_grain", "2_scroll"])
    scene.player(0, time=9, grain=2, goods={"scroll": 2}, cubes={"green": 1}, farm=[1])
    scene.player(1, time=9, grain=3, cubes={"green": 1}, farm=[2], members={"2b": "smithy"})
    scene.taking(0, "market").play("serve:2_grain")
    assert scene.where(0, "1a") == "farm", "the free sale costs no time"
    scene.play("serve:3_grain")
    assert (scene.asked, scene.to_move) == ("Dies", 1)
    scene.play("dies:smithy")
    assert (scene.where(1, "2b"), scene.to_move, scene.asked) == ("chronicle_crafts", 0, "MarketTurn")
    scene.play("serve:2_scroll")
    assert (scene.where(0, "1a"), scene.time(0)) == ("chronicle_farm", 0)


def test_v48_the_order_within_a_sale() -> None:
    """V-48: the green cube and the time, the goods, the tile, the death; then the next player."""
    scene = day(2, ["2_grain", "3_grain", "2_scroll"]).player(0, grain=2, goods={"scroll": 2}, cubes={"green": 1})
    scene.player(1, time=9, grain=3, cubes={"green": 1}, farm=[1]).taking(0, "market").play("serve:2_grain")
    scene.events.clear()
    scene.play("serve:3_grain")
    happened = [event.message for event in scene.events]
    assert [message.key for message in happened] == [
        "village-did-pay",
        "village-did-spend-time",
        "village-did-pay",
        "village-did-serve",
        "village-did-die",
    ]
    assert happened[0].args["what"] == [Message("village-n-green", {"n": 1})]
    assert happened[2].args["what"] == [Message("village-n-grain", {"n": 3})]
    assert (scene.asked, scene.to_move) == ("MarketTurn", 0)


# -- after the day --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("served", "queue", "pile", "stalls", "left"),
    [
        (["2_grain"], QUEUE, ["2_wagon"], ["horse_ox", "3_grain", "2_scroll"], [*QUEUE[1:], "2_wagon"]),
        (["2_scroll"], QUEUE, [], ["2_grain", "3_grain", "horse_ox"], QUEUE[1:]),
        (["2_scroll", "2_grain"], QUEUE, ["2_wagon"], ["horse_ox", "3_grain", "ox_plow"], [*QUEUE[2:], "2_wagon"]),
        (["2_grain", "3_grain"], ["horse_ox"], [], ["horse_ox", None, "2_scroll"], []),
        (["2_scroll", "3_grain", "2_grain"], [], [], [None, None, None], []),
        (["2_scroll", "3_grain", "2_grain"], QUEUE[:3], [], QUEUE[:3], []),
    ],
)
def test_v42_v46_move_up(
    served: list[str], queue: list[str], pile: list[str], stalls: list[str | None], left: list[str]
) -> None:
    """V-42, V-46: lowest stall first, the queue closes up, new ones come to the back as far as the stack goes."""
    scene = day(2, ["2_grain", "3_grain", "2_scroll"], queue, pile)
    scene.player(0, grain=5, goods={"scroll": 2}, cubes={"green": 2}).taking(0, "market")
    scene.play(*(f"serve:{tile}" for tile in served))
    if scene.asked == "MarketTurn":
        scene.play("pass")
    while scene.asked == "DrawCustomer":
        scene.play(scene.options()[0])
    assert scene.customers(0) == sorted(served, key=["3_grain", "2_grain", "2_scroll"].index)
    assert scene.stalls() == stalls
    assert scene.queue() == left
    assert scene.s.pile == []
    assert scene.to_move == 1


def test_v42_the_queue_is_refilled_to_five_by_chance() -> None:
    """V-42, V-46: each customer in the stack may come, and no more come than there is room for."""
    scene = day(2, ["2_grain"], QUEUE, ["2_wagon", "2_scroll", "3_grain"]).player(0, grain=2)
    scene.taking(0, "market").play("serve:2_grain")
    assert scene.options() == ["customer:3_grain", "customer:2_scroll", "customer:2_wagon"]
    assert scene.stalls() == ["horse_ox", "ox_plow", "horse_wagon"], "three stalls were empty"
    scene.play("customer:2_scroll", "customer:2_wagon", "customer:3_grain")
    assert scene.queue() == ["ox_wagon", "scroll_ox", "2_scroll", "2_wagon", "3_grain"]


@pytest.mark.parametrize("able", [True, False])
def test_v42_v47_nobody_served_nothing_moves(able: bool) -> None:
    """V-42, V-47: also with a stall that was empty before; whether they could not sell or would not."""
    scene = day(2, ["2_grain", None, "3_grain"], QUEUE, ["2_wagon"])
    for seat in range(2):
        scene.player(seat, grain=5 if able else 0, cubes={"green": 1})
    before = [row[:] for row in scene.s.players]
    before[0][CUBES + BROWN] += 1
    scene.taking(0, "market")
    if able:
        scene.play("pass", "pass")
    assert scene.told().count("village-did-open-market") == 1
    assert scene.stalls() == ["2_grain", None, "3_grain"]
    assert (scene.queue(), len(scene.s.pile)) == (QUEUE, 1)
    assert scene.s.players == before
    assert (scene.asked, scene.to_move) == ("TakeCube", 1)


def test_v42_v47_a_market_without_customers_is_held() -> None:
    """V-47, V-42, V-11: stalls, queue and stack are empty to the end of the game; nobody is asked."""
    scene = day(2, []).player(0, grain=5, cubes={"green": 3}).taking(0, "market")
    assert scene.told()[-2:] == ["village-did-open-market", "village-did-close-market"]
    assert (scene.stalls(), scene.queue(), scene.asked, scene.to_move) == ([None] * 3, [], "TakeCube", 1)
