"""Profiles, history and statistics as people see them, and who may see them."""

from typing import Any

import httpx
import pytest

from tests.server.conftest import People
from tests.server.finished_games import PASSWORD, finish, history, table_of, with_account
from tests.server.players import get, hot_seat, my_id, post
from tests.server.table_server import ThreadServer

Folk = tuple[ThreadServer, httpx.Client, httpx.Client, list[str]]


@pytest.fixture
def folk(either: ThreadServer, people: People) -> Folk:
    """Ada, who has played four games, two of them with Bob."""
    ada, bob = with_account(people(either, "Ada")), with_account(people(either, "Bob"))
    tables = [
        table_of([ada], "novice", game="lorenzo"),
        table_of([ada, bob], game="troyes", rated=True),
        table_of([bob, ada], "careful", game="lorenzo", visibility="unlisted"),
        hot_seat(ada, game="lorenzo"),
    ]
    for table in tables:
        finish(either, table)
    return either, ada, bob, tables


def ids(games: list[dict[str, Any]]) -> list[str]:
    return [game["table"]["id"] for game in games]


def test_history_is_paged_and_filtered(folk: Folk) -> None:
    _, ada, bob, tables = folk
    newest_first = tables[::-1]
    assert ids(history(ada)) == newest_first
    first = get(ada, "/api/my/history", most=3)
    assert ids(first["games"]) == newest_first[:3]
    rest = get(ada, "/api/my/history", most=3, before=first["before"])
    assert (ids(rest["games"]), rest["before"]) == (newest_first[3:], None)
    assert ids(history(ada, game="troyes")) == [tables[1]]
    assert ids(history(ada, seats=3)) == [tables[2]]
    won, lost = history(ada, result="won"), history(ada, result="lost")
    assert sorted(ids(won) + ids(lost)) == sorted(tables)
    assert all(game["place"] == 1 for game in won)
    opponents = {each["name"] or each["bot"]: each for each in get(ada, "/api/my/profile")["opponents"]}
    assert {name: each["games"] for name, each in opponents.items()} == {"Bob": 2, "novice": 1, "careful": 1}
    assert ids(history(ada, opponent=opponents["Bob"]["who"])) == [tables[2], tables[1]]
    assert ids(history(ada, opponent="bot:careful")) == [tables[2]]
    assert ids(history(bob)) == [tables[2], tables[1]]


def test_whom_others_have_met_is_not_told(folk: Folk, people: People) -> None:
    server, _, bob, tables = folk
    eve = people(server, "Eve")
    for wrong in (f"{tables[1]}.0", f"{tables[1]}.1", f"{tables[1]}.9", "nonsense", "bot:"):
        answer = eve.get("/api/my/history", params={"opponent": wrong})
        assert answer.status_code == 404 or answer.json()["games"] == []
    assert bob.get("/api/my/history", params={"opponent": f"{tables[0]}.0"}).status_code == 404, "Bob was not there"


def test_a_profile_says_what_was_done(folk: Folk) -> None:
    _, ada, _, tables = folk
    profile = get(ada, "/api/my/profile")
    assert (profile["name"], profile["you"], profile["games"], profile["address"]) == ("Ada", True, 3, None)
    records = {record["game"]: record for record in profile["records"]}
    assert (records["lorenzo"]["games"], records["troyes"]["games"]) == (2, 1), "nobody beats themselves"
    assert [record["game"] for record in profile["among_people"]] == ["troyes"]
    shown = {game["table"]["id"]: game for game in history(ada)}
    scores = [shown[table]["table"]["result"]["scores"][shown[table]["seat"]] for table in (tables[0], tables[2])]
    assert records["lorenzo"]["best"] == max(scores)
    assert records["lorenzo"]["average"] == pytest.approx(sum(scores) / 2, abs=0.05)
    best = {(fact["game"], fact["fact"]): fact for fact in profile["facts"]}
    if max(scores) > 0:
        assert best["lorenzo", "score"]["value"] == max(scores)
    assert all(fact["value"] > 0 and fact["table"] in tables for fact in profile["facts"])


def test_a_profile_is_public_only_if_its_owner_wants_it(folk: Folk, people: People) -> None:
    server, ada, bob, tables = folk
    address = f"/api/people/{my_id(ada)}"
    stranger = people(server)
    assert stranger.get(address).status_code == stranger.get(f"{address}/history").status_code == 404
    ada.patch("/api/me", json={"settings": {"public_profile": True}}).raise_for_status()
    seen = get(stranger, address)
    assert (seen["name"], seen["you"], seen["opponents"]) == ("Ada", False, [])
    assert all(fact["table"] in (None, tables[0], tables[1]) for fact in seen["facts"]), "not those by link"
    assert ids(get(stranger, f"{address}/history")["games"]) == [tables[1], tables[0]]
    assert stranger.get(f"{address}/history", params={"opponent": "bot:novice"}).status_code == 403
    here = {person["name"]: person["profile"] for person in get(bob, f"/api/tables/{tables[1]}/people")["people"]}
    assert here == {"Ada": my_id(ada), "Bob": None}
    post(ada, "/api/delete-me", {"password": PASSWORD})
    assert stranger.get(address).status_code == 404
    assert ids(history(bob)) == [tables[2], tables[1]], "what others have seen stays"


def test_a_guest_has_no_public_profile(either: ThreadServer, people: People) -> None:
    eve = people(either, "Eve")
    eve.patch("/api/me", json={"settings": {"public_profile": True}}).raise_for_status()
    assert people(either).get(f"/api/people/{my_id(eve)}").status_code == 404
    assert get(eve, "/api/my/profile")["address"] is None


def test_statistics_count_what_was_played(folk: Folk, people: People) -> None:
    server, _, _, _ = folk
    reader = people(server)
    counts = {(each["game"], each["seats"]): each for each in get(reader, "/api/statistics")["counts"]}
    assert counts["troyes", 2]["games"] >= counts["troyes", 2]["among_people"] >= 1
    found = get(reader, "/api/statistics/lorenzo/3")
    assert found["games"] >= 1
    assert sum(turn["share"] * turn["games"] for turn in found["turns"]) == pytest.approx(found["games"])
    assert 0 < sum(found["scores"]["counts"]) <= sum(turn["games"] for turn in found["turns"]), "some may have left"
    assert sum(found["dice"]) == 18 * found["games"], "three dice in each of six rounds"
    assert 0 <= found["unlikely"] <= 1
    assert {part["part"] for part in found["parts"]} >= {"vp", "territories"}
    among_people = get(reader, "/api/statistics/lorenzo/3", people=True)
    assert among_people["games"] < found["games"]
    assert reader.get("/api/statistics/lorenzo/7").status_code == 404
    assert reader.get("/api/statistics/chess/2").status_code == 404


def test_the_ranking_has_bots_and_nobody_who_does_not_want_it(folk: Folk) -> None:
    _, ada, _, _ = folk
    ranked = get(ada, "/api/rankings/troyes/2")["ranked"]
    assert [each["bot"] for each in ranked if each["bot"]]
    assert sorted((each["rating"] for each in ranked), reverse=True) == [each["rating"] for each in ranked]
    assert not any(each["name"] for each in ranked), "after one game nobody is sure"
