"""Messages for amounts, cards and people."""

from typing import Final

from armorial.games.legacy.components import (
    CHILD_CARD,
    CHILDREN,
    COLOURS,
    CONTRIBUTION,
    CONTRIBUTIONS,
    FRIENDS,
    GOALS,
    HOLDINGS,
    MISSIONS,
    NONE,
    SPACES,
    TITLE,
    TITLES,
    Price,
)
from armorial.games.legacy.names import name_key
from armorial.games.legacy.state import CARD, FATHER, MODE, MOTHER, PARTNER, SEX, TESTAMENT, Legacy, is_friend
from armorial.games.legacy.tree import at, married, parents, people
from armorial.kernel.words import Message

NOTHING: Final = Message("legacy-nothing")
PLAIN: Final = tuple(CHILDREN.index(kind) for kind in ("son", "daughter", "complication"))
"""Child cards that give nobody an epithet."""


def _counted(key: str, n: int) -> Message:
    """An amount; one below 0 with its sign."""
    amount = Message(key, {"n": abs(n)})
    return amount if n >= 0 else Message("legacy-minus", {"what": amount})


def gold(n: int) -> Message:
    return _counted("legacy-n-gold", n)


def honour(n: int) -> Message:
    return _counted("legacy-n-honour", n)


def prestige(n: int) -> Message:
    return _counted("legacy-n-prestige", n)


def income(n: int) -> Message:
    return _counted("legacy-n-income", n)


def friends(n: int) -> Message:
    return Message("legacy-n-friends", {"n": n})


def friend(index: int) -> Message:
    return Message(f"legacy-friend-{FRIENDS[index]}")


def child(kind: int) -> Message:
    return Message(f"legacy-child-{CHILDREN[kind]}")


def mission(index: int) -> Message:
    return Message(f"legacy-mission-{MISSIONS[index]}")


def goal_words(goal: int) -> Message:
    """What a minor goal of a patron counts."""
    return Message(f"legacy-goal-{GOALS[goal]}")


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


def named(s: Legacy, seat: int, number: int) -> str:
    """The key of somebody's name; an unknown relative of the Testament has none."""
    name = s.names[seat][number]
    if name == NONE:
        return "legacy-unknown-woman" if s.trees[seat][at(number) + SEX] else "legacy-unknown-man"
    return name_key(name)


def epithet(s: Legacy, card: int) -> str | None:
    """The key of what a child's card is known for; plain sons and daughters, and the Testament, have no such thing."""
    kind = card - CHILD_CARD
    if not 0 <= kind < len(CHILDREN) or kind in PLAIN or s.numbers[MODE] == TESTAMENT:
        return None
    return f"legacy-epithet-{CHILDREN[kind]}"


def person(s: Legacy, seat: int, number: int) -> Message:
    """Somebody of a tree by name, which nobody else in the family has; with the epithet that the card gives."""
    if s.names[seat][number] == NONE:
        return _relative(s.trees[seat], number)
    name = Message(named(s, seat, number))
    known_for = epithet(s, s.trees[seat][at(number) + CARD])
    return Message("legacy-with-epithet", {"name": name, "epithet": Message(known_for)}) if known_for else name


def household_words(s: Legacy, seat: int, number: int) -> Message:
    """A couple, or somebody single. In the Testament one of the two, or both, may still be unknown."""
    tree = s.trees[seat]
    if not married(tree, number):
        return person(s, seat, number)
    partner = tree[at(number) + PARTNER]
    unnamed = [one for one in (number, partner) if s.names[seat][one] == NONE]
    if not unnamed:
        return Message("legacy-couple", {"one": person(s, seat, number), "other": person(s, seat, partner)})
    if len(unnamed) == 1:
        key = "legacy-and-his-wife" if tree[at(unnamed[0]) + SEX] else "legacy-and-her-husband"
        return Message(key, {"one": person(s, seat, number + partner - unnamed[0])})
    father, _ = parents(tree, number)
    known = next(i for i in people(tree) if tree[i + FATHER] == father and _known(tree, i))
    return Message("legacy-parents-of", {"child": friend(tree[known + CARD])})


def _relative(tree: list[int], number: int) -> Message:
    """An unknown relative of the Testament, by somebody known: a child, the partner, a sibling or a parent."""
    i = at(number)
    woman = tree[i + SEX]
    place = MOTHER if woman else FATHER
    for other in people(tree):
        if tree[other + place] == number and _known(tree, other):
            key = "legacy-mother-of" if woman else "legacy-father-of"
            return Message(key, {"child": friend(tree[other + CARD])})
    partner = tree[i + PARTNER]
    if partner >= 0 and _known(tree, at(partner)):
        key = "legacy-wife-of" if woman else "legacy-husband-of"
        return Message(key, {"partner": friend(tree[at(partner) + CARD])})
    for other in people(tree):
        if tree[other + FATHER] == tree[i + FATHER] >= 0 and _known(tree, other):
            key = "legacy-sister-of" if woman else "legacy-brother-of"
            return Message(key, {"other": friend(tree[other + CARD]), "n": number})
    for parent in (tree[i + MOTHER], tree[i + FATHER]):
        if parent >= 0 and _known(tree, at(parent)):
            key = "legacy-daughter-of" if woman else "legacy-son-of"
            return Message(key, {"parent": friend(tree[at(parent) + CARD]), "n": number})
    return Message("legacy-unknown-woman" if woman else "legacy-unknown-man")


def _known(tree: list[int], i: int) -> bool:
    """Whether a friend's card lies there."""
    return is_friend(tree[i + CARD])
