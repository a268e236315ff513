"""The description of the API for programs, with the WebSocket messages in it, and how requests are refused."""

from typing import Any

from fastapi import FastAPI
from fastapi.openapi.utils import get_openapi
from pydantic import TypeAdapter

from armorial.table.messages import ClientMessage, Failure, ServerMessage

REFERENCE = "#/components/schemas/{model}"


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
