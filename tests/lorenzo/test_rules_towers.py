"""The rulebook: the towers. L-20 to L-29, L-90, L-93, L-94, L-97, and the worked examples L-E2 to L-E5, L-E12 and
L-E14."""

import pytest

from tests.lorenzo.printed import FLOOR_BONUS, FLOOR_VALUES, SLOT_MILITARY, TYPES, of_type
from tests.lorenzo.scene import Scene
from tests.messages import inner

LAND = ("woods", "village", "forest", "citadel")
HOUSES = ("mint", "tax_office", "chapel", "residence")
PEOPLE = ("warlord", "stonemason", "dame", "farmer")
DEEDS = ("hiring_recruits", "repairing_the_church", "building_the_walls", "support_to_the_bishop")
CARDS = {"territory": LAND, "building": HOUSES, "character": PEOPLE, "venture": DEEDS}


def towers(seats: int = 2, stock: str = "", **player: object) -> Scene:
    """Four full towers; player 0 has this and is to move; the dice are 1, 1, 1."""
    scene = Scene(seats).player(0, stock, **player)  # type: ignore[arg-type]
    for kind, cards in CARDS.items():
        scene.tower(kind, *cards)
    return scene


# -- floors and values ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_l20_the_floors_of_every_tower_need_1_3_5_7(kind: str, floor: int) -> None:
    """L-20, L-13: with the neutral member it takes so many servants; one short is refused, and told."""
    need = FLOOR_VALUES[floor - 1]
    scene = towers(2, f"9w 9s {need}h 9c").turn(0)
    assert scene.amounts("neutral", f"{kind}:{floor}") == [need]
    scene = towers(2, f"9w 9s {need - 1}h 9c" if need > 1 else "9w 9s 9c").turn(0)
    refusal = scene.why("neutral", f"{kind}:{floor}")
    assert (refusal.name, refusal.message.args["n"]) == ("value-short", 1)
    assert "L-13" in refusal.rules


@pytest.mark.parametrize("die", [1, 2, 3, 4, 5, 6])
def test_l13_more_is_always_enough(die: int) -> None:
    """L-13, L-20: a member of so much reaches every floor up to it without a servant."""
    scene = towers().dice(white=die).turn(0)
    for floor, need in enumerate(FLOOR_VALUES, 1):
        if die >= need:
            assert scene.amounts("white", f"territory:{floor}") == [0]
        else:
            assert scene.why("white", f"territory:{floor}").message.args["n"] == need - die


def test_l20_the_floors_may_be_used_in_any_order() -> None:
    """L-20: the third before the first."""
    scene = towers().dice(white=5).player(1, "3c").dice(white=5).turn(0)
    scene.go("white", "territory:3")
    assert scene.to_move == 1
    assert scene.can("white", "territory:1")
    assert scene.can("white", "territory:2")


def test_l20_one_member_a_floor() -> None:
    """L-20, L-23: the card is gone, and so the floor is closed for the round, to the taker too."""
    scene = towers(2, "9c 9h").dice(white=3, black=3).player(1, "9c 9h").turn(0).go("white", "territory:2")
    assert scene.why("white", "territory:2").name == "floor-occupied"
    scene.to(0)
    assert scene.why("neutral", "territory:2").name == "floor-occupied"


def test_l_e2_a_neutral_member_with_three_servants() -> None:
    """L-E2, L-13, L-20: value 3, enough for a second floor, not for a third."""
    scene = towers(2, "3h").turn(0)
    assert scene.amounts("neutral", "territory:2") == [3]
    refusal = scene.why("neutral", "territory:3")
    assert (refusal.name, refusal.message.args["n"]) == ("value-short", 2)
    scene.go("neutral", "territory:2", 3)
    assert (scene.has(0), scene.cards(0)) == ("", ["village"])


def test_l_e3_the_fourth_floor_with_a_six() -> None:
    """L-E3, L-20, L-95: refused without help; 1 servant is enough, or a character with +2 for that tower."""
    scene = towers().dice(white=6).turn(0)
    assert scene.why("white", "territory:4").message.args["n"] == 1
    scene = towers(2, "1h").dice(white=6).turn(0).go("white", "territory:4", 1)
    assert (scene.has(0), scene.cards(0)) == ("2w", ["citadel"])
    scene = towers(cards=["warlord"]).dice(white=6).turn(0).go("white", "territory:4", 0)
    assert scene.cards(0) == ["citadel", "warlord"]
    scene = towers(cards=["knight"]).dice(white=6).turn(0)
    assert scene.why("white", "territory:4").message.args["n"] == 1


