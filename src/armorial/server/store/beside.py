"""The database of a server that may be running, for another program. Here it is neither made nor brought up to date."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from sqlalchemy.engine import make_url

from armorial.server.store.database import Database
from armorial.server.store.upgrading import check_newest


class NoDatabase(Exception):
    """There is nothing where the database should be."""

    def __init__(self, file: str) -> None:
        super().__init__(f"there is no database '{file}'; --data-dir or --database says where that of the server is")


def check_there(url: str) -> None:
    """An SQLite file that is missing would be made by looking at it."""
    where = make_url(url)
    if where.get_backend_name() == "sqlite" and not Path(where.database or "").is_file():
        raise NoDatabase(where.database or "")


@asynccontextmanager
async def beside(url: str) -> AsyncIterator[Database]:
    """The database, if it is there and has the schema of this version."""
    check_there(url)
    database = Database(url)
    try:
        await database.run(check_newest)
        yield database
    finally:
        await database.close()
