"""The rulebook: what a card gives when it is taken, and the actions it grants. L-26, L-43, L-91, L-92, L-96, and the
worked examples L-E7, L-E8, L-E10, L-E11."""

import pytest

from tests.lorenzo.scene import Scene


def taking(stock: str, card: str, *owned: str, seats: int = 2, **player: object) -> Scene:
    """Player 0 is about to take a character from the first floor with a white 1."""
    return Scene(seats).player(0, stock, cards=owned, **player).tower("character", card).dice(white=1)  # type: ignore[arg-type]


# -- Abbess and Architect -------------------------------------------------------------------------------------


def test_l_e7_abbess() -> None:
    """L-E7, L-26, L-91, L-92: 1 faith, then any card with value 4; 3 coins in an occupied tower, the character tower is
    by the member just placed; floor bonuses are gained."""
    scene = taking("3h 9c", "abbess").tower("territory", "woods", "village", "commercial_hub", "citadel")
    scene.tower("character", "abbess", "warlord").turn(0).go("white", "character:1")
    assert scene.has(0) == "3h 6c 1f"
    assert scene.bonus_amounts("territory:1") == [0]
    assert scene.bonus_amounts("territory:2") == [0]
    assert scene.bonus_amounts("territory:3") == [1]
    assert scene.bonus_amounts("territory:4") == [3]
    scene.branch().bonus("territory:3", 1).expect(0, "1w 2h 6c 1f")
    scene.branch().bonus("territory:4", 3).expect(0, "2w 6c 1f")
    scene.branch().bonus("territory:1", 0).expect(0, "1w 3h 6c 1f")
    scene.branch().bonus("character:2", 0).expect(0, "3h 1c 3m 1f")
    scene.bonus("territory:4", 3)
    assert scene.members_at("territory:4") == []
    assert scene.to_move == 1


def test_l_e7_three_coins_if_that_tower_is_occupied() -> None:
    """L-E7, L-21, L-26: also by others, and refused without them."""
    scene = taking("6c", "abbess").tower("territory", "woods").at("territory:2", 1, "white").turn(0)
    assert scene.go("white", "character:1").bonus("territory:1", 0).has(0) == "1w 1f"
    scene = taking("5c", "abbess").tower("territory", "woods").tower("building", "residence").player(0, "5c 2s")
    scene.at("territory:2", 1, "white").turn(0).go("white", "character:1")
    assert scene.why_bonus("territory:1").name == "fee-short"


def test_l26_a_bonus_action_may_be_declined() -> None:
    """L-26, L-34: whatever it is."""
    for card in ("abbess", "captain", "architect", "patron", "cardinal", "bishop"):
        scene = taking("9w 9s 9c", card, "woods").tower("territory", "woods", "village").tower("building", "mint")
        scene.tower("character", card, "warlord").turn(0).go("white", "character:1")
        before = scene.stock(0)
        scene.decline()
        assert scene.stock(0) == before
        assert scene.cards(0) == ["woods", card]
        assert scene.to_move == 1


def test_l26_a_bonus_action_that_can_take_nothing_passes_by() -> None:
    """L-26: no card, nothing to pay with: the turn goes on without a question."""
    scene = taking("4c", "architect").tower("building", "mint").turn(0).go("white", "character:1")
    assert (scene.to_move, scene.cards(0)) == (1, ["architect"])
    scene = taking("4c", "captain").turn(0).go("white", "character:1")
    assert (scene.to_move, scene.has(0)) == (1, "2m")


def test_l26_a_bonus_action_does_not_occupy_the_floor_or_the_tower() -> None:
    """L-26, L-91: the floor is empty of cards, though; the tower costs the next one nothing."""
    scene = taking("3c", "abbess").tower("territory", "woods", "village").player(1).dice(white=3).turn(0)
    scene.go("white", "character:1").bonus("territory:2", 0)
    assert scene.to_move == 1
    assert scene.why("white", "territory:2").name == "no-card"
    assert scene.go("white", "territory:1").has(1) == "1w"


def test_l22_a_bonus_action_is_free_of_the_limit_of_members() -> None:
    """L-90, L-22: own coloured members in that tower do not forbid it; 3 coins do."""
    scene = taking("7c", "captain").tower("territory", "woods", "village").at("territory:3", 0, "black").turn(0)
    assert scene.go("white", "character:1").bonus("territory:1", 0).has(0) == "1w 2m"


