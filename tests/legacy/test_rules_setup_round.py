"""Set-up, generations, rounds and turns. G-01 to G-29"""

import itertools
from collections import Counter

import pytest

from armorial.games.legacy.components import CHILDREN, COLOURS, FRIENDS, HEADS, MISSIONS, PATRONS
from armorial.games.legacy.state import (
    ASIDE,
    BORN,
    COMPLICATIONS,
    EXTRA,
    FIRST,
    GEN,
    HEAD,
    OLD_COMPLICATIONS,
    OUT,
    PATRON,
)
from armorial.games.legacy.turn import Round
from armorial.kernel.shared import added
from tests.legacy.scene import Scene

FIVE = ("bianca", "caroline", "otto", "willem", "johanna")


def family(scene: Scene, seat: int, wife: str, children: int = 1, kind: str = "son") -> None:
    scene.couple(seat, wife)
    for _ in range(children):
        scene.child(seat, kind)


def two_families(generation: int = 1) -> Scene:
    scene = Scene(2, generation)
    family(scene, 0, "rosalie")
    family(scene, 1, "margot")
    return scene.row(*FIVE)


# -- set-up ---------------------------------------------------------------------------------------------------


def test_titles_and_contributions_by_generation() -> None:
    """G-01: three of each; those of generation I lie open."""
    scene = Scene.started(2)
    assert scene.titles() == ["baron", "viscount", "count"]
    assert scene.contributions() == ["street_lanterns", "public_fountain", "foundling_hospital"]


def test_children_and_reserve() -> None:
    """G-02: 39 sons, 39 daughters, 10 complications; 9 and 9 are put aside, so 70 are in the deck."""
    s = Scene(4).s
    by_sex = Counter[int]()
    for kind, n in enumerate(s.children):
        by_sex[s.parts.child_sex[kind]] += n
    assert by_sex == {0: 39, 1: 39, -1: 10}
    assert s.numbers[ASIDE] == s.numbers[ASIDE + 1] == 9
    assert Scene(4).game.view(s, 0)["children"] == 70


@pytest.mark.parametrize(("seats", "n"), [(2, 3), (3, 5), (4, 7)])
def test_mansions_and_ventures(seats: int, n: int) -> None:
    """G-03"""
    scene = Scene(seats)
    assert (scene.left("mansion"), scene.left("venture")) == (n, n)


def test_missions_friends_and_the_row() -> None:
    """G-04: 15 missions, 75 friends; five are turned up before any hand is dealt."""
    assert len(MISSIONS) == 15
    assert len(FRIENDS) == 75
    s = Scene(2).game.new(2)
    first_five = []
    game = Scene(2).game
    for _ in range(5):
        question = game.asked(s)
        assert question is not None
        assert type(question).__name__ == "DrawToRow"
        first_five.append(question.options(s)[0])
        game.answer(s, first_five[-1], None)
    assert s.row == first_five
    assert s.hands == [[], []]


def test_patron_head_and_side() -> None:
    """G-05, G-07, G-08: a patron and a head each, all different; then the sides in turn order."""
    scene = Scene.started(3, luck=4)
    s = scene.s
    assert len({me[PATRON] for me in s.players}) == 3
    assert len({me[HEAD] for me in s.players}) == 3
    assert len(s.patrons) == len(PATRONS) - 3
    assert scene.question == "ChooseSide"
    order = []
    while scene.question == "ChooseSide":
        order.append(scene.to_move)
        scene.play("woman" if len(order) == 1 else "man")
    assert order == [(s.numbers[FIRST] + i) % 3 for i in range(3)]
    first = s.players[order[0]]
    start = s.parts.starts[first[HEAD]]
    assert (scene.income(order[0]), scene.gold(order[0])) == (start[1].income, start[1].gold)
    assert len(scene.hand(order[0])) == start[1].friends
    second = s.parts.starts[s.players[order[1]][HEAD]][0]
    assert (scene.income(order[1]), scene.gold(order[1])) == (second.income, second.gold)
    assert [scene.prestige(seat) for seat in range(3)] == [0, 0, 0]
    assert [scene.honour(seat) for seat in range(3)] == [0, 0, 0]


