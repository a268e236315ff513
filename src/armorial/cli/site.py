"""``armorial site``: Armorial as a folder of plain files, to be played with no server at all."""

import functools
import http.server
import shutil
import subprocess
import sys
from importlib import resources
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from armorial.cli.errors import CliError

SOURCES: Final = Path(__file__).parents[3] / "web"
"""Of the client, where the program runs from its sources."""
MARK: Final = "here.json"
"""A file that every such folder has, and hardly another."""

Folder = Annotated[Path, typer.Argument(metavar="DIR", help="Where to put the files: a new or empty folder.")]
Serve = Annotated[bool, typer.Option("--serve", help="Then serve them on this machine, to try them.")]
Port = Annotated[int, typer.Option(min=0, max=65535, help="The port for --serve; 0 picks a free one.")]


def site(folder: Folder, serve: Serve = False, port: Port = 8080) -> None:
    """Play with nothing between you and the game: the table runs in the browser, also offline. See docs/hosting.md."""
    _check(folder)
    made = built()
    if made is not None:
        if folder.exists():
            shutil.rmtree(folder)
        shutil.copytree(made, folder)
    elif (SOURCES / "site_files.py").is_file():
        _run("build.py")
        _run("site_files.py", str(folder.resolve()))
    else:
        raise CliError(
            "this installation has no site in it: install a wheel that was made with 'make wheel', "
            "or run 'make site' in a copy of the repository"
        )
    print(f"The site is in {folder}. Put it on any host for files, at the root or below a path.")
    if serve:
        serve_files(folder, port)


def built() -> Path | None:
    """The files that came with the program, if it was installed with them."""
    place = Path(str(resources.files("armorial.browser").joinpath("site")))
    return place if (place / "index.html").is_file() else None


def _check(folder: Path) -> None:
    """Only what is a site already is replaced: nobody's other files are deleted."""
    if folder.exists() and not folder.is_dir():
        raise CliError(f"'{folder}' is a file, and a folder is needed")
    if folder.is_dir() and any(folder.iterdir()) and not (folder / MARK).is_file():
        raise CliError(f"'{folder}' is not empty, and no site is in it: name a new folder")


def _run(script: str, *arguments: str) -> None:
    done = subprocess.run([sys.executable, str(SOURCES / script), *arguments], check=False)
    if done.returncode:
        raise CliError(f"the site cannot be built: 'web/{script}' has failed, and said above why")


class Files(http.server.SimpleHTTPRequestHandler):
    """A plain file server that says nothing."""

    def log_message(self, format: str, *args: Any) -> None:
        pass


def serve_files(folder: Path, port: int) -> None:
    """Until somebody ends it. Only this machine is served."""
    handler = functools.partial(Files, directory=str(folder))
    try:
        server = http.server.ThreadingHTTPServer(("127.0.0.1", port), handler)
    except OSError:
        raise CliError(f"port {port} is in use: choose another one with --port, or 0 for any that is free") from None
    with server:
        print(f"Play at http://127.0.0.1:{server.server_port}/ (Ctrl-C ends the file server).", flush=True)
        try:
            server.serve_forever()
        except KeyboardInterrupt:
            print()
