"""The tables of the database. Changes to them need a migration (``migrations/versions``)."""

from typing import Any

from sqlalchemy import JSON, BigInteger, ForeignKey, Index, Text
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column


class Base(DeclarativeBase):
    type_annotation_map = {str: Text, dict[str, Any]: JSON, list[Any]: JSON}


class PersonRow(Base):
    """A guest, or somebody with an account. A forgotten person keeps its row, so that seats still belong to one."""

    __tablename__ = "people"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    login: Mapped[str | None] = mapped_column(unique=True)
    password: Mapped[str | None]
    settings: Mapped[dict[str, Any]]
    epoch: Mapped[int]
    """Part of the cookie: raising it makes all cookies of the person worthless."""
    created: Mapped[float]
    deleted: Mapped[float | None]


class TableRow(Base):
    """A table with what lists of tables show. ``revision`` counts every change to it, its seats and its match."""

    __tablename__ = "tables"
    __table_args__ = (
        Index("tables_lobby", "visibility", "state", "changed"),
        Index("tables_bots", "state", "bot_to_move"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    game: Mapped[str]
    options: Mapped[dict[str, Any]]
    visibility: Mapped[str]
    invite: Mapped[str]
    host: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    host_name: Mapped[str]
    state: Mapped[str]
    confirm: Mapped[bool]
    resign: Mapped[str]
    sandbox: Mapped[bool]
    rematch: Mapped[str | None]
    created: Mapped[float]
    changed: Mapped[float]
    revision: Mapped[int]
    seq: Mapped[int]
    to_move: Mapped[int | None]
    bot_to_move: Mapped[bool]
    undo: Mapped[dict[str, Any] | None]
    origin: Mapped[str | None]
    """Of a sandbox: the table whose position was copied."""
    removed: Mapped[list[Any] | None]
    """People whom the host has removed."""
    summary: Mapped[dict[str, Any] | None]
    """What lists show of the match. Tables of older versions have none until something happens there."""
    numbers: Mapped[str]
    """Whose numbers the game is played with. Those that are not standard are in a row of their own."""


class ComponentsRow(Base):
    """What replaces the standard components at a table."""

    __tablename__ = "components"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    values: Mapped[dict[str, Any]]


class SeatRow(Base):
    """A place at a table."""

    __tablename__ = "seats"
    __table_args__ = (Index("seats_person", "person"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    kind: Mapped[str]
    name: Mapped[str]
    person: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    bot: Mapped[str | None]
    house: Mapped[str | None]
    """At tables of older versions none: the seat has the usual one of its place."""


class MatchRow(Base):
    """What a match needs to go on, besides its lines: the latest snapshot and the secret of its dice."""

    __tablename__ = "matches"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    rules_version: Mapped[int]
    rule_changes: Mapped[list[Any]]
    commitment: Mapped[str | None]
    secret: Mapped[str | None]
    snapshot: Mapped[dict[str, Any]]
    unconfirmed: Mapped[int | None]
    result: Mapped[list[Any] | None]
    from_position: Mapped[bool]
    """Whether it began from a copied position, so that its lines alone do not lead to where it is."""


class LineRow(Base):
    """A line of a log. Its key is what keeps two processes from writing two stories of one match."""

    __tablename__ = "lines"

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seq: Mapped[int] = mapped_column(primary_key=True)
    seat: Mapped[int]
    token: Mapped[str]
    audience: Mapped[int] = mapped_column(BigInteger)
    forced: Mapped[bool]
    undoes: Mapped[int]
    by_consent: Mapped[bool]


class ReplyRow(Base):
    """The answer to a request with a key, to be given again if the request comes again."""

    __tablename__ = "replies"
    __table_args__ = (Index("replies_created", "created"),)

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    key: Mapped[str] = mapped_column(primary_key=True)
    body: Mapped[dict[str, Any]]
    created: Mapped[float]


class ChatRow(Base):
    """A line of chat."""

    __tablename__ = "chat"
    __table_args__ = (Index("chat_table", "table", "id"),)

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"))
    person: Mapped[str] = mapped_column(ForeignKey("people.id"))
    name: Mapped[str]
    text: Mapped[str]
    at: Mapped[float]


class NotesRow(Base):
    """What a person wrote down about a table, for itself."""

    __tablename__ = "notes"

    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    text: Mapped[str]


class ValueRow(Base):
    """Single values of the server, such as the key that signs its cookies."""

    __tablename__ = "server_values"

    name: Mapped[str] = mapped_column(primary_key=True)
    value: Mapped[str]
