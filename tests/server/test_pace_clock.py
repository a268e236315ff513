"""The arithmetic of clocks."""

import time
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armorial.server.clock import Clock as WallClock
from armorial.server.pace.times import GRACE, Times
from armorial.table.pace.clock import DAY, FORGIVEN, Clock, Due, Pace, fresh, left_at, next_due, settle, stopped, strike

LIVE = Pace("live", bank=600, increment=20)
DAYS = Pace("days", days=3)


def began(pace: Pace, seats: int = 2, turn: int = 0, now: float = 100.0) -> Clock:
    return settle(fresh(pace, seats, now), pace, turn, [turn], [], now)


def test_only_the_one_who_decides_loses_time() -> None:
    clock = began(LIVE)
    assert clock.left == [620, 600], "the increment comes with the turn"
    assert [left_at(clock, seat, 130) for seat in (0, 1)] == [590, 600]
    passed = settle(clock, LIVE, 1, [1], [], 130)
    assert passed.left == [590, 620]
    assert [left_at(passed, seat, 140) for seat in (0, 1)] == [590, 610]


def test_within_a_turn_nothing_is_added() -> None:
    clock = settle(began(LIVE), LIVE, 0, [0], [], 110)
    assert settle(clock, LIVE, 0, [0], [], 120).left == [600, 600]


def test_a_bots_thinking_costs_nobody_anything() -> None:
    bots = settle(began(LIVE), LIVE, 1, [], [], 110)
    assert bots.running == []
    assert next_due(bots, LIVE) is None
    again = settle(bots, LIVE, 0, [0], [], 500)
    assert again.left[0] == 610 + 20


def test_those_who_are_asked_to_go_back_use_their_own_time_and_get_no_increment() -> None:
    clock = began(LIVE, 3)
    asked = settle(clock, LIVE, 0, [1, 2], [], 110)
    assert asked.running == [1, 2]
    one = settle(asked, LIVE, 0, [2], [], 120)
    back = settle(one, LIVE, 0, [0], [], 150)
    assert back.left == [610, 590, 560], "the one who asked has waited, and gets no second increment"


def test_by_turns_each_turn_has_its_days() -> None:
    clock = settle(began(DAYS), DAYS, 1, [1], [], 100 + 2 * DAY)
    assert clock.left[0] == DAY
    again = settle(clock, DAYS, 0, [0], [], 100 + 3 * DAY)
    assert again.left == [3 * DAY, 2 * DAY]
    asked = settle(again, DAYS, 0, [1], [], 100 + 4 * DAY)
    assert asked.left == [2 * DAY, 3 * DAY], "whoever is asked to go back has days for that"
    assert settle(asked, DAYS, 0, [0], [], 100 + 6 * DAY).left[0] == 2 * DAY, "the turn goes on where it was"


def test_on_vacation_time_stands_still() -> None:
    paused = settle(began(DAYS), DAYS, 0, [0], [0], 100 + DAY)
    assert paused.running == []
    assert next_due(paused, DAYS) is None
    back = settle(paused, DAYS, 0, [0], [], 100 + 20 * DAY)
    assert back.left[0] == 2 * DAY


def test_who_is_out_of_time_stays_so_while_they_ask_to_go_back() -> None:
    clock, _ = strike(began(LIVE), LIVE, 9999)
    for deciding in ([1], [0]):  # the other one is asked, and refuses
        clock = settle(clock, LIVE, 0, deciding, [], 9999, asked=deciding == [1])
        assert clock.out == [0]
    assert settle(clock, LIVE, 1, [1], [], 9999).out == []


def test_each_thing_is_due_once() -> None:
    clock = began(LIVE)
    due = next_due(clock, LIVE)
    assert due == 100 + 560
    clock, happens = strike(clock, LIVE, due)
    assert happens == [Due("short", 0)]
    assert strike(clock, LIVE, due + 1)[1] == []
    due = next_due(clock, LIVE)
    assert due == 100 + 620
    clock, happens = strike(clock, LIVE, due)
    assert happens == [Due("out", 0)]
    assert clock.out == [0]
    assert next_due(clock, LIVE) is None
    assert strike(clock, LIVE, due + 1000)[1] == []


def test_who_begins_with_little_is_not_told_so() -> None:
    little = replace(began(LIVE), left=[10, 620], deciding=[1], turn=1, running=[1])
    clock = settle(little, LIVE, 0, [0], [], 100)
    assert clock.warned == [0]
    assert next_due(clock, LIVE) == 130


