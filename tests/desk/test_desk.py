"""The desk beside whole games: what it keeps, what it does when something goes wrong, what it offers around a game."""

import json
import random
from pathlib import Path
from typing import Any

import pytest

from armorial.browser import shelf as shelves
from armorial.browser.desk import Desk
from armorial.browser.thinker import think
from armorial.match import read_record, verify
from tests.desk.glue import Refused, Shelf, Tab
from tests.desk.players import against_bots, answer, hot_seat, new_tab, play, reloaded

STORED = Path(__file__).parent / "stored"


def refusal(tab: Tab, path: str, body: Any = None) -> dict[str, Any]:
    with pytest.raises(Refused) as refused:
        tab.post(path, body)
    return refused.value.error


def first(tab: Tab) -> str:
    """The first answer that is offered."""
    return str(tab.position()["question"]["options"][0]["token"])


# -- what is stored ---------------------------------------------------------------------------------------------------


def test_stored_before_it_is_shown() -> None:
    """What could not be stored has not happened, for nobody."""
    tab = new_tab()
    table = hot_seat(tab)
    tab.open(table)
    before, stored = tab.position(), dict(tab.shelf.values)
    tab.shelf.full = True
    outcome = tab.call("tell", "page", json.dumps(wish(tab, first(tab))))
    assert outcome["store"]
    assert tab.shelf.values == stored
    now = tab.position()
    assert {**now, "events": [], "events_from": 0} == {**before, "events": [], "events_from": 0}
    tab.shelf.full = False
    answer(tab, first(tab))
    assert tab.position()["seq"] > before["seq"]
    assert reloaded(tab, table).position()["view"] == tab.position()["view"]


def wish(tab: Tab, token: str, key: str = "a key") -> dict[str, Any]:
    now = tab.position()
    return {"type": "answer", "key": key, "seat": now["to_move"], "seq": now["seq"], "token": token}


def test_a_request_that_comes_again_is_carried_out_once() -> None:
    tab = new_tab()
    table = hot_seat(tab)
    tab.open(table)
    message = wish(tab, first(tab))
    done = tab.say(**message)[-1]
    assert done["type"] == "done"
    assert tab.say(**message) == [done]
    again = reloaded(tab, table)
    assert again.say(**message) == [done], "also after the tab was closed"
    wanted = {"game": "village", "bot": "greedy"}
    assert tab.post("play-now", wanted, key="k")["id"] == tab.post("play-now", wanted, key="k")["id"]


def test_a_turn_can_be_taken_back_after_a_reload() -> None:
    tab = new_tab()
    table = hot_seat(tab)
    tab.open(table)
    before = tab.position()
    answer(tab, next(o["token"] for o in before["question"]["options"] if o["token"].startswith("take:")))
    tab = reloaded(tab, table)
    assert tab.position()["can_undo"]
    tab.say(type="undo", key="u", seat=before["to_move"], seq=tab.position()["seq"])
    assert tab.position()["view"] == before["view"]


def test_two_tabs_of_one_browser() -> None:
    """The second to answer finds that the first was quicker, and sees what it did."""
    one = new_tab()
    table = hot_seat(one)
    two = Tab(one.shelf)
    one.open(table)
    two.open(table)
    token = first(two)
    late = wish(two, token)
    answer(one, token)
    heard = two.say(**late)
    assert heard[-1]["type"] == "error"
    assert heard[-1]["error"]["code"] == "stale"
    assert two.position()["seq"] == one.position()["seq"]
    answer(two, first(two))
    one.call("noticed", json.dumps([f"table/{table}", f"head/{table}"]))
    assert one.position()["view"] == two.position()["view"]
    two.request("POST", "me", {"name": "Eve"})
    one.call("noticed", json.dumps(["me"]))
    assert one.get("me")["person"]["name"] == "Eve"


def test_a_table_is_deleted() -> None:
    tab = new_tab()
    table = hot_seat(tab, resign="out")
    tab.open(table)
    for seat in (0, 1):
        tab.say(type="resign", key=f"{seat}", seat=seat, seq=tab.position()["seq"])
    tab.post(f"tables/{table}/analysis")
    tab.think_once()
    assert f"analysis/{table}" in tab.shelf.values
    tab.post(f"tables/{table}/forget")
    assert tab.ended == {"page": 1008}
    assert list(tab.shelf.values) == ["me"]
    assert tab.get("my/tables")["tables"] == []
    assert refusal(tab, f"tables/{table}/sandbox", {})["code"] == "not_found"


def test_many_tables() -> None:
    """Only the last few stay in memory; all are listed, and each is read again when it is needed."""
    tab = new_tab()
    tables = [hot_seat(tab) for _ in range(12)]
    assert sum(entry.loaded for entry in tab.desk.entries.values()) < 12
    assert {info["id"] for info in tab.get("my/tables")["tables"]} == set(tables)
    for table in tables:
        tab.open(table)
        answer(tab, first(tab))


