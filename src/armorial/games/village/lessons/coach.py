"""What a coach says in Village."""

from collections.abc import Iterator
from typing import Any, Final

View = dict[str, Any]
END_NEAR: Final = 3
"""So few free places in the chronicle."""
BRIDGE_NEAR: Final = 2
"""So few hours to the bridge."""
FEW_HANDS: Final = 2
LATE: Final = 3
"""The round from which on the old should have lived."""
TAKES_TIME: Final = ("train:", "make:", "mill", "send:", "move:", "enter:", "climb:")
"""How answers begin that spend hours."""


def remarks(view: View, seat: int, asked: str, options: list[str], printed: View) -> Iterator[str]:
    me = view["players"][seat]
    if asked == "Dies":
        yield "dies"
    if asked == "BuyOut" and me["coins"]:
        yield "coin"
    if asked == "MoveUp" and me["grain"]:
        yield "grain"
    if asked != "TakeCube":
        return
    yield "begin"
    if view["last_turns"] is not None:
        yield "last"
    elif sum(view["chronicle_free"].values()) <= END_NEAR or view["graves_free"] <= 1:
        yield "end"
    if view["life_track"] - me["time"] <= BRIDGE_NEAR:
        yield "bridge"
    if any(view["spaces"]["market"].values()) and sells(view, me):
        yield "market"
    if view["round"] > 1 and at_home(me) <= FEW_HANDS:
        yield "child"
    if view["round"] == LATE and all_live(me):
        yield "time"
    if pays_its_action(view, me, printed):
        yield "pays"


def mistakes(view: View, seat: int, options: list[str], token: str, after: View, printed: View) -> Iterator[str]:
    me = view["players"][seat]
    if (token.startswith("take:market:") or token == "action:market") and not sells(view, me):
        yield "market"
    if token.startswith("dies:"):
        free = {other: view["chronicle_free"][section_of(other.partition(":")[2])] for other in options}
        if not free[token] and any(free.values()):
            yield "grave"
    old = token in ("devote:1", "enter:1") or (token.startswith("climb:") and token.endswith(":1"))
    if old and view["round"] >= LATE and any(at == "farm" and name > "2" for name, at in me["members"].items()):
        yield "old"
    if at_home(me) and not at_home(after["players"][seat]) and "unborn" in me["members"].values():
        yield "hands"
    idle = token in ("decline", "stop") or token.startswith("buy:")
    if idle and view["round"] >= LATE and all_live(me) and any(each.startswith(TAKES_TIME) for each in options):
        yield "time"


def all_live(player: View) -> bool:
    """Whether nobody of a family has died yet."""
    return not any(where.startswith(("chronicle", "grave")) for where in player["members"].values())


def at_home(player: View) -> int:
    return list(player["members"].values()).count("farm")


def sells(view: View, player: View) -> bool:
    """Whether a customer at a stall could be served."""
    has = {**player["goods"], "grain": player["grain"]}
    wanted = [stall["demand"] for stall in view["stalls"] if stall is not None]
    return any(all(has[what] >= n for what, n in demand.items()) for demand in wanted)


def pays_its_action(view: View, player: View, printed: View) -> bool:
    """Whether a cube lies on an action which could be paid with it, and not without it."""
    has = {**player["cubes"], **player["goods"], "grain": player["grain"]}
    roads = [route["cost"] for route in printed["routes"] if "village" in route["between"]]
    prices = {
        "crafts": [shop["price"] for shop in printed["workshops"].values()],
        "travel": [{what: n for what, n in cost.items() if what != "time"} for cost in roads],
        "council": [printed["council"]["cubes"]],
        "church": [printed["church"]["cubes"]],
    }
    return any(
        view["spaces"][space].get(colour) and lacking(has, price) == {colour: 1}
        for space, of_space in prices.items()
        for price in of_space
        for colour in price
    )


def lacking(has: View, price: View) -> View:
    return {what: n - has.get(what, 0) for what, n in price.items() if n > has.get(what, 0)}


def section_of(place: str) -> str:
    """The page of the chronicle for somebody who dies at a place."""
    if place == "farm":
        return "farm"
    if place.startswith("chamber"):
        return "council"
    if place.startswith("window"):
        return "church"
    return "travel" if place.startswith(("north", "south")) else "crafts"
