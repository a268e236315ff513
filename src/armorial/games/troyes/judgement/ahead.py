"""When a player's turn comes, which enemies wait, and what is about to happen, as numbers for the learned judge.

Each group of features has its names above the function that appends them, in the same order.
"""

from typing import Final

from armorial.games.troyes.action import Act
from armorial.games.troyes.black import Counter, Enemies, RollBlack, power_of
from armorial.games.troyes.cards import Hire, HowOften, UseDice
from armorial.games.troyes.combat import HowManyCubes
from armorial.games.troyes.components import COLOURS, FACES, VALUE_OF
from armorial.games.troyes.effects import LayCubes, Mill, Shoot
from armorial.games.troyes.influence import Reroll, TurnMore
from armorial.games.troyes.judgement.trades import GET_VP, flag
from armorial.games.troyes.judgement.worth import to_meet
from armorial.games.troyes.placing import Settle
from armorial.games.troyes.state import ACTIONS, BLACK_DICE, EVENTS_PHASE, PASSED, WORKFORCE, Troyes
from armorial.games.troyes.strikes import BlackDice
from armorial.games.troyes.turn import RollDie

# -- enemies and other trouble ------------------------------------------------------------------------------------

TROUBLE: Final = (
    *("black_pips", "black_short", "black_to_roll", "black_next", "power"),
    *("deniers_asked", "influence_asked"),
)


def write_trouble(s: Troyes, seat: int, out: list[float]) -> None:
    """Black dice that the player must meet, now and next time, and what the events will take. T-14 to T-18"""
    pips = short = to_roll = 0
    power = power_of(s, seat) if s.phase <= BLACK_DICE else 0
    if s.phase == BLACK_DICE:
        turn = s.first
        rolls = 0
        for frame in s.stack:
            if isinstance(frame, (Counter, Enemies)):
                turn = frame.seat
            elif isinstance(frame, RollBlack):
                rolls += 1
        pips = to_meet(s, seat, turn)
        if pips:
            short = highest_to_meet(s, (seat - turn) % s.seats) - power
        to_roll = share(rolls, (seat - turn) % s.seats, s.seats)
    again = strikes_again(s)
    deniers = influence = expected = 0
    if again:
        for event in s.row:
            strike = s.parts.event_effect[event]
            n = s.parts.event_number[event]
            deniers += strike.deniers_asked(s, seat, n)
            influence += strike.influence_asked(s, seat, n)
        first = s.first if s.phase <= EVENTS_PHASE else s.first + 1
        expected = share(black_in_row(s), (seat - first) % s.seats, s.seats)
    out.append(pips / 6)
    out.append(short / 4 if short > 0 else 0.0)
    out.append(float(to_roll))
    out.append(expected / 2)
    out.append(power / 15)
    out.append(deniers / 4)
    out.append(influence / 3)


def strikes_again(s: Troyes) -> bool:
    """Whether the row of events is still to be resolved, in this round or a later one. T-14"""
    return s.phase <= EVENTS_PHASE or s.round_number < s.parts.rounds[s.seats]


def black_in_row(s: Troyes) -> int:
    """How many black dice the row brings every round."""
    black = 0
    for event in s.row:
        if isinstance(s.parts.event_effect[event], BlackDice):
            black += s.parts.event_number[event]
    return black


def share(n: int, before: int, seats: int) -> int:
    """How many of n things that go round the table come to a player before whom so many others sit."""
    return (n - before + seats - 1) // seats if n > before else 0


def highest_to_meet(s: Troyes, before: int) -> int:
    """The black die that comes to a player before whom so many others meet one. T-16"""
    for face in range(FACES - 1, -1, -1):
        before -= s.black[face]
        if before < 0:
            return face + 1
    return 0


# -- tempo --------------------------------------------------------------------------------------------------------

TEMPO: Final = (
    *("to_move", "turns_before", "rivals_acting", "first", "first_next", "turns_before_next"),
    *(f"to_roll_{colour}" for colour in COLOURS),
)


def write_tempo(s: Troyes, seat: int, citizens: int, out: list[float]) -> None:
    """When the turn comes, and the dice that are still to be rolled in this round; ``citizens`` has a byte for each
    building with how many of them stand there. T-13, T-20, T-23"""
    seats = s.seats
    top = s.stack[-1] if s.stack else None
    begins = s.first
    if s.phase == ACTIONS:
        begins = s.turn if isinstance(top, Act) else s.turn + 1
    before = rivals = 0
    for n in range(seats):
        other = (begins + n) % seats
        if other == seat:
            before = rivals
        elif not s.players[other][PASSED]:
            rivals += 1
    out.append(flag(isinstance(top, Act) and s.turn == seat))
    out.append(before / 2)
    out.append(rivals / 2)
    out.append(flag(s.first == seat))
    out.append(flag((s.first + 1) % seats == seat))
    out.append((seat - s.first - 1) % seats / 2)
    for colour in range(len(COLOURS)):
        rolls = 0
        if s.phase < WORKFORCE:
            rolls = citizens >> 8 * colour & 255
        elif s.phase == WORKFORCE:
            for frame in s.stack:
                if isinstance(frame, RollDie) and frame.district == seat and frame.colour == colour:
                    rolls += 1
        out.append(rolls / 2)


# -- what is about to happen --------------------------------------------------------------------------------------

PENDING: Final = (
    *("reroll", "turns_more", "picked", "settles", "hires", "arrows"),
    *("lays_cubes", "gains_deniers", "gains_vp", "uses"),
)


def write_pending(s: Troyes, seat: int, out: list[float]) -> None:
    """What frames on the stack will still give the player, or ask about."""
    reroll = deniers = vp = arrows = 0.0
    more = settles = hires = False
    picked = cubes = uses = 0
    for frame in s.stack:
        if isinstance(frame, Act):
            if frame.seat == seat:
                picked = len(frame.dice)
        elif isinstance(frame, Reroll):
            if frame.by == seat:
                reroll = (FACES + 1) / 2 - VALUE_OF[frame.die]
        elif isinstance(frame, TurnMore):
            more = frame.seat == seat
        elif isinstance(frame, UseDice):
            if frame.seat == seat:
                picked = len(frame.dice)
        elif isinstance(frame, Hire):
            hires = frame.seat == seat
        elif isinstance(frame, Settle):
            settles = frame.seat == seat
        elif isinstance(frame, Shoot):
            if frame.by == seat:
                arrows += (FACES + 1 - frame.least) / FACES
        elif isinstance(frame, LayCubes):
            if frame.seat == seat:
                cubes += frame.left
        elif isinstance(frame, HowManyCubes):
            if frame.seat == seat:
                cubes += frame.most
        elif isinstance(frame, Mill):
            if frame.seat == seat:
                palace, bishopric = frame.worth(s, frame.times), frame.worth(s, 0)
                deniers = float(palace if palace > bishopric else bishopric)
        elif isinstance(frame, HowOften) and frame.seat == seat:
            uses = frame.most
            vp = float(frame.most * s.parts.use_numbers[frame.card][GET_VP])
    out.append(reroll / 2)
    out.append(flag(more))
    out.append(picked / 2)
    out.append(flag(settles))
    out.append(flag(hires))
    out.append(arrows)
    out.append(cubes / 2)
    out.append(deniers / 6)
    out.append(vp / 4)
    out.append(uses / 3)
