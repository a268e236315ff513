"""Whole games of Village in every language: all that is asked, answered, refused and told can be said."""

from functools import cache

import pytest

from armorial.kernel.words import Message, who
from armorial.text import LANGUAGES
from tests.text.whole_games import check_sentences, check_words, never_said, said_in

EACH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def said() -> list[Message]:
    tables: list[tuple[int, dict[str, str], int]] = [(seats, {}, seed) for seats in (2, 3, 4) for seed in (1, 2, 3)]
    rare = Message("village-did-trigger-chronicle", {"who": who(0)})  # random games fill the graves first
    return [*said_in("village", tables), rare]


@EACH
def test_everything_can_be_said(language: str) -> None:
    check_words("village", said(), language)


@EACH
def test_labels_are_short_and_log_lines_are_sentences(language: str) -> None:
    check_sentences("village", said(), language)


def test_the_games_said_nearly_everything() -> None:
    """Else the tests above would prove little. What needs arguments must have come up, but for what is too rare."""
    assert never_said("village", said(), ("village-board-", "village-section-")) == set()
