"""The components of Legacy: names of everything, and what a file of printed numbers may say."""

from typing import Any, Final

from armorial.data.checks import Amounts, Check, Flag, Whole, Word, optional, part_of_rules, usually, wholes
from armorial.data.reader import (
    Components,
    Fixed,
    Overlay,
    Schema,
    Source,
    overlay_of,
    standard_components,
    with_overlay,
)
from armorial.kernel.words import Message

SEXES: Final = ("male", "female")
MALE: Final = 0
FEMALE: Final = 1
NATIONS: Final = (
    *("american", "french", "british", "italian", "spanish"),
    *("polish", "prussian", "russian", "turkish", "dutch"),
)
FRENCH: Final = NATIONS.index("french")
PROFESSIONS: Final = ("artist", "aristocrat", "scientist", "craftsman", "diplomat")
ARTIST: Final = 0
ARISTOCRAT: Final = 1
SCIENTIST: Final = 2
CRAFTSMAN: Final = 3
DIPLOMAT: Final = 4
SEATS: Final = 4
NONE: Final = -1
"""No profession, no card, no person."""
COLOURS: Final = ("green", "orange", "red", "blue", "yellow")
HOLDINGS: Final = ("title", "contribution", "mansion", "venture")
TITLE: Final = 0
CONTRIBUTION: Final = 1
MANSION: Final = 2
VENTURE: Final = 3

OWN_ACTIONS: Final = ("marry", "arrange", "find", "children", "money", "socialize")
"""The actions of a player's own board; Who were they? belongs to the Testament. G-30 to G-38, G-82"""
SPACES: Final = ("title", "doctor", "mansion", "venture", "mission", "contribution")
"""The actions of the main board."""
COLOUR_OF: Final = tuple(COLOURS.index(c) for c in ("yellow", "blue", "green", "orange", "red", "yellow"))
"""The extra pawn that may be placed on a space. G-15"""
CLOSED_BY: Final[tuple[int, ...]] = (ARISTOCRAT, SCIENTIST, ARTIST, CRAFTSMAN, DIPLOMAT, ARISTOCRAT)
"""The profession in the row that closes a space in the standard solo game. G-71"""

# What a condition can ask for, and what the minor goals of a patron count.
COUNTED: Final = (
    *("gold", "income", "prestige", "hand", "missions", "nationalities", "titles", "mansions"),
    *("born_in_one_generation", "born_in_generation_3"),
)
NEEDS: Final = (*NATIONS, *PROFESSIONS, *COUNTED)
GOALS: Final = (
    *("gold", "hand", "missions", "nationalities", "titles"),
    *(f"family_{p}" for p in PROFESSIONS),
    *(f"promised_{p}" for p in PROFESSIONS),
    "promised_foreigners",
)
EFFECTS: Final = (
    *("prestige", "honour", "gold", "income", "take_friends", "draw_friends"),
    *(f"{colour}_pawn" for colour in COLOURS),
    *("new_row", "hidden_mission", "ask_for_money", "exchange_hand"),
    *("others_give_gold", "others_lose_honour", "others_lose_prestige", "others_discard", "others_give_friend"),
    *("titled_others_lose_honour", "others_lose_gold_or_honour", "one_gives_gold", "one_gives_random_friend"),
    *(f"counts_as_{p}" for p in PROFESSIONS),
    "contribution_gold_off",
)
LASTING: Final = ("money_gold", "socialize_friends", "mansion_gold_off", "row_or_deck")
MONEY_GOLD: Final = 0
SOCIALIZE_FRIENDS: Final = 1
MANSION_GOLD_OFF: Final = 2
ROW_OR_DECK: Final = 3

RELATIVES: Final = (
    *("relatives", "ancestors", "fathers_side", "mothers_side"),
    *("grandparents", "great_grandparents", "great_great_grandparents"),
)
PAYABLE: Final = ("gold", "friends", "income", "prestige")
BENEFITS: Final = ("income", "honour", "prestige", "take_friends")

SINGLE: Final = (
    *("without_pawn", "new_row", "hidden_mission", "ask_for_money", "exchange_hand", "row_or_deck", "take_women"),
    *(f"{colour}_pawn" for colour in COLOURS),
    *(f"counts_as_{p}" for p in PROFESSIONS),
)
"""Effects without a number: a card has them once, or not at all."""
ONCE: Final[dict[str, Check]] = dict.fromkeys(SINGLE, Flag())