def test_l13_a_tower_offers_only_the_servants_it_needs() -> None:
    """L-13: more would change nothing, so only the least that is enough is offered."""
    scene = towers(2, "9h").dice(white=2).turn(0)
    assert scene.amounts("white", "territory:1") == [0]
    assert scene.amounts("white", "territory:2") == [1]
    assert scene.amounts("white", "territory:4") == [5]


# -- floor bonuses --------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TYPES)
@pytest.mark.parametrize("floor", [1, 2, 3, 4])
def test_l29_the_floor_bonuses(kind: str, floor: int) -> None:
    """L-29, L-20: nothing on floors 1 and 2, 1 on floor 3, 2 on floor 4."""
    plain = {"territory": "commercial_hub", "building": "residence", "character": "farmer", "venture": "sacred_war"}
    card = plain[kind]
    scene = Scene(2).player(0, "9w 9s 9h 9c 20m").tower(kind, *[None] * (floor - 1), card).dice(white=6).turn(0)
    scene.go("white", f"{kind}:{floor}")
    paid = {"residence": {"stone": -2, "vp": 1}, "farmer": {"coins": -3}, "sacred_war": {"military": -8, "faith": 4}}
    expected = {"wood": 9, "stone": 9, "servants": 9, "coins": 9, "military": 20, "faith": 0, "vp": 0}
    for thing, n in paid.get(card, {}).items():
        expected[thing] += n
    expected[FLOOR_BONUS[kind]] += max(0, floor - 2)
    expected["servants"] -= 1 if floor == 4 else 0
    assert scene.stock(0) == expected


@pytest.mark.parametrize(
    ("kind", "card", "stock", "left"),
    [
        ("character", "papal_messenger", "5c", "1s 3f"),
        ("venture", "hiring_recruits", "3c", "5m"),
        ("venture", "military_campaign", "3m", "4c 1m"),
        ("building", "mint", "1w 3s", "1m 5v"),
    ],
)
def test_l20_the_floor_bonus_may_pay_for_the_card(kind: str, card: str, stock: str, left: str) -> None:
    """L-20, L-28: the bonus comes before the price, whatever it is."""
    scene = Scene(2).player(0, stock).tower(kind, None, None, card).dice(white=5).turn(0)
    assert scene.go("white", f"{kind}:3").has(0) == left


def test_l20_two_coins_of_the_fourth_floor_pay() -> None:
    """L-20, L-28: 2 coins short without it; on the third floor 1 coin is not enough."""
    scene = Scene(2).player(0, "2c 1h").tower("venture", None, None, "hiring_recruits", "hiring_soldiers")
    scene.dice(white=6).turn(0)
    assert scene.why("white", "venture:3").message.args["n"] == 1
    refusal = scene.why("white", "venture:4")
    assert (refusal.name, refusal.message.args["n"]) == ("price-short", 2)
    scene = Scene(2).player(0, "2c 1h").tower("venture", None, None, None, "hiring_recruits").dice(white=6).turn(0)
    assert scene.go("white", "venture:4", 1).has(0) == "5m"


def test_l24_the_military_of_a_building_floor_opens_no_territory() -> None:
    """L-24, L-29: the wood of the territory tower is no military; the slot asks for what is there at that moment."""
    scene = towers(cards=["woods", "village"], stock="2m").dice(white=5).tower("territory", "forest", None, "city")
    scene.turn(0)
    for floor in (1, 3):
        refusal = scene.why("white", f"territory:{floor}")
        assert (refusal.name, refusal.message.args["n"]) == ("slot-short", 1)


def test_l_e14_preacher() -> None:
    """L-E14, L-27: no bonus on floors 3 and 4, by member or by effect; so it cannot pay for the card either."""
    scene = towers(2, "9c", cards=["preacher"]).dice(white=5).turn(0).go("white", "territory:3")
    assert scene.has(0) == "1w 9c", "the forest's own wood, not the floor's"
    scene = Scene(2).player(0, "3c", cards=["preacher"]).tower("venture", None, None, "hiring_recruits")
    refusal = scene.dice(white=5).turn(0).why("white", "venture:3")
    assert (refusal.name, refusal.message.args["n"]) == ("price-short", 1)
    scene = Scene(2).player(0, "9c", cards=["preacher"]).tower("character", "abbess")
    scene.tower("territory", None, None, "commercial_hub").player(0, "9c 1h").dice(white=1).turn(0)
    scene.go("white", "character:1").bonus("territory:3", 1)
    assert scene.has(0) == "6c 1f"


