"""Playing: whole matches, and every way a request at a table is answered."""

import json
import random
import threading
from typing import Any

import httpx
import pytest

from armorial.games import load_game
from armorial.kernel.contract import SPECTATOR
from armorial.kernel.words import about
from armorial.match import Match, Replay, SeededChance, read_record, verify
from armorial.table.show import entries
from armorial.table.words import Voice
from tests.server.conftest import People, on
from tests.server.finished_games import finish
from tests.server.players import (
    Live,
    answer,
    both_at_once,
    get,
    hot_seat,
    live,
    mover,
    play_http,
    position,
    post,
    refused,
    two_people,
    until_asked,
)
from tests.server.table_server import ThreadServer


def quick_table(client: httpx.Client, **wishes: Any) -> str:
    wish = {"game": "village", "seats": 2, "bot": "random", **wishes}
    return str(post(client, "/api/play-now", wish)["id"])


def test_one_who_plays_alone_may_lose_on_the_first_place(either: ThreadServer, people: People) -> None:
    """The Testament is hardly ever won at random: all nine hints would have to come true."""
    ada = people(either)
    table = quick_table(ada, name="Ada", game="legacy", seats=1, options={"solo": "testament"})
    finish(either, table)
    end = position(ada, table)
    assert (end["ranks"], end["winners"]) == ([1], [])


@on("postgresql")
def test_whole_match_over_http_against_bots(either: ThreadServer, people: People) -> None:
    ada = people(either)
    table = quick_table(ada, name="Ada")
    end = play_http(ada, table, random.Random(1))
    assert sorted(end["ranks"]) in ([1, 2], [1, 1])
    assert end["winners"] == [seat for seat, rank in enumerate(end["ranks"]) if rank == 1]
    assert all(score["complete"] for score in end["scores"])
    assert [player["customers"] is None for player in end["view"]["players"]] == [False, False]
    verdict = verify(read_record(ada.get(f"/api/tables/{table}/record").text))
    assert verdict.ok, verdict.problem
    assert verdict.rolls_checked > 0
    assert verdict.scores == [score["total"] for score in end["scores"]]
    assert get(ada, "/api/my/tables")["tables"][0]["state"] == "finished"


@on("sqlite")
def test_whole_match_over_websocket_against_bots(either: ThreadServer, people: People) -> None:
    ada = people(either)
    table = quick_table(ada, name="Ada")
    with live(ada, table) as play:
        end = play.play(random.Random(2))
        assert end["over"]
        told = get(ada, f"/api/tables/{table}/log")["entries"]
        assert play.events == told, "the events sent piece by piece are the whole log"
        reply = play.ask("answer", seat=0, seq=end["seq"], token="pass")
        assert reply["error"]["code"] == "finished"
    assert verify(read_record(ada.get(f"/api/tables/{table}/record").text)).ok


def test_question_comes_with_words_options_and_reasons(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada)
    seen = position(ada, table)
    question = seen["question"]
    assert question["kind"] == "TakeCube"
    assert question["prompt"]["key"] == "village-ask-take-cube"
    assert question["prompt"]["args"]["who"] == {"key": "seat", "args": {"n": question["seat"]}}
    assert {option["token"] for option in question["options"]}
    reason = question["refused"][0]
    assert reason["rules"]
    assert reason["reason"]["key"].startswith("village-why-")
    error = refused(
        ada, f"/api/tables/{table}/answer", {"seat": seen["seat"], "seq": seen["seq"], "token": reason["token"]}
    )
    assert error["code"] == "illegal"
    assert error["rules"] == reason["rules"]
    assert error["message"]["key"] == reason["reason"]["key"]


def test_texts_come_in_the_readers_language(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada)
    english = refused(ada, f"/api/tables/{table}/answer", {"seat": 0, "seq": 0, "token": "x"})
    russian = refused(ada, f"/api/tables/{table}/answer?lang=ru", {"seat": 0, "seq": 0, "token": "x"})
    assert english["message"]["text"] != russian["message"]["text"]
    ada.patch("/api/me", json={"settings": {"language": "ru"}}).raise_for_status()
    assert refused(ada, f"/api/tables/{table}/answer", {"seat": 0, "seq": 0, "token": "x"}) == russian
    polish = people(server, headers={"Accept-Language": "de, pl;q=0.8, en;q=0.5"})
    assert "stołu" in refused(polish, "/api/tables/nothing/join")["message"]["text"]


