"""Who calls, in which language, and with which key."""

from typing import Annotated, Any, Final, cast

from fastapi import Depends, Header, Path, Query, Request, Response
from fastapi.requests import HTTPConnection

from armorial.server.aside import on_behalf_of
from armorial.server.description import REFERENCE
from armorial.server.devices import device_of
from armorial.server.limits import Limit, client_of, spend
from armorial.server.moderation.visits import note_visit
from armorial.server.services import Services
from armorial.server.sessions import COOKIE, COOKIE_AGE, Opened
from armorial.server.store.schema import PersonRow, SessionRow
from armorial.server.tries import DEVICE_COOKIE
from armorial.table.errors import refuse
from armorial.table.messages import Failure, Key, Language
from armorial.table.names import poses
from armorial.table.show import Reader
from armorial.table.words import best_language

GUEST_NAME = "Guest"

_FAILURE: Final = {"application/json": {"schema": {"$ref": REFERENCE.format(model=Failure.__name__)}}}
REFUSALS: dict[int | str, dict[str, Any]] = {
    status: {"content": _FAILURE, "description": what}
    for status, what in [
        (403, "forbidden"),
        (404, "not found"),
        (409, "stale, not your turn, illegal, or finished"),
        (422, "invalid"),
        (429, "too often"),
        (503, "unavailable"),
    ]
}
"""How every request may be refused, for the description; by reference, or a server would make 800 readers of one model
when it starts."""

FOR_ALL: Final = frozenset(
    [
        ("GET", "/api/me"),
        ("GET", "/api/games"),
        ("GET", "/api/ready"),
        ("POST", "/api/sign-in"),
        ("POST", "/api/sign-out"),
        ("POST", "/api/delete-me"),
        ("POST", "/api/notices/unsubscribe"),
        ("GET", "/api/notices/unsubscribe"),
        ("POST", "/api/passkey/options"),
        ("POST", "/api/passkey/sign-in"),
    ]
)
"""What those who are banned may still ask: who they are, to be somebody else, to be forgotten, to get no letters."""

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A table")]
Invite = Annotated[str | None, Query(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="Of a private table")]
SeatNumber = Annotated[int, Path(ge=0, le=100)]
SeatQuery = Annotated[int | None, Query(ge=0, le=100, description="Look with the eyes of this seat of yours")]


class Caller:
    """Whoever makes a request."""

    def __init__(
        self,
        services: Services,
        who: tuple[SessionRow, PersonRow] | None,
        connection: HTTPConnection,
        language: str,
        key: str | None,
    ) -> None:
        self.services = services
        self.session: SessionRow | None = None if who is None else who[0]
        self.person: PersonRow | None = None if who is None else who[1]
        self.language = language
        self.address = connection.client.host if connection.client is not None else ""
        self.key = key
        self.device = _device(connection)
        self.device_cookie = connection.cookies.get(DEVICE_COOKIE)
        self.scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
        self.host = connection.headers.get("host", "")
        self._buckets: dict[tuple[str, str | None, str | None], list[tuple[Limit, str]]] = {}
        """Where is counted what they do: who stays does it again and again."""

    def key_for(self, what: str) -> str | None:
        """The key of this request. The same key for something else is another one, lest one gets a wrong answer."""
        return None if self.key is None else f"{what} {self.key}"

    @property
    def person_id(self) -> str | None:
        return None if self.person is None else self.person.id

    @property
    def session_id(self) -> str | None:
        return None if self.session is None else self.session.id

    def reader(self, wanted: int | None = None) -> Reader:
        return Reader(self.person_id, self.language, wanted, self.services.pace.glance)

    def here(self, table: str) -> frozenset[str]:
        """Who is shown as being at a table."""
        return self.services.pace.presence.here(table)

    def check_welcome(self) -> None:
        """Refuses somebody who is banned."""
        ban = self.services.sanctions.ban_of(self.person_id, self.address)
        if ban is not None:
            raise ban

    def spend(self, what: str, table: str | None = None) -> None:
        """Count something that the caller does. Raises ``rate_limited`` if they do it too often (``limits.py``)."""
        whose = what, table, self.person_id
        buckets = self._buckets.get(whose)
        if buckets is None:
            limits = self.services.limits
            buckets = self._buckets[whose] = limits.buckets(what, person=whose[2], network=self.address, table=table)
        spend(buckets)

    def somebody(self) -> PersonRow:
        """The person; a caller without a cookie is nobody."""
        if self.person is None:
            raise refuse("forbidden", "sign-in-first")
        return self.person

    async def check_session(self) -> None:
        """Refuses somebody whose session has ended since they came: over a WebSocket that may be long ago."""
        sessions, session = self.services.sessions, self.session
        if session is None or sessions.is_believed(session):
            return
        if not await sessions.goes_on(session):
            raise refuse("forbidden", "sign-in-first")

    def signed_in(self) -> tuple[SessionRow, PersonRow]:
        """The session and the person; a caller without a cookie has neither."""
        if self.session is None or self.person is None:
            raise refuse("forbidden", "sign-in-first")
        return self.session, self.person

    async def somebody_or_guest(self, response: Response, name: str | None) -> PersonRow:
        """The person, made now if there is none."""
        if self.person is None:
            self.spend("accounts")
            known_as = GUEST_NAME if not name or poses(name) else name
            self.person, opened = await self.services.people.guest(known_as, self.device, self.address)
            self.remember(response, opened)
        return self.person

    def remember(self, response: Response, opened: Opened) -> None:
        """Let the browser have the cookie of a new session."""
        self.session = opened.row
        self._keep(response, COOKIE, opened.cookie)
        if opened.row.kind != "guest":
            self.know_device(response, opened.row.person)

    def renew(self, response: Response, cookie: str) -> None:
        """Let the browser keep the cookie it has for longer."""
        _, person = self.signed_in()
        self._keep(response, COOKIE, cookie)
        if person.login is not None:
            self.know_device(response, person.id)

    def know_device(self, response: Response, person: str) -> None:
        self._keep(response, DEVICE_COOKIE, self.services.tries.known(self.device_cookie, person))

    def forget(self, response: Response) -> None:
        path = self.services.settings.base_path
        response.delete_cookie(COOKIE, path=path, httponly=True, samesite="lax", secure=self._secure)

    def _keep(self, response: Response, name: str, value: str) -> None:
        path = self.services.settings.base_path
        response.set_cookie(
            name, value, max_age=COOKIE_AGE, path=path, httponly=True, samesite="lax", secure=self._secure
        )

    @property
    def _secure(self) -> bool:
        return self.scheme == "https"


def _device(connection: HTTPConnection) -> str | None:
    return device_of(connection.headers.get("user-agent", ""))


async def caller_of(connection: HTTPConnection, lang: str | None, key: str | None) -> Caller:
    """The caller of a request or a WebSocket."""
    services = cast(Services, connection.app.state.services)
    who = await services.sessions.find(connection.cookies.get(COOKIE), _device(connection))
    setting = who[1].settings.get("language") if who is not None else None
    language = lang or setting or best_language(connection.headers.get("accept-language", ""))
    await services.prepare(language)
    caller = Caller(services, who, connection, language, key)
    on_behalf_of.set(caller.person_id or f"nobody at {client_of(caller.address)}")
    if caller.person is not None:
        await note_visit(services.database, caller.person, caller.address)
    return caller


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
