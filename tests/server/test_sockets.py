"""WebSockets that are closed because somebody is no longer let in, and how many one may have."""

import pytest
from websockets.exceptions import ConnectionClosed

from armorial.server.services import Services
from tests.server.conftest import People, new_database
from tests.server.players import Live, live, post
from tests.server.table_server import ThreadServer, thread_server


def closed_with(watching: Live) -> int | None:
    """The code that a connection is closed with."""
    with pytest.raises(ConnectionClosed) as closed:
        watching.until(lambda seen: False)
    return None if closed.value.rcvd is None else closed.value.rcvd.code


def test_the_sockets_of_a_person_are_closed_in_all_processes(request: pytest.FixtureRequest, people: People) -> None:
    """Finding 8: being deleted ends what somebody has open, wherever it is."""
    database = new_database("postgresql", request, request.getfixturevalue("tmp_path"))
    with thread_server(database) as here, thread_server(database) as there:
        ada, eve = people(here, "Ada"), people(here, "Eve")
        ada_there = people(there, cookies=dict(ada.cookies))
        table = post(ada, "/api/tables", {"game": "village", "seats": 2})["id"]
        with live(ada, table) as first, live(ada_there, table) as second, live(eve, table) as other:
            for watching in (first, second, other):
                watching.until(lambda seen: bool(seen.table))
            post(ada, "/api/delete-me")
            assert [closed_with(first), closed_with(second)] == [3000, 3000]
            other.until(lambda seen: not seen.table["seats"][0]["connected"])
            assert here.do(_count) == 1


async def _count(services: Services) -> int:
    return len(services.sockets)


def test_whoever_leaves_a_private_table_no_longer_follows_it(server: ThreadServer, people: People) -> None:
    """Finding 8: not even with the invite in hand, unless they come back with it."""
    ada, bob, eve = people(server, "Ada"), people(server, "Bob"), people(server, "Eve")
    table = post(ada, "/api/tables", {"game": "village", "seats": 3, "visibility": "private"})
    path, invite = f"/api/tables/{table['id']}", table["invite"]
    post(bob, f"{path}/join", {"invite": invite})
    with live(bob, table["id"], invite=invite) as left, live(eve, table["id"], invite=invite) as watching:
        left.until(lambda seen: seen.table.get("seats", [{}, {}])[1].get("connected", False))
        watching.until(lambda seen: bool(seen.table))
        post(bob, f"{path}/leave", {})
        assert closed_with(left) == 1008
        post(ada, f"{path}/chat", {"text": "He is gone"})
        watching.until(lambda seen: bool(seen.chat))
        post(bob, f"{path}/join", {"invite": invite})
        post(ada, f"{path}/remove", {"seat": 1})
        assert closed_with(watching) == 1008, "removing somebody makes a new invite, and the old one is worth nothing"
