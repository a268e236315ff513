"""A game as the environments play it: a position, a generator for chance, and the actions of who is asked.

All environments are built on this. It is plain Python without numpy, so that it can be compiled with the rules.
"""

import json
from collections.abc import Callable
from functools import cache, lru_cache
from pathlib import Path
from typing import Any, Final

from armorial.data.reader import Overlay, Source
from armorial.games import game_module, load_game
from armorial.kernel.contract import Chance, Game, Question, State
from armorial.kernel.errors import RuleError
from armorial.kernel.pools import determinize
from armorial.research.actions import Actions
from armorial.research.dice import Dice, seeded
from armorial.research.encode import make_encoder
from armorial.research.encode.layout import Encoder

OVER: Final = -1
"""Who is asked when nobody is."""
REWARDS: Final = ("rank", "margin")
FORMAT: Final = "armorial research position 1"
NUMBERS_KEPT: Final = 16
"""How many sets of an owner's numbers are kept ready: an experiment with many of them does not fill the memory."""

OwnNumbers = str | Path | dict[str, Any]
"""An owner's components: the path of a file, or what such a file says."""


class IllegalAction(RuleError):
    """An action that may not be chosen now. The message says why."""


class Setting:
    """What stays the same over all games of an environment."""

    def __init__(
        self,
        name: str,
        seats: int,
        options: dict[str, str],
        reward: str,
        all_options: bool,
        skip_forced: bool,
        components: OwnNumbers | None = None,
    ) -> None:
        self.name = name
        self.components = _plain(name, components)
        """An owner's numbers, None for the standard ones."""
        numbers = "" if self.components is None else json.dumps(self.components, sort_keys=True)
        self.game: Game[Any] = _game(name, numbers)
        self.seats = seats
        self.options = self.game.check(seats, options)
        if reward not in REWARDS:
            raise RuleError(f"the reward is one of {', '.join(REWARDS)}, not '{reward}'")
        self.reward = reward
        self.all_options = all_options
        """Whether all options may be chosen, or only ``moves``, without other ways to the same positions."""
        self.skip_forced = skip_forced
        """Whether answers without a choice are given by the environment."""
        self.actions: Actions = _actions(name, seats)
        self.encoder: Encoder[Any] = _encoder(name, numbers, seats)

    def __reduce__(self) -> tuple[Callable[..., "Setting"], tuple[Any, ...]]:
        plays = (self.name, self.seats, self.options, self.reward, self.all_options, self.skip_forced)
        return Setting, (*plays, self.components)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Setting":
        return self

    def described(self) -> dict[str, Any]:
        """What a saved position must agree with."""
        return {
            "game": self.name,
            "rules_version": self.game.rules_version,
            "seats": self.seats,
            "options": self.options,
            "components": self.components,
            "reward": self.reward,
            "all_options": self.all_options,
            "skip_forced": self.skip_forced,
        }


def _plain(name: str, components: OwnNumbers | None) -> dict[str, Any] | None:
    """An owner's numbers as plain data. They are checked here, where an error can still name the line of the file."""
    if components is None:
        return None
    own: Source = Overlay("components", components) if isinstance(components, dict) else Path(components)
    return game_module(name).components(own).overlay


@lru_cache(maxsize=NUMBERS_KEPT)
def _game(name: str, numbers: str) -> Game[Any]:
    """``numbers`` are an owner's, as JSON, or empty."""
    return load_game(name, json.loads(numbers) if numbers else None)


@cache
def _actions(name: str, seats: int) -> Actions:
    """The same whatever the numbers."""
    return Actions(_game(name, ""), seats)


@lru_cache(maxsize=NUMBERS_KEPT)
def _encoder(name: str, numbers: str, seats: int) -> Encoder[Any]:
    return make_encoder(_game(name, numbers), seats)


