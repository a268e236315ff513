"""``armorial serve``: the web client and its server on this machine."""

import gc
from pathlib import Path
from typing import Annotated

import typer

from armorial.cli.server_database import Folder, Url, server_installed, settings_of

Host = Annotated[str | None, typer.Option(help="The address to listen on; 0.0.0.0 for the whole network.")]
Port = Annotated[int | None, typer.Option(min=0, max=65535, help="The port; 0 picks a free one.")]
Base = Annotated[
    str | None, typer.Option("--base-path", metavar="PATH", help="The path of the site it is found under: /armorial/.")
]
OwnFiles = Annotated[
    list[str] | None,
    typer.Option("--components", metavar="GAME=FILE", help="Your own component values of a game; may be repeated."),
]
Open = Annotated[bool, typer.Option("--open", help="Open the page in the browser.")]


def serve(
    host: Host = None,
    port: Port = None,
    database: Url = None,
    data_dir: Folder = None,
    base_path: Base = None,
    components: OwnFiles = None,
    open: Open = False,
) -> None:
    """Play in the browser, alone or with others. More can be set by the environment: see docs/hosting.md."""
    from armorial.engine.ready import ready

    files = _files(components or [])
    ready()
    gc.disable()  # what is loaded now stays: looking for garbage in it takes a sixth of the start
    with server_installed():
        from armorial.server.run import serve as run

    settings = settings_of(
        host=host, port=port, database=database, data_dir=data_dir, base_path=base_path, components=files or None
    )
    code = run(settings, open_browser=open)
    if code:
        raise typer.Exit(code)


def _files(pairs: list[str]) -> dict[str, Path]:
    files: dict[str, Path] = {}
    for pair in pairs:
        game, equals, file = pair.partition("=")
        if not equals or not game or not file:
            raise typer.BadParameter(f"a component file is given as GAME=FILE, not '{pair}'")
        if game in files:
            raise typer.BadParameter(f"two component files are given for {game}")
        files[game] = Path(file)
    return files
