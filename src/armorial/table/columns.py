"""A table as plain values, each with a name, and back: how it is stored, by a server or in a browser. Its match, its
components and its seats are stored beside it."""

from typing import Any, cast

from armorial.table.pace.clock import Clock, Pace
from armorial.table.series import Series
from armorial.table.summary import summary_of
from armorial.table.table import BoxOwner, Seat, Table, Undo


def table_from(table_id: str, row: Any, seats: list[Seat]) -> Table:
    """A table without its match and its components. ``row`` has the values of ``columns_of`` as attributes."""
    return Table(
        table_id,
        row.game,
        row.options,
        cast(Any, row.visibility),
        row.host,
        row.host_name,
        seats,
        row.confirm,
        cast(Any, row.resign),
        row.sandbox,
        row.invite,
        cast(Any, row.state),
        row.rematch,
        row.created,
        row.changed,
        row.revision,
        None if row.undo is None else Undo(**row.undo),
        row.origin,
        list(row.removed or []),
        cast(Any, row.numbers),
        None if row.box_owner is None else BoxOwner(row.box_owner, row.box_name),
        list(row.muted or []),
        cast(Any, row.closed),
        row.rated,
        None if row.series is None else Series(row.series, row.round or 1, row.rounds),
        row.tournament,
        summary=cast(Any, row.summary),
        pace=Pace(**(row.pace or {})),
        absence=cast(Any, row.absence or "wait"),
        clock=None if row.clock is None else Clock(**row.clock),
    )


def seat_from(row: Any) -> Seat:
    """A seat; ``row`` has its fields as attributes."""
    house = cast(Any, row.house)
    return Seat(row.kind, row.name, row.person, row.bot, house, row.taken_over_at, bool(row.lent))


def columns_of(table: Table) -> dict[str, Any]:
    return {
        "game": table.game,
        "options": table.options,
        "visibility": table.visibility,
        "invite": table.invite,
        "confirm": table.confirm,
        "resign": table.resign,
        "sandbox": table.sandbox,
        "numbers": table.numbers,
        "box_owner": None if table.box is None else table.box.person,
        "box_name": None if table.box is None else table.box.name,
        "created": table.created,
        "origin": table.origin,
        "removed": table.removed,
        "muted": table.muted,
        "closed": table.closed,
        "pace": vars(table.pace) if table.pace.clocked else None,
        "absence": table.absence,
        "rated": table.rated,
        "tournament": table.tournament,
        **_series_columns(table.series),
        **_moving_columns(table),
    }


def _series_columns(series: Series | None) -> dict[str, Any]:
    if series is None:
        return {"series": None, "round": None, "rounds": None}
    return {"series": series.first, "round": series.round, "rounds": series.rounds}


def _moving_columns(table: Table) -> dict[str, Any]:
    """What may change of a table once its match has begun."""
    return {
        "host": table.host,
        "host_name": table.host_name,
        "rematch": table.rematch,
        "state": table.state,
        "changed": table.changed,
        "revision": table.revision,
        "seq": table.seq,
        "to_move": table.to_move,
        "bot_to_move": table.bot_to_move,
        "undo": None if table.undo is None else vars(table.undo),
        "summary": None if table.match is None else summary_of(table.match),
        "clock": clock_column(table),
        "deadline": table.deadline,
    }


def clock_column(table: Table) -> dict[str, Any] | None:
    return None if table.clock is None else vars(table.clock)
