"""Answers that are long: read and written aside, so that the event loop only sends them."""

from collections.abc import Callable, Coroutine, Mapping
from typing import Any

import orjson
from fastapi import Response
from pydantic import BaseModel

from armorial.server.aside import Pool
from armorial.server.store.database import Database
from armorial.server.store.local import SomeSession


async def written(pool: Pool, make: Callable[[], BaseModel]) -> Response:
    """What is made there, as it is sent."""
    return Response(await pool.run(lambda: make().model_dump_json()), media_type="application/json")


async def written_unchecked(pool: Pool, make: Callable[[], Mapping[str, Any]]) -> Response:
    """What is made there of plain values: long, and right by its type."""
    return Response(await pool.run(lambda: orjson.dumps(make())), media_type="application/json")


async def read_and_written(
    database: Database, pool: Pool, read: Callable[[SomeSession], Coroutine[Any, Any, BaseModel]]
) -> Response:
    """What comes of reading much, as it is sent."""
    found = await database.read_aside(pool, read)
    return await written(pool, lambda: found)