class Play:
    """One game. Chance is played with the generator of this game alone."""

    def __init__(
        self, setting: Setting, rng: Dice, state: State, seat: int = OVER, options: list[int] | None = None
    ) -> None:
        self.setting = setting
        self.rng = rng
        self.state = state
        self.seat = seat
        """Who is asked, OVER when the game is."""
        self.options: list[int] = options or []
        """What may be answered."""

    # -- playing --------------------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None) -> None:
        """A new game; without a seed the generator goes on."""
        if seed is not None:
            self.rng = seeded(seed)
        self.state = self.setting.game.new(self.setting.seats, self.setting.options)
        self.go_on()

    def actions(self) -> list[int]:
        """The actions that may be chosen, as ids."""
        question = self.question()
        return [] if question is None else self.setting.actions.ids(question, self.options)

    def question(self) -> Question[Any] | None:
        return self.setting.game.asked(self.state)

    def act(self, action: int) -> None:
        """Carry out an action and go on to the next choice. One that is not allowed raises and changes nothing."""
        option = self.option_of(action)
        self.setting.game.answer(self.state, option, None)
        self.go_on()

    def option_of(self, action: int) -> int:
        """The option that an action is now."""
        question = self.question()
        if question is None:
            raise IllegalAction("the game is over: reset the environment")
        option = self.setting.actions.option(question, action)
        if option not in self.options:
            raise IllegalAction(self.why_not(question, action, option))
        return option

    def why_not(self, question: Question[Any], action: int, option: int) -> str:
        """Why an action may not be chosen, with the rules it would break."""
        kind = type(question).__name__
        name = self.setting.actions.name(action)
        if option < 0:
            return f"{name} is not an answer to the open question, {kind}: choose by the action mask"
        code = question.refusal(self.state, option)
        if code:
            return f"{name} is not allowed: {self.setting.game.explain(code)}"
        return f"{name} is only another way to the same positions: choose by the action mask, or set all_options"

    def go_on(self) -> None:
        """Answer for chance, and where there is no choice, until somebody has to choose."""
        game, s, rng = self.setting.game, self.state, self.rng
        every, skip = self.setting.all_options, self.setting.skip_forced
        while True:
            question = game.asked(s)
            if question is None:
                self.seat = OVER
                self.options = []
                return
            if isinstance(question, Chance):
                game.answer(s, question.sample(s, rng), None)
                continue
            options = question.options(s) if every else question.moves(s)
            if skip and len(options) == 1:
                game.answer(s, options[0], None)
                continue
            self.seat = question.seat
            self.options = options
            return

    # -- the end --------------------------------------------------------------------------------------------------

    def rewards(self) -> list[float]:
        """What each seat gets at the end."""
        return rewards(self.setting.game, self.state, self.setting.reward)

    def scores(self) -> list[int]:
        game, s = self.setting.game, self.state
        return [game.score(s, seat).total for seat in range(s.seats)]

    # -- copying and saving -----------------------------------------------------------------------------------------

    def clone(self) -> "Play":
        """An independent copy with the same chance still to come."""
        return Play(self.setting, self.rng.copy(), self.state.clone(), self.seat, self.options)

    def imagine(self, seat: int, seed: int) -> "Play":
        """A copy as the seat might imagine it: what it does not know is dealt anew, and chance will be another.

        This is what a player may think about. A clone would let it look at hidden cards and at dice to come.
        """
        rng = seeded(seed)
        state = determinize(self.setting.game, self.state, seat, rng)
        return Play(self.setting, rng, state, self.seat, self.options)

    def save(self) -> bytes:
        """The position and the generator, as JSON."""
        data = {
            "format": FORMAT,
            **self.setting.described(),
            "state": self.setting.game.dump(self.state),
            "generator": self.rng.state,
        }
        return json.dumps(data, separators=(",", ":")).encode()

    def load(self, saved: bytes) -> None:
        """Go on from a saved position of the same game."""
        data = read_saved(saved)
        for key, value in self.setting.described().items():
            if data.get(key) != value:
                raise RuleError(f"the saved position has {key} {data.get(key)!r}, this environment {value!r}")
        self.state = self.setting.game.load(data["state"])
        self.rng = Dice(data["generator"])
        self.go_on()

    def __reduce__(self) -> tuple[Callable[..., "Play"], tuple[Any, ...]]:
        return _loaded, (self.setting, self.save())

    def __deepcopy__(self, memo: dict[int, Any]) -> "Play":
        return self.clone()


def read_saved(saved: bytes) -> dict[str, Any]:
    """The data of a saved position."""
    try:
        data = json.loads(saved)
    except ValueError:
        data = None
    if not isinstance(data, dict) or data.get("format") != FORMAT:
        raise RuleError("these bytes are no saved position: give what save() gave")
    return data


def new_play(setting: Setting, seed: int | None = None) -> Play:
    """A new game, up to the first choice."""
    play = Play(setting, seeded(seed), setting.game.new(setting.seats, setting.options))
    play.go_on()
    return play


def _loaded(setting: Setting, saved: bytes) -> Play:
    play = new_play(setting, 0)
    play.load(saved)
    return play


def rewards(game: Game[Any], s: State, kind: str) -> list[float]:
    """What each seat gets for a finished game.

    ``rank``: from 1 for the first to -1 for the last in even steps, shared places share; together 0. ``margin``: the
    points more than the best of the others. Who plays alone gets 1 or -1 for winning or losing, or their points.
    """
    if kind == "margin":
        totals = [float(game.score(s, seat).total) for seat in range(s.seats)]
        if s.seats == 1:
            return totals
        return [own - max(totals[:seat] + totals[seat + 1 :]) for seat, own in enumerate(totals)]
    if s.seats == 1:
        return [-1.0 if game.lost(s, 0) else 1.0]
    return rank_rewards(game.ranks(s))


def rank_rewards(ranks: list[int]) -> list[float]:
    """From 1 for the first to -1 for the last in even steps; who shares a place gets the mean of the places shared."""
    last = len(ranks) - 1
    return [1.0 - 2.0 * (rank - 1 + (ranks.count(rank) - 1) / 2) / last for rank in ranks]
