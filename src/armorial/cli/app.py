"""The commands and their options. What they do is in the modules of the same names, imported when they are called."""

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Any, Final

import typer

from armorial.cli import components_command
from armorial.cli.admin import admin
from armorial.cli.backup import backup, restore
from armorial.cli.errors import BUG, INTERRUPTED, MISUSED, PIPE_CLOSED, one_line
from armorial.cli.puzzles import puzzles
from armorial.cli.ratings import ratings
from armorial.cli.serve import serve
from armorial.cli.site import site

HELP: Final = """Heavy board games about dynasties: play them in the browser or in the terminal, alone or with
friends, simulate thousands of games, and replay and verify what was played.

You need not know the rules: in a game every choice is listed in words, 'why' explains what is not allowed
and which rule says so, and 'help' explains the rest.

\b
Examples:
  armorial serve                                   the table in the browser; prints its link
  armorial site DIR --serve                        the same without a server: plain files, also offline
  armorial backup FILE                             all that the server keeps, while it runs
  armorial play village                            in the terminal, you against two bots
  armorial play lorenzo --lang ru --seats 2        in Russian, against one bot
  armorial play troyes --human Ann --human Bob     two people at one screen
  armorial play village --load FILE                continue a saved game
  armorial simulate village --games 1000 --json    random games, for research
  armorial arena village --bots greedy,random      bots against bots: who is stronger?
  armorial train village                           bots that learn from their own games
  armorial bot master                              a bot as a program, for matches between versions
  armorial replay FILE                             a game in words, line by line
  armorial analyse FILE --plot chances.png         a bot's judgement of every move, and the mistakes
  armorial verify FILE                             were all moves legal and all draws fair?
  armorial components troyes                       every printed number, and how sure we are of it
  armorial compile                                 compile the engine to C: several times as fast
  armorial new-game orchard                        the files of a game of your own, ready to play
  armorial admin reports list                      what people on your server complain about
  armorial puzzles check                           do the puzzles of the day still hold?
  armorial ratings recompute                       ratings of your server, counted again

Run 'armorial COMMAND --help' for more about a command.
"""

app = typer.Typer(
    name="armorial",
    help=HELP,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"], "max_content_width": 100},
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help="Which game, such as village.")]
RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record: a saved or a finished game.")]
Json = Annotated[bool, typer.Option("--json", help="Print JSON and nothing else.")]
Language = Annotated[
    str | None, typer.Option("--lang", metavar="CODE", help="Language: en, ru, pl [default: from LANG].")
]
Options = Annotated[
    list[str] | None, typer.Option("--options", metavar="KEY=VALUE", help="An option of the game; may be repeated.")
]
BOT_HELP: Final = """A bot; may be repeated: novice, careful [default], strong or master; or by how it works: random,
greedy, mcts:400 (a search with 400 tries), mcts:2s (with 2 seconds)."""
OwnComponents = Annotated[
    Path | None, typer.Option("--components", metavar="FILE", help="Your own component values (TOML).")
]


def _version(wanted: bool) -> None:
    if wanted:
        from armorial import __version__
        from armorial.engine import running

        typer.echo(f"armorial {__version__}, {running()} engine")
        raise typer.Exit


@app.callback()
def _armorial(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Print the version.")
    ] = False,
) -> None:
    pass


app.command(help="Serve the table: play in the browser, alone, against bots, or with friends by a link.")(serve)
app.command(
    help="""Make a site of plain files: the table in the browser with no server at all, also offline.

    \b
    Examples:
      armorial site public                       files for any host
      armorial site public --serve --port 0      and try them on this machine
    """
)(site)
app.command(
    help="""Back up everything that the server keeps, while it runs.

    \b
    Examples:
      armorial backup club.db                            into a file
      armorial backup /var/backups/armorial --keep 14    into a folder, named by the time; the newest 14 stay
    """
)(backup)
app.command(help="Put a backup in the place of what the server keeps; running servers continue with it.")(restore)
app.add_typer(admin, name="admin")
app.add_typer(ratings, name="ratings")
app.add_typer(puzzles, name="puzzles")


@app.command(help="List the games with their seats and options.")
def games(as_json: Json = False) -> None:
    from armorial.cli.components import list_games

    list_games(as_json)


