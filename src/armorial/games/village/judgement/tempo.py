"""When a family's turn comes, and what is about to happen to it, as numbers for the learned judge.

Each group of features has its names above the function that appends them, in the same order.
"""

from typing import Final

from armorial.games.village.action import Action
from armorial.games.village.church import BuyingOut, BuyOut, MoveUp, MovingUp
from armorial.games.village.council import Privilege, TakeChamber
from armorial.games.village.crafts import AfterTraining, BoughtGood
from armorial.games.village.death import Death, Dies
from armorial.games.village.effects import PickCube, PickGood
from armorial.games.village.judgement.prospects import flag
from armorial.games.village.market import MarketDay, MarketTurn, Sale
from armorial.games.village.payment import Pay, PayWell
from armorial.games.village.state import DUE, NOBODY, VISITED, Village, in_last_turns
from armorial.games.village.travel import Arrive
from armorial.games.village.turn import AnyAction, DrawCube, FreeAction, TakeCube

# -- tempo --------------------------------------------------------------------------------------------------------

TEMPO: Final = (
    *("to_move", "turns_before", "turns_this_round", "last_turn_to_come"),
    *("first", "has_token", "first_next", "turns_before_next"),
)


def write_tempo(s: Village, seat: int, out: list[float]) -> None:
    """When the seat's turn comes, and how many turns it has left in this round. V-11, V-100, V-110"""
    top = s.stack[-1] if s.stack else None
    choosing = isinstance(top, (TakeCube, FreeAction))
    laying = isinstance(top, DrawCube)
    last = in_last_turns(s)
    cubes = cubes_left(s, laying)
    first_next = s.token if s.token != NOBODY else s.first
    if choosing:
        begins = s.turn
    elif laying:
        begins = s.first
    elif cubes or last:
        begins = s.turn + 1
    else:
        begins = first_next
    before = (seat - begins) % s.seats
    turns = 0
    if last:
        to_come = s.last_turns + (1 if choosing else 0)
        if before < to_come:
            turns = 1
    elif cubes > before:
        turns = (cubes - before + s.seats - 1) // s.seats
    out.append(flag(choosing and before == 0))
    out.append(before / 2)
    out.append(turns / 4)
    out.append(flag(last and turns > 0))
    out.append(flag(s.first == seat))
    out.append(flag(s.token == seat))
    out.append(flag(first_next == seat))
    out.append((seat - first_next) % s.seats / 2)


def cubes_left(s: Village, laying: bool) -> int:
    """How many cubes will be taken in this round, those that are still to be laid out included. V-10"""
    cubes = 0
    if laying:
        on_spaces: list[int] = s.parts.space_cubes[s.seats]
        for n in on_spaces:
            cubes += n
    else:
        for n in s.spaces:
            cubes += n
    return cubes


# -- what is about to happen --------------------------------------------------------------------------------------

PENDING: Final = (
    *("deaths_due", "cubes_to_pick", "goods_to_come", "may_make", "privilege", "chamber_to_come", "journey_to_come"),
    *("cubes_owed", "sale_to_come", "has_action", "has_any_action"),
)


def write_pending(s: Village, seat: int, out: list[float]) -> None:
    """What frames on the stack will still give the seat, take from it, or ask it about."""
    deaths = s.players[seat][DUE]
    picks = goods = make = privilege = owed = 0
    chamber = journey = sale = 0.0
    action = any_action = False
    for frame in s.stack:
        if isinstance(frame, (Death, Dies)):
            deaths += 1 if frame.seat == seat else 0
        elif isinstance(frame, Action):
            action = frame.seat == seat
        elif isinstance(frame, PayWell):
            owed += s.parts.well_cubes if frame.seat == seat else 0
        elif isinstance(frame, Pay):
            if frame.seat == seat:
                for n in frame.cubes:
                    owed += n
        elif isinstance(frame, AnyAction):
            any_action = frame.seat == seat
        elif isinstance(frame, PickCube):
            picks = frame.left if frame.seat == seat else 0
        elif isinstance(frame, PickGood):
            goods += frame.left if frame.seat == seat else 0
        elif isinstance(frame, BoughtGood):
            goods += 1 if frame.seat == seat else 0
        elif isinstance(frame, AfterTraining):
            make = 1 if frame.seat == seat else 0
        elif isinstance(frame, Privilege):
            privilege = frame.chamber + 1 if frame.seat == seat else 0
        elif isinstance(frame, TakeChamber):
            if frame.seat == seat:
                privilege = frame.chamber + 1
                chamber = 1.0 + s.parts.chamber_points[frame.chamber] / 4
        elif isinstance(frame, Arrive):
            if frame.seat == seat:
                new = not s.players[seat][VISITED] >> frame.city & 1
                journey = 1.0 + s.parts.city_prestige[frame.city] / 3 if new else 0.5
        elif isinstance(frame, Sale) and frame.seat == seat:
            sale = s.parts.customer_points[frame.tile] / 5
    out.append(float(deaths))
    out.append(picks / 2)
    out.append(float(goods))
    out.append(float(make))
    out.append(privilege / 3)
    out.append(chamber)
    out.append(journey)
    out.append(owed / 2)
    out.append(sale)
    out.append(flag(action))
    out.append(flag(any_action))


GATHERING: Final = ("may_sell", "sells_free", "may_buy_out", "may_move_up")


def write_gathering(s: Village, seat: int, out: list[float]) -> None:
    """What a market day or a mass, where all take part, still offers to the seat. V-40, V-90, V-92"""
    sells = free = buys = moves = False
    for frame in s.stack:
        if isinstance(frame, (MarketDay, MarketTurn)):
            sells = frame.still_in >> seat & 1 > 0
            free = frame.free and frame.seat == seat
        elif isinstance(frame, (MovingUp, MoveUp)):
            moves = moves or frame.seat == seat
        elif isinstance(frame, (BuyingOut, BuyOut)):
            buys = (seat - s.first) % s.seats >= frame.at
    out.append(flag(sells))
    out.append(flag(free))
    out.append(flag(buys))
    out.append(flag(moves))
