"""Schemathesis makes requests of its own from the description of the API: none of them may make the server fail."""

from typing import Any

from hypothesis import HealthCheck, Phase, given, settings

from armorial.games import GAMES
from tests.server.table_server import ThreadServer, web

EXAMPLES = 5


def probe(operation: Any, cookies: dict[str, str]) -> int:
    """Some requests of one kind; gives their number."""
    tried = 0

    @settings(max_examples=EXAMPLES, deadline=None, phases=[Phase.generate], suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def no_failure(case: Any) -> None:
        nonlocal tried
        tried += 1
        case.query = {name: value for name, value in (case.query or {}).items() if name != "wait"}
        answer = case.call(cookies=cookies, timeout=30)
        assert answer.status_code < 500, f"{case.method} {case.formatted_path}: {answer.status_code} {answer.text}"

    no_failure()
    return tried


def test_no_described_request_makes_the_server_fail(server: ThreadServer) -> None:
    """Asked by somebody who sits at a table, so that requests get further than the door."""
    import schemathesis  # here: it takes long, and every process of the tests reads this file
    from schemathesis.core.result import Ok

    with web(server) as client:
        for game in GAMES:
            client.post("/api/play-now", json={"game": game}).raise_for_status()
        cookies = dict(client.cookies)
    schema = schemathesis.openapi.from_url(f"{server.url}/api/openapi.json")
    operations = []
    for found in schema.get_all_operations():
        assert isinstance(found, Ok)
        operations.append(found.ok())
    tried = {f"{operation.method} {operation.path}": probe(operation, cookies) for operation in operations}
    assert len(tried) > 25
    assert min(tried.values()) > 0, tried
