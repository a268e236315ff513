"""Profiles: what there is to say about somebody, from the rows of their games."""

import time
from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any, Final

from sqlalchemy import ColumnElement, case, func, select
from sqlalchemy.orm import aliased

from armorial.games import GAMES
from armorial.server.messages.standing import Fact, GameRecord, Opponent, Profile, RatingInfo, RatingPoint
from armorial.server.standing.ratings import Skill
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import FinishedRow, FinishedSeatRow, PersonRow, RatingRow, SeatRow, TableRow

MOST_GAMES: Final = 5_000
"""How many of somebody's last games are looked at."""
MOST_OPPONENTS: Final = 30
CURVE: Final = 100
"""How many games a curve shows."""
MONTH: Final = 30 * 86_400.0
SCORE: Final = "score"
"""The fact that every game has."""


@dataclass(frozen=True)
class Played:
    """A game that somebody has played, and what it came to for them."""

    game: FinishedRow
    seat: FinishedSeatRow
    public: bool
    """Whether everybody may see the table."""


def is_public(person: PersonRow) -> bool:
    """Whether somebody wants to be seen. Guests, who may be gone tomorrow, have no public profile."""
    return person.deleted is None and person.login is not None and bool(person.settings.get("public_profile", False))


def wants_to_be_seen() -> ColumnElement[bool]:
    """The same, for the database to look for."""
    asked_for: ColumnElement[bool] = PersonRow.settings["public_profile"].as_boolean()
    return PersonRow.deleted.is_(None) & PersonRow.login.is_not(None) & asked_for


async def public_among(database: Database, people: Sequence[str]) -> set[str]:
    """Those of these people who have a public profile."""
    async with database.read() as session:
        rows = list(await session.scalars(select(PersonRow).where(PersonRow.id.in_(people))))
    return {row.id for row in rows if is_public(row)}


async def profile_of(session: SomeSession, person: PersonRow, you: bool) -> Profile:
    """Everything about somebody; for others than themselves without whom they have played."""
    games = await _games_of(session, person.id)
    ratings = list(await session.scalars(select(RatingRow).where(RatingRow.person == person.id)))
    return Profile(
        name=person.name,
        you=you,
        since=person.created,
        games=len(games),
        won=sum(played.seat.share > 0 for played in games),
        address=person.id if is_public(person) else None,
        ratings=_ratings(ratings, games),
        records=_records(games),
        among_people=_records([played for played in games if not played.game.bots and played.game.seats > 1]),
        facts=_facts(games, you),
        opponents=await _opponents(session, person.id) if you else [],
    )


async def _games_of(session: SomeSession, person: str) -> list[Played]:
    """Their last games, the oldest first, without those in which they played several seats: they beat themselves."""
    wanted = (
        select(FinishedRow, FinishedSeatRow, TableRow.visibility)
        .join(FinishedSeatRow, FinishedSeatRow.table == FinishedRow.table)
        .join(TableRow, TableRow.id == FinishedRow.table)
        .where(FinishedSeatRow.person == person)
        .order_by(FinishedSeatRow.number.desc())
        .limit(MOST_GAMES)
    )
    rows = (await session.execute(wanted)).all()
    seats = Counter(seat.table for _, seat, _ in rows)
    return [Played(game, seat, seen == "public") for game, seat, seen in reversed(rows) if seats[seat.table] == 1]


def _in_order(game: str) -> int:
    return GAMES.index(game) if game in GAMES else len(GAMES)


# -- ratings --------------------------------------------------------------------------------------------------


def _ratings(ratings: Iterable[RatingRow], games: Sequence[Played]) -> list[RatingInfo]:
    """In the order of the games, and of how many play."""
    return [_rating(row, games) for row in sorted(ratings, key=lambda row: (_in_order(row.game), row.seats))]


