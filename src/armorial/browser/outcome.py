"""What a call of the desk comes to. Whoever called does it, in the order in which it stands here."""

import json
from typing import Any

from pydantic import BaseModel

from armorial.table.errors import STATUS, ApiError
from armorial.table.messages import Failure
from armorial.table.problems import problem

JSON = "application/json"


class Needed(Exception):
    """Something that is stored has to be read first. Nothing has been changed yet."""

    def __init__(self, *keys: str) -> None:
        super().__init__(", ".join(keys))
        self.keys = keys


class Reply:
    """The answer to a request."""

    def __init__(
        self, body: object, status: int = 200, kind: str = JSON, headers: dict[str, str] | None = None
    ) -> None:
        self.body = text_of(body) if kind == JSON else str(body)
        self.status = status
        self.kind = kind
        self.headers = headers or {}


def refusal(error: ApiError, language: str) -> Reply:
    return Reply(Failure(error=problem(error, language)), STATUS[error.code])


def text_of(value: Any) -> str:
    """A message as JSON."""
    if isinstance(value, BaseModel):
        return value.model_dump_json()
    if isinstance(value, list) and value and isinstance(value[0], BaseModel):
        return f"[{','.join(text_of(each) for each in value)}]"
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


class Outcome:
    """All of it, to be done by the caller."""

    def __init__(self) -> None:
        self.need: list[str] = []
        self.store: list[dict[str, Any]] = []
        self.replies: list[dict[str, Any]] = []
        self.push: list[dict[str, str]] = []
        self.end: list[dict[str, Any]] = []
        self.drop: list[str] = []
        self.think: list[dict[str, Any]] = []
        self.last: list[dict[str, str]] = []
        """What is said over live connections after everything else: that a request is done, or why not."""

    def keep(self, key: str, value: str | None, seen: int | None, revision: int) -> None:
        """Something is to be stored, or with no value deleted."""
        self.store.append({"key": key, "value": value, "seen": seen, "revision": revision})

    def reply(self, ticket: int, reply: Reply) -> None:
        self.replies.append(
            {
                "ticket": ticket,
                "status": reply.status,
                "type": reply.kind,
                "headers": reply.headers,
                "body": reply.body,
            }
        )

    def say(self, channel: str, message: object) -> None:
        self.push.append({"channel": channel, "message": text_of(message)})

    def say_last(self, channel: str, message: object) -> None:
        self.last.append({"channel": channel, "message": text_of(message)})

    def text(self) -> str:
        names = ("need", "store", "replies", "push", "end", "drop", "think")
        return text_of({**{name: getattr(self, name) for name in names}, "push": self.push + self.last})
