"""The rulebook: market, council palace and privileges. L-40 to L-43."""

import pytest

from tests.lorenzo.printed import MARKET, PRIVILEGES
from tests.lorenzo.scene import Scene


@pytest.mark.parametrize("space", [1, 2, 3])
def test_l40_market_spaces(space: int) -> None:
    """L-40: 5 coins; 5 servants; 3 military and 2 coins."""
    scene = Scene(4).dice(white=1).turn(0).go("white", f"market:{space}", 0)
    assert scene.amounts_of(0) == MARKET[space - 1]
    assert scene.to_move == 1


def test_l40_two_different_privileges() -> None:
    """L-40, L-42, L-43: the fourth space; the same twice is refused."""
    scene = Scene(4).dice(white=1).turn(0).go("white", "market:4").privilege("servants")
    assert scene.why_privilege("servants").name == "same-privilege"
    assert len(scene.options()) == 4
    scene.privilege("coins")
    assert (scene.has(0), scene.to_move) == ("2h 2c", 1)


@pytest.mark.parametrize("space", [1, 2, 3, 4])
def test_l40_one_member_each_of_value_1(space: int) -> None:
    """L-40: the neutral member needs a servant; nobody else may come, the owner neither."""
    scene = Scene(4).player(0, "9h").dice(white=1, black=1).player(1, "9h").turn(0)
    assert scene.amounts("neutral", f"market:{space}") == [1]
    scene.at(f"market:{space}", 2, "white")
    for member in ("white", "neutral"):
        assert scene.why(member, f"market:{space}").name == "occupied"
    scene = Scene(4).player(0, "9h").dice(white=1, black=1).at(f"market:{space}", 0, "black").turn(0)
    assert scene.why("white", f"market:{space}").name == "occupied"


@pytest.mark.parametrize("seats", [2, 3])
@pytest.mark.parametrize("space", [3, 4])
def test_l40_the_last_two_only_at_four(seats: int, space: int) -> None:
    """L-40, L-03"""
    refusal = Scene(seats).dice(white=6).turn(0).why("white", f"market:{space}")
    assert refusal.name == "closed"
    assert "L-03" in refusal.rules


def test_l40_a_player_may_have_several_members_in_the_market() -> None:
    """L-40: coloured ones too."""
    scene = Scene(4).dice(white=1, black=1, orange=1).at("market:1", 0, "white").at("market:2", 0, "black").turn(0)
    assert scene.go("orange", "market:3").has(0) == "2c 3m"


def test_l41_the_palace() -> None:
    """L-41: 1 coin and 1 privilege, value 1, any number of members, several of one player too; order kept."""
    scene = Scene(3).player(0, "9h").dice(white=1, black=1)
    scene.at("council", 1, "white").at("council", 0, "black").at("council", 2, "orange").turn(0)
    assert scene.amounts("neutral", "council") == [1]
    scene.go("white", "council", 0)
    assert scene.has(0) == "9h 1c"
    assert (scene.asked, scene.to_move) == ("Privilege", 0)
    scene.privilege("military")
    assert scene.has(0) == "9h 1c 2m"
    assert scene.members_at("council") == ["1 white", "0 black", "2 orange", "0 white"]


PICKS = ("wood_stone", "servants", "coins", "military", "faith")


@pytest.mark.parametrize("pick", PICKS)
def test_l42_the_privileges(pick: str) -> None:
    """L-42: one of: 1 wood and 1 stone; 2 servants; 2 coins; 2 military; 1 faith."""
    scene = Scene(2).dice(white=1).turn(0).go("white", "council")
    assert len(scene.options()) == 5
    gain = dict(PRIVILEGES[PICKS.index(pick)])
    gain["coins"] = gain.get("coins", 0) + 1
    assert scene.privilege(pick).amounts_of(0) == gain


def test_l42_who_does_not_play_takes_what_brings_nothing() -> None:
    """L-05, L-42: 2 military at the end of their track."""
    scene = Scene(2).player(0, "25m").dice(white=1).turn(0).go("white", "council")
    question = scene.question
    assert question.table.names[question.idle(scene.s)] == "privilege:military"


def test_l43_the_palace_twice_may_give_the_same() -> None:
    """L-43: different spaces and turns are independent."""
    scene = Scene(2).dice(white=1, black=1).turn(0).go("white", "council").privilege("faith").to(0)
    assert scene.go("black", "council").privilege("faith").has(0) == "2c 2f"


def test_l41_the_order_of_arrival_in_play() -> None:
    """L-41, L-60, L-61: whoever comes, with whichever member; the next round begins with the first who came."""
    scene = Scene(4, luck=2).round_number(1).order(3, 1, 0, 2).dice(white=1, black=1, orange=1)
    for seat in range(4):
        scene.player(seat, "9h")
    scene.actions()
    places = {3: ("neutral", "market:1"), 1: ("black", "council"), 0: ("orange", "council"), 2: ("neutral", "council")}
    for seat in (3, 1, 0, 2):
        assert scene.to_move == seat
        member, space = places[seat]
        scene.go(member, space)
        if space == "council":
            scene.privilege("faith")
    assert scene.members_at("council") == ["1 black", "0 orange", "2 neutral"]
    assert scene.members_at("market:1") == ["3 neutral"]
    view = scene.game.view(scene.s, 0)
    assert view["spaces"]["council"][0] == {"seat": 1, "member": "black"}
    assert view["council"] == [1, 0, 2, 3]
    assert scene.end_round().turn_order() == [1, 0, 2, 3]
