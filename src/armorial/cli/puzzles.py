"""Puzzles: positions of recorded games with one clearly best answer, made, and checked by more search."""

import json
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import typer

from armorial.cli.errors import CliError, system_reason

if TYPE_CHECKING:
    from armorial.match import Record

SHIPPED: Final = Path(__file__).parents[1] / "data" / "puzzles"
MOST_GAMES: Final = 200
LONG: Final = 600.0
"""Making puzzles takes long enough for the compiled engine."""

HELP: Final = "Puzzles of the day: make them from recorded games, and check them with a longer search."
FROM_RECORDS: Final = "A finished game whose players agree to it, instead of games of bots; several: give it again."
puzzles = typer.Typer(help=HELP, no_args_is_help=True, rich_markup_mode=None)


@puzzles.command(help="Look for puzzles in games of bots, or of people who agree to it, and write them into a file.")
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as village.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to write them (JSON).")],
    number: Annotated[int, typer.Option(metavar="N", min=1, help="How many.")] = 6,
    first: Annotated[int, typer.Option(metavar="N", min=1, help="The number of the first game; others were seen.")] = 1,
    record: Annotated[list[Path] | None, typer.Option(metavar="FILE", help=FROM_RECORDS)] = None,
    search: Annotated[str, typer.Option(metavar="BOT", help="Who chooses them.")] = "mcts:120",
    check: Annotated[str, typer.Option(metavar="BOT", help="Who checks them, with a longer search.")] = "mcts:600",
) -> None:
    from armorial.bots.puzzles import A_GAME, puzzles_in, puzzles_of
    from armorial.cli.engine import fast_engine
    from armorial.games import load_game

    _may_write(out)
    fast_engine(LONG)  # before anything of the engine is loaded
    rules = load_game(game)
    records = [_agreed(file, game) for file in record or []]
    counts = [seats for seats in rules.seat_counts if seats > 1]
    played = range(first, first + MOST_GAMES)
    searched = (
        [(str(file), puzzles_in(each, search, check)) for file, each in zip(record or [], records, strict=True)]
        if records
        else [(f"game {seed}", puzzles_of(rules, counts[seed % len(counts)], seed, search, check)) for seed in played]
    )
    found: list[dict[str, Any]] = []
    for name, of_game in searched:
        for puzzle in islice(of_game, min(A_GAME, number - len(found))):
            found.append(puzzle)
            _write(out, found)
            typer.echo(f"{name}: {puzzle['best']} ({puzzle['chance']:.0%}, of {len(puzzle['others']) + 1})")
        if len(found) == number:
            return
    typer.echo(f"no more than {len(found)} in {len(searched)} games")


def _agreed(file: Path, game: str) -> "Record":
    """A game of people: over, so that nothing in it is secret, and with the numbers that a puzzle has."""
    from armorial.cli.setting import open_record

    found = open_record(file)
    if found.game != game:
        raise CliError(f"'{file}' is a game of {found.game}, not of {game}")
    if not found.finished:
        raise CliError(f"the game in '{file}' is not over; puzzles are made of finished games")
    if found.components:
        raise CliError(f"'{file}' was played with numbers of its own; puzzles have the standard ones")
    return found


def _write(out: Path, found: list[dict[str, Any]]) -> None:
    """After each that is found: it takes long, and may be stopped."""
    out.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")


def _may_write(out: Path) -> None:
    """Better to know before the long search. What the file has is kept until something is found."""
    try:
        out.open("a").close()
    except OSError as error:
        raise CliError(f"cannot write '{out}': {system_reason(error)}") from error


@puzzles.command(
    help="Search the puzzles that ship with the package again, and say which no longer have one best answer."
)
def check(
    bot: Annotated[
        str, typer.Option(metavar="BOT", help="Who searches, for longer than when they were made.")
    ] = "mcts:1500",
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only those of one game.")] = None,
    seed: Annotated[int, typer.Option(metavar="N", help="A different luck; what is true holds with any.")] = 1,
) -> None:
    from armorial.bots.puzzles import still_true
    from armorial.cli.engine import fast_engine
    from armorial.games import GAMES, load_game

    fast_engine(LONG)
    wrong = 0
    for name in GAMES if game is None else [game]:
        file = SHIPPED / f"{name}.json"
        shipped: list[dict[str, Any]] = json.loads(file.read_text("utf-8")) if file.is_file() else []
        rules = load_game(name)
        for number, puzzle in enumerate(shipped, 1):
            true = still_true(rules, puzzle, bot, seed)
            wrong += not true
            typer.echo(f"{name} {number}: {puzzle['best']} {'holds' if true else 'DOES NOT HOLD'}")
    if wrong:
        raise typer.Exit(1)
