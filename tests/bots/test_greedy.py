"""Greedy looks at every finished move, as far as its budget goes, and judges where it ends."""

import random
from typing import Any

import pytest

from armorial.bots.greedy import CONTENDERS, look_ahead, look_twice
from armorial.bots.judge import Judge
from armorial.bots.learned import judge_of
from armorial.bots.playout import play_out
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Game, State

POSITIONS = 60
"""As many as it takes to follow most moves, and to give up some before they are finished."""


def judged(judge: Judge, s: State, option: int, seat: int, budget: int) -> tuple[float, int]:
    """The best that an answer leads to, and how many positions that took: every one on a copy."""
    game = judge.game
    after = s.clone()
    game.answer(after, option, None)
    question = game.asked(after)
    further = question.moves(after) if question is not None and question.seat == seat else []
    if not further or len(further) > budget:
        return judge.glance(after, seat), 1
    found = [judged(judge, after, each, seat, budget // len(further)) for each in further]
    return max(lead for lead, _ in found), sum(positions for _, positions in found)


def positions_of(game: Game[Any], seats: int, seed: int) -> list[State]:
    """Questions with a choice from all over a game between random players."""
    rng = random.Random(seed)
    s = game.new(seats)
    found: list[State] = []
    while (question := game.asked(s)) is not None:
        if question.seat >= 0 and 1 < len(question.moves(s)) <= POSITIONS:
            found.append(s.clone())
        play_out(s, rng, 1)
    return found[:: max(1, len(found) // 12)]


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("seats", [2, 4])
def test_what_is_seen_is_what_judging_everything_finds(name: str, seats: int) -> None:
    game = load_game(name)
    judge = judge_of(game)
    for s in positions_of(game, seats, seats):
        question = game.asked(s)
        assert question is not None
        moves = question.moves(s)
        wanted = [judged(judge, s, move, question.seat, POSITIONS // len(moves)) for move in moves]
        before = game.dump(s)
        looks = look_ahead(judge, s, moves, POSITIONS)
        glances = [judge.glance(look.position, question.seat) for look in looks]
        assert list(zip(glances, [look.positions for look in looks], strict=True)) == wanted
        assert [look.lead for look in looks] == [judge.lead(look.position, question.seat) for look in looks]
        assert game.dump(s) == before, "looking changed the position"


@pytest.mark.parametrize("name", ["lorenzo", "troyes", "legacy"])
def test_the_best_answers_are_not_judged_by_half_a_move(name: str) -> None:
    game = load_game(name)
    judge = judge_of(game)
    changed = 0
    for s in positions_of(game, 2, 2):
        question = game.asked(s)
        assert question is not None
        moves = question.moves(s)
        looks = look_twice(judge, s, moves, POSITIONS)
        once = {look.option: look for look in look_ahead(judge, s, moves, POSITIONS)}
        assert sorted(look.option for look in looks) == sorted(moves)
        assert [look.lead for look in looks] == sorted((look.lead for look in looks), reverse=True)
        for place, look in enumerate(looks):
            known = judged(judge, s, look.option, question.seat, POSITIONS // len(moves))
            again = judged(judge, s, look.option, question.seat, POSITIONS)
            found = judge.glance(look.position, question.seat), look.positions
            assert found in ((again,) if place < CONTENDERS and not once[look.option].finished else (known, again))
            changed += found != known
    assert changed, "nothing was looked at again"
