"""Ratings and facts computed again from the games themselves. Works beside a running server.

What takes long is done without keeping anybody from writing: the games are read first, then what differs is written in
one transaction, with what has been played in the meantime.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from typing import Any, Final

from sqlalchemy import delete, select, update

from armorial.server.standing.ratings import Skill
from armorial.server.standing.results import GameResult, result_of
from armorial.server.standing.settling import one_at_a_time, rate_rows, readable
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession
from armorial.server.store.schema import FinishedRow, FinishedSeatRow, PersonRow, RatingRow
from armorial.server.store.tables import load_rows

AT_ONCE: Final = 500
"""How many games are read at a time."""

Kind = tuple[str, int]
"""A game and how many play it."""
Key = tuple[str, str, int]
"""Somebody, and a kind."""
SKILLS: Final = ("mu", "sigma", "mu_after", "sigma_after")


@dataclass
class Recomputed:
    """What was looked at, and how much of it was not as it should be."""

    games: int = 0
    rated_games: int = 0
    ratings: int = 0
    changed_ratings: int = 0
    changed_seats: int = 0
    """Seats of rated games whose skills before or after were others."""
    changed_facts: int = 0
    """Games of which something else was kept than they came to."""
    lost_games: int = 0
    """Games that can no longer be read, whose facts stay as they are."""

    def report(self) -> dict[str, int]:
        return asdict(self)


class _Standings:
    """All ratings, game after game."""

    def __init__(self) -> None:
        self.last = 0
        """The number of the last game that was counted."""
        self.rated = 0
        self.skills: dict[Kind, dict[str, Skill]] = {}
        self.games: Counter[Key] = Counter()
        self.differing: list[dict[str, Any]] = []
        """The seats that have other skills in the database."""

    async def count_on(self, session: SomeSession) -> int:
        """Count the next games; gives how many there were."""
        wanted = select(FinishedRow).where(FinishedRow.number > self.last).order_by(FinishedRow.number).limit(AT_ONCE)
        games = list(await session.scalars(wanted))
        seats: dict[int, list[FinishedSeatRow]] = {game.number: [] for game in games}
        among = FinishedSeatRow.number.between(self.last + 1, games[-1].number if games else 0)
        for seat in await session.scalars(select(FinishedSeatRow).where(among).order_by(FinishedSeatRow.seat)):
            seats[seat.number].append(seat)
        for game in games:
            self._count(game, [seat for seat in seats[game.number] if seat.rated])
            self.last = game.number
        return len(games)

    def _count(self, game: FinishedRow, seats: Sequence[FinishedSeatRow]) -> None:
        if not seats:
            return
        self.rated += 1
        copies = [_copy(seat) for seat in seats]
        skills = self.skills.setdefault((game.game, game.seats), {})
        for person, skill in rate_rows(copies, skills).items():
            skills[person] = skill
            self.games[person, game.game, game.seats] += 1
        for copy, seat in zip(copies, seats, strict=True):
            values = {name: getattr(copy, name) for name in SKILLS}
            if values != {name: getattr(seat, name) for name in SKILLS}:
                self.differing.append({"table": seat.table, "seat": seat.seat, **values})

    def ratings(self) -> dict[Key, tuple[float, float, int]]:
        return {
            (person, game, seats): (*skill, self.games[person, game, seats])
            for (game, seats), skills in self.skills.items()
            for person, skill in skills.items()
        }


def _copy(seat: FinishedSeatRow) -> FinishedSeatRow:
    """With what counting needs, apart from the database."""
    return FinishedSeatRow(person=seat.person, place=seat.place, mu=seat.mu, sigma=seat.sigma)


async def recompute_ratings(database: Database) -> Recomputed:
    """Count all rated games from the first on, and put right what is not as it came out."""
    standings = _Standings()
    games = 0
    while True:
        async with database.read() as session:
            counted = await standings.count_on(session)
        games += counted
        if not counted:
            break
    async with database.write() as session:
        await one_at_a_time(session)
        while counted := await standings.count_on(session):
            games += counted
        found = Recomputed(games, standings.rated, changed_seats=len(standings.differing))
        await _put_right(session, standings, found)
    return found


async def _put_right(session: SomeSession, standings: _Standings, found: Recomputed) -> None:
    for seat in standings.differing:
        here = (FinishedSeatRow.table == seat["table"]) & (FinishedSeatRow.seat == seat["seat"])
        await session.execute(update(FinishedSeatRow).where(here).values(**{name: seat[name] for name in SKILLS}))
    # Who was forgotten still has played against others, but has no rating any more.
    forgotten = set(await session.scalars(select(PersonRow.id).where(PersonRow.deleted.is_not(None))))
    wanted = {key: values for key, values in standings.ratings().items() if key[0] not in forgotten}
    kept = {(row.person, row.game, row.seats): row for row in await session.scalars(select(RatingRow))}
    found.ratings = len(wanted)
    for key, (mu, sigma, games) in wanted.items():
        row = kept.pop(key, None)
        if row is None:
            session.add(RatingRow(person=key[0], game=key[1], seats=key[2], mu=mu, sigma=sigma, games=games))
        elif (row.mu, row.sigma, row.games) == (mu, sigma, games):
            continue
        else:
            row.mu, row.sigma, row.games = mu, sigma, games
        found.changed_ratings += 1
    for person, game, seats in kept:
        here = (RatingRow.person == person) & (RatingRow.game == game) & (RatingRow.seats == seats)
        await session.execute(delete(RatingRow).where(here))
        found.changed_ratings += 1


async def recompute_facts(database: Database, found: Recomputed) -> None:
    """Replay every game and put right what is kept of it: facts, dice, lengths, turns. Who was rated stays."""
    last = 0
    while True:
        async with database.read() as session:
            wanted = select(FinishedRow.number, FinishedRow.table).where(FinishedRow.number > last)
            rows = (await session.execute(wanted.order_by(FinishedRow.number).limit(AT_ONCE))).all()
        if not rows:
            return
        for number, table in rows:
            last = number
            await _facts_of(database, table, found)


async def _facts_of(database: Database, table: str, found: Recomputed) -> None:
    async with database.read() as session:
        stored = await load_rows(session, table)
    loaded = None if stored is None else readable(stored)
    if loaded is None:
        found.lost_games += 1
        return
    result = result_of(loaded)
    async with database.write() as session:
        found.changed_facts += await _put_facts_right(session, result)


async def _put_facts_right(session: SomeSession, result: GameResult) -> bool:
    game = await session.get(FinishedRow, result.table)
    seats = list(await session.scalars(select(FinishedSeatRow).where(FinishedSeatRow.table == result.table)))
    if game is None:
        return False
    before = [game.answers, game.dice, [(seat.turn, seat.parts, seat.facts) for seat in seats]]
    game.answers, game.dice = result.answers, result.dice
    for seat in seats:
        now = result.seats[seat.seat]
        seat.turn, seat.parts, seat.facts = now.turn, now.parts, now.facts
    return before != [game.answers, game.dice, [(seat.turn, seat.parts, seat.facts) for seat in seats]]
