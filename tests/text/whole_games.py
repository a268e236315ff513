"""Whole random games, and everything that is asked, answered, refused and told in them."""

import random
import re
from collections.abc import Iterable
from typing import Final

from armorial.games import load_game
from armorial.kernel.consequences import consequence
from armorial.kernel.contract import CHANCE, Chance, Event
from armorial.kernel.words import Message
from armorial.text import Speaker
from tests.text.files import messages, variables

NAMES: Final = ("Jadwiga", "Пётр", "Anne", "Tomek")
LEFT_OVER: Final = r"[{}⁨⁩]|None|  |\b(seat|n)-|Message\("
"""What nobody may ever read."""


def said_in(name: str, tables: Iterable[tuple[int, dict[str, str], int]]) -> list[Message]:
    """Every message of some random games, once. A table has seats, options and a seed."""
    found: dict[str, Message] = {}

    def keep(message: Message) -> None:
        found.setdefault(repr(message), message)

    for seats, options, seed in tables:
        game = load_game(name)
        rng = random.Random(seed)
        events: list[Event] = []
        s = game.new(seats, options, events)
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
                for warning in consequence(game, s, option).warnings:
                    keep(warning)
            game.answer(s, option, events)
        for event in events:
            keep(event.message)
    return list(found.values())


def all_keys(message: Message) -> set[str]:
    """The keys of a message and of those in it."""
    keys = {message.key}
    for value in message.args.values():
        for part in value if isinstance(value, list) else [value]:
            if isinstance(part, Message):
                keys |= all_keys(part)
    return keys


def check_words(name: str, said: list[Message], language: str) -> None:
    """All of it can be said, and nothing is left over from the making of the sentences."""
    speaker = Speaker(language, strict=True)
    for message in said:
        words = speaker.say(message, NAMES)
        assert words, message
        assert words == words.strip(), (message, words)
        assert not re.search(rf"{LEFT_OVER}|\b{name}-", words), (message, words)


def check_sentences(name: str, said: list[Message], language: str, longest: int = 160) -> None:
    """Labels are short and have no full stop; log lines, reasons and warnings are sentences."""
    speaker = Speaker(language, strict=True)
    for message in said:
        words = speaker.say(message, NAMES)
        assert len(words) <= longest, words
        kinds = [f"{name}-{kind}-" for kind in ("did", "you", "why", "warn")]
        sentence = message.key.startswith((*kinds, "warn-"))  # the last are warnings of all games
        assert words.endswith(".") == sentence, words


def never_said(name: str, said: list[Message], for_boards: tuple[str, ...]) -> set[str]:
    """Messages of the game that need arguments, and did not come up. Why numbers of a box do not go together is no part
    of a game."""
    elsewhere = (*for_boards, f"{name}-together-")
    keys = set().union(*(all_keys(message) for message in said))
    needy = {
        key
        for key, message in messages("en").items()
        if key.startswith(f"{name}-") and not key.startswith(elsewhere) and variables(message)
    }
    return needy - keys
