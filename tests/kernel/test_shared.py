"""Tuples that copies of a position share: what changes is another tuple, and the old one stays as it was."""

import pytest

from armorial.kernel.shared import added, replaced, without_card


def test_one_is_replaced() -> None:
    row = (3, 4, 5)
    assert replaced(row, 1, 9) == (3, 9, 5)
    assert replaced(((1,), ()), 1, (2, 3)) == ((1,), (2, 3))
    assert row == (3, 4, 5)


def test_one_is_more_or_less() -> None:
    assert added((3, 4, 5), 2, 2) == (3, 4, 7)
    assert added((3, 4, 5), 0, -3) == (0, 4, 5)


def test_a_card_is_taken_out_once() -> None:
    assert without_card((3, 4, 4, 5), 4) == (3, 4, 5)
    with pytest.raises(ValueError, match="not in tuple"):
        without_card((3, 4), 5)
