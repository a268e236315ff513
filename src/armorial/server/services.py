"""Everything that requests are served with, made when the server starts and ended when it stops."""

import secrets

from armorial.server.checking import Checker
from armorial.server.driver import Driver
from armorial.server.limits import Limit
from armorial.server.moderation.keeper import Keeper
from armorial.server.moderation.sanctions import Sanctions
from armorial.server.notify import Notifier
from armorial.server.people import People
from armorial.server.rooms import Rooms, process_name
from armorial.server.settings import Settings
from armorial.server.store.database import Database
from armorial.server.tables.numbers import hosts_numbers
from armorial.server.thinking import Think, Thinkers
from armorial.server.worker import think


class Services:
    """The parts of a running server."""

    def __init__(self, settings: Settings, how_bots_think: Think = think) -> None:
        self.settings = settings
        self.database = Database(settings.database_url)
        self.notifier = Notifier(self.database.url, process_name())
        self.rooms = Rooms(self.database, self.notifier, settings.rooms_kept)
        self.thinkers = Thinkers(settings.bot_processes, settings.bot_timeout, how_bots_think)
        self.checker = Checker(hosts_numbers(settings.components))
        self.driver = Driver(self.rooms, self.thinkers, settings)
        self.sign_in_limit = Limit(settings.limit_sign_in, 60)
        self.account_limit = Limit(settings.limit_accounts, 3600)
        self.table_limit = Limit(settings.limit_tables, 3600)
        self.chat_limit = Limit(settings.limit_chat, 60)
        self.hint_limit = Limit(settings.limit_hints, 60)
        self.report_limit = Limit(settings.limit_reports, 3600)
        self.sanctions = Sanctions(self.database)
        self.keeper = Keeper(self.rooms, self.sanctions, settings)
        self.people: People

    async def start(self) -> None:
        await self.database.migrate()
        key = self.settings.secret_key or await self.database.value("cookie-key", secrets.token_urlsafe(32))
        self.people = People(self.database, key)
        self.notifier.start(self.rooms.noticed)
        self.driver.start()
        await self.keeper.start()

    async def stop(self) -> None:
        self.rooms.close()
        await self.keeper.stop()
        await self.driver.stop()
        await self.rooms.settled()
        await self.notifier.stop()
        await self.thinkers.stop()
        await self.checker.stop()
        await self.rooms.finish()
        await self.database.close()
