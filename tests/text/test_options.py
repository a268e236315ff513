"""The options of a game have words: what they are, what they change, and each of their values."""

import unicodedata

import pytest

from armorial.games import GAMES, load_game
from armorial.kernel.words import Message
from armorial.text import LANGUAGES, Speaker
from tests.text.files import messages


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_can_be_said(name: str, language: str) -> None:
    wanted = []
    for variant in load_game(name).variants:
        option = f"option-{name}-{variant.key}"
        wanted += [option, f"{option}-help", *[f"{option}-{value}" for value in variant.values]]
    assert [key for key in wanted if key not in messages(language)] == []


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_no_option_is_called_like_one_of_its_values(name: str, language: str) -> None:
    """Or a table would say "Advanced game: basic game"."""
    say = Speaker(language, strict=True).say
    for variant in load_game(name).variants:
        option = f"option-{name}-{variant.key}"
        values = [say(Message(f"{option}-{value}")).lower() for value in variant.values]
        assert say(Message(option)).lower() not in values


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_go_by_different_letters_of_the_readers_alphabet(language: str) -> None:
    say = Speaker(language, strict=True)
    named = [(say.text(f"game-{name}"), f"game-{name}-initial") for name in GAMES]
    letters = [say.text(key) if say.has(key) else title[0] for title, key in named]
    alphabet = "CYRILLIC" if language == "ru" else "LATIN"
    assert all(unicodedata.name(letter).startswith(f"{alphabet} CAPITAL") for letter in letters)
    assert len(set(letters)) == len(letters)
