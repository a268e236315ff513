"""What a coach says: every remark and mistake is said in some position, in words, and never by what is hidden."""

import random
import re
from collections.abc import Callable
from functools import cache
from importlib import import_module
from inspect import getsource
from typing import Any

import pytest

from armorial.bots.coach import GENTLE, STRICT, behind, in_words
from armorial.games import GAMES, load_game
from armorial.kernel.words import Message
from armorial.lessons.coach import Observed, coach_of, observe
from armorial.text import LANGUAGES, Speaker
from tests.legacy.lesson_positions import heir, patron, prestige, wedding
from tests.lorenzo.lesson_positions import last_round as lorenzo_last
from tests.lorenzo.lesson_positions import members
from tests.scenes import AnyScene
from tests.text.files import messages
from tests.troyes.lesson_positions import enemies
from tests.troyes.lesson_positions import last_round as troyes_last
from tests.village.lesson_positions import cubes, last_place, time


def seen(scene: AnyScene[Any]) -> Observed:
    return observe(scene.game, scene.s)


@pytest.mark.parametrize(
    ("build", "answers", "token", "mistake"),
    [
        (cubes, [], "take:market:green", "market"),
        (time, [], "take:market:green", None),
        (last_place, ["take:grain:plague", "harvest"], "dies:stable", "grave"),
        (members, ["member:black"], "market:1", "strong"),
        (lorenzo_last, ["member:orange"], "territory:1", None),
        (troyes_last, ["die:0:red:4"], "use:place:palace", "late"),
        (enemies, ["die:0:red:6"], "fight", "great"),
        (heir, [], "money:1", "heir"),
        (prestige, [], "money:1", "prestige"),
        (patron, [], "money:1", "patron"),
        (wedding, [], "money:1", None),
    ],
)
def test_typical_mistakes_are_known_before_they_are_made(
    build: Callable[[], AnyScene[Any]],
    answers: list[str],
    token: str,
    mistake: str | None,
) -> None:
    scene = build()
    scene.play(*answers)  # type: ignore[attr-defined]
    assert token in scene.options()
    assert seen(scene).mistakes.get(token) == mistake


@pytest.mark.parametrize(
    ("build", "remark"),
    [(cubes, "begin"), (time, "market"), (last_place, "bridge"), (members, "dice"), (enemies, "red"), (heir, "heir")],
)
def test_remarks_are_made_where_they_belong(build: Callable[[], AnyScene[Any]], remark: str) -> None:
    assert remark in seen(build()).remarks


@cache
def names_in(game: str) -> set[str]:
    """The keys that a game's coach can come to, by what it yields."""
    remarks, mistakes = (
        getsource(getattr(import_module(f"armorial.games.{game}.lessons.coach"), part))
        for part in ("remarks", "mistakes")
    )
    found = {f"coach-{game}-{name}" for name in re.findall(r'yield "(\w+)"', remarks)}
    return (
        found | {f"coach-{game}-not-{name}" for name in re.findall(r'yield "(\w+)"', mistakes)} | {f"coach-{game}-over"}
    )


def test_every_word_of_the_coach_is_there_and_none_besides() -> None:
    assert all(coach_of(game) is not None for game in GAMES)
    wanted = {"coach-worse"}.union(*(names_in(game) for game in GAMES))
    assert {key for key in messages("en") if key.startswith("coach-")} == wanted


def test_a_game_without_a_coach_has_nothing_to_say() -> None:
    assert coach_of("no_such_game") is None


def test_a_bot_warns_of_an_answer_that_gives_the_game_away() -> None:
    """To ask for money with the last pawn of the game: it is said in every language what would be better, and why."""
    scene = patron()
    found = {each.token: each for each in behind(scene.game, scene.s, "strong", 1.0, random.Random(1))}
    assert found["money:1"].chance > GENTLE > STRICT
    assert found["money:1"].better not in found
    for language in LANGUAGES:
        words = in_words(found["money:1"], Message("literal", {"text": "X"}))
        said = [Speaker(language, strict=True).say(each) for each in words]
        assert len(said) > 1
        assert "X" in said[0]


def test_what_the_coach_says_does_not_depend_on_what_is_hidden() -> None:
    """The rival's secret character is another: the coach says the same."""
    scene, other = (
        troyes_last(),
        troyes_last().characters({0: ["urban_iv", "le_florentin"], 1: ["hugues_de_payns", "henry_i"]}),
    )
    assert seen(scene) == seen(other)
    assert load_game("troyes").view(scene.s, 0) == load_game("troyes").view(other.s, 0)
