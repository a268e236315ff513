"""What a seat may see. Built by name from what is open; other players' customer tiles are a count. V-122"""

from typing import Any, Final

from armorial.games.village.components import (
    CITIES,
    COINS,
    COLOURS,
    CUBES,
    CUBES_BY_NAME,
    CUSTOMERS,
    GOODS,
    GOODS_AT,
    GRAIN,
    MEMBERS,
    SECTIONS,
    SPACES,
)
from armorial.games.village.scoring import score
from armorial.games.village.state import (
    KINDS,
    MEMBER,
    NOBODY,
    PLACES,
    PRESTIGE,
    SERVED,
    TIME,
    VISITED,
    Village,
)
from armorial.kernel.contract import Zone

PILE: Final = -1
"""The owner of the zone of customers not yet turned up."""


def zones(s: Village) -> list[Zone]:
    """Customers lie in the pile, known to nobody, or face down on a farm, known to its owner."""
    return [Zone("customer", PILE, 0), *(Zone("customer", seat, 1 << seat) for seat in range(s.seats))]


def cards(s: Village, zone: Zone) -> list[int]:
    if zone.owner == PILE:
        return list(s.pile)
    served = s.players[zone.owner][SERVED]
    return [tile for tile in range(len(CUSTOMERS)) if served >> tile & 1]


def put_cards(s: Village, zone: Zone, tiles: list[int]) -> None:
    if zone.owner == PILE:
        s.pile = sorted(tiles)
    else:
        s.players[zone.owner][SERVED] = sum(1 << tile for tile in tiles)


def view(s: Village, seat: int) -> dict[str, Any]:
    over = not s.stack
    return {
        "seats": s.seats,
        "round": s.round_number,
        "first": s.first,
        "turn": s.turn,
        "token": None if s.token == NOBODY else s.token,
        "last_turns": None if s.last_turns < 0 else s.last_turns,
        "over": over,
        "spaces": {
            space: dict(zip(CUBES_BY_NAME, s.spaces[KINDS * i : KINDS * (i + 1)], strict=True))
            for i, space in enumerate(SPACES)
        },
        "supply": _holdings(s.supply) | {"plague": s.supply[CUBES + len(COLOURS)]},
        "green_bag": dict(zip(CUBES_BY_NAME, s.bag, strict=True)),
        "monks": s.parts.monks,
        "stalls": [None if tile == NOBODY else _customer(s, tile) for tile in s.stalls],
        "queue": [_customer(s, tile) for tile in s.queue],
        "pile": len(s.pile),
        "chronicle_free": dict(zip(SECTIONS, s.chronicle, strict=True)),
        "graves_free": s.graves,
        "life_track": s.parts.life_track,
        "players": [_player(s, other, open_hand=over or other == seat) for other in range(s.seats)],
    }


def _holdings(holdings: list[int]) -> dict[str, Any]:
    return {
        "coins": holdings[COINS],
        "grain": holdings[GRAIN],
        "cubes": dict(zip(COLOURS, holdings[CUBES : CUBES + len(COLOURS)], strict=True)),
        "goods": dict(zip(GOODS, holdings[GOODS_AT : GOODS_AT + len(GOODS)], strict=True)),
    }


def _customer(s: Village, tile: int) -> dict[str, Any]:
    demand = s.parts.components.values["customer"][CUSTOMERS[tile]]["demand"]
    return {"id": CUSTOMERS[tile], "demand": dict(demand), "points": s.parts.customer_points[tile]}


def _player(s: Village, seat: int, open_hand: bool) -> dict[str, Any]:
    me = s.players[seat]
    served = [tile for tile in range(len(CUSTOMERS)) if me[SERVED] >> tile & 1]
    points = score(s, seat).parts
    if not open_hand:
        del points["customers"]
    return {
        **_holdings(me),
        "time": me[TIME],
        "prestige": me[PRESTIGE],
        "cities": [city for i, city in enumerate(CITIES) if me[VISITED] >> i & 1],
        "members": {name: PLACES[place] for name, place in zip(MEMBERS, me[MEMBER:], strict=True)},
        "customer_count": len(served),
        "customers": [_customer(s, tile) for tile in served] if open_hand else None,
        "score": points,
    }
