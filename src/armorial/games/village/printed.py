"""What is printed on the board of Village, as the board in the browser draws it."""

from typing import Any, Final

from armorial.games.village.components import CHAMBERS, CITIES
from armorial.games.village.parts import Parts

PLACES: Final = {
    "crafts": ("workshop.", "mill."),
    "market": ("market.", "customer."),
    "travel": ("city.", "route."),
    "council": ("council.", "chamber."),
    "church": ("church.",),
    "chronicle": (*(f"setup.{seats}.chronicle" for seats in (2, 3, 4)), "score.chronicle"),
}
"""Where the numbers of a section are drawn."""


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
        "unsure": unsure_places(parts),
    }


def unsure_places(parts: Parts) -> list[str]:
    """The places of the board with numbers that are reconstructed."""
    found = {path for path, _, confidence in parts.components.rows() if confidence == "reconstructed"}
    return [place for place, sections in PLACES.items() if any(path.startswith(sections) for path in found)]
