"""What somebody can make the server keep or do is bounded: each attack here ran freely on version 0.5.2."""

import gc
import json
import socket
from collections import Counter

from armorial.kernel.words import Message, who
from armorial.server.services import Services
from armorial.server.wire import Http, Pieces, Ws
from armorial.table import words
from armorial.table.words import Phrases
from tests.patience import until
from tests.server.conftest import People
from tests.server.finished_games import finish
from tests.server.players import hot_seat, live, position, refused
from tests.server.table_server import ThreadServer


def kept(marker: str) -> int:
    """How many formatted messages with the marker anything still holds."""
    gc.collect()
    return sum(marker in thing.text for thing in gc.get_objects() if type(thing) is words.Phrase)


def test_what_is_quoted_is_cut_short_and_not_kept(server: ThreadServer, people: People) -> None:
    """Finding 1: refused requests, over HTTP or WebSocket, filled the memory with what they had sent."""
    ada = people(server, "Ada")
    name = "quoted-" + "x" * 50_000
    error = refused(ada, "/api/me", {"name": "Ada", name: 1})
    with live(ada, hot_seat(ada)) as watching:
        watching.socket.send(json.dumps({"type": "ping", name: 1}))
        by_socket = watching.until(lambda seen: None in seen.replies).replies[None]["error"]
    for said in (error, by_socket):
        assert said["code"] == "invalid"
        assert "quoted-" in said["message"]["text"], "it still says what was wrong"
        assert len(json.dumps(said)) < 1_000
    assert kept("quoted-") == 0


def test_the_cache_of_words_is_bounded_by_bytes() -> None:
    """Finding 1: whatever is said, what is kept of it is bounded, and it is still said right."""
    phrases = Phrases("en", 0, most=50_000)
    for number in range(200):
        text = f"{number} " + "y" * 1_000
        assert phrases.learn(Message("literal", {"text": text})).text == text
    assert 0 < sum(len(phrase.text) for phrase in phrases.known.values()) < 50_000


def test_a_match_that_is_over_leaves_the_memory_with_its_last_watcher(server: ThreadServer, people: People) -> None:
    """Whoever comes back later has it loaded again; a match that goes on stays."""
    ada = people(server, "Ada")
    over, going = hot_seat(ada), hot_seat(ada)

    async def in_memory(services: Services) -> frozenset[str]:
        return services.rooms.known()

    with live(ada, over) as first, live(ada, over) as second, live(ada, going) as other:
        for watching in (first, second, other):
            watching.until(lambda seen: bool(seen.position))
        finish(server, over)
        second.until(lambda seen: seen.position["over"])
        assert over in server.do(in_memory)
    until(lambda: over not in server.do(in_memory), "the sockets are gone")
    assert going in server.do(in_memory)
    assert position(ada, over)["over"]


def test_a_connection_that_has_ended_leaves_the_memory_at_once(server: ThreadServer, people: People) -> None:
    """Not when somebody looks for garbage in circles: what has lasted a while is looked at once in many hours. Clients
    who came and went cost the server 25 kB each."""
    ada = people(server, "Ada")
    table = hot_seat(ada)
    gc.disable()
    try:
        before = connections()
        with live(ada, table) as closed, live(ada, table) as broken:
            for watching in (closed, broken):
                watching.until(lambda seen: bool(seen.position))
            assert connections() - before, "they are counted while they last"
            broken.socket.socket.shutdown(socket.SHUT_RDWR)
            people(server).get("/api/games", headers={"Connection": "close"}).raise_for_status()
        until(lambda: not connections() - before, "all of them have left")
    finally:
        gc.enable()


def connections() -> Counter[type]:
    """How many connections there still are in memory, by what they speak."""
    return Counter(type(thing) for thing in gc.get_objects() if type(thing) in (Http, Ws, Pieces))


def test_words_without_arguments_and_names_are_kept_once() -> None:
    """A match tells thousands of them, and keeps them while it is in memory."""
    assert Message("a").args is Message("b").args
    assert who(1) is who(1)
    assert who(100) == Message("seat", {"n": 100})
