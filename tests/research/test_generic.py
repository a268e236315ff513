"""The encoder of games that have none of their own, tried with those that have one."""

import json
import random
from typing import Any

import pytest

from armorial.games import GAMES, load_game
from armorial.kernel.pools import determinize
from armorial.research.encode.generic import LISTED, GenericEncoder, features, hashed, place_of
from armorial.research.encode.layout import MOST, Encoder
from tests.research.cases import Case, states


@pytest.mark.parametrize("game", GAMES)
def test_nothing_hidden_is_observed_and_every_number_is_in_its_bounds(game: str) -> None:
    encoder = GenericEncoder(load_game(game), 2)
    rng = random.Random(1)
    for step, (rules, s) in enumerate(states(Case(game, 2, {}), 1)):
        seat = step % 2
        row = encoder.encode(s, seat)
        assert row == encoder.encode(determinize(rules, s, seat, rng), seat), s.stack[-1:]
        assert len(row) == encoder.size
        assert wrong_fields(encoder, row) == []


def wrong_fields(encoder: Encoder[Any], row: list[int]) -> list[str]:
    parts = [(field, row[field.start : field.start + field.size]) for field in encoder.fields]
    return [field.name for field, part in parts if not all(field.low <= n <= field.high for n in part)]


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_sees_it_observes(game: str) -> None:
    """Hashes may meet, but hardly ever so that a change cannot be seen: of a whole game at most one in a hundred."""
    encoder = GenericEncoder(load_game(game), 2)
    seen: dict[str, list[int]] = {}
    for rules, s in states(Case(game, 2, {}), 1):
        seen.setdefault(json.dumps(rules.view(s, 0), sort_keys=True), encoder.encode(s, 0))
    rows = {tuple(row) for row in seen.values()}
    assert len(rows) > 20
    assert len(seen) - len(rows) <= len(seen) / 100


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_the_first_player_of_its_own_observation(game: str) -> None:
    encoder = GenericEncoder(load_game(game), 3)
    places = {field.name: field for field in encoder.fields}
    for _, s in list(states(Case(game, 3, {}), 2))[::20]:
        rows = [encoder.encode(s, seat) for seat in range(3)]
        for seat, row in enumerate(rows):
            for away in range(3):
                field = places[f"player{away}.things"]
                own = places["player0.things"]
                other = rows[(seat + away) % 3]
                assert row[field.start : field.start + field.size] == other[own.start : own.start + own.size]


def test_the_features_of_a_view() -> None:
    view = {
        "round": 2,
        "weather": "rain",
        "first": None,
        "open": True,
        "stall": {"price": 3},
        "hand": ["bread", "ale", "bread"],
        "dice": [6, 1, 6],
        "rows": [{"cost": 1}, {"cost": 2}],
    }
    assert features(view) == {
        "round": 2,
        "weather=rain": 1,
        "open": 1,
        "stall.price": 3,
        "hand=bread": 2,
        "hand=ale": 1,
        "dice=6": 2,
        "dice=1": 1,
        "rows.0.cost": 1,
        "rows.1.cost": 2,
    }


def test_numbers_stay_within_sixteen_bits() -> None:
    assert max(hashed({"gold": 10 * MOST}, 8)) == MOST
    assert min(hashed({"debt": -10 * MOST}, 8)) == -MOST


def test_places_never_move() -> None:
    """Models of others are made for these places: if this fails, raise the VERSION of the encoder."""
    assert [place_of(name, LISTED) for name in ("round", "hand=bread", "stall.price")] == [4, 15, 12]
