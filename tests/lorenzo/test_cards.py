"""Every development card is used, and does what the tables of ``printed.py`` say.

Those are typed by hand, not read from the component file, so that a slip of the pen in that file shows. L-01, L-24 to
L-26, L-32 to L-36, L-42, L-43, L-70, L-93 to L-96
"""

import pytest

from armorial.games.lorenzo.components import BONUS_TILES, LEADERS, TILES
from armorial.games.lorenzo.components import CARDS as NAMES
from tests.lorenzo.printed import (
    BONUS,
    CARDS,
    FLOOR_BONUS,
    LEADER_CARDS,
    RESOURCES,
    TILE_NAMES,
    TYPES,
    Amounts,
    Card,
    of_type,
)
from tests.lorenzo.scene import Scene
from tests.messages import inner

PICKS = ("wood_stone", "servants", "military")
GIVES: list[Amounts] = [{"wood": 1, "stone": 1}, {"servants": 2}, {"military": 2}]
"""What these three privileges give."""


def plus(*parts: Amounts) -> Amounts:
    """Amounts added up, without those that are 0."""
    total: Amounts = {}
    for part in parts:
        for thing, n in part.items():
            total[thing] = total.get(thing, 0) + n
    return {thing: n for thing, n in total.items() if n and thing != "privilege"}


def minus(amounts: Amounts) -> Amounts:
    return {thing: -n for thing, n in amounts.items()}


def test_there_are_these_and_no_others() -> None:
    """L-01, L-02, L-84, L-85"""
    assert sorted(CARDS) == sorted(NAMES)
    assert sorted(LEADER_CARDS) == sorted(LEADERS)
    assert sorted(TILE_NAMES.values()) == sorted(TILES)
    assert sorted(BONUS) == sorted(BONUS_TILES)
    assert [sum(card.type == kind for card in CARDS.values()) for kind in TYPES] == [24] * 4


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_its_type_and_period(name: str) -> None:
    """L-01: it lies in the deck of its type, among the eight of its period."""
    card = CARDS[name]
    scene = Scene(2).round_number(2 * card.period - 1).new_round()
    while not scene.field("space").startswith(card.type):
        scene.play(scene.options()[0])
    assert f"card:{name}" in scene.options()
    assert sorted(token.removeprefix("card:") for token in scene.options()) == sorted(of_type(card.type, card.period))


# -- taking a card --------------------------------------------------------------------------------------------


def prices(card: Card) -> list[tuple[Amounts, Amounts]]:
    """What must be there, and what is paid; once with nothing for territories."""
    if not card.prices:
        return [({}, {})]
    return [({**price.pay, **({"military": price.needs} if price.needs else {})}, price.pay) for price in card.prices]


ALL_PRICES = [(name, way) for name, card in CARDS.items() for way in range(len(prices(card)))]


def taking(card: Card, stock: Amounts) -> Scene:
    """Player 0 may take the card from the first floor with a 1; nothing else is on the board."""
    return Scene(2).player(0, "").holding(0, stock).tower(card.type, card.name).dice(white=1).turn(0)


