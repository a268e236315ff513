"""Makes the positions that the rules page draws its pictures from.

    python tools/primer.py              writes the positions anew, when what a view says has changed
    python tools/primer.py village 7 90 plays another game of Village, by seed 7, and stops after 90 answers

The answers of each game are kept in ``tools/primers.json``, so that a position stays what it is when bots learn;
``web/src/games/<game>/primer.json`` is what the first seat sees after them. ``tests/test_generated.py`` compares both.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any, TypedDict

import orjson

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.games import load_game
from armorial.kernel.contract import CHANCE
from armorial.table.houses import houses_of

ROOT = Path(__file__).resolve().parents[1]
ANSWERS = ROOT / "tools" / "primers.json"
SEAT = 0


class Played(TypedDict):
    """A game with its usual options, as far as it has been played."""

    seats: int
    answers: list[str]


def kept() -> dict[str, Played]:
    """The games by their names."""
    found: dict[str, Played] = json.loads(ANSWERS.read_text(encoding="utf-8")) if ANSWERS.is_file() else {}
    return found


def place(game: str) -> Path:
    return ROOT / "web" / "src" / "games" / game / "primer.json"


def text(name: str) -> str:
    """What is to stand there."""
    game, played = load_game(name), kept()[name]
    s = game.new(played["seats"])
    for token in played["answers"]:
        question = game.asked(s)
        assert question is not None
        game.answer(s, question.table.find(token), None)
    houses = houses_of(name)[: played["seats"]]
    return orjson.dumps({"seat": SEAT, "houses": houses, "view": game.view(s, SEAT)}).decode() + "\n"


def play(name: str, seed: int, most: int) -> Played:
    """A game by bots up to the first question to the first seat after so many answers."""
    game: Any = load_game(name)
    rng, bot = random.Random(seed), make_bot("greedy")
    seats, answers = 3, list[str]()
    s = game.new(seats)
    while (question := game.asked(s)) is not None:
        chance = question.seat == CHANCE
        if len(answers) >= most and question.seat == SEAT:
            break
        option = question.sample(s, rng) if chance else bot_answer(game, s, bot, rng)
        answers.append(question.table.names[option])
        game.answer(s, option, None)
    return {"seats": seats, "answers": answers}


def main() -> None:
    if len(sys.argv) == 4:
        games = kept() | {sys.argv[1]: play(sys.argv[1], int(sys.argv[2]), int(sys.argv[3]))}
        ANSWERS.write_text(json.dumps(games, separators=(",", ":")) + "\n", "utf-8")
    for name in kept():
        place(name).write_text(text(name), encoding="utf-8")


if __name__ == "__main__":
    main()
