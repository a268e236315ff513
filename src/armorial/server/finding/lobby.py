"""Which public tables somebody wants to see."""

from typing import Any, Final

from sqlalchemy import ColumnElement, func, or_, select, true
from sqlalchemy.orm import aliased

from armorial.server.standing.ratings import POINTS, START
from armorial.server.store.schema import RatingRow, SeatRow, TableRow
from armorial.table.pace.clock import PaceKind

ABOUT: Final = 200
"""Who differs by at most so many points of rating is about as strong."""


def wanted(
    person: str | None, seats: int | None, pace: PaceKind | None, rated: bool | None, near: bool
) -> ColumnElement[bool]:
    """The conditions that were chosen. What was left out does not matter."""
    found: ColumnElement[bool] = true()
    if seats is not None:
        found &= _count_of_seats() == seats
    if pace is not None:
        kind = TableRow.pace["kind"].as_string()
        found &= or_(TableRow.pace.is_(None), kind == "none") if pace == "none" else kind == pace
    if rated is not None:
        found &= TableRow.rated.is_(rated)
    if near and person is not None:
        found &= _about_as_strong(person)
    return found


def _count_of_seats() -> Any:
    counted = aliased(SeatRow)
    return select(func.count()).select_from(counted).where(counted.table == TableRow.id).scalar_subquery()


def _about_as_strong(person: str) -> ColumnElement[bool]:
    """That nobody at the table differs much. Who has no rating yet counts as what everybody begins with."""
    there = (SeatRow.table == TableRow.id) & (SeatRow.kind == "person") & (SeatRow.person != person)
    far = func.abs(_strength(SeatRow.person) - _strength(person)) > ABOUT / POINTS
    return ~select(SeatRow.seat).where(there, far).exists()


def _strength(person: Any) -> Any:
    rating = aliased(RatingRow)
    of_kind = (rating.person == person) & (rating.game == TableRow.game) & (rating.seats == _count_of_seats())
    return func.coalesce(select(rating.mu).where(of_kind).scalar_subquery(), START.mu)