def gained(card: Card, scene: Scene, left: Amounts) -> Amounts:
    """What the card gives at once to a player who owns nothing else."""
    if card.per is None:
        return card.gain
    counted = left.get("military", 0) if card.per.count == "military" else int(card.per.count == card.type)
    return {thing: n * (counted // card.per.each) for thing, n in card.per.get.items()}


@pytest.mark.parametrize(("name", "way"), ALL_PRICES)
def test_every_card_is_taken_for_exactly_its_price(name: str, way: int) -> None:
    """L-25, L-26, L-92, L-93: it is paid, and gives what it gives at once; privileges are all different."""
    card = CARDS[name]
    needed, paid = prices(card)[way]
    scene = taking(card, needed)
    assert scene.can("white", f"{card.type}:1")
    scene.go("white", f"{card.type}:1", 0)
    left = plus(needed, minus(paid))
    expected = plus(left, gained(card, scene, left))
    assert scene.amounts_of(0) == expected
    for n in range(card.gain.get("privilege", 0)):
        scene.privilege(PICKS[n])
        expected = plus(expected, GIVES[n])
    assert scene.amounts_of(0) == expected
    assert scene.cards(0) == [name]
    if card.grant is not None and card.grant.action != "card":
        assert scene.asked == "Strength"
    else:
        assert scene.to_move == 1, "no card is there to be taken by an effect, and nothing else is asked"


@pytest.mark.parametrize(("name", "way"), ALL_PRICES)
def test_no_card_is_taken_for_less(name: str, way: int) -> None:
    """L-23, L-25, L-93: one less of anything, and it is refused; told what is short."""
    card = CARDS[name]
    needed, _ = prices(card)[way]
    for thing in needed:
        scene = taking(card, {**needed, thing: needed[thing] - 1})
        refusal = scene.why("white", f"{card.type}:1")
        assert refusal.name == (
            "military-short" if card.prices == [card.prices[way]] and thing == "military" else "price-short"
        )
        if len(card.prices) == 1:
            assert (refusal.message.args["n"], inner(refusal.message, "what").key) == (1, f"lorenzo-n-{thing}")


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.per])
@pytest.mark.parametrize("owned", [1, 4])
def test_every_gain_per_card_counts(name: str, owned: int) -> None:
    """L-96: so much for each own card of the type, the card itself included; General per 2 military."""
    card = CARDS[name]
    per = card.per
    assert per is not None
    if per.count == "military":
        scene = taking(card, {**card.prices[0].pay, "military": owned})
        count = owned // per.each
    else:
        cards = [other for other in of_type(per.count) if other != name][-owned:]
        scene = taking(card, card.prices[0].pay)
        scene = scene.player(0, cards=cards).turn(0)
        count = owned + (per.count == card.type)
    scene.go("white", f"{card.type}:1")
    assert scene.stock(0)["vp"] == per.get["vp"] * count


BARE = {"territory": "commercial_hub", "building": "bank", "character": "paramour", "venture": "hiring_mercenaries"}
"""Cards that cost much, and give something that is easily told apart."""


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.grant and card.grant.action == "card"])
def test_every_card_by_a_card(name: str) -> None:
    """L-26, L-17, L-94: of its types only, with its value; for the price less its discount, and the fee."""
    card = CARDS[name]
    grant = card.grant
    assert grant is not None
    rich = {"wood": 30, "stone": 30, "servants": 30, "coins": 60}
    scene = Scene(2).player(0, "").holding(0, rich).dice(white=1)
    for kind, other in BARE.items():
        cards = [card.name, None, None, other] if kind == card.type else [None, None, None, other]
        scene.tower(kind, *cards)
    scene.turn(0).go("white", f"{card.type}:1")
    for n in range(card.gain.get("privilege", 0)):
        scene.privilege(PICKS[n])
    assert scene.bonus_spaces() == [f"{kind}:4" for kind in scene.towers() if kind in grant.types]
    before = scene.amounts_of(0)
    for kind in TYPES:
        if kind not in grant.types:
            assert scene.why_bonus(f"{kind}:4").name == "other-type"
            continue
        after = scene.branch().bonus(f"{kind}:4", 7 - grant.value)
        taken = CARDS[BARE[kind]]
        price = {thing: max(0, n - grant.discount.get(thing, 0)) for thing, n in prices(taken)[0][1].items()}
        fee = {"coins": -3} if kind == card.type else {}
        floor = {FLOOR_BONUS[kind]: 2}
        points = {"vp": 2 * (len(after.cards(0, "character")))} if kind == "character" else taken.gain
        dues = {"servants": grant.value - 7}
        assert after.amounts_of(0) == plus(before, dues, fee, floor, minus(price), points)


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.grant and card.grant.action == "card"])
def test_every_card_by_a_card_has_its_value(name: str) -> None:
    """L-17, L-136: seen with -4 on the type, so that a value of 7 is told from more."""
    card = CARDS[name]
    grant = card.grant
    assert grant is not None
    for kind in grant.types:
        tile = f"2.{TYPES.index(kind) + 1}"
        scene = Scene(2).player(0, "30w 30s 30h 60c", tiles=[tile]).dice(white=1)
        scene.tower(kind, None, None, None, BARE[kind])
        scene.tower(card.type, card.name, None, None, *([BARE[kind]] if kind == card.type else []))
        scene.turn(0).go("white", f"{card.type}:1")
        for n in range(card.gain.get("privilege", 0)):
            scene.privilege(PICKS[n])
        assert scene.bonus_amounts(f"{kind}:4") == [7 + 4 - grant.value]


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.grant and card.grant.action != "card"])
def test_every_harvest_and_production_by_a_card(name: str) -> None:
    """L-34, L-17: with its value: what is needed for cards of each higher value tells it."""
    card = CARDS[name]
    grant = card.grant
    assert grant is not None
    kind = {"harvest": "territory", "production": "building"}[grant.action]
    owned = [next(other for other in of_type(kind) if CARDS[other].value == value) for value in (1, 2, 3, 4, 5, 6)]
    scene = taking(card, {**card.prices[0].pay, "servants": card.prices[0].pay.get("servants", 0) + 9})
    scene.player(0, cards=owned).turn(0).go("white", f"{card.type}:1")
    assert scene.bonus_amounts(grant.action) == list(range(7 - grant.value))


