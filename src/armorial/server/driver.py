"""Lets bots, and seats that are out, play on."""

import asyncio
import logging
import time
from dataclasses import dataclass
from functools import partial

from sqlalchemy import select

from armorial.server.errors import ApiError, stale
from armorial.server.fairness import Asker
from armorial.server.rooms import Room, Rooms
from armorial.server.settings import Settings
from armorial.server.store.schema import TableRow
from armorial.server.tables.play import answer_for, confirm_for
from armorial.server.tables.table import Table
from armorial.server.thinking import Thinkers
from armorial.server.worker import Puzzle

log = logging.getLogger(__name__)


@dataclass(frozen=True)
class Job:
    """What the server has to do at a table, and the line it is for."""

    seat: int
    seq: int
    bot: str | None
    """None for a seat that is out: it does as little as possible."""
    puzzle: Puzzle | None
    """What the bot thinks about."""
    token: str | None
    """What a seat that is out answers. With neither, a turn is to be confirmed."""


class Driver:
    """One task for each table at which it is not a person's turn."""

    def __init__(self, rooms: Rooms, thinkers: Thinkers, settings: Settings) -> None:
        self._rooms = rooms
        self._thinkers = thinkers
        self._delay = settings.bot_delay
        self._every = settings.bot_sweep
        self._sweeping: asyncio.Task[None] | None = None
        self._tasks: set[asyncio.Task[None]] = set()

    def start(self) -> None:
        self._rooms.on_change = self.look
        self._sweeping = asyncio.create_task(self._sweep())

    async def stop(self) -> None:
        """Thoughts are thrown away; what is being written is written first."""
        tasks = [task for task in [self._sweeping, *self._tasks] if task is not None]
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
                await asyncio.shield(self._rooms.change(room.id, partial(_play, job, token)))
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
        waited = 0.0
        while True:
            try:
                for table_id in await self._forgotten(waited):
                    async with self._rooms.reading(table_id) as (room, _):
                        self.look(room)
                await self._rooms.database.forget_old_replies()
            except Exception:
                log.exception("looking for forgotten bots failed")
            await asyncio.sleep(self._every)
            waited = self._every

    async def _forgotten(self, since: float) -> list[str]:
        async with self._rooms.database.read() as session:
            found = await session.scalars(
                select(TableRow.id).where(
                    TableRow.state == "running", TableRow.bot_to_move, TableRow.changed <= time.time() - since
                )
            )
            return list(found)


def job_at(table: Table) -> Job | None:
    """What is up to the server at a table."""
    match = table.match
    if match is None or not table.bot_to_move:
        return None
    seat = match.to_move
    assert seat is not None
    bot = table.seats[seat].bot
    asked = not match.waiting_for_confirm
    return Job(
        seat,
        match.version,
        bot,
        puzzle_at(table, seat) if asked and bot is not None else None,
        match.idle() if asked and bot is None else None,
    )


def puzzle_at(table: Table, seat: int) -> Puzzle:
    """The position of a table, for a bot to think about in the place of a seat."""
    match = table.playing()
    place = f"{table.id} {seat}"
    return Puzzle(place, table.game, match.head.components, match.game.dump(match.state), match.options())


def _play(job: Job, token: str | None, table: Table) -> None:
    if not table.bot_to_move or table.to_move != job.seat:  # taken back, or somebody asks to
        raise stale(table.seq)
    if token is not None:
        answer_for(table, job.seat, job.seq, token)
    match = table.playing()
    if match.waiting_for_confirm and match.to_move == job.seat:  # bots never think again
        confirm_for(table, job.seat, match.version)
