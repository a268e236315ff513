"""Makes the chances true that packed weights state, where they were corrected after their training.

    python tools/true_chances.py lorenzo --games 1200 --seed 41 --jobs 2

Bots play each other in earnest, and the doubt of every stage is set so that what was said fits who won, as at the end
of a training (`armorial/training/calibrate.py`). What was done is written into the weights beside what made them.
`bench/calibration.py` looks at the chances in games of its own.
"""

import argparse
import sys
from datetime import UTC, datetime
from pathlib import Path

from armorial.bots.learned import FILE
from armorial.cli.workers import carried_out
from armorial.games import GAMES, load_game
from armorial.training.calibrate import Earnest, write_doubts
from armorial.training.loop import settings_of

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--seed", type=int, required=True)
    parser.add_argument("--jobs", type=int, default=1)
    wish = parser.parse_args()
    game = load_game(wish.game)
    settings = [setting for setting in settings_of(game) if setting.seats > 1]
    work = Earnest(wish.game, settings, "", f"true chances {wish.seed}")
    games = list(carried_out(work, range(wish.games), wish.jobs))
    file = ROOT / "src" / "armorial" / "games" / wish.game / "judgement" / FILE
    done = {"games": wish.games, "seed": wish.seed, "date": datetime.now(UTC).date().isoformat()}
    write_doubts(file, games, game.stages, {"chances": done})
    return 0


if __name__ == "__main__":
    sys.exit(main())
