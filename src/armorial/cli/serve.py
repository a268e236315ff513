"""``armorial serve``: the web client and its server on this machine."""

from pathlib import Path
from typing import Annotated, Any

import typer

Host = Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")]
Url = Annotated[
    str | None, typer.Option("--database", metavar="URL", help="Such as postgresql://user@host/armorial; else a file.")
]
Folder = Annotated[Path | None, typer.Option("--data-dir", help="Where the file with all games is kept.")]
Open = Annotated[bool, typer.Option("--open", help="Open the page in the browser.")]


def serve(
    host: Host = None, port: Port = None, database: Url = None, data_dir: Folder = None, open: Open = False
) -> None:
    """Play in the browser, alone or with others. More can be set by the environment: see docs/hosting.md."""
    from armorial.engine.ready import ready

    ready()
    try:
        from armorial.server.run import serve as run
        from armorial.server.settings import Settings
    except ModuleNotFoundError as error:
        raise typer.BadParameter(f"the server needs '{error.name}': install 'armorial[server]'") from error

    given: dict[str, Any] = {"host": host, "port": port, "database": database, "data_dir": data_dir}
    settings = Settings(**{name: value for name, value in given.items() if value is not None})
    code = run(settings, open_browser=open)
    if code:
        raise typer.Exit(code)
