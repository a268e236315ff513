"""The server that a command means: the options that name it, its settings, and its database, which may be in use."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from armorial.cli.errors import CliError

if TYPE_CHECKING:
    from armorial.server.settings import Settings
    from armorial.server.store.database import Database

Url = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Such as postgresql://user@host/armorial; else a file.")
]
Folder = Annotated[Path | None, typer.Option("--data-dir", help="Where the file with all games is kept.")]

Value = TypeVar("Value")


@contextmanager
def server_installed() -> Iterator[None]:
    """Around imports of the server, which not everybody has installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise CliError(f"this needs '{error.name}': install 'armorial[server]'") from error


def settings_of(**given: Any) -> "Settings":
    """The settings of the server, from the environment and the options that were given (those that are not None)."""
    with server_installed():
        from pydantic import ValidationError

        from armorial.server.settings import Settings

    try:
        return Settings(**{name: value for name, value in given.items() if value is not None})
    except ValidationError as error:
        raise CliError(f"the settings cannot be used: {'; '.join(_wrong(each) for each in error.errors())}") from error


def _wrong(error: Any) -> str:
    """Which setting is wrong and why, without its value: it may be a password."""
    name = "_".join(str(part) for part in error["loc"][:1])
    why = str(error["msg"]).removeprefix("Value error, ")
    return f"ARMORIAL_{name.upper()}: {why[0].lower()}{why[1:]}" if name else why


def beside(settings: "Settings", work: "Callable[[Database], Awaitable[Value]]") -> Value:
    """Do something in the database of the server, which may be running or stopped."""
    with server_installed():
        from armorial.server.store.beside import beside as opened

    async def done() -> Value:
        async with opened(settings.database_url) as database:
            return await work(database)

    with usable_database():
        return asyncio.run(done())


@contextmanager
def usable_database() -> Iterator[None]:
    """What is wrong with the database is one sentence."""
    with server_installed():
        from sqlalchemy.exc import SQLAlchemyError

        from armorial.server.store.beside import NoDatabase
        from armorial.server.store.upgrading import WrongSchema

    try:
        yield
    except NoDatabase as error:
        raise CliError(str(error)) from error
    except (WrongSchema, SQLAlchemyError, OSError) as error:
        if isinstance(error, OSError) and error.filename:  # another file, such as a backup: it is named (errors.py)
            raise
        raise CliError(f"cannot use the database: {str(error).splitlines()[0]}") from error
