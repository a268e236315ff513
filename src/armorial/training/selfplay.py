"""Games of bots that learn: what every seat saw on the way, and what each ended with.

Bots that always do what they think best learn only about what they do already. So in most games a seat has a whim: some
things seem more, or less, to it than they are worth, from the first turn to the last. That makes plans that it would
never try. What pays only as a whole (to keep leaders *and* play them) is a plan that the game names (``Game.plans``).
Now and then an answer is just random.

Bots choose between positions that are much alike: those that the answers to one question lead to. What such positions
differ by is hardly seen in whole games, so some games branch. There the seat gives another answer that looked nearly as
good, and all play on from it to the end, under the same luck as in the main line.
"""

import random
from array import array
from collections.abc import Callable
from typing import Any, Final, NamedTuple

from armorial.bots.greedy import Greedy
from armorial.bots.judge import Judge, Whim, seat_flags
from armorial.bots.learned import judge_of
from armorial.bots.runner import bot_answer
from armorial.games import load_game
from armorial.kernel.contract import Chance, Game, State

POSITIONS: Final = 120
"""How many positions a learning bot looks at for an answer: it plays a little worse, and far more games."""
PLANNED: Final = 0.35
"""How many of the seats follow a plan of the game ..."""
WHIMS: Final = 3
"""How many things at most a seat has wrong ideas about."""
WHIMSICAL: Final = 0.5
"""... and how many of the others have any."""
WHIM: Final = 0.1
"""How wrong they are, as a share of the points that nearly win."""
RANDOM_ANSWERS: Final = (0.0, 0.02, 0.06)
"""How many answers are just random, by game."""
KEPT: Final = 0.5
"""How many of the positions are kept: those that follow each other are much alike."""
BRANCHES: Final = 0.04
"""How many of the answers that bots choose have a branch beside them ..."""
RIVALS: Final = 3
"""... with one of so many answers that look best after the one that was given."""
MAIN: Final = -1


class Setting(NamedTuple):
    """A way to play the game."""

    seats: int
    options: dict[str, str]


class Seen(NamedTuple):
    """What was kept of one line of a game, as plain numbers: for every position the shared features, and those of each
    seat. The main line of a game comes first, then its branches."""

    number: int
    beside: int
    """Of a branch: the position of the main line that its first position is beside, after another answer to the same
    question. The main line itself is beside none."""
    seat: int
    """Of a branch: who gave the other answer."""
    seats: int
    stages: list[int]
    shared: bytes
    own: bytes
    """Of each seat in turn; ``worth`` comes first."""
    points: list[float]
    """What each seat ended with."""
    shares: list[float]
    """The share of the victory of each."""


class Lesson:
    """What is to be played. Plain data, so that it can be sent to other processes and machines."""

    def __init__(self, game: str, settings: list[Setting], weights: str, seed: str) -> None:
        self.game = game
        self.settings = settings
        """Taken in turn."""
        self.weights = weights
        """Whom the bots judge by, as in ``make_bot``."""
        self.seed = seed

    def begin(self) -> Callable[[int], list[Seen]]:
        """Gives what plays the game with a number. Called once in every process."""
        game = load_game(self.game)
        judge = judge_of(game, self.weights)
        return lambda number: play(judge, self.settings[number % len(self.settings)], number, self.seed)


class Player:
    """A bot with its whims."""

    def __init__(self, judge: Judge, seat: int, rng: random.Random) -> None:
        game = judge.game
        self.rng = rng
        self.bot = Greedy()
        self.bot.positions = POSITIONS
        self.bot.judge = judge
        if game.plans and rng.random() < PLANNED:
            plan = rng.choice(game.plans)
            keen = rng.uniform(0.3, 1.2)
            which = [game.own_features.index(name) for name in plan]
            self.bot.judge = Whim(judge, seat, which, [keen * points for points in plan.values()])
        elif rng.random() < WHIMSICAL:
            which = [rng.randrange(len(game.own_features)) for _ in range(rng.randint(1, WHIMS))]
            self.bot.judge = Whim(judge, seat, which, [rng.gauss(0.0, WHIM * game.spread) for _ in which])


