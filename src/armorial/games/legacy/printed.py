"""What is printed on the cards and the actions of Legacy, as the board in the browser draws it."""

from typing import Any

from armorial.data.reader import unsure
from armorial.games.legacy import describe
from armorial.games.legacy.components import CHILDREN, FRIENDS, GOALS, HINTS, MISSIONS, PATRONS, SPACES
from armorial.games.legacy.parts import Parts


def printed(parts: Parts) -> dict[str, Any]:
    t = parts.components.values
    return {
        "friends": {name: _friend(parts, name, card) for name, card in t["friend"].items()},
        "children": {
            name: {
                "sex": card["sex"],
                "does": describe.child_does(parts, CHILDREN.index(name)),
                "unsure": [key for key in unsure(card) if key != "count"],  # how many there are is on no card
            }
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
            name: {key: t["action"][name][key] for key in ("benefit", "children") if key in t["action"][name]}
            for name in SPACES
            if name in t["action"]  # what it costs is in the view: it depends on the option of the game
        },
        "socialize": t["action"]["socialize"]["friends"],
        "missions": {
            name: {
                "needs": describe.mission_needs(parts, MISSIONS.index(name)),
                "brings": describe.mission_brings(parts, MISSIONS.index(name)),
                "unsure": unsure(card),
            }
            for name, card in t["mission"].items()
        },
        "patrons": {name: _patron(parts, name, card) for name, card in t["patron"].items()},
        "heads": {
            name: {"pawn": card["pawn"], "man": card["man"], "woman": card["woman"], "unsure": unsure(card)}
            for name, card in t["head"].items()
        },
        "testament": t["testament"],
        "hints": {
            name: {"says": describe.hint_words(parts, HINTS.index(name)), "unsure": unsure(card)}
            for name, card in t["hint"].items()
        },
    }


def _friend(parts: Parts, name: str, card: dict[str, Any]) -> dict[str, Any]:
    return {
        "sex": card["sex"],
        "nation": card["nation"],
        "profession": None if card["profession"] == "none" else card["profession"],
        "gold": card.get("dowry", 0) - card.get("price", 0),
        **{key: card.get(key, 0) for key in ("income", "friends", "prestige")},
        "does": describe.friend_does(parts, FRIENDS.index(name)),
        "needs": describe.friend_needs(parts, FRIENDS.index(name)),
        "unsure": unsure(card),
    }


def _patron(parts: Parts, name: str, card: dict[str, Any]) -> dict[str, Any]:
    patron = PATRONS.index(name)
    return {
        "honour": card["honour"],
        "needs": describe.patron_needs(parts, patron),
        "goals": describe.patron_goals(parts, patron),
        "minor": [
            {"what": GOALS[goal], "each": each, "honour": honour} for goal, each, honour in parts.patrons[patron].goals
        ],
        "unsure": unsure(card),
    }
