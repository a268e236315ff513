"""Setting up a game. V-01 to V-07"""

from typing import ClassVar

from armorial.games.village.components import (
    COINS,
    CUBES,
    CUSTOMERS,
    GENERATIONS,
    GOODS,
    GOODS_AT,
    GRAIN,
    HOLDINGS,
    PLAGUE,
    SECTIONS,
    SPACES,
)
from armorial.games.village.market import DrawCustomer
from armorial.games.village.parts import Parts
from armorial.games.village.state import FARM, KINDS, MEMBER, NOBODY, PLAYER_SIZE, Village
from armorial.games.village.turn import Round
from armorial.kernel.contract import Out, event
from armorial.kernel.frames import Draw
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


def set_up(parts: Parts, seats: int) -> Village:
    """The table as it is laid before the first draw: first player, customers and cubes are still to come."""
    card = parts.setup[seats]
    stalls: int = card["stalls"]
    s = Village(
        parts=parts,
        seats=seats,
        stack=[],
        players=[_player(parts) for _ in range(seats)],
        supply=_supply(parts, seats),
        spaces=[0] * (KINDS * len(SPACES)),
        bag=[0] * KINDS,
        stalls=[NOBODY] * stalls,
        queue=[],
        pile=list(range(len(CUSTOMERS))),
        chronicle=[card["chronicle"][section] for section in SECTIONS],
        graves=card["graves"],
        round_number=0,
        first=0,
        turn=0,
        token=NOBODY,
        last_turns=-1,
    )
    s.then(
        FirstPlayer(),
        *[DrawCustomer(stall) for stall in range(stalls)],
        *[DrawCustomer(NOBODY) for _ in range(parts.queue)],
        Round(),
    )
    return s


def _player(parts: Parts) -> list[int]:
    """A coin, and generation 1 on the farm. V-01"""
    me = [0] * PLAYER_SIZE
    me[COINS] = parts.start_coins
    for member in range(GENERATIONS[0]):
        me[MEMBER + member] = FARM
    return me


def _supply(parts: Parts, seats: int) -> list[int]:
    """V-05: the players' first coins come out of the supply."""
    supply = [0] * HOLDINGS
    supply[COINS] = parts.supply["coins"] - seats * parts.start_coins
    supply[GRAIN] = parts.supply["grain"]
    for colour in range(PLAGUE):
        supply[CUBES + colour] = parts.supply["cubes"]
    supply[CUBES + PLAGUE] = parts.supply["plague"]
    for kind in range(len(GOODS)):
        supply[GOODS_AT + kind] = parts.supply["goods"]
    return supply


class FirstPlayer(Draw[Village]):
    """Who begins. V-06"""

    table: ClassVar[Tokens] = Tokens(f"first:{seat}" for seat in range(4))

    def pool(self, s: Village) -> list[int]:
        return list(range(s.seats))

    def take(self, s: Village, option: int, out: Out) -> None:
        s.first = option
        if out is not None:
            out.append(event("village-did-first", who=who(option)))

    def prompt(self, s: Village) -> Message:
        return Message("village-ask-first")

    def label(self, s: Village, option: int) -> Message:
        return who(option)
