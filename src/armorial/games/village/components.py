"""The components of Village: names of everything, and what a file of printed numbers may say."""

from typing import Any, Final

from armorial.data.checks import Amounts, Whole, Words, formerly, listed, part_of_rules, usually, wholes
from armorial.data.reader import (
    Components,
    Fixed,
    Overlay,
    Schema,
    Source,
    overlay_of,
    standard_components,
    with_overlay,
)
from armorial.kernel.words import Message

COLOURS: Final = ("orange", "green", "brown", "pink")
ORANGE: Final = 0
GREEN: Final = 1
BROWN: Final = 2
PINK: Final = 3
PLAGUE: Final = 4
CUBES_BY_NAME: Final = (*COLOURS, "plague")

GOODS: Final = ("scroll", "horse", "ox", "plow", "wagon")
SCROLL: Final = 0
HORSE: Final = 1
OX: Final = 2
PLOW: Final = 3
WAGON: Final = 4

SPACES: Final = ("grain", "family", "crafts", "market", "travel", "council", "church")
GRAIN_SPACE: Final = 0
FAMILY_SPACE: Final = 1
CRAFTS_SPACE: Final = 2
MARKET_SPACE: Final = 3
TRAVEL_SPACE: Final = 4
COUNCIL_SPACE: Final = 5
CHURCH_SPACE: Final = 6

WORKSHOPS: Final = ("wheelwright", "stable", "scriptorium", "smithy")
CITIES: Final = ("north_near", "south_near", "north_middle", "south_middle", "north_far", "south_far")
VILLAGE: Final = len(CITIES)
"""Where the roads begin, counted after the cities."""
CHAMBERS: Final = ("1", "2", "3", "4")
WINDOWS: Final = 4
SECTIONS: Final = ("crafts", "council", "travel", "church", "farm")

PAYABLE: Final = (*COLOURS, *GOODS, "grain", "time")
REWARDS: Final = ("prestige", "coin", "cubes_of_choice", "good_of_choice", "next_first_player", "pay_coin")

SCHEMA: Final[Schema] = {
    "family.generations": wholes(4, 1, 8),
    "supply.cubes": formerly(Whole(1, 99), usually(14, 24, Whole(10, 99))),
    "supply.plague": formerly(Whole(1, 99), usually(4, 8, Whole(3, 12))),
    "supply.goods": usually(6, 12, Whole(1, 99)),
    "supply.coins": usually(10, 30, Whole(4, 99)),
    "supply.grain": usually(15, 40, Whole(1, 99)),
    "farm.life_track": formerly(Whole(2, 99), usually(8, 12, Whole(2, 20))),
    "farm.grain_limit": usually(4, 8, Whole(1, 20)),
    "farm.start_coins": usually(0, 2, Whole(0, 3)),
    "farm.plague_time": formerly(Whole(0, 9), usually(1, 3, Whole(1, 6))),
    "harvest.bare": usually(1, 3, Whole(0, 9)),
    "harvest.horse_plow": usually(2, 5, Whole(0, 9)),
    "harvest.ox_plow": usually(3, 6, Whole(0, 9)),
    "setup.*.bag": formerly(Amounts(COLOURS, 18, every=True), usually(3, 8, Amounts(COLOURS, 18, every=True, least=1))),
    "setup.*.board": formerly(Amounts(SPACES, 9, every=True), usually(1, 6, Amounts(SPACES, 9, every=True, least=1))),
    "setup.*.stalls": usually(2, 5, Whole(1, 5)),
    "setup.*.chronicle": formerly(
        Amounts(SECTIONS, 9, every=True), usually(1, 5, Amounts(SECTIONS, 6, every=True, least=1))
    ),
    "setup.*.graves": formerly(Whole(1, 9), usually(2, 6, Whole(1, 7))),
    "workshop.stable.goods": Words(GOODS, 2),
    "workshop.*.goods": Words(GOODS, 1),
    "workshop.*.train_time": usually(1, 6, Whole(0, 9)),
    "workshop.*.make_time": usually(1, 6, Whole(0, 9)),
    "workshop.*.price": usually(1, 3, Amounts((*COLOURS, "grain"), 4)),
    "mill.time": usually(1, 4, Whole(0, 9)),
    "mill.grain": usually(1, 3, Whole(0, 5)),
    "mill.coins": usually(1, 3, Whole(1, 9)),
    "market.queue": usually(4, 6, Whole(1, 9)),
    "market.extra": usually(1, 2, Amounts((*COLOURS, "time"), 4)),
    "customer.*.demand": Amounts((*GOODS, "grain"), 5),
    "customer.*.points": Whole(0, 20),
    "city.*.reward": usually(1, 4, Amounts(("prestige", "coin", "cubes_of_choice"), 9)),
    "route.*.between": Words(("village", *CITIES), 2),
    "route.*.cost": Amounts(PAYABLE, 4),
    "council.cubes": usually(1, 3, Amounts(COLOURS, 4)),
    "council.goods": usually(1, 2, Amounts(GOODS, 4)),
    "chamber.*.time": usually(1, 4, Whole(0, 9)),
    "chamber.*.privilege": usually(1, 4, Amounts(REWARDS, 9)),
    "chamber.*.points": usually(0, 8, Whole(0, 20)),
    "church.cubes": usually(1, 2, Amounts(COLOURS, 4)),
    "church.time": usually(1, 4, Whole(1, 9)),
    "church.monks": usually(4, 6, Whole(4, 9)),
    "church.draws": usually(3, 4, Whole(1, 4)),
    "church.coin_price": usually(1, 2, Whole(1, 9)),
    "church.steps": usually(0, 3, wholes(3, 0, 5)),
    "church.points": usually(1, 8, wholes(4, 0, 20)),
    "church.majority": usually(1, 4, Whole(0, 20)),
    "well.cubes": usually(3, 4, Whole(1, 4)),
    "score.cities": wholes(7, 0, 99, first=0),
    "score.chronicle": wholes(6, 0, 99, first=0),
    "score.coin": usually(0, 2, Whole(0, 9)),
}

