"""Every child, head, title, contribution, patron and mission in play, against a table of its own. Friends, who are most
of the cards, are in test_friends.py."""

import importlib

import pytest

from armorial.games.legacy.components import PROFESSIONS
from armorial.games.legacy.patrons import Patrons, main_goal
from armorial.games.legacy.setup import ChooseSide
from armorial.games.legacy.state import (
    BY_PROFESSION,
    CATHEDRAL,
    COMPLETED,
    GENERATION,
    PERSON_SIZE,
)
from armorial.games.legacy.turn import GrowUp
from tests.legacy import printed
from tests.legacy.conditions import fill, row_without
from tests.legacy.scene import Scene
from tests.legacy.test_friends import through

components = importlib.import_module("armorial.games.legacy.components")


def test_the_tables_name_the_same_cards() -> None:
    assert list(printed.FRIENDS) == list(components.FRIENDS)
    assert list(printed.CHILDREN) == list(components.CHILDREN)
    assert list(printed.HEADS) == list(components.HEADS)
    assert list(printed.TITLES) == list(components.TITLES)
    assert list(printed.CONTRIBUTIONS) == list(components.CONTRIBUTIONS)
    assert list(printed.PATRONS) == list(components.PATRONS)
    assert list(printed.MISSIONS) == list(components.MISSIONS)


# -- children -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", printed.CHILDREN)
def test_children_of_each_kind(kind: str) -> None:
    """G-02, G-61: sex and number."""
    sex, count = printed.CHILDREN[kind]
    s = Scene(2).s
    number = components.CHILDREN.index(kind)
    assert s.children[number] == count
    assert s.parts.child_sex[number] == {"male": 0, "female": 1, "none": -1}[sex]


def grow(*kinds: str, **player: object) -> Scene:
    scene = Scene(2, generation=2, luck=None).player(0, **player)  # type: ignore[arg-type]
    scene.couple(0, "camille")
    scene.head(1)
    for kind in kinds:
        scene.child(0, kind)
    return scene.row("otto", "bianca", "armand", "ann")


def test_brave() -> None:
    """G-141, G-61: +1 honour on growing up."""
    scene = grow("brave", "brave", "son").then(GrowUp(0))
    assert scene.honour() == 2
    assert scene.told("legacy-did-gain-by") == 2


def test_don_juan() -> None:
    """G-142: one woman from the row; the last-card rule applies; no woman, nothing."""
    scene = grow("don_juan").then(GrowUp(0))
    assert sorted(scene.options()) == ["ann", "bianca"]
    assert scene.refused("otto").name == "not-a-woman"
    scene.play("ann")
    assert scene.hand() == ["ann"]
    last = grow("don_juan").row("otto", "ann").then(GrowUp(0))
    assert sorted(last.hand()) == ["ann", "otto"]
    assert grow("don_juan").row("otto", "armand").then(GrowUp(0)).hand() == []


def test_gossip_queen() -> None:
    """G-143: two friends from the deck."""
    scene = grow("gossip_queen")
    scene.deck("jan", "erich").then(GrowUp(0))
    scene.play("jan") if scene.asked else None
    assert sorted(scene.hand()) == ["erich", "jan"]
    assert len(scene.in_row()) == 4


def test_order_of_growing_up() -> None:
    """G-25, G-147: the owner chooses; effects start on growing up."""
    scene = grow("gossip_queen", "don_juan").deck("jan", "erich", "thomas").then(GrowUp(0))
    assert scene.question == "WhoGrows"
    assert scene.options() == ["person:2", "person:3"]
    scene.play("person:3", "ann", "jan", "erich")
    assert sorted(scene.hand()) == ["ann", "erich", "jan"]


def test_beautiful_smile() -> None:
    """G-144: in the generation in which she is an adult 1 gold more for every asking."""
    scene = grow("beautiful_smile", "beautiful_smile").then(GrowUp(0)).turn(0).play("money:1")
    assert scene.gold() == 4
    young = grow("beautiful_smile").turn(0).play("money:1")
    assert young.gold() == 2


