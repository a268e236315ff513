"""The report of what owners agree on, from their files or from the boxes of a server."""

import json
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from armorial.cli.errors import CliError, system_reason
from armorial.cli.server_database import Folder, Url, beside, server_installed, settings_of

if TYPE_CHECKING:
    from armorial.box.agreement import Agreement
    from armorial.box.mine import Numbers

BOXES_HELP: Final = """What owners agree on, of the boxes on the server whose owners consent. With --out it writes a
component file that can be proposed for the standard numbers; CONTRIBUTING.md says how."""

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game.")]
Out = Annotated[
    Path | None, typer.Option("--out", metavar="FILE", help="Where to write what is agreed on, as a component file.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Language = Annotated[str | None, typer.Option("--lang", metavar="CODE", help="Language: en, ru, pl.")]


def merge_files(game: str, files: Sequence[Path], out: Path | None, as_json: bool, language: str | None) -> None:
    """The report of component files of several owners."""
    from armorial.box.mine import checked, numbers_from
    from armorial.box.sheet import sheet_of

    if len(files) < 2:
        raise CliError("name the files of at least two owners: armorial components GAME --merge FILE FILE …")
    if len({file.resolve() for file in files}) < len(files):
        raise CliError("the same file is named twice: every owner counts once")
    _report(game, [numbers_from(sheet_of(game), checked(game, file)) for file in files], out, as_json, language)


def boxes(
    game: GameName,
    out: Out = None,
    lang: Language = None,
    database: Url = None,
    data_dir: Folder = None,
    as_json: Json = False,
) -> None:
    """The same report of the boxes on a server."""
    from armorial.games import game_module

    game_module(game)
    with server_installed():
        from armorial.server.boxes.book import consenting

    settings = settings_of(database=database, data_dir=data_dir)
    _report(game, beside(settings, lambda opened: consenting(opened, game)), out, as_json, lang)


def _report(game: str, owners: "Sequence[Numbers]", out: Path | None, as_json: bool, language: str | None) -> None:
    from armorial.box.agreement import agreement, proposal
    from armorial.box.sheet import sheet_of

    sheet = sheet_of(game)
    found = agreement(sheet, owners)
    if out is not None:
        try:
            out.write_text(proposal(sheet, found), "utf-8")
        except OSError as error:
            raise CliError(f"cannot write {out}: {system_reason(error)}") from error
    if as_json:
        print(json.dumps(_plain(game, found, out), indent=2, ensure_ascii=False))
    else:
        _print(game, found, out, language)


def _plain(game: str, found: "Agreement", out: Path | None) -> dict[str, Any]:
    from armorial.box.sheet import sheet_of

    sheet = sheet_of(game)
    return {
        "game": game,
        "owners": found.owners,
        "agreed": [
            {"path": path, "value": value, "standard": sheet.field(path).standard}
            for path, value in found.agreed.items()
        ],
        "disputed": [
            {"path": path, "values": [{"value": value, "owners": n} for value, n in values.items()]}
            for path, values in found.disputed.items()
        ],
        "alone": list(found.alone),
        "out": None if out is None else str(out),
    }


def _print(game: str, found: "Agreement", out: Path | None, language: str | None) -> None:
    from rich.console import Console
    from rich.table import Table

    from armorial.box.sheet import sheet_of
    from armorial.box.words import NumberWords
    from armorial.cli.setting import speaker_of

    speaker = speaker_of(language)
    sheet, words, console = sheet_of(game), NumberWords(game, speaker.language), Console()
    keys = ("cli-components-path", "cli-agreement-what", "cli-agreement-standard", "cli-agreement-owners")
    table = Table(*map(speaker.text, keys), box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.header_style = "bold"
    for path in dict.fromkeys([*found.agreed, *found.disputed]):
        own = sheet.field(path)
        said = found.disputed.get(path)
        if said is None:
            reads = words.said(own, found.agreed[path])
        else:
            reads = "; ".join(f"{words.said(own, value)} ({n})" for value, n in said.items())
        table.add_row(path, words.full_name(own), words.said(own, own.standard), reads)
    if table.row_count:
        console.print(table)
    counts = {"agreed": len(found.agreed), "disputed": len(found.disputed), "alone": len(found.alone)}
    console.print("\n" + speaker.text("cli-agreement-count", owners=found.owners, **counts), highlight=False)
    if out is not None:
        console.print(speaker.text("cli-agreement-out", file=str(out)), highlight=False)
