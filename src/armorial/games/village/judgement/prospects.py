"""What a family can do next, as numbers for the learned judge: serve customers, travel, climb, pray, and die.

Each group of features has its names above the function that appends them, in the same order.
"""

from typing import Final

from armorial.games.village.components import (
    CHAMBERS,
    CHURCH_SPACE,
    CITIES,
    COINS,
    COUNCIL_SPACE,
    CUBES,
    GRAIN,
    GREEN,
    MARKET_SPACE,
    SECTIONS,
    TRAVEL_SPACE,
    VILLAGE,
    WINDOWS,
    Price,
)
from armorial.games.village.state import (
    BAG,
    CHAMBER,
    CHRONICLE,
    CITY,
    FARM,
    LAST_VISIBLE,
    MEMBER,
    NOBODY,
    PLAYER_SIZE,
    SECTION_OF,
    SPANS,
    TIME,
    VISITED,
    WINDOW,
    Village,
    cubes_on,
)

TOP: Final = len(CHAMBERS) - 1


def flag(it_is: bool) -> float:
    return 1.0 if it_is else 0.0


def bits(of: int) -> int:
    """How many things are in a set of them; for small ones faster than ``bit_count``, which is a call of Python."""
    n = 0
    while of:
        of &= of - 1
        n += 1
    return n


def missing(me: list[int], price: Price) -> int:
    """How many goods, grain and cubes a player lacks for a price, coins counted as cubes."""
    lacking = 0
    for thing, n in price.things:
        if me[thing] < n:
            lacking += n - me[thing]
    if price.total_cubes:
        cubes = -me[COINS]
        for colour in range(4):
            short = price.cubes[colour] - me[CUBES + colour]
            if short > 0:
                cubes += short
        if cubes > 0:
            lacking += cubes
    return lacking


# -- the next deaths ----------------------------------------------------------------------------------------------

MORTAL: Final = (
    *("time", "hours_left_2", "hours_left_4", "hours_left_6"),
    *("lowest_generation", "of_lowest", "next_remembered", "next_loss", "next_ends_game"),
    *(f"lowest_for_{section}" for section in SECTIONS),
    *("lowest_without_room", "all_with_room", "all_without_room", "sections_with_room"),
)


def write_mortal(s: Village, me: list[int], out: list[float]) -> None:
    """How near the next death is, whom it may take, and whether they will be remembered. V-20 to V-23"""
    hours = s.parts.life_track - me[TIME]
    out.append(me[TIME] / s.parts.life_track)
    out.append(flag(hours <= 2))
    out.append(flag(hours <= 4))
    out.append(flag(hours <= 6))
    lowest = 0
    lowest_seen = 0
    room_of_lowest = 0
    sections = 0
    sections_of_lowest = 0
    loss = 99
    room = 0
    seen = 0
    for generation, start, stop in SPANS:
        for index in range(start, stop):
            place = me[index]
            if not FARM <= place <= LAST_VISIBLE:
                continue
            if not lowest:
                lowest = generation + 1
            seen += 1
            section = SECTION_OF[place]
            free = s.chronicle[section] > 0
            if free:
                room += 1
                sections |= 1 << section
            if lowest == generation + 1:
                lowest_seen += 1
                if free:
                    room_of_lowest += 1
                    sections_of_lowest |= 1 << section
                    lost = points_at(s, place)
                    if lost < loss:
                        loss = lost
    out.append(lowest / 4)
    out.append(lowest_seen / 3)
    out.append(flag(room_of_lowest > 0))
    out.append(loss / 4 if room_of_lowest else 0.0)
    out.append(flag(lowest > 0 and ends_game(s, room_of_lowest > 0)))
    covered = 0
    for section in range(len(SECTIONS)):
        out.append(flag(sections_of_lowest >> section & 1 > 0))
        covered += sections >> section & 1
    out.append((lowest_seen - room_of_lowest) / 2)
    out.append(room / 4)
    out.append((seen - room) / 3)
    out.append(covered / 3)


def points_at(s: Village, place: int) -> int:
    """What a member at a place will count at the end. V-120"""
    if CHAMBER <= place < WINDOW:
        return s.parts.chamber_points[place - CHAMBER]
    if WINDOW <= place < CHRONICLE:
        return s.parts.window_points[place - WINDOW]
    return 0


