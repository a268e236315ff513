"""The database: migrations from nothing, and the schema they lead to."""

import asyncio
import json
import time
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from armorial.server.aside import Pool
from armorial.server.settings import Settings, user_data_folder
from armorial.server.store import local, tables
from armorial.server.store.database import REPLIES_KEPT, Conflict, Database
from armorial.server.store.schema import Base, ComponentsRow, PersonRow, ReplyRow, TableRow
from armorial.server.store.tables import insert_table, load_rows, save_table
from armorial.server.store.upgrading import MIGRATIONS, known, newest, upgrade
from armorial.table.seating import start
from armorial.table.table import Seat, Table


def opened(url: str) -> Database:
    return Database(Settings(database=url).database_url)


def test_the_schemas_are_told_by_the_names_of_their_files() -> None:
    """What is said without loading Alembic is what Alembic says."""
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    scripts = ScriptDirectory.from_config(config)
    assert scripts.get_current_head() == newest()
    assert sorted(script.revision for script in scripts.walk_revisions()) == known()


def differences(connection: Connection) -> list[Any]:
    return list(compare_metadata(MigrationContext.configure(connection), Base.metadata))


def test_migrations_lead_from_nothing_to_the_schema(empty: str) -> None:
    async def migrate() -> tuple[list[str], list[Any]]:
        store = opened(empty)
        await store.migrate()
        await store.migrate()
        names = await store.run(lambda connection: inspect(connection).get_table_names())
        found = await store.run(differences)
        await store.close()
        return names, found

    names, found = asyncio.run(migrate())
    assert set(names) == {*Base.metadata.tables, "alembic_version"}
    assert found == []


def test_processes_that_start_at_once_migrate_once(empty: str) -> None:
    async def migrate() -> list[str]:
        stores = [opened(empty) for _ in range(3)]
        if stores[0].sqlite:
            stores = stores[:1]  # one process a file
        await asyncio.gather(*(store.migrate() for store in stores))
        keys = await asyncio.gather(*(store.value("key", f"made by {n}") for n, store in enumerate(stores)))
        for store in stores:
            await store.close()
        return keys

    assert len(set(asyncio.run(migrate()))) == 1


def test_stored_answers_of_an_earlier_version_can_be_given_again(empty: str) -> None:
    seats = [{"seat": seat, "kind": "open", "name": ""} for seat in range(2)]
    old = {"table": {"game": "legacy", "seats": seats}, "answer": {"seq": 3}}
    replies = text("insert into replies (person, key, body, created) values ('a', :key, :body, 0)")

    def left_behind(connection: Connection) -> None:
        upgrade(connection, "0001")
        connection.execute(text("insert into people values ('a', 'Ada', null, null, '{}', 0, 0, null)"))
        for key, body in old.items():
            connection.execute(replies, {"key": key, "body": json.dumps(body)})

    async def run() -> dict[str, Any]:
        store = opened(empty)
        await store.run(left_behind)
        await store.migrate()
        async with store.read() as session:
            found = {row.key: row.body for row in await session.scalars(select(ReplyRow))}
        await store.close()
        return found

    found = asyncio.run(run())
    assert [seat["house"] for seat in found["table"]["seats"]] == ["azure", "argent"]
    assert found["answer"] == {"seq": 3}


def test_components_of_an_earlier_version_are_those_of_their_tables(empty: str) -> None:
    """Until 0.6.0 they stood with the match, and only copies of records had any."""
    tables = text(
        "insert into tables (id, game, options, visibility, invite, host_name, state, confirm, resign, sandbox,"
        " created, changed, revision, seq, bot_to_move) values (:id, 'village', '{}', 'private', '', 'Ada', 'running',"
        " false, 'bot', true, 0, 0, 1, 0, false)"
    )
    matches = text(
        'insert into matches ("table", rules_version, rule_changes, components, snapshot, from_position)'
        " values (:id, 1, '[]', :components, '{}', false)"
    )
    left = {"own": '{"mill": {"coins": 7}}', "standard": "null", "nothing": None}

    def left_behind(connection: Connection) -> None:
        upgrade(connection, "0002")
        for table, components in left.items():
            connection.execute(tables, {"id": table})
            connection.execute(matches, {"id": table, "components": components})

    async def run() -> tuple[dict[str, str], dict[str, Any]]:
        store = opened(empty)
        await store.run(left_behind)
        await store.migrate()
        async with store.read() as session:
            numbers = {row.id: row.numbers for row in await session.scalars(select(TableRow))}
            values = {row.table: row.values for row in await session.scalars(select(ComponentsRow))}
        await store.close()
        return numbers, values

    numbers, values = asyncio.run(run())
    assert numbers == {"own": "owner", "standard": "standard", "nothing": "standard"}
    assert values == {"own": {"mill": {"coins": 7}}}


def table_of_one() -> Table:
    seats = [Seat("person", "Ada", "a"), Seat("person", "Bob", "a")]
    table = Table("t", "village", {}, "public", "a", "Ada", seats)
    start(table, "a", None)
    return table


async def with_table(url: str) -> Database:
    store = opened(url)
    await store.migrate()
    async with store.write() as session:
        session.add(
            PersonRow(id="a", name="Ada", login=None, password=None, settings={}, epoch=0, created=0.0, deleted=None)
        )
    async with store.write() as session:
        await insert_table(session, table_of_one())
    return store


