"""What a seat may know of a game of Lorenzo il Magnifico."""

from typing import Final

from armorial.games.lorenzo.components import (
    ACTIONS,
    BONUS_TILES,
    CARDS,
    COLOURS,
    EXCHANGES,
    FLOORS,
    HOLDINGS,
    LEADERS,
    MEMBERS,
    PERIODS,
    PRIVILEGES,
    RESOURCES,
    ROW,
    TILES,
    TYPES,
)
from armorial.games.lorenzo.state import (
    AREAS,
    BONUS_TILE,
    CARD,
    COLOURED_ADD,
    COLOURED_SET,
    COPIED,
    COUNT,
    DISCARDED,
    EXCOMMUNICATED,
    FEWER,
    HAND,
    MEMBER,
    NAMED,
    NO_FLOOR_BONUS,
    PACKET,
    PLACES,
    PLAYED,
    SERVANT_RATE,
    SUPPORT_VP,
    USED,
    Lorenzo,
    council_order,
)
from armorial.kernel.contract import Game
from armorial.research.encode.layout import (
    AmountsKind,
    BitsKind,
    CountsKind,
    Encoder,
    Field,
    Kind,
    number,
    put_bits,
    put_one,
)

VERSION: Final = 2

BOARD: Final = [
    Field("leaders", 1, "whether leaders are in the game"),
    Field("individual", 1, "whether bonus tiles show their individual sides"),
    number("round", "the round, 1 to 6; 0 before the first", 6, high=6),
    number("dice", f"the dice: {', '.join(COLOURS)}; 0 before the first roll", 6, 3, 6),
    number(
        "towers", "for each card the floor it lies on, 1 to 4; 0 where it is not in its tower", 4, len(CARDS), FLOORS
    ),
    Field("deck", len(CARDS), f"for each card whether it is still to come: {', '.join(CARDS)}"),
    Field("tiles", len(TILES), f"excommunication tiles in this game: {', '.join(TILES)}"),
]
PLAYER: Final = [
    number("order", "the place in the turn order, from 1; 0 before it is drawn", 4, high=4),
    number("council", "the place in the next turn order by the council, from 1; 0 for one who is not there", 4, high=4),
    *(number(name, name, scale) for name, scale in zip(HOLDINGS, (10, 5, 5, 5, 10, 8, 40), strict=True)),
    number("card_count", f"how many cards of each type: {', '.join(TYPES)}", 6, len(TYPES), ROW),
    number(
        "bonus", f"added to the value of actions by cards and tiles: {', '.join(ACTIONS)}", 3, len(ACTIONS), low=-99
    ),
    number(
        "off",
        f"how much less a card costs: for each type, {', '.join(RESOURCES)}",
        1,
        len(TYPES) * len(RESOURCES),
        low=-99,
    ),
    number("off_wood_or_stone", "how much less of wood or stone, as chosen, for each type", 1, len(TYPES), low=-99),
    number("coloured_add", "added to the coloured members", 1, low=-99),
    number("neutral_add", "added to the neutral member", 1, low=-99),
    number("coloured_set", "the value of coloured members in place of their dice; 0 for none", 6, low=-99),
    Field("named", len(COLOURS), "the coloured member that has a leader's value this round"),
    number("servant_rate", "servants for one more in value", 1, low=-99),
    Field("fewer", len(HOLDINGS), f"what every source gives 1 fewer of: {', '.join(HOLDINGS)}"),
    Field(
        "permanent",
        SUPPORT_VP - NO_FLOOR_BONUS,
        "no floor bonus, no market, skips the first turn, shares spaces, pays no fee, no military for slots, "
        "doubles immediate gains",
        9,
    ),
    number("support_vp", "points for every support of the Church", 5),
    Field("areas", len(ACTIONS), f"where a coloured member stands: {', '.join(ACTIONS)}"),
    Field("excommunicated", PERIODS, "periods whose excommunication tile the player has"),
    Field("bonus_tile", len(BONUS_TILES), f"the bonus tile: {', '.join(BONUS_TILES)}"),
    Field("played", len(LEADERS), f"leaders in play: {', '.join(LEADERS)}"),
    Field("used", len(LEADERS), "leaders face down for this round"),
    Field("discarded", len(LEADERS), "leaders discarded"),
    Field("copied", len(LEADERS), "the leader that Lorenzo de' Medici copies"),
    number("hand", "leaders in hand", 4),
    number("packet", "leaders in the packet of the draft", 4),
    Field(
        "members",
        len(MEMBERS) * len(PLACES),
        f"where each member ({', '.join(MEMBERS)}) is: {', '.join(PLACES)}",
    ),
    Field("cards", len(CARDS), f"cards on the board of the player: {', '.join(CARDS)}"),
]
OWN: Final = [
    Field("hand", len(LEADERS), f"leaders in hand: {', '.join(LEADERS)}"),
    Field("packet", len(LEADERS), "leaders in the observer's packet of the draft"),
    Field("unseen", len(LEADERS), "leaders that are undealt, or in the hands and packets of others"),
]
KINDS: Final[dict[str, Kind]] = {
    "off": AmountsKind(len(RESOURCES)),
    "types": BitsKind(len(TYPES)),
    "taken": BitsKind(len(PRIVILEGES)),
    "uses": CountsKind(len(EXCHANGES)),
}


