"""How many points a seat may be expected to end with: what bots play by."""

from typing import Final

from armorial.games.village.components import COINS, CUBES, GOODS, GOODS_AT, GRAIN
from armorial.games.village.state import (
    BAG,
    CHAMBER,
    CHRONICLE,
    CITY,
    FARM,
    GRAVE,
    MEMBER,
    NOBODY,
    PLAYER_SIZE,
    PRESTIGE,
    SERVED,
    UNBORN,
    VISITED,
    WINDOW,
    WORKSHOP,
    Village,
)

# What things are worth to a bot on the way, in points: at the end of the game, and more the more of it is left.
# Found by playing: from how games between equals ended, and what won against what.
CUBE_WORTH: Final[tuple[float, ...]] = (0.1, 0.5)
GRAIN_WORTH: Final[tuple[float, ...]] = (0.45, 0.5)
COIN_WORTH: Final[tuple[float, ...]] = (0.0, 1.0)
"""Beyond the point that it scores."""
GOOD_WORTH: Final[tuple[float, ...]] = (0.4, 2.2)
GOOD_OF_KIND: Final[tuple[float, ...]] = (0.95, 1.0, 1.0, 1.1, 1.0)
BORN_WORTH: Final[tuple[float, ...]] = (0.8, 1.0)
FARM_WORTH: Final[tuple[float, ...]] = (0.1, 0.6)
CRAFTSMAN_WORTH: Final[tuple[float, ...]] = (0.0, 1.5)
CHAMBER_WORTH: Final[tuple[float, ...]] = (0.3, 2.0)
"""For a member in the council, beyond the points: they may climb, and use privileges."""
BAG_WORTH: Final = 1.2
SALE_WORTH: Final = 0.25
"""For a point of the best customer who could be served now."""
CHRONICLE_WORTH: Final[tuple[float, ...]] = (0.0, 1.3, 2.7, 4.8, 7.4, 12.0)
"""For members in the chronicle while others may still follow."""
DOUBT_LAST: Final = 8.0
DOUBT_WHOLE: Final = 4.0


def worth(s: Village, seat: int) -> float:
    """The score so far and the worth of what may still become points. At the end the score alone. V-120"""
    parts = s.parts
    me = s.players[seat]
    points = me[PRESTIGE] + parts.city_points[me[VISITED].bit_count()] + parts.coin_points * me[COINS]
    served = me[SERVED]
    while served:
        low = served & -served
        points += parts.customer_points[low.bit_length() - 1]
        served ^= low
    farm = bag = unborn = council = remembered = crafts = 0
    for at in range(MEMBER, PLAYER_SIZE):
        place = me[at]
        if place == FARM:
            farm += 1
        elif place == UNBORN:
            unborn += 1
        elif place == BAG:
            bag += 1
        elif place < CITY:
            crafts |= 1 << (place - WORKSHOP)
        elif CHAMBER <= place < WINDOW:
            points += parts.chamber_points[place - CHAMBER]
            council += 1
        elif WINDOW <= place < CHRONICLE:
            points += parts.window_points[place - WINDOW]
        elif CHRONICLE <= place < GRAVE:
            remembered += 1
    if remembered > 5:
        remembered = 5
    chronicle = parts.chronicle_points[remembered]
    if not s.last_turns or not s.stack:
        return points + chronicle + (BAG_WORTH * bag if s.stack else 0.0)
    left = time_left(s)
    cubes = me[CUBES] + me[CUBES + 1] + me[CUBES + 2] + me[CUBES + 3]
    worth = at_stage(CUBE_WORTH, left) * cubes + at_stage(GRAIN_WORTH, left) * me[GRAIN]
    worth += at_stage(COIN_WORTH, left) * me[COINS] - at_stage(BORN_WORTH, left) * unborn
    goods = 0.0
    for kind in range(len(GOODS)):
        n = me[GOODS_AT + kind]
        goods += GOOD_OF_KIND[kind] * (n if n < 3 else 3)
    worth += at_stage(GOOD_WORTH, left) * goods + SALE_WORTH * best_sale(s, me)
    worth += at_stage(FARM_WORTH, left) * (farm if farm < 4 else 4)
    worth += at_stage(CRAFTSMAN_WORTH, left) * crafts.bit_count() + at_stage(CHAMBER_WORTH, left) * council
    return points + worth + BAG_WORTH * bag + (CHRONICLE_WORTH[remembered] if left > 0.0 else chronicle)


def at_stage(worth: tuple[float, ...], left: float) -> float:
    """What a thing is worth when so much of the game is left."""
    return worth[0] + worth[1] * left


def best_sale(s: Village, me: list[int]) -> int:
    """The points of the best customer at the stalls whom a player could serve now."""
    best = 0
    for customer in s.stalls:
        if customer != NOBODY and s.parts.customer_points[customer] > best:
            for thing, n in s.parts.demands[customer].things:
                if me[thing] < n:
                    break
            else:
                best = s.parts.customer_points[customer]
    return best


def time_left(s: Village) -> float:
    """How much of the game is left, from 1 to 0: it ends with the chronicle or the graves. V-110"""
    if s.last_turns >= 0:
        return 0.0
    chronicle = sum(s.chronicle) / s.parts.chronicle_places[s.seats]
    graves = s.graves / s.parts.graves[s.seats]
    return chronicle if chronicle < graves else graves


def doubt(s: Village) -> float:
    """By how many points ``worth`` may be wrong."""
    return DOUBT_LAST + DOUBT_WHOLE * time_left(s)
