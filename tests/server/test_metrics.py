"""Figures for Prometheus, and the numbers of requests."""

import re

import httpx
from prometheus_client.parser import text_string_to_metric_families

from tests.server.conftest import People
from tests.server.players import answer, hot_seat, live, position, refused
from tests.server.table_server import ThreadServer, thread_server
from tests.server.test_serve import started


class Figures:
    """What Prometheus would read."""

    def __init__(self, server: ThreadServer) -> None:
        text = httpx.get(server.app.state.services.measures.link).text
        self.samples = [sample for family in text_string_to_metric_families(text) for sample in family.samples]

    def of(self, name: str, **labels: str) -> float:
        found = [s.value for s in self.samples if s.name == name and labels.items() <= s.labels.items()]
        assert found, f"there is no {name} {labels}"
        return sum(found)


def test_the_figures_of_a_server(sqlite: str, people: People) -> None:
    """Requests by their route, never by an address that somebody made up; answers, sockets, rooms, bots, database."""
    with thread_server(sqlite, metrics_port=0) as server:
        ada = people(server, "Ada")
        table = hot_seat(ada)
        with live(ada, table) as play:
            play.until(lambda p: bool(p.position))
            seen = position(ada, table)
            answer(ada, table, seen, seen["question"]["options"][0]["token"]).raise_for_status()
            refused(ada, f"/api/tables/{table}/answer", {"seat": 0, "seq": 0, "token": "nothing"})
            ada.get("/made/up/by/somebody")
            ada.request("SECRET", "/api/made-up")
            figures = Figures(server)
        route = "/api/tables/{table_id}/answer"
        assert figures.of("armorial_http_requests_total", route=route, status="200", method="POST") == 1
        assert figures.of("armorial_http_requests_total", route=route, status="409") == 1
        assert figures.of("armorial_http_request_seconds_count", route=route) == 2
        assert figures.of("armorial_http_requests_total", route="client") >= 1
        assert figures.of("armorial_answer_seconds_count", by="person") >= 1
        assert figures.of("armorial_websockets_total") == 1
        assert figures.of("armorial_rooms") == figures.of("armorial_watchers") == 1
        assert figures.of("armorial_people_connected") == 1
        assert figures.of("armorial_lines") >= seen["seq"] + 1
        assert figures.of("armorial_bots_thinking") == figures.of("armorial_bots_waiting") == 0
        assert figures.of("armorial_database_seconds_count", kind="answers") >= 1
        assert figures.of("armorial_database_bytes") > 0
        assert figures.of("armorial_loop_lag_seconds_count") >= 0
        assert figures.of("process_resident_memory_bytes") > 0
        said = "".join(f"{sample.name}{sample.labels}" for sample in figures.samples)
        assert not re.search(rf"made|SECRET|{table}|Ada", said)


def test_there_are_none_unless_somebody_wants_them(server: ThreadServer, people: People) -> None:
    assert server.app.state.services.measures is None
    assert "armorial_" not in people(server).get("/metrics").text


def test_a_port_that_is_taken_is_one_sentence(server: ThreadServer) -> None:
    port = httpx.URL(server.url).port
    tried = started(port=0, metrics_port=port, database=server.settings.database_url)
    assert tried.returncode == 2
    assert tried.stderr.splitlines() == [f"Cannot listen on 127.0.0.1:{port}: Address already in use"]


def test_requests_have_numbers(server: ThreadServer, people: People) -> None:
    """That of a proxy in front is kept, if it is one; the answer tells it."""
    nobody = people(server)
    first, second = (nobody.get("/api/health").headers["X-Request-Id"] for _ in range(2))
    assert first != second
    for given, kept in (("0123456789abcdef", True), ("a b", False), ("x" * 65, False)):
        told = nobody.get("/api/health", headers={"X-Request-Id": given}).headers["X-Request-Id"]
        assert (told == given) is kept
