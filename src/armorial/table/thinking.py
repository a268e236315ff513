"""What bots think: pure functions of a position, for whoever has a process or a worker to think in. Only the games and
the bots are imported here."""

import random
from functools import cache
from typing import Any, Final

from armorial.bots import Bot, make_bot
from armorial.bots.advice import Advice
from armorial.bots.advice import advise as bots_advice
from armorial.bots.analysis import Analyst, Inquiry
from armorial.bots.coach import Behind, behind
from armorial.bots.learned import judge_of
from armorial.bots.runner import bot_answer
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Game
from armorial.kernel.pools import determinize
from armorial.lessons.coach import Observed, observe

KEPT: Final = 32
"""How many bots a process keeps between their answers: those it was asked for last."""
ANALYSTS: Final = 4
"""How many analyses a process has in hand."""


class Puzzle:
    """What a bot is asked about, what it may answer, and where: the same bot is asked again at the same ``place``."""

    def __init__(
        self, place: str, game: str, components: dict[str, Any] | None, state: dict[str, Any], options: list[str]
    ) -> None:
        self.place = place
        self.game = game
        self.components = components
        self.state = state
        self.options = options


def ready() -> None:
    """Load what every answer needs, so that nobody has to wait for it."""
    for name in GAMES:
        judge_of(_usual_game(name))


@cache
def _usual_game(name: str) -> Game[Any]:
    return load_game(name)


_kept: dict[tuple[str, str, float], tuple[Game[Any], Bot]] = {}
"""The games and bots of the last places. A bot goes on from what it thought before, if its turn goes on."""


def think(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """The token that a bot answers the open question of a position with. A pace below 1 lets it think shorter."""
    key = (puzzle.place, level, pace)
    # A bot that fails is not put back: it is made anew the next time.
    game, bot = _kept.pop(key) if key in _kept else (_game(puzzle), make_bot(level, pace))
    state = game.load(puzzle.state)
    question = game.asked(state)
    assert question is not None
    token = question.table.names[bot_answer(game, state, bot, random.Random(seed))]
    _kept[key] = (game, bot)
    if len(_kept) > KEPT:
        del _kept[next(iter(_kept))]
    return token


def _game(puzzle: Puzzle) -> Game[Any]:
    return _usual_game(puzzle.game) if puzzle.components is None else load_game(puzzle.game, puzzle.components)


def advise(level: str, puzzle: Puzzle, pace: float, seed: int) -> Advice:
    """What a bot would do in the place of the player who is asked. It knows no more than they do."""
    game = _game(puzzle)
    return bots_advice(game, game.load(puzzle.state), make_bot(level, pace), random.Random(seed))


_analysts: dict[str, Analyst] = {}
"""Those that were asked last: going through a whole record takes longer than one piece of its analysis."""


def analyse(place: str, inquiry: Inquiry, numbers: list[int]) -> list[dict[str, Any] | None]:
    """Some pieces of an analysis."""
    analyst = analyst_at(place, inquiry)
    return [analyst.piece(number) for number in numbers]


def analyst_at(place: str, inquiry: Inquiry) -> Analyst:
    """Who analyses a game: the same as before, if the process has not forgotten them."""
    analyst = _analysts.pop(place, None) or Analyst(inquiry)
    _analysts[place] = analyst
    if len(_analysts) > ANALYSTS:
        del _analysts[next(iter(_analysts))]
    return analyst


def coach(level: str, puzzle: Puzzle, pace: float, seed: int) -> tuple[Observed, list[Behind]]:
    """What a coach says to the player who is asked: remarks, typical mistakes, and answers that the bot thinks much
    worse than others. It knows no more than they do."""
    game, rng = _game(puzzle), random.Random(seed)
    state = game.load(puzzle.state)
    question = game.asked(state)
    assert question is not None
    return observe(game, determinize(game, state, question.seat, rng)), behind(game, state, level, pace, rng)