@app.command(
    help="""Play a game. Without further options you play against two careful bots.

    \b
    Examples:
      armorial play village --seats 4                    you and three bots
      armorial play village --bot novice --bot strong    you and these two
      armorial play village --human Ann --human Bob      two people at one screen
      armorial play village --load village.armorial      continue a saved game
    """
)
def play(
    game: GameName,
    seats: Annotated[int | None, typer.Option(metavar="N", help="How many players, with bots [default: 3].")] = None,
    bot: Annotated[list[str] | None, typer.Option(metavar="NAME", help=BOT_HELP)] = None,
    human: Annotated[list[str] | None, typer.Option(metavar="NAME", help="A person; may be repeated.")] = None,
    humans: Annotated[
        int | None, typer.Option(metavar="K", help="How many people, without names; 0 to watch bots.")
    ] = None,
    options: Options = None,
    lang: Language = None,
    load: Annotated[Path | None, typer.Option(metavar="FILE", help="Continue this saved game.")] = None,
    components: OwnComponents = None,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Confirm turns of several choices, so that the last can be undone too.")
    ] = False,
    seed: Annotated[int | None, typer.Option(metavar="S", help="The same draws and the same bots every time.")] = None,
) -> None:
    from armorial.cli.play import Wishes
    from armorial.cli.play import play as begin

    wishes = Wishes(
        game=game,
        seats=seats,
        bots=bot or [],
        names=human or [],
        humans=humans,
        options=options or [],
        language=lang,
        load=load,
        components=components,
        confirm=confirm,
        seed=seed,
    )
    _leave(begin(wishes))


@app.command(help="Play many games between players who answer at random, and count the results.")
def simulate(
    game: GameName,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="How many players [default: the most allowed].")
    ] = None,
    games: Annotated[int, typer.Option(metavar="K", help="How many games.")] = 100,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes; the scores do not depend on it.")] = 1,
    options: Options = None,
    components: OwnComponents = None,
    as_json: Json = False,
) -> None:
    from armorial.cli.simulate import Task
    from armorial.cli.simulate import simulate as begin

    _leave(begin(Task(game, seats, games, seed, jobs, options or [], components), as_json))


@app.command(
    help="""Let bots play against each other, and report who wins, with 95% intervals (Wilson's).

    The bots change seats, so that each sits everywhere equally often. A shared victory counts as its share; a solo
    player wins by not losing. Bots are random, greedy, mcts with a budget (mcts:400 iterations, mcts:2s seconds),
    and the levels novice, careful, strong, master.

    The same seed gives the same games, with any number of jobs, unless a bot's budget is in seconds. An arena can be
    stopped and continued later: every finished game is kept in its file.

    A bot may be a program of yours, or another version of Armorial: program:COMMAND starts it and speaks the protocol
    of docs/protocol.md with it; program[level=strong]:COMMAND also sets an option of it. Commas in a command stand
    between quotes. A program that crashes, is silent or gives an
    illegal answer loses the game, and the report says why.

    With --sprt the arena stops as soon as the games tell whether the first bot wins as much as the second bound says,
    or only as much as the first.

    \b
    Examples:
      armorial arena village --bots greedy,random --games 400 --jobs 2
      armorial arena village --bots "master,program:python player.py"
      armorial arena village --bots mcts:200,careful --sprt elo0=0,elo1=30 --jobs 2
      armorial arena troyes --bots mcts:400,greedy,greedy --file troyes.jsonl
      armorial arena lorenzo --bots master,novice --options advanced=on --json
      armorial arena legacy --bots strong,careful --ray 10.0.0.5:6379
    """
)
def arena(
    game: GameName,
    bots: Annotated[str, typer.Option(metavar="A,B[,C,D]", help="A bot for each seat; a name may come twice.")],
    games: Annotated[
        int | None,
        typer.Option(metavar="K", help="How many games; with --sprt at most [default: 100, with --sprt 10000]."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same games.")] = 1,
    jobs: Annotated[
        int | None,
        typer.Option(metavar="J", help="How many games at once; the results do not depend on it [default: 1]."),
    ] = None,
    options: Options = None,
    components: OwnComponents = None,
    file: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Keep the games here; if the file already exists, continue it."),
    ] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there, such as 10.0.0.5:6379.")
    ] = None,
    sprt: Annotated[
        str | None,
        typer.Option(
            metavar="BOUNDS",
            help="Stop when it is decided between elo0=0,elo1=20 (or share0=0.5,share1=0.55); also alpha=, beta=.",
        ),
    ] = None,
    patience: Annotated[
        float, typer.Option(metavar="SECONDS", help="How long a program may take for an answer.")
    ] = 60.0,
    on_failure: Annotated[
        str, typer.Option(metavar="WHAT", help="A program that fails: lose (its game), or stop (the arena).")
    ] = "lose",
    as_json: Json = False,
) -> None:
    from armorial.cli.arena import Contest
    from armorial.cli.arena import arena as begin

    contest = Contest(game, bots, games, seed, jobs, options, components, file, ray, sprt, patience, on_failure)
    _leave(begin(contest, as_json))


