"""People have names: one each, for ever, the same for everybody."""

from collections.abc import Iterator

import pytest

from armorial.games import load_game
from armorial.games.legacy.components import CHILD_CARD, FRENCH, FRIENDS
from armorial.games.legacy.names import GIVEN, NAMES, name_key
from armorial.games.legacy.state import Legacy
from armorial.games.legacy.words import household_words, person
from armorial.text import LANGUAGES, Speaker
from tests.legacy.scene import Scene
from tests.legacy.test_shown import played

GAME = load_game("legacy")
SEEDS = 3
"""The cards of one game decide how long its families live; those of several even out."""
UNKNOWN = ("legacy-unknown-man", "legacy-unknown-woman")


def grown(seats: int, seed: int, **options: str) -> Iterator[Legacy]:
    """A game, each time that something about its families or their names has changed."""
    before = None
    for s, _, _ in played(seats, seed, **options):
        now = ([tree[:] for tree in s.trees], [names[:] for names in s.names])
        if now != before:
            yield s
        before = now


@pytest.mark.parametrize(("seats", "options"), [(4, {}), (2, {}), (1, {}), (1, {"solo": "testament"})])
def test_a_name_never_changes_and_is_unique_in_its_family(seats: int, options: dict[str, str]) -> None:
    """Not when a parent is lost, a child grows up or marries; in the Testament only when it is found out."""
    everybody = 0
    for seed in range(SEEDS):
        known: dict[tuple[int, int], str] = {}
        for s in grown(seats, seed, **options):
            for seat, player in enumerate(GAME.view(s, -1)["players"]):
                for one in player["tree"]:
                    before = known.setdefault((seat, one["number"]), one["name"])
                    assert one["name"] == before or before in UNKNOWN
                    known[seat, one["number"]] = one["name"]
                given = [one["name"] for one in player["tree"] if one["name"] not in UNKNOWN and one["kind"] != "lost"]
                assert len(given) == len(set(given))
        everybody += len(known)
    assert everybody > 8 * seats * SEEDS


def test_a_lost_mother_keeps_her_name() -> None:
    """G-314"""
    scene = Scene(2, generation=2)
    scene.couple(0, "rosalie")
    daughter = scene.child(0, "daughter", grown=True)
    scene.spouse(0, "pierre", daughter)
    before = GAME.view(scene.s, 0)["players"][0]["tree"]
    scene.turn(0).play("children", "any", "complication", "mother", "son")
    after = GAME.view(scene.s, 0)["players"][0]["tree"]
    assert after[daughter]["kind"] == "lost"
    assert [one["name"] for one in after[: len(before)]] == [one["name"] for one in before]


def test_twins_have_two_names_and_their_sex_is_told() -> None:
    """G-323"""
    scene = Scene(2)
    scene.couple(0, "margarethe")
    scene.turn(0).play("children", "any", "surprise_twins_son")
    scene.play("surprise_twins_daughter")
    question = scene.asked
    assert question is not None
    labels = [question.label(scene.s, option) for option in question.options(scene.s)]
    for language in LANGUAGES:
        assert len({Speaker(language).say(label) for label in labels}) == 2
    scene.play("surprise_twins_son", "son", "daughter", "daughter")
    one, other = scene.size(0) - 2, scene.size(0) - 1
    assert person(scene.s, 0, one) != person(scene.s, 0, other)
    assert [event.message.key for event in scene.events if "bear" in event.message.key] == [
        "legacy-did-bear-son",
        "legacy-did-bear-daughter",
    ]


def test_about_one_in_three_is_named_after_the_parent_from_abroad() -> None:
    french = {name_key(name) for sex in GIVEN for name in sex[FRENCH]}
    abroad = named_after = 0
    for seed in range(4 * SEEDS):
        for s, _, _ in played(3, seed):
            last = s
        for seat in range(3):
            for one in GAME.view(last, -1)["players"][seat]["tree"]:
                parents = [last.names[seat][p] for p in (one["father"], one["mother"]) if p is not None]
                nations = [last.parts.friends[name].nation for name in parents if name < CHILD_CARD]
                if nations and nations[0] != FRENCH:
                    abroad += 1
                    named_after += one["name"] not in french
                elif nations:
                    assert one["name"] in french
    assert abroad > 60
    assert abroad / 5 < named_after < abroad / 2


def test_names_differ_from_game_to_game() -> None:
    heads = set()
    for seed in range(8):
        s = next(s for s, _, _ in played(2, seed) if all(s.trees))
        heads |= {s.names[0][0], s.names[1][0]}
    assert len(heads) > 8


def test_people_of_an_older_save_get_names() -> None:
    for s, _, _ in played(3, 6):
        last = s
    old = GAME.dump(last)
    del old["names"]
    loaded = GAME.load(old)
    assert [len(names) for names in loaded.names] == [len(names) for names in last.names]
    assert [names[0] for names in loaded.names] != [-1] * 3
    assert GAME.load(GAME.dump(loaded)).names == loaded.names


def test_no_two_names_sound_alike() -> None:
    assert len(set(NAMES)) == len(NAMES)
    for language in LANGUAGES:
        said = [Speaker(language).text(name_key(name)) for name in range(len(NAMES))]
        assert len(set(said)) == len(said), language


def test_epithets_are_short() -> None:
    for language in ("ru", "pl"):
        for child in ("handsome", "brave", "don_juan", "gossip_queen", "beautiful_smile", "true_beauty"):
            assert len(Speaker(language).text(f"legacy-epithet-{child}")) <= 12


def test_unknown_relatives_are_told_by_those_who_are_known() -> None:
    """G-82: by the child first, then the partner, a sibling, a parent; a known one by name."""
    scene = Scene.testament()
    english = Speaker("en")
    assert english.say(person(scene.s, 0, 3)) == "the father of Laurent"
    assert english.say(household_words(scene.s, 0, 3)) == "the parents of Laurent"
    scene.known(3, "pierre")
    assert english.say(person(scene.s, 0, 3)) == "Pierre"
    assert english.say(person(scene.s, 0, 4)) == "the mother of Laurent"
    assert english.say(household_words(scene.s, 0, 3)) == "Pierre and his wife"
    scene.known(4, "rosalie")
    assert english.say(household_words(scene.s, 0, 3)) == "Pierre and Rosalie"
    assert GAME.view(scene.s, 0)["players"][0]["tree"][3]["name"] == f"legacy-friend-{FRIENDS[FRIENDS.index('pierre')]}"