FIXED: Final[Fixed] = {
    "family.generations": part_of_rules("V-01"),
    "workshop.*.goods": part_of_rules("V-36"),
}

MEMBERS_WHO_DIE: Final = 7
"""So many of a family's eleven surely live and die, if somebody has children now and then."""
SLOWEST: Final = 3
"""In so many rounds at least one member dies of plague cubes alone."""

STANDARD: Final = standard_components("village", SCHEMA, FIXED)
CUSTOMERS: Final = tuple(STANDARD.values["customer"])
GENERATIONS: Final = tuple(STANDARD.values["family"]["generations"])
FIRST_OF: Final[tuple[int, ...]] = tuple(sum(GENERATIONS[:g]) for g in range(len(GENERATIONS) + 1))
"""The members of generation g are those numbered from FIRST_OF[g] up to FIRST_OF[g + 1]."""
FAMILY_SIZE: Final[int] = sum(GENERATIONS)
GENERATION_OF: Final = tuple(g for g, size in enumerate(GENERATIONS) for _ in range(size))
MEMBERS: Final = tuple(
    f"{GENERATION_OF[m] + 1}{'abcdefgh'[m - FIRST_OF[GENERATION_OF[m]]]}" for m in range(FAMILY_SIZE)
)
"""Members by name: 1a, 1b, ... 4b. Members of one generation in one place are interchangeable."""


def components(overlay: Source | None = None) -> Components:
    """The components, with the values of an owner's file, or of a record, in their places."""
    if overlay is None:
        return STANDARD
    own = overlay_of(overlay)
    replaced = with_overlay(STANDARD, own)
    _check_numbers(replaced.values, own)
    _check_map(replaced.values["route"], own)
    return replaced


def _check_numbers(values: dict[str, Any], own: Overlay) -> None:
    """Numbers that are right by themselves may not go together."""
    supply = values["supply"]
    for seats, card in values["setup"].items():
        board, bag = f"setup.{seats}.board", f"setup.{seats}.bag"
        in_bag = sum(card["bag"].values()) + supply["plague"]
        on_board = sum(card["board"].values())
        if not on_board:
            raise own.clash(Message("village-together-no-cubes"), board)
        if on_board > in_bag:
            why = Message("village-together-board", {"n": on_board, "most": in_bag})
            raise own.clash(why, board, bag, "supply.plague")
        if not own.stored:
            _check_supply(values, seats, own)
            _check_end(values, seats, own)
        if int(seats) * values["farm"]["start_coins"] > supply["coins"]:
            why = Message("village-together-coins", {"n": supply["coins"], "seats": int(seats)})
            raise own.clash(why, "farm.start_coins", "supply.coins")
    if not own.stored:
        _check_well(values, own)
    for key, customer in values["customer"].items():
        for thing, amount in customer["demand"].items():
            limit_path = "farm.grain_limit" if thing == "grain" else "supply.goods"
            limit = values["farm"]["grain_limit"] if thing == "grain" else supply["goods"]
            if amount > limit:
                why = Message("village-together-demand", {"n": amount, "most": limit})
                raise own.clash(why, f"customer.{key}.demand", limit_path)


