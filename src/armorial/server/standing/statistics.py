"""Statistics of all games that were played here to their end, from the rows that are kept of them."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from contextvars import copy_context
from functools import partial
from math import ceil, erfc, exp, gamma, sqrt
from typing import Final

from sqlalchemy import ColumnElement, case, func, select

from armorial.bots import LEVELS
from armorial.bots.standings import wilson
from armorial.games import GAMES
from armorial.server.aside import NOBODY, Pool, on_behalf_of
from armorial.server.messages.standing import (
    GameCount,
    GameStatistics,
    Histogram,
    PartAverage,
    Ranked,
    Ranking,
    SiteStatistics,
    TurnShare,
)
from armorial.server.standing.anchors import anchor
from armorial.server.standing.profiles import is_public, wants_to_be_seen
from armorial.server.standing.ratings import SURE, Skill
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import FinishedRow, FinishedSeatRow, PersonRow, RatingRow

MOST_GAMES: Final = 10_000
"""How many of the last games of a kind are counted."""
MOST_RANKED: Final = 100
KEPT: Final = 60.0
"""How long what was counted is shown, in seconds."""
STEPS: Final = 12
"""How many steps a histogram has, about."""
WIDTHS: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000)


class Statistics:
    """Counts for everybody who asks, and remembers it for a while: it takes long where much was played."""

    def __init__(self, database: Database, aside: Pool) -> None:
        self._database = database
        self._aside = aside
        self._known: dict[tuple[str, int, bool], tuple[float, asyncio.Task[GameStatistics]]] = {}
        """What was counted, or is being counted just now, and when that began."""

    async def site(self) -> SiteStatistics:
        return await self._database.read_aside(self._aside, site_statistics)

    async def of(self, game: str, seats: int, people: bool) -> GameStatistics:
        """It is counted once for all who ask at the same time, and for none of them in particular."""
        key = game, seats, people
        at, task = self._known.get(key, (0.0, None))
        if task is None or (task.done() and (_failed(task) or time.monotonic() > at + KEPT)):
            for_all = copy_context()
            for_all.run(on_behalf_of.set, NOBODY)
            task = asyncio.create_task(self._count(game, seats, people), context=for_all)
            self._known[key] = time.monotonic(), task
        return await asyncio.shield(task)

    async def _count(self, game: str, seats: int, people: bool) -> GameStatistics:
        rows = await self._database.read_aside(self._aside, partial(rows_of, game, seats, people))
        return await self._aside.run(counted, game, seats, *rows)


def _failed(task: asyncio.Task[GameStatistics]) -> bool:
    return task.cancelled() or task.exception() is not None


async def site_statistics(session: SomeSession) -> SiteStatistics:
    """How often every game was played."""
    among_people = func.sum(case((FinishedRow.bots == 0, 1), else_=0))
    counted = select(FinishedRow.game, FinishedRow.seats, func.count(), among_people).where(FinishedRow.whole)
    rows = (await session.execute(counted.group_by(FinishedRow.game, FinishedRow.seats))).all()
    counts = [GameCount(game=row[0], seats=row[1], games=row[2], among_people=row[3]) for row in rows]
    counts.sort(key=lambda each: (GAMES.index(each.game) if each.game in GAMES else len(GAMES), each.seats))
    return SiteStatistics(counts=counts)


async def rows_of(
    game: str, seats: int, people: bool, session: SomeSession
) -> tuple[list[FinishedRow], list[FinishedSeatRow]]:
    """The rows that ``counted`` counts: of the last games, or of those in which no bot played."""
    which: ColumnElement[bool] = (FinishedRow.game == game) & (FinishedRow.seats == seats) & FinishedRow.whole
    if people:
        which &= FinishedRow.bots == 0
    games = list(
        await session.scalars(select(FinishedRow).where(which).order_by(FinishedRow.number.desc()).limit(MOST_GAMES))
    )
    oldest = games[-1].number if games else 0
    wanted = select(FinishedSeatRow).join(FinishedRow, FinishedRow.table == FinishedSeatRow.table)
    rows = await session.scalars(wanted.where(which, FinishedRow.number >= oldest))
    return games, list(rows)


def counted(game: str, seats: int, games: Sequence[FinishedRow], rows: Sequence[FinishedSeatRow]) -> GameStatistics:
    """What the rows say. Seats that somebody left say nothing about points."""
    stayed = [row for row in rows if not row.left]
    winners = [row for row in stayed if row.share > 0]
    scores = [row.score for row in stayed]
    dice = [sum(column) for column in zip(*(each.dice for each in games if each.dice), strict=False)]
    return GameStatistics(
        game=game,
        seats=seats,
        games=len(games),
        turns=[_turn([row for row in rows if row.turn == turn]) for turn in range(seats)],
        scores=histogram(scores, scores),
        winning_scores=histogram([row.score for row in winners], scores),
        lengths=histogram([each.answers for each in games], [each.answers for each in games]),
        parts=_parts(winners, [row for row in stayed if row.share == 0]),
        dice=dice,
        unlikely=unlikely(dice),
    )


def _turn(rows: Sequence[FinishedSeatRow]) -> TurnShare:
    won = sum(row.share for row in rows)
    low, high = wilson(won, len(rows))
    return TurnShare(
        games=len(rows),
        share=won / len(rows) if rows else 0.0,
        low=low,
        high=high,
        average=round(_mean(row.score for row in rows), 1),
    )


def _parts(winners: Sequence[FinishedSeatRow], others: Sequence[FinishedSeatRow]) -> list[PartAverage]:
    """In the order in which they are counted in the game."""

    def mean(rows: Sequence[FinishedSeatRow], part: str) -> float:
        return round(_mean(row.parts.get(part, 0) for row in rows), 1)

    names = dict.fromkeys(part for row in [*winners, *others] for part in row.parts)
    return [PartAverage(part=part, winners=mean(winners, part), others=mean(others, part)) for part in names]


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found) if found else 0.0


def histogram(values: Sequence[int], all_values: Sequence[int]) -> Histogram | None:
    """How often values come, in steps that are wide enough for all of them."""
    if not values:
        return None
    low, high = min(all_values), max(all_values)
    width = next((width for width in WIDTHS if (high - low + 1) / width <= STEPS), ceil((high - low + 1) / STEPS))
    first = low // width * width
    counts = [0] * ((high - first) // width + 1)
    for value in values:
        counts[(value - first) // width] += 1
    return Histogram(first=first, width=width, counts=counts, average=round(_mean(values), 1))


def unlikely(faces: Sequence[int]) -> float | None:
    """How often fair dice would come up at least as unevenly (the chi-squared test); None without dice."""
    thrown = sum(faces)
    if not thrown or len(faces) < 2:
        return None
    expected = thrown / len(faces)
    far = sum((n - expected) ** 2 for n in faces) / expected
    free = len(faces) - 1
    tail, at = (erfc(sqrt(far / 2)), 1) if free % 2 else (exp(-far / 2), 2)
    while at < free:
        tail += (far / 2) ** (at / 2) * exp(-far / 2) / gamma(at / 2 + 1)
        at += 2
    return round(tail, 4)


async def ranking(session: SomeSession, game: str, seats: int, reader: str | None) -> Ranking:
    """The strongest first: the bots, the reader, and people who want to be seen."""
    wanted = (
        select(RatingRow, PersonRow)
        .join(PersonRow, PersonRow.id == RatingRow.person)
        .where(RatingRow.game == game, RatingRow.seats == seats, RatingRow.sigma < SURE)
        .where(wants_to_be_seen() | (PersonRow.id == reader))
        .order_by(RatingRow.mu.desc())
        .limit(MOST_RANKED)
    )
    people = [
        _ranked(
            Skill(row.mu, row.sigma), person.name, games=row.games, address=_address(person), you=person.id == reader
        )
        for row, person in (await session.execute(wanted)).all()
    ]
    bots = [_ranked(skill, "", bot=level) for level in LEVELS if (skill := anchor(game, seats, level)) is not None]
    ranked = sorted([*people, *bots], key=lambda each: -each.rating)
    return Ranking(game=game, seats=seats, ranked=ranked)


def _address(person: PersonRow) -> str | None:
    return person.id if is_public(person) else None


def _ranked(
    skill: Skill,
    name: str,
    bot: str | None = None,
    games: int | None = None,
    address: str | None = None,
    you: bool = False,
) -> Ranked:
    return Ranked(name=name, bot=bot, address=address, rating=skill.points, spread=skill.spread, games=games, you=you)
