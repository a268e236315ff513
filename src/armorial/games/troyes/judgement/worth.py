"""How many points a seat may be expected to end with: what bots play by.

What is not yet done counts as hope: money, influence, dice on the square, citizens who will roll dice, cubes on events
that may still be filled. Hope shrinks as the game goes by, and nothing of it is left when the game is over. The
constants were fitted to games of bots against each other, so do not look for a rule behind each of them.
"""

from typing import Final

from armorial.games.troyes.action import Act
from armorial.games.troyes.black import Counter
from armorial.games.troyes.components import (
    BUILDINGS,
    CHARACTERS,
    COLUMNS,
    DISTRICT_DICE,
    FACES,
    LEVELS,
    MARAUDING,
    OWNERS,
    PLACES_EACH,
    SEATS,
    VALUE_OF,
)
from armorial.games.troyes.effects import Shoot
from armorial.games.troyes.influence import Reroll
from armorial.games.troyes.scoring import THIBAUT, measure, tradesmen_points
from armorial.games.troyes.state import (
    ACTIONS,
    ACTIVITIES,
    CHARACTER,
    DENIERS,
    INFLUENCE,
    PASSED,
    PURSE,
    SUPPLY,
    VP,
    WORKFORCE,
    Troyes,
)

# Money and influence, while there are rounds to come, and in the last round until the player has passed.
DENIER_WORTH: Final = 0.25
DENIER_LAST: Final = 0.04
DENIERS_ENOUGH: Final = 18
DENIER_MORE: Final = 0.3
"""The share of a denier's worth that one beyond enough still has."""
INFLUENCE_WORTH: Final = 0.23
INFLUENCE_LAST: Final = 0.01

# Dice on the square.
PIP_WORTH: Final[tuple[float, ...]] = (0.15, 0.27, 0.24)
"""The player's own red, white and yellow dice, pip by pip, until they pass."""
FOREIGN_PIP: Final = 0.11
PIPS_A_DENIER: Final = 3
"""Dice of others are worth something to a player who can buy them."""
SOLD_DIE: Final = 0.28
MOST_SOLD: Final = 3
"""The dice of a player who has passed can only be sold."""
BLACK_PIP: Final = 0.1
"""Each pip of a black die that the player will have to meet."""
TEMPO: Final = 0.9
"""To have the turn while dice lie on the square."""

# People.
DIE_TO_COME: Final[tuple[float, ...]] = (0.4, 0.68, 0.42)
"""What a citizen in palace, bishopric and city hall will roll in a later round, before the salary."""
SUPPLY_WORTH: Final = 0.39
MOST_SUPPLY: Final = 4
STORED_CUBE: Final = 1.3
MOST_STORED: Final = 3

# Events with cubes of the player: how likely they are to be filled.
FILLED: Final = 0.75
"""With all banners but the last taken, nearly this much; with fewer in proportion, and less in the last round."""
FILLED_LAST: Final = 0.7
EVENT_CARD: Final = 0.26
"""For the player who would take the card: the others no longer can."""
SHOT: Final = 0.7
"""An arrow of the Archer that has not been rolled for."""

MISSING_LEVEL_EARLY: Final = 0.15
"""At the start of the game this share of the points for missing levels is counted: there is time to build."""
CHARACTER_EARLY: Final[tuple[float, ...]] = (0.65, 1.6, 0.1, 0.1, 1.5, 0.8)
"""How much of what a character looks at is likely to be there at the end: citizens move, money is spent."""
PASSED_LAST: Final = 0.56
"""How much of the last round is left for a player who has passed: others may fill an event or buy their dice."""

# How many points of lead nearly win in the last round, and how many more for each round before it.
DOUBT_LAST: Final = 9.0
DOUBT_ROUND: Final = 5.0


def doubt(s: Troyes) -> float:
    """By how many points ``worth`` may be wrong. With more players there are more rounds, and more of it."""
    left = s.parts.rounds[s.seats] - s.round_number
    return DOUBT_LAST + DOUBT_ROUND * left


def worth(s: Troyes, seat: int) -> float:
    """The score as far as it is safe, and the hope of what can still become points."""
    me = s.players[seat]
    if not s.stack:
        return me[VP] + tradesmen_points(s, seat) + _board(s, seat, 0, 0.0) + _characters(s, seat, 0.0)
    rounds = s.parts.rounds[s.seats]
    left = rounds - s.round_number
    time = 1.0 if left == rounds else (left + 1) / rounds
    if left == 0 and me[PASSED]:
        time *= PASSED_LAST
    value: float = me[VP] + tradesmen_points(s, seat) + _board(s, seat, left, time) + _characters(s, seat, time)
    value += _means(s, me, left, rounds) + _citizens(s, seat, left) + _cards(s, seat) * time
    if s.phase >= WORKFORCE:
        value += _dice(s, seat)
    return value + _pending(s, seat)


def _means(s: Troyes, me: list[int], left: int, rounds: int) -> float:
    """Money, influence, and citizens in the supply."""
    money = me[DENIERS] + me[PURSE]
    enough = float(money)
    if money > DENIERS_ENOUGH:
        enough = DENIERS_ENOUGH + DENIER_MORE * (money - DENIERS_ENOUGH)
    value = 0.0
    if left:
        value = DENIER_WORTH * enough
    elif not me[PASSED]:
        value = DENIER_LAST * enough
    value += INFLUENCE_WORTH * me[INFLUENCE] * left / rounds
    if not me[PASSED]:
        value += INFLUENCE_LAST * me[INFLUENCE]
    supply = me[SUPPLY] if me[SUPPLY] < MOST_SUPPLY else MOST_SUPPLY
    return value + SUPPLY_WORTH * supply * left / rounds


