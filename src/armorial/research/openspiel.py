"""Every game for OpenSpiel: ``pyspiel.load_game("armorial_village", {"seats": 3})`` once this module is imported.

Chance is explicit: dice and draws are chance nodes with their probabilities. The return is that by rank, which adds up
to 0. An observation is the encoder's, as tensor, or the view of the seat, as string; the information state is the log
of the game as far as the seat may know it.
"""

import json
from collections.abc import Callable
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance, Game, Question, State, may_know
from armorial.research.observing import numbers
from armorial.research.play import Setting, rewards
from armorial.text import FALLBACK, Speaker

try:
    import pyspiel
except ImportError:
    raise ImportError("this needs OpenSpiel: install it with pip install 'armorial[research]'") from None

MOST_DECISIONS: Final = 20_000
"""No game takes longer, chance included: random games take up to a tenth of it."""
USUAL_SEATS: Final = 2


class Memory:
    """What a state of OpenSpiel keeps: the position, and the log as each seat may know it."""

    def __init__(self, setting: Setting, state: State, seen: list[tuple[str, ...]]) -> None:
        self.setting = setting
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: dict[int, Any]) -> "Memory":
        return Memory(self.setting, self.state.clone(), self.seen[:])

    def __reduce__(self) -> tuple[Callable[..., "Memory"], tuple[Any, ...]]:
        """As plain data: a compiled state cannot be pickled."""
        return _remembered, (self.setting, self.setting.game.dump(self.state), self.seen)


def _remembered(setting: Setting, data: dict[str, Any], seen: list[tuple[str, ...]]) -> Memory:
    return Memory(setting, setting.game.load(data), seen)


class ArmorialGame(pyspiel.Game):
    """A game with its number of seats and its options."""

    def __init__(self, name: str, params: dict[str, Any] | None = None) -> None:
        game = load_game(name)
        given = {**_parameters(game), **(params or {})}
        seats = int(given.pop("seats"))
        every = bool(given.pop("all_options"))
        components = str(given.pop("components")) or None
        options = {key: str(value) for key, value in given.items()}
        self.setting = Setting(name, seats, options, "rank", every, False, components)
        alone = seats == 1
        info = pyspiel.GameInfo(
            num_distinct_actions=self.setting.actions.size,
            max_chance_outcomes=_most_outcomes(game),
            num_players=seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=None if alone else 0.0,
            max_game_length=MOST_DECISIONS,
        )
        super().__init__(_game_type(game, alone), info, params or {})

    def new_initial_state(self, state: Any = None) -> "ArmorialState":
        return ArmorialState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> "Observer":
        return Observer(self.setting, iig_obs_type)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_DECISIONS


class ArmorialState(pyspiel.State):
    """A position of a game."""

    def __init__(self, game: ArmorialGame) -> None:
        super().__init__(game)
        self._setting = game.setting
        setting = game.setting
        self._memory = Memory(setting, setting.game.new(setting.seats, setting.options), [()] * setting.seats)

    def __deepcopy__(self, memo: dict[int, Any]) -> "ArmorialState":
        raise TypeError("copy a state with its clone()")

    @property
    def position(self) -> State:
        """The position in Armorial's own form."""
        return self._memory.state

    def question(self) -> Question[Any] | None:
        return self._setting.game.asked(self._memory.state)

    # -- OpenSpiel -----------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        question = self.question()
        if question is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if isinstance(question, Chance) else question.seat

    def is_terminal(self) -> bool:
        return not self._memory.state.stack

    def _legal_actions(self, player: int) -> list[int]:
        question = self.question()
        if question is None or question.seat != player:
            return []
        s = self._memory.state
        options = question.options(s) if self._setting.all_options else question.moves(s)
        return sorted(self._setting.actions.ids(question, options))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        question = self.question()
        assert isinstance(question, Chance)
        weights = question.weights(self._memory.state)
        total = question.total(self._memory.state)
        return [(option, weight / total) for option, weight in enumerate(weights) if weight > 0]

    def _apply_action(self, action: int) -> None:
        question = self.question()
        assert question is not None
        chance = isinstance(question, Chance)
        option = action if chance else self._setting.actions.option(question, action)
        s = self._memory.state
        audience = question.audience(s)
        kind = type(question).__name__
        who = "*" if chance else str(question.seat)
        token = question.table.names[option]
        for seat, lines in enumerate(self._memory.seen):
            known = may_know(audience, seat)
            self._memory.seen[seat] = (*lines, f"{who} {kind} {token if known else '?'}")
        self._setting.game.answer(s, option, None)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            question = self.question()
            if isinstance(question, Chance) and 0 <= action < len(question.table):
                return f"{type(question).__name__}/{question.table.names[action]}"
            return f"chance {action}"
        return self._setting.actions.name(action)

    def returns(self) -> list[float]:
        if not self.is_terminal():
            return [0.0] * self._setting.seats
        return rewards(self._setting.game, self._memory.state, "rank")

    def __str__(self) -> str:
        return json.dumps(self._setting.game.dump(self._memory.state), separators=(",", ":"))

    def log_of(self, seat: int) -> str:
        """All that has happened, as far as the seat may know it."""
        return "\n".join(self._memory.seen[seat])


class Observer:
    """What a seat may know: as the encoder's numbers, or in words."""

    def __init__(self, setting: Setting, kind: Any) -> None:
        self._setting = setting
        self._recall = kind is not None and kind.perfect_recall
        size = setting.encoder.size
        self.tensor: NDArray[np.float32] = np.zeros(size, np.float32)
        self.dict: dict[str, NDArray[np.float32]] = {"observation": self.tensor}

    def set_from(self, state: ArmorialState, player: int) -> None:
        self.tensor[:] = numbers(self._setting.encoder, state.position, player)

    def string_from(self, state: ArmorialState, player: int) -> str:
        if self._recall:
            return state.log_of(player)
        question = state.question()
        asked = None if question is None else [type(question).__name__, question.seat]
        view = self._setting.game.view(state.position, player)
        return json.dumps({"asked": asked, **view}, separators=(",", ":"))


def _parameters(game: Game[Any]) -> dict[str, Any]:
    """The parameters of a game with their usual values."""
    seats = USUAL_SEATS if USUAL_SEATS in game.seat_counts else game.seat_counts[0]
    usual = {"seats": seats, "all_options": False, "components": ""}
    return {**usual, **{variant.key: variant.values[0] for variant in game.variants}}


def _game_type(game: Game[Any], alone: bool) -> Any:
    """What OpenSpiel wants to know of a game; ``alone`` with one seat, when there is nobody to lose to."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"armorial_{game.name}",
        long_name=f"Armorial: {Speaker(FALLBACK).text(f'game-{game.name}')}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.GENERAL_SUM if alone else kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seat_counts),
        min_num_players=min(game.seat_counts),
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=_parameters(game),
    )


def _most_outcomes(game: Game[Any]) -> int:
    """The largest number of outcomes of a chance; at least one, also where nothing is left to chance."""
    return max((len(frame.table) for frame in game.frames.values() if issubclass(frame, Chance)), default=1)


def _class_of(name: str) -> type[ArmorialGame]:
    """A class that makes one game. OpenSpiel wants a class: anything lighter would not outlive Python's end, and
    OpenSpiel's own list, which is C++, lets go of it only after that."""

    class NamedGame(ArmorialGame):
        def __init__(self, params: dict[str, Any] | None = None) -> None:
            super().__init__(name, params)

    return NamedGame


def register() -> None:
    """Make every game known to ``pyspiel.load_game``."""
    for name in GAMES:
        pyspiel.register_game(_game_type(load_game(name), False), _class_of(name))


register()
