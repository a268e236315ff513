"""The bot that searches a tree of answers (tree.py, race.py), for a number of iterations or seconds per answer."""

import random
import time
from collections.abc import Callable
from typing import Any, Final

from armorial.bots.bot import Bot, Choice, Thought
from armorial.bots.endgame import counted
from armorial.bots.race import Race
from armorial.bots.tree import Node, Tree, follow, same_to
from armorial.kernel.contract import Game, State

COUNTING: Final = 0.4
"""How much of its time it may take to count a game to its end, before it searches."""


class Mcts(Bot):
    """Searches before it answers. Further questions of the same turn go on with the same tree."""

    def __init__(self, iterations: int, seconds: float) -> None:
        self.iterations = iterations
        """How many iterations an answer may rest on at most, those kept from the last answer included."""
        self.seconds = seconds
        """How long it may take at most."""
        self.closer = 1.0
        """What share of the iterations is enough with a judge that has learned: it looks more closely, and longer."""
        self.counting = 0
        """How many positions it may look at to count a game to its end, before it searches."""
        self.stopped: Callable[[], bool] | None = None
        """Asked between iterations whether to answer now."""
        self.tree: Tree | None = None
        """What it knows about the last question ..."""
        self.answered = 0
        """... and what it answered."""
        self.done = 0
        """How many iterations the last answer took."""

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        self.done = 0
        judge = self.judge_of(game)
        iterations = max(1, int(self.iterations * self.closer)) if judge.learned else self.iterations
        question = game.asked(state)
        assert question is not None
        seat = question.seat
        start = time.perf_counter()
        choices: list[Choice] = []
        if self.counting:
            choices = counted(judge, state, options, self.counting, COUNTING * self.seconds, rng)
        if choices:
            self.tree = None
            return Thought(choices[0].option, choices)
        last = self.tree
        kept = self._kept(game, state, seat, options)
        root = kept if kept is not None else Node(type(question), seat)
        tree: Tree
        if game.foresight and state.seats > 1:
            race = tree = Race(judge, state, seat, options, rng, root, iterations)
            if kept is not None and isinstance(last, Race):
                race.go_on(last, self.answered)
        else:
            tree = Tree(judge, state, seat, options, rng, root)
        self.tree = tree
        before = time.perf_counter() - start
        while not tree.decided and (tree.kept + self.done < iterations or not self.done):
            tree.iterate()
            self.done += 1
            taken = time.perf_counter() - start
            if taken >= self.seconds or (self.stopped is not None and self.stopped()):
                break
            if self.done == 1 and before + (taken - before) * iterations > self.seconds:
                tree.afford(int((self.seconds - before) / (taken - before)))
        choices = tree.choices()
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
        tree = self.tree
        if tree is None or tree.game is not game or tree.seat != seat:
            return None
        if not same_to(game, seat, follow(game, tree.state, self.answered), state):
            return None
        question = game.asked(state)
        assert question is not None
        if question.moves(state) != options:
            return None
        node = tree.root.next(tree.root.index_of(self.answered), type(question), seat)
        return node if node is not None and node.options else None
