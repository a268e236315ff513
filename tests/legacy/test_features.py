"""What the judge of Legacy is shown: names and numbers go together, and say what a player reads off the table."""

import random

import pytest

from armorial.games import load_game
from armorial.games.legacy.components import HINTS
from armorial.games.legacy.judgement import sights
from armorial.games.legacy.judgement.features import SCALES, STAGES, stage
from armorial.games.legacy.judgement.prospect import Prospect
from armorial.games.legacy.judgement.weighing import Family, weigh
from armorial.games.legacy.judgement.worth import WEIGHTS
from armorial.games.legacy.state import GEN, HINTS_DONE, OUT
from armorial.kernel.contract import CHANCE
from tests.features import Features
from tests.legacy.scene import Scene

GAME = load_game("legacy")
TOLD = Features(GAME)
own, shared = TOLD.own, TOLD.shared
TABLES = [(1, "standard"), (1, "testament"), (2, "standard"), (3, "standard"), (4, "standard")]
TRIES = 60
"""Of games of two at random about one in eight comes to the end with a family."""


@pytest.mark.parametrize(("seats", "solo"), TABLES)
def test_a_game_goes_through_all_stages(seats: int, solo: str) -> None:
    assert any(stages_of(seats, solo, seed) == set(range(STAGES)) for seed in range(TRIES))


def stages_of(seats: int, solo: str, seed: int) -> set[int]:
    """Of a game at random."""
    rng = random.Random(seed)
    s = GAME.new(seats, {"solo": solo})
    stages = set()
    while (question := GAME.asked(s)) is not None:
        stages.add(stage(s))
        option = question.sample(s, rng) if question.seat == CHANCE else rng.choice(question.moves(s))  # type: ignore[attr-defined]
        GAME.answer(s, option, None)
    return stages


def test_stages_follow_the_rounds_of_the_generations() -> None:
    s = Scene(2).s
    found = []
    for generation, number in ((1, 0), (1, 1), (1, 2), (2, 2), (2, 3), (2, 5), (3, 6), (3, 9)):
        s.numbers[GEN], s.round_number = generation, number
        found.append(stage(s))
    assert found == [0, 1, 2, 3, 3, 5, 6, 9]


def test_the_sights_are_those_that_worth_weighs() -> None:
    """Written down one by one, and weighed at once."""
    board = Scene(2, 2).player(0, gold=9, income=5, prestige=3, hand=["ann", "pierre"], patron="voltaire")
    board.couple(0).child(0, "son")
    board.turn(0)
    written = [own(board)[name] for name in sights.NAMES]
    to_come = Prospect(board.s, 0)
    family = Family(board.s, 0, to_come)
    for weights in WEIGHTS[::5]:
        weighed = sum(n / scale * weight for n, scale, weight in zip(written, SCALES, weights[:-1], strict=True))
        assert weigh(board.s, 0, to_come, family, weights) == pytest.approx(weights[-1] + weighed)


def test_means_are_seen_as_they_are() -> None:
    board = Scene(2).player(0, gold=9, income=2, prestige=3, honour=10, extra={"red": 1}).couple(0).turn(0)
    seen = own(board)
    assert [seen["gold"], seen["gold_over_3"], seen["gold_over_10"]] == pytest.approx([1.5, 1.0, 0.0])
    assert [seen["income"], seen["prestige"], seen["honour"]] == pytest.approx([0.5, 0.5, 0.5])
    assert [seen["red"], seen["extra_pawns"]] == [1.0, 0.5]
    assert [own(board, seat)["turns_away"] for seat in (0, 1)] == [0.0, 0.5]


def test_the_family_is_seen_as_it_stands() -> None:
    board = Scene(2).player(0, gold=9, hand=["ann", "pierre"]).couple(0).hold(0, 0, "mansion")
    board.child(0, "son")
    board.child(0, "daughter")
    board.spouse(0, "claire", board.child(0, "son"))
    seen = own(board.turn(0))
    assert [seen["children"], seen["children_over_2"], seen["born_1"]] == pytest.approx([1.0, 1 / 3, 1.0])
    assert [seen["sons"], seen["daughters"], seen["promised"]] == [0.5, 0.5, 0.5]
    assert [seen["couples"], seen["men"], seen["room"], seen["childless"]] == [0.5, 0.0, 0.0, 0.0]
    assert [seen["untitled"], seen["unhoused"]] == [0.5, 0.0]
    assert [seen["matches"], seen["child_matches"], seen["aristocrats"]] == [0.0, 2.0, 0.5]


@pytest.mark.parametrize("side", ["man", "woman"])
def test_the_head_and_whom_it_can_marry(side: str) -> None:
    board = Scene(2).player(0, gold=9, hand=["ann"]).row("claire", "pierre")
    assert own(board.turn(0))["no_head"] == 1
    board.head(0, side)
    seen = own(board.turn(0))
    assert seen["no_head"] == 0
    assert seen["head_is_woman"] == (side == "woman")
    assert [seen["men"], seen["women"]] == ([0.5, 0.0] if side == "man" else [0.0, 0.5])
    assert [seen["matches"], seen["no_match"]] == ([1.0, 0.0] if side == "man" else [0.0, 1.0])
    assert seen["row_matches"] == 0.5
    assert seen["row_best"] == pytest.approx(0.3 / 2 if side == "man" else (1 + 0.3 + 0.5) / 2)


