"""Menus: families of answers in one table, each knowing its answers by an index of its own."""

from collections.abc import Sequence
from typing import ClassVar

import pytest

from armorial.kernel.contract import Out, State
from armorial.kernel.menu import Family, Menu, MenuQuestion
from armorial.kernel.questions import Reasons
from armorial.kernel.words import Message

REASONS = Reasons("larder")
EMPTY, HUNGRY = REASONS.add("empty"), REASONS.add("hungry")
DISHES = ("soup", "bread", "cake")


class Larder(State):
    """How many there are of each dish, and what has happened to them."""

    def __init__(self, dishes: list[int]) -> None:
        self.seats = 1
        self.stack = []
        self.dishes = dishes
        self.log: list[str] = []


class Reading:
    """The larder read once for all families."""

    made = 0

    def __init__(self, s: Larder, seat: int) -> None:
        Reading.made += 1
        self.seat = seat
        self.full = [i for i, n in enumerate(s.dishes) if n]


class Eat(Family[Larder, Reading]):
    tokens: ClassVar[Sequence[str]] = tuple(f"eat:{dish}" for dish in DISHES)

    def refusal(self, s: Larder, at: Reading, i: int) -> int:
        return 0 if i in at.full else EMPTY

    def moves(self, s: Larder, at: Reading) -> list[int]:
        return at.full[:1]

    def take(self, s: Larder, at: Reading, i: int, out: Out) -> None:
        s.dishes[i] -= 1
        s.log.append(f"{at.seat} eats {DISHES[i]}, {len(at.full)} full before")

    def label(self, s: Larder, at: Reading, i: int) -> Message:
        return Message("eat", {"n": s.dishes[i]})


class Smell(Eat):
    """Costs nothing, and the question is asked again."""

    tokens: ClassVar[Sequence[str]] = tuple(f"smell:{dish}" for dish in DISHES)
    again = True

    def candidates(self, s: Larder, at: Reading) -> list[int]:
        return [1, 2]

    def take(self, s: Larder, at: Reading, i: int, out: Out) -> None:
        s.log.append(f"smells {DISHES[i]} with {len(s.stack)} to come")


class Leave(Family[Larder, Reading]):
    tokens: ClassVar[Sequence[str]] = ("leave",)

    def refusal(self, s: Larder, at: Reading, i: int) -> int:
        return HUNGRY if at.full else 0

    def take(self, s: Larder, at: Reading, i: int, out: Out) -> None:
        s.log.append("leaves")

    def label(self, s: Larder, at: Reading, i: int) -> Message:
        return Message("leave")


MENU = Menu(Eat(), Leave(), Smell())


class Meal(MenuQuestion[Larder, Reading]):
    table = MENU.table

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def menu(self) -> Menu[Larder, Reading]:
        return MENU

    def read(self, s: Larder) -> Reading:
        return Reading(s, self.seat)


@pytest.fixture
def larder() -> Larder:
    return Larder([0, 2, 1])


def tokens(options: Sequence[int]) -> list[str]:
    return [Meal.table.names[option] for option in options]


def test_the_table_is_that_of_all_families_in_order() -> None:
    assert Meal.table.names == (
        *("eat:soup", "eat:bread", "eat:cake"),
        "leave",
        *("smell:soup", "smell:bread", "smell:cake"),
    )


def test_each_family_thinks_of_its_own_answers(larder: Larder) -> None:
    meal = Meal(0)
    asked = ["eat:soup", "eat:bread", "eat:cake", "leave", "smell:bread", "smell:cake"]
    assert tokens(meal.candidates(larder)) == asked
    assert tokens(meal.options(larder)) == ["eat:bread", "eat:cake", "smell:bread", "smell:cake"]
    assert tokens(meal.moves(larder)) == ["eat:bread", "smell:bread"]


def test_the_position_is_read_once_for_all_families(larder: Larder) -> None:
    for ask in (Meal(0).candidates, Meal(0).options, Meal(0).moves):
        before = Reading.made
        ask(larder)
        assert Reading.made == before + 1


def test_an_option_is_refused_and_called_by_its_family(larder: Larder) -> None:
    meal = Meal(0)
    codes = {token: meal.refusal(larder, option) for option, token in enumerate(Meal.table.names)}
    assert [token for token, code in codes.items() if code == EMPTY] == ["eat:soup", "smell:soup"]
    assert [token for token, code in codes.items() if code == HUNGRY] == ["leave"]
    assert meal.label(larder, Meal.table.find("smell:bread")) == Message("eat", {"n": 2})
    assert meal.label(larder, Meal.table.find("leave")) == Message("leave")


def test_an_answer_is_carried_out_by_its_family_with_what_was_read_before(larder: Larder) -> None:
    Meal(3).take(larder, Meal.table.find("eat:cake"), None)
    assert larder.dishes == [0, 2, 0]
    assert larder.log == ["3 eats cake, 2 full before"]
    assert larder.stack == []


def test_a_family_may_leave_the_question_open(larder: Larder) -> None:
    meal = Meal(0)
    meal.take(larder, Meal.table.find("smell:bread"), None)
    assert larder.log == ["smells bread with 1 to come"]
    assert larder.stack == [meal]
