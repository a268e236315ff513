"""The bot that takes the answer after which its position looks best.

It looks one answer ahead. Where that answer leads to further questions to the same seat (how to pay, which privilege),
they are part of the same move, so it answers them too, as well as it can, before it looks at the position.
"""

import random
from typing import Any, Final

from armorial.bots.bot import Bot, Choice, Thought
from armorial.bots.chances import shares
from armorial.bots.judge import Judge, lead_of
from armorial.kernel.contract import Game, State

POSITIONS: Final = 400
"""How many positions it looks at for one answer, roughly; beyond that it judges moves before they are finished."""
CONTENDERS: Final = 3
"""So many of the answers that look best are looked at again, each with as many positions as all together before, if
their moves were judged before they were finished ..."""
AGAIN: Final = 6
"""... but no more than so many in all."""


class Greedy(Bot):
    """Tries every answer, and takes one of the best as the judge sees it."""

    positions: int = POSITIONS
    """How many positions it looks at for one answer, roughly."""

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        if len(options) == 1:
            return options[0]
        looks = self.looks(game, state, options, rng)
        return rng.choice([look.option for look in looks if look.lead == looks[0].lead])

    def looks(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> list["Look"]:
        """What is seen behind all answers, the best first."""
        return look_twice(self.judge_of(game), state, options, self.positions)

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        question = game.asked(state)
        assert question is not None
        seat = question.seat
        judge = self.judge_of(game)
        now = judge.points(state)[seat]
        looks = self.looks(game, state, options, rng)
        choices: list[Choice] = []
        for look in looks:
            chances = shares(judge, look.position, look.points)
            choices.append(Choice(look.option, chances[seat], look.positions, look.points[seat] - now))
        return Thought(choices[0].option, choices)


class Look:
    """What is seen behind an answer: the best finished move that begins with it."""

    def __init__(self, option: int, lead: float, position: State, positions: int, finished: bool) -> None:
        self.option = option
        self.lead = lead
        """How good the position looks for the seat that answers."""
        self.points: list[float] = []
        """What each seat may be expected to end with."""
        self.position = position
        self.positions = positions
        """How many positions were looked at."""
        self.finished = finished
        """Whether that move ends here: if not, it was cut short, for there was too much to look at."""


def look_ahead(judge: Judge, state: State, options: list[int], positions: int) -> list[Look]:
    """Every answer with the best position it leads to, looking at about that many positions.

    Which of the moves that begin with an answer is the best is seen at a glance. Where each of them ends is looked at
    closely: that takes longer, and is needed only once per answer.
    """
    question = judge.game.asked(state)
    assert question is not None
    seat = question.seat
    budget = max(1, positions // len(options))
    looks: list[Look] = []
    for option in options:
        looks.append(_look_closely(judge, seat, state, option, budget))
    return looks


def look_twice(judge: Judge, state: State, options: list[int], positions: int) -> list[Look]:
    """The same, the best first; but answers among the best whose moves were cut short are looked at again. Half a move
    cannot be compared with a whole one, and most answers take far fewer positions than they may."""
    looks = look_ahead(judge, state, options, positions)
    question = judge.game.asked(state)
    assert question is not None
    again: list[int] = []
    while len(again) < AGAIN:
        looks.sort(key=lead_seen, reverse=True)
        place = _place_cut_short(looks, again)
        if place < 0:
            break
        option = looks[place].option
        again.append(option)
        looks[place] = _look_closely(judge, question.seat, state, option, positions)
    looks.sort(key=lead_seen, reverse=True)
    return looks


def _place_cut_short(looks: list[Look], again: list[int]) -> int:
    """The place of the first of the best answers that should be looked at again; -1 if there is none."""
    for place in range(min(CONTENDERS, len(looks))):
        if not looks[place].finished and looks[place].option not in again:
            return place
    return -1


def best_look(judge: Judge, state: State, options: list[int], positions: int) -> Look:
    """The first of the best answers and what it leads to, looking at about that many positions."""
    looks = look_ahead(judge, state, options, positions)
    best = looks[0]
    for look in looks:
        if look.lead > best.lead:
            best = look
    return best


def best_at_a_glance(judge: Judge, state: State, options: list[int], positions: int) -> State:
    """The position after the move that looks best by hand, looking at about that many positions."""
    question = judge.game.asked(state)
    assert question is not None
    budget = max(1, positions // len(options))
    best: Look | None = None
    for option in options:
        look = _look(judge, question.seat, state.clone(), option, budget)
        if best is None or look.lead > best.lead:
            best = look
    assert best is not None
    return best.position


def _look_closely(judge: Judge, seat: int, state: State, option: int, budget: int) -> Look:
    """An answer, the best move that begins with it, and what the judge says of where that ends."""
    look = _look(judge, seat, state.clone(), option, budget)
    look.points = judge.points(look.position)
    look.lead = lead_of(look.points, seat)
    return look


def _look(judge: Judge, seat: int, after: State, option: int, budget: int) -> Look:
    """An answer and the seat's own further answers to the same move. The position is changed by them."""
    game = judge.game
    game.answer(after, option, None)
    question = game.asked(after)
    if question is None or question.seat != seat:
        return Look(option, judge.glance(after, seat), after, 1, finished=True)
    options = question.moves(after)
    if len(options) > budget:
        return Look(option, judge.glance(after, seat), after, 1, finished=False)
    share = budget // len(options)
    best: Look | None = None
    positions = 0
    last = options[-1]
    for further in options:
        look = _look(judge, seat, after if further == last else after.clone(), further, share)
        positions += look.positions
        if best is None or look.lead > best.lead:
            best = look
    assert best is not None
    return Look(option, best.lead, best.position, positions, best.finished)


def lead_seen(look: Look) -> float:
    """To sort by."""
    return look.lead
