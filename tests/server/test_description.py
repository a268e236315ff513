"""The description of the API, what is promised in docs/api.md, and whether anything makes the server fail."""

import json
import re
import sys
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from pydantic import BaseModel, TypeAdapter

from armorial.server import description
from armorial.server import messages as of_server
from armorial.table import messages
from armorial.table.errors import STATUS
from armorial.table.views import described_games
from armorial.text import LANGUAGES, Speaker
from tests.programs import Running
from tests.server.conftest import People, new_database
from tests.server.players import hot_seat, live, position, post
from tests.server.table_server import ROOT, ThreadServer, thread_server, web

API = (ROOT / "docs" / "api.md").read_text(encoding="utf-8")
DESCRIPTION: dict[str, Any] = json.loads((ROOT / "web" / "openapi.json").read_text(encoding="utf-8"))
"""As it is kept; that it is made like this now, `tests/test_generated.py` shows, and below the server itself."""
SCHEMAS = DESCRIPTION["components"]["schemas"]


def test_everything_sent_and_received_is_described() -> None:
    models = {
        name
        for package in (messages, of_server)
        for name, kind in vars(package).items()
        if isinstance(kind, type) and issubclass(kind, BaseModel) and kind.__module__.startswith(package.__name__)
    }
    abstract = {"Received", "Sent"}
    assert models - abstract <= set(SCHEMAS)
    views = {f"{game.capitalize()}View" for game in described_games()}
    assert {"ClientMessage", "ServerMessage", *views} <= set(SCHEMAS)
    shown = SCHEMAS["Position"]["properties"]["view"]
    *known, other = shown["anyOf"]
    assert {kind["$ref"].rsplit("/", 1)[1] for kind in known} == views
    assert other == {"type": "object", "additionalProperties": True}
    for reference in re.findall(r'"\$ref": "#/components/schemas/([^"]+)"', json.dumps(DESCRIPTION)):
        assert reference in SCHEMAS


def test_the_description_is_written_once(server: ThreadServer, people: People, monkeypatch: pytest.MonkeyPatch) -> None:
    """Anybody may ask for it, as often as they like: it was written and packed for each of them."""
    made: list[object] = []

    def described(app: object) -> dict[str, Any]:
        made.append(app)
        assert description._making.locked(), "nor by all who ask at the same time"
        return DESCRIPTION

    monkeypatch.setattr(description, "described", described)
    monkeypatch.delattr(server.app.state, "description", raising=False)
    nobody = people(server)
    for packing in ("gzip", "identity", "gzip"):
        answer = nobody.get("/api/openapi.json", headers={"Accept-Encoding": packing})
        assert answer.headers.get("Content-Encoding", "identity") == packing
        assert answer.json() == DESCRIPTION
    assert len(made) == 1


def test_the_document_names_every_path_and_code() -> None:
    for path in DESCRIPTION["paths"]:
        assert path.replace("{table_id}", "{id}") in API, path
    for code in STATUS:
        assert f"`{code}`" in API


def test_the_messages_in_the_document_can_be_read() -> None:
    block = API.split("To the server:")[1].split("```json\n")[1].split("```")[0]
    reader: TypeAdapter[Any] = TypeAdapter(messages.ClientMessage)
    kinds = {reader.validate_json(line).type for line in block.strip().splitlines()}
    assert kinds == {
        "answer", "undo", "restart", "confirm", "resign", "undo_request", "undo_reply", "chat", "looking", "ping",
    }  # fmt: skip


def test_what_the_server_says_has_words_in_every_language() -> None:
    parts = [ROOT / "src/armorial" / part for part in ("server", "table", "browser")]
    source = "".join(file.read_text(encoding="utf-8") for part in parts for file in part.rglob("*.py"))
    keys = {f"server-{key}" for key in re.findall(r'refuse\(\s*"[a-z_]+",\s*"([a-z-]+)"', source)}
    keys |= set(re.findall(r'"(server-[a-z-]+)"', source))
    assert len(keys) > 30
    for language in LANGUAGES:
        words = (ROOT / "src/armorial/text" / language / "server.ftl").read_text(encoding="utf-8")
        assert set(re.findall(r"^(server-[a-z-]+) =", words, re.M)) == keys
        assert Speaker(language).has("server-stale")


