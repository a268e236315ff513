"""The rulebook: placing citizens, shifting, expelling, protection. T-70 to T-77, T-E12, T-E13"""

import pytest

from tests.troyes.scene import Scene, place, turn_over


def town(dice: str = "y1 y2 y3 y4 y5 y6 w1 w2 w3 w4 w5 w6 r1 r2 r3 r4 r5 r6", supply: int = 2) -> Scene:
    return Scene(4).player(0, deniers=9, supply=supply).dice(0, dice).dice("n", "r1")


# -- where ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("value", [1, 2, 3, 4, 5, 6])
def test_t70_t71_t72_the_place_of_each_value(value: int) -> None:
    """T-70, T-71, T-72: city hall 1-3 and 4-6, bishopric 1-2, 3-4, 5-6, palace a place for each."""
    scene = town().turn(0)
    halls = {1: "0.. ...", 2: "... 0.."}
    other = scene.copy().play(*place(f"y{value}"))
    assert other.city_hall() == halls[1 + (value > 3)]
    assert (other.palace(), other.bishopric(), other.supply(0), other.deniers(0)) == ("......", ".. .. ..", 1, 9)
    rows = ["..", "..", ".."]
    rows[(value - 1) // 2] = "0."
    assert scene.copy().play(*place(f"w{value}")).bishopric() == " ".join(rows)
    assert scene.copy().play(*place(f"r{value}")).palace() == "." * (value - 1) + "0" + "." * (6 - value)


def test_t70_the_building_of_the_dies_colour() -> None:
    """T-70: no other one."""
    scene = town().turn(0)
    scene.refused(*place("y1", building="palace"))
    scene.refused(*place("w1", building="city_hall"))
    scene.refused(*place("r1", building="bishopric"))


def test_t70_exactly_one_die() -> None:
    """T-70: with a group of two no citizen is placed."""
    scene = town("y1 y1").turn(0)
    assert "T-70" in scene.refused(*place("y1 y1")).rules


@pytest.mark.parametrize(
    ("man", "look"),
    [
        ("supply", ("......", "01 .. ..", "0.0 0..", "1", "0.", 0)),
        ("palace:4", ("......", "01 .. ..", "0.0 0..", "01", "0.", 1)),
        ("bishopric:1:1", ("...0..", ".1 .. ..", "0.0 0..", "01", "0.", 1)),
        ("city_hall:1:3", ("...0..", "01 .. ..", "0.. 0..", "01", "0.", 1)),
        ("lying:palace", ("...0..", "01 .. ..", "0.0 0..", "1", "0.", 1)),
        ("card:miller", ("...0..", "01 .. ..", "0.0 0..", "01", "..", 1)),
    ],
)
def test_t70_the_citizen_comes_from_anywhere(man: str, look: tuple[str, str, str, str, str, int]) -> None:
    """T-70, T-75, T-44: and what he leaves is free; all twelve are still somewhere."""
    scene = town(supply=1).palace("...0..").bishopric("01 .. ..").city_hall("0.0 ...").lie("palace", "01")
    scene.card("miller", men="0").turn(0).play(*place("y5", man=man))
    palace, bishopric, hall, lying, miller, supply = look
    if man == "supply":
        palace, lying = "...0..", "01"
    assert (scene.palace(), scene.bishopric(), scene.city_hall()) == (palace, bishopric, hall)
    assert (scene.lying("palace"), scene.men("miller"), scene.supply(0)) == (lying, miller, supply)
    assert scene.citizens(0) == 12


def test_t70_nobody_to_place() -> None:
    """T-70, T-46: an empty supply and nobody on the board; a citizen for 2 influence helps."""
    scene = town(supply=0).player(0, influence=2).palace("1n....").turn(0)
    refusal = scene.refused(*place("y1")[:2])
    assert (refusal.name, refusal.rules) == ("no-citizen", ("T-46", "T-70"))
    for man in ("palace:1", "palace:2"):
        scene.refused(*place("y1", man=man))
    scene.play("citizen").play(*place("y1"))
    assert scene.city_hall() == "0.. ..."


def test_t70_only_own_citizens_are_placed() -> None:
    """T-70: not another's, not a neutral one, and nobody from where nobody is."""
    scene = town(supply=1).palace("1n.0..").lie("palace", "1").card("miller", men="1").turn(0).play(*place("y5")[:2])
    assert scene.options() == ["from:supply", "from:palace:4"]
    for man in ("palace:1", "palace:2", "palace:3", "expelled:palace", "expelled:city_hall", "card:miller"):
        assert "T-70" in scene.refused(f"from:{man}").rules


def test_t70_a_foreign_die_costs_2() -> None:
    """T-70, T-21"""
    scene = town("").player(0, deniers=2).dice(1, "w3").turn(0).play(*place("1:w3"))
    assert (scene.deniers(0), scene.deniers(1), scene.bishopric()) == (0, 7, ".. 0. ..")
    scene = town("").player(0, deniers=1).dice(1, "w3").turn(0)
    refusal = scene.refused(*place("1:w3"))
    assert "T-25" in refusal.rules
    assert refusal.message.args["n"] == 1


# -- shifting -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("before", "after", "lying"),
    [
        ("... ...", "0.. ...", ""),
        ("1.. ...", "01. ...", ""),
        (".1. ...", "01. ...", ""),
        ("..1 ...", "0.1 ...", ""),
        ("1.2 ...", "012 ...", ""),
        ("12. ...", "012 ...", ""),
        (".12 ...", "012 ...", ""),
        ("123 ...", "012 ...", "3"),
        ("12n ...", "012 ...", "n"),
        ("120 ...", "012 ...", "0"),
        ("n12 111", "0n1 111", "2"),
        ("111 111", "011 111", "1"),
    ],
)
def test_t71_city_hall(before: str, after: str, lying: str) -> None:
    """T-71, T-76: enters on the left, the others move right; a gap stops the shift; who falls out lies on the
    building, neutral or one's own too."""
    scene = town().city_hall(before).turn(0).play(*place("y2"))
    assert (scene.city_hall(), scene.lying("city_hall")) == (after, lying)


