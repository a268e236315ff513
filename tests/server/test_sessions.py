"""Sessions: what signing out, another password and deletion end; and what a clock or an upgrade must not end."""

import gzip
import sqlite3
import threading
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from types import SimpleNamespace

import httpx
import pytest
from itsdangerous import TimestampSigner, URLSafeTimedSerializer
from websockets.exceptions import ConnectionClosed

from armorial.server import sessions
from armorial.server.devices import device_of
from tests.patience import LONGEST
from tests.server.conftest import People, new_database
from tests.server.players import get, live, post, refused, send
from tests.server.table_server import ThreadServer, thread_server

PASSWORD = "correct horse"
KEY = "a key of the tests"
FIREFOX = {"User-Agent": "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0"}


@pytest.fixture(scope="module")
def keyed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server whose key is known, so that cookies of earlier versions can be made."""
    database = f"sqlite:///{tmp_path_factory.mktemp('keyed')}/armorial.db"
    with thread_server(database, secret_key=KEY) as server:
        yield server


_logins = iter(range(1_000_000))


def account(person: httpx.Client) -> str:
    login = f"sessions{next(_logins)}-{id(person)}"
    post(person, "/api/account", {"login": login, "password": PASSWORD})
    return login


def sign_in(person: httpx.Client, login: str) -> None:
    post(person, "/api/sign-in", {"login": login, "password": PASSWORD})


def is_somebody(person: httpx.Client) -> bool:
    return get(person, "/api/me")["person"] is not None


def signed(person_id: str, ago: float = 0, epoch: int = 0) -> dict[str, str]:
    """The cookie that a version up to 0.7 would have given."""

    class Then(TimestampSigner):
        def get_timestamp(self) -> int:
            return int(time.time() - ago)

    return {"armorial": str(URLSafeTimedSerializer(KEY, salt="person", signer=Then).dumps([person_id, epoch]))}


def test_signing_out_ends_every_copy_of_the_cookie(either: ThreadServer, people: People) -> None:
    """Finding 7: up to 0.7 a copied cookie worked after signing out, and renewed itself."""
    ada = people(either, "Ada")
    login = account(ada)
    thief = people(either, cookies=dict(ada.cookies))
    assert is_somebody(thief)
    post(ada, "/api/sign-out")
    assert not is_somebody(thief)
    assert not is_somebody(ada)
    sign_in(ada, login)
    assert is_somebody(ada)
    assert not is_somebody(thief)


def test_another_password_ends_all_other_sessions(either: ThreadServer, people: People) -> None:
    """Finding 7."""
    ada, phone = people(either, "Ada"), people(either)
    login = account(ada)
    sign_in(phone, login)
    copied = people(either, cookies=dict(ada.cookies))
    change = {"current": PASSWORD, "password": "battery staple"}
    assert refused(ada, "/api/account/password", {**change, "current": "wrong one"})["code"] == "forbidden"
    assert is_somebody(phone)
    post(ada, "/api/account/password", change)
    assert is_somebody(ada)
    assert not is_somebody(phone)
    assert not is_somebody(copied), "this browser has another cookie by now"
    assert refused(phone, "/api/sign-in", {"login": login, "password": PASSWORD})["code"] == "forbidden"
    post(phone, "/api/sign-in", {"login": login, "password": "battery staple"})


def test_another_login_ends_no_session(either: ThreadServer, people: People) -> None:
    ada, phone, eve = people(either, "Ada"), people(either), people(either, "Eve")
    login, taken = account(ada), account(eve)
    sign_in(phone, login)
    new = f"New.{login}"
    wish = {"login": new, "password": PASSWORD}
    assert refused(ada, "/api/account/login", {"login": new})["message"]["key"] == "server-password-needed"
    assert refused(ada, "/api/account/login", {**wish, "password": "wrong one"})["code"] == "forbidden"
    assert refused(ada, "/api/account/login", {**wish, "login": "a b"})["code"] == "invalid"
    assert (
        refused(ada, "/api/account/login", {**wish, "login": taken.upper()})["message"]["key"] == "server-login-taken"
    )
    assert refused(people(either, "Guest"), "/api/account/login", wish)["message"]["key"] == "server-account-needed"
    assert post(ada, "/api/account/login", {**wish, "login": login})["login"] == login, "the same is no other"
    assert post(ada, "/api/account/login", wish)["login"] == new.lower()
    assert get(phone, "/api/me")["person"]["login"] == new.lower(), "still signed in"
    stranger = people(either)
    assert refused(stranger, "/api/sign-in", {"login": login, "password": PASSWORD})["code"] == "forbidden"
    sign_in(stranger, new)
    account_again = {"login": login, "password": PASSWORD}
    post(people(either, "Bob"), "/api/account", account_again)


def test_devices_are_listed_and_signed_out(either: ThreadServer, people: People) -> None:
    """Finding 7."""
    ada, phone, club = people(either, "Ada", headers=FIREFOX), people(either), people(either)
    login = account(ada)
    for other in (phone, club):
        sign_in(other, login)
    devices = get(ada, "/api/account")["devices"]
    assert len(devices) == 3
    (here,) = [device for device in devices if device["here"]]
    assert (here["device"], here["kind"]) == ("Firefox, Linux", "password")
    (on_phone,) = [device for device in get(phone, "/api/account")["devices"] if device["here"]]
    post(ada, f"/api/account/devices/{on_phone['id']}/sign-out")
    assert [is_somebody(person) for person in (ada, phone, club)] == [True, False, True]
    assert refused(ada, f"/api/account/devices/{on_phone['id']}/sign-out")["code"] == "not_found"
    assert len(post(ada, "/api/account/sign-out-others")["devices"]) == 1
    assert [is_somebody(person) for person in (ada, phone, club)] == [True, False, False]


def test_nobody_ends_the_session_of_another(either: ThreadServer, people: People) -> None:
    ada, eve = people(either, "Ada"), people(either, "Eve")
    (device,) = get(ada, "/api/account")["devices"]
    assert send(eve, f"/api/account/devices/{device['id']}/sign-out").status_code == 404
    assert is_somebody(ada)
    assert people(either).get("/api/account").status_code == 403


def test_signing_in_replaces_the_session_of_the_browser(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    login = account(ada)
    for _ in range(3):
        sign_in(ada, login)
    assert len(get(ada, "/api/account")["devices"]) == 1


def test_a_clock_that_was_set_back_loses_nobody(keyed: ThreadServer, people: People) -> None:
    """Finding 6: a cookie from five seconds ahead was refused, and a new guest overwrote it."""
    ada = people(keyed, "Ada")
    person = get(ada, "/api/me")["person"]
    early = people(keyed, cookies=signed(person["id"], ago=-300))
    assert post(early, "/api/me", {"name": "Ada II"})["person"]["id"] == person["id"]


def test_a_session_does_not_care_about_the_clock(
    keyed: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Finding 6, for the sessions of now."""
    ada = people(keyed, "Ada")
    monkeypatch.setattr(sessions, "time", SimpleNamespace(time=lambda: time.time() - 900, monotonic=time.monotonic))
    keyed.app.state.services.sessions._believed.clear()
    assert post(ada, "/api/me", {"name": "Ada"})["person"]["name"] == "Ada"
    assert len(get(ada, "/api/account")["devices"]) == 1


