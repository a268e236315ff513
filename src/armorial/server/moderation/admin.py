"""What ``armorial admin`` asks and does, in the database of a server that may be running.

Whatever is done is written down (``AdminActRow``), and running servers look there: they then read anew who is banned,
and the tables that were changed. A raised revision keeps a server from writing over what was changed here.
"""

import time
from typing import Any, Final

from pydantic import TypeAdapter, ValidationError
from pydantic_core import PydanticCustomError
from sqlalchemy import Select, case, func, or_, select, update

from armorial.match import RecordError
from armorial.server.moderation.networks import read_network
from armorial.server.moderation.retention import Ages, Purged, purge, would_purge
from armorial.server.moderation.sanctions import holding
from armorial.server.store.database import Conflict, Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import (
    AdminActRow,
    BlockRow,
    ChatRow,
    PersonRow,
    ReportRow,
    SanctionRow,
    SeatRow,
    TableRow,
)
from armorial.server.store.tables import load_rows, save_table
from armorial.table import names
from armorial.table.messages import Login
from armorial.table.seating import leave_behind

Json = dict[str, Any]

MOST_CHAT: Final = 100
_LOGIN: Final[TypeAdapter[str]] = TypeAdapter(Login)


class AdminError(Exception):
    """Something that cannot be done, in a sentence that says what would be right."""


