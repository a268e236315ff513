"""Writes ``printed.json``, what the board shows of cards and actions, from ``src/armorial/data/legacy.toml``.

python web/src/games/legacy/dev/printed.py
"""

import json
import tomllib
from pathlib import Path
from typing import Any

from armorial.games.legacy import describe
from armorial.games.legacy.components import CHILDREN, FRIENDS, GOALS, MISSIONS, PATRONS, SPACES, components
from armorial.games.legacy.parts import Parts
from armorial.kernel.words import Message

HERE = Path(__file__).resolve()
TOML = HERE.parents[5] / "src/armorial/data/legacy.toml"


def said(message: Message) -> dict[str, Any]:
    """A message as the client has it."""
    args = {name: said(arg) if isinstance(arg, Message) else arg for name, arg in message.args.items()}
    if any(isinstance(arg, list) for arg in args.values()):
        args = {name: [said(a) for a in arg] if isinstance(arg, list) else arg for name, arg in args.items()}
    return {"key": message.key, "args": args} if args else {"key": message.key}


def unsure(card: dict[str, Any]) -> list[str]:
    """The numbers of a card that are reconstructed: the board says so."""
    confidence = card.get("confidence", {})
    if isinstance(confidence, str):
        return sorted(key for key in card if key != "confidence") if confidence == "reconstructed" else []
    return sorted(key for key, sure in confidence.items() if sure == "reconstructed")


def printed() -> str:
    """What is to stand in ``printed.json``."""
    t: dict[str, Any] = tomllib.loads(TOML.read_text(encoding="utf-8"))
    parts = Parts(components())
    numbers = {
        "friends": {
            name: {
                "sex": card["sex"],
                "nation": card["nation"],
                "profession": None if card["profession"] == "none" else card["profession"],
                "gold": card.get("dowry", 0) - card.get("price", 0),
                **{key: card.get(key, 0) for key in ("income", "friends", "prestige")},
                "does": [said(m) for m in describe.friend_does(parts, FRIENDS.index(name))],
                "needs": [said(m) for m in describe.friend_needs(parts, FRIENDS.index(name))],
                "unsure": unsure(card),
            }
            for name, card in t["friend"].items()
        },
        "children": {
            name: {"sex": card["sex"], "does": [said(m) for m in describe.child_does(parts, CHILDREN.index(name))]}
            for name, card in t["child"].items()
        },
        **{
            kind: {
                name: {**{key: card[key] for key in ("generation", "price", "benefit")}, "unsure": unsure(card)}
                for name, card in t[kind].items()
            }
            for kind in ("title", "contribution")
        },
        "actions": {
            name: {key: number for key, number in t["action"][name].items() if key != "confidence"}
            for name in SPACES
            if name in t["action"]
        },
        "missions": {
            name: {
                "needs": [said(m) for m in describe.mission_needs(parts, MISSIONS.index(name))],
                "brings": [said(m) for m in describe.mission_brings(parts, MISSIONS.index(name))],
                "unsure": unsure(card),
            }
            for name, card in t["mission"].items()
        },
        "patrons": {
            name: {
                "honour": card["honour"],
                "needs": [said(m) for m in describe.patron_needs(parts, PATRONS.index(name))],
                "goals": [said(m) for m in describe.patron_goals(parts, PATRONS.index(name))],
                "minor": [
                    {"what": GOALS[goal], "each": each, "honour": honour}
                    for goal, each, honour in parts.patrons[PATRONS.index(name)].goals
                ],
                "unsure": unsure(card),
            }
            for name, card in t["patron"].items()
        },
        "heads": {
            name: {"pawn": card["pawn"], "man": card["man"], "woman": card["woman"], "unsure": unsure(card)}
            for name, card in t["head"].items()
        },
        "testament": t["testament"],
    }
    return json.dumps(numbers, indent=2) + "\n"


def main() -> None:
    HERE.parents[1].joinpath("printed.json").write_text(printed(), encoding="utf-8")


if __name__ == "__main__":
    main()
