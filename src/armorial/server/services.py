"""Everything that requests are served with, made when the server starts and ended when it stops."""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING

from armorial.games import GAMES
from armorial.lessons import course_of, taught
from armorial.server.analysis.analyses import Analyses
from armorial.server.analysis.lane import BackgroundLane
from armorial.server.aside import Aside
from armorial.server.boxes.book import BoxBook
from armorial.server.checking import Checker
from armorial.server.clock import Clock
from armorial.server.driver import Driver
from armorial.server.finding.seeks import Seeks
from armorial.server.hashing import Passwords
from armorial.server.leases import Leases
from armorial.server.limits import Limits
from armorial.server.mail import Mailer
from armorial.server.moderation.keeper import Keeper
from armorial.server.moderation.sanctions import Sanctions
from armorial.server.notices.choices import Choices
from armorial.server.notices.office import Office
from armorial.server.notify import Notifier
from armorial.server.pace.keeper import TimeKeeper
from armorial.server.pace.times import Times
from armorial.server.passkeys import Passkeys
from armorial.server.people import People
from armorial.server.plans.keeper import PlanKeeper
from armorial.server.puzzles.seeking import Puzzles
from armorial.server.recovery import Recovery
from armorial.server.replays import ReplaysAside
from armorial.server.rooms import Rooms, process_name
from armorial.server.sessions import Sessions
from armorial.server.settings import Settings
from armorial.server.sharing import Sharing
from armorial.server.sockets import Sockets
from armorial.server.standing.settling import Settler
from armorial.server.standing.statistics import Statistics
from armorial.server.store.database import Database
from armorial.server.thinking import Think, Thinkers
from armorial.server.tournaments.book import Book
from armorial.server.tournaments.director import Director
from armorial.server.tries import Tries
from armorial.table.games import game_infos
from armorial.table.numbers import hosts_numbers
from armorial.table.printed import standard_printed
from armorial.table.puzzles import calendar
from armorial.table.thinking import think
from armorial.table.words import speaker_of
from armorial.text import FALLBACK

if TYPE_CHECKING:
    from armorial.server.metrics import Metrics

log = logging.getLogger(__name__)