# -- harvest and production -----------------------------------------------------------------------------------


def activating(name: str, value: int, stock: Amounts | None = None, cards: list[str] | None = None) -> Scene:
    """Player 0 has the card alone and uses the small space with a value."""
    card = CARDS[name]
    area = {"territory": "harvest", "building": "production"}[card.type]
    scene = Scene(2).player(0, "", cards=[name, *(cards or [])]).holding(0, stock or {}).dice(white=value).turn(0)
    return scene.go("white", f"{area}:small", 0)


@pytest.mark.parametrize("name", [*of_type("territory"), *of_type("building")])
def test_every_card_works_at_its_value_and_not_below(name: str) -> None:
    """L-32, L-36, L-96: it gives what it gives, besides the bonus tile; below its value nothing."""
    card = CARDS[name]
    tile = BONUS["standard"][0 if card.type == "territory" else 1]
    scene = activating(name, card.value)
    gives = card.gives
    if card.gives_per is not None:
        gives = {thing: n * (card.gives_per.count == card.type) for thing, n in card.gives_per.get.items()}
    expected = plus(tile, gives)
    assert scene.amounts_of(0) == expected
    for n in range(card.gives.get("privilege", 0)):
        scene.privilege(PICKS[n])
        expected = plus(expected, GIVES[n])
    assert (scene.amounts_of(0), scene.to_move) == (expected, 1)
    if card.value > 1:
        stock = plus(*[pay for pay, _ in card.exchanges])
        below = activating(name, card.value - 1, stock)
        assert (below.amounts_of(0), below.to_move) == (plus(tile, stock), 1)


@pytest.mark.parametrize("name", [name for name, card in CARDS.items() if card.gives_per])
def test_every_production_per_card_counts(name: str) -> None:
    """L-96, L-36: three cards of the type, the building itself included where it counts buildings."""
    per = CARDS[name].gives_per
    assert per is not None
    others = [other for other in of_type(per.count) if other != name and not CARDS[other].adds]
    cards = [other for other in others if CARDS[other].value > CARDS[name].value or per.count != "building"][:3]
    scene = activating(name, CARDS[name].value, cards=cards)
    count = len(cards) + (per.count == "building")
    assert count > 1
    expected = plus(BONUS["standard"][1], {thing: n * count for thing, n in per.get.items()})
    assert (scene.amounts_of(0), scene.to_move) == (expected, 1)


ALL_EXCHANGES = [(name, way) for name, card in CARDS.items() for way in range(len(card.exchanges))]


