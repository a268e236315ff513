"""Keeps people's boxes."""

import secrets
import time
from collections.abc import Callable
from dataclasses import dataclass, field, replace
from typing import Any, Final, TypeVar

from sqlalchemy import select, update

from armorial.box.mine import known_numbers, overlay_from
from armorial.box.sheet import sheet_of
from armorial.box.values import Value
from armorial.server.store.database import Aside, Conflict, Database
from armorial.server.store.schema import BoxRow, PersonRow
from armorial.table.errors import refuse
from armorial.table.numbers import Chosen, look_at_box, owners
from armorial.table.table import BoxOwner

TRIES: Final = 5
"""How often to begin anew when another browser of the owner was quicker."""
Told = TypeVar("Told")


@dataclass(frozen=True)
class Kept:
    """Somebody's box of a game."""

    game: str
    numbers: dict[str, Value] = field(default_factory=dict)
    use: bool = False
    consent: bool = False
    code: str | None = None
    revision: int = 0
    """0 if there is none yet."""


Change = Callable[[Kept], tuple[Kept, Told]]
"""Another box, and what its owner is to be told."""


class BoxBook:
    """Reads and writes boxes. What takes time is done aside, outside of transactions."""

    def __init__(self, database: Database, aside: Aside) -> None:
        self._database = database
        self._aside = aside

    async def find(self, person: str | None, game: str) -> Kept:
        """Somebody's box; an empty one if they have none."""
        async with self._database.read() as session:
            row = None if person is None else await session.get(BoxRow, (person, game))
        return Kept(game) if row is None else _kept(row)

    async def all(self, person: str | None) -> dict[str, Kept]:
        """All boxes of somebody, by game."""
        async with self._database.read() as session:
            rows = await session.scalars(select(BoxRow).where(BoxRow.person == person))
            return {row.game: _kept(row) for row in rows}

    async def shared(self, code: str) -> tuple[Kept, PersonRow]:
        """A box by the secret of its link, and its owner."""
        async with self._database.read() as session:
            row = await session.scalar(select(BoxRow).where(BoxRow.code == code))
            owner = None if row is None else await session.get(PersonRow, row.person)
        if row is None or owner is None:
            raise refuse("not_found", "no-such-box")
        return _kept(row), owner

    async def change(self, person: str, game: str, how: Change[Told]) -> Told:
        """Change a box. If another browser was quicker it is done anew with what is there then."""
        for _ in range(TRIES):
            before = await self.find(person, game)
            after, told = await self._aside.run(how, before)
            if after == before or await self._store(person, before, after):
                return told
        raise refuse("stale", "stale")

    async def _store(self, person: str, before: Kept, after: Kept) -> bool:
        values: dict[str, Any] = {
            **{"numbers": after.numbers, "use": after.use, "consent": after.consent, "code": after.code},
            **{"revision": before.revision + 1, "changed": time.time()},
        }
        try:
            async with self._database.write() as session:
                if not before.revision:
                    session.add(BoxRow(person=person, game=after.game, **values))
                    return True
                same = (BoxRow.person == person) & (BoxRow.game == after.game) & (BoxRow.revision == before.revision)
                done = await session.execute(update(BoxRow).where(same).values(**values).returning(BoxRow.revision))
                return done.first() is not None
        except Conflict:  # made at the same time in another browser
            return False


async def consenting(database: Database, game: str) -> list[dict[str, Value]]:
    """The boxes of all who consent to be counted, as far as there is anything in them."""
    async with database.read() as session:
        wanted = select(BoxRow).where(BoxRow.game == game, BoxRow.consent).order_by(BoxRow.person)
        found = [_kept(row).numbers for row in await session.scalars(wanted)]
    return [numbers for numbers in found if numbers]


def _kept(row: BoxRow) -> Kept:
    numbers = known_numbers(sheet_of(row.game), row.numbers)
    return Kept(row.game, numbers, row.use, row.consent, row.code, row.revision)


def shared_by(kept: Kept, anew: bool) -> Kept:
    """A box that is shared by a link, the same as before unless another one is wanted."""
    code = kept.code if kept.code is not None and not anew else secrets.token_urlsafe(18)
    return replace(kept, code=code)


def chosen_of(kept: Kept, owner: BoxOwner | None = None) -> Chosen:
    """The numbers of a box for a new table, which has a copy of its own from then on."""
    return owners(look_at_box(kept.game, overlay_from(sheet_of(kept.game), kept.numbers)), owner)
