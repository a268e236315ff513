"""What a seat may know of a game of Village."""

from typing import Final

from armorial.games.village.components import (
    CITIES,
    COINS,
    COLOURS,
    CUBES,
    CUBES_BY_NAME,
    CUSTOMERS,
    GENERATIONS,
    GOODS,
    GOODS_AT,
    GRAIN,
    HOLDINGS,
    SECTIONS,
    SPACES,
)
from armorial.games.village.state import (
    DUE,
    PLACES,
    PRESTIGE,
    SERVED,
    SPANS,
    TIME,
    VISITED,
    Village,
)
from armorial.kernel.contract import Game
from armorial.research.encode.layout import (
    SEATS,
    AmountsKind,
    Encoder,
    Field,
    Kind,
    SeatsKind,
    number,
    put_bits,
    put_seat,
)

VERSION: Final = 1

BOARD: Final = [
    number("round", "the round, from 1", 10),
    Field("first", SEATS, "who is first player"),
    Field("turn", SEATS, "whose turn it is"),
    Field("token", SEATS, "who holds the next-first-player token; all 0 while it lies in the council"),
    Field("end_triggered", 1, "whether the last turns have begun"),
    number("last_turns", "how many last turns are still to come; 0 before the end is triggered", 4),
    number(
        "spaces",
        f"cubes on the action spaces: by space ({', '.join(SPACES)}), and on each {', '.join(CUBES_BY_NAME)}",
        3,
        35,
    ),
    number(
        "supply",
        f"the general supply: coins, grain, cubes ({', '.join(CUBES_BY_NAME)}), goods ({', '.join(GOODS)})",
        10,
        HOLDINGS,
    ),
    number("bag", f"cubes in the green bag: {', '.join(CUBES_BY_NAME)}", 5, len(CUBES_BY_NAME)),
    number(
        "stalls",
        "for each customer the number of the market stall it stands at, from 1; 0 where it does not",
        5,
        len(CUSTOMERS),
        9,
    ),
    number("queue", "for each customer its place in the queue, from 1; 0 where it is not there", 5, len(CUSTOMERS), 9),
    number("pile", "customers not yet turned up", 24),
    number("chronicle", f"free places in the chronicle: {', '.join(SECTIONS)}", 4, len(SECTIONS)),
    number("graves", "free anonymous graves", 5),
]
PLAYER: Final = [
    number("coins", "coins", 5),
    number("grain", "grain", 5),
    number("cubes", f"influence cubes: {', '.join(COLOURS)}", 3, len(COLOURS)),
    number("goods", f"goods: {', '.join(GOODS)}", 2, len(GOODS)),
    number("time", "steps of the time marker since it last crossed the bridge", 10),
    number("due", "deaths to be settled at the end of this turn", 1),
    number("prestige", "prestige points", 20),
    Field("cities", len(CITIES), f"cities with a marker: {', '.join(CITIES)}"),
    number("customers", "customer tiles on the farm, face down", 5),
    number(
        "members",
        f"how many members are at each place, for each of the four generations: {', '.join(PLACES)}",
        1,
        len(PLACES) * len(GENERATIONS),
        8,
    ),
]
OWN: Final = [
    Field("customers", len(CUSTOMERS), f"the observer's customer tiles: {', '.join(CUSTOMERS)}"),
    Field("unseen", len(CUSTOMERS), "customers that lie in the pile or on the farms of others, in the same order"),
]
KINDS: Final[dict[str, Kind]] = {"still_in": SeatsKind(), "cubes": AmountsKind(len(COLOURS))}
ALL: Final = (1 << len(CUSTOMERS)) - 1


class VillageEncoder(Encoder[Village]):
    """The numbers of a position of Village."""

    def __init__(self, game: Game[Village], seats: int) -> None:
        super().__init__(game, seats, VERSION, BOARD, PLAYER, OWN, KINDS)

    def write_board(self, s: Village, seat: int, out: list[int]) -> None:
        out.append(s.round_number)
        put_seat(out, s.first, seat, s.seats)
        put_seat(out, s.turn, seat, s.seats)
        put_seat(out, s.token, seat, s.seats)
        out.append(1 if s.last_turns >= 0 else 0)
        out.append(s.last_turns if s.last_turns > 0 else 0)
        out += s.spaces
        out += s.supply
        out += s.bag
        for tiles in (s.stalls, s.queue):
            start = len(out)
            out += [0] * len(CUSTOMERS)
            for place, tile in enumerate(tiles):
                if tile >= 0:
                    out[start + tile] = place + 1
        out.append(len(s.pile))
        out += s.chronicle
        out.append(s.graves)

    def write_player(self, s: Village, who: int, seat: int, out: list[int]) -> None:
        me = s.players[who]
        out.append(me[COINS])
        out.append(me[GRAIN])
        out += me[CUBES : CUBES + len(COLOURS)]
        out += me[GOODS_AT : GOODS_AT + len(GOODS)]
        out.append(me[TIME])
        out.append(me[DUE])
        out.append(me[PRESTIGE])
        put_bits(out, me[VISITED], len(CITIES))
        out.append(me[SERVED].bit_count())
        start = len(out)
        out += [0] * (len(PLACES) * len(GENERATIONS))
        for _, first, stop in SPANS:
            for index in range(first, stop):
                out[start + me[index]] += 1
            start += len(PLACES)

    def write_own(self, s: Village, seat: int, out: list[int]) -> None:
        own = s.players[seat][SERVED]
        put_bits(out, own, len(CUSTOMERS))
        open_tiles = own
        for tiles in (s.stalls, s.queue):
            for tile in tiles:
                if tile >= 0:
                    open_tiles |= 1 << tile
        put_bits(out, ALL & ~open_tiles, len(CUSTOMERS))


def make(game: Game[Village], seats: int) -> VillageEncoder:
    return VillageEncoder(game, seats)
