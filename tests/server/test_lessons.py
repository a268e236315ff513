"""Lessons over HTTP: no account is needed, nothing is kept, nothing hidden shown; and the coach, against bots alone."""

import json
from typing import Any

from armorial.games import load_game
from armorial.lessons import course_of, moment, taught
from tests.server.conftest import People
from tests.server.players import get, mover, post, refused, two_people, until_asked
from tests.server.table_server import ThreadServer


def test_anybody_may_learn_and_nothing_is_kept(server: ThreadServer, people: People) -> None:
    nobody = people(server)
    courses: Any = get(nobody, "/api/lessons", lang="pl")
    assert [course["game"] for course in courses] == list(taught())
    assert courses[0]["lessons"][0] == {"name": "cubes", "title": "Kostka i akcja", "steps": 5, "minutes": 2}
    begun = post(nobody, "/api/lessons/village/cubes", {"step": 0})
    assert (begun["lit"], begun["done"], begun["told"]) == (["take:grain:orange"], False, None)
    tried = post(nobody, "/api/lessons/village/cubes", {"step": 0, "answers": ["take:grain:plague"]})
    assert tried["told"]["text"].startswith("Black is plague")
    assert (tried["answers"], tried["position"]["view"]) == ([], begun["position"]["view"])
    done = post(nobody, "/api/lessons/village/cubes", {"step": 0, "answers": ["take:grain:orange"]})
    assert (done["done"], done["position"]["question"]) == (True, None)
    later = post(nobody, "/api/lessons/village/cubes", {"step": 3, "before": [["take:grain:orange"], ["nonsense"]]})
    assert later["lit"] == ["buy:wagon", "train:wheelwright:1"]
    assert get(nobody, "/api/me")["person"] is None


def test_what_is_not_there_is_refused(server: ThreadServer, people: People) -> None:
    nobody = people(server)
    for path, body in [("village/none", {"step": 0}), ("nim/cubes", {"step": 0}), ("village/cubes", {"step": 5})]:
        assert refused(nobody, f"/api/lessons/{path}", body)["code"] == "not_found"
    wrong: list[dict[str, Any]] = [{"step": 99}, {"step": 0, "answers": ["x"] * 50}, {"step": 0, "before": [[]] * 50}]
    for wish in wrong:
        assert refused(nobody, "/api/lessons/village/cubes", wish)["code"] == "invalid"


def test_a_lesson_shows_what_the_learner_may_see(server: ThreadServer, people: People) -> None:
    """In Troyes the rival's characters are secret until the end."""
    nobody = people(server)
    shown = post(nobody, "/api/lessons/troyes/count", {"step": 0})
    lesson = course_of("troyes").lessons[2]
    now = moment(course_of("troyes"), lesson, 0, [], [])
    assert shown["position"]["view"] == json.loads(json.dumps(load_game("troyes").view(now.match.state, 0)))
    assert shown["position"]["view"]["players"][1]["characters"] is None
    assert "thibaut_ii" not in json.dumps(shown["position"]["view"]["players"][1]["character_points"])


def test_the_coach_speaks_against_bots_alone(server: ThreadServer, people: People) -> None:
    ada, eve = people(server, "Ada"), people(server, "Eve")
    table = post(ada, "/api/play-now", {"game": "village", "bot": "novice", "seats": 2})["id"]
    now = until_asked(ada, table)
    wish = {"seat": now["to_move"], "seq": now["seq"]}
    said = post(ada, f"/api/tables/{table}/coach", wish)
    warned = {each["token"]: each for each in said["warnings"]}
    market = next(each["token"] for each in now["question"]["options"] if each["token"].startswith("take:market:"))
    assert (warned[market]["chance"], len(warned[market]["words"])) == (None, 1)
    assert said["remarks"][0]["name"] == "begin"
    assert said["over"]["text"].startswith("Open each line")
    assert refused(eve, f"/api/tables/{table}/coach", wish)["code"] == "forbidden"
    other = two_people(ada, eve)
    who, asked = mover([ada, eve], other)
    wish = {"seat": asked["to_move"], "seq": asked["seq"]}
    assert refused(who, f"/api/tables/{other}/coach", wish)["code"] == "forbidden"
