"""The watch over the event loop can complain: only of what computes, and by its name."""

import asyncio
import time
from itertools import count

import pytest

from armorial.server.limits import Limits
from armorial.server.settings import Settings
from tests.server import loop_watch
from tests.server.loop_watch import OFTEN, SEEN, SHARE, LoopWatch, named

SLOWNESS, INTERRUPTIONS = loop_watch._slowness, loop_watch._interruptions


@pytest.fixture(autouse=True)
def at_its_best(monkeypatch: pytest.MonkeyPatch) -> None:
    """The machine is as fast as it can be and nobody else uses it, until a test says otherwise."""
    monkeypatch.setattr(loop_watch, "_slowness", lambda work: 1.0)
    monkeypatch.setattr(loop_watch, "_interruptions", lambda: 0)


@pytest.fixture(autouse=True)
def quickly(monkeypatch: pytest.MonkeyPatch) -> None:
    """What is too long is less than usual, so that nobody has to compute for long."""
    monkeypatch.setattr(loop_watch, "WANTED", 0.000_25)
    monkeypatch.setattr(loop_watch, "LONGEST", 0.001)
    monkeypatch.setattr(loop_watch, "FAR", 0.008)


async def _at_once(seconds: float) -> None:
    """Nobody waits here."""


async def _application(scope: dict[str, str], receive: object, send: object) -> None:
    if scope["path"].startswith("/api/tables/abc"):
        limits = {"far": loop_watch.FAR, "little": loop_watch.WANTED}
        limit = limits.get(scope["path"].rpartition("/")[2], loop_watch.LONGEST)
        until = time.thread_time() + 1.5 * limit
        while time.thread_time() < until:
            pass
    else:
        await asyncio.sleep(2 * loop_watch.LONGEST)


def _complaints(paths: list[str]) -> list[str]:
    async def run(watch: LoopWatch) -> list[str]:
        watch.start()
        for path in paths:
            await asyncio.create_task(named(_application)({"type": "http", "method": "GET", "path": path}, None, None))
        watch.stop()
        return watch.complaints()

    return asyncio.run(run(LoopWatch()))


def test_what_computes_in_the_loop_is_named() -> None:
    (complaint,) = _complaints(["/api/tables/abc/compute", "/api/tables/def/wait"] * OFTEN)
    assert complaint.startswith("GET /api/tables/{id}/compute: ")
    assert f"({OFTEN} times for too long)" in complaint


def test_a_slow_machine_is_no_fault_of_what_runs_on_it(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ["/api/tables/abc/compute"] * OFTEN
    monkeypatch.setattr(loop_watch, "_slowness", lambda work: 10.0)
    assert _complaints(paths) == []
    monkeypatch.setattr(loop_watch, "_slowness", lambda work: 1.01)
    assert _complaints(paths)


def test_what_was_disturbed_by_others_counts_only_if_it_is_far_too_much(monkeypatch: pytest.MonkeyPatch) -> None:
    little, much = ["/api/tables/abc/compute"] * OFTEN, ["/api/tables/abc/far"] * OFTEN
    with monkeypatch.context() as busy:
        busy.setattr(loop_watch, "_interruptions", count().__next__)
        assert _complaints(little) == []
        assert _complaints(much)
    with monkeypatch.context() as busy:
        busy.setattr(loop_watch, "_slowness", lambda work: loop_watch.CALM if work is loop_watch._walk else 1.0)
        assert _complaints(little * 10) == [], "caches are shared"
        assert _complaints(much)


def test_however_busy_the_machine_is_what_really_takes_long_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is made up here: the work is three times what is far too much, on this machine at its best."""
    monkeypatch.setattr(loop_watch, "_slowness", SLOWNESS)
    monkeypatch.setattr(loop_watch, "_interruptions", INTERRUPTIONS)

    async def work(scope: dict[str, str], receive: object, send: object) -> None:
        for _ in range(round(3 * loop_watch.FAR / loop_watch._best[loop_watch._sum])):
            loop_watch._sum()

    monkeypatch.setattr(f"{__name__}._application", work)
    assert _complaints(["/api/tables/abc/work"] * OFTEN)


def test_what_takes_long_now_and_then_is_forgiven(monkeypatch: pytest.MonkeyPatch) -> None:
    paths = ["/api/tables/abc/compute"] * OFTEN + ["/api/tables/def/compute"] * int(OFTEN / SHARE)
    monkeypatch.setattr(asyncio, "sleep", _at_once)
    assert _complaints(paths) == []
    assert _complaints(paths[: OFTEN + 1])
    often = ["/api/tables/def/far"] * 10 * OFTEN
    assert _complaints(["/api/tables/abc/far"] * OFTEN + often), "not if it is very long"


def test_a_little_too_long_counts_where_it_is_nearly_always() -> None:
    assert _complaints(["/api/tables/abc/little"] * (SEEN - 1)) == []
    assert _complaints(["/api/tables/abc/little"] * SEEN)


def test_counting_costs_next_to_nothing() -> None:
    """Limits are looked at with every request: they must not be what holds the loop."""
    limits = Limits(Settings())
    began = time.thread_time()
    for number in range(200):
        limits.spend("requests", person=f"person {number}", network="2001:db8::1")
    assert time.thread_time() - began < 200 * loop_watch.LONGEST
