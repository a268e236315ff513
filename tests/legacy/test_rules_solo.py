"""The standard solo game and the Testament. G-70 to G-99, G-800 to G-806"""

import pytest

from armorial.games.legacy.components import CHILDREN, FRIENDS, HINTS
from armorial.games.legacy.patrons import TestamentEnd
from armorial.games.legacy.state import BORN, HINTS_DONE, HINTS_OPEN
from armorial.games.legacy.testament import CheckHints, honour_of_tree, won
from armorial.kernel.errors import RuleError
from tests.legacy.scene import Scene

FIVE = ("bianca", "caroline", "otto", "willem", "johanna")
SAFE = ("armand", "giacomo", "pieter", "margot", "odette")
"""Without a profession: they close nothing."""


def solo(**player: object) -> Scene:
    scene = Scene(1).player(0, patron="voltaire", **player)  # type: ignore[arg-type]
    scene.couple(0)
    return scene.row(*SAFE)


# -- the standard solo game -----------------------------------------------------------------------------------


def test_what_is_left_out_alone() -> None:
    """G-70: 69 friends, 11 missions, two mansions and ventures."""
    scene = Scene(1)
    names = {FRIENDS[card] for card in scene.s.deck}
    assert len(names) == len(FRIENDS) - 6
    assert not names & {"friedrich", "katherine", "laurent", "manuel", "nathalie", "vera"}
    assert len(scene.s.missions) == 11
    assert (scene.left("mansion"), scene.left("venture")) == (2, 2)


@pytest.mark.parametrize(
    ("card", "closed"),
    [
        ("roger", ["title", "contribution"]),
        ("thomas", ["doctor"]),
        ("nicolas", ["mansion"]),
        ("jan", ["venture"]),
        ("carlos", ["mission"]),
        ("patrick", []),
    ],
)
def test_a_profession_in_the_row_closes_its_action(card: str, closed: list[str]) -> None:
    """G-71, G-73: for own and extra pawns alike; friends without a profession close nothing; own actions never."""
    every = ["title", "doctor", "mansion", "venture", "mission", "contribution"]
    extra = dict.fromkeys(("yellow", "blue", "green", "orange", "red"), 1)
    scene = solo(gold=20, hand=["erich", "robert", "pierre"], extra=extra).row(card, *SAFE[:4]).turn(0)
    for action in every:
        if action in closed:
            assert scene.refused(action).name == "space-closed"
            assert scene.refused(f"extra:{action}").name == "space-closed"
        else:
            assert action in scene.options()
    assert {"money:1", "socialize:1", "children"} <= set(scene.options())


def test_closing_is_for_one_player_only() -> None:
    """G-71: with several players the row closes nothing."""
    scene = Scene(2).player(0, gold=20, hand=["erich", "robert"])
    scene.couple(0)
    scene.couple(1, "ann")
    scene.row("thomas", "nicolas", "jan", "carlos", "roger").turn(0)
    assert {"title", "doctor", "mansion", "venture", "mission", "contribution"} <= set(scene.options())


def test_all_else_as_for_several() -> None:
    """G-72, G-74: head, patron, a pawn at each start; always first; dying out loses, else honour is the result."""
    scene = Scene.started(1, luck=2).play("man", "keep")
    assert scene.game.view(scene.s, 0)["players"][0]["patron"] is not None
    assert scene.to_move == 0
    next_one = solo()
    next_one.child(0, "son")
    next_one.next_generation().play("green")
    assert next_one.extra(0, "green") == 1
    lost = solo().end_of_generation()
    assert lost.asked is None
    assert lost.out(0)
    assert lost.game.ranks(lost.s) == [1]
    assert lost.game.winners(lost.s) == []
    assert next_one.game.winners(next_one.s) == [0]


def test_a_new_row_counts_as_soon_as_it_lies_there() -> None:
    """G-73, G-16: closing is judged when the pawn is placed."""
    scene = solo(gold=20, hand=["erich", "robert"]).row("thomas", *SAFE[:2]).turn(0)
    assert scene.refused("doctor").name == "space-closed"
    scene.play("socialize:1", "thomas")
    assert "doctor" in scene.options()
    scene.play("doctor", "erich", "son", "daughter")
    assert scene.s.numbers[5] == 2 or scene.refused("doctor").name == "space-taken"


# -- the Testament --------------------------------------------------------------------------------------------


