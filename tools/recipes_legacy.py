"""Tables of Legacy in all stages, for the pictures."""

from collections.abc import Callable
from typing import Any

from tests.browser.people import Person

TRIES = 12
MARRY = ("marry:", "children", "arrange:", "title", "mansion", "venture", "contribution", "person:", "child")
"""Answers that make a family grow."""


def kind(now: Any) -> str:
    return str(now["question"]["kind"]) if now["question"] and now["question"]["options"] else ""


def able(ada: Person) -> str:
    """A table where a friend may be married or promised."""

    def enough(now: Any) -> bool:
        return kind(now) == "Act" and now["view"]["round"] >= 3 and any(m["partners"] for m in now["view"]["matches"])

    for _ in range(TRIES):
        table: str = ada.make({"bot": "greedy"}, {"bot": "random"}, game="legacy", confirm=False)["id"]
        if enough(ada.play(table, enough, prefer=MARRY)):
            break
    return table


def rich(ada: Person) -> str:
    """A large family with friends in hand who could marry into it, late in the game."""

    def enough(now: Any) -> bool:
        me = now["view"]["players"][0]
        able = any(match["partners"] for match in now["view"]["matches"]) and len(now["view"]["row"]) > 3
        return (
            kind(now) == "Act" and now["view"]["round"] >= 7 and len(me["hand"]) >= 3 and len(me["tree"]) > 13 and able
        )

    for _ in range(2 * TRIES):
        table: str = ada.make(*[{"bot": "greedy"}] * 3, game="legacy", confirm=False)["id"]
        if enough(ada.play(table, enough, prefer=("marry:", "children", "socialize:3", "title", "mansion", "person:"))):
            break
    return table


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


def met(enough: Callable[[Any], bool], seats: int = 3, prefer: tuple[str, ...] = MARRY) -> Callable[[Person], str]:
    """A table where its maker may act and which has come so far."""

    def make(ada: Person) -> str:
        def able(now: Any) -> bool:
            return kind(now) == "Act" and enough(now["view"])

        for _ in range(TRIES):
            table: str = ada.make(*[{"bot": "greedy"}] * (seats - 1), game="legacy", confirm=False)["id"]
            if able(ada.play(table, able, prefer)):
                break
        return table

    return make


def many_friends(ada: Person) -> str:
    """A hand of more than five."""

    def enough(now: Any) -> bool:
        return kind(now) == "Act" and len(now["view"]["players"][0]["hand"]) > 6

    for _ in range(TRIES):
        table: str = ada.make({"bot": "greedy"}, game="legacy", confirm=False)["id"]
        if enough(ada.play(table, enough, prefer=("marry:", "socialize:3", "socialize:2", "person:", "child"))):
            break
    return table


def found(enough: Callable[[Any], bool]) -> Callable[[Person], str]:
    """A table of the Testament with many relatives. It does not come so far in every game."""

    def make(ada: Person) -> str:
        for _ in range(TRIES):
            table: str = ada.make(game="legacy", confirm=False, options={"solo": "testament"})["id"]
            if enough(ada.play(table, enough, prefer=("find:", "free:", "person:", "socialize:3"))):
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
    "legacy-able": able,
    "legacy-rich": rich,
    "legacy-partner": reach("WhichPartner", 3, seats=3),
    "legacy-middle": reach("Act", 5),
    "legacy-late": reach("Act", 9),
    "legacy-household": reach("WhichHousehold", 3),
    "legacy-mission": reach("KeepMission", 2, seats=2),
    "legacy-hand": reach("Mulligan", seats=4),
    "legacy-six": met(lambda view: view["round"] > 3 and len(view["players"][0]["hand"]) == 6, prefer=("socialize:3",)),
    "legacy-missions": met(
        lambda view: len(view["players"][0]["missions"]) > 1, prefer=("mission", "marry:", "person:")
    ),
    "legacy-solo": reach("Act", 6, seats=1),
    "legacy-testament": reach("Act", 6, seats=1, solo="testament"),
    "legacy-testament-late": found(lambda now: kind(now) == "Act" and len(now["view"]["players"][0]["tree"]) >= 40),
    "legacy-testament-where": found(
        lambda now: kind(now) == "WhichPartner" and len(now["view"]["players"][0]["tree"]) >= 30
    ),
    "legacy-many-friends": many_friends,
    "legacy-end": over(4),
    "legacy-end-of-one": over(1),
    "legacy-end-of-testament": over(1, "testament"),
}
