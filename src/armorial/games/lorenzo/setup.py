"""Setting up a game: turn order, tiles, and in the advanced game bonus tiles and leaders. L-01 to L-05, L-80, L-81"""

from typing import ClassVar

from armorial.games.lorenzo.components import (
    BONUS_TILES,
    CARDS,
    COINS,
    COMMON_TILE,
    HARVEST,
    LEADERS,
    MEMBERS,
    PERIODS,
    PRODUCTION,
    TILES,
    TILES_A_PERIOD,
    TOWER_SPACES,
)
from armorial.games.lorenzo.leaders import Deal, DraftRound
from armorial.games.lorenzo.parts import Parts
from armorial.games.lorenzo.reasons import TILE_TAKEN
from armorial.games.lorenzo.state import (
    BONUS_TILE,
    CARD,
    COPIED,
    HOME,
    MEMBER,
    NAMED,
    NONE,
    PLAYER_SIZE,
    SERVANT_RATE,
    Lorenzo,
    gain,
)
from armorial.games.lorenzo.turn import Round
from armorial.games.lorenzo.words import amounts, bonus_tile
from armorial.games.lorenzo.words import tile as tile_name
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Step, event
from armorial.kernel.frames import Draw, SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

MOST_SEATS = 4


def set_up(parts: Parts, seats: int, advanced: str) -> Lorenzo:
    """The table before anything is drawn. ``advanced``: off, on, or only one of its two parts."""
    leaders = int(advanced in ("on", "leaders"))
    individual = int(advanced in ("on", "tiles"))
    s = Lorenzo(
        parts=parts,
        seats=seats,
        stack=[],
        leaders=leaders,
        individual=individual,
        players=[_player(individual) for _ in range(seats)],
        order=[],
        round_number=0,
        dice=[0, 0, 0],
        towers=[NONE] * TOWER_SPACES,
        deck=(1 << len(CARDS)) - 1,
        removed=0,
        occupied=0,
        placed=[],
        tiles=[NONE] * PERIODS,
        unused_tiles=(1 << len(TILES)) - 1,
        undealt=(1 << len(LEADERS)) - 1 if leaders else 0,
    )
    for me in s.players:
        gain(s, me, parts.stock)
    s.then(DrawOrder(), *[DrawTile(period) for period in range(PERIODS)], Prepare(), Round())
    return s


def _player(individual: int) -> list[int]:
    """L-04, L-05: members at home; no tile yet if its side is to be chosen."""
    me = [0] * PLAYER_SIZE
    me[CARD:] = [NONE] * (PLAYER_SIZE - CARD)
    me[MEMBER : MEMBER + len(MEMBERS)] = [HOME] * len(MEMBERS)
    me[NAMED] = me[COPIED] = NONE
    me[SERVANT_RATE] = 1
    me[BONUS_TILE] = NONE if individual else COMMON_TILE
    return me


class DrawOrder(Draw[Lorenzo]):
    """Who is next in the first turn order, until one is left. Later players have more coins. L-04"""

    table: ClassVar[Tokens] = Tokens(f"seat:{seat + 1}" for seat in range(MOST_SEATS))

    def pool(self, s: Lorenzo) -> list[int]:
        return [seat for seat in range(s.seats) if seat not in s.order]

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        s.order.append(option)
        if len(s.order) < s.seats - 1:
            s.then(DrawOrder())
            return
        s.order += [seat for seat in range(s.seats) if seat not in s.order]
        for place, seat in enumerate(s.order):
            s.players[seat][COINS] += s.parts.start_coins[place]
        if out is not None:
            out.append(event("lorenzo-did-order", order=[who(seat) for seat in s.order]))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-order")

    def label(self, s: Lorenzo, option: int) -> Message:
        return who(option)


class DrawTile(Draw[Lorenzo]):
    """The excommunication tile of a period, open from the start. L-02"""

    table: ClassVar[Tokens] = Tokens(f"tile:{name}" for name in TILES)
    fields: ClassVar[dict[str, Codec]] = {"period": NUMBER}

    def __init__(self, period: int) -> None:
        self.period = period

    def pool(self, s: Lorenzo) -> list[int]:
        return list(range(TILES_A_PERIOD * self.period, TILES_A_PERIOD * (self.period + 1)))

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        s.tiles[self.period] = option
        s.unused_tiles &= ~(1 << option)
        if out is not None:
            out.append(event("lorenzo-did-draw-tile", period=self.period + 1, tile=tile_name(option)))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-draw-tile", {"period": self.period + 1})

    def label(self, s: Lorenzo, option: int) -> Message:
        return tile_name(option)


class Prepare(Step[Lorenzo]):
    """Bonus tiles are chosen in reverse turn order, then leaders are dealt and drafted. L-80, L-81, L-85"""

    def run(self, s: Lorenzo, out: Out) -> None:
        if s.leaders:
            deals = [Deal(seat) for _ in range(s.parts.leaders_each) for seat in s.order]
            s.then(*deals, DraftRound())
        if s.individual:
            s.then(*[ChooseTile(seat) for seat in s.order[::-1]])


class ChooseTile(SeatQuestion[Lorenzo]):
    """Which individual bonus tile to play with. L-80, L-85"""

    table: ClassVar[Tokens] = Tokens(f"tile:{name}" for name in BONUS_TILES[1:])

    def refusal(self, s: Lorenzo, option: int) -> int:
        return TILE_TAKEN if any(me[BONUS_TILE] == option + 1 for me in s.players) else 0

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        s.players[self.seat][BONUS_TILE] = option + 1
        if out is not None:
            out.append(event("lorenzo-did-choose-tile", who=who(self.seat), tile=bonus_tile(option + 1)))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-choose-tile", {"who": who(self.seat)})

    def label(self, s: Lorenzo, option: int) -> Message:
        harvest = amounts(s.parts.tile_gains[HARVEST][option + 1])
        production = amounts(s.parts.tile_gains[PRODUCTION][option + 1])
        tile = bonus_tile(option + 1)
        return Message("lorenzo-choose-tile", {"tile": tile, "harvest": harvest, "production": production})
