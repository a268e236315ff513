"""The Testament: finding out who the ancestors were. G-80 to G-99, G-800 to G-806"""

from typing import ClassVar, Final

from armorial.games.legacy.birth import Birth, refresh
from armorial.games.legacy.components import (
    ARISTOCRAT,
    CHILD_CARD,
    CHILDREN,
    CRAFTSMAN,
    FEMALE,
    FRENCH,
    HINTS,
    MALE,
    NONE,
)
from armorial.games.legacy.conditions import nationalities
from armorial.games.legacy.describe import hint_words
from armorial.games.legacy.ledger import change
from armorial.games.legacy.parts import Hint
from armorial.games.legacy.state import (
    ADULT,
    CARD,
    FATHER,
    GENERATION,
    HELD,
    HINTS_DONE,
    HINTS_OPEN,
    MODE,
    MOTHER,
    PARTNER,
    PRESTIGE,
    SEX,
    TESTAMENT,
    Legacy,
    is_friend,
)
from armorial.games.legacy.tree import (
    FATHERS_ROOT,
    MOTHERS_ROOT,
    NOBODY,
    SELF,
    add,
    at,
    give_name,
    household,
    parentless,
    parents,
    people,
    wed,
)
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Chance, Out, Step, event
from armorial.kernel.frames import Draw
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added
from armorial.kernel.words import Message, who

NAMED_ROWS: Final = 3
"""Grandparents, great-grandparents, great-great-grandparents."""


def replace(s: Legacy, seat: int, card: int, place: int) -> int:
    """A friend in an unknown's place; all else of the place stays. G-92"""
    tree = s.trees[seat]
    i = at(place)
    s.child_discards = added(s.child_discards, tree[i + CARD] - CHILD_CARD, 1)
    tree[i + CARD] = card
    give_name(s, seat, place, card)
    return place


class AddParents(Step[Legacy]):
    """A son and a daughter above somebody found, if there are no parents yet. G-82, G-91, G-94"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "person": NUMBER}

    def __init__(self, seat: int, person: int) -> None:
        self.seat = seat
        self.person = person

    def run(self, s: Legacy, out: Out) -> None:
        if parentless(s.trees[self.seat], self.person):
            s.then(AddParent(self.seat, self.person, MALE), AddParent(self.seat, self.person, FEMALE))


class AddParent(Step[Legacy]):
    """The first son, or daughter, of the deck; the others are shuffled back. G-94"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "person": NUMBER, "sex": NUMBER}

    def __init__(self, seat: int, person: int, sex: int) -> None:
        self.seat = seat
        self.person = person
        self.sex = sex

    def run(self, s: Legacy, out: Out) -> None:
        if refresh(s, self.sex):
            s.then(DrawParent(self.seat, self.person, self.sex))


class DrawParent(Chance[Legacy]):
    """Which card: only the sex of it matters. G-89, G-94"""

    table: ClassVar[Tokens] = Tokens(CHILDREN)
    fields: ClassVar[dict[str, Codec]] = {"owner": NUMBER, "person": NUMBER, "sex": NUMBER}

    def __init__(self, owner: int, person: int, sex: int) -> None:
        self.owner = owner
        self.person = person
        self.sex = sex

    def weights(self, s: Legacy) -> list[int]:
        return [n if sex == self.sex else 0 for n, sex in zip(s.children, s.parts.child_sex, strict=True)]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.children = added(s.children, option, -1)
        tree = s.trees[self.owner]
        i = at(self.person)
        parent = add(s, self.owner, CHILD_CARD + option, self.sex, tree[i + GENERATION] + 1, ADULT)
        tree[i + (FATHER if self.sex == MALE else MOTHER)] = parent
        father, mother = tree[i + FATHER], tree[i + MOTHER]
        if father != NOBODY and mother != NOBODY:
            wed(tree, father, mother)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-draw-child", {"who": who(self.owner)})

    def label(self, s: Legacy, option: int) -> Message:
        return Message("legacy-unknown-woman" if self.sex else "legacy-unknown-man")


