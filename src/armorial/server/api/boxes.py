"""My box: owners of a game put in what is printed on their cards, share it, and play with it."""

from dataclasses import replace
from typing import Annotated

from fastapi import APIRouter, Path, Response
from fastapi.responses import PlainTextResponse

from armorial.box.file import file_of
from armorial.box.mine import Outcome, fill_in, numbers_from, overlay_from
from armorial.box.sheet import UnknownNumber, sheet_of
from armorial.games import GAMES, load_game
from armorial.server.api.caller import REFUSALS, Caller, CallerNow
from armorial.server.boxes import show
from armorial.server.boxes.book import Change, Kept, Told, shared_by
from armorial.server.messages.boxes import (
    Box,
    BoxChoices,
    BoxCode,
    Boxes,
    BoxFile,
    BoxFileTaken,
    BoxState,
    FilledIn,
    FillIn,
    ShareBox,
    SharedBox,
)
from armorial.table.errors import refuse
from armorial.table.printed import Printed

router = APIRouter(prefix="/api/boxes", tags=["boxes"], responses=REFUSALS)

Game = Annotated[str, Path(pattern="^[a-z0-9_-]{1,40}$")]
SharedCode = Annotated[BoxCode, Path(description="Of a box that its owner shares")]


def _known(game: str) -> str:
    if game not in GAMES:
        raise refuse("not_found", "no-such-game")
    return game


async def _mine(caller: Caller, game: str) -> Kept:
    """To be shown, which takes up to a tenth of a second."""
    caller.spend("boxes")
    return await caller.services.boxes.find(caller.person_id, _known(game))


async def _change(caller: Caller, response: Response, game: str, how: Change[Told]) -> Told:
    """Change the caller's box; somebody without a cookie is a guest from then on."""
    _known(game)
    person = await caller.somebody_or_guest(response, None)
    caller.spend("boxes")
    return await caller.services.boxes.change(person.id, game, how)


@router.get("")
async def boxes(caller: CallerNow) -> Boxes:
    """The caller's boxes of all games, with how far they have come."""
    caller.spend("boxes")
    found = await caller.services.boxes.all(caller.person_id)
    kept = [found.get(game, Kept(game)) for game in GAMES]
    summed_up = await caller.services.aside.pages.run(lambda: [show.summary(each, caller.language) for each in kept])
    return Boxes(boxes=summed_up)


@router.get("/shared/{code}")
async def shared(caller: CallerNow, code: SharedCode) -> SharedBox:
    """A box that somebody shares: what differs from the standard file, and from the caller's box."""
    caller.spend("boxes")
    theirs, owner = await caller.services.boxes.shared(code)
    mine = await caller.services.boxes.find(caller.person_id, theirs.game)
    yours = owner.id == caller.person_id
    return await caller.services.aside.pages.run(show.shared, theirs, owner.name, mine, yours, caller.language)


@router.get("/shared/{code}/file", response_class=PlainTextResponse)
async def shared_file(caller: CallerNow, code: SharedCode) -> PlainTextResponse:
    """The component file of a box that somebody shares."""
    caller.spend("boxes")
    theirs, _ = await caller.services.boxes.shared(code)
    return await _sent(caller, theirs)


@router.get("/{game}")
async def box(caller: CallerNow, game: Game) -> Box:
    """Every card and place of a game with its numbers: the standard ones, and the caller's."""
    mine = await _mine(caller, game)
    return await caller.services.aside.pages.run(show.box, mine, caller.language)


@router.put("/{game}")
async def fill(caller: CallerNow, response: Response, game: Game, wish: FillIn) -> FilledIn:
    """Put numbers into the box. What is taken is kept at once; what is odd or impossible comes back with the reason."""

    def filled(kept: Kept) -> tuple[Kept, FilledIn]:
        outcome = fill_in(game, kept.numbers, wish.changes, wish.confirmed, wish.sure)
        after = replace(kept, numbers=outcome.numbers)
        return after, _told(after, outcome, {*wish.changes, *wish.confirmed}, caller.language)

    return await _change(caller, response, game, filled)