def _rating(row: RatingRow, games: Sequence[Played]) -> RatingInfo:
    skill = Skill(row.mu, row.sigma)
    mine = [
        (played.game.ended, Skill(played.seat.mu_after, played.seat.sigma_after))
        for played in games
        if (played.game.game, played.game.seats) == (row.game, row.seats)
        and played.seat.mu_after is not None
        and played.seat.sigma_after is not None
    ]
    curve = [RatingPoint(at=ended, rating=then.points) for ended, then in mine if then.sure]
    month_ago = time.time() - MONTH
    earlier = [point.rating for point in curve if point.at < month_ago] or [point.rating for point in curve[:1]]
    return RatingInfo(
        game=row.game,
        seats=row.seats,
        games=row.games,
        rating=skill.points if skill.sure else None,
        spread=skill.spread,
        change=skill.points - earlier[-1] if skill.sure and earlier else 0,
        curve=curve[-CURVE:],
    )


# -- games ----------------------------------------------------------------------------------------------------


def _records(games: Sequence[Played]) -> list[GameRecord]:
    found: dict[str, list[Played]] = {}
    for played in games:
        found.setdefault(played.game.game, []).append(played)
    return [_record(game, found[game]) for game in sorted(found, key=_in_order)]


def _record(game: str, games: Sequence[Played]) -> GameRecord:
    """Points of a game that somebody left are not theirs; one that was claimed has none."""
    scores = [played.seat.score for played in games if played.game.whole and not played.seat.left]
    return GameRecord(
        game=game,
        games=len(games),
        won=sum(played.seat.share > 0 for played in games),
        average=round(sum(scores) / len(scores), 1) if scores else None,
        best=max(scores, default=None),
    )


def _facts(games: Sequence[Played], you: bool) -> list[Fact]:
    """The best of everything, in the first game in which it was so; nothing that never came to more than 0."""
    best: dict[tuple[str, str], tuple[int, Played]] = {}
    for played in games:
        if played.seat.left or not played.game.whole:
            continue
        facts: dict[str, Any] = {SCORE: played.seat.score, **played.seat.facts}
        for fact, value in facts.items():
            key = played.game.game, fact
            if value > 0 and (key not in best or value > best[key][0]):
                best[key] = value, played
    return [
        Fact(
            game=game,
            fact=fact,
            value=value,
            ended=played.game.ended,
            table=played.game.table if you or played.public else None,
        )
        for (game, fact), (value, played) in sorted(best.items(), key=lambda item: _in_order(item[0][0]))
    ]


# -- opponents ------------------------------------------------------------------------------------------------


async def _opponents(session: SomeSession, person: str) -> list[Opponent]:
    """Those whom somebody has met most often. People are known by the last seat at which they were met."""
    mine, theirs = aliased(FinishedSeatRow), aliased(FinishedSeatRow)
    met = (
        select(
            theirs.person,
            theirs.bot,
            func.count(),
            func.sum(case((mine.share > 0, 1), else_=0)),
            func.max(theirs.number),
        )
        .join(theirs, (theirs.table == mine.table) & (theirs.seat != mine.seat))
        .where(mine.person == person, (theirs.person != person) | theirs.person.is_(None))
        .group_by(theirs.person, theirs.bot)
        .order_by(func.count().desc(), func.max(theirs.number).desc())
        .limit(MOST_OPPONENTS)
    )
    found = []
    for other, bot, games, won, number in (await session.execute(met)).all():
        who, name = (f"bot:{bot}", "") if other is None else await _last_met(session, other, number)
        found.append(Opponent(who=who, name=name, bot=bot, games=games, won=won))
    return found


async def _last_met(session: SomeSession, person: str, number: int) -> tuple[str, str]:
    """The seat of somebody in a game, and their name there."""
    at = (
        select(SeatRow.table, SeatRow.seat, SeatRow.name)
        .join(FinishedSeatRow, (FinishedSeatRow.table == SeatRow.table) & (FinishedSeatRow.seat == SeatRow.seat))
        .where(FinishedSeatRow.person == person, FinishedSeatRow.number == number)
        .order_by(SeatRow.seat)
        .limit(1)
    )
    table, seat, name = (await session.execute(at)).one()
    return f"{table}.{seat}", name
