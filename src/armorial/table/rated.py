"""What may not be done at a table whose game counts for ratings. What it comes to is up to ``standing/``."""

from armorial.table.errors import refuse
from armorial.table.messages import MakeTable
from armorial.table.numbers import Chosen
from armorial.table.table import Table


def check_wish(wish: MakeTable, chosen: Chosen) -> None:
    """Whether a table can be rated that is made like this."""
    if not wish.rated:
        return
    if wish.seats < 2:
        raise refuse("illegal", "rated-alone")
    if any(other.bot is None and other.name is not None for other in wish.others):
        raise refuse("illegal", "rated-device")
    if chosen.numbers == "owner":
        raise refuse("illegal", "rated-numbers")


def check_joining(table: Table, person: str) -> None:
    """Nobody plays against themselves."""
    if table.rated and table.seats_of(person):
        raise refuse("illegal", "rated-device")


def check_closing(table: Table) -> None:
    """Else a host who is about to lose would close the table."""
    if table.rated and table.state == "running":
        raise refuse("illegal", "rated-close")


def check_hint(table: Table) -> None:
    if table.rated:
        raise refuse("forbidden", "rated-hint")


def check_going_back(table: Table, seat: int) -> None:
    """People may allow each other to go back; bots would always allow it."""
    asking = table.seats[seat].person
    if table.rated and not any(other.kind == "person" and other.person != asking for other in table.seats):
        raise refuse("illegal", "rated-undo")