def test_every_wrong_request_gets_its_own_error(either: ThreadServer, people: People) -> None:
    ada, bob, eve = people(either, "Ada"), people(either, "Bob"), people(either, "Eve")
    table = two_people(ada, bob)
    path = f"/api/tables/{table}/answer"
    asked, seen = mover([ada, bob], table)
    other = bob if asked is ada else ada
    seat, seq = seen["seat"], seen["seq"]
    token = seen["question"]["options"][0]["token"]
    assert refused(asked, path, {"seat": seat, "seq": seq - 1, "token": token})["code"] == "stale"
    assert refused(asked, path, {"seat": seat, "seq": seq - 1, "token": token})["seq"] == seq
    assert refused(other, path, {"seat": 1 - seat, "seq": seq, "token": token})["code"] == "not_your_turn"
    assert refused(other, path, {"seat": seat, "seq": seq, "token": token})["code"] == "forbidden"
    assert refused(eve, path, {"seat": seat, "seq": seq, "token": token})["code"] == "forbidden"
    assert refused(people(either), path, {"seat": seat, "seq": seq, "token": token})["code"] == "forbidden"
    assert refused(asked, path, {"seat": 7, "seq": seq, "token": token})["code"] == "not_found"
    assert refused(asked, path, {"seat": seat, "seq": seq, "token": "no-such"})["reason"] == "unknown-token"
    assert refused(asked, path, {"seat": seat, "seq": "x", "token": token})["code"] == "invalid"
    assert refused(asked, path, {"seat": seat, "seq": seq, "token": token, "more": 1})["code"] == "invalid"
    assert (
        refused(asked, "/api/tables/no-such-table/answer", {"seat": 0, "seq": 0, "token": "x"})["code"] == "not_found"
    )
    assert position(asked, table)["seq"] == seq, "nothing of this has changed anything"


def test_websocket_answers_every_message(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada)
    with live(ada, table) as play:
        play.until(lambda p: bool(p.position))
        play.socket.send("no json")
        assert play.until(lambda p: None in p.replies).replies[None]["error"]["code"] == "invalid"
        play.socket.send('{"type": "ping"}')
        assert play.receive() == {"type": "pong"}
        assert play.ask("answer", seat=0, seq=1, token="x")["error"]["code"] == "stale"
        assert play.ask("undo", seat=play.position["seat"], seq=play.position["seq"])["error"]["code"] == "illegal"
    with live(people(server), table) as watching:
        watching.until(lambda p: bool(p.position))
        assert watching.position["seat"] is None
        assert watching.position["question"]["options"] == []
        assert watching.ask("confirm", seat=0, seq=1)["error"]["code"] == "forbidden"