def test_patrons_are_secret_until_the_end() -> None:
    """G-05, G-07, G-208: a seat sees its own patron and hand, a spectator none."""
    scene = Scene.started(2, luck=1).play("man", "man", "keep", "keep")
    own, spectator = scene.game.view(scene.s, 0), scene.game.view(scene.s, -2)
    assert own["players"][0]["patron"] is not None
    assert own["players"][1]["patron"] is None
    assert own["players"][1]["hand"] is None
    assert own["players"][1]["hand_count"] == len(scene.hand(1))
    assert [player["patron"] for player in spectator["players"]] == [None, None]
    assert [player["hand"] for player in spectator["players"]] == [None, None]


def test_mulligan() -> None:
    """G-06, G-08: after all hands are dealt, one by one, once; the second hand must be kept."""
    scene = Scene.started(2, luck=3).play("man", "man")
    assert scene.question == "Mulligan"
    first = scene.to_move
    assert all(scene.hand(seat) for seat in range(2))
    before, size = scene.hand(first), len(scene.hand(first))
    scene.play("mulligan")
    assert len(scene.hand(first)) == size
    assert scene.hand(first) != before
    assert scene.question == "Mulligan"
    assert scene.to_move == 1 - first
    kept = scene.hand(1 - first)
    scene.play("keep")
    assert scene.hand(1 - first) == kept
    assert scene.question == "Act"


def test_pawns_at_the_start() -> None:
    """G-09: two own pawns each; 15 extra pawns less one for each player."""
    scene = Scene.started(4, luck=1).play(*["man"] * 4, *["keep"] * 4)
    assert [scene.pawns(seat) for seat in range(4)] == [2, 2, 2, 2]
    assert sum(scene.s.pawns) == 15 - 4
    assert [sum(me[EXTRA : EXTRA + len(COLOURS)]) for me in scene.s.players] == [1, 1, 1, 1]
    assert len(HEADS) == 4


# -- generations ----------------------------------------------------------------------------------------------


def test_nine_rounds_in_three_generations() -> None:
    """G-10, G-14: rounds 1-2, 3-5, 6-9; the first-player card passes left at every start of a round but the first."""
    scene = Scene.started(2, luck=9)
    seen: list[tuple[int, int, int]] = []
    while scene.asked is not None:
        numbers = scene.s.numbers
        here = (numbers[GEN], scene.s.round_number, numbers[FIRST])
        if scene.question == "Act" and (not seen or seen[-1] != here):
            seen.append(here)
        options = scene.options()
        wish = ["man", "keep", *[o for o in options if o.startswith("marry:")], "children", "any", "child", "money:1"]
        scene.play(next((token for token in wish if token in options), options[0]))
    assert [generation for generation, _, _ in seen] == [1] * 2 + [2] * 3 + [3] * 4
    assert [number for _, number, _ in seen] == list(range(1, 10))
    assert all(a[2] != b[2] for a, b in itertools.pairwise(seen))


def test_a_pawn_for_everybody_at_a_generation_start() -> None:
    """G-11, G-23: one each, in turn order from the holder of the card, of different colours."""
    scene = two_families()
    scene.next_generation(first=1)
    assert scene.question == "DealPawn"
    scene.play("green")
    assert scene.extra(1, "green") == 1
    assert "green" not in scene.options()
    scene.play("blue")
    assert scene.extra(0, "blue") == 1
    assert scene.s.numbers[FIRST] == 0
    assert scene.to_move == 0


def test_a_colour_that_is_out_cannot_be_dealt() -> None:
    """G-11"""
    scene = two_families().player(0, extra={"red": 3})
    scene.next_generation()
    assert scene.options() == ["green", "orange", "blue", "yellow"]


def test_children_grow_up_and_promises_become_weddings() -> None:
    """G-12, G-25, G-26: children turn, then the weddings; a child of them is born in the new generation."""
    scene = two_families()
    scene.spouse(0, "camille", 2)
    scene.next_generation().play("red", "green")
    assert scene.status(0, 2) == "adult"
    scene.play("bianca", "otto", "daughter")
    assert scene.status(0, 3) == "adult"
    assert scene.prestige() == 1
    assert scene.born() == [1, 1, 0]
    assert scene.s.numbers[GEN] == 2


