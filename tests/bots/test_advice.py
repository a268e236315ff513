"""What a hint says: what the bot found, compared with the next best answer."""

import json
import pickle
import random
from pathlib import Path

import pytest

from armorial.bots import make_bot
from armorial.bots.advice import Advice, Rival, advice_of, advise, decimal, line_in_words, reasons, signed
from armorial.bots.bot import Choice, Thought
from armorial.bots.learned import BY_HAND, judge_of
from armorial.bots.line import Step
from armorial.games import GAMES, load_game
from armorial.kernel.contract import CHANCE, SPECTATOR
from armorial.kernel.words import Message
from armorial.match import Match, SeededChance
from armorial.text import LANGUAGES, Speaker
from tests.bots.test_judge import weights

OTHER = Message("literal", {"text": "the other"})


def rival(ahead: float, chance: float = 0.5, more: int = 0, less: int = 0) -> Rival:
    things = [("village-n-grain", more)] * (more > 0), [("score-village-church", less)] * (less > 0)
    return Rival(1, chance, ahead, {}, *things)


def because(**reasons: float) -> Rival:
    return Rival(1, 0.5, sum(reasons.values()), {f"reason-village-{key}": points for key, points in reasons.items()})


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
    (because(grain=2.0), ["hint-ahead", "hint-gains"]),
    (because(grain=2.0, goods=-1.0), ["hint-ahead", "hint-gains-costs"]),
    (because(grain=2.0, goods=-0.4), ["hint-ahead", "hint-gains"]),
    (because(goods=-0.4), ["hint-safer", "hint-costs"]),
    (because(grain=0.04, goods=-0.04), ["hint-level"]),
])  # fmt: skip
def test_what_is_said_about_the_next_best_answer(compared: Rival | None, keys: list[str]) -> None:
    assert said(compared) == ["hint-chance", *keys]


def test_the_largest_reasons_come_first_and_small_ones_are_left_out() -> None:
    compared = because(coins=0.6, grain=0.9, goods=2.0, travel=1.2, church=-0.7, family=-0.8)
    told = reasons(Advice(0, 0.6, 1.0, 10, 20, compared), OTHER)[-1]
    assert Speaker("en").say(told) == "The gain: goods (+2.0) and travel (+1.2); the cost: the family (−0.8)."


def test_vague_reasons_are_given_only_where_there_are_no_others() -> None:
    """And what is only taken off from what the judge by hand counts is no cost."""
    prestige = "reason-village-prestige"

    def told(found: dict[str, float]) -> str:
        return Speaker("en").say(reasons(Advice(0, 0.6, 1.0, 10, 20, Rival(1, 0.5, 1.0, found)), OTHER)[-1])

    assert told({"reason-worth": 2.1, prestige: -1.3}) == "The gain: points and things in hand (+2.1)."
    assert told({"reason-worth": 2.1, prestige: 1.3}) == "The gain: prestige (+1.3)."
    assert told({"reason-worth": 1.2, prestige: -1.3}) == (
        "The gain: points and things in hand (+1.2); the cost: prestige (−1.3)."
    )


def test_the_expected_line_says_who_and_what() -> None:
    words = [Message("literal", {"text": text}) for text in ("a", "b", "c")]
    advice = Advice(0, line=[Step(1, words[:2]), Step(0, words[2:])])
    said = [Speaker("en").say(turn, ["Ann", "Bob"]) for turn in line_in_words(advice, 1)]
    assert said == ["You: a; b", "Ann: c"]


def test_an_advice_can_be_sent_to_another_process() -> None:
    advice = Advice(0, 0.6, 1.0, 10, 20, because(grain=1.0), [Step(1, [Message("hint-then", {"first": OTHER})])])
    assert pickle.loads(pickle.dumps(advice)) == advice


def test_a_bot_that_looked_at_nothing_gives_no_reasons() -> None:
    assert reasons(Advice(0), OTHER) == []


@pytest.mark.parametrize(
    ("value", "english", "polish"),
    [(2.44, "2.4", "2,4"), (-0.55, "−0.6", "−0,6"), (-0.04, "0.0", "0,0"), (12, "12.0", "12,0")],
)
def test_decimals(value: float, english: str, polish: str) -> None:
    assert Speaker("en").say(decimal(value)) == english
    assert Speaker("pl").say(decimal(value)) == polish


@pytest.mark.parametrize(("value", "english"), [(2.44, "+2.4"), (0.05, "+0.1"), (0.0, "0.0"), (-1.0, "−1.0")])
def test_signs(value: float, english: str) -> None:
    assert Speaker("en").say(signed(value)) == english


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
    found = advice_of(judge_of(match.game, BY_HAND), match.state, thought, random.Random(1)).rival
    assert found is not None
    assert (found.option, found.ahead) == (two, 0.5)
    assert (f"village-n-{colours[0].split(':')[2]}", 1) in found.more, space
    assert (f"village-n-{colours[1].split(':')[2]}", 1) in found.less, space


@pytest.mark.parametrize("judge", [BY_HAND, "learned"])
@pytest.mark.parametrize("name", GAMES)
def test_every_game_is_explained_in_every_language(name: str, judge: str, tmp_path: Path) -> None:
    """By what a player holds, or by what a learned judge rests on; with what should follow."""
    game = load_game(name)
    file = tmp_path / "weights.json"
    file.write_text(json.dumps(weights(game)))
    bot = make_bot(f"careful@{BY_HAND if judge == BY_HAND else file}")
    match = Match.start(game, 2, chance=SeededChance(3))
    rng = random.Random(3)
    speakers = [Speaker(language, strict=True) for language in LANGUAGES]
    compared = lines = 0
    for _ in range(20):
        question = match.asked()
        if question is None or match.to_move in (None, CHANCE, SPECTATOR):
            break
        advice = advise(game, match.state, bot, rng)
        holdings = game.holdings(match.state, question.seat)
        assert holdings
        for key, n in holdings.items():
            assert all(speaker.text(key, n=n) for speaker in speakers)
        said = line_in_words(advice, question.seat)
        lines += bool(said)
        if advice.rival is not None:
            compared += bool(advice.rival.reasons if judge != BY_HAND else advice.rival.more or advice.rival.less)
            said += reasons(advice, question.label(match.state, advice.rival.option))
        assert all(speaker.say(each, ["A", "B"]) for speaker in speakers for each in said)
        match.answer(question.seat, question.table.names[advice.option])
    assert compared > 3
    assert lines > 3
