"""The worked examples of the rulebooks, exactly. G-E1 to G-E24"""

import pytest

from armorial.games.legacy.components import CHILD_CARD, FEMALE, FRIENDS, MALE
from armorial.games.legacy.patrons import Patrons
from armorial.games.legacy.state import ADULT, BORN, FATHER, GENERATION, MOTHER, PERSON_SIZE, USED
from armorial.games.legacy.testament import honour_of_tree
from armorial.games.legacy.tree import add, wed
from tests.legacy.scene import Scene

FIVE = ("bianca", "caroline", "otto", "willem", "johanna")


def promised_pair(hand: list[str]) -> Scene:
    """Three children, two of them promised to Ann and Evgenia, at the end of generation I."""
    scene = Scene(2)
    scene.player(0, hand=hand).couple(0)
    scene.child(0, "son")
    scene.child(0, "son")
    scene.child(0, "daughter")
    scene.spouse(0, "ann", 2)
    scene.spouse(0, "evgenia", 3)
    scene.couple(1, "margot")
    scene.child(1, "son")
    scene.row(*FIVE)
    return scene


HAND = ["pierre", "roger", "erich", "jan"]


def test_evgenia_before_ann_brings_honour() -> None:
    """G-E1: Evgenia first, so that Ann finds six friends in hand."""
    scene = promised_pair(HAND).next_generation()
    scene.play("red", "green")
    assert scene.question == "WhoWeds"
    scene.play("person:3", "bianca", "caroline")
    assert (len(scene.hand()), scene.prestige(), scene.extra(0, "yellow")) == (6, 1, 1)
    scene.play("son", "otto")
    assert len(scene.hand()) == 7
    assert scene.honour() == 2
    assert sorted(scene.in_row()) == ["johanna", "willem"]
    scene.play("daughter")
    assert (scene.children_of(0, 2), scene.children_of(0, 3)) == (["daughter"], ["son"])


def test_ann_before_evgenia_brings_none() -> None:
    """G-E1: the other order, hand 5 at Ann's step 5."""
    scene = promised_pair(HAND).next_generation()
    scene.play("red", "green", "person:2", "bianca", "son", "caroline", "otto", "son")
    assert (len(scene.hand()), scene.honour(), scene.prestige()) == (7, 0, 1)


def test_titles_of_the_last_generation_are_discarded() -> None:
    """G-E2"""
    scene = Scene(2)
    for seat, wife in ((0, "rosalie"), (1, "margot")):
        scene.couple(seat, wife)
        scene.child(seat, "son")
    assert scene.titles() == ["baron", "viscount", "count"]
    scene.next_generation().play("red", "green")
    assert scene.titles() == ["knight_of_saint_louis", "royal_councillor", "marquis"]
    assert scene.contributions() == ["court_ballet", "public_library", "academy_of_painting"]


def test_a_space_is_used_once_a_round() -> None:
    """G-E3: nobody, the same player included."""
    scene = Scene(2)
    scene.player(0, gold=20, hand=["jan", "erich"], extra={"green": 1}).player(1, gold=9, hand=["roger"])
    scene.couple(0)
    scene.couple(1, "margot")
    scene.turn(0).play("mansion", "jan")
    assert scene.to_move == 1
    assert scene.refused("mansion").name == "space-taken"
    scene.play("money:1")
    assert scene.refused("mansion").name == "space-taken"
    assert scene.refused("extra:mansion").name == "space-taken"


def test_an_extra_pawn_may_wait_an_own_one_may_not() -> None:
    """G-E4"""
    scene = Scene(2, generation=2)
    scene.player(0, gold=3, hand=["jan"], extra={"green": 1}).player(1, gold=9, hand=["roger"])
    for seat, wife in ((0, "rosalie"), (1, "margot")):
        scene.couple(seat, wife)
        scene.child(seat, "son", grown=True)
    scene.turn(1, pawns=1).play("mansion")
    assert scene.to_move == 0
    assert scene.refused("pass").name == "must-place-pawn"
    scene.play("money:1")
    assert scene.extra(0, "green") == 1
    assert scene.s.round_number == 4  # the green pawn waits


