"""The arithmetic of clocks: pure functions of a pace, a clock and a moment.

Moments are *table time* (``server/pace/times.py``): seconds for which the server was up, so a clock stands still while
it is down.
"""

from collections.abc import Callable, Collection
from dataclasses import dataclass, field, replace
from typing import Final, Literal, Protocol

PaceKind = Literal["none", "live", "days"]
Absence = Literal["bot", "end", "wait"]
"""What the others may do when somebody's time is out: let a bot take the seat, end the game, or only wait."""

MINUTE: Final = 60.0
HOUR: Final = 3600.0
DAY: Final = 86_400.0
DAYS: Final = (1, 2, 3, 7)
"""How many days a turn may take, where it takes days."""
FORGIVEN: Final = 5.0
"""How many seconds of what the network took are given back in one turn, whatever a client says it took."""
_NOTHING: Final = 0.001
"""Less than this is nothing: sums of fractions are never exact."""


class TableTime(Protocol):
    """What time it is at a table, and for whom it stands still. A server has ``server/pace/times.py``."""

    @property
    def wall(self) -> Callable[[], float]:
        """Seconds since 1970."""

    @property
    def holidays(self) -> frozenset[str]:
        """The people who are on vacation."""

    def now(self) -> float:
        """Table time."""


@dataclass(frozen=True)
class Pace:
    """How much time a table gives. All numbers are seconds, but for the days."""

    kind: PaceKind = "none"
    bank: int = 0
    """Live: what everybody has at the start."""
    increment: int = 0
    """Live: what is added each time the turn comes round to somebody."""
    days: int = 0
    """By turns: how many days each turn may take."""

    @property
    def clocked(self) -> bool:
        return self.kind != "none"

    @property
    def allowance(self) -> float:
        """What everybody has at the start."""
        return self.days * DAY if self.kind == "days" else float(self.bank)

    @property
    def short(self) -> float:
        """With less than this somebody is told that time is running out."""
        return 12 * HOUR if self.kind == "days" else MINUTE

    @property
    def reply_within(self) -> float | None:
        """So long others may think about whether somebody may go back: nobody is to stop a game by asking."""
        return {"live": MINUTE / 2, "days": DAY, "none": None}[self.kind]

    @property
    def away_after(self) -> float:
        """Who gave no sign for so long is away. Without a clock nobody is in a hurry to say so."""
        return {"live": MINUTE, "days": DAY, "none": 10 * MINUTE}[self.kind]

    @property
    def remind_every(self) -> float:
        return DAY if self.kind == "days" else MINUTE


NO_PACE: Final = Pace()


@dataclass(frozen=True)
class Clock:
    """The clocks of a match at a moment, and what the others have said about whoever lets them wait."""

    since: float
    """The moment that all of this is about."""
    began: float
    """When the match began."""
    left: list[float] = field(default_factory=list)
    """By seat, in seconds; nothing without a clock."""
    deciding: list[int] = field(default_factory=list)
    """The seats that have to decide."""
    running: list[int] = field(default_factory=list)
    """Those of them whose time passes."""
    turn: int | None = None
    """The seat whose turn it is, for which it got its time."""
    warned: list[int] = field(default_factory=list)
    """The seats that have been told that their time is running out."""
    out: list[int] = field(default_factory=list)
    """The seats whose time is out."""
    forgiven: float = 0.0
    """What has been given back in this turn."""
    for_bot: list[list[int]] = field(default_factory=list)
    """Who wants a bot to take a seat: pairs of that seat and theirs."""
    for_end: list[list[int]] = field(default_factory=list)
    """Who wants to end the game because of a seat: the same."""
    reminded: float | None = None
    """When whoever has to decide was last reminded."""
    asked: float | None = None
    """When somebody asked to go back, while the others think about it."""
    refused: list[int] = field(default_factory=list)
    """The seats that asked to go back and were refused. They may ask again once their turn has come again."""
    lost: int | None = None
    """The seat whose owner's time was out when the others ended the game."""


@dataclass(frozen=True)
class Due:
    """What the time brings about."""

    kind: Literal["short", "out", "unanswered"]
    """Little time is left, none is left, or nobody has said whether somebody may go back."""
    seat: int | None = None


def fresh(pace: Pace, seats: int, now: float) -> Clock:
    """The clocks of a match that begins. The first turn has not come yet."""
    return Clock(now, now, [pace.allowance] * seats if pace.clocked else [])


