"""The bot that searches, for so many iterations or seconds an answer: by a tree of answers (tree.py), or where worth
needs foresight by playing on from each of them (race.py)."""

import random
import time
from typing import Any

from armorial.bots.bot import Bot, Thought
from armorial.bots.race import Race
from armorial.bots.search import Search
from armorial.bots.tree import Node, Tree
from armorial.kernel.codec import dump_frames
from armorial.kernel.contract import Game, State


class Mcts(Bot):
    """Searches before it answers. Further questions of the same turn go on with the same tree."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        """How many iterations an answer may rest on at most, those kept from the last answer included."""
        self.seconds = seconds
        """How long it may take at most."""
        self.tree: Tree | None = None
        """What it knows about the last question ..."""
        self.answered = 0
        """... and what it answered."""
        self.done = 0
        """How many iterations the last answer took."""

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        self.done = 0
        question = game.asked(state)
        assert question is not None
        seat = question.seat
        kept = self._kept(game, state, seat, options)
        trials = kept.trials if kept is not None else 0
        search: Search
        if game.foresight and state.seats > 1:
            search = Race(game, state, seat, options, rng, self.iterations)
        else:
            root = kept if kept is not None else Node(type(question), seat)
            search = self.tree = Tree(game, state, seat, options, rng, root)
        start = time.perf_counter()
        while not search.decided and (trials + self.done < self.iterations or not self.done):
            search.iterate()
            self.done += 1
            taken = time.perf_counter() - start
            if taken >= self.seconds:
                break
            if self.done == 1 and taken * self.iterations > self.seconds:
                search.afford(int(self.seconds / taken))
        choices = search.choices()
        self.answered = choices[0].option
        return Thought(self.answered, choices)

    def choose(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> int:
        """The answer alone: one without a choice needs no search."""
        return options[0] if len(options) == 1 else self.think(game, state, options, rng).option

    def _kept(self, game: Game[Any], state: State, seat: int, options: list[int]) -> Node | None:
        """The part of the last tree that is about this position, if it really is the one after the last answer.

        The bot may have been asked about another game in between, or somebody else's answer was played. So the position
        is looked at: what the seat sees, and what is still to happen, must be the same.
        """
        tree, self.tree = self.tree, None
        if tree is None or tree.game is not game or tree.seat != seat:
            return None
        s = tree.state.clone()
        game.answer(s, self.answered, None)
        question = game.asked(s)
        while question is not None and question.seat == seat:
            moves = question.moves(s)
            if len(moves) > 1:
                break
            game.answer(s, moves[0], None)
            question = game.asked(s)
        if question is None or question.seat != seat or dump_frames(s.stack) != dump_frames(state.stack):
            return None
        if question.moves(s) != options:
            return None
        node = tree.root.next(tree.root.index_of(self.answered), type(question), seat)
        if node is None or not node.options or game.view(s, seat) != game.view(state, seat):
            return None
        return node
