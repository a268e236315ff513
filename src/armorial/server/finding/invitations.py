"""Invitations: somebody at a table that waits for players asks their friends to come."""

from typing import Any, Final, Literal

from sqlalchemy import ColumnElement, and_, delete, func, select

from armorial.server.finding import friends
from armorial.server.messages.finding import FriendHere, FriendsHere, Invitation, Invitations
from armorial.server.moderation.blocks import welcoming
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.outbox import put_out
from armorial.server.store.schema import InvitationRow, PersonRow, SeatRow, TableRow
from armorial.table.errors import refuse
from armorial.table.happened import pace_of
from armorial.table.happenings import Happening
from armorial.table.table import Table

MOST_OF_TABLE: Final = 40
"""How many people may be invited to one table."""
MOST_OF_PERSON: Final = 50
"""How many invitations one person may have that are not answered."""


def _seats(*which: ColumnElement[bool]) -> Any:
    return select(func.count()).select_from(SeatRow).where(SeatRow.table == TableRow.id, *which).scalar_subquery()


def _live(person: str) -> ColumnElement[bool]:
    """Invitations of somebody that can still be accepted: to open tables with a free seat, at which they do not sit,
    and whose host has not blocked them."""
    return and_(
        InvitationRow.person == person,
        TableRow.state == "open",
        _seats(SeatRow.kind == "open") > 0,
        _seats(SeatRow.person == person) == 0,
        welcoming(person),
    )


async def shown(database: Database, person: str) -> Invitations:
    wanted = (
        select(InvitationRow, TableRow, PersonRow.name, _seats(), _seats(SeatRow.kind == "open"))
        .join(TableRow, TableRow.id == InvitationRow.table)
        .join(PersonRow, PersonRow.id == InvitationRow.by)
        .where(_live(person))
        .order_by(InvitationRow.id.desc())
        .limit(MOST_OF_PERSON)
    )
    async with database.read() as session:
        rows = (await session.execute(wanted)).all()
    return Invitations(
        invitations=[
            Invitation(
                id=row.id,
                by=by,
                at=row.at,
                table=table.id,
                game=table.game,
                seats=seats,
                free=free,
                pace=(table.pace or {}).get("kind", "none"),
                rated=table.rated,
                invite=table.invite if table.visibility == "private" else None,
            )
            for row, table, by, seats, free in rows
            if person not in (table.removed or ())  # an invitation from before does not pass over the host
        ]
    )


async def friends_here(table: Table, person: str, session: SomeSession) -> FriendsHere:
    """One's friends, and which of them are at a table or invited to it."""
    invited = set(await session.scalars(select(InvitationRow.person).where(InvitationRow.table == table.id)))
    known = await friends.friends_of(session, person)

    def state(other: str) -> Literal["away", "invited", "here"]:
        return "here" if table.belongs(other) else "invited" if other in invited else "away"

    return FriendsHere(friends=[FriendHere(id=row.id, name=other.name, state=state(other.id)) for row, other in known])


def check_may_invite(table: Table, person: str) -> None:
    """Whoever is at a table that waits for players may bring friends."""
    table.check_visible(person, None)
    if not table.belongs(person):
        raise refuse("forbidden", "invite-players")
    if table.state != "open":
        raise refuse("illegal", "already-started")


async def invite(database: Database, table: Table, person: PersonRow, friend: int, at: float) -> None:
    """Invite a friend; once to each table. They are told of it wherever they are."""
    try:
        async with database.write() as session:
            other = await friends.friend(session, person.id, friend)
            if other is None:
                raise refuse("not_found", "no-such-friend")
            if table.belongs(other) or other in table.removed or await _is_invited(session, table.id, other):
                return
            await _check_room(session, table.id, other)
            session.add(InvitationRow(table=table.id, person=other, by=person.id, at=at))
            by = table.name_of(person.id) or person.name
            told = Happening("invitation", table.id, None, other, at, {"pace": pace_of(table), "by": by})
            await put_out(session, [told])
    except Conflict:
        pass  # the same request came twice at once


async def _is_invited(session: SomeSession, table: str, person: str) -> bool:
    wanted = select(InvitationRow.id).where(InvitationRow.table == table, InvitationRow.person == person)
    return await session.scalar(wanted) is not None


async def _check_room(session: SomeSession, table: str, person: str) -> None:
    count = select(func.count()).select_from(InvitationRow)
    if (await session.scalar(count.where(InvitationRow.table == table)) or 0) >= MOST_OF_TABLE:
        raise refuse("illegal", "too-many-invited", n=MOST_OF_TABLE)
    unanswered = count.join(TableRow, TableRow.id == InvitationRow.table).where(_live(person))
    if (await session.scalar(unanswered) or 0) >= MOST_OF_PERSON:
        raise refuse("illegal", "too-many-invitations")


async def to_accept(database: Database, person: str, invitation: int) -> tuple[str, str]:
    """The table of an invitation, and the secret that lets one in."""
    wanted = select(TableRow.id, TableRow.invite, TableRow.removed)
    wanted = wanted.join(InvitationRow, InvitationRow.table == TableRow.id)
    async with database.read() as session:
        found = (await session.execute(wanted.where(InvitationRow.id == invitation, _live(person)))).one_or_none()
    if found is None or person in (found[2] or ()):
        raise refuse("not_found", "no-such-invitation")
    return found[0], found[1]


async def answered(database: Database, person: str, invitation: int) -> None:
    """Nothing is left of it, whatever the answer was."""
    mine = (InvitationRow.id == invitation) & (InvitationRow.person == person)
    async with database.write() as session:
        await session.execute(delete(InvitationRow).where(mine))
