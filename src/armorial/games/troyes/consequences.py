"""What has come of an answer: two positions compared. The rules have carried it out; nothing is worked out here."""

from typing import Final

from armorial.games.troyes.state import DENIERS, INFLUENCE, PURSE, VP, Troyes, salaries
from armorial.games.troyes.words import deniers, influence
from armorial.kernel.words import Message

KEYS: Final = {DENIERS: "troyes-n-deniers", INFLUENCE: "troyes-n-influence", VP: "troyes-n-vp"}


def changes(before: Troyes, after: Troyes, seat: int) -> dict[str, int]:
    """Deniers, influence and the player's own VP."""
    was, now = before.players[seat], after.players[seat]
    return {key: now[holding] - was[holding] for holding, key in KEYS.items() if now[holding] != was[holding]}


def warnings(before: Troyes, after: Troyes, seat: int) -> list[Message]:
    """The round ends; or what is left is no longer enough for what the next one asks."""
    if after.round_number > before.round_number:
        return [Message("troyes-warn-round-ends")]
    found: list[Message] = []
    short = deniers_short(after, seat)
    if short > 0 >= deniers_short(before, seat):
        found.append(Message("troyes-warn-deniers", {"what": deniers(short)}))
    short = influence_short(after, seat)
    if short > 0 >= influence_short(before, seat):
        found.append(Message("troyes-warn-influence", {"what": influence(short)}))
    return found


def deniers_short(s: Troyes, seat: int) -> int:
    """By how much a player cannot pay the salaries and events of the next round, as things stand. T-11, T-12, T-15"""
    if is_last_round(s):
        return 0
    parts, me = s.parts, s.players[seat]
    asked = sum(parts.event_effect[at].deniers_asked(s, seat, parts.event_number[at]) for at in s.row)
    return asked + salaries(s, seat) - parts.income - me[DENIERS] - me[PURSE]


def influence_short(s: Troyes, seat: int) -> int:
    """By how much a player cannot bear the events of the next round, as things stand. T-15, T-153"""
    if is_last_round(s):
        return 0
    parts = s.parts
    asked = sum(parts.event_effect[at].influence_asked(s, seat, parts.event_number[at]) for at in s.row)
    return asked - s.players[seat][INFLUENCE]


def is_last_round(s: Troyes) -> bool:
    return s.round_number >= s.parts.rounds[s.seats]