@pytest.mark.parametrize(
    ("before", "after", "lying"),
    [
        (".. .. ..", ".. .. 0.", ""),
        (".. .. 1.", ".. .. 01", ""),
        (".. .. .1", ".. .. 01", ""),
        (".. .. 12", ".. .. 01", "2"),
        (".. .. 1n", ".. .. 01", "n"),
        ("11 22 33", "11 22 03", "3"),
    ],
)
def test_t71_bishopric(before: str, after: str, lying: str) -> None:
    """T-71: rows of two."""
    scene = town().bishopric(before).turn(0).play(*place("w6"))
    assert (scene.bishopric(), scene.lying("bishopric")) == (after, lying)


@pytest.mark.parametrize("who", ["1", "n", "0"])
def test_t72_palace(who: str) -> None:
    """T-72, T-76: who stood there is expelled; the others stay."""
    scene = town().palace(f"12{who}333").turn(0).play(*place("r3"))
    assert (scene.palace(), scene.lying("palace")) == ("120333", who)


# -- protection -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("colour", ["0", "1", "n"])
@pytest.mark.parametrize("building", ["palace", "bishopric", "city_hall"])
def test_t73_no_second_one_of_a_colour_is_expelled(building: str, colour: str) -> None:
    """T-73: with one of that colour lying there, nobody may expel another; not even his owner; neutral ones too.
    Another building does not protect, nor another colour."""
    die = {"palace": "r1", "bishopric": "w1", "city_hall": "y1"}[building]

    def full(lying: str, on: str) -> Scene:
        scene = town().palace(f"{colour}.....").bishopric(f"2{colour} .. ..").city_hall(f"23{colour} ...")
        return scene.lie(on, lying).events("brigands").turn(0)

    assert "T-73" in full(colour, building).refused(*place(die)).rules
    elsewhere = "bishopric" if building == "palace" else "palace"
    assert full(colour, elsewhere).play(*place(die)).lying(building) == colour
    other = "3" if colour != "3" else "2"
    assert sorted(full(other, building).play(*place(die)).lying(building)) == sorted(other + colour)


def test_t73_a_place_without_expulsion_is_open() -> None:
    """T-73: the protection forbids only what would expel: other rows and places are open."""
    scene = town().city_hall("231 1..").lie("city_hall", "1").palace("1.....").lie("palace", "1").turn(0)
    scene.refused(*place("y1"))
    scene.refused(*place("r1"))
    assert scene.copy().play(*place("y4")).city_hall() == "231 01."
    assert scene.copy().play(*place("r2")).palace() == "10...."


def test_t73_a_die_that_only_the_protection_stops_is_refused_for_that() -> None:
    """T-73, T-80: a yellow 1 could only place a citizen, so it is not pips that are missing."""
    scene = town().dice(0, "y1").city_hall("231 1..").lie("city_hall", "1").turn(0)
    refusal = scene.refused("die:0:yellow:1")
    assert (refusal.name, refusal.rules) == ("protected", ("T-73",))


def test_t74_he_is_taken_up_first() -> None:
    """T-74: a gap that he leaves in the same row stops the shift; in the palace he leaves his own place."""
    scene = town().city_hall("102 ...").turn(0).play(*place("y1", man="city_hall:1:2"))
    assert (scene.city_hall(), scene.lying("city_hall")) == ("012 ...", "")
    scene = town().city_hall("120 ...").turn(0).play(*place("y1", man="city_hall:1:3"))
    assert (scene.city_hall(), scene.lying("city_hall")) == ("012 ...", "")
    scene = town().bishopric("10 .. ..").turn(0).play(*place("w1", man="bishopric:1:2"))
    assert (scene.bishopric(), scene.lying("bishopric")) == ("01 .. ..", "")
    scene = town().palace("..0...").turn(0).play(*place("r3", man="palace:3"))
    assert (scene.palace(), scene.lying("palace")) == ("..0...", "")


