"""What comes from elsewhere, too often, or too large; and what the browser is told."""

import gzip
import re
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from armorial.server.hosts import KnownHosts
from tests.patience import LONGEST
from tests.server.conftest import People
from tests.server.players import get, hot_seat, position, post, refused, send
from tests.server.table_server import ROOT, ThreadServer, thread_server


def test_requests_of_other_sites_are_refused(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada)
    other = {"Origin": "https://evil.example"}
    for method, path in (("POST", "/api/play-now"), ("PATCH", "/api/me"), ("PUT", f"/api/tables/{table}/notes")):
        answer = ada.request(method, path, json={}, headers=other)
        assert answer.status_code == 403
        assert answer.json()["error"]["message"]["key"] == "server-other-origin"
    assert ada.post("/api/sign-out", headers={"Sec-Fetch-Site": "cross-site"}).status_code == 403
    assert ada.post("/api/me", json={"name": "Ada"}, headers={"Origin": server.url}).status_code == 200
    assert ada.get("/api/me", headers=other).status_code == 200
    address = f"{server.url}/api/tables/{table}/live".replace("http", "ws", 1)
    with pytest.raises(InvalidStatus), connect(address, origin=Origin("https://evil.example")):
        pass
    with connect(address, origin=Origin(server.url)) as socket:
        assert socket.recv(timeout=LONGEST)


def test_a_named_origin_is_let_through(sqlite: str, people: People) -> None:
    with thread_server(sqlite, origins="https://club.example, https://b.example") as server:
        ada = people(server)
        for origin, status in (("https://club.example", 200), ("https://evil.example", 403)):
            assert ada.post("/api/me", json={"name": "A"}, headers={"Origin": origin}).status_code == status


def test_what_is_done_too_often_is_refused(sqlite: str, people: People) -> None:
    limits: dict[str, Any] = {"limit_sign_in": 2, "limit_accounts": 3, "limit_tables": 2, "limit_chat": 2}
    with thread_server(sqlite, **limits) as server:
        ada = people(server, "Ada")
        wrong = {"login": "ada", "password": "wrong password"}
        table = post(ada, "/api/play-now", {"game": "village", "seats": 2})["id"]
        codes = [
            [refused(ada, "/api/sign-in", wrong)["code"] for _ in range(3)],
            [send(ada, "/api/play-now", {"game": "village", "seats": 2}).status_code for _ in range(2)],
            [send(ada, f"/api/tables/{table}/chat", {"text": "hm"}).status_code for _ in range(3)],
            [send(people(server), "/api/me", {"name": "Guest"}).status_code for _ in range(3)],
        ]
        assert codes == [["forbidden", "forbidden", "rate_limited"], [200, 429], [200, 200, 429], [200, 200, 429]]
        late = send(ada, "/api/sign-in", wrong)
        assert 1 <= int(late.headers["Retry-After"]) <= 60


