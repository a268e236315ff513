"""The outbox: what has happened and is still to be told, written with the change that it comes from."""

from collections.abc import Iterable
from typing import Any, Final, cast

import sqlalchemy as sa

from armorial.server.store.local import SomeSession
from armorial.server.store.schema import HappeningRow
from armorial.table.happenings import Happening

_HAPPENINGS: Final = cast(sa.Table, HappeningRow.__table__)


async def put_out(session: SomeSession, happenings: Iterable[Happening]) -> None:
    """As part of a transaction."""
    rows: list[dict[str, Any]] = [vars(happening) for happening in happenings]
    if rows:
        await session.execute(_HAPPENINGS.insert(), rows)
