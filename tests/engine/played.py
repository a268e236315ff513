"""What the engine of this process plays: whole random games and the answers of bots, for comparing two engines.

python -m tests.engine.played          prints it as JSON
"""

import json
import random
import sys
from hashlib import sha256
from typing import Any

from armorial.bots import make_bot
from armorial.bots.playout import play_out
from armorial.bots.runner import bot_answer, bot_thought
from armorial.engine import running
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Game, State

RANDOM_GAMES = 3
POSITIONS = 3
BOTS = ("random", "greedy", "novice", "mcts:8")
"""The interpreted engine is slow, and the recorded games are played by both, too (`tests/golden.py`)."""


def everything() -> dict[str, Any]:
    return {"engine": running(), "games": {name: game_played(load_game(name)) for name in GAMES}}


def game_played(game: Game[Any]) -> dict[str, Any]:
    seats = max(game.seat_counts)
    return {
        "random": [random_game(game, count, seed) for count in game.seat_counts for seed in range(RANDOM_GAMES)],
        "bots": {name: [answer(game, position(game, seats, seed), name) for seed in range(POSITIONS)] for name in BOTS},
    }


def random_game(game: Game[Any], seats: int, seed: int) -> list[Any]:
    """How a game ended, and a sum of everything in the state halfway and at the end."""
    rng = random.Random(seed)
    s = game.new(seats, {})
    first = play_out(s, rng, 40)
    halfway = fingerprint(game, s)
    rest = play_out(s, rng)
    counts = [first.decisions + rest.decisions, first.forced + rest.forced, first.chance + rest.chance]
    return [seats, counts, [game.score(s, seat).total for seat in range(seats)], halfway, fingerprint(game, s)]


def position(game: Game[Any], seats: int, seed: int) -> State:
    """A position in which a player has a choice."""
    rng = random.Random(seed)
    s: State = game.new(seats, {})
    play_out(s, rng, 10 + 11 * seed)
    while (question := game.asked(s)) is not None:
        if question.seat >= 0 and len(question.moves(s)) > 1:
            return s
        # an answer without a choice, or what chance says
        game.answer(s, question.options(s)[0], None)
    raise AssertionError("the game was over too early")


def answer(game: Game[Any], s: State, bot: str) -> list[Any]:
    """What a bot answers and what it thinks of it."""
    option = bot_answer(game, s, make_bot(bot), random.Random(bot))
    thought = bot_thought(game, s, make_bot(bot), random.Random(bot))
    looked = [[choice.option, round(choice.value, 9), choice.visits] for choice in thought.choices]
    return [option, thought.option, looked, fingerprint(game, s)]


def fingerprint(game: Game[Any], s: State) -> str:
    return sha256(json.dumps(game.dump(s), sort_keys=True).encode()).hexdigest()[:16]


if __name__ == "__main__":
    json.dump(everything(), sys.stdout)
