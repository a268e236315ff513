"""What a server does again and again: whatever fails, it goes on, and it ends when the server does."""

import asyncio
import logging
from collections.abc import Awaitable, Callable

import pytest

from armorial.server.chores import Chore
from tests.patience import LONGEST

NEVER = 10 * LONGEST
"""A pause whose end no test sees."""


def run(test: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(asyncio.wait_for(test(), LONGEST))


def test_it_is_done_again_although_it_failed(caplog: pytest.LogCaptureFixture) -> None:
    async def test() -> None:
        done: asyncio.Queue[int] = asyncio.Queue()

        async def work() -> None:
            done.put_nowait(done.qsize())
            raise ValueError("no luck")

        chore = Chore("trying", work, 0.001)
        chore.start()
        for _ in range(3):
            await done.get()
        await chore.stop()

    with caplog.at_level(logging.ERROR):
        run(test)
    assert {record.getMessage() for record in caplog.records} == {"trying failed"}


@pytest.mark.parametrize("at_once", [False, True])
def test_it_begins_with_a_pause_or_at_once(at_once: bool) -> None:
    async def test() -> None:
        began = asyncio.Event()

        async def work() -> None:
            began.set()

        chore = Chore("beginning", work, 0.01 if at_once else NEVER, at_once=at_once)
        chore.start()
        if at_once:
            await began.wait()
        await chore.stop()
        assert began.is_set() == at_once

    run(test)


def test_while_there_is_more_to_do_there_is_no_pause() -> None:
    async def test() -> None:
        left = [1, 2, 3]
        over = asyncio.Event()

        async def work() -> bool:
            left.pop()
            if not left:
                over.set()
            return bool(left)

        chore = Chore("working off", work, NEVER, at_once=True)
        chore.start()
        await over.wait()
        await chore.stop()
        assert left == []

    run(test)


@pytest.mark.parametrize(("patience", "finished"), [(0.0, False), (LONGEST, True)])
def test_what_is_being_done_may_end_if_there_is_time(patience: float, finished: bool) -> None:
    async def test() -> None:
        begun, go_on = asyncio.Event(), asyncio.Event()
        ended: list[bool] = []

        async def work() -> None:
            begun.set()
            await go_on.wait()
            ended.append(True)

        chore = Chore("ending", work, NEVER, at_once=True)
        chore.start()
        await begun.wait()
        stopping = asyncio.create_task(chore.stop(patience))
        if patience:
            go_on.set()
        await stopping
        assert ended == [True] * finished

    run(test)
