"""``armorial ratings`` as it is typed, beside a server that has been stopped."""

import asyncio
import json
from pathlib import Path

import pytest
from sqlalchemy import update

from armorial.server.people import new_guest
from armorial.server.settings import Settings
from armorial.server.standing.results import GameResult, SeatResult
from armorial.server.standing.settling import enter
from armorial.server.store.database import Database
from armorial.server.store.schema import RatingRow
from armorial.server.store.tables import insert_table
from armorial.table.table import Seat, Table
from tests.cli.conftest import Run


async def _rated_game(url: str) -> None:
    """A game of two accounts that counted, and a rating that somebody has spoiled."""
    database = Database(url)
    await database.migrate()
    people = [new_guest(name, "203.0.113.7") for name in ("Ada", "Bob")]
    for person in people:
        person.login = person.name.lower()
    seats = [Seat("person", person.name, person.id) for person in people]
    results = [SeatResult(each.id, None, n, False, n + 1, 1.0 - n, 9, {}, {}) for n, each in enumerate(people)]
    async with database.write() as session:
        for person in people:
            session.add(person)
        await session.flush()
        await insert_table(session, Table("kX3v9QpL2mZs7TqA", "village", {}, "public", people[0].id, "Ada", seats))
        await enter(
            session, "kX3v9QpL2mZs7TqA", GameResult("kX3v9QpL2mZs7TqA", "village", 1.0, True, 50, None, [], results)
        )
    async with database.write() as session:
        await session.execute(update(RatingRow).where(RatingRow.person == people[0].id).values(mu=50.0))
    await database.close()


@pytest.fixture
def spoiled(data: Path) -> None:
    asyncio.run(_rated_game(Settings(data_dir=data).database_url))


@pytest.mark.usefixtures("spoiled")
def test_ratings_are_put_right_once(run: Run) -> None:
    ran = run("ratings", "recompute", "--json")
    assert (ran.code, ran.err) == (0, "")
    found = json.loads(ran.out)
    assert (found["games"], found["rated_games"], found["ratings"], found["changed_ratings"]) == (1, 1, 2, 1)
    again = run("ratings", "recompute")
    assert again.out == "1 finished games, 1 of them rated; 2 ratings\nall ratings were right\n"


@pytest.mark.usefixtures("spoiled")
def test_a_game_that_cannot_be_read_keeps_its_facts(run: Run) -> None:
    """This table never had a match."""
    found = json.loads(run("ratings", "recompute", "--facts", "--json").out)
    assert (found["lost_games"], found["changed_facts"]) == (1, 0)


def test_without_a_server_there_is_nothing_to_count(run: Run) -> None:
    ran = run("ratings", "recompute")
    assert ran.code == 2
    assert ran.err.startswith("error: ")
