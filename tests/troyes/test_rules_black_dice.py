"""The rulebook: black dice. T-16 to T-19, T-29, T-E4, T-E5"""

import pytest

from armorial.games.troyes.black import Counter
from tests.troyes.scene import Scene, counter, reroll, turn_over


def attack(black: str, *dice: str, seats: int = 4, vp: int = 5, influence: int = 0, first: int = 0) -> Scene:
    """Black dice are on the table; ``dice`` lie in the districts of seats 0, 1, ...; the first player faces them."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.player(seat, vp=vp, influence=influence).dice(seat, dice[seat] if seat < len(dice) else "")
    return scene.black(black, first=first)


@pytest.mark.parametrize(
    ("black", "mine", "enough"),
    [
        (6, "y6", True),
        (6, "y5", False),
        (6, "r3", True),
        (6, "r2", False),
        (5, "r3", True),
        (5, "w2 y3", True),
        (5, "w2 y2", False),
        (6, "r2 y2", True),
        (6, "r2 w1 y1", True),
        (6, "r2 y1", False),
        (1, "w1", True),
        (4, "r1 r1", True),
        (6, "y1 y1 y1 w1 w1 w1", True),
    ],
)
def test_t16_dice_against_a_black_one(black: int, mine: str, enough: bool) -> None:
    """T-16, T-18: the total reaches it, red ones doubled, colours mixed; 1 influence; the dice are gone. If all of
    them together are not enough: the black die goes, the dice stay, and 2 VP are lost."""
    scene = attack(str(black), mine, "y1")
    if enough:
        scene.play(*counter(mine, str(black)))
        assert (scene.district(0), scene.influence(0), scene.vp(0)) == ([], 1, 5)
    else:
        assert (scene.district(0), scene.influence(0), scene.vp(0)) == (sorted(mine.split()), 0, 3)
    assert scene.black_dice() == []
    assert scene.asked == "in phase 4"


def test_t16_the_highest_first_then_to_the_left() -> None:
    """T-16: the first player faces the highest, the next the highest left, round the table again if need be."""
    scene = attack("25463", "y6 y6", "y6 y6", "y6 y6", seats=3, first=1)
    seen = []
    for high in "65432":
        seen.append((scene.to_move, high))
        scene.play(*counter("y6", high))
    assert seen == [(1, "6"), (2, "5"), (0, "4"), (1, "3"), (2, "2")]
    assert [scene.influence(seat) for seat in range(3)] == [1, 2, 2]


def test_t16_a_lower_one_cannot_be_chosen_alone() -> None:
    """T-16, T-17: the highest is always among those countered."""
    scene = attack("63", "y3 y6", "y6")
    assert not scene.allows(*counter("y3", "3"))
    assert not scene.allows(*counter("y3", "6"))
    scene.play(*counter("y6", "6"))
    assert scene.to_move == 1


def test_t16_a_die_is_used_once_and_can_be_put_back() -> None:
    """T-16: neither the same die twice nor one that is not there; what is chosen can be given back before the fight."""
    scene = attack("64", "y4 w6", "y6")
    assert "T-21" in scene.refused(*counter("y4 y4", "6")).rules
    scene.refused(*counter("y5", "6"))
    assert not scene.allows("back")
    thinkable = [Counter.table.names[option] for option in scene.question.candidates(scene.s)]
    assert [token for token in thinkable if token.startswith("black:")] == ["black:4"], "the 6 is faced anyway"
    scene.play(*counter("y4", "6")[:1])
    assert "back" in scene.options()
    assert "suffer" not in [Counter.table.names[option] for option in scene.question.candidates(scene.s)]
    scene.play("black:4", "back")
    assert scene.view(0)["defence"]["dice"] == []
    assert scene.view(0)["defence"]["need"] == 6
    scene.play(*counter("y4 w6", "6"))
    assert (scene.district(0), scene.black_dice(), scene.to_move) == ([], [4], 1)


def test_t16_more_dice_than_needed() -> None:
    """T-16: the player chooses which, and may use more than needed."""
    scene = attack("3", "y3 y4 w5", "y1").play(*counter("y4 w5", "3"))
    assert (scene.district(0), scene.influence(0)) == (["y3"], 1)


def test_t16_too_little_is_refused() -> None:
    """T-16, T-18: who can must counter; dice that do not reach are no answer, nor is doing nothing."""
    scene = attack("6", "y3 w2 r1 y1", "y1")
    assert not scene.allows(*counter("y3 w2", "6"))
    assert not scene.allows(*counter("r1 y3", "6"))
    assert scene.allows(*counter("r1 y3 y1", "6"))
    assert not scene.allows("pass")
    assert "suffer" not in " ".join(scene.options())


@pytest.mark.parametrize(
    ("black", "dice", "beaten", "allowed"),
    [
        ("641", "r4", "61", True),
        ("641", "r4", "64", False),
        ("641", "r5", "64", True),
        ("641", "r5 y1", "641", True),
        ("641", "r5", "641", False),
        ("555", "y6 y6", "55", True),
        ("555", "y6 y6 w3", "555", True),
        ("555", "y6 y6 w2", "555", False),
        ("6311", "r4", "611", True),
    ],
)
def test_t17_several_at_once(black: str, dice: str, beaten: str, allowed: bool) -> None:
    """T-17, T-18: the highest and any others, together; 1 influence each; the rest is left to the next player."""
    scene = attack(black, dice + " w1", "y6 y6", "y6 y6")
    if not allowed:
        assert not scene.allows(*counter(dice, beaten))
        return
    scene.play(*counter(dice, beaten))
    assert scene.influence(0) == len(beaten)
    assert scene.district(0) == ["w1"]
    left = list(black)
    for die in beaten:
        left.remove(die)
    assert scene.black_dice() == [int(die) for die in left]
    if left:
        assert scene.to_move == 1


def test_t18_the_penalty_is_2_vp_and_the_turn_passes_on() -> None:
    """T-18, T-12: nobody is asked who cannot counter; 1 VP is all that one can lose who has 1."""
    scene = attack("66665", "y5", "r3 r2", "", "w5", vp=1)
    assert [scene.vp(seat) for seat in range(4)] == [0, 1, 1, 1]
    assert scene.to_move == 1
    scene.play(*counter("r3", "6"))
    assert [scene.vp(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert [scene.influence(seat) for seat in range(4)] == [0, 1, 0, 0]
    assert (scene.to_move, scene.black_dice(), scene.district(0)) == (0, [5], ["y5"])


def test_t18_judged_after_the_influence_one_chose_to_spend() -> None:
    """T-18, T-19: with influence to spend he is asked: he may roll again, and then must counter if he can; or leave
    it, for 2 VP."""
    scene = attack("6", "y1", "w1", influence=4)
    assert scene.to_move == 0
    other = scene.copy().play(*turn_over("y1"))
    assert other.to_move == 0 or other.district(0) == []
    if other.asked != "in phase 4":
        assert not other.allows("suffer")
        other.play(*counter("y6", "6"))
    assert (other.district(0), other.influence(0), other.vp(0)) == ([], 1, 5)
    other = scene.copy().play(*reroll("y1", 5)).play("suffer")
    assert (other.district(0), other.influence(0), other.vp(0)) == (["y5"], 3, 3)
    scene.play("suffer")
    assert (scene.district(0), scene.influence(0), scene.vp(0)) == (["y1"], 4, 3)


def test_t19_influence_before_countering() -> None:
    """T-19, T-30: also by one who can counter already, and a citizen can be bought."""
    scene = attack("3", "y3 r1", "w1", influence=7)
    scene.play("citizen").play(*reroll("r1", 2)).play(*turn_over("y3"))
    assert (scene.influence(0), scene.district(0)) == (0, ["r2", "y4"])
    scene.play(*counter("r2", "3"))
    assert (scene.influence(0), scene.district(0)) == (1, ["y4"])


def test_t19_no_foreign_dice_and_no_cubes() -> None:
    """T-19, T-43: against black dice there are only one's own, and no delayed cube helps."""
    scene = Scene(4).player(0, deniers=20).dice(0, "r2 y1").dice(1, "y6").dice("n", "y6")
    scene.card("blacksmith", cubes={0: 1}).card("confession", cubes={0: 1}).black("5")
    assert not scene.allows(*counter("n:y6", "5"))
    assert not scene.allows(*counter("1:y6", "5"))
    assert not any("blacksmith" in token or "confession" in token for token in scene.options())
    scene.play(*counter("r2 y1", "5"))
    assert (scene.cubes("blacksmith", 0), scene.cubes("confession", 0)) == (1, 1)


