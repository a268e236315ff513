"""Plays a game several times and keeps a position for each kind of question: what the dev page shows.

    PYTHONPATH=src python web/src/games/dev/scenes.py GAME [LANGUAGE]

The positions have the shape of the server's ``position`` message, as far as a board uses it.
"""

import json
import random
import sys
from pathlib import Path
from typing import Any

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.games import load_game
from armorial.kernel.contract import CHANCE
from armorial.kernel.words import Message
from armorial.table.printed import standard_printed
from armorial.table.words import said
from armorial.text import Speaker

NAMES = ("Jadwiga", "Мария", "Tomasz Żółć", "Brother Anselm")
KEPT = 3
"""How many positions of a kind are kept for each number of players: early, in the middle, late."""


def position(game: Any, s: Any, speaker: Speaker, seat: int) -> dict[str, Any]:
    """What a seat sees."""

    def words(message: Message) -> dict[str, Any]:
        return {**said(message), "text": speaker.say(message, NAMES)}

    question = game.asked(s)
    asked = None
    if question is not None:
        options = question.options(s) if question.seat == seat else []
        asked = {
            "seat": question.seat,
            "kind": type(question).__name__,
            "prompt": words(question.prompt(s)),
            "options": [
                {"token": question.table.names[option], "label": words(question.label(s, option))} for option in options
            ],
            "refused": [
                {
                    "token": question.table.names[option],
                    "label": words(question.label(s, option)),
                    "reason": words(refusal.message),
                    "rules": list(refusal.rules),
                }
                for option, refusal in (game.refused(s) if question.seat == seat else [])
            ],
        }
    view = game.view(s, seat)
    return {
        "game": game.name,
        "seat": seat,
        "names": list(NAMES[: s.seats]),
        "view": view,
        "question": asked,
        "over": question is None,
    }


def new(game: Any, seats: int, rng: random.Random) -> Any:
    """A new game with some options or others."""
    return game.new(seats, {choice.key: rng.choice(choice.values) for choice in game.choices})


def play(game: Any, seats: int, seed: int, speaker: Speaker) -> list[tuple[str, dict[str, Any]]]:
    """One game, with every position in which somebody is asked."""
    rng = random.Random(seed)
    bots = [make_bot("greedy") if rng.random() < 0.8 else make_bot("random") for _ in range(seats)]
    loose = make_bot("random")
    s = new(game, seats, rng)
    found = []
    while (question := game.asked(s)) is not None:
        if question.seat == CHANCE:
            game.answer(s, question.sample(s, rng), None)
            continue
        found.append((type(question).__name__, position(game, s, speaker, question.seat)))
        bot = loose if rng.random() < 0.12 else bots[question.seat]
        game.answer(s, bot_answer(game, s, bot, rng), None)
    found.append(("Over", position(game, s, speaker, 0)))
    return found


def run(game: Any, seats: int, seed: int, speaker: Speaker) -> list[dict[str, Any]]:
    """Some positions in a row, seen by the first seat, to see the pieces move."""
    rng = random.Random(seed)
    bot = make_bot("greedy")
    s = new(game, seats, rng)
    found: list[dict[str, Any]] = []
    while (question := game.asked(s)) is not None and len(found) < 60:
        if question.seat == CHANCE:
            game.answer(s, question.sample(s, rng), None)
            continue
        found.append(position(game, s, speaker, 0))
        game.answer(s, bot_answer(game, s, bot, rng), None)
    return found


def main() -> None:
    if len(sys.argv) not in (2, 3):
        sys.exit("usage: scenes.py GAME [LANGUAGE]")
    game = load_game(sys.argv[1])
    speaker = Speaker(sys.argv[2] if len(sys.argv) > 2 else "en")
    target = Path(__file__).with_name("scenes.json")
    most = max(game.seat_counts)
    scenes: dict[str, Any] = {f"run-{n:03}": seen for n, seen in enumerate(run(game, most, 7, speaker))}
    for seed, seats in enumerate([most, *sorted(game.seat_counts, reverse=True)], start=3):
        by_kind: dict[str, list[dict[str, Any]]] = {}
        for kind, seen in play(game, seats, seed, speaker):
            by_kind.setdefault(kind, []).append(seen)
        for kind, seen in by_kind.items():
            picks = sorted({0, len(seen) // 2, len(seen) - 1})[:KEPT]
            for n, at in enumerate(picks):
                scenes.setdefault(f"{seats}-{kind}-{n}", seen[at])
    made = {"game": game.name, "printed": json.loads(standard_printed(game.name).body), "scenes": scenes}
    target.write_text(json.dumps(made, ensure_ascii=False, separators=(",", ":")), encoding="utf-8")
    print(f"{len(scenes)} positions, {target.stat().st_size // 1024} KiB: {' '.join(scenes)}")


if __name__ == "__main__":
    main()
