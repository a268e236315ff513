"""The printed numbers as the rules use them, in lists by the index of the card, space, leader or tile."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.lorenzo.components import (
    BONUS_TILES,
    BUILDING,
    CARDS,
    CARDS_OF_TYPE,
    COUNCIL,
    EXCHANGES,
    FLOORS,
    HARVEST,
    HARVEST_LARGE,
    HARVEST_SMALL,
    HOLDINGS,
    LEADERS,
    MARKET,
    MARKETS,
    PRIVILEGES,
    PRODUCTION,
    PRODUCTION_LARGE,
    PRODUCTION_SMALL,
    RESOURCES,
    SPACES,
    STONE,
    TILES,
    TOWER_SPACES,
    TYPES,
    WOOD,
)
from armorial.games.lorenzo.effects import OPS, read_source
from armorial.games.lorenzo.gains import Source
from armorial.games.lorenzo.placing import NO_OFF, Price
from armorial.games.lorenzo.state import COUNT, SAME_TYPE, Lorenzo
from armorial.kernel.effects import Effects, read_effects

Things = tuple[tuple[int, int], ...]


def read_things(printed: dict[str, int]) -> Things:
    return tuple((HOLDINGS.index(name), n) for name, n in printed.items())


def read_price(printed: dict[str, int]) -> Price:
    coins, wood, stone, servants = (printed.get(name, 0) for name in RESOURCES)
    return (coins, wood, stone, servants)


class Parts:
    """Everything printed. Shared by all states of a game."""

    def __init__(self, loaded: Components) -> None:
        v = loaded.values
        self.components = loaded
        self.stock = read_things(v["setup"]["stock"])
        self.start_coins: list[int] = v["setup"]["coins"]
        self.leaders_each: int = v["setup"]["leaders"]
        self.military_end: int = v["track"]["military"]
        self.faith_end: int = v["track"]["faith"]
        self.faith_points: list[int] = v["track"]["faith_points"]
        self.report_faith: list[int] = v["report"]["faith"]
        self.fee: int = v["tower"]["fee"]
        self.slots: list[int] = v["tower"]["slots"]
        self.privileges = [read_things(v["privilege"][name]) for name in PRIVILEGES]
        self.territory_points: list[int] = v["score"]["territories"]
        self.character_points: list[int] = v["score"]["characters"]
        self.military_points: list[int] = v["score"]["military"]
        self.resources_a_point: int = v["score"]["resources"]
        self._read_spaces(v)
        self._read_cards(v)
        self._read_exchanges(v)
        self._read_leaders(v)
        self._read_tiles(v)

    def _read_spaces(self, v: dict[str, Any]) -> None:
        self.space_value: list[int] = [0] * len(SPACES)
        """What an action on a space needs at least."""
        self.space_less: list[int] = [0] * len(SPACES)
        """How much less an action is worth there. L-30"""
        self.single: list[int] = [1] * len(SPACES)
        """1 where only one member may stand."""
        self.floor_bonus: list[tuple[int, int]] = [(0, 0)] * TOWER_SPACES
        for space in range(TOWER_SPACES):
            self.space_value[space] = v["tower"]["values"][space % FLOORS]
            bonus = v["floor"].get(f"{TYPES[space // FLOORS]}_{space % FLOORS + 1}")
            if bonus:
                self.floor_bonus[space] = read_things(bonus)[0]
        for small, large, name in (
            (HARVEST_SMALL, HARVEST_LARGE, "harvest"),
            (PRODUCTION_SMALL, PRODUCTION_LARGE, "production"),
        ):
            self.space_value[small] = self.space_value[large] = v[name]["value"]
            self.space_less[large] = v[name]["large"]
            self.single[large] = 0
        for market in range(MARKETS):
            self.space_value[MARKET + market] = v["market"]["value"]
        self.space_value[COUNCIL] = v["council"]["value"]
        self.single[COUNCIL] = 0
        self.market = [read_source(v["market"][str(n + 1)]) for n in range(MARKETS)]
        self.council = read_source(v["council"]["gain"])
        self.closed = {seats: sum(1 << SPACES.index(name) for name in v["closed"][str(seats)]) for seats in (2, 3, 4)}
        """Spaces that are not used, a bit each, by the number of players. L-03"""
        self.open_others = {
            seats: [space for space in range(TOWER_SPACES, len(SPACES)) if not closed >> space & 1]
            for seats, closed in self.closed.items()
        }

    def _read_cards(self, v: dict[str, Any]) -> None:
        self.type_of: list[int] = [card // CARDS_OF_TYPE for card in range(len(CARDS))]
        self.prices: list[Price | None] = []
        self.military_needs: list[int] = []
        self.military_pays: list[int] = []
        self.free: list[int] = []
        """1 for cards that cost nothing at all."""
        self.card_value: list[int] = []
        """What a harvest or production must reach. L-32"""
        self.immediate: list[Source | None] = []
        self.yields: list[Source | None] = []
        """What a territory gives in a harvest, a building in a production."""
        self.permanent: list[Effects[Lorenzo] | None] = []
        self.venture_points: list[int] = []
        for index, name in enumerate(CARDS):
            card: dict[str, Any] = v[TYPES[self.type_of[index]]][name]
            military = card.get("military")
            self.prices.append(read_price(card["price"]) if "price" in card else None)
            self.military_needs.append(military["needs"] if military else 0)
            self.military_pays.append(military["pays"] if military else 0)
            self.free.append(int("price" not in card and not military))
            self.card_value.append(card.get("value", 0))
            off = read_price(card["off"]) if "off" in card else NO_OFF
            self.immediate.append(read_source(card["immediate"], off) if "immediate" in card else None)
            given = card.get("harvest") or card.get("production")
            self.yields.append(read_source(given) if given else None)
            self.permanent.append(read_effects(card["permanent"], OPS) if "permanent" in card else None)
            self.venture_points.append(card.get("points", 0))
        self.building_wood_stone = [self._wood_and_stone(card) for card in range(len(CARDS))]

    def _wood_and_stone(self, card: int) -> int:
        """The wood and stone in the printed price of a building. L-143"""
        price = self.prices[card]
        return price[WOOD] + price[STONE] if price is not None and self.type_of[card] == BUILDING else 0

    def _read_exchanges(self, v: dict[str, Any]) -> None:
        self.exchange_pay: list[Things] = []
        self.exchange_get: list[Source] = []
        self.exchanges_of: list[list[int]] = [[] for _ in CARDS]
        for index, (card, way) in enumerate(EXCHANGES):
            printed = v["building"][CARDS[card]]["exchange"][way]
            self.exchange_pay.append(read_things(printed["pay"]))
            self.exchange_get.append(read_source(printed["get"]))
            self.exchanges_of[card].append(index)

    def _read_leaders(self, v: dict[str, Any]) -> None:
        self.needs: list[Things] = []
        """What a leader needs: an index of a player's list, or SAME_TYPE, and how much. L-89"""
        self.once: list[Effects[Lorenzo] | None] = []
        self.always: list[Effects[Lorenzo] | None] = []
        self.names_member: list[int] = []
        """1 for leaders whose ability names a member. L-104"""
        self.named_value = 0
        for name in LEADERS:
            leader: dict[str, Any] = v["leader"][name]
            self.needs.append(tuple((self._need(need), n) for need, n in leader["needs"].items()))
            once, always = leader.get("once"), leader.get("always")
            self.once.append(read_effects(once, OPS) if once else None)
            self.always.append(read_effects(always, OPS) if always else None)
            self.names_member.append(int(once is not None and "one_coloured_set" in once))
            if once is not None and self.names_member[-1]:
                self.named_value = once["one_coloured_set"]

    @staticmethod
    def _need(name: str) -> int:
        if name == "same_type":
            return SAME_TYPE
        return COUNT + TYPES.index(name) if name in TYPES else HOLDINGS.index(name)

    def _read_tiles(self, v: dict[str, Any]) -> None:
        self.tile_value: list[int] = [v["bonus_tile"][name]["value"] for name in BONUS_TILES]
        self.tile_gains: dict[int, list[Things]] = {
            HARVEST: [read_things(v["bonus_tile"][name]["harvest"]) for name in BONUS_TILES],
            PRODUCTION: [read_things(v["bonus_tile"][name]["production"]) for name in BONUS_TILES],
        }
        self.tile_effects: list[dict[str, int]] = [v["excommunication"][name]["effect"] for name in TILES]
        self.stock_loss = [effect.get("lose_vp_per_resource", 0) for effect in self.tile_effects]
        """What a tile takes for each resource left. L-144"""
        self.punishments = [read_effects(effect, OPS) for effect in self.tile_effects]
