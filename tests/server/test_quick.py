"""The short way of an answer: stored together with others, said from memory, sent without being checked again."""

import asyncio
import random
import sqlite3
from pathlib import Path
from typing import Any

import orjson
import pytest
from pydantic import TypeAdapter

from armorial.games import load_game
from armorial.kernel.consequences import answers
from armorial.kernel.contract import SPECTATOR
from armorial.match import Match, SeededChance
from armorial.server.store.database import Conflict, Database
from armorial.server.store.quick import QuickWriter
from armorial.server.store.schema import PersonRow
from armorial.server.store.tables import answered, insert_table, load_rows
from armorial.table.messages import ServerMessage
from armorial.table.seating import start
from armorial.table.show import Reader, position
from armorial.table.table import Seat, Table
from armorial.table.words import Voice
from armorial.text import LANGUAGES, Speaker
from tests.patience import LONGEST

TABLES = 8
NAMES = ["Ada", "Bob {$n}"]


async def with_tables(folder: Path) -> tuple[Database, list[Table]]:
    store = Database(f"sqlite:///{folder / 'games.db'}")
    await store.migrate()
    tables = []
    async with store.write() as session:
        session.add(somebody("a"))
        await session.flush()
        for number in range(TABLES):
            seats = [Seat("person", "Ada", "a"), Seat("person", "Bob", "a")]
            table = Table(f"t{number}", "village", {}, "public", "a", "Ada", seats)
            start(table, "a", None)
            await insert_table(session, table)
            tables.append(table)
    return store, tables


def answer(table: Table) -> None:
    match = table.playing()
    match.answer(match.to_move or 0, match.options()[0])


async def save(writer: QuickWriter, table: Table, key: str) -> None:
    rows = answered(table, {"person": "a", "key": key, "body": {"seq": table.seq}, "created": 1.0}, [])
    assert rows is not None
    await writer.save(rows)


async def loaded(store: Database, table: str) -> Table:
    async with store.read() as session:
        rows = await load_rows(session, table)
    assert rows is not None
    return rows.table()


def test_answers_that_come_together_are_all_stored(tmp_path: Path) -> None:
    async def run() -> None:
        store, tables = await with_tables(tmp_path)
        writer = QuickWriter(store)
        for turn in range(3):
            for table in tables:
                answer(table)
            await asyncio.gather(*[save(writer, table, f"{table.id}-{turn}") for table in tables])
            with sqlite3.connect(tmp_path / "games.db") as other:
                (stored,) = other.execute("select count(*) from replies").fetchone()
            assert stored == TABLES * (turn + 1), "it is in the file when it is said to be"
        for table in tables:
            again = await loaded(store, table.id)
            assert again.playing().record() == table.playing().record()
            assert (again.revision, again.seats, again.undo) == (table.revision, table.seats, None)
        await writer.close()
        await store.close()

    asyncio.run(run())


def test_one_that_comes_too_late_fails_alone(tmp_path: Path) -> None:
    """By the revision of its table, by the number of its line, or by the key of its request."""

    async def run() -> None:
        store, tables = await with_tables(tmp_path)
        writer = QuickWriter(store)
        late, double, repeated = [await loaded(store, f"t{number}") for number in range(3)]
        for table in [*tables, late, double, repeated]:
            answer(table)
        await asyncio.gather(*[save(writer, table, "first") for table in tables[:1]])
        await asyncio.gather(*[save(writer, table, f"{table.id} again") for table in tables[1:2]])
        double.revision = tables[1].revision
        others = tables[3:]
        wanted = [save(writer, late, "x"), save(writer, double, "y"), save(writer, repeated, "first")]
        results = await asyncio.gather(
            *[save(writer, table, table.id) for table in others], *wanted, return_exceptions=True
        )
        assert results[: len(others)] == [None] * len(others)
        assert [type(result) for result in results[len(others) :]] == [Conflict] * 3
        for table in [*tables[:2], *others]:
            assert (await loaded(store, table.id)).playing().lines == table.playing().lines
        assert (await loaded(store, "t2")).revision == 1, "nothing of it was written"
        await writer.close()
        await store.close()

    asyncio.run(run())


def test_a_file_that_another_program_writes_into_is_waited_for(tmp_path: Path) -> None:
    async def run() -> None:
        store, tables = await with_tables(tmp_path)
        writer = QuickWriter(store)
        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        answer(tables[0])
        waiting = asyncio.create_task(save(writer, tables[0], "k"))
        done, _ = await asyncio.wait([waiting], timeout=0.2)
        assert not done
        other.execute("COMMIT")
        await asyncio.wait_for(waiting, LONGEST)
        other.close()
        await writer.close()
        await store.close()

    asyncio.run(run())


