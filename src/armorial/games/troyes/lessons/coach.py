"""What a coach says in Troyes."""

from collections.abc import Iterator
from typing import Any, Final

View = dict[str, Any]
INCOME: Final = 10
SPARE: Final = 4
"""What one should keep besides the wages."""
TOO_MUCH: Final = 6
"""So much more than a black die needs."""
RICH: Final = 8
"""So many deniers besides the wages should be spent."""


def remarks(view: View, seat: int, asked: str, options: list[str], printed: View) -> Iterator[str]:
    me = view["players"][seat]
    own = view["dice"].get(str(seat), [])
    if asked == "PlaceFirst" and me["supply"] <= 3 and any(not count for count in citizens(view, seat).values()):
        yield "colour"
    if asked == "Counter" and any(die["colour"] == "red" and 2 * die["value"] >= view["black"][0] for die in own):
        yield "red"
    if asked != "Act" or view["group"] is not None:
        return
    yield "square"
    if view["round"] == view["rounds"]:
        yield "last"
    if view["round"] > 2 and not all(me["levels"]):
        yield "level"
    if any(finishes(event, own, printed) for event in view["events"]):
        yield "event"
    colours = {die["colour"] for die in own}
    cards = [
        card for card in view["cards"].values() if card is not None and seat in (*card["places"], *card["picture"])
    ]
    if any(printed["cards"][card["id"]]["colour"] in colours for card in cards):
        yield "tradesman"
    if me["deniers"] < wages(view, seat, printed) - INCOME + SPARE:
        yield "wages"
    if me["influence"] >= printed["influence"]["turn"] and sum(die["value"] <= 2 for die in own) > 1:
        yield "turn"
    if not own:
        yield "pass"


def mistakes(view: View, seat: int, options: list[str], token: str, after: View, printed: View) -> Iterator[str]:
    me = view["players"][seat]
    last = view["round"] == view["rounds"]
    if token == "fight" and view["defence"] is not None:
        need, total = view["defence"]["need"], view["defence"]["total"]
        left = [die["value"] * (2 if die["colour"] == "red" else 1) for die in view["dice"][str(seat)]]
        if total - need >= TOO_MUCH and any(need <= value < total for value in left):
            yield "great"
    if token == "pass" and not last and me["deniers"] + 2 + INCOME < wages(view, seat, printed):
        yield "wages"
    if (
        token == "pass"
        and last
        and me["levels"].count(False) > 1
        and any(die["colour"] == "white" for die in view["dice"].get(str(seat), []))
    ):
        yield "cathedral"
    foreign = any(each.startswith("die:") and not each.startswith(f"die:{seat}:") for each in options)
    owed = 0 if last else max(0, wages(view, seat, printed) - INCOME)
    if token == "pass" and view["round"] > 1 and foreign and me["deniers"] - owed >= RICH:
        yield "own"
    if last and token.startswith("use:place:"):
        yield "late"
    if last and token.startswith("use:card:") and printed["cards"][token.removeprefix("use:card:")]["delayed"]:
        yield "late"


def citizens(view: View, seat: int) -> dict[str, int]:
    """How many of a player stand in each building."""
    rows = {name: [who for row in building["rows"] for who in row] for name, building in view["buildings"].items()}
    return {name: people.count(str(seat)) for name, people in rows.items()}


def wages(view: View, seat: int, printed: View) -> int:
    found: int = sum(printed["salary"][name] * count for name, count in citizens(view, seat).items())
    return found


def finishes(event: View, own: list[View], printed: View) -> bool:
    """Whether a player's own dice fill all banners of an event that are left."""
    kind = next((each for each in printed["events"] if event["id"].startswith(each)), None)
    if kind is None:
        return False
    card = printed["events"][kind]
    values: list[int] = sorted((die["value"] for die in own if die["colour"] == card["dice"]), reverse=True)
    free: int = event["banners"] - len(event["cubes"])
    return 0 < free <= sum(values[:3]) // int(card["divisor"])
