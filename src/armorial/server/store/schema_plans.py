"""The table of the database that keeps plans. It is part of the schema (``schema.py``)."""

from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base


class PlanRow(Base):
    """What somebody wants to be answered for a seat of theirs (``plans``). Only they ever see it."""

    __tablename__ = "plans"
    __table_args__ = (Index("plans_armed", "armed"), Index("plans_person", "person"))

    table: Mapped[str] = mapped_column(ForeignKey("tables.id"), primary_key=True)
    seat: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    number: Mapped[str | None]
    """Which plan it is; None if there is none."""
    plan: Mapped[dict[str, Any] | None]
    stopped: Mapped[dict[str, Any] | None]
    """Where the last plan stopped, and why, until its owner has seen it."""
    orders: Mapped[dict[str, Any]]
    armed: Mapped[bool]
    """Whether there is anything to be answered: a plan or an order."""
    looked: Mapped[int | None] = mapped_column(default=None)
    """The revision of the table at which there was nothing to be answered. Until it changes nobody looks again."""
