"""Games for learning, and their branches."""

from array import array

import pytest

from armorial.bots.judge import SEAT_COUNTS, Judge
from armorial.games import load_game
from armorial.training import selfplay
from armorial.training.selfplay import MAIN, Seen, Setting, play

VILLAGE = load_game("village")
SHARED = len(SEAT_COUNTS) + len(VILLAGE.shared_features)
OWN = 1 + len(VILLAGE.own_features)


@pytest.fixture(scope="module")
def lines() -> list[Seen]:
    """A game in which every twentieth answer has a branch."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(selfplay, "POSITIONS", 30)
        patch.setattr(selfplay, "BRANCHES", 0.05)
        return play(Judge(VILLAGE), Setting(2, VILLAGE.check(2, {})), 4, "branches")


def own(line: Seen, position: int, seat: int) -> list[float]:
    features = array("f", line.own).tolist()
    start = (position * line.seats + seat) * OWN
    return features[start : start + OWN]


def test_lines_hold_all_features_of_their_positions(lines: list[Seen]) -> None:
    for line in lines:
        assert len(array("f", line.shared)) == SHARED * len(line.stages)
        assert len(array("f", line.own)) == OWN * line.seats * len(line.stages)
        assert sum(line.shares) == pytest.approx(1.0)


def test_the_main_line_comes_first_and_branches_lie_beside_it(lines: list[Seen]) -> None:
    main, *branches = lines
    assert (main.beside, main.seat) == (MAIN, MAIN)
    assert len(branches) >= 2
    for branch in branches:
        assert 0 <= branch.beside < len(main.stages)
        assert abs(branch.stages[0] - main.stages[branch.beside]) <= 1


def test_a_branch_begins_with_another_answer_of_its_seat(lines: list[Seen]) -> None:
    main, *branches = lines
    for branch in branches:
        mine = own(branch, 0, branch.seat), own(main, branch.beside, branch.seat)
        theirs = own(branch, 0, 1 - branch.seat), own(main, branch.beside, 1 - branch.seat)
        changed = [sum(a != b for a, b in zip(*pair, strict=True)) for pair in (mine, theirs)]
        assert changed[0] > 0
        assert changed[0] >= changed[1]


def test_the_same_seed_plays_the_same_lines(lines: list[Seen], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(selfplay, "POSITIONS", 30)
    monkeypatch.setattr(selfplay, "BRANCHES", 0.05)
    assert play(Judge(VILLAGE), Setting(2, VILLAGE.check(2, {})), 4, "branches") == lines
