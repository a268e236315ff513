"""Hypothesis plays Troyes: any answers, with copies and saved positions in between, and nothing is lost or made."""

import random
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from armorial.games import load_game
from armorial.games.troyes.action import Act
from armorial.games.troyes.components import (
    COLUMNS,
    DICE,
    EVENTS,
    FACES,
    LEVELS,
    MARAUDING,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PLACES_EACH,
    SEATS,
)
from armorial.games.troyes.state import (
    CHARACTER,
    DENIERS,
    INFLUENCE,
    OPENING,
    PASSED,
    PICTURE,
    PLAYER_SIZE,
    PURSE,
    RESERVE,
    SUPPLY,
    TAKEN,
    VP,
    Troyes,
)
from tests.fuzz import STEP, Step, check_any_answers, check_saved_ends_alike, play_on

GAME: Final = load_game("troyes")
ROUNDS: Final = {2: 4, 3: 5, 4: 6}
HANDS: Final = {2: 2, 3: 1, 4: 1}
BANNERS: Final = {
    "marauding": 4,
    "brigands": 3,
    "skirmishes": 4,
    "succession_conflict": 5,
    "war": 5,
    "normans_attack": 6,
    "theological_conflict": 4,
    "heresy": 4,
    "migrant_workers": 3,
    "interruption_of_work": 4,
    "drought": 4,
    "support": 3,
    "civil_war": 5,
    "wayfarers": 4,
}


def check_citizens(s: Troyes) -> None:
    """Twelve citizens a player, eight neutral ones, one on a place, one of a colour lying on a building. T-08, T-73"""
    for seat, me in enumerate(s.players):
        stands = s.stands[seat::SEATS]
        on_board = s.places.count(seat) + sum(s.expelled[seat :: len(OWNERS)]) + sum(p >= 0 for p in stands)
        assert on_board + me[SUPPLY] + me[RESERVE] == 12
        assert me[SUPPLY] >= 0
        assert me[RESERVE] >= 0
    assert s.places.count(NEUTRAL) + sum(s.expelled[NEUTRAL :: len(OWNERS)]) + s.neutral_reserve == 8
    assert all(0 <= lying <= 1 for lying in s.expelled)
    if s.phase != OPENING:
        for building in range(3):
            there = s.places[building * PLACES_EACH : (building + 1) * PLACES_EACH]
            assert sum(owner != NOBODY for owner in there) <= PLACES_EACH


def check_cards(s: Troyes) -> None:
    """A place of a card holds one tradesman; nobody stands, and no cube lies, where no card is. T-40, T-45"""
    for slot, card in enumerate(s.cards):
        stands = s.stands[SEATS * slot : SEATS * (slot + 1)]
        standing = [place for place in stands if place not in (NOBODY, PICTURE)]
        assert len(standing) == len(set(standing))
        assert all(place < 2 for place in standing)
        cubes = s.cubes[SEATS * slot : SEATS * (slot + 1)]
        assert all(n >= 0 for n in cubes)
        if card == NOBODY:
            assert stands == (NOBODY,) * SEATS
            assert cubes == (0,) * SEATS


def check_events(s: Troyes) -> None:
    """Every event card is somewhere, Marauding always first, and none in the row is full. T-04, T-14, T-61"""
    taken = [at for me in s.players for at in range(len(EVENTS)) if me[TAKEN] >> at & 1]
    assert sorted([*s.row, *s.deck, *s.discard, *taken]) == list(range(17))
    assert s.row[0] == MARAUDING
    for at, name in enumerate(EVENTS):
        assert len(s.banners[at]) < BANNERS[name.rstrip("_123")]
        if at not in s.row:
            assert s.banners[at] == ()


def check_cathedral(s: Troyes) -> None:
    """No cube hangs in the air. T-50"""
    for level in range(1, LEVELS):
        for column in range(COLUMNS):
            if s.cathedral[COLUMNS * level + column] != NOBODY:
                assert s.cathedral[COLUMNS * (level - 1) + column] != NOBODY


def check_players(s: Troyes) -> None:
    """T-12, T-31, T-13: nothing below zero, influence at most 20, six dice of a colour at most."""
    for me in s.players:
        assert len(me) == PLAYER_SIZE
        assert min(me[DENIERS], me[INFLUENCE], me[VP], me[PURSE]) >= 0
        assert me[INFLUENCE] <= 20
        assert me[PURSE] == 0 or me[PASSED]
        assert me[CHARACTER].bit_count() <= HANDS[s.seats]
    assert len(s.dice) == len(DICE)
    assert all(n >= 0 for n in [*s.dice, *s.black])
    for colour in range(3):
        starts = [(district * 3 + colour) * FACES for district in range(len(OWNERS))]
        assert sum(sum(s.dice[start : start + FACES]) for start in starts) <= 6
    assert 0 <= s.turn < s.seats
    assert 0 <= s.round_number <= ROUNDS[s.seats]


def check(s: Troyes) -> None:
    check_citizens(s)
    check_cards(s)
    check_events(s)
    check_cathedral(s)
    check_players(s)


def check_moves(s: Troyes) -> None:
    """Programs see every use of a group that people see, and a pick is offered only if it leads to something."""
    question = GAME.asked(s)
    if not isinstance(question, Act):
        return
    names = Act.table.names
    options = [names[option] for option in question.options(s)]
    moves = [names[option] for option in question.moves(s)]
    assert [token for token in options if token.startswith("use:")] == [t for t in moves if t.startswith("use:")]
    assert "back" not in moves
    for token in moves:
        if token.startswith("die:"):
            after = s.clone()
            GAME.answer_token(after, token, None)
            further = GAME.asked(after)
            assert isinstance(further, Act)
            assert further.moves(after)
            assert names.index("back") in further.options(after)


def somewhere(seats: int, seed: int, answers: int) -> Troyes:
    """A position some way into a game played at random."""
    s: Troyes = GAME.new(seats)
    play_on(GAME, s, random.Random(seed), answers)
    return s


def check_with_moves(s: Troyes) -> None:
    check(s)
    if GAME.asked(s) is not None:
        check_moves(s)


@settings(max_examples=60, deadline=None, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 400), st.lists(STEP, max_size=60))
def test_any_answers_in_any_position(seats: int, seed: int, start: int, steps: list[Step]) -> None:
    """T-04, T-08, T-12, T-13, T-31, T-40, T-50, T-61, T-73"""
    check_any_answers(GAME, somewhere(seats, seed, start), steps, check_with_moves)


@settings(max_examples=30, deadline=None, database=None, derandomize=True)
@given(st.integers(2, 4), st.integers(0, 10**6), st.integers(0, 400))
def test_a_saved_game_ends_like_the_one_that_was_not_saved(seats: int, seed: int, start: int) -> None:
    """T-110: the same answers lead to the same end, with the same scores and places."""
    s = somewhere(seats, seed, start)
    check_saved_ends_alike(GAME, s, random.Random(seed), check)
    assert s.round_number == ROUNDS[seats]
