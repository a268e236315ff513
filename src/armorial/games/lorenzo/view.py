"""What a seat may see. Built by name from what is open; leaders in hand only for their owner. L-81, L-88"""

from typing import Final

from armorial.games.lorenzo.areas import Exchange, Strength, reached
from armorial.games.lorenzo.components import (
    ACTIONS,
    BONUS_TILES,
    CARDS,
    COINS,
    COLOURS,
    EXCHANGES,
    FAITH,
    FLOORS,
    HOLDINGS,
    LEADERS,
    MEMBERS,
    MILITARY,
    PERIODS,
    ROUNDS,
    SERVANTS,
    SPACES,
    STONE,
    TILES,
    TYPES,
    VP,
    WOOD,
)
from armorial.games.lorenzo.leaders import bits
from armorial.games.lorenzo.placing import fee_due, member_value
from armorial.games.lorenzo.scoring import score
from armorial.games.lorenzo.servants import Spend
from armorial.games.lorenzo.shapes import (
    AskedView,
    LorenzoView,
    PlayedView,
    PlayerView,
    ProductionView,
    ReachView,
    StandingView,
    TileView,
)
from armorial.games.lorenzo.state import (
    BONUS_TILE,
    COPIED,
    COUNT,
    DISCARDED,
    EXCOMMUNICATED,
    HAND,
    MEMBER,
    NAMED,
    NONE,
    PACKET,
    PLACES,
    PLAYED,
    SERVANT_RATE,
    USED,
    Lorenzo,
    cards_of,
    members_on,
    next_order,
    period_of,
)
from armorial.games.lorenzo.towers import BonusCard, PickDiscount, PickPrice
from armorial.games.lorenzo.turn import Where, Who
from armorial.kernel.contract import Question, Zone

UNDEALT: Final = "undealt"
IN_HAND: Final = "hand"
IN_PACKET: Final = "packet"


def zones(s: Lorenzo) -> list[Zone]:
    """Leaders lie undealt, known to nobody, in hands, or in the packets of the draft, known to whoever holds them now.

    A player who passed a packet on knows what was in it, but not what the next player kept of it: no zone can say so,
    and a zone that said more would give the pick away. Development cards are no secret: all eight of a period come up.
    """
    if not s.leaders:
        return []
    found = [Zone("leader", NONE, 0, UNDEALT)]
    for seat in range(s.seats):
        found += [Zone("leader", seat, 1 << seat, IN_HAND), Zone("leader", seat, 1 << seat, IN_PACKET)]
    return found


def cards(s: Lorenzo, zone: Zone) -> list[int]:
    if zone.place == UNDEALT:
        return bits(s.undealt)
    return bits(s.players[zone.owner][HAND if zone.place == IN_HAND else PACKET])


def put_cards(s: Lorenzo, zone: Zone, leaders: list[int]) -> None:
    mask = sum(1 << leader for leader in leaders)
    if zone.place == UNDEALT:
        s.undealt = mask
    else:
        s.players[zone.owner][HAND if zone.place == IN_HAND else PACKET] = mask


def view(s: Lorenzo, seat: int) -> LorenzoView:
    return {
        "seats": s.seats,
        "leaders": bool(s.leaders),
        "individual": bool(s.individual),
        "over": not s.stack,
        "round": s.round_number,
        "rounds": ROUNDS,
        "period": period_of(max(1, s.round_number)) + 1,
        "order": list(s.order),
        "turn": _turn(s),
        "dice": {colour: s.dice[die] or None for die, colour in enumerate(COLOURS)},
        "towers": {
            name: [None if card == NONE else CARDS[card] for card in s.towers[FLOORS * t : FLOORS * (t + 1)]]
            for t, name in enumerate(TYPES)
        },
        "spaces": {name: _standing(s, space) for space, name in enumerate(SPACES)},
        "fees": _fees(s, seat),
        "closed": [name for space, name in enumerate(SPACES) if s.parts.closed[s.seats] >> space & 1],
        "council": next_order(s),
        "excommunications": [_tile(s, period) for period in range(PERIODS)],
        "free_tiles": _free_tiles(s),
        "production": _production(s),
        "asked": _asked(s),
        "players": [_player(s, other, open_hand=other == seat) for other in range(s.seats)],
    }


def _turn(s: Lorenzo) -> int | None:
    """Who is asked now; before the first round, and when chance is asked, nobody."""
    top = s.stack[-1] if s.stack else None
    return top.seat if isinstance(top, Question) and top.seat >= 0 and s.round_number else None


def _standing(s: Lorenzo, space: int) -> list[StandingView]:
    return [{"seat": seat, "member": MEMBERS[member]} for seat, member in members_on(s, space)]


