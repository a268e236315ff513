"""Writes ``printed.json``, the printed numbers that the board shows, from ``src/armorial/data/troyes.toml``.

python web/src/games/troyes/dev/printed.py
"""

import json
import tomllib
from pathlib import Path
from typing import Any

HERE = Path(__file__).resolve()
TOML = HERE.parents[5] / "src/armorial/data/troyes.toml"


def unsure(card: dict[str, Any]) -> list[str]:
    """The numbers of a card that are reconstructed: the board says so."""
    confidence = card.get("confidence", {})
    if isinstance(confidence, str):
        return sorted(key for key in card if key != "confidence") if confidence == "reconstructed" else []
    return sorted(key for key, sure in confidence.items() if sure == "reconstructed")


def printed() -> str:
    """What is to stand in ``printed.json``."""
    t: dict[str, Any] = tomllib.loads(TOML.read_text(encoding="utf-8"))
    numbers = {
        "rounds": {seats: row["rounds"] for seats, row in t["players"].items()},
        "rows": {name: row["rows"] for name, row in t["building"].items()},
        "salary": {name: row["salary"] for name, row in t["building"].items()},
        "price": t["dice"]["price"],
        "influence": {key: t["influence"][key] for key in ("most", "reroll", "citizen", "turn", "turned")},
        "cathedral": t["cathedral"],
        "agriculture": t["agriculture"]["divisor"],
        "cards": {
            name: {
                **{
                    key: card[key]
                    for key in ("colour", "round", "price", "places", "divisor", "effect", "cube")
                    if key in card
                },
                "unsure": unsure(card),
            }
            for name, card in t["activity"].items()
        },
        "events": {
            name: {**{key: card[key] for key in ("dice", "divisor", "banners", "vp", "effect")}, "unsure": unsure(card)}
            for name, card in t["event"].items()
        },
        "characters": {
            name: {key: card[key] for key in ("at", "at_2_players", "vp")} for name, card in t["character"].items()
        },
    }
    return json.dumps(numbers, indent=2) + "\n"


def main() -> None:
    HERE.parents[1].joinpath("printed.json").write_text(printed(), encoding="utf-8")


if __name__ == "__main__":
    main()