def test_what_the_testament_leaves_out() -> None:
    """G-80: no complications, 65 friends, 11 missions, no patrons, three mansions and ventures."""
    scene = Scene(1, solo="testament")
    assert scene.s.children[CHILDREN.index("complication")] == 0
    assert len(scene.s.deck) == len(FRIENDS) - 10
    assert len(scene.s.missions) == 11
    assert scene.s.patrons == ()
    assert (scene.left("mansion"), scene.left("venture")) == (3, 3)


def test_the_testament_is_played_alone() -> None:
    """G-80: an option of the game for one."""
    with pytest.raises(RuleError, match="alone"):
        Scene(2, solo="testament")


@pytest.mark.parametrize(("name", "income", "gold"), [("nathalie", 2, 6), ("patrick", 1, 9)])
def test_the_one_who_asks(name: str, income: int, gold: int) -> None:
    """G-81, G-805: parents and unknown grandparents, which give and cost nothing; five friends; no extra pawn."""
    scene = Scene.started(1, luck=2, solo="testament")
    assert len(scene.in_row()) == 5
    scene.play(name)
    assert (scene.income(), scene.gold(), len(scene.hand())) == (income, gold, 5)
    assert [scene.card(0, n) for n in range(3)] == [name, "laurent", "angelique"]
    assert scene.size() == 7
    assert scene.parents(0, 0) == [1, 2]
    assert [scene.partner(0, n) for n in range(1, 7)] == [2, 1, 4, 3, 6, 5]
    assert (scene.prestige(), scene.honour()) == (0, 0)
    assert scene.question == "Mulligan"
    scene.play("keep")
    assert sum(scene.extra(0, colour) for colour in ("green", "orange", "red", "blue", "yellow")) == 0
    assert len(scene.hints()[0]) + len(scene.hints()[1]) == 3


def test_a_friend_in_place_of_an_unknown() -> None:
    """G-82, G-92, G-93: of the same sex; the place keeps partner and children; parents come above."""
    scene = Scene.testament().player(0, gold=9, hand=["michael", "ann"]).row(*FIVE).turn(0)
    scene.play("find:michael")
    assert scene.options() == ["person:3", "person:5"]
    assert scene.refused("person:1").name == "not-you"
    assert scene.refused("person:4").name == "has-partner"
    scene.play("person:3")
    assert (scene.card(0, 3), scene.partner(0, 3), scene.gold(), scene.income()) == ("michael", 4, 6, 1)
    told = [event.message.key for event in scene.events]
    assert told.index("legacy-did-find") < told.index("legacy-did-pay"), "the deed is told before its price"
    assert scene.parents(0, 1) == [3, 4]
    assert scene.parents(0, 3) == [7, 8]
    assert sum(scene.s.child_discards) == 1


def test_a_couple_that_becomes_known_has_a_child() -> None:
    """G-82, G-93: once for each couple, when its second partner becomes known."""
    scene = Scene.testament().player(0, gold=9, hand=["michael", "camille"]).row(*FIVE).turn(0)
    scene.play("find:michael", "person:3")
    assert scene.size() == 9
    scene.play("find:camille", "person:4", "bianca", "otto")
    assert scene.size() == 9 + 2 + 1
    assert scene.children_of(0, 3)[0] == "laurent"
    assert len(scene.children_of(0, 3)) == 2


def test_an_unmarried_relative_gets_a_partner() -> None:
    """G-82, G-90: only one found as a child below a couple; never you."""
    scene = Scene.testament().player(0, gold=9, hand=["michael"]).row(*FIVE)
    aunt = scene.child(0, "daughter", 3, grown=True, born=False)
    scene.turn(0).play("find:michael")
    assert scene.options() == ["person:3", "person:5", f"person:{aunt}"]
    scene.play(f"person:{aunt}")
    husband = aunt + 1
    assert scene.partner(0, aunt) == husband
    assert scene.parents(0, husband) == [husband + 1, husband + 2]


def test_a_replaced_child_keeps_its_parents() -> None:
    """G-91: one pair of parents only."""
    scene = Scene.testament().player(0, gold=9, hand=["michael"]).row(*FIVE)
    uncle = scene.child(0, "son", 3, grown=True, born=False)
    size = scene.size()
    scene.turn(0).play("find:michael", f"person:{uncle}")
    assert scene.size() == size
    assert scene.parents(0, uncle) == [3, 4]


def test_how_big_was_my_family() -> None:
    """G-83, G-85: for any couple but your parents, grown, no limit; or for 1 honour of a named sex."""
    scene = Scene.testament(luck=None).player(0).row(*FIVE).turn(0).play("children")
    assert scene.options() == ["person:3", "person:5"]
    scene.play("person:5", "daughter", "daughter")
    assert scene.honour() == -1
    assert scene.children_of(0, 5) == ["angelique", "daughter"]
    assert scene.status(0, 7) == "adult"
    for _ in range(4):
        scene.turn(0).play("children", "person:5", "any", "son")
    assert len(scene.children_of(0, 5)) == 6


