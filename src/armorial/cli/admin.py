"""``armorial admin``: what whoever runs a server needs to keep the peace. Works beside a running server."""

import json
import re
import time
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final, Literal, TypeVar

import typer

from armorial.cli import admin_recover, agreement
from armorial.cli.errors import CliError
from armorial.cli.server_database import Folder, Url, beside, server_installed, settings_of

if TYPE_CHECKING:
    from armorial.server.moderation.admin import Admin

HELP: Final = """Look after a server: people, tables, reports, bans. Works while the server runs, which takes notice
within seconds. A person is named by id, login, or name if only one has it.

\b
Examples:
  armorial admin reports list                           what people complain about
  armorial admin reports show 3                         with what was said
  armorial admin ban kX3v9QpL2mZs7TqA --reason "Insults" --for 7d
  armorial admin ban 203.0.113.0/24 --reason "Spam"     a network
  armorial admin mute bob --reason "Shouting" --until 2026-12-31
  armorial admin tables close xT7aPq0s                  for everybody there
  armorial admin purge --dry-run                        what is old enough to go
  armorial admin recover ada                            a code for a new password
  armorial admin boxes troyes                           numbers that owners agree on
"""

admin = typer.Typer(help=HELP, no_args_is_help=True, rich_markup_mode=None)
people = typer.Typer(help="List, search and show people.", no_args_is_help=True, rich_markup_mode=None)
tables = typer.Typer(help="List, show and close tables.", no_args_is_help=True, rich_markup_mode=None)
reports = typer.Typer(help="List, show and resolve reports.", no_args_is_help=True, rich_markup_mode=None)
for _name, _group in (("people", people), ("tables", tables), ("reports", reports)):
    admin.add_typer(_group, name=_name)
admin.command("recover", help=admin_recover.HELP)(admin_recover.recover)
admin.command("boxes", help=agreement.BOXES_HELP)(agreement.boxes)

# Commands in files of their own are added in one line each: admin.command(help="…")(function)

Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Most = Annotated[int, typer.Option("--most", min=1, max=100_000, help="How many at most.")]
Who = Annotated[str, typer.Argument(metavar="PERSON", help="An id, a login, or a name that only one has.")]
TableName = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table, as in its address.")]
Number = Annotated[int, typer.Argument(metavar="NUMBER", help="The number of a report.")]
Reason = Annotated[str, typer.Option("--reason", help="What they are told.")]
Until = Annotated[
    str | None, typer.Option("--until", metavar="DATE", help="Such as 2026-12-31 or 2026-12-31T18:00 (UTC).")
]
For = Annotated[str | None, typer.Option("--for", metavar="TIME", help="Such as 30m, 12h, 7d or 4w.")]
Days = Annotated[
    int | None, typer.Option(min=0, help="Days without use; 0 keeps them [default: as the server is set].")
]

_UNITS: Final = {"m": 60, "h": 3600, "d": 86_400, "w": 7 * 86_400}
_TIMES: Final = ("at", "created", "changed", "seen", "until", "lifted", "resolved")

Value = TypeVar("Value")


# -- people -----------------------------------------------------------------------------------------------------


