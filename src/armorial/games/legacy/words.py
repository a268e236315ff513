"""Messages for amounts, cards and people."""

from typing import Final

from armorial.games.legacy.components import (
    CHILD_CARD,
    CHILDREN,
    COLOURS,
    CONTRIBUTION,
    CONTRIBUTIONS,
    FRIENDS,
    HEAD_CARD,
    HOLDINGS,
    MISSIONS,
    NONE,
    SPACES,
    TITLE,
    TITLES,
    Price,
)
from armorial.games.legacy.state import ADULT, CARD, FATHER, MODE, MOTHER, PARTNER, SEX, STATUS, TESTAMENT, Legacy
from armorial.games.legacy.tree import at, people
from armorial.kernel.words import Message

NOTHING: Final = Message("legacy-nothing")


def gold(n: int) -> Message:
    return Message("legacy-n-gold", {"n": n}) if n >= 0 else Message("legacy-minus-gold", {"n": -n})


def honour(n: int) -> Message:
    return Message("legacy-n-honour", {"n": n}) if n >= 0 else Message("legacy-minus-honour", {"n": -n})


def prestige(n: int) -> Message:
    return Message("legacy-n-prestige", {"n": n}) if n >= 0 else Message("legacy-minus-prestige", {"n": -n})


def income(n: int) -> Message:
    return Message("legacy-n-income", {"n": n}) if n >= 0 else Message("legacy-minus-income", {"n": -n})


def friends(n: int) -> Message:
    return Message("legacy-n-friends", {"n": n})


def friend(index: int) -> Message:
    return Message(f"legacy-friend-{FRIENDS[index]}")


def child(kind: int) -> Message:
    return Message(f"legacy-child-{CHILDREN[kind]}")


def mission(index: int) -> Message:
    return Message(f"legacy-mission-{MISSIONS[index]}")


def pawn(colour: int) -> Message:
    return Message(f"legacy-pawn-{COLOURS[colour]}")


def space(index: int) -> Message:
    return Message(f"legacy-space-{SPACES[index]}")


def holding(kind: int, card: int) -> Message:
    """A title or contribution by its name, a mansion, a venture."""
    if kind == TITLE:
        return Message(f"legacy-title-{TITLES[card]}")
    if kind == CONTRIBUTION:
        return Message(f"legacy-contribution-{CONTRIBUTIONS[card]}")
    return Message(f"legacy-holding-{HOLDINGS[kind]}")


def price(cost: Price, off: int = 0) -> list[Message]:
    """Everything a price asks for; nothing at all is said as such."""
    paid = ((gold, max(0, cost.gold - off)), (income, cost.income), (prestige, cost.prestige), (friends, cost.friends))
    return [say(n) for say, n in paid if n] or [NOTHING]


def card_name(s: Legacy, card: int, sex: int) -> Message:
    if card == NONE:
        return Message("legacy-somebody-lost")
    if card < CHILD_CARD:
        return friend(card)
    if card >= HEAD_CARD:
        return Message("legacy-head-woman" if sex else "legacy-head-man")
    if s.numbers[MODE] == TESTAMENT:
        return Message("legacy-unknown-woman" if sex else "legacy-unknown-man")
    return child(card - CHILD_CARD)


def person(s: Legacy, seat: int, number: int, by_partner: bool = True) -> Message:
    """Somebody of a tree, so that one knows who is meant: by name, and a child card by partner or parents too."""
    tree = s.trees[seat]
    i = at(number)
    card, sex = tree[i + CARD], tree[i + SEX]
    name = card_name(s, card, sex)
    if card < CHILD_CARD or card >= HEAD_CARD:
        return name
    if s.numbers[MODE] == TESTAMENT:
        return _relative(tree, number, name)
    partner = tree[i + PARTNER] if by_partner else -1
    if partner >= 0 and tree[at(partner) + CARD] < CHILD_CARD and tree[at(partner) + CARD] != NONE:
        key = "legacy-person-with" if tree[at(partner) + STATUS] == ADULT else "legacy-person-promised"
        return Message(key, {"name": name, "n": number, "partner": friend(tree[at(partner) + CARD])})
    for parent in (tree[i + MOTHER], tree[i + FATHER]):
        if parent >= 0 and 0 <= tree[at(parent) + CARD] < CHILD_CARD:
            return Message("legacy-person-of", {"name": name, "n": number, "parent": friend(tree[at(parent) + CARD])})
    return Message("legacy-person", {"name": name, "n": number})


def _relative(tree: list[int], number: int, name: Message) -> Message:
    """An unknown relative of the Testament, by somebody known: a child, a sibling, a parent or the partner."""
    i = at(number)
    place = MOTHER if tree[i + SEX] else FATHER
    for other in people(tree):
        if tree[other + place] == number and _known(tree, other):
            key = "legacy-mother-of" if place == MOTHER else "legacy-father-of"
            return Message(key, {"name": name, "n": number, "child": friend(tree[other + CARD])})
    for other in people(tree):
        if tree[other + FATHER] == tree[i + FATHER] >= 0 and _known(tree, other):
            key = "legacy-sister-of" if place == MOTHER else "legacy-brother-of"
            return Message(key, {"name": name, "n": number, "other": friend(tree[other + CARD])})
    for parent in (tree[i + MOTHER], tree[i + FATHER]):
        if parent >= 0 and _known(tree, at(parent)):
            return Message("legacy-person-of", {"name": name, "n": number, "parent": friend(tree[at(parent) + CARD])})
    partner = tree[i + PARTNER]
    if partner >= 0 and _known(tree, at(partner)):
        return Message("legacy-person-with", {"name": name, "n": number, "partner": friend(tree[at(partner) + CARD])})
    return Message("legacy-person", {"name": name, "n": number})


def _known(tree: list[int], i: int) -> bool:
    """Whether a friend's card lies there."""
    return 0 <= tree[i + CARD] < CHILD_CARD