def ends_game(s: Village, remembered: bool) -> bool:
    """Whether one more death in the chronicle, or else in a grave, is the last there is room for. V-110"""
    if s.last_turns >= 0:
        return False
    if not remembered:
        return s.graves == 1
    places = 0
    for free in s.chronicle:
        places += free
    return places == 1


# -- the market ---------------------------------------------------------------------------------------------------

MARKET: Final = (
    *("sale_best", "sale_count", "sale_best_two", "sale_one_short", "sale_here"),
    *("queue_best", "queue_count", "queue_one_short", "extra_sales"),
)


def write_market(s: Village, me: list[int], out: list[float]) -> None:
    """Whom the player could serve today, and who is only one thing away. V-40, V-44"""
    best, count, short = served_of(s, me, s.stalls)
    out.append(best / 5)
    out.append(count / 3)
    out.append(best_two(s, me) / 8 if count > 1 else best / 8)
    out.append(short / 5)
    out.append(best / 5 if cubes_on(s, MARKET_SPACE) else 0.0)
    best, count, short = served_of(s, me, s.queue)
    out.append(best / 5)
    out.append(count / 3)
    out.append(short / 5)
    extra = me[CUBES + GREEN] + me[COINS]
    out.append(extra / 3 if extra < 3 else 1.0)


def served_of(s: Village, me: list[int], tiles: list[int]) -> tuple[int, int, int]:
    """The points of the best customer who can be served, how many can be, the best of those who lack one thing."""
    best = count = almost = 0
    for tile in tiles:
        if tile == NOBODY:
            continue
        lacking = missing(me, s.parts.demands[tile])
        points = s.parts.customer_points[tile]
        if not lacking:
            count += 1
            if points > best:
                best = points
        elif lacking == 1 and points > almost:
            almost = points
    return best, count, almost


def best_two(s: Village, me: list[int]) -> int:
    """The most points of two customers at the stalls who can both be served, or of one."""
    stalls = s.stalls
    best = 0
    for first in range(len(stalls)):
        tile = stalls[first]
        if tile == NOBODY or missing(me, s.parts.demands[tile]):
            continue
        points = s.parts.customer_points[tile]
        if points > best:
            best = points
        for second in range(first + 1, len(stalls)):
            other = stalls[second]
            if other == NOBODY:
                continue
            both = points + s.parts.customer_points[other]
            if both > best and serves_both(me, s.parts.demands[tile], s.parts.demands[other]):
                best = both
    return best


def serves_both(me: list[int], demand: Price, other: Price) -> bool:
    for thing, n in other.things:
        asked = n
        for same, more in demand.things:
            if same == thing:
                asked += more
        if me[thing] < asked:
            return False
    return True


# -- journeys -----------------------------------------------------------------------------------------------------

TRAVEL: Final = (
    *("journey_new", "journey_gain", "journey_paid_gain", "journey_paid_count"),
    *("journey_short", "journey_here"),
)


def write_travel(s: Village, me: list[int], at: list[int], out: list[float]) -> None:
    """New cities that are one route away, and whether it can be paid. V-50, V-51"""
    cities = bits(me[VISITED])
    points = s.parts.city_points
    step = points[cities + 1] - points[cities] if cities < len(CITIES) else 0
    best = best_paid = paid = 0
    least = 9
    for start in range(len(CITIES) + 1):
        if not at[FARM if start == VILLAGE else CITY + start]:
            continue
        routes = s.parts.routes[start]
        for city in range(len(CITIES)):
            price = routes[city]
            if price is None or me[VISITED] >> city & 1:
                continue
            lacking = missing(me, price)
            gain = step + s.parts.city_prestige[city]
            if lacking < least:
                least = lacking
            if gain > best:
                best = gain
            if not lacking:
                paid += 1
                if gain > best_paid:
                    best_paid = gain
    out.append(flag(least < 9))
    out.append(best / 5)
    out.append(best_paid / 5)
    out.append(paid / 2)
    out.append((least if least < 4 else 4) / 3)
    out.append(best_paid / 5 if cubes_on(s, TRAVEL_SPACE) else 0.0)


# -- the council --------------------------------------------------------------------------------------------------

