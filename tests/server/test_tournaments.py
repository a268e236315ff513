"""Tournaments: signing up, rounds that are paired once, results, withdrawing, and what others may see."""

import asyncio
import csv
import io
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
from sqlalchemy import func, select

from armorial.server.messages.tournaments import MakeTournament
from armorial.server.people import new_guest
from armorial.server.services import Services
from armorial.server.settings import Settings
from armorial.server.store.schema import HappeningRow, TableRow, TournamentRow, TournamentSeatRow
from armorial.server.tournaments import director
from armorial.server.tournaments.book import Tournament
from armorial.server.tournaments.pairing import Round
from armorial.table import seating
from tests.server.conftest import People
from tests.server.finished_games import PASSWORD, finish, with_account
from tests.server.players import Json, get, my_id, post, refused
from tests.server.table_server import QUICK, ThreadServer, thread_server

pytestmark = pytest.mark.usefixtures("full_outbox")
WISH: Json = {"name": "Autumn cup", "game": "lorenzo", "seats": 2, "rounds": 2}


class Club:
    """People with accounts; the first one makes tournaments, in which all of them play."""

    def __init__(self, server: ThreadServer, members: list[httpx.Client]) -> None:
        self.server, self.members = server, members
        self.organiser = members[0]

    def make(self, **wish: Any) -> str:
        made = post(self.organiser, "/api/tournaments", {**WISH, **wish})
        for member in self.members[1:]:
            invite = {"invite": made["invite"]} if made["invite"] else {}
            post(member, f"/api/tournaments/{made['info']['id']}/enter", invite)
        return str(made["info"]["id"])

    def see(self, tournament: str, member: int = 0) -> Json:
        return get(self.members[member], f"/api/tournaments/{tournament}")

    def begin(self, tournament: str, number: int = 1) -> Json:
        return post(self.organiser, f"/api/tournaments/{tournament}/begin", {"number_of_round": number})

    def look(self) -> None:
        """What every process does again and again."""
        self.server.do(lambda services: services.tournaments.look())

    def play(self, tournament: str) -> Json:
        """All games of the round to their ends."""
        for table in self.see(tournament)["rounds"][0]["tables"]:
            if not table["over"]:
                finish(self.server, table["table"])
        self.look()
        return self.see(tournament)


def five(server: ThreadServer, people: People) -> Club:
    return Club(server, [with_account(people(server, name)) for name in ("Ada", "Bob", "Eve", "Max", "Zoe")])


@pytest.fixture
def club(server: ThreadServer, people: People) -> Iterator[Club]:
    """Most of this has nothing to do with how it is stored."""
    club = five(server, people)
    yield club
    for each in get(club.organiser, "/api/tournaments")["tournaments"]:  # the server is shared
        if each["you_organise"] and each["state"] in ("open", "running"):
            post(club.organiser, f"/api/tournaments/{each['id']}/cancel")


