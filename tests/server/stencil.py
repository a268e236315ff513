"""Databases with a schema and nothing else. Every test that has a server of its own begins with one, and it is made by
the migrations only once: fifteen of them take longer than most tests. That they lead there from nothing is shown by
`test_store.py`, and by every server that is started on a folder."""

import asyncio
import atexit
import os
import shutil
import tempfile
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from pathlib import Path

from sqlalchemy.engine import make_url

from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.store.files import FILE_MODE


def migrate(url: str) -> None:
    """Bring a database up to date; also where a browser keeps a loop in this thread."""

    async def up() -> None:
        store = Database(Settings(database=url).database_url)
        await store.migrate()
        await store.close()

    with ThreadPoolExecutor(1) as aside:
        aside.submit(asyncio.run, up()).result()


@cache
def _stencil() -> Path:
    folder = Path(tempfile.mkdtemp(prefix="armorial-stencil-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    file = folder / "armorial.db"
    migrate(f"sqlite:///{file}")
    return file


def begin(url: str) -> None:
    """Give an SQLite database that is not there yet its schema."""
    name = make_url(url).database if url.startswith("sqlite") else None
    if name and not Path(name).exists() and Path(name).parent.is_dir():
        shutil.copyfile(_stencil(), name)
        os.chmod(name, FILE_MODE)
