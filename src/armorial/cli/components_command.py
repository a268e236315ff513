"""The command ``armorial components``: its options. What it does is in ``components.py`` and ``agreement.py``."""

from pathlib import Path
from typing import Annotated, Final

import typer

from armorial.cli.agreement import GameName, Json, Language, merge_files
from armorial.cli.errors import CliError

HELP: Final = """List every printed number of a game, with how sure we are of it and who says so.

With --merge and the files of several owners it reports what they agree on, and writes it with --out to a file that can
be proposed for the standard numbers; CONTRIBUTING.md says how."""


def components(
    game: GameName,
    files: Annotated[
        list[Path] | None, typer.Argument(metavar="[FILES]", help="With --merge: the files of several owners.")
    ] = None,
    components: Annotated[
        Path | None, typer.Option("--components", metavar="FILE", help="Your own component values (TOML).")
    ] = None,
    merge: Annotated[bool, typer.Option("--merge", help="Report what owners agree on.")] = False,
    out: Annotated[
        Path | None, typer.Option("--out", metavar="FILE", help="With --merge: where to write what is agreed on.")
    ] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    if merge:
        merge_files(game, files or [], out, as_json, lang)
        return
    if files or out is not None:
        raise CliError("files and --out go with --merge; to list your own numbers use --components FILE")
    from armorial.cli.components import list_components

    list_components(game, components, as_json, lang)
