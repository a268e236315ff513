"""The puzzle of the day: which it is, what may be seen of it, and that every one that ships can be played."""

import json
import random
from datetime import date, timedelta
from typing import Any

import pytest

from armorial.bots.bot import Choice, Thought
from armorial.bots.puzzles import AGREED, FEWEST, lead, still_true
from armorial.games import GAMES, load_game
from armorial.kernel.pools import determinize
from armorial.table import puzzles
from tests.server.conftest import People
from tests.server.players import get, post
from tests.server.table_server import ThreadServer


def shipped() -> list[tuple[str, int]]:
    return [(game, number) for game in GAMES for number in range(len(puzzles.puzzles_of(game)))]


FEWEST_OF_A_TITLE = 6


@pytest.mark.parametrize("game", GAMES)
def test_every_title_has_enough(game: str) -> None:
    of_game = [puzzle for puzzle in puzzles.calendar() if puzzle["game"] == game]
    assert len(of_game) >= FEWEST_OF_A_TITLE


@pytest.mark.parametrize(("game", "number"), shipped())
def test_each_has_one_answer_that_was_far_ahead(game: str, number: int) -> None:
    """As it was found by search, and as the rules still are: ``armorial puzzles check`` searches again."""
    puzzle = puzzles.puzzles_of(game)[number]
    rules = load_game(game)
    state = rules.load(puzzle["state"])
    question = rules.asked(state)
    assert question is not None
    assert question.seat == puzzle["seat"]
    tokens = {question.table.names[option] for option in question.moves(state)}
    assert len(tokens) >= FEWEST
    assert tokens == {puzzle["best"], *puzzle["others"]}
    assert puzzle["chance"] - max(puzzle["others"].values()) >= AGREED - 1e-3
    dealt = determinize(rules, state, puzzle["seat"], random.Random(1))
    assert rules.view(dealt, puzzle["seat"]) == rules.view(state, puzzle["seat"]), "it is as that seat sees it"
    assert puzzle["why"]


def test_the_check_can_fail() -> None:
    """The same position with another answer for the best one is found out."""
    puzzle = puzzles.puzzles_of("village")[0]
    other = {**puzzle, "best": next(iter(puzzle["others"]))}
    assert not still_true(load_game("village"), other, "greedy")


def test_days_go_through_all_of_them_and_come_round() -> None:
    first = date(2026, 11, 17)
    whole = [puzzles.puzzle_of(first + timedelta(days=n)) for n in range(puzzles.most_past() + 1)]
    seen = {json.dumps(puzzle["state"]) for puzzle in whole}
    assert len(seen) == len(whole) == len(shipped()), "each comes once before one comes again"
    assert puzzles.puzzle_of(first + timedelta(days=len(whole))) == whole[0]
    games = [puzzle["game"] for puzzle in whole]
    assert all(len(set(games[n : n + 4])) > 1 for n in range(len(games) - 4)), "titles take turns"


def test_it_is_tried_without_an_account(server: ThreadServer, people: People) -> None:
    nobody = people(server)
    today = get(nobody, "/api/puzzles/today")
    assert today["solution"] is None
    puzzle = puzzles.puzzle_of(date.fromisoformat(today["day"]))
    question = today["position"]["question"]
    assert today["position"]["seat"] == question["seat"] == puzzle["seat"]
    tokens = [option["token"] for option in question["options"]]
    assert puzzle["best"] in tokens
    path = f"/api/puzzles/{today['day']}/try"
    wrong = next(iter(puzzle["others"]))
    assert post(nobody, path, {"token": wrong}) == {"right": False, "solution": None}
    right = post(nobody, path, {"token": puzzle["best"]})
    assert right["right"]
    assert right["solution"]["best"] == puzzle["best"]
    assert right["solution"]["why"][0]["text"]
    assert post(nobody, path, {})["solution"]["best"] == puzzle["best"], "somebody gave up"


def test_a_day_that_is_over_has_its_solution_and_one_to_come_is_secret(server: ThreadServer, people: People) -> None:
    nobody = people(server)
    days: list[dict[str, Any]] = get(nobody, "/api/puzzles")["days"]
    assert get(nobody, f"/api/puzzles/{days[1]['day']}")["solution"] is not None
    tomorrow = date.fromisoformat(days[0]["day"]) + timedelta(days=1)
    assert nobody.get(f"/api/puzzles/{tomorrow}").status_code == 404
    assert nobody.get("/api/puzzles/2026-13-45").status_code == 404


def test_how_far_an_answer_is_ahead() -> None:
    """Of the next best, wherever that stands."""
    thought = Thought(7, [Choice(7, 0.5, 1, 3.0), Choice(8, 0.2, 1, 1.0), Choice(9, 0.4, 1, 2.0)])
    assert lead(thought) == pytest.approx(0.1)
    assert lead(Thought(7, thought.choices[:1])) == 0.0
