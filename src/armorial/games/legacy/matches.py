"""What every wedding would cost and bring, before it is chosen: for boards that show it. G-30, G-31, G-82, G-301"""

from typing import Final

from armorial.games.legacy.actions import Act
from armorial.games.legacy.components import CHILD_CARD, FRIENDS, NATIONS, NEEDS, NONE, WITHOUT_PAWN
from armorial.games.legacy.conditions import (
    GOLD_NEED,
    HAND_NEED,
    INCOME_NEED,
    NATIONS_NEED,
    PRESTIGE_NEED,
    amount,
)
from armorial.games.legacy.reasons import REASONS
from armorial.games.legacy.shapes import MatchView, NotWithView, WithView
from armorial.games.legacy.state import (
    CARD,
    CHILD,
    FAMILY,
    MODE,
    PARTNER,
    SEX,
    STATUS,
    TESTAMENT,
    Legacy,
    is_child,
    is_friend,
)
from armorial.games.legacy.tree import at, children_of, parentless, people
from armorial.games.legacy.wedding import ARRANGE, FIND, FREE, MARRY, WhichPartner, free_wedding, wedding_price

WAYS: Final = ("marry", "arrange", "free", "find")
"""By how of WhichPartner; in the Testament a friend who needs no pawn is found like any other."""


def matches(s: Legacy, seat: int) -> list[MatchView]:
    """Of the player who is asked to act, or beside whom a friend is laid; nothing for all others."""
    asked = s.stack[-1] if s.stack else None
    if isinstance(asked, WhichPartner) and asked.seat == seat:
        return [_match(s, asked, asked.how, True)]
    if not isinstance(asked, Act) or asked.seat != seat:
        return []
    testament = s.numbers[MODE] == TESTAMENT
    hand = s.hands[seat]
    ways = (FIND,) if testament else (MARRY, ARRANGE)
    found = [_match(s, WhichPartner(seat, card, how), how, False) for card in hand for how in ways]
    free = [card for card in hand if card in WITHOUT_PAWN and free_wedding(s, seat, card)]
    return found + [_match(s, WhichPartner(seat, card, FIND if testament else FREE), FREE, False) for card in free]


def _match(s: Legacy, asked: WhichPartner, how: int, chosen: bool) -> MatchView:
    partners: list[WithView] = []
    refused: dict[int, list[int]] = {}
    for person in range(len(people(s.trees[asked.seat]))):
        code = asked.refusal(s, person)
        if code:
            refused.setdefault(code, []).append(person)
        else:
            partners.append(_with(s, asked, person, chosen))
    return {
        "friend": FRIENDS[asked.card],
        "how": WAYS[how],
        "chosen": chosen,
        "partners": partners,
        "refused": [_not_with(code, those) for code, those in refused.items()],
    }


def _not_with(code: int, those: list[int]) -> NotWithView:
    why = REASONS.explain(code)
    lacking = why.message.args.get("n", 0)
    return {"why": why.name, "n": lacking if isinstance(lacking, int) else 0, "rules": list(why.rules), "people": those}


def _with(s: Legacy, asked: WhichPartner, person: int, chosen: bool) -> WithView:
    tree = s.trees[asked.seat]
    printed = s.parts.friends[asked.card]
    i = at(person)
    other = tree[i + CARD]
    promise = asked.how != FIND and tree[i + STATUS] == CHILD
    same = asked.how == FIND and s.parts.friend_sex[asked.card] == tree[i + SEX]
    settled = asked.how != FIND and is_child(other)
    gold = printed.dowry - wedding_price(s, asked.seat, asked.card, person)
    return {
        "person": person,
        "gold": gold,
        "income": printed.income,
        "friends": printed.friends,
        "prestige": printed.prestige,
        "children": _found(s, tree, asked.card, person, same) if asked.how == FIND else _born(s, tree, asked, person),
        "parents": 2 if asked.how == FIND and (not same or parentless(tree, person)) else 0,
        "after": s.parts.children[other - CHILD_CARD].wedded if settled else 0,
        "works": _works(s, asked, gold, chosen),
        "promise": promise,
        "adds": _adds(s, asked, gold, promise, chosen),
    }


def _adds(s: Legacy, asked: WhichPartner, gold: int, promise: bool, chosen: bool) -> dict[str, int]:
    """What the wedding adds to what conditions count. One who is promised counts, but brings nothing yet. G-31, G-63"""
    printed = s.parts.friends[asked.card]
    added = _at_once(s, asked, gold, 0 if chosen else -1)
    if promise:
        added |= {INCOME_NEED: 0, PRESTIGE_NEED: 0, HAND_NEED: added[HAND_NEED] - printed.friends}
    added[printed.nation] = 1
    if printed.profession != NONE:
        added[len(NATIONS) + printed.profession] = 1
    return {NEEDS[need]: n for need, n in added.items() if n}


def _at_once(s: Legacy, asked: WhichPartner, gold: int, laid: int) -> dict[int, int]:
    """Cost, income, friends and prestige of the wedding, and perhaps a nation that is new to the family."""
    printed = s.parts.friends[asked.card]
    return {
        GOLD_NEED: gold,
        INCOME_NEED: printed.income,
        PRESTIGE_NEED: printed.prestige,
        HAND_NEED: printed.friends + laid,
        NATIONS_NEED: 0 if s.players[asked.seat][FAMILY + printed.nation] else 1,
    }


def _works(s: Legacy, asked: WhichPartner, gold: int, chosen: bool) -> bool:
    """The effect comes after cost, income, friends and prestige; the friend himself counts only as a nation. G-63"""
    then = _at_once(s, asked, gold, 0 if chosen else -1)
    needs = s.parts.friends[asked.card].needs
    return all(amount(s, asked.seat, need) + then.get(need, 0) >= wanted for need, wanted in needs)


def _born(s: Legacy, tree: list[int], asked: WhichPartner, person: int) -> int:
    """As far as there is room; only a widower has children already. G-304, G-317"""
    printed = s.parts.friends[asked.card]
    limit = max(s.parts.child_limit, printed.child_limit)
    return max(0, min(printed.wedding_children, limit - children_of(tree, person)))


def _found(s: Legacy, tree: list[int], card: int, person: int, same: bool) -> int:
    """A child, or two, below a couple of whom both are known. G-93, G-802"""
    partner = tree[at(person) + PARTNER] if same else person
    if partner < 0 or not is_friend(tree[at(partner) + CARD]):
        return 0
    friends = s.parts.friends
    return max(friends[card].wedding_children, friends[tree[at(partner) + CARD]].wedding_children)
