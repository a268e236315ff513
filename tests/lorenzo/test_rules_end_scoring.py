"""The rulebook: the end of a round and of the game, and the final score. L-60, L-61, L-70 to L-75, L-140 to L-145."""

import pytest

from tests.lorenzo.printed import CARDS, CHARACTER_VP, TERRITORY_VP, of_type
from tests.lorenzo.scene import Scene

# -- the end of a round ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("palace", "order"),
    [
        ((), [0, 1, 2, 3]),
        (("3 white",), [3, 0, 1, 2]),
        (("2 neutral", "1 white"), [2, 1, 0, 3]),
        (("3 white", "0 black", "3 black", "2 white", "0 white"), [3, 0, 2, 1]),
        (("1 white", "1 black", "1 orange", "1 neutral"), [1, 0, 2, 3]),
        (("0 white", "1 white", "2 white", "3 white"), [0, 1, 2, 3]),
        (("3 white", "2 white", "1 white", "0 white"), [3, 2, 1, 0]),
    ],
)
def test_l60_the_new_order_comes_from_the_palace(palace: tuple[str, ...], order: list[int]) -> None:
    """L-60, L-61: by the first member of each player, the neutral one included; then the others in their old order."""
    scene = Scene(4, luck=1).round_number(1)
    for who in palace:
        scene.at("council", int(who[0]), who[2:])
    scene.end_round()
    assert scene.turn_order() == order
    assert scene.to_move == order[0]


def test_l60_the_others_keep_their_old_order() -> None:
    """L-60: which is not the order of the seats."""
    scene = Scene(4, luck=1).round_number(1).order(2, 0, 3, 1).at("council", 3, "white").end_round()
    assert scene.turn_order() == [3, 2, 0, 1]


def test_l60_members_return_and_cards_left_are_removed() -> None:
    """L-60, L-61: for good; four new cards of each deck lie there."""
    scene = Scene(2, luck=1).round_number(1).tower("territory", "woods", "village", None, "city")
    scene.at("territory:3", 0, "white").at("council", 1, "neutral").at("market:1", 1, "white").end_round()
    for seat in (0, 1):
        assert scene.home(seat) == ["white", "black", "orange", "neutral"]
    assert scene.members_at("council") == scene.members_at("market:1") == []
    assert sorted(scene.game.dump(scene.s)["removed"]) == ["city", "village", "woods"]
    new = scene.towers()["territory"]
    assert len(new) == 4
    assert not set(new) & {"woods", "village", "city"}
    assert all(card is not None and CARDS[card].period == 1 for card in new)


# -- the final score ------------------------------------------------------------------------------------------


def final(behind: str = "") -> Scene:
    """A game of two about to be scored; player 1 has what is given."""
    return Scene(2).round_number(6).player(1, behind)


@pytest.mark.parametrize("owned", range(7))
def test_l70_territories(owned: int) -> None:
    """L-70: 1, 4, 10, 20 for 3, 4, 5, 6."""
    scene = final().player(0, cards=of_type("territory")[:owned]).score()
    assert scene.points(0, "territories") == TERRITORY_VP[owned]


@pytest.mark.parametrize("owned", range(7))
def test_l70_characters(owned: int) -> None:
    """L-70: 1, 3, 6, 10, 15, 21 for 1 to 6."""
    scene = final().player(0, cards=of_type("character")[:owned]).score()
    assert scene.points(0, "characters") == CHARACTER_VP[owned]


def test_l70_ventures() -> None:
    """L-70: their printed points."""
    scene = final().player(0, cards=["support_to_the_pope", "sacred_war", "support_to_the_bishop"]).score()
    assert scene.points(0, "ventures") == 10 + 8 + 1


