"""Finished games are entered once, ratings change with them, and all of it can be computed again."""

import asyncio
import gzip
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar
from unittest import mock

import pytest
from sqlalchemy import select, update

from armorial import __version__
from armorial.server.aside import Pool
from armorial.server.services import Services
from armorial.server.standing import anchors, settling
from armorial.server.standing.ratings import START, Skill, rate
from armorial.server.standing.recomputing import Recomputed, recompute_facts, recompute_ratings
from armorial.server.standing.results import GameResult, SeatResult
from armorial.server.standing.settling import Settler, enter, one_at_a_time
from armorial.server.store.database import Database
from armorial.server.store.schema import FinishedRow, FinishedSeatRow, RatingRow, TableRow
from armorial.table.seating import shut
from armorial.table.table import Table
from tests.server.conftest import People
from tests.server.finished_games import finish, history, play_out, table_of, with_account
from tests.server.players import get, hot_seat, my_id, post, refused, until_asked
from tests.server.table_server import ThreadServer, thread_server

BOTS = {"novice": Skill(20.0, 1.0), "careful": Skill(25.0, 1.0)}

STORED = Path(__file__).parent / "stored" / "armorial-0.5.2.db.gz"

Value = TypeVar("Value")


@pytest.fixture(autouse=True)
def _known_bots() -> Iterator[None]:
    """What the bots are worth in these tests, whatever they are worth in this version."""
    known = {
        game: {str(n): {bot: skill._asdict() for bot, skill in BOTS.items()} for n in (2, 3)} for game in ("lorenzo",)
    }
    with mock.patch.object(anchors, "_anchors", return_value={"version": __version__, "skills": known}):
        yield


def row_of(server: ThreadServer, table: str) -> FinishedRow:
    async def read(services: Services) -> FinishedRow:
        async with services.database.read() as session:
            row = await session.get(FinishedRow, table)
        assert row is not None
        return row

    return server.do(read)


def ratings_of(server: ThreadServer, person: str) -> list[tuple[str, int, float, float, int]]:
    async def read(services: Services) -> list[tuple[str, int, float, float, int]]:
        async with services.database.read() as session:
            rows = list(await session.scalars(select(RatingRow).where(RatingRow.person == person)))
        return [(row.game, row.seats, row.mu, row.sigma, row.games) for row in rows]

    return server.do(read)


# -- what counts ----------------------------------------------------------------------------------------------


def test_a_rated_game_changes_the_ratings_of_those_with_an_account(either: ThreadServer, people: People) -> None:
    ada, bob, eve = with_account(people(either, "Ada")), with_account(people(either, "Bob")), people(either, "Eve")
    table = table_of([ada, bob, eve], rated=True)
    finish(either, table)
    (mine,) = history(ada)
    (theirs,) = history(bob)
    (guests,) = history(eve)
    assert mine["unrated"] is None
    assert (mine["change"], theirs["change"]) in [(n, -n) for n in range(-200, 200)], "they were equal before"
    assert (mine["change"] > 0) == (mine["place"] < theirs["place"])
    assert (guests["change"], guests["unrated"]) == (None, "guest")
    ((game, seats, mu, _, games),) = ratings_of(either, my_id(ada))
    assert (game, seats, games) == ("lorenzo", 3, 1)
    assert (mu > START.mu) == (mine["change"] > 0)
    assert ratings_of(either, my_id(eve)) == []
    (shown,) = get(ada, "/api/my/profile")["ratings"]
    assert (shown["rating"], shown["games"], shown["curve"]) == (None, 1, []), "nobody can tell after one game"


def test_a_bot_is_worth_what_it_was_measured_at(either: ThreadServer, people: People) -> None:
    ada = with_account(people(either, "Ada"))
    table = table_of([ada], "novice", rated=True)
    finish(either, table)
    place = history(ada)[0]["place"]
    after, _ = rate([START, BOTS["novice"]], [place, 3 - place])
    assert ratings_of(either, my_id(ada)) == [("lorenzo", 2, after.mu, after.sigma, 1)]


