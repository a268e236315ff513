"""What is expected to follow an answer: the rest of the move, and what the others are likely to do then.

It is played on from positions in which everything that the seat does not know is dealt anew, several of them side by
side, and only as long as all of them allow the same: so nothing that is told rests on a card that nobody has seen. It
ends where dice or cards decide, and where the seat is asked anew.
"""

import random
from typing import Final, NamedTuple

from armorial.bots.greedy import best_look
from armorial.bots.judge import Judge
from armorial.kernel.contract import CHANCE, Question, State, may_know
from armorial.kernel.pools import determinize
from armorial.kernel.words import Message

DEALS: Final = 5
"""How many positions are played on side by side."""
POSITIONS: Final = 200
"""How many positions are looked at for one answer."""
MOST_TURNS: Final = 3
MOST_ANSWERS: Final = 6
"""How much is told. The further ahead, the less likely it is."""


class Step(NamedTuple):
    """What a seat is expected to answer, one question after another."""

    seat: int
    answers: list[Message]
    tokens: list[str] = []


def expected_line(judge: Judge, state: State, option: int, rng: random.Random) -> list[Step]:
    """What should follow if the seat that is asked gives an answer. Left out is only what the match answers by itself:
    where a bot sees one way, a player may see more (taking a die back), and has to be told."""
    game = judge.game
    question = game.asked(state)
    assert question is not None
    mover = question.seat
    deals = [determinize(game, state, mover, rng) for _ in range(DEALS)]
    steps: list[Step] = []
    away = False
    told = 0
    while told < MOST_ANSWERS:
        for deal in deals:
            game.answer(deal, option, None)
        asked = _same_question(judge, deals, mover)
        if asked is None:
            break
        away = away or asked.seat != mover
        if away and asked.seat == mover:
            break
        options = asked.moves(deals[0])
        option = best_look(judge, deals[0], options, POSITIONS).option if len(options) > 1 else options[0]
        words = asked.label(deals[0], option)
        if not all(_allows(judge, deal, option, words) for deal in deals):
            break
        if len(asked.options(deals[0])) == 1:
            continue
        if not steps or steps[-1].seat != asked.seat:
            if len(steps) == MOST_TURNS:
                break
            steps.append(Step(asked.seat, [], []))
        steps[-1].answers.append(words)
        steps[-1].tokens.append(asked.table.names[option])
        told += 1
    return steps


def _same_question(judge: Judge, deals: list[State], mover: int) -> "Question[State] | None":
    """The question that is open in all positions; None if it is not the same, or nothing to be told."""
    first = judge.game.asked(deals[0])
    if first is None or first.seat == CHANCE:
        return None
    for deal in deals:
        asked = judge.game.asked(deal)
        if type(asked) is not type(first) or asked is None or asked.seat != first.seat:
            return None
        if not may_know(asked.audience(deal), mover):
            return None
    return first


def _allows(judge: Judge, deal: State, option: int, words: Message) -> bool:
    """Whether an answer is possible in a position, and is called the same there."""
    asked = judge.game.asked(deal)
    return asked is not None and not asked.refusal(deal, option) and asked.label(deal, option) == words
