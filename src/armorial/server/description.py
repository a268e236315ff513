"""The description of the API for programs, with the WebSocket messages in it, and how requests are refused."""

import gzip
import threading
from typing import Any

import orjson
from fastapi import FastAPI, Request, Response
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from armorial.server.packing import accepted
from armorial.table.messages import ClientMessage, Failure, ServerMessage

REFERENCE = "#/components/schemas/{model}"
_making = threading.Lock()
"""Those who ask at the same time, each in a thread, wait for the one that makes it."""


def described(app: FastAPI) -> dict[str, Any]:
    """The description, made once."""
    if app.openapi_schema is None:
        schema = get_openapi(
            title=app.title,
            version=app.version,
            routes=app.routes,
            servers=app.servers or None,
            separate_input_output_schemas=False,
        )
        components = schema.setdefault("components", {}).setdefault("schemas", {})
        more: dict[str, Any] = {"ClientMessage": ClientMessage, "ServerMessage": ServerMessage, "Failure": Failure}
        for name, kind in more.items():
            adapter: TypeAdapter[Any] = TypeAdapter(kind)
            made = adapter.json_schema(ref_template=REFERENCE, mode="serialization")
            for inner, definition in made.pop("$defs", {}).items():
                components.setdefault(inner, definition)
            components[name] = made
        app.openapi_schema = schema
    return app.openapi_schema


def sent_description(request: Request) -> Response:
    """The description as it is sent. Anybody may ask for it, so it is written and packed once."""
    plain, packed = _written(request.app)
    headers = {"Vary": "Accept-Encoding"}
    if "gzip" in accepted(request.headers.get("accept-encoding", "")):
        return Response(packed, headers={**headers, "Content-Encoding": "gzip"}, media_type="application/json")
    return Response(plain, headers=headers, media_type="application/json")


def _written(app: FastAPI) -> tuple[bytes, bytes]:
    with _making:
        written: tuple[bytes, bytes] | None = getattr(app.state, "description", None)
        if written is None:
            plain = orjson.dumps(described(app))
            written = app.state.description = plain, gzip.compress(plain, mtime=0)
        return written
