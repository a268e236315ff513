"""What a seat may see. Built by name from what is open; other players' customer tiles are a count. V-122"""

from typing import Final

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
from armorial.games.village.shapes import CustomerView, HoldingsView, PlayerView, VillageView
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
from armorial.kernel.codec import named
from armorial.kernel.contract import EVERYBODY, Zone

PILE: Final = -1
"""The owner of the zone of customers not yet turned up."""


def zones(s: Village) -> list[Zone]:
    """Customers lie in the pile, known to nobody, or on a farm, known to its owner, and to all after the game."""
    over = not s.stack
    farms = [Zone("customer", seat, EVERYBODY if over else 1 << seat) for seat in range(s.seats)]
    return [Zone("customer", PILE, 0), *farms]


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


def view(s: Village, seat: int) -> VillageView:
    over = not s.stack
    return {
        "seats": s.seats,
        "round": s.round_number,
        "first": s.first,
        "turn": s.turn,
        "token": None if s.token == NOBODY else s.token,
        "last_turns": None if s.last_turns < 0 else s.last_turns,
        "over": over,
        "spaces": {space: named(CUBES_BY_NAME, s.spaces, KINDS * i) for i, space in enumerate(SPACES)},
        "supply": _holdings(s.supply),
        "plague_in_supply": s.supply[CUBES + len(COLOURS)],
        "green_bag": named(CUBES_BY_NAME, s.bag),
        "monks": s.parts.monks,
        "stalls": [None if tile == NOBODY else s.parts.customers[tile] for tile in s.stalls],
        "queue": [s.parts.customers[tile] for tile in s.queue],
        "pile": len(s.pile),
        "chronicle_free": named(SECTIONS, s.chronicle),
        "graves_free": s.graves,
        "life_track": s.parts.life_track,
        "players": [_player(s, other, open_hand=over or other == seat) for other in range(s.seats)],
    }


def _holdings(holdings: list[int]) -> HoldingsView:
    return {
        "coins": holdings[COINS],
        "grain": holdings[GRAIN],
        "cubes": named(COLOURS, holdings, CUBES),
        "goods": named(GOODS, holdings, GOODS_AT),
    }


def _served(s: Village, seat: int) -> list[CustomerView]:
    served = s.players[seat][SERVED]
    return [s.parts.customers[tile] for tile in range(served.bit_length()) if served >> tile & 1]


def _player(s: Village, seat: int, open_hand: bool) -> PlayerView:
    me = s.players[seat]
    points = score(s, seat).parts
    if not open_hand:
        del points["customers"]
    return {
        "coins": me[COINS],
        "grain": me[GRAIN],
        "cubes": named(COLOURS, me, CUBES),
        "goods": named(GOODS, me, GOODS_AT),
        "time": me[TIME],
        "prestige": me[PRESTIGE],
        "cities": [city for i, city in enumerate(CITIES) if me[VISITED] >> i & 1],
        "members": {name: PLACES[me[MEMBER + i]] for i, name in enumerate(MEMBERS)},
        "customer_count": me[SERVED].bit_count(),
        "customers": _served(s, seat) if open_hand else None,
        "score": points,
    }


def holdings(s: Village, seat: int) -> dict[str, int]:
    """Coins are points already."""
    me = s.players[seat]
    cubes = {f"village-n-{colour}": me[CUBES + i] for i, colour in enumerate(COLOURS)}
    goods = {f"village-n-{good}": me[GOODS_AT + i] for i, good in enumerate(GOODS)}
    return {"village-n-grain": me[GRAIN], **cubes, **goods}
