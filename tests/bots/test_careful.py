"""A careful player looks at its own next turn where much is still undecided after a move, and only there."""

import random

import pytest

from armorial.bots.careful import PLANNED, WIDTH, Careful, own_next_turn
from armorial.bots.greedy import POSITIONS, look_twice
from armorial.bots.judge import Judge
from armorial.bots.learned import judge_of
from armorial.games import GAMES, load_game
from armorial.games.legacy.actions import Act
from armorial.games.legacy.state import ROUND, Legacy
from tests.bots.test_greedy import positions_of


@pytest.mark.parametrize("name", GAMES)
def test_the_best_are_played_on_to_the_next_turn_under_the_same_luck(name: str) -> None:
    game = load_game(name)
    judge = judge_of(game)
    turned = 0
    for number, s in enumerate(positions_of(game, 2, 5)):
        question = game.asked(s)
        assert question is not None
        moves = question.moves(s)
        before = game.dump(s)
        found = Careful().looks(game, s, moves, random.Random(number))
        assert game.dump(s) == before, "looking changed the position"
        once = look_twice(judge, s, moves, POSITIONS)
        wanted = {look.option: look.lead for look in once}
        best = [look for look in once[:PLANNED] if look.lead >= once[0].lead - WIDTH]
        if game.foresight and best[-1].lead < once[0].lead:
            luck = random.Random(number).getrandbits(32)
            gains = []
            for look in best:
                end = own_next_turn(Judge(game), look.position, question.seat, random.Random(luck))
                gains.append((judge.lead(end, question.seat) - look.lead) / 2)
            usual = sum(gains) / len(gains)
            for look, gain in zip(best, gains, strict=True):
                wanted[look.option] += gain - usual
            assert found[0].option in [look.option for look in best]
        assert {look.option: look.lead for look in found} == pytest.approx(wanted)
        assert [look.lead for look in found] == sorted((look.lead for look in found), reverse=True)
        turned += found[0].option != once[0].option
    assert (turned > 0) == (game.foresight > 0), "it makes a difference where it is meant to, and nowhere else"


@pytest.mark.parametrize("seats", [2, 4])
def test_until_the_next_turn_the_others_do_what_they_must(seats: int) -> None:
    game = load_game("legacy")
    played = 0
    for s in positions_of(game, seats, 3):
        assert isinstance(s, Legacy)
        question = game.asked(s)
        assert question is not None
        if not isinstance(question, Act):
            continue
        for look in look_twice(judge_of(game), s, question.moves(s), POSITIONS)[:2]:
            before = look.position
            assert isinstance(before, Legacy)
            end = own_next_turn(Judge(game), before, question.seat, random.Random(1))
            assert isinstance(end, Legacy)
            following = game.asked(end)
            assert following is None or following.seat != question.seat
            if following is not None and end.numbers[ROUND] == before.numbers[ROUND]:
                others = [seat for seat in range(seats) if seat != question.seat]
                assert [end.trees[seat] for seat in others] == [before.trees[seat] for seat in others]
                played += game.dump(end) != game.dump(before)
    assert played > 3
