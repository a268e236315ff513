"""Puzzles: positions of bots' games with one clearly best answer, made, and checked by more search."""

import json
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from armorial.cli.errors import CliError, system_reason

SHIPPED: Final = Path(__file__).parents[1] / "data" / "puzzles"
A_GAME: Final = 2
"""At most so many puzzles are taken from one game."""
MOST_GAMES: Final = 200
LONG: Final = 600.0
"""Making puzzles takes long enough for the compiled engine."""

HELP: Final = "Puzzles of the day: make them from games of bots, and check them by more search."
puzzles = typer.Typer(help=HELP, no_args_is_help=True, rich_markup_mode=None)


@puzzles.command(help="Look for puzzles in games of bots, and write them into a file.")
def make(
    game: Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as village.")],
    out: Annotated[Path, typer.Option(metavar="FILE", help="Where to write them (JSON).")],
    number: Annotated[int, typer.Option(metavar="N", min=1, help="How many.")] = 6,
    first: Annotated[int, typer.Option(metavar="N", min=1, help="The number of the first game; others were seen.")] = 1,
    search: Annotated[str, typer.Option(metavar="BOT", help="Who chooses them.")] = "mcts:120",
    check: Annotated[str, typer.Option(metavar="BOT", help="Who checks them, by more search.")] = "mcts:600",
) -> None:
    from armorial.bots.puzzles import puzzles_of
    from armorial.cli.engine import fast_engine
    from armorial.games import load_game

    fast_engine(LONG)
    rules = load_game(game)
    counts = [seats for seats in rules.seat_counts if seats > 1]
    found: list[dict[str, Any]] = []
    for seed in range(first, first + MOST_GAMES):
        for taken, puzzle in enumerate(puzzles_of(rules, counts[seed % len(counts)], seed, search, check), 1):
            found.append(puzzle)
            typer.echo(f"game {seed}: {puzzle['best']} ({puzzle['chance']:.0%}, of {len(puzzle['others']) + 1})")
            if taken == A_GAME or len(found) == number:
                break
        if len(found) == number:
            break
    try:
        out.write_text(json.dumps(found, ensure_ascii=False, separators=(",", ":")) + "\n", encoding="utf-8")
    except OSError as error:
        raise CliError(f"cannot write '{out}': {system_reason(error)}") from error


@puzzles.command(
    help="Search the puzzles that ship with the package again, and say which no longer have one best answer."
)
def check(
    bot: Annotated[str, typer.Option(metavar="BOT", help="Who searches; more than when they were made.")] = "mcts:1500",
    game: Annotated[str | None, typer.Option(metavar="GAME", help="Only those of one game.")] = None,
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
            true = still_true(rules, puzzle, bot)
            wrong += not true
            typer.echo(f"{name} {number}: {puzzle['best']} {'holds' if true else 'DOES NOT HOLD'}")
    if wrong:
        raise typer.Exit(1)