def test_l26_the_rules_of_the_slot_and_of_six_hold() -> None:
    """L-26, L-23, L-24: no third territory without 3 military; Captain's own 2 count."""
    land = ("gold_mine", "estate")
    scene = taking("4c", "captain", *land).tower("territory", "woods").turn(0).go("white", "character:1")
    assert scene.to_move == 1, "2 military are not enough, and nothing is asked"
    scene = taking("4c 1m", "captain", *land).tower("territory", "woods").turn(0).go("white", "character:1")
    assert scene.bonus("territory:1", 0).has(0) == "1w 3m"


def test_l_e8_architect() -> None:
    """L-E8, L-26, L-94: a building with value 6, 1 wood and 1 stone off; 3 coins if occupied; floor bonus gained."""

    def architect(stock: str, *at: str) -> Scene:
        scene = taking(stock, "architect").tower("building", "residence", "barracks", "mint", "tax_office")
        for space in at:
            scene.at(space, 1, "white")
        return scene.turn(0).go("white", "character:1")

    scene = architect("4c 2w 2s 1h")
    assert [scene.bonus_amounts(f"building:{floor}") for floor in (1, 2, 3, 4)] == [[0], [0], [0], [1]]
    scene.branch().bonus("building:1", 0).expect(0, "2w 1s 1h 1v")
    scene.branch().bonus("building:2", 0).expect(0, "2w 2s 1h 3v")
    scene.branch().bonus("building:3", 0).expect(0, "2w 1h 1m 5v")
    scene.branch().bonus("building:4", 1).expect(0, "2s 2m 5v")
    assert architect("7c 1s", "building:2").bonus("building:1", 0).has(0) == "1v"
    scene = architect("6c 2w 2s", "building:2")
    assert scene.to_move == 1, "nothing can be taken without 3 coins"


def test_l26_it_takes_only_its_own_type() -> None:
    """L-26: Captain territories, Architect buildings, Patron characters, Hero ventures."""
    types = {"captain": "territory", "architect": "building", "patron": "character", "hero": "venture"}
    for card, kind in types.items():
        scene = taking("9w 9s 20c", card).tower("territory", "woods", "village").tower("building", "mint")
        scene.tower("character", card, "warlord").tower("venture", "hiring_recruits").turn(0).go("white", "character:1")
        if card == "hero":
            scene.privilege("faith")
        assert {space.split(":")[0] for space in scene.bonus_spaces()} == {kind}


# -- in any nesting -------------------------------------------------------------------------------------------


def test_l92_gains_first_then_the_bonus_action_which_may_be_paid_with_them() -> None:
    """L-92: Hero's privilege of 2 coins pays for Hiring Recruits."""
    scene = taking("6c", "hero").tower("venture", "hiring_recruits").turn(0).go("white", "character:1")
    assert (scene.asked, scene.to_move) == ("Privilege", 0)
    scene.privilege("coins").bonus("venture:1", 0)
    assert (scene.has(0), scene.to_move) == ("5m", 1)
    scene = taking("6c", "hero").tower("venture", "hiring_recruits").turn(0).go("white", "character:1")
    assert scene.privilege("faith").to_move == 1, "2 coins are too few"


def test_l92_a_card_by_a_card_by_a_card_and_a_harvest() -> None:
    """L-92, L-91: Ambassador takes Abbess, who takes Cardinal, who harvests; all finished before the turn ends."""
    scene = taking("30c", "ambassador", "commercial_hub").tower("character", "ambassador", "abbess", "cardinal")
    scene.player(0, "30c 1h", cards=[]).turn(0).go("white", "character:1").privilege("military")
    assert scene.has(0) == "1h 24c 2m"
    scene.bonus("character:2", 0)
    assert scene.has(0) == "1h 18c 2m 1f", "3 for the tower, 3 for the Abbess"
    scene.bonus("character:3", 1)
    assert scene.has(0) == "1s 11c 2m 3f", "3 for the tower, 4 for the Cardinal, 1 stone of the floor"
    scene.bonus("harvest", 0)
    assert scene.has(0) == "1w 2s 1h 12c 2m 3f"
    assert (scene.to_move, scene.cards(0, "character")) == (1, ["ambassador", "abbess", "cardinal"])
    assert scene.members_at("character:1") == ["0 white"]
    assert scene.members_at("character:2") == scene.members_at("character:3") == []


def test_l92_a_venture_that_takes_a_card_that_produces() -> None:
    """L-92: Repairing the Cathedral takes Improving the Roads, which produces with 3; privileges of both are there."""
    scene = Scene(2).player(0, "3w 3s 3h 20c", cards=["residence"]).dice(white=1)
    scene.tower("venture", "repairing_the_cathedral", None, "improving_the_roads").turn(0).go("white", "venture:1")
    scene.bonus("venture:3", 0)
    assert scene.has(0) == "11c 1f", "17 - 3 for the tower + 1 of the floor - 4"
    scene.bonus("production", 0).exchange("residence").privilege("faith")
    assert (scene.has(0), scene.to_move) == ("12c 1m 2f", 1)