class Admin:
    """One method for each command. Times are seconds since 1970."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # -- people ---------------------------------------------------------------------------------------------

    async def people(self, search: str | None, kind: str, most: int) -> list[Json]:
        """The newest first, or those last seen first where somebody is searched for."""
        wanted = select(PersonRow).where(PersonRow.deleted.is_(None))
        if kind != "all":
            wanted = wanted.where(PersonRow.login.is_(None) if kind == "guests" else PersonRow.login.is_not(None))
        if search:
            like = f"%{search.lower().replace('%', '')}%"
            wanted = wanted.where(
                or_(
                    PersonRow.id == search,
                    func.lower(PersonRow.name).like(like),
                    PersonRow.login.like(like),
                    PersonRow.network == search,
                )
            )
        async with self._database.read() as session:
            rows = await session.scalars(wanted.order_by(PersonRow.created.desc()).limit(most))
            return [_person(row) for row in rows]

    async def person(self, who: str) -> Json:
        async with self._database.read() as session:
            row = await _found(session, who)
            seats = select(SeatRow.table).where(SeatRow.person == row.id)
            tables = await session.scalars(
                select(TableRow)
                .where(or_(TableRow.host == row.id, TableRow.id.in_(seats)))
                .order_by(TableRow.changed.desc())
                .limit(20)
            )
            sanctions = await session.scalars(holding(time.time()).where(SanctionRow.person == row.id))
            about = select(func.count()).select_from(ReportRow)
            return {
                **_person(row),
                "tables": [_table(table) for table in tables],
                "sanctions": [_sanction(each) for each in sanctions],
                "reports_about": await session.scalar(about.where(ReportRow.accused == row.id)) or 0,
                "reports_by": await session.scalar(about.where(ReportRow.reporter == row.id)) or 0,
                "blocked_by": await session.scalar(
                    select(func.count()).select_from(BlockRow).where(BlockRow.blocked == row.id)
                )
                or 0,
            }

    async def rename(self, who: str, name: str) -> Json:
        """Another name, everywhere: also on seats and in the chat, where it may be what somebody complained about."""
        try:
            name = names.anything(name)
        except PydanticCustomError as error:
            raise AdminError(f"this is no name: {error.message()}") from None
        async with self._database.write() as session:
            row = await _found(session, who)
            seats = select(SeatRow.table).where(SeatRow.person == row.id)
            touched = TableRow.id.in_(seats) | (TableRow.host == row.id) | (TableRow.box_owner == row.id)
            tables = list(await session.scalars(select(TableRow.id).where(touched)))
            host_name = case((TableRow.host == row.id, name), else_=TableRow.host_name)
            box_name = case((TableRow.box_owner == row.id, name), else_=TableRow.box_name)
            await session.execute(
                update(TableRow)
                .where(TableRow.id.in_(tables))
                .values(host_name=host_name, box_name=box_name, revision=TableRow.revision + 1)
                .execution_options(synchronize_session=False)
            )
            await session.execute(update(SeatRow).where(SeatRow.person == row.id).values(name=name))
            await session.execute(update(ChatRow).where(ChatRow.person == row.id).values(name=name))
            await session.execute(update(PersonRow).where(PersonRow.id == row.id).values(name=name))
            for table in tables:
                _note(session, "rename", row.id, table)
            if not tables:
                _note(session, "rename", row.id)
        return await self.person(row.id)

    async def set_login(self, who: str, login: str) -> Json:
        """Another login for an account. Nobody is signed out."""
        try:
            login = _LOGIN.validate_python(login).lower()
        except ValidationError:
            raise AdminError(f"'{login}' is no login: 3 to 40 letters, digits and _ . @ + - are") from None
        try:
            async with self._database.write() as session:
                row = await _found(session, who)
                if row.login is None:
                    raise AdminError(f"'{who}' is a guest: only accounts have a login")
                await session.execute(update(PersonRow).where(PersonRow.id == row.id).values(login=login))
                _note(session, "login", row.id)
        except Conflict:
            raise AdminError(f"the login '{login}' is taken") from None
        return await self.person(row.id)

    # -- sanctions ------------------------------------------------------------------------------------------

    async def sanctions(self, everything: bool) -> list[Json]:
        wanted: Select[SanctionRow] = select(SanctionRow) if everything else holding(time.time())
        async with self._database.read() as session:
            return [_sanction(row) for row in await session.scalars(wanted.order_by(SanctionRow.id.desc()))]

    async def sanction(self, kind: str, who: str, reason: str, until: float | None, leave: bool = False) -> Json:
        """Ban a person or a network, or mute a person. What held before is replaced."""
        if until is not None and until <= time.time():
            raise AdminError("the end is in the past")
        network = _network(who) if kind == "ban" else None
        async with self._database.write() as session:
            person = None if network else (await _found(session, who)).id
            await _lift(session, kind, person, network)
            row = SanctionRow(
                kind=kind, person=person, network=network, reason=reason, created=time.time(), until=until
            )
            session.add(row)
            await session.flush()
            _note(session, kind, person, note=network or "")
            made = _sanction(row)
        if leave and person is not None:
            made["left"] = await self._leave_tables(person)
        return made

    async def lift(self, kind: str, who: str) -> int:
        """Take a ban or a mute back; gives how many there were."""
        network = _network(who) if kind == "ban" else None
        async with self._database.write() as session:
            person = None if network else (await _found(session, who)).id
            lifted = await _lift(session, kind, person, network)
            if not lifted:
                raise AdminError(f"{who} is not {'banned' if kind == 'ban' else 'muted'}")
            _note(session, f"un{kind}", person, note=network or "")
        return lifted

    async def _leave_tables(self, person: str) -> list[str]:
        """Free the seats of somebody at open tables; in running games a bot takes over, or the seat is out."""
        wanted = (
            select(TableRow.id)
            .where(TableRow.state.in_(["open", "running"]), TableRow.sandbox.is_(False))
            .where(or_(TableRow.host == person, TableRow.id.in_(select(SeatRow.table).where(SeatRow.person == person))))
        )
        async with self._database.read() as session:
            tables = list(await session.scalars(wanted))
        left: list[str] = []
        for table_id in tables:
            async with self._database.write() as session:
                rows = await load_rows(session, table_id)
                try:
                    table = None if rows is None else rows.table()
                except RecordError:  # of rules that this version does not have
                    table = None
                if table is None:
                    continue
                leave_behind(table, person)
                await save_table(session, table)
                _note(session, "leave", person, table_id)
                left.append(table_id)
        return left

    # -- tables ---------------------------------------------------------------------------------------------

    async def tables(self, state: str | None, host: str | None, most: int) -> list[Json]:
        wanted = select(TableRow).where(TableRow.sandbox.is_(False))
        wanted = wanted.where(TableRow.state == state) if state else wanted
        async with self._database.read() as session:
            if host is not None:
                wanted = wanted.where(TableRow.host == (await _found(session, host)).id)
            return [_table(row) for row in await session.scalars(wanted.order_by(TableRow.changed.desc()).limit(most))]

    async def table(self, table_id: str) -> Json:
        """With its seats and the newest lines of its chat."""
        async with self._database.read() as session:
            row = await session.get(TableRow, table_id)
            if row is None:
                raise AdminError(f"there is no table '{table_id}'; 'armorial admin tables list' lists them")
            seats = await session.scalars(select(SeatRow).where(SeatRow.table == table_id).order_by(SeatRow.seat))
            lines = await session.scalars(
                select(ChatRow).where(ChatRow.table == table_id).order_by(ChatRow.id.desc()).limit(MOST_CHAT)
            )
            chat = [{"at": line.at, "person": line.person, "name": line.name, "text": line.text} for line in lines]
            return {
                **_table(row),
                "seats": [{"kind": s.kind, "name": s.name, "person": s.person, "bot": s.bot} for s in seats],
                "removed": row.removed or [],
                "muted": row.muted or [],
                "chat": chat[::-1],
            }

    async def close(self, table_id: str) -> Json:
        """Close a table that is open or running; those who are there are told."""
        await self.table(table_id)
        values = {
            "state": "closed",
            "closed": "server",
            "undo": None,
            "bot_to_move": False,
            "deadline": None,
            "changed": time.time(),
        }
        async with self._database.write() as session:
            row = await session.get(TableRow, table_id)
            if row is None or row.state not in ("open", "running"):
                raise AdminError("only a table that is open or running can be closed")
            await session.execute(
                update(TableRow).where(TableRow.id == table_id).values(**values, revision=TableRow.revision + 1)
            )
            _note(session, "close", None, table_id)
        return await self.table(table_id)

    # -- reports --------------------------------------------------------------------------------------------

    async def reports(self, everything: bool) -> list[Json]:
        wanted = select(ReportRow) if everything else select(ReportRow).where(ReportRow.state == "open")
        async with self._database.read() as session:
            return [_report(row) for row in await session.scalars(wanted.order_by(ReportRow.id.desc()).limit(500))]

    async def report(self, number: int) -> Json:
        async with self._database.read() as session:
            row = await _report_row(session, number)
            return {**_report(row), "evidence": row.evidence}

    async def resolve(self, number: int, note: str) -> Json:
        async with self._database.write() as session:
            row = await _report_row(session, number)
            if row.state == "resolved":
                raise AdminError(f"report {number} is resolved already: {row.resolution}")
            row.state, row.resolved, row.resolution = "resolved", time.time(), note
            _note(session, "resolve", row.accused, note=f"report {number}: {note}")
        return await self.report(number)

    # -- order ----------------------------------------------------------------------------------------------

    async def purge(self, ages: Ages, dry_run: bool) -> Purged:
        if dry_run:
            return await would_purge(self._database, ages)
        closed: list[str] = []
        gone = await purge(self._database, ages, closed.append)
        async with self._database.write() as session:
            for table in closed:
                _note(session, "purge", None, table)
            _note(session, "purge", None, note=", ".join(f"{n} {what}" for what, n in gone.counts().items() if n))
        return gone

    async def acts(self, most: int) -> list[Json]:
        """What was done, the newest first."""
        wanted = select(AdminActRow).order_by(AdminActRow.id.desc()).limit(most)
        async with self._database.read() as session:
            return [
                {"at": row.at, "what": row.what, "person": row.person, "table": row.table, "note": row.note}
                for row in await session.scalars(wanted)
            ]


def _note(session: SomeSession, what: str, person: str | None, table: str | None = None, note: str = "") -> None:
    session.add(AdminActRow(at=time.time(), what=what, person=person, table=table, note=note))


async def _found(session: SomeSession, who: str) -> PersonRow:
    """A person by id or login, or by name if only one has it."""
    for way in (PersonRow.id == who, PersonRow.login == who.lower(), PersonRow.name == who):
        rows = list(await session.scalars(select(PersonRow).where(way, PersonRow.deleted.is_(None)).limit(20)))
        if len(rows) == 1:
            return rows[0]
        if rows:
            raise AdminError(f"several people are called '{who}': name one by id ({', '.join(r.id for r in rows)})")
    raise AdminError(f"there is nobody called '{who}'; 'armorial admin people list --search TEXT' finds people")


async def _report_row(session: SomeSession, number: int) -> ReportRow:
    row = await session.get(ReportRow, number)
    if row is None:
        raise AdminError(f"there is no report {number}; 'armorial admin reports list --all' lists them")
    return row


async def _lift(session: SomeSession, kind: str, person: str | None, network: str | None) -> int:
    same = (SanctionRow.kind == kind) & (SanctionRow.person == person) & (SanctionRow.network == network)
    rows = list(await session.scalars(holding(time.time()).where(same)))
    for row in rows:
        row.lifted = time.time()
    await session.flush()
    return len(rows)


def _network(who: str) -> str | None:
    """The network that somebody has written; None if it is a person."""
    try:
        network = read_network(who)
    except ValueError:
        if "/" in who:
            raise AdminError(f"'{who}' is no network such as 203.0.113.0/24 or 2001:db8::/64") from None
        return None
    if network.prefixlen < (8 if network.version == 4 else 20):
        raise AdminError(f"'{who}' is a large part of the internet; ban something smaller")
    return str(network)


def _person(row: PersonRow) -> Json:
    kind = "guest" if row.login is None else "account"
    visit = {"created": row.created, "seen": row.seen, "network": row.network}
    return {"id": row.id, "name": row.name, "kind": kind, "login": row.login, **visit}


def _table(row: TableRow) -> Json:
    return {
        "id": row.id,
        "game": row.game,
        "state": row.state,
        "closed": row.closed,
        "visibility": row.visibility,
        "host": row.host,
        "host_name": row.host_name,
        "lines": row.seq,
        "created": row.created,
        "changed": row.changed,
    }


def _report(row: ReportRow) -> Json:
    who = {"reporter": row.reporter, "accused": row.accused, "accused_name": row.accused_name}
    what = {"table": row.table, "reason": row.reason, "words": row.words}
    end = {"state": row.state, "resolved": row.resolved, "resolution": row.resolution}
    return {"id": row.id, "at": row.at, **who, **what, **end}


def _sanction(row: SanctionRow) -> Json:
    time_of = {"created": row.created, "until": row.until, "lifted": row.lifted}
    return {
        "id": row.id,
        "kind": row.kind,
        "person": row.person,
        "network": row.network,
        "reason": row.reason,
    } | time_of
