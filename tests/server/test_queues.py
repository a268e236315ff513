"""The queue of a table: whoever plays there waits for one reader at most."""

import asyncio
from contextlib import AbstractAsyncContextManager

from armorial.server.queues import Queue
from armorial.table.seating import start
from armorial.table.show import Reader, position
from armorial.table.table import Seat, Table


async def _turns(queue: Queue, told: list[str], *names: str) -> list[asyncio.Task[None]]:
    async def wait(name: str, turn: AbstractAsyncContextManager[None]) -> None:
        async with turn:
            told.append(name)
            await asyncio.sleep(0)

    made = [
        asyncio.create_task(wait(name, queue.changes() if name.startswith("play") else queue.reading()))
        for name in names
    ]
    await asyncio.sleep(0)
    return made


async def _play() -> None:
    queue, told = Queue(), list[str]()
    async with queue.reading():
        waiting = await _turns(queue, told, "read 1", "read 2", "play 1", "read 3", "play 2")
        assert not queue.empty
    await asyncio.gather(*waiting)
    assert told == ["play 1", "play 2", "read 1", "read 2", "read 3"]
    assert queue.empty


async def _give_up() -> None:
    queue, told = Queue(), list[str]()
    async with queue.changes():
        assert queue.changing
        waiting = await _turns(queue, told, "play 1", "read 1", "read 2")
        waiting[0].cancel()
        await asyncio.sleep(0)
    waiting[1].cancel()  # whose turn it is at the same moment
    await asyncio.gather(*waiting, return_exceptions=True)
    assert told == ["read 2"]
    assert queue.empty
    assert not queue.changing


def test_players_come_before_readers() -> None:
    asyncio.run(_play())


def test_whoever_gives_up_holds_up_nobody() -> None:
    asyncio.run(_give_up())


def test_a_still_table_stays_as_it_is() -> None:
    """Those who look for longer have a copy; the table is played on."""
    seats = [Seat("person", "Ada", "ada"), Seat("person", "Bob", "bob")]
    table = Table("table", "village", {}, "public", "ada", "Ada", seats)
    start(table, "ada", None)
    match, reader = table.playing(), Reader("ada", "en")
    match.answer(match.to_move or 0, match.options()[0])
    still, before = table.still(), position(table, reader, 0)
    assert position(still, reader, 0) == before
    seat = match.to_move or 0
    match.answer(seat, match.options()[0])
    if match.can_undo(seat):
        match.undo(seat)
    table.seats[1].free()
    table.removed.append("bob")
    assert table.seq > still.seq
    assert position(still, reader, 0) == before
    assert (still.removed, still.names()) == ([], ["Ada", "Bob"])
