"""A mail server on this machine that keeps what it is sent."""

import asyncio
import queue
import re
import ssl
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager
from email import message_from_bytes, policy
from email.message import EmailMessage
from functools import partial
from typing import Any, Literal

from aiosmtpd.smtp import SMTP, AuthResult, Envelope, LoginPassword, Session

from tests.patience import LONGEST

USER = "armorial"
PASSWORD = "secret of the mail server"
Tls = tuple[Literal["none", "starttls", "tls"], ssl.SSLContext | None]
"""Whether the mail server encrypts, and with which certificate."""


class Mailbox:
    """What has come, in its order."""

    def __init__(self) -> None:
        self.letters: queue.Queue[EmailMessage] = queue.Queue()
        self.refuses = False
        self.passwords: list[bytes] = []
        """All that were tried."""

    def check(
        self, server: SMTP, session: Session, envelope: Envelope, mechanism: str, given: LoginPassword
    ) -> AuthResult:
        self.passwords.append(given.password)
        return AuthResult(success=(given.login, given.password) == (USER.encode(), PASSWORD.encode()))

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:  # noqa: N802
        if self.refuses:
            return "554 no room"
        content = envelope.content
        assert isinstance(content, bytes)
        letter = message_from_bytes(content, policy=policy.default)
        assert isinstance(letter, EmailMessage)
        self.letters.put(letter)
        return "250 kept"

    def next(self) -> EmailMessage:
        return self.letters.get(timeout=LONGEST)

    def code(self) -> str:
        """The code in the next letter."""
        return code_in(self.next())


def code_in(letter: EmailMessage) -> str:
    found = re.search(r"\b[0-9A-Z]{4}(-[0-9A-Z]{4}){3}\b", letter.get_content())
    assert found, letter.get_content()
    return found.group()


def _served(box: Mailbox, tls: Tls, ready: Future[tuple[int, Callable[[], object]]]) -> None:
    """The mail server, in a thread with a loop of its own."""
    way, context = tls

    def connection() -> SMTP:
        upgrade = context if way == "starttls" else None
        wanted = upgrade is not None
        # It does not know of TLS from the beginning, so it cannot demand that.
        return SMTP(
            box,
            authenticator=box.check,
            auth_required=True,
            auth_require_tls=wanted,
            tls_context=upgrade,
            require_starttls=wanted,
        )

    async def serve() -> None:
        stopped = asyncio.Event()
        loop = asyncio.get_running_loop()
        async with await loop.create_server(
            connection, "127.0.0.1", 0, ssl=context if way == "tls" else None
        ) as server:
            port = server.sockets[0].getsockname()[1]
            ready.set_result((port, partial(loop.call_soon_threadsafe, stopped.set)))
            await stopped.wait()

    with asyncio.Runner() as runner:
        runner.run(serve())


@contextmanager
def mail_server(tls: Tls = ("none", None)) -> Iterator[tuple[Mailbox, dict[str, Any]]]:
    """A mailbox, and the settings of a server that sends to it."""
    box = Mailbox()
    ready: Future[tuple[int, Callable[[], object]]] = Future()
    thread = threading.Thread(target=_served, args=(box, tls, ready), daemon=True)
    thread.start()
    port, stop = ready.result(LONGEST)
    try:
        yield (
            box,
            {
                "smtp_host": "127.0.0.1",
                "smtp_port": port,
                "smtp_user": USER,
                "smtp_password": PASSWORD,
                "smtp_tls": tls[0],
                "mail_from": "Armorial <table@example.org>",
            },
        )
    finally:
        stop()
        thread.join(LONGEST)
