"""A race of answers: search where much is still undecided after a move (``Game.foresight``).

There luck drowns what trials should find, and what a move is worth shows only when everybody has played on for a while.
So the tree holds the seat's own move only, down to the last of its questions. Below it all seats play on as ``greedy``
does for some turns, and whenever each has had one, the position is judged by the game's ``worth``. The mean of these
counts: later positions tell more about the move, earlier ones less about luck.

The answers to the first question race. Only those start that look good at first sight. In every lap each of them is
tried once under the same luck: the same hidden cards, dice and draws; so what differs between them is mostly their own
doing. An answer drops out when it has fallen behind the leader by more than luck explains, or is so near to it that
the choice does not matter, and the others share what is left of the budget. The race is over when one is left.

If the seat is asked again in the same move, its further answers race under the luck of the same laps. What the tree
found about them on the way is known already, and only the others are tried.
"""

import random
from math import sqrt
from typing import Final

from armorial.bots.bot import Choice
from armorial.bots.chances import point_worth, prospects
from armorial.bots.greedy import POSITIONS, best_look
from armorial.bots.judge import Judge
from armorial.bots.tree import Deal, Node, Tree, follow, same_to
from armorial.kernel.contract import State

WIDTH: Final = 6.0
"""By how many points an answer may look worse than the best at first sight, and start."""
MOST: Final = 7
"""The most answers that may start ..."""
LAPS: Final = 12
"""... and for how many laps of all who start the budget must suffice: with fewer, luck would choose among them."""
TRUST: Final = 5.0
"""How many trials the first sight of an answer counts for."""
EARLIEST: Final = 4
"""After how many laps somebody may drop out."""
DOUBTS: Final = 2.0
"""An answer may be better than was found by this many standard errors ..."""
WORTHWHILE: Final = 0.2
"""... and if that is not at least this many points more than the leader promises, it drops out."""
LEAST_SPREAD: Final = 0.5
"""By how many points two differ from lap to lap at least: a few laps may be more alike than the others will be."""
EXPLORATION: Final = 0.5
"""How far rarity outweighs promise below the first question, in points. Less than elsewhere (tree.py): a further answer
that is tried for its rarity tells little about the one before it."""
DEAL_LAPS: Final = 4
"""For how many laps the hidden cards stay as they were dealt: others in every lap take time, and told no more."""
PLAY_ON_POSITIONS: Final = 200
"""How many positions are looked at for one answer where play goes on."""
ENDS: Final = 24
"""Of how many laps it is remembered where play led to, so that it can be said why an answer is better."""


class Runner:
    """An answer, and what was found about it."""

    def __init__(self, option: int, index: int, sight: float, points: float) -> None:
        self.option = option
        self.index = index
        """Its place in the tree's first question."""
        self.sight = sight
        """The share of the victory as it looks at first sight."""
        self.points = points
        """How many points the seat gains by it, at first sight."""
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


class Trial:
    """What was found in a lap, and the way down the tree that it was found by."""

    def __init__(self, lap: int, nodes: list[Node], indices: list[int], played: "Played") -> None:
        self.lap = lap
        self.nodes = nodes
        self.indices = indices
        self.played = played
        self.found = played.share


class Played:
    """What came of it when all played on: the means of the positions on the way, and the last of them."""

    def __init__(self, share: float, points: float, end: State | None) -> None:
        self.share = share
        """Of the victory, for the seat ..."""
        self.points = points
        """... and its points."""
        self.end = end
        """Only in the first laps."""


