"""What is printed on the board of Village, as the board in the browser draws it."""

from typing import Any, Final

from armorial.games.village.components import CHAMBERS, CITIES
from armorial.games.village.parts import Parts

PLACES: Final = ("mill", "market", "council", "church")
"""The sections that are one place of the board."""
THINGS: Final = ("workshop", "customer", "city", "route", "chamber")
"""The sections with a card or place for each name."""


def printed(parts: Parts) -> dict[str, Any]:
    v = parts.components.values
    church = v["church"]
    return {
        "setup": {
            seats: {key: card[key] for key in ("board", "stalls", "chronicle", "graves")}
            for seats, card in v["setup"].items()
        },
        "workshops": {
            name: {key: shop[key] for key in ("goods", "train_time", "make_time", "price")}
            for name, shop in v["workshop"].items()
        },
        "mill": v["mill"],
        "harvest": v["harvest"],
        "plague_time": v["farm"]["plague_time"],
        "grain_limit": v["farm"]["grain_limit"],
        "market": v["market"],
        "cities": {name: v["city"][name]["reward"] for name in CITIES},
        "routes": [{"between": route["between"], "cost": route["cost"]} for route in v["route"]],
        "council": v["council"],
        "chambers": [{key: v["chamber"][c][key] for key in ("time", "privilege", "points")} for c in CHAMBERS],
        "church": {key: church[key] for key in ("cubes", "time", "monks", "coin_price", "steps", "points", "majority")},
        "well": v["well"]["cubes"],
        "score": v["score"],
        "unsure": unsure_things(parts),
    }


def unsure_things(parts: Parts) -> list[str]:
    """The cards and places with numbers that are reconstructed, each once, by their names in a component file."""
    unsure = (path for path, _, confidence in parts.components.rows() if confidence == "reconstructed")
    return [thing for thing in dict.fromkeys(map(_thing, unsure)) if thing]


def _thing(path: str) -> str:
    """Where a number is drawn; nowhere if it is of no one card or place, as those of the set-up are."""
    section, name, *_ = path.split(".")
    if section in THINGS:
        return f"{section}.{name}"
    if section in ("setup", "score") and path.endswith(".chronicle"):
        return "chronicle"
    return section if section in PLACES else ""
