"""Tables of Legacy in all stages, for the pictures."""

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person

TRIES = 12
MARRY = ("marry:", "children", "arrange:", "title", "mansion", "venture", "contribution", "person:", "child")
"""Answers that make a family grow."""


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def reach(question: str, since: int = 0, seats: int = 4, solo: str = "standard") -> Callable[[Person], str]:
    """A table where its maker is asked this, not before a round. It does not come to it in every game."""

    def make(ada: Person) -> str:
        def enough(now: Any) -> bool:
            return kind(now) == question and now["view"]["round"] >= since

        for _ in range(TRIES):
            others = [{"bot": "greedy"}, {"bot": "random"}, {"bot": "random"}][: seats - 1]
            table: str = ada.make(*others, game="legacy", confirm=False, options={"solo": solo})["id"]
            if enough(ada.play(table, enough, prefer=MARRY)):
                break
        return table

    return make


def over(seats: int, solo: str = "standard") -> Callable[[Person], str]:
    def make(ada: Person) -> str:
        table: str = ada.make(*[{"bot": "greedy"}] * (seats - 1), game="legacy", options={"solo": solo})["id"]
        ada.play(table, prefer=MARRY if solo == "standard" else ("find:", "person:"))
        return table

    return make


RECIPES: dict[str, Callable[[Person], str]] = {
    "legacy-opening": reach("ChooseSide", seats=2),
    "legacy-start": reach("Act", 1, seats=2),
    "legacy-partner": reach("WhichPartner", 3, seats=3),
    "legacy-middle": reach("Act", 5),
    "legacy-late": reach("Act", 9),
    "legacy-household": reach("WhichHousehold", 3),
    "legacy-mission": reach("KeepMission", 2, seats=2),
    "legacy-solo": reach("Act", 6, seats=1),
    "legacy-testament": reach("Act", 6, seats=1, solo="testament"),
    "legacy-end": over(4),
    "legacy-end-of-one": over(1),
    "legacy-end-of-testament": over(1, "testament"),
}
