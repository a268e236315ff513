"""Who calls, in which language, and with which key."""

from typing import Annotated, Any, Final, cast

from fastapi import Depends, Header, Path, Query, Request, Response
from fastapi.requests import HTTPConnection

from armorial.server.errors import refuse
from armorial.server.messages import Failure, Key, Language
from armorial.server.moderation.visits import note_visit
from armorial.server.names import poses
from armorial.server.people import COOKIE, COOKIE_AGE
from armorial.server.services import Services
from armorial.server.store.schema import PersonRow
from armorial.server.tables.show import Reader
from armorial.server.words import best_language

GUEST_NAME = "Guest"

REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"model": Failure, "description": what}
    for status, what in [
        (403, "forbidden"),
        (404, "not found"),
        (409, "stale, not your turn, illegal, or finished"),
        (422, "invalid"),
        (429, "too often"),
        (503, "unavailable"),
    ]
}
"""How every request may be refused, for the description."""

FOR_ALL: Final = frozenset(
    [
        ("GET", "/api/me"),
        ("GET", "/api/games"),
        ("GET", "/api/ready"),
        ("POST", "/api/sign-in"),
        ("POST", "/api/sign-out"),
        ("POST", "/api/delete-me"),
    ]
)
"""What those who are banned may still ask: who they are, to be somebody else, to be forgotten."""

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A table")]
Invite = Annotated[str | None, Query(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="Of a private table")]
SeatNumber = Annotated[int, Path(ge=0, le=100)]
SeatQuery = Annotated[int | None, Query(ge=0, le=100, description="Look with the eyes of this seat of yours")]


class Caller:
    """Whoever makes a request."""

    def __init__(
        self, services: Services, person: PersonRow | None, language: str, address: str, key: str | None, secure: bool
    ) -> None:
        self.services = services
        self.person = person
        self.language = language
        self.address = address
        self.key = key
        self.session_id: str | None = None
        """The device that the person is signed in on, as far as that is known."""
        self._secure = secure

    def key_for(self, what: str) -> str | None:
        """The key of this request. The same key for something else is another one, lest one gets a wrong answer."""
        return None if self.key is None else f"{what} {self.key}"

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    def reader(self, wanted: int | None = None) -> Reader:
        return Reader(self.person_id, self.language, wanted)

    def check_welcome(self) -> None:
        """Refuses somebody who is banned."""
        ban = self.services.sanctions.ban_of(self.person_id, self.address)
        if ban is not None:
            raise ban

    def spend(self, what: str, table: str | None = None) -> None:
        """Count something that the caller does. Raises ``rate_limited`` if they do it too often (``limits.py``)."""
        self.services.limits.spend(what, person=self.person_id, network=self.address, table=table)

    def somebody(self) -> PersonRow:
        """The person; a caller without a cookie is nobody."""
        if self.person is None:
            raise refuse("forbidden", "sign-in-first")
        return self.person

    async def somebody_or_guest(self, response: Response, name: str | None) -> PersonRow:
        """The person, made now if there is none."""
        if self.person is None:
            self.spend("accounts")
            self.person = await self.services.people.guest(GUEST_NAME if not name or poses(name) else name)
            await note_visit(self.services.database, self.person, self.address)
            self.remember(response, self.person)
        return self.person

    def remember(self, response: Response, person: PersonRow) -> None:
        response.set_cookie(
            COOKIE,
            self.services.people.cookie(person),
            max_age=COOKIE_AGE,
            path=self.services.settings.base_path,
            httponly=True,
            samesite="lax",
            secure=self._secure,
        )

    def forget(self, response: Response) -> None:
        path = self.services.settings.base_path
        response.delete_cookie(COOKIE, path=path, httponly=True, samesite="lax", secure=self._secure)


async def caller_of(connection: HTTPConnection, lang: str | None, key: str | None) -> Caller:
    """The caller of a request or a WebSocket."""
    services = cast(Services, connection.app.state.services)
    person = await services.people.of_cookie(connection.cookies.get(COOKIE))
    setting = person.settings.get("language") if person is not None else None
    language = lang or setting or best_language(connection.headers.get("accept-language", ""))
    address = connection.client.host if connection.client is not None else ""
    if person is not None:
        await note_visit(services.database, person, address)
    return Caller(services, person, language, address, key, connection.url.scheme in ("https", "wss"))


async def _caller(
    request: Request,
    lang: Annotated[Language | None, Query(description="The language of all texts")] = None,
    idempotency_key: Annotated[Key | None, Header(description="The same key gives the same answer")] = None,
) -> Caller:
    caller = await caller_of(request, lang, idempotency_key)
    request.state.language = caller.language
    caller.spend("requests")
    if (request.method, request.scope["route"].path) not in FOR_ALL:
        caller.check_welcome()
    return caller


CallerNow = Annotated[Caller, Depends(_caller)]