COUNCIL: Final = ("highest_chamber", "step_short", "step_gain", "step_paid_gain", "step_here", "coins_to_exchange")


def write_council(s: Village, me: list[int], at: list[int], out: list[float]) -> None:
    """How high the family sits, and the next step. V-60 to V-62"""
    highest = 0
    gain = -1
    points = s.parts.chamber_points
    for chamber in range(TOP + 1):
        if at[CHAMBER + chamber]:
            highest = chamber + 1
            if chamber < TOP and points[chamber + 1] - points[chamber] > gain:
                gain = points[chamber + 1] - points[chamber]
    if at[FARM] and points[0] > gain:
        gain = points[0]
    out.append(highest / 2)
    short = missing(me, s.parts.council_cubes)
    in_goods = missing(me, s.parts.council_goods)
    if in_goods < short:
        short = in_goods
    out.append((short if short < 3 else 3) / 2)
    out.append(gain / 2 if gain > 0 else 0.0)
    payable = gain >= 0 and not short
    out.append(1.0 + gain / 2 if payable else 0.0)
    out.append(1.0 + gain / 2 if payable and cubes_on(s, COUNCIL_SPACE) else 0.0)
    out.append(me[COINS] / 2 if highest > TOP else 0.0)


# -- the church ---------------------------------------------------------------------------------------------------

CHURCH: Final = (
    *("in_church", "drawn_by_lot", "bought_out", "window_steps", "church_margin", "church_leads"),
    *("pray_for_cube", "pray_here"),
)


def write_church(s: Village, seat: int, me: list[int], at: list[int], out: list[float]) -> None:
    """Members in the windows and in the bag, what the next mass may do for them, and who leads. V-70, V-90 to V-93"""
    mine = strength(me)
    best = 0
    in_bag = 0
    for other in range(s.seats):
        player = s.players[other]
        for index in range(MEMBER, PLAYER_SIZE):
            if player[index] == BAG:
                in_bag += 1
        if other != seat:
            theirs = strength(player)
            if theirs > best:
                best = theirs
    out.append(mine // WINDOW_BASE / 3)
    pieces = s.parts.monks + in_bag
    out.append(at[BAG] * (s.parts.draws / pieces if s.parts.draws < pieces else 1.0))
    coins = me[COINS] // s.parts.coin_price
    out.append(float(at[BAG] if at[BAG] < coins else coins))
    out.append(steps_gain(s, at, me[GRAIN]) / 3)
    margin = mine // WINDOW_BASE - best // WINDOW_BASE
    out.append((-2 if margin < -2 else 2 if margin > 2 else margin) / 2)
    out.append(flag(mine > 0 and mine >= best))
    by_cube = at[FARM] > 0 and not missing(me, s.parts.church_cubes)
    out.append(flag(by_cube))
    out.append(flag(by_cube and cubes_on(s, CHURCH_SPACE) > 0))


WINDOW_BASE: Final = WINDOWS + 1


def strength(player: list[int]) -> int:
    """How members in the church compare: how many there are, then the one furthest left. V-93"""
    members = furthest = 0
    for index in range(MEMBER, PLAYER_SIZE):
        place = player[index]
        if WINDOW <= place < CHRONICLE:
            members += 1
            if place - WINDOW + 1 > furthest:
                furthest = place - WINDOW + 1
    return WINDOW_BASE * members + furthest


def steps_gain(s: Village, at: list[int], grain: int) -> int:
    """The points that grain buys in the windows, each time by the cheapest step for its points. V-92, V-95"""
    first, second, third = at[WINDOW], at[WINDOW + 1], at[WINDOW + 2]
    prices, points = s.parts.window_steps, s.parts.window_points
    gained = 0
    while True:
        best = -1
        rate = 0.0
        for window in range(WINDOWS - 1):
            there = first if window == 0 else second if window == 1 else third
            price = prices[window]
            if there and price <= grain:
                worth = (points[window + 1] - points[window]) / (price + 0.01)
                if worth > rate:
                    best = window
                    rate = worth
        if best < 0:
            return gained
        grain -= prices[best]
        gained += points[best + 1] - points[best]
        if best == 0:
            first -= 1
            second += 1
        elif best == 1:
            second -= 1
            third += 1
        else:
            third -= 1
