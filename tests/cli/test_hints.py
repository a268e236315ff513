"""``hint``: what a bot would do in the player's place, and why."""

import random
import re

import pytest

from armorial.bots import Choice, Thought
from armorial.cli.asking import Asking
from armorial.cli.hints import ADVISER, advice, advice_in_words, signed
from armorial.games import load_game
from armorial.match import Match, SeededChance
from armorial.text import LANGUAGES, Speaker
from tests.cli.conftest import Run

WHY = {
    "en": r"changes by ([+−]?)\d+\.\d points and .* is (\d+) %; the bot looked at (\d+) positions?, (\d+) of them",
    "ru": r"изменится на ([+−]?)\d+,\d очка, шансы на победу — (\d+) %; бот просмотрел (\d+) пози\S+, .* — (\d+)\.",
    "pl": r"zmieni się o ([+−]?)\d+,\d punktu, .* wynoszą (\d+) %; bot sprawdził (\d+) pozycj\S+, .*: (\d+)\.",
}
GAMES = [("village", 2, ""), ("lorenzo", 2, "advanced=on"), ("troyes", 3, ""), ("legacy", 1, "solo=testament")]


@pytest.mark.parametrize(("game", "seats", "option"), GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hint_says_what_and_why(
    run: Run, monkeypatch: pytest.MonkeyPatch, language: str, game: str, seats: int, option: str
) -> None:
    monkeypatch.setattr("armorial.cli.hints.ADVISER", "mcts:15")
    arguments = ["play", game, "--seats", str(seats), "--seed", "3", "--lang", language]
    arguments += ["--bot", "random"] if seats > 1 else []
    arguments += ["--options", option] if option else []
    ran = run(*arguments, typed=["hint"])
    said = " ".join(ran.out.split())
    found = re.search(WHY[language], said)
    assert found, said
    assert 0 <= int(found[2]) <= 100
    assert int(found[3]) == 15
    assert 1 <= int(found[4]) <= 15


def opening() -> Match:
    return Match.start(load_game("village"), 2, chance=SeededChance(2))


def test_the_hint_is_what_a_master_would_do(run: Run) -> None:
    """The number of the hint is that of its words, and answering it is possible."""
    assert ADVISER == "master"
    arguments = ("play", "village", "--seats", "2", "--bot", "random", "--seed", "2")
    number, what = re.findall(r"A master would choose (\d+): (.+)", run(*arguments, typed=["hint"]).out)[0]
    listed = run(*arguments).out
    assert re.search(rf"(^|\s){number}\s+{re.escape(what.strip())}\s", listed)
    assert "is no answer" not in run(*arguments, typed=[number]).out


def test_the_reason_is_the_thought_in_words() -> None:
    match = opening()
    asking = Asking(match.game, match.state, Speaker("en"), ["Ann", "Bob"])
    one, two = asking.options[:2]
    thought = Thought(two, [Choice(two, 0.616, 310, 2.44), Choice(one, 0.5, 490, -1.0)])
    what, why = advice_in_words(thought, asking, Speaker("en", strict=True))
    assert what == f"A master would choose 2: {asking.label(two)}"
    assert why == (
        "The expected result changes by +2.4 points and the win chance is 62 %;"
        " the bot looked at 800 positions, 310 of them after this choice."
    )
    _, russian = advice_in_words(thought, asking, Speaker("ru", strict=True))
    assert "на +2,4 очка" in russian
    assert "800 позиций" in russian


@pytest.mark.parametrize(
    ("language", "looks", "words"),
    [
        ("en", 1, "1 position,"),
        ("ru", 1, "1 позицию,"),
        ("ru", 22, "22 позиции,"),
        ("ru", 25, "25 позиций,"),
        ("pl", 1, "1 pozycję,"),
        ("pl", 23, "23 pozycje,"),
        ("pl", 25, "25 pozycji,"),
    ],
)
def test_plurals(language: str, looks: int, words: str) -> None:
    match = opening()
    speaker = Speaker(language, strict=True)
    asking = Asking(match.game, match.state, speaker, ["Ann", "Bob"])
    option = asking.options[0]
    assert words in advice_in_words(Thought(option, [Choice(option, 0.5, looks, 0.0)]), asking, speaker)[1]


def test_a_bot_without_reasons_gives_a_hint_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armorial.cli.hints.ADVISER", "random")
    match = opening()
    asking = Asking(match.game, match.state, Speaker("en"), ["Ann", "Bob"])
    said = advice_in_words(advice(match, random.Random(1)), asking, Speaker("en"))
    assert len(said) == 1
    assert said[0].startswith("A master would choose")


@pytest.mark.parametrize(
    ("value", "english", "polish"),
    [
        (2.44, "+2.4", "+2,4"),
        (-0.55, "−0.6", "−0,6"),
        (0.04, "0.0", "0,0"),
        (-0.04, "0.0", "0,0"),
        (12, "+12.0", "+12,0"),
    ],
)
def test_numbers_with_a_sign(value: float, english: str, polish: str) -> None:
    assert signed(value, Speaker("en")) == english
    assert signed(value, Speaker("pl")) == polish
