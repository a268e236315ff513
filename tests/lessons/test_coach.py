"""What a coach says: every remark and mistake is said in some position, in words, and never by what is hidden."""

import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any

import pytest

from armorial.bots.coach import GENTLE, STRICT, behind, in_words
from armorial.games import GAMES, load_game
from armorial.games.legacy.components import FRIENDS
from armorial.games.legacy.state import LASTING_FRIENDS
from armorial.kernel.words import Message
from armorial.lessons.coach import Observed, coach_of, observe
from armorial.text import LANGUAGES, Speaker
from tests.legacy.lesson_positions import heir, patron, prestige, wedding
from tests.legacy.scene import Scene as LegacyScene
from tests.lessons.coaches import names_in
from tests.lorenzo.lesson_positions import last_round as lorenzo_last
from tests.lorenzo.lesson_positions import members, work
from tests.scenes import AnyScene
from tests.text.files import messages
from tests.troyes.lesson_positions import enemies
from tests.troyes.lesson_positions import last_round as troyes_last
from tests.troyes.scene import Scene as TroyesScene
from tests.village.lesson_positions import cubes, last_place, mass, time
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


def last_hand() -> AnyScene[Any]:
    """One is at home, and others are not born yet."""
    return VillageScene(2).player(0, farm=[1], unborn=[2], cubes={"brown": 1}).taking(0, "church")


def company() -> AnyScene[Any]:
    """A rival stands in the tower of territories."""
    return members().at("territory:3", 1, "black")


def soldiers() -> TroyesScene:
    """Wages that no income pays."""
    scene = TroyesScene(2).player(0, deniers=0, supply=0).palace("000000").bishopric("0n 0n 0n")
    return scene.round(2).dice(0, "r1").turn(0)


def spare_pawn() -> AnyScene[Any]:
    """An extra pawn in the last round of the first generation, and no other."""
    return prestige().player(0, gold=8, extra={"green": 1}).turn(0, pawns=0)


def bachelor() -> AnyScene[Any]:
    """A grown son without a wife in the last round of a generation, and a bride in hand."""
    scene = heir().player(0, hand=["claire"])
    scene.child(0, "son", grown=True)
    scene.child(0, "son", 2)
    return scene


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
        (mass, ["take:church:brown"], "devote:1", "old"),
        (mass, ["take:church:brown"], "devote:2", None),
        (last_hand, [], "devote:1", "hands"),
        (company, ["member:orange"], "territory:2", "company"),
        (company, ["member:orange"], "character:2", None),
        (company, [], "to:territory:2", "company"),
        (company, [], "to:character:2", None),
        (members, [], "to:territory:2", None),
        (lambda: members().player(0, servants=1), ["member:white"], "character:2", "dry"),
        (members, ["member:white"], "character:2", None),
        (soldiers, [], "pass", "wages"),
        (lambda: troyes_last().cathedral("n..011", "...1.1"), [], "pass", "cathedral"),
        (spare_pawn, [], "pass", "pawn"),
        (bachelor, [], "money:1", "single"),
        (bachelor, [], "marry:claire", None),
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
        (lambda: company().play("to:territory:2"), "company"),  # type: ignore[attr-defined]
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


@pytest.mark.parametrize("game", GAMES)
def test_every_game_knows_five_typical_mistakes(game: str) -> None:
    assert sum("-not-" in name for name in names_in(game)) == 5


def test_every_word_of_the_coach_is_there_and_none_besides() -> None:
    assert all(coach_of(game) is not None for game in GAMES)
    wanted = {"coach-worse"}.union(*(names_in(game) for game in GAMES))
    assert {key for key in messages("en") if key.startswith("coach-")} == wanted


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
