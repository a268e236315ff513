"""A position of Village as numbers, for the learned judge: what a strong player looks at, each about as large as 1.

Each group of features has its names above the function that appends them, in the same order. ``OWN`` is about one
seat, and uses nothing that is hidden from it; ``SHARED`` is about the table.
"""

from typing import Final

from armorial.games.village.church import DrawPiece, Majority
from armorial.games.village.components import (
    CHAMBERS,
    CITIES,
    COINS,
    COLOURS,
    CUBES,
    CUBES_BY_NAME,
    GOODS,
    GOODS_AT,
    GRAIN,
    HOLDINGS,
    PLAGUE,
    SCROLL,
    SECTIONS,
    SPACES,
    WAGON,
    WINDOWS,
    WORKSHOPS,
)
from armorial.games.village.farm import harvest
from armorial.games.village.judgement.prospects import (
    CHURCH,
    COUNCIL,
    MARKET,
    MORTAL,
    TRAVEL,
    bits,
    flag,
    write_church,
    write_council,
    write_market,
    write_mortal,
    write_travel,
)
from armorial.games.village.judgement.tempo import (
    GATHERING,
    PENDING,
    TEMPO,
    cubes_left,
    write_gathering,
    write_pending,
    write_tempo,
)
from armorial.games.village.judgement.worth import time_left
from armorial.games.village.market import MarketDay, MarketTurn
from armorial.games.village.state import (
    BAG,
    CHAMBER,
    CHRONICLE,
    CITY,
    FARM,
    GRAVE,
    KINDS,
    LAST_VISIBLE,
    MEMBER,
    NOBODY,
    PLACES,
    PLAYER_SIZE,
    PRESTIGE,
    SERVED,
    SPANS,
    UNBORN,
    VISITED,
    WINDOW,
    WORKSHOP,
    Village,
    cubes_on,
)
from armorial.games.village.turn import DrawCube

# -- the stage ----------------------------------------------------------------------------------------------------

PLANS: Final[tuple[dict[str, float], ...]] = (
    {"cities": 6.0, "travellers": 2.0, "journey_paid_gain": 2.0, "has_wagon": 1.0},
    {"in_church": 3.0, "bought_out": 3.0, "window_2": 2.0, "window_3": 2.0, "window_4": 2.0},
    {"highest_chamber": 4.0, "chamber_4": 2.0},
    {"next_ends_game": -8.0, "living": 2.0, "all_without_room": -3.0},
    {"customers": 4.0, "sale_best_two": 2.0},
)
"""Whims that go together: to travel far, to rise in the church or the council, to live long, to sell."""
STAGES: Final = 8
"""How many sets of weights there are."""
LAST_TURNS: Final = 6
LAST_MASS: Final = 7
TURNS_A_STAGE: Final = 4


def stage(s: Village) -> int:
    """How far the game has come: six stages by the turns that are left, then the last turns, then the last mass."""
    if s.last_turns >= 0:
        return LAST_TURNS if s.last_turns else LAST_MASS
    turns = turns_left(s)
    for number in range(LAST_TURNS):
        if turns > TURNS_A_STAGE * (LAST_TURNS - 1 - number):
            return number
    return LAST_TURNS - 1


def turns_left(s: Village) -> float:
    """About how many turns each player still has. Fitted to games of bots, which are wrong about it by four turns."""
    seats = s.seats
    places = cubes = 0
    for free in s.chronicle:
        places += free
    on_spaces: list[int] = s.parts.space_cubes[seats]
    for n in on_spaces:
        cubes += n
    laying = bool(s.stack) and isinstance(s.stack[-1], DrawCube)
    rounds = s.round_number - cubes_left(s, laying) / cubes
    return 10.0 + 6.0 * s.graves / s.parts.graves[seats] + 9.0 * places / s.parts.chronicle_places[seats] - 4.0 * rounds


# -- what a seat has ----------------------------------------------------------------------------------------------

POINTS: Final = (
    *("prestige", "city_points", "council_points", "church_points", "customer_points", "chronicle_points"),
    *("cities", "next_city", "customers"),
    *(f"remembered_{n + 1}" for n in range(5)),
)


def _write_points(s: Village, me: list[int], at: list[int], out: list[float]) -> None:
    """The parts of the score, and how near the next step of those that grow by steps is. V-120"""
    parts = s.parts
    out.append(me[PRESTIGE] / 8)
    cities = bits(me[VISITED])
    out.append(parts.city_points[cities] / 6)
    council = church = remembered = customers = 0
    for chamber in range(len(CHAMBERS)):
        council += at[CHAMBER + chamber] * parts.chamber_points[chamber]
    for window in range(WINDOWS):
        church += at[WINDOW + window] * parts.window_points[window]
    for section in range(len(SECTIONS)):
        remembered += at[CHRONICLE + section]
    served = me[SERVED]
    while served:
        low = served & -served
        customers += parts.customer_points[low.bit_length() - 1]
        served ^= low
    steps = parts.chronicle_points
    out.append(council / 6)
    out.append(church / 6)
    out.append(customers / 10)
    out.append(steps[remembered if remembered < len(steps) else len(steps) - 1] / 6)
    out.append(cities / 2)
    out.append((parts.city_points[cities + 1] - parts.city_points[cities]) / 3 if cities < len(CITIES) else 0.0)
    out.append(bits(me[SERVED]) / 3)
    for n in range(5):
        out.append(flag(remembered > n))


