"""Stores positions of the version it is run with: one for every question that comes up, of every game and seat count.

``python tools/store_positions.py 0.5.2`` writes them into ``tests/match/stored``, where ``test_stored.py`` sees to it
that later versions go on from all of them. Run it before a release that changes how states are saved.
"""

import gzip
import json
import random
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
sys.path.insert(0, str(ROOT))

from tests.conformance.driver import Case, all_cases  # noqa: E402

from armorial.games import GAMES  # noqa: E402
from armorial.kernel.contract import Chance  # noqa: E402

PER_QUESTION = 2
PLAYED = 12


def stored(case: Case) -> list[dict[str, object]]:
    """Positions of random games, at most two for each class of question and number of things still to happen."""
    found: dict[tuple[str, ...], int] = {}
    kept: list[dict[str, object]] = []
    for seed in range(PLAYED):
        rng = random.Random(seed)
        state = case.new()
        while (question := case.game.asked(state)) is not None:
            frames = tuple(type(frame).__name__ for frame in state.stack[-3:])
            found[frames] = found.get(frames, 0) + 1
            if found[frames] <= PER_QUESTION:
                kept.append({"asked": frames[-1], "state": case.game.dump(state)})
            if isinstance(question, Chance):
                option = question.sample(state, rng)
            else:
                option = rng.choice(question.options(state))
            case.game.answer(state, option, None)
    return kept


def main() -> None:
    folder = ROOT / "tests" / "match" / "stored"
    folder.mkdir(exist_ok=True)
    everything: list[dict[str, Any]] = [
        {"game": case.game.name, "seats": case.seats, "options": case.options, "positions": stored(case)}
        for case in all_cases(GAMES)
    ]
    text = json.dumps(everything, separators=(",", ":")).encode()
    file = folder / f"positions-{sys.argv[1]}.json.gz"
    file.write_bytes(gzip.compress(text, mtime=0))
    print(file.name, sum(len(each["positions"]) for each in everything), "positions", file.stat().st_size, "bytes")


if __name__ == "__main__":
    main()
