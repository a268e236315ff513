"""Setting up a game: who sits where, with which components and dice; then the session."""

from pathlib import Path
from typing import Any, Final

from armorial.bots import make_bot
from armorial.bots.names import NAMES
from armorial.cli.errors import CliError
from armorial.cli.seats import BOT_NAME, USUAL_BOT, Player, loaded_players
from armorial.cli.session import Session
from armorial.cli.setting import game_with, open_record, options_of, speaker_of
from armorial.cli.terminal import Terminal, hangup_ends_input
from armorial.kernel.contract import Game
from armorial.kernel.errors import RuleError
from armorial.match import Match, SecretChance, SeededChance
from armorial.match.log import clean_name
from armorial.text import Speaker

USUAL_SEATS: Final = 3


class Wishes:
    """What the command line asks for."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        bots: list[str] | None = None,
        names: list[str] | None = None,
        humans: int | None = None,
        options: list[str] | None = None,
        language: str | None = None,
        load: Path | None = None,
        components: Path | None = None,
        confirm: bool = False,
        seed: int | None = None,
    ) -> None:
        self.game = game
        self.seats = seats
        self.bots = bots or []
        self.names = names or []
        self.humans = humans
        self.options = options or []
        self.language = language
        self.load = load
        self.components = components
        self.confirm = confirm
        self.seed = seed


def play(wishes: Wishes) -> int:
    """Play a game to its end or until the players leave; gives the exit code."""
    speaker = speaker_of(wishes.language)
    if wishes.load is None:
        match, players, printed = _new_match(wishes, speaker)
    else:
        match, players, printed = _loaded_match(wishes, wishes.load, speaker)
    with hangup_ends_input():
        return Session(match, players, printed, speaker, Terminal(), wishes.load).run()


def _new_match(wishes: Wishes, speaker: Speaker) -> tuple[Match, list[Player], dict[str, Any]]:
    game, components = game_with(wishes.game, wishes.components)
    players = seat_players(wishes, game, speaker)
    match = Match.start(
        game,
        len(players),
        options_of(wishes.options),
        names=[player.recorded for player in players],
        chance=SecretChance.fresh() if wishes.seed is None else SeededChance(wishes.seed),
        confirm=wishes.confirm,
        overlay=components.overlay,
    )
    return match, players, components.values


def _loaded_match(wishes: Wishes, file: Path, speaker: Speaker) -> tuple[Match, list[Player], dict[str, Any]]:
    settings = {
        "--seats": wishes.seats is not None,
        "--bot": wishes.bots,
        "--human": wishes.names,
        "--humans": wishes.humans is not None,
        "--options": wishes.options,
        "--components": wishes.components is not None,
        "--confirm": wishes.confirm,
        "--seed": wishes.seed is not None,
    }
    given = [option for option, value in settings.items() if value]
    if given:
        raise CliError(f"a saved game keeps its own settings; use --load without {', '.join(given)}")
    game_with(wishes.game, None)
    record = open_record(file)
    if record.game != wishes.game:
        raise CliError(
            f"'{file}' is a game of {record.game}, not of {wishes.game}; use: armorial play {record.game} ..."
        )
    match = Match.resume(record)
    _, components = game_with(record.game, record.components)
    return match, loaded_players(record.names, speaker), components.values


def seat_players(wishes: Wishes, game: Game[Any], speaker: Speaker) -> list[Player]:
    """People first, then bots. Seats that nobody was named for get the last bot named, or the usual one."""
    for bot in wishes.bots:
        make_bot(bot)
    names = _human_names(wishes, speaker)
    seats = wishes.seats
    if seats is None:
        named = len(names) + len(wishes.bots)
        seats = named if wishes.bots or len(names) > 1 else USUAL_SEATS
    if seats not in game.seat_counts:
        game.check(seats, {})
        raise RuleError  # never: check has refused it
    if wishes.humans is None and not wishes.names and len(wishes.bots) == seats:
        names = []  # a bot for every seat: nobody plays, somebody watches
    if len(names) + len(wishes.bots) > seats:
        raise CliError(f"{len(names)} people and {len(wishes.bots)} bots do not fit on {seats} seats")
    usual = wishes.bots[-1] if wishes.bots else USUAL_BOT
    kinds = [*wishes.bots, *[usual] * (seats - len(names) - len(wishes.bots))]
    bot_names = [name for name in (speaker.text(f"bot-name-{key.lower()}") for key in NAMES) if name not in names]
    return [Player(name) for name in names] + [Player(bot_names[i], kind) for i, kind in enumerate(kinds)]


def _human_names(wishes: Wishes, speaker: Speaker) -> list[str]:
    if wishes.names:
        if wishes.humans is not None and wishes.humans != len(wishes.names):
            raise CliError(f"--humans {wishes.humans} does not fit the {len(wishes.names)} names of --human")
        names = [clean_name(name) for name in wishes.names]
        for name in names:
            if not name or len(name) > 20 or BOT_NAME.fullmatch(name):
                raise CliError(f"a name must have 1 to 20 letters and no '[...]' at the end, unlike '{name}'")
            if names.count(name) > 1:
                raise CliError(f"two people are called '{name}'; give them different ones")
        return names
    count = 1 if wishes.humans is None else wishes.humans
    if not 0 <= count <= 8:
        raise CliError(f"the number of people must be from 0 to the number of seats, not {count}")
    return [speaker.text("cli-player")] if count == 1 else [speaker.text("player-n", n=n + 1) for n in range(count)]