def test_why_a_game_does_not_count(either: ThreadServer, people: People) -> None:
    ada, eve = with_account(people(either, "Ada")), people(either, "Eve")
    for table, reason in (
        (table_of([ada], "novice"), "friendly"),
        (table_of([ada, eve], rated=True), "unknown"),
        (table_of([ada], "greedy", rated=True), "unknown"),
        (table_of([eve], "novice", rated=True), "unknown"),
        (hot_seat(ada, game="lorenzo"), "friendly"),
    ):
        finish(either, table)
        assert row_of(either, table).unrated == reason
    assert ratings_of(either, my_id(ada)) == []
    assert {game["unrated"] for game in history(ada)} == {"friendly", "unknown"}


def test_a_guest_is_rated_once_there_is_an_account(either: ThreadServer, people: People) -> None:
    eve = people(either, "Eve")
    finish(either, table_of([eve], "novice", rated=True))
    table = table_of([eve], "novice", rated=True)
    with_account(eve)
    finish(either, table)
    assert [game["unrated"] for game in history(eve)] == [None, "unknown"]


def test_whoever_leaves_is_last(either: ThreadServer, people: People) -> None:
    """And what the bot in their place does takes nobody's place."""
    ada, bob, eve = (with_account(people(either, name)) for name in ("Ada", "Bob", "Eve"))
    table = table_of([ada, bob, eve], rated=True, resign="bot")
    seq = get(bob, f"/api/tables/{table}/position")["seq"]
    post(bob, f"/api/tables/{table}/resign", {"seat": 1, "seq": seq, "bot": "novice"})
    finish(either, table)
    places = [history(person)[0]["place"] for person in (ada, bob, eve)]
    assert places[1] == 3
    assert sorted([places[0], places[2]]) in ([1, 2], [1, 1])
    assert history(bob)[0]["left"]
    assert history(bob)[0]["change"] < 0
    (record,) = get(bob, "/api/my/profile")["records"]
    assert (record["games"], record["won"], record["average"]) == (1, 0, None), "those points are not theirs"


def test_a_claimed_game_counts_against_whoever_stayed_away(either: ThreadServer, people: People) -> None:
    ada, bob = with_account(people(either, "Ada")), with_account(people(either, "Bob"))
    table = table_of([ada, bob], rated=True)

    def claim(claimed: Table) -> None:
        claimed.seats[1].taken_over_at = claimed.seq
        shut(claimed, "time")

    async def claimed(services: Services) -> None:
        await services.rooms.change(table, claim)
        await services.settler.caught_up()

    either.do(claimed)
    assert [(game["place"], game["left"], game["unrated"]) for game in history(bob)] == [(2, True, None)]
    assert history(ada)[0]["change"] > 0 > history(bob)[0]["change"]
    (record,) = get(ada, "/api/my/profile")["records"]
    assert (record["won"], record["best"]) == (1, None)


# -- rules of a rated table -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("wish", "reason"),
    [
        ({"game": "legacy", "seats": 1}, "alone"),
        ({"game": "village", "seats": 2, "others": [{"name": "Bob"}]}, "device"),
        ({"game": "village", "seats": 2, "components": "[place.well]\ncost = 4\n"}, "numbers"),
    ],
)
def test_what_cannot_be_rated(server: ThreadServer, people: People, wish: dict[str, Any], reason: str) -> None:
    error = refused(people(server, "Ada"), "/api/tables", {**wish, "rated": True})
    assert error["message"]["key"] in (f"server-rated-{reason}", "server-bad-components")