@pytest.mark.parametrize(
    ("military", "points"),
    [
        ((5, 3), (5, 2)),
        ((3, 5), (2, 5)),
        ((4, 4), (5, 5)),
        ((0, 0), (5, 5)),
        ((1, 0), (5, 2)),
        ((9, 5, 3), (5, 2, 0)),
        ((9, 9, 3), (5, 5, 2)),
        ((9, 5, 5), (5, 2, 2)),
        ((9, 9, 9), (5, 5, 5)),
        ((9, 9, 3, 3), (5, 5, 2, 2)),
        ((9, 9, 3, 2), (5, 5, 2, 0)),
        ((0, 7, 0, 0), (2, 5, 2, 2)),
        ((1, 7, 4, 4), (0, 5, 2, 2)),
        ((25, 24, 23, 22), (5, 2, 0, 0)),
    ],
)
def test_l70_military_places(military: tuple[int, ...], points: tuple[int, ...]) -> None:
    """L-70, L-74: 5 for the most and 2 for the second; ties for a place all get it; the next lower still gets the
    second; no minimum; also at 2 players."""
    scene = Scene(len(military)).round_number(6)
    for seat, n in enumerate(military):
        scene.player(seat, "", military=n)
    scene.score()
    assert tuple(scene.points(seat, "military") for seat in range(len(military))) == points


@pytest.mark.parametrize(
    ("stock", "points"),
    [("", 0), ("1w 1s 1h 1c", 0), ("2w 1s 1h 1c", 1), ("9c", 1), ("3w 3s 3h 1c", 2), ("4w 4s 4h 4c", 3)],
)
def test_l75_resources_are_added_up_first_and_divided_once(stock: str, points: int) -> None:
    """L-70, L-75: 1 VP per 5, rounded down."""
    assert final().player(0, stock).score().points(0, "resources") == points


def test_l75_buildings_faith_and_leaders_score_nothing() -> None:
    """L-75: six buildings are worth nothing at the end."""
    scene = final(behind="1m").player(0, "7v", cards=of_type("building")[:6]).score()
    assert scene.total(0) == 7 + 2


def test_l70_everything_together() -> None:
    """L-70: the points gained before and all parts."""
    cards = [*of_type("territory")[:4], *of_type("character")[:3], "sacred_war", "mint"]
    scene = final(behind="3m").player(0, "2w 3s 4h 2c 9m 40v", cards=cards).score()
    assert scene.total(0) == 40 + 4 + 6 + 8 + 5 + 2
    assert scene.total(1) == 2


# -- the winner -----------------------------------------------------------------------------------------------


def test_l72_most_points_win() -> None:
    """L-72: the last in the order too."""
    scene = Scene(3).round_number(6).order(2, 1, 0).player(0, "3v").player(1, "2v").player(2, "1v").score()
    assert scene.ranks() == [1, 2, 3]


def test_l72_a_tie_goes_to_the_player_earlier_in_turn_order() -> None:
    """L-72: no rank is shared."""
    scene = Scene(4).round_number(6).order(2, 0, 3, 1).score()
    assert scene.ranks() == [2, 4, 1, 3]


def test_l73_the_order_is_the_one_after_the_end_of_round_6() -> None:
    """L-73: the palace of round 6 decides the tie; no cards are laid out and no dice are thrown any more."""
    scene = Scene(3).round_number(6).order(0, 1, 2).tiles("1.1", "2.1", "3.1").tower("territory", "colony")
    for seat in range(3):
        scene.player(seat, "5f")
    scene.at("council", 2, "white").at("council", 1, "neutral").report(then_round=True)
    for _ in range(3):
        scene.support_church()
    assert scene.over
    assert scene.turn_order() == [2, 1, 0]
    assert all(cards == [None] * 4 for cards in scene.towers().values())
    assert scene.ranks() == [3, 2, 1]
    assert scene.total(0) == scene.total(1) == scene.total(2) == 5 + 5


# -- tiles of the third period --------------------------------------------------------------------------------

RICH = [*of_type("territory")[:4], *of_type("character")[:3], "sacred_war", "mint"]
"""4 + 6 + 8 points, and 1 wood and 3 stone for the Mint."""