def test_pierres_pawn_may_be_used_at_once() -> None:
    """G-E5"""
    scene = Scene(2)
    scene.player(0, gold=9, hand=["pierre", "jan"]).head(0, "woman")
    scene.head(1)
    scene.row(*FIVE).turn(0).play("marry:pierre", "son")
    assert scene.extra(0, "red") == 1
    scene.play("money:1")
    assert scene.to_move == 0
    assert "extra:mission" in scene.options()
    assert "mission" in scene.options()
    scene.play("money:1", "money:1")
    assert scene.to_move == 0
    assert scene.options() == ["extra:mission", "pass"]


def test_income_at_the_end_of_a_round() -> None:
    """G-E6"""
    scene = Scene(2)
    scene.player(0, income=4).player(1, income=-2, gold=1)
    scene.end_of_round(1)
    assert (scene.gold(0), scene.gold(1)) == (4, 1)


def test_prestige_at_the_end_of_a_generation() -> None:
    """G-E7"""
    scene = Scene(2, generation=2)
    scene.player(0, prestige=6, patron="voltaire").player(1, prestige=-2, patron="john_law")
    scene.s.players[0][BORN + 1] = scene.s.players[1][BORN + 1] = 1
    scene.end_of_generation()
    assert (scene.honour(0), scene.honour(1)) == (6 + 1, -2 + 1)


def test_children_at_the_end_of_a_generation() -> None:
    """G-E8: one couple has 2 children, another 3."""
    scene = Scene(2, generation=2)
    scene.couple(0)
    scene.couple(1, "margot")
    first, second = (scene.child(0, "son", grown=True) for _ in range(2))
    scene.spouse(0, "ann", first)
    scene.spouse(0, "camille", second)
    for parent, n in ((first, 2), (second, 3)):
        for _ in range(n):
            scene.child(0, "daughter", parent)
    scene.child(1, "son", scene.child(1, "daughter", grown=True))
    scene.end_of_generation()
    assert (scene.honour(0), scene.honour(1)) == (5, 1)


def test_gertrude_with_another_prussian() -> None:
    """G-E9"""
    scene = Scene(2, generation=2)
    scene.player(0, hand=["gertrude"]).couple(0)
    daughter = scene.child(0, "daughter", grown=True)
    scene.spouse(0, "friedrich", daughter)
    son = scene.child(0, "son", grown=True)
    scene.row(*FIVE).turn(0).play("marry:gertrude", "otto", "daughter")
    assert (scene.gold(), scene.prestige(), scene.hand()) == (4, 1, ["otto"])
    assert scene.children_of(0, son) == ["daughter"]


def test_the_last_friend_of_the_row_comes_along() -> None:
    """G-E10"""
    scene = Scene(2, luck=1)
    scene.player(0, gold=1).head(0)
    scene.head(1)
    scene.row("ann", "otto", "carmen").turn(0).play("socialize:2", "ann", "otto")
    assert sorted(scene.hand()) == ["ann", "carmen", "otto"]
    assert len(scene.in_row()) == 5
    assert scene.gold() == 0


def test_the_count() -> None:
    """G-E11"""
    scene = Scene(2)
    scene.player(0, gold=4, hand=["jan", "erich"]).head(0)
    scene.player(1, gold=9, hand=["roger"]).head(1)
    scene.turn(0).play("title", "count")
    assert scene.prestige() == 2
    assert scene.income() == 1
    assert scene.gold() == 0
    assert scene.held(0, 0) == ["title"]
    assert "count" not in scene.titles()
    assert scene.refused("title").name == "space-taken"
    scene.s.numbers[USED] = 0
    scene.player(0, gold=9, hand=["robert", "thomas"])
    scene.spouse(0, "rosalie", 0)
    scene.turn(0)
    assert scene.refused("title").name == "everybody-has-one"


def test_the_doctor_and_a_complication() -> None:
    """G-E12"""
    scene = Scene(2)
    scene.player(0, gold=2, hand=["jan"]).couple(0)
    scene.head(1)
    scene.child(0, "daughter")
    scene.row(*FIVE).turn(0).play("doctor", "son", "complication", "child")
    assert scene.gold() == 0
    assert scene.hand() == []
    assert scene.children_of(0, 0) == ["daughter", "son"]
    assert scene.protected()
    scene.turn(0).play("children", "any", "complication", "son")
    assert scene.children_of(0, 0) == ["daughter", "son", "son"]


