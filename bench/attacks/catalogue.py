"""What people did to 0.5.2, each bounded in time and number."""

from __future__ import annotations

import json
import multiprocessing
import socket
import stat
import threading
import time
from collections.abc import Callable
from typing import Any

import httpx
from websockets.exceptions import WebSocketException
from websockets.sync.client import connect

from attacks.registry import attack, shares
from attacks.victim import Onlooker, Somebody, Victim, together

LONGEST_WAIT = 30
"""For a bot, in seconds."""


@attack("1 refused requests fill the memory")
def memory(server: Victim) -> str:
    ada = server.somebody("Ada")
    before = server.megabytes()
    for number in range(150):
        ada.send("/api/me", {"name": "Ada", f"{number:06d}" + "x" * 1_000_000: 1})
    return f"150 requests of 1 MB: {before:.0f} MB, then {server.megabytes():.0f} MB"


@attack("2 one guest undoes and undoes")
def undone(server: Victim) -> str:
    """For half a minute answers and takes back, alone; then goes back by a line twenty times, which reads all of it."""
    ada = server.somebody("Ada")
    table = ada.hot_seat()
    where = f"/api/tables/{table}"
    now = ada.position(table)
    seat, seq, token = now["question"]["seat"], now["seq"], now["question"]["options"][0]["token"]
    codes: list[int] = []

    def act(what: str, **more: object) -> bool:
        nonlocal seq
        reply = ada.send(f"{where}/{what}", {"seat": seat, "seq": seq, **more})
        codes.append(reply.status_code)
        if reply.status_code == 200:
            seq = reply.json()["seq"]
        return reply.status_code == 200

    until = time.monotonic() + 30
    while time.monotonic() < until and len(codes) < 20_000:
        if not (act("answer", token=token) and act("undo")):
            break
    acts, lines = len(codes), seq
    with Onlooker(server) as others:
        for _ in range(20):
            act("undo-request", to=seq)
    return f"{acts} acts ({shares(codes)}), a log of {lines} lines; while it goes back, {others}"


@attack("3 forty sign-ins at once")
def sign_ins(server: Victim) -> str:
    """Each from an address of its own, of one network."""
    ada = server.somebody("Ada")
    codes: list[int] = []

    def known(number: int) -> dict[str, str]:
        return {"login": f"guest{number}", "password": "correct horse battery"}

    def from_address(number: int) -> dict[str, str]:
        return {"X-Forwarded-For": f"2001:db8::{number:x}"}

    made: list[int] = []
    for number in range(1, 41):
        with httpx.Client(base_url=server.url, timeout=60, headers=from_address(number)) as web:
            web.post("/api/me", json={"name": f"Guest {number}"})
            made.append(web.post("/api/account", json=known(number)).status_code)

    def sign_in(number: int) -> None:
        with httpx.Client(base_url=server.url, timeout=60, headers=from_address(number)) as web:
            codes.append(web.post("/api/sign-in", json=known(number)).status_code)

    waited: list[float] = []

    def play_now() -> None:
        began = time.perf_counter()
        ada.post("/api/play-now", {"game": "village", "seats": 2})
        waited.append(time.perf_counter() - began)

    trying = threading.Thread(target=together, args=(sign_in, *range(1, 41)))
    trying.start()
    time.sleep(0.2)
    play_now()
    trying.join()
    return f"accounts {shares(made)}, sign-ins {shares(codes)}; “play now” takes {waited[0]:.1f} s"


@attack("4 sixty tables of masters")
def masters(server: Victim) -> str:
    """Somebody else already plays against a careful bot, whose process has started."""
    eve, ada = server.somebody("Eve"), server.somebody("Ada")
    eve.web.headers["X-Forwarded-For"] = "203.0.113.1"
    own = ada.post("/api/play-now", {"game": "village", "seats": 2, "bot": "careful"})["id"]
    for _ in range(2):
        _asked_again(ada, own)
        ada.answer(own)
    codes: list[int] = []
    for _ in range(60):
        bots = [{"bot": "master"}] * 3
        made = eve.send("/api/tables", {"game": "village", "seats": 4, "others": bots, "visibility": "unlisted"})
        codes.append(made.status_code)
        if made.status_code == 200:
            table = made.json()["id"]
            codes[-1] = eve.send(f"/api/tables/{table}/start").status_code
            if codes[-1] == 200 and (eve.position(table)["question"] or {}).get("options"):
                eve.answer(table)
    waits: list[float] = []
    for _ in range(6):
        waits.append(_asked_again(ada, own))
        if waits[-1] > LONGEST_WAIT:
            break
        ada.answer(own)
    return f"{shares(codes)}; another person waits {max(waits):.1f} s for a careful bot"


