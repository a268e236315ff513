"""What is expected to follow an answer: possible, up to the next draw, and nothing that the seat may not know."""

import random
from collections.abc import Iterator
from typing import Any

import pytest

from armorial.bots.greedy import best_look
from armorial.bots.learned import BY_HAND, judge_of
from armorial.bots.line import MOST_ANSWERS, MOST_TURNS, Step, expected_line
from armorial.games import GAMES, load_game
from armorial.games.legacy.components import FRIENDS
from armorial.kernel.contract import Game, State
from armorial.kernel.pools import determinize, unseen
from armorial.kernel.words import Arg, Message
from armorial.match import Match, SeededChance

OPTIONS = {"lorenzo": {"advanced": "on"}}


def asked_positions(game: Game[Any], most: int) -> Iterator[tuple[State, int, int]]:
    """Positions of a game between careful players in which somebody has a choice, with who is asked and an answer."""
    judge = judge_of(game, BY_HAND)
    match = Match.start(game, 2, OPTIONS.get(game.name), chance=SeededChance(3))
    while (question := match.asked()) is not None and most:
        options = question.moves(match.state)
        option = best_look(judge, match.state, options, 50).option
        if len(options) > 1:
            most -= 1
            yield match.state.clone(), question.seat, option
        match.answer(question.seat, question.table.names[option])


@pytest.mark.parametrize("name", GAMES)
def test_the_line_rests_on_nothing_that_the_seat_does_not_know(name: str) -> None:
    """With other cards in everything that is hidden from the seat, the same is expected."""
    game = load_game(name)
    judge = judge_of(game, BY_HAND)
    redealt = told = 0
    for number, (s, seat, option) in enumerate(asked_positions(game, 40)):
        other = determinize(game, s, seat, random.Random(number))
        redealt += game.dump(other) != game.dump(s)
        line = expected_line(judge, s, option, random.Random(7))
        assert line == expected_line(judge, other, option, random.Random(7))
        told += bool(line)
        assert len(line) <= MOST_TURNS
        assert sum(len(step.answers) for step in line) <= MOST_ANSWERS
        others = [step.seat != seat for step in line]
        assert others == sorted(others), "it ends when the seat is asked anew"
    assert told > 3
    assert redealt > 3 or name == "village", "its only secrets are the customers served"


@pytest.mark.parametrize("name", GAMES)
def test_the_line_tells_all_that_has_to_be_answered(name: str) -> None:
    """Whoever follows it comes through their move, with the answers that it tells and those that need no choice."""
    game = load_game(name)
    judge = judge_of(game, BY_HAND)
    followed = 0
    for s, seat, option in asked_positions(game, 40):
        line = expected_line(judge, s, option, random.Random(7))
        if not line or line[0].seat != seat:
            continue
        game.answer(s, option, None)
        for token in line[0].tokens:
            question = game.asked(s)
            while question is not None and question.seat == seat and len(question.options(s)) == 1:
                game.answer(s, question.options(s)[0], None)
                question = game.asked(s)
            assert question is not None
            assert question.seat == seat
            asked = {question.table.names[each]: each for each in question.options(s)}
            assert token in asked, f"{line[0].tokens}: asked for one of {list(asked)}"
            game.answer(s, asked[token], None)
            followed += 1
    assert followed > 3


def test_nobody_is_said_to_use_a_card_that_the_seat_has_not_seen() -> None:
    """Legacy: friends in the others' hands are dealt anew, and so is what would be drawn."""
    game = load_game("legacy")
    judge = judge_of(game, BY_HAND)
    theirs = 0
    for s, seat, option in asked_positions(game, 60):
        hidden = {f"legacy-friend-{FRIENDS[card]}" for card in unseen(game, s, seat, "friend")}
        for step in expected_line(judge, s, option, random.Random(1)):
            if step.seat != seat:
                theirs += 1
                assert not hidden & keys_of(step)
    assert theirs > 5


def keys_of(step: Step) -> set[str]:
    return {key for answer in step.answers for key in _keys(answer)}


def _keys(said: Arg) -> Iterator[str]:
    if isinstance(said, Message):
        yield said.key
        for value in said.args.values():
            yield from _keys(value)
    elif isinstance(said, list):
        for part in said:
            yield from _keys(part)


def test_the_line_is_what_the_judge_likes_best() -> None:
    """Village: whoever takes a cube from the family space has a child, and the next player moves."""
    game = load_game("village")
    judge = judge_of(game, BY_HAND)
    match = Match.start(game, 2, chance=SeededChance(2))
    question = match.asked()
    assert question is not None
    moves = question.moves(match.state)
    family = next(option for option in moves if question.table.names[option].startswith("take:family:"))
    line = expected_line(judge, match.state, family, random.Random(1))
    assert [step.seat for step in line] == [question.seat, 1 - question.seat]
    assert line[0].answers[0].key == "village-birth"