def test_l27_preacher_takes_no_bonus_of_others() -> None:
    """L-27: his owner's only, and only the floors': the cards give as ever."""
    scene = towers(2).player(1, cards=["preacher"]).dice(white=5).turn(0).go("white", "territory:3")
    assert scene.has(0) == "2w"


# -- the 3 coins ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TYPES)
def test_l21_an_occupied_tower_costs_three_coins(kind: str) -> None:
    """L-21: paid besides the price of the card, to nobody."""
    free = towers(2, "9w 9s 9c").dice(white=1).turn(0).go("white", f"{kind}:1")
    paid = towers(2, "9w 9s 9c").dice(white=1).at(f"{kind}:2", 1, "white").turn(0).go("white", f"{kind}:1")
    assert paid.stock(0) == {**free.stock(0), "coins": free.stock(0)["coins"] - 3}
    assert paid.has(1) == ""


def test_l21_own_members_count_and_the_fee_is_paid_once() -> None:
    """L-21: any member, own or not, and three of them cost no more than one."""
    scene = towers(3, "9c").dice(white=1, black=3).at("territory:2", 0, "neutral").turn(0).go("white", "territory:1")
    assert scene.has(0) == "1w 6c"
    scene = towers(4, "9c").dice(white=1)
    scene.at("territory:2", 1, "neutral").at("territory:3", 2, "white").at("territory:4", 3, "white")
    assert scene.turn(0).go("white", "territory:1").has(0) == "1w 6c"


def test_l21_another_tower_costs_nothing() -> None:
    """L-21"""
    scene = towers(2, "9c").dice(white=1).at("building:2", 1, "white").at("market:1", 1, "black").turn(0)
    assert scene.go("white", "territory:1").has(0) == "1w 9c"


def test_l21_without_three_coins_it_is_refused() -> None:
    """L-21, L-28: before the price of the card is looked at."""
    scene = towers(2, "2c").dice(white=1).at("territory:2", 1, "white").turn(0)
    refusal = scene.why("white", "territory:1")
    assert (refusal.name, refusal.message.args["n"]) == ("fee-short", 1)
    assert "L-21" in refusal.rules


def test_l21_the_card_must_be_paid_besides() -> None:
    """L-21, L-28: 4 coins pay the fee, and 1 is left for a card of 2."""
    scene = towers(2, "4c").dice(white=1).at("character:2", 1, "white").turn(0)
    refusal = scene.why("white", "character:1")
    assert (refusal.name, refusal.message.args["n"]) == ("price-short", 1)
    assert towers(2, "5c").dice(white=1).at("character:2", 1, "white").turn(0).go("white", "character:1").has(0) == "3m"


def test_l21_what_the_card_gives_does_not_pay_the_fee_or_the_price() -> None:
    """L-28: each payment must be possible when its turn comes; the gain is last."""
    scene = Scene(2).player(0).tower("territory", "city").dice(white=1).at("territory:2", 1, "white").turn(0)
    assert scene.why("white", "territory:1").message.args["n"] == 3
    scene = Scene(2).player(0, "2w").tower("venture", "hosting_panhandlers").dice(white=1).turn(0)
    assert scene.why("white", "venture:1").message.args["n"] == 1


@pytest.mark.parametrize(("floor", "bonus"), [(3, 1), (4, 2)])
def test_l_e4_two_cards_of_one_tower(floor: int, bonus: int) -> None:
    """L-E4, L-21, L-22, L-90: a second coloured member is refused; the neutral one is allowed for 3 coins. With 2 coins
    and a floor bonus of coins it is refused: it cannot pay the fee."""
    cards = ["military_campaign", None, None, None]
    cards[floor - 1] = "fighting_heresies"
    scene = Scene(2).player(0, "7h 2c 9m").tower("venture", *cards).dice(white=5, black=5)
    scene.at("venture:2", 0, "white").turn(0)
    assert scene.why("black", "venture:1").name == "coloured-in-tower"
    refusal = scene.why("neutral", f"venture:{floor}")
    assert (refusal.name, refusal.message.args["n"]) == ("fee-short", 1)
    scene = Scene(2).player(0, "7h 3c 9m").tower("venture", *cards).dice(white=5, black=5)
    scene.at("venture:2", 0, "white").turn(0).go("neutral", f"venture:{floor}")
    assert scene.stock(0)["coins"] == bonus
    assert scene.cards(0) == ["fighting_heresies"]