def _told(kept: Kept, outcome: Outcome, paths: set[str], language: str) -> FilledIn:
    sheet = sheet_of(kept.game)
    named = set()
    for path in paths:
        try:
            named.add(sheet.field(path).thing)
        except UnknownNumber:
            continue
    return FilledIn(
        odd=show.remarks(outcome.odd, language),
        impossible=show.remarks(outcome.impossible, language),
        things=show.things(kept, named, language),
        **show.counts(sheet, kept.numbers),
    )


@router.delete("/{game}")
async def empty(caller: CallerNow, response: Response, game: Game) -> BoxState:
    """Take everything out of the box, and share it no longer."""
    return await _change(caller, response, game, lambda kept: _stated(Kept(game, revision=kept.revision)))


def _stated(kept: Kept) -> tuple[Kept, BoxState]:
    return kept, show.state(kept)


@router.get("/{game}/printed")
async def printed(caller: CallerNow, game: Game) -> Response:
    """The printed numbers with the caller's in their places, as the board of the game draws them."""
    mine = await _mine(caller, game)

    def made() -> bytes:
        return Printed(load_game(game, overlay_from(sheet_of(game), mine.numbers))).body

    body = await caller.services.aside.pages.run(made)
    return Response(body, media_type="application/json", headers={"Cache-Control": "private, no-cache"})


@router.get("/{game}/file", response_class=PlainTextResponse)
async def file(caller: CallerNow, game: Game) -> PlainTextResponse:
    """The box as a component file (TOML): ``armorial play GAME --components FILE`` takes it."""
    return await _sent(caller, await _mine(caller, game))


async def _sent(caller: Caller, kept: Kept) -> PlainTextResponse:
    def written() -> str:
        sheet = sheet_of(kept.game)
        remarks = (f"Numbers of a box of {kept.game}.", f"armorial play {kept.game} --components FILE")
        return file_of(overlay_from(sheet, kept.numbers), sheet.standard.schema, *remarks)

    headers = {"Content-Disposition": f'attachment; filename="{kept.game}-box.toml"', "Cache-Control": "no-store"}
    text = await caller.services.aside.pages.run(written)
    return PlainTextResponse(text, media_type="application/toml", headers=headers)


@router.post("/{game}/file")
async def upload(caller: CallerNow, response: Response, game: Game, wish: BoxFile) -> BoxFileTaken:
    """Put the numbers of a component file into the box. One that cannot be used is refused, with the line."""
    caller.spend("files")
    chosen = await caller.services.checker.chosen(_known(game), wish.text)
    assert chosen.components is not None
    components = chosen.components

    def taken(kept: Kept) -> tuple[Kept, BoxFileTaken]:
        read = numbers_from(sheet_of(game), components)
        before = {} if wish.replace else kept.numbers
        asked_before = [path for path, value in read.items() if kept.numbers.get(path) == value]
        outcome = fill_in(game, before, read, sure=None if wish.sure else asked_before)
        if outcome.impossible:
            raise refuse("invalid", "bad-components", why=show.remarks(outcome.impossible, caller.language)[0].message)
        after = kept if outcome.odd else replace(kept, numbers=outcome.numbers)
        odd = show.remarks(outcome.odd, caller.language)
        return after, BoxFileTaken(taken=not odd, odd=odd, **show.counts(sheet_of(game), after.numbers))

    return await _change(caller, response, game, taken)


@router.put("/{game}/choices")
async def choose(caller: CallerNow, response: Response, game: Game, wish: BoxChoices) -> BoxState:
    """Whether new tables are played with the box, and whether it counts in the report for whoever runs the server."""
    wanted = wish.model_dump(exclude_none=True)
    return await _change(caller, response, game, lambda kept: _stated(replace(kept, **wanted)))


@router.post("/{game}/share")
async def share(caller: CallerNow, response: Response, game: Game, wish: ShareBox) -> BoxState:
    """Share the box by a link: whoever has it can look at the box, compare it, and play with it."""
    return await _change(caller, response, game, lambda kept: _stated(shared_by(kept, wish.anew)))


@router.delete("/{game}/share")
async def stop_sharing(caller: CallerNow, response: Response, game: Game) -> BoxState:
    """Share the box no longer. Tables that were made with it have copies of their own."""
    return await _change(caller, response, game, lambda kept: _stated(replace(kept, code=None)))
