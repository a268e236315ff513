"""One seat of a game against bots, as a Gymnasium environment.

    import gymnasium
    import armorial.research

    env = gymnasium.make("armorial/Village-v0", seats=3, opponents=["greedy", "random"])

A step is one action of your agent; opponents, chance and answers without a choice follow until it is asked again.
"""

import copy
import json
import random
from collections.abc import Sequence
from typing import Any, Final, SupportsInt

import gymnasium
import numpy as np

from armorial.bots import Bot, make_bot
from armorial.bots.runner import bot_answer
from armorial.games import GAMES
from armorial.kernel.errors import RuleError
from armorial.research.drawing import text_of
from armorial.research.observing import Observation, action_space, mask_of, observation, observation_space
from armorial.research.pettingzoo import ILLEGAL, ILLEGAL_REWARD, RENDER_MODES, check_choice
from armorial.research.play import IllegalAction, OwnNumbers, Play, Setting, new_play

IDS: Final = {game: f"armorial/{game.capitalize()}-v0" for game in GAMES}


class ArmorialEnv(gymnasium.Env[Observation, np.int64]):
    """One seat of a game; the others are played by bots.

    ``opponents``: a bot for each other seat, in the order of the seats, or one name for all. ``seat``: your agent's
    seat, or None for another one in every game. The rest as in the PettingZoo environment.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}

    def __init__(
        self,
        game: str,
        seats: int = 2,
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        options: dict[str, str] | None = None,
        reward: str = "rank",
        illegal: str = "terminate",
        all_options: bool = False,
        skip_forced: bool = True,
        render_mode: str | None = None,
        components: OwnNumbers | None = None,
    ) -> None:
        check_choice("illegal", illegal, ILLEGAL)
        if render_mode is not None:
            check_choice("render_mode", render_mode, RENDER_MODES)
        self.setting = Setting(game, seats, options or {}, reward, all_options, skip_forced, components)
        if seat is not None and not 0 <= seat < seats:
            raise RuleError(
                f"the agent's seat is from 0 to {seats - 1}, or None for another one in every game, not {seat}"
            )
        self.opponents = [opponents] * (seats - 1) if isinstance(opponents, str) else list(opponents)
        if len(self.opponents) != seats - 1:
            raise RuleError(f"{seats} seats need {seats - 1} opponents, not {len(self.opponents)}")
        self.illegal = illegal
        self.render_mode = render_mode
        self.own_seat = seat
        self.observation_space = observation_space(self.setting)
        self.action_space = action_space(self.setting)
        self.bots: list[Bot] = [make_bot(name) for name in self.opponents]
        self.seat = seat or 0
        """Your agent's seat in this game."""
        self.play: Play = new_play(self.setting)
        self._thinking = random.Random()
        """The bots' own generator: what they think does not change what is rolled."""
        self._over = True

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """A new game up to your agent's first choice. Without a seed the generators go on. ``options`` are not used."""
        super().reset(seed=seed)
        if seed is not None:
            self._thinking.seed(f"bots {seed}")
        if self.own_seat is None:
            chooser = random.Random(f"seat {seed}") if seed is not None else self._thinking
            self.seat = chooser.randrange(self.setting.seats)
        self.bots = [make_bot(name) for name in self.opponents]
        self.play.reset(seed)
        self._over = False
        self._opponents_play()
        return observation(self.play, self.seat), self._info()

    def step(self, action: SupportsInt) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        if self._over:
            raise IllegalAction("the game is over: call reset()")
        reward = 0.0
        why = ""
        try:
            self.play.act(int(action))
        except IllegalAction as error:
            if self.illegal == "raise":
                raise
            why = str(error)
            reward = ILLEGAL_REWARD
            self._over = True
        else:
            self._opponents_play()
            if self.play.seat < 0:
                self._over = True
                reward = self.play.rewards()[self.seat]
        info = self._info()
        if why:
            info["illegal"] = why
        return observation(self.play, self.seat), reward, self._over, False, info

    def render(self) -> str | None:
        return text_of(self.play) if self.render_mode else None

    def action_masks(self) -> np.ndarray[Any, np.dtype[np.bool_]]:
        """The mask under the name that sb3-contrib's MaskablePPO asks for."""
        return mask_of(self.play, self.seat).astype(np.bool_)

    # -- copying and saving: position, generators and seat are kept; bots start thinking anew --------------------------

    def clone(self) -> "ArmorialEnv":
        """An independent environment at the same position."""
        return copy.deepcopy(self)

    def save(self) -> bytes:
        """The position and both generators, as JSON."""
        data = {
            "position": self.play.save().decode(),
            "seat": self.seat,
            "over": self._over,
            "thinking": self._thinking.getstate(),
        }
        return json.dumps(data, separators=(",", ":")).encode()

    def load(self, saved: bytes) -> None:
        """Go on from what ``save`` gave, be it in another process."""
        try:
            data = json.loads(saved)
            position = data["position"].encode()
            version, numbers, gauss = data["thinking"]
        except (ValueError, KeyError, TypeError, AttributeError):
            raise RuleError("these bytes are no saved environment: give what save() gave") from None
        self.play.load(position)
        self._thinking.setstate((version, tuple(numbers), gauss))
        self.seat = data["seat"]
        self._over = data["over"]
        self.bots = [make_bot(name) for name in self.opponents]

    def __getstate__(self) -> dict[str, Any]:
        return {name: value for name, value in self.__dict__.items() if name != "bots"}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state)
        self.bots = [make_bot(name) for name in self.opponents]

    def _opponents_play(self) -> None:
        play = self.play
        game = self.setting.game
        while play.seat >= 0 and play.seat != self.seat:
            bot = self.bots[play.seat if play.seat < self.seat else play.seat - 1]
            game.answer(play.state, bot_answer(game, play.state, bot, self._thinking), None)
            play.go_on()

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": mask_of(self.play, self.seat), "seat": self.seat}
        if self._over:
            info["scores"] = self.play.scores()
        return info


def register() -> None:
    """Make the environments known to ``gymnasium.make``."""
    for game, name in IDS.items():
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point="armorial.research.gymnasium:ArmorialEnv", kwargs={"game": game})
