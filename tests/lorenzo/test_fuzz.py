"""Hypothesis plays Lorenzo: any answers, with copies and saved positions in between, and nothing is lost or made."""

import random
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from armorial.games import load_game
from armorial.games.lorenzo.components import (
    AREA_OF,
    CARDS,
    COUNCIL,
    FAITH,
    HOLDINGS,
    LEADERS,
    MARKET,
    MEMBERS,
    MILITARY,
    NEUTRAL,
    TILES,
    TYPES,
)
from armorial.games.lorenzo.state import (
    AREAS,
    BONUS_TILE,
    CARD,
    COUNT,
    DISCARDED,
    EXCOMMUNICATED,
    HAND,
    HOME,
    MEMBER,
    NAMED,
    NONE,
    PACKET,
    PLAYED,
    PLAYER_SIZE,
    SHARES,
    USED,
    Lorenzo,
)
from tests.fuzz import STEP, Step, check_any_answers, check_saved_ends_alike, play_on

GAME: Final = load_game("lorenzo")
ADVANCED: Final = ("off", "on", "leaders", "tiles")


def check_cards(s: Lorenzo) -> None:
    """Each of the 96 cards is in one place; nobody has more than six of a type, in a row from the left. L-01, L-97"""
    found = [card for card in range(len(CARDS)) if s.deck >> card & 1]
    found += [card for card in range(len(CARDS)) if s.removed >> card & 1]
    found += [card for card in s.towers if card != NONE]
    for me in s.players:
        for kind in range(len(TYPES)):
            row = me[CARD + 6 * kind : CARD + 6 * (kind + 1)]
            held = [card for card in row if card != NONE]
            assert row == held + [NONE] * (6 - len(held))
            assert len(held) == me[COUNT + kind]
            assert all(card // 24 == kind for card in held)
            found += held
    assert sorted(found) == list(range(96))
    for space, card in enumerate(s.towers):
        assert card == NONE or (card // 24 == space // 4 and card % 24 // 8 == (s.round_number - 1) // 2)


def check_members(s: Lorenzo) -> None:
    """Members stand where the board says, one a space, and coloured ones apart. L-20, L-22, L-30, L-31, L-40"""
    on_board = sorted((code >> 2 & 3, code & 3, code >> 4) for code in s.placed)
    assert on_board == sorted(
        (seat, member, me[MEMBER + member])
        for seat, me in enumerate(s.players)
        for member in range(len(MEMBERS))
        if me[MEMBER + member] < HOME
    )
    assert s.occupied == sum(1 << space for space in {code >> 4 for code in s.placed})
    shares = any(me[SHARES] for me in s.players)
    for space in {code >> 4 for code in s.placed}:
        here = sum(code >> 4 == space for code in s.placed)
        many = space in (17, 19, COUNCIL) or (shares and 16 <= space < COUNCIL)
        assert here == 1 or many, f"{here} members on space {space}"
        if s.seats < 4:
            assert space not in (MARKET + 2, MARKET + 3)
        if s.seats == 2:
            assert space not in (17, 19)
    for me in s.players:
        areas = [AREA_OF[place] for place in me[MEMBER : MEMBER + NEUTRAL] if place < HOME and AREA_OF[place] >= 0]
        assert len(areas) == len(set(areas)), "two coloured members of a player in one area"
        assert me[AREAS] == sum(1 << area for area in areas)


def check_leaders(s: Lorenzo) -> None:
    """Each leader is in one place, and none in a game without them. L-81, L-88"""
    masks = [s.undealt]
    for me in s.players:
        masks += [me[HAND], me[PACKET], me[PLAYED], me[DISCARDED]]
        assert me[USED] & ~me[PLAYED] == 0
        assert NONE <= me[NAMED] < NEUTRAL
    together = 0
    for mask in masks:
        assert not together & mask, "a leader is in two places"
        together |= mask
    assert together == ((1 << len(LEADERS)) - 1 if s.leaders else 0)


def check_players(s: Lorenzo) -> None:
    """L-02, L-06, L-50: nothing below 0, the tracks end, tiles come with the reports."""
    for me in s.players:
        assert len(me) == PLAYER_SIZE
        assert all(n >= 0 for n in me[: len(HOLDINGS)])
        assert me[MILITARY] <= 25
        assert me[FAITH] <= 15
        assert me[EXCOMMUNICATED] < 1 << s.round_number // 2
        assert (me[BONUS_TILE] > 0) == bool(s.individual) or s.round_number == 0
    tiles = [tile for tile in s.tiles if tile != NONE]
    assert sorted([*tiles, *[tile for tile in range(21) if s.unused_tiles >> tile & 1]]) == list(range(len(TILES)))
    assert all(tile == NONE or tile // 7 == period for period, tile in enumerate(s.tiles))
    assert 0 <= s.round_number <= 6
    assert len(set(s.order)) == len(s.order) <= s.seats


def check(s: Lorenzo) -> None:
    check_cards(s)
    check_members(s)
    check_leaders(s)
    check_players(s)


def somewhere(seats: int, advanced: str, seed: int, answers: int) -> Lorenzo:
    """A position some way into a game played at random."""
    s: Lorenzo = GAME.new(seats, {"advanced": advanced})
    play_on(GAME, s, random.Random(seed), answers)
    return s


@settings(max_examples=60, deadline=None, database=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(
    st.integers(2, 4),
    st.sampled_from(ADVANCED),
    st.integers(0, 10**6),
    st.integers(0, 400),
    st.lists(STEP, max_size=80),
)
def test_any_answers_in_any_position(seats: int, advanced: str, seed: int, start: int, steps: list[Step]) -> None:
    """L-01, L-02, L-06, L-20, L-22, L-30, L-31, L-40, L-81, L-88, L-97"""
    check_any_answers(GAME, somewhere(seats, advanced, seed, start), steps, check)


@settings(max_examples=30, deadline=None, database=None, derandomize=True)
@given(st.integers(2, 4), st.sampled_from(ADVANCED), st.integers(0, 10**6), st.integers(0, 400))
def test_a_saved_game_ends_like_the_one_that_was_not_saved(seats: int, advanced: str, seed: int, start: int) -> None:
    """L-10, L-73: the same answers lead to the same end after six rounds, with the same scores and places."""
    s = somewhere(seats, advanced, seed, start)
    check_saved_ends_alike(GAME, s, random.Random(seed), check)
    assert s.round_number == 6
    assert s.deck == 0, "all 96 cards have been laid out"
    assert sorted(GAME.ranks(s)) == list(range(1, seats + 1)), "the turn order decides every tie"
