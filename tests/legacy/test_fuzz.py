"""Hypothesis plays Legacy: any answers, with copies and saved positions in between, and every tree makes sense."""

import json
import random
from typing import Final

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from armorial.games import load_game
from armorial.games.legacy.components import CHILD_CARD, HEAD_CARD, NATIONS, NONE, PROFESSIONS
from armorial.games.legacy.state import (
    ADULT,
    BY_PROFESSION,
    CARD,
    CHILD,
    FAMILY,
    FATHER,
    GENERATION,
    GOLD,
    HELD,
    KEPT,
    LOST,
    MODE,
    MOTHER,
    PARTNER,
    PERSON_SIZE,
    PLAYER_SIZE,
    PROMISED,
    SEX,
    STATUS,
    TESTAMENT,
    Legacy,
)
from armorial.games.legacy.tree import at, people
from armorial.kernel.contract import SPECTATOR, Chance

GAME: Final = load_game("legacy")


def check_players(s: Legacy) -> None:
    """Gold never falls below 0; the counts of nations and professions are those of the tree. G-209, G-201"""
    for seat, me in enumerate(s.players):
        assert len(me) == PLAYER_SIZE
        assert me[GOLD] >= 0
        assert s.hands[seat] == sorted(s.hands[seat])
        tree = s.trees[seat]
        family = [s.parts.friends[tree[i + CARD]] for i in people(tree) if 0 <= tree[i + CARD] < CHILD_CARD]
        for nation in range(len(NATIONS)):
            assert me[FAMILY + nation] == sum(card.nation == nation for card in family)
        for profession in range(len(PROFESSIONS)):
            kept = sum(me[KEPT] >> m & 1 for m, card in enumerate(s.parts.missions) if card.counts_as == profession)
            assert me[BY_PROFESSION + profession] == sum(card.profession == profession for card in family) + kept


def check_tree(s: Legacy, tree: list[int]) -> None:
    """Partners are partners of each other and of the other sex; children lie under their parents. G-202, G-204"""
    testament = s.numbers[MODE] == TESTAMENT
    for person, i in enumerate(people(tree)):
        card, status, partner = tree[i + CARD], tree[i + STATUS], tree[i + PARTNER]
        assert (card == NONE) == (status == LOST)
        if status == LOST:
            assert tree[i + SEX] == 1, "only mothers are lost"
            assert partner < 0
            assert not any(tree[i + HELD : i + PERSON_SIZE])
        if partner >= 0:
            j = at(partner)
            assert tree[j + PARTNER] == person
            assert tree[i + SEX] != tree[j + SEX]
            assert tree[i + GENERATION] == tree[j + GENERATION]
            assert (status == PROMISED) <= (tree[j + STATUS] in (CHILD, ADULT))
            if partner < person and status == ADULT == tree[j + STATUS]:
                assert not any(tree[i + HELD : i + PERSON_SIZE]), "a couple's holdings are with the one there first"
        for place, sex in ((FATHER, 0), (MOTHER, 1)):
            parent = tree[i + place]
            if parent >= 0:
                assert tree[at(parent) + SEX] == sex
                step = -1 if testament else 1
                assert tree[i + GENERATION] == tree[at(parent) + GENERATION] + step
        if status == CHILD:
            assert CHILD_CARD <= card < HEAD_CARD


def check(s: Legacy) -> None:
    check_players(s)
    for tree in s.trees:
        check_tree(s, tree)


@settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow, HealthCheck.data_too_large])
@given(
    game=st.sampled_from([(1, "standard"), (1, "testament"), (2, "standard"), (3, "standard"), (4, "standard")]),
    seed=st.integers(0, 2**32),
    choices=st.lists(st.integers(0, 999), min_size=20, max_size=150),
)
def test_any_answers_keep_the_position_sound(game: tuple[int, str], seed: int, choices: list[int]) -> None:
    seats, solo = game
    rng = random.Random(seed)
    s: Legacy = GAME.new(seats, {"solo": solo})
    for number in choices:
        question = GAME.asked(s)
        while isinstance(question, Chance):
            GAME.answer(s, question.sample(s, rng), None)
            question = GAME.asked(s)
        if question is None:
            break
        options = question.options(s)
        copy = s.clone()
        GAME.answer(s, options[number % len(options)], None)
        check(s)
        if number % 7 == 0:
            again = GAME.load(json.loads(json.dumps(GAME.dump(copy))))
            assert GAME.dump(again) == GAME.dump(copy)
            GAME.answer(again, options[number % len(options)], None)
            assert GAME.dump(again) == GAME.dump(s)
    for seat in (*range(seats), SPECTATOR):
        json.dumps(GAME.view(s, seat))
