"""What a hint says: what the bot found, compared with the next best answer."""

import random

import pytest

from armorial.bots import make_bot
from armorial.bots.advice import Advice, Rival, advice_of, advise, decimal, reasons
from armorial.bots.bot import Choice, Thought
from armorial.games import GAMES, load_game
from armorial.kernel.contract import CHANCE, SPECTATOR
from armorial.kernel.words import Message
from armorial.match import Match, SeededChance
from armorial.text import LANGUAGES, Speaker

OTHER = Message("literal", {"text": "the other"})


def rival(ahead: float, chance: float = 0.5, more: int = 0, less: int = 0) -> Rival:
    return Rival(
        1, chance, ahead, [("village-n-grain", more)] * (more > 0), [("score-village-church", less)] * (less > 0)
    )


def said(compared: Rival | None, chance: float = 0.6) -> list[str]:
    advice = Advice(0, chance, 1.0, 10, 20, compared)
    return [message.key for message in reasons(advice, None if compared is None else OTHER)]


@pytest.mark.parametrize(("compared", "keys"), [
    (None, []),
    (rival(2.4), ["hint-ahead"]),
    (rival(0.04), ["hint-level"]),
    (rival(-3.0, chance=0.7), ["hint-level"]),
    (rival(-3.0, chance=0.4), ["hint-safer"]),
    (rival(1.0, more=2), ["hint-ahead", "hint-more"]),
    (rival(1.0, less=2), ["hint-ahead", "hint-less"]),
    (rival(1.0, more=1, less=2), ["hint-ahead", "hint-more-less"]),
])  # fmt: skip
def test_what_is_said_about_the_next_best_answer(compared: Rival | None, keys: list[str]) -> None:
    assert said(compared) == ["hint-chance", *keys]


def test_a_bot_that_looked_at_nothing_gives_no_reasons() -> None:
    assert reasons(Advice(0), OTHER) == []


@pytest.mark.parametrize(
    ("value", "english", "polish"),
    [(2.44, "2.4", "2,4"), (-0.55, "−0.6", "−0,6"), (-0.04, "0.0", "0,0"), (12, "12.0", "12,0")],
)
def test_decimals(value: float, english: str, polish: str) -> None:
    assert Speaker("en").say(decimal(value)) == english
    assert Speaker("pl").say(decimal(value)) == polish


def test_what_two_moves_leave_a_player_with_is_compared() -> None:
    """Two cubes of the same space: one colour more, the other less."""
    match = Match.start(load_game("village"), 2, chance=SeededChance(2))
    question = match.asked()
    assert question is not None
    by_token = {question.table.names[option]: option for option in question.options(match.state)}
    space, colours = next(
        (space, colours)
        for space in ("grain", "family", "church", "council", "travel", "market", "crafts")
        if len(colours := [token for token in by_token if token.startswith(f"take:{space}:") and "plague" not in token])
        > 1
    )
    one, two = (by_token[token] for token in colours[:2])
    thought = Thought(one, [Choice(one, 0.6, 10, 2.0), Choice(two, 0.5, 5, 1.5)])
    found = advice_of(match.game, match.state, thought, random.Random(1)).rival
    assert found is not None
    assert (found.option, found.ahead) == (two, 0.5)
    assert (f"village-n-{colours[0].split(':')[2]}", 1) in found.more, space
    assert (f"village-n-{colours[1].split(':')[2]}", 1) in found.less, space


@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_explained_in_every_language(game: str) -> None:
    """Whatever a seat may hold has words; a player's own things are all in what the player sees."""
    match = Match.start(load_game(game), 2, chance=SeededChance(3))
    rng = random.Random(3)
    speakers = [Speaker(language, strict=True) for language in LANGUAGES]
    compared = 0
    for _ in range(30):
        question = match.asked()
        if question is None or match.to_move in (None, CHANCE, SPECTATOR):
            break
        advice = advise(match.game, match.state, make_bot("greedy"), rng)
        holdings = match.game.holdings(match.state, question.seat)
        assert holdings
        for key, n in holdings.items():
            assert all(speaker.text(key, n=n) for speaker in speakers)
        if advice.rival is not None:
            compared += bool(advice.rival.more or advice.rival.less)
            label = question.label(match.state, advice.rival.option)
            assert all(speaker.say(reason, ["A", "B"]) for speaker in speakers for reason in reasons(advice, label))
        match.answer(question.seat, question.table.names[advice.option])
    assert compared > 3
