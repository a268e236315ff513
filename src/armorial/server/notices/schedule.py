"""When something is sent: not in quiet hours, and in a digest if one is wanted. All in the person's time zone."""

from datetime import datetime, time, timedelta
from typing import Final
from zoneinfo import ZoneInfo

from armorial.server.messages.notices import Digest, NoticeChoices

HOUR: Final = 3600.0


def due(choices: NoticeChoices, digest: Digest, now: float) -> float:
    """When something that is known now is sent."""
    zone = _zone(choices)
    if digest == "hour":
        now += HOUR - (now + _ahead(zone, now)) % HOUR
    elif digest == "day":
        now = _next(time(choices.digest_at), now, zone)
    return after_quiet(choices, now)


def after_quiet(choices: NoticeChoices, at: float) -> float:
    """The same moment, or the end of the quiet hours that it is in."""
    if choices.quiet is None:
        return at
    zone = _zone(choices)
    begin, end = time.fromisoformat(choices.quiet.begin), time.fromisoformat(choices.quiet.end)
    here = datetime.fromtimestamp(at, zone).time()
    quiet = begin <= here < end if begin <= end else here >= begin or here < end
    return _next(end, at, zone) if quiet else at


def _zone(choices: NoticeChoices) -> ZoneInfo:
    return ZoneInfo(choices.time_zone or "UTC")


def _ahead(zone: ZoneInfo, at: float) -> float:
    """How many seconds the clocks of a zone are ahead of Greenwich: not a whole number of hours everywhere."""
    return (datetime.fromtimestamp(at, zone).utcoffset() or timedelta()).total_seconds()


def _next(clock: time, after: float, zone: ZoneInfo) -> float:
    """When a clock in the zone shows a time next. A time that a change of the clock leaves out is taken to be as long
    after midnight as on other days."""
    today = datetime.fromtimestamp(after, zone).date()
    moments = (datetime.combine(today + timedelta(days), clock, zone).timestamp() for days in range(3))
    return next(moment for moment in moments if moment > after)
