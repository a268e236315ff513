"""Games that are over, in no time: the answers are given where the match is, and the table is stored once."""

import random
from typing import Any

import httpx

from armorial.server.services import Services
from armorial.table.seating import after_move
from armorial.table.table import Table
from tests.server.players import get, post
from tests.server.table_server import ThreadServer

PASSWORD = "correct horse"


def play_out(table: Table) -> None:
    """Random answers for all seats, up to the end; the same ones for the same table."""
    match = table.playing()
    rng = random.Random(table.id)
    while match.to_move is not None:
        if match.waiting_for_confirm:
            match.confirm(match.to_move)
        else:
            match.answer(match.to_move, rng.choice(match.options()))
    after_move(table)


def finish(server: ThreadServer, table: str) -> None:
    """Play a table to its end, and wait until it is entered."""

    async def played(services: Services) -> None:
        await services.rooms.change(table, play_out, slow=services.aside.tables)
        async with services.rooms.reading(table) as (_, over):
            await services.settler.settle(over)

    server.do(played)


def with_account(person: httpx.Client) -> httpx.Client:
    login = f"somebody{random.getrandbits(48)}"
    post(person, "/api/account", {"login": login, "password": PASSWORD})
    return person


def table_of(people: list[httpx.Client], *bots: str, game: str = "lorenzo", **wishes: Any) -> str:
    """A running table of these people and bots; the first one hosts it."""
    host, *others = people
    seats = len(people) + len(bots)
    wish = {"game": game, "seats": seats, "others": [{"bot": bot} for bot in bots], **wishes}
    table = str(post(host, "/api/tables", wish)["id"])
    for other in others:
        post(other, f"/api/tables/{table}/join")
    post(host, f"/api/tables/{table}/start")
    return table


def history(person: httpx.Client, **params: Any) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = get(person, "/api/my/history", **params)["games"]
    return found
