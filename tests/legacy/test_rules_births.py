"""Births, complications and the decks of children. G-200 to G-206, G-310 to G-327"""

import pytest

from armorial.games.legacy.components import CHILDREN
from armorial.games.legacy.state import ASIDE, GEN, PERSON_SIZE
from tests.legacy.scene import Scene
from tests.legacy.test_rules_weddings import alone, pair, second_generation

# -- births ---------------------------------------------------------------------------------------------------


def test_complication_lose_the_child() -> None:
    """G-33, G-311, G-313: the card is kept and protects the whole family for the generation."""
    scene = second_generation()
    couples = [scene.child(0, "son", grown=True) for _ in range(2)]
    for son, wife in zip(couples, ("ann", "camille"), strict=True):
        scene.spouse(0, wife, son)
    scene.turn(0).play("children", f"person:{couples[0]}", "any", "complication", "child")
    assert scene.children_of(0, couples[0]) == []
    assert scene.protected()
    scene.turn(0).play("children", f"person:{couples[1]}", "any", "complication", "complication", "son")
    assert scene.children_of(0, couples[1]) == ["son"]
    assert scene.s.child_discards[CHILDREN.index("complication")] == 2


def test_complication_lose_the_mother() -> None:
    """G-33, G-314, G-319: her card is discarded, a child comes under the father; what she brought stays."""
    scene = pair("camille")
    scene.s.players[0][2] = 1
    scene.turn(0).play("children", "any", "complication", "mother", "complication", "son")
    assert scene.status(0, 1) == "lost"
    assert "camille" in scene.thrown()
    assert scene.children_of(0, 0) == ["son"]
    assert scene.prestige() == 1
    assert scene.game.view(scene.s, 0)["players"][0]["professions"]["artist"] == 0


def test_the_head_is_never_lost() -> None:
    """G-34: the child is lost; the card is kept all the same."""
    scene = alone("woman", hand=["pierre"], gold=9)
    scene.turn(0).play("marry:pierre", "complication")
    assert scene.status(0, 0) == "adult"
    assert scene.children_of(0, 0) == []
    assert scene.protected()
    assert scene.to_move == 1


def test_have_children() -> None:
    """G-36: the top card, or for 1 honour a named sex; the cards passed over stay in the deck."""
    scene = pair().turn(0).play("children", "daughter")
    assert scene.honour() == -1
    assert "son" not in scene.options()
    left = sum(scene.s.children)
    scene.play("daughter")
    assert scene.children_of(0, 0) == ["daughter"]
    assert sum(scene.s.children) == left - 1


def test_three_children_are_enough() -> None:
    """G-36, G-317"""
    scene = pair()
    for _ in range(3):
        scene.child(0, "son")
    scene.turn(0)
    assert scene.refused("children").name == "children-enough"
    assert scene.refused("doctor").name == "no-room-for-two"


def test_the_doctor_makes_two_draws() -> None:
    """G-310, G-312: a lost child ends the action; after a lost mother both cards are drawn."""
    scene = pair(gold=2, hand=["jan"]).turn(0).play("doctor", "complication", "child")
    assert scene.children_of(0, 0) == []
    assert scene.told("legacy-did-lose-child-and-rest") == 1
    assert scene.to_move == 1
    scene = (
        pair(gold=2, hand=["jan"]).turn(0).play("doctor", "complication", "mother", "daughter", "complication", "son")
    )
    assert scene.children_of(0, 0) == ["daughter", "son"]
    assert scene.s.child_discards[CHILDREN.index("complication")] == 1
    assert scene.to_move == 1
    second = pair(gold=2, hand=["jan"]).turn(0).play("doctor", "son", "complication", "child")
    assert second.children_of(0, 0) == ["son"]
    assert second.told("legacy-did-lose-child") == 1


@pytest.mark.parametrize("bride", ["bernadette", "nancy"])
def test_two_children_at_the_wedding_and_a_complication(bride: str) -> None:
    """G-312, G-102: the second card of the wedding is drawn even if the bride is lost at the first."""
    scene = alone(hand=[bride], gold=9)
    scene.turn(0).play(f"marry:{bride}")
    while scene.question == "PickFriend":
        scene.play(scene.options()[0])
    scene.play("complication", "mother", "son", "daughter")
    assert scene.status(0, 1) == "lost"
    assert scene.children_of(0, 0) == ["son", "daughter"]


def test_a_woman_at_the_head_and_two_draws() -> None:
    """G-34, G-312: the head is never lost, so a complication ends the action."""
    scene = alone("woman", gold=2, hand=["jan"])
    scene.spouse(0, "pierre", 0)
    scene.turn(0).play("doctor", "complication")
    assert scene.children_of(0, 0) == []
    assert scene.to_move == 1


