"""A race of answers: search where much is still undecided after a move (``Game.foresight``).

There a tree does not help much: luck drowns what trials should find, and what a move is worth shows only when everybody
has played on for a while. So the answers to one question are compared and nothing else: each is tried, all seats play
on as ``greedy`` does for some turns, and whenever each has had one, the position is judged by the game's ``worth``. The
mean of these counts: later positions tell more about the answer, earlier ones less about luck.

Only answers that look good at first sight start. In every lap each of them is tried once under the same luck: the same
hidden cards, dice and draws; so what differs between them is mostly their own doing. Whoever has fallen behind the
leader by more than luck explains drops out, or who is so near to him that it does not matter, and the others share
what is left of the budget. The race is over when one is left.
"""

import random
from math import sqrt
from typing import Any, Final

from armorial.bots.bot import Choice
from armorial.bots.chances import point_worth, prospects
from armorial.bots.greedy import POSITIONS, best_look, look_ahead
from armorial.bots.search import FIRST_POSITIONS, Search
from armorial.kernel.contract import Game, State

WIDTH: Final = 6.0
"""By how many points an answer may look worse than the best at first sight, and start."""
MOST: Final = 7
"""How many answers start at most ..."""
LAPS: Final = 12
"""... and for how many laps of all who start the budget must suffice: with fewer, luck would choose among them."""
TRUST: Final = 5.0
"""How many trials the first sight of an answer counts for."""
EARLIEST: Final = 4
"""After how many laps somebody may drop out."""
DOUBTS: Final = 2.0
"""An answer may be better than was found by so many standard errors ..."""
WORTHWHILE: Final = 0.2
"""... and if that is not at least so many points more than the leader promises, it drops out."""
LEAST_SPREAD: Final = 0.5
"""By how many points two differ from lap to lap at least: a few laps may be more alike than the others will be."""
DEAL_LAPS: Final = 4
"""For how many laps the hidden cards stay as they were dealt: others in every lap take time, and told no more."""
PLAY_ON_POSITIONS: Final = 200
"""How many positions are looked at for one answer where play goes on."""


class Runner:
    """An answer, and what was found about it."""

    def __init__(self, option: int, sight: float, points: float) -> None:
        self.option = option
        self.sight = sight
        """The share of the victory as it looks at first sight."""
        self.points = points
        """How many points the seat gains by it, at first sight. What comes later is not all due to it."""
        self.found: list[float] = []
        """The share that was found, trial by trial."""
        self.laps = 0
        """How many laps it ran with all the others ..."""
        self.total = 0.0
        """... and what was found in them, added up."""

    def promise(self) -> float:
        """What is to be expected of it: what was found, and the first sight as if it were some more trials."""
        return (self.total + TRUST * self.sight) / (self.laps + TRUST)

    def end_lap(self) -> None:
        """All have had the luck of this lap, so it counts."""
        self.total += self.found[self.laps]
        self.laps += 1


class Race(Search):
    """Search by a race."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        options: list[int],
        rng: random.Random,
        iterations: int,
    ) -> None:
        self.fate = rng.getrandbits(32)
        super().__init__(game, state, seat, options, random.Random(self.fate))
        self.turns = game.foresight * state.seats
        """For how long play goes on before a position is judged."""
        self.point = point_worth(game, state, seat)
        now = game.worth(state, seat)
        self.all: list[Runner] = []
        for look in look_ahead(game, state, options, FIRST_POSITIONS):
            points = game.worth(look.position, seat) - now
            self.all.append(Runner(look.option, self._share(look.position), points))
        self.all.sort(key=_promise, reverse=True)
        least = self.all[0].sight - WIDTH * self.point
        self.running = [runner for runner in self.all[:MOST] if runner.sight >= least]
        self.afford(iterations)
        self.lap = 0
        self.next = 0
        """Whose turn it is in this lap."""

    def afford(self, iterations: int) -> None:
        """No more run than the budget can tell apart."""
        del self.running[max(2, iterations // LAPS) :]

    def iterate(self) -> None:
        """Try the next answer once; at the end of a lap see who drops out."""
        if self.next == 0 and self.lap % DEAL_LAPS == 0:
            self.deal_anew()
        self.rng.seed(self.fate + self.lap)
        self._try(self.running[self.next])
        self.next += 1
        if self.next == len(self.running):
            self.next = 0
            self.lap += 1
            for runner in self.running:
                runner.end_lap()
            if self.lap >= EARLIEST:
                self._drop_out()

    def choices(self) -> list[Choice]:
        """What was found about the answers: the leader first, then by how long they ran."""
        self.all.sort(key=_rank, reverse=True)
        leader = self.leader()
        order = [leader]
        for runner in self.all:
            if runner is not leader:
                order.append(runner)
        choices: list[Choice] = []
        for runner in order:
            value = leader.promise() + _ahead(runner, leader)
            choices.append(Choice(runner.option, min(1.0, max(0.0, value)), len(runner.found), runner.points))
        return choices

    def leader(self) -> Runner:
        """Whoever promises most."""
        best = self.running[0]
        for runner in self.running:
            if runner.promise() > best.promise():
                best = runner
        return best

    def _try(self, runner: Runner) -> None:
        """The seat ends its move, and then all go on for some turns."""
        game = self.game
        s = self.deal.position.clone()
        game.answer(s, runner.option, None)
        turns = 0
        last = self.seat
        positions = POSITIONS
        shares = 0.0
        judged = 0
        while self.to_choice(s):
            question = game.asked(s)
            assert question is not None
            if question.seat != last:
                last = question.seat
                positions = PLAY_ON_POSITIONS
                if turns == self.turns:
                    break
                if turns and turns % s.seats == 0:
                    shares += self._share(s)
                    judged += 1
                turns += 1
            s = best_look(game, s, question.moves(s), positions).position
        runner.found.append((shares + self._share(s)) / (judged + 1))

    def _share(self, s: State) -> float:
        return prospects(self.game, s, self.deal.luck)[self.seat]

    def _drop_out(self) -> None:
        """Those leave who are not likely to be better than the leader by anything that matters."""
        leader = self.leader()
        worthwhile = leader.promise() + WORTHWHILE * self.point
        running: list[Runner] = []
        for runner in self.running:
            if runner is leader or runner.promise() + DOUBTS * self._error(runner, leader) >= worthwhile:
                running.append(runner)
        self.running = running
        self.decided = len(running) == 1 < len(self.options)

    def _error(self, one: Runner, other: Runner) -> float:
        """The standard error of what two differ by."""
        laps = self.lap
        total = 0.0
        squares = laps * (LEAST_SPREAD * self.point) ** 2
        for lap in range(laps):
            difference = one.found[lap] - other.found[lap]
            total += difference
            squares += difference * difference
        return sqrt((squares - total * total / laps) / (laps * (laps + TRUST)))


def _ahead(runner: Runner, leader: Runner) -> float:
    """By how much it promises more than the leader, under the luck that both had: it may have dropped out long ago."""
    total = runner.total
    for lap in range(runner.laps):
        total -= leader.found[lap]
    return (total + TRUST * (runner.sight - leader.sight)) / (runner.laps + TRUST)


def _promise(runner: Runner) -> float:
    return runner.promise()


def _rank(runner: Runner) -> tuple[int, float]:
    return runner.laps, runner.promise()