def test_too_late_is_out_and_no_longer_short() -> None:
    clock, happens = strike(began(LIVE), LIVE, 10_000)
    assert happens == [Due("out", 0)]
    assert clock.left[0] == 0


def test_votes_hold_until_somebody_else_is_waited_for() -> None:
    clock = replace(began(LIVE), for_bot=[[0, 1]], reminded=105.0)
    same = settle(clock, LIVE, 0, [0], [], 110)
    assert (same.for_bot, same.reminded) == ([[0, 1]], 105.0)
    passed = settle(same, LIVE, 1, [1], [], 120)
    assert (passed.for_bot, passed.reminded) == ([], None)


def test_what_the_network_takes_is_given_back_but_not_without_end() -> None:
    clock = settle(began(LIVE), LIVE, 0, [0], [], 110, lag=0.5)
    assert clock.left[0] == 610.5
    for now in range(111, 131):
        clock = settle(clock, LIVE, 0, [0], [], now, lag=1.0)
    assert clock.left[0] == 620 - 30 + FORGIVEN
    assert settle(began(LIVE), LIVE, 0, [0], [], 100.2, lag=5).left[0] == pytest.approx(620), "never more than it took"


Moves = st.lists(
    st.tuples(
        st.integers(0, 3), st.booleans(), st.floats(0, 5 * DAY, allow_nan=False), st.floats(0, 2, allow_nan=False)
    ),
    max_size=30,
)


@given(st.sampled_from([LIVE, DAYS, Pace("live", bank=60), Pace()]), Moves)
def test_whatever_happens_time_adds_up(pace: Pace, moves: list[tuple[int, bool, float, float]]) -> None:
    """Nobody has less than nothing, only those who decide lose, and by exactly what passed."""
    now = 50.0
    clock = fresh(pace, 4, now)
    for seat, undo, passes, lag in moves:
        deciding = [other for other in range(4) if other != seat] if undo else [seat]
        after = settle(clock, pace, clock.turn if undo else seat, deciding, [], now, lag)
        for each, before in enumerate(clock.left):
            gained = after.left[each] - left_at(clock, each, now)
            assert gained >= -1e-6
            most = pace.allowance if pace.kind == "days" else pace.increment + FORGIVEN
            assert gained <= most + 1e-6
            assert after.left[each] >= 0
            if each not in clock.running and each not in deciding:
                assert after.left[each] == before
        assert (after.running == sorted(deciding)) == pace.clocked
        due = next_due(after, pace)
        assert (due is None) == (not after.running or set(after.running) <= set(after.out) & set(after.warned))
        if due is not None:
            assert due >= after.since
            struck, happens = strike(after, pace, due + 0.01)
            assert happens or struck.warned != after.warned
            assert strike(struck, pace, due + 0.01)[1] == []
        now += passes
        clock = after
    assert stopped(clock, now).running == []


# -- table time -------------------------------------------------------------------------------------------------------


class Turned:
    """A clock that a test turns."""

    def __init__(self, times: Times) -> None:
        self.at = 1_000.0
        times.monotonic = lambda: self.at
        times.hear(times.now() + 0.001)  # from here on


def test_time_goes_on_with_the_monotonic_clock_and_not_with_the_wall() -> None:
    times = Times(WallClock())
    assert times.monotonic is time.monotonic
    turned = Turned(times)
    before = times.now()
    times.wall = lambda: 0.0
    turned.at += 3
    assert times.now() == pytest.approx(before + 3)


def test_without_a_heartbeat_time_stands_still() -> None:
    """The database is away, or the process was stopped for a while."""
    times = Times(WallClock())
    turned = Turned(times)
    before = times.now()
    turned.at += 3600
    assert times.now() == pytest.approx(before + GRACE)
    times.written(times.now())
    turned.at += 1
    assert times.now() == pytest.approx(before + GRACE + 1)


def test_a_process_follows_the_one_that_is_furthest() -> None:
    times = Times(WallClock())
    turned = Turned(times)
    times.hear(500.0)
    assert times.now() == 500
    turned.at += 5
    times.hear(502.0)
    assert times.now() == 505, "the other is behind"
    times.hear(700.0)
    assert times.now() == 700


def test_a_backup_brings_its_own_time() -> None:
    times = Times(WallClock())
    Turned(times)
    times.hear(5_000.0)
    times.hear(1_000.0)
    assert times.now() == 1_000
