"""Events and the cathedral, and what a player's dice could do there, as numbers for the learned judge.

Each group of features has its names above the function that appends them, in the same order.
"""

from typing import Final

from armorial.games.troyes.components import (
    COLUMNS,
    DISTRICT_DICE,
    DISTRICTS,
    FACES,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    WHITE,
)
from armorial.games.troyes.judgement.trades import flag
from armorial.games.troyes.state import DENIERS, Troyes, free_level

# -- events -------------------------------------------------------------------------------------------------------

EVENTS_OWN: Final = (
    *("events_with_cube", "event_cubes", "events_led", "share_now", "share_likely", "share_close", "share_behind"),
    *("fill_vp", "fill_card", "cubes_to_lay", "marauding_share"),
)


def write_events(s: Troyes, seat: int, groups: int, out: list[float]) -> int:
    """What the player's cubes on events will bring, and what the dice could do. Says how many events have one. T-60"""
    present = cubes = led = lay = 0
    share_now = likely = close = behind = fill = card = marauding = 0.0
    for event in s.row:
        banners = s.banners[event]
        full = s.parts.banners[event]
        free = full - len(banners)
        mine, best, others = ranks(banners, seat)
        if mine:
            present += 1
            cubes += mine
            share = share_of(s, event, mine, best, others)
            share_now += share
            likely += share * (len(banners) / full)
            if free <= 2:
                close += share
            if mine > best:
                led += 1
            else:
                behind += s.parts.event_vp[event][0] - share
            if event == MARAUDING:
                marauding = share
        laid = (groups >> 8 * s.parts.event_dice[event] & 255) // s.parts.event_divisor[event]
        if laid >= free:
            gained = share_of(s, event, mine + free, best, others)
            if gained > fill:
                fill = gained
                card = flag(mine + free > best and event != MARAUDING)
            laid = free
        if laid > lay:
            lay = laid
    out.append(present / 3)
    out.append(cubes / 5)
    out.append(led / 2)
    out.append(share_now / 6)
    out.append(likely / 4)
    out.append(close / 4)
    out.append(behind / 6)
    out.append(fill / 4)
    out.append(card)
    out.append(lay / 3)
    out.append(marauding / 2)
    return present


def ranks(banners: tuple[int, ...], seat: int) -> tuple[int, int, int]:
    """The player's cubes on an event, the most cubes of another colour, and how many colours have so many."""
    counts = 0  # four bits for each owner: no event has more than nine banners
    for owner in banners:
        counts += 1 << 4 * owner
    best = others = 0
    for owner in range(NEUTRAL + 1):
        n = counts >> 4 * owner & 15
        if owner != seat and n:
            if n > best:
                best = n
                others = 1
            elif n == best:
                others += 1
    return counts >> 4 * seat & 15, best, others


def share_of(s: Troyes, event: int, mine: int, best: int, others: int) -> float:
    """What a full event gives to so many cubes; third places, which are rare, are taken for second ones. T-61, T-65"""
    high, low = s.parts.event_vp[event][0], s.parts.event_vp[event][1]
    if mine > best:
        return float(high if best else high + low)
    if mine == best:
        return float((high + low) // (others + 1))
    return float(low) if others == 1 else 0.0


# -- the cathedral ------------------------------------------------------------------------------------------------

CATHEDRAL: Final = (
    *(f"level_{level + 1}" for level in range(LEVELS)),
    *("missing_levels", "cathedral_cubes", "white_to_build", "white_influence", "levels_in_reach", "levels_to_buy"),
)


def write_cathedral(s: Troyes, seat: int, can_act: bool, out: list[float]) -> int:
    """Levels with a cube of the player, and what white dice would build. Says how many cubes there are. T-50, T-111"""
    cubes = levels = 0
    for at in range(COLUMNS * LEVELS):
        if s.cathedral[at] == seat:
            cubes += 1
            levels |= 1 << at // COLUMNS
    missing = LEVELS
    for level in range(LEVELS):
        covered = levels >> level & 1
        missing -= covered
        out.append(float(covered))
    build = influence = reach = bought = 0
    if can_act:
        start = seat * DISTRICT_DICE + WHITE * FACES
        for face in range(FACES):
            level = free_level(s, face)
            if level == LEVELS:
                continue
            n = s.dice[start + face]
            if n:
                n = n if n < LEVELS - level else LEVELS - level
                build += n
                influence += n * s.parts.column_influence[face]
            if not levels >> level & 1:
                if n:
                    reach |= 1 << level
                elif s.players[seat][DENIERS] >= s.parts.die_price[1] and lies(s, WHITE * FACES + face):
                    bought |= 1 << level
    out.append(missing / 2)
    out.append(cubes / 3)
    out.append(build / 3)
    out.append(influence / 4)
    out.append(bits(reach) / 2)
    out.append(bits(bought & ~reach) / 2)
    return cubes


def lies(s: Troyes, die: int) -> bool:
    """Whether a die of this colour and face lies in any district."""
    return any(s.dice[district * DISTRICT_DICE + die] for district in range(len(DISTRICTS)))


def bits(levels: int) -> int:
    """How many levels are in a set of them."""
    n = 0
    for level in range(LEVELS):
        n += levels >> level & 1
    return n