@pytest.mark.parametrize(("name", "way"), ALL_EXCHANGES)
def test_every_exchange(name: str, way: int) -> None:
    """L-33: for exactly its price, or not at all; one less of anything, and it cannot be used."""
    card = CARDS[name]
    pay, get = card.exchanges[way]
    tile = BONUS["standard"][1]
    scene = activating(name, card.value, pay).exchange(name, way + 1).finish()
    expected = plus(tile, get)
    assert scene.amounts_of(0) == expected
    for n in range(get.get("privilege", 0)):
        scene.privilege(PICKS[n])
        expected = plus(expected, GIVES[n])
    assert (scene.amounts_of(0), scene.to_move) == (expected, 1)
    scene = activating(name, card.value, pay).finish()
    assert (scene.amounts_of(0), scene.to_move) == (plus(tile, pay), 1)
    for thing in pay:
        scene = activating(name, card.value, {**pay, thing: pay[thing] - 1})
        if scene.asked == "Exchange":
            assert scene.why_exchange(name, way + 1).message.args["n"] == 1
        else:
            assert scene.amounts_of(0) == plus(tile, pay, {thing: -1})


def test_there_are_no_other_exchanges() -> None:
    """L-33: a rich owner of all buildings of a row is offered these."""
    names = [name for name, card in CARDS.items() if card.exchanges]
    assert len(ALL_EXCHANGES) == 21
    offered = []
    for first in range(0, len(names), 6):
        scene = Scene(2).player(0, "9w 9s 9h 9c 9f", cards=names[first : first + 6]).dice(white=6).turn(0)
        offered += scene.go("white", "production:small").exchangeable()
    assert sorted(offered) == sorted(f"{name}:{way + 1}" for name, way in ALL_EXCHANGES)


# -- characters for good, ventures at the end -----------------------------------------------------------------

ACTIONS = (*TYPES, "harvest", "production")


def values(taken: str) -> dict[str, int]:
    """The values of the six kinds of actions with a neutral member, after a character has been taken in play."""
    scene = Scene(2).player(0, "30w 30s 60h 60c", cards=["city", "palace"]).tower("character", taken).dice(white=1)
    scene.turn(0).go("white", "character:1")
    while scene.to_move == 0:
        scene.play("decline" if "decline" in scene.options() else scene.options()[0])
    assert scene.cards(0, "character") == [taken]
    for kind, card in BARE.items():
        scene.tower(kind, None, None, None, card)
    scene.player(0, "30w 30s 60h 60c").turn(0)
    found = {kind: 7 - scene.amounts("neutral", f"{kind}:4")[0] for kind in TYPES}
    for area in ("harvest", "production"):
        found[area] = 6 - scene.amounts("neutral", f"{area}:small")[-1]
    return found


@pytest.mark.parametrize("name", of_type("character"))
def test_every_character_for_good(name: str) -> None:
    """L-27, L-95: what it adds to the value of actions, and nothing else."""
    assert values(name) == {action: CARDS[name].adds.get(action, 0) for action in ACTIONS}


@pytest.mark.parametrize("name", of_type("character"))
def test_every_character_leaves_floors_and_prices_alone_or_not(name: str) -> None:
    """L-27, L-94, L-95: which prices are less with it, and whether floors give their bonus."""
    card = CARDS[name]
    for kind, other in BARE.items():
        price = prices(CARDS[other])[0][1]
        scene = Scene(2).player(0, "30w 30s 30h 60c", cards=[name]).tower(kind, None, None, None, other).turn(0)
        if name == other:
            continue
        before = scene.stock(0)
        scene.go("neutral", f"{kind}:4")
        if scene.asked == "PickDiscount":
            assert [token.split(":")[1] for token in scene.options()] == [next(iter(off)) for off in card.off]
            scene.play(scene.options()[0])
        off = card.off[0] if card.off and kind in card.adds else {}
        for thing in RESOURCES:
            paid = max(0, price.get(thing, 0) - off.get(thing, 0))
            floor = 2 if FLOOR_BONUS[kind] == thing and not card.no_floor_bonus else 0
            servants = 7 - card.adds.get(kind, 0) if thing == "servants" else 0
            assert scene.stock(0)[thing] == before[thing] - paid + floor - servants


@pytest.mark.parametrize("name", of_type("venture"))
def test_every_venture_at_the_end(name: str) -> None:
    """L-70: its printed points."""
    scene = Scene(2).round_number(6).player(0, cards=[name]).score()
    assert scene.points(0, "ventures") == CARDS[name].final_vp
    assert scene.total(0) == CARDS[name].final_vp + 5
