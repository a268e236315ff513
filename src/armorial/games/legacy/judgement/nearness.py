"""How near goals are that a family has not reached yet: conditions of patrons and missions, hints of the Testament.

For bots only. The rules ask whether a goal is met (conditions.py, testament.py); this guesses how likely it will be.
"""

from typing import Final

from armorial.games.legacy.birth import Birth, DrawChild
from armorial.games.legacy.components import CHILD_CARD, FRENCH, HEAD_CARD, NONE, Need
from armorial.games.legacy.conditions import (
    BORN_IN_ONE_NEED,
    FIRST_COUNTED,
    GOLD_NEED,
    HAND_NEED,
    INCOME_NEED,
    MANSIONS_NEED,
    MISSIONS_NEED,
    NATIONS_NEED,
    PRESTIGE_NEED,
    TITLES_NEED,
    amount,
)
from armorial.games.legacy.parts import Friend, Hint
from armorial.games.legacy.state import (
    BORN,
    CARD,
    FATHER,
    GEN,
    GOLD,
    PARTNER,
    PERSON_SIZE,
    SEX,
    Legacy,
    is_friend,
)
from armorial.games.legacy.testament import those_who_fit
from armorial.games.legacy.tree import SELF

LAST_GENERATION: Final = 3

# How many actions one more of something takes. Prestige comes by itself, missions hardly ever.
PERSON_EFFORT: Final = 2.6
INCOME_EFFORT: Final = 2.0
PRESTIGE_EFFORT: Final = 0.15
MISSION_EFFORT: Final = 4.5
NATION_EFFORT: Final = 1.0
HAND_EFFORT: Final = 0.7
GOLD_EFFORT: Final = 0.3
HOLDING_EFFORT: Final = 1.6
BORN_EFFORT: Final = 0.95

# How much of a hint is done.
NEAR: Final = 0.85
"""With all of the children or nations but the last, nearly so much."""
A_PLACE: Final = 0.25
IN_HAND: Final = 0.55
"""With a place for somebody, and with a friend in hand for it."""


# -- conditions -----------------------------------------------------------------------------------------------


def reached(s: Legacy, seat: int, needs: Need, able: float, births: float) -> float:
    """How likely a condition is to hold in the end: what it still takes against what can be done, from 0 to 1."""
    missing = 0.0
    for need, wanted in needs:
        lack = wanted - _have(s, seat, need, births)
        if lack > 0:
            missing += lack * _effort(need)
    if missing <= 0.0:
        return 1.0
    return 1.0 - missing / able if missing < able else 0.0


def _have(s: Legacy, seat: int, need: int, births: float) -> float:
    """How much there is of what a condition asks for, with births to come."""
    if need < BORN_IN_ONE_NEED:
        return amount(s, seat, need)
    me, generation = s.players[seat], s.numbers[GEN]
    if need == BORN_IN_ONE_NEED:
        return max(me[BORN], me[BORN + 1], me[BORN + 2], me[BORN + generation - 1] + births)
    return me[BORN + 2] + births if generation == LAST_GENERATION else 0.0


def _effort(need: int) -> float:
    """How many actions one more of what a condition asks for takes."""
    if need < FIRST_COUNTED:
        return PERSON_EFFORT
    if need == GOLD_NEED:
        return GOLD_EFFORT
    if need == INCOME_NEED:
        return INCOME_EFFORT
    if need == PRESTIGE_NEED:
        return PRESTIGE_EFFORT
    if need == HAND_NEED:
        return HAND_EFFORT
    if need == MISSIONS_NEED:
        return MISSION_EFFORT
    if need == NATIONS_NEED:
        return NATION_EFFORT
    if need in (TITLES_NEED, MANSIONS_NEED):
        return HOLDING_EFFORT
    return BORN_EFFORT


# -- hints ----------------------------------------------------------------------------------------------------


def nearly(s: Legacy, hint: Hint, who_counts: list[int]) -> float:
    """How near a hint is to being true, from 0 to 1."""
    if hint.nationalities:
        return NEAR * _have(s, SELF, NATIONS_NEED, 0.0) / hint.nationalities
    if hint.children:
        return NEAR * _most_children(s, hint, who_counts)
    if hint.same_foreign_nation:
        return _same_nation(s, who_counts)
    fitting = those_who_fit(s, hint, who_counts)
    found = 0.0
    for person in who_counts:
        if found < IN_HAND and person not in fitting:
            found = max(found, _place(s, hint, person))
    return min(1.0, (len(fitting) + found) / hint.count)


def _place(s: Legacy, hint: Hint, person: int) -> float:
    """Whether somebody's place is one for a hint: for a holding, or for a friend, perhaps one in hand."""
    tree = s.trees[SELF]
    i = person * PERSON_SIZE
    sex = tree[i + SEX]
    if hint.sex != NONE and sex != hint.sex:
        return 0.0
    if hint.holds != NONE:
        return A_PLACE
    if not CHILD_CARD <= tree[i + CARD] < HEAD_CARD:
        return 0.0
    gold = s.players[SELF][GOLD]
    for card in s.hands[SELF]:
        friend = s.parts.friends[card]
        if friend.sex == sex and friend.price <= gold and _fits(hint, friend):
            return IN_HAND
    return A_PLACE


def _fits(hint: Hint, friend: Friend) -> bool:
    """Whether a friend is one of those whom a hint is about. G-800"""
    if hint.profession != NONE and friend.profession != hint.profession:
        return False
    if hint.foreign and friend.nation == FRENCH:
        return False
    return not hint.nations or friend.nation in hint.nations


def _most_children(s: Legacy, hint: Hint, who_counts: list[int]) -> float:
    """How much of the children that a hint asks for the best couple has, one of a profession with them."""
    tree = s.trees[SELF]
    wanted = hint.children if hint.child_profession == NONE else hint.children + 1
    best = 0
    for person in who_counts:
        children = _to_be_born(s, person)
        fitting = 0
        for i in range(0, len(tree), PERSON_SIZE):
            if tree[i + FATHER] == person:
                children += 1
                card = tree[i + CARD]
                if is_friend(card) and s.parts.friends[card].profession == hint.child_profession:
                    fitting = 1
        best = max(best, min(children, hint.children) + fitting)
    return best / wanted


def _to_be_born(s: Legacy, father: int) -> int:
    """Children who are about to be drawn for a father."""
    births = 0
    for frame in s.stack:
        if isinstance(frame, (Birth, DrawChild)) and frame.father == father:
            births += 1
    return births


def _same_nation(s: Legacy, who_counts: list[int]) -> float:
    """Whether a friend in hand would make a couple of one nation, not French."""
    tree = s.trees[SELF]
    gold = s.players[SELF][GOLD]
    near = 0.0
    for person in who_counts:
        i = person * PERSON_SIZE
        card = tree[i + CARD]
        if not is_friend(card) or s.parts.friends[card].nation == FRENCH:
            continue
        partner = tree[i + PARTNER]
        if partner >= 0 and is_friend(tree[partner * PERSON_SIZE + CARD]):
            continue
        near = max(near, A_PLACE)
        for held in s.hands[SELF]:
            friend = s.parts.friends[held]
            if friend.nation == s.parts.friends[card].nation and friend.sex != tree[i + SEX] and friend.price <= gold:
                return IN_HAND
    return near
