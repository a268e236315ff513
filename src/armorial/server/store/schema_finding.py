"""The tables of ``finding``: friends, invitations, and people who look for others to play with."""

from sqlalchemy import Double, ForeignKey, Index, UniqueConstraint
from sqlalchemy.orm import Mapped, mapped_column

from armorial.server.store.base import Base


class FriendRow(Base):
    """Somebody has named somebody else. Those who have named each other are friends; until then one has asked."""

    __tablename__ = "friends"
    __table_args__ = (UniqueConstraint("person", "other", name="friends_once"), Index("friends_other", "other"))

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    other: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    at: Mapped[float] = mapped_column(Double)


class InvitationRow(Base):
    """Somebody is invited to a table by a friend. It goes when it is answered; one to a table that has begun says
    nothing any more."""

    __tablename__ = "invitations"
    __table_args__ = (
        UniqueConstraint("table", "person", name="invitations_once"),
        Index("invitations_person", "person"),
        Index("invitations_by", "by"),
    )

    id: Mapped[int] = mapped_column(primary_key=True, autoincrement=True)
    table: Mapped[str] = mapped_column(ForeignKey("tables.id", ondelete="CASCADE"))
    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    by: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"))
    at: Mapped[float] = mapped_column(Double)


class SeekRow(Base):
    """Somebody looks for others to play with. Everybody does so once at a time."""

    __tablename__ = "seeks"
    __table_args__ = (Index("seeks_since", "table", "since"),)

    person: Mapped[str] = mapped_column(ForeignKey("people.id", ondelete="CASCADE"), primary_key=True)
    game: Mapped[str]
    seats: Mapped[int]
    pace: Mapped[str]
    """``live`` or ``days``."""
    rated: Mapped[bool]
    near: Mapped[bool]
    """Whether the others are to be about as strong."""
    since: Mapped[float] = mapped_column(Double)
    seen: Mapped[float] = mapped_column(Double)
    """When they last asked how it goes."""
    table: Mapped[str | None]
    """The table at which they were seated. Until then they wait."""
