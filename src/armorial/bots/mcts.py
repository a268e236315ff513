"""The bot that searches: a tree of answers (tree.py), for so many iterations or seconds an answer."""

import random
import time
from typing import Any

from armorial.bots.bot import Bot, Choice, Thought
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
        root = self._kept(game, state, seat, options)
        if root is None:
            root = Node(type(question), seat)
        tree = Tree(game, state, seat, options, rng, root)
        before = root.trials
        end = time.perf_counter() + self.seconds
        while before + self.done < self.iterations or not self.done:
            tree.iterate()
            self.done += 1
            if time.perf_counter() >= end:
                break
        thought = self._thought(tree, options)
        self.tree, self.answered = tree, thought.option
        return thought

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

    def _thought(self, tree: Tree, options: list[int]) -> Thought:
        """The answer that was tried most, and what was found about all of them."""
        root = tree.root
        now = tree.game.worth(tree.state, tree.seat)
        choices: list[Choice] = []
        for index in range(len(root.options)):
            option, visits = root.options[index], root.visits[index]
            if option not in options:
                continue
            if visits:
                value, points = root.totals[index] / visits, root.points[index] / visits - now
            else:
                value, points = root.sights[index], 0.0
            choices.append(Choice(option, min(1.0, max(0.0, value)), visits, points))
        choices.sort(key=_rank, reverse=True)
        return Thought(choices[0].option, choices)


def _rank(choice: Choice) -> tuple[int, float]:
    return choice.visits, choice.value
