"""States that are not saved, or not copied."""

from collections.abc import Callable
from typing import Any

import pytest

from armorial.kernel.codec import Codec
from armorial.kernel.contract import Out
from tests.conformance import laws
from tests.conformance.breaking.way import breaks
from tests.toy import game, market, state, turn
from tests.toy.state import FairState


@breaks(laws.saved_games_play_on, "missing 1 required positional argument: 'count'")
def frame_with_a_field_that_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Sell, "fields", {"seat": state.SEAT, "after": state.CARD})


@breaks(laws.saved_games_play_on, "saves differently after loading: players")
def saved_data_that_is_not_loaded(patch: pytest.MonkeyPatch) -> None:
    class Forgetful(Codec):
        def load(self, data: Any) -> Any:
            return [[0] * 6 for _ in data]

        def dump(self, value: Any) -> Any:
            return state.FIELDS["players"].dump(value)

    patch.setattr(game, "FIELDS", {**state.FIELDS, "players": Forgetful()})


@breaks(laws.saved_games_play_on, "looks different to 0 after loading: weather")
def state_that_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    class Silent(Codec):
        def dump(self, value: Any) -> Any:
            return None

        def load(self, data: Any) -> Any:
            return -1

    patch.setattr(game, "FIELDS", {**state.FIELDS, "weather": Silent()})


@breaks(laws.clones_are_independent, "playing a clone on changed the original: discard")
def clone_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    share(patch, lambda original, clone: setattr(clone, "discard", original.discard))


@breaks(laws.clones_are_independent, r"shares with its original: laid\[\d\]")
def clone_shares_a_list_that_is_empty_at_both_ends(patch: pytest.MonkeyPatch) -> None:
    """No game changes this one: only the search for common lists can notice."""
    share(patch, lambda original, clone: setattr(clone, "laid", original.laid[:]))
    patch.setattr(turn.LayCards, "run", lambda self, s, out: None)


def share(patch: pytest.MonkeyPatch, join: Callable[[FairState, FairState], None]) -> None:
    written = FairState.clone

    def clone(self: FairState) -> FairState:
        copy = written(self)
        join(self, copy)
        return copy

    patch.setattr(FairState, "clone", clone)


@breaks(laws.frames_are_saved_whole_and_never_change, "Sell does not save exactly what it keeps")
def frame_keeps_more_than_its_fields(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Sell, "fields", {"seat": state.SEAT, "after": state.CARD})


@breaks(laws.frames_are_saved_whole_and_never_change, "frames changed in play")
def frame_that_changes(patch: pytest.MonkeyPatch) -> None:
    def take(self: market.Defend, s: FairState, option: int, out: Out) -> None:
        self.coins += 1

    patch.setattr(market.Defend, "take", take)


@breaks(laws.frames_are_saved_whole_and_never_change, "Buy is not among the frames of the game")
def frame_that_is_not_registered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game, "FRAMES", [frame for frame in game.FRAMES if frame is not market.Buy])


@breaks(laws.frames_are_saved_whole_and_never_change, "DrawCard keeps what can change")
def frame_that_keeps_a_list(patch: pytest.MonkeyPatch) -> None:
    def init(self: Any, to: int) -> None:
        self.to = to
        self.drawn = []

    patch.setattr(turn.DrawCard, "__init__", init)
    patch.setattr(turn.DrawCard, "fields", {"to": state.SEAT, "drawn": Codec()})


@breaks(laws.events_change_nothing, "telling events changed what happens")
def listening_changes_the_game(patch: pytest.MonkeyPatch) -> None:
    def take(self: turn.Weather, s: FairState, option: int, out: Out) -> None:
        if out is not None:
            s.weather = option

    patch.setattr(turn.Weather, "take", take)
