"""Family trees: who stands where, who is whose, and who may marry, have children or hold something."""

from typing import Final

from armorial.games.legacy.components import CHILD_CARD, FRENCH, HEAD_CARD, NONE
from armorial.games.legacy.names import given_name
from armorial.games.legacy.state import (
    ADULT,
    CARD,
    CHILD,
    FATHER,
    GEN,
    GENERATION,
    HELD,
    LOST,
    MODE,
    MOTHER,
    PARTNER,
    PERSON_SIZE,
    SEX,
    STATUS,
    TESTAMENT,
    Legacy,
    is_friend,
)

NOBODY: Final = -1
SELF: Final = 0
FATHERS_ROOT: Final = 1
MOTHERS_ROOT: Final = 2
"""In the Testament the first three people are the player and the player's parents. G-81"""
NO_COUPLES: Final = -1000
"""Less room for children than any couple has, even one with more of them than it should have."""
ALL_HOLDINGS: Final = (1 << PERSON_SIZE - HELD) - 1


def people(tree: list[int]) -> range:
    """Where each person begins in a tree's list."""
    return range(0, len(tree), PERSON_SIZE)


def at(person: int) -> int:
    return person * PERSON_SIZE


def add(
    s: Legacy,
    seat: int,
    card: int,
    sex: int,
    generation: int,
    status: int,
    father: int = NOBODY,
    mother: int = NOBODY,
) -> int:
    """A new person of a family, with a name; returns their number."""
    tree = s.trees[seat]
    tree += [card, sex, generation, status, NOBODY, father, mother, 0, 0, 0, 0]
    number = len(tree) // PERSON_SIZE - 1
    give_name(s, seat, number, name_for(s, seat, number))
    return number


def give_name(s: Legacy, seat: int, number: int, name: int) -> None:
    family = s.names[seat]
    s.names = (*s.names[:seat], (*family[:number], name, *family[number + 1 :]), *s.names[seat + 1 :])


