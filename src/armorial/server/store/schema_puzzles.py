"""The tables of the database that keep puzzles made of people's games. They are part of the schema (``schema.py``)."""

from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base


class PuzzleConsentRow(Base):
    """Somebody who consents to puzzles of their finished games (``puzzles``)."""

    __tablename__ = "puzzle_consents"

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    since: Mapped[float]


class PuzzleSearchRow(Base):
    """How far a finished game has been looked through for puzzles. Each is looked through once."""

    __tablename__ = "puzzle_searches"
    __table_args__ = (Index("puzzle_searches_done", "done", "lease"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    choice: Mapped[int]
    """The number of the next choice."""
    found: Mapped[int]
    """How many puzzles it has brought."""
    done: Mapped[bool]
    lease: Mapped[float]
    """Until when it is the work of some process; 0 if nobody does it."""


class PuzzleRow(Base):
    """The puzzle of a day on this server, from a game of people who all consent."""

    __tablename__ = "puzzles"
    __table_args__ = (Index("puzzles_table", "table"),)

    day: Mapped[str] = mapped_column(primary_key=True)
    """Such as ``2026-11-17``, by the clock of Greenwich."""
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    game: Mapped[str]
    rules: Mapped[int]
    """The version of the rules that it can be played with."""
    puzzle: Mapped[dict[str, Any]]
    """As ``bots.puzzles`` has found it."""