def test_the_court_ballet() -> None:
    """G-E13"""
    scene = Scene(2, generation=2)
    scene.player(0, gold=2, income=3).couple(0)
    scene.couple(1, "margot")
    son = scene.child(0, "son", grown=True)
    scene.spouse(0, "ann", son)
    scene.turn(0).play("contribution")
    assert (scene.gold(), scene.income(), scene.honour(), scene.prestige()) == (0, 2, 1, 2)
    assert scene.held(0, son) == ["contribution"]
    scene.player(0, gold=20, hand=["jan"])
    scene.turn(1)
    assert scene.refused("contribution").name == "space-taken"
    scene.s.numbers[USED] = 0
    scene.turn(0)
    assert scene.refused("contribution").name == "everybody-has-one"


def test_john_law() -> None:
    """G-E14"""
    scene = Scene(2, generation=3)
    scene.player(0, gold=14, income=8, patron="john_law", hidden=["grand_tour"])
    scene.player(1, patron="voltaire")
    scene.couple(0)
    son = scene.child(0, "son", grown=True)
    grandson = scene.child(0, "son", scene.spouse(0, "ann", son), grown=True)
    scene.spouse(0, "camille", grandson)
    unborn = scene.child(0, "son", grandson)
    scene.spouse(0, "tatiana", unborn)
    scene.then(Patrons())
    assert scene.honour() == 9
    scene.play("goal:2")
    assert scene.honour() == 13


@pytest.mark.parametrize(("goal", "honour"), [("goal:1", 2), ("goal:2", 4)])
def test_john_law_may_choose(goal: str, honour: int) -> None:
    """G-E14: the owner picks the better one, or not."""
    scene = Scene(2, generation=3)
    scene.player(0, gold=14, patron="john_law", hidden=["grand_tour"]).player(1, patron="voltaire")
    scene.couple(0)
    scene.s.trees[0][GENERATION] = scene.s.trees[0][GENERATION + PERSON_SIZE] = 3
    scene.spouse(0, "gaspard", scene.child(0, "daughter", born=False))
    scene.then(Patrons()).play(goal)
    assert scene.honour() == honour


def test_a_widower_marries_again() -> None:
    """G-E15"""
    scene = Scene(2)
    scene.player(0, hand=["camille"]).couple(0)
    scene.head(1)
    scene.row(*FIVE).child(0, "daughter")
    scene.turn(0).play("children", "any", "complication", "mother", "son")
    assert scene.status(0, 1) == "lost"
    assert scene.children_of(0, 0) == ["daughter", "son"]
    scene.turn(0).play("marry:camille", "bianca", "otto", "son")
    assert len(scene.children_of(0, 0)) == 3
    scene.turn(0)
    assert scene.refused("children").name == "children-enough"


def test_claire_and_a_row_of_two() -> None:
    """G-E16"""
    scene = Scene(2, luck=2)
    scene.player(0, hand=["claire"]).head(0)
    scene.head(1)
    scene.row("otto", "willem", "ann", "jan").turn(0).play("marry:claire", "jan")
    scene.row("otto", "willem").turn(0).play("socialize:1")
    assert {"otto", "willem"} <= set(scene.hand())
    assert len(scene.in_row()) == 5


def test_the_doctor_for_margarethe() -> None:
    """G-E17: four cards, one of the first two, one of the second two."""
    scene = Scene(2)
    scene.player(0, gold=2, hand=["jan"]).couple(0, "margarethe")
    scene.head(1)
    scene.row(*FIVE).turn(0).play("doctor", "son", "brave", "brave", "daughter", "don_juan", "daughter")
    assert scene.children_of(0, 0) == ["brave", "daughter"]


def test_a_gain_goes_on_in_a_new_row() -> None:
    """G-E18"""
    scene = Scene(2)
    scene.player(0, gold=2).head(0)
    scene.head(1)
    scene.row("otto", "willem").turn(0).play("socialize:3", "ann", "jan", "erich", "thomas", "robert", "erich")
    assert sorted(scene.hand()) == ["erich", "otto", "willem"]
    assert len(scene.in_row()) == 4