def name_for(s: Legacy, seat: int, number: int) -> int:
    """The name for somebody new: that of the friend, or a given name; in the Testament nobody's while unknown.

    A child of somebody who married in from abroad is named after that nation in one case of three. What decides is in
    the open and differs from game to game: for a head the row of friends, for a child the head and the parents.
    """
    tree = s.trees[seat]
    i = at(number)
    card = tree[i + CARD]
    if is_friend(card):
        return card
    if s.numbers[MODE] == TESTAMENT:
        return NONE
    family = s.names[seat]
    if not number:
        return given_name(tree[i + SEX], FRENCH, sum(s.row) + card, s.names, seat)
    nation = FRENCH
    seed = 7 * family[0] + 5 * number
    for parent in (tree[i + FATHER], tree[i + MOTHER]):
        if parent >= 0 and is_friend(family[parent]):
            nation = s.parts.friends[family[parent]].nation
            seed += family[parent]
    return given_name(tree[i + SEX], nation if seed % 3 == 0 else FRENCH, seed // 3, s.names, seat)


def name_everybody(s: Legacy) -> None:
    """Names for people of a save from before they had any."""
    for seat in range(s.seats):
        for number in range(len(s.names[seat]), len(s.trees[seat]) // PERSON_SIZE):
            give_name(s, seat, number, name_for(s, seat, number))


def wed(tree: list[int], one: int, other: int) -> None:
    tree[at(one) + PARTNER] = other
    tree[at(other) + PARTNER] = one


def married(tree: list[int], person: int) -> bool:
    """One of a couple: two living adults. A promised pair is none. G-204"""
    i = at(person)
    partner = tree[i + PARTNER]
    return partner >= 0 and tree[i + STATUS] == ADULT and tree[at(partner) + STATUS] == ADULT


def household(tree: list[int], person: int) -> int:
    """The one of a household with whom its holdings are. G-205"""
    return min(person, tree[at(person) + PARTNER]) if married(tree, person) else person


def parents(tree: list[int], person: int) -> tuple[int, int]:
    """Father and mother of the children of one of a couple."""
    partner = tree[at(person) + PARTNER]
    return (person, partner) if tree[at(person) + SEX] == 0 else (partner, person)


def children_of(tree: list[int], father: int) -> int:
    """How many children lie under a father: with all his wives. G-316"""
    found = 0
    for i in range(FATHER, len(tree), PERSON_SIZE):
        if tree[i] == father:
            found += 1
    return found


def child_limit(s: Legacy, tree: list[int], person: int) -> int:
    """How many children a couple may have. G-317; in the Testament there is no limit. G-85"""
    if s.numbers[MODE] == TESTAMENT:
        return 1000
    limit = _limit_with(s, tree[at(person) + CARD], s.parts.child_limit)
    return _limit_with(s, tree[at(tree[at(person) + PARTNER]) + CARD], limit)


def _limit_with(s: Legacy, card: int, limit: int) -> int:
    """Some friends raise the limit."""
    if is_friend(card) and s.parts.friends[card].child_limit > limit:
        return s.parts.friends[card].child_limit
    return limit


def room_for_children(s: Legacy, tree: list[int], person: int) -> int:
    father, _ = parents(tree, person)
    return child_limit(s, tree, person) - children_of(tree, father)


def couples(s: Legacy, seat: int) -> list[int]:
    """The couples that may have children now, by the partner who was there first. G-22, G-85"""
    tree = s.trees[seat]
    testament = s.numbers[MODE] == TESTAMENT
    generation = s.numbers[GEN]
    found: list[int] = []
    person = -1
    for i in range(0, len(tree), PERSON_SIZE):
        person += 1
        if tree[i + PARTNER] <= person or tree[i + STATUS] != ADULT:
            continue
        if tree[at(tree[i + PARTNER]) + STATUS] != ADULT:
            continue
        if person > MOTHERS_ROOT if testament else tree[i + GENERATION] == generation:
            found.append(person)
    return found


def most_room(s: Legacy, seat: int) -> int:
    """How many more children a couple may have, at most; NO_COUPLES if there is none."""
    tree = s.trees[seat]
    most = NO_COUPLES
    for one in couples(s, seat):
        room = room_for_children(s, tree, one)
        if room > most:
            most = room
    return most


def households(s: Legacy, seat: int) -> list[int]:
    """Every single, couple or widowed member of the current generation. G-48, G-95"""
    tree = s.trees[seat]
    testament = s.numbers[MODE] == TESTAMENT
    generation = s.numbers[GEN]
    found: list[int] = []
    person = -1
    for i in range(0, len(tree), PERSON_SIZE):
        person += 1
        if tree[i + STATUS] != ADULT:
            continue
        partner = tree[i + PARTNER]
        if 0 <= partner < person and tree[at(partner) + STATUS] == ADULT:
            continue
        if person > MOTHERS_ROOT if testament else tree[i + GENERATION] == generation:
            found.append(person)
    return found


def without(s: Legacy, seat: int, holding: int) -> list[int]:
    """The households that lack a holding. G-46, G-47"""
    tree = s.trees[seat]
    return [person for person in households(s, seat) if not tree[at(person) + HELD + holding]]


def lacking(s: Legacy, seat: int) -> int:
    """The holdings that some household still lacks, a bit each. G-46, G-47"""
    tree = s.trees[seat]
    found = 0
    for person in households(s, seat):
        i = at(person) + HELD
        for holding in range(PERSON_SIZE - HELD):
            if not tree[i + holding]:
                found |= 1 << holding
        if found == ALL_HOLDINGS:
            break
    return found


def may_marry(tree: list[int], i: int, generation: int) -> bool:
    """A born adult of the generation without a partner. G-300"""
    return (
        tree[i + GENERATION] == generation
        and tree[i + STATUS] == ADULT
        and tree[i + PARTNER] < 0
        and tree[i + CARD] >= CHILD_CARD
    )


def may_be_promised(tree: list[int], i: int, generation: int) -> bool:
    """A child of the generation's couples without a promise. G-31, G-305"""
    return tree[i + GENERATION] == generation + 1 and tree[i + STATUS] == CHILD and tree[i + PARTNER] < 0


def unknown(tree: list[int], i: int) -> bool:
    """In the Testament: a child card, of which only the sex is known. G-89"""
    return CHILD_CARD <= tree[i + CARD] < HEAD_CARD


def lonely(tree: list[int], i: int) -> bool:
    """In the Testament: found as a child below a couple, and not yet given a partner. G-90"""
    return i > at(MOTHERS_ROOT) and tree[i + PARTNER] < 0 and tree[i + FATHER] >= 0


def lose(tree: list[int], person: int) -> int:
    """A mother dies; her household's holdings stay with the father. Says her card. G-314"""
    i = at(person)
    widower = tree[i + PARTNER]
    j = at(widower)
    if person < widower:
        tree[j + HELD : j + PERSON_SIZE] = tree[i + HELD : i + PERSON_SIZE]
    card = tree[i + CARD]
    tree[i + CARD] = NONE
    tree[i + STATUS] = LOST
    tree[i + PARTNER] = NOBODY
    tree[j + PARTNER] = NOBODY
    tree[i + HELD : i + PERSON_SIZE] = [0] * (PERSON_SIZE - HELD)
    return card


def widowed(tree: list[int], person: int) -> bool:
    """Whether the mother of somebody's children was lost, and nobody stands beside them now. G-314"""
    if tree[at(person) + PARTNER] >= 0:
        return False
    return any(tree[i + FATHER] == person and tree[at(tree[i + MOTHER]) + STATUS] == LOST for i in people(tree))


def count_held(tree: list[int], holding: int) -> int:
    found = 0
    for i in range(HELD + holding, len(tree), PERSON_SIZE):
        found += tree[i] > 0
    return found


def parentless(tree: list[int], person: int) -> bool:
    return tree[at(person) + FATHER] < 0 and tree[at(person) + MOTHER] < 0
