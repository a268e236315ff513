"""Planning ahead, and standing orders."""

import secrets

from fastapi import APIRouter, Response

from armorial.server.api.caller import REFUSALS, Caller, CallerNow, TableId
from armorial.server.api.written import written
from armorial.server.messages.plans import (
    AboutPlan,
    Ahead,
    ChangeOrders,
    DeclinedKind,
    LookAhead,
    PlanInfo,
    Plans,
    PlanStopped,
    SavePlan,
    SeatPlans,
)
from armorial.server.plans.book import Kept
from armorial.server.plans.deciding import Plan
from armorial.server.plans.orders import no_to
from armorial.server.plans.rehearsal import Rehearsal, Step, begin, rehearse
from armorial.table.errors import ApiError, refuse
from armorial.table.messages import Said, Words
from armorial.table.messages.position import AnswerWords
from armorial.table.play import check_seq
from armorial.table.show import Reader, planned_position
from armorial.table.table import Table
from armorial.table.words import Voice, message_of, voice_of

router = APIRouter(prefix="/api/tables/{table_id}", tags=["plans"], responses=REFUSALS)


@router.get("/plans")
async def plans(caller: CallerNow, table_id: TableId) -> Plans:
    """One's plans and orders at a table."""
    return await _plans(caller, table_id)


@router.post("/plans/look", response_model=Ahead)
async def look_ahead(caller: CallerNow, table_id: TableId, wish: LookAhead) -> Response:
    """Try out one's next turn on a private copy, from what one may know. The turns of others before it are left out."""
    person = caller.somebody().id
    caller.spend("actions", table_id)
    table, reader = await _still(caller, table_id), caller.reader(wish.seat)

    def looked() -> Ahead:
        ahead = _rehearsed(table, person, wish)
        shown = planned_position(table, reader, wish.seat, ahead.state, ahead.ended)
        shown["can_undo"] = bool(ahead.steps)
        return Ahead(position=shown, steps=_steps(ahead.steps, _voice(reader, table)), ended=ahead.ended)

    return await written(caller.services.aside.tables, looked)


@router.put("/plans")
async def save_plan(caller: CallerNow, table_id: TableId, wish: SavePlan) -> Plans:
    """Answer like this when one's turn comes, if all of it is still as it is now. An older plan is dropped."""
    person = caller.somebody().id
    caller.spend("actions", table_id)
    table = await _still(caller, table_id)
    ahead = await caller.services.aside.tables.run(_rehearsed, table, person, wish)
    plan = Plan(secrets.token_urlsafe(9), table.seq, ahead.steps, wish.confirm)
    book = caller.services.plans.book
    kept = await book.of_seat(table_id, wish.seat, person)
    kept.plan, kept.stopped = plan, None
    await book.save(kept)
    return await _plans(caller, table_id)


@router.post("/plans/drop")
async def drop_plan(caller: CallerNow, table_id: TableId, wish: AboutPlan) -> Plans:
    """Drop a plan, or what is said about one that stopped. What was answered already stays."""
    person = caller.somebody().id
    caller.spend("actions", table_id)
    book = caller.services.plans.book
    kept = (await book.of_person(table_id, person)).get(wish.seat)
    if kept is not None:
        kept.plan = kept.stopped = None
        await book.save(kept)
    return await _plans(caller, table_id)


@router.post("/orders")
async def change_orders(caller: CallerNow, table_id: TableId, wish: ChangeOrders) -> Plans:
    """Change the standing orders of a seat."""
    person = caller.somebody().id
    caller.spend("actions", table_id)
    book = caller.services.plans.book
    async with caller.services.rooms.reading(table_id) as (_, table):
        _check_playing(table, person, wish.seat)
        kept = await book.of_seat(table_id, wish.seat, person)
        if wish.pass_on is not None:
            kept.orders.pass_on = wish.pass_on
        if wish.ask is not None:
            kept.orders.ask_again(wish.ask)
        if wish.decline is not None:
            if table.to_move != wish.seat:
                raise refuse("illegal", "cannot-decline")
            kept.orders.decline(table.playing(), wish.decline, this_round=wish.this_round)
    await book.save(kept)
    return await _plans(caller, table_id)


async def _still(caller: Caller, table_id: str) -> Table:
    """The table as it is now. What takes time is done with it aside, while others play on."""
    async with caller.services.rooms.reading(table_id) as (_, table):
        return table.still()


def _check_playing(table: Table, person: str, seat: int) -> None:
    table.check_visible(person, None)
    table.own_seat(person, seat)
    if table.sandbox:
        raise refuse("illegal", "plan-sandbox")
    check_seq(table, table.seq)


def _rehearsed(table: Table, person: str, wish: LookAhead) -> Rehearsal:
    _check_playing(table, person, wish.seat)
    return rehearse(check_seq(table, wish.seq), wish.seat, wish.tokens)


# -- in words -------------------------------------------------------------------------------------------------


async def _plans(caller: Caller, table_id: str) -> Plans:
    person = caller.somebody().id
    kept = await caller.services.plans.book.of_person(table_id, person)
    table, reader = await _still(caller, table_id), caller.reader()
    table.check_visible(person, None)

    def told() -> Plans:
        voice, seats = _voice(reader, table), table.seats_of(person)
        return Plans(
            seats=[_seat_plans(table, kept.get(seat) or Kept(table_id, seat, person), voice) for seat in seats]
        )

    return await caller.services.aside.tables.run(told)


def _seat_plans(table: Table, kept: Kept, voice: Voice) -> SeatPlans:
    plan, stopped = kept.plan, kept.stopped
    return SeatPlans(
        seat=kept.seat,
        plan=None if plan is None else PlanInfo(steps=_steps(plan.steps, voice), next=plan.next, confirm=plan.confirm),
        stopped=None
        if stopped is None
        else PlanStopped(
            steps=_steps([Step(**each) for each in stopped.steps], voice), step=stopped.step, why=stopped.why
        ),
        pass_on=kept.orders.pass_on,
        declined=[
            DeclinedKind(
                kind=each.kind,
                prompt=_words(each.prompt, voice),
                answer=_words(each.answer, voice),
                this_round=each.round is not None,
            )
            for each in (kept.orders.in_force(table.playing()) if table.state == "running" else [])
        ],
        may_plan=_may_plan(table, kept.seat),
        may_decline=_may_decline(table, kept.seat),
    )


def _may_plan(table: Table, seat: int) -> bool:
    if table.sandbox or table.state != "running":
        return False
    try:
        return not begin(table.playing(), seat).ended
    except ApiError:
        return False


def _may_decline(table: Table, seat: int) -> str | None:
    if table.sandbox or table.state != "running" or table.to_move != seat:
        return None
    match = table.playing()
    question = match.asked()
    return None if question is None or no_to(match.game, match.state) is None else type(question).__name__


def _voice(reader: Reader, table: Table) -> Voice:
    return voice_of(reader.language, tuple(table.names()))


def _steps(steps: list[Step], voice: Voice) -> list[AnswerWords]:
    return [{"token": step.token, "label": _words(step.label, voice)} for step in steps]


def _words(stored: Said, voice: Voice) -> Words:
    return voice.words(message_of(stored))