def test_t_e4_three_black_dice_for_marauding_and_war() -> None:
    """T-E4, T-14, T-15: Marauding 1, War 2; Theological Conflict brings a neutral citizen; then three are rolled."""
    scene = Scene(4).dice(0, "y6 y6 y6").decks(red=["war"], white=["theological_conflict"]).start_events()
    scene.draw("war").draw("theological_conflict")
    assert scene.row() == ["marauding", "war", "theological_conflict"]
    scene.play(scene.face(3))
    assert scene.bishopric() == ".. n. .."
    scene.play(scene.face(4), scene.face(6), scene.face(1))
    assert (scene.black_dice(), scene.enemies()) == ([6, 4, 1], 0)


def test_t_e5_the_6_and_the_1_met_by_a_red_4() -> None:
    """T-E5, T-16, T-17, T-18"""
    scene = Scene(4).dice(0, "r4 y2").dice(1, "w1 y3 r1").dice(2, "y1").black("461")
    scene.play(*counter("r4", "61"))
    assert (scene.influence(0), scene.district(0)) == (6, ["y2"])
    assert (scene.to_move, scene.black_dice()) == (1, [4])
    scene.play(*counter("w1 y3", "4"))
    assert (scene.influence(1), scene.district(1)) == (5, ["r1"])
    assert (scene.influence(2), scene.influence(3)) == (4, 4)
    assert (scene.asked, scene.to_move) == ("in phase 4", 0)


def test_t29_nine_black_dice() -> None:
    """T-29: three Brigands, two Skirmishes, War and Normans Attack with Marauding would be ten; six of the eight red
    cards make at most nine, and all are rolled."""
    scene = Scene(4).decks(red=["brigands_2"])
    scene.events("war", "normans_attack", "skirmishes", "skirmishes", "brigands").dice(0, "y6").start_events()
    scene.draw("brigands_2")
    assert scene.rolls_black()
    n = 0
    while scene.to_move == -1 and n < 20:
        scene.play(scene.face(1))
        n += 1
    assert n == 9
