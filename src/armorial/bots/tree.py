"""A tree of answers, and how it grows: information-set Monte Carlo tree search, guided by what positions look like.

The tree is about what a seat knows, not about one position. Every iteration plays on in another state that the seat
cannot tell from the real one: hidden cards are dealt anew, and dice and draws fall as they may. So a node stands for
a question that comes up after some answers, in whichever position; of its answers only those count in an iteration
that are possible in it. For every answer the tree keeps the share of the victory that the seat which gives it may
expect, so any number of seats will do.

An iteration goes down by the promise of the answers (what was found below them, and how they looked at first sight,
less the more often they were tried) to a question that is new. There all answers are looked at as ``greedy`` looks at
them: followed through the seat's further answers, and judged by the game's ``worth`` when the move is finished. What is
seen behind the best goes up the tree. Only the answers of the seat that searches are explored; the others are taken to
answer what promises most, so it sees further along its own plans. No game is played to its end in between: positions
are judged better by ``worth`` than by random play, and sooner. Where even that is too soon, race.py plays on.
"""

import random
from math import exp, sqrt
from typing import Any, Final

from armorial.bots.bot import Choice
from armorial.bots.chances import point_worth, prospects
from armorial.bots.greedy import POSITIONS, Look, look_ahead
from armorial.bots.judge import Judge
from armorial.kernel.codec import dump_frames
from armorial.kernel.contract import CHANCE, Chance, Game, State
from armorial.kernel.pools import determinize

FIRST_POSITIONS: Final = 4000
"""How many positions are looked at for the first question, which is looked at once: all moves, to their ends."""
EXPLORATION: Final = 2.5
"""How far promise by first sight and rarity outweighs what was found, in points."""
SHARPNESS: Final = 1.2
"""How much more often answers are tried that look better at first sight, for a point."""
FARTHEST: Final = 20.0
"""Beyond that, better is not tried more often."""
EVEN: Final = 0.25
"""How much of the promise all answers share evenly, however they look at first sight."""
TRUST: Final = 4.0
"""How many trials the first sight of an answer counts for. ``strong`` tries an answer two or three times: if first
sight counted for many more, what it finds would change nothing."""
DEALS: Final = 8
"""For how many iterations the hidden cards stay as they were dealt: dealing takes as long as playing."""


class Node:
    """A question to a seat as the tree knows it, with what is known about each of its answers."""

    def __init__(self, kind: Any, seat: int) -> None:
        self.kind = kind
        self.seat = seat
        self.options: list[int] = []
        self.visits: list[int] = []
        self.offered: list[int] = []
        """How often an answer could have been given."""
        self.totals: list[float] = []
        """The shares of the victory that were found, added up."""
        self.points: list[float] = []
        """The points of the seat that searches, added up."""
        self.sights: list[float] = []
        """The share as it looks at first sight."""
        self.priors: list[float] = []
        self.below: list[list[Node]] = []
        self.trials = 0
        self.total = 0.0
        self.sighted = 0.0
        """What was found in all trials, and what the answers tried had looked like at first sight."""

    def forget(self) -> None:
        """Nothing was tried; how answers look is still known."""
        for index in range(len(self.options)):
            self.visits[index] = 0
            self.offered[index] = 0
            self.totals[index] = 0.0
            self.points[index] = 0.0
        self.trials = 0
        self.total = 0.0
        self.sighted = 0.0

    def keep(self, index: int, value: float, points: float) -> None:
        """An answer was tried."""
        self.visits[index] += 1
        self.totals[index] += value
        self.points[index] += points
        self.trials += 1
        self.total += value
        self.sighted += self.sights[index]

    def index_of(self, option: int) -> int:
        for index in range(len(self.options)):
            if self.options[index] == option:
                return index
        return -1

    def next(self, index: int, kind: Any, seat: int) -> "Node | None":
        """The question that comes after an answer, if it was met before."""
        for node in self.below[index]:
            if node.kind is kind and node.seat == seat:
                return node
        return None


class Deal:
    """A position with hidden cards as they may be."""

    def __init__(self, position: State, luck: list[float]) -> None:
        self.position = position
        self.luck = luck
        """How many points they are better for a seat than those that were dealt first."""


