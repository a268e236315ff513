"""Hypothesis plays Village: any answers, with copies and saved positions in between, and nothing is lost or made."""

import random
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from armorial.games import load_game
from armorial.games.village.components import (
    COINS,
    CUBES,
    CUSTOMERS,
    FAMILY_SIZE,
    GOODS,
    GOODS_AT,
    GRAIN,
    HOLDINGS,
    PLAGUE,
)
from armorial.games.village.state import (
    BAG,
    CHRONICLE,
    DUE,
    GONE,
    GRAVE,
    KINDS,
    MEMBER,
    NOBODY,
    PLAYER_SIZE,
    PRESTIGE,
    SERVED,
    TIME,
    Village,
)
from tests.fuzz import STEP, Step, check_any_answers, check_saved_ends_alike, play_on

GAME: Final = load_game("village")
PLACES: Final = {2: 10, 3: 15, 4: 20}
GRAVES: Final = {2: 3, 3: 4, 4: 5}
STALLS: Final = {2: 3, 3: 4, 4: 5}


def check_supplies(s: Village) -> None:
    """Every cube, good, coin and grain is in one place; nobody holds a plague cube. V-05, V-08, V-14"""
    holders = [*s.players, s.supply]
    assert all(n >= 0 for holder in holders for n in holder[:HOLDINGS])
    assert all(n >= 0 for n in [*s.spaces, *s.bag])
    for colour in range(KINDS):
        cubes = sum(holder[CUBES + colour] for holder in holders) + sum(s.spaces[colour::KINDS]) + s.bag[colour]
        assert cubes == (6 if colour == PLAGUE else 18)
    for kind in range(len(GOODS)):
        assert sum(holder[GOODS_AT + kind] for holder in holders) == 8
    assert sum(holder[COINS] for holder in holders) == 15
    assert sum(holder[GRAIN] for holder in holders) == 20
    assert all(me[CUBES + PLAGUE] == 0 for me in s.players)
    assert all(me[GRAIN] <= 5 for me in s.players)


def check_customers(s: Village) -> None:
    """Each of the 24 is at a stall, in the queue, in the pile, or on one farm. V-03"""
    tiles = [*(tile for tile in s.stalls if tile != NOBODY), *s.queue, *s.pile]
    for me in s.players:
        tiles += [tile for tile in range(len(CUSTOMERS)) if me[SERVED] >> tile & 1]
        assert me[SERVED] < 1 << len(CUSTOMERS)
    assert sorted(tiles) == list(range(24))
    assert len(s.stalls) == STALLS[s.seats]
    assert len(s.queue) <= 5


def check_families(s: Village) -> None:
    """Eleven members a player; the chronicle and the graves hold exactly the dead. V-01, V-23, V-24"""
    members = [place for me in s.players for place in me[MEMBER:]]
    assert all(len(me) == PLAYER_SIZE for me in s.players)
    assert len(members) == 11 * s.seats == FAMILY_SIZE * s.seats
    assert PLACES[s.seats] - sum(s.chronicle) == sum(CHRONICLE <= place < GRAVE for place in members)
    assert GRAVES[s.seats] - s.graves == members.count(GRAVE)
    assert s.graves >= 0
    assert all(free >= 0 for free in s.chronicle)
    ending = not s.graves or not any(s.chronicle)
    assert ending == (s.last_turns >= 0)
    if GONE in members:
        assert ending, "V-24: only then can somebody find no room"


def check_players(s: Village) -> None:
    """V-26, V-92, V-110"""
    for me in s.players:
        assert 0 <= me[TIME] < 10
        assert 0 <= me[DUE] <= 1, "a turn costs 8 time at most"
        assert me[PRESTIGE] >= 0
        assert all(BAG - 1 <= place <= GONE for place in me[MEMBER:])
    assert -1 <= s.last_turns <= s.seats
    assert NOBODY <= s.token < s.seats
    assert 0 <= s.turn < s.seats


def check(s: Village) -> None:
    check_supplies(s)
    check_customers(s)
    check_families(s)
    check_players(s)


def somewhere(seats: int, seed: int, answers: int) -> Village:
    """A position some way into a game played at random."""
    s: Village = GAME.new(seats)
    play_on(GAME, s, random.Random(seed), answers)
    return s


@settings(max_examples=60, deadline=None, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 500), st.lists(STEP, max_size=80))
def test_any_answers_in_any_position(seats: int, seed: int, start: int, steps: list[Step]) -> None:
    """V-01, V-03, V-05, V-08, V-14, V-23, V-24, V-26"""
    check_any_answers(GAME, somewhere(seats, seed, start), steps, check)


@settings(max_examples=30, deadline=None, database=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 400))
def test_a_saved_game_ends_like_the_one_that_was_not_saved(seats: int, seed: int, start: int) -> None:
    """V-116: the same answers lead to the same end, with the same scores and places."""
    s = somewhere(seats, seed, start)
    check_saved_ends_alike(GAME, s, random.Random(seed), check)
    assert s.last_turns == 0
