"""The row of events: the phase in which they do what they do, the cubes laid on them, and how they are scored.

T-14, T-60 to T-67, T-104
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import (
    EVENTS,
    MARAUDING,
    NEUTRAL,
    OWNERS,
    RED,
)
from armorial.games.troyes.state import (
    EVENTS_PHASE,
    TAKEN,
    VP,
    Troyes,
    gain_influence,
)
from armorial.games.troyes.words import cubes, event_name, influence, vp
from armorial.kernel.codec import NUMBER, Codec, Id
from armorial.kernel.contract import Out, Step, event, section
from armorial.kernel.frames import Draw
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import replaced, without_card
from armorial.kernel.words import Message, who

EVENT: Final = Id(EVENTS)

# -- cubes on events ------------------------------------------------------------------------------------------


def lay_cubes(s: Troyes, at: int, whose: int, n: int, out: Out) -> None:
    """Cubes on the next banners of an event: influence for a player's, and a full event is scored. T-60, T-66, T-67"""
    s.banners = replaced(s.banners, at, s.banners[at] + (whose,) * n)
    gained = gain_influence(s, whose, n * s.parts.cube_influence) if whose != NEUTRAL else 0
    if out is not None:
        laid, name = cubes(n), event_name(at)
        if whose == NEUTRAL:
            out.append(event("troyes-did-neutral-cubes", what=laid, event=name))
        elif gained:
            out.append(event("troyes-did-lay", who=who(whose), what=laid, event=name, gained=influence(gained)))
        else:
            out.append(event("troyes-did-lay-only", who=who(whose), what=laid, event=name))
    if len(s.banners[at]) >= s.parts.banners[at]:
        score_event(s, at, out)


def shares(laid: Sequence[int], first: int, second: int) -> list[int]:
    """What each owner, the neutral colour included, gets from a full event. T-61, T-65"""
    counts = [laid.count(whose) for whose in range(len(OWNERS))]
    most = max(counts)
    leaders = [whose for whose, n in enumerate(counts) if n == most]
    share = [0] * len(OWNERS)
    if len(leaders) > 1:
        for whose in leaders:
            share[whose] = (first + second) // len(leaders)
        return share
    share[leaders[0]] = first
    next_most = max(n for n in counts if n != most)
    if next_most == 0:
        share[leaders[0]] += second
        return share
    followers = [whose for whose, n in enumerate(counts) if n == next_most]
    for whose in followers:
        share[whose] = second // len(followers)
    return share


def taker(laid: Sequence[int]) -> int:
    """Who has most cubes; in a tie whoever of them came first. T-62"""
    most = max(laid.count(whose) for whose in laid)
    return next(whose for whose in laid if laid.count(whose) == most)


def score_event(s: Troyes, at: int, out: Out) -> None:
    """A full event pays, and leaves the row; Marauding is emptied and stays. T-61 to T-63"""
    laid = s.banners[at]
    first, second = s.parts.event_vp[at]
    if out is not None:
        out.append(event("troyes-did-fill-event", event=event_name(at)))
    for seat, points in enumerate(shares(laid, first, second)[: s.seats]):
        if points:
            s.players[seat][VP] += points
            if out is not None:
                out.append(event("troyes-did-score-event", who=who(seat), event=event_name(at), what=vp(points)))
    s.banners = replaced(s.banners, at, ())
    if at == MARAUDING:
        return
    s.row = without_card(s.row, at)
    whose = taker(laid)
    if whose == NEUTRAL:
        s.discard = (*s.discard, at)
    else:
        s.players[whose][TAKEN] |= 1 << at
    if out is not None and whose == NEUTRAL:
        out.append(event("troyes-did-discard-event", event=event_name(at)))
    elif out is not None:
        out.append(event("troyes-did-take-event", who=who(whose), event=event_name(at)))


# -- the phase ------------------------------------------------------------------------------------------------


class EventsPhase(Step[Troyes]):
    """A red event and the one it calls, then the whole row from the left. T-14"""

    def run(self, s: Troyes, out: Out) -> None:
        s.phase = EVENTS_PHASE
        if out is not None:
            out.append(section("troyes-did-events-phase"))
        s.enemies = 0
        s.then(DrawEvent(RED), ResolveEvent(MARAUDING))


class DrawEvent(Draw[Troyes]):
    """An event is turned up and goes to the right end of the row. T-04, T-14"""

    table: ClassVar[Tokens] = Tokens(f"event:{name}" for name in EVENTS)
    fields: ClassVar[dict[str, Codec]] = {"colour": NUMBER}

    def __init__(self, colour: int) -> None:
        self.colour = colour

    def pool(self, s: Troyes) -> list[int]:
        return [card for card in s.deck if s.parts.event_colour[card] == self.colour]

    def take(self, s: Troyes, option: int, out: Out) -> None:
        s.deck = without_card(s.deck, option)
        s.row = (*s.row, option)
        if out is not None:
            out.append(event("troyes-did-draw-event", event=event_name(option)))
        called = s.parts.calls[option]
        if called >= 0 and any(s.parts.event_colour[card] == called for card in s.deck):
            s.then(DrawEvent(called))

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-draw-event")

    def label(self, s: Troyes, option: int) -> Message:
        return event_name(option)


class ResolveEvent(Step[Troyes]):
    """What an event of the row does this round; then the one to its right, until the black dice come. T-14, T-104"""

    fields: ClassVar[dict[str, Codec]] = {"at": EVENT}

    def __init__(self, at: int) -> None:
        self.at = at

    def run(self, s: Troyes, out: Out) -> None:
        s.stack.append(NextEvent(self.at))
        s.parts.event_effect[self.at].strike(s, self.at, s.parts.event_number[self.at], out)


class NextEvent(Step[Troyes]):
    """The one to the right of an event; it is looked for anew, as the row may have closed up. T-104"""

    fields: ClassVar[dict[str, Codec]] = {"after": EVENT}

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: Troyes, out: Out) -> None:
        at = s.row.index(self.after) + 1
        if at < len(s.row):
            s.stack.append(ResolveEvent(s.row[at]))
