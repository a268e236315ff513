"""Writes ``printed.json``, the printed numbers that the board shows, from ``src/armorial/data/village.toml``.

python web/src/games/village/dev/printed.py
"""

import json
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
TOML = HERE.parents[5] / "src/armorial/data/village.toml"
CITIES = ("north_near", "south_near", "north_middle", "south_middle", "north_far", "south_far")


def printed() -> str:
    """What is to stand in ``printed.json``."""
    v: dict[str, Any] = tomllib.loads(TOML.read_text(encoding="utf-8"))
    church = v["church"]
    numbers = {
        "setup": {
            seats: {key: card[key] for key in ("board", "stalls", "chronicle", "graves")}
            for seats, card in v["setup"].items()
        },
        "workshops": {
            name: {key: shop[key] for key in ("goods", "train_time", "make_time", "price")}
            for name, shop in v["workshop"].items()
        },
        "mill": v["mill"],
        "harvest": v["harvest"],
        "plague_time": v["farm"]["plague_time"],
        "grain_limit": v["farm"]["grain_limit"],
        "market": v["market"],
        "cities": {name: v["city"][name]["reward"] for name in CITIES},
        "routes": [{"between": route["between"], "cost": route["cost"]} for route in v["route"]],
        "council": v["council"],
        "chambers": [
            {key: v["chamber"][c][key] for key in ("time", "privilege", "points")} for c in ("1", "2", "3", "4")
        ],
        "church": {key: church[key] for key in ("cubes", "time", "monks", "coin_price", "steps", "points", "majority")},
        "well": v["well"]["cubes"],
        "score": v["score"],
    }
    return json.dumps(numbers, indent=2) + "\n"


def main() -> None:
    HERE.parents[1].joinpath("printed.json").write_text(printed(), encoding="utf-8")


if __name__ == "__main__":
    main()