async def loaded(store: Database) -> Table:
    async with store.read() as session:
        rows = await load_rows(session, "t")
    assert rows is not None
    return rows.table()


async def save(store: Database, table: Table, then_fail: bool = False) -> None:
    async with store.write() as session:
        await save_table(session, table)
        if then_fail:
            raise RuntimeError("the machine is on fire")


def test_a_table_comes_back_as_it_was(database: str) -> None:
    async def run() -> None:
        store = await with_table(database)
        table = await loaded(store)
        match = table.playing()
        seat = match.to_move or 0
        match.answer(seat, match.options()[0])
        await save(store, table)
        again = await loaded(store)
        assert again.playing().record() == match.record()
        assert again.playing().can_undo(seat) == match.can_undo(seat)
        assert (again.revision, again.seats, again.names()) == (2, table.seats, ["Ada", "Bob"])
        await store.close()

    asyncio.run(run())


def test_a_long_log_is_written_and_read_in_parts(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A record of ten thousand lines held the event loop for a twentieth of a second."""
    monkeypatch.setattr(tables, "LINES_AT_ONCE", 4)

    async def run() -> None:
        store = await with_table(database)
        table = await loaded(store)
        match = table.playing()
        while match.version < 24:
            match.answer(match.to_move or 0, match.options()[0])
        await save(store, table)
        rows = await tables.load(store, Pool("test", 1, 1), table.id)
        assert rows is not None
        assert len(rows.lines) == match.version
        assert rows.table().playing().record() == match.record()
        await store.close()

    asyncio.run(run())


def test_two_stories_of_one_match_cannot_be_written(database: str) -> None:
    """Whoever writes second is refused, by the revision; and even without it, by the number of the line."""

    async def run() -> None:
        store = await with_table(database)
        first, second = await loaded(store), await loaded(store)
        for number, table in enumerate((first, second)):
            match = table.playing()
            match.answer(match.to_move or 0, match.options()[number])
        await save(store, first)
        with pytest.raises(Conflict):
            await save(store, second)
        second.revision = first.revision
        with pytest.raises(Conflict):
            await save(store, second)
        assert (await loaded(store)).playing().lines == first.playing().lines
        await store.close()

    asyncio.run(run())


def test_changes_without_a_line_cannot_be_made_twice_either(database: str) -> None:
    """Two who resign at once: the second has to look at what the first has done."""

    async def run() -> None:
        store = await with_table(database)
        first, second = await loaded(store), await loaded(store)
        first.seats[0].kind = "out"
        second.seats[1].kind = "out"
        await save(store, first)
        with pytest.raises(Conflict):
            await save(store, second)
        assert [seat.kind for seat in (await loaded(store)).seats] == ["out", "person"]
        await store.close()

    asyncio.run(run())


def test_a_failed_transaction_leaves_nothing(database: str) -> None:
    async def run() -> None:
        store = await with_table(database)
        table = await loaded(store)
        match = table.playing()
        match.answer(match.to_move or 0, match.options()[0])
        with pytest.raises(RuntimeError):
            await save(store, table, then_fail=True)
        async with store.read() as session:
            row = await session.get(TableRow, "t")
        assert row is not None
        assert row.revision == 1
        assert (await loaded(store)).seq == row.seq < match.version
        await store.close()

    asyncio.run(run())


@pytest.mark.parametrize("old", [0, 3, 4, 5])
def test_old_replies_are_forgotten_some_at_a_time(database: str, monkeypatch: pytest.MonkeyPatch, old: int) -> None:
    monkeypatch.setattr("armorial.server.store.database.REPLIES_AT_ONCE", 2)

    async def run() -> list[str]:
        store = await with_table(database)
        ages = {**{f"old {n}": REPLIES_KEPT + 10 + n // 2 for n in range(old)}, "new": REPLIES_KEPT - 1000}
        async with store.write() as session:
            for key, age in ages.items():
                session.add(ReplyRow(person="a", key=key, body={}, created=time.time() - age))
        await store.forget_old_replies()
        async with store.read() as session:
            left = list(await session.scalars(select(ReplyRow.key)))
        await store.close()
        return left

    assert asyncio.run(run()) == ["new"]


def test_where_data_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", "/data")
    assert str(user_data_folder()) == "/data/armorial"
    assert Settings().database_url == "sqlite:////data/armorial/armorial.db"
    for given in ("postgresql://a@b/c", "postgres://a@b/c", "postgresql+psycopg://a@b/c"):
        assert Settings(database=given).database_url == "postgresql+asyncpg://a@b/c"
    monkeypatch.setenv("ARMORIAL_PORT", "9000")
    assert Settings().port == 9000


def test_many_statements_let_others_go_on_in_between(sqlite: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each takes no time, but the event loop is not to be held by a hundred of them."""
    monkeypatch.setattr(local, "AT_A_STRETCH", 0.0)

    async def run() -> list[str]:
        store = opened(sqlite)
        await store.migrate()
        went: list[str] = []

        async def others() -> None:
            for _ in range(3):
                went.append("others")
                await asyncio.sleep(0)

        async with store.write() as session:
            beside = asyncio.create_task(others())
            for _ in range(3):
                await session.execute(text("select 1"))
                went.append("a statement")
        await beside
        beside = asyncio.create_task(others())
        for _ in range(3):
            async with store.read() as session:
                await session.execute(text("select 1"))
                went.append("a statement")
        await beside
        await store.close()
        return went

    assert asyncio.run(run()) == ["others", "a statement"] * 6