class Race(Tree):
    """A tree over the seat's own move; those who race are the answers to its first question."""

    def __init__(
        self,
        judge: Judge,
        state: State,
        seat: int,
        options: list[int],
        rng: random.Random,
        root: Node,
        iterations: int,
    ) -> None:
        self.fate = rng.getrandbits(32)
        super().__init__(judge, state, seat, options, random.Random(self.fate), root)
        self.own_move_only = True
        self.point = point_worth(judge, state, seat)
        self.exploration = EXPLORATION * self.point
        self.trust = TRUST
        self.turns = judge.game.foresight * state.seats
        """For how long play goes on before a position is judged."""
        self.all: list[Runner] = []
        for option in options:
            index = root.index_of(option)
            self.all.append(Runner(option, index, root.sights[index], self.gains[option]))
        self.all.sort(key=_promise, reverse=True)
        least = self.all[0].sight - WIDTH * self.point
        self.running = [runner for runner in self.all[:MOST] if runner.sight >= least]
        self.lap = 0
        self.next = 0
        """Whose turn it is in this lap."""
        self.deals: list[Deal] = []
        self.trials: list[Trial] = []
        """All that was tried ..."""
        self.kept = 0
        self.known: dict[tuple[int, int], float] = {}
        """... and what was found when earlier questions of the move were asked, by lap and index of the answer."""
        self.afford(iterations)

    def go_on(self, last: "Race", answered: int) -> None:
        """The move goes on after an answer, under the same luck: what was tried in a lap need not be tried again."""
        deals: list[Deal] = []
        for deal in last.deals:
            position = follow(self.game, deal.position, answered)
            if not same_to(self.game, self.seat, position, self.state):
                return
            deals.append(Deal(position, deal.luck))
        self.fate = last.fate
        self.deals = deals
        for trial in last.trials:
            if len(trial.nodes) > 1 and trial.nodes[1] is self.root:
                self.trials.append(Trial(trial.lap, trial.nodes[1:], trial.indices[1:], trial.played))
                self.known[trial.lap, trial.indices[1]] = trial.found
        self.kept = len(self.known)

    def afford(self, iterations: int) -> None:
        """No more run than the budget can tell apart."""
        del self.running[max(2, iterations // LAPS) :]
        if self.next >= len(self.running):
            self._end_lap()

    def iterate(self) -> None:
        """Try the next answer once of which it is not known yet what this lap brings."""
        while not self.decided:
            runner = self.running[self.next]
            known = self.known.get((self.lap, runner.index))
            runner.found.append(self._try(runner) if known is None else known)
            self.next += 1
            if self.next == len(self.running):
                self._end_lap()
            if known is None:
                return

    def _end_lap(self) -> None:
        """All have had the same luck, so it counts; and it shows who drops out."""
        self.next = 0
        self.lap += 1
        for runner in self.running:
            runner.end_lap()
        self._count_anew()
        if self.lap >= EARLIEST:
            self._drop_out()

    def _count_anew(self) -> None:
        """What the tree knows of further answers: what was found, less what the rivals found in the same lap.

        Else an answer would seem good that was tried under good luck. Of those who have dropped out nobody asks again.
        """
        rivals = max(1, len(self.running) - 1)
        totals = [0.0] * self.lap
        for runner in self.running:
            for lap in range(self.lap):
                totals[lap] += runner.found[lap]
        for trial in self.trials:
            for node in trial.nodes:
                node.forget()
        for trial in self.trials:
            if trial.lap < self.lap:
                ahead = trial.found - (totals[trial.lap] - trial.found) / rivals
                for depth in range(len(trial.nodes)):
                    trial.nodes[depth].keep(trial.indices[depth], ahead, 0.0)

    def choices(self) -> list[Choice]:
        """What was found about the answers: the leader first, then by how long they ran."""
        self.all.sort(key=_standing, reverse=True)
        leader = self.leader()
        order = [leader]
        for runner in self.all:
            if runner is not leader:
                order.append(runner)
        tried: dict[tuple[int, int], Played] = {}
        for trial in self.trials:
            tried[trial.lap, trial.indices[0]] = trial.played
        choices: list[Choice] = []
        for runner in order:
            value = leader.promise() + _ahead(runner, leader)
            points = leader.points + _points_ahead(runner, leader, tried)
            choice = Choice(runner.option, min(1.0, max(0.0, value)), len(runner.found), points)
            for lap in range(min(ENDS, runner.laps)):
                played = tried.get((lap, runner.index))
                if played is not None and played.end is not None:
                    choice.ends.append(played.end)
            choices.append(choice)
        return choices

    def leader(self) -> Runner:
        """Whoever promises most."""
        best = self.running[0]
        for runner in self.running:
            if runner.promise() > best.promise():
                best = runner
        return best

    def _try(self, runner: Runner) -> float:
        """The share that is found when the seat goes down its tree, ends its move, and then all play on."""
        number = self.lap // DEAL_LAPS
        if number == len(self.deals):
            self.deal_anew()
            self.deals.append(self.deal)
        self.deal = self.deals[number]
        self.rng.seed(self.fate + self.lap)
        played = self._play_on(self._go_down(runner.index))
        self.trials.append(Trial(self.lap, self.nodes, self.indices, played))
        return played.share

    def _play_on(self, s: State) -> Played:
        """For some turns of each seat. The positions after each of them are judged."""
        game = self.game
        turns = 0
        last = self.seat
        positions = POSITIONS
        shares = points = 0.0
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
                    now = self.judge.points(s)
                    points += now[self.seat]
                    shares += self._share(s, now)
                    judged += 1
                turns += 1
            s = best_look(self.judge, s, question.moves(s), positions).position
        now = self.judge.points(s)
        points += now[self.seat]
        shares += self._share(s, now)
        judged += 1
        return Played(shares / judged, points / judged, s if self.lap < ENDS else None)

    def _share(self, s: State, points: list[float]) -> float:
        return prospects(self.judge, s, points, self.deal.luck)[self.seat]

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


def _points_ahead(runner: Runner, leader: Runner, tried: dict[tuple[int, int], Played]) -> float:
    """The same in points. What comes later is not all due to the answer, but what two differ by is."""
    laps = TRUST
    total = TRUST * (runner.points - leader.points)
    for lap in range(runner.laps):
        one, two = tried.get((lap, runner.index)), tried.get((lap, leader.index))
        if one is not None and two is not None:
            laps += 1.0
            total += one.points - two.points
    return total / laps


def _promise(runner: Runner) -> float:
    return runner.promise()


def _standing(runner: Runner) -> tuple[int, float]:
    return runner.laps, runner.promise()
