"""The puzzle of the day: to be tried by anybody, without an account and without a table. And whose games may become
puzzles: of those who consent to it."""

from functools import partial
from typing import Annotated, Any

from fastapi import APIRouter, Path, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow
from armorial.server.api.written import written_unchecked
from armorial.table import puzzles
from armorial.table.messages.puzzles import (
    ConsentToPuzzles,
    DaysPuzzle,
    MyPuzzles,
    PuzzleList,
    PuzzleVerdict,
    TryPuzzle,
)

router = APIRouter(prefix="/api", tags=["puzzles"], responses=REFUSALS)

Day = Annotated[str, Path(pattern=r"^(today|\d{4}-\d{2}-\d{2})$", description="`today`, or a day such as 2026-11-17")]


@router.get("/puzzles")
async def list_puzzles(caller: CallerNow) -> PuzzleList:
    """Today's puzzle and those before it."""
    services, now = caller.services, caller.services.clock.now()
    days = await services.aside.pages.run(puzzles.listed, now)
    own = await services.puzzles.book.games(days[-1], days[0]) if days else puzzles.NONE
    return {"days": puzzles.days(now, own)}


@router.get("/puzzles/{day}", response_model=DaysPuzzle)
async def show_puzzle(caller: CallerNow, day: Day) -> Response:
    """The position of a day's puzzle; with the solution once the day is over."""
    caller.spend("replays")
    now, own = await _of_day(caller, day)
    return await written_unchecked(caller.services.aside.pages, partial(puzzles.shown, day, now, caller.language, own))


@router.post("/puzzles/{day}/try")
async def try_puzzle(caller: CallerNow, day: Day, wish: TryPuzzle) -> PuzzleVerdict:
    """Whether an answer is the best one."""
    caller.spend("replays")
    now, own = await _of_day(caller, day)
    return await caller.services.aside.pages.run(puzzles.tried, day, wish.token, now, caller.language, own)


async def _of_day(caller: Caller, day: str) -> tuple[float, dict[str, Any] | None]:
    """What time it is, and the server's own puzzle of a day, if it has one."""
    now = caller.services.clock.now()
    return now, await caller.services.puzzles.book.of_day(puzzles.named_day(day, now))


@router.get("/my/puzzles")
async def my_puzzles(caller: CallerNow) -> MyPuzzles:
    """Whether the caller's finished games may become puzzles."""
    consent, made = await caller.services.puzzles.book.consent_of(caller.person_id)
    return {"consent": consent, "made": made}


@router.post("/my/puzzles")
async def consent_to_puzzles(caller: CallerNow, wish: ConsentToPuzzles) -> MyPuzzles:
    """Consent to puzzles of one's finished games, or withdraw: then those that were made of them are gone."""
    book, person = caller.services.puzzles.book, caller.somebody().id
    await (book.consent(person) if wish.consent else book.withdraw(person))
    return await my_puzzles(caller)