def test_the_bot_of_thirty_lines_plays(server: ThreadServer, people: People, tmp_path: Path) -> None:
    code = API.split("## A bot of thirty lines")[1].split("```python\n")[1].split("```")[0]
    assert len([line for line in code.splitlines() if line.strip()]) <= 32
    program = tmp_path / "bot.py"
    program.write_text(code)
    ada = people(server, "Ada")
    table = post(ada, "/api/tables", {"game": "village", "seats": 2, "sit": False, "others": [{"bot": "random"}]})["id"]
    with (
        live(ada, table) as watching,
        Running([sys.executable, str(program), f"{server.url}/table/{table}"]) as bot,
    ):
        watching.until(lambda p: bool(p.table) and p.table["seats"][1]["kind"] == "person")
        post(ada, f"/api/tables/{table}/start")
        assert bot.ended() == 0, bot.err
    assert re.search(r"^place [12] with \d+ points$", bot.out, re.M)
    assert position(ada, table)["over"]


# -- no request makes the server fail -----------------------------------------------------------------------------

OPERATIONS = [
    (method.upper(), path, operation)
    for path, methods in DESCRIPTION["paths"].items()
    for method, operation in methods.items()
]
ODD = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(-(2**70), 2**70),
    st.floats(),
    st.text(max_size=30),
    st.sampled_from(["", "\0", "\ud800", "😀" * 20, "village", "greedy", "../..", "%00", "'; --", "x" * 600]),
    st.lists(st.integers(), max_size=3),
    st.dictionaries(st.text(max_size=5), st.integers(), max_size=3),
)


def resolved(schema: dict[str, Any]) -> dict[str, Any]:
    while "$ref" in schema:
        schema = SCHEMAS[schema["$ref"].rsplit("/", 1)[1]]
    return schema


def fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    """Values that a schema allows, now and then spoilt by something odd."""
    return st.one_of(_fitting(resolved(schema)), _fitting(resolved(schema)), _fitting(resolved(schema)), ODD)


def _fitting(schema: dict[str, Any]) -> st.SearchStrategy[Any]:
    if "anyOf" in schema:
        return st.one_of([_fitting(resolved(part)) for part in schema["anyOf"]])
    if "enum" in schema:
        return st.sampled_from(schema["enum"])
    if "const" in schema:
        return st.just(schema["const"])
    kind = schema.get("type")
    if kind == "object":
        needed = set(schema.get("required", []))
        fields = {name: fitting(part) for name, part in schema.get("properties", {}).items()}
        return st.fixed_dictionaries(
            {name: field for name, field in fields.items() if name in needed},
            optional={name: field for name, field in fields.items() if name not in needed},
        )
    if kind == "array":
        return st.lists(fitting(schema["items"]), max_size=4)
    if kind == "integer":
        return st.one_of(st.integers(0, 4), st.integers(0, 300), st.just(schema.get("maximum", 10)).map(int))
    if kind == "number":
        return st.just(0)  # a longer wait would only make the test longer
    if kind == "string":
        return st.one_of(st.sampled_from(["village", "greedy", "bot", "Ada", "secret-password"]), st.text(max_size=20))
    return {"boolean": st.booleans(), "null": st.none()}.get(kind or "", ODD)


class Asker:
    """Somebody who asks a server for all kinds of things, and has tables for it."""

    def __init__(self, server: ThreadServer) -> None:
        self.client = web(server)
        post(self.client, "/api/me", {"name": "Ada"})
        self.tables = {"running": hot_seat(self.client), "open": self._open()}

    def _open(self) -> str:
        return str(post(self.client, "/api/tables", {"game": "village", "seats": 2})["id"])


