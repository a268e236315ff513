"""When somebody was last here, to the day: guests who do not come back are purged, and a ban needs a network."""

import time
from typing import Final

from sqlalchemy import update

from armorial.server.moderation.networks import network_of
from armorial.server.store.database import Database
from armorial.server.store.schema import PersonRow

DAY: Final = 86_400.0


async def note_visit(database: Database, person: PersonRow, address: str) -> None:
    """Written at most once a day."""
    now = time.time()
    if person.seen is not None and 0 <= now - person.seen < DAY:
        return
    person.seen, person.network = now, network_of(address)
    values = {"seen": person.seen, "network": person.network}
    async with database.write() as session:
        await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(**values))