def test_wealth_and_acquaintances() -> None:
    """G-84: as in the main game."""
    scene = Scene.testament().player(0).row(*FIVE).turn(0).play("money:2")
    assert (scene.gold(), scene.honour()) == (3, -1)
    scene.play("socialize:1", "otto")
    assert scene.hand() == ["otto"]


def test_marrying_and_arranging_are_other_games() -> None:
    """G-803: there is no arranging."""
    scene = Scene.testament().player(0, gold=9, hand=["michael", "arianne"]).row(*FIVE).turn(0)
    assert scene.refused("marry:michael").name == "other-game"
    assert scene.refused("arrange:michael").name == "other-game"
    scene.play("free:arianne", "person:4", "otto")
    assert scene.pawns() == 2


def test_no_honour_for_children_and_nobody_dies_out() -> None:
    """G-86"""
    scene = Scene.testament().player(0, prestige=4)
    scene.s.players[0][BORN] = 3
    scene.end_of_generation()
    assert scene.honour() == 4
    empty = Scene.testament().end_of_generation()
    assert not empty.out(0)


def test_generation_starts() -> None:
    """G-85, G-88, G-804, G-98: hints, an extra pawn, new cards; the tree does not grow up."""
    scene = Scene.testament(luck=None).next_generation()
    assert scene.question == "DrawHint"
    drawn = scene.options()
    assert len(drawn) == 5
    scene.play(*drawn[:3])
    assert sorted([*scene.hints()[0], *scene.hints()[1]]) == sorted(drawn[:3])
    scene.play("green")
    assert scene.extra(0, "green") == 1
    assert scene.titles() == ["knight_of_saint_louis", "royal_councillor", "marquis"]
    assert {h.generation for h in scene.s.parts.hints} == {1, 2, 3}


def test_the_row_closes_nothing() -> None:
    """G-804, G-88"""
    scene = Scene.testament().player(0, gold=20, hand=["erich", "robert"]).row("thomas", "nicolas", "jan").turn(0)
    assert {"doctor", "mansion", "venture"} <= set(scene.options())


def test_unknown_relatives_have_only_their_sex() -> None:
    """G-89: the effects of child cards do not work here."""
    scene = Scene.testament(luck=None).row(*FIVE).turn(0)
    scene.play("children", "person:3", "any", "surprise_twins_son")
    assert len(scene.children_of(0, 3)) == 2
    assert scene.game.view(scene.s, 0)["players"][0]["tree"][3]["nation"] is None


def test_parents_come_from_the_deck() -> None:
    """G-94: a son and a daughter; a deck without sons takes the next pile."""
    scene = Scene.testament().player(0, gold=9, hand=["michael"]).row(*FIVE)
    scene.child_deck({"daughter": 3}, {"handsome": 1})
    scene.turn(0).play("find:michael", "person:3")
    assert scene.card(0, 7) == "handsome" or scene.card(0, 7) == "son"
    assert scene.card(0, 8) == "daughter"


def test_holdings_in_the_testament() -> None:
    """G-95: any household but you and your parents, known or not; the doctor for any couple but your parents."""
    scene = Scene.testament().player(0, gold=20, hand=["jan", "erich"]).row(*FIVE)
    uncle = scene.child(0, "son", 3, grown=True, born=False)
    assert scene.household(0, "mansion") == [3, 5, uncle]
    scene.turn(0).play("mansion", "jan")
    assert scene.refused("person:0").name == "not-you"
    assert scene.refused("person:2").name == "not-you"
    assert scene.refused("person:4").name == "not-a-household"
    scene.play(f"person:{uncle}")
    assert scene.held(0, uncle) == ["mansion"]
    scene.turn(0).play("doctor")
    assert scene.options() == ["person:3", "person:5"]


def test_missions_in_the_testament() -> None:
    """G-96: not in generation III."""
    scene = Scene.testament(3).player(0, hand=["jan"]).row(*FIVE).turn(0)
    assert scene.refused("mission").name == "no-patron"
    assert "mission" in Scene.testament(2).player(0, hand=["jan"]).row(*FIVE).turn(0).options()


