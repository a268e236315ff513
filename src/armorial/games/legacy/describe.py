"""What is printed on the cards, in words: for boards that show a card before it is played."""

from armorial.games.legacy.components import CHILDREN, FRIENDS, LASTING, NEEDS, PATRONS, Need
from armorial.games.legacy.parts import Friend, Parts
from armorial.kernel.words import Message


def needs_words(needs: Need) -> list[Message]:
    """What a condition asks for."""
    return [Message(f"legacy-need-{NEEDS[need]}", {"n": n}) for need, n in needs]


def friend_does(parts: Parts, friend: int) -> list[Message]:
    """The effect of a friend, without its condition."""
    card = parts.friends[friend]
    words = card.effect.say() if card.effect is not None else []
    words += [Message(f"legacy-lasting-{LASTING[what]}", {"n": n}) for f, what, n, _ in parts.lasting if f == friend]
    words += _couple(card)
    if "without_pawn" in parts.components.values["friend"][FRIENDS[friend]].get("effect", {}):
        words.append(Message("legacy-without-pawn"))
    return words


def _couple(card: Friend) -> list[Message]:
    words = []
    if card.children_shown > 1:
        words.append(Message("legacy-couple-children-shown", {"n": card.children_shown}))
    if card.wedding_children > 1:
        words.append(Message("legacy-couple-wedding-children", {"n": card.wedding_children}))
    if card.child_limit:
        words.append(Message("legacy-couple-child-limit", {"n": card.child_limit}))
    return words


def friend_needs(parts: Parts, friend: int) -> list[Message]:
    """What a friend's effect needs; the card itself never counts. G-63"""
    return needs_words(parts.friends[friend].needs)


def child_does(kind: int) -> Message:
    return Message(f"legacy-child-does-{CHILDREN[kind]}")


def mission_needs(parts: Parts, mission: int) -> list[Message]:
    return needs_words(parts.missions[mission].needs)


def mission_brings(parts: Parts, mission: int) -> list[Message]:
    return parts.missions[mission].reward.say()


def patron_needs(parts: Parts, patron: int) -> list[Message]:
    return needs_words(parts.patrons[patron].needs)


def patron_goals(parts: Parts, patron: int) -> list[Message]:
    """The two minor goals: honour for a number of something."""
    return [
        Message(
            "legacy-goal-worth",
            {"goal": Message(f"legacy-goal-{PATRONS[patron]}-{number + 1}"), "each": each, "n": worth},
        )
        for number, (_, each, worth) in enumerate(parts.patrons[patron].goals)
    ]