def test_handsome() -> None:
    """G-140, G-301: 2 gold when his wedding is settled, arranged or not, even if she was lost."""
    scene = grow("handsome", hand=["ann"]).then(GrowUp(0)).turn(0).play("marry:ann", "bianca", "son")
    assert scene.gold() == 3 + 2
    assert scene.told("legacy-did-gain-by") == 1
    lost = grow("handsome", hand=["ann"]).then(GrowUp(0)).turn(0)
    lost.play("marry:ann", "bianca", "complication", "mother", "son")
    assert lost.gold() == 3 + 2
    arranged = grow("handsome").row("otto", "bianca", "armand")
    arranged.spouse(0, "ann", 2)
    arranged.then(GrowUp(0)).play("bianca", "son")
    assert arranged.gold() == 2


def test_true_beauty() -> None:
    """G-145: the man costs 2 less, not below 0, also on promising her as a child; a dowry stays as it is."""
    scene = grow("true_beauty", hand=["roger"], gold=3).then(GrowUp(0)).turn(0).play("marry:roger", "son")
    assert scene.gold() == 0
    child = grow(hand=["jan", "armand"], gold=1)
    girl = child.child(0, "true_beauty", 0)
    child.s.trees[0][girl * PERSON_SIZE + GENERATION] = 3
    child.turn(0).play("arrange:jan")
    assert child.gold() == 0


# -- heads, titles, contributions -----------------------------------------------------------------------------


@pytest.mark.parametrize("side", ["man", "woman"])
@pytest.mark.parametrize("name", printed.HEADS)
def test_heads_of_family(name: str, side: str) -> None:
    """G-05"""
    man, woman, pawn = printed.HEADS[name]
    scene = Scene(2, luck=1)
    scene.s.players[0][4] = components.HEADS.index(name)
    scene.then(ChooseSide(0)).play(side)
    assert (scene.income(), scene.gold(), len(scene.hand())) == (man if side == "man" else woman)
    assert (scene.told("legacy-did-choose-man"), scene.told("legacy-did-choose-woman")) == (
        side == "man",
        side != "man",
    )
    assert scene.extra(0, pawn) == 1


@pytest.mark.parametrize(
    ("kind", "name"),
    [*(("title", name) for name in printed.TITLES), *(("contribution", name) for name in printed.CONTRIBUTIONS)],
)
def test_titles_and_contributions(kind: str, name: str) -> None:
    """G-40, G-45, G-46: price and benefit."""
    generation, (gold, friends, cost), (income, prestige, honour, taken) = (
        printed.TITLES[name] if kind == "title" else printed.CONTRIBUTIONS[name]
    )
    scene = Scene(2, generation).player(0, gold=gold, income=3, hand=["jan", "erich", "thomas"][:friends])
    scene.head(0)
    scene.head(1)
    scene.s.trees[0][GENERATION] = scene.s.trees[1][GENERATION] = generation
    scene.row(*row_without()).turn(0).play(kind)
    if scene.question.startswith("Which"):
        scene.play(name)
    assert scene.gold() == 0
    assert scene.income() == 3 - cost + income
    assert (scene.prestige(), scene.honour()) == (prestige, honour)
    for _ in range(taken):
        scene.play(scene.options()[0])
    assert len(scene.hand()) == taken
    assert scene.held(0, 0) == [kind]


@pytest.mark.parametrize("kind", ["title", "contribution"])
def test_one_gold_short(kind: str) -> None:
    """G-46: the price of every card is a real one."""
    for name, (generation, (gold, friends, _), _) in (
        printed.TITLES if kind == "title" else printed.CONTRIBUTIONS
    ).items():
        scene = Scene(2, generation).player(0, gold=gold - 1, hand=["jan", "erich", "thomas"][:friends])
        scene.head(0)
        scene.head(1)
        scene.s.trees[0][GENERATION] = generation
        cards = components.TITLES if kind == "title" else components.CONTRIBUTIONS
        if kind == "title":
            scene.s.titles = (cards.index(name),)
        else:
            scene.s.contributions = (cards.index(name),)
        refusal = scene.turn(0).refused(kind)
        assert (refusal.name, refusal.message.args["n"]) == ("short", 1), name


# -- patrons and missions -------------------------------------------------------------------------------------