SCHEMA: Final[Schema] = {
    "game.rounds": usually(2, 4, wholes(3, 1, 9)),
    "game.row": usually(4, 6, Whole(2, 9)),
    "game.own_pawns": usually(2, 3, Whole(1, 5)),
    "game.extra_pawns": usually(2, 4, Whole(1, 9)),
    "game.children": usually(2, 4, Whole(2, 9)),
    "game.reserve": usually(6, 12, Whole(0, 30)),
    "game.missions_drawn": usually(2, 3, Whole(1, 5)),
    "game.hints": usually(2, 4, Whole(1, 5)),
    "supply.*": Whole(0, 20),
    "action.money.gold": usually(1, 6, wholes(3, 0, 20)),
    "action.money.honour": usually(0, 2, wholes(3, 0, 9)),
    "action.money.friends": usually(0, 2, wholes(3, 0, 3)),
    "action.socialize.friends": usually(1, 4, wholes(3, 0, 9)),
    "action.socialize.gold": usually(0, 3, wholes(3, 0, 9)),
    "action.children.named_honour": usually(0, 2, Whole(0, 9)),
    "action.doctor.children": usually(1, 3, Whole(1, 5)),
    "action.*.price": optional(usually(1, 4, Amounts(PAYABLE, 20))),
    "action.*.polish_price": optional(usually(1, 4, Amounts(PAYABLE, 20))),
    "action.*.benefit": optional(usually(1, 4, Amounts(BENEFITS, 20))),
    "testament.*.income": usually(1, 4, Whole(0, 20)),
    "testament.*.gold": usually(4, 12, Whole(0, 50)),
    "testament.*.friends": usually(3, 7, Whole(0, 10)),
    "head.*.pawn": Word(*COLOURS),
    "head.*.man": Amounts(("income", "gold", "friends"), 50, every=True),
    "head.*.woman": Amounts(("income", "gold", "friends"), 50, every=True),
    "friend.*.sex": Word(*SEXES),
    "friend.*.nation": Word(*NATIONS),
    "friend.*.profession": Word(*PROFESSIONS, "none"),
    "friend.*.price": optional(Whole(0, 20)),
    "friend.*.dowry": optional(Whole(0, 20)),
    "friend.*.income": optional(Whole(-9, 9)),
    "friend.*.friends": optional(Whole(0, 9)),
    "friend.*.prestige": optional(Whole(-9, 9)),
    "friend.*.effect": optional(Amounts((*EFFECTS, "without_pawn"), 20, special=ONCE)),
    "friend.*.generation": optional(usually(1, 3, Amounts(LASTING, 9, special=ONCE))),
    "friend.*.couple": optional(Amounts(("children_shown", "wedding_children", "child_limit"), 9)),
    "friend.*.needs": optional(Amounts(NEEDS, 50)),
    "child.*.sex": Word(*SEXES, "none"),
    "child.*.count": Whole(0, 60),
    "child.*.wedded": optional(usually(1, 4, Amounts(("gold",), 20))),
    "child.*.grown": optional(usually(1, 3, Amounts(("honour", "take_women", "draw_friends"), 20, special=ONCE))),
    "child.*.generation": optional(usually(1, 2, Amounts(("money_gold",), 9))),
    "child.*.own_wedding": optional(usually(1, 4, Amounts(("wedding_gold_off",), 9))),
    "child.*.born": optional(usually(1, 1, Amounts(("extra_child",), 1))),
    "title.*.generation": Whole(1, 3),
    "title.*.price": Amounts(PAYABLE, 20),
    "title.*.benefit": Amounts(BENEFITS, 20),
    "contribution.*.generation": Whole(1, 3),
    "contribution.*.price": Amounts(PAYABLE, 20),
    "contribution.*.benefit": Amounts(BENEFITS, 20),
    "patron.*.honour": Whole(0, 50),
    "patron.*.needs": Amounts(NEEDS, 99),
    "patron.*.goal_1": Amounts(GOALS, 20),
    "patron.*.goal_1_honour": Whole(0, 20),
    "patron.*.goal_2": Amounts(GOALS, 20),
    "patron.*.goal_2_honour": Whole(0, 20),
    "mission.*.needs": Amounts(NEEDS, 99),
    "mission.*.reward": Amounts(EFFECTS, 20, special=ONCE),
    "hint.*.generation": Whole(1, 3),
    "hint.*.of": Word(*RELATIVES),
    "hint.*.count": optional(usually(1, 4, Whole(1, 20))),
    "hint.*.sex": optional(Word(*SEXES)),
    "hint.*.profession": optional(Word(*PROFESSIONS)),
    "hint.*.nations": optional(usually(1, 1, Amounts(NATIONS, 1))),
    "hint.*.foreign": optional(usually(0, 1, Whole(0, 1))),
    "hint.*.holds": optional(Word(*HOLDINGS)),
    "hint.*.children": optional(usually(2, 6, Whole(1, 20))),
    "hint.*.child_profession": optional(Word(*PROFESSIONS)),
    "hint.*.same_foreign_nation": optional(usually(0, 1, Whole(0, 1))),
    "hint.*.nationalities": optional(usually(3, 8, Whole(1, 10))),
}

FIXED: Final[Fixed] = {
    "child.*.sex": part_of_rules("G-02"),
    "friend.*.sex": part_of_rules("G-100"),
}