def test_a_lost_twin_ends_the_action() -> None:
    """G-312, G-323: the extra draw of Twins belongs to the action."""
    scene = pair(gold=2, hand=["jan"]).turn(0).play("doctor", "surprise_twins_son", "complication", "child")
    assert scene.children_of(0, 0) == ["surprise_twins_son"]
    assert scene.to_move == 1


def test_room_at_a_second_wedding() -> None:
    """G-317: a widower with two children who marries Bernadette draws once."""
    scene = alone(hand=["bernadette"])
    scene.child(0, "son")
    scene.child(0, "son")
    scene.turn(0).play("marry:bernadette", "daughter")
    assert len(scene.children_of(0, 0)) == 3
    assert scene.to_move == 1


def test_pair_draws() -> None:
    """G-318: of two cards one is kept, the other discarded; a complication may be passed over without effect."""
    scene = pair("margarethe").turn(0).play("children", "any", "complication", "son")
    assert scene.options() == ["son", "complication"]
    scene.play("son")
    assert not scene.protected()
    assert scene.children_of(0, 0) == ["son"]
    assert scene.s.child_discards[CHILDREN.index("complication")] == 1
    kept = pair("margarethe").turn(0).play("children", "any", "complication", "son", "complication", "mother", "brave")
    assert kept.protected()
    assert kept.children_of(0, 0) == ["brave"]
    assert kept.s.child_discards[CHILDREN.index("son")] == 1


def test_pair_draws_of_two_complications() -> None:
    """G-318: one takes effect, the other is discarded; under protection both are replaced."""
    scene = pair("margarethe").turn(0).play("children", "any", "complication", "complication", "child")
    assert scene.protected()
    assert scene.s.child_discards[CHILDREN.index("complication")] == 1
    scene.turn(0).play("children", "any", "complication", "son", "complication", "daughter", "daughter")
    assert scene.children_of(0, 0) == ["daughter"]


def test_search_for_a_sex() -> None:
    """G-320: a complication stops it; child lost, the honour is gone; mother lost, it goes on."""
    scene = pair().turn(0).play("children", "son", "complication", "child")
    assert (scene.honour(), scene.children_of(0, 0)) == (-1, [])
    scene = pair().turn(0).play("children", "son", "complication", "mother")
    assert "daughter" not in scene.options()
    scene.play("brave")
    assert scene.children_of(0, 0) == ["brave"]
    protected = pair()
    protected.s.players[0][11] = 1
    protected.turn(0).play("children", "son", "complication", "son")
    assert protected.children_of(0, 0) == ["son"]


def test_search_in_a_pair_draw() -> None:
    """G-321: two cards that would each end the search."""
    scene = pair("margarethe").turn(0).play("children", "son", "handsome")
    assert "daughter" not in scene.options()
    scene.play("brave", "brave")
    assert scene.children_of(0, 0) == ["brave"]


def test_search_without_an_end() -> None:
    """G-322: nothing left of the sex anywhere: no child."""
    scene = pair().child_deck({"daughter": 4}).turn(0).play("children", "son")
    assert scene.children_of(0, 0) == []
    assert sum(scene.s.children) == 4
    assert scene.honour() == -1


def test_surprise_twins() -> None:
    """G-323, G-324, G-146: one more draw at once, past the limit; announced draws are all made."""
    scene = pair()
    scene.child(0, "son")
    scene.child(0, "son")
    scene.turn(0).play("children", "any", "surprise_twins_son", "daughter")
    assert len(scene.children_of(0, 0)) == 4
    doctor = pair(gold=2, hand=["jan"])
    doctor.child(0, "son")
    doctor.turn(0).play("doctor", "surprise_twins_daughter", "son", "daughter")
    assert len(doctor.children_of(0, 0)) == 4


def test_twins_are_an_ordinary_draw() -> None:
    """G-323: no named sex; it may meet a complication; a second Twins card gives another."""
    scene = pair().turn(0).play("children", "son", "surprise_twins_son")
    assert "daughter" in scene.options()
    scene.play("surprise_twins_daughter", "complication", "child")
    assert scene.children_of(0, 0) == ["surprise_twins_son", "surprise_twins_daughter"]
    two = pair("margarethe").turn(0).play("children", "any", "son", "surprise_twins_son", "surprise_twins_son")
    assert two.question == "DrawChild"
    two.play("son", "daughter", "daughter")
    assert two.children_of(0, 0) == ["surprise_twins_son", "daughter"]