def test_l22_the_floor_bonus_pays_the_card_after_the_fee() -> None:
    """L-21, L-28, L-94: with exactly 3 coins for the fee, the 2 coins of the fourth floor pay for the card."""
    scene = Scene(2).player(0, "1w 1s 3c 7h").tower("venture", None, None, None, "support_to_the_bishop")
    scene.at("venture:1", 1, "white").turn(0).go("neutral", "venture:4")
    assert scene.has(0) == "3f"


# -- who may stand where --------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", TYPES)
def test_l22_no_two_coloured_members_in_one_tower(kind: str) -> None:
    """L-22: whatever their colours; others' members do not matter."""
    scene = towers(2, "9w 9s 9c").dice(white=3, black=3, orange=3).at(f"{kind}:2", 0, "black").turn(0)
    for member in ("white", "orange"):
        refusal = scene.why(member, f"{kind}:1")
        assert refusal.name == "coloured-in-tower"
        assert "L-22" in refusal.rules
    scene = towers(2, "9w 9s 9c").dice(white=3).at(f"{kind}:2", 1, "white").turn(0)
    assert scene.can("white", f"{kind}:1")


@pytest.mark.parametrize("kind", TYPES)
def test_l22_a_member_placed_in_play_counts(kind: str) -> None:
    """L-22: after white has gone to a tower, black and orange may not follow, and go to the other towers."""
    scene = towers(2, "20w 20s 9h 30c").dice(white=3, black=3, orange=3).turn(0).go("white", f"{kind}:1").to(0)
    for member in ("black", "orange"):
        assert scene.why(member, f"{kind}:2").name == "coloured-in-tower"
        assert all(scene.can(member, f"{other}:1") for other in TYPES if other != kind)
    assert scene.can("neutral", f"{kind}:2")
    scene = towers(2, "20w 20s 9h 30c").dice(white=3, black=3).turn(0).go("neutral", f"{kind}:1").to(0)
    assert scene.can("black", f"{kind}:2"), "the neutral one does not count as coloured"


def test_l90_the_neutral_member_before_or_after_a_coloured_one() -> None:
    """L-90, L-22: two cards of one tower in a round; 3 coins for the second."""
    scene = towers(2, "3c 1h").dice(white=3).turn(0).go("neutral", "territory:1").to(0).go("white", "territory:2")
    assert (scene.cards(0), scene.has(0)) == (["woods", "village"], "1w")
    scene = towers(2, "3c 1h").dice(white=3).turn(0).go("white", "territory:2").to(0).go("neutral", "territory:1")
    assert (scene.cards(0), scene.has(0)) == (["village", "woods"], "1w")


def test_l23_a_floor_without_a_card_cannot_be_used() -> None:
    """L-23: not even for its bonus."""
    scene = Scene(2).player(0, "9w 9s 9h 9c").tower("territory", "woods").dice(white=6).turn(0)
    for floor in (2, 3, 4):
        refusal = scene.why("white", f"territory:{floor}")
        assert refusal.name == "no-card"
        assert "L-23" in refusal.rules


@pytest.mark.parametrize("kind", TYPES)
def test_l23_at_most_six_cards_of_a_type(kind: str) -> None:
    """L-23, L-97: the sixth is taken, a seventh is refused."""
    owned = of_type(kind)[8:14]
    card = of_type(kind)[0]
    scene = Scene(2).player(0, "9w 9s 9h 20c 25m", cards=owned[:5]).tower(kind, card).dice(white=1).turn(0)
    assert card in scene.go("white", f"{kind}:1").cards(0)
    scene = Scene(2).player(0, "9w 9s 9h 20c 25m", cards=owned).tower(kind, card).dice(white=1).turn(0)
    refusal = scene.why("white", f"{kind}:1")
    assert refusal.name == "row-full"
    assert "L-23" in refusal.rules