class Branch:
    """An answer that was not given, and what it takes to see how it would have ended."""

    def __init__(self, state: State, seat: int, option: int, luck: int) -> None:
        self.state = state
        self.seat = seat
        self.option = option
        self.luck = luck
        self.beside = MAIN


class Line:
    """A game from some position to its end."""

    def __init__(self, judge: Judge, state: State, players: list[Player], careless: float, rng: random.Random) -> None:
        self.game: Game[Any] = judge.game
        self.state = state
        self.players = players
        self.careless = careless
        self.rng = rng
        self.branches: list[Branch] = []
        self.fresh: list[Branch] = []
        """Those whose place beside this line is where the move ends that is being made."""
        self.stages: list[int] = []
        self.shared, self.own = array("f"), array("f")

    def play(self, luck: int, branches: float) -> None:
        game, state, rng = self.game, self.state, self.rng
        fate = random.Random(luck)
        while (question := game.asked(state)) is not None:
            if isinstance(question, Chance):
                game.answer(state, question.sample(state, fate), None)
                continue
            seat = question.seat
            moves = question.moves(state)
            if len(moves) == 1:
                option = moves[0]
            elif rng.random() < self.careless:
                option = rng.choice(moves)
            elif rng.random() < branches:
                option = self._branch(seat, moves)
                fate.seed(self.branches[-1].luck)
            else:
                option = bot_answer(game, state, self.players[seat].bot, self.players[seat].rng)
            self.answer(seat, option)

    def answer(self, seat: int, option: int) -> None:
        """Bots judge positions where a move ends, before the dice and draws that follow; so those are kept."""
        self.game.answer(self.state, option, None)
        after = self.game.asked(self.state)
        if after is not None and after.seat != seat and (self.fresh or not self.stages or self.rng.random() < KEPT):
            for branch in self.fresh:
                branch.beside = len(self.stages)
            self.fresh.clear()
            self.stages.append(self.game.stage(self.state))
            _keep(self.game, self.state, self.shared, self.own)

    def _branch(self, seat: int, moves: list[int]) -> int:
        """Answer, and note another answer that looks nearly as good."""
        choices = self.players[seat].bot.think(self.game, self.state, moves, self.players[seat].rng).choices
        other = self.rng.choice(choices[1 : 1 + RIVALS])
        self.fresh.append(Branch(self.state.clone(), seat, other.option, self.rng.getrandbits(64)))
        self.branches.append(self.fresh[-1])
        return choices[0].option

    def seen(self, number: int, beside: int = MAIN, seat: int = MAIN) -> Seen:
        game, state = self.game, self.state
        winners = game.winners(state)
        return Seen(
            number,
            beside,
            seat,
            state.seats,
            self.stages,
            self.shared.tobytes(),
            self.own.tobytes(),
            [game.worth(state, seat) for seat in range(state.seats)],
            [1 / len(winners) if seat in winners else 0.0 for seat in range(state.seats)],
        )


def play(judge: Judge, setting: Setting, number: int, seed: str) -> list[Seen]:
    """A whole game with its branches, and what was seen in it."""
    rng = random.Random(f"armorial train {seed} {number}")
    players = [Player(judge, seat, random.Random(rng.getrandbits(64))) for seat in range(setting.seats)]
    careless = rng.choice(RANDOM_ANSWERS)
    main = Line(judge, judge.game.new(setting.seats, setting.options), players, careless, rng)
    main.play(rng.getrandbits(64), BRANCHES)
    seen = [main.seen(number)]
    for branch in main.branches:
        if branch.beside != MAIN:  # else the game was over
            line = Line(judge, branch.state, players, careless, rng)
            line.answer(branch.seat, branch.option)
            line.play(branch.luck, 0.0)
            if line.stages:
                seen.append(line.seen(number, branch.beside, branch.seat))
    return seen


def _keep(game: Game[Any], state: State, shared: "array[float]", own: "array[float]") -> None:
    table = seat_flags(state.seats)
    game.write_shared(state, table)
    shared.extend(table)
    for seat in range(state.seats):
        features = [game.worth(state, seat)]
        game.write_own(state, seat, features)
        own.extend(features)
