"""Gold, income, prestige and honour of a player: every change goes through here and is told. G-209"""

from collections.abc import Callable
from typing import Final

from armorial.games.legacy.state import GOLD, HONOUR, INCOME, PRESTIGE, Legacy
from armorial.games.legacy.words import gold, honour, income, person, prestige
from armorial.kernel.contract import Out, event
from armorial.kernel.words import Message, who

SAY: Final[dict[int, Callable[[int], Message]]] = {GOLD: gold, INCOME: income, PRESTIGE: prestige, HONOUR: honour}


def spend(s: Legacy, seat: int, paid: list[tuple[int, int]], out: Out) -> None:
    """A price: a number of each thing, told as one payment."""
    for what, n in paid:
        s.players[seat][what] -= n
    if out is not None:
        told = [SAY[what](n) for what, n in paid if n]
        if told:
            out.append(event("legacy-did-pay", who=who(seat), what=told))


def change(s: Legacy, seat: int, what: int, n: int, out: Out) -> None:
    """Gains, or with a negative number loses."""
    s.players[seat][what] += n
    if n and out is not None:
        key = "legacy-did-gain" if n > 0 else "legacy-did-lose"
        out.append(event(key, who=who(seat), what=[SAY[what](abs(n))]))


def gain_by(s: Legacy, seat: int, what: int, n: int, number: int, out: Out) -> None:
    """A gain that somebody of the family brings long after their card was laid, so they are named."""
    s.players[seat][what] += n
    if n and out is not None:
        by = person(s, seat, number)
        out.append(event("legacy-did-gain-by", who=who(seat), what=[SAY[what](n)], person=by))
