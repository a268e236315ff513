"""A server that brings a table as far as a test wants to have it, in one request.

Over the API an answer takes two requests, and one of a bot a message to another process: a test that needs the end of a
game would spend seconds on hundreds of them. Here the answers are given where the match is, the same ones to the same
questions, and the table is stored once.
"""

import pickle
import sys
import traceback
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any
from unittest import mock

import orjson
from fastapi import APIRouter, FastAPI, Request, Response
from fastapi.responses import JSONResponse

from armorial.server import run
from armorial.server.api.caller import CallerNow, TableId
from armorial.server.app import make_app
from armorial.server.settings import Settings
from armorial.server.thinking import Think
from armorial.table.jobs import Job, job_at
from armorial.table.play import answer_for, confirm_for
from armorial.table.show import Reader, position
from armorial.table.table import Table
from armorial.table.thinking import think
from tests.browser.people import MOST_ANSWERS, choose

Enough = Callable[[Any], bool]

router = APIRouter()
begun: Counter[str] = Counter()
"""How many matches each host has begun, by the id of the person (`same_games.py`)."""


@router.post("/api/tests/anew")
async def begin_anew(caller: CallerNow) -> None:
    """A test begins: what it begins is the first, even if its host was here before."""
    del begun[caller.somebody().id]


@router.post("/api/tests/{table_id}/play")
async def play(caller: CallerNow, table_id: TableId, request: Request) -> Response:
    """The body is a function that says of a position whether it is far enough, and the beginnings of liked answers."""
    enough, prefer = pickle.loads(await request.body())
    how: Think = request.app.state.how_bots_think
    change = partial(_play_on, caller.reader(), how, enough, prefer)
    try:
        return JSONResponse(await caller.services.rooms.change(table_id, change, slow=caller.services.aside.tables))
    except Exception:
        return Response(traceback.format_exc(), 500)


def _play_on(reader: Reader, how: Think, enough: Enough, prefer: str | tuple[str, ...], table: Table) -> None:
    """Answer for a person and for the bots until it is enough or over."""
    have = 0
    for _ in range(MOST_ANSWERS):
        job = job_at(table)
        if job is not None:
            _for_the_server(table, job, how)
            continue
        now = orjson.loads(orjson.dumps(position(table, reader, have)))
        have = now["seq"]
        if now["over"] or enough(now):
            return
        assert now["seats"][now["to_move"]]["yours"], "it is somebody else's turn"
        if now["waiting_for_confirm"]:
            confirm_for(table, now["to_move"], have)
        else:
            tokens = [option["token"] for option in now["question"]["options"]]
            liked = [token for token in tokens if token.startswith(prefer)]
            answer_for(table, now["to_move"], have, choose(liked or tokens, have))
    raise AssertionError(f"the game did not come so far in {MOST_ANSWERS} answers")


def _for_the_server(table: Table, job: Job, how: Think) -> None:
    """What is up to a bot, or to a seat that is out."""
    token = job.token if job.bot is None or job.puzzle is None else how(job.bot, job.puzzle, 1.0, 0)
    if token is None:
        confirm_for(table, job.seat, job.seq)
    else:
        answer_for(table, job.seat, job.seq, token)


def serve(how: Think = think) -> int:
    """The program that people start, with one way more to ask it for something."""

    def made(settings: Settings) -> FastAPI:
        app = make_app(settings, how)
        app.include_router(router)
        return app

    with mock.patch.object(run, "make_app", made):
        return run.serve(Settings())


if __name__ == "__main__":
    sys.exit(serve())