def test_what_is_not_allowed_at_a_rated_table(server: ThreadServer, people: People) -> None:
    ada, bob = people(server, "Ada"), people(server, "Bob")
    waiting = post(ada, "/api/tables", {"game": "village", "seats": 2, "rated": True})
    assert waiting["rated"]
    assert refused(ada, f"/api/tables/{waiting['id']}/join")["message"]["key"] == "server-rated-device"
    alone = table_of([ada], "novice", rated=True, game="village")
    seat = {"seat": 0, "seq": until_asked(ada, alone)["seq"]}  # the bot may be first
    assert refused(ada, f"/api/tables/{alone}/hint", seat)["message"]["key"] == "server-rated-hint"
    assert refused(ada, f"/api/tables/{alone}/undo-request", seat)["message"]["key"] == "server-rated-undo"
    closing = refused(ada, f"/api/tables/{alone}/close", {"end_game": True})
    assert closing["message"]["key"] == "server-rated-close"
    copy = post(ada, f"/api/tables/{alone}/sandbox")["id"]
    asked = get(ada, f"/api/tables/{copy}/position")
    there = {"seat": asked["question"]["seat"], "seq": asked["seq"]}
    assert refused(ada, f"/api/tables/{copy}/hint", there)["message"]["key"] == "server-hint-copy"
    together = table_of([ada, bob], rated=True, game="village")
    ours = {"seat": 0, "seq": get(ada, f"/api/tables/{together}/position")["seq"]}
    post(ada, f"/api/tables/{together}/undo-request", {**ours, "to": 1})
    assert get(ada, f"/api/tables/{together}/position")["undo_request"], "people may agree to go back"