def test_t74_his_own_protection_ends_when_he_is_taken_up() -> None:
    """T-74, T-73: 0's lying citizen is placed: then another of 0 can be expelled. With one from the supply not."""
    scene = town().palace("0.....").lie("palace", "0").turn(0)
    assert "T-73" in scene.refused(*place("r1")).rules
    scene.play(*place("r1", man="lying:palace"))
    assert (scene.palace(), scene.lying("palace")) == ("0.....", "0")
    scene = town().city_hall("120 ...").lie("city_hall", "0").turn(0)
    assert "T-73" in scene.refused(*place("y1")).rules
    scene.play(*place("y1", man="lying:city_hall"))
    assert (scene.city_hall(), scene.lying("city_hall")) == ("012 ...", "0")


def test_t74_a_gap_makes_a_protected_row_possible() -> None:
    """T-74, T-73: the row is full of a protected colour's man at its end, but the placed one comes out of it."""
    scene = town().city_hall("101 ...").lie("city_hall", "1").card("sculptor", men="0").turn(0)
    for man in ("supply", "card:sculptor"):
        assert not scene.allows(*place("y1", man=man))
    assert scene.play(*place("y1", man="city_hall:1:2")).city_hall() == "011 ..."


def test_t73_the_protection_ends_with_the_round() -> None:
    """T-73, T-23: expelled citizens go home, neutral ones to the general supply."""
    scene = Scene(2).player(0, supply=1).player(1, supply=2).lie("palace", "01n").lie("city_hall", "0")
    scene.palace(".....n").dice("n", "r1").turn(0)
    before = scene.neutrals_left()
    scene.play("pass", "pass")
    assert (scene.supply(0), scene.supply(1), scene.neutrals_left()) == (3, 3, before + 1)
    assert (scene.lying("palace"), scene.lying("city_hall")) == ("", "")


def test_t75_several_colours_lie_on_one_building() -> None:
    """T-75: and they cost no salary and roll no dice; see also test_rules_round.py."""
    scene = town("r1 r2 r3").palace("12n...").turn(0, passed={1: 2, 2: 2, 3: 2})
    scene.play(*place("r1")).play(*place("r2")).play(*place("r3", man="palace:1"))
    assert (scene.palace(), sorted(scene.lying("palace"))) == (".00...", ["1", "2", "n"])


def test_t_e12_the_push_in_the_city_hall() -> None:
    """T-E12, T-70, T-71, T-73, T-76: F pushes out her own citizen; nobody can expel a further one of hers there."""
    scene = Scene(4).player(1, deniers=2).city_hall("201 ...").dice(2, "y1 y2 y3").dice("n", "r1").turn(1)
    scene.play(*place("2:y1"))
    assert (scene.city_hall(), scene.lying("city_hall")) == ("120 ...", "1")
    assert (scene.deniers(1), scene.deniers(2)) == (0, 7)
    scene.play(*place("y2"))
    assert (scene.city_hall(), sorted(scene.lying("city_hall"))) == ("212 ...", ["0", "1"])
    scene.player(3, deniers=2).play(*place("2:y3"))
    assert (scene.city_hall(), sorted(scene.lying("city_hall"))) == ("321 ...", ["0", "1", "2"])
    scene.dice(0, "y1 y6")
    assert "T-73" in scene.refused(*place("y1")).rules


def test_t_e13_the_palace() -> None:
    """T-E13, T-70, T-72: A buys the grey red 3 from the bank; E's citizen lies on the palace."""
    scene = Scene(4).player(0, deniers=2).palace("..3...").dice("n", "r3 r1").turn(0).play(*place("n:r3"))
    assert (scene.palace(), scene.lying("palace"), scene.deniers(0)) == ("..0...", "3", 0)
    assert [scene.deniers(seat) for seat in (1, 2, 3)] == [5, 5, 5]


def test_t77_the_value_is_the_dies_own_face() -> None:
    """T-77: a turned die counts as it lies."""
    scene = town("y1 y1").player(0, influence=4).turn(0).play(*turn_over("y1"))
    assert scene.play(*place("y6")).city_hall() == "... 0.."


def test_t08_twelve_citizens_and_no_more() -> None:
    """T-08, T-33: all twelve are on the board or in the supply."""
    scene = town(supply=0).player(0, influence=20).palace("000000").bishopric("00 00 00").turn(0)
    assert scene.citizens(0) == 12
    assert "T-33" in scene.refused("citizen").rules
