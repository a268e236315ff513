"""The level ``careful``: takes the move after which it stands best, and does not ask what the others will do about it.

Where much is still undecided after a move (``Game.foresight``), moves look much alike, and what they are worth shows in
what can be done next. So the best of them are played on under the same luck, each to the end of the seat's own next
turn. The others only do what they must on the way: that takes half the time of letting them play, and tells as much.
"""

import random
from typing import Any, Final

from armorial.bots.greedy import Greedy, Look, best_at_a_glance, lead_seen, look_twice
from armorial.bots.judge import Judge, lead_of
from armorial.kernel.contract import Chance, Game, State

PLANNED: Final = 3
"""So many of the answers that look best are played on ..."""
WIDTH: Final = 1.0
"""... if they look worse than the best by no more points than this."""
PLAN_POSITIONS: Final = 60
"""How many positions are looked at for one answer of the next turn."""


class Careful(Greedy):
    """Also looks at its own next turn, in games where that is needed."""

    def looks(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> list[Look]:
        looks = look_twice(self.judge_of(game), state, options, self.positions)
        if game.foresight and state.seats > 1:
            self._plan(game, state, looks, rng)
        return looks

    def _plan(self, game: Game[Any], state: State, looks: list[Look], rng: random.Random) -> None:
        """What a move leads to counts as much as what it looks like at once. The best comes first again.

        What the next turn brings on average is left out: so those that are played on can be compared with the others.
        """
        planned = 1
        while planned < min(PLANNED, len(looks)) and looks[planned].lead >= looks[0].lead - WIDTH:
            planned += 1
        if looks[planned - 1].lead == looks[0].lead:
            return
        question = game.asked(state)
        assert question is not None
        seat = question.seat
        judge = self.judge_of(game)
        luck = rng.getrandbits(32)
        gains: list[list[float]] = []
        for place in range(planned):
            look = looks[place]
            if place and look.lead == looks[place - 1].lead:  # they look alike, so they are
                gains.append(gains[place - 1])
                continue
            later = judge.points(own_next_turn(judge, look.position, seat, random.Random(luck)))
            gains.append([(later[each] - look.points[each]) / 2.0 for each in range(state.seats)])
        usual = [sum([gain[each] for gain in gains]) / planned for each in range(state.seats)]
        for place in range(planned):
            look = looks[place]
            look.points = [look.points[each] + gains[place][each] - usual[each] for each in range(state.seats)]
            look.lead = lead_of(look.points, seat)
        looks.sort(key=lead_seen, reverse=True)


def own_next_turn(judge: Judge, position: State, seat: int, luck: random.Random) -> State:
    """The position after the next turn of a seat, by hand. Until then the others do what they must."""
    game = judge.game
    s = position.clone()
    begun = False
    last = seat
    while (question := game.asked(s)) is not None:
        if isinstance(question, Chance):
            game.answer(s, question.sample(s, luck), None)
        elif question.seat == seat:
            begun = begun or last != seat
            last = seat
            options = question.moves(s)
            if len(options) == 1:
                game.answer(s, options[0], None)
            else:
                s = best_at_a_glance(judge, s, options, PLAN_POSITIONS)
        elif begun:
            break
        else:
            last = question.seat
            game.answer(s, question.idle(s), None)
    return s
