"""Tables of Lorenzo in all stages, for the pictures."""

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person

ADVANCED = {"advanced": "on"}
GROW = ("to:territory", "to:building", "to:character", "to:council", "keep", "servants", "use", "member", "end")
TRIES = 12


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def reach(question: str, since: int = 1, prefer: tuple[str, ...] = GROW, **wish: Any) -> Callable[[Person], str]:
    """A table where its maker is asked this, not before a round. It does not come to it in every game."""
    seats = int(wish.pop("seats", 4))

    def make(ada: Person) -> str:
        def enough(now: Any) -> bool:
            return kind(now) == question and now["view"]["round"] >= since

        for _ in range(TRIES):
            others = [{"bot": "greedy"}] * (seats - 1)
            table: str = ada.make(*others, game="lorenzo", confirm=False, **wish)["id"]
            if enough(ada.play(table, enough, prefer)):
                break
        return table

    return make


def over(ada: Person) -> str:
    table: str = ada.make({"bot": "greedy"}, {"bot": "random"}, game="lorenzo", options=ADVANCED)["id"]
    ada.play(table)
    return table


RECIPES: dict[str, Callable[[Person], str]] = {
    "lorenzo-tiles": reach("ChooseTile", 0, options=ADVANCED),
    "lorenzo-draft": reach("Draft", 0, options=ADVANCED),
    "lorenzo-start": reach("Turn", seats=2),
    "lorenzo-middle": reach("Turn", 4, options=ADVANCED),
    "lorenzo-late": reach("Turn", 6, seats=3),
    "lorenzo-where": reach("Where", 3),
    "lorenzo-servants": reach("Strength", 3, ("to:territory", "to:harvest", "member", "territory", "harvest")),
    "lorenzo-exchange": reach("Exchange", 3, ("to:building", "to:production", "production", "building", "member")),
    "lorenzo-privilege": reach("Privilege", 2, ("to:council", "to:market:4")),
    "lorenzo-church": reach("Church", 1, ("privilege:faith", "to:council", "keep")),
    "lorenzo-after": reach("AfterTurn", 2, options=ADVANCED),
    "lorenzo-end": over,
}
