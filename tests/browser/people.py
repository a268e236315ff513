"""People without a browser: they use the API, so that a test comes quickly to the position it is about."""

import sys
import zlib
from collections.abc import Callable, Iterable
from typing import Any

import cloudpickle

from tests.clients import client

MOST_ANSWERS = 2_000
Enough = Callable[[Any], bool]
"""Whether a position is the one that a test is about."""
TIMED = frozenset(["train", "send", "enter", "climb", "devote", "time", "make"])


def choose(tokens: Iterable[str], number: int) -> str:
    """An answer: the same one every time, varied, and such that time passes and the game ends."""

    def rank(token: str) -> tuple[int, int]:
        chance = zlib.crc32(f"{number} {token}".encode())
        kind = token.split(":")[0]
        if token.endswith(":plague"):
            return 0, chance
        if kind == "back":  # leads to where one was
            return 4, chance
        if kind in ("decline", "pass", "stop", "done", "none"):
            return 3, chance
        return (0 if chance % 3 else 1) if kind in TIMED else 2, chance

    return min(tokens, key=rank)


def packed(enough: Enough, prefer: str | tuple[str, ...] = ()) -> bytes:
    """How far to play, and what to answer if possible, for a server that plays on by itself."""
    cloudpickle.register_pickle_by_value(sys.modules[enough.__module__])
    return bytes(cloudpickle.dumps((enough, prefer)))


class Person:
    """A guest who uses the API alone."""

    def __init__(self, url: str, name: str) -> None:
        self.name = name
        self.web = client(f"{url}/api")
        self.web.post("/me", json={"name": name}).raise_for_status()

    def close(self) -> None:
        self.web.close()

    def cookies(self, url: str) -> list[dict[str, Any]]:
        """Who this is, for a browser."""
        return [{"name": cookie.name, "value": cookie.value, "url": url} for cookie in self.web.cookies.jar]

    def post(self, path: str, **body: Any) -> Any:
        return self.web.post(path, json=body).raise_for_status().json()

    def get(self, path: str, **query: Any) -> Any:
        return self.web.get(path, params=query).raise_for_status().json()

    def make(self, *others: dict[str, Any], **wish: Any) -> Any:
        """A table of one's own, with these on the other seats; it begins if none of them is free."""
        made = self.post("/tables", **{"game": "village", "seats": len(others) + 1, "others": list(others), **wish})
        free = any(seat["kind"] == "open" for seat in made["seats"])
        return made if free else self.post(f"/tables/{made['id']}/start")

    def position(self, table: str, **query: Any) -> Any:
        return self.get(f"/tables/{table}/position", **query)

    def play(self, table: str, enough: Enough = lambda position: False, prefer: str | tuple[str, ...] = ()) -> Any:
        """Answer until it is enough or over; waits for bots, and gives the last position."""
        have = 0
        for _ in range(MOST_ANSWERS):
            found = self.position(table, have=have, wait=5)
            have = found["seq"]
            if found["over"] or enough(found):
                return found
            where = {"seat": found["to_move"], "seq": have}
            if found["waiting_for_confirm"] and found["seats"][found["to_move"]]["yours"]:
                self.post(f"/tables/{table}/confirm", **where)
            elif found["question"] and found["question"]["options"]:
                tokens = [option["token"] for option in found["question"]["options"]]
                liked = [token for token in tokens if token.startswith(prefer)]
                token = choose(liked or tokens, have)
                self.post(f"/tables/{table}/answer", **where, token=token)
        raise AssertionError(f"the game did not come so far in {MOST_ANSWERS} answers")


class QuickPerson(Person):
    """The same at a server that plays on by itself (`tests/server/played_on.py`)."""

    def play(self, table: str, enough: Enough = lambda position: False, prefer: str | tuple[str, ...] = ()) -> Any:
        """Likewise, in one request: the server is handed the function that says whether it is enough."""
        reply = self.web.post(f"/tests/{table}/play", content=packed(enough, prefer))
        assert reply.is_success, reply.text
        return self.position(table)


class Regular(QuickPerson):
    """Somebody who comes to all tests of a file, and does not close their windows in between."""

    def __init__(self, url: str, name: str) -> None:
        super().__init__(url, name)
        self.settings = self.get("/me")["person"]["settings"]

    def begin_anew(self) -> None:
        """From here on what they have set is gone, and what falls at their tables is what falls at somebody new's
        (`same_games.py`)."""
        self.web.patch("/me", json={"settings": self.settings}).raise_for_status()
        self.web.post("/tests/anew").raise_for_status()