def test_a_rematch_is_rated_like_the_first_game(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    for rated in (True, False):
        table = table_of([ada], "novice", rated=rated)
        finish(server, table)
        assert post(ada, f"/api/tables/{table}/rematch")["rated"] is rated


# -- once each --------------------------------------------------------------------------------------------------


async def on(url: str, work: Callable[[Database], Awaitable[Value]]) -> Value:
    """Something in a database, as another process would do it."""
    database = Database(url)
    try:
        return await work(database)
    finally:
        await database.close()


def made_up(table: str, people: list[str], places: list[int], bots: tuple[str, ...] = ()) -> GameResult:
    """A rated game that nobody has played."""
    players: list[tuple[str | None, str | None]] = [
        *((person, None) for person in people),
        *((None, bot) for bot in bots),
    ]
    seats = [
        SeatResult(person, bot, None, False, place, float(place == 1), 10, {"vp": 10}, {})
        for (person, bot), place in zip(players, places, strict=True)
    ]
    return GameResult(table, "lorenzo", 1.0, True, 10, None, [], seats)


def test_two_processes_and_a_crash_enter_a_game_once(database: str, people: People) -> None:
    with thread_server(database) as server:
        ada, bob = with_account(people(server, "Ada")), with_account(people(server, "Bob"))
        server.app.state.services.rooms.on_over = lambda table: None  # it died before it could
        tables = [table_of([ada, bob], rated=True) for _ in range(3)]

        async def end(services: Services) -> None:
            for table in tables:
                await services.rooms.change(table, play_out, slow=services.aside.tables)

        async def crash(services: Services) -> None:
            with mock.patch.object(settling, "_rate", side_effect=RuntimeError("crash")), pytest.raises(RuntimeError):
                await services.settler.sweep(patience=0)

        server.do(end)
        server.do(crash)
        assert history(ada) == [], "nothing, or all of it"
        url = server.settings.database_url

    async def twice() -> tuple[int, int, Recomputed]:
        one, other = Database(url), Database(url)
        pools = Pool("one", 1, 100), Pool("other", 1, 100)
        try:
            first, second = await asyncio.gather(
                Settler(one, pools[0]).sweep(patience=0), Settler(other, pools[1]).sweep(patience=0)
            )
            return first, second, await recompute_ratings(one)
        finally:
            for pool in pools:
                pool.stop()
            await one.close()
            await other.close()

    first, second, again = asyncio.run(twice())
    assert first + second >= 3
    assert (again.games, again.rated_games, again.ratings) == (3, 3, 2)
    assert again.changed_ratings == again.changed_seats == 0, "as if one had done it all"

    async def read(opened: Database) -> tuple[list[int], list[int], list[bool]]:
        async with opened.read() as session:
            numbers = list(await session.scalars(select(FinishedRow.number)))
            games = list(await session.scalars(select(RatingRow.games)))
            settled = list(await session.scalars(select(TableRow.settled).where(TableRow.id.in_(tables))))
        return numbers, games, settled

    numbers, games, settled = asyncio.run(on(url, read))
    assert sorted(numbers) == [1, 2, 3]
    assert games == [3, 3]
    assert settled == [True, True, True]


def test_computed_again_it_is_the_same(database: str, people: People) -> None:
    """Made-up games in which many meet, then something is broken, and put right."""
    with thread_server(database) as server:
        names = [with_account(people(server, name)) for name in ("Ada", "Bob", "Eve", "Joe")]
        ids = [my_id(each) for each in names]
        tables = [post(names[0], "/api/tables", {"game": "lorenzo", "seats": 2})["id"] for _ in range(24)]

        async def play(services: Services) -> None:
            for n, table in enumerate(tables):
                pair = [ids[n % 4], ids[(n + 1 + n // 4 % 3) % 4]]
                result = made_up(table, pair, [1, 2] if n % 3 else [2, 1])
                if n % 5 == 0:
                    result = made_up(table, pair[:1], [1, 1] if n % 2 else [2, 1], bots=("careful",))
                async with services.database.write() as session:
                    await one_at_a_time(session)
                    assert await enter(session, table, result)

        async def again(services: Services) -> Recomputed:
            return await recompute_ratings(services.database)

        async def spoil(services: Services) -> None:
            async with services.database.write() as session:
                await session.execute(update(RatingRow).where(RatingRow.person == ids[0]).values(mu=99.0))
                await session.execute(
                    update(FinishedSeatRow).where(FinishedSeatRow.person == ids[1]).values(mu_after=99.0)
                )

        server.do(play)
        before = [ratings_of(server, person) for person in ids]
        right = server.do(again)
        assert (right.games, right.rated_games, right.changed_ratings, right.changed_seats) == (24, 24, 0, 0)
        assert [ratings_of(server, person) for person in ids] == before
        server.do(spoil)
        wrong = server.do(again)
        assert wrong.changed_ratings == 1
        assert wrong.changed_seats > 5
        assert [ratings_of(server, person) for person in ids] == before
        post(names[3], "/api/delete-me", {"password": "correct horse"})
        assert ratings_of(server, ids[3]) == []
        assert server.do(again).changed_ratings == 0, "who was forgotten stays so"
        assert [ratings_of(server, person) for person in ids[:3]] == before[:3]


def test_facts_computed_again_are_the_same(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    table = table_of([ada], "novice", game="troyes")
    finish(either, table)

    async def again(services: Services) -> int:
        found = Recomputed()
        await recompute_facts(services.database, found)
        assert found.lost_games == 0
        return found.changed_facts

    async def spoil(services: Services) -> None:
        async with services.database.write() as session:
            await session.execute(update(FinishedRow).where(FinishedRow.table == table).values(dice=[1], answers=3))

    kept = row_of(either, table)
    assert sum(kept.dice) > 20
    assert either.do(again) == 0
    either.do(spoil)
    assert either.do(again) == 1
    put_right = row_of(either, table)
    assert (put_right.dice, put_right.answers) == (kept.dice, kept.answers)


def test_what_is_entered_stays(either: ThreadServer, people: People) -> None:
    """A game that was entered before is left alone."""
    ada = people(either, "Ada")
    table = table_of([ada], "novice")
    finish(either, table)
    result = made_up(table, [my_id(ada)], [1, 2], bots=("novice",))

    async def once_more(services: Services) -> bool:
        async with services.database.write() as session:
            return await enter(session, table, replace(result, answers=99_999))

    assert not either.do(once_more)
    assert row_of(either, table).answers < 99_999


def test_games_that_ended_in_an_earlier_version_are_entered(tmp_path: Path) -> None:
    file = tmp_path / "armorial.db"
    file.write_bytes(gzip.decompress(STORED.read_bytes()))

    async def upgraded(opened: Database) -> tuple[list[str], list[FinishedRow], int]:
        pool = Pool("results", 1, 100)
        try:
            await opened.migrate()
            await Settler(opened, pool).sweep()
            again = await Settler(opened, pool).sweep()
        finally:
            pool.stop()
        async with opened.read() as session:
            over = select(TableRow.id).where(TableRow.state == "finished", TableRow.sandbox.is_(False))
            return list(await session.scalars(over)), list(await session.scalars(select(FinishedRow))), again

    over, entered, again = asyncio.run(on(f"sqlite:///{file}", upgraded))
    assert over
    assert sorted(row.table for row in entered) == sorted(over)
    assert {row.unrated for row in entered} == {"friendly"}
    assert again == 0
