"""When notices are sent: quiet hours, also over midnight and in other time zones, and digests."""

from datetime import datetime, time, timedelta
from typing import get_args
from zoneinfo import ZoneInfo

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armorial.server.messages.notices import Digest, NoticeChoices, Quiet
from armorial.server.notices.schedule import after_quiet, due

WARSAW = "Europe/Warsaw"


def at(text: str, zone: str = WARSAW) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone)).timestamp()


def wishes(begin: str, end: str, zone: str = WARSAW, digest_at: int = 8) -> NoticeChoices:
    return NoticeChoices(quiet=Quiet(begin=begin, end=end), time_zone=zone, digest_at=digest_at)


@pytest.mark.parametrize(
    ("begin", "end", "now", "sent"),
    [
        ("22:00", "08:00", "2026-03-10 21:59", "2026-03-10 21:59"),
        ("22:00", "08:00", "2026-03-10 22:00", "2026-03-11 08:00"),
        ("22:00", "08:00", "2026-03-10 23:59", "2026-03-11 08:00"),
        ("22:00", "08:00", "2026-03-11 00:00", "2026-03-11 08:00"),
        ("22:00", "08:00", "2026-03-11 07:59", "2026-03-11 08:00"),
        ("22:00", "08:00", "2026-03-11 08:00", "2026-03-11 08:00"),
        ("09:00", "17:30", "2026-03-11 12:00", "2026-03-11 17:30"),
        ("09:00", "17:30", "2026-03-11 18:00", "2026-03-11 18:00"),
        ("09:00", "09:00", "2026-03-11 09:00", "2026-03-11 09:00"),
        ("22:00", "02:30", "2026-03-28 23:00", "2026-03-29 03:30"),  # 02:30 is left out that night
        ("22:00", "08:00", "2026-10-24 23:00", "2026-10-25 08:00"),  # this night is an hour longer
    ],
)
def test_quiet_hours(begin: str, end: str, now: str, sent: str) -> None:
    assert after_quiet(wishes(begin, end), at(now)) == at(sent)


def test_quiet_hours_are_those_of_the_person() -> None:
    now = at("2026-06-10 23:00", "Europe/Warsaw")  # 17:00 in New York, 06:00 of the next day in Tokyo
    assert after_quiet(wishes("22:00", "08:00", "America/New_York"), now) == now
    assert after_quiet(wishes("22:00", "08:00", "Asia/Tokyo"), now) == at("2026-06-11 08:00", "Asia/Tokyo")


def test_digests() -> None:
    now = at("2026-03-10 15:20")
    plain = NoticeChoices(time_zone=WARSAW, digest_at=19)
    assert due(plain, "none", now) == now
    assert due(plain, "hour", now) == at("2026-03-10 16:00")
    assert due(NoticeChoices(time_zone="Asia/Kathmandu"), "hour", now) == at("2026-03-10 21:00", "Asia/Kathmandu")
    assert due(plain, "day", now) == at("2026-03-10 19:00")
    assert due(plain, "day", at("2026-03-10 19:00")) == at("2026-03-11 19:00")
    assert due(wishes("18:00", "07:00", digest_at=19), "day", now) == at("2026-03-11 07:00"), "quiet comes first"


@given(
    st.datetimes(datetime(2020, 1, 1), datetime(2030, 1, 1)),
    st.sampled_from(["UTC", WARSAW, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Africa/Casablanca"]),
    st.times(),
    st.times(),
    st.sampled_from(get_args(Digest)),
)
def test_what_is_sent_is_sent_outside_quiet_hours_and_within_two_days(
    now: datetime, zone: str, begin: time, end: time, digest: Digest
) -> None:
    choices = wishes(begin.strftime("%H:%M"), end.strftime("%H:%M"), zone)
    known = now.replace(tzinfo=ZoneInfo(zone)).timestamp()
    sent = due(choices, digest, known)
    assert known <= sent <= known + timedelta(days=2, hours=3).total_seconds()
    assert after_quiet(choices, sent) == sent