class FoundChild(Step[Legacy]):
    """When both of a couple are known a child is found below them, with some friends two. G-93, G-802"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "person": NUMBER}

    def __init__(self, seat: int, person: int) -> None:
        self.seat = seat
        self.person = person

    def run(self, s: Legacy, out: Out) -> None:
        tree = s.trees[self.seat]
        partner = tree[at(self.person) + PARTNER]
        if partner < 0 or not is_friend(tree[at(partner) + CARD]):
            return
        draws = max(s.parts.friends[tree[at(one) + CARD]].wedding_children for one in (self.person, partner))
        father, mother = parents(tree, self.person)
        s.then(*[Birth(self.seat, father, mother) for _ in range(draws)])


# -- hints ----------------------------------------------------------------------------------------------------


class DrawHints(Step[Legacy]):
    """Three of the five hints of a generation. G-85, G-98"""

    fields: ClassVar[dict[str, Codec]] = {"generation": NUMBER, "left": NUMBER}

    def __init__(self, generation: int, left: int) -> None:
        self.generation = generation
        self.left = left

    def run(self, s: Legacy, out: Out) -> None:
        if self.left:
            s.then(DrawHint(self.generation), DrawHints(self.generation, self.left - 1))
        else:
            s.then(CheckHints())


class DrawHint(Draw[Legacy]):
    """G-98"""

    table: ClassVar[Tokens] = Tokens(HINTS)
    fields: ClassVar[dict[str, Codec]] = {"generation": NUMBER}

    def __init__(self, generation: int) -> None:
        self.generation = generation

    def pool(self, s: Legacy) -> list[int]:
        drawn = s.numbers[HINTS_OPEN] | s.numbers[HINTS_DONE]
        return [
            number
            for number, hint in enumerate(s.parts.hints)
            if hint.generation == self.generation and not drawn >> number & 1
        ]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.numbers[HINTS_OPEN] |= 1 << option
        if out is not None:
            out.append(event("legacy-did-hint", hint=self.label(s, option)))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-draw-hint")

    def label(self, s: Legacy, option: int) -> Message:
        return hint_words(s.parts, option)


class CheckHints(Step[Legacy]):
    """A hint is fulfilled as soon as it is true, once. G-99"""

    def run(self, s: Legacy, out: Out) -> None:
        still = s.numbers[HINTS_OPEN]
        if not still:
            return
        groups = meant(s.trees[SELF])
        for number, hint in enumerate(s.parts.hints):
            if still >> number & 1 and is_true(s, hint, groups[hint.of]):
                s.numbers[HINTS_OPEN] &= ~(1 << number)
                s.numbers[HINTS_DONE] |= 1 << number
                if out is not None:
                    out.append(event("legacy-did-hint-true", who=who(SELF), hint=hint_words(s.parts, number)))
                change(s, SELF, PRESTIGE, 1, out)


def line(tree: list[int], root: int) -> list[list[int]]:
    """The direct ancestors of somebody: parents, grandparents and so on."""
    rows: list[list[int]] = []
    row = [root]
    while row:
        row = [p for one in row for p in (tree[at(one) + FATHER], tree[at(one) + MOTHER]) if p != NOBODY]
        rows.append(row)
    return rows


def meant(tree: list[int]) -> list[list[int]]:
    """The people hints can be about, as in components.RELATIVES; ancestors begin with the grandparents. G-800"""
    fathers, mothers = line(tree, FATHERS_ROOT), line(tree, MOTHERS_ROOT)
    fathers_side = [p for row in fathers for p in row]
    mothers_side = [p for row in mothers for p in row]
    by_row = [
        [p for rows in (fathers, mothers) if above < len(rows) for p in rows[above]] for above in range(NAMED_ROWS)
    ]
    return [list(range(len(people(tree)))), fathers_side + mothers_side, fathers_side, mothers_side, *by_row]


def is_true(s: Legacy, hint: Hint, who_counts: list[int]) -> bool:
    if hint.nationalities:
        return nationalities(s.players[SELF]) >= hint.nationalities
    return len(those_who_fit(s, hint, who_counts)) >= hint.count


def those_who_fit(s: Legacy, hint: Hint, who_counts: list[int]) -> list[int]:
    """The people who make a hint true, or one of each couple that does."""
    tree = s.trees[SELF]
    if hint.children or hint.same_foreign_nation:
        return [p for p in who_counts if _couple_fits(s, tree, hint, p)]
    return [p for p in who_counts if _person_fits(s, tree, hint, p)]


def _person_fits(s: Legacy, tree: list[int], hint: Hint, person: int) -> bool:
    i = at(person)
    card = tree[i + CARD]
    if hint.sex != NONE and tree[i + SEX] != hint.sex:
        return False
    if hint.holds != NONE and not tree[at(household(tree, person)) + HELD + hint.holds]:
        return False
    if hint.profession == NONE and not hint.nations and not hint.foreign:
        return True
    if not is_friend(card):
        return False
    printed = s.parts.friends[card]
    if hint.profession != NONE and printed.profession != hint.profession:
        return False
    if hint.foreign and printed.nation == FRENCH:
        return False
    return not hint.nations or printed.nation in hint.nations


def _couple_fits(s: Legacy, tree: list[int], hint: Hint, person: int) -> bool:
    partner = tree[at(person) + PARTNER]
    if partner < person:
        return False
    if hint.same_foreign_nation:
        one, other = tree[at(person) + CARD], tree[at(partner) + CARD]
        if not (is_friend(one) and is_friend(other)):
            return False
        nation = s.parts.friends[one].nation
        return nation != FRENCH and nation == s.parts.friends[other].nation
    father, _ = parents(tree, person)
    below = [tree[i + CARD] for i in people(tree) if tree[i + FATHER] == father]
    if len(below) < hint.children:
        return False
    wanted = hint.child_profession
    return wanted == NONE or any(is_friend(card) and s.parts.friends[card].profession == wanted for card in below)


# -- the end --------------------------------------------------------------------------------------------------


def honour_by_source(s: Legacy) -> dict[str, int]:
    """Relatives against their parents, and hints still open. G-87, G-801"""
    tree = s.trees[SELF]
    found = {"kin": 0, "strangers": 0, "risen": 0, "fallen": 0, "hints": -s.numbers[HINTS_OPEN].bit_count()}
    friends = s.parts.friends
    for i in people(tree):
        card = tree[i + CARD]
        if not is_friend(card):
            continue
        above = [tree[at(p) + CARD] for p in (tree[i + FATHER], tree[i + MOTHER]) if p != NOBODY]
        known = [friends[c] for c in above if is_friend(c)]
        me = friends[card]
        if me.nation != FRENCH:
            if any(parent.nation == me.nation for parent in known):
                found["kin"] += 1
            elif len(known) == 2:
                found["strangers"] -= 1
        if me.profession == ARISTOCRAT and any(parent.profession == CRAFTSMAN for parent in known):
            found["risen"] += 1
        if me.profession == CRAFTSMAN and any(parent.profession == ARISTOCRAT for parent in known):
            found["fallen"] -= 1
    return found


def honour_of_tree(s: Legacy) -> int:
    return sum(honour_by_source(s).values())


def hints_wanted(s: Legacy) -> int:
    """How many hints are drawn in the whole game. G-85"""
    return s.parts.hints_drawn * len(s.parts.rounds)


def won(s: Legacy) -> bool:
    """All nine hints fulfilled. G-87, G-806"""
    return s.numbers[MODE] == TESTAMENT and s.numbers[HINTS_DONE].bit_count() >= hints_wanted(s)
