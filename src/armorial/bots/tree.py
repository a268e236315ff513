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
are judged better by ``worth`` than by random play, and sooner.
"""

import random
from math import exp, sqrt
from typing import Any, Final

from armorial.bots.bot import Choice
from armorial.bots.chances import point_worth, prospects
from armorial.bots.greedy import POSITIONS, look_ahead
from armorial.bots.search import FIRST_POSITIONS, Search
from armorial.kernel.contract import Game, State

EXPLORATION: Final = 2.5
"""How far promise by first sight and rarity outweighs what was found, in points."""
SHARPNESS: Final = 1.2
"""How much more often answers are tried that look better at first sight, for a point."""
FARTHEST: Final = 20.0
"""Beyond that, better is not tried more often."""
EVEN: Final = 0.25
"""How much of the promise all answers share evenly, however they look at first sight."""
TRUST: Final = 20.0
"""How many trials the first sight of an answer counts for."""
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


class Tree(Search):
    """Search by a tree."""

    def __init__(
        self,
        game: Game[Any],
        state: State,
        seat: int,
        options: list[int],
        rng: random.Random,
        root: Node,
    ) -> None:
        super().__init__(game, state, seat, options, rng)
        self.iterations = 0
        point = point_worth(game, state, seat)
        self.exploration = EXPLORATION * point
        self.sharpness = SHARPNESS / point
        self.mean = prospects(game, state, self.deal.luck)
        self.root = root
        self.nodes: list[Node] = []
        """The way down of an iteration: questions ..."""
        self.indices: list[int] = []
        """... and which answer was given to each."""
        self._look_further()

    def _look_further(self) -> None:
        """The first question is looked at far better than the others can be: to the ends of all moves."""
        root = self.root
        for look in look_ahead(self.game, self.state, self.options, FIRST_POSITIONS):
            sight = prospects(self.game, look.position, self.deal.luck)[self.seat]
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

    def iterate(self) -> None:
        """Go down to a new question, look at it, and keep what is seen."""
        game = self.game
        node = self.root
        index = self._best(node, self.state, self.options)
        if self.iterations % DEALS == 0:
            self.deal_anew()
        self.iterations += 1
        s = self.deal.position.clone()
        nodes: list[Node] = []
        indices: list[int] = []
        self.nodes, self.indices = nodes, indices
        while True:
            nodes.append(node)
            indices.append(index)
            game.answer(s, node.options[index], None)
            if not self.to_choice(s):
                break
            question = game.asked(s)
            assert question is not None
            after = node.next(index, type(question), question.seat)
            if after is None:
                after = Node(type(question), question.seat)
                node.below[index].append(after)
            node = after
            moves = question.moves(s)
            if not node.options:
                s = self._look(node, s, moves)
                break
            index = self._best(node, s, moves)
        self._keep(prospects(game, s, self.deal.luck), game.worth(s, self.seat))

    def _keep(self, values: list[float], points: float) -> None:
        """What was seen goes up: to every answer the share of the seat that gave it."""
        indices = self.indices
        for depth in range(len(indices)):
            node = self.nodes[depth]
            index = indices[depth]
            value = values[node.seat]
            node.visits[index] += 1
            node.totals[index] += value
            node.points[index] += points
            node.trials += 1
            node.total += value
            node.sighted += node.sights[index]

    def choices(self) -> list[Choice]:
        """What was found about the answers, the one first that was tried most."""
        root = self.root
        now = self.game.worth(self.state, self.seat)
        choices: list[Choice] = []
        for index in range(len(root.options)):
            option, visits = root.options[index], root.visits[index]
            if option not in self.options:
                continue
            if visits:
                value, points = root.totals[index] / visits, root.points[index] / visits - now
            else:
                value, points = root.sights[index], 0.0
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
        even = EVEN / len(places)
        best, best_promise = places[0], -1e9
        for index in places:
            node.offered[index] += 1
            visits = node.visits[index]
            found = (node.totals[index] + TRUST * (node.sights[index] + drift)) / (visits + TRUST)
            rarity = sqrt(node.offered[index]) / (1 + visits)
            prior = even + (1.0 - EVEN) * node.priors[index] / sum_of_priors
            promise = found + exploration * prior * rarity
            if promise > best_promise:
                best, best_promise = index, promise
        return best

    def _add(self, node: Node, s: State, option: int, positions: int) -> int:
        """An answer that was not possible before."""
        look = look_ahead(self.game, s, [option], positions)[0]
        self._enter(node, option, prospects(self.game, look.position, self.deal.luck)[node.seat])
        return len(node.options) - 1

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
        for look in look_ahead(self.game, s, moves, POSITIONS):
            sight = prospects(self.game, look.position, self.deal.luck)[node.seat]
            if sight > best_sight:
                best, best_sight = len(node.options), sight
                after = look.position
            self._enter(node, look.option, sight)
        self.nodes.append(node)
        self.indices.append(best)
        return after


def _rank(choice: Choice) -> tuple[int, float]:
    return choice.visits, choice.value