def test_family_of_the_testament() -> None:
    """G-97: all known relatives, you and your parents included; children laid below couples are born."""
    scene = Scene.testament(luck=None)
    view = scene.game.view(scene.s, 0)["players"][0]
    assert view["professions"]["craftsman"] == 2
    assert view["nations"]["french"] == 3
    scene.row(*FIVE).turn(0).play("children", "person:3", "any", "son")
    assert scene.born() == [1, 0, 0]


# -- hints ----------------------------------------------------------------------------------------------------


def hint(name: str) -> Scene:
    return Scene.testament().open_hints(name)


def true_now(scene: Scene) -> bool:
    prestige = scene.prestige()
    scene.then(CheckHints())
    found = bool(scene.hints()[1])
    assert scene.prestige() == prestige + found
    return found


def test_a_hint_is_fulfilled_once() -> None:
    """G-99, G-85: as soon as it is true, +1 prestige, which stays."""
    scene = hint("foreign_grandparent").known(5, "michael")
    assert true_now(scene)
    assert scene.hints() == ([], ["foreign_grandparent"])
    scene.then(CheckHints())
    assert scene.prestige() == 1


def test_hints_are_checked_after_an_action() -> None:
    """G-99"""
    scene = hint("foreign_grandparent").player(0, gold=9, hand=["michael"]).row(*FIVE).turn(0)
    scene.play("find:michael", "person:3")
    assert scene.hints()[1] == ["foreign_grandparent"]


def test_titled_forefather() -> None:
    """G-800: a male ancestor on the father's side; a couple's title counts for both."""
    assert not true_now(hint("titled_forefather").hold(0, 5, "title", "baron"))
    assert true_now(hint("titled_forefather").hold(0, 3, "title", "baron"))


def test_noble_grandmother() -> None:
    """G-800"""
    assert not true_now(hint("noble_grandmother").known(3, "roger"))
    assert true_now(hint("noble_grandmother").known(6, "ann"))


def test_artistic_mothers_side() -> None:
    """G-800"""
    assert not true_now(hint("artistic_mothers_side").known(4, "camille"))
    assert true_now(hint("artistic_mothers_side").known(6, "camille"))


def test_craftsman_grandfather() -> None:
    """G-800: the parents themselves are craftsmen, but no grandparents."""
    assert not true_now(hint("craftsman_grandfather"))
    assert not true_now(hint("craftsman_grandfather").known(4, "tatiana"))
    assert true_now(hint("craftsman_grandfather").known(3, "jan"))


def test_foreign_grandparent() -> None:
    """G-800"""
    assert not true_now(hint("foreign_grandparent").known(3, "pierre"))
    assert true_now(hint("foreign_grandparent").known(4, "ann"))


def test_three_children_one_diplomat() -> None:
    """G-800: all cards below the couple count, known or not."""
    scene = hint("three_children_one_diplomat")
    uncles = [scene.child(0, "son", 3, grown=True, born=False) for _ in range(2)]
    assert not true_now(scene)
    assert true_now(scene.known(uncles[0], "otto"))
    two = hint("three_children_one_diplomat")
    two.known(two.child(0, "son", 3, grown=True, born=False), "otto")
    assert not true_now(two)


def test_lady_of_the_manor() -> None:
    """G-800"""
    assert not true_now(hint("lady_of_the_manor").hold(0, 3, "mansion"))
    assert true_now(hint("lady_of_the_manor").hold(0, 5, "mansion"))


def test_two_scientists() -> None:
    """G-800: relatives are all cards of the tree."""
    scene = hint("two_scientists").known(3, "thomas")
    assert not true_now(scene)
    assert true_now(scene.known(6, "saskia"))


def test_from_the_east() -> None:
    """G-800: great-grandparents are above the grandparents."""
    scene = hint("from_the_east").known(3, "leonid")
    father, _ = scene.unknown_parents(3)
    assert not true_now(scene)
    assert true_now(scene.known(father, "eustachy"))


def test_compatriots() -> None:
    """G-800: both known, of one nation other than France."""
    scene = hint("compatriots").known(3, "michael")
    assert not true_now(scene)
    assert true_now(scene.known(4, "rowena"))
    assert not true_now(hint("compatriots").known(3, "pierre").known(4, "ann"))


def test_enterprising_forebear() -> None:
    """G-800"""
    assert not true_now(hint("enterprising_forebear").hold(0, 5, "venture"))
    assert true_now(hint("enterprising_forebear").hold(0, 3, "venture"))


def test_crowded_nursery() -> None:
    """G-800"""
    scene = hint("crowded_nursery")
    father, _ = scene.unknown_parents(3)
    for _ in range(2):
        scene.child(0, "son", father, grown=True, born=False)
    assert not true_now(scene)
    scene.child(0, "son", father, grown=True, born=False)
    assert true_now(scene)