def test_a_session_ends_when_it_is_not_used_for_long(
    keyed: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch
) -> None:
    ada = people(keyed, "Ada")
    later = SimpleNamespace(time=lambda: time.time() + sessions.COOKIE_AGE + 1, monotonic=time.monotonic)
    monkeypatch.setattr(sessions, "time", later)
    keyed.app.state.services.sessions._believed.clear()
    assert not is_somebody(ada)


def test_a_cookie_of_an_earlier_version_becomes_a_session(keyed: ThreadServer, people: People) -> None:
    """It goes on as it is, is listed, and can be ended like any other: also copies signed at another time."""
    ada = people(keyed, "Ada")
    me = get(ada, "/api/me")["person"]
    cookie = signed(me["id"], ago=3600)
    old = people(keyed, cookies=cookie)
    found = old.get("/api/me")
    assert found.json()["person"] == me
    assert f"armorial={cookie['armorial']};" in found.headers["set-cookie"], "the browser keeps the cookie it has"
    kinds = {device["kind"]: device["here"] for device in get(old, "/api/account")["devices"]}
    assert kinds == {"guest": False, "earlier": True}
    copies = [people(keyed, cookies=copy) for copy in (cookie, signed(me["id"], ago=7200))]
    post(old, "/api/sign-out")
    assert not any(is_somebody(copy) for copy in copies)
    assert is_somebody(ada), "a session of its own"


