"""Who is banned from the server or muted everywhere. There are few, so they are kept in memory."""

import time
from datetime import UTC, datetime

from sqlalchemy import Select, or_, select

from armorial.kernel.words import Message
from armorial.server.moderation.networks import Network, inside, read_network
from armorial.server.store.database import Database
from armorial.server.store.schema import SanctionRow
from armorial.table.errors import ApiError


class Sanctions:
    """Those that hold. ``load`` reads them anew: at the start, and when whoever runs the server has changed them."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._banned: dict[str, SanctionRow] = {}
        self._muted: dict[str, SanctionRow] = {}
        self._networks: list[tuple[Network, SanctionRow]] = []

    async def load(self) -> None:
        async with self._database.read() as session:
            rows = list(await session.scalars(holding(time.time())))
        self._banned = {row.person: row for row in rows if row.kind == "ban" and row.person is not None}
        self._muted = {row.person: row for row in rows if row.kind == "mute" and row.person is not None}
        self._networks = [(read_network(row.network), row) for row in rows if row.network is not None]

    def ban_of(self, person: str | None, address: str) -> ApiError | None:
        """The refusal for somebody who is banned, or comes from a banned network."""
        if not self._banned and not self._networks:
            return None
        row = self._banned.get(person or "")
        if row is None or _over(row):
            row = next((row for network, row in self._networks if not _over(row) and inside(address, network)), None)
        return None if row is None else _refusal(("server-banned", "server-banned-until"), row)

    def check_may_speak(self, person: str) -> None:
        row = self._muted.get(person)
        if row is not None and not _over(row):
            raise _refusal(("server-muted-everywhere", "server-muted-everywhere-until"), row)


def holding(now: float) -> Select[SanctionRow]:
    return select(SanctionRow).where(
        SanctionRow.lifted.is_(None), or_(SanctionRow.until.is_(None), SanctionRow.until > now)
    )


def _over(row: SanctionRow) -> bool:
    return row.until is not None and row.until <= time.time()


def _refusal(keys: tuple[str, str], row: SanctionRow) -> ApiError:
    """With the first of the messages, or with the second for what ends."""
    if row.until is None:
        return ApiError("forbidden", Message(keys[0], {"reason": row.reason}))
    return ApiError("forbidden", Message(keys[1], {"reason": row.reason, "until": date_words(row.until)}))


def date_words(at: float) -> str:
    """A moment as it is written in every language."""
    return datetime.fromtimestamp(at, UTC).strftime("%Y-%m-%d %H:%M UTC")
