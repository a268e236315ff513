"""Every game with every number of seats, and both solo games, for all environments."""

import random
from typing import Any, Final

from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance, Game
from armorial.research.play import Play, Setting, new_play

SOLO: Final = {"solo": "testament"}
ADVANCED: Final = {"advanced": "on"}


class Case:
    """A game with its seats and options."""

    def __init__(self, game: str, seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        return "-".join([self.game, str(self.seats), *self.options.values()])

    def arguments(self) -> dict[str, Any]:
        return {"game": self.game, "seats": self.seats, "options": self.options}


def _options(game: Game[Any], seats: int) -> list[dict[str, str]]:
    if game.name == "lorenzo":
        return [{}, ADVANCED]
    return [{}, SOLO] if seats == 1 else [{}]


CASES: Final = [
    Case(name, seats, options)
    for name in GAMES
    for seats in load_game(name).seat_counts
    for options in _options(load_game(name), seats)
]


def setting_of(case: Case, reward: str = "rank", all_options: bool = False, skip_forced: bool = True) -> Setting:
    return Setting(case.game, case.seats, case.options, reward, all_options, skip_forced)


def play_at(case: Case, seed: int, decisions: int) -> Play:
    """A game of random players after so many decisions, or at its end."""
    play = new_play(setting_of(case), seed)
    rng = random.Random(seed)
    for _ in range(decisions):
        if play.seat < 0:
            break
        play.act(rng.choice(play.actions()))
    return play


def states(case: Case, seed: int) -> Any:
    """All positions of a random game, chance included, up to the end."""
    game = load_game(case.game)
    rng = random.Random(f"{case} {seed}")
    s = game.new(case.seats, case.options)
    while True:
        yield game, s
        question = game.asked(s)
        if question is None:
            return
        options = question.options(s)
        game.answer(s, question.sample(s, rng) if isinstance(question, Chance) else rng.choice(options), None)