def test_cosmopolitan_tree() -> None:
    """G-800"""
    scene = hint("cosmopolitan_tree")
    for person, name in ((3, "michael"), (4, "ann"), (5, "leonid")):
        scene.known(person, name)
    father, mother = scene.unknown_parents(3)
    scene.known(father, "carlos")
    assert not true_now(scene)
    assert true_now(scene.known(mother, "bianca"))


def test_family_benefactor() -> None:
    """G-800"""
    assert not true_now(hint("family_benefactor").hold(0, 3, "contribution", "street_lanterns"))
    assert true_now(hint("family_benefactor").hold(0, 5, "contribution", "street_lanterns"))


def test_old_nobility() -> None:
    """G-800: great-great-grandparents."""
    scene = hint("old_nobility")
    father, _ = scene.unknown_parents(3)
    scene.known(father, "roger")
    assert not true_now(scene)
    grandfather, _ = scene.unknown_parents(father)
    assert true_now(scene.known(grandfather, "antoine"))
    assert len(HINTS) == 15


# -- the end --------------------------------------------------------------------------------------------------


def test_relatives_against_their_parents() -> None:
    """G-87, G-801: nation like a parent +1, like neither of two known ones -1; never for the French."""
    scene = Scene.testament().known(3, "michael")
    father, mother = scene.unknown_parents(3)
    assert honour_of_tree(scene.s) == 0
    scene.known(father, "thomas")
    assert honour_of_tree(scene.s) == 0
    scene.known(mother, "ann")
    assert honour_of_tree(scene.s) == -1
    both = Scene.testament().known(3, "michael")
    father, mother = both.unknown_parents(3)
    both.known(father, "otto").known(mother, "rowena")
    assert honour_of_tree(both.s) == 1
    french = Scene.testament().known(3, "pierre").known(4, "ann")
    assert honour_of_tree(french.s) == -1  # Laurent, a craftsman, with an aristocrat for a mother


def test_aristocrats_and_craftsmen() -> None:
    """G-87, G-801: an aristocrat with a craftsman parent +1, a craftsman with an aristocrat parent -1, once each."""
    scene = Scene.testament().known(3, "roger").known(4, "lucienne")
    assert honour_of_tree(scene.s) == -1
    father, mother = scene.unknown_parents(3)
    scene.known(father, "gaspard").known(mother, "francesca")
    assert honour_of_tree(scene.s) == -1 + 1


def test_open_hints_cost_honour() -> None:
    """G-87, G-806: -1 each; to win all nine must be fulfilled, but the honour is noted all the same."""
    scene = Scene.testament(3).open_hints("old_nobility", "crowded_nursery").player(0, honour=10)
    scene.then(TestamentEnd())
    assert scene.honour() == 8
    assert (scene.told("legacy-did-testament-lost"), scene.told("legacy-did-hint-open")) == (1, 2)
    assert not won(scene.s)
    assert scene.game.winners(scene.s) == []
    assert scene.game.score(scene.s, 0).parts == {"play": 10, "prestige": 0, "tree": -2}
    scene.s.numbers[HINTS_OPEN] = 0
    scene.s.numbers[HINTS_DONE] = (1 << 9) - 1
    assert won(scene.s)
    assert scene.game.winners(scene.s) == [0]


def test_pair_draws_in_the_testament() -> None:
    """G-802: Eustachy's couple draws in pairs, Bernadette's brings two children; not for parents laid above."""
    scene = Scene.testament(luck=None).player(0, gold=9, hand=["eustachy", "bernadette"]).row(*FIVE).turn(0)
    scene.play("find:eustachy", "person:3", "son", "daughter")
    assert scene.size() == 9
    scene.play("find:bernadette", "person:4", "son", "daughter")
    assert scene.question == "DrawChild"
    scene.play("brave", "daughter", "brave", "handsome", "daughter", "handsome")
    assert scene.children_of(0, 3) == ["laurent", "brave", "handsome"]


def test_other_effects_in_the_testament() -> None:
    """G-803, G-60: Hans Heinrich, with another craftsman, asks for money at once."""
    scene = Scene.testament().player(0, gold=9, hand=["hans_heinrich"]).row(*FIVE).turn(0)
    scene.play("find:hans_heinrich", "person:3")
    assert scene.question == "AskForMoney"
    scene.play("money:1")
    assert scene.gold() == 9 - 2 + 2