def test_l92_declining_the_inner_action_keeps_the_outer_card() -> None:
    """L-92, L-26"""
    scene = taking("9c", "abbess", "woods").tower("character", "abbess").tower("venture", "improving_the_canals")
    scene.player(0, "6c 2h").turn(0).go("white", "character:1").bonus("venture:1", 0).decline()
    assert (scene.has(0), scene.to_move) == ("1f", 1)
    assert scene.cards(0) == ["woods", "abbess", "improving_the_canals"]


def test_l91_the_member_just_placed_makes_its_tower_occupied() -> None:
    """L-91: Patron takes a second character: 3 coins; a bonus action alone never makes a tower occupied."""
    scene = taking("6c", "patron").tower("character", "patron", "artisan").turn(0).go("white", "character:1")
    assert scene.has(0) == "3c"
    assert scene.to_move == 1, "3 for the tower and 3 - 2 for the card: 1 too few"
    scene = taking("7c", "patron").tower("character", "patron", "artisan").turn(0).go("white", "character:1")
    assert scene.bonus("character:2", 0).has(0) == ""
    scene = taking("16c", "ambassador", seats=2).tower("venture", "repairing_the_cathedral", "hiring_recruits")
    scene.player(0, "13c 3w 3s").turn(0).go("white", "character:1").privilege("faith").bonus("venture:1", 0)
    assert scene.bonus("venture:2", 0).has(0) == "5m 2f", "6, 3 and 4 coins: no fee in the venture tower"


# -- immediate effects ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("owned", "points"), [((), 2), (("warlord", "dame"), 6), (("warlord",) * 1, 4)])
def test_l_e10_paramour(owned: tuple[str, ...], points: int) -> None:
    """L-E10, L-96: as third character 6, as first 2: the card itself counts."""
    scene = taking("7c", "paramour", *owned).turn(0).go("white", "character:1")
    assert scene.stock(0)["vp"] == points


@pytest.mark.parametrize(("military", "points"), [(0, 0), (1, 0), (2, 1), (7, 3), (25, 12)])
def test_l96_general_rounds_down_and_spends_nothing(military: int, points: int) -> None:
    """L-96"""
    scene = taking("5c", "general").player(0, "5c", military=military).turn(0).go("white", "character:1")
    assert (scene.stock(0)["vp"], scene.stock(0)["military"]) == (points, military)


def test_l96_per_card_counts_own_cards_only() -> None:
    """L-96: not those of others."""
    scene = taking("6c", "noble", "woods").player(1, cards=["forest", "village"]).turn(0).go("white", "character:1")
    assert scene.stock(0)["vp"] == 2


def test_l_e11_royal_messenger() -> None:
    """L-E11, L-43: 3 privileges, all different; any two equal are refused."""
    scene = taking("5c", "royal_messenger").turn(0).go("white", "character:1").privilege("coins")
    assert scene.why_privilege("coins").name == "same-privilege"
    assert "L-43" in scene.why_privilege("coins").rules
    scene.privilege("servants")
    for again in ("coins", "servants"):
        assert scene.why_privilege(again).name == "same-privilege"
    scene.privilege("military")
    assert (scene.has(0), scene.to_move) == ("2h 2c 2m", 1)


def test_l43_raising_a_statue_gives_two_different_ones() -> None:
    """L-43"""
    scene = Scene(2).player(0, "2w 2s").tower("venture", "raising_a_statue").dice(white=1).turn(0)
    scene.go("white", "venture:1").privilege("wood_stone")
    assert scene.why_privilege("wood_stone").name == "same-privilege"
    assert scene.privilege("faith").has(0) == "1w 1s 1f"


def test_l43_privileges_of_different_cards_are_independent() -> None:
    """L-43: Hero's, and then that of Building the Walls: the same twice; two Cities and a Fortress alike."""
    scene = taking("4c 3s", "hero").tower("venture", "building_the_walls").turn(0).go("white", "character:1")
    scene.privilege("faith").bonus("venture:1", 0).privilege("faith")
    assert scene.has(0) == "2m 2f"
    scene = taking("6c", "ambassador").tower("territory", "province").turn(0).go("white", "character:1")
    assert scene.privilege("coins").bonus("territory:1", 0).privilege("coins").has(0) == "1s 4c"
