"""How one is told of what happens at one's tables while one is not looking."""

from typing import Annotated, Any, Final, cast

from fastapi import APIRouter, Path, Query
from fastapi.responses import RedirectResponse

from armorial.server.api.caller import REFUSALS, Caller, CallerNow
from armorial.server.messages.notices import (
    GivenUp,
    NoticeChoices,
    Notices,
    PushDevice,
    Subscribe,
    Trouble,
    TryChannel,
    Unsubscribed,
)
from armorial.server.notices.outward import Failed
from armorial.server.notices.posting import scenes_of
from armorial.table.errors import refuse
from armorial.table.words import speaker_of

router = APIRouter(prefix="/api/notices", tags=["notices"], responses=REFUSALS)

BrowserId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{1,40}$", description="A browser that shows notices")]
Token = Annotated[str, Query(min_length=1, max_length=300, description="From a letter")]

_NOT_SENT: Final[dict[Trouble, str]] = {
    "address": "server-notice-address",
    "unreachable": "server-notice-unreachable",
    "refused": "server-notice-refused",
    "gone": "server-notice-gone",
    "mail": "server-notice-mail",
}


async def _notices(caller: Caller) -> Notices:
    here, person = caller.signed_in()
    services = caller.services
    browsers = await services.choices.browsers(person.id)
    return Notices(
        choices=await services.choices.of_person(person.id),
        push_key=services.office.pusher.public_key,
        devices=[
            PushDevice(id=row.id, device=row.device, created=row.created, here=row.session == here.id)
            for row in browsers
        ],
        email=person.email,
        mail=services.office.letters.able,
        given_up=await _given_up(caller, person.id),
    )


async def _given_up(caller: Caller, person: str) -> list[GivenUp]:
    rows = await caller.services.choices.given_up(person)
    async with caller.services.database.read() as session:
        scenes = await scenes_of(session, rows)
    speaker = speaker_of(caller.language)
    return [
        GivenUp(
            id=row.id,
            channel=cast(Any, row.channel),
            at=row.at,
            text=scenes[row.table].tell(row, speaker).title,
            why=cast(Any, row.why),
        )
        for row in rows
        if row.table in scenes
    ]


@router.get("")
async def notices(caller: CallerNow) -> Notices:
    """How the caller is told, and what could not be sent to them."""
    return await _notices(caller)


@router.put("")
async def choose(caller: CallerNow, wish: NoticeChoices) -> Notices:
    """How the caller wants to be told from now on."""
    _, person = caller.signed_in()
    choices = caller.services.choices
    url = wish.webhook.url
    if url is not None and url != (await choices.of_person(person.id)).webhook.url:
        caller.spend("trials")  # somebody is asked where the address leads
        await choices.check_address(url)
    await choices.save(person.id, wish)
    return await _notices(caller)


@router.post("/push")
async def subscribe(caller: CallerNow, wish: Subscribe) -> Notices:
    """Show notices in this browser, as long as the caller is signed in (or a guest) in it."""
    here, _ = caller.signed_in()
    await caller.services.choices.subscribe(here, wish, caller.device)
    return await _notices(caller)


@router.delete("/push/{browser}")
async def unsubscribe(caller: CallerNow, browser: BrowserId) -> Notices:
    """Show no more notices in a browser."""
    _, person = caller.signed_in()
    await caller.services.choices.unsubscribe(person.id, browser)
    return await _notices(caller)


@router.post("/try")
async def try_out(caller: CallerNow, wish: TryChannel) -> Notices:
    """Send a notice now, to see that it comes; a push comes to this browser only."""
    here, person = caller.signed_in()
    caller.spend("trials")
    try:
        await caller.services.office.try_out(person, here.id, wish.channel)
    except Failed as failed:
        raise refuse("illegal", _NOT_SENT[failed.why].removeprefix("server-")) from None
    return await _notices(caller)


@router.post("/given-up/forget")
async def forget_given_up(caller: CallerNow) -> Notices:
    """Do not show any more what could not be sent."""
    _, person = caller.signed_in()
    await caller.services.choices.forget_given_up(person.id)
    return await _notices(caller)


@router.post("/unsubscribe")
async def stop_letters(caller: CallerNow, token: Token) -> Unsubscribed:
    """No more notices by e-mail. Mail programs ask for it by one click (RFC 8058), without a cookie."""
    person = caller.services.office.letters.person_of(token)
    if person is None:
        raise refuse("not_found", "notice-token")
    await caller.services.choices.stop_letters(person)
    return Unsubscribed()


@router.get("/unsubscribe", response_class=RedirectResponse, status_code=303)
async def ask_to_stop(caller: CallerNow, token: Token) -> RedirectResponse:
    """For mail programs that open the address instead: a page that asks. What only looks at links stops nothing."""
    return RedirectResponse(f"{caller.services.settings.base_path}unsubscribe#{token}", 303)