@pytest.mark.parametrize("owned", range(6))
def test_l24_territory_slots_need_military(owned: int) -> None:
    """L-24: 0, 0, 3, 7, 12, 18 at that moment, and none are spent."""
    need = SLOT_MILITARY[owned]
    cards = of_type("territory")[8 : 8 + owned]
    stock = f"{need}m" if need else ""
    scene = Scene(2).player(0, stock, cards=cards).tower("territory", "commercial_hub").dice(white=1).turn(0)
    assert scene.go("white", "territory:1").has(0) == stock
    assert scene.cards(0) == [*cards, "commercial_hub"], "they fill the slots from the left"
    if need:
        stock = f"{need - 1}m"
        scene = Scene(2).player(0, stock, cards=cards).tower("territory", "commercial_hub").dice(white=1).turn(0)
        refusal = scene.why("white", "territory:1")
        assert (refusal.name, refusal.message.args["n"]) == ("slot-short", 1)
        assert "L-24" in refusal.rules


def test_l24_what_is_taken_stays_without_the_military() -> None:
    """L-24: three territories stay and work with no military left."""
    scene = Scene(2).player(0, cards=["commercial_hub", "gold_mine", "trading_town"]).dice(white=1).turn(0)
    assert scene.go("white", "harvest:small").has(0) == "1w 1s 1h 6c"


def test_l97_cards_lie_in_the_order_taken() -> None:
    """L-97: buildings fill their row, territories theirs, from the left."""
    scene = towers(2, "9w 9s 9c", cards=["theater", "village"]).dice(white=3, black=3).turn(0)
    scene.go("white", "building:1").to(0).go("black", "territory:1")
    assert scene.cards(0, "building") == ["theater", "mint"]
    assert scene.cards(0, "territory") == ["village", "woods"]


# -- prices ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("kind", "card", "stock", "thing"),
    [
        ("building", "garden", "4w 2s 2h", "wood"),
        ("building", "garden", "4w 2s 2h", "stone"),
        ("building", "garden", "4w 2s 2h", "servants"),
        ("building", "bank", "1w 3s 3c", "coins"),
        ("character", "paramour", "7c", "coins"),
        ("venture", "improving_the_canals", "2h 3c", "servants"),
        ("venture", "hiring_recruits", "4c", "coins"),
        ("venture", "sacred_war", "15m", "military"),
    ],
)
def test_l25_prices(kind: str, card: str, stock: str, thing: str) -> None:
    """L-25: buildings cost wood, stone, servants, coins; characters coins; ventures resources or military."""
    scene = Scene(2).player(0, stock).tower(kind, card).dice(white=1).turn(0)
    assert scene.can("white", f"{kind}:1")
    have = Scene(2).player(0, stock).stock(0)[thing]
    scene = Scene(2).player(0, stock).holding(0, {thing: have - 1}).tower(kind, card).dice(white=1).turn(0)
    refusal = scene.why("white", f"{kind}:1")
    name = "military-short" if thing == "military" else "price-short"
    assert (refusal.name, refusal.message.args["n"]) == (name, 1)
    assert inner(refusal.message, "what").key == f"lorenzo-n-{thing}"
    assert "L-25" in refusal.rules or "L-93" in refusal.rules


def test_l_e5_support_to_the_bishop() -> None:
    """L-E5, L-93: with 4 military pay 2; with 3 this price is refused; or the other price without any military."""

    def bishop(stock: str) -> Scene:
        return Scene(2).player(0, stock).tower("venture", "support_to_the_bishop").dice(white=1).turn(0)

    assert bishop("4m").go("white", "venture:1").has(0) == "2m 3f"
    assert bishop("3m").why("white", "venture:1").name == "price-short"
    assert bishop("1w 1s 2c").go("white", "venture:1").has(0) == "3f"
    assert bishop("1w 1s 2c 3m").go("white", "venture:1").has(0) == "3m 3f", "one price only: not asked"
    both = bishop("1w 1s 2c 4m").go("white", "venture:1")
    assert (both.asked, both.to_move, len(both.options())) == ("PickPrice", 0, 2)
    assert bishop("1w 1s 2c 4m").go("white", "venture:1").price("military").has(0) == "1w 1s 2c 2m 3f"
    assert bishop("1w 1s 2c 4m").go("white", "venture:1").price("resources").has(0) == "4m 3f"


