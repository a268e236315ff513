"""The analysis of whole games: how much work it is, what it finds, and what it says of luck and points."""

import random
from functools import cache
from math import exp
from typing import Any, cast

import pytest

from armorial.bots import analysis, make_bot, tally
from armorial.bots.analysis import DEFAULT, LOOK, MOST_MISTAKES, Analyst, Budget, Inquiry, budget_of
from armorial.bots.bot import Bot
from armorial.bots.runner import bot_thought
from armorial.bots.study import FORGIVEN, Study, loss
from armorial.games import GAMES, load_game
from armorial.kernel.contract import CHANCE
from armorial.match import Match, Record, Replay, SeededChance

MIDDLE = 30
"""From this line on a blunder is planted: by then something can be thrown away …"""
DECIDED = 0.95
"""… up to this part of the game: then who wins may be certain, whatever is answered."""
SEEDS = dict.fromkeys(GAMES, 11) | {"legacy": 8}
"""Games in which the blunder shows even to a short search."""
CHEAP = Budget(LOOK, LOOK)
"""The same pieces without any search."""


def greedy_game(name: str, blunder: int = 0) -> tuple[Record, dict[int, float]]:
    """A game of two greedy bots, of whom one takes the worst answer at a line; and what could be lost at each line."""
    rng = random.Random(SEEDS[name])
    game = load_game(name)
    match = Match.start(game, 2, chance=SeededChance(SEEDS[name]))
    bot, gaps = make_bot(LOOK), dict[int, float]()
    while (seat := match.to_move) is not None:
        question = match.asked()
        assert question is not None
        thought = bot_thought(game, match.state, bot, rng)
        worst = min(thought.choices, key=lambda choice: choice.value)
        line = match.version + 1
        gaps[line] = thought.choices[0].value - worst.value
        match.answer(seat, question.table.names[worst.option if line == blunder else thought.option])
    return match.record(), gaps


@cache
def with_blunder(name: str) -> tuple[Record, int]:
    _, gaps = greedy_game(name)
    last = max(gaps) * DECIDED
    blunder = max((line for line in gaps if MIDDLE < line < last), key=lambda line: gaps[line])
    return greedy_game(name, blunder)[0], blunder


def studied(inquiry: Inquiry) -> Study:
    analyst = Analyst(inquiry)
    study = Study(inquiry.budget, {})
    while missing := study.missing():
        study.found.update((number, analyst.piece(number)) for number in missing)
    return study


@pytest.mark.parametrize("name", GAMES)
def test_a_planted_blunder_is_found_first(name: str) -> None:
    record, line = with_blunder(name)
    worst = studied(Inquiry(record, Budget(LOOK, "mcts:12"))).mistakes()[0]
    assert worst["line"] == line
    assert worst["played"] == record.lines[line - 1].token
    assert worst["best"] != worst["played"]
    assert worst["why"], "it says why"


