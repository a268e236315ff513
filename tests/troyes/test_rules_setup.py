"""The rulebook: setting up and the opening. T-01 to T-09, T-E1"""

import pytest

from armorial.kernel.contract import SPECTATOR
from armorial.kernel.errors import RuleError
from tests.troyes.printed import (
    ALL_CITIZENS,
    ALL_NEUTRALS,
    CHARACTERS,
    START_CHARACTERS,
    START_CITIZENS,
    START_DENIERS,
    START_INFLUENCE,
    TWO_PLAYER_NEUTRALS,
)
from tests.troyes.scene import Scene, opening, use

SEATS = [2, 3, 4]


def opened(seats: int, first: int = 0) -> Scene:
    """Up to the first player's first placement."""
    scene = Scene.started(seats, luck=None)
    while scene.to_move == -1:
        options = scene.options()
        token = f"first:{first}"
        scene.play(token if token in options else options[0])
    return scene


@pytest.mark.parametrize("seats", SEATS)
def test_t01_what_everybody_starts_with(seats: int) -> None:
    """T-01, T-08: 5 deniers, 4 influence, no VP, 6, 5 or 4 citizens, and the rest of twelve in the general supply."""
    scene = opened(seats)
    for seat in range(seats):
        assert (scene.deniers(seat), scene.influence(seat), scene.vp(seat)) == (START_DENIERS, START_INFLUENCE, 0)
        assert scene.supply(seat) == START_CITIZENS[seats]
        assert scene.supply(seat) + scene.reserve(seat) == ALL_CITIZENS
        assert scene.district(seat) == []
    assert scene.district("n") == []
    assert (scene.row(), scene.on("marauding")) == (["marauding"], "")


def test_t01_two_to_four_players() -> None:
    """T-01"""
    for seats in (0, 1, 5):
        with pytest.raises(RuleError):
            Scene.started(seats, luck=None)


@pytest.mark.parametrize("seats", SEATS)
def test_t02_characters_are_dealt(seats: int) -> None:
    """T-02, T-09: one each, two each at 2 players, all different; each knows only his own."""
    scene = Scene.started(seats, luck=3)
    dealt = [scene.characters_of(seat) for seat in range(seats)]
    assert [len(hand) for hand in dealt] == [START_CHARACTERS[seats]] * seats
    names = [name for hand in dealt for name in hand]
    assert len(set(names)) == len(names)
    assert set(names) <= set(CHARACTERS)
    for watcher in (*range(seats), SPECTATOR):
        for seat, player in enumerate(scene.view(watcher)["players"]):
            if seat == watcher:
                assert sorted(player["characters"]) == sorted(dealt[seat])
            else:
                assert player["characters"] is None


def test_t02_all_characters_can_be_dealt() -> None:
    """T-02: at random from six."""
    seen = {name for luck in range(40) for name in Scene.started(4, luck=luck).characters_of(0)}
    assert seen == set(CHARACTERS)


def test_t04_the_red_deck_has_eight_to_draw_from() -> None:
    """T-04: all 8 red cards can come; 4 white and 4 yellow are all in; Marauding is none of them."""
    scene = opened(4)
    assert (scene.deck_size("red"), scene.deck_size("white"), scene.deck_size("yellow")) == (8, 4, 4)


@pytest.mark.parametrize("seats", SEATS)
def test_t06_the_first_player_is_drawn(seats: int) -> None:
    """T-06: any seat, and nobody else."""
    scene = Scene.started(seats, luck=None)
    while not any(token.startswith("first:") for token in scene.options()):
        scene.play(scene.options()[0])
    assert scene.options() == [f"first:{seat}" for seat in range(seats)]
    for seat in range(seats):
        scene = opened(seats, first=seat)
        assert (scene.first(), scene.to_move) == (seat, seat)


# -- the opening ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("first", [0, 1])
def test_t05_the_order_of_the_opening(seats: int, first: int) -> None:
    """T-05, T-07: forward, back, forward ...; the last of a pass begins the next."""
    scene = opened(seats, first)
    round_table = [(first + i) % seats for i in range(seats)]
    expected: list[int] = []
    for lap in range(START_CITIZENS[seats]):
        expected += round_table if lap % 2 == 0 else round_table[::-1]
    seen = []
    while scene.asked == "opening":
        seen.append(scene.to_move)
        scene.play(scene.options()[-1])
    assert seen == expected
    assert [scene.supply(seat) for seat in range(seats)] == [0] * seats


