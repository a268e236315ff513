"""The table of the database that keeps owners' numbers. It is part of the schema (``schema.py``)."""

from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base


class BoxRow(Base):
    """The numbers that somebody has read in their box of a game (``boxes``)."""

    __tablename__ = "boxes"
    __table_args__ = (Index("boxes_consent", "game", "consent"),)

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str] = mapped_column(primary_key=True)
    numbers: Mapped[dict[str, Any]]
    """By path; what is here the owner has looked up, whether it is the standard number or another."""
    revision: Mapped[int]
    """Counts every change, so that two browsers of the owner do not undo what the other did."""
    use: Mapped[bool]
    """Whether new tables are played with it unless their maker says otherwise."""
    consent: Mapped[bool]
    """Whether whoever runs the server may count it among what owners agree on."""
    code: Mapped[str | None] = mapped_column(unique=True)
    """The secret of the link it is shared by."""
    changed: Mapped[float]