@app.command(
    help="""Let a bot play as a program of its own, for 'armorial arena --bots ...,"program:armorial bot LEVEL"'.

    It reads lines and answers them, as docs/protocol.md describes. LEVEL is a bot as in arena: a level, greedy, random
    or mcts with a budget.

    \b
    An example: what is typed in, and after '<' what it says.
      armorial 1
      < id {"name":"Armorial 0.13.0 careful","protocol":1}
      < option {"name":"level","default":"careful","values":["novice","careful","strong","master"]}
      < wants state
      < ready
      game {"game":"village","seats":2,"seat":0,"options":{},"components":null,"seed":7}
      < ready
      position {"seat":0,"legal":["take:grain:orange","take:family:green"],"moves":[...],"state":{...}}
      think {"seconds":10}
      < answer take:family:green
      quit
    """
)
def bot(level: Annotated[str, typer.Argument(metavar="LEVEL", help="Which bot, such as master.")]) -> None:
    from armorial.cli.bot import speak

    speak(level)


@app.command(
    help="""Let the bots of a game learn: they play each other, what they saw is set against how it ended, and what was
    learned is kept if it wins; generation after generation. Needs the extra 'train'; docs/bots.md says more.

    Everything is kept in the folder, so a training can be stopped (Ctrl-C) and continued by the same command. The same
    seed makes the same weights, with any number of jobs. Try what was learned in an arena: careful@FILE judges by a
    file of weights, careful@hand by the hand-made judgement.

    \b
    Examples:
      armorial train village --jobs 8
      armorial train lorenzo --generations 4 --games 20000 --folder lessons
      armorial arena lorenzo --bots careful@lessons/judge-3.json,careful --games 400
    """
)
def train(
    game: GameName,
    generations: Annotated[int, typer.Option(metavar="N", min=1, max=100, help="How often they learn.")] = 3,
    games: Annotated[int, typer.Option(metavar="K", min=100, help="Games of each generation.")] = 20_000,
    trial: Annotated[int, typer.Option(metavar="T", min=10, help="Games to try out what was learned.")] = 400,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed makes the same weights.")] = 1,
    folder: Annotated[
        Path | None, typer.Option(metavar="FOLDER", help="Keep everything here [default: training-GAME].")
    ] = None,
    jobs: Annotated[int | None, typer.Option(metavar="J", help="How many games at once [default: 1].")] = None,
    ray: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="Play on the Ray cluster there, such as 10.0.0.5:6379.")
    ] = None,
    begin: Annotated[
        Path | None, typer.Option("--begin", metavar="FILE", help="Begin with these weights, not by hand.")
    ] = None,
    as_json: Json = False,
) -> None:
    from armorial.cli.train import Course
    from armorial.cli.train import train as learn

    _leave(learn(Course(game, generations, games, trial, seed, folder, jobs, ray, begin), as_json))


@app.command(help="Print a recorded game in words, line by line; or show the position at a line.")
def replay(
    file: RecordFile,
    at: Annotated[
        int | None, typer.Option(metavar="LINE", help="Show the position after this line; 0 is the start.")
    ] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    from armorial.cli.records import replay as begin

    begin(file, at, lang, as_json)


@app.command(
    help="""Let a bot go through a recorded game: for every choice, the win chance before and after it and what the bot
    would have chosen; then the biggest mistakes in words.

    A win chance is the share of the victory that the bot expects; it knows only what the player could know.

    \b
    Examples:
      armorial analyse FILE                        as the server does it
      armorial analyse FILE --bot greedy           quickly, by looking at each move
      armorial analyse FILE --bot master --jobs 4  thoroughly
      armorial analyse FILE --plot chances.svg     with a picture of the win chances
    """
)
def analyse(
    file: RecordFile,
    bot: Annotated[
        str | None,
        typer.Option(metavar="NAME", help="Who judges, instead of the usual search: greedy, mcts:400, or a level."),
    ] = None,
    seed: Annotated[int, typer.Option(metavar="S", help="The same seed gives the same judgements.")] = 1,
    jobs: Annotated[int, typer.Option(metavar="J", help="How many processes; the result does not depend on it.")] = 1,
    plot: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Draw the win chances of all players; a .png or .svg file.")
    ] = None,
    lang: Language = None,
    as_json: Json = False,
) -> None:
    from armorial.cli.analyse import analyse as begin

    begin(file, bot, seed, jobs, plot, lang, as_json)