def test_same_key_is_carried_out_once(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    table = hot_seat(ada)
    seen = position(ada, table)
    token = seen["question"]["options"][0]["token"]
    first = answer(ada, table, seen, token, key="once")
    again = answer(ada, table, seen, token, key="once")
    assert first.status_code == again.status_code == 200
    assert first.json() == again.json()
    assert position(ada, table)["seq"] == first.json()["seq"]
    with live(ada, table) as play:
        play.until(lambda p: bool(p.position))
        reply = play.ask("answer", key="once", seat=seen["seat"], seq=seen["seq"], token=token)
        assert (reply["type"], reply["seq"]) == ("done", first.json()["seq"])
    made = [post(ada, "/api/play-now", {"game": "village", "seats": 2}, key="new table")["id"] for _ in range(2)]
    assert made[0] == made[1]
    stranger = people(either, "Eve")
    assert post(stranger, "/api/play-now", {"game": "village", "seats": 2}, key="new table")["id"] != made[0]


def test_two_requests_at_once_one_wins(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    phone = people(either, cookies=dict(ada.cookies))
    table = hot_seat(ada)
    for _ in range(5):
        seen = position(ada, table)
        replies = both_at_once(ada, phone, table, seen)
        codes = sorted("done" if reply.status_code == 200 else reply.json()["error"]["code"] for _, reply in replies)
        assert codes == ["done", "stale"]


def test_undo_restart_and_confirm(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    table = hot_seat(ada, confirm=True)
    rng = random.Random(3)
    start = seen = position(ada, table)
    while not seen["waiting_for_confirm"]:
        answer(ada, table, seen, rng.choice(seen["question"]["options"])["token"]).raise_for_status()
        seen = position(ada, table)
        if seen["to_move"] != start["to_move"]:  # a turn of a single choice was handed on
            start = seen
    seat = start["seat"]
    seen = position(ada, table, seat=seat)
    assert seen["to_move"] == seat
    assert seen["question"] is None
    body = {"seat": seat, "seq": seen["seq"], "token": "pass"}
    assert refused(ada, f"/api/tables/{table}/answer", body)["reason"] == "confirmation-pending"
    if seen["can_undo"]:
        post(ada, f"/api/tables/{table}/restart", {"seat": seat, "seq": seen["seq"]})
        back = position(ada, table, have=seen["seq"])
        assert back["events_from"] <= start["seq"] + 1
        assert back["view"] == start["view"]
        assert back["question"] == start["question"]
    first = position(ada, table)
    answer(ada, table, first, first["question"]["options"][0]["token"]).raise_for_status()
    second = position(ada, table)
    if second["can_undo"] and not second["waiting_for_confirm"]:
        post(ada, f"/api/tables/{table}/undo", {"seat": seat, "seq": second["seq"]})
        assert position(ada, table)["view"] == start["view"]


def test_a_turn_of_a_single_choice_needs_no_confirmation_and_is_taken_back_by_request(
    server: ThreadServer, people: People
) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada, confirm=True)
    rng = random.Random(4)
    for _ in range(40):
        before = position(ada, table)
        here = {"seat": before["to_move"], "seq": before["seq"]}
        if before["waiting_for_confirm"]:
            post(ada, f"/api/tables/{table}/confirm", here)
            continue
        answer(ada, table, before, rng.choice(before["question"]["options"])["token"]).raise_for_status()
        seen = position(ada, table)
        if seen["to_move"] != before["to_move"]:
            break
    assert not before["can_undo"], "the first choice of its turn"
    assert not position(ada, table, seat=before["to_move"])["can_undo"]
    post(ada, f"/api/tables/{table}/undo-request", {"seat": before["to_move"], "seq": seen["seq"]})
    back = position(ada, table)
    assert (back["to_move"], back["view"]) == (before["to_move"], before["view"])


def test_confirmation_ends_the_turn(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada, confirm=True)
    seats = set()
    rng = random.Random(4)
    for _ in range(40):
        seen = position(ada, table)
        if seen["waiting_for_confirm"]:
            seats.add(seen["to_move"])
            post(ada, f"/api/tables/{table}/confirm", {"seat": seen["to_move"], "seq": seen["seq"]})
            error = refused(ada, f"/api/tables/{table}/confirm", {"seat": seen["to_move"], "seq": seen["seq"]})
            assert error["code"] in ("illegal", "stale")
        else:
            answer(ada, table, seen, rng.choice(seen["question"]["options"])["token"]).raise_for_status()
    assert seats == {0, 1}


def test_past_positions_and_the_log(either: ThreadServer, people: People) -> None:
    ada, bob = people(either, "Ada"), people(either, "Bob")
    table = two_people(ada, bob)
    seen: dict[int, Any] = {}
    rng = random.Random(5)
    for _ in range(12):
        who, now = mover([ada, bob], table)
        seen[now["seq"]] = position(ada, table)
        answer(who, table, now, rng.choice(now["question"]["options"])["token"]).raise_for_status()
    for seq, then in seen.items():
        past = position(ada, table, at=seq)
        assert (past["view"], past["scores"], past["at"]) == (then["view"], then["scores"], seq)
    last = position(ada, table)["seq"]
    assert ada.get(f"/api/tables/{table}/position", params={"at": last + 1}).json()["error"]["code"] == "not_found"
    told = get(ada, f"/api/tables/{table}/log")
    assert told["entries"] == position(ada, table)["events"]
    mine = get(ada, f"/api/tables/{table}/log", mine=True)
    assert 0 < mine["since"] <= last + 1
    assert mine["entries"] == [entry for entry in told["entries"] if entry["seq"] >= mine["since"]]


def test_reconnecting_gives_what_was_missed(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada)
    with live(ada, table) as play:
        play.play(random.Random(6), most=3)
        have, events = play.position["seq"], play.events
    play_http(ada, table, random.Random(7), most=5)
    with live(ada, table, have=have) as play:
        play.events = events
        play.until(lambda p: bool(p.position))
        assert play.events == get(ada, f"/api/tables/{table}/log")["entries"]
        assert min(event["seq"] for event in play.position["events"]) > have


def test_two_players_at_one_device(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada)
    seats = set()
    rng = random.Random(8)
    for _ in range(30):
        seen = position(ada, table)
        assert seen["seat"] == seen["to_move"], "one looks with the eyes of the seat that is asked"
        seats.add(seen["seat"])
        answer(ada, table, seen, rng.choice(seen["question"]["options"])["token"]).raise_for_status()
    assert seats == {0, 1}
    seen = position(ada, table, seat=1)
    assert seen["seat"] == 1
    assert [seat["yours"] for seat in seen["seats"]] == [True, True]


@pytest.mark.parametrize("have", [0, 20])
def test_waiting_for_news(server: ThreadServer, people: People, have: int) -> None:
    ada, bob = people(server, "Ada"), people(server, "Bob")
    table = two_people(ada, bob)
    who, seen = mover([ada, bob], table)
    other = bob if who is ada else ada
    found: list[Any] = []
    waiting = threading.Thread(target=lambda: found.append(position(other, table, have=seen["seq"], wait=20)))
    waiting.start()
    answer(who, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
    waiting.join(10)
    assert found
    assert found[0]["seq"] > seen["seq"]
    assert position(other, table, have=have, wait=20)["seq"] > have, "there is news already, so nobody waits"


# -- following what others do -------------------------------------------------------------------------------


def bots_table(person: httpx.Client, game: str) -> str:
    table = post(person, "/api/tables", {"game": game, "seats": 3, "others": [{"bot": "random"}] * 2})
    post(person, f"/api/tables/{table['id']}/start")
    return str(table["id"])


def ends_of_moments(replay: Replay) -> list[int]:
    """The last line of each thing that happened."""
    ends: list[int] = []
    while replay.course.seq < replay.last:
        last = replay.course.moments[-1:]
        replay.step()
        if last and last[0] in replay.course.moments:
            ends.append(last[0].seq)
    return [*ends, replay.last]


@pytest.mark.parametrize("game", ["village", "lorenzo"])
def test_what_bots_and_dice_do_comes_step_by_step_to_those_who_want_it(
    server: ThreadServer, people: People, game: str
) -> None:
    ada = people(server, "Ada")
    table = bots_table(ada, game)
    with live(ada, table, steps=True) as slow, live(ada, table) as quick:
        slow.play(random.Random(1), most=12)
        slow.until(Live.my_turn)
        quick.until(lambda live: live.position.get("seq") == slow.position["seq"])
        assert slow.events == quick.events
    assert not [text for text in quick.raw if json.loads(text)["type"] == "step"]
    messages = [json.loads(text) for text in slow.raw]
    shown = [message.get("position", message) for message in messages if message["type"] in ("step", "position")]
    replay = Replay(read_record(ada.get(f"/api/tables/{table}/record").text))
    seqs = [each["seq"] for each in shown]
    ends = ends_of_moments(replay)
    assert seqs[1:] == [end for end in ends if end > seqs[0]], "nothing is passed over, and nothing comes twice"
    for each in shown[1:]:
        assert each["view"] == json.loads(json.dumps(replay.game.view(replay.at(each["seq"]).state, 0)))
        seat = replay.record.lines[each["seq"] - 1].seat
        assert each["moved"] == (None if seat < 0 else seat)


def test_the_log_tells_turns_and_headings(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = bots_table(ada, "village")
    play_http(ada, table, random.Random(3), most=30)
    entries = get(ada, f"/api/tables/{table}/log")["entries"]
    headings = {entry["key"]: entry["heading"] for entry in entries if entry["heading"]}
    assert headings == {"village-did-round": 1, "village-did-mass": 2}
    lines = read_record(ada.get(f"/api/tables/{table}/record").text).lines
    church = {entry["seq"] for entry in entries if entry["key"].startswith("village-did-lead-church")}  # the next test
    under = 0  # the line with a heading: what follows in it is nobody's
    for entry in (entry for entry in entries if entry["seq"] not in church):
        under = entry["seq"] if entry["heading"] else under
        seat = lines[entry["seq"] - 1].seat if entry["seq"] else -1
        assert entry["seat"] == (None if seat < 0 or entry["seq"] == under else seat), entry


def test_who_leads_in_the_church_stands_in_nobodys_turn() -> None:
    """It is told after whoever was the last to answer in the mass, who may be somebody else."""
    rng = random.Random(4)
    match = Match.start(load_game("village"), 3, names=["Ada", "Bob", "Eve"], chance=SeededChance(4))
    others = 0
    while (seat := match.to_move) is not None:
        match.answer(seat, rng.choice(match.options()))
    for entry in entries(match, match.events, SPECTATOR, Voice("en", ["Ada", "Bob", "Eve"])):
        if entry["key"].startswith("village-did-lead-church"):
            first = next(event for seq, event in match.events if seq == entry["seq"])
            leader = about(first.message)
            assert entry["seat"] in (None, leader), entry
            others += leader != match.answerer(entry["seq"])
    assert others > 0


def test_a_turn_begins_with_what_the_others_did(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = bots_table(ada, "village")
    seen = play_http(ada, table, random.Random(5), most=3)
    while not (seen["question"] and seen["question"]["options"] and seen["recap"]):
        seen = play_http(ada, table, random.Random(5), most=1)
        seen = until_asked(ada, table)
    lines = read_record(ada.get(f"/api/tables/{table}/record").text).lines[: seen["seq"]]
    mine = max((line.seq for line in lines if line.seat == 0), default=0)
    wanted = [(line.seq, line.seat, line.token) for line in lines[mine:] if line.seat > 0]
    assert [(move["seq"], move["seat"], move["token"]) for move in seen["recap"]] == wanted
    assert all(move["label"]["text"] for move in seen["recap"])
    assert position(people(server, "Eve"), table)["recap"] == [], "it is for the one whose turn it is"
    reply = answer(ada, table, seen, seen["question"]["options"][0]["token"])
    assert reply.status_code == 200
    after = position(ada, table)
    assert after["seat"] != after["to_move"] or after["recap"] == []