def eustachys_wife_is_lost() -> Scene:
    """A daughter married to Eustachy is lost at a birth; what follows is drawn for him as a widower."""
    scene = second_generation(gold=2, hand=["jan"])
    daughter = scene.child(0, "daughter", grown=True)
    scene.spouse(0, "eustachy", daughter)
    return scene.turn(0).play("children", "any", "complication", "son", "complication", "mother")


def test_eustachy_draws_two_cards_as_a_widower() -> None:
    """G-319: every time; of the two that are drawn on one is kept, the other discarded."""
    scene = eustachys_wife_is_lost()
    eustachy = scene.size(0) - 1
    scene.play("son", "complication", "daughter")
    assert scene.question == "KeepChild"
    discarded = scene.s.child_discards[CHILDREN.index("son")]
    scene.play("daughter")
    assert scene.children_of(0, eustachy) == ["daughter"]
    assert scene.s.child_discards[CHILDREN.index("son")] == discarded + 1


def test_twins_for_eustachy_as_a_widower() -> None:
    """G-319, G-325: the extra child is drawn as two cards too."""
    scene = eustachys_wife_is_lost()
    eustachy = scene.size(0) - 1
    scene.play("son", "surprise_twins_son", "surprise_twins_son", "son", "daughter")
    assert scene.question == "KeepChild"
    scene.play("daughter")
    assert scene.children_of(0, eustachy) == ["surprise_twins_son", "daughter"]


def test_margarethe_takes_her_effect_with_her() -> None:
    """G-319: what is drawn on after she is lost comes one card at a time."""
    scene = pair("margarethe", gold=2, hand=["jan"]).turn(0)
    scene.play("doctor", "complication", "son", "complication", "mother", "daughter", "brave")
    assert scene.children_of(0, 0) == ["daughter", "brave"]


def test_twins_after_a_lost_mother() -> None:
    """G-325: the extra child belongs to the same birth and is laid under the father."""
    scene = pair().turn(0).play("children", "any", "complication", "mother", "surprise_twins_son", "daughter")
    assert scene.children_of(0, 0) == ["surprise_twins_son", "daughter"]


def test_one_partner_is_a_friend() -> None:
    """G-326: in the main game a couple is one born member and one friend."""
    scene = second_generation(hand=["eustachy", "margarethe"], gold=9)
    son, daughter = scene.child(0, "son", grown=True), scene.child(0, "daughter", grown=True)
    scene.turn(0).play("marry:eustachy", "son", "son")
    scene.turn(0).play("marry:margarethe", "otto", "son", "son")
    assert scene.card(0, scene.partner(0, son)) == "margarethe"
    assert scene.card(0, scene.partner(0, daughter)) == "eustachy"


def test_births_at_the_start_of_a_generation() -> None:
    """G-327, G-24: by the same rules; the old complication protects nobody."""
    scene = pair()
    scene.child(1, "son")
    son = scene.child(0, "son")
    scene.spouse(0, "bernadette", son)
    scene.s.players[0][11] = 1
    scene.next_generation().play("red", "green", "complication", "mother", "son")
    assert scene.children_of(0, son) == ["son"]
    assert scene.protected()


# -- decks ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("generation", "kind"), [(1, "brave"), (2, "brave"), (3, "handsome")])
def test_the_child_deck_runs_out(generation: int, kind: str) -> None:
    """G-212: in generation III the reserve, before it the discards."""
    scene = pair().child_deck({}, {"handsome": 1}, brave=1)
    scene.s.numbers[GEN] = generation
    for person in range(2):
        scene.s.trees[0][person * PERSON_SIZE + 2] = generation
    scene.turn(0).play("children", "any")
    assert scene.children_of(0, 0) == [kind]


def test_no_child_card_left() -> None:
    """G-212: nothing is drawn, no child is born."""
    scene = pair().child_deck({}).turn(0).play("children", "any")
    assert scene.children_of(0, 0) == []
    assert scene.told("legacy-did-no-child-card") == 1


def test_the_reserve_is_what_was_not_drawn() -> None:
    """G-02, G-212: while it lies aside any card may be in it; when all sons have come, the others are the reserve's."""
    scene = pair()
    scene.child_deck({"son": 3, "brave": 1, "daughter": 3}, daughter=5)
    scene.s.numbers[ASIDE], scene.s.numbers[ASIDE + 1] = 3, 3
    scene.turn(0).play("children", "any")
    assert scene.options() == ["brave", "son"] or scene.options() == ["son", "brave"]
    scene.play("son")
    assert scene.children_of(0, 0) == ["son"]
    scene.turn(0).play("children", "any")
    assert scene.children_of(0, 0) == ["son", "daughter"]
    assert sum(scene.s.reserve) == 6
    assert scene.s.reserve[CHILDREN.index("brave")] == 1
