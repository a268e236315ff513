"""Sends letters by SMTP, in a thread of its own: whoever wants one sent waits for it, or does not."""

import asyncio
import logging
import smtplib
import ssl
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, field
from email.message import EmailMessage
from email.utils import formatdate, make_msgid, parseaddr
from typing import Final

from armorial.server.settings import Settings

log = logging.getLogger(__name__)

PATIENCE: Final = 20.0
"""How long to wait for the mail server, at each step, in seconds."""
MOST_WAITING: Final = 200


class MailError(Exception):
    """A letter could not be handed to the mail server. ``for_good``: it would not take it another time either."""

    def __init__(self, why: str, *, for_good: bool = False) -> None:
        super().__init__(why)
        self.for_good = for_good


@dataclass(frozen=True)
class Letter:
    """Plain text for one reader."""

    to: str
    subject: str
    text: str
    headers: dict[str, str] = field(default_factory=dict)
    """Further ones."""
    number: str | None = None
    """The same for a letter that has to be sent again: mail programs show it once."""


class Mailer:
    """Hands letters to the mail server that the host has named."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._domain = parseaddr(settings.mail_from)[1].rpartition("@")[2] or "localhost"
        self._thread = ThreadPoolExecutor(1, "armorial-mail")
        self._waiting = 0

    @property
    def able(self) -> bool:
        """Whether the host has named a mail server."""
        return bool(self._settings.smtp_host)

    async def send(self, letter: Letter) -> None:
        """Raises a MailError if that cannot be done now. The log tells why, but not to whom or what."""
        if not self.able or self._waiting >= MOST_WAITING:
            raise MailError("no mail server" if not self.able else "too many letters wait")
        self._waiting += 1
        try:
            loop = asyncio.get_running_loop()
            await loop.run_in_executor(self._thread, self._deliver, self._written(letter))
        except (OSError, smtplib.SMTPException) as error:
            log.error("a letter could not be sent", extra=_why(error))
            raise MailError(type(error).__name__, for_good=_for_good(error)) from None
        finally:
            self._waiting -= 1

    def _written(self, letter: Letter) -> EmailMessage:
        message = EmailMessage()
        message["From"] = self._settings.mail_from
        message["To"] = letter.to
        message["Subject"] = letter.subject
        message["Date"] = formatdate(localtime=False)
        own = None if letter.number is None else f"<{letter.number}@{self._domain}>"
        message["Message-ID"] = own or make_msgid(domain=self._domain)
        message["Auto-Submitted"] = "auto-generated"  # nobody's holiday notice answers it
        for name, value in letter.headers.items():
            message[name] = value
        message.set_content(letter.text)
        return message

    def _deliver(self, message: EmailMessage) -> None:
        settings = self._settings
        secret = settings.smtp_password.get_secret_value()
        with self._connection() as server:
            if settings.smtp_tls == "starttls":
                server.starttls(context=ssl.create_default_context())
            if settings.smtp_user:
                server.login(settings.smtp_user, secret)
            server.send_message(message)

    def _connection(self) -> smtplib.SMTP:
        where = (self._settings.smtp_host, self._settings.smtp_port)
        if self._settings.smtp_tls == "tls":
            return smtplib.SMTP_SSL(*where, self._domain, timeout=PATIENCE, context=ssl.create_default_context())
        return smtplib.SMTP(*where, self._domain, timeout=PATIENCE)

    def stop(self) -> None:
        self._thread.shutdown(wait=False, cancel_futures=True)


def _for_good(error: Exception) -> bool:
    """Whether the mail server will have nothing to do with this letter or its reader."""
    if isinstance(error, smtplib.SMTPRecipientsRefused):
        return all(code >= 500 for code, _ in error.recipients.values())
    return isinstance(error, smtplib.SMTPDataError) and error.smtp_code >= 500


def _why(error: Exception) -> dict[str, object]:
    """For the log: what mail servers say may quote addresses, what is wrong with a certificate quotes nobody."""
    why: dict[str, object] = {"why": type(error).__name__}
    if isinstance(error, ssl.SSLCertVerificationError):
        why["certificate"] = error.verify_message
    elif isinstance(error, ssl.SSLError):
        why["tls"] = error.reason
    elif isinstance(error, smtplib.SMTPResponseException):
        why["smtp_code"] = error.smtp_code
    return why
