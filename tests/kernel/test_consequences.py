"""Consequences: an answer carried out on a copy, and what all ways on from there have in common."""

from collections.abc import Sequence
from typing import Any, ClassVar

import pytest

from armorial.kernel.consequences import Consequence, consequence
from armorial.kernel.contract import EVERYBODY, Chance, Frame, Game, Out, Question, State, Step
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message

COINS, HOURS = 0, 1


class Purse(State):
    def __init__(self, stack: list[Frame[Any]], held: list[int]) -> None:
        self.seats = 2
        self.stack = stack
        self.held = held

    def clone(self) -> "Purse":
        return Purse(self.stack[:], self.held[:])


class Change(Step[Purse]):
    """Something is paid or gained by itself."""

    def __init__(self, thing: int, n: int) -> None:
        self.thing = thing
        self.n = n

    def run(self, s: Purse, out: Out) -> None:
        s.held[self.thing] += self.n


class Ask(Question[Purse]):
    """Each answer puts its frames on the stack. ``detail``: it only settles how something is done."""

    table: ClassVar[Tokens] = Tokens(("a", "b", "c"))

    def __init__(self, seat: int, *ways: Sequence[Frame[Purse]], detail: bool = False, secret: bool = False) -> None:
        self.seat = seat
        self.ways = ways
        self.detail = detail
        self.secret = secret

    def refusal(self, s: Purse, option: int) -> int:
        return 0 if option < len(self.ways) else 1

    def onward(self, s: Purse) -> list[int]:
        return self.options(s) if self.detail else super().onward(s)

    def audience(self, s: Purse) -> int:
        return 1 << self.seat if self.secret else EVERYBODY

    def take(self, s: Purse, option: int, out: Out) -> None:
        s.then(*self.ways[option])


class Dice(Chance[Purse]):
    table: ClassVar[Tokens] = Tokens(("1",))

    def weights(self, s: Purse) -> list[int]:
        return [1]

    def take(self, s: Purse, option: int, out: Out) -> None:
        s.held[COINS] += 100


class Shop(Game[Purse]):
    def holdings(self, s: Purse, seat: int) -> dict[str, int]:
        return {"n-coins": s.held[COINS], "n-hours": s.held[HOURS]}

    def warnings(self, before: Purse, after: Purse, seat: int) -> list[Message]:
        return [Message("warn-empty")] if after.held[COINS] <= 0 < before.held[COINS] else []


def outlook(*frames: Frame[Purse], coins: int = 5) -> Consequence:
    """Of the only answer to a question, after which the frames come."""
    s = Purse([Dice(), Ask(0, frames)], [coins, 0])
    before = s.stack[:]
    found = consequence(Shop(), s, 0)
    assert (s.stack, s.held) == (before, [coins, 0]), "it was carried out on a copy"
    return found


def test_what_happens_by_itself_is_counted_up_to_the_dice() -> None:
    assert outlook(Change(COINS, -2), Change(HOURS, 1), Change(HOURS, -1)).changes == {"n-coins": -2}


@pytest.mark.parametrize(
    ("seat", "ways", "coins"),
    [
        (0, 1, {"n-coins": -3}),  # an only answer is given
        (0, 2, {"n-coins": -2}),  # a choice is not
        (1, 1, {"n-coins": -2}),  # nor is somebody else's answer
    ],
)
def test_forced_answers_are_gone_through_but_no_choice(seat: int, ways: int, coins: dict[str, int]) -> None:
    assert outlook(Change(COINS, -2), Ask(seat, *[[Change(COINS, -1)]] * ways)).changes == coins


def test_of_several_ways_to_do_it_the_common_part_is_certain() -> None:
    ways = ([Change(COINS, -1)], [Change(HOURS, 2)], [Change(HOURS, 3)])
    assert outlook(Ask(0, *ways, detail=True), Change(COINS, -2)).changes == {"n-coins": -2}
    assert outlook(Ask(0, *ways[1:], detail=True)).changes == {"n-hours": 2}
    opposite = ([Change(HOURS, 1)], [Change(HOURS, -1)])
    assert outlook(Ask(0, *opposite, detail=True)).changes == {}


def test_a_warning_stands_if_it_holds_for_all_ways() -> None:
    ways = ([Change(COINS, -1)], [Change(COINS, -2)])
    assert outlook(Ask(0, *ways, detail=True), coins=1).warnings == [Message("warn-empty")]
    assert outlook(Ask(0, *ways, detail=True), coins=2).warnings == []


def test_of_a_secret_answer_nothing_is_said() -> None:
    s = Purse([Ask(0, [Change(COINS, -9)], secret=True)], [5, 0])
    found = consequence(Shop(), s, 0)
    assert (found.changes, found.warnings) == ({}, [])
    assert outlook(Change(COINS, -2), Ask(0, [Change(COINS, -1)], secret=True)).changes == {"n-coins": -2}


def test_the_end_of_the_game_is_warned_of_in_every_game() -> None:
    s = Purse([Ask(0, [Change(COINS, 1)])], [5, 0])
    assert consequence(Shop(), s, 0).warnings == [Message("warn-game-ends")]


def test_too_many_ways_are_a_choice() -> None:
    """Four questions of three ways each would be 81: those that are not followed are left open."""
    ways = ([Change(COINS, -1)], [Change(COINS, -1)], [Change(COINS, -1)])
    found = outlook(*[Ask(0, *ways, detail=True) for _ in range(4)])
    assert -4 < found.changes["n-coins"] < 0


def test_what_the_label_says_is_not_said_again() -> None:
    found = Consequence({"n-coins": -2, "n-hours": 1}, [])
    said = Message("buy", {"price": [Message("and", {"first": Message("n-coins", {"n": 2})})]})
    assert found.unsaid(said) == {"n-hours": 1}
    assert found.unsaid(Message("buy", {"price": Message("n-coins", {"n": 3})})) == found.changes
