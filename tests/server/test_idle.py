"""What a server does when nobody does anything: the same few queries, however many games there are."""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager

from sqlalchemy import event

from armorial.server.services import Services
from tests.server.conftest import People
from tests.server.players import two_people
from tests.server.table_server import ThreadServer, thread_server


@contextmanager
def counted(services: Services) -> Iterator[list[str]]:
    """The statements that reach the database."""
    said: list[str] = []

    def hear(connection: object, cursor: object, statement: str, *rest: object) -> None:
        said.append(statement)

    engines = (services.database._reader, services.database._writer)
    for engine in engines:
        event.listen(engine, "before_cursor_execute", hear)
    yield said
    for engine in engines:
        event.remove(engine, "before_cursor_execute", hear)


def queries(server: ThreadServer) -> int:
    """How many it takes to do all that a server does again and again by itself. It does so meanwhile, too: the fewest
    of some looks are those of one alone."""

    async def look(services: Services) -> list[str]:
        with counted(services) as said:
            await services.pace.look()
            await services.pace.beat()
            await services.plans.look()
            await services.seeks.look()
            await services.tournaments.look()
            await services.settler.sweep()
            await services.office.round()
            await asyncio.sleep(0)
        return said

    return min(len(server.do(look)) for _ in range(4))


def test_more_games_over_days_cost_no_more_queries(sqlite: str, people: People) -> None:
    with thread_server(sqlite, bot_delay=0) as server:
        ada, bob = people(server, "Ada"), people(server, "Bob")
        days = {"kind": "days", "days": 3}
        two_people(ada, bob, pace=days, absence="bot")
        few = queries(server)
        assert few > 5, "it does look"
        for _ in range(5):
            two_people(ada, bob, pace=days, absence="bot")
        assert queries(server) < few + 5, "none for each table"
