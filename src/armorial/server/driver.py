"""Lets bots, and seats that are out, play on."""

import asyncio
import logging
import time
from functools import partial

from sqlalchemy import select

from armorial.server.chores import Chore
from armorial.server.fairness import Asker
from armorial.server.rooms import Room, Rooms
from armorial.server.settings import Settings
from armorial.server.store.schema import TableRow
from armorial.server.thinking import Thinkers
from armorial.table.errors import ApiError
from armorial.table.jobs import Job, carry_out, job_at

log = logging.getLogger(__name__)


class Driver:
    """One task for each table at which it is not a person's turn."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, settings: Settings) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._delay = settings.bot_delay
        self._every = settings.bot_sweep
        self._idle_for = 0.0
        """How long nothing must have happened at a table: at the start, what is found was left by another process."""
        self._sweeping = Chore("looking for forgotten bots", self._sweep, self._every, at_once=True)
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._rooms.on_change = self.look
        self._sweeping.start()

    async def stop(self) -> None:
        """Thoughts are thrown away; what is being written is written first."""
        await self._sweeping.stop()
        tasks = list(self._tasks)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def look(self, room: Room) -> None:
        """Begin to play at a table, if it is up to the server and nobody does already."""
        if room.driving is None and room.table is not None and room.table.bot_to_move and not self._rooms.closing:
            room.driving = asyncio.create_task(self._drive(room))
            self._tasks.add(room.driving)
            room.driving.add_done_callback(lambda task: self._done(room, task))

    def _done(self, room: Room, task: asyncio.Task[None]) -> None:
        room.driving = None
        self._tasks.discard(task)
        if task.cancelled():
            return
        if task.exception() is None:
            self.look(room)
        else:
            log.error("bots have stopped", extra={"table": room.id}, exc_info=task.exception())

    async def _drive(self, room: Room) -> None:
        while True:
            async with self._rooms.reading(room.id, sure=False) as (_, table):
                job = job_at(table)
                asker = Asker(table.host or table.id, lambda: bool(room.watchers))
            if job is None:
                return
            began = time.monotonic()
            token = await self._token(job, asker)
            if self._delay and job.bot is not None and token is not None:
                await asyncio.sleep(max(0.0, self._delay - (time.monotonic() - began)))
            try:
                await asyncio.shield(self._rooms.change(room.id, partial(carry_out, job, token)))
            except ApiError as error:
                if self._rooms.closing:
                    return
                if error.code != "stale":
                    raise

    async def _token(self, job: Job, asker: Asker) -> str | None:
        if job.bot is None or job.puzzle is None:
            return job.token
        return await self._thinkers.answer(job.bot, job.puzzle, asker)

    async def _sweep(self) -> None:
        """Find tables where bots are to move and nothing happens: at the start, or since another process died."""
        for table_id in await self._forgotten():
            async with self._rooms.reading(table_id) as (room, _):
                self.look(room)
        self._idle_for = self._every
        await self._rooms.database.forget_old_replies()

    async def _forgotten(self) -> list[str]:
        async with self._rooms.database.read() as session:
            found = await session.scalars(
                select(TableRow.id).where(
                    TableRow.state == "running", TableRow.bot_to_move, TableRow.changed <= time.time() - self._idle_for
                )
            )
            return list(found)