@pytest.mark.parametrize("form", sorted(STORED.glob("*.json")), ids=lambda path: path.stem)
def test_what_earlier_versions_have_stored_goes_on(form: Path) -> None:
    """Each file is what a browser had stored with that form: a person, games with and without end, an analysis."""
    shelf = Shelf()
    shelf.values = {key: (text, revision) for key, (text, revision) in json.loads(form.read_text("utf-8")).items()}
    tab = Tab(shelf)
    assert tab.get("me")["person"]["name"] == "Ada"
    listed = tab.get("my/tables")["tables"]
    assert sorted(info["state"] for info in listed) == ["finished", "running", "running"]
    for info in listed:
        tab.open(info["id"], info["id"])
        if info["state"] == "running":
            tab.think()
            assert tab.position(info["id"])["question"]["options"]
        else:
            assert verify(read_record(tab.get(f"tables/{info['id']}/record"))).ok
            assert tab.get(f"tables/{info['id']}/analysis")["state"] == "done"


def test_an_older_form_is_brought_up_to_date(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = new_tab()
    table = hot_seat(tab)
    newer = shelves.FORM + 1
    monkeypatch.setattr(shelves, "FORM", newer)
    kinds = []

    def upgrade(kind: str, value: dict[str, Any]) -> dict[str, Any]:
        kinds.append(kind)
        return value

    monkeypatch.setitem(shelves.UPGRADES, newer - 1, upgrade)
    again = Tab(tab.shelf)
    again.open(table)
    answer(again, first(again))
    assert sorted(kinds) == ["head", "me", "table"]
    assert json.loads(again.shelf.text(f"table/{table}") or "")["form"] == newer


def test_a_newer_form_is_left_alone() -> None:
    """Somebody went back to an older version of the site."""
    tab = new_tab()
    table, other = hot_seat(tab), hot_seat(tab)
    values = tab.shelf.values
    for key in (f"head/{table}", f"table/{table}"):
        text, revision = values[key]
        values[key] = (json.dumps({**json.loads(text), "form": 99}), revision)
    before = dict(values)
    again = Tab(tab.shelf)
    assert [info["id"] for info in again.get("my/tables")["tables"]] == [other]
    error = refusal(again, f"tables/{table}/sandbox", {})
    assert (error["code"], error["message"]["key"]) == ("unavailable", "server-newer-form")
    assert values == before


@pytest.mark.parametrize("how", ["newer", "damaged"])
@pytest.mark.parametrize("kind", ["me", "head", "table", "analysis"])
def test_what_cannot_be_read_stays_and_keeps_nobody_from_playing(kind: str, how: str) -> None:
    tab = new_tab()
    table, other = hot_seat(tab), hot_seat(tab)
    values = tab.shelf.values
    values.setdefault(f"analysis/{table}", (json.dumps({"form": shelves.FORM}), 1))
    strange = {key for key in values if key in (kind, f"{kind}/{table}")}
    assert strange
    for key in strange:
        text, revision = values[key]
        values[key] = (json.dumps({**json.loads(text), "form": 99}) if how == "newer" else text[:-9], revision)
    before = {key: values[key] for key in strange}
    again = Tab(tab.shelf)
    assert other in {info["id"] for info in again.get("my/tables")["tables"]}
    again.open(other)
    answer(again, first(again))
    new = again.post("play-now", {"game": "village", "seats": 2, "name": "Eve"})["id"]
    assert new in {info["id"] for info in Tab(tab.shelf).get("my/tables")["tables"]}
    if kind in ("head", "table"):
        assert refusal(again, f"tables/{table}/sandbox", {})["code"] == "unavailable"
    assert {key: values[key] for key in strange} == before


# -- thinking ---------------------------------------------------------------------------------------------------------


def until_bot(tab: Tab) -> None:
    rng = random.Random(1)
    while not tab.queue:
        answer(tab, rng.choice(tab.position()["question"]["options"])["token"])


def fail(tab: Tab, **how: str) -> None:
    """What the bot that is asked thinks about comes to nothing."""
    tab.call("thought", json.dumps({"id": tab.queue.pop()["id"], **how}))


def level(tab: Tab) -> str:
    return str(json.loads(tab.queue[0]["job"])["level"])


def warnings(tab: Tab) -> list[str]:
    return [told["error"]["message"]["key"] for told in tab.heard["page"] if told["type"] == "error"]


def test_a_bot_that_fails_is_replaced_and_everybody_is_told() -> None:
    tab = new_tab()
    tab.open(against_bots(tab, "village", "master"))
    until_bot(tab)
    before = tab.position()["seq"]
    fail(tab, failed="it died")
    assert level(tab) == "master", "it may not have been the bot's fault"
    fail(tab, failed="it died")
    assert level(tab) == "greedy"
    tab.think_once()
    after = tab.position()["seq"]
    assert after > before
    assert warnings(tab) == ["server-bot-replaced"]
    until_bot(tab)
    fail(tab, failed="time")
    assert level(tab) == "greedy", "what took too long is not tried again"
    for _ in range(2):
        fail(tab, found="no such answer")
    assert tab.position()["seq"] > after, "then any answer is better than none"
    assert warnings(tab)[1:] == ["server-bot-guessed"]
    until_bot(tab)
    tab.think_once()
    assert len(warnings(tab)) == 2, "of what goes well nobody is told"


def test_tables_say_that_they_are_not_on_a_server() -> None:
    tab = new_tab()
    tab.desk = Desk("here-")
    tab.post("me", {"name": "Ada"})
    made = tab.post(
        "tables", {"game": "village", "seats": 2, "others": [{"name": "Bob"}], "rounds": 3, "resign": "out"}
    )
    table = made["id"]
    assert table.startswith("here-")
    tab.post(f"tables/{table}/start", {})
    for seat in (0, 1):
        tab.post(f"tables/{table}/resign", {"seat": seat, "seq": tab.get(f"tables/{table}/position")["seq"]})
    again = tab.post(f"tables/{table}/rematch")
    assert again["id"].startswith("here-")
    assert tab.get(f"tables/{table}")["rematch"] == again["id"]
    assert [each["table"] for each in tab.get(f"tables/{again['id']}/series")["games"]] == [table, again["id"]]


def test_a_thought_about_what_is_over_is_dropped() -> None:
    tab = new_tab()
    table = against_bots(tab, "village")
    tab.open(table)
    until_bot(tab)
    asked = tab.queue[0]
    late = think(asked["job"])
    before = tab.position()["seq"]
    tab.post(f"tables/{table}/undo-request", {"seat": 0, "seq": before, "to": 1})
    after = tab.position()
    assert after["seq"] > before
    assert asked not in tab.queue
    tab.call("thought", late)
    assert tab.position() == after


def test_hints_and_coach() -> None:
    tab = new_tab()
    table = against_bots(tab, "village")
    tab.open(table)
    tab.think()
    now = tab.position()
    about = {"seat": 0, "seq": now["seq"]}
    tickets = [tab.request("POST", f"tables/{table}/{what}", about, lang="pl") for what in ("hint", "coach")]
    assert not any(ticket in tab.replies for ticket in tickets), "both are answered later"
    tab.think()
    hint, coaching = (tab.reply(ticket) for ticket in tickets)
    assert hint["token"] in [option["token"] for option in now["question"]["options"]]
    assert hint["reasons"][0]["key"] == "hint-chance"
    assert "%" in hint["reasons"][0]["text"]
    assert coaching["over"]["key"] == "coach-village-over"
    late = tab.request("POST", f"tables/{table}/hint", about)
    answer(tab, first(tab))
    tab.think()
    assert json.loads(tab.replies[late]["body"])["error"]["code"] == "stale"
    ticket = tab.request("POST", f"tables/{table}/hint", {"seat": 0, "seq": tab.position()["seq"]})
    tab.call("thought", json.dumps({"id": tab.queue.pop()["id"], "failed": "time"}))
    assert json.loads(tab.replies[ticket]["body"])["error"]["message"]["key"] == "server-no-hint"


def test_an_analysis_goes_on_after_a_reload() -> None:
    tab = new_tab()
    table = hot_seat(tab)
    tab.open(table)
    play(tab, table, random.Random(2))
    path = f"tables/{table}/analysis"
    assert tab.get(path)["state"] == "none"
    assert tab.post(path)["state"] == "running"
    for _ in range(3):
        tab.think_once()
    tab = Tab(tab.shelf)
    begun = tab.get(path)
    assert (begun["state"], begun["done"]) == ("running", 3)
    assert begun["decisions"]
    assert [each["lane"] for each in tab.queue] == ["background"]
    asked = tab.queue[0]
    tab.request("GET", path)
    assert tab.queue == [asked], "nothing is asked twice"
    tab.call("thought", json.dumps({"id": asked["id"], "failed": "time"}))
    tab = Tab(tab.shelf)
    assert tab.get(path)["state"] == "failed"
    assert tab.post(path)["state"] == "running"


# -- around a game ----------------------------------------------------------------------------------------------------


def test_a_record_goes_out_and_comes_in_again() -> None:
    tab = new_tab()
    table = hot_seat(tab, "troyes")
    tab.open(table)
    play(tab, table, random.Random(4))
    record = tab.get(f"tables/{table}/record")
    copied = tab.post("import", {"record": record, "at": 30})
    assert copied["sandbox"]
    assert copied["seq"] >= 30
    seen = tab.get(f"tables/{copied['id']}/position")
    assert seen["question"]["options"]
    tried = tab.post(f"tables/{table}/sandbox", {"at": 30, "seat": 0, "bots": True})
    assert [seat["kind"] for seat in tried["seats"]] == ["person", "bot"]
    assert tried["origin"] == table
    assert refusal(tab, "import", {"record": record.replace("armorial 1", "armorial 9")})["code"] == "invalid"


def test_a_lesson() -> None:
    tab = new_tab()
    course = tab.get("lessons", lang="ru")[0]
    path = f"lessons/{course['game']}/{course['lessons'][0]['name']}"
    step = tab.post(path, {"step": 0})
    assert step["position"]["question"]["options"]
    done = tab.post(path, {"step": 0, "answers": [step["lit"][0]] if step["lit"] else []})
    assert done["answers"] or not step["lit"]


def test_resigning_seats_that_are_out_and_rematches() -> None:
    tab = new_tab()
    table = hot_seat(tab, resign="out")
    tab.open(table)
    for seat in (0, 1):
        if not tab.position()["over"]:
            done = tab.say(type="resign", key=f"r{seat}", seat=seat, seq=tab.position()["seq"])[-1]
            assert done["type"] == "done"
    assert tab.position()["over"], "nobody is left, and so it ends by itself"
    again = tab.post(f"tables/{table}/rematch")
    assert [seat["name"] for seat in again["seats"]] == ["Bob", "Ada"]
    assert tab.post(f"tables/{table}/rematch")["id"] == again["id"]
    assert len(tab.get(f"tables/{again['id']}/series")["games"]) == 2


def test_what_needs_a_server_is_refused_in_words() -> None:
    tab = new_tab()
    tab.open(hot_seat(tab))
    heard = tab.say(type="chat", key="c", text="Hello")
    assert heard[-1]["error"]["code"] == "absent"
    assert "server" in heard[-1]["error"]["message"]["text"]
    for wishes, part in (
        ({"pace": {"kind": "days", "days": 1}}, "clocks"),
        ({"rated": True}, "ratings"),
        ({"box": "mine"}, "boxes"),
    ):
        error = refusal(tab, "tables", {"game": "village", "seats": 2, **wishes})
        assert (error["code"], error["reason"]) == ("absent", part)
    assert "TOML" in refusal(tab, "play-now", {"game": "village", "components": "a = b = c"})["message"]["text"]
    assert tab.say(type="ping") == [{"type": "pong"}]
    tab.call("tell", "page", "no JSON")
    assert tab.heard["page"][-1]["error"]["code"] == "invalid"


def test_a_fault_in_what_is_stored_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """It comes when the table has changed already; nothing is stored, so nothing has happened."""
    tab = new_tab()
    table = hot_seat(tab)
    tab.open(table)
    before, stored = tab.position(), dict(tab.shelf.values)

    def broken(*arguments: Any) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patched:
        patched.setattr("armorial.browser.desk.shelf.head_text", broken)
        with pytest.raises(RuntimeError, match="a fault"):
            tab.say(**wish(tab, first(tab)))
    assert tab.shelf.values == stored
    answer(tab, first(tab))
    assert tab.position()["seq"] > before["seq"]
    assert reloaded(tab, table).position()["view"] == tab.position()["view"]


def test_nobody_before_the_first_game() -> None:
    tab = Tab()
    assert tab.get("me") == {"person": None}
    table = tab.post("play-now", {"game": "village", "name": "Eve", "bot": "greedy"})
    assert table["seats"][0]["yours"]
    person = tab.get("me")["person"]
    assert (person["name"], person["login"]) == ("Eve", None)
    settings = {**person["settings"], "language": "ru"}
    tab.reply(tab.request("PATCH", "me", {"settings": settings}))
    assert Tab(tab.shelf).get("me")["person"]["settings"] == settings
    assert tab.get("games")[0]["title"] != tab.get("games", lang="en")[0]["title"]


def test_a_fault_loses_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    tab = new_tab()
    table = hot_seat(tab)
    tab.open(table)
    before = tab.position()

    def broken(*arguments: Any) -> None:
        raise RuntimeError("a fault")

    with monkeypatch.context() as patched:
        patched.setattr("armorial.browser.playing.play.doing", lambda *about: broken)
        error = refusal(tab, f"tables/{table}/answer", {"seat": 0, "seq": before["seq"], "token": "x"})
        assert error["code"] == "internal"
    answer(tab, first(tab))
    assert tab.position()["seq"] > before["seq"]
