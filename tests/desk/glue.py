"""What the JavaScript around the desk does, for tests: a shelf in memory, a queue of thoughts, pages that listen."""

import json
from collections.abc import Iterator
from typing import Any

from armorial.browser.desk import Desk
from armorial.browser.thinker import think

Told = dict[str, Any]


class Refused(Exception):
    """A request that was refused."""

    def __init__(self, status: int, error: Told) -> None:
        super().__init__(f"{status} {error['code']}: {error['message']['text']}")
        self.status = status
        self.error = error


class Shelf:
    """IndexedDB: values with the number of their last change. Several tabs may have the same."""

    def __init__(self) -> None:
        self.values: dict[str, tuple[str, int]] = {}
        self.full = False

    def write(self, entries: list[Told]) -> bool:
        """All of it or nothing."""
        if self.full or any(self.revision(each["key"]) != each["seen"] for each in entries):
            return False
        for each in entries:
            if each["value"] is None:
                self.values.pop(each["key"], None)
            else:
                self.values[each["key"]] = (each["value"], each["revision"])
        return True

    def revision(self, key: str) -> int | None:
        return self.values[key][1] if key in self.values else None

    def text(self, key: str) -> str | None:
        return self.values[key][0] if key in self.values else None


class Tab:
    """A tab of the browser: a desk, and the page that talks to it."""

    def __init__(self, shelf: Shelf | None = None) -> None:
        self.shelf = shelf or Shelf()
        self.desk = Desk()
        self.heard: dict[str, list[Told]] = {}
        self.ended: dict[str, int] = {}
        self.replies: dict[int, Told] = {}
        self.queue: list[Told] = []
        """What the thinker is to do."""
        self.left: list[str] = []
        """Everything that has left the desk for the page, as it was sent."""
        self.stored = 0
        """How often something was stored."""
        self._ticket = 0
        start = {key: text for key, (text, _) in self.shelf.values.items() if key == "me" or key.startswith("head/")}
        self.desk.begin(json.dumps(start))

    # -- as the JavaScript does it --------------------------------------------------------------------------

    def call(self, method: str, *arguments: Any) -> Told:
        for _ in range(10):
            outcome: Told = json.loads(getattr(self.desk, method)(*arguments))
            if outcome["need"]:
                assert not any(outcome[name] for name in outcome if name != "need")
                self.desk.give(json.dumps({key: self.shelf.text(key) for key in outcome["need"]}))
                continue
            if outcome["store"] and not self.shelf.write(outcome["store"]):
                self.call("noticed", json.dumps([each["key"] for each in outcome["store"]]))
                if self.shelf.full:
                    return outcome
                continue
            self._show(outcome)
            return outcome
        raise AssertionError("the desk needs more and more")

    def _show(self, outcome: Told) -> None:
        self.stored += bool(outcome["store"])
        for reply in outcome["replies"]:
            self.replies[reply["ticket"]] = reply
            self.left.append(reply["body"])
        for push in outcome["push"]:
            self.heard.setdefault(push["channel"], []).append(json.loads(push["message"]))
            self.left.append(push["message"])
        for end in outcome["end"]:
            self.ended[end["channel"]] = end["code"]
        self.queue = [each for each in self.queue if each["id"] not in outcome["drop"]] + outcome["think"]
        self.queue.sort(key=lambda each: each["lane"] != "now")

    def think_once(self) -> None:
        self.call("thought", think(self.queue.pop(0)["job"]))

    def think(self) -> None:
        """Until nothing is left to think about."""
        while self.queue:
            self.think_once()

    # -- as a page does it ----------------------------------------------------------------------------------

    def request(self, method: str, path: str, body: Any = None, key: str | None = None, **query: Any) -> int:
        """Gives the ticket."""
        self._ticket += 1
        asked = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in query.items()}
        told = {"method": method, "path": f"/api/{path}", "query": asked, "body": body, "key": key, "language": "en"}
        self.call("ask", self._ticket, json.dumps(told))
        return self._ticket

    def reply(self, ticket: int) -> Any:
        reply = self.replies[ticket]
        body = json.loads(reply["body"]) if reply["type"].startswith("application/json") else reply["body"]
        if reply["status"] != 200:
            raise Refused(reply["status"], body["error"])
        return body

    def get(self, path: str, **query: Any) -> Any:
        return self.reply(self.request("GET", path, **query))

    def post(self, path: str, body: Any = None, key: str | None = None, **query: Any) -> Any:
        return self.reply(self.request("POST", path, body, key, **query))

    def open(self, table: str, channel: str = "page", **query: Any) -> None:
        asked = {name: str(value).lower() if isinstance(value, bool) else str(value) for name, value in query.items()}
        told = {"path": f"/api/tables/{table}/live", "query": asked, "language": "en"}
        self.heard[channel] = []
        self.call("open", channel, json.dumps(told))

    def say(self, channel: str = "page", **message: Any) -> list[Told]:
        """Gives what was heard in answer."""
        before = len(self.heard[channel])
        self.call("tell", channel, json.dumps(message))
        return self.heard[channel][before:]

    def position(self, channel: str = "page") -> Told:
        """The newest position that was heard."""
        return next(told for told in reversed(self.heard[channel]) if told["type"] == "position")

    def positions(self) -> Iterator[Told]:
        for told in (each for messages in self.heard.values() for each in messages):
            if told["type"] == "position":
                yield told
            elif told["type"] == "step":
                yield told["position"]