@pytest.fixture(scope="module")
def all_kinds(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[ThreadServer]]:
    """A server on each kind of database, both at once: what reads is asked of both, what changes something of one."""
    with ExitStack() as stack:
        urls = [new_database(kind, request, tmp_path_factory.mktemp("odd")) for kind in ("sqlite", "postgresql")]
        yield [stack.enter_context(thread_server(url)) for url in urls]


@pytest.fixture(scope="module")
def readers(all_kinds: list[ThreadServer]) -> Iterator[list[Asker]]:
    """Those who change nothing, and can be the same for all requests."""
    made = [Asker(server) for server in all_kinds]
    yield made
    for each in made:
        each.client.close()


@pytest.mark.parametrize(("method", "path", "operation"), OPERATIONS, ids=[f"{m} {p}" for m, p, _ in OPERATIONS])
def test_no_request_makes_the_server_fail(
    all_kinds: list[ThreadServer], readers: list[Asker], method: str, path: str, operation: dict[str, Any]
) -> None:
    """Requests made from the description, right and wrong: each is answered, and none by a fault."""
    turn = OPERATIONS.index((method, path, operation)) % len(all_kinds)
    askers = readers if method == "GET" else [Asker(all_kinds[turn])]
    body = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
    queries = [p for p in operation.get("parameters", []) if p["in"] == "query"]
    requests = st.fixed_dictionaries(
        {
            "table": st.sampled_from(["running", "open", "nothing", "%00", "a" * 50]),
            "game": st.sampled_from(["village", "chess", "%00"]),
            "seat": st.sampled_from(["0", "1", "9", "-1", "x"]),
            "body": st.none() if body is None else fitting(body),
            "query": st.fixed_dictionaries({}, optional={p["name"]: fitting(p["schema"]) for p in queries}),
        }
    )

    @settings(max_examples=6, phases=[Phase.generate], suppress_health_check=list(HealthCheck), deadline=None)
    @given(requests)
    def try_out(request: dict[str, Any]) -> None:
        query = {key: str(value).encode("utf-8", "replace") for key, value in request["query"].items()}
        content = json.dumps(request["body"]).encode() if body is not None else None
        headers = {"Content-Type": "application/json"} if content else {}
        for asker in askers:
            table = asker.tables.get(request["table"], request["table"])
            url = path.replace("{table_id}", table).replace("{game}", request["game"])
            url = url.replace("{seat}", request["seat"])
            reply = asker.client.request(method, url, params=query, content=content, headers=headers)
            assert reply.status_code < 500, reply.text
            if reply.status_code >= 400:
                assert reply.json()["error"]["code"] in STATUS

    try_out()
    for asker in askers if askers is not readers else ():
        asker.client.close()


def test_no_message_makes_the_websocket_fail(either: ThreadServer, people: People) -> None:
    ada = people(either, "Ada")
    table = hot_seat(ada)
    schema = SCHEMAS["ClientMessage"]
    parts = [resolved(part) for part in schema["oneOf"]]
    with live(ada, table) as play:
        play.until(lambda p: bool(p.position))

        @settings(max_examples=30, phases=[Phase.generate], suppress_health_check=list(HealthCheck), deadline=None)
        @given(st.one_of(*[fitting(part) for part in parts]))
        def try_out(message: Any) -> None:
            play.socket.send(json.dumps(message))
            play.socket.send('{"type": "ping"}')
            while (received := play.receive())["type"] != "pong":
                if received["type"] == "error":
                    assert received["error"]["code"] not in ("internal", "unavailable")
            if message == {"type": "ping"}:
                assert play.receive()["type"] == "pong"

        try_out()


def test_the_description_is_served(server: ThreadServer, people: People) -> None:
    client: httpx.Client = people(server)
    served = client.get("/api/openapi.json").json()
    served["info"]["version"] = DESCRIPTION["info"]["version"]
    assert served == DESCRIPTION
