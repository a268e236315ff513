"""What a coach says in Lorenzo il Magnifico."""

from collections.abc import Iterator
from typing import Any, Final

View = dict[str, Any]
STRONG: Final = 5
"""A member of this value is strong."""
LAST_ROUND: Final = 6
FIELDS: Final = 2
"""So many territories are worth a harvest."""


def remarks(view: View, seat: int, asked: str, options: list[str], printed: View) -> Iterator[str]:
    me = view["players"][seat]
    home = at_home(me)
    if asked == "Church":
        yield "report"
    chosen = (view["asked"] or {}).get("space")
    if chosen and stands_in(view, tower_of(chosen)):
        yield "company"
    if asked != "Turn":
        return
    yield "dice"
    if view["round"] == LAST_ROUND:
        yield "count"
    elif view["round"] == LAST_ROUND - 1:
        yield "late"
    if view["round"] % 2 and len(home) == 1 and lacks_faith(view, me) > 0:
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
    if member != "neutral" and home.keys() != {"neutral"} and joins_without_need(view, options, token):
        yield "company"
    if space is not None and member in home and forgoes_harvest(view, me, space, after["players"][seat], printed):
        yield "fields"
    then = after["players"][seat]
    grey = then["members"]["neutral"]["place"] == "home" and not view["spaces"]["market:2"]
    if me["servants"] and not then["servants"] and grey:
        yield "dry"
    enough = 0 < lacks_faith(view, me) <= printed["privileges"]["faith"]["faith"]
    if token.startswith("privilege:") and token != "privilege:faith" and "privilege:faith" in options and enough:
        yield "rome"


def lacks_faith(view: View, player: View) -> int:
    """How much more faith the next report asks for than somebody has."""
    demand: int = view["excommunications"][(view["round"] - 1) // 2]["faith"]
    return demand - int(player["faith"])


def forgoes_harvest(view: View, me: View, space: str, then: View, printed: View) -> bool:
    """Whether a member goes elsewhere who is the last that could harvest this round what is worth a harvest."""
    spaces = [each for each in ("harvest:small", "harvest:large") if each not in view["closed"]]
    free = any(each == "harvest:large" or not view["spaces"][each] for each in spaces)
    done = any(each["place"].startswith("harvest") for each in me["members"].values())
    if view["round"] == LAST_ROUND or not free or done or space.startswith("harvest"):
        return False
    return fields(me, printed) >= FIELDS > fields(then, printed)


def fields(player: View, printed: View) -> int:
    """How many territories somebody's best member at home could make work, with all servants."""
    reach = max(at_home(player).values(), default=-player["servants"]) + player["servants"]
    return sum(printed["cards"][card]["value"] <= reach for card in player["cards"]["territory"])


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


def joins_without_need(view: View, options: list[str], token: str) -> bool:
    """Whether an answer, by member or by space first, enters a tower where somebody stands, while a floor as low can be
    reached in an empty one."""
    tower, floor = tower_of(token), token.rpartition(":")[2]
    if tower not in view["towers"] or not stands_in(view, tower):
        return False
    empty = {each for each in view["towers"] if not stands_in(view, each)}
    return any(tower_of(other) in empty and other.rpartition(":")[2] <= floor for other in options)


def tower_of(token: str) -> str:
    """The tower of a floor, or of the answer that chooses it; of other places whatever they are called."""
    return token.removeprefix("to:").partition(":")[0]


def stands_in(view: View, tower: str) -> bool:
    return tower in view["towers"] and any(
        members for space, members in view["spaces"].items() if space.startswith(f"{tower}:")
    )
