"""The games as PettingZoo environments, one agent per seat, in turns (AEC).

from armorial.research import village_v0

env = village_v0.env(seats=2)
env.reset(seed=1)
for agent in env.agent_iter():
    observation, reward, terminated, truncated, info = env.last()
    action = None if terminated else env.action_space(agent).sample(observation["action_mask"])
    env.step(action)
"""

import json
import sys
from functools import partial
from types import ModuleType
from typing import Any, Final

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from armorial.games import GAMES
from armorial.kernel.errors import RuleError
from armorial.research.drawing import text_of
from armorial.research.observing import Mask, Observation, action_space, mask_of, observation, observation_space
from armorial.research.play import IllegalAction, OwnNumbers, Play, Setting, new_play

ILLEGAL: Final = ("terminate", "raise")
RENDER_MODES: Final = ("ansi",)
ILLEGAL_REWARD: Final = -1.0


class NotReset(RuleError):
    """Nothing can be done before the first reset."""


class ArmorialAEC(AECEnv[str, Observation, int | None]):
    """A game of several agents who act in turn. Chance and answers without a choice are played by the environment.

    ``seats``: how many play. ``options``: those of the game, such as ``{"advanced": "on"}``. ``reward``: ``rank``
    or ``margin``. ``illegal``: what an action outside the mask does: ``terminate`` ends the game with -1 for the
    offender and 0 for the others, as in PettingZoo's own games; ``raise`` raises IllegalAction with the reason.
    ``all_options``: also actions that are only another way to the same positions. ``skip_forced``: answers without
    a choice are given by the environment. ``components``: an owner's printed numbers, a file or what it says.
    """

    def __init__(
        self,
        game: str,
        seats: int = 2,
        options: dict[str, str] | None = None,
        reward: str = "rank",
        illegal: str = "terminate",
        all_options: bool = False,
        skip_forced: bool = True,
        render_mode: str | None = None,
        components: OwnNumbers | None = None,
    ) -> None:
        super().__init__()
        check_choice("illegal", illegal, ILLEGAL)
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        self.setting = Setting(game, seats, options or {}, reward, all_options, skip_forced, components)
        self.illegal = illegal
        self.render_mode = render_mode
        self.metadata = {"render_modes": list(RENDER_MODES), "name": f"{game}_v0", "is_parallelizable": False}
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        space = observation_space(self.setting)
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {agent: action_space(self.setting) for agent in self.possible_agents}
        self.agents: list[str] = []
        self._play: Play | None = None

    # -- PettingZoo ----------------------------------------------------------------------------------------------

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    @property
    def play(self) -> Play:
        """The game that is played."""
        if self._play is None:
            raise NotReset("call reset() before the first step")
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game. Without a seed the environment's own generator goes on. ``options`` are not used."""
        if self._play is None:
            self._play = new_play(self.setting, seed)
        else:
            self._play.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self._say_who()

    def step(self, action: int | None) -> None:
        play = self.play
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"{agent} has to choose an action: None is only for those whose game has ended")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        try:
            play.act(int(action))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            self._end_by_illegal(agent, str(error))
        else:
            if play.seat < 0:
                self._end(dict(zip(self.possible_agents, play.rewards(), strict=True)))
            else:
                self._say_who()
        self._accumulate_rewards()

    def observe(self, agent: str) -> Observation:
        return observation(self.play, self.possible_agents.index(agent))

    def render(self) -> str | None:
        if self.render_mode is None:
            gymnasium.logger.warn("render() without a render_mode: make the environment with render_mode='ansi'")
            return None
        return text_of(self.play)

    def close(self) -> None:
        """Nothing is held open."""

    def _say_who(self) -> None:
        """Whose turn it is, with the mask also in its info."""
        play = self.play
        if play.seat < 0:  # only a position that was over when it was loaded
            self._end(dict(zip(self.possible_agents, play.rewards(), strict=True)))
            return
        self.agent_selection = self.possible_agents[play.seat]
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.infos[self.agent_selection]["action_mask"] = mask_of(play, play.seat)

    def _end(self, rewards: dict[str, float]) -> None:
        self.rewards = {agent: rewards[agent] for agent in self.agents}
        self.terminations = dict.fromkeys(self.agents, True)
        empty = np.zeros(self.setting.actions.size, dtype=np.int8)
        scores = self.play.scores()
        self.infos = {
            agent: {"action_mask": empty.copy(), "score": scores[self.possible_agents.index(agent)]}
            for agent in self.agents
        }
        self.agent_selection = self.agents[0]

    def _end_by_illegal(self, agent: str, why: str) -> None:
        EnvLogger.warn_on_illegal_move()
        self._end({other: ILLEGAL_REWARD if other == agent else 0.0 for other in self.agents})
        self.infos[agent]["illegal"] = why
        self.agent_selection = agent

    # -- more than PettingZoo asks for ---------------------------------------------------------------------------

    def action_mask(self) -> Mask:
        """Which actions the agent whose turn it is may choose."""
        return mask_of(self.play, self.play.seat)

    def action_name(self, action: int) -> str:
        """What an action is called: ``TakeCube/take:crafts:orange``."""
        return self.setting.actions.name(int(action))

    def action_id(self, name: str) -> int:
        return self.setting.actions.id(name)

    def clone(self) -> "ArmorialAEC":
        """An independent environment at the same position, with the same chance still to come."""
        return self._copy(self.play.clone())

    def imagine(self, agent: str, seed: int) -> "ArmorialAEC":
        """A copy as an agent may imagine it: hidden cards dealt anew, and another chance to come. For search."""
        return self._copy(self.play.imagine(self.possible_agents.index(agent), seed))

    def _copy(self, play: Play | None) -> "ArmorialAEC":
        copy = type(self).__new__(type(self))
        copy.__dict__.update(self.__dict__)
        copy._play = play
        copy.agents = self.agents[:]
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            if name in self.__dict__:
                setattr(copy, name, dict(self.__dict__[name]))
        return copy

    def save(self) -> bytes:
        """The position, the generator, and who has which rewards still to see, as JSON."""
        data = {
            "position": self.play.save().decode(),
            "agents": self.agents,
            "selection": self.agent_selection,
            "rewards": self.rewards,
            "cumulative": self._cumulative_rewards,
            "terminations": self.terminations,
            "illegal": {agent: info["illegal"] for agent, info in self.infos.items() if "illegal" in info},
        }
        return json.dumps(data, separators=(",", ":")).encode()

    def load(self, saved: bytes) -> None:
        """Go on from what ``save`` gave, be it in another process."""
        try:
            data = json.loads(saved)
            position = data["position"].encode()
        except (ValueError, KeyError, TypeError, AttributeError):
            raise RuleError("these bytes are no saved environment: give what save() gave") from None
        play = new_play(self.setting, 0)
        play.load(position)
        self._play = play
        self.agents = data["agents"]
        self.truncations = dict.fromkeys(self.agents, False)
        self.terminations = data["terminations"]
        self._say_who()
        self.rewards, self._cumulative_rewards = data["rewards"], data["cumulative"]
        if any(self.terminations.values()):
            self._end(self.rewards)
            for agent, why in data["illegal"].items():
                self.infos[agent]["illegal"] = why
        self.agent_selection = data["selection"]

    def __getstate__(self) -> dict[str, Any]:
        state = dict(self.__dict__)
        state.pop("_play")
        return {"attributes": state, "play": self._play}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state["attributes"])
        self._play = state["play"]

    def __deepcopy__(self, memo: dict[int, Any]) -> "ArmorialAEC":
        return self._copy(None if self._play is None else self._play.clone())

    def __str__(self) -> str:
        return str(self.metadata["name"])


def check_choice(what: str, value: str, known: tuple[str, ...]) -> None:
    if value not in known:
        raise RuleError(f"{what} is one of {', '.join(known)}, not '{value}'")


def register() -> None:
    """Give every game a module as PettingZoo's own games have one: ``armorial.research.village_v0`` with ``env()``."""
    package = sys.modules[__package__]
    for game in GAMES:
        name = f"{game}_v0"
        module = ModuleType(f"{__package__}.{name}", f"{game.capitalize()} as a PettingZoo environment.")
        module.__dict__["env"] = module.__dict__["raw_env"] = partial(ArmorialAEC, game)
        sys.modules[module.__name__] = module
        setattr(package, name, module)