class Tree:
    """The search of one seat from one question."""

    def __init__(
        self,
        judge: Judge,
        state: State,
        seat: int,
        options: list[int],
        rng: random.Random,
        root: Node,
    ) -> None:
        self.judge = judge
        self.game: Game[Any] = judge.game
        self.state = state
        self.seat = seat
        self.options = options
        """The answers to the question that it is about."""
        self.rng = rng
        self.deal = Deal(state, [0.0] * state.seats)
        self.decided = False
        """Whether there is nothing more to find out."""
        self.own_move_only = False
        """Whether nobody else's answers are in the tree."""
        self.iterations = 0
        point = point_worth(judge, state, seat)
        self.exploration = EXPLORATION * point
        self.trust = TRUST
        self.sharpness = SHARPNESS / point
        now = judge.points(state)
        self.mean = prospects(judge, state, now, self.deal.luck)
        self.root = root
        self.kept = root.trials
        """How many trials of the last question it goes on with."""
        self.nodes: list[Node] = []
        """The way down of an iteration: questions ..."""
        self.indices: list[int] = []
        """... and which answer was given to each."""
        self.now = now[seat]
        self.gains: dict[int, float] = {}
        """How many points the seat gains by an answer, at first sight."""
        self._look_further()

    def _look_further(self) -> None:
        """The first question is looked at far better than the others can be: to the ends of all moves."""
        root = self.root
        for look in look_ahead(self.judge, self.state, self.options, FIRST_POSITIONS):
            self.gains[look.option] = look.points[self.seat] - self.now
            sight = self._sight(look, self.seat)
            index = root.index_of(look.option)
            if index < 0:
                self._enter(root, look.option, sight)
            else:
                root.sights[index] = sight
                root.priors[index] = self._prior(self.seat, sight)
        root.sighted = 0.0
        for index in range(len(root.options)):
            root.sighted += root.visits[index] * root.sights[index]

    # -- an iteration -----------------------------------------------------------------------------------------

    def afford(self, iterations: int) -> None:
        """Told that there will be no more than this many iterations in all."""

    def iterate(self) -> None:
        """Go down to a new question, look at it, and keep what is seen."""
        index = self._best(self.root, self.state, self.options)
        if self.iterations % DEALS == 0:
            self.deal_anew()
        self.iterations += 1
        s = self._go_down(index)
        points = self.judge.points(s)
        values = prospects(self.judge, s, points, self.deal.luck)
        for depth in range(len(self.nodes)):
            node = self.nodes[depth]
            node.keep(self.indices[depth], values[node.seat], points[self.seat])

    def deal_anew(self) -> None:
        """Hidden cards as they may be as well."""
        position = determinize(self.game, self.state, self.seat, self.rng)
        now, dealt = self.judge.points(self.state), self.judge.points(position)
        luck = [dealt[seat] - now[seat] for seat in range(position.seats)]
        self.deal = Deal(position, luck)

    def _go_down(self, index: int) -> State:
        """From an answer to the first question down to a question that is new, and through the move it begins."""
        game = self.game
        node = self.root
        s = self.deal.position.clone()
        nodes: list[Node] = []
        indices: list[int] = []
        self.nodes, self.indices = nodes, indices
        while True:
            nodes.append(node)
            indices.append(index)
            game.answer(s, node.options[index], None)
            if not self.to_choice(s):
                return s
            question = game.asked(s)
            assert question is not None
            if self.own_move_only and question.seat != self.seat:
                return s
            after = node.next(index, type(question), question.seat)
            if after is None:
                after = Node(type(question), question.seat)
                node.below[index].append(after)
            node = after
            moves = question.moves(s)
            if not node.options:
                return self._look(node, s, moves)
            index = self._best(node, s, moves)

    def to_choice(self, s: State) -> bool:
        """Play on to the next question with a choice; False if the game ends before."""
        game = self.game
        while True:
            question = game.asked(s)
            if question is None:
                return False
            if question.seat == CHANCE:
                assert isinstance(question, Chance)
                game.answer(s, question.sample(s, self.rng), None)
                continue
            moves = question.moves(s)
            if len(moves) > 1:
                return True
            game.answer(s, moves[0], None)

    def choices(self) -> list[Choice]:
        """What was found about the answers, the one first that was tried most."""
        root = self.root
        choices: list[Choice] = []
        for index in range(len(root.options)):
            option, visits = root.options[index], root.visits[index]
            if option not in self.options:
                continue
            if visits:
                value, points = root.totals[index] / visits, root.points[index] / visits - self.now
            else:
                value, points = root.sights[index], self.gains[option]
            choices.append(Choice(option, min(1.0, max(0.0, value)), visits, points))
        choices.sort(key=_rank, reverse=True)
        return choices

    # -- going down -------------------------------------------------------------------------------------------

    def _best(self, node: Node, s: State, moves: list[int]) -> int:
        """The answer of the greatest promise among those that are possible in this position."""
        whole = moves == node.options
        places: list[int] = []
        sum_of_priors = 0.0
        for place in range(len(moves)):
            index = place if whole else node.index_of(moves[place])
            if index < 0:
                index = self._add(node, s, moves[place], POSITIONS // len(moves))
            places.append(index)
            sum_of_priors += node.priors[index]
        drift = (node.total - node.sighted) / node.trials if node.trials else 0.0
        exploration = self.exploration if node.seat == self.seat else 0.0
        trust = self.trust
        even = EVEN / len(places)
        best, best_promise = places[0], -1e9
        for index in places:
            node.offered[index] += 1
            visits = node.visits[index]
            found = (node.totals[index] + trust * (node.sights[index] + drift)) / (visits + trust)
            rarity = sqrt(node.offered[index]) / (1 + visits)
            prior = even + (1.0 - EVEN) * node.priors[index] / sum_of_priors
            promise = found + exploration * prior * rarity
            if promise > best_promise:
                best, best_promise = index, promise
        return best

    def _add(self, node: Node, s: State, option: int, positions: int) -> int:
        """An answer that was not possible before."""
        look = look_ahead(self.judge, s, [option], positions)[0]
        self._enter(node, option, self._sight(look, node.seat))
        return len(node.options) - 1

    def _sight(self, look: Look, seat: int) -> float:
        """What a look behind an answer promises a seat."""
        return prospects(self.judge, look.position, look.points, self.deal.luck)[seat]

    def _enter(self, node: Node, option: int, sight: float) -> None:
        node.options.append(option)
        node.visits.append(0)
        node.offered.append(0)
        node.totals.append(0.0)
        node.points.append(0.0)
        node.sights.append(sight)
        node.priors.append(self._prior(node.seat, sight))
        node.below.append([])

    def _prior(self, seat: int, sight: float) -> float:
        """How often an answer is tried that looks so good, compared with others."""
        better = self.sharpness * (sight - self.mean[seat])
        return exp(-FARTHEST if better < -FARTHEST else FARTHEST if better > FARTHEST else better)

    # -- looking at what is new -------------------------------------------------------------------------------

    def _look(self, node: Node, s: State, moves: list[int]) -> State:
        """Look at every answer to a new question. The position after the best move is the one to judge by."""
        best, best_sight = 0, -1e9
        after = s
        for look in look_ahead(self.judge, s, moves, POSITIONS):
            sight = self._sight(look, node.seat)
            if sight > best_sight:
                best, best_sight = len(node.options), sight
                after = look.position
            self._enter(node, look.option, sight)
        self.nodes.append(node)
        self.indices.append(best)
        return after


def _rank(choice: Choice) -> tuple[int, float]:
    return choice.visits, choice.value


def follow(game: Game[Any], s: State, option: int) -> State:
    """The position after an answer, and after all that its seat has to answer without a choice."""
    s = s.clone()
    question = game.asked(s)
    assert question is not None
    seat = question.seat
    while True:
        game.answer(s, option, None)
        question = game.asked(s)
        if question is None or question.seat != seat:
            return s
        moves = question.moves(s)
        if len(moves) > 1:
            return s
        option = moves[0]


def same_to(game: Game[Any], seat: int, s: State, other: State) -> bool:
    """Whether a seat cannot tell two positions apart and is asked the same in both."""
    if dump_frames(s.stack) != dump_frames(other.stack):
        return False
    question, same_question = game.asked(s), game.asked(other)
    if question is None or same_question is None or question.seat != seat:
        return False
    return question.moves(s) == same_question.moves(other) and game.view(s, seat) == game.view(other, seat)
