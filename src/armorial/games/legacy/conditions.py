"""What cards ask for, and effects that last for a generation. G-63, G-64, G-66, G-201"""

from typing import Final

from armorial.games.legacy.components import COUNTED, MANSION, NATIONS, NEEDS, NONE, TITLE, Need
from armorial.games.legacy.state import (
    BORN,
    COMPLETED,
    FAMILY,
    GOLD,
    INCOME,
    LASTING_FRIENDS,
    PRESTIGE,
    Legacy,
)
from armorial.games.legacy.tree import count_held

FIRST_COUNTED: Final = len(NEEDS) - len(COUNTED)
GOLD_NEED, INCOME_NEED, PRESTIGE_NEED, HAND_NEED, MISSIONS_NEED, NATIONS_NEED, TITLES_NEED, MANSIONS_NEED = range(
    FIRST_COUNTED, FIRST_COUNTED + 8
)
BORN_IN_ONE_NEED: Final = FIRST_COUNTED + 8
"""Numbers of NEEDS; the last is the children born in generation III."""


def nationalities(me: list[int]) -> int:
    """How many different nations are in the family."""
    found = 0
    for nation in range(FAMILY, FAMILY + len(NATIONS)):
        found += me[nation] > 0
    return found


def amount(s: Legacy, seat: int, need: int) -> int:
    """How much a player has of what a condition can ask for."""
    me = s.players[seat]
    if need < FIRST_COUNTED:
        return me[FAMILY + need]
    if need == GOLD_NEED:
        return me[GOLD]
    if need == INCOME_NEED:
        return me[INCOME]
    if need == PRESTIGE_NEED:
        return me[PRESTIGE]
    if need == HAND_NEED:
        return len(s.hands[seat])
    if need == MISSIONS_NEED:
        return me[COMPLETED]
    if need == NATIONS_NEED:
        return nationalities(me)
    if need == TITLES_NEED:
        return count_held(s.trees[seat], TITLE)
    if need == MANSIONS_NEED:
        return count_held(s.trees[seat], MANSION)
    born = me[BORN : BORN + 3]
    return max(born) if need == BORN_IN_ONE_NEED else born[2]


def meets(s: Legacy, seat: int, needs: Need, itself: int = NONE) -> bool:
    """Whether a condition holds. A friend of the family never counts for their own. G-63"""
    for need, wanted in needs:
        have = amount(s, seat, need)
        if itself != NONE and need < FIRST_COUNTED:
            card = s.parts.friends[itself]
            have -= need in (card.nation, len(NATIONS) + card.profession if card.profession != NONE else NONE)
        if have < wanted:
            return False
    return True


def lasting(s: Legacy, seat: int, kind: int) -> int:
    """The sum of a kind of effect that lasts for this generation; conditions are looked at each time. G-64, G-67"""
    active = s.players[seat][LASTING_FRIENDS]
    if not active:
        return 0
    return sum(
        n
        for friend, what, n, needs in s.parts.lasting
        if what == kind and active >> friend & 1 and meets(s, seat, needs, friend)
    )
