"""Friends: those who have named each other. To ask somebody is to name them, and to agree is to name them back.

People are found by their exact name only. Whoever was blocked by somebody can ask them, and learns nothing: the other
one does not see it.
"""

from collections.abc import Sequence
from typing import Final

from sqlalchemy import ColumnElement, delete, func, or_, select
from sqlalchemy.orm import aliased

from armorial.server.messages.finding import Friend, Friends
from armorial.server.standing.profiles import is_public
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.outbox import put_out
from armorial.server.store.schema import BlockRow, FriendRow, InvitationRow, PersonRow, SeatRow
from armorial.table.errors import refuse
from armorial.table.happenings import Happening

MOST_FRIENDS: Final = 300
"""How many people somebody may have named."""
MOST_ASKING: Final = 100
"""How many may wait for the answer of one person."""

_Back = aliased(FriendRow)
"""The row of the other one about oneself."""


def _named_back() -> ColumnElement[bool]:
    return select(_Back.id).where(_Back.person == FriendRow.other, _Back.other == FriendRow.person).exists()


def unanswered() -> ColumnElement[bool]:
    """That somebody has asked and waits for the answer."""
    return ~_named_back() & _not_blocked()


def _not_blocked() -> ColumnElement[bool]:
    """That whoever was named has not blocked whoever named them."""
    between = (BlockRow.person == FriendRow.other) & (BlockRow.blocked == FriendRow.person)
    return ~select(BlockRow.id).where(between).exists()


async def friends_of(session: SomeSession, person: str) -> list[tuple[FriendRow, PersonRow]]:
    """One's own rows about one's friends, by name."""
    wanted = select(FriendRow, PersonRow).join(PersonRow, PersonRow.id == FriendRow.other)
    found = await session.execute(wanted.where(FriendRow.person == person, _named_back()).order_by(PersonRow.name))
    return [(row, other) for row, other in found.all()]


async def friend(session: SomeSession, person: str, row_id: int) -> str | None:
    """Who it is that one's own row about a friend names."""
    mine = (FriendRow.id == row_id) & (FriendRow.person == person)
    return await session.scalar(select(FriendRow.other).where(mine, _named_back()))


async def shown(person: str, session: SomeSession) -> Friends:
    asked = select(FriendRow, PersonRow).join(PersonRow, PersonRow.id == FriendRow.other)
    asking = select(FriendRow, PersonRow).join(PersonRow, PersonRow.id == FriendRow.person)
    friends = await friends_of(session, person)
    waiting = await session.execute(asked.where(FriendRow.person == person, ~_named_back()).order_by(FriendRow.id))
    wanted = asking.where(FriendRow.other == person, ~_named_back(), _not_blocked()).order_by(FriendRow.id)
    return Friends(
        friends=[_friend(row, other) for row, other in friends],
        asking=[_friend(row, other) for row, other in (await session.execute(wanted)).all()],
        asked=[_friend(row, other) for row, other in waiting.all()],
    )


def _friend(row: FriendRow, other: PersonRow) -> Friend:
    return Friend(id=row.id, name=other.name, since=row.at, profile=other.id if is_public(other) else None)


# -- finding somebody -----------------------------------------------------------------------------------------


async def called(session: SomeSession, name: str, by: str) -> str:
    """The one with an account who has exactly this name. Of several it is the one whom the asker has sat with."""
    wanted = select(PersonRow.id).where(
        PersonRow.name == name, PersonRow.login.is_not(None), PersonRow.deleted.is_(None), PersonRow.id != by
    )
    found = list(await session.scalars(wanted.order_by(PersonRow.created).limit(MOST_ASKING)))
    if not found:
        raise refuse("not_found", "nobody-called", name=name)
    if len(found) > 1:
        found = await _met(session, found, by)
    if len(found) != 1:
        raise refuse("illegal", "several-called", name=name)
    return found[0]


async def _met(session: SomeSession, people: Sequence[str], by: str) -> list[str]:
    mine = select(SeatRow.table).where(SeatRow.person == by)
    met = select(SeatRow.person).where(SeatRow.person.in_(people), SeatRow.table.in_(mine)).distinct()
    return [person for person in await session.scalars(met) if person is not None]


async def with_profile(session: SomeSession, address: str) -> str:
    """Whose public profile this is."""
    found = await session.get(PersonRow, address)
    if found is None or not is_public(found):
        raise refuse("not_found", "no-such-person")
    return found.id


# -- asking, agreeing, parting --------------------------------------------------------------------------------


async def ask(session: SomeSession, person: str, other: str, at: float, name: str) -> None:
    """Name somebody. If they have named the asker before, they are friends now; else they are told of it, wherever they
    are, as of somebody called ``name``."""
    if person == other:
        raise refuse("illegal", "not-yourself")
    if await _has_blocked(session, person, other):
        raise refuse("illegal", "friend-blocked")
    if await session.scalar(select(FriendRow.id).where(FriendRow.person == person, FriendRow.other == other)):
        return
    if await _count(session, FriendRow.person == person) >= MOST_FRIENDS:
        raise refuse("illegal", "too-many-friends", n=MOST_FRIENDS)
    back = select(FriendRow.id).where(FriendRow.person == other, FriendRow.other == person)
    first = await session.scalar(back) is None
    if first and await _asking(session, other) >= MOST_ASKING:
        raise refuse("illegal", "too-many-asking")
    row = FriendRow(person=person, other=other, at=at)
    session.add(row)
    await session.flush()
    if first and not await _has_blocked(session, other, person):
        page = f"/friends?ask={row.id}"
        await put_out(session, [Happening("friend_asked", page, None, other, at, {"by": name, "ask": row.id})])


async def _has_blocked(session: SomeSession, person: str, other: str) -> bool:
    wanted = select(BlockRow.id).where(BlockRow.person == person, BlockRow.blocked == other)
    return await session.scalar(wanted) is not None


async def _asking(session: SomeSession, person: str) -> int:
    return await _count(session, (FriendRow.other == person) & ~_named_back())


async def _count(session: SomeSession, which: ColumnElement[bool]) -> int:
    return await session.scalar(select(func.count()).select_from(FriendRow).where(which)) or 0


async def accept(database: Database, person: PersonRow, ask_id: int, at: float) -> None:
    """Name somebody back who has asked."""
    async with database.read() as session:
        wanted = select(FriendRow.person).where(FriendRow.id == ask_id, FriendRow.other == person.id, _not_blocked())
        asker = await session.scalar(wanted)
    if asker is None:
        raise refuse("not_found", "no-such-ask")
    try:
        async with database.write() as session:
            await ask(session, person.id, asker, at, person.name)
    except Conflict:
        pass  # the same request came twice at once


async def part(database: Database, person: str, row_id: int) -> None:
    """Be friends no longer, decline, or take back what one has asked. What is gone is as good as parted."""
    async with database.write() as session:
        mine = or_(FriendRow.person == person, FriendRow.other == person)
        row = await session.scalar(select(FriendRow).where(FriendRow.id == row_id, mine))
        if row is not None:
            await separate(session, row.person, row.other)


async def separate(session: SomeSession, one: str, other: str) -> None:
    """Nothing is left between two people: neither friendship nor invitations."""
    for person, second in ((one, other), (other, one)):
        await session.execute(delete(FriendRow).where(FriendRow.person == person, FriendRow.other == second))
        await session.execute(delete(InvitationRow).where(InvitationRow.person == person, InvitationRow.by == second))
