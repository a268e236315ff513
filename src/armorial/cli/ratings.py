"""``armorial ratings``: how strong people are, computed again from the games of a server."""

import json
from typing import Annotated, Final

import typer

from armorial.cli.server_database import Folder, Url, beside, server_installed, settings_of

HELP: Final = """Ratings of the people on your server. The server itself keeps them up to date; computing them again
gives the same. Works while the server runs.

\b
Examples:
  armorial ratings recompute             all ratings, from the first rated game on
  armorial ratings recompute --facts     what is kept of every game too, by replaying it
"""

ratings = typer.Typer(help=HELP, no_args_is_help=True, rich_markup_mode=None)

Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Facts = Annotated[
    bool, typer.Option("--facts", help="Also replay every game for its facts and statistics; takes longer.")
]


@ratings.callback()
def _ratings() -> None:
    pass


@ratings.command(help="Count all rated games again, and put right whatever is not as it came out.")
def recompute(facts: Facts = False, database: Url = None, data_dir: Folder = None, as_json: Json = False) -> None:
    with server_installed():
        from armorial.server.standing.recomputing import Recomputed, recompute_facts, recompute_ratings
        from armorial.server.store.database import Database

    async def work(opened: Database) -> Recomputed:
        found = await recompute_ratings(opened)
        if facts:
            await recompute_facts(opened, found)
        return found

    found = beside(settings_of(database=database, data_dir=data_dir), work)
    if as_json:
        print(json.dumps(found.report(), indent=2))
        return
    wrong = found.changed_ratings + found.changed_seats
    print(f"{found.games} finished games, {found.rated_games} of them rated; {found.ratings} ratings")
    print("all ratings were right" if not wrong else f"{found.changed_ratings} ratings put right")
    if facts:
        print(f"facts of {found.changed_facts} games put right; {found.lost_games} games cannot be read any more")
