"""Many games at once in one process, with all observations in one array.

    env = VectorEnv("lorenzo", games=64, seats=2)
    env.reset(seed=1)
    while training:
        actions = choose(env.observations, env.masks)          # one action for each game
        env.step(actions)                                      # fills the same arrays again

Each game asks one seat at a time: ``players[i]`` says which, and row ``i`` of the observations is what that seat may
know. A game that ends starts anew in the same step; ``dones`` and ``rewards`` tell of the one that ended.

The arrays can be given from outside, for example slices of one shared memory, so that several processes fill one array.
"""

import json
import random
from collections.abc import Mapping
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from armorial.kernel.errors import RuleError
from armorial.research.observing import action_space, observation_space, write_numbers
from armorial.research.play import IllegalAction, OwnNumbers, Play, Setting, new_play

MOST_GAMES: Final = 1_000_000

Arrays = Mapping[str, NDArray[Any]]


class VectorEnv:
    """``games`` games of one kind, stepped together. Arrays keep their place: copy what you want to keep."""

    def __init__(
        self,
        game: str,
        games: int,
        seats: int = 2,
        options: dict[str, str] | None = None,
        reward: str = "rank",
        all_options: bool = False,
        skip_forced: bool = True,
        out: Arrays | None = None,
        components: OwnNumbers | None = None,
    ) -> None:
        """``out``: arrays to fill, by name, with the shapes and types that ``buffers`` says."""
        if not 1 <= games <= MOST_GAMES:
            raise RuleError(f"the number of games is from 1 to {MOST_GAMES}, not {games}")
        self.setting = Setting(game, seats, options or {}, reward, all_options, skip_forced, components)
        self.num_envs = games
        self.single_observation_space = observation_space(self.setting)
        self.single_action_space = action_space(self.setting)
        arrays = _checked(out, self.buffers(self.setting, games))
        self.observations: NDArray[np.int16] = arrays["observations"]
        """What the seat that is asked may know, one row per game."""
        self.masks: NDArray[np.int8] = arrays["masks"]
        """1 for each action that may be chosen, one row per game."""
        self.players: NDArray[np.int32] = arrays["players"]
        """The seat that is asked."""
        self.rewards: NDArray[np.float32] = arrays["rewards"]
        """What each seat got for the game that ended with the last step; else 0."""
        self.scores: NDArray[np.int32] = arrays["scores"]
        """The points of each seat in the game that ended last."""
        self.dones: NDArray[np.bool_] = arrays["dones"]
        """Whether a game ended with the last step; another one has begun then."""
        self._plays: list[Play] = [new_play(self.setting) for _ in range(games)]
        self._legal: list[list[int]] = [[] for _ in range(games)]
        self.masks[:] = 0

    @staticmethod
    def buffers(setting: Setting, games: int) -> dict[str, tuple[tuple[int, ...], np.dtype[Any]]]:
        """The arrays an environment fills: shape and type of each."""
        return {
            "observations": ((games, setting.encoder.size), np.dtype(np.int16)),
            "masks": ((games, setting.actions.size), np.dtype(np.int8)),
            "players": ((games,), np.dtype(np.int32)),
            "rewards": ((games, setting.seats), np.dtype(np.float32)),
            "scores": ((games, setting.seats), np.dtype(np.int32)),
            "dones": ((games,), np.dtype(np.bool_)),
        }

    def reset(self, seed: int | None = None) -> tuple[dict[str, NDArray[Any]], dict[str, NDArray[Any]]]:
        """New games everywhere. With a seed game ``i`` is always the same, whatever the number of games."""
        for i, play in enumerate(self._plays):
            play.reset(None if seed is None else game_seed(seed, i))
            self._show(i)
        self.rewards[:] = 0
        self.dones[:] = False
        return self._shown(), {"players": self.players}

    def step(
        self, actions: NDArray[Any]
    ) -> tuple[dict[str, NDArray[Any]], NDArray[Any], NDArray[Any], NDArray[Any], dict[str, NDArray[Any]]]:
        """An action in each game. One that is not allowed raises IllegalAction before anything has changed."""
        chosen = [int(action) for action in actions]
        if len(chosen) != self.num_envs:
            raise IllegalAction(f"{self.num_envs} games need {self.num_envs} actions, not {len(chosen)}")
        for i, action in enumerate(chosen):
            if action not in self._legal[i]:
                self._refuse(i, action)
        self.rewards[:] = 0
        self.dones[:] = False
        for i, action in enumerate(chosen):
            play = self._plays[i]
            play.act(action)
            if play.seat < 0:
                self.rewards[i] = play.rewards()
                self.scores[i] = play.scores()
                self.dones[i] = True
                play.reset()
            self._show(i)
        info = {"players": self.players, "scores": self.scores}
        return self._shown(), self.rewards, self.dones, np.zeros_like(self.dones), info

    def game(self, i: int) -> Play:
        """Game ``i``, to look at, clone or save."""
        return self._plays[i]

    def save(self) -> bytes:
        """All positions and generators, as JSON."""
        return json.dumps([play.save().decode() for play in self._plays]).encode()

    def load(self, saved: bytes) -> None:
        """Go on from what ``save`` gave; what the last step ended is forgotten."""
        positions = json.loads(saved)
        if len(positions) != self.num_envs:
            raise RuleError(f"{len(positions)} games were saved, but this environment has {self.num_envs}")
        for i, position in enumerate(positions):
            self._plays[i].load(position.encode())
            self._show(i)
        self.rewards[:] = 0
        self.dones[:] = False

    def close(self) -> None:
        """Nothing is held open."""

    def _show(self, i: int) -> None:
        """Write the row of a game."""
        play = self._plays[i]
        mask = self.masks[i]
        mask[self._legal[i]] = 0
        self._legal[i] = legal = play.actions()
        mask[legal] = 1
        self.players[i] = play.seat
        write_numbers(self.setting.encoder, play.state, play.seat, self.observations[i])

    def _shown(self) -> dict[str, NDArray[Any]]:
        return {"observation": self.observations, "action_mask": self.masks}

    def _refuse(self, i: int, action: int) -> None:
        try:
            self._plays[i].option_of(action)
        except IllegalAction as error:
            raise IllegalAction(f"game {i}: {error}") from None


def game_seed(seed: int, i: int) -> int:
    """The seed of game ``i``: games are independent of each other, and of how many there are."""
    return random.Random(f"armorial {seed} {i}").getrandbits(63)


def _checked(out: Arrays | None, wanted: dict[str, tuple[tuple[int, ...], np.dtype[Any]]]) -> dict[str, NDArray[Any]]:
    """The arrays to fill: those given, if they are as they must be, and new ones."""
    arrays: dict[str, NDArray[Any]] = {}
    for name, given in (out or {}).items():
        if name not in wanted:
            raise RuleError(f"there is no array '{name}' to fill; choose from: {', '.join(wanted)}")
        shape, dtype = wanted[name]
        if given.shape != shape or given.dtype != dtype:
            raise RuleError(f"'{name}' must have shape {shape} and type {dtype}, not {given.shape} and {given.dtype}")
        if not given.flags.c_contiguous or not given.flags.writeable:
            raise RuleError(f"'{name}' must be writable, and its rows must lie one after the other in memory")
        arrays[name] = given
    for name, (shape, dtype) in wanted.items():
        if name not in arrays:
            arrays[name] = np.zeros(shape, dtype)
    return arrays