def test_what_is_no_cookie_of_ours_is_nobody(keyed: ThreadServer, people: People) -> None:
    me = get(people(keyed, "Ada"), "/api/me")["person"]
    good = signed(me["id"])["armorial"]
    too_old = signed(me["id"], ago=sessions.COOKIE_AGE + 60)["armorial"]
    other_epoch = signed(me["id"], epoch=1)["armorial"]
    shape = str(URLSafeTimedSerializer(KEY, salt="person").dumps({"id": me["id"]}))
    stranger = str(URLSafeTimedSerializer("another key", salt="person").dumps([me["id"], 0]))
    for bad in (good[:-1], too_old, other_epoch, shape, stranger, "x" * 5_000, "a.b.c", "%00"):
        assert not is_somebody(people(keyed, cookies={"armorial": bad})), bad
    assert is_somebody(people(keyed, cookies={"armorial": good}))


def test_a_cookie_is_taken_over_once(keyed: ThreadServer, people: People) -> None:
    """A page asks for several things at once."""
    me = get(people(keyed, "Ada"), "/api/me")["person"]
    cookie = signed(me["id"])
    browsers = [people(keyed, cookies=cookie) for _ in range(6)]
    found: list[bool] = []
    threads = [threading.Thread(target=lambda b=browser: found.append(is_somebody(b))) for browser in browsers]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join(LONGEST)
    assert found == [True] * 6
    assert len(get(browsers[0], "/api/account")["devices"]) == 2


def test_a_browser_of_version_0_5_2_keeps_its_seats(tmp_path: Path, people: People) -> None:
    """The stored database of 0.5.2, visited with the cookie that it gave: nobody has to sign in, guests neither."""
    file = tmp_path / "armorial.db"
    file.write_bytes(gzip.decompress((Path(__file__).parent / "stored" / "armorial-0.5.2.db.gz").read_bytes()))
    with closing(sqlite3.connect(file)) as old:
        key = old.execute("select value from server_values where name = 'cookie-key'").fetchone()[0]
        seated = 'select id, epoch, count(distinct "table") from people join seats on person = id group by id'
        everybody = old.execute(seated).fetchall()
    assert everybody
    with thread_server(f"sqlite:///{file}", bot_sweep=1000) as server:
        for person, epoch, tables in everybody:
            cookie = str(URLSafeTimedSerializer(key, salt="person").dumps([person, epoch]))
            browser = people(server, cookies={"armorial": cookie})
            assert get(browser, "/api/me")["person"]["id"] == person
            assert len(get(browser, "/api/my/tables")["tables"]) == tables


def test_what_ends_in_one_process_ends_in_all(request: pytest.FixtureRequest, people: People, tmp_path: Path) -> None:
    """Finding 7, with several processes: they believe a session for a while, but tell each other when one ends."""
    database = new_database("postgresql", request, tmp_path)
    with thread_server(database) as here, thread_server(database) as there:
        ada = people(here, "Ada")
        cookie = dict(ada.cookies)
        copied = people(there, cookies=cookie)
        table = post(ada, "/api/tables", {"game": "village", "seats": 2})["id"]
        with live(copied, table) as watching:
            watching.until(lambda seen: bool(seen.table))
            post(ada, "/api/sign-out")
            with pytest.raises(ConnectionClosed) as closed:
                watching.until(lambda seen: False)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == 3000
        assert not is_somebody(people(there, cookies=cookie))


@pytest.mark.parametrize(
    ("header", "device"),
    [
        (FIREFOX["User-Agent"], "Firefox, Linux"),
        (
            "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140 Safari/537.36",
            "Chrome, Windows",
        ),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Version/19.0 Mobile Safari/604.1", "Safari, iPhone"),
        ("Mozilla/5.0 (Linux; Android 16) Chrome/140 Mobile Safari/537.36 EdgA/140", "Edge, Android"),
        ("python-httpx/0.28", None),
        ("<script>", None),
        ("", None),
    ],
)
def test_a_device_is_said_in_words_of_ours(header: str, device: str | None) -> None:
    assert device_of(header) == device
