"""Secret answers, by the toy game, in which everybody lays a card face down: nobody else can tell which one."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from armorial.kernel.contract import SPECTATOR
from armorial.match import Match, Replay, SeededChance, write_record
from armorial.table.sandbox import from_position
from armorial.table.show import Reader, entries, past_position, position, public_record
from armorial.table.table import Seat, Table
from armorial.table.words import Voice
from tests.match.helpers import left_waiting
from tests.toy import Fair
from tests.toy.state import FairState

SEATS = 3
PEOPLE = ("ada", "bob", "eve")
STRANGER = "somebody else"


class HiddenPoints(Fair):
    """The toy game with points that only their owner knows until the end."""

    def view(self, s: FairState, seat: int) -> dict[str, Any]:
        shown = super().view(s, seat)
        for number, player in enumerate(shown["players"]):
            known = number == seat or not s.stack
            player["score"] = self.score(s, number).parts if known else None
        return shown


@pytest.fixture(autouse=True)
def in_the_box(monkeypatch: pytest.MonkeyPatch) -> None:
    """The toy is not among the games that the server knows; its printed numbers are asked for by name."""
    monkeypatch.setattr("armorial.table.printed.load_game", lambda name: HiddenPoints())


def at_the_first_card() -> Table:
    """A table at which the first card is about to be laid; the dice fall the same every time."""
    match = Match.start(HiddenPoints(), SEATS, chance=SeededChance(4), confirm=True)
    seats = [Seat("person", person.title(), person) for person in PEOPLE]
    table = Table("t", "fair", {}, "public", "ada", "Ada", seats, state="running", match=match)
    question = match.asked()
    assert type(question).__name__ == "LayCard"
    assert len(match.options()) > 1
    return table


def lay(card: int) -> Table:
    """The table after the first seat has laid one of its cards."""
    table = at_the_first_card()
    match = table.playing()
    match.answer(match.to_move or 0, match.options()[card])
    return table


def lay_and_take_back(card: int) -> Table:
    """As it was stored when turns of a single choice waited to be confirmed too."""
    table = at_the_first_card()
    match = table.playing()
    seat = match.to_move or 0
    left_waiting(match, seat, match.options()[card]).undo(seat)
    return table


def everything(table: Table, person: str) -> str:
    """All that the server would tell somebody about a table, now and about every line before."""
    reader = Reader(person, "en")
    match = table.playing()
    replay = Replay(match.record(), match.game)
    told: list[Any] = [position(table, reader, have) for have in range(table.seq + 1)]
    told += [past_position(table, replay.at(at), reader) for at in range(table.seq + 1)]
    told.append(write_record(public_record(table)))
    return json.dumps(told)


@pytest.mark.parametrize("make", [lay, lay_and_take_back])
def test_nobody_else_can_tell_a_secret_answer(make: Callable[[int], Table]) -> None:
    one, other = make(0), make(1)
    picker = at_the_first_card().to_move
    for seat, person in enumerate((*PEOPLE, STRANGER)):
        assert (everything(one, person) == everything(other, person)) == (seat != picker), person


def test_a_secret_question_is_not_named_to_others() -> None:
    table = at_the_first_card()
    for seat, person in enumerate((*PEOPLE, STRANGER)):
        question = position(table, Reader(person, "en"), 0)["question"]
        assert question is not None
        mine = seat == table.to_move
        assert question["seat"] == table.to_move
        assert (bool(question["options"]), question["kind"] is not None, question["prompt"] is not None) == (mine,) * 3


def test_the_log_says_only_that_a_card_was_laid() -> None:
    table = lay(0)
    match = table.playing()
    told = entries(match, match.events, SPECTATOR, Voice("en", table.names()))
    assert told[-1]["key"] == "fair-did-lay"
    assert told[-1]["args"].keys() == {"who"}


def test_a_private_copy_has_another_card_laid() -> None:
    """A sandbox is dealt anew: trying things out on it must not tell what lies there."""
    table = lay(0)
    picker = at_the_first_card().to_move or 0
    true = table.playing().game.view(table.playing().state, picker)["laid"]
    other = next(seat for seat in range(SEATS) if seat != picker)
    match, names = table.playing(), table.names()
    copies = [from_position(match, match.state, other, names, PEOPLE[other], "x").playing() for _ in range(40)]
    assert any(copy.game.view(copy.state, picker)["laid"] != true for copy in copies)


def test_hidden_points() -> None:
    """Others get no part of a score that is hidden as a whole; at the end everybody gets everything."""
    table = at_the_first_card()
    scores = position(table, Reader("bob", "en"), 0)["scores"]
    assert [bool(score["parts"]) for score in scores] == [False, True, False]
    assert [score["complete"] for score in scores] == [False, True, False]
    assert [score["total"] for score in scores][::2] == [0, 0]
    watching = position(table, Reader(None, "en"), 0)["scores"]
    assert [score["complete"] for score in watching] == [False] * SEATS
    match = table.playing()
    while not match.finished:
        if match.waiting_for_confirm:
            match.confirm(match.to_move or 0)
        else:
            match.answer(match.to_move or 0, match.options()[0])
    table.state = "finished"
    for person in (*PEOPLE, None):
        final = position(table, Reader(person, "en"), 0)["scores"]
        assert [score["total"] for score in final] == match.scores()
        assert all(score["complete"] for score in final)
