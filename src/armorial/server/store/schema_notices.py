"""The tables of the database for notices. They are part of the schema (``schema.py``)."""

from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base


class HappeningRow(Base):
    """The outbox: something happened at a table that somebody may want to be told of (``happenings.py``). It is written
    with the change of the table, and gone once it is clear what is to be sent."""

    __tablename__ = "happenings"

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    kind: Mapped[str]
    table: Mapped[str]
    seat: Mapped[int | None]
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    at: Mapped[float]
    details: Mapped[dict[str, Any]]


class NoticeRow(Base):
    """Something that is to be sent to somebody by one way (``notices``), or was."""

    __tablename__ = "notices"
    __table_args__ = (Index("notices_due", "state", "channel", "due"), Index("notices_person", "person", "table"))

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    channel: Mapped[str]
    """``push``, ``email`` or ``webhook``."""
    target: Mapped[str]
    """Of a push: which of the person's browsers."""
    kind: Mapped[str]
    table: Mapped[str]
    seat: Mapped[int | None]
    details: Mapped[dict[str, Any]]
    at: Mapped[float]
    """When it happened."""
    due: Mapped[float]
    """When it is to be sent; when it was, once it is done."""
    lease: Mapped[float]
    """Until when a process has it for itself. One that dies lets go of it by that."""
    tries: Mapped[int]
    state: Mapped[str]
    """``waiting``, ``sent`` or ``given_up``."""
    why: Mapped[str | None]
    """Of one that was given up, or will be tried again: what went wrong."""


class PushRow(Base):
    """A browser that shows notices. It goes with the session: whoever is signed out there is told nothing there."""

    __tablename__ = "push_subscriptions"
    __table_args__ = (Index("push_person", "person"), Index("push_session", "session"))

    id: Mapped[str] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    session: Mapped[str] = mapped_column(ForeignKey("sessions.id", ondelete="CASCADE"))
    endpoint: Mapped[str] = mapped_column(unique=True)
    public_key: Mapped[str]
    auth: Mapped[str]
    device: Mapped[str | None]
    created: Mapped[float]


class NoticeChoicesRow(Base):
    """By which ways somebody wants to be told, of what, and when. Without a row nothing is sent."""

    __tablename__ = "notice_choices"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    choices: Mapped[dict[str, Any]]