def test_l93_the_minimum_is_for_the_military_there_when_paying() -> None:
    """L-93, L-28: at least N; M of them are lost, not N."""
    scene = Scene(2).player(0, "15m").tower("venture", "sacred_war").dice(white=1).turn(0)
    assert scene.go("white", "venture:1").has(0) == "7m 4f"
    scene = Scene(2).player(0, "14m").tower("venture", "sacred_war").dice(white=1).turn(0)
    assert scene.why("white", "venture:1").message.args["n"] == 1


def test_l16_servants_for_value_cannot_pay_the_card() -> None:
    """L-16, L-28: they go first; Improving the Canals costs 2 servants."""
    scene = Scene(2).player(0, "3h 3c").tower("venture", None, "improving_the_canals").dice(white=1).turn(0)
    refusal = scene.why("white", "venture:2")
    assert (refusal.name, refusal.message.args["n"]) == ("price-short", 1)
    scene = Scene(2).player(0, "4h 3c").tower("venture", None, "improving_the_canals").dice(white=1).turn(0)
    scene.go("white", "venture:2", 2)
    assert scene.has(0) == ""
    assert scene.cards(0) == ["improving_the_canals"]


def test_l28_the_order_of_a_tower_action() -> None:
    """L-28: servants, 3 coins, floor bonus, cost, card, immediate effect; told in this order."""
    scene = Scene(2).player(0, "1h 5c 2w 1s").tower("building", None, None, None, "marketplace").dice(white=6)
    scene.at("building:1", 1, "white").turn(0).go("white", "building:4", 1)
    assert scene.has(0) == "2c 2m 3v"
    assert scene.cards(0) == ["marketplace"]
    did = ["place", "spend-servants", "pay-fee", "floor-bonus", "pay", "take", "gain-from"]
    assert scene.told() == [f"lorenzo-did-{what}" for what in did]


# -- discounts ------------------------------------------------------------------------------------------------


def test_l_e12_dame() -> None:
    """L-E12, L-95: a character action has +2, by member or by effect, and the card costs 1 coin less."""
    scene = Scene(2).player(0, "2c", cards=["dame"]).tower("character", None, None, "artisan").dice(white=3).turn(0)
    assert scene.go("white", "character:3", 0).has(0) == "1s"
    scene = Scene(2).player(0, "3c", cards=["dame"]).tower("character", "scholar").dice(white=1).turn(0)
    assert scene.go("white", "character:1").has(0) == "", "4 coins, 1 off"
    scene = Scene(2).player(0, "2c", cards=["dame"]).tower("character", "scholar").dice(white=1).turn(0)
    assert scene.why("white", "character:1").message.args["n"] == 1


def test_l95_dame_works_by_effect() -> None:
    """L-E12, L-95, L-94: Abbess grants a 4; with the Dame it reaches the third floor of characters, not of others."""
    scene = Scene(2).player(0, "8c", cards=["dame"]).tower("character", "abbess", None, "artisan")
    scene.tower("venture", None, None, "hiring_recruits").dice(white=1).turn(0).go("white", "character:1")
    assert scene.stock(0)["coins"] == 6
    assert scene.why_bonus("venture:3").name == "value-short"
    scene.bonus("character:3", 0)
    assert scene.has(0) == "1s 1c 1f", "3 coins fee, 3 - 1 for the card"


@pytest.mark.parametrize(("pick", "left"), [("wood", "1w"), ("stone", "1s")])
def test_l94_stonemason_one_wood_or_one_stone(pick: str, left: str) -> None:
    """L-94, L-95: chosen at each purchase."""
    scene = Scene(2).player(0, "1w 1s", cards=["stonemason"]).tower("building", "barracks").dice(white=1).turn(0)
    scene.go("white", "building:1").discount(pick)
    assert scene.has(0) == f"{left} 3v"