HELD: Final = (
    *("coins", "has_coin", "grain", "has_2_grain", "harvest"),
    *COLOURS,
    *(f"has_2_{colour}" for colour in COLOURS),
    *("cubes_beyond_6", "well"),
    *(f"has_{good}" for good in GOODS),
    *("scrolls", "wagons", "goods", "goods_beyond_4", "kinds_of_goods"),
)


def _write_holdings(s: Village, seat: int, me: list[int], at: list[int], out: list[float]) -> None:
    coins, grain = me[COINS], me[GRAIN]
    out.append(coins / 3)
    out.append(flag(coins > 0))
    out.append(grain / 3)
    out.append(flag(grain >= 2))
    out.append(harvest(s, seat) / 3 if at[FARM] else 0.0)
    cubes = most = 0
    for colour in range(4):
        n = me[CUBES + colour]
        cubes += n
        if n > most:
            most = n
        out.append((n if n < 6 else 6) / 2)
    for colour in range(4):
        out.append(flag(me[CUBES + colour] >= 2))
    out.append((cubes - 6 if cubes < 12 else 6) / 3 if cubes > 6 else 0.0)
    out.append(flag(most + coins >= s.parts.well_cubes))
    goods = kinds = 0
    for kind in range(len(GOODS)):
        n = me[GOODS_AT + kind]
        goods += n
        if n:
            kinds += 1
        out.append(flag(n > 0))
    out.append(me[GOODS_AT + SCROLL] / 2)
    out.append(me[GOODS_AT + WAGON] / 2)
    out.append(goods / 3)
    out.append((goods - 4) / 2 if goods > 4 else 0.0)
    out.append(kinds / 2)


# -- the family ---------------------------------------------------------------------------------------------------

PEOPLE: Final = (
    *(f"farm_generation_{n + 1}" for n in range(4)),
    *(f"seen_generation_{n + 1}" for n in range(4)),
    *("nobody_on_farm", "farm", "farm_beyond_2", "unborn", "next_born", "living", "in_bag", "in_grave", "travellers"),
    *WORKSHOPS,
    "spare_craftsmen",
    *(f"chamber_{chamber}" for chamber in CHAMBERS),
    *(f"window_{n + 1}" for n in range(WINDOWS)),
)


def _write_people(me: list[int], at: list[int], out: list[float]) -> None:
    """Who is where."""
    next_born = 0
    for generation, start, stop in SPANS:
        farm = 0
        for index in range(start, stop):
            if me[index] == FARM:
                farm += 1
            elif me[index] == UNBORN and not next_born:
                next_born = generation + 1
        out.append(farm / 2)
    for _, start, stop in SPANS:
        seen = 0
        for index in range(start, stop):
            if FARM <= me[index] <= LAST_VISIBLE:
                seen += 1
        out.append(seen / 2)
    farm, unborn = at[FARM], at[UNBORN]
    out.append(flag(farm == 0))
    out.append(farm / 3)
    out.append((farm - 2) / 2 if farm > 2 else 0.0)
    out.append(unborn / 4)
    out.append(next_born / 3)
    living = at[BAG]
    for place in range(FARM, LAST_VISIBLE + 1):
        living += at[place]
    out.append(living / 5)
    out.append(at[BAG] / 2)
    out.append(at[GRAVE] / 2)
    travellers = 0
    for city in range(len(CITIES)):
        travellers += at[CITY + city]
    out.append(travellers / 2)
    spare = 0
    for shop in range(len(WORKSHOPS)):
        there = at[WORKSHOP + shop]
        if there > 1:
            spare += there - 1
        out.append(flag(there > 0))
    out.append(spare / 2)
    for place in range(CHAMBER, CHRONICLE):
        out.append(at[place] / 2)


OWN: Final[tuple[str, ...]] = (
    *(*POINTS, *HELD, *PEOPLE, *MORTAL, *MARKET, *TRAVEL, *COUNCIL, *CHURCH),
    *(*TEMPO, *PENDING, *GATHERING),
)
"""What ``write_own`` appends."""


def write_own(s: Village, seat: int, out: list[float]) -> None:
    """How a seat stands."""
    me = s.players[seat]
    at = [0] * len(PLACES)  # how many members are at each place
    for index in range(MEMBER, PLAYER_SIZE):
        place = me[index]
        at[place] = at[place] + 1
    _write_points(s, me, at, out)
    _write_holdings(s, seat, me, at, out)
    _write_people(me, at, out)
    write_mortal(s, me, out)
    write_market(s, me, out)
    write_travel(s, me, at, out)
    write_council(s, me, at, out)
    write_church(s, seat, me, at, out)
    write_tempo(s, seat, out)
    write_pending(s, seat, out)
    write_gathering(s, seat, out)