def _check_supply(values: dict[str, Any], seats: str, own: Overlay) -> None:
    """Cubes lie on farms, too: what goes into the bag each round must be there again."""
    bag, cubes = f"setup.{seats}.bag", values["supply"]["cubes"]
    most = max(values["setup"][seats]["bag"].values())
    if 3 * most > cubes:
        why = Message("village-together-bag", {"n": most, "most": cubes})
        raise own.clash(why, bag, "supply.cubes")


def _check_end(values: dict[str, Any], seats: str, own: Overlay) -> None:
    """The game ends when enough people have died (V-110): there must be so many, and time must go by for them.

    The plague cubes that come out of the bag must be taken, so they alone are sure to spend time. With at least one
    death in ``SLOWEST`` rounds of them, and the deaths of other time on top, the end comes.
    """
    card = values["setup"][seats]
    places = sum(card["chronicle"].values()) + card["graves"]
    most = MEMBERS_WHO_DIE * int(seats)
    if places > most:
        why = Message("village-together-places", {"n": places, "seats": int(seats), "most": most})
        raise own.clash(why, f"setup.{seats}.chronicle", f"setup.{seats}.graves")
    plague, track = values["supply"]["plague"], values["farm"]["life_track"]
    on_board, in_bag = sum(card["board"].values()), sum(card["bag"].values()) + plague
    if on_board * plague * values["farm"]["plague_time"] * SLOWEST < track * in_bag:
        paths = ("farm.life_track", "farm.plague_time", "supply.plague", f"setup.{seats}.board", f"setup.{seats}.bag")
        raise own.clash(Message("village-together-time"), *paths)


def _check_well(values: dict[str, Any], own: Overlay) -> None:
    """A turn at the well takes no cube from the board, so it must cost more than any action can give back: else a round
    could go on for ever. What a city gives comes once; the mill gives again and again, but its grain and its time cost
    lives, if they cost anything."""
    price, mill = values["well"]["cubes"], values["mill"]
    for chamber, card in values["chamber"].items():
        privilege = card["privilege"]
        gain = privilege.get("cubes_of_choice", 0) + privilege.get("coin", 0) - privilege.get("pay_coin", 0)
        if gain >= price:
            why = Message("village-together-well", {"n": gain, "price": price})
            raise own.clash(why, "well.cubes", f"chamber.{chamber}.privilege")
    if mill["coins"] >= price and not (mill["grain"] and mill["time"]):
        why = Message("village-together-well", {"n": mill["coins"], "price": price})
        raise own.clash(why, "well.cubes", "mill.coins", "mill.grain", "mill.time")


def _check_map(routes: list[dict[str, Any]], own: Overlay) -> None:
    """No two routes join the same places, and every city can be reached."""
    pairs = [frozenset(route["between"]) for route in routes]
    for number, pair in enumerate(pairs, 1):
        before = pairs.index(pair) + 1
        if before < number:
            raise own.clash(Message("village-together-route", {"n": before}), f"route.{number}")
    reached = {"village"}
    for _ in routes:
        reached |= {place for pair in pairs if pair & reached for place in pair}
    lost = [city for city in CITIES if city not in reached]
    if lost:
        raise own.clash(Message("village-together-no-route", {"names": listed(lost)}), "route")


class Price:
    """What something costs: cubes by colour (coins may stand for them), goods and grain by holding, and time."""

    __slots__ = ("cubes", "things", "time", "total_cubes")

    def __init__(self, printed: dict[str, int]) -> None:
        self.time = printed.get("time", 0)
        self.cubes = tuple(printed.get(colour, 0) for colour in COLOURS)
        self.total_cubes = sum(self.cubes)
        self.things = tuple((HOLDING_OF[name], n) for name, n in printed.items() if name in HOLDING_OF)


COINS: Final = 0
GRAIN: Final = 1
CUBES: Final = 2
"""Four influence colours, then plague, which only the supply and the bag hold."""
GOODS_AT: Final = CUBES + len(CUBES_BY_NAME)
HOLDINGS: Final = GOODS_AT + len(GOODS)
"""Coins, grain, cubes and goods lie at the same indices of a player's list and of the supply's."""
HOLDING_OF: Final = {"grain": GRAIN, **{good: GOODS_AT + g for g, good in enumerate(GOODS)}}
