"""The puzzle of the day: to be tried by anybody, without an account and without a table."""

from datetime import date
from typing import Annotated

from fastapi import APIRouter, Path

from armorial.server.api.caller import REFUSALS, Caller, CallerNow
from armorial.table import puzzles
from armorial.table.errors import refuse
from armorial.table.messages.puzzles import DaysPuzzle, PuzzleList, PuzzleVerdict, Solution, TryPuzzle
from armorial.table.show import Reader, position
from armorial.table.words import voice_of

router = APIRouter(prefix="/api/puzzles", tags=["puzzles"], responses=REFUSALS)

Day = Annotated[str, Path(pattern=r"^(today|\d{4}-\d{2}-\d{2})$", description="`today`, or a day such as 2026-11-17")]


@router.get("")
async def list_puzzles(caller: CallerNow) -> PuzzleList:
    """Today's puzzle and those before it."""
    return {"days": await caller.services.aside.tables.run(puzzles.days, caller.services.clock.now())}


@router.get("/{day}")
async def show_puzzle(caller: CallerNow, day: Day) -> DaysPuzzle:
    """The position of a day's puzzle; with the solution once the day is over."""
    caller.spend("replays")
    return await caller.services.aside.tables.run(_shown, caller, day)


def _shown(caller: Caller, text: str) -> DaysPuzzle:
    day = _day(caller, text)
    now = position(puzzles.table_on(day), Reader(puzzles.SOLVER, caller.language), 0)
    over = day < puzzles.today(caller.services.clock.now())
    solution = _solution(caller, day) if over else None
    return {"day": day.isoformat(), "game": now["game"], "position": now, "solution": solution}


@router.post("/{day}/try")
async def try_puzzle(caller: CallerNow, day: Day, wish: TryPuzzle) -> PuzzleVerdict:
    """Whether an answer is the best one."""
    caller.spend("replays")
    return await caller.services.aside.tables.run(_tried, caller, day, wish.token)


def _tried(caller: Caller, text: str, token: str | None) -> PuzzleVerdict:
    day = _day(caller, text)
    puzzle = puzzles.puzzle_of(day)
    if token is not None and token not in puzzles.table_on(day).playing().options():
        raise refuse("invalid", "not-asked")
    right = token == puzzle["best"]
    return {"right": right, "solution": _solution(caller, day) if right or token is None else None}


def _day(caller: Caller, text: str) -> date:
    now = caller.services.clock.now()
    return puzzles.today(now) if text == "today" else puzzles.named_day(text, now)


def _solution(caller: Caller, day: date) -> Solution:
    voice = voice_of(caller.language, tuple(puzzles.table_on(day).names()))
    return puzzles.solution_of(puzzles.puzzle_of(day), voice)
