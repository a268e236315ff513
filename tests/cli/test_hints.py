"""``hint``: what a bot would do in the player's place, and why."""

import random
import re

import pytest

from armorial.bots.advice import Advice, Rival
from armorial.bots.line import Step
from armorial.cli.asking import Asking
from armorial.cli.hints import ADVISER, advice, advice_in_words
from armorial.games import load_game
from armorial.kernel.words import Message
from armorial.match import Match, SeededChance
from armorial.text import LANGUAGES, Speaker
from tests.cli.conftest import Run

WHY = {
    "en": r"chance of winning at (\d+)%",
    "ru": r"мастер оценивает в (\d+)%",
    "pl": r"mistrz daje ci (\d+)% szans",
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
    assert 0 <= int(found[1]) <= 100


def opening() -> Match:
    return Match.start(load_game("village"), 2, chance=SeededChance(2))


def test_the_hint_is_what_a_master_would_do(run: Run) -> None:
    """The number of the hint is that of its words, and answering it is possible."""
    assert ADVISER == "master"
    arguments = ("play", "village", "--seats", "2", "--bot", "random", "--seed", "2")
    number, what = re.findall(r"A master would choose (\d+): (.+)", run(*arguments, typed=["hint"]).out)[0]
    listed = run(*arguments).out
    assert re.search(rf"(^|\s){number}\s+{re.escape(what.strip())}\s", listed)
    assert "is neither an answer" not in run(*arguments, typed=[number]).out


def test_the_reasons_are_in_words() -> None:
    match = opening()
    asking = Asking(match.game, match.state, Speaker("en"), ["Ann", "Bob"])
    one, two = asking.options[:2]
    why = {"reason-village-grain": 1.9, "reason-later": 0.84, "reason-village-cubes": -0.6}
    line = [Step(asking.seat, [Message("literal", {"text": "Go"})]), Step(1 - asking.seat, [asking.message(one)])]
    advice = Advice(two, 0.616, 1.2, 310, 800, Rival(one, 0.5, 2.44, why), line)
    assert advice_in_words(advice, asking, Speaker("en", strict=True)) == [
        f"A master would choose 2: {asking.label(two)}",
        "With it, a master puts your chance of winning at 62%.",
        f"It is 2.4 points better than the next best answer: {asking.label(one)}.",
        "The gain: grain (+1.9) and the play that follows (+0.8); the cost: influence cubes (−0.6).",
        "Expected to follow:",
        "  You: Go",
        f"  {['Ann', 'Bob'][1 - asking.seat]}: {asking.label(one)}",
    ]


def test_a_game_judged_by_hand_compares_what_one_has() -> None:
    match = opening()
    asking = Asking(match.game, match.state, Speaker("en"), ["Ann", "Bob"])
    more = [("score-village-church", 3), ("village-n-grain", 2)]
    rival = Rival(asking.options[0], 0.5, 2.44, {}, more, [("village-n-orange", 1)])
    said = advice_in_words(Advice(asking.options[1], 0.6, 1.2, 310, 800, rival), asking, Speaker("en", strict=True))
    assert said[-1] == (
        "Compared with that one, your move ends 3 points (church) and 2 grain ahead and 1 orange cube behind."
    )


def test_a_bot_without_reasons_gives_a_hint_all_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armorial.cli.hints.ADVISER", "random")
    match = opening()
    asking = Asking(match.game, match.state, Speaker("en"), ["Ann", "Bob"])
    said = advice_in_words(advice(match, random.Random(1)), asking, Speaker("en"))
    assert len(said) == 1
    assert said[0].startswith("A master would choose")
