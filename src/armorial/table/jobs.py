"""What bots, and seats that are out, do at a table."""

from dataclasses import dataclass

from armorial.table.errors import stale
from armorial.table.play import answer_for, confirm_for
from armorial.table.table import Table
from armorial.table.thinking import Puzzle


@dataclass(frozen=True)
class Job:
    """What is to be done at a table for a seat that no person has, and the line it is for."""

    seat: int
    seq: int
    bot: str | None
    """None for a seat that is out: it does as little as possible."""
    puzzle: Puzzle | None
    """What the bot thinks about."""
    token: str | None
    """What a seat that is out answers. With neither, a turn is to be confirmed."""


def job_at(table: Table) -> Job | None:
    """What is up to nobody at a table."""
    match = table.match
    if match is None or not table.bot_to_move:
        return None
    seat = match.to_move
    assert seat is not None
    bot = table.seats[seat].bot
    asked = not match.waiting_for_confirm
    return Job(
        seat,
        match.version,
        bot,
        puzzle_at(table, seat) if asked and bot is not None else None,
        match.idle() if asked and bot is None else None,
    )


def puzzle_at(table: Table, seat: int) -> Puzzle:
    """The position of a table, for a bot to think about in the place of a seat."""
    match = table.playing()
    place = f"{table.id} {seat}"
    return Puzzle(place, table.game, match.head.components, match.game.dump(match.state), match.options())


def carry_out(job: Job, token: str | None, table: Table) -> None:
    """Answer for a seat that no person has. Stale if the table has moved on since the job was made."""
    if not table.bot_to_move or table.to_move != job.seat:  # taken back, or somebody asks to
        raise stale(table.seq)
    if token is not None:
        answer_for(table, job.seat, job.seq, token)
    match = table.playing()
    if match.waiting_for_confirm and match.to_move == job.seat:  # bots never think again
        confirm_for(table, job.seat, match.version)
