"""A player's activity cards and what the dice on the square can do with them, as numbers for the learned judge.

Each group of features has its names above the function that appends them, in the same order.
"""

from typing import Final

from armorial.games.troyes.components import (
    BISHOPRIC,
    CITY_HALL,
    COLOURS,
    DELAYED,
    DELAYED_CARDS,
    DISTRICT_DICE,
    DISTRICTS,
    EFFECTS,
    FACES,
    GROUP,
    PALACE,
    PILGRIMAGE,
    PLACES_EACH,
    RED,
    ROUND_NUMBERS,
    SEATS,
    SLOT_NAMES,
    SLOT_OF,
    WHITE,
)
from armorial.games.troyes.state import DENIERS, INFLUENCE, PICTURE, RESERVE, Troyes, citizens_in

PAY_DENIERS: Final = EFFECTS.index("pay_deniers")
PAY_INFLUENCE: Final = EFFECTS.index("pay_influence")
GET_DENIERS: Final = EFFECTS.index("deniers")
GET_INFLUENCE: Final = EFFECTS.index("influence")
GET_VP: Final = EFFECTS.index("vp")
PER_CITIZEN: Final = EFFECTS.index("deniers_per_citizen")
TAX: Final = EFFECTS.index("tax_per_citizen")
MOST_DICE: Final = EFFECTS.index("vp_for_most_dice")
BEST_RED: Final = EFFECTS.index("vp_for_best_red")
PER_PAIR: Final = EFFECTS.index("vp_per_cathedral_pair")
PER_EVENT: Final = EFFECTS.index("vp_per_event")
FROM_ROLL: Final = EFFECTS.index("cube_from_roll")
PER_RED_DIE: Final = EFFECTS.index("cubes_per_red_die")
EVENT_CUBE: Final = EFFECTS.index("event_cube")


def flag(it_is: bool) -> float:
    return 1.0 if it_is else 0.0


# -- groups of dice -----------------------------------------------------------------------------------------------


def best_group(s: Troyes, seat: int, colour: int) -> int:
    """The highest total of a group of a colour that a player can make and pay, with at most three dice. T-21

    The totals of the best one, two and three dice, of the player's and of others, are kept in the bytes of a number.
    """
    dice = s.dice
    start = colour * FACES
    here = seat * DISTRICT_DICE
    own = own_total = own_count = foreign = foreign_total = foreign_count = 0
    for face in range(FACES - 1, -1, -1):
        others = 0
        for district in range(len(DISTRICTS)):
            others += dice[district * DISTRICT_DICE + start + face]
        mine = dice[here + start + face]
        others -= mine
        while mine > 0 and own_count < GROUP:
            mine -= 1
            own_count += 1
            own_total += face + 1
            own |= own_total << 8 * own_count
        while others > 0 and foreign_count < GROUP:
            others -= 1
            foreign_count += 1
            foreign_total += face + 1
            foreign |= foreign_total << 8 * foreign_count
        if own_count == GROUP:
            break
    deniers = s.players[seat][DENIERS]
    best = 0
    for size in range(1, GROUP + 1):
        price = s.parts.die_price[size]
        for bought in range(size + 1):
            if bought <= foreign_count and size - bought <= own_count and bought * price <= deniers:
                total = (own >> 8 * (size - bought) & 255) + (foreign >> 8 * bought & 255)
                if total > best:
                    best = total
    return best


# -- activity cards -----------------------------------------------------------------------------------------------

CARDS_OWN: Final = (
    *(f"on_{slot}" for slot in SLOT_NAMES),
    *(f"cubes_{card}" for card in DELAYED_CARDS),
    *("cubes_stored", "tradesmen", "on_pictures"),
    *(f"vp_rate_{colour}" for colour in COLOURS),
    *("denier_rate", "influence_rate", "event_cube_rate", "store_rate"),
    *("vp_now", "deniers_now", "influence_now", "event_cubes_now", "stored_now", "hire_vp_now", "hire_place"),
)


def write_cards(s: Troyes, seat: int, pairs: int, events: int, groups: int, out: list[float]) -> None:
    """Tradesmen and cubes, what a card gives for six pips, and what it gives for the dice that lie there. T-40 to T-48

    ``pairs`` are the player's cubes in the cathedral two by two, ``events`` those with a cube of theirs, ``groups`` the
    best groups of each colour, a byte each.
    """
    pictures = tradesmen = stored = 0
    for slot in range(len(SLOT_NAMES)):
        place = s.stands[SEATS * slot + seat]
        out.append(flag(place >= 0))
        if place >= 0:
            tradesmen += 1
            pictures += 1 if place == PICTURE else 0
    for card in DELAYED:
        cubes = s.cubes[SEATS * SLOT_OF[card] + seat] if s.cards[SLOT_OF[card]] == card else 0
        stored += cubes
        out.append((cubes if cubes < 4 else 4) / 2)
    out.append((stored if stored < 6 else 6) / 3)
    out.append(tradesmen / 3)
    out.append(pictures / 2)
    _write_uses(s, seat, pairs, events, groups, out)


