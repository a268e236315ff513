"""What has come of an answer: two positions compared. The rules have carried it out; nothing is worked out here."""

from typing import Final

from armorial.games.legacy.birth import Birth, DrawChild, KeepChild, NameSex, WhichCouple
from armorial.games.legacy.components import COLOURS
from armorial.games.legacy.missions import fulfillable
from armorial.games.legacy.state import (
    BORN,
    CARD,
    EXTRA,
    GEN,
    GOLD,
    HONOUR,
    INCOME,
    MODE,
    OPEN,
    OUT,
    PRESTIGE,
    TESTAMENT,
    Legacy,
    is_friend,
)
from armorial.games.legacy.tree import people
from armorial.games.legacy.turn import has_turn
from armorial.games.legacy.wedding import Wedding, WhichPartner
from armorial.games.legacy.words import mission
from armorial.kernel.words import Message

COUNTED: Final = (
    (GOLD, "legacy-n-gold"),
    (INCOME, "legacy-n-income"),
    (PRESTIGE, "legacy-n-prestige"),
    (HONOUR, "legacy-n-honour"),
)
FRIENDS_KEY: Final = "legacy-n-friends"
MAY_BRING_A_CHILD: Final = (Birth, DrawChild, KeepChild, NameSex, WhichCouple, WhichPartner, Wedding)
"""What is still to happen when a child may yet be born."""


def changes(before: Legacy, after: Legacy, seat: int) -> dict[str, int]:
    """Gold, income, prestige, honour and friends. A friend who is laid into the tree is not lost."""
    was, now = before.players[seat], after.players[seat]
    found = {key: now[what] - was[what] for what, key in COUNTED if now[what] != was[what]}
    friends = _friends(after, seat) - _friends(before, seat)
    if friends:
        found[FRIENDS_KEY] = friends
    return found


def _friends(s: Legacy, seat: int) -> int:
    """In the hand, on the table (between the choice of a friend and of a partner) and in the tree."""
    tree = s.trees[seat]
    laid = sum(is_friend(tree[i + CARD]) for i in people(tree))
    chosen = sum(isinstance(frame, WhichPartner) and frame.seat == seat for frame in s.stack)
    return len(s.hands[seat]) + chosen + laid


def warnings(before: Legacy, after: Legacy, seat: int) -> list[Message]:
    """A family that dies out, a generation that ends, a mission that gets out of reach, an empty purse or hand."""
    was, now = before.players[seat], after.players[seat]
    found = [*_family(before, after, seat), *_generation(before, after, seat)]
    lost = fulfillable(before, seat) & now[OPEN] & ~fulfillable(after, seat) if was[OPEN] else 0
    while lost:
        card = lost.bit_length() - 1
        lost ^= 1 << card
        found.append(Message("legacy-warn-mission", {"mission": mission(card)}))
    if now[PRESTIGE] < 0 <= was[PRESTIGE]:
        found.append(Message("legacy-warn-prestige"))
    if now[GOLD] == 0 < was[GOLD]:
        found.append(Message("legacy-warn-no-gold"))
    if not after.hands[seat] and before.hands[seat] and not now[OUT]:
        found.append(Message("legacy-warn-no-friends"))
    return found


def _family(before: Legacy, after: Legacy, seat: int) -> list[Message]:
    """No child of this generation, and no pawn left to have one with. G-21"""
    if after.numbers[MODE] == TESTAMENT or before.players[seat][OUT]:
        return []
    if after.players[seat][OUT]:
        return [Message("legacy-warn-died-out")]
    generation = before.numbers[GEN]
    if after.numbers[GEN] != generation or not _last_round(after) or after.players[seat][BORN + generation - 1]:
        return []
    if not has_turn(before, seat) or has_turn(after, seat):
        return []
    if any(isinstance(frame, MAY_BRING_A_CHILD) for frame in after.stack):
        return []
    return [Message("legacy-warn-no-child")]


def _generation(before: Legacy, after: Legacy, seat: int) -> list[Message]:
    """The generation is over, or over for this player; extra pawns that were not used are lost. G-20"""
    if not after.stack:
        return []
    if after.numbers[GEN] > before.numbers[GEN] > 0:
        return [Message("legacy-warn-generation")]
    pawns = sum(after.players[seat][EXTRA : EXTRA + len(COLOURS)])
    if pawns and _last_round(after) and has_turn(before, seat) and not has_turn(after, seat):
        return [Message("legacy-warn-pawns", {"n": pawns})]
    return []


def _last_round(s: Legacy) -> bool:
    """Whether the round is the last of its generation. G-10"""
    return s.round_number == sum(s.parts.rounds[: s.numbers[GEN]])
