"""Analyses of games: made once, shown as they grow, kept over a restart, seen by whoever may see the game."""

import asyncio
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from armorial.bots.analysis import Budget, Inquiry
from armorial.match import read_record
from armorial.server.analysis import analyses, lane
from armorial.server.analysis.lane import BackgroundLane
from armorial.server.services import Services
from tests.bots.test_analysis import studied
from tests.patience import until
from tests.server.conftest import People
from tests.server.finished_games import finish, table_of
from tests.server.players import get, post, refused
from tests.server.table_server import ThreadServer, thread_server

Json = dict[str, Any]
in_processes = BackgroundLane.run
QUICK = Budget("greedy", "mcts:2", 3)
"""What finds something in no time."""


async def here(lane: BackgroundLane, owner: str, work: Any, *arguments: Any) -> Any:
    """In a thread instead of a process: nobody has to wait for one to start."""
    return await asyncio.to_thread(work, *arguments)


@pytest.fixture(scope="module", autouse=True)
def quick() -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(analyses, "budget_of", lambda iterations: QUICK)
        patch.setattr(BackgroundLane, "run", here)
        yield


@pytest.fixture(scope="module")
def analysing(quick: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    with thread_server(f"sqlite:///{tmp_path_factory.mktemp('analysis')}/armorial.db") as server:
        yield server


def ended(server: ThreadServer, host: httpx.Client, **wishes: Any) -> str:
    table = table_of([host], "careful", game="lorenzo", **wishes)
    finish(server, table)
    return table


def analysed(reader: httpx.Client, table: str) -> Json:
    until(lambda: get(reader, f"/api/tables/{table}/analysis")["state"] != "running", "the analysis is done")
    found = get(reader, f"/api/tables/{table}/analysis")
    assert found["state"] == "done"
    return found


def test_it_is_made_once_for_all_and_is_what_the_same_pieces_come_to(analysing: ThreadServer, people: People) -> None:
    ada, eve = people(analysing, "Ada"), people(analysing, "Eve")
    table = ended(analysing, ada)
    path = f"/api/tables/{table}/analysis"
    assert get(eve, path)["state"] == "none"
    begun: list[str] = []

    async def ask(services: Services) -> list[int]:
        kept = await services.analyses.book.get(table)
        return [] if kept is None else [kept.seq]

    for reader in (ada, eve):
        begun.append(post(reader, path)["state"])
    assert set(begun) <= {"running", "done"}
    found = analysed(eve, table)
    assert analysing.do(ask) == [found["seq"]]
    text = ada.get(f"/api/tables/{table}/record").text
    study = studied(Inquiry(read_record(text), QUICK))
    course = study.course
    assert course is not None
    assert found["result"] == course["result"]
    assert found["seats"] == [study.seat(seat) for seat in range(2)]
    assert found["mistakes"] == [each["line"] for each in study.mistakes()]
    assert [each["chances"] for each in found["decisions"]] == [each["chances"] for each in study.decisions()]
    assert found["points"][-1]["scores"] == course["points"][-1][1]
    worst = next(each for each in found["decisions"] if each["line"] == found["mistakes"][0])
    assert worst["size"] == "blunder"
    assert worst["why"][0]["text"]
    russian = eve.get(path, headers={"Accept-Language": "ru"}).json()
    assert russian["decisions"][0]["question"]["text"] != found["decisions"][0]["question"]["text"]


def test_who_may_not_see_the_game_may_not_see_its_analysis(analysing: ThreadServer, people: People) -> None:
    ada, eve = people(analysing, "Ada"), people(analysing, "Eve")
    table = ended(analysing, ada, visibility="private")
    path = f"/api/tables/{table}/analysis"
    post(ada, path)
    analysed(ada, table)
    assert eve.get(path).status_code == 404
    assert refused(eve, path)["code"] == "not_found"
    invite = get(ada, f"/api/tables/{table}")["invite"]
    assert eve.get(path, params={"invite": invite}).status_code == 200


def test_a_game_that_goes_on_is_not_analysed(analysing: ThreadServer, people: People) -> None:
    ada = people(analysing, "Ada")
    table = table_of([ada], "careful")
    assert refused(ada, f"/api/tables/{table}/analysis")["message"]["key"] == "server-not-finished"


def test_an_imported_record_is_analysed_as_far_as_it_goes(analysing: ThreadServer, people: People) -> None:
    ada = people(analysing, "Ada")
    text = ada.get(f"/api/tables/{ended(analysing, ada)}/record").text
    copy = post(ada, "/api/import", {"record": text, "at": 60})
    post(ada, f"/api/tables/{copy['id']}/analysis")
    found = analysed(ada, copy["id"])
    assert found["seq"] == copy["seq"] < len(text.splitlines())
    assert found["result"] is None
    assert found["untold"] == 0
    assert max(each["line"] for each in found["decisions"]) <= copy["seq"]


def test_it_grows_and_goes_on_after_a_restart(sqlite: str, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Stopped in the middle, it is shown as far as it is, and the next server does the rest."""
    done: list[int] = []
    enough = 1 + analyses.GLANCES

    async def few(self: BackgroundLane, owner: str, work: Any, *arguments: Any) -> Any:
        if len(done) >= enough:
            await asyncio.Event().wait()
        done.extend(arguments[-1])
        return await asyncio.to_thread(work, *arguments)

    monkeypatch.setattr(BackgroundLane, "run", few)
    with thread_server(sqlite) as first:
        ada = people(first, "Ada")
        table = ended(first, ada)
        path = f"/api/tables/{table}/analysis"
        post(ada, path)
        until(lambda: get(ada, path)["done"] == enough, "it has grown")
        found = get(ada, path)
        assert found["state"] == "running"
        assert len(found["decisions"]) == enough - 1 < found["total"]
        before = list(done)
    enough = 10_000
    with thread_server(sqlite) as second:
        decisions = analysed(people(second, "Eve"), table)["decisions"]
    assert [each["line"] for each in decisions[: len(before) - 1]] == [each["line"] for each in found["decisions"]]
    assert len(done) == len(set(done)), "nothing is done twice"


def test_against_the_same_bots_from_any_line(analysing: ThreadServer, people: People) -> None:
    ada = people(analysing, "Ada")
    table = ended(analysing, ada)
    copy = post(ada, f"/api/tables/{table}/sandbox", {"at": 40, "seat": 0, "bots": True})
    assert [(seat["kind"], seat["bot"]) for seat in copy["seats"]] == [("person", None), ("bot", "careful")]
    assert copy["sandbox"]


def test_running_tables_come_first() -> None:
    """While a bot of a table waits, no piece begins."""
    waits = True

    async def tried() -> list[str]:
        lane = BackgroundLane(1, lambda: waits)
        run = in_processes.__get__(lane)
        said: list[str] = []

        async def piece() -> None:
            await run("Ada", max, 1, 2)
            said.append("piece")

        work = asyncio.create_task(piece())
        for _ in range(20):
            await asyncio.sleep(0)
        said.append("table")
        nonlocal waits
        waits = False
        await work
        await lane.stop()
        return said

    assert asyncio.run(tried()) == ["table", "piece"]


def test_tables_whose_bots_always_wait_do_not_stop_all_analyses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lane, "STANDS_BACK", 0.0)

    async def tried() -> int:
        background = BackgroundLane(1, lambda: True)
        try:
            return await in_processes(background, "Ada", max, 1, 2)
        finally:
            await background.stop()

    assert asyncio.run(tried()) == 2


def test_a_person_may_begin_only_so_many(sqlite: str, people: People) -> None:
    with thread_server(sqlite, limit_analyses=1) as server:
        ada = people(server, "Ada")
        one, other = ended(server, ada), ended(server, ada)
        post(ada, f"/api/tables/{one}/analysis")
        post(ada, f"/api/tables/{one}/analysis")  # there already
        assert refused(ada, f"/api/tables/{other}/analysis")["code"] == "rate_limited"
