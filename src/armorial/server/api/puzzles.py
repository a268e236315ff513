"""The puzzle of the day: to be tried by anybody, without an account and without a table."""

from typing import Annotated

from fastapi import APIRouter, Path

from armorial.server.api.caller import REFUSALS, CallerNow
from armorial.table import puzzles
from armorial.table.messages.puzzles import DaysPuzzle, PuzzleList, PuzzleVerdict, TryPuzzle

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
    return await caller.services.aside.tables.run(puzzles.shown, day, caller.services.clock.now(), caller.language)


@router.post("/{day}/try")
async def try_puzzle(caller: CallerNow, day: Day, wish: TryPuzzle) -> PuzzleVerdict:
    """Whether an answer is the best one."""
    caller.spend("replays")
    return await caller.services.aside.tables.run(
        puzzles.tried, day, wish.token, caller.services.clock.now(), caller.language
    )
