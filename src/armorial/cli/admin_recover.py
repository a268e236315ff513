"""``armorial admin recover``: a code for somebody who has forgotten the password."""

import json
from typing import Annotated, Final

import typer

from armorial.cli.errors import CliError
from armorial.cli.server_database import Folder, Url, beside, server_installed, settings_of

HELP: Final = """Make a code with which the owner of an account sets a new password. Give it to them yourself, after you
have made sure who they are: whoever has the code gets the account. It works once. All their devices are then signed
out. A server that can send e-mail does not need this."""

Login = Annotated[str, typer.Argument(metavar="LOGIN", help="What they sign in with.")]
Hours = Annotated[int, typer.Option(min=1, max=168, help="How long the code is good for.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]


def recover(
    login: Login, hours: Hours = 24, database: Url = None, data_dir: Folder = None, as_json: Json = False
) -> None:
    with server_installed():
        from armorial.server.recovery import PAGE, hosts_code

    settings = settings_of(database=database, data_dir=data_dir)
    code = beside(settings, lambda opened: hosts_code(opened, login, hours * 3600.0))
    if code is None:
        raise CliError(f"there is no account with the login '{login}' (guests have none, and cannot be recovered)")
    link = f"{settings.public_url.rstrip('/')}/{PAGE}#{code}" if settings.public_url else None
    if as_json:
        print(json.dumps({"login": login.lower(), "code": code, "hours": hours, "link": link}, indent=2))
        return
    where = link or f"the page /{PAGE} of your server"
    print(f"A new password for '{login.lower()}', once and within {hours} hours, with this code:\n")
    print(f"    {code}\n\nto be entered at {where}")
