"""Conditions of cards: a position in which one is just met, or just not."""

from armorial.games.legacy.components import FRIENDS, NATIONS, PROFESSIONS
from armorial.games.legacy.state import BORN, BY_PROFESSION, COMPLETED, FAMILY
from tests.legacy.scene import Scene

ROW = ("armand", "giacomo", "pieter", "odette", "rosalie", "margot", "nancy")


def row_without(*names: str) -> list[str]:
    return [name for name in ROW if name not in names][:5]


def fill(scene: Scene, needs: str, seat: int = 0, missing: int = 0) -> None:
    """Let a condition be just true, or short by some."""
    me = scene.s.players[seat]
    for part in needs.split(", ") if needs else []:
        number, what = part.split(" ", 1)
        n = int(number) - missing
        if what in NATIONS:
            me[FAMILY + NATIONS.index(what)] += n
        elif what in PROFESSIONS:
            me[BY_PROFESSION + PROFESSIONS.index(what)] += n
        elif what == "in hand":
            scene.s.hands[seat] = [c for c in scene.s.deck if FRIENDS[c] not in ROW][:n]
            scene.s.deck = [c for c in scene.s.deck if c not in scene.s.hands[seat]]
        elif what == "nations":
            for nation in range(n):
                me[FAMILY + nation] += 1
        elif what in ("titles", "mansions"):
            if n:
                scene.hold(seat, 0, what[:-1], "baron" if what == "titles" else None)
        elif what == "born":
            me[BORN + 1] = n
        elif what == "born in III":
            me[BORN + 2] = n
        elif what == "missions":
            me[COMPLETED] = n
        else:
            me[{"gold": 0, "income": 1, "prestige": 2}[what]] = n