@pytest.mark.parametrize("seats", SEATS)
def test_t05_neutral_citizens(seats: int) -> None:
    """T-05, T-08: at 2 players 6 on their marked places before the opening; at 3 and 4 the places left at the end."""
    scene = opened(seats)
    before = {name: scene.building(name) for name in ("palace", "bishopric", "city_hall")}
    if seats == 2:
        rows = {"palace": 1, "bishopric": 2, "city_hall": 3}
        for name, places in TWO_PLAYER_NEUTRALS.items():
            found = {
                (i // rows[name] + 1, i % rows[name] + 1)
                for i, who in enumerate(before[name].replace(" ", ""))
                if who == "n"
            }
            assert found == places
    else:
        assert all("n" not in row for row in before.values())
    while scene.asked == "opening":
        scene.play(scene.options()[0])
    board = "".join(scene.building(name) for name in before).replace(" ", "")
    assert board.count("n") == {2: 6, 3: 3, 4: 2}[seats]
    assert "." not in board
    assert scene.neutrals_left() == ALL_NEUTRALS - board.count("n")


def test_t05_any_free_place_and_no_other() -> None:
    """T-05: all 18 are open to the first; one taken is open to nobody; nobody is pushed."""
    scene = opened(4)
    assert len(scene.options()) == 18
    scene.play(opening("bishopric", 2, 1))
    assert len(scene.options()) == 17
    assert "T-05" in scene.refused(opening("bishopric", 2, 1)).rules
    scene.play(opening("bishopric", 2, 2)).play(opening("city_hall", 1, 3))
    assert (scene.bishopric(), scene.city_hall()) == (".. 01 ..", "..2 ...")


def test_t_e1_the_opening_of_the_example() -> None:
    """T-E1, T-05: A F G E, E G F A, A F G E, E G F A; the two places left are in the palace and get neutral ones."""
    scene = opened(4)
    wanted = {
        0: [("palace", 6, 1), ("city_hall", 1, 2), ("city_hall", 2, 1), ("bishopric", 3, 1)],
        1: [("bishopric", 1, 1), ("bishopric", 1, 2), ("bishopric", 2, 1), ("city_hall", 2, 2)],
        2: [("city_hall", 1, 1), ("city_hall", 1, 3), ("city_hall", 2, 3), ("bishopric", 2, 2)],
        3: [("palace", 5, 1), ("palace", 4, 1), ("palace", 3, 1), ("bishopric", 3, 2)],
    }
    seen = []
    while scene.asked == "opening":
        seat = scene.to_move
        seen.append("AFGE"[seat])
        scene.play(opening(*wanted[seat].pop(0)))
    assert "".join(seen) == "AFGEEGFAAFGEEGFA"
    assert scene.palace() == "nn3330"
    assert (scene.bishopric(), scene.city_hall()) == ("11 12 03", "202 012")


def test_t03_nine_cards_come_into_play() -> None:
    """T-03, T-10: in a whole game one of each colour and number, and which ones nobody knows before."""
    seen = set()
    for luck in range(12):
        scene = Scene.started(2, luck=luck)
        while scene.s.stack:
            options = scene.options()
            scene.play("pass" if "pass" in options else options[0])
        cards = scene.open_cards()
        assert len(cards) == 9
        assert len({scene.slot(card) for card in cards}) == 9
        seen |= set(cards)
    assert len(seen) > 18


def test_t08_cubes_and_money_are_not_limited() -> None:
    """T-08: 30 cubes on a card, 500 deniers."""
    scene = Scene(4).player(0, deniers=500).card("priest", men="0", cubes={0: 30}).dice(0, "w6").dice("n", "r1").turn(0)
    scene.play(*use("priest", "w6", n=2))
    assert (scene.cubes("priest", 0), scene.deniers(0)) == (32, 500)


def test_t07_districts_are_dealt_by_seat() -> None:
    """T-07, T-01: each seat has its own, and there is one neutral one."""
    scene = Scene(3).dice(0, "y1").dice(1, "y2").dice(2, "y3").dice("n", "y4").turn(0)
    assert [scene.district(seat) for seat in (0, 1, 2, "n")] == [["y1"], ["y2"], ["y3"], ["y4"]]
