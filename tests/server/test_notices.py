"""People who do not look are told what happens at their tables: by push, by e-mail, by a webhook."""

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import httpx
import orjson
import pytest
from sqlalchemy import func, select

from armorial.server.notices import office, posting
from armorial.server.notices.planning import GRACE
from armorial.server.services import Services
from armorial.server.store.schema import NoticeRow
from tests.server.conftest import People, new_database
from tests.server.finished_games import finish
from tests.server.mailbox import Mailbox, mail_server
from tests.server.players import Json, answer, get, live, mover, my_id, post, refused, two_people
from tests.server.receivers import Browser, Received, Receiver, receiver
from tests.server.table_server import ThreadServer, thread_server

pytestmark = [  # the mail server warns of what is all right on one machine
    pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS:UserWarning"),
    pytest.mark.filterwarnings("ignore:Session.login_data is deprecated:DeprecationWarning"),
]
SERVER_BY_TURNS = "club"
SITE = "https://armorial.example.org"


class Club:
    """A server that can send, to whom it sends, and its clock. Nothing is sent but when ``round`` says so."""

    def __init__(self, server: ThreadServer, out: Receiver, box: Mailbox) -> None:
        self.server, self.out, self.box = server, out, box

    def round(self, later: float = GRACE) -> None:
        """So many seconds pass; then everything is sent that is due."""
        self.turn(later)
        self.server.do(lambda services: services.office.round())

    def turn(self, seconds: float) -> None:
        self.server.app.state.services.clock.turn(seconds)

    def clients_time(self) -> float:
        return float(self.server.app.state.services.clock.now())


@pytest.fixture(scope="module")
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    folder = tmp_path_factory.mktemp("club")
    with ExitStack() as stack:
        patch = stack.enter_context(pytest.MonkeyPatch.context())
        patch.setattr(office, "TICK", 1e6)
        out = stack.enter_context(receiver(folder))
        patch.setenv("SSL_CERT_FILE", str(folder / "127.0.0.1.pem"))
        box, mail = stack.enter_context(mail_server())
        settings = {"notice_private": True, "public_url": SITE, "hosts": "*", "limit_mail": 10_000, **mail}
        url = new_database(request.param, request, folder)
        yield Club(stack.enter_context(thread_server(url, **settings)), out, box)


@pytest.fixture(autouse=True)
def nothing_is_left(club: Club) -> Iterator[None]:
    yield
    club.out.all()
    club.out.answers.clear()


def choose(person: httpx.Client, **wishes: Any) -> Json:
    chosen = get(person, "/api/notices")["choices"]
    reply = person.put("/api/notices", json={**chosen, **wishes})
    assert reply.status_code == 200, reply.text
    found: Json = reply.json()
    return found


def hook(club: Club, person: httpx.Client, where: str = "/hook", **more: Any) -> Json:
    """Somebody wants to be told by a webhook."""
    webhook = {"url": club.out.url + where, "form": "json", "live": True, "turns": True, "digest": "none", **more}
    return choose(person, webhook=webhook)


def kinds(came: list[Received]) -> list[list[str]]:
    return [[notice["kind"] for notice in one.json()["notices"]] for one in came]


def playing(club: Club, people: People) -> tuple[httpx.Client, httpx.Client, str]:
    """Two people at a table: who is asked, who waits. Both were told that the game begins."""
    ada, bob = people(club.server, "Ada"), people(club.server, "Bob")
    table = two_people(ada, bob)
    club.round()
    club.out.all()
    first, _ = mover([ada, bob], table)
    return first, (bob if first is ada else ada), table


def kept(club: Club, person: httpx.Client) -> int:
    """How many notices of somebody are in the database."""
    mine = select(func.count()).select_from(NoticeRow).where(NoticeRow.person == my_id(person))

    async def count(services: Services) -> int:
        async with services.database.read() as session:
            return await session.scalar(mine) or 0

    return club.server.do(count)


def pass_on(first: httpx.Client, second: httpx.Client, table: str) -> None:
    """Answers, until somebody else is asked."""
    while True:
        now, seen = mover([first, second], table)
        if now is second:
            return
        assert answer(first, table, seen, seen["question"]["options"][0]["token"]).status_code == 200


# -- the ways -----------------------------------------------------------------------------------------------------


def test_a_webhook_hears_of_ones_turn_once(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second)
    pass_on(first, second, table)
    club.round(later=0)
    assert club.out.all() == [], "first all processes look whether the person is there"
    club.round()
    (told,) = club.out.all()
    assert (told.path, told.headers["content-type"]) == ("/hook", "application/json")
    content = told.json()
    (notice,) = content["notices"]
    assert (notice["kind"], notice["table"], notice["game"]) == ("your_turn", table, "village")
    assert content["title"] == "Your turn: Village"
    assert content["link"] == notice["link"] == f"{SITE}/table/{table}"
    club.round()
    assert club.out.all() == [], "never twice for one turn"
    assert kept(club, second) == 0, "one who is told very much does not fill the database"


