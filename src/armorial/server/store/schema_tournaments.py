"""The tables of ``tournaments``."""

from typing import Any

from sqlalchemy import JSON, Double, ForeignKey, Index, false
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base


class TournamentRow(Base):
    """A tournament: what is played in it, and how far it is. Everything that changes it raises its revision, and is
    only done to the revision that was seen: so a round is paired once, whichever process does it."""

    __tablename__ = "tournaments"
    __table_args__ = (Index("tournaments_state", "state", "created"), Index("tournaments_organiser", "organiser"))

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    organiser: Mapped[str | None] = mapped_column(ForeignKey("people.id"))
    """Nobody, once they had themselves forgotten."""
    organiser_name: Mapped[str]
    game: Mapped[str]
    format: Mapped[str]
    """``swiss`` or ``round_robin``."""
    seats: Mapped[int]
    """At a table, unless the number of people does not fit."""
    rounds: Mapped[int]
    """As they are planned; in a round robin they are known once it begins."""
    most: Mapped[int]
    """How many people may sign up."""
    options: Mapped[dict[str, Any]]
    pace: Mapped[dict[str, Any]] = mapped_column(JSON(none_as_null=True))
    absence: Mapped[str]
    rated: Mapped[bool]
    by_hand: Mapped[bool]
    """Whether the organiser begins each round."""
    listed: Mapped[bool]
    """Whether anybody can find it; else those with the link."""
    invite: Mapped[str]
    state: Mapped[str]
    """``open``, ``running``, ``finished`` or ``cancelled``."""
    round: Mapped[int]
    """The one that is played; 0 before the first."""
    created: Mapped[float] = mapped_column(Double)
    ended: Mapped[float | None] = mapped_column(Double)
    revision: Mapped[int]


class EntryRow(Base):
    """Somebody who has signed up."""

    __tablename__ = "tournament_entries"
    __table_args__ = (Index("tournament_entries_person", "person"),)

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    number: Mapped[int]
    """Until the start the order in which people came; then that of the draw, from 0."""
    name: Mapped[str]
    left: Mapped[int | None]
    """The round in which they withdrew."""


class TournamentSeatRow(Base):
    """Where somebody sits in a round, and what they came to. The key sees to it that nobody sits twice."""

    __tablename__ = "tournament_seats"
    __table_args__ = (Index("tournament_seats_settled", "settled", "table"),)

    tournament: Mapped[str] = mapped_column(ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True)
    round: Mapped[int] = mapped_column(primary_key=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id"), primary_key=True)
    board: Mapped[int]
    """The how manieth table of the round, from the top of the standings, from 0; of a bye -1."""
    table: Mapped[str | None]
    """Its name is known when the round is paired; it is made right after that. Nothing for a bye."""
    settled: Mapped[bool] = mapped_column(server_default=false())
    """Whether the game is over."""
    place: Mapped[int | None]
    score: Mapped[int | None]
    """Nothing where the game was not played to its end."""
    gone: Mapped[bool] = mapped_column(server_default=false())
    """Whether they did not play to the end of it."""