def somebody(name: str) -> PersonRow:
    return PersonRow(id=name, name=name, login=None, password=None, settings={}, epoch=0, created=0.0, deleted=None)


def test_the_long_way_waits_for_another_program_without_holding_up_anything(tmp_path: Path) -> None:
    async def run() -> None:
        store, _ = await with_tables(tmp_path)

        async def join() -> None:
            async with store.write() as session:
                session.add(somebody("b"))

        other = sqlite3.connect(tmp_path / "games.db", isolation_level=None)
        other.execute("BEGIN IMMEDIATE")
        waiting = asyncio.create_task(join())
        done, _ = await asyncio.wait([waiting], timeout=0.2)
        assert not done
        async with store.read() as session:
            assert await session.get(PersonRow, "a") is not None, "readers do not wait"
            assert await session.get(PersonRow, "b") is None
        other.execute("COMMIT")
        await asyncio.wait_for(waiting, LONGEST)
        other.close()
        async with store.read() as session:
            assert await session.get(PersonRow, "b") is not None
        await store.close()

    asyncio.run(run())


def test_a_change_that_is_given_up_leaves_nothing_behind(tmp_path: Path) -> None:
    async def run() -> None:
        store, _ = await with_tables(tmp_path)
        begun = asyncio.Event()

        async def give_up() -> None:
            async with store.write() as session:
                session.add(somebody("b"))
                await session.flush()
                begun.set()
                await asyncio.Event().wait()

        task = asyncio.create_task(give_up())
        await begun.wait()
        task.cancel()
        await asyncio.wait([task])
        async with store.write() as session:
            session.add(somebody("c"))
        async with store.read() as session:
            found = [await session.get(PersonRow, name) is not None for name in "abc"]
        assert found == [True, False, True]
        await store.close()

    asyncio.run(run())


def test_what_is_more_than_an_answer_goes_the_long_way(tmp_path: Path) -> None:
    async def run() -> None:
        store, tables = await with_tables(tmp_path)
        tables[0].seats[1].give_to_bot("random", "Bot 2")
        tables[1].offspring = tables[2]
        tables[2].host_name = "Adele"
        tables[3].rematch = tables[2].id
        before = [table.revision for table in tables[:4]]
        assert [answered(table, None, []) for table in tables[:4]] == [None] * 4
        assert [table.revision for table in tables[:4]] == before
        assert answered(tables[4], None, []) is not None
        await store.close()

    asyncio.run(run())


def some_match(seed: int) -> Match:
    return Match.start(load_game("village"), 2, names=NAMES, chance=SeededChance(seed))


@pytest.mark.parametrize("language", LANGUAGES)
def test_words_from_memory_are_those_of_the_speaker(language: str) -> None:
    match, rng = some_match(1), random.Random(1)
    voices = [Voice(language, names) for names in (NAMES, ["Zoe", "Zoe"], [])]
    speaker = Speaker(language)
    while not match.finished:
        question = match.asked()
        assert question is not None
        messages = [question.label(match.state, option) for option in question.options(match.state)]
        messages += [question.prompt(match.state), *[refusal.message for _, refusal in match.game.refused(match.state)]]
        messages += [event.message for _, event in match.events[-3:]]
        for voice, names in zip(voices, (NAMES, ["Zoe", "Zoe"], []), strict=True):
            for message in messages:
                assert voice.text(message) == speaker.say(message, names)
            for answer in answers(match.game, match.state):
                if answer.code:
                    why, rules = voice.refusal(match.game, answer.code)
                    refusal = match.game.explain(answer.code)
                    assert (why["text"], rules) == (speaker.say(refusal.message, names), list(refusal.rules))
        match.answer(question.seat, rng.choice(match.options()))


def test_positions_are_as_they_are_described() -> None:
    described: TypeAdapter[Any] = TypeAdapter(ServerMessage)
    match, rng = some_match(2), random.Random(2)
    seats = [Seat("person", name, person) for name, person in zip(NAMES, "ab", strict=True)]
    table = Table("t", "village", {}, "public", "a", "Ada", seats, state="running", match=match)
    while True:
        for reader in (Reader("a", "en"), Reader("b", "pl"), Reader(None, "ru")):
            shown = orjson.dumps(position(table, reader, max(0, match.version - 3)))
            assert described.dump_python(described.validate_json(shown), mode="json") == orjson.loads(shown)
            assert (orjson.loads(shown)["seat"] is None) == (reader.person is None)
        if match.finished:
            break
        match.answer(match.to_move or 0, rng.choice(match.options()))
    assert match.game.view(match.state, SPECTATOR)["over"]
