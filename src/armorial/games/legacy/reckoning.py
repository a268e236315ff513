"""How the honour of a finished game came about, one source after the other. G-20, G-50 to G-53, G-87, G-806"""

from armorial.games.legacy.components import NONE
from armorial.games.legacy.patrons import GOALS_OF_A_PATRON, counted, minor_goal
from armorial.games.legacy.scoring import score
from armorial.games.legacy.shapes import CountView
from armorial.games.legacy.state import BORN, FROM_PATRON, MODE, PATRON, TESTAMENT, Legacy
from armorial.games.legacy.testament import honour_by_source


def reckoning(s: Legacy, seat: int) -> list[CountView]:
    """Of a game that is over. A family that died out has no patron any more. G-29"""
    parts = score(s, seat).parts
    lines = [_line("play", parts["play"]), _line("prestige", parts["prestige"])]
    if s.numbers[MODE] == TESTAMENT:
        return lines + [_line(source, n, [abs(n)]) for source, n in honour_by_source(s).items()]
    me = s.players[seat]
    lines.append(_line("children", parts["children"], me[BORN : BORN + 3]))
    if me[PATRON] == NONE:
        return lines
    lines.append(_line("patron", me[FROM_PATRON], scored=me[FROM_PATRON] > 0))
    for number in range(GOALS_OF_A_PATRON):
        goal = s.parts.patrons[me[PATRON]].goals[number][0]
        scored = bool(s.goals[seat] >> number & 1)
        worth = minor_goal(s, seat, number) if scored else 0
        lines.append(_line(f"goal_{number + 1}", worth, [counted(s, seat, goal)], scored))
    return lines


def _line(source: str, honour: int, counted: list[int] | None = None, scored: bool = True) -> CountView:
    return {"source": source, "honour": honour, "counted": counted or [], "scored": scored}
