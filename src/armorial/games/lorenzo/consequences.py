"""What has come of an answer: two positions compared. The rules have carried it out; nothing is worked out here."""

from typing import Final

from armorial.games.lorenzo.components import HOLDINGS, MEMBERS, PERIODS
from armorial.games.lorenzo.gains import Privilege
from armorial.games.lorenzo.report import Church, may_support, report_is_due
from armorial.games.lorenzo.state import EXCOMMUNICATED, HOME, MEMBER, Lorenzo, period_of
from armorial.games.lorenzo.words import tile as tile_name
from armorial.kernel.contract import Question
from armorial.kernel.words import Message

KEYS: Final = tuple(f"lorenzo-n-{holding}" for holding in HOLDINGS)
PRIVILEGES_KEY: Final = "lorenzo-n-privileges"


def changes(before: Lorenzo, after: Lorenzo, seat: int) -> dict[str, int]:
    """Resources and points, and the privileges that are then to be chosen."""
    was, now = before.players[seat], after.players[seat]
    found: dict[str, int] = {}
    for holding in range(len(KEYS)):
        if now[holding] != was[holding]:
            found[KEYS[holding]] = now[holding] - was[holding]
    more = _privileges(after, seat) - _privileges(before, seat)
    if more > 0:
        found[PRIVILEGES_KEY] = more
    return found


def _privileges(s: Lorenzo, seat: int) -> int:
    """How many privileges a seat is still to choose. L-42"""
    left = 0
    for frame in s.stack:
        if isinstance(frame, Privilege) and frame.seat == seat:
            left += frame.left
    return left


def warnings(before: Lorenzo, after: Lorenzo, seat: int) -> list[Message]:
    """An excommunication that has come or can no longer be averted, where it was not the question."""
    was, now = before.players[seat], after.players[seat]
    new = now[EXCOMMUNICATED] & ~was[EXCOMMUNICATED]
    if not new and _is_lost(after, seat) and not _is_lost(before, seat):
        new = 1 << period_of(after.round_number)
    if isinstance(before.stack[-1], Church):
        return []
    return [
        Message("lorenzo-warn-excommunicated", {"tile": tile_name(after.tiles[period])})
        for period in range(PERIODS)
        if new >> period & 1
    ]


def _is_lost(s: Lorenzo, seat: int) -> bool:
    """Whether the report of this round will find a player without enough faith: they have had their last turn. L-50"""
    top = s.stack[-1] if s.stack else None
    if not report_is_due(s) or (isinstance(top, Question) and top.seat == seat):
        return False
    me = s.players[seat]
    return HOME not in me[MEMBER : MEMBER + len(MEMBERS)] and not may_support(s, seat)
