"""How many points a seat may be expected to end with: what bots play by."""

from typing import Final

from armorial.games.village.components import COINS, CUBES, GOODS, GOODS_AT, GRAIN
from armorial.games.village.scoring import score
from armorial.games.village.state import BAG, CHAMBER, CHRONICLE, FARM, GRAVE, MEMBER, WORKSHOP, Village

# What things are worth to a bot on the way, in points: rough, but enough to play sensibly.
CUBE_WORTH: Final = 0.45
GRAIN_WORTH: Final = 0.5
GOOD_WORTH: Final = (1.4, 1.9, 1.9, 1.9, 1.7)
COIN_WORTH: Final = 0.5
FARM_WORTH: Final = 0.9
CRAFTSMAN_WORTH: Final = 1.1
BAG_WORTH: Final = 1.3
CHRONICLE_WORTH: Final = (0.0, 1.6, 3.2, 5.2, 8.2, 12.0)
TIME_WORTH: Final = 0.12


def worth(s: Village, seat: int) -> float:
    """The score so far and the worth of what may still become points."""
    me = s.players[seat]
    members = me[MEMBER:]
    worth = float(score(s, seat).total)
    worth += CUBE_WORTH * sum(me[CUBES : CUBES + 4]) + GRAIN_WORTH * me[GRAIN] + COIN_WORTH * me[COINS]
    for kind in range(len(GOODS)):
        worth += GOOD_WORTH[kind] * min(me[GOODS_AT + kind], 3)
    remembered = min(sum(CHRONICLE <= p < GRAVE for p in members), 5)
    worth += CHRONICLE_WORTH[remembered] - s.parts.chronicle_points[remembered]
    worth += FARM_WORTH * min(members.count(FARM), 4) + BAG_WORTH * members.count(BAG)
    return worth + CRAFTSMAN_WORTH * len({p for p in members if WORKSHOP <= p < CHAMBER})
