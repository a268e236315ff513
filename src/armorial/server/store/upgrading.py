"""Brings the schema up to date. Alembic, which takes a while to load, is only asked when there is something to do."""

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

MIGRATIONS: Final = Path(__file__).parent / "migrations"
MIGRATION_LOCK: Final = 7_201_533
"""The number of the PostgreSQL lock that lets one process migrate at a time."""
_NOT_THERE: Final = ""


class WrongSchema(Exception):
    """This version cannot use the database as it is. The message says what to do."""


class NewerSchema(WrongSchema):
    """The database was last used by a later version of Armorial."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"a newer version of Armorial has used it (its schema is {found}, and this version knows up to "
            f"{newest()}). Install that version again, or restore a backup that was made before the upgrade"
        )


class OlderSchema(WrongSchema):
    """The database waits for a server of this version to bring it up to date."""

    def __init__(self, found: str) -> None:
        super().__init__(
            f"it is of an older version of Armorial (its schema is {found or 'none'}, and this version needs "
            f"{newest()}). Start the server once with this version, which brings it up to date"
        )


def known() -> list[str]:
    """The schemas that this version knows, the oldest first. A file is named by its number and what it does."""
    return sorted(file.name.partition("_")[0] for file in (MIGRATIONS / "versions").glob("[0-9]*_*.py"))


def newest() -> str:
    return known()[-1]


def schema_of(connection: Connection) -> str:
    """The schema that a database has; nothing if it is empty."""
    if not inspect(connection).has_table("alembic_version"):
        return _NOT_THERE
    return connection.scalar(text("select version_num from alembic_version")) or _NOT_THERE


def check_schema(connection: Connection) -> str:
    """The schema, if this version can use it or bring it up to date."""
    found = schema_of(connection)
    if found and found not in known():
        raise NewerSchema(found)
    return found


def check_newest(connection: Connection) -> None:
    """Whether the database has the schema of this version."""
    found = check_schema(connection)
    if found != newest():
        raise OlderSchema(found)


def upgrade(connection: Connection, to: str = "head") -> None:
    """Run the migrations that this database has not seen."""
    if connection.dialect.name == "postgresql":
        for name in ("lock_timeout", "statement_timeout"):  # others who migrate are waited for, however long it takes
            connection.execute(text(f"set local {name} = 0"))
        connection.execute(text(f"select pg_advisory_xact_lock({MIGRATION_LOCK})"))
    if check_schema(connection) == (newest() if to == "head" else to):
        return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
