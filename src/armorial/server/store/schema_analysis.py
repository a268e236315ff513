"""The tables of the database that keep analyses. They are part of the schema (``schema.py``)."""

from typing import Any

from sqlalchemy import ForeignKey, Index
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base


class AnalysisRow(Base):
    """The analysis of a match (``analysis``), for all who may see the table. There is one at a time."""

    __tablename__ = "analyses"
    __table_args__ = (Index("analyses_state", "state", "lease"),)

    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True)
    seq: Mapped[int]
    """How many lines of the match it is about: a sandbox may be played on."""
    budget: Mapped[list[Any]]
    """As it was when it began (``bots.analysis.Budget``)."""
    state: Mapped[str]
    """``running``, ``done`` or ``failed``."""
    lease: Mapped[float]
    """Until when it is the work of some process; 0 if nobody does it."""
    began: Mapped[float]


class AnalysisPieceRow(Base):
    """A piece of it that is done, by its number (``bots.analysis.Analyst.piece``)."""

    __tablename__ = "analysis_pieces"

    table: Mapped[str] = mapped_column(ForeignKey("analyses.table", ondelete="CASCADE"), primary_key=True)
    number: Mapped[int] = mapped_column(primary_key=True)
    found: Mapped[dict[str, Any] | None]
    """None if it shows what not everybody may know."""