def test_l94_the_discount_can_make_a_card_payable() -> None:
    """L-94: with one way to pay, nothing is asked; never below 0, never something else instead."""
    scene = Scene(2).player(0, "1s", cards=["stonemason"]).tower("building", "barracks").dice(white=1).turn(0)
    assert scene.go("white", "building:1").has(0) == "3v"
    scene = Scene(2).player(0, "1w", cards=["stonemason"]).tower("building", "barracks").dice(white=1).turn(0)
    assert scene.go("white", "building:1").has(0) == "3v"
    scene = Scene(2).player(0, "", cards=["stonemason"]).tower("building", "barracks").dice(white=1).turn(0)
    assert scene.why("white", "building:1").name == "price-short", "not both"
    scene = Scene(2).player(0, "1w", cards=["stonemason"]).tower("building", "chapel").dice(white=1).turn(0)
    assert scene.go("white", "building:1").has(0) == "1f"
    scene = Scene(2).player(0, "1s", cards=["stonemason"]).tower("building", "chapel").dice(white=1).turn(0)
    assert scene.why("white", "building:1").name == "price-short"


def test_l94_stonemason_helps_for_buildings_only() -> None:
    """L-94, L-95"""
    scene = Scene(2).player(0, "1w 1s 1c", cards=["stonemason"]).tower("venture", "repairing_the_church").dice(white=1)
    assert scene.turn(0).go("white", "venture:1").has(0) == "1f"
    scene = Scene(2).player(0, "2s", cards=["stonemason"]).tower("venture", "building_the_walls").dice(white=1)
    assert scene.turn(0).why("white", "venture:1").message.args["n"] == 1


def test_l94_discounts_add_up() -> None:
    """L-94: Dame and Patron, 3 coins off; Stonemason and Architect, 1 wood, 1 stone and 1 of them more off."""
    scene = Scene(2).player(0, "5c", cards=["dame"]).tower("character", "patron", "general").dice(white=1).turn(0)
    scene.go("white", "character:1")
    assert scene.has(0) == "3c", "Patron for 2"
    assert scene.to_move == 1, "3 for the tower, and nothing left for the General"
    scene = Scene(2).player(0, "7c", cards=["dame"]).tower("character", "patron", "general").dice(white=1).turn(0)
    scene.go("white", "character:1").bonus("character:2", 0)
    assert scene.has(0) == "", "2 for Patron, 3 for the tower, 5 - 3 for the General"
    scene = Scene(2).player(0, "4c 2w 3s", cards=["stonemason"]).tower("character", "architect")
    scene.tower("building", "cathedral").dice(white=1).turn(0).go("white", "character:1")
    assert scene.bonus("building:1", 0).has(0) == "3f 7v", "4 and 4, less 1 and 1, less 1 wood"
    scene = Scene(2).player(0, "4c 2w 2s", cards=["stonemason"]).tower("character", "architect")
    scene.tower("building", "cathedral").dice(white=1).turn(0).go("white", "character:1")
    assert scene.to_move == 1, "2 and 3, or 3 and 2, are needed"
    scene = Scene(2).player(0, "4c 2w 3s", cards=["stonemason"]).tower("character", "architect")
    scene.tower("building", "sculptors_guild").dice(white=1).turn(0).go("white", "character:1")
    assert scene.bonus("building:1", 0).has(0) == "2w 1s 6v", "4 stone, less 1, less 1"


def test_l94_a_discount_never_goes_below_zero() -> None:
    """L-94: Architect's wood and stone for a card without wood; Patron's 2 coins for a card of 2, with Dame."""
    scene = Scene(2).player(0, "4c 1s").tower("character", "architect").tower("building", "residence").dice(white=1)
    assert scene.turn(0).go("white", "character:1").bonus("building:1", 0).has(0) == "1v"
    scene = Scene(2).player(0, "5c", cards=["dame"]).tower("character", "patron", "warlord").dice(white=1).turn(0)
    assert scene.go("white", "character:1").bonus("character:2", 0).has(0) == "3m"


def test_l94_a_discount_never_touches_the_fee() -> None:
    """L-94, L-21: Dame, with 3 coins and a Warlord of 2 - 1 in an occupied tower: 4 are needed."""
    scene = Scene(2).player(0, "3c", cards=["dame"]).tower("character", "warlord").dice(white=1)
    scene.at("character:2", 1, "white").turn(0)
    refusal = scene.why("white", "character:1")
    assert (refusal.name, refusal.message.args["n"]) == ("price-short", 1)
    scene = Scene(2).player(0, "2c", cards=["dame"]).tower("character", "warlord").dice(white=1)
    assert scene.at("character:2", 1, "white").turn(0).why("white", "character:1").name == "fee-short"
