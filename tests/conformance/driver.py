"""Plays whole games at random, the same ones every time, and hands out their positions.

A failure names the game, the seats, the options, the seed, the step and the question, so that it can be found again.
"""

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import cache
from itertools import product
from typing import Any, Final

from armorial.games import GAMES, load_game
from armorial.kernel.contract import CHANCE, SPECTATOR, Chance, Event, Game, Question, State
from armorial.kernel.errors import RuleError
from tests.toy import Fair

MOST_ANSWERS: Final = 5_000
"""A game that is not over after so many answers has no end."""
SEEDS: Final = (1, 2, 8)


class Broken(AssertionError):
    """A law does not hold. The message says where."""


class Case:
    """A game with its seats and options."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, str]) -> None:
        self.game = game
        self.seats = seats
        self.options = options

    def __str__(self) -> str:
        return "-".join([self.game.name, str(self.seats), *self.options.values()])

    def allowed(self) -> bool:
        """Some options do not go with some numbers of seats: the game says so itself."""
        try:
            self.game.check(self.seats, self.options)
        except RuleError:
            return False
        return True

    def new(self, out: list[Event] | None = None) -> Any:
        return self.game.new(self.seats, self.options, out)

    def chosen(self, step: int, question: Question[Any], s: Any, rng: random.Random) -> int:
        """What is answered there."""
        return choose(question, s, rng)


class MissingGame(Game[Any]):
    """Stands for a registered game that cannot be loaded: its tests fail and say why, those of others go on."""

    def __init__(self, name: str, error: Exception) -> None:
        self.name = name
        self.error = error
        self.seat_counts = (0,)
        self.variants = ()

    def set_up(self, seats: int, options: dict[str, str]) -> State:
        raise Broken(f"the game '{self.name}' is registered but cannot be loaded") from self.error


@cache
def game_called(name: str) -> Game[Any]:
    if name == Fair().name:
        return Fair()
    try:
        return load_game(name)
    except Exception as error:
        return MissingGame(name, error)


def all_cases(names: Sequence[str] = (Fair().name, *GAMES)) -> list[Case]:
    """Every game with every number of seats and every combination of options."""
    cases: list[Case] = []
    for game in [game_called(name) for name in names]:
        keys = [variant.key for variant in game.variants]
        for seats in game.seat_counts:
            for values in product(*[variant.values for variant in game.variants]):
                case = Case(game, seats, dict(zip(keys, values)))
                if case.allowed():
                    cases.append(case)
    return cases


class Position:
    """A position of a game that is being played. Laws may look at it, and do what they like with clones of it."""

    def __init__(self, case: Case, seed: int, step: int, state: Any, before: int) -> None:
        """``before`` is the seat that was asked last."""
        self.case = case
        self.game = case.game
        self.seed = seed
        self.step = step
        self.state = state
        self.question: Question[Any] | None = self.game.asked(state)
        self.begins = self.question is not None and self.question.seat not in (CHANCE, before)
        """Whether a player begins to answer, and does not go on."""

    def __str__(self) -> str:
        asked = "the end" if self.question is None else type(self.question).__name__
        options = "".join(f", {key} {value}" for key, value in self.case.options.items())
        seats = f"{self.case.seats} seats{options}"
        return f"{self.game.name}, {seats}, seed {self.seed}, step {self.step}, {asked}"

    def viewers(self) -> list[int]:
        return [*range(self.case.seats), SPECTATOR]

    def rng(self) -> random.Random:
        """The same numbers for the same position."""
        return random.Random(str(self))

    def check(self, holds: bool, problem: str) -> None:
        if not holds:
            raise Broken(f"{self}: {problem}")

    def same(self, found: Any, wanted: Any, problem: str) -> None:
        if found != wanted:
            raise Broken(f"{self}: {problem}: {difference(found, wanted)}")


def difference(found: Any, wanted: Any, path: str = "") -> str:
    """Where two pieces of plain data first differ."""
    if isinstance(found, dict) and isinstance(wanted, dict) and found.keys() == wanted.keys():
        key = next(key for key in found if found[key] != wanted[key])
        return difference(found[key], wanted[key], f"{path}.{key}" if path else str(key))
    if isinstance(found, list) and isinstance(wanted, list) and len(found) == len(wanted):
        place = next(i for i in range(len(found)) if found[i] != wanted[i])
        return difference(found[place], wanted[place], f"{path}[{place}]")
    return f"{path or 'all'} is {found!r}, not {wanted!r}"


def choose(question: Question[Any], s: Any, rng: random.Random) -> int:
    """An answer at random: chance by its weights, players evenly."""
    if isinstance(question, Chance):
        return question.sample(s, rng)
    return rng.choice(question.options(s))


def play_on(
    game: Game[Any], s: Any, rng: random.Random, answers: int = MOST_ANSWERS, out: list[Event] | None = None
) -> None:
    """Play a state on in place for so many answers, or until it is over."""
    for _ in range(answers):
        question = game.asked(s)
        if question is None:
            return
        game.answer(s, choose(question, s, rng), out)


def walk(case: Case, seed: int) -> Iterator[Position]:
    """All positions of a game, from the first question to the end."""
    rng = random.Random(f"{case} {seed}")
    state = case.new()
    before = CHANCE
    for step in range(MOST_ANSWERS + 1):
        position = Position(case, seed, step, state, before)
        yield position
        if position.question is None:
            return
        before = position.question.seat
        try:
            case.game.answer(state, case.chosen(step, position.question, state, rng), None)
        except Exception as error:
            raise Broken(f"{position}: cannot be answered: {error!r}") from error
    raise Broken(f"{position}: no end after {MOST_ANSWERS} answers")


@cache
def sampled_steps(case: Case, seed: int, most: int) -> frozenset[int]:
    """Steps to look at: two of each kind of question, so that no rare one is left out, the end, and any others."""
    kinds = [type(position.question).__name__ for position in walk(case, seed)]
    rng = random.Random(seed)
    steps = list(range(len(kinds)))
    rng.shuffle(steps)
    chosen = {len(kinds) - 1}
    for kind in sorted(set(kinds)):
        chosen.update([step for step in steps if kinds[step] == kind][:2])
    for step in steps:
        if len(chosen) >= most:
            break
        chosen.add(step)
    return frozenset(chosen)


def prove(law: Callable[[Position], None], case: Case, seed: int, most: int | None = None) -> None:
    """Look whether a law holds at every position of a game, or at a sample of ``most``."""
    prove_all({law: most}, case, seed)


def prove_all(laws: Mapping[Callable[[Position], None], int | None], case: Case, seed: int) -> None:
    """Look whether laws hold, each at every position of a game or at a sample of so many. One that is broken does not
    keep the others from being looked at."""
    steps = {law: None if most is None else sampled_steps(case, seed, most) for law, most in laws.items()}
    broken: dict[str, Exception] = {}
    try:
        for position in walk(case, seed):
            for law in [law for law, looked_at in steps.items() if looked_at is None or position.step in looked_at]:
                try:
                    law(position)
                except Exception as error:
                    said = str(error) if isinstance(error, Broken) else f"{position}: {error!r}"
                    broken[f"{law.__name__}: {said}"] = error
                    del steps[law]
    except Broken as error:  # what breaks a law may well keep the game from going on
        broken[str(error)] = error
    if broken:
        raise Broken("\n".join(broken)) from next(iter(broken.values()))
