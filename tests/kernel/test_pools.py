"""Unordered pools, and dealing anew what a seat does not know."""

import random

import pytest

from armorial.kernel.contract import SPECTATOR
from armorial.kernel.pools import determinize, draw, one_of, put_back, unseen
from tests.toy import Fair
from tests.toy.state import FairState


def test_pools_stay_sorted_so_they_hold_no_order() -> None:
    pool = [1, 3, 5]
    put_back(pool, 4)
    assert draw(pool, 3) == 3
    assert pool == [1, 4, 5]
    with pytest.raises(ValueError, match="3 is not in the pool"):
        draw(pool, 3)
    with pytest.raises(ValueError, match="6 is not in the pool"):
        draw(pool, 6)
    assert pool == [1, 4, 5]
    assert one_of(pool, 7) == [0, 1, 0, 0, 1, 1, 0]


@pytest.fixture
def dealt(fair: Fair) -> FairState:
    """Six cards are left in the deck, each of two seats has three in hand, and seat 1 has laid one."""
    s = fair.new(2)
    s.deck, s.hands, s.laid, s.discard = [0, 1, 2, 3, 4, 5], [[6, 7, 8], [9, 10, 11]], [[], [12]], [13, 14, 15, 16, 17]
    return s


def test_own_hand_and_public_cards_stay_and_sizes_are_kept(fair: Fair, dealt: FairState, rng: random.Random) -> None:
    hands = set()
    for _ in range(200):
        other = determinize(fair, dealt, 0, rng)
        assert (other.hands[0], other.discard, other.laid[0]) == ([6, 7, 8], dealt.discard, [])
        assert (len(other.deck), len(other.hands[1]), len(other.laid[1])) == (6, 3, 1)
        assert sorted(other.deck + other.hands[1] + other.laid[1]) == [0, 1, 2, 3, 4, 5, 9, 10, 11, 12]
        assert other.hands[1] == sorted(other.hands[1])
        hands.update(other.hands[1])
    assert hands == {0, 1, 2, 3, 4, 5, 9, 10, 11, 12}


def test_spectator_and_chance_know_no_hidden_card(fair: Fair, dealt: FairState) -> None:
    assert unseen(fair, dealt, SPECTATOR, "card") == list(range(13))
    assert unseen(fair, dealt, 1, "card") == list(range(9))
    assert unseen(fair, dealt, 1, "dice") == []


def test_every_hidden_card_is_as_likely_in_hand(fair: Fair, dealt: FairState, rng: random.Random) -> None:
    """Three of ten unknown cards are in the hand, so each is there in three tenths of the deals."""
    deals = 3_000
    times = [0] * 18
    for _ in range(deals):
        for card in determinize(fair, dealt, 0, rng).hands[1]:
            times[card] += 1
    for card in unseen(fair, dealt, 0, "card"):
        assert abs(times[card] / deals - 0.3) < 0.04
