"""``armorial admin recover``: a code for somebody who has forgotten the password."""

import asyncio
import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from armorial.cli.errors import CliError
from armorial.cli.serve import Folder, Url

HELP: Final = """Make a code with which the owner of an account sets a new password. Give it to them yourself, after you
have made sure who they are: whoever has the code gets the account. It works once. All their devices are then signed
out. A server that can send e-mail does not need this."""

Login = Annotated[str, typer.Argument(metavar="LOGIN", help="What they sign in with.")]
Hours = Annotated[int, typer.Option(min=1, max=168, help="How long the code is good for.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def recover(
    login: Login, hours: Hours = 24, database: Url = None, data_dir: Folder = None, as_json: Json = False
) -> None:
    try:
        from armorial.server.recovery import PAGE
        from armorial.server.settings import Settings
    except ModuleNotFoundError as error:
        raise CliError(f"this needs '{error.name}': install 'armorial[server]'") from error

    given: dict[str, Any] = {"database": database, "data_dir": data_dir}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    code = asyncio.run(_code(settings.database_url, login, hours))
    link = f"{settings.public_url.rstrip('/')}/{PAGE}#{code}" if settings.public_url else None
    if as_json:
        print(json.dumps({"login": login.lower(), "code": code, "hours": hours, "link": link}, indent=2))
        return
    where = link or f"the page /{PAGE} of your server"
    print(f"A new password for '{login.lower()}', once and within {hours} hours, with this code:\n")
    print(f"    {code}\n\nto be entered at {where}")


async def _code(url: str, login: str, hours: int) -> str:
    from armorial.server.recovery import hosts_code
    from armorial.server.store.database import Database

    file = url.removeprefix("sqlite:///")
    if file != url and not Path(file).is_file():
        raise CliError(f"there is no database '{file}': name the one of your server with --data-dir or --database")
    database = Database(url)
    try:
        code = await hosts_code(database, login, hours * 3600.0)
    finally:
        await database.close()
    if code is None:
        raise CliError(f"there is no account with the login '{login}' (guests have none, and cannot be recovered)")
    return code