def _asked_again(who: Somebody, table: str) -> float:
    """How long it takes until somebody has something to answer."""
    began = time.perf_counter()
    while not (who.position(table)["question"] or {}).get("options"):
        if time.perf_counter() - began > LONGEST_WAIT:
            break
        time.sleep(0.05)
    return time.perf_counter() - began


@attack("7 a copied cookie after signing out")
def copied(server: Victim) -> str:
    ada = server.somebody("Ada")
    ada.post("/api/account", {"login": "ada", "password": "correct horse battery"})
    thief = ada.copy()
    ada.web.post("/api/sign-out", json={})
    reply = thief.web.get("/api/me")
    known = "ada" in reply.text
    return f"{reply.status_code}, {'still the owner' if known else 'nobody'}"


@attack("8 a socket of somebody deleted")
def deleted(server: Victim) -> str:
    ada = server.somebody("Ada")
    table = ada.hot_seat()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    cookie = "; ".join(f"{name}={value}" for name, value in ada.web.cookies.items())
    with connect(address, additional_headers={"Cookie": cookie}) as live:
        live.recv(timeout=10)
        ada.post("/api/delete-me", {})
        try:
            live.send(json.dumps({"type": "chat", "key": "k" * 16, "text": "still here"}))
            until = time.monotonic() + 5
            while time.monotonic() < until:
                if "still here" in str(live.recv(timeout=5)):
                    return "still chats"
        except (WebSocketException, TimeoutError, OSError) as error:
            return f"closed ({type(error).__name__})"
    return "says nothing more"


@attack("9 a hundred readers of old positions")
def readers(server: Victim) -> str:
    ada = server.somebody("Ada")
    table = ada.hot_seat("troyes")
    for _ in range(60):
        ada.answer(table)
    over = multiprocessing.Event()
    codes: multiprocessing.Queue[list[int]] = multiprocessing.Queue()
    # In a process of their own: what they cost the one who plays is to be the server's time, not this program's.
    reading = multiprocessing.Process(target=_read_all, args=(server.url, table, over, codes), daemon=True)
    reading.start()
    time.sleep(2)
    took: list[float] = []
    for _ in range(10):
        began = time.perf_counter()
        ada.answer(table)
        took.append(time.perf_counter() - began)
    over.set()
    told = codes.get()
    reading.join()
    return f"{shares(told)}; an answer takes {sorted(took)[5] * 1000:.0f} ms (p50), {max(took) * 1000:.0f} ms at most"


def _read_all(url: str, table: str, over: Any, told: Any) -> None:
    codes: list[int] = []

    def read(number: int) -> None:
        with httpx.Client(base_url=url, timeout=60) as web:
            while not over.is_set():
                codes.append(web.get(f"/api/tables/{table}/position", params={"at": 10 + number % 50}).status_code)
                if codes[-1] == 429:
                    time.sleep(0.5)

    together(read, *range(100))
    told.put(codes)


@attack("10 other users of the machine")
def modes(server: Victim) -> str:
    server.somebody("Ada")
    return f"{stat.S_IMODE(server.database.stat().st_mode):04o} in {stat.S_IMODE(server.data.stat().st_mode):04o}"


@attack("11 1,100 half requests")
def half_requests(server: Victim) -> str:
    sockets: list[socket.socket] = []
    try:
        for _ in range(1100):
            each = socket.create_connection(("127.0.0.1", server.port), timeout=5)
            each.sendall(b"GET /api/health HTTP/1.1\r\nHost: 127.0.0.1\r\nX-A: ")
            sockets.append(each)
    except OSError:
        pass
    began = time.perf_counter()
    answered = "no"
    while time.perf_counter() - began < 45:
        try:
            with httpx.Client(base_url=server.url, timeout=5) as web:
                answered = str(web.get("/api/health").status_code)
            break
        except httpx.HTTPError:
            time.sleep(1)
    waited = time.perf_counter() - began
    for each in sockets:
        each.close()
    return f"{len(sockets)} connections; somebody else is answered: {answered}, after {waited:.1f} s"