def test_new_cards_and_old_complications() -> None:
    """G-13, G-24: leftovers are discarded; kept complications too, but not one met at the new weddings."""
    scene = two_families()
    scene.s.players[0][COMPLICATIONS] = 1
    scene.s.children = added(scene.s.children, CHILDREN.index("complication"), -1)
    scene.spouse(0, "camille", 2)
    scene.next_generation().play("red", "green", "bianca", "otto", "complication")
    assert scene.question == "Complication"
    scene.play("child")
    assert scene.s.players[0][COMPLICATIONS] == 1
    assert scene.s.players[0][OLD_COMPLICATIONS] == 0
    assert scene.s.child_discards[CHILDREN.index("complication")] == 1


def test_own_and_extra_pawns() -> None:
    """G-15, G-49: own pawns go anywhere, extra pawns only to spaces of their colour, at the same price, closing it."""
    scene = two_families().player(0, gold=9, hand=["jan", "erich", "pierre"], extra={"yellow": 1, "blue": 1})
    scene.turn(0)
    options = scene.options()
    assert {"extra:title", "extra:contribution", "extra:doctor"} <= set(options)
    assert scene.refused("extra:mansion").name == "no-extra-pawn"
    assert scene.refused("extra:venture").name == "no-extra-pawn"
    scene.play("extra:title", "baron", "jan")
    assert scene.gold() == 6
    assert (scene.pawns(), scene.extra(0, "yellow")) == (2, 0)
    assert scene.refused("title").name == "space-taken"


def test_own_board_again_and_again() -> None:
    """G-16, G-17: asking for money and socializing are always possible, twice too."""
    scene = two_families().turn(0)
    scene.play("money:1", "money:1", "money:1")
    assert (scene.gold(0), scene.gold(1)) == (4, 2)
    assert {"money:1", "socialize:1"} <= set(scene.options())


def test_an_action_needs_its_price_and_a_target() -> None:
    """G-17: what is missing is said."""
    scene = two_families().player(0, gold=1, hand=["jan"]).turn(0)
    refusal = scene.refused("mansion")
    assert (refusal.name, refusal.message.args["n"]) == ("short", 2)
    refusal = scene.refused("venture")
    assert (refusal.name, refusal.message.args["n"]) == ("short", 2)
    assert scene.refused("marry:jan").name == "nobody-to-marry"
    assert scene.refused("pass").name == "must-place-pawn"


def test_only_extra_pawns_left() -> None:
    """G-18: use one, or stop for the round, which is final; without any pawn there are no more turns."""
    scene = two_families().player(0, gold=9, hand=["jan", "erich"], extra={"green": 1, "blue": 1})
    scene.turn(0, pawns=1).play("money:1", "money:1")
    assert scene.options() == ["extra:doctor", "extra:mansion", "pass"]
    scene.play("pass")
    assert scene.s.round_number == 2
    assert (scene.extra(0, "green"), scene.extra(0, "blue")) == (1, 1)


def test_end_of_round() -> None:
    """G-19: income, own pawns back, used extra pawns to the supply; no income after round 9."""
    scene = two_families().player(0, gold=9, income=2, hand=["jan"], extra={"green": 1})
    scene.turn(0, pawns=1).play("money:1", "money:1", "extra:mansion")
    assert scene.s.round_number == 2
    assert scene.gold() == 9 + 2 - 3 + 2
    assert scene.supply("green") == 3
    assert scene.pawns() == 2
    last = Scene(2, generation=3).player(0, income=5, patron="voltaire").player(1, patron="john_law")
    last.s.players[0][BORN + 2] = last.s.players[1][BORN + 2] = 1
    last.end_of_round(9)
    assert last.gold() == 0


def test_end_of_generation() -> None:
    """G-20: honour for prestige, also negative, and for children, promised or not; unused pawns go back."""
    scene = Scene(2)
    family(scene, 0, "rosalie", 2)
    family(scene, 1, "margot", 1)
    scene.spouse(0, "ann", 2)
    scene.player(0, prestige=3, extra={"red": 1}).player(1, prestige=-4)
    scene.end_of_generation()
    assert (scene.honour(0), scene.honour(1)) == (3 + 2, -4 + 1)
    assert scene.supply("red") == 3
    assert scene.extra(0, "red") == 0