# -- the table ----------------------------------------------------------------------------------------------------

SHARED: Final[tuple[str, ...]] = (
    *("two_seats", "three_seats", "round", "cubes_left", "laying"),
    *(f"on_{space}" for space in SPACES),
    *(f"board_{name}" for name in CUBES_BY_NAME),
    "plague_to_come",
    *(f"room_for_{section}" for section in SECTIONS),
    *(f"no_room_for_{section}" for section in SECTIONS),
    *("turns_left", "time_left", "graves", "last_grave", "two_graves", "last_turns", "last_turns_to_come"),
    *("token_free", "members_in_bag", "market_day", "mass", "pieces_to_draw"),
    *("customers", "customer_points", "queue", "pile"),
    *(f"asked_{good}" for good in (*GOODS, "grain")),
    *(f"asked_later_{good}" for good in (*GOODS, "grain")),
    *("coins_left", "grain_left", "cubes_in_supply", "goods_short"),
)
"""What ``write_shared`` appends."""


def write_shared(s: Village, out: list[float]) -> None:
    """How things stand for all: the board, the chronicle, the market, the supply."""
    laying = bool(s.stack) and isinstance(s.stack[-1], DrawCube)
    out.append(flag(s.seats == 2))
    out.append(flag(s.seats == 3))
    out.append(s.round_number / 3)
    out.append(cubes_left(s, laying) / (3 * s.seats))
    out.append(flag(laying))
    _write_board(s, out)
    _write_end(s, out)
    _write_rites(s, out)
    _write_customers(s, out)
    out.append(s.supply[COINS] / 8)
    out.append(s.supply[GRAIN] / 10)
    cubes = short = 0
    for colour in range(4):
        cubes += s.supply[CUBES + colour]
    for kind in range(len(GOODS)):
        if s.supply[GOODS_AT + kind] < 2:
            short += 1
    out.append(cubes / 30)
    out.append(short / 2)


def _write_board(s: Village, out: list[float]) -> None:
    """The cubes on the action spaces, and the plague that is not among them."""
    for space in range(len(SPACES)):
        out.append(cubes_on(s, space) / 2)
    for colour in range(KINDS):
        cubes = 0
        for space in range(len(SPACES)):
            cubes += s.spaces[KINDS * space + colour]
        out.append(cubes / 3)
    out.append((s.bag[PLAGUE] + s.supply[CUBES + PLAGUE]) / 4)


def _write_end(s: Village, out: list[float]) -> None:
    """How near the end is. V-110"""
    for free in s.chronicle:
        out.append(free / 2)
    for free in s.chronicle:
        out.append(flag(free == 0))
    out.append(turns_left(s) / 10)
    out.append(time_left(s))
    out.append(s.graves / 3)
    out.append(flag(s.graves == 1))
    out.append(flag(s.graves == 2))
    out.append(flag(s.last_turns >= 0))
    out.append(s.last_turns / 2 if s.last_turns > 0 else 0.0)


def _write_rites(s: Village, out: list[float]) -> None:
    """The token, the black bag, and whether a market day or a mass is being held."""
    out.append(flag(s.token == NOBODY))
    in_bag = 0
    for player in s.players:
        for index in range(MEMBER, PLAYER_SIZE):
            if player[index] == BAG:
                in_bag += 1
    out.append(in_bag / 3)
    market = mass = False
    pieces = 0
    for frame in s.stack:
        if isinstance(frame, (MarketDay, MarketTurn)):
            market = True
        elif isinstance(frame, Majority):
            mass = True
        elif isinstance(frame, DrawPiece):
            pieces = frame.left
    out.append(flag(market))
    out.append(flag(mass))
    out.append(pieces / 3)


def _write_customers(s: Village, out: list[float]) -> None:
    """Who stands at the stalls and who will, and what they ask for. V-03, V-42"""
    customers = points = 0
    for tile in s.stalls:
        if tile != NOBODY:
            customers += 1
            points += s.parts.customer_points[tile]
    out.append(customers / 3)
    out.append(points / 12)
    out.append(len(s.queue) / 3)
    out.append(len(s.pile) / 10)
    _write_asked(s, s.stalls, out)
    _write_asked(s, s.queue, out)


def _write_asked(s: Village, tiles: list[int], out: list[float]) -> None:
    """How much customers ask for together."""
    asked = [0] * HOLDINGS
    for tile in tiles:
        if tile != NOBODY:
            for thing, n in s.parts.demands[tile].things:
                asked[thing] = asked[thing] + n
    for kind in range(len(GOODS)):
        out.append(asked[GOODS_AT + kind] / 2)
    out.append(asked[GRAIN] / 3)