def test_a_push_reaches_the_browser_encrypted(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    phone = Browser()
    shown = post(second, "/api/notices/push", phone.subscription(f"{club.out.url}/push/1"))
    assert [device["here"] for device in shown["devices"]] == [True]
    assert shown["choices"]["push"] == {"live": True, "turns": True, "digest": "none"}
    pass_on(first, second, table)
    club.round()
    (told,) = club.out.all()
    content = orjson.loads(phone.read(told.body))
    assert content.keys() == {"title", "body", "path", "tag", "number"}
    assert (content["title"], content["path"]) == ("Your turn: Village", f"/table/{table}")
    assert told.headers["content-encoding"] == "aes128gcm"
    assert (told.headers["urgency"], told.headers["topic"]) == ("high", content["tag"])
    assert f"k={shown['push_key']}" in told.headers["authorization"], "signed with the key the browser was given"


def test_a_browser_that_does_not_want_to_hear_is_forgotten(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    post(second, "/api/notices/push", Browser().subscription(f"{club.out.url}/push/2"))
    club.out.answers.append((410, {}))
    pass_on(first, second, table)
    club.round()
    after = get(second, "/api/notices")
    assert (after["devices"], after["given_up"]) == ([], [])


def test_whoever_signs_out_is_told_nothing_there(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    login = f"out-{my_id(second)[:8]}"
    post(second, "/api/account", {"login": login, "password": "a long password"})
    post(second, "/api/notices/push", Browser().subscription(f"{club.out.url}/push/3"))
    elsewhere = people(club.server)
    post(elsewhere, "/api/sign-in", {"login": login, "password": "a long password"})
    assert len(get(elsewhere, "/api/notices")["devices"]) == 1
    post(second, "/api/sign-out")
    assert get(elsewhere, "/api/notices")["devices"] == []
    pass_on(first, elsewhere, table)
    club.round()
    assert club.out.all() == []


def with_address(club: Club, person: httpx.Client, login: str) -> None:
    post(person, "/api/account", {"login": login, "password": "a long password"})
    wish = {"email": f"{login}@example.org", "password": "a long password"}
    post(person, "/api/account/email", wish)
    post(person, "/api/account/email/confirm", {"code": club.box.code()})


def test_a_letter_in_ones_language_that_can_be_stopped_by_one_click(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    login = f"mail-{my_id(second)[:8].lower()}"
    with_address(club, second, login)
    settings = get(second, "/api/me")["person"]["settings"]
    assert second.patch("/api/me", json={"settings": {**settings, "language": "pl"}}).status_code == 200
    assert get(second, "/api/notices")["choices"]["email"]["turns"] is False, "nobody gets letters unasked"
    choose(second, email={"live": False, "turns": True, "digest": "none"})
    pass_on(first, second, table)
    club.round()
    letter = club.box.next()
    assert (letter["To"], letter["Subject"]) == (f"{login}@example.org", "Armorial: Twoja kolej: Village")
    assert letter.get_content_type() == "text/plain"
    assert f"{SITE}/table/{table}" in letter.get_content()
    assert letter["List-Unsubscribe-Post"] == "List-Unsubscribe=One-Click"
    where = str(letter["List-Unsubscribe"]).strip("<>").removeprefix(SITE)
    mail_program = people(club.server)
    page = mail_program.get(where)
    assert (page.status_code, page.headers["location"]) == (303, f"/unsubscribe#{where.partition('token=')[2]}")
    assert get(second, "/api/notices")["choices"]["email"]["turns"] is True, "looking at a link stops nothing"
    stopped = mail_program.post(where, data={"List-Unsubscribe": "One-Click"})
    assert stopped.status_code == 200, stopped.text
    assert get(second, "/api/notices")["choices"]["email"] == {"live": False, "turns": False, "digest": "none"}
    assert refused(mail_program, where[:-3] + "xyz")["message"]["key"] == "server-notice-token"


def test_a_form_that_discord_takes(club: Club, people: People) -> None:
    ada, bob = people(club.server, "*Ada* @everyone"), people(club.server, "Bob")
    table = post(ada, "/api/tables", {"game": "village", "seats": 2})
    post(bob, f"/api/tables/{table['id']}/join")
    hook(club, bob, form="discord")
    post(ada, f"/api/tables/{table['id']}/start")
    post(ada, f"/api/tables/{table['id']}/chat", {"text": "**@bob**, [look](https://evil.example)"})
    club.round()
    (told,) = club.out.all()
    content = told.json()
    assert content.keys() == {"username", "content", "allowed_mentions"}
    assert content["allowed_mentions"] == {"parse": []}
    assert "\\*Ada\\* \\@everyone" in content["content"]
    assert f"{SITE}/table/{table['id']}" in content["content"]


# -- of what, and when --------------------------------------------------------------------------------------------


def test_all_that_is_told(club: Club, people: People) -> None:
    ada, bob = people(club.server, "Ada"), people(club.server, "Bob")
    for person, where in ((ada, "/ada"), (bob, "/bob")):
        hook(club, person, where)
    table = two_people(ada, bob, confirm=False)
    club.round()
    told = {one.path: kinds([one])[0] for one in club.out.all()}
    assert told == {"/bob": ["begins"]}, "nobody is told what they did themselves"
    first, seen = mover([ada, bob], table)
    second = bob if first is ada else ada
    mine, theirs = ("/ada", "/bob") if first is ada else ("/bob", "/ada")
    pass_on(first, second, table)
    seq = get(first, f"/api/tables/{table}/position")["seq"]
    post(first, f"/api/tables/{table}/undo-request", {"seat": seen["question"]["seat"], "seq": seq})
    post(first, f"/api/tables/{table}/chat", {"text": "@Ada @Bob @Bobby sorry"})
    club.round()
    (one,) = club.out.all()
    assert one.path == theirs
    assert sorted(kinds([one])[0]) == ["named_in_chat", "undo_asked", "your_turn"], "together: they are due at once"
    assert one.json()["title"] == "3 pieces of news from your tables"
    post(ada, f"/api/tables/{table}/close", {"end_game": True})
    club.round()
    (one,) = club.out.all()
    assert (one.path, one.json()["title"]) == ("/bob", "The table was closed: Village")
    assert mine != theirs


def test_a_rematch_is_told_with_the_new_table(club: Club, people: People) -> None:
    ada, bob = people(club.server, "Ada"), people(club.server, "Bob")
    table = two_people(ada, bob)
    finish(club.server, table)
    hook(club, bob)
    club.round()
    club.out.all()
    again = post(ada, f"/api/tables/{table}/rematch")["id"]
    post(ada, f"/api/tables/{table}/rematch")
    club.round()
    (told,) = club.out.all()
    assert told.json()["title"] == "Ada wants to play again: Village"
    assert told.json()["notices"][0]["table"] == again


def test_whoever_has_blocked_somebody_is_not_told_what_they_say(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second)
    names = {seat["seat"]: seat for seat in get(second, f"/api/tables/{table}")["seats"]}
    mine, theirs = sorted(names.values(), key=lambda seat: not seat["yours"])
    line = {"text": f"Hello @{mine['name']}!"}
    post(first, f"/api/tables/{table}/chat", line)
    club.round()
    assert kinds(club.out.all()) == [["named_in_chat"]]
    post(second, f"/api/tables/{table}/block", {"seat": theirs["seat"]})
    post(first, f"/api/tables/{table}/chat", line)
    club.round(later=3600)
    assert club.out.all() == []


def test_being_named_again_and_again_is_told_every_ten_minutes(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second)
    (mine,) = [seat["name"] for seat in get(second, f"/api/tables/{table}")["seats"] if seat["yours"]]
    for _ in range(3):
        post(first, f"/api/tables/{table}/chat", {"text": f"@{mine} @{mine}"})
        club.round()
    assert len(club.out.all()) == 1
    club.round(later=600)
    assert len(club.out.all()) == 1


def test_nobody_is_told_what_they_see(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second)
    with live(second, table) as looks:
        looks.until(lambda seen: bool(seen.position))
        pass_on(first, second, table)
        club.round()
        assert club.out.all() == [], "they look at the table"
        back, _ = mover([first, second], table)
        assert back is second
    first, second = second, first
    hook(club, second)
    with live(second, table) as hidden:
        hidden.until(lambda seen: bool(seen.position))
        hidden.socket.send('{"type": "looking", "looking": false}')
        hidden.until(lambda seen: '"pong"' in seen.raw[-1])
        pass_on(first, second, table)
        club.round()
        assert kinds(club.out.all()) == [["your_turn"]], "their window is behind others"


def test_whoever_looks_before_it_is_sent_is_not_told(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second, digest="hour")
    pass_on(first, second, table)
    club.round()
    with live(second, table) as looks:
        looks.until(lambda seen: bool(seen.position))
        club.server.do(lambda services: services.office.settled())
    club.round(later=3600)
    assert club.out.all() == []


def test_what_is_over_by_then_is_not_told(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second, digest="hour")
    pass_on(first, second, table)
    club.round()
    pass_on(second, first, table)
    club.round(later=3600)
    assert club.out.all() == []


def test_of_which_games(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second, turns=False)
    pass_on(first, second, table)
    club.round()
    assert club.out.all() == [], "no table has a clock: they all count as played by turns"


def test_a_digest_tells_of_all_games_at_once(club: Club, people: People) -> None:
    tables = []
    ada, bob = people(club.server, "Ada"), people(club.server, "Bob")
    for _ in range(2):
        table = two_people(ada, bob)
        first, _ = mover([ada, bob], table)
        if first is ada:
            pass_on(ada, bob, table)
        tables.append(table)
    club.round()
    hook(club, bob, digest="day")
    for table in tables:
        pass_on(bob, ada, table)
        pass_on(ada, bob, table)
    club.round()
    assert club.out.all() == []
    club.round(later=24 * 3600)
    (told,) = club.out.all()
    assert [notice["table"] for notice in told.json()["notices"]] == tables
    assert told.json()["link"] == f"{SITE}/games"


# -- when it fails ------------------------------------------------------------------------------------------------


def test_what_fails_is_tried_again_and_given_up_after_a_day(
    club: Club, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    first, second, table = playing(club, people)
    hook(club, second)
    club.out.answers += [(500, {})] * 20
    pass_on(first, second, table)
    club.round()
    assert len(club.out.all()) == 1
    club.round(later=29)
    assert club.out.all() == [], "after a pause"
    club.round(later=1)
    assert len(club.out.all()) == 1
    tries = 2
    for _ in range(40):
        club.round(later=3600)
        tries += len(club.out.all())
    assert tries == 8
    (lost,) = get(second, "/api/notices")["given_up"]
    assert (lost["channel"], lost["why"], lost["text"]) == ("webhook", "refused", "Your turn: Village")
    pass_on(second, first, table)
    pass_on(first, second, table)
    monkeypatch.setattr(posting, "MOST_GIVEN_UP", 1)
    club.out.answers[:] = [(403, {})]
    club.round()
    (newest,) = get(second, "/api/notices")["given_up"]
    assert (kept(club, second), newest["id"] > lost["id"]) == (1, True), "only as many as are shown"
    assert post(second, "/api/notices/given-up/forget")["given_up"] == []


def test_an_address_where_nobody_is_any_more_is_not_tried_again(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second)
    club.out.answers.append((404, {}))
    pass_on(first, second, table)
    club.round()
    club.round(later=7200)
    assert len(club.out.all()) == 1
    after = get(second, "/api/notices")
    assert [lost["why"] for lost in after["given_up"]] == ["gone"]
    assert (after["choices"]["webhook"]["live"], after["choices"]["webhook"]["turns"]) == (False, False)


def test_one_can_try_it_out(club: Club, people: People) -> None:
    ada = people(club.server, "Ada")
    assert refused(ada, "/api/notices/try", {"channel": "webhook"})["message"]["key"] == "server-notice-address"
    assert refused(ada, "/api/notices/try", {"channel": "push"})["message"]["key"] == "server-notice-address"
    hook(club, ada)
    post(ada, "/api/notices/try", {"channel": "webhook"})
    assert club.out.next().json()["title"] == "Notices work"
    club.out.answers.append((302, {"Location": "/elsewhere"}))
    assert refused(ada, "/api/notices/try", {"channel": "webhook"})["message"]["key"] == "server-notice-refused"
    assert [one.path for one in club.out.all()] == ["/hook"], "no redirect is followed"


def test_a_person_who_is_forgotten_leaves_nothing(club: Club, people: People) -> None:
    first, second, table = playing(club, people)
    hook(club, second)
    post(second, "/api/notices/push", Browser().subscription(f"{club.out.url}/push/4"))
    pass_on(first, second, table)
    post(second, "/api/delete-me", {"password": None})
    club.round()
    assert club.out.all() == []


@pytest.mark.parametrize(
    "wish",
    [
        {"time_zone": "Europe/Nowhere"},
        {"time_zone": "../../etc/passwd"},
        {"quiet": {"begin": "24:00", "end": "08:00"}},
        {"webhook": {"url": "http://example.org/hook"}},
        {"webhook": {"url": "https://user:secret@example.org/hook"}},
        {"digest_at": 24},
    ],
)
def test_choices_that_make_no_sense_are_refused(club: Club, people: People, wish: Json) -> None:
    ada = people(club.server, "Ada")
    assert ada.put("/api/notices", json=wish).status_code == 422


def test_keys_that_no_browser_gives_are_refused(club: Club, people: People) -> None:
    ada = people(club.server, "Ada")
    wish = Browser().subscription(f"{club.out.url}/push/5")
    wrong = {**wish, "keys": {**wish["keys"], "p256dh": "BAAA"}}
    assert refused(ada, "/api/notices/push", wrong)["message"]["key"] == "server-notice-subscription"
