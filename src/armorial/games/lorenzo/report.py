"""The report to the Vatican after rounds 2, 4 and 6, and what an excommunication does. L-50 to L-56"""

from typing import ClassVar, Final

from armorial.games.lorenzo.components import FAITH, ROUNDS, VP
from armorial.games.lorenzo.state import EXCOMMUNICATED, SUPPORT_VP, Lorenzo, period_of
from armorial.games.lorenzo.words import amount
from armorial.games.lorenzo.words import tile as tile_name
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Step, event, section
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

EVERY: Final = 2
"""A report comes after every second round. L-10"""


def report_is_due(s: Lorenzo) -> bool:
    """Whether this round ends with a report. L-10"""
    return s.round_number > 0 and s.round_number % EVERY == 0


def may_support(s: Lorenzo, seat: int) -> bool:
    """Whether a player has the faith to support the Church in the report of this period. L-50"""
    return s.players[seat][FAITH] >= s.parts.report_faith[period_of(s.round_number)]


class Report(Step[Lorenzo]):
    """The next player in turn order stands before the Church; ``place`` counts those who have. L-50, L-53, L-54"""

    fields: ClassVar[dict[str, Codec]] = {"place": NUMBER}

    def __init__(self, place: int) -> None:
        self.place = place

    def run(self, s: Lorenzo, out: Out) -> None:
        if not report_is_due(s) or self.place == s.seats:
            return
        if self.place == 0 and out is not None:
            need = s.parts.report_faith[period_of(s.round_number)]
            out.append(section("lorenzo-did-report", n=need))
        seat = s.order[self.place]
        if may_support(s, seat):
            s.then(Church(seat), Report(self.place + 1))
            return
        excommunicate(s, seat, out)
        if s.round_number == ROUNDS:
            gain_faith_points(s, seat, 0, out)
        s.then(Report(self.place + 1))


def excommunicate(s: Lorenzo, seat: int, out: Out) -> None:
    """The tile of the period works for this player to the end of the game. L-52, L-56"""
    period = period_of(s.round_number)
    me = s.players[seat]
    me[EXCOMMUNICATED] |= 1 << period
    if out is not None:
        out.append(event("lorenzo-did-excommunicate", who=who(seat), tile=tile_name(s.tiles[period])))
    s.parts.punishments[s.tiles[period]].run(s, seat, out)


def gain_faith_points(s: Lorenzo, seat: int, more: int, out: Out) -> None:
    """The VP of the position on the faith track, which falls to 0. L-51, L-53, L-55"""
    me = s.players[seat]
    points = s.parts.faith_points[me[FAITH]] + more
    faith, me[FAITH] = me[FAITH], 0
    me[VP] += points
    if out is not None and faith:
        out.append(
            event("lorenzo-did-faith-vp", who=who(seat), faith=[amount(FAITH, faith)], what=[amount(VP, points)])
        )


class Church(SeatQuestion[Lorenzo]):
    """Support the Church, or be excommunicated and keep the faith. L-51, L-112"""

    table: ClassVar[Tokens] = Tokens(("support", "refuse"), least=("refuse",))

    def refusal(self, s: Lorenzo, option: int) -> int:
        return 0

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option:
            excommunicate(s, self.seat, out)
            return
        if out is not None:
            out.append(event("lorenzo-did-support", who=who(self.seat)))
        gain_faith_points(s, self.seat, s.players[self.seat][SUPPORT_VP], out)

    def prompt(self, s: Lorenzo) -> Message:
        faith = [amount(FAITH, s.players[self.seat][FAITH])]
        return Message("lorenzo-ask-church", {"who": who(self.seat), "faith": faith})

    def label(self, s: Lorenzo, option: int) -> Message:
        if option:
            return Message("lorenzo-refuse", {"tile": tile_name(s.tiles[period_of(s.round_number)])})
        me = s.players[self.seat]
        points = s.parts.faith_points[me[FAITH]] + me[SUPPORT_VP]
        return Message("lorenzo-support", {"what": [amount(VP, points)]})