@people.command("list", help="The newest people, or those whose name, login, id or network is searched for.")
def list_people(
    search: Annotated[
        str | None, typer.Option(metavar="TEXT", help="Part of a name or login; an id; a network.")
    ] = None,
    kind: Annotated[Literal["all", "guests", "accounts"], typer.Option(help="Which.")] = "all",
    most: Most = 50,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    found = _ask(database, data_dir, lambda admin: admin.people(search, kind, most))
    _list(found, ("id", "name", "kind", "login", "created", "seen", "network"), as_json)


@people.command("show", help="Everything about a person: tables, bans, reports.")
def show_person(who: Who, database: Url = None, data_dir: Folder = None, as_json: Json = False) -> None:
    _show(_ask(database, data_dir, lambda admin: admin.person(who)), as_json)


@admin.command(help="Give a person another name, everywhere: on seats and in chats too.")
def rename(
    who: Who,
    name: Annotated[str, typer.Argument(metavar="NAME", help="The new name.")],
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    _show(_ask(database, data_dir, lambda admin: admin.rename(who, name)), as_json)


@admin.command(help="Give an account another login. Nobody is signed out.")
def login(
    who: Who,
    login: Annotated[str, typer.Argument(metavar="LOGIN", help="What they sign in with from now on.")],
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    _show(_ask(database, data_dir, lambda admin: admin.set_login(who, login)), as_json)


# -- bans and mutes ---------------------------------------------------------------------------------------------


@admin.command(
    help="Ban a person or a network (203.0.113.7, 203.0.113.0/24, 2001:db8::/64). They are told why and until when."
)
def ban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="A person (id, login, name) or a network.")],
    reason: Reason,
    until: Until = None,
    lasting: For = None,
    leave: Annotated[
        bool, typer.Option("--leave", help="Also free their seats; in running games bots take over.")
    ] = False,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    end = _end(until, lasting)
    _show(_ask(database, data_dir, lambda admin: admin.sanction("ban", who, reason, end, leave)), as_json)


@admin.command(help="Take a ban back.")
def unban(
    who: Annotated[str, typer.Argument(metavar="WHO", help="A person or a network, as it was banned.")],
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    _show({"lifted": _ask(database, data_dir, lambda admin: admin.lift("ban", who))}, as_json)


@admin.command(help="Keep a person from writing in any chat of the server.")
def mute(
    who: Who,
    reason: Reason,
    until: Until = None,
    lasting: For = None,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    end = _end(until, lasting)
    _show(_ask(database, data_dir, lambda admin: admin.sanction("mute", who, reason, end)), as_json)


@admin.command(help="Let a person write in chats again.")
def unmute(who: Who, database: Url = None, data_dir: Folder = None, as_json: Json = False) -> None:
    _show({"lifted": _ask(database, data_dir, lambda admin: admin.lift("mute", who))}, as_json)


@admin.command(help="List the bans and mutes in force.")
def bans(
    everything: Annotated[bool, typer.Option("--all", help="Also those that are over.")] = False,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    found = _ask(database, data_dir, lambda admin: admin.sanctions(everything))
    _list(found, ("kind", "person", "network", "reason", "created", "until", "lifted"), as_json)


# -- tables -----------------------------------------------------------------------------------------------------


@tables.command("list", help="The tables at which something happened last. Sandboxes are not listed.")
def list_tables(
    state: Annotated[
        Literal["open", "running", "finished", "closed"] | None, typer.Option(help="Only those in this state.")
    ] = None,
    host: Annotated[str | None, typer.Option(metavar="PERSON", help="Only those of this host.")] = None,
    most: Most = 50,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    found = _ask(database, data_dir, lambda admin: admin.tables(state, host, most))
    _list(found, ("id", "game", "state", "visibility", "host_name", "host", "lines", "changed"), as_json)


@tables.command("show", help="A table with its seats and the last lines of its chat.")
def show_table(table: TableName, database: Url = None, data_dir: Folder = None, as_json: Json = False) -> None:
    _show(_ask(database, data_dir, lambda admin: admin.table(table)), as_json)


@tables.command("close", help="Close an open or running table for everybody. What was played is kept.")
def close_table(table: TableName, database: Url = None, data_dir: Folder = None, as_json: Json = False) -> None:
    _show(_ask(database, data_dir, lambda admin: admin.close(table)), as_json)


# -- reports ----------------------------------------------------------------------------------------------------


@reports.command("list", help="The reports that wait for somebody, the newest first.")
def list_reports(
    everything: Annotated[bool, typer.Option("--all", help="Also those that are resolved.")] = False,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    found = _ask(database, data_dir, lambda admin: admin.reports(everything))
    _list(found, ("id", "at", "state", "reason", "accused_name", "accused", "table", "words"), as_json)


@reports.command("show", help="A report with what was said at the table.")
def show_report(number: Number, database: Url = None, data_dir: Folder = None, as_json: Json = False) -> None:
    _show(_ask(database, data_dir, lambda admin: admin.report(number)), as_json)


@reports.command("resolve", help="Put a report aside, with a note of what was done about it.")
def resolve_report(
    number: Number,
    note: Annotated[str, typer.Option("--note", help="What was done.")],
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    _show(_ask(database, data_dir, lambda admin: admin.resolve(number, note)), as_json)


# -- order ------------------------------------------------------------------------------------------------------


@admin.command(
    help="""Delete what nobody uses any more: guests without a seat, open tables at which nothing happens (they are
    closed first, and deleted later), sandboxes, resolved reports. A server does this by itself every hour, as it is set
    by ARMORIAL_KEEP_GUESTS and so on; here other ages can be given. Games that were played are never deleted."""
)
def purge(
    guests: Days = None,
    open_tables: Days = None,
    sandboxes: Days = None,
    reports: Days = None,
    networks: Days = None,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what would go.")] = False,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    given = {
        "guests": guests,
        "open_tables": open_tables,
        "sandboxes": sandboxes,
        "reports": reports,
        "networks": networks,
    }
    chosen = {name: days for name, days in given.items() if days is not None}

    async def work(admin: "Admin") -> dict[str, int]:
        from dataclasses import replace

        from armorial.server.moderation.retention import Ages

        ages = replace(Ages.of(settings_of(database=database, data_dir=data_dir)), **chosen)
        return (await admin.purge(ages, dry_run)).counts()

    counts = _ask(database, data_dir, work)
    if as_json:
        print(json.dumps({"dry_run": dry_run, **counts}, indent=2))
        return
    gone = ", ".join(f"{n} {what.replace('_', ' ')}" for what, n in counts.items() if n)
    print(f"{'would go' if dry_run else 'gone'}: {gone or 'nothing'}")


@admin.command(help="What was done with 'armorial admin', the newest first.")
def log(most: Most = 50, database: Url = None, data_dir: Folder = None, as_json: Json = False) -> None:
    _list(_ask(database, data_dir, lambda admin: admin.acts(most)), ("at", "what", "person", "table", "note"), as_json)


# -- asking and showing -----------------------------------------------------------------------------------------


def _ask(database: str | None, data_dir: Path | None, work: "Callable[[Admin], Awaitable[Value]]") -> Value:
    """Do something in the database of the server."""
    with server_installed():
        from armorial.server.moderation.admin import Admin, AdminError

    try:
        return beside(settings_of(database=database, data_dir=data_dir), lambda opened: work(Admin(opened)))
    except AdminError as error:
        raise CliError(str(error)) from error


def _end(until: str | None, lasting: str | None) -> float | None:
    """When something ends, in seconds since 1970; None if it does not."""
    if until is not None and lasting is not None:
        raise CliError("give --until or --for, not both")
    if lasting is not None:
        found = re.fullmatch(r"([1-9]\d{0,5})([mhdw])", lasting)
        if found is None:
            raise CliError(f"'{lasting}' is not a time such as 30m, 12h, 7d or 4w")
        return time.time() + int(found[1]) * _UNITS[found[2]]
    if until is None:
        return None
    try:
        end = datetime.fromisoformat(until)
    except ValueError:
        raise CliError(f"'{until}' is not a date such as 2026-12-31 or 2026-12-31T18:00") from None
    return (end if end.tzinfo else end.replace(tzinfo=UTC)).timestamp()


def _readable(value: Any) -> Any:
    """The same with moments as people write them."""
    if isinstance(value, dict):
        return {
            name: datetime.fromtimestamp(inner, UTC).strftime("%Y-%m-%dT%H:%M:%SZ")
            if name in _TIMES and isinstance(inner, float)
            else _readable(inner)
            for name, inner in value.items()
        }
    return [_readable(inner) for inner in value] if isinstance(value, list) else value


def _list(rows: list[dict[str, Any]], columns: tuple[str, ...], as_json: bool) -> None:
    rows = _readable(rows)
    if as_json:
        print(json.dumps(rows, indent=2, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.table import Table
    from rich.text import Text

    table = Table(*columns, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for row in rows:
        table.add_row(*(Text(_cell(row.get(column))) for column in columns))
    Console().print(table if rows else "none")


def _show(found: dict[str, Any], as_json: bool) -> None:
    found = _readable(found)
    if as_json:
        print(json.dumps(found, indent=2, ensure_ascii=False))
        return
    from rich.console import Console
    from rich.text import Text

    console = Console()
    for name, value in found.items():
        if isinstance(value, list):
            console.print(Text(f"{name}:" if value else f"{name}: none", "bold"))
            for each in value:
                line = "  ".join(_cell(cell) for cell in each.values()) if isinstance(each, dict) else str(each)
                console.print(Text(f"  {line}"))
        else:
            console.print(Text.assemble((f"{name}: ", "bold"), _cell(value)))


def _cell(value: Any) -> str:
    return "" if value is None else " ".join(str(value).split())
