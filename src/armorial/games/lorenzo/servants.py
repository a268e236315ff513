"""Servants that raise the value of an action: those it needs, and more where that can matter. L-13, L-16, L-138"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.lorenzo.components import PERIODS, ROUNDS, SERVANTS, SPACES, TOWER_SPACES
from armorial.games.lorenzo.placing import Price, action_value, floor_refusal, servants_needed
from armorial.games.lorenzo.reasons import NO_DIFFERENCE, PRICE_SHORT, REASONS, SERVANTS_SHORT, VALUE_SHORT
from armorial.games.lorenzo.state import NONE, SERVANT_RATE, Lorenzo
from armorial.games.lorenzo.words import amount
from armorial.games.lorenzo.words import space as space_name
from armorial.kernel.codec import NUMBER, Codec, Id
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

MOST_SERVANTS: Final = 48
"""No action of the printed game can use more: the highest card, the deepest reductions, two servants for one."""
SERVANT_TOKENS: Final = tuple(f"servants:{n}" for n in range(MOST_SERVANTS + 1))


def spare_matters(s: Lorenzo) -> bool:
    """Whether it can be good to spend more servants than an action needs. L-13, L-144

    It can where what is left at the end costs points. Before the last round it never is: servants that are kept can
    still be spent in it. So nobody is asked where the answer makes no difference.
    """
    tile = s.tiles[PERIODS - 1]
    return s.round_number == ROUNDS and tile != NONE and s.parts.stock_loss[tile] > 0


def spend(s: Lorenzo, seat: int, servants: int, value: int, out: Out) -> None:
    """Spend servants to raise an action of a value. L-16"""
    me = s.players[seat]
    me[SERVANTS] -= servants
    if out is not None:
        what, raised = [amount(SERVANTS, servants)], value + servants // me[SERVANT_RATE]
        out.append(event("lorenzo-did-spend-servants", who=who(seat), what=what, n=raised))


def servants_choice(s: Lorenzo, seat: int, space: int, value: int, off: Price) -> "Spend | None":
    """The question about servants on a floor, in the market or in the council; None where there is no choice.

    However many are spent, the price of the card can still be paid. L-16, L-28
    """
    if not spare_matters(s):
        return None
    me = s.players[seat]
    least = most = servants_needed(s, me, space, value)
    left = me[:]
    while most + me[SERVANT_RATE] <= min(me[SERVANTS], MOST_SERVANTS):
        left[SERVANTS] -= me[SERVANT_RATE]
        if space < TOWER_SPACES and floor_refusal(s, left, space, value, off):
            break
        most += me[SERVANT_RATE]
    return Spend(seat, space, action_value(s, me, space, value), least, most) if most > least else None


class Spend(Question[Lorenzo]):
    """How many servants to spend on an action: those it needs, or more. What is done with them comes after. L-13"""

    table: ClassVar[Tokens] = Tokens(SERVANT_TOKENS)
    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "space": Id(SPACES),
        "value": NUMBER,
        "least": NUMBER,
        "most": NUMBER,
    }

    def __init__(self, seat: int, space: int, value: int, least: int, most: int) -> None:
        self.seat = seat
        self.space = space
        self.value = value
        self.least = least
        self.most = most

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        me = s.players[self.seat]
        return range(self.least, min(me[SERVANTS], MOST_SERVANTS) + 1, me[SERVANT_RATE])

    def refusal(self, s: Lorenzo, option: int) -> int:
        me = s.players[self.seat]
        if option > me[SERVANTS]:
            return REASONS.lacking(SERVANTS_SHORT, SERVANTS, option - me[SERVANTS])
        if option < self.least:
            return REASONS.lacking(VALUE_SHORT, SERVANTS, self.least - option)
        if option > self.most:
            return REASONS.lacking(PRICE_SHORT, SERVANTS, option - self.most)
        return NO_DIFFERENCE if (option - self.least) % me[SERVANT_RATE] else 0

    def onward(self, s: Lorenzo) -> list[int]:
        return self.options(s)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option:
            spend(s, self.seat, option, self.value, out)

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-servants", {"who": who(self.seat), "space": space_name(self.space)})

    def label(self, s: Lorenzo, option: int) -> Message:
        return servants_label(s, self.seat, option, self.value)


def servants_label(s: Lorenzo, seat: int, servants: int, value: int) -> Message:
    """A number of servants, and the value to which they raise an action."""
    raised = value + servants // s.players[seat][SERVANT_RATE]
    return Message("lorenzo-servants", {"what": [amount(SERVANTS, servants)], "value": raised})
