"""Which choices are puzzles, by what the searches say of them."""

import random

import pytest

from armorial.bots import puzzles
from armorial.bots.analysis import LOOK
from armorial.bots.bot import Choice, Thought
from armorial.bots.greedy import Greedy
from armorial.games import load_game
from tests.village.lesson_positions import cubes

SHORT, LONG = "mcts:10", "mcts:20"


def thought_of(values: dict[int, float], points: float = 3.0) -> Thought:
    """The best answer promises so many points more than the next one, and that more than the others."""
    ranked = sorted(values, key=lambda option: -values[option])
    choices = [Choice(option, values[option], 1, 10.0 - points * place) for place, option in enumerate(ranked)]
    return Thought(ranked[0], choices)


CLEARLY = {0: 0.3, 1: 0.55, 2: 0.4, 3: 0.2}
HARDLY = {0: 0.3, 1: 0.55, 2: 0.52, 3: 0.2}
ANOTHER = {0: 0.3, 1: 0.4, 2: 0.55, 3: 0.2}
DECIDED = {0: 0.3, 1: 0.97, 2: 0.4, 3: 0.2}
OBVIOUS = {0: 0.6, 1: 0.3, 2: 0.2, 3: 0.1}


@pytest.mark.parametrize(
    ("glance", "search", "check", "points", "found"),
    [
        (CLEARLY, CLEARLY, CLEARLY, 3.0, True),
        (OBVIOUS, CLEARLY, CLEARLY, 3.0, False),
        (CLEARLY, HARDLY, CLEARLY, 3.0, False),
        (CLEARLY, CLEARLY, HARDLY, 3.0, False),
        (CLEARLY, CLEARLY, ANOTHER, 3.0, False),
        (CLEARLY, CLEARLY, DECIDED, 3.0, False),
        (CLEARLY, CLEARLY, CLEARLY, 0.5, False),
        (CLEARLY, CLEARLY, CLEARLY, -2.0, False),
    ],
)
def test_a_puzzle_is_clear_to_every_search_and_not_obvious(
    monkeypatch: pytest.MonkeyPatch,
    glance: dict[int, float],
    search: dict[int, float],
    check: dict[int, float],
    points: float,
    found: bool,
) -> None:
    scene = cubes()
    legal = scene.open_question().options(scene.s)
    said = {LOOK: OBVIOUS, puzzles.GLANCE: glance, SHORT: search, LONG: check}

    def think(game: object, state: object, bot: Named, rng: object) -> Thought:
        return thought_of({legal[place]: value for place, value in said[bot.name].items()}, points)

    monkeypatch.setattr("armorial.bots.puzzles.make_bot", Named)
    monkeypatch.setattr("armorial.bots.puzzles.bot_thought", think)
    puzzle = puzzles.puzzle_at(scene.game, scene.s, random.Random(1), SHORT, LONG)
    assert (puzzle is not None) == found
    if puzzle is not None:
        tokens = scene.options()
        assert puzzle["best"] == tokens[1]
        assert puzzle["others"] == {tokens[place]: CLEARLY[place] for place in (2, 0, 3)}
        assert load_game("village").load(puzzle["state"]).seats == 2


class Named(Greedy):
    """A bot that is known by its name; it is asked for its judge alone."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.name = name
