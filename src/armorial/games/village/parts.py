"""The printed numbers as the rules use them, in lists by the index of the place, customer or city."""

from typing import Any

from armorial.data.reader import Components
from armorial.games.village.components import (
    CHAMBERS,
    CITIES,
    COLOURS,
    CUSTOMERS,
    GOODS,
    SPACES,
    VILLAGE,
    WORKSHOPS,
    Price,
)
from armorial.games.village.effects import OPS
from armorial.games.village.shapes import CustomerView
from armorial.games.village.state import Village
from armorial.kernel.effects import Effects, read_effects


class Workshop:
    """Where members learn and make one kind of good (the stable: one of two)."""

    __slots__ = ("goods", "make_time", "price", "train_time")

    def __init__(self, printed: dict[str, Any]) -> None:
        self.goods = tuple(GOODS.index(good) for good in printed["goods"])
        self.train_time: int = printed["train_time"]
        self.make_time: int = printed["make_time"]
        self.price = Price(printed["price"])


def _customer(name: str, printed: dict[str, Any]) -> CustomerView:
    return {"id": name, "demand": dict(printed["demand"]), "points": printed["points"]}


class Parts:
    """The printed numbers as the rules use them. Shared by all states of a game."""

    def __init__(self, loaded: Components) -> None:
        v = loaded.values
        self.components = loaded
        self.supply: dict[str, int] = v["supply"]
        self.life_track: int = v["farm"]["life_track"]
        self.grain_limit: int = v["farm"]["grain_limit"]
        self.start_coins: int = v["farm"]["start_coins"]
        self.plague_time: int = v["farm"]["plague_time"]
        self.harvest_bare: int = v["harvest"]["bare"]
        self.harvest_horse: int = v["harvest"]["horse_plow"]
        self.harvest_ox: int = v["harvest"]["ox_plow"]
        self.setup = {int(seats): card for seats, card in v["setup"].items()}
        self.chronicle_places: dict[int, int] = {n: sum(card["chronicle"].values()) for n, card in self.setup.items()}
        self.graves: dict[int, int] = {n: card["graves"] for n, card in self.setup.items()}
        self.bag_cubes = {n: [card["bag"][c] for c in COLOURS] for n, card in self.setup.items()}
        self.space_cubes = {n: [card["board"][p] for p in SPACES] for n, card in self.setup.items()}
        self.workshops = [Workshop(v["workshop"][name]) for name in WORKSHOPS]
        self.workshop_of = [
            next(w for w, shop in enumerate(self.workshops) if g in shop.goods) for g in range(len(GOODS))
        ]
        self.mill_time: int = v["mill"]["time"]
        self.mill_grain: int = v["mill"]["grain"]
        self.mill_coins: int = v["mill"]["coins"]
        self.queue: int = v["market"]["queue"]
        self.market_extra = Price(v["market"]["extra"])
        self.demands = [Price(v["customer"][name]["demand"]) for name in CUSTOMERS]
        self.customer_points: list[int] = [v["customer"][name]["points"] for name in CUSTOMERS]
        self.customers: list[CustomerView] = [_customer(name, v["customer"][name]) for name in CUSTOMERS]
        """As they are shown."""
        self.rewards: list[Effects[Village]] = [read_effects(v["city"][name]["reward"], OPS) for name in CITIES]
        self.city_prestige: list[int] = [v["city"][name]["reward"].get("prestige", 0) for name in CITIES]
        """The part of the reward that is points."""
        self.routes = self._read_routes(v["route"])
        self.council_cubes = Price(v["council"]["cubes"])
        self.council_goods = Price(v["council"]["goods"])
        self.chamber_time: list[int] = [v["chamber"][c]["time"] for c in CHAMBERS]
        self.privileges: list[Effects[Village]] = [read_effects(v["chamber"][c]["privilege"], OPS) for c in CHAMBERS]
        self.chamber_points: list[int] = [v["chamber"][c]["points"] for c in CHAMBERS]
        self.church_cubes = Price(v["church"]["cubes"])
        self.church_time: int = v["church"]["time"]
        self.monks: int = v["church"]["monks"]
        self.draws: int = v["church"]["draws"]
        self.coin_price: int = v["church"]["coin_price"]
        self.window_steps: list[int] = v["church"]["steps"]
        self.window_points: list[int] = v["church"]["points"]
        self.majority: int = v["church"]["majority"]
        self.well_cubes: int = v["well"]["cubes"]
        self.city_points: list[int] = v["score"]["cities"]
        self.chronicle_points: list[int] = v["score"]["chronicle"]
        self.coin_points: int = v["score"]["coin"]

    @staticmethod
    def _read_routes(printed: list[dict[str, Any]]) -> list[list[Price | None]]:
        """What it costs to go from a place (a city, or VILLAGE) to a city, None where no route joins them."""
        routes: list[list[Price | None]] = [[None] * len(CITIES) for _ in range(len(CITIES) + 1)]
        places = (*CITIES, "village")
        for route in printed:
            a, b = (places.index(name) for name in route["between"])
            price = Price(route["cost"])
            if b != VILLAGE:
                routes[a][b] = price
            if a != VILLAGE:
                routes[b][a] = price
        return routes
