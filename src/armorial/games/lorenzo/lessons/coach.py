"""What a coach says in Lorenzo il Magnifico."""

from collections.abc import Iterator
from typing import Any, Final

View = dict[str, Any]
STRONG: Final = 5
"""A member of this value is strong."""
LAST_ROUND: Final = 6


def remarks(view: View, seat: int, asked: str, options: list[str], printed: View) -> Iterator[str]:
    me = view["players"][seat]
    home = at_home(me)
    if asked == "Church":
        yield "report"
    if asked != "Turn":
        return
    yield "dice"
    if view["round"] == LAST_ROUND:
        yield "count"
    elif view["round"] == LAST_ROUND - 1:
        yield "late"
    demand = view["excommunications"][(view["round"] - 1) // 2]["faith"]
    if view["round"] % 2 and len(home) == 1 and me["faith"] < demand:
        yield "rome"
    strong = any(value >= STRONG - 1 for value in home.values())
    if strong and len(me["cards"]["territory"]) > 1 and not view["spaces"]["harvest:small"]:
        yield "fields"
    if strong and me["cards"]["building"] and not view["spaces"]["production:small"] and me["wood"] + me["stone"]:
        yield "workshop"
    if not me["servants"] and any(value <= 1 for value in home.values()):
        yield "servants"
    if len(me["cards"]["territory"]) == 2 and me["military"] < printed["slots"][2]:
        yield "swords"


def mistakes(view: View, seat: int, options: list[str], token: str, after: View, printed: View) -> Iterator[str]:
    me = view["players"][seat]
    asks = view["asked"] or {}
    member, space = placed(asks, token)
    home = at_home(me)
    if space is not None and member in home and member != "neutral":
        low = space.startswith(("market", "council")) or space.endswith(":1")
        weaker = [value for other, value in home.items() if other not in (member, "neutral") and 1 <= value < STRONG]
        if low and home[member] >= STRONG and weaker:
            yield "strong"
        tower, _, floor = space.partition(":")
        if tower in view["towers"] and token == space and stands_in(view, tower):
            others = [each.split(":") for each in options if each.split(":")[0] in view["towers"]]
            if any(not stands_in(view, other) and at <= floor for other, at in others):
                yield "company"
    then = after["players"][seat]
    grey = then["members"]["neutral"]["place"] == "home" and not view["spaces"]["market:2"]
    if me["servants"] and not then["servants"] and grey:
        yield "dry"


def at_home(player: View) -> dict[str, int]:
    """The values of the members that are still to be placed."""
    return {name: each["value"] for name, each in player["members"].items() if each["place"] == "home"}


def placed(asks: View, token: str) -> tuple[str | None, str | None]:
    """Who goes where with the second of the two answers, whichever was picked first."""
    if asks.get("member"):
        return asks["member"], token
    if asks.get("space") and token.startswith("member:"):
        return token.removeprefix("member:"), asks["space"]
    return None, None


def stands_in(view: View, tower: str) -> bool:
    return any(members for space, members in view["spaces"].items() if space.startswith(f"{tower}:"))
