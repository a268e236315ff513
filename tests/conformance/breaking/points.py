"""Components that get lost, points that do not add up, and judges who are told nonsense."""

from typing import Any

import pytest

from armorial.kernel.contract import Out
from armorial.kernel.pools import draw
from tests.conformance import laws
from tests.conformance.breaking.way import breaks
from tests.toy import Fair, state, turn
from tests.toy.state import FairState


@breaks(laws.components_are_somewhere, "there are 0 '.*', not 1")
def card_is_lost(patch: pytest.MonkeyPatch) -> None:
    def take(self: turn.LayCard, s: FairState, option: int, out: Out) -> None:
        draw(s.hands[self.seat], option)

    patch.setattr(turn.LayCard, "take", take)


@breaks(laws.components_are_somewhere, "there are 2 '.*', not 1: .*discard")
def card_is_doubled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.LayCard, "take", lambda self, s, option, out: s.discard.append(option))


@breaks(laws.points_add_up, "in it")
def standing_without_the_score(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "standing", lambda self, s, seat: (seat, 0))


@breaks(laws.points_add_up, "ranks are not as the standing")
def ties_are_broken_by_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "ranks", lambda self, s: [1, 2, 3])


@breaks(laws.points_add_up, "by different parts")
def parts_by_seat(patch: pytest.MonkeyPatch) -> None:
    written = Fair.score

    def score(self: Fair, s: FairState, seat: int) -> Any:
        points = written(self, s, seat)
        points.parts[f"bonus-{seat}"] = 0
        return points

    patch.setattr(Fair, "score", score)


@breaks(laws.worth_ends_as_points, "at the end the worth is not the points")
def hopes_that_outlast_the_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "worth", lambda self, s, seat: self.score(s, seat).total + 0.5)


@breaks(laws.worth_ends_as_points, "the worth is nan")
def worth_of_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "worth", lambda self, s, seat: float("nan"))


@breaks(laws.worth_ends_as_points, "the doubt is 0")
def no_doubt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "doubt", lambda self, s: 0.0)


@breaks(laws.worth_ends_as_points, "a copy is not worth the same")
def worth_by_whim(patch: pytest.MonkeyPatch) -> None:
    whims = [0.0]

    def worth(self: Fair, s: FairState, seat: int) -> float:
        whims.append(whims[-1] + 1)
        return whims[-1]

    patch.setattr(Fair, "worth", worth)


@breaks(laws.worth_ends_as_points, "judging changed the state")
def judging_costs_a_coin(patch: pytest.MonkeyPatch) -> None:
    def worth(self: Fair, s: FairState, seat: int) -> float:
        s.players[seat][state.COINS] -= 1
        return 0.0 if s.stack else float(self.score(s, seat).total)

    patch.setattr(Fair, "worth", worth)


@breaks(laws.features_are_as_they_are_named, "1 numbers for 0 features")
def feature_without_a_name(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "write_own", lambda self, s, seat, out: out.append(1.0))


@breaks(laws.features_are_as_they_are_named, "two features have one name")
def feature_with_the_name_of_another(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "shared_features", ("round", "round"))


@breaks(laws.features_are_as_they_are_named, "out of all proportion: {'coins': 100.0}")
def feature_that_is_much_too_large(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "shared_features", ("coins",))
    patch.setattr(Fair, "write_shared", lambda self, s, out: out.append(100.0))


@breaks(laws.features_are_as_they_are_named, "stage 1 of 1")
def stage_after_the_last(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "stage", lambda self, s: 1)
