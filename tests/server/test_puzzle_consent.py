"""Puzzles of people's games: only where all consent, without a name, and gone when one of them withdraws."""

import asyncio
import json
from collections.abc import Iterator
from datetime import date, timedelta
from typing import Any

import httpx
import pytest
from sqlalchemy import select

from armorial.server.analysis.lane import BackgroundLane
from armorial.server.puzzles.book import Search
from armorial.server.puzzles.finding import seek_puzzle
from armorial.server.services import Services
from armorial.server.store.database import Conflict
from armorial.server.store.schema import PuzzleRow, PuzzleSearchRow
from armorial.table import puzzles
from tests.server.conftest import People, dealt, new_database
from tests.server.finished_games import finish, table_of
from tests.server.players import get, post
from tests.server.table_server import ThreadServer, thread_server

Json = dict[str, Any]
SERVER_BY_TURNS = "asked"
DAYS = 3


@pytest.fixture
def asked(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch
) -> Iterator[tuple[ThreadServer, list[tuple[str, int]]]]:
    """A server, with which choices of which games it has looked at. Every tenth is a puzzle: one of those
    that ship, so that it can be shown."""
    looked: list[tuple[str, int]] = []

    async def here(lane: BackgroundLane, owner: str, work: Any, place: str, inquiry: Any, number: int) -> Any:
        assert work is seek_puzzle
        looked.append((place.removeprefix("puzzles "), number))
        choices = len([line for line in inquiry.record.lines if line.seat >= 0])
        return choices, puzzles.puzzles_of("village")[number // 10] if number % 10 == 9 else None

    monkeypatch.setattr(BackgroundLane, "run", here)
    url = new_database(request.param, request, tmp_path_factory.mktemp("puzzles"))
    with thread_server(url, puzzle_days=DAYS) as server:
        yield server, looked


def seek(server: ThreadServer) -> bool:
    async def sought(services: Services) -> bool:
        return await services.puzzles.seek()

    return server.do(sought)


def consent(person: httpx.Client, wish: bool = True) -> Json:
    return post(person, "/api/my/puzzles", {"consent": wish})


def kept(server: ThreadServer) -> dict[str, str]:
    """The tables whose positions are puzzles, by day."""

    async def read(services: Services) -> dict[str, str]:
        async with services.database.read() as session:
            return {row.day: row.table for row in await session.scalars(select(PuzzleRow))}

    return server.do(read)


def played(server: ThreadServer, people: list[httpx.Client], *bots: str, **wishes: Any) -> str:
    table = table_of(people, *bots, game="village", **wishes)
    finish(server, table)
    return table


def to_come(server: ThreadServer) -> list[str]:
    async def now(services: Services) -> float:
        return services.clock.now()

    today = puzzles.today(server.do(now))
    return [(today + timedelta(days=n)).isoformat() for n in range(1, DAYS + 1)]


def test_a_game_counts_once_everybody_in_it_consents(asked: tuple[ThreadServer, Any], people: People) -> None:
    server, looked = asked
    ada, eve = people(server, "Ada"), people(server, "Eve")
    together = played(server, [ada, eve])
    assert get(ada, "/api/my/puzzles") == {"consent": False, "made": 0}, "off by default"
    assert not seek(server)
    assert consent(ada) == {"consent": True, "made": 0}
    assert consent(ada)["consent"], "again"
    assert not seek(server), "Eve does not"
    assert looked == []
    consent(eve)
    assert seek(server)
    assert looked == [(together, number) for number in range(20)], "choice by choice, up to the second puzzle"
    assert kept(server) == dict.fromkeys(to_come(server)[:2], together)
    assert get(eve, "/api/my/puzzles") == {"consent": True, "made": 2}
    assert not seek(server), "each game once"


def test_a_game_alone_against_bots_counts_and_one_with_other_numbers_does_not(
    asked: tuple[ThreadServer, Any], people: People
) -> None:
    server, looked = asked
    ada = people(server, "Ada")
    consent(ada)
    own = "[farm]\nplague_time = 3\n"
    played(server, [ada], "careful", components=own)
    running = table_of([ada], "careful", game="village")
    assert not seek(server)
    finish(server, running)
    assert seek(server)
    assert {table for table, _ in looked} == {running}


def test_only_the_next_days_are_filled(asked: tuple[ThreadServer, Any], people: People) -> None:
    server, _ = asked
    ada = people(server, "Ada")
    consent(ada)
    tables = [played(server, [ada], "careful") for _ in range(2)]
    while seek(server):
        pass
    found = kept(server)
    assert sorted(found) == to_come(server), "as many as are wanted"
    assert set(found.values()) == set(tables)

    async def tomorrow(services: Services) -> None:
        services.clock.turn(86_400)

    server.do(tomorrow)
    while seek(server):
        pass
    assert sorted(kept(server)) == [sorted(found)[0], *to_come(server)], "the rest of the second game"


def test_such_a_day_shows_it_and_names_nobody(asked: tuple[ThreadServer, Any], people: People) -> None:
    server, _ = asked
    ada = people(server, "Adelgunde")
    consent(ada)
    played(server, [ada], "careful")
    seek(server)
    first = to_come(server)[0]
    assert ada.get(f"/api/puzzles/{first}").status_code == 404, "not before its day"

    async def two_days(services: Services) -> None:
        services.clock.turn(2 * 86_400)

    server.do(two_days)
    nobody = people(server)
    expected = puzzles.puzzles_of("village")[0]
    shown = get(nobody, f"/api/puzzles/{first}")
    assert shown["people"]
    assert shown["solution"]["best"] == expected["best"]
    assert "Adelgunde" not in json.dumps(shown)
    assert post(nobody, f"/api/puzzles/{first}/try", {"token": expected["best"]})["right"]
    listed: list[Json] = get(nobody, "/api/puzzles")["days"]
    assert [each["game"] for each in listed[:2]] == ["village", "village"]
    assert [each["game"] for each in listed[2:]] == [
        puzzles.puzzle_of(date.fromisoformat(each["day"]))["game"] for each in listed[2:]
    ]
    consent(ada, False)
    shown = get(nobody, f"/api/puzzles/{first}")
    assert not shown["people"], "the package's"
    assert shown["game"] == puzzles.puzzle_of(date.fromisoformat(first))["game"]


@dealt("asked", "how", ["withdraws", "is forgotten"])
def test_who_withdraws_takes_the_puzzles_away(asked: tuple[ThreadServer, Any], people: People, how: str) -> None:
    server, looked = asked
    ada, eve = people(server, "Ada"), people(server, "Eve")
    consent(ada)
    consent(eve)
    alone = played(server, [eve], "careful")
    played(server, [ada, eve])
    while seek(server):
        pass
    assert len(set(kept(server).values())) == 2
    if how == "withdraws":
        assert consent(ada, False) == {"consent": False, "made": 0}
    else:
        post(ada, "/api/delete-me", {})
    assert set(kept(server).values()) == {alone}
    looked.clear()
    while seek(server):
        pass
    assert {table for table, _ in looked} <= {alone}
    if how == "withdraws":
        consent(ada)
        assert seek(server), "who consents again is looked for anew"


def test_who_withdraws_while_it_is_searched_is_safe(asked: tuple[ThreadServer, Any], people: People) -> None:
    """What is found then is not kept."""
    server, _ = asked
    ada = people(server, "Ada")
    consent(ada)
    table = played(server, [ada], "careful")
    puzzle, day = puzzles.puzzles_of("village")[0], date.fromisoformat(to_come(server)[0])

    async def searching(services: Services) -> bool:
        book = services.puzzles.book
        assert await book.claim() == Search(table, 0, 0)
        assert await book.claim() is None, "it is somebody's work"
        before = await book.add(table, puzzle, day)
        with pytest.raises(Conflict):
            await book.add(table, puzzle, day)
        return before

    assert server.do(searching)
    consent(ada, False)

    async def afterwards(services: Services) -> list[bool]:
        book = services.puzzles.book
        return [await book.add(table, puzzle, day), await book.advance(Search(table, 1, 0))]

    assert server.do(afterwards) == [False, False]


def test_a_search_that_was_stopped_goes_on_where_it_was(
    asked: tuple[ThreadServer, Any], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, looked = asked
    ada = people(server, "Ada")
    consent(ada)
    played(server, [ada], "careful")
    begun = BackgroundLane.run

    async def stopped(lane: BackgroundLane, owner: str, work: Any, *arguments: Any) -> Any:
        if len(looked) == 5:
            raise asyncio.CancelledError
        return await begun(lane, owner, work, *arguments)

    async def sought(services: Services) -> None:
        with pytest.raises(asyncio.CancelledError):
            await services.puzzles.seek()

    with monkeypatch.context() as patch:
        patch.setattr(BackgroundLane, "run", stopped)
        server.do(sought)
    assert seek(server)
    assert [number for _, number in looked] == list(range(20)), "nothing is done twice"


def test_a_game_that_fails_is_not_tried_for_ever(
    asked: tuple[ThreadServer, Any], people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    server, _ = asked
    ada = people(server, "Ada")
    consent(ada)
    played(server, [ada], "careful")

    async def fails(*_: Any) -> Any:
        raise ValueError("a process died")

    monkeypatch.setattr(BackgroundLane, "run", fails)
    assert seek(server)
    assert not seek(server)

    async def read(services: Services) -> list[bool]:
        async with services.database.read() as session:
            return [row.done for row in await session.scalars(select(PuzzleSearchRow))]

    assert server.do(read) == [True]


def test_a_whole_game_is_searched_as_the_command_line_does(
    monkeypatch: pytest.MonkeyPatch, people: People, sqlite: str
) -> None:
    """In the worker's own function, with a search that says what is asked of it."""
    found: list[int] = []

    def puzzle_at(game: Any, state: Any, rng: Any, search: str, check: str) -> Json | None:
        found.append(len(found))
        return None

    async def here(lane: BackgroundLane, owner: str, work: Any, *arguments: Any) -> Any:
        return await asyncio.to_thread(work, *arguments)

    monkeypatch.setattr("armorial.bots.puzzles.puzzle_at", puzzle_at)
    monkeypatch.setattr(BackgroundLane, "run", here)
    with thread_server(sqlite) as server:
        ada = people(server, "Ada")
        consent(ada)
        played(server, [ada], "careful")
        assert seek(server)
        assert len(found) > 20
        assert kept(server) == {}
        assert not seek(server)


def test_a_server_may_do_without(people: People, sqlite: str) -> None:
    with thread_server(sqlite, puzzle_days=0) as server:
        ada = people(server, "Ada")
        consent(ada)
        played(server, [ada], "careful")
        assert not seek(server)


def test_nobody_without_a_name_consents(server: ThreadServer, people: People) -> None:
    nobody = people(server)
    assert get(nobody, "/api/my/puzzles") == {"consent": False, "made": 0}
    assert nobody.post("/api/my/puzzles", json={"consent": True}).status_code == 403