def _citizens(s: Troyes, seat: int, left: int) -> float:
    """The dice that citizens will roll, less what they cost. A round's income comes before its dice. T-11, T-13"""
    salaries = left + 1 if s.phase == ACTIVITIES else left
    rolls = left + 1 if ACTIVITIES <= s.phase <= WORKFORCE else left
    value = 0.0
    if rolls:
        each: list[float] = []
        for building in range(len(BUILDINGS)):
            each.append(rolls * DIE_TO_COME[building] - salaries * s.parts.salary[building] * DENIER_WORTH)
        for place, owner in enumerate(s.places):
            if owner == seat:
                value += each[place // PLACES_EACH]
    return value


def _dice(s: Troyes, seat: int) -> float:
    """Own dice to use, and others' to buy; or own ones that others may buy."""
    me = s.players[seat]
    dice = s.dice
    start = seat * DISTRICT_DICE
    if me[PASSED]:
        lying = 0
        for at in range(start, start + DISTRICT_DICE):
            lying += dice[at]
        return SOLD_DIE * (lying if lying < MOST_SOLD else MOST_SOLD)
    value = 0.0
    for at, n in enumerate(dice[start : start + DISTRICT_DICE]):
        if n:
            value += PIP_WORTH[at // FACES] * n * VALUE_OF[at]
    foreign = 0
    bought = PIPS_A_DENIER * me[DENIERS]
    for at, n in enumerate(dice):
        if n and not 0 <= at - start < DISTRICT_DICE:
            foreign += n * VALUE_OF[at]
            if foreign >= bought:
                break
    value += FOREIGN_PIP * (foreign if foreign < bought else bought)
    return value + TEMPO if s.phase == ACTIONS and s.turn == seat else value


def _cards(s: Troyes, seat: int) -> float:
    """Cubes of delayed cards. What tradesmen can do again is worth little beside the points of their places."""
    value = 0.0
    for slot in range(len(s.cards)):
        cubes = s.cubes[SEATS * slot + seat]
        if cubes:
            value += STORED_CUBE * (cubes if cubes < MOST_STORED else MOST_STORED)
    return value


def _board(s: Troyes, seat: int, left: int, time: float) -> float:
    """Cubes on events, and levels of the cathedral without one. T-111"""
    value = 0.0
    for event in s.row:
        banners = s.banners[event]
        if banners:
            value += _event(s, seat, event, banners, left, time)
    missing = LEVELS
    next_level = 0
    for at, owner in enumerate(s.cathedral):
        if owner == seat and at >= next_level:
            missing -= 1
            next_level = at - at % COLUMNS + COLUMNS
    return value - s.parts.missing_level * missing * (1.0 - (1.0 - MISSING_LEVEL_EARLY) * time)


def _event(s: Troyes, seat: int, event: int, banners: tuple[int, ...], left: int, time: float) -> float:
    """What cubes on an event will bring: its VP if it is filled, else the points of an unfinished one. T-61, T-111"""
    mine = 0
    for owner in banners:
        if owner == seat:
            mine += 1
    if not mine:
        return 0.0
    best = 0
    for other in range(len(OWNERS)):
        if other != seat:
            theirs = 0
            for owner in banners:
                if owner == other:
                    theirs += 1
            if theirs > best:
                best = theirs
    high = s.parts.event_vp[event][0]
    low = s.parts.event_vp[event][1]
    likely = FILLED * len(banners) / s.parts.banners[event]
    if not left:
        likely *= FILLED_LAST * time
    if mine > best:
        gained = float(high if best else high + low)
        if event != MARAUDING:
            gained += EVENT_CARD
    else:
        gained = (high + low) / 2 if mine == best else float(low)
    return likely * gained + (1.0 - likely) * s.parts.event_points


def _characters(s: Troyes, seat: int, time: float) -> float:
    """Steps that are reached, and the way to the next; early in the game the way counts more. T-112"""
    hands = 0
    for player in s.players:
        hands |= player[CHARACTER]
    table = s.parts.steps_of_two if s.seats == 2 else s.parts.steps
    value = 0.0
    for card in range(len(CHARACTERS)):
        if not hands >> card & 1:
            continue
        reached = measure(s, seat, card)
        if card == THIBAUT:
            reached += s.players[seat][PURSE]
        steps = table[card]
        if reached > steps.last:
            reached = steps.last
        value += (1.0 - time) * steps.sure[reached] + time * CHARACTER_EARLY[card] * steps.way[reached]
    return value


def _pending(s: Troyes, seat: int) -> float:
    """What is about to happen: black dice to be met, a die that is rolled again, arrows in the air."""
    stack = s.stack
    top = stack[-1]
    if isinstance(top, Act):
        return 0.0
    value = 0.0
    for at in range(len(stack) - 1, -1, -1):
        frame = stack[at]
        if isinstance(frame, Counter):
            value -= BLACK_PIP * to_meet(s, seat, frame.seat)
            break
    if isinstance(top, Reroll):
        if top.by == seat:
            colour = top.die // FACES
            value += PIP_WORTH[colour] * ((FACES + 1) / 2 - VALUE_OF[top.die])
    elif isinstance(top, Shoot):
        for frame in stack:
            if isinstance(frame, Shoot) and frame.by == seat:
                value += SHOT
    return value


def to_meet(s: Troyes, seat: int, turn: int) -> int:
    """The pips of the black dice that a player will meet, if everybody meets one at a time. T-16"""
    pips = 0
    for face in range(FACES - 1, -1, -1):
        for _ in range(s.black[face]):
            if turn == seat:
                pips += face + 1
            turn = (turn + 1) % s.seats
    return pips