def left_at(clock: Clock, seat: int, now: float) -> float:
    """What a seat has left at a moment."""
    return _less(clock.left[seat], now - clock.since if seat in clock.running else 0.0)


def reply_left(clock: Clock, pace: Pace, now: float) -> float | None:
    """For how long the others may still think about whether somebody may go back; None if nobody asks."""
    if clock.asked is None or pace.reply_within is None:
        return None
    return _less(pace.reply_within, now - clock.asked)


def _less(left: float, spent: float) -> float:
    rest = left - max(0.0, spent)
    return rest if rest > _NOTHING else 0.0


def settle(
    clock: Clock,
    pace: Pace,
    turn: int | None,
    deciding: Collection[int],
    paused: Collection[int],
    now: float,
    lag: float = 0.0,
    *,
    asked: bool = False,
) -> Clock:
    """The clock after something has happened: time is charged, and runs on for those who have to decide now.

    ``turn`` is whose turn it is in the game, ``deciding`` who has to decide, which may be others: those who are asked
    to take something back. The time of the ``paused`` does not run. ``lag`` is what the network took of the time.
    ``asked`` is whether somebody waits to hear if they may go back.
    """
    back = max(0.0, min(lag, FORGIVEN - clock.forgiven, now - clock.since))
    left = list(clock.left)
    for seat in clock.running:
        left[seat] = left_at(clock, seat, now - back)
    comes = turn is not None and turn != clock.turn
    new = {seat for seat in deciding if seat not in clock.deciding or (comes and seat == turn)}
    if pace.kind == "days":
        for seat in new if comes else new - {turn}:
            left[seat] = pace.allowance
    elif pace.kind == "live" and comes and turn is not None:
        left[turn] += pace.increment
    told = set(clock.warned) - new
    if pace.clocked:
        told |= {seat for seat in new if left[seat] <= pace.short}
    same = not new and set(deciding) == set(clock.deciding)
    return replace(
        clock,
        since=max(now, clock.since),
        left=left,
        deciding=sorted(deciding),
        running=sorted(set(deciding) - set(paused)) if pace.clocked else [],
        turn=clock.turn if turn is None else turn,
        warned=sorted(told & set(deciding)),
        out=[seat for seat in clock.out if (seat == turn and not comes) or (seat in deciding and seat not in new)],
        forgiven=0.0 if comes else clock.forgiven + back,
        for_bot=clock.for_bot if same else [],
        for_end=clock.for_end if same else [],
        reminded=clock.reminded if same else None,
        asked=(now if clock.asked is None else clock.asked) if asked and pace.clocked else None,
        refused=[seat for seat in clock.refused if not (comes and seat == turn)],
    )


def stopped(clock: Clock, now: float) -> Clock:
    """Nobody has to decide any more."""
    left = [left_at(clock, seat, now) for seat in range(len(clock.left))]
    since = max(now, clock.since)
    return replace(clock, since=since, left=left, deciding=[], running=[], for_bot=[], for_end=[], asked=None)


def next_due(clock: Clock, pace: Pace) -> float | None:
    """When the time next brings something about, if nobody does anything."""
    spans = [clock.left[seat] for seat in clock.running if seat not in clock.out]
    spans += [max(0.0, clock.left[seat] - pace.short) for seat in clock.running if seat not in clock.warned]
    moments = [clock.since + span for span in spans]
    if clock.asked is not None and pace.reply_within is not None:
        moments.append(clock.asked + pace.reply_within)
    return min(moments, default=None)


def strike(clock: Clock, pace: Pace, now: float) -> tuple[Clock, list[Due]]:
    """The clock at a moment, and what the time has brought about by then: each thing once."""
    left = [left_at(clock, seat, now) for seat in range(len(clock.left))]
    out = [seat for seat in clock.running if left[seat] == 0 and seat not in clock.out]
    short = [seat for seat in clock.running if left[seat] <= pace.short + _NOTHING and seat not in clock.warned]
    due = [Due("out", seat) for seat in out] + [Due("short", seat) for seat in short if left[seat] > 0]
    if reply_left(clock, pace, now) == 0:
        due.append(Due("unanswered"))
    moved = replace(clock, since=max(now, clock.since), left=left, warned=clock.warned + short, out=clock.out + out)
    return moved, due
