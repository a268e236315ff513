"""What a coach says: every remark and mistake is said in some position, in words, and never by what is hidden."""

import random
import re
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from importlib import import_module
from inspect import getsource
from typing import Any

import pytest

from armorial.bots import make_bot
from armorial.bots.coach import GENTLE, STRICT, behind, in_words
from armorial.bots.runner import bot_answer
from armorial.games import GAMES, load_game
from armorial.games.legacy.components import FRIENDS
from armorial.games.legacy.state import LASTING_FRIENDS
from armorial.kernel.pools import determinize
from armorial.kernel.words import Message
from armorial.lessons.coach import Observed, coach_of, observe
from armorial.text import LANGUAGES, Speaker
from tests.legacy.lesson_positions import heir, patron, prestige, wedding
from tests.legacy.scene import Scene as LegacyScene
from tests.lorenzo.lesson_positions import last_round as lorenzo_last
from tests.lorenzo.lesson_positions import members, work
from tests.scenes import AnyScene
from tests.text.files import messages
from tests.troyes.lesson_positions import enemies
from tests.troyes.lesson_positions import last_round as troyes_last
from tests.troyes.scene import Scene as TroyesScene
from tests.village.lesson_positions import cubes, last_place, time
from tests.village.scene import Scene as VillageScene


def nobody_dead() -> AnyScene[Any]:
    """The third round begins, and a whole family is alive."""
    scene = cubes()
    scene.s.round_number = 3
    return scene


def last_reaper() -> AnyScene[Any]:
    """Two territories, and one coloured member at home."""
    return work().at("market:1", 0, "white").at("council", 0, "black").player(0, servants=0)


def nearly_enough() -> AnyScene[Any]:
    """Rome asks for 3, and 2 are there."""
    return members().player(0, faith=2)


def rich() -> TroyesScene:
    """The actions of a second round, with money and dice to be bought."""
    return enemies().turn(0)


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
        (nobody_dead, ["take:crafts:pink"], "decline", "time"),
        (nobody_dead, ["take:crafts:pink"], "train:smithy:1", None),
        (cubes, ["take:crafts:pink"], "decline", None),
        (last_reaper, ["member:orange"], "production:small", "fields"),
        (last_reaper, ["member:orange"], "harvest:small", None),
        (work, ["member:orange"], "production:small", None),
        (nearly_enough, ["member:white", "council"], "privilege:coins", "rome"),
        (nearly_enough, ["member:white", "council"], "privilege:faith", None),
        (members, ["member:white", "council"], "privilege:coins", None),
        (rich, [], "pass", "own"),
        (lambda: rich().player(0, deniers=7), [], "pass", None),
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
    [
        (cubes, "begin"),
        (time, "market"),
        (last_place, "bridge"),
        (members, "dice"),
        (enemies, "red"),
        (heir, "heir"),
    ],
)
def test_remarks_are_made_where_they_belong(build: Callable[[], AnyScene[Any]], remark: str) -> None:
    assert remark in seen(build()).remarks


def test_a_cube_that_pays_for_its_action_is_remarked_on_and_no_other() -> None:
    """A scroll costs two pink cubes. One lies on the crafts: it is enough for somebody who has one."""

    def scene(own: int) -> AnyScene[Any]:
        return VillageScene(2).player(0, cubes={"pink": own}).turn(0, {"crafts": ["pink"], "grain": ["plague"]})

    assert ["pays" in seen(scene(own)).remarks for own in (0, 1, 2)] == [False, True, False]


def test_who_would_leave_one_friend_in_the_row_is_told_and_claire_takes_one_more() -> None:
    """Three at most are taken, for gold; so of five one is left by somebody who has Claire."""

    def scene(claire: bool, *row: str) -> AnyScene[Any]:
        made = LegacyScene(2).player(0, gold=2)
        made.head(0)
        made.head(1)
        made.s.players[0][LASTING_FRIENDS] |= claire << FRIENDS.index("claire")
        return made.row(*row).turn(0)

    five = ("miranda", "willem", "zofia", "robert", "eustachy")
    told = [scene(False, *five[:2]), scene(False, *five), scene(True, *five)]
    assert ["row" in seen(each).remarks for each in told] == [True, False, True]


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


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_game_is_coached(game: str) -> None:
    """A sensible player against a novice: the coach has something to say from the first question on, always leaves an
    answer to be given, and does not stand in the way of somebody who plays well."""
    rules, rng = load_game(game), random.Random(f"coached {game}")
    bots = [make_bot("careful"), make_bot("novice")]
    state = rules.new(2)
    said, asked, held = set[str](), 0, 0
    while (question := rules.asked(state)) is not None:
        if question.seat < 0:
            option = question.sample(state, rng)  # type: ignore[attr-defined]
        else:
            option = bot_answer(rules, state, bots[question.seat], rng)
        if question.seat == 0 and len(question.options(state)) > 1:
            found = observe(rules, determinize(rules, state, 0, rng))
            assert len(found.mistakes) < len(question.options(state))
            said |= {f"coach-{game}-{name}" for name in found.remarks}
            said |= {f"coach-{game}-not-{name}" for name in found.mistakes.values()}
            asked, held = asked + 1, held + (question.table.names[option] in found.mistakes)
        rules.answer(state, option, None)
    assert said <= names_in(game)
    assert len(said) > len(names_in(game)) / 3, said
    assert held < asked / 8, f"{held} of {asked} answers were warned of"


def test_where_every_answer_is_a_mistake_nothing_is_warned_of(monkeypatch: pytest.MonkeyPatch) -> None:
    class Grumbler:
        def remarks(self, *_: object) -> Iterator[str]:
            yield from ()

        def mistakes(self, view: object, seat: int, options: list[str], token: str, *_: object) -> Iterator[str]:
            if token in self.disliked:
                yield "this"

        disliked: Sequence[str] = ()

    grumbler = Grumbler()
    monkeypatch.setattr("armorial.lessons.coach.coach_of", lambda _: grumbler)
    scene = cubes()
    grumbler.disliked = scene.options()[1:]
    assert seen(scene).mistakes == dict.fromkeys(grumbler.disliked, "this")
    grumbler.disliked = scene.options()
    assert seen(scene).mistakes == {}


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