@app.command(help="Check that every answer of a record was allowed, every draw was fair, and the result is right.")
def verify(file: RecordFile, as_json: Json = False) -> None:
    from armorial.cli.records import verify as begin

    _leave(begin(file, as_json))


@app.command(
    "compile",
    help="""Compile the engine to C, to play several times as fast. It is built once, and again when a source changes.

    This needs a C compiler, the Python headers, and mypy and setuptools: pip install 'armorial[compile]'. simulate,
    arena and serve do it themselves where it pays. The environment variable ARMORIAL_ENGINE says which engine runs:
    auto, compiled or interpreted.
    """,
)
def compile_(
    if_possible: Annotated[
        bool, typer.Option("--if-possible", help="Where it is not possible, say so and exit without an error.")
    ] = False,
) -> None:
    from armorial.cli.engine import compile_engine

    compile_engine(if_possible)


app.command("components", help=components_command.HELP)(components_command.components)


@app.command(
    "new-game",
    help="""Make the files of a new game: a small one that can be played at once, to be turned into your own.

    It works in the sources of Armorial. NAME is 3 to 20 lower-case letters. Nothing but the new files has to be touched
    to play it in the terminal, in the browser, in arenas, analysis and research; CONTRIBUTING.md says how to go on.

    \b
    Examples:
      armorial new-game orchard
      armorial new-game orchard --json
    """,
)
def new_game(
    name: Annotated[str, typer.Argument(metavar="NAME", help="What the game is called in commands and files.")],
    as_json: Json = False,
) -> None:
    from armorial.cli.new_game import new_game as begin

    begin(name, as_json)


def _leave(code: int) -> None:
    if code:
        raise typer.Exit(code)


# -- running it -----------------------------------------------------------------------------------------------

_UsageError: Final[Any] = typer.BadParameter.__bases__[0]
"""Wrong options, as typer reports them. Its class is not part of what typer shows, but the base of one that is."""


def run(arguments: Sequence[str] | None = None) -> int:
    """Carry out a command line. Every expected error is one sentence on stderr and an exit code."""
    _write_any_letter()
    words = list(sys.argv[1:] if arguments is None else arguments)
    try:
        code = app(args=words or ["--help"], prog_name="armorial", standalone_mode=False)
        sys.stdout.flush()
        return int(code or 0)
    except _UsageError as error:
        return _misused(error)
    except (KeyboardInterrupt, typer.Abort):
        return _tell("interrupted", INTERRUPTED)
    except BrokenPipeError:
        sys.stdout = open(os.devnull, "w")  # noqa: SIM115 - nobody reads any more; python must not complain at exit
        return PIPE_CLOSED
    except Exception as error:
        return _failed(error)


def _misused(error: Any) -> int:
    """An option that does not exist, a value of the wrong kind, something missing."""
    message = one_line(error.format_message()).rstrip(".")
    command = error.ctx.command_path if error.ctx is not None else "armorial"
    return _tell(f"{message[0].lower()}{message[1:]}; '{command} --help' lists what is possible", MISUSED)


def _failed(error: Exception) -> int:
    from armorial.cli.errors import sentence

    words = sentence(error)
    if words is not None:
        return _tell(words, MISUSED)
    if os.environ.get("ARMORIAL_DEBUG"):
        raise error
    kind = type(error).__name__
    return _tell(
        f"this is a bug in Armorial, please report it ({kind}: {one_line(str(error))}); ARMORIAL_DEBUG=1 shows more",
        BUG,
    )


def _tell(words: str, code: int) -> int:
    print(f"error: {words}", file=sys.stderr)
    return code


def _write_any_letter() -> None:
    """A terminal that cannot show a letter shows a question mark, instead of ending the game."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace")