@attack("12 somebody tries a login again and again")
def locked_out(server: Victim) -> str:
    ada = server.somebody("Ada")
    account = {"login": "ada", "password": "correct horse battery"}
    ada.post("/api/account", account)
    over = threading.Event()

    def guess(number: int) -> None:
        with httpx.Client(base_url=server.url, timeout=60) as web:
            while not over.is_set():
                reply = web.post(
                    "/api/sign-in",
                    json={**account, "password": "wrong-password"},
                    headers={"X-Forwarded-For": f"203.0.113.{number}"},
                )
                time.sleep(0.2 if reply.status_code == 429 else 0.01)

    guessing = threading.Thread(target=together, args=(guess, *range(1, 9)), daemon=True)
    guessing.start()
    time.sleep(3)
    codes: list[int] = []
    for _ in range(6):
        ada.web.post("/api/sign-out", json={})
        codes.append(ada.send("/api/sign-in", account).status_code)
        time.sleep(0.5)
    over.set()
    guessing.join()
    return f"the owner, on their own device: {shares(codes)}"


@attack("13 a lobby full of tables")
def lobby(server: Victim) -> str:
    ada = server.somebody("Ada")
    real = ada.post("/api/tables", {"game": "troyes", "seats": 3, "visibility": "public"})["id"]
    codes: list[int] = []
    for number in range(4):
        eve = server.somebody(f"Eve {number}")
        eve.web.headers["X-Forwarded-For"] = f"203.0.113.{number}"
        for _ in range(60):
            codes.append(eve.send("/api/tables", {"game": "village", "seats": 2, "visibility": "public"}).status_code)
    listed = server.somebody("Bob").web.get("/api/tables").json()
    rows = listed if isinstance(listed, list) else next(each for each in listed.values() if isinstance(each, list))
    found = any(each["id"] == real for each in rows)
    return f"{shares(codes)}; the table of somebody else is {'listed' if found else 'not listed'}"


@attack("14 hints against people by a sandbox")
def hints(server: Victim) -> str:
    ada, bob = server.somebody("Ada"), server.somebody("Bob")
    table = ada.post("/api/tables", {"game": "village", "seats": 2, "visibility": "unlisted"})
    bob.post(f"/api/tables/{table['id']}/join", {"invite": table["invite"]} if table["invite"] else {})
    ada.post(f"/api/tables/{table['id']}/start")
    copy = ada.send(f"/api/tables/{table['id']}/sandbox", {"at": 0})
    if copy.status_code != 200:
        return f"no sandbox ({copy.status_code})"
    sandbox = copy.json()["id"]
    now = ada.position(sandbox)
    seat = (now["question"] or {"seat": 0})["seat"]
    reply = ada.send(f"/api/tables/{sandbox}/hint", {"seat": seat, "seq": now["seq"]})
    return f"{reply.status_code}"


TRIED: list[tuple[str, Callable[[Somebody, str], int]]] = [
    *(
        (part, lambda who, table, part=part: who.web.get(f"/api/tables/{table}{part}").status_code)
        for part in ("", "/position", "/log", "/record", "/chat", "/numbers", "/notes")
    ),
    *(
        (part, lambda who, table, part=part, body=body: who.send(f"/api/tables/{table}{part}", body).status_code)
        for part, body in [
            ("/join", {}),
            ("/leave", {}),
            ("/start", {}),
            ("/chat", {"text": "hello"}),
            ("/sandbox", {"at": 0}),
            ("/rematch", {}),
            ("/answer", {"seat": 0, "seq": 0, "token": "x"}),
        ]
    ),
]
"""What somebody may ask about a table."""


@attack("19 another site's name, blank names, private tables")
def names(server: Victim) -> str:
    ada, eve = server.somebody("Ada"), server.somebody("Eve")
    private = ada.post("/api/tables", {"game": "village", "seats": 2, "visibility": "private"})["id"]
    rebinding = httpx.get(f"{server.url}/api/health", headers={"Host": "evil.example"}).status_code
    blank = eve.send("/api/me", {"name": "\u3164\u3164"}).status_code
    told = [what for what, tried in TRIED if tried(eve, private) != tried(eve, "x" * len(private))]
    return f"another host {rebinding}; a blank name {blank}; a private table is told by {', '.join(told) or 'nothing'}"


@attack("20 a flood of tiny frames")
def frames(server: Victim) -> str:
    ada = server.somebody("Ada")
    table = ada.hot_seat()
    address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/live"
    cookie = "; ".join(f"{name}={value}" for name, value in ada.web.cookies.items())
    sent = 0

    def flood(number: int) -> None:
        nonlocal sent
        try:
            with connect(address, additional_headers={"Cookie": cookie}) as live:
                until = time.monotonic() + 6
                while time.monotonic() < until:
                    live.send("{}")
                    sent += 1
        except (WebSocketException, OSError):
            pass

    with Onlooker(server) as others:
        together(flood, *range(4))
    return f"{sent} frames; {others}"
