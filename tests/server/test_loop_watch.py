"""The watch over the event loop can complain: only of what computes, and by its name."""

import asyncio
import time

from armorial.server.limits import Limits
from armorial.server.settings import Settings
from tests.server import loop_watch
from tests.server.loop_watch import OFTEN, LoopWatch, named


async def _application(scope: dict[str, str], receive: object, send: object) -> None:
    if scope["path"].endswith("compute"):
        until = time.thread_time() + 1.5 * loop_watch.LONGEST
        while time.thread_time() < until:
            pass
    else:
        await asyncio.sleep(2 * loop_watch.LONGEST)


def test_what_computes_in_the_loop_is_named() -> None:
    async def run(watch: LoopWatch) -> list[str]:
        watch.start()
        for path in ["/api/tables/abc/compute", "/api/tables/def/wait"] * OFTEN:
            await asyncio.create_task(named(_application)({"type": "http", "method": "GET", "path": path}, None, None))
        watch.stop()
        return watch.complaints()

    (complaint,) = asyncio.run(run(LoopWatch()))
    assert complaint.startswith("GET /api/tables/{id}/compute: ")
    assert f"({OFTEN} times for too long)" in complaint


def test_counting_costs_next_to_nothing() -> None:
    """Limits are looked at with every request: they must not be what holds the loop."""
    limits = Limits(Settings())
    began = time.thread_time()
    for number in range(200):
        limits.spend("requests", person=f"person {number}", network="2001:db8::1")
    assert time.thread_time() - began < 200 * loop_watch.LONGEST
