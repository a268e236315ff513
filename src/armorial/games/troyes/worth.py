"""How many points a seat may be expected to end with: what bots play by."""

from typing import Final

from armorial.games.troyes.components import BUILDINGS, DISTRICT_DICE, SEATS, VALUE_OF
from armorial.games.troyes.scoring import score
from armorial.games.troyes.state import DENIERS, INFLUENCE, PURSE, SUPPLY, Troyes, citizens_in

# What things are worth to a bot on the way, in points: rough, but enough to play sensibly.
DENIER_WORTH: Final = 0.16
INFLUENCE_WORTH: Final = 0.22
PIP_WORTH: Final = 0.13
CITIZEN_WORTH: Final = (0.7, 0.8, 0.8)
SUPPLY_WORTH: Final = 0.35
TRADESMAN_WORTH: Final = 0.6
EVENT_CUBE_WORTH: Final = 0.55
STORED_CUBE_WORTH: Final = 0.6


def worth(s: Troyes, seat: int) -> float:
    """The score so far and the worth of what may still become points."""
    me = s.players[seat]
    rounds_left = s.parts.rounds[s.seats] - s.round_number
    later = rounds_left / s.parts.rounds[s.seats]
    worth = float(score(s, seat).total)
    money = me[DENIERS] + me[PURSE]
    worth += DENIER_WORTH * (0.3 + later) * min(money, 30) + INFLUENCE_WORTH * (0.3 + later) * me[INFLUENCE]
    start = seat * DISTRICT_DICE
    for at, n in enumerate(s.dice[start : start + DISTRICT_DICE]):
        if n:
            worth += PIP_WORTH * n * VALUE_OF[at]
    for where in range(len(BUILDINGS)):
        worth += later * CITIZEN_WORTH[where] * citizens_in(s, seat, where) * 2
    worth += later * SUPPLY_WORTH * min(me[SUPPLY], 4)
    for slot in range(len(s.cards)):
        if s.stands[SEATS * slot + seat] >= 0:
            worth += TRADESMAN_WORTH * (0.5 + later)
        worth += STORED_CUBE_WORTH * min(s.cubes[SEATS * slot + seat], 3) * (0.2 + later)
    for at in s.row:
        mine = s.banners[at].count(seat)
        if mine:
            high = s.parts.event_vp[at][0]
            worth += EVENT_CUBE_WORTH * high * mine / s.parts.banners[at]
    return worth