def _fees(s: Lorenzo, seat: int) -> list[str]:
    """The towers in which a seat would pay the fee; for those who only look on, those in which players do. L-21"""
    seats = s.players if seat < 0 else [s.players[seat]]
    return [name for t, name in enumerate(TYPES) if any(fee_due(s, me, t) for me in seats)]


def _tile(s: Lorenzo, period: int) -> TileView:
    tile = s.tiles[period]
    return {
        "tile": None if tile == NONE else TILES[tile],
        "faith": s.parts.report_faith[period],
        "seats": [seat for seat, me in enumerate(s.players) if me[EXCOMMUNICATED] >> period & 1],
    }


def _free_tiles(s: Lorenzo) -> list[str]:
    chosen = [me[BONUS_TILE] for me in s.players]
    return [name for tile, name in enumerate(BONUS_TILES) if tile and s.individual and tile not in chosen]


def _production(s: Lorenzo) -> ProductionView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Exchange):
        return None
    uses = [f"{CARDS[EXCHANGES[use][0]]}:{EXCHANGES[use][1] + 1}" for use in top.uses]
    return {"seat": top.seat, "value": top.value, "uses": uses}


def _asked(s: Lorenzo) -> AskedView | None:
    top = s.stack[-1] if s.stack else None
    found: AskedView = {"member": None, "space": None, "area": None, "value": None, "reaches": []}
    if isinstance(top, Where):
        found["member"] = MEMBERS[top.member]
    elif isinstance(top, Who | PickPrice | PickDiscount):
        found["space"] = SPACES[top.space]
    elif isinstance(top, Spend):
        found["space"], found["value"] = SPACES[top.space], top.value
    elif isinstance(top, Strength):
        found["area"], found["value"], found["reaches"] = ACTIONS[top.action], top.value, _reaches(s, top)
    elif isinstance(top, BonusCard):
        found["value"] = top.value
    else:
        return None
    return found


def _reaches(s: Lorenzo, asked: Strength) -> list[ReachView]:
    me = s.players[asked.seat]
    found: list[ReachView] = []
    for servants in asked.amounts(s):
        value = asked.value + servants // me[SERVANT_RATE]
        cards = reached(s, me, asked.action, value)
        found.append(
            {
                "servants": servants,
                "value": value,
                "tile": value >= s.parts.tile_value[me[BONUS_TILE]],
                "cards": [CARDS[card] for card in cards],
                "exchanges": sum(bool(s.parts.exchanges_of[card]) for card in cards),
            }
        )
    return found


def _player(s: Lorenzo, seat: int, open_hand: bool) -> PlayerView:
    me = s.players[seat]
    return {
        "coins": me[COINS],
        "wood": me[WOOD],
        "stone": me[STONE],
        "servants": me[SERVANTS],
        "military": me[MILITARY],
        "faith": me[FAITH],
        "vp": me[VP],
        "members": {
            name: {"place": PLACES[me[MEMBER + member]], "value": member_value(s, me, member)}
            for member, name in enumerate(MEMBERS)
        },
        "named": None if me[NAMED] == NONE else MEMBERS[me[NAMED]],
        "cards": {name: [CARDS[card] for card in cards_of(me, kind)] for kind, name in enumerate(TYPES)},
        "bonus_tile": None if me[BONUS_TILE] == NONE else BONUS_TILES[me[BONUS_TILE]],
        "excommunicated": [period + 1 for period in range(PERIODS) if me[EXCOMMUNICATED] >> period & 1],
        "played": [_played(me, leader) for leader in bits(me[PLAYED])],
        "discarded": [LEADERS[leader] for leader in bits(me[DISCARDED])],
        "hand_count": me[HAND].bit_count(),
        "hand": [LEADERS[leader] for leader in bits(me[HAND])] if open_hand else None,
        "packet_count": me[PACKET].bit_count(),
        "packet": [LEADERS[leader] for leader in bits(me[PACKET])] if open_hand else None,
        "score": score(s, seat).parts,
    }


def _played(me: list[int], leader: int) -> PlayedView:
    copier = me[COPIED] != NONE and LEADERS[leader] == "lorenzo_de_medici"
    return {
        "leader": LEADERS[leader],
        "used": bool(me[USED] >> leader & 1),
        "copies": LEADERS[me[COPIED]] if copier else None,
    }


def holdings(s: Lorenzo, seat: int) -> dict[str, int]:
    me = s.players[seat]
    held = {f"lorenzo-n-{name}": me[at] for at, name in enumerate(HOLDINGS) if at != VP}
    return {**held, **{f"lorenzo-n-{kind}": me[COUNT + at] for at, kind in enumerate(TYPES)}}