@pytest.mark.parametrize("generation", [1, 2, 3])
def test_a_family_without_a_child_dies_out(generation: int) -> None:
    """G-21, G-29: its player has lost at once, the others play on; his hand goes to the discards."""
    scene = Scene(3, generation)
    for seat, patron in enumerate(("voltaire", "john_law", "cardinal_fleury")):
        scene.player(seat, hand=[FRIENDS[seat]], patron=patron)
        scene.head(seat)
        scene.s.players[seat][BORN + generation - 1] = 0 if seat == 1 else 1
    scene.end_of_generation()
    assert [scene.out(seat) for seat in range(3)] == [False, True, False]
    assert scene.hand(1) == []
    assert FRIENDS[1] in scene.thrown()
    if generation < 3:
        assert scene.question == "DealPawn"
    else:
        assert scene.game.ranks(scene.s)[1] == 3


def test_one_family_left_wins_at_once() -> None:
    """G-29: and if none is left nobody wins."""
    scene = Scene(2).player(0, honour=-3).player(1, honour=20)
    family(scene, 0, "rosalie")
    scene.head(1)
    scene.end_of_generation()
    assert scene.asked is None
    assert scene.game.ranks(scene.s) == [1, 2]
    nobody = Scene(2)
    nobody.head(0)
    nobody.head(1)
    nobody.end_of_generation()
    assert nobody.asked is None
    assert [nobody.out(seat) for seat in range(2)] == [True, True]


def test_lost_players_are_passed_over() -> None:
    """G-29: in every order, by the first-player card, and by effects."""
    scene = Scene(3)
    for seat, wife in enumerate(("rosalie", "margot", "odette")):
        family(scene, seat, wife)
    scene.s.players[1][OUT] = 1
    scene.s.numbers[FIRST] = 0
    scene.then(Round())
    assert scene.s.numbers[FIRST] == 2
    assert scene.to_move == 2
    scene.play("money:1")
    assert scene.to_move == 0
    scene.player(0, hand=["katherine"])
    scene.child(0, "son", grown=True)
    scene.row(*FIVE).turn(0)
    scene.s.trees[0][3 * 11 + 2] = 1
    scene.play("marry:katherine", "otto", "son")
    assert [scene.honour(seat) for seat in range(3)] == [0, 0, -1]


def test_actions_are_for_the_current_generation() -> None:
    """G-22, G-27: an adult of an older generation never marries, and gets nothing any more."""
    scene = Scene(2, generation=2).player(0, gold=20, hand=["camille", "jan", "erich"])
    scene.head(0)
    scene.head(1)
    son = scene.child(0, "son", grown=True)
    scene.row(*FIVE).turn(0).play("marry:camille")
    assert scene.partner(0, son) == 2
    scene.play("bianca", "otto", "son").turn(0)
    assert scene.household(0, "mansion") == [son]
    scene.play("mansion", "jan")
    assert scene.held(0, son) == ["mansion"]
    assert scene.held(0, 0) == []


def test_a_wedding_without_a_pawn_is_a_turn() -> None:
    """G-28: the pawns stay; a pawn must be left and the player must not have passed."""
    scene = Scene(2).player(0, hand=["arianne"], extra={"red": 1})
    scene.head(0)
    scene.couple(1, "margot")
    scene.row(*FIVE).turn(0).play("free:arianne", "otto", "son")
    assert scene.pawns() == 2
    assert scene.to_move == 1
    none_left = Scene(2).player(0, hand=["arianne"])
    none_left.head(0)
    none_left.couple(1, "margot")
    none_left.turn(1, pawns=1)
    none_left.s.players[0][6] = 0
    none_left.play("money:1")
    assert none_left.s.round_number == 2
    only_extra = Scene(2).player(0, hand=["arianne"], extra={"red": 1})
    only_extra.head(0)
    only_extra.couple(1, "margot")
    only_extra.row(*FIVE).turn(0, pawns=0)
    assert only_extra.options() == ["extra:mission", "free:arianne", "pass"]
