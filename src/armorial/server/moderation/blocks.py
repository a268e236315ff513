"""Blocks: whoever blocks somebody reads no chat of theirs, and is not brought together with them. Nobody is told."""

import time
from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, delete, func, or_, select

from armorial.server.finding.friends import separate
from armorial.server.messages import Block, Blocks
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import BlockRow, ChatRow, TableRow
from armorial.table.errors import refuse

MOST_BLOCKS: Final = 500


def audible(person: str | None) -> ColumnElement[bool]:
    """Lines of chat that are not by somebody whom the reader has blocked."""
    by_blocked = select(BlockRow.id).where(BlockRow.person == person, BlockRow.blocked == ChatRow.person)
    return ~by_blocked.exists()


async def deaf_to(session: SomeSession, person: str) -> set[str]:
    """All who have blocked somebody."""
    return set(await session.scalars(select(BlockRow.person).where(BlockRow.blocked == person)))


def welcoming(person: str) -> ColumnElement[bool]:
    """Tables whose host has not blocked somebody, nor the other way round."""
    between = or_(
        (BlockRow.person == TableRow.host) & (BlockRow.blocked == person),
        (BlockRow.person == person) & (BlockRow.blocked == TableRow.host),
    )
    return ~select(BlockRow.id).where(between).exists()


async def has_blocked(database: Database, person: str | None, other: str | None) -> bool:
    wanted = select(BlockRow.id).where(BlockRow.person == person, BlockRow.blocked == other)
    async with database.read() as session:
        return await session.scalar(wanted) is not None


async def apart_from(database: Database, person: str) -> set[str]:
    """All whom somebody has blocked, or who have blocked them."""
    wanted = select(BlockRow).where(or_(BlockRow.person == person, BlockRow.blocked == person))
    async with database.read() as session:
        rows = list(await session.scalars(wanted))
    return {row.blocked if row.person == person else row.person for row in rows}


async def between(session: SomeSession, people: Sequence[str]) -> set[frozenset[str]]:
    """Those of some people of whom one has blocked the other."""
    wanted = select(BlockRow).where(BlockRow.person.in_(people), BlockRow.blocked.in_(people))
    return {frozenset((row.person, row.blocked)) for row in await session.scalars(wanted)}


async def blocks_of(database: Database, person: str, people: Sequence[str]) -> dict[str, int]:
    """Whom of some people somebody has blocked, each with the number of the block."""
    wanted = select(BlockRow.blocked, BlockRow.id).where(BlockRow.person == person, BlockRow.blocked.in_(people))
    async with database.read() as session:
        return {row.blocked: row.id for row in await session.execute(wanted)}


async def block(database: Database, person: str, blocked: str, name: str) -> None:
    if person == blocked:
        raise refuse("illegal", "not-yourself")
    count = select(func.count()).select_from(BlockRow).where(BlockRow.person == person)
    async with database.read() as session:
        known = await session.scalar(count) or 0
    if known >= MOST_BLOCKS:
        raise refuse("illegal", "too-many-blocks", n=MOST_BLOCKS)
    try:
        async with database.write() as session:
            await separate(session, person, blocked)
            session.add(BlockRow(person=person, blocked=blocked, name=name, at=time.time()))
    except Conflict:
        pass  # blocked already


async def unblock(database: Database, person: str, block_id: int) -> None:
    async with database.write() as session:
        await session.execute(delete(BlockRow).where(BlockRow.id == block_id, BlockRow.person == person))


async def shown(person: str, session: SomeSession) -> Blocks:
    """The newest first."""
    rows = await session.scalars(select(BlockRow).where(BlockRow.person == person).order_by(BlockRow.id.desc()))
    return Blocks(blocks=[Block(id=row.id, name=row.name, at=row.at) for row in rows])
