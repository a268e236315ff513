"""Whole games of Village in every language: all that is asked, answered, refused and told can be said."""

import random
import re
from functools import cache

import pytest

from armorial.games import load_game
from armorial.kernel.contract import CHANCE, Chance, Event
from armorial.kernel.words import Message, who
from armorial.text import LANGUAGES, Speaker
from tests.text.files import messages, variables

NAMES = ("Jadwiga", "Пётр", "Anne", "Tomek")
SEEDS = (1, 2, 3)
EACH = pytest.mark.parametrize("language", LANGUAGES)


@cache
def said() -> list[Message]:
    """Every message of some random games, once."""
    found: dict[str, Message] = {}

    def keep(message: Message) -> None:
        found.setdefault(repr(message), message)

    for seats in (2, 3, 4):
        for seed in SEEDS:
            game = load_game("village")
            rng = random.Random(seed)
            events: list[Event] = []
            s = game.new(seats, {}, events)
            while (question := game.asked(s)) is not None:
                keep(question.prompt(s))
                for option in question.candidates(s):
                    keep(question.label(s, option))
                for _, refusal in game.refused(s):
                    keep(refusal.message)
                if question.seat == CHANCE:
                    assert isinstance(question, Chance)
                    option = question.sample(s, rng)
                else:
                    option = rng.choice(question.options(s))
                game.answer(s, option, events)
            for event in events:
                keep(event.message)
    keep(Message("village-did-trigger-chronicle", {"who": who(0)}))  # random games fill the graves first
    return list(found.values())


def all_keys(message: Message) -> set[str]:
    keys = {message.key}
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                keys |= all_keys(part)
    return keys


@EACH
def test_everything_can_be_said(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for message in said():
        words = speaker.say(message, NAMES)
        assert words, message
        assert words == words.strip(), (message, words)
        assert not re.search(r"[{}⁨⁩]|None|  |\b(village|seat|n)-|Message\(", words), (message, words)


@EACH
def test_labels_are_short_and_log_lines_are_sentences(language: str) -> None:
    speaker = Speaker(language, strict=True)
    for message in said():
        words = speaker.say(message, NAMES)
        assert len(words) <= 160, words
        if message.key.startswith(("village-did-", "village-why-")):
            assert words.endswith("."), words
        else:
            assert not words.endswith("."), words


def test_the_games_said_nearly_everything() -> None:
    """Else the tests above would prove little. What needs arguments must have come up, but for what is too rare."""
    keys = set().union(*(all_keys(message) for message in said()))
    for_boards = ("village-board-", "village-section-")
    needy = {
        key
        for key, message in messages("en").items()
        if key.startswith("village-") and not key.startswith(for_boards) and variables(message)
    }
    assert needy - keys == set()