def test_a_new_hand_is_a_hand_to_come() -> None:
    """A mulligan is judged before the cards are drawn."""
    board = Scene.started(2, luck=1)
    while board.question != "Mulligan":
        board.play("man")
    board.luck = None
    seat = board.to_move
    kept = own(board, seat)
    friends = len(board.s.hands[seat])
    assert stage(board.s) == 0
    board.play("mulligan")
    redrawn = own(board, seat)
    assert kept["friends_to_come"] == 0 < redrawn["friends_to_come"] == pytest.approx(friends / 3)
    assert redrawn["friends"] == kept["friends"]
    assert redrawn["hand_price"] == redrawn["hand_women"] == 0


def test_a_mother_given_up_is_seen() -> None:
    seen = {}
    for answer in ("mother", "child"):
        board = Scene(2).player(0, gold=5).couple(0)
        board.row("ann", "pierre", "claire", "jan", "carlos").turn(0).play("children", "any", "complication")
        seen[answer] = own(board.play(answer))
    assert seen["mother"]["mothers_lost_now"] == 1
    assert seen["mother"]["couples"] == 0 < seen["child"]["couples"]
    assert seen["child"]["mothers_lost_now"] == seen["child"]["mothers_lost"] == 0
    assert seen["child"]["complications"] == seen["mother"]["complications"] == 1
    assert seen["mother"]["births_to_come"] > seen["child"]["births_to_come"]


def test_the_danger_of_dying_out() -> None:
    childless, with_child = (Scene(2).player(0, gold=5).couple(0) for _ in range(2))
    with_child.child(0, "daughter")
    single = Scene(2).player(0, gold=5)
    single.head(0)
    for board in (childless, with_child, single):
        board.s.round_number = 2
        board.turn(0, pawns=1)
    assert own(with_child)["danger"] == 0 < own(childless)["danger"] < own(single)["danger"] == 1
    assert own(with_child)["born_1"] == pytest.approx(1 / 3)


def test_a_family_that_has_died_out_is_nothing_else() -> None:
    board = Scene(2).player(0, gold=5).couple(0).couple(1, "camille")
    board.s.players[0][OUT] = 1
    seen = own(board.turn(1))
    assert {name: value for name, value in seen.items() if value} == {"out": 1.0}


def test_the_patron_and_what_the_household_holds() -> None:
    board = Scene(2, 3).player(0, patron="john_law", income=8, gold=6).couple(0).hold(0, 0, "mansion")
    seen = own(board.turn(0))
    assert [seen["john_law_has"], seen["john_law_near"], seen["john_law_reached"]] == [1.0, 1.0, 1.0]
    assert seen["voltaire_has"] == 0
    assert [seen["mansions_held"], seen["titles_held"]] == [0.5, 0.0]
    assert max(seen["goal_1"], seen["goal_2"]) == 0.5, "1 honour for every 3 gold"


def test_spaces_are_closed_by_the_row_for_one_who_plays_alone() -> None:
    row = ("pierre", "rosalie")
    alone, together = (Scene(seats).couple(0).row(*row).turn(0) for seats in (1, 2))
    assert shared(together)["mission_open"] == 1
    assert shared(alone)["mission_open"] == 0, "Pierre is a diplomat"
    assert shared(alone)["title_open"] == 1
    assert [shared(alone)["solo"], shared(together)["two_seats"]] == [1.0, 1.0]
    assert [shared(alone)["row_women"], shared(alone)["row_diplomat"]] == pytest.approx([1 / 3, 1.0])


def test_hints_of_the_testament() -> None:
    board = Scene.testament().player(0, gold=9).open_hints("noble_grandmother", "foreign_grandparent")
    board.s.numbers[HINTS_DONE] = 1 << HINTS.index("craftsman_grandfather")
    seen = own(board.turn(0))
    assert [seen["hints_done"], seen["hints_open"]] == pytest.approx([1 / 3, 2 / 3])
    assert [seen["hints_true"], seen["hints_to_come"]] == pytest.approx([0.0, 2.0])
    assert [seen["relatives"], seen["unknown"]] == pytest.approx([0.7, 0.8])
    helped = own(Scene.testament().player(0, gold=9, hand=["ann"]).open_hints("noble_grandmother").turn(0))
    assert helped["hints_nearest"] > own(Scene.testament().open_hints("noble_grandmother").turn(0))["hints_nearest"] > 0
    assert [helped["men"], helped["matches"]] == [0.0, 1.0], "there is a grandmother whom Ann may be"
    assert helped["danger"] == 0
    assert shared(board)["testament"] == 1
