"""What is printed on the cards, in words: for boards that show a card before it is played."""

from armorial.games.legacy.components import (
    COMPLICATION,
    FRIENDS,
    HOLDINGS,
    LASTING,
    NATIONS,
    NEEDS,
    NONE,
    PROFESSIONS,
    RELATIVES,
    SEXES,
    Need,
)
from armorial.games.legacy.parts import Friend, Hint, Parts
from armorial.games.legacy.words import goal_words, gold, honour
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


def child_does(parts: Parts, kind: int) -> list[Message]:
    """What a child brings, from its birth to its wedding; most bring nothing. G-140 to G-147"""
    if kind == COMPLICATION:
        return [Message("legacy-trait-complication")]
    card = parts.children[kind]
    sex = SEXES[card.sex]
    grown = [honour(card.honour)] if card.honour else []
    grown += card.brings.say() if card.brings is not None else []
    words = [Message("legacy-trait-twin") for _ in range(card.extra_child)]
    if grown:
        words.append(Message("legacy-trait-grown", {"what": grown, "sex": sex}))
    if card.money_gold:
        words.append(Message("legacy-trait-money", {"n": card.money_gold, "sex": sex}))
    if card.wedding_off:
        words.append(Message("legacy-trait-wedding", {"n": card.wedding_off, "sex": sex}))
    if card.wedded:
        words.append(Message("legacy-trait-wedded", {"what": gold(card.wedded), "sex": sex}))
    return words


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
            {"goal": goal_words(goal), "each": each, "n": worth},
        )
        for goal, each, worth in parts.patrons[patron].goals
    ]


# -- hints of the Testament -----------------------------------------------------------------------------------


def hint_words(parts: Parts, number: int) -> Message:
    """What must be true of whom. G-98, G-800"""
    hint = parts.hints[number]
    if hint.nationalities:
        return Message("legacy-hint-nations", {"n": hint.nationalities})
    if hint.same_foreign_nation:
        return Message("legacy-hint-compatriots", {"couples": hint.count, "kin": _kin(hint, "any")})
    if hint.children:
        child = hint.child_profession
        found = [Message(f"legacy-hint-child-{PROFESSIONS[child]}")] if child != NONE else []
        return Message(
            "legacy-hint-children",
            {"couples": hint.count, "kin": _kin(hint, "any"), "n": hint.children, "child": found},
        )
    sex = "any" if hint.sex == NONE else SEXES[hint.sex]
    kin = _kin(hint, sex)
    if hint.count > 1:
        several = Message("legacy-hint-several", {"n": hint.count, "kin": kin})
        return Message("legacy-hint", {"who": several, "what": _was(hint, "many")})
    one = Message("legacy-hint-one", {"sex": sex, "kin": kin})
    return Message("legacy-hint", {"who": one, "what": _was(hint, "female" if sex == "female" else "male")})


def _kin(hint: Hint, sex: str) -> Message:
    """Those a hint is about."""
    return Message(f"legacy-kin-{RELATIVES[hint.of]}", {"sex": sex})


def _was(hint: Hint, form: str) -> list[Message]:
    """What must be true of each of them; verbs agree with the ``form`` in some languages."""
    words: list[Message] = []
    if hint.profession != NONE:
        words.append(Message(f"legacy-hint-{PROFESSIONS[hint.profession]}", {"form": form}))
    if hint.foreign:
        words.append(Message("legacy-hint-foreign", {"form": form}))
    if hint.nations:
        where = Message(f"legacy-country-{NATIONS[hint.nations[0]]}")
        for nation in hint.nations[1:]:
            where = Message("legacy-hint-or", {"one": where, "other": Message(f"legacy-country-{NATIONS[nation]}")})
        words.append(Message("legacy-hint-from", {"form": form, "where": where}))
    if hint.holds != NONE:
        words.append(Message(f"legacy-hint-{HOLDINGS[hint.holds]}", {"form": form}))
    return words
