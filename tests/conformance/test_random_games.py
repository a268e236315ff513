"""Many whole games at random: a few hundred in every run, thousands in the soak."""

from typing import Final

import pytest

from armorial.games import GAMES
from tests.conformance import laws
from tests.conformance.driver import all_cases, walk
from tests.toy import Fair

NAMES: Final = (Fair().name, *GAMES)
IN_EVERY_RUN: Final = 200
IN_THE_SOAK: Final = 10_000
CHUNK: Final = 25


def play(name: str, games: range) -> None:
    """Play these games to the end, in turn with all numbers of seats and options, and look at the last position."""
    cases = all_cases([name])
    for number in games:
        for position in walk(cases[number % len(cases)], seed=number):
            last = position
        laws.components_are_somewhere(last)
        laws.points_add_up(last)


def chunks(games: range) -> list[range]:
    """Parts small enough for several processes to share."""
    return [games[start : start + CHUNK] for start in range(0, len(games), CHUNK)]


def chunk_name(games: object) -> str | None:
    return f"{games.start}-{games.stop - 1}" if isinstance(games, range) else None


@pytest.mark.parametrize("games", chunks(range(1000, 1000 + IN_EVERY_RUN)), ids=chunk_name)
@pytest.mark.parametrize("name", NAMES)
def test_random_games(name: str, games: range) -> None:
    play(name, games)


@pytest.mark.soak
@pytest.mark.parametrize("games", chunks(range(10_000, 10_000 + IN_THE_SOAK)), ids=chunk_name)
@pytest.mark.parametrize("name", NAMES)
def test_ten_thousand_random_games(name: str, games: range) -> None:
    play(name, games)
