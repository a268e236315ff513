"""What is told about the end of a game of Village."""

import pytest

from tests.village.scene import Scene


@pytest.mark.parametrize(("left", "told"), [(-1, None), (0, 0), (1, 1), (4, 4)])
def test_the_last_turns_are_told_down_to_none(left: int, told: int | None) -> None:
    """Before the end has begun there is nothing to tell; after the last of the last turns it is zero, not nothing."""
    scene = Scene(4).turn(0)
    scene.s.last_turns = left
    assert scene.game.view(scene.s, 0)["last_turns"] == told
