"""How far the chances of winning that bots state can be trusted.

    python bench/calibration.py                       all games, 2,000 games each
    python bench/calibration.py village --games 200   one game, fewer games
    python bench/calibration.py --json FILE

Bots of one level play each other; where a move ends, the judge says how likely each seat is to win. All these chances
are sorted into ten bands, and set against the share that was really won. Seats are two, two, three and four in turn,
with all variants of the rules. Give ``--seed`` a number that no training used.
"""

import argparse
import json
import random
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from armorial import engine
from armorial.bots import make_bot
from armorial.bots.chances import win_chances
from armorial.bots.learned import judge_of
from armorial.bots.runner import bot_answer
from armorial.cli.workers import carried_out, watched
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance
from armorial.training.loop import settings_of

BANDS: Final = 10
FURTHEST: Final = 0.04
"""How far a band may be off."""
FEWEST: Final = 200
"""A band with fewer chances says nothing."""


class Played:
    """Games of one title. Plain data, so that it can be sent to other processes."""

    def __init__(self, game: str, bot: str, seed: int) -> None:
        self.game = game
        self.bot = bot
        self.seed = seed

    def begin(self) -> Callable[[int], list[tuple[float, float]]]:
        game = load_game(self.game)
        settings = [setting for setting in settings_of(game) if setting.seats > 1]
        _, _, weights = self.bot.partition("@")
        judge = judge_of(game, weights)

        def play(number: int) -> list[tuple[float, float]]:
            rng = random.Random(f"armorial calibration {self.seed} {number}")
            setting = settings[number % len(settings)]
            bots = [make_bot(self.bot) for _ in range(setting.seats)]
            state = game.new(setting.seats, setting.options)
            stated: list[list[float]] = []
            while (question := game.asked(state)) is not None:
                if isinstance(question, Chance):
                    game.answer(state, question.sample(state, rng), None)
                    continue
                seat = question.seat
                game.answer(state, bot_answer(game, state, bots[seat], rng), None)
                after = game.asked(state)
                if after is not None and after.seat != seat:
                    stated.append(win_chances(judge, state))
            winners = game.winners(state)
            won = [1 / len(winners) if seat in winners else 0.0 for seat in range(setting.seats)]
            return [pair for chances in stated for pair in zip(chances, won, strict=True)]

        return play


def bands(pairs: list[tuple[float, float]]) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = []
    for band in range(BANDS):
        inside = [pair for pair in pairs if min(BANDS - 1, int(pair[0] * BANDS)) == band]
        said, won = ([sum(column) / len(inside) for column in zip(*inside, strict=True)]) if inside else (0.0, 0.0)
        found.append({"from": band / BANDS, "chances": len(inside), "said": said, "won": won})
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("games_of", nargs="*", metavar="GAME", help=f"of {', '.join(GAMES)}; all if none is named")
    parser.add_argument("--bot", default="careful")
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, default=31)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE")
    wish = parser.parse_args()
    found: dict[str, Any] = {}
    worst = 0.0
    for name in wish.games_of or GAMES:
        work = Played(name, wish.bot, wish.seed)
        results = watched(carried_out(work, range(wish.games), wish.jobs, 10), name, wish.games, quiet=False)
        found[name] = bands([pair for pairs in results for pair in pairs])
        print(f"{name}: {wish.games} games of {wish.bot}, {engine.running()} engine")
        print("  band        chances    said     won     off")
        for band in found[name]:
            off = band["won"] - band["said"]
            print(f"  {band['from']:.0%} to {band['from'] + 1 / BANDS:.0%}".ljust(14), end="")
            print(f"{band['chances']:>7}{band['said']:>8.1%}{band['won']:>8.1%}{off:>+8.1%}")
            if band["chances"] >= FEWEST:
                worst = max(worst, abs(off))
    print(f"worst band: {worst:.1%} off (at most {FURTHEST:.0%})")
    if wish.json:
        wish.json.write_text(json.dumps(found, indent=2), "utf-8")
    return 0 if worst <= FURTHEST else 1


if __name__ == "__main__":
    sys.exit(main())