def test_too_large_bodies_are_refused(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    huge = "x" * 1_300_000
    assert refused(ada, "/api/import", {"record": huge})["message"]["key"] == "server-too-large"
    chunks = ada.post("/api/import", content=(b"x" * 100_000 for _ in range(14)))
    assert chunks.json()["error"]["message"]["key"] == "server-too-large"
    assert refused(ada, "/api/import", {"record": "x" * 1_000_001})["code"] == "invalid"


def test_an_origin_that_is_none_is_another_one(server: ThreadServer, people: People) -> None:
    """It could not be read, which was a fault of the server, with a page of log for each request."""
    ada = people(server)
    assert ada.post("/api/me", json={"name": "A"}, headers={"Origin": "http://["}).status_code == 403
    upgrade = {"Connection": "Upgrade", "Upgrade": "websocket", "Sec-WebSocket-Version": "13"}
    key = {"Sec-WebSocket-Key": "x3JJHMbDL1EzLkh9GBhXDw=="}
    assert ada.get("/api/tables/a/live", headers={"Origin": "http://[", **upgrade, **key}).status_code == 403


def test_unknown_paths_and_methods_are_answered(server: ThreadServer, people: People) -> None:
    nobody = people(server)
    assert nobody.get("/api/nothing").json()["error"]["code"] == "not_found"
    assert nobody.delete("/api/games").status_code == 405
    assert nobody.get("/api/tables/%00").status_code == 422
    assert nobody.get("/api/rules/village").text.startswith("#")
    russian = nobody.get("/api/rules/village?lang=ru")
    assert (russian.headers["Content-Language"], 'id="V-20"' in russian.text) == ("ru", True)
    assert nobody.get("/api/rules/village?lang=xx").status_code == 422
    assert nobody.get("/api/rules/chess").status_code == 404
    assert get(nobody, "/api/health")["status"] == "ok"
    assert get(nobody, "/api/ready")["status"] == "ready"


def test_the_browser_is_told_what_it_may_do(server: ThreadServer, people: People) -> None:
    """The page, the API and what is refused; the policy allows no script that does not come from here."""
    ada = people(server, "Ada")
    for answer in (ada.get("/"), ada.get("/api/games"), ada.get("/api/nothing"), ada.get("/", headers=ELSEWHERE)):
        policy = dict(part.split(" ", 1) for part in answer.headers["Content-Security-Policy"].split("; "))
        assert policy["default-src"] == policy["base-uri"] == policy["frame-ancestors"] == "'none'"
        assert policy["script-src"] == policy["style-src"] == policy["connect-src"] == "'self'"
        assert "unsafe" not in "".join(value for name, value in policy.items() if name != "style-src-attr")
        assert answer.headers["X-Content-Type-Options"] == "nosniff"
        assert answer.headers["X-Frame-Options"] == "DENY"
        assert answer.headers["Referrer-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Opener-Policy"] == "same-origin"
        assert answer.headers["Cross-Origin-Resource-Policy"] == "same-origin"
        for power in ("camera", "microphone", "geolocation", "payment", "usb"):
            assert f"{power}=()" in answer.headers["Permissions-Policy"]
        assert "Strict-Transport-Security" not in answer.headers, "it came without HTTPS"
    assert ada.get("/api/games").headers["Cache-Control"] == "no-store"
    by_https = ada.get("/", headers={"X-Forwarded-Proto": "https"})
    assert by_https.headers["Strict-Transport-Security"] == "max-age=31536000"


def test_the_page_has_no_script_of_its_own() -> None:
    """What the policy forbids is not there: neither scripts nor styles nor handlers within the page."""
    page = (ROOT / "web" / "index.html").read_text(encoding="utf-8")
    assert not re.search(r"<script(?![^>]*\ssrc=)|<style|\son[a-z]+=|javascript:", page)


ELSEWHERE = {"Host": "evil.example"}


def test_a_name_of_another_site_is_refused(server: ThreadServer, people: People) -> None:
    """Finding 19: a page that makes its own name lead here ("DNS rebinding") reads nothing."""
    ada = people(server, "Ada")
    table = hot_seat(ada)
    for path in ("/", "/api/health", f"/api/tables/{table}"):
        answer = ada.get(path, headers=ELSEWHERE)
        assert answer.status_code == 421
        assert answer.json()["error"]["message"]["key"] == "server-unknown-host"
    same = {**ELSEWHERE, "Origin": "http://evil.example"}
    assert ada.post("/api/me", json={"name": "Eve"}, headers=same).status_code == 421
    for name in ("127.0.0.1:8000", "localhost", "192.168.1.7:8000", "[fd00::7]:8000", "pi.local", "pi", "pi.lan."):
        assert ada.get("/api/health", headers={"Host": name}).status_code == 200, name
    address = f"{server.url}/api/tables/{table}/live".replace("http", "ws", 1)
    with pytest.raises(InvalidStatus), connect(address, additional_headers=ELSEWHERE):
        pass


@pytest.mark.parametrize(
    ("hosts", "known", "unknown"),
    [
        (
            "club.example, *.games.example",
            ["club.example:443", "CLUB.example", "a.games.example"],
            ["192.168.1.7", "pi"],
        ),
        ("*", ["evil.example", ""], []),
        ("", ["[::1]", "10.0.0.1", "origin.example"], ["evil.example", "local.example", "", "10.0.0.1.example"]),
    ],
)
def test_the_names_of_a_server(hosts: str, known: list[str], unknown: list[str]) -> None:
    """Finding 19: those that the host has set; the machine itself can always ask how it is."""
    names = KnownHosts(_nothing, hosts, "https://origin.example")
    for name in [*known, "localhost:8000", "127.0.0.1"]:
        assert names.knows(name), name
    for name in [*unknown]:
        assert not names.knows(name), name


async def _nothing(scope: Any, receive: Any, send: Any) -> None:
    pass


def test_the_client_is_served_from_its_folder(sqlite: str, people: People, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the client</title>")
    (folder / "assets" / "app-1a2b.js").write_text("let a")
    (tmp_path / "secret.txt").write_text("secret")
    (folder / "link.txt").symlink_to(tmp_path / "secret.txt")
    with thread_server(sqlite, static_dir=folder) as server:
        ada = people(server)
        for path in ("/", "/table/abc", "/lobby"):
            assert "the client" in ada.get(path).text
        script = ada.get("/assets/app-1a2b.js")
        assert "immutable" in script.headers["Cache-Control"]
        assert "javascript" in script.headers["Content-Type"]
        assert ada.get("/").headers["Cache-Control"] == "no-cache"
        assert ada.get("/assets/gone.js").status_code == 404
        for path in (
            "/../secret.txt",
            "/%2e%2e/secret.txt",
            "/..%2fsecret.txt",
            "/link.txt",
            "/assets/..%2f..%2fsecret.txt",
        ):
            assert "secret" not in ada.get(path).text
    with thread_server(sqlite, static_dir=tmp_path / "nothing") as server:
        assert "not built" in people(server, follow_redirects=True).get("/table/abc").text


def test_the_client_is_sent_packed_to_those_who_can_unpack_it(sqlite: str, people: People, tmp_path: Path) -> None:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>the client</title>")
    script = folder / "assets" / "app-1a2b.js"
    script.write_text("let a = 1")
    Path(f"{script}.gz").write_bytes(gzip.compress(b"let a = 1"))
    Path(f"{script}.br").write_bytes(b"as if packed")
    (folder / "assets" / "small-1a2b.css").write_text("a{}")
    with thread_server(sqlite, static_dir=folder) as server:
        ada = people(server)
        for wanted, sent in (("gzip, deflate, br", "br"), ("gzip", "gzip"), ("br;q=0, gzip", "gzip"), ("", None)):
            with ada.stream("GET", "/assets/app-1a2b.js", headers={"Accept-Encoding": wanted}) as answer:
                assert answer.headers.get("Content-Encoding") == sent, wanted
                assert "javascript" in answer.headers["Content-Type"]
                assert answer.headers["Vary"] == "Accept-Encoding"
                assert "immutable" in answer.headers["Cache-Control"]
        plain = ada.get("/assets/small-1a2b.css")
        assert "Content-Encoding" not in plain.headers
        page = ada.get("/")
        again = ada.get("/lobby", headers={"If-None-Match": page.headers["ETag"]})
        assert (again.status_code, again.content, again.headers["Cache-Control"]) == (304, b"", "no-cache")
        (folder / "index.html").write_text("<title>the new client</title>")
        changed = ada.get("/lobby", headers={"If-None-Match": page.headers["ETag"]})
        assert "the new client" in changed.text


def test_long_answers_of_the_api_are_packed(server: ThreadServer, people: People) -> None:
    ada = people(server, "Ada")
    table = hot_seat(ada)
    path = f"/api/tables/{table}/position"
    packed = ada.get(path, headers={"Accept-Encoding": "gzip"})
    assert packed.headers["Content-Encoding"] == "gzip"
    assert "Accept-Encoding" in packed.headers["Vary"]
    assert int(packed.headers["Content-Length"]) < len(packed.content) / 3
    assert packed.headers["Cache-Control"] == "no-store"
    plain = ada.get(path, headers={"Accept-Encoding": "identity"})
    assert "Content-Encoding" not in plain.headers
    assert plain.json() == packed.json()
    assert "Content-Encoding" not in ada.get("/api/health", headers={"Accept-Encoding": "gzip"}).headers


def test_seats_of_others_cannot_be_moved_by_their_names(server: ThreadServer, people: People) -> None:
    """A name is only a name: whoever takes that of another has nothing of theirs."""
    ada, eve = people(server, "Ada"), people(server, "Ada")
    table = hot_seat(ada)
    assert position(eve, table)["seat"] is None
    assert refused(eve, f"/api/tables/{table}/resign", {"seat": 0, "seq": 0})["code"] == "forbidden"
