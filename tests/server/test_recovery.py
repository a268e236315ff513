"""Addresses, and the way back into an account: by letter, or by a code of the host."""

import asyncio
import re
import time
from collections.abc import Iterator
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from pydantic import ValidationError

from armorial.server import codes
from armorial.server.recovery import hosts_code
from armorial.server.services import Services
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from tests.server.conftest import People, new_database
from tests.server.mailbox import Mailbox, code_in, mail_server
from tests.server.players import get, post, refused
from tests.server.table_server import ThreadServer, thread_server

pytestmark = [  # the mail server warns of what is all right on one machine
    pytest.mark.filterwarnings("ignore:Requiring AUTH while not requiring TLS:UserWarning"),
    pytest.mark.filterwarnings("ignore:Session.login_data is deprecated:DeprecationWarning"),
]

SERVER_BY_TURNS = "club"
PASSWORD = "correct horse"
NEW = "battery staple"
URL = "https://table.example.org/club"


class Club:
    """A server that can send letters, and where they go."""

    def __init__(self, server: ThreadServer, box: Mailbox) -> None:
        self.server, self.box = server, box


@pytest.fixture(scope="module")
def club(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    database = new_database(request.param, request, tmp_path_factory.mktemp("club"))
    with mail_server() as (box, settings):
        with thread_server(database, **settings, public_url=URL, limit_mail=1_000) as server:
            yield Club(server, box)
        assert box.letters.empty(), "somebody got a letter that no test expected"


_logins = iter(range(1_000_000))


def member(club: Club, people: People, address: str | None = None, **settings: Any) -> tuple[httpx.Client, str]:
    """Somebody with an account, and perhaps an address."""
    person = people(club.server, "Ada")
    login = f"member{next(_logins)}"
    post(person, "/api/account", {"login": login, "password": PASSWORD})
    if settings:
        person.patch("/api/me", json={"settings": settings}).raise_for_status()
    if address is not None:
        post(person, "/api/account/email", {"email": address, "password": PASSWORD})
        post(person, "/api/account/email/confirm", {"code": club.box.code()})
    return person, login


async def all_sent(services: Services) -> None:
    while services.recovery._sending:
        await services.recovery.settled()


def test_an_address_counts_once_it_is_confirmed(club: Club, people: People) -> None:
    ada, login = member(club, people)
    eve, _ = member(club, people)
    wish = {"email": "Ada@Example.org", "password": PASSWORD}
    assert refused(ada, "/api/account/email", {**wish, "password": "wrong one"})["code"] == "forbidden"
    for bad in ("ada", "ada@", "a b@example.org", "ada@example.org\nBcc: all@example.org", "ą@example.org"):
        assert refused(ada, "/api/account/email", {**wish, "email": bad})["code"] == "invalid"
    account = post(ada, "/api/account/email", wish)
    assert (account["email"], account["proposed"], account["mail"]) == (None, "ada@example.org", True)
    letter = club.box.next()
    assert (letter["To"], letter["From"]) == ("Ada@Example.org", "Armorial <table@example.org>")
    assert login in letter.get_content()
    code = code_in(letter)
    assert refused(eve, "/api/account/email/confirm", {"code": code})["message"]["key"] == "server-wrong-code"
    assert refused(ada, "/api/account/email/confirm", {"code": "AAAA-BBBB"})["code"] == "forbidden"
    account = post(ada, "/api/account/email/confirm", {"code": code.lower().replace("-", " ")})
    assert (account["email"], account["proposed"]) == ("ada@example.org", None)
    assert refused(ada, "/api/account/email/confirm", {"code": code})["code"] == "forbidden"
    assert post(ada, "/api/account/email", {"email": None, "password": PASSWORD})["email"] is None
    assert club.box.next()["To"] == "ada@example.org", "told that it is no longer theirs"


def test_a_letter_leads_back_into_the_account(club: Club, people: People) -> None:
    """Finding 7: there was no way back for somebody who had forgotten the password."""
    ada, login = member(club, people, "back@example.org", language="pl")
    phone = people(club.server)
    for who in ("BACK@example.org", login):
        assert post(phone, "/api/recover", {"who": who}) == {"mail": True}
    letters = [club.box.next() for _ in range(2)]
    text = letters[0].get_content()
    assert "nowe hasło" in letters[0]["Subject"], "in her language, whoever asks"
    assert f"{URL}/recover#{code_in(letters[0])}" in text
    assert login in text
    assert "Ada" not in text, "a name could say anything"
    codes = [code_in(letter) for letter in letters]
    assert refused(phone, "/api/recover/finish", {"code": codes[0], "password": "short"})["code"] == "invalid"
    assert post(phone, "/api/recover/finish", {"code": codes[0], "password": NEW})["person"]["login"] == login
    assert club.box.next()["To"] == "back@example.org", "told that the password was changed"
    assert get(ada, "/api/me") == {"person": None}, "all others have to sign in again"
    for code in codes:
        error = refused(phone, "/api/recover/finish", {"code": code, "password": PASSWORD})
        assert error["message"]["key"] == "server-wrong-code", "with one, all are used"
    post(ada, "/api/sign-in", {"login": login, "password": NEW})


def test_another_login_is_told_by_letter(club: Club, people: People) -> None:
    ada, login = member(club, people, "login@example.org")
    post(ada, "/api/account/login", {"login": f"{login}-new", "password": PASSWORD})
    letter = club.box.next()
    assert letter["To"] == "login@example.org"
    assert f'is now "{login}-new". It was "{login}".' in letter.get_content()


def test_nobody_learns_who_has_an_account(club: Club, people: People) -> None:
    _, login = member(club, people, "secret@example.org")
    _, silent = member(club, people)
    eve = people(club.server)
    answers = [
        eve.post("/api/recover", json={"who": who})
        for who in ("secret@example.org", login, silent, "nobody", "nobody@example.org", "\0", "x" * 254)
    ]
    assert {(answer.status_code, answer.text) for answer in answers} == {(200, '{"mail":true}')}
    assert {club.box.next()["To"] for _ in range(2)} == {"secret@example.org"}


def test_nobody_fills_a_mailbox(club: Club, people: People) -> None:
    member(club, people, "flooded@example.org")
    eve = people(club.server)
    for _ in range(8):
        post(eve, "/api/recover", {"who": "flooded@example.org"})
    club.server.do(all_sent)  # a letter that is still to come would have room once the codes are used
    codes = {club.box.code() for _ in range(3)}
    assert len(codes) == 3
    post(eve, "/api/recover/finish", {"code": codes.pop(), "password": NEW})
    assert "password" in club.box.next()["Subject"], "the next letter is another one: there were three"


def test_a_code_expires(club: Club, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    ada, _ = member(club, people)
    post(ada, "/api/account/email", {"email": "late@example.org", "password": PASSWORD})
    code = club.box.code()
    monkeypatch.setattr(codes, "time", SimpleNamespace(time=lambda: time.time() + 3601))
    assert refused(ada, "/api/account/email/confirm", {"code": code})["code"] == "forbidden"


def test_an_address_may_have_several_accounts(club: Club, people: People) -> None:
    logins = {member(club, people, "family@example.org")[1] for _ in range(2)}
    post(people(club.server), "/api/recover", {"who": "family@example.org"})
    named = [club.box.next().get_content() for _ in range(2)]
    assert {login for login in logins for text in named if login in text} == logins


def test_a_mail_server_that_refuses_is_said(club: Club, people: People) -> None:
    ada, _ = member(club, people)
    club.box.refuses = True
    try:
        error = refused(ada, "/api/account/email", {"email": "full@example.org", "password": PASSWORD})
    finally:
        club.box.refuses = False
    assert (error["code"], error["message"]["key"]) == ("unavailable", "server-mail-failed")


def test_without_a_mail_server_the_host_makes_codes(either: ThreadServer, people: People) -> None:
    ada, phone = people(either, "Ada"), people(either)
    login = f"host{next(_logins)}"
    post(ada, "/api/account", {"login": login, "password": PASSWORD})
    assert refused(ada, "/api/account/email", {"email": "a@b.org", "password": PASSWORD})["code"] == "illegal"
    assert post(phone, "/api/recover", {"who": login}) == {"mail": False}

    async def code_for(name: str) -> str | None:
        database = Database(either.settings.database_url)
        try:
            return await hosts_code(database, name, 3600)
        finally:
            await database.close()

    assert asyncio.run(code_for("nobody at all")) is None
    code = asyncio.run(code_for(login.upper()))
    assert code is not None
    assert re.fullmatch(r"([2-9A-Z]{4}-){3}[2-9A-Z]{4}", code)
    assert post(phone, "/api/recover/finish", {"code": code, "password": NEW})["person"]["login"] == login
    assert get(ada, "/api/me") == {"person": None}


def test_letters_have_a_sender() -> None:
    with pytest.raises(ValidationError, match="ARMORIAL_MAIL_FROM"):
        Settings(smtp_host="mail.example.org")
    assert "hunter2" not in repr(Settings(smtp_password="hunter2"))  # type: ignore[arg-type]
