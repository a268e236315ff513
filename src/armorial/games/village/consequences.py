"""What has come of an answer: two positions compared. The rules have carried it out; nothing is worked out here."""

from typing import Final

from armorial.games.village.action import Action
from armorial.games.village.components import HOLDINGS, MARKET_SPACE
from armorial.games.village.death import Dies, oldest_generation
from armorial.games.village.farm import harvest
from armorial.games.village.reasons import REASONS
from armorial.games.village.state import CHRONICLE, DUE, KINDS, MEMBER, PLAYER_SIZE, PRESTIGE, TIME, Village
from armorial.games.village.turn import TakeCube
from armorial.games.village.words import generation_of
from armorial.kernel.words import Message

TIME_KEY: Final = "village-n-time"
PRESTIGE_KEY: Final = "village-n-prestige"


def changes(before: Village, after: Village, seat: int) -> dict[str, int]:
    """Coins, grain, cubes and goods; prestige; and time, which is always paid: the marker only moves on. V-20"""
    was, now = before.players[seat], after.players[seat]
    found: dict[str, int] = {}
    time = (now[TIME] - was[TIME]) % after.parts.life_track
    if time:
        found[TIME_KEY] = -time
    for holding in range(HOLDINGS):
        if now[holding] != was[holding]:
            found[REASONS.things[holding]] = now[holding] - was[holding]
    if now[PRESTIGE] != was[PRESTIGE]:
        found[PRESTIGE_KEY] = now[PRESTIGE] - was[PRESTIGE]
    return found


def warnings(before: Village, after: Village, seat: int) -> list[Message]:
    """A death, the end it brings or brings near, an action that is lost, a harvest that gets smaller."""
    found: list[Message] = []
    was, now = before.players[seat], after.players[seat]
    buried = _buried(was, now)
    who_dies_is_asked = isinstance(before.stack[-1], Dies)
    if now[DUE] > was[DUE] or now[TIME] < was[TIME] or (buried and not who_dies_is_asked):
        generation = buried or oldest_generation(now)
        found.append(
            Message("village-warn-dies", {"generation": generation}) if generation else Message("village-warn-nobody")
        )
    found += _end(before, after)
    if _lost_action(before, after):
        found.append(Message("village-warn-no-action"))
    yields, yielded = harvest(after, seat), harvest(before, seat)
    if yields < yielded:
        found.append(Message("village-warn-harvest", {"n": yields, "before": yielded}))
    return found


def _buried(was: list[int], now: list[int]) -> int:
    """The generation of somebody who has died meanwhile; 0 if nobody has. V-23, V-24"""
    for index in range(MEMBER, PLAYER_SIZE):
        if now[index] >= CHRONICLE > was[index]:
            return generation_of(index)
    return 0


def _end(before: Village, after: Village) -> list[Message]:
    """The last turns begin, or one more death in the right place makes them begin. V-110, V-112"""
    if before.last_turns >= 0:
        return []
    if after.last_turns >= 0:
        return [Message("village-warn-last-turns")]
    found: list[Message] = []
    if after.chronicle != before.chronicle and sum(after.chronicle) == 1 < sum(before.chronicle):
        found.append(Message("village-warn-last-place"))
    if after.graves == 1 < before.graves:
        found.append(Message("village-warn-last-grave"))
    return found


def _lost_action(before: Village, after: Village) -> bool:
    """Whether a cube was taken from a space whose action was not asked about, as it cannot be carried out. V-17

    An action can always be declined, so it is never an only answer, and still to be asked about.
    """
    if not isinstance(before.stack[-1], TakeCube) or (after.stack and isinstance(after.stack[-1], Action)):
        return False
    for index, cubes in enumerate(before.spaces):
        if after.spaces[index] < cubes:
            return index // KINDS != MARKET_SPACE
    return False