STANDARD: Final = standard_components("legacy", SCHEMA, FIXED)
FRIENDS: Final = tuple(STANDARD.values["friend"])
CHILDREN: Final = tuple(STANDARD.values["child"])
HEADS: Final = tuple(STANDARD.values["head"])
TITLES: Final = tuple(STANDARD.values["title"])
CONTRIBUTIONS: Final = tuple(STANDARD.values["contribution"])
PATRONS: Final = tuple(STANDARD.values["patron"])
MISSIONS: Final = tuple(STANDARD.values["mission"])
HINTS: Final = tuple(STANDARD.values["hint"])
COMPLICATION: Final = CHILDREN.index("complication")

# Cards of a family tree, by one number: friends, then kinds of children, then heads of family.
CHILD_CARD: Final = len(FRIENDS)
HEAD_CARD: Final = CHILD_CARD + len(CHILDREN)
CARDS: Final = (*FRIENDS, *(f"child_{name}" for name in CHILDREN), *(f"head_{name}" for name in HEADS))

WITHOUT_PAWN: Final = tuple(
    f for f, name in enumerate(FRIENDS) if "without_pawn" in STANDARD.values["friend"][name].get("effect", {})
)
"""Friends who may be married without a pawn. G-28"""
PLACE_WITHOUT_PAWN: Final = tuple(WITHOUT_PAWN.index(f) if f in WITHOUT_PAWN else NONE for f in range(len(FRIENDS)))
"""The place of each friend among them, or NONE."""
ABOUT_OTHERS: Final = ("friedrich", "katherine", "laurent", "manuel", "nathalie", "vera")
NOT_SOLO: Final = tuple(FRIENDS.index(name) for name in ABOUT_OTHERS)
NOT_IN_TESTAMENT: Final = (*NOT_SOLO, *(FRIENDS.index(n) for n in ("angelique", "constant", "george", "patrick")))
MISSIONS_NOT_SOLO: Final = tuple(
    MISSIONS.index(name)
    for name in (
        *("found_a_political_party", "preparing_for_the_revolution"),
        *("unrest_at_the_court", "strengthen_the_royal_navy"),
    )
)
"""Friends and missions that touch other players, or whose people the Testament needs. G-70, G-80"""


def components(overlay: Source | None = None) -> Components:
    """The components, with the values of an owner's file, or of a record, in their places."""
    if overlay is None:
        return STANDARD
    own = overlay_of(overlay)
    replaced = with_overlay(STANDARD, own)
    _check_numbers(replaced.values, own)
    return replaced


def _check_numbers(values: dict[str, Any], own: Overlay) -> None:
    """Numbers that are right by themselves may not go together."""
    reserve = values["game"]["reserve"]
    for sex in SEXES:
        count = sum(child["count"] for child in values["child"].values() if child["sex"] == sex)
        if count < reserve + 10:
            why = Message("legacy-together-children", {"n": count, "reserve": reserve})
            raise own.clash(why, "game.reserve", "child")
    if min(values["action"]["money"]["friends"]):
        raise own.clash(Message("legacy-together-money"), "action.money.friends")
    for name, friend in values["friend"].items():
        for one, other in (("price", "dowry"), ("income", "friends")):
            if friend.get(one, 0) and friend.get(other, 0):
                why = Message("legacy-together-either")
                raise own.clash(why, f"friend.{name}.{one}", f"friend.{name}.{other}")
        free = "without_pawn" in friend.get("effect", {})
        if free != (FRIENDS.index(name) in WITHOUT_PAWN):
            raise own.clash(Message("legacy-together-pawn"), f"friend.{name}.effect")
    for kind in ("title", "contribution"):
        for generation in (1, 2, 3):
            count = sum(card["generation"] == generation for card in values[kind].values())
            if count != 3:
                why = Message("legacy-together-generation", {"generation": generation, "n": count})
                raise own.clash(why, kind)


Need = tuple[tuple[int, int], ...]
"""A condition: all of these, each a number of NEEDS with how many are needed."""


def read_need(printed: dict[str, int]) -> Need:
    return tuple((NEEDS.index(name), n) for name, n in printed.items())


class Price:
    """What an action or a card costs. Gold and friends must be there; income and prestige may fall below 0. G-209"""

    __slots__ = ("friends", "gold", "income", "prestige")

    def __init__(self, printed: dict[str, int]) -> None:
        self.gold = printed.get("gold", 0)
        self.friends = printed.get("friends", 0)
        self.income = printed.get("income", 0)
        self.prestige = printed.get("prestige", 0)

    def amounts(self) -> dict[str, int]:
        """What is asked for at all, by its name."""
        named = {"gold": self.gold, "friends": self.friends, "income": self.income, "prestige": self.prestige}
        return {name: n for name, n in named.items() if n}