@pytest.mark.parametrize("missing", [0, 1])
@pytest.mark.parametrize("name", printed.PATRONS)
def test_main_goals(name: str, missing: int) -> None:
    """G-50, G-159, G-160: 9 honour, just met and one short."""
    scene = Scene(2, 3).player(0, patron=name).player(1, patron="voltaire" if name != "voltaire" else "john_law")
    scene.head(0)
    fill(scene, printed.PATRONS[name][0], missing=missing)
    scene.then(Patrons())
    assert scene.honour() == (0 if missing else 9)


@pytest.mark.parametrize("number", [1, 2])
@pytest.mark.parametrize("name", printed.PATRONS)
def test_minor_goals(name: str, number: int) -> None:
    """G-50, G-54, G-159, G-160: honour for every so many, rounded down."""
    _, *minor = printed.PATRONS[name]
    worth, each, what = minor[number - 1]
    scene = Scene(2, 3).player(0, patron=name, hidden=["grand_tour"])
    scene.player(1, patron="voltaire" if name != "voltaire" else "john_law")
    n = 2 * each + (each - 1)
    if what.startswith("promised"):
        wanted = what.split()[1]
        scene.head(0)
        scene.s.trees[0][GENERATION] = 3
        fits = [
            f
            for f, card in printed.FRIENDS.items()
            if card[0] == "female" and (card[2] == wanted or (wanted == "foreign" and card[1] != "french"))
        ]
        other = [f for f, card in printed.FRIENDS.items() if card[:3] == ("female", "french", "none")]
        for friend in [*fits[:2], other[0]]:
            scene.spouse(0, friend, scene.child(0, "son", born=False))
        n = 2
    elif what.startswith("family"):
        scene.s.players[0][BY_PROFESSION + PROFESSIONS.index(what.split()[1])] = n
    else:
        if what == "titles":
            scene.head(0)
            for person, title in ((0, "baron"), (scene.child(0, "son", born=False), "count")):
                scene.hold(0, person, "title", title)
            n = 2
        else:
            fill(scene, f"{n} {what}")
    main = main_goal(scene.s, 0)
    scene.then(Patrons()).play(f"goal:{number}")
    assert scene.honour() == main + n // each * worth


def mission_scene(name: str, missing: int) -> Scene:
    needs, _ = printed.MISSIONS[name]
    scene = Scene(3, luck=4).player(0, missions=[name])
    scene.head(0)
    scene.head(1)
    scene.head(2)
    scene.row(*row_without())
    scene.player(1, gold=5, hand=["jan", "erich"]).player(2, gold=1, hand=["thomas"])
    scene.hold(1, 0, "title", "viscount")
    fill(scene, needs, missing=missing)
    return scene.turn(0)


@pytest.mark.parametrize("name", printed.MISSIONS)
def test_missions(name: str) -> None:
    """G-62, G-150, G-151, G-152, G-153, G-154, G-155, G-156, G-157, G-158, G-401: not one short; the whole reward."""
    assert mission_scene(name, 1).refused(f"fulfil:{name}").name == "not-fulfilled"
    scene = mission_scene(name, 0)
    before, hand = scene.s.players[0][:], len(scene.hand())
    scene.play(f"fulfil:{name}")
    through(scene, "gold")
    me = scene.s.players[0]
    taken = 0
    for part in printed.MISSIONS[name][1].split(", "):
        if part.startswith("+"):
            place = {"gold": 0, "income": 1, "prestige": 2, "honour": 3}[part.split()[1]]
            assert me[place] - before[place] == int(part.split()[0])
        elif part.endswith("pawn"):
            assert scene.extra(0, part.split()[0]) == 1
        elif part.startswith("row"):
            taken = int(part.split()[1])
        elif part.startswith("is a"):
            assert scene.kept() == [name]
        elif part == "contribution -4":
            assert me[CATHEDRAL] == 4
        elif part == "others give 1 friend":
            taken = 2
            assert (len(scene.hand(1)), len(scene.hand(2))) == (1, 0)
        elif part == "others -1 prestige":
            assert (scene.prestige(1), scene.prestige(2)) == (-1, -1)
        elif part == "titled others -2 honour":
            assert (scene.honour(1), scene.honour(2)) == (-2, 0)
        else:
            assert part == "others -2 gold or -1 honour"
            assert (scene.gold(1), scene.honour(1), scene.gold(2), scene.honour(2)) == (3, 0, 1, -1)
    assert len(scene.hand()) - hand == taken
    assert me[COMPLETED] == 1
