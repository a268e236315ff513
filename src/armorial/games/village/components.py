"""The components of Village: names of everything, and what a file of printed numbers may say."""

from typing import Any, Final

from armorial.data.reader import (
    Amounts,
    Components,
    Fixed,
    Overlay,
    Schema,
    Source,
    Whole,
    Words,
    overlay_of,
    standard_components,
    usually,
    wholes,
    with_overlay,
)

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
    "supply.cubes": Whole(1, 99),
    "supply.plague": Whole(1, 99),
    "supply.goods": Whole(1, 99),
    "supply.coins": Whole(4, 99),
    "supply.grain": Whole(1, 99),
    "farm.life_track": Whole(2, 99),
    "farm.grain_limit": Whole(1, 20),
    "farm.start_coins": Whole(0, 3),
    "farm.plague_time": Whole(0, 9),
    "harvest.bare": Whole(0, 9),
    "harvest.horse_plow": Whole(0, 9),
    "harvest.ox_plow": Whole(0, 9),
    "setup.*.bag": Amounts(COLOURS, 18, every=True),
    "setup.*.board": Amounts(SPACES, 9, every=True),
    "setup.*.stalls": Whole(1, 5),
    "setup.*.chronicle": Amounts(SECTIONS, 9, every=True),
    "setup.*.graves": Whole(1, 9),
    "workshop.stable.goods": Words(GOODS, 2),
    "workshop.*.goods": Words(GOODS, 1),
    "workshop.*.train_time": Whole(0, 9),
    "workshop.*.make_time": Whole(0, 9),
    "workshop.*.price": Amounts((*COLOURS, "grain"), 4),
    "mill.time": Whole(0, 9),
    "mill.grain": Whole(0, 5),
    "mill.coins": Whole(1, 9),
    "market.queue": Whole(1, 9),
    "market.extra": Amounts((*COLOURS, "time"), 4),
    "customer.*.demand": Amounts((*GOODS, "grain"), 5),
    "customer.*.points": Whole(0, 20),
    "city.*.reward": Amounts(("prestige", "coin", "cubes_of_choice"), 9),
    "route.*.between": Words(("village", *CITIES), 2),
    "route.*.cost": Amounts(PAYABLE, 4),
    "council.cubes": Amounts(COLOURS, 4),
    "council.goods": Amounts(GOODS, 4),
    "chamber.*.time": Whole(0, 9),
    "chamber.*.privilege": Amounts(REWARDS, 9),
    "chamber.*.points": Whole(0, 20),
    "church.cubes": Amounts(COLOURS, 4),
    "church.time": Whole(1, 9),
    "church.monks": Whole(4, 9),
    "church.draws": Whole(1, 4),
    "church.coin_price": Whole(1, 9),
    "church.steps": wholes(3, 0, 5),
    "church.points": wholes(4, 0, 20),
    "church.majority": Whole(0, 20),
    "well.cubes": Whole(1, 4),
    "score.cities": wholes(7, 0, 99),
    "score.chronicle": wholes(6, 0, 99),
    "score.coin": Whole(0, 9),
}

FIXED: Final[Fixed] = {
    "family.generations": "the family tree is part of the rules (V-01)",
    "workshop.*.goods": "what a workshop makes is part of the rules (V-36)",
}

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
            raise own.error(f"{board} has no cubes, and without cubes there are no turns", board)
        if on_board > in_bag:
            problem = f"{board} has {on_board} cubes, but only {in_bag} are put into the bag"
            raise own.error(problem, board, bag, "supply.plague")
        if int(seats) * values["farm"]["start_coins"] > supply["coins"]:
            problem = f"{supply['coins']} coins are too few for {seats} players to start with"
            raise own.error(problem, "farm.start_coins", "supply.coins")
    for key, customer in values["customer"].items():
        for thing, amount in customer["demand"].items():
            limit_path = "farm.grain_limit" if thing == "grain" else "supply.goods"
            limit = values["farm"]["grain_limit"] if thing == "grain" else supply["goods"]
            if amount > limit:
                problem = f"customer.{key} asks for {amount} {thing}, of which nobody can have more than {limit}"
                raise own.error(problem, f"customer.{key}.demand", limit_path)


def _check_map(routes: list[dict[str, Any]], own: Overlay) -> None:
    """No two routes join the same places, and every city can be reached."""
    pairs = [frozenset(route["between"]) for route in routes]
    for number, pair in enumerate(pairs, 1):
        before = pairs.index(pair) + 1
        if before < number:
            problem = f"route.{number} joins {' and '.join(sorted(pair))}, as route.{before} does"
            raise own.error(problem, f"route.{number}")
    reached = {"village"}
    for _ in routes:
        reached |= {place for pair in pairs if pair & reached for place in pair}
    lost = [city for city in CITIES if city not in reached]
    if lost:
        raise own.error(f"no route leads to {', '.join(lost)}", "route")


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