def test_solo_actions_closed_by_the_row() -> None:
    """G-E19"""
    scene = Scene(1)
    scene.player(0, gold=20, hand=["jan", "erich", "carlos"], patron="voltaire").couple(0)
    scene.row("thomas", "nicolas", "camille", "bianca", "otto").turn(0)
    closed = {token: scene.refused(token).name for token in ("doctor", "mansion", "mission")}
    assert set(closed.values()) == {"space-closed"}
    assert {"title", "venture", "contribution"} <= set(scene.options())
    scene.play("socialize:2", "thomas", "nicolas")
    assert "doctor" in scene.options()
    assert {scene.refused(token).name for token in ("mansion", "mission")} == {"space-closed"}


def test_michael_in_the_testament() -> None:
    """G-E20: in place of Angelique's father, or as Lucienne's husband."""
    scene = Scene.testament().player(0, gold=9, hand=["michael", "ann"]).row(*FIVE).turn(0)
    scene.play("find:michael", "person:5")
    assert scene.card(0, 5) == "michael"
    assert scene.size() == 9
    assert scene.partner(0, 7) == 8
    assert scene.parents(0, 5) == [7, 8]


def test_michael_as_husband() -> None:
    """G-E20: beside a known wife who was found as a child; his parents above, and a child below the two."""
    scene = Scene.testament().player(0, gold=9, hand=["michael", "lucienne"]).row(*FIVE)
    daughter = scene.child(0, "daughter", 3, grown=True, born=False)
    scene.turn(0).play("find:lucienne", f"person:{daughter}", "otto")
    assert scene.card(0, daughter) == "lucienne"
    assert scene.size() == 8
    scene.turn(0).play("find:michael", f"person:{daughter}")
    michael = 8
    assert scene.partner(0, daughter) == michael
    assert scene.card(0, michael) == "michael"
    assert scene.size() == 12
    assert len(scene.children_of(0, daughter)) == 1


def test_a_brother_is_found() -> None:
    """G-E21"""
    scene = Scene.testament().player(0).row(*FIVE)
    scene.luck = None
    scene.turn(0).play("children", "person:3", "any", "son")
    assert scene.children_of(0, 3) == ["laurent", "son"]
    assert scene.status(0, 7) == "adult"


def test_the_end_of_the_testament() -> None:
    """G-E22: Laurent -1, Angelique 0, Michael +1, Rowena 0."""
    scene = Scene.testament()
    tree = scene.s.trees[0]

    def put(person: int, name: str) -> None:
        tree[person * PERSON_SIZE] = FRIENDS.index(name)

    put(4, "lucienne")
    put(5, "michael")
    father = add(scene.s, 0, CHILD_CARD, MALE, 3, ADULT)
    mother = add(scene.s, 0, FRIENDS.index("rowena"), FEMALE, 3, ADULT)
    wed(tree, father, mother)
    tree[5 * PERSON_SIZE + FATHER], tree[5 * PERSON_SIZE + MOTHER] = father, mother
    assert honour_of_tree(scene.s) == 0
    put(mother, "camille")
    assert honour_of_tree(scene.s) == -1


def test_fehmi_and_a_row_of_two() -> None:
    """G-E23"""
    scene = Scene(2, luck=5)
    scene.player(0, hand=["fehmi"]).head(0)
    scene.head(1)
    scene.row("otto", "willem").turn(0).play("marry:fehmi", "otto")
    assert scene.question == "PickFriend"
    assert len(scene.in_row()) == 5
    assert len(scene.thrown()) == 5
    scene.play(scene.in_row()[0])
    assert len(scene.hand()) == 3
    assert len(scene.in_row()) == 4


def test_reductions_stop_at_nothing() -> None:
    """G-E24: A True Beauty and a man with cost 1; the cathedral and a contribution of 3 gold."""
    scene = Scene(2, generation=2)
    scene.player(0, hand=["gaspard"]).couple(0)
    scene.head(1)
    scene.child(0, "true_beauty", grown=True)
    scene.row(*FIVE).turn(0).play("marry:gaspard", "son")
    assert scene.gold() == 0
    scene = Scene(2)
    scene.player(0, missions=["renovate_the_old_cathedral"]).couple(0, "camille")
    scene.child(0, "son")
    scene.spouse(0, "tatiana", 2)
    scene.head(1)
    scene.turn(0).play("fulfil:renovate_the_old_cathedral", "contribution")
    assert scene.gold() == 0
    assert scene.honour() == 2 + 1