def _prepare(language: str) -> None:
    for game in GAMES:
        standard_printed(game)
    for game in taught():
        course_of(game)
    calendar()
    speaker_of(language).text("server-stale")
    game_infos(language, lambda game: "standard")


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings, how_bots_think: Think = think, metrics: Metrics | None = None) -> None:
        self.settings = settings
        self.clock = Clock()
        self.database = Database(settings.database_url, settings.database_timeout)
        name = process_name()
        self.notifier = Notifier(self.database.url, name)
        leases = Leases(self.database, name)
        self.sockets = Sockets(settings.limit_sockets, leases)
        self.aside = Aside()
        self.rooms = Rooms(self.database, self.notifier, settings.rooms_kept, self.aside, Times(self.clock))
        self.pace = TimeKeeper(self.rooms, self.rooms.times, settings)
        self.plans = PlanKeeper(self.rooms, self.pace.presence, self.clock, self.aside.tables, settings.plan_pause)
        self.replays = ReplaysAside(self.aside.replays)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_timeout, how_bots_think)
        self.background = BackgroundLane(settings.analysis_processes, self.thinkers.tables_wait)
        self.analyses = Analyses(self.database, self.aside.results, self.background, settings)
        self.puzzles = Puzzles(self.database, self.aside.results, self.background, settings, self.clock)
        self.checker = Checker(hosts_numbers(settings.components))
        self.boxes = BoxBook(self.database, self.aside.tables)
        self.driver = Driver(self.rooms, self.thinkers, settings)
        self.settler = Settler(self.database, self.aside.results)
        self.statistics = Statistics(self.database, self.aside.results)
        self.limits = Limits(settings)
        self.sharing = Sharing(self.database, self.limits, leases)
        self.mailer = Mailer(settings)
        self.recovery = Recovery(self.database, self.mailer, settings.public_url)
        self.office = Office(self.database, self.rooms, self.mailer, settings, self.clock, self.prepare)
        self.choices = Choices(self.database, self.office.outward, self.clock)
        self.sanctions = Sanctions(self.database)
        self.keeper = Keeper(self.rooms, self.sanctions, settings)
        self.seeks = Seeks(self.rooms, self.aside.tables, self.checker, self.clock, self._welcome)
        book = Book(self.database, self.aside.tables, self.clock)
        self.tournaments = Director(book, self.rooms, self.aside, self.checker, self.clock, self._welcome)
        self.sessions: Sessions
        self._prepared: set[str] = set()
        """The languages whose words have been read."""
        self._preparing: asyncio.Task[None] | None = None
        self.people: People
        self.passkeys: Passkeys
        self.tries: Tries
        self.measures = None if metrics is None else Measures(self, metrics)

    async def start(self) -> None:
        await self.database.migrate()
        key = self.settings.secret_key or await self.database.value("cookie-key", secrets.token_urlsafe(32))
        self.sessions = Sessions(self.database, self.notifier, key)
        self.sessions.on_end = self._close_sockets
        self.people = People(self.database, self.sessions, Passwords(self.aside.passwords))
        self.passkeys = Passkeys(self.database, self.aside.passwords, key)
        self.tries = Tries(self.limits, key)
        self.notifier.start(self.rooms.noticed, self.sessions.noticed, self.rooms.new_plans)
        self.sharing.start(key)
        self._preparing = asyncio.create_task(self.prepare(FALLBACK))
        if self.settings.bots_at_start:
            self.thinkers.warm_up()
        self.driver.start()
        self.rooms.on_over = self.settler.game_over
        self.settler.start()
        self.analyses.start()
        self.puzzles.start()
        await self.keeper.start()
        await self.pace.start()
        self.plans.start()
        await self.office.start(key)
        self.seeks.start()
        self.tournaments.start()
        if self.measures is not None:
            self.measures.start()

    async def _close_sockets(self, person: str | None) -> None:
        await self.sockets.close_ended(person, self.sessions.lives)

    def _welcome(self, person: str) -> bool:
        return self.sanctions.ban_of(person, "") is None

    async def prepare(self, language: str) -> None:
        """Wait until the games are loaded and the words of a language are read. Both take time, the first time."""
        if language not in self._prepared:
            await self.aside.tables.run(_prepare, language)
            self._prepared.add(language)

    async def stop(self) -> None:
        self.rooms.close()
        if self._preparing is not None:
            await asyncio.gather(self._preparing, return_exceptions=True)
        await self.keeper.stop()
        await self.plans.stop()
        await self.pace.stop()
        await self.office.stop()
        await self.seeks.stop()
        await self.tournaments.stop()
        if self.measures is not None:
            await self.measures.stop()
        await self.driver.stop()
        await self.analyses.stop()
        await self.puzzles.stop()
        await self.rooms.settled()
        await self.settler.stop()
        await self.sharing.stop()
        await self.notifier.stop()
        await self.thinkers.stop()
        await self.background.stop()
        await self.checker.stop()
        await self.rooms.finish()
        await self.sessions.settled()
        await self.recovery.settled()
        self.mailer.stop()
        await asyncio.to_thread(self.aside.stop)
        await self.database.close()


class Measures:
    """Fills the figures for those who watch over the server, and serves them on their own port."""

    def __init__(self, services: Services, metrics: Metrics) -> None:
        self._services = services
        self._metrics = metrics
        self._watch: asyncio.Task[None] | None = None
        self.link = ""
        services.rooms.on_stored = metrics.stored
        services.database.on_done = metrics.transaction
        metrics.show(self._now)

    def _now(self) -> dict[str, tuple[str, float]]:
        thinking, waiting = self._services.thinkers.census()
        return {
            **self._services.rooms.census(),
            "armorial_bots_thinking": ("Bots that think.", thinking),
            "armorial_bots_waiting": ("Bots that wait for a process to think in.", waiting),
            **self._services.database.census(),
        }

    def start(self) -> None:
        settings = self._services.settings
        self.link, self._stop = self._metrics.listen(settings.metrics_host, settings.metrics_port or 0)
        self._watch = asyncio.create_task(self._metrics.watch_loop())
        log.info("metrics", extra={"link": self.link})

    async def stop(self) -> None:
        if self._watch is not None:
            self._watch.cancel()
            await asyncio.gather(self._watch, return_exceptions=True)
            await asyncio.to_thread(self._stop)