@pytest.mark.parametrize("name", GAMES)
def test_the_default_budget_bounds_the_work(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Every choice is looked at once, and the answer that was given perhaps once more; so are a few of them closely."""
    asked: list[str] = []

    def counted(bot: str, pace: float = 1.0) -> Bot:
        asked.append(bot)
        return make_bot(LOOK)

    monkeypatch.setattr(analysis, "make_bot", counted)
    record, _ = with_blunder(name)
    study = studied(Inquiry(record, DEFAULT))
    assert study.total() == study.done() == 1 + study.choices + asked_closely(study)
    assert asked_closely(study) <= MOST_MISTAKES
    glances, closer = [bot for bot in asked if bot != DEFAULT.closer], asked.count(DEFAULT.closer or "")
    assert study.choices < len(glances) <= 2 * study.choices + 1
    assert 0 < closer <= 2 * MOST_MISTAKES
    assert (LOOK in glances) == (name == "legacy"), "where a search takes long, it is only made of what mattered"


def test_where_trials_take_long_both_answers_are_tried_equally_often(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[Any] = []

    def kept(bot: str, pace: float = 1.0) -> Bot:
        made.append(make_bot(bot, pace))
        return cast(Bot, made[-1])

    record, line = with_blunder("legacy")
    analyst = Analyst(Inquiry(record, Budget(LOOK, "mcts:12")))
    number = next(at for at, moment in enumerate(analyst.moments, 1) if moment.line.seq == line)
    monkeypatch.setattr(analysis, "make_bot", kept)
    found = analyst.piece(len(analyst.moments) + number)
    assert found is not None
    assert found["played"] != found["best"]
    assert [bot.done for bot in made[1:]] == [12, 12]


def asked_closely(study: Study) -> int:
    return sum(number > study.choices for number in study.found)


@pytest.mark.parametrize("name", GAMES)
def test_the_end_agrees_with_the_result(name: str) -> None:
    record, _ = with_blunder(name)
    study = studied(Inquiry(record, CHEAP))
    game, end = load_game(name), Analyst(Inquiry(record, CHEAP)).end
    scores = [game.score(end, seat).total for seat in range(2)]
    course = study.course
    assert course is not None
    winners = game.winners(end)
    assert course["result"] == [1 / len(winners) if seat in winners else 0.0 for seat in range(2)]
    assert course["points"][-1] == [len(record.lines), scores]
    won = [[sum(row) for row in source["seats"]] for source in study.sources()]
    assert [sum(part[seat] for part in won) for seat in range(2)] == scores, "all points came from somewhere"
    assert len(course["chapters"]) > 2
    assert all(len(row) == len(course["chapters"]) for source in study.sources() for row in source["seats"])


def test_pieces_can_be_done_in_any_order_and_by_anybody() -> None:
    record, _ = with_blunder("village")
    inquiry = Inquiry(record, Budget(LOOK, "mcts:2"))
    one, other = Analyst(inquiry), Analyst(inquiry)
    total = len(one.moments)
    numbers = [0, 1, total // 2, total, total + 5]
    assert [one.piece(number) for number in numbers] == [other.piece(number) for number in reversed(numbers)][::-1]


def test_accuracy_is_what_choices_kept() -> None:
    def told(seat: int, lost: float, before: float = 0.5) -> dict[str, Any]:
        return {"seat": seat, "line": 1, "before": before, "after": before - lost, "played": "a", "best": "b"}

    pieces: dict[int, dict[str, Any] | None] = {
        0: {"choices": 3, "luck": [[1.0, -2.0], [0.5, 0.0]]},
        1: told(0, 0.0),
        2: told(0, FORGIVEN),
        3: told(1, 0.0),
    }
    study = Study(Budget(LOOK), pieces)
    assert study.seat(0)["accuracy"] == pytest.approx((1 + exp(-1)) / 2, abs=1e-4)
    assert study.seat(1)["accuracy"] == 1.0
    assert [study.seat(seat)["luck"] for seat in (0, 1)] == [1.5, -2.0]

    pieces = {0: {"choices": 3, "luck": []}, 1: told(0, 0.2), 2: told(0, 0.0, 0.02), 3: told(1, 0.0, 0.0)}
    study = Study(Budget(LOOK), pieces)
    assert study.seat(0)["accuracy"] == pytest.approx((0.25 * exp(-0.2 / FORGIVEN) + 0.0196) / 0.2696, abs=1e-4)
    assert study.seat(1)["accuracy"] is None, "nothing was open any more"


def test_luck_is_what_came_up_less_what_was_to_be_expected() -> None:
    """Over all that can come up nobody is lucky; where it makes a difference, some of it is good and some is bad."""
    record, _ = with_blunder("lorenzo")
    replay, rng = Replay(record), random.Random(1)
    judge = make_bot(LOOK).judge_of(replay.game)
    spread = 0.0
    for line in [line for line in record.lines if line.seat == CHANCE][-12:]:
        before = replay.state_after(line.seq - 1)
        outcomes = tally.outcomes(judge, before)
        strokes = [tally.stroke(judge, before, after, rng) for _, after in outcomes]
        for seat in range(2):
            mean = sum(weight * stroke[seat] for (weight, _), stroke in zip(outcomes, strokes, strict=True))
            assert mean == pytest.approx(0.0, abs=1e-6)
        spread = max([spread, *(stroke[0] for stroke in strokes)])
    assert spread > 0.1


def test_what_a_longer_look_costs_is_a_setting() -> None:
    assert budget_of(7) == Budget("mcts:7", "mcts:70", MOST_MISTAKES)
    assert loss({"before": 0.5, "after": 0.25}) == 0.25
