"""Tables of Troyes in all stages, for the pictures."""

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person

TRIES = 12


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def dice(now: Any) -> int:
    """How many dice are picked."""
    return len(now["view"]["group"]["dice"]) if now["view"]["group"] else 0


def reach(question: str, since: int = 1, picked: int = 0, seats: int = 4) -> Callable[[Person], str]:
    """A table where its maker is asked this, not before a round. It does not come to it in every game."""

    def make(ada: Person) -> str:
        def enough(now: Any) -> bool:
            return kind(now) == question and now["view"]["round"] >= since and dice(now) == picked

        for _ in range(TRIES):
            others = [{"bot": "greedy"}, {"bot": "random"}, {"bot": "random"}][: seats - 1]
            table: str = ada.make(*others, game="troyes", confirm=False)["id"]
            if enough(ada.play(table, enough)):
                break
        return table

    return make


def over(seats: int) -> Callable[[Person], str]:
    def make(ada: Person) -> str:
        table: str = ada.make(*[{"bot": "greedy"}] * (seats - 1), game="troyes")["id"]
        ada.play(table)
        return table

    return make


RECIPES: dict[str, Callable[[Person], str]] = {
    "troyes-opening": reach("PlaceFirst", 0),
    "troyes-start": reach("Act", 1, seats=2),
    "troyes-middle": reach("Act", 3),
    "troyes-three": reach("Act", 3, seats=3),
    "troyes-late": reach("Act", 6),
    "troyes-one-die": reach("Act", 2, 1, seats=2),
    "troyes-group": reach("Act", 3, 2),
    "troyes-enemies": reach("Counter", 3),
    "troyes-hire": reach("Hire", 2, 1),
    "troyes-settle": reach("Settle", 2),
    "troyes-cubes": reach("HowManyCubes", 2),
    "troyes-end": over(4),
    "troyes-end-of-two": over(2),
}