def scored(stock: str, tile: str | None, cards: list[str] | None = None, other: str = "25m") -> Scene:
    scene = Scene(2).round_number(6).tiles("1.1", "2.1", tile or "3.1")
    scene.player(0, stock, cards=RICH if cards is None else cards, tiles=[tile] if tile else []).player(1, other)
    return scene.score()


@pytest.mark.parametrize(
    ("tile", "total"),
    [(None, 20 + 4 + 6 + 8 + 2), ("3.1", 20 + 4 + 8 + 2), ("3.2", 20 + 4 + 6 + 2), ("3.3", 20 + 6 + 8 + 2)],
)
def test_l140_no_points_for_characters_ventures_territories(tile: str | None, total: int) -> None:
    """L-140, L-71: those gained earlier stay."""
    assert scored("20v", tile).total(0) == total


@pytest.mark.parametrize(("before", "lost"), [(26, 5), (25, 5), (24, 4), (4, 0), (0, 0)])
def test_l141_one_per_full_five_points_before_the_score(before: int, lost: int) -> None:
    """L-141, L-71: 26 lose 5; what the final score adds does not count."""
    scene = scored(f"{before}v" if before else "", "3.4")
    assert scene.total(0) == before - lost + 18 + 2


def test_l141_after_the_report_of_round_6() -> None:
    """L-141: the VP of the faith track of L-53 are there when the points are counted: 23 + 3 lose 5."""
    scene = Scene(2).tiles("1.1", "2.1", "3.4").round_number(6).player(0, "3f 23v").player(1, "25m")
    scene.report(then_round=True)
    assert scene.over
    assert scene.total(0) == 26 - 5 + 2


def test_l142_one_per_military_point() -> None:
    """L-142, L-71: the places are scored all the same."""
    assert scored("20v 7m", "3.5", other="3m").total(0) == 20 + 18 + 5 - 7
    assert scored("20v 7m", "3.5", other="9m").total(0) == 20 + 18 + 2 - 7


def test_l143_one_per_wood_and_stone_in_the_costs_of_buildings() -> None:
    """L-143, L-71: 7 wood and 6 stone lose 13; coins and servants in them, and ventures, do not count."""
    cards = ["garden", "fortress", "chapel"]  # 4w 2s, 2w 4s and coins, 2w: 8 wood, 6 stone
    assert scored("30v", "3.6", cards).total(0) == 30 + 2 - 14
    cards = ["cathedral", "stronghold", "barracks"]  # 4w 4s, 2w 2s, 1w 1s: 7 and 7
    assert scored("30v", "3.6", cards).total(0) == 30 + 2 - 14
    cards = ["tax_office", "stonemasons_shop", "painters_guild", "residence", "repairing_the_abbey"]
    assert scored("30v", "3.6", cards).total(0) == 30 + 2 + 6 - (3 + 1 + 2 + 4 + 2)
    cards = ["garden", "tax_office", "baptistery"]  # 7 wood, 6 stone
    assert scored("30v", "3.6", cards).total(0) == 30 + 2 - 13


def test_l144_one_per_resource_left() -> None:
    """L-144, L-71: 3, 1, 4 and 2 lose 10; the resources are scored all the same."""
    assert scored("3w 1s 4c 2h 30v", "3.7", []).total(0) == 30 + 2 + 2 - 10


def test_l145_the_total_never_falls_below_0() -> None:
    """L-145: and the losses come after all of L-70 is added."""
    assert scored("20m 1v", "3.5", [], other="25m").total(0) == 0
    assert scored("5m 1v", "3.5", [], other="4m").total(0) == 1, "1 + 5 - 5"
    assert scored("", "3.6", ["cathedral"]).total(0) == 0


def test_l71_only_the_excommunicated_lose() -> None:
    """L-71, L-56"""
    scene = Scene(2).round_number(6).tiles("1.1", "2.1", "3.7").player(0, "10c", tiles=["3.7"]).player(1, "10c").score()
    assert (scene.total(0), scene.total(1)) == (0, 2 + 5)