def block(one: httpx.Client, other: httpx.Client) -> None:
    made = post(one, "/api/tables", {"game": "village", "seats": 2, "visibility": "private"})
    post(other, f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    post(one, f"/api/tables/{made['id']}/block", {"seat": 1})
    post(other, f"/api/tables/{made['id']}/leave")


def test_who_has_blocked_whom_is_kept_apart_and_only_the_first_is_told(club: Club) -> None:
    _, bob, eve, *_ = club.members
    block(bob, eve)
    tournament = club.make(rounds=3)
    club.begin(tournament)
    numbers = {each["name"]: each["number"] for each in club.see(tournament)["entrants"]}
    assert club.see(tournament, 1)["blocked"] == [numbers["Eve"]]
    assert club.see(tournament, 2)["blocked"] == []
    file = bob.get(f"/api/tournaments/{tournament}/results", params={"form": "json"}).json()
    assert file["blocked"] == [], "a file may be passed on"
    for _ in range(3):
        seen = club.play(tournament)
    assert len(seen["rounds"]) == 3
    pairs = [{player["entrant"] for player in table["players"]} for each in seen["rounds"] for table in each["tables"]]
    assert {numbers["Bob"], numbers["Eve"]} not in pairs


def told(server: ThreadServer, person: httpx.Client) -> list[tuple[str, str, Any]]:
    mine = my_id(person)

    async def read(services: Services) -> list[tuple[str, str, Any]]:
        async with services.database.read() as session:
            rows = await session.scalars(select(HappeningRow).where(HappeningRow.person == mine))
            return [(row.kind, row.table, row.details.get("round")) for row in rows]

    return server.do(read)


def test_a_swiss_tournament_from_sign_up_to_the_last_result(database: str, people: People) -> None:
    with thread_server(database) as server:
        club = five(server, people)
        cup = club.make(pace={"kind": "days", "days": 2})
        waiting = club.see(cup)
        assert [entrant["name"] for entrant in waiting["entrants"]] == ["Ada", "Bob", "Eve", "Max", "Zoe"]
        assert (waiting["info"]["state"], waiting["rounds"], waiting["standings"]) == ("open", [], [])
        first = club.begin(cup)["rounds"][0]
        assert (len(first["tables"]), len(first["byes"])) == (2, 1)
        seen = get(club.organiser, f"/api/tables/{first['tables'][0]['table']}")
        assert (seen["state"], seen["pace"]["days"], seen["absence"], seen["rated"]) == ("running", 2, "bot", False)
        assert (seen["you_host"], seen["tournament"]) == (False, cup)

        second = club.play(cup)
        assert second["info"]["round"] == 2, "the next round begins by itself"
        assert second["rounds"][0]["byes"] != first["byes"], "nobody rests twice"
        pairs = [frozenset(player["entrant"] for player in t["players"]) for r in second["rounds"] for t in r["tables"]]
        assert len(set(pairs)) == len(pairs), "nobody meets somebody again"
        resting = next(each for each in second["standings"] if each["entrant"] == first["byes"][0])
        assert (resting["points"], resting["byes"], resting["played"]) == (1, 1, 0)

        over = club.play(cup)
        assert over["info"]["state"] == "finished"
        assert sum(each["points"] for each in over["standings"]) == 2 * 3, "two games and a bye in each round"
        assert over["tie_breaks"] == ["opponents", "won", "share"]
        results = [player for r in over["rounds"] for table in r["tables"] for player in table["players"]]
        assert all(player["place"] in (1, 2) and player["score"] is not None for player in results)
        kinds = [kind for member in club.members for kind, _, _ in told(server, member)]
        assert (kinds.count("round_begins"), kinds.count("round_bye"), kinds.count("tournament_over")) == (8, 2, 5)


def test_a_round_robin_of_three_at_a_table_lets_everybody_meet(club: Club) -> None:
    cup = club.make(format="round_robin", seats=3, most=8)
    page = club.begin(cup)
    rounds = page["info"]["rounds"]
    assert rounds >= 3
    met = set()
    for _ in range(rounds):
        for table in club.see(cup)["rounds"][0]["tables"]:
            numbers = sorted(player["entrant"] for player in table["players"])
            met |= {(a, b) for a in numbers for b in numbers if a < b}
        page = club.play(cup)
    assert page["info"]["state"] == "finished"
    assert len(met) == 10
    assert page["tie_breaks"] == ["beaten", "won", "share"]


def test_the_organiser_may_begin_each_round(club: Club) -> None:
    cup = club.make(by_hand=True, pace={"kind": "live", "bank": 600})
    assert club.see(cup)["may_begin"]
    assert not club.begin(cup)["may_begin"], "it has begun"
    assert refused(club.organiser, f"/api/tournaments/{cup}/begin", {"number_of_round": 2})["code"] == "illegal"
    after = club.play(cup)
    assert (after["info"]["round"], after["may_begin"]) == (1, True)
    assert ("round_over", f"/tournament/{cup}", 1) in told(club.server, club.organiser)
    assert club.begin(cup, 2)["info"]["round"] == 2
    assert club.begin(cup, 2)["info"]["round"] == 2, "the same request twice begins one round"


def test_whoever_withdraws_is_paired_no_more_and_can_finish_their_game(club: Club) -> None:
    cup = club.make()
    club.begin(cup)
    left = post(club.members[1], f"/api/tournaments/{cup}/leave")
    gone = next(entrant["number"] for entrant in left["entrants"] if entrant["you"])
    second = club.play(cup)["rounds"][0]
    assert second["number"] == 2
    assert gone not in [*second["byes"], *(p["entrant"] for table in second["tables"] for p in table["players"])]
    assert gone in [each["entrant"] for each in club.see(cup)["standings"]], "what they have played counts"


def test_somebody_who_is_taken_out_is_played_on_for_by_a_bot_and_is_last(club: Club) -> None:
    cup = club.make(rounds=1)
    page = club.begin(cup)
    table = next(t for t in page["rounds"][0]["tables"] if not any(_is_you(page, p) for p in t["players"]))
    out = table["players"][0]["entrant"]
    post(club.organiser, f"/api/tournaments/{cup}/remove", {"entrant": out, "number_of_round": 1})
    kinds = [seat["kind"] for seat in get(club.organiser, f"/api/tables/{table['table']}")["seats"]]
    assert sorted(kinds) == ["bot", "person"]
    over = club.play(cup)
    (player,) = [p for t in over["rounds"][0]["tables"] for p in t["players"] if p["entrant"] == out]
    assert (player["place"], player["points"], player["gone"]) == (2, 0, True)
    stale = refused(club.organiser, f"/api/tournaments/{cup}/remove", {"entrant": out, "number_of_round": 0})
    assert stale["code"] == "stale", "by then numbers may mean somebody else"


@pytest.mark.parametrize("rated", [False, True])
def test_nobody_wins_by_taking_somebody_out(club: Club, rated: bool) -> None:
    """Neither the organiser, whose opponent plays on, nor anybody's friend for their rating."""
    cup = club.make(rounds=1, rated=rated, seats=3)
    page = club.begin(cup)
    mine = next(t for t in page["rounds"][0]["tables"] if any(_is_you(page, p) for p in t["players"]))
    other = next(t for t in page["rounds"][0]["tables"] if t is not mine)
    table = other if rated else mine
    out = next(player["entrant"] for player in table["players"] if not _is_you(page, player))
    post(club.organiser, f"/api/tournaments/{cup}/remove", {"entrant": out, "number_of_round": 1})
    assert {seat["kind"] for seat in get(club.organiser, f"/api/tables/{table['table']}")["seats"]} == {"person"}
    assert club.see(cup)["entrants"][out]["left"]


def _is_you(page: Json, player: Json) -> bool:
    return any(entrant["you"] and entrant["number"] == player["entrant"] for entrant in page["entrants"])


def test_a_game_that_was_closed_is_shared(club: Club) -> None:
    cup = club.make(rounds=1)
    tables = [table["table"] for table in club.begin(cup)["rounds"][0]["tables"]]

    async def shut(services: Services) -> None:
        await services.rooms.change(tables[0], lambda table: seating.shut(table, "server"))

    club.server.do(shut)
    club.look()
    over = club.play(cup)
    closed = next(table for table in over["rounds"][0]["tables"] if table["table"] == tables[0])
    assert [(p["points"], p["score"]) for p in closed["players"]] == [(0.5, None), (0.5, None)]


def test_one_by_link_is_for_those_who_have_it(club: Club, people: People) -> None:
    made = post(club.organiser, "/api/tournaments", {**WISH, "listed": False})
    cup, invite = made["info"]["id"], made["invite"]
    stranger = with_account(people(club.server, "Stranger"))
    assert stranger.get(f"/api/tournaments/{cup}").status_code == 404
    assert refused(stranger, f"/api/tournaments/{cup}/enter", {"invite": "wrong"})["code"] == "not_found"
    assert cup not in [each["id"] for each in get(stranger, "/api/tournaments")["tournaments"]]
    assert get(stranger, f"/api/tournaments/{cup}", invite=invite)["invite"] is None, "they may look"
    assert post(stranger, f"/api/tournaments/{cup}/enter", {"invite": invite})["info"]["you_play"]
    assert cup in [each["id"] for each in get(stranger, "/api/tournaments")["tournaments"]]


def test_what_cannot_be_done(club: Club, people: People) -> None:
    guest = people(club.server, "Guest")
    assert "account" in refused(guest, "/api/tournaments", WISH)["message"]["text"]
    assert refused(club.organiser, "/api/tournaments", {**WISH, "pace": {}})["code"] == "invalid"
    assert refused(club.organiser, "/api/tournaments", {**WISH, "options": {"no": "such"}})["code"] == "invalid"
    assert (
        refused(club.organiser, "/api/tournaments", {**WISH, "format": "round_robin", "most": 40})["code"] == "invalid"
    )
    cup = post(club.organiser, "/api/tournaments", {**WISH, "most": 3})["info"]["id"]
    few = refused(club.organiser, f"/api/tournaments/{cup}/begin", {"number_of_round": 1})
    assert "3" in few["message"]["text"]
    path = f"/api/tournaments/{cup}/enter"
    assert "account" in refused(guest, path)["message"]["text"]
    for member in club.members[:3]:
        post(member, path)
    assert refused(club.members[3], path)["code"] == "illegal", "it is full"
    assert refused(club.members[1], f"/api/tournaments/{cup}/cancel")["code"] == "forbidden"
    post(club.members[1], f"/api/tournaments/{cup}/leave")
    assert post(club.members[3], path)["info"]["you_play"], "there is room again"


def test_limits_of_tournaments(sqlite: str, people: People) -> None:
    with thread_server(sqlite, limit_tournaments=2) as server:
        ada = with_account(people(server, "Ada"))
        for _ in range(2):
            post(ada, "/api/tournaments", WISH)
        assert refused(ada, "/api/tournaments", WISH)["code"] == "rate_limited"


def test_results_as_files(club: Club, people: People) -> None:
    cup = club.make(rounds=1)
    club.begin(cup)
    club.play(cup)
    watcher = people(club.server)
    answer = watcher.get(f"/api/tournaments/{cup}/results?form=csv")
    assert "attachment" in answer.headers["content-disposition"]
    rows = list(csv.DictReader(io.StringIO(answer.text)))
    assert {row["name"] for row in rows} == {"Ada", "Bob", "Eve", "Max", "Zoe"}
    assert sum(float(row["points"]) for row in rows) == 3
    assert sorted(row["round 1 place"] for row in rows) == ["1", "1", "2", "2", "bye"]
    page = watcher.get(f"/api/tournaments/{cup}/results?form=json").json()
    assert page["standings"] == club.see(cup)["standings"]


def test_a_name_is_no_formula(club: Club) -> None:
    post(club.members[1], "/api/me", {"name": "=1+1"})
    cup = club.make(rounds=1)
    club.begin(cup)
    assert "'=1+1" in club.organiser.get(f"/api/tournaments/{cup}/results").text


def test_whoever_has_themselves_forgotten_leaves_a_number(either: ThreadServer, people: People) -> None:
    club = five(either, people)
    cup, waiting = club.make(), club.make()
    club.begin(cup)
    post(club.members[4], "/api/delete-me", {"password": PASSWORD})
    names = [entrant["name"] for entrant in club.see(cup)["entrants"]]
    assert sorted(names) == ["Ada", "Anonymous", "Bob", "Eve", "Max"]
    assert len(club.see(waiting)["entrants"]) == 4
    post(club.organiser, "/api/delete-me", {"password": PASSWORD})
    assert get(club.members[1], f"/api/tournaments/{waiting}")["info"]["state"] == "cancelled"
    assert get(club.members[1], f"/api/tournaments/{cup}")["info"]["state"] == "running", "it goes on without them"


def test_two_processes_pair_a_round_once_and_make_each_table_once(database: str) -> None:
    """Both look at the same moment; and a table that a process did not come to make is made by the next look."""

    async def looked() -> tuple[int, int, int, int]:
        one, other = (Services(Settings(database=database, **QUICK)) for _ in range(2))
        await one.database.migrate()
        members = [new_guest(f"Member {n}", "127.0.0.1") for n in range(8)]
        async with one.database.write() as session:
            for member in members:
                session.add(member)
        book = one.tournaments.book
        cup = await book.make(members[0], MakeTournament(name="Cup", game="village"), 5)
        for member in members[1:]:
            await book.enter(await book.read(cup), member)
        await book.begin(await book.read(cup))
        await asyncio.gather(*(services.tournaments.look() for services in (one, other, one, other)))
        async with one.database.read() as session:
            tables = await session.scalar(select(func.count()).select_from(TableRow)) or 0
            seats = await session.scalar(select(func.count()).select_from(TournamentSeatRow)) or 0
            told = await session.scalar(select(func.count()).select_from(HappeningRow)) or 0
            number = await session.scalar(select(TournamentRow.round)) or 0
        for services in (one, other):
            await services.database.close()
            await asyncio.to_thread(services.aside.stop)
        return tables, seats, told, number

    assert asyncio.run(looked()) == (4, 8, 8, 1)


def test_a_table_that_is_missing_after_a_crash_is_made(sqlite: str, people: People) -> None:
    with thread_server(sqlite) as server:
        club = Club(server, [with_account(people(server, name)) for name in ("Ada", "Bob", "Eve")])
        cup = club.make(seats=3, rounds=1)

        async def paired_but_not_made(services: Services) -> None:
            director = services.tournaments
            found = await director.book.begin(await director.book.read(cup))
            make, director._make = director._make, _nothing  # type: ignore[method-assign]
            try:
                await director._pair(found)
            finally:
                director._make = make  # type: ignore[method-assign]

        server.do(paired_but_not_made)
        assert club.see(cup)["rounds"][0]["tables"][0]["table"] is None
        club.look()
        table = club.see(cup)["rounds"][0]["tables"][0]["table"]
        assert get(club.organiser, f"/api/tables/{table}")["state"] == "running"


def test_a_tournament_that_fails_holds_up_no_other(club: Club, monkeypatch: pytest.MonkeyPatch) -> None:
    broken, cup = club.make(seats=2, rounds=1), club.make(seats=2, rounds=1)
    plain = director.next_round

    def pairing(found: Tournament, *about: Any) -> Round:
        if found.row.id == broken:
            raise LookupError("broken")
        return plain(found, *about)

    monkeypatch.setattr(director, "next_round", pairing)

    async def begun(services: Services) -> None:
        book = services.tournaments.book
        for each in (broken, cup):
            await book.begin(await book.read(each))

    club.server.do(begun)
    club.look()
    assert [club.see(each)["info"]["round"] for each in (broken, cup)] == [0, 1]
    monkeypatch.undo()
    club.look()
    assert club.see(broken)["info"]["round"] == 1


async def _nothing(tournament: str, name: str) -> None:
    """A process that dies here."""
