"""The principal buildings: where citizens come from, how rows shift, who is expelled and who is protected.

T-70 to T-77, T-103
"""

from armorial.games.troyes.components import (
    BUILDINGS,
    FROM_CARD,
    FROM_EXPELLED,
    FROM_PLACE,
    FROM_SUPPLY,
    NEUTRAL,
    NOBODY,
    OWNERS,
    SEATS,
    SLOT_OF,
)
from armorial.games.troyes.reasons import NO_CITIZEN, NOBODY_THERE, PROTECTED, SAME_CARD
from armorial.games.troyes.state import SUPPLY, Troyes, has_citizen
from armorial.games.troyes.words import building as building_words
from armorial.kernel.contract import Event, event
from armorial.kernel.shared import added, replaced
from armorial.kernel.words import who


def sources(s: Troyes, seat: int) -> list[int]:
    """Everywhere a citizen of the player can be taken from, sorted. T-40, T-70"""
    found = [FROM_SUPPLY] if s.players[seat][SUPPLY] else []
    found += [FROM_PLACE + place for place, owner in enumerate(s.places) if owner == seat]
    stands = s.stands
    on_cards = [card for slot, card in enumerate(s.cards) if card >= 0 and stands[SEATS * slot + seat] >= 0]
    found += [FROM_CARD + card for card in sorted(on_cards)]
    found += [FROM_EXPELLED + b for b in range(len(BUILDINGS)) if s.expelled[len(OWNERS) * b + seat]]
    return found


def source_refusal(s: Troyes, seat: int, source: int) -> int:
    """Why no citizen can be taken from there."""
    if source == FROM_SUPPLY:
        there = s.players[seat][SUPPLY] > 0
    elif source < FROM_CARD:
        there = s.places[source - FROM_PLACE] == seat
    elif source < FROM_EXPELLED:
        slot = SLOT_OF[source - FROM_CARD]
        there = s.cards[slot] == source - FROM_CARD and s.stands[SEATS * slot + seat] >= 0
    else:
        there = s.expelled[len(OWNERS) * (source - FROM_EXPELLED) + seat] > 0
    return 0 if there else NOBODY_THERE


def hire_source_refusal(s: Troyes, seat: int, card: int, source: int) -> int:
    """The tradesman comes from anywhere but the card itself. T-40, T-46"""
    return SAME_CARD if source == FROM_CARD + card else source_refusal(s, seat, source)


def take_up(s: Troyes, seat: int, source: int) -> None:
    """The citizen leaves their place. On a card nobody moves up. T-44, T-74"""
    if source == FROM_SUPPLY:
        s.players[seat][SUPPLY] -= 1
    elif source < FROM_CARD:
        s.places[source - FROM_PLACE] = NOBODY
    elif source < FROM_EXPELLED:
        s.stands = replaced(s.stands, SEATS * SLOT_OF[source - FROM_CARD] + seat, NOBODY)
    else:
        s.expelled = added(s.expelled, len(OWNERS) * (source - FROM_EXPELLED) + seat, -1)


def pushed_out(s: Troyes, building: int, value: int) -> int:
    """Whom a citizen entering by a die of this value would expel, NOBODY if the row has a gap. T-71, T-72"""
    start = s.parts.row_start[building][value - 1]
    row = s.places[start : start + s.parts.row_length[building]]
    return NOBODY if NOBODY in row else row[-1]


def enter_refusal(s: Troyes, building: int, value: int) -> int:
    """Whether somebody would be expelled who is protected. T-73"""
    out = pushed_out(s, building, value)
    return PROTECTED if out >= 0 and s.expelled[len(OWNERS) * building + out] else 0


def place_refusal(s: Troyes, seat: int, building: int, value: int) -> int:
    """Why no citizen of the player, wherever taken from, can enter a building by this value. T-73, T-74"""
    if not has_citizen(s, seat):
        return NO_CITIZEN
    out = pushed_out(s, building, value)
    if out < 0 or not s.expelled[len(OWNERS) * building + out]:
        return 0
    if out == seat:
        return 0  # the citizen lying there is taken up, and the protection ends
    start = s.parts.row_start[building][value - 1]
    leaves_gap = seat in s.places[start : start + s.parts.row_length[building]]
    return 0 if leaves_gap else PROTECTED


def settle_source_refusal(s: Troyes, seat: int, building: int, value: int, source: int) -> int:
    """Why the citizen from there cannot enter: first they are taken up, then the shift is judged. T-74"""
    code = source_refusal(s, seat, source)
    if code:
        return code
    start = s.parts.row_start[building][value - 1]
    if FROM_PLACE + start <= source < FROM_PLACE + start + s.parts.row_length[building]:
        return 0
    out = pushed_out(s, building, value)
    lying = s.expelled[len(OWNERS) * building + out] if out >= 0 else 0
    if source == FROM_EXPELLED + building and out == seat:
        lying -= 1
    return PROTECTED if lying else 0


def enter(s: Troyes, building: int, value: int, owner: int) -> int:
    """A citizen enters, the others move right, and who falls out of the row lies on the building: says who. T-71"""
    at = s.parts.row_start[building][value - 1]
    end = at + s.parts.row_length[building]
    moving = owner
    while at < end and moving >= 0:
        s.places[at], moving = moving, s.places[at]
        at += 1
    if moving >= 0:
        s.expelled = added(s.expelled, len(OWNERS) * building + moving, 1)
    return moving


def return_expelled(s: Troyes) -> None:
    """At the end of the round the expelled go home. T-23, T-73"""
    for building in range(len(BUILDINGS)):
        for owner in range(len(OWNERS)):
            lying = s.expelled[len(OWNERS) * building + owner]
            if lying:
                if owner == NEUTRAL:
                    s.neutral_reserve += lying
                else:
                    s.players[owner][SUPPLY] += lying
    s.expelled = (0,) * len(s.expelled)


def expelled(whose: int, where: int) -> Event:
    """A citizen falls out of a row. T-71"""
    if whose == NEUTRAL:
        return event("troyes-did-expel-neutral", building=building_words(where))
    return event("troyes-did-expel", who=who(whose), building=building_words(where))
