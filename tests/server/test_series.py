"""Playing again: everybody keeps their house, the first seat goes round, and a series sums it up. Lobby filters."""

from typing import Any

import httpx
import pytest

from armorial.server.finding import series
from armorial.server.services import Services
from armorial.server.store.schema import RatingRow
from tests.server.conftest import People
from tests.server.finished_games import finish, with_account
from tests.server.players import get, my_id, post, refused
from tests.server.table_server import ThreadServer


def houses(table: dict[str, Any]) -> list[tuple[str, str]]:
    return [(seat["name"], seat["house"]) for seat in table["seats"]]


def played(server: ThreadServer, host: httpx.Client, table: str) -> None:
    post(host, f"/api/tables/{table}/start")
    finish(server, table)


def begin(host: httpx.Client, other: httpx.Client, **wishes: Any) -> dict[str, Any]:
    table = post(host, "/api/tables", {"game": "lorenzo", "seats": 2, **wishes})
    return post(other, f"/api/tables/{table['id']}/join", {"invite": table["invite"]} if table["invite"] else {})


def test_a_series_is_played_and_summed_up(either: ThreadServer, people: People) -> None:
    ada, bob, eve = (people(either, name) for name in ("Ada", "Bob", "Eve"))
    first = begin(ada, bob, rounds=2, visibility="private")
    assert first["series"] == {"round": 1, "rounds": 2}
    played(either, ada, first["id"])
    second = post(bob, f"/api/tables/{first['id']}/rematch")
    assert second["series"] == {"round": 2, "rounds": 2}
    assert houses(second) == houses(first)[1:] + houses(first)[:1], "the next begins, and all keep their colours"
    half = get(ada, f"/api/tables/{second['id']}/series")
    assert [game["state"] for game in half["games"]] == ["finished", "open"]
    played(either, ada, second["id"])
    whole = get(ada, f"/api/tables/{first['id']}/series")
    assert (whole["rounds"], [game["round"] for game in whole["games"]]) == (2, [1, 2])
    ends = [get(ada, f"/api/tables/{table['id']}") for table in (first, second)]
    points = {
        name: sum(
            end["result"]["scores"][seat["seat"]] for end in ends for seat in end["seats"] if seat["name"] == name
        )
        for name in ("Ada", "Bob")
    }
    assert {player["name"]: player["points"] for player in whole["players"]} == points
    assert sum(player["won"] for player in whole["players"]) == 2
    assert whole["players"] == sorted(whole["players"], key=lambda player: (-player["won"], -player["points"]))
    assert eve.get(f"/api/tables/{first['id']}/series").status_code == 404
    third = post(ada, f"/api/tables/{second['id']}/rematch")
    assert third["series"] == {"round": 1, "rounds": 2}, "the series is over, and the next begins"
    assert len(get(ada, f"/api/tables/{third['id']}/series")["games"]) == 1


def test_what_a_bot_makes_of_a_seat_is_not_its_owners(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    first = begin(ada, bob, rounds=2)["id"]
    post(ada, f"/api/tables/{first}/start")
    seat = next(each["seat"] for each in get(bob, f"/api/tables/{first}")["seats"] if each["yours"])
    seq = get(bob, f"/api/tables/{first}/position")["seq"]
    post(bob, f"/api/tables/{first}/resign", {"seat": seat, "seq": seq, "bot": "greedy"})
    finish(either, first)
    told = get(ada, f"/api/tables/{first}/series")
    assert [(player["name"], player["won"]) for player in told["players"]] == [("Ada", 1.0), ("Bob", 0.0)]
    assert told["games"][0]["scores"][1] is None


def test_rematches_without_a_plan_are_a_series_too(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    first = begin(ada, bob)
    assert first["series"] is None
    played(either, ada, first["id"])
    second = post(ada, f"/api/tables/{first['id']}/rematch")
    assert second["series"] == {"round": 2, "rounds": None}
    assert [game["round"] for game in get(ada, f"/api/tables/{second['id']}/series")["games"]] == [1, 2]
    assert refused(ada, "/api/tables", {"game": "lorenzo", "seats": 2, "rounds": 10})["code"] == "invalid"


def test_of_a_very_long_series_the_newest_games_count(
    either: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whoever plays against themselves can make one as long as they like."""
    ada, bob = people(either, "Ada"), people(either, "Bob")
    first = begin(ada, bob)
    played(either, ada, first["id"])
    second = post(ada, f"/api/tables/{first['id']}/rematch")
    monkeypatch.setattr(series, "MOST_GAMES", 1)
    assert [game["round"] for game in get(ada, f"/api/tables/{second['id']}/series")["games"]] == [2]


def listed(person: httpx.Client, **wanted: Any) -> set[str]:
    found = get(person, "/api/tables", game="legacy", joinable=True, **wanted)["tables"]
    return {f"{len(table['seats'])} {table['pace']['kind']}{' rated' * table['rated']}" for table in found}


def test_the_lobby_shows_what_somebody_wants(either: ThreadServer, people: People) -> None:
    host, strong, reader = (with_account(people(either, name)) for name in ("Hanna", "Strong", "Reader"))
    post(host, "/api/tables", {"game": "legacy", "seats": 2})
    post(host, "/api/tables", {"game": "legacy", "seats": 3, "pace": {"kind": "days", "days": 1}})
    live = {"kind": "live", "bank": 600, "increment": 20}
    post(strong, "/api/tables", {"game": "legacy", "seats": 4, "pace": live, "rated": True})
    strongs_id = my_id(strong)

    async def rate(services: Services) -> None:
        async with services.database.write() as session:
            session.add(RatingRow(person=strongs_id, game="legacy", seats=4, mu=35.0, sigma=2.0, games=30))

    either.do(rate)
    assert listed(reader) == {"2 none", "3 days", "4 live rated"}
    assert listed(reader, seats=3) == {"3 days"}
    assert listed(reader, pace="live") == {"4 live rated"}
    assert listed(reader, pace="none") == {"2 none"}
    assert listed(reader, rated=False) == {"2 none", "3 days"}
    assert listed(reader, rated=True, seats=4) == {"4 live rated"}
    assert listed(reader, near=True) == {"2 none", "3 days"}, "300 points are not about as strong"
    assert listed(people(either), near=True) == {"2 none", "3 days", "4 live rated"}, "nobody has no strength"