def _write_uses(s: Troyes, seat: int, pairs: int, events: int, groups: int, out: list[float]) -> None:
    me = s.players[seat]
    red_rate = white_rate = yellow_rate = denier_rate = influence_rate = cube_rate = store_rate = 0.0
    vp_now = deniers_now = influence_now = cubes_now = hire_vp = 0.0
    stored_now = hire_place = 0
    for slot in range(len(SLOT_NAMES)):
        card = s.cards[slot]
        if card < 0:
            continue
        numbers = s.parts.use_numbers[card]
        colour = slot // ROUND_NUMBERS
        six = 6 / s.parts.card_divisor[card]
        total = best_of_all(groups) if card == PILGRIMAGE else groups >> 8 * colour & 255
        uses = payable(me, numbers, total // s.parts.card_divisor[card])
        vp = vp_of_use(s, seat, numbers, pairs, events)
        if s.stands[SEATS * slot + seat] < 0:
            place = free_points(s, slot, card)
            if me[DENIERS] >= s.parts.card_price[card] and me[RESERVE] < s.parts.citizens:
                if place > hire_place:
                    hire_place = place
                if uses:
                    hire_vp = larger(hire_vp, float(uses * vp + place))
            continue
        if s.parts.uses[card] is None:
            store_rate = larger(store_rate, six)
            stored_now = uses if uses > stored_now else stored_now
            continue
        if colour == RED:
            red_rate = larger(red_rate, six * vp)
        elif colour == WHITE:
            white_rate = larger(white_rate, six * vp)
        else:
            yellow_rate = larger(yellow_rate, six * vp)
        deniers = deniers_of_use(s, seat, numbers)
        cubes = cubes_of_use(s, seat, numbers)
        denier_rate = larger(denier_rate, six * deniers)
        influence_rate = larger(influence_rate, six * numbers[GET_INFLUENCE])
        cube_rate = larger(cube_rate, six * cubes)
        vp_now = larger(vp_now, float(uses * vp))
        deniers_now = larger(deniers_now, float(uses * deniers))
        influence_now = larger(influence_now, float(uses * numbers[GET_INFLUENCE]))
        cubes_now = larger(cubes_now, uses * cubes)
    out.append(red_rate / 2)
    out.append(white_rate / 2)
    out.append(yellow_rate / 2)
    out.append(denier_rate / 8)
    out.append(influence_rate / 4)
    out.append(cube_rate / 3)
    out.append(store_rate / 2)
    out.append(vp_now / 4)
    out.append(deniers_now / 10)
    out.append(influence_now / 5)
    out.append(cubes_now / 4)
    out.append((stored_now if stored_now < 6 else 6) / 4)
    out.append(hire_vp / 5)
    out.append(hire_place / 3)


def larger(a: float, b: float) -> float:
    return a if a > b else b


def best_of_all(groups: int) -> int:
    best = 0
    for colour in range(len(COLOURS)):
        total = groups >> 8 * colour & 255
        if total > best:
            best = total
    return best


def payable(me: list[int], numbers: list[int], uses: int) -> int:
    """How many of so many uses can be paid; the Diplomat's influence comes back cube by cube. T-47, T-140"""
    price = numbers[PAY_DENIERS]
    if price and me[DENIERS] // price < uses:
        uses = me[DENIERS] // price
    price = numbers[PAY_INFLUENCE]
    if price:
        most = uses if numbers[EVENT_CUBE] and me[INFLUENCE] >= price else me[INFLUENCE] // price
        if most < uses:
            uses = most
    return uses


def vp_of_use(s: Troyes, seat: int, numbers: list[int], pairs: int, events: int) -> int:
    """The points of one use as things stand, before the dice for it are gone. T-120 to T-146"""
    vp = numbers[GET_VP] + pairs * numbers[PER_PAIR] + events * numbers[PER_EVENT]
    if numbers[MOST_DICE] and leads(s, seat, 0, DISTRICT_DICE, False):
        vp += numbers[MOST_DICE]
    if numbers[BEST_RED] and leads(s, seat, RED * FACES, RED * FACES + FACES, True):
        vp += numbers[BEST_RED]
    return vp


def leads(s: Troyes, seat: int, start: int, stop: int, by_pips: bool) -> bool:
    """Whether no other district has more dice, or more pips, of those from one to another. T-94"""
    mine = most = 0
    for district in range(len(DISTRICTS)):
        there = 0
        for at in range(start, stop):
            n = s.dice[district * DISTRICT_DICE + at]
            if n:
                there += n * (at % FACES + 1) if by_pips else n
        if district == seat:
            mine = there
        elif there > most:
            most = there
    return mine > 0 and mine >= most


def deniers_of_use(s: Troyes, seat: int, numbers: list[int]) -> int:
    deniers = numbers[GET_DENIERS]
    if numbers[PER_CITIZEN]:
        palace, bishopric = citizens_in(s, seat, PALACE), citizens_in(s, seat, BISHOPRIC)
        deniers += numbers[PER_CITIZEN] * (palace if palace > bishopric else bishopric)
    if numbers[TAX]:
        for at in range(CITY_HALL * PLACES_EACH, (CITY_HALL + 1) * PLACES_EACH):
            owner = s.places[at]
            if owner >= 0 and owner != seat:
                deniers += numbers[TAX]
    return deniers


def cubes_of_use(s: Troyes, seat: int, numbers: list[int]) -> float:
    """Cubes on events that one use lays, on average. T-95"""
    cubes = float(numbers[EVENT_CUBE])
    if numbers[FROM_ROLL]:
        cubes += (FACES + 1 - numbers[FROM_ROLL]) / FACES
    if numbers[PER_RED_DIE]:
        start = seat * DISTRICT_DICE + RED * FACES
        for at in range(start, start + FACES):
            cubes += numbers[PER_RED_DIE] * s.dice[at]
    return cubes


def free_points(s: Troyes, slot: int, card: int) -> int:
    """The points of the place on which a new tradesman would stand. T-40, T-45"""
    places = s.parts.card_places[card]
    for place in range(len(places)):
        taken = False
        for at in range(SEATS * slot, SEATS * slot + SEATS):
            if s.stands[at] == place:
                taken = True
        if not taken:
            return places[place]
    return 0
