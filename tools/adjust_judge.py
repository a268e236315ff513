"""Corrects by hand what a judge has learned, where games show that it is wrong and training has not mended it yet.

    python tools/adjust_judge.py legacy --by-hand 0.5 --weight danger=-13
    python tools/adjust_judge.py lorenzo --weight leaders_hope=4.2 --weight leaders_gain=3

`--by-hand` is the share that the hand-made judgement has in what is said of a position. `--weight` sets how many points
a feature of a seat counts, in every stage; it can be set again. What was done is written into the weights beside what
made them. Features that are new since the training are added, and count nothing unless they are given a weight.
"""

import argparse
import json
import sys
from pathlib import Path
from typing import Any

from armorial.bots.learned import FILE, WORTH
from armorial.games import GAMES, load_game

ROOT = Path(__file__).resolve().parent.parent


def adjusted(told: dict[str, Any], features: list[str], by_hand: float, weights: dict[str, float]) -> dict[str, Any]:
    """The weights with the corrections. The last number of a row belongs to the plain sum."""
    stages = [_with_features(stage, told["own"], features) for stage in told["stages"]]
    for stage in stages:
        for row in (*stage["shared"], *stage["own"], *stage["others"], stage["bias"]):
            row[-1] = round((1 - by_hand) * row[-1], 5)
        stage["out"] = [*(round((1 - by_hand) * each, 5) for each in stage["out"][:-1]), 1.0]
        stage["own"][features.index(WORTH)][-1] += by_hand
        for name, points in weights.items():
            stage["own"][features.index(name)][-1] = points
    before = told["made"].get("corrected", {"by_hand": 0.0, "weights": {}})
    corrected = {"by_hand": by_hand or before["by_hand"], "weights": {**before["weights"], **weights}}
    return {**told, "made": {**told["made"], "corrected": corrected}, "own": features, "stages": stages}


def _with_features(stage: dict[str, Any], known: list[str], features: list[str]) -> dict[str, Any]:
    nothing = [0.0] * len(stage["bias"])
    found = {
        block: [list(stage[block][known.index(name)] if name in known else nothing) for name in features]
        for block in ("own", "others")
    }
    return {**stage, **found}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game", choices=GAMES)
    parser.add_argument("--by-hand", type=float, default=0.0, metavar="SHARE", help="from 0 to 1")
    parser.add_argument("--weight", action="append", default=[], metavar="FEATURE=POINTS", help="may be repeated")
    wish = parser.parse_args()
    weights = {name: float(points) for name, points in (each.split("=") for each in wish.weight)}
    features = [WORTH, *load_game(wish.game).own_features]
    unknown = [name for name in weights if name not in features]
    if unknown or not 0 <= wish.by_hand <= 1:
        parser.error(f"there is no feature '{unknown[0]}'" if unknown else "--by-hand is a share")
    file = ROOT / "src" / "armorial" / "games" / wish.game / "judgement" / FILE
    told = json.loads(file.read_text(encoding="utf-8"))
    if wish.by_hand and told["made"].get("corrected", {}).get("by_hand"):
        parser.error("these weights are judged by hand in part already; take those that training made")
    found = adjusted(told, features, wish.by_hand, weights)
    file.write_text(json.dumps(found, separators=(",", ":")) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