class LorenzoEncoder(Encoder[Lorenzo]):
    """The numbers of a position of Lorenzo il Magnifico."""

    def __init__(self, game: Game[Lorenzo], seats: int) -> None:
        super().__init__(game, seats, VERSION, BOARD, PLAYER, OWN, KINDS)

    def write_board(self, s: Lorenzo, seat: int, out: list[int]) -> None:
        out.append(s.leaders)
        out.append(s.individual)
        out.append(s.round_number)
        out += s.dice
        start = len(out)
        out += [0] * len(CARDS)
        for space, card in enumerate(s.towers):
            if card >= 0:
                out[start + card] = space % FLOORS + 1
        put_bits(out, s.deck, len(CARDS))
        start = len(out)
        out += [0] * len(TILES)
        for tile in s.tiles:
            if tile >= 0:
                out[start + tile] = 1

    def write_player(self, s: Lorenzo, who: int, seat: int, out: list[int]) -> None:
        me = s.players[who]
        out.append(s.order.index(who) + 1 if who in s.order else 0)
        out.append(_place_in_council(s, who))
        out += me[: len(HOLDINGS)]
        out += me[COUNT:COLOURED_ADD]
        out += me[COLOURED_ADD : COLOURED_SET + 1]
        put_one(out, me[NAMED], len(COLOURS))
        out.append(me[SERVANT_RATE])
        put_bits(out, me[FEWER], len(HOLDINGS))
        out += me[NO_FLOOR_BONUS : SUPPORT_VP + 1]
        put_bits(out, me[AREAS], len(ACTIONS))
        put_bits(out, me[EXCOMMUNICATED], PERIODS)
        put_one(out, me[BONUS_TILE], len(BONUS_TILES))
        put_bits(out, me[PLAYED], len(LEADERS))
        put_bits(out, me[USED], len(LEADERS))
        put_bits(out, me[DISCARDED], len(LEADERS))
        put_one(out, me[COPIED], len(LEADERS))
        out.append(me[HAND].bit_count())
        out.append(me[PACKET].bit_count())
        for place in me[MEMBER : MEMBER + len(MEMBERS)]:
            put_one(out, place, len(PLACES))
        start = len(out)
        out += [0] * len(CARDS)
        for card in me[CARD:]:
            if card >= 0:
                out[start + card] = 1

    def write_own(self, s: Lorenzo, seat: int, out: list[int]) -> None:
        unseen = s.undealt
        for who in range(s.seats):
            if who != seat:
                unseen |= s.players[who][HAND] | s.players[who][PACKET]
        put_bits(out, s.players[seat][HAND], len(LEADERS))
        put_bits(out, s.players[seat][PACKET], len(LEADERS))
        put_bits(out, unseen, len(LEADERS))


def _place_in_council(s: Lorenzo, who: int) -> int:
    """Who came first to the council is first in the next round."""
    arrived = council_order(s)
    return arrived.index(who) + 1 if who in arrived else 0


def make(game: Game[Lorenzo], seats: int) -> LorenzoEncoder:
    return LorenzoEncoder(game, seats)
