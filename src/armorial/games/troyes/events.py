"""The row of events: what each does every round, the cubes laid on it, and how it is scored.

T-14, T-15, T-60 to T-67, T-100 to T-105, T-147 to T-160
"""

from collections.abc import Callable, Sequence
from typing import ClassVar, Final

from armorial.games.troyes.citizens import enter, enter_refusal
from armorial.games.troyes.components import (
    BISHOPRIC,
    CITY_HALL,
    COLUMNS,
    EVENTS,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PALACE,
    RED,
)
from armorial.games.troyes.rolling import Roll
from armorial.games.troyes.state import (
    DENIERS,
    EVENTS_PHASE,
    INFLUENCE,
    TAKEN,
    VP,
    Troyes,
    citizens_in,
    gain_influence,
    lose_vp,
)
from armorial.games.troyes.words import building, cubes, deniers, event_name, influence, vp
from armorial.kernel.codec import NUMBER, Codec, Id
from armorial.kernel.contract import Event, Out, Step, event, section
from armorial.kernel.frames import Draw
from armorial.kernel.questions import Table
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

    table: ClassVar[Table] = Table(f"event:{name}" for name in EVENTS)
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
        RESOLVE[s.parts.event_effect[self.at]](s, self.at, s.parts.event_number[self.at], out)


class NextEvent(Step[Troyes]):
    """The one to the right of an event; it is looked for anew, as the row may have closed up. T-104"""

    fields: ClassVar[dict[str, Codec]] = {"after": EVENT}

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: Troyes, out: Out) -> None:
        at = s.row.index(self.after) + 1
        if at < len(s.row):
            s.stack.append(ResolveEvent(s.row[at]))


# -- what the events do ---------------------------------------------------------------------------------------


def _black_dice(s: Troyes, at: int, n: int, out: Out) -> None:
    """T-147, T-148, T-150, T-151, T-160"""
    s.enemies += n
    if out is not None:
        out.append(event("troyes-did-black-dice", event=event_name(at), n=n))


def _palace_citizen(s: Troyes, at: int, n: int, out: Out) -> None:
    """T-149"""
    _neutral_citizen(s, at, PALACE, out)


def _bishopric_citizen(s: Troyes, at: int, n: int, out: Out) -> None:
    """T-152"""
    _neutral_citizen(s, at, BISHOPRIC, out)


def _city_hall_citizen(s: Troyes, at: int, n: int, out: Out) -> None:
    """T-159"""
    _neutral_citizen(s, at, CITY_HALL, out)


def _neutral_citizen(s: Troyes, at: int, where: int, out: Out) -> None:
    """With all neutral citizens in play the event is ignored, and no die is rolled. T-100"""
    if s.neutral_reserve:
        s.stack.append(RollNeutral(where))
    elif out is not None:
        out.append(event("troyes-did-no-neutral", event=event_name(at)))


def expelled(whose: int, where: int) -> Event:
    """A citizen falls out of a row. T-71"""
    if whose == NEUTRAL:
        return event("troyes-did-expel-neutral", building=building(where))
    return event("troyes-did-expel", who=who(whose), building=building(where))


class RollNeutral(Roll):
    """The die that leads a neutral citizen to a row. If the expulsion is forbidden nothing happens. T-101, T-103"""

    fields: ClassVar[dict[str, Codec]] = {"building": NUMBER}

    def __init__(self, building: int) -> None:
        self.building = building

    def take(self, s: Troyes, option: int, out: Out) -> None:
        if enter_refusal(s, self.building, option + 1):
            if out is not None:
                out.append(event("troyes-did-neutral-stopped", building=building(self.building), n=option + 1))
            return
        s.neutral_reserve -= 1
        pushed = enter(s, self.building, option + 1, NEUTRAL)
        if out is not None:
            out.append(event("troyes-did-neutral-enter", building=building(self.building), n=option + 1))
            if pushed >= 0:
                out.append(expelled(pushed, self.building))


def _lose_influence(s: Troyes, at: int, n: int, out: Out) -> None:
    """T-153"""
    for seat in range(s.seats):
        _lose(s, seat, INFLUENCE, n, at, out)


def _lose_deniers(s: Troyes, at: int, n: int, out: Out) -> None:
    """T-158"""
    for seat in range(s.seats):
        _lose(s, seat, DENIERS, n, at, out)


def _drought(s: Troyes, at: int, n: int, out: Out) -> None:
    """T-156"""
    for seat in range(s.seats):
        _lose(s, seat, DENIERS, n * citizens_in(s, seat, CITY_HALL), at, out)


def _lose(s: Troyes, seat: int, holding: int, n: int, at: int, out: Out) -> None:
    """Those who have too little lose all they have, and VP. T-15, T-102"""
    if not n:
        return
    me = s.players[seat]
    paid = min(me[holding], n)
    me[holding] -= paid
    if paid and out is not None:
        what = influence(paid) if holding == INFLUENCE else deniers(paid)
        out.append(event("troyes-did-lose", who=who(seat), event=event_name(at), what=what))
    if paid < n:
        lost = lose_vp(s, seat, s.parts.event_penalty)
        if out is not None:
            out.append(event("troyes-did-not-bear", who=who(seat), event=event_name(at), what=vp(lost), n=lost))


def _support(s: Troyes, at: int, n: int, out: Out) -> None:
    """The two events next to it on the left, the left one first. T-157"""
    position = s.row.index(at)
    for target in s.row[max(0, position - 2) : position]:
        lay_cubes(s, target, NEUTRAL, min(n, s.parts.banners[target] - len(s.banners[target])), out)


def _migrant_workers(s: Troyes, at: int, n: int, out: Out) -> None:
    """The lowest level that is not full, there the lowest column. T-154"""
    for _ in range(n):
        if NOBODY in s.cathedral:
            where = s.cathedral.index(NOBODY)
            s.cathedral = replaced(s.cathedral, where, NEUTRAL)
            if out is not None:
                out.append(event("troyes-did-neutral-build", level=where // COLUMNS + 1, column=where % COLUMNS + 1))


def torn_down(whose: int, level: int, column: int) -> Event:
    """A cube leaves the cathedral. T-155"""
    if whose == NEUTRAL:
        return event("troyes-did-tear-down-neutral", level=level, column=column)
    return event("troyes-did-tear-down", who=who(whose), level=level, column=column)


def _interruption(s: Troyes, at: int, n: int, out: Out) -> None:
    """The highest level that has any, there the highest column. T-155"""
    for _ in range(n):
        for where in range(COLUMNS * LEVELS - 1, -1, -1):
            whose = s.cathedral[where]
            if whose >= 0:
                s.cathedral = replaced(s.cathedral, where, NOBODY)
                if out is not None:
                    out.append(torn_down(whose, where // COLUMNS + 1, where % COLUMNS + 1))
                break


RESOLVE: Final[tuple[Callable[[Troyes, int, int, Out], None], ...]] = (
    _black_dice,
    _palace_citizen,
    _bishopric_citizen,
    _city_hall_citizen,
    _lose_influence,
    _lose_deniers,
    _drought,
    _support,
    _migrant_workers,
    _interruption,
)
"""In the order of EVENT_EFFECTS."""


def say_event_effect(effect: int, n: int) -> Message:
    """What an event does every round, in words."""
    return Message(f"troyes-event-effect-{EFFECT_KEYS[effect]}", {"n": n})


EFFECT_KEYS: Final = (
    "black",
    "palace",
    "bishopric",
    "city_hall",
    "influence",
    "deniers",
    "drought",
    "support",
    "migrants",
    "interruption",
)
