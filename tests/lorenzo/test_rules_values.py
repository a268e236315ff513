"""The rulebook: what a member and an action are worth. L-13 to L-17, L-95, and the worked examples L-E1, L-E9, L-E13.

The value is read from the servants it takes to reach a known one: 7 on the fourth floor, 6 for the harvest of a City
or the production of a Palace.
"""

import pytest

from armorial.text import Speaker
from tests.lorenzo.printed import TYPES
from tests.lorenzo.scene import Scene
from tests.messages import inner

EN = Speaker("en", strict=True)
COLOURED = ("white", "black", "orange")
BONUS = {
    "territory": [("warlord", 2)],
    "building": [("stonemason", 2)],
    "character": [("dame", 2)],
    "venture": [("knight", 2)],
    "harvest": [("farmer", 2), ("peasant", 3)],
    "production": [("artisan", 2), ("scholar", 3)],
}
TOP = {
    "territory": "commercial_hub",
    "building": "residence",
    "character": "warlord",
    "venture": "promoting_sacred_art",
}


def ready(seats: int = 3, **player: object) -> Scene:
    """Player 0 with 30 servants, a City, a Palace and a card on every fourth floor."""
    cards = [*player.pop("cards", []), "city", "palace"]  # type: ignore[misc]
    scene = Scene(seats, advanced="leaders" in player).player(0, "9w 9s 30h 9c", cards=cards, **player)  # type: ignore[arg-type]
    for kind, card in TOP.items():
        scene.tower(kind, None, None, None, card)
    return scene


def value(scene: Scene, member: str, what: str, per: int = 1) -> int:
    """The value of an action before servants; ``what`` is a type of cards, or a space of harvest or production."""
    if what in TYPES:
        return 7 - scene.amounts(member, f"{what}:4")[0] // per
    return 6 - scene.amounts(member, what)[-1] // per


# -- dice and servants ----------------------------------------------------------------------------------------


def test_l_e1_the_dice_give_the_values_of_all_members_of_a_colour() -> None:
    """L-E1, L-11: white 4: every white member has 4; the neutral ones 0; for everybody."""
    for seat in range(3):
        scene = (
            Scene(3).dice(white=4, black=2, orange=5).player(seat, "9h").tower("territory", None, None, None, "city")
        )
        scene.turn(seat)
        assert [value(scene, member, "territory") for member in (*COLOURED, "neutral")] == [4, 2, 5, 0]


def test_l_e1_the_dice_hold_for_the_whole_round() -> None:
    """L-E1, L-11: after others have placed theirs."""
    scene = ready(2).dice(white=4, black=2, orange=5).turn(0).go("white", "council").privilege("coins").to(0)
    assert [value(scene, member, "venture") for member in ("black", "orange", "neutral")] == [2, 5, 0]


def test_l13_servants_raise_one_for_one_and_any_number() -> None:
    """L-13: seven servants take the neutral member to the fourth floor."""
    scene = ready().turn(0)
    assert scene.amounts("neutral", "territory:4") == [7]
    scene.go("neutral", "territory:4", 7)
    assert scene.stock(0)["servants"] == 23


def test_l14_a_placement_counts_as_legal_if_servants_make_it_so() -> None:
    """L-14: with 1 servant the neutral member may go to the market, with none it may not."""
    assert Scene(2).player(0, "1h").turn(0).can("neutral", "market:1")
    scene = Scene(2).player(0).dice(white=1).turn(0)
    refusal = scene.why("neutral", "market:1")
    assert (refusal.name, refusal.message.args["n"]) == ("value-short", 1)
    assert inner(refusal.message, "what").key == "lorenzo-n-servants"


def test_l16_servants_for_value_are_gone_before_anything_is_gained() -> None:
    """L-16: what the space gives does not help to reach it."""
    scene = Scene(2).player(0).dice(white=1).turn(0)
    assert not scene.can("neutral", "market:2"), "the 5 servants come too late"


# -- characters -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("what", BONUS)
def test_l95_every_character_adds_to_its_own_action_only(what: str) -> None:
    """L-95: +2 or +3, for coloured and neutral members."""
    for card, plus in BONUS[what]:
        scene = ready(cards=[card]).dice(white=2).turn(0)
        for action in BONUS:
            space = action if action in TYPES else f"{action}:small"
            extra = plus if action == what else 0
            assert value(scene, "white", space) == 2 + extra
            assert value(scene, "neutral", space) == extra


def test_l95_they_add_up() -> None:
    """L-95: Farmer and Peasant +5, Artisan and Scholar +5; on the large space as well."""
    scene = ready(cards=["farmer", "peasant", "artisan", "scholar"]).turn(0)
    for area in ("harvest", "production"):
        assert value(scene, "neutral", f"{area}:small") == 5
        assert value(scene, "neutral", f"{area}:large") == 2


def test_l95_they_work_from_the_next_action_after_the_card_is_taken() -> None:
    """L-95: not for the action that takes them; for a bonus action of another card in the same turn they do."""
    scene = Scene(2).player(0, "9c").tower("character", None, None, "dame").dice(white=4).turn(0)
    assert scene.why("white", "character:3").message.args["n"] == 1
    scene = Scene(2).player(0, "12c").tower("character", "abbess", "warlord").tower("territory", None, None, "city")
    scene.dice(white=1).turn(0).go("white", "character:1").bonus("character:2", 0)
    assert scene.to_move == 1
    scene = Scene(2).player(0, "12c", cards=["farmer"]).tower("character", "cardinal").dice(white=1)
    scene.player(0, "12c", cards=["city"]).turn(0).go("white", "character:1").bonus("harvest", 0)
    assert scene.asked == "Privilege", "4 and 2: the City works"


def test_l95_they_are_compulsory() -> None:
    """L-95: a bonus cannot be left out; nobody is asked."""
    scene = ready(cards=["warlord"]).dice(white=5).turn(0)
    assert scene.amounts("white", "territory:4") == [0]


def test_l95_others_get_nothing_from_them() -> None:
    """L-95"""
    scene = ready().player(1, cards=["warlord", "farmer", "scholar"]).dice(white=2).turn(0)
    assert [value(scene, "white", what) for what in ("territory", "harvest:small", "production:small")] == [2, 2, 2]


def test_l_e13_farmer() -> None:
    """L-E13, L-15, L-95: a neutral member without servants on the small space harvests with 2."""
    scene = Scene(2).player(0, cards=["farmer", "hermitage", "village"]).turn(0).go("neutral", "harvest:small")
    assert scene.has(0) == "1w 1s 1h 1f", "the Hermitage (2) works, the Village (3) does not"
    scene = Scene(2).player(0, cards=["hermitage", "village"]).turn(0)
    assert scene.why("neutral", "harvest:small").message.args["n"] == 1


# -- the order of the steps -----------------------------------------------------------------------------------


def test_l15_a_leader_sets_the_value_in_place_of_the_die() -> None:
    """L-15, L-116: Ludovico il Moro 5, whatever the dice; not for the neutral member."""
    scene = ready(leaders=["ludovico_il_moro"]).dice(white=1, black=6, orange=5).turn(0)
    assert [value(scene, member, "venture") for member in (*COLOURED, "neutral")] == [5, 5, 5, 0]


def test_l15_first_set_then_add() -> None:
    """L-15, L-113, L-116, L-135: Moro's 5, then Lucrezia Borgia +2, then tile 1.7 -1, then Knight +2."""
    moro = ["ludovico_il_moro"]
    assert value(ready(leaders=moro, tiles=["1.7"]).turn(0), "white", "venture") == 4
    scene = ready(leaders=[*moro, "lucrezia_borgia"], tiles=["1.7", "2.4"]).dice(white=1).turn(0)
    assert value(scene, "white", "venture") == 5 + 2 - 1 - 4
    scene = ready(leaders=[*moro, "lucrezia_borgia"], tiles=["1.7", "2.4"], cards=["knight"]).dice(white=1).turn(0)
    assert value(scene, "white", "venture") == 5 + 2 - 1 - 4 + 2


def test_l15_montefeltro_goes_before_moro() -> None:
    """L-15, L-104, L-116, L-113, L-135: 6 for the member named, 5 for the others; then +2, then -1, then the action."""
    leaders = ["federico_da_montefeltro", "ludovico_il_moro", "lucrezia_borgia"]
    scene = ready(leaders=leaders, tiles=["1.7", "2.1"]).dice(white=1, black=1, orange=1).turn(0)
    scene.activate("federico_da_montefeltro", "black")
    assert [value(scene, member, "territory") for member in (*COLOURED, "neutral")] == [2, 3, 2, -4]


def test_l15_no_step_stops_at_zero() -> None:
    """L-15: a 1 with tile 1.7, tile 1.5 and the large space is 1 - 1 - 3 - 3 = -6; Peasant makes it -3."""
    scene = ready(tiles=["1.5", "1.7"]).dice(white=1).turn(0)
    assert value(scene, "white", "harvest:large") == -6
    assert scene.amounts("white", "harvest:large") == [7, 12]
    scene = ready(tiles=["1.5", "1.7"], cards=["peasant"]).dice(white=1).turn(0)
    assert value(scene, "white", "harvest:large") == -3


def test_l15_servants_come_last() -> None:
    """L-15: they fill what all the rest leaves; one short is refused."""
    scene = Scene(3).player(0, "2h", tiles=["1.7"]).dice(white=1).turn(0)
    refusal = scene.why("white", "harvest:large")
    assert (refusal.name, refusal.message.args["n"]) == ("value-short", 2)
    assert Scene(3).player(0, "4h", tiles=["1.7"]).dice(white=1).turn(0).can("white", "harvest:large")


def test_l114_malatesta_adds_to_the_neutral_member_only() -> None:
    """L-15, L-114: +3; it reaches the second floor alone."""
    scene = ready(leaders=["sigismondo_malatesta"], tiles=["1.7"]).dice(white=2).turn(0)
    assert [value(scene, member, "building") for member in ("white", "neutral")] == [1, 3]
    assert Scene(2).player(0, leaders=["sigismondo_malatesta"]).turn(0).can("neutral", "market:1")


def test_l113_lucrezia_adds_to_coloured_members_only() -> None:
    """L-15, L-113"""
    scene = ready(leaders=["lucrezia_borgia"]).dice(white=2, black=3, orange=4).turn(0)
    assert [value(scene, member, "venture") for member in (*COLOURED, "neutral")] == [4, 5, 6, 0]


# -- granted actions ------------------------------------------------------------------------------------------


def granted(scene: Scene, space: str) -> int:
    """The value of a bonus action for a card of value 7, before servants."""
    return 7 - scene.bonus_amounts(space)[0]


def test_l17_a_granted_action_has_the_printed_value() -> None:
    """L-17: step 2 does not touch it: neither Lucrezia, nor tile 1.7, nor Moro; the member's die does not matter."""
    leaders = ["lucrezia_borgia", "ludovico_il_moro"]
    scene = ready(leaders=leaders, tiles=["1.7"]).tower("character", "abbess", None, None, "warlord").dice(white=6)
    scene.turn(0).go("white", "character:1")
    assert granted(scene, "territory:4") == 4
    assert granted(scene, "character:4") == 4


def test_l17_steps_3_and_4_touch_it() -> None:
    """L-17, L-136, L-95: characters, the tiles of the card types, servants."""
    scene = ready(cards=["warlord", "dame"], tiles=["2.1"]).tower("character", "abbess", None, None, "warlord")
    scene.tower("building", None, None, None, "residence").dice(white=6).turn(0).go("white", "character:1")
    assert [granted(scene, f"{kind}:4") for kind in ("territory", "building", "character")] == [2, 4, 6]


def test_l_e9_cardinal() -> None:
    """L-E9, L-34, L-95: 2 faith, then a harvest of 4, no member placed; with 1 servant 5; with Farmer 6."""

    def cardinal(stock: str, *cards: str) -> Scene:
        scene = Scene(2).player(0, stock, cards=cards).tower("character", "cardinal").dice(white=1).turn(0)
        return scene.go("white", "character:1")

    land = ("gravel_pit", "citadel", "city")  # 4, 5, 6
    scene = cardinal("4c", *land).bonus("harvest", 0)
    assert scene.has(0) == "1w 3s 1h 2f"
    assert scene.members_at("harvest:small") == scene.members_at("harvest:large") == []
    assert scene.to_move == 1
    assert cardinal("1h 4c", *land).bonus("harvest", 1).has(0) == "1w 4s 1h 2m 2f"
    scene = cardinal("4c", *land, "farmer").bonus("harvest", 0)
    assert scene.asked == "Privilege"
    assert scene.privilege("faith").has(0) == "1w 4s 1h 2m 3f"


# -- more servants than needed --------------------------------------------------------------------------------


def last_round(stock: str = "6h 9c", **player: object) -> Scene:
    """Round 6 with tile 3.7 on the table, which takes 1 VP for each resource left."""
    scene = Scene(4, advanced="hand" in player or "leaders" in player).round_number(6)
    scene.tiles("1.1", "2.1", "3.7").player(0, stock, **player)  # type: ignore[arg-type]
    return scene.dice(white=1, black=3)


def test_l13_as_many_servants_as_you_like_where_what_is_left_counts() -> None:
    """L-13, L-144, L-75: six spare servants, spent at a placement of round 6, save 5 VP: 6 that tile 3.7 would take,
    less the 1 that they would bring."""
    scene = last_round("6h 20v").turn(0)
    assert scene.amounts("white", "market:1") == [0, 1, 2, 3, 4, 5, 6]
    assert scene.amounts("neutral", "council") == [1, 2, 3, 4, 5, 6]
    totals = []
    for servants in (0, 6):
        ended = scene.branch().go("white", "market:1", servants).player(0, coins=0, tiles=["3.7"]).score()
        totals.append(ended.total(0))
    assert totals[1] - totals[0] == 5


@pytest.mark.parametrize(
    ("space", "offered"),
    [
        ("territory:1", [0, 1, 2, 3, 4, 5, 6]),
        ("character:2", [2, 3, 4, 5, 6]),
        ("harvest:small", [0, 1, 2, 3, 4, 5, 6]),
        ("production:large", [3, 4, 5, 6]),
        ("market:2", [0, 1, 2, 3, 4, 5, 6]),
        ("council", [0, 1, 2, 3, 4, 5, 6]),
    ],
)
def test_l13_on_every_kind_of_space(space: str, offered: list[int]) -> None:
    """L-13: from what is needed up to all of them; the rest of the placement is the same."""
    scene = last_round().tower("territory", "commercial_hub").tower("character", None, "warlord").turn(0)
    assert scene.amounts("white", space) == offered
    few, many = scene.branch().go("white", space, offered[0]), scene.branch().go("white", space, offered[-1])
    assert {**few.stock(0), "servants": 0} == {**many.stock(0), "servants": 0}
    assert few.cards(0) == many.cards(0)
    assert few.stock(0)["servants"] - many.stock(0)["servants"] == offered[-1] - offered[0]


def test_l13_in_granted_actions_too() -> None:
    """L-13, L-17, L-26, L-34: for the card and for the harvest."""
    scene = last_round().tower("character", "abbess").tower("territory", "commercial_hub").turn(0)
    scene.go("white", "character:1", 0)
    assert scene.bonus_amounts("territory:1") == [0, 1, 2, 3, 4, 5, 6]
    assert scene.bonus("territory:1", 5).stock(0)["servants"] == 1
    scene = last_round().tower("character", "cardinal").turn(0).go("white", "character:1", 0)
    assert scene.bonus_amounts("harvest") == [0, 1, 2, 3, 4, 5, 6]


def test_l16_what_the_card_costs_is_kept() -> None:
    """L-16, L-28: the Garden costs 2 servants, so at most 4 of 6 are spent on value; why not more is said."""
    scene = last_round("4w 2s 6h").tower("building", "garden").turn(0)
    assert scene.amounts("white", "building:1") == [0, 1, 2, 3, 4]
    scene.play("member:white", "building:1")
    assert scene.refused("servants:5").name == "price-short"
    assert scene.refused("servants:7").name == "servants-short"
    assert scene.play("servants:4").cards(0) == ["garden"]
    assert scene.stock(0)["servants"] == 0


def test_l138_in_pairs_with_tile_2_6() -> None:
    """L-138, L-13: two for each +1, however many."""
    scene = last_round("7h", tiles=["2.6"]).turn(0)
    assert scene.amounts("white", "council") == [0, 2, 4, 6]
    assert scene.amounts("neutral", "harvest:small") == [2, 4, 6]


@pytest.mark.parametrize(("round_number", "tile"), [(5, "3.7"), (6, "3.6"), (6, "3.4")])
def test_l13_nobody_is_asked_where_more_makes_no_difference(round_number: int, tile: str) -> None:
    """L-13: without tile 3.7, and before the last round, as servants can be kept until then."""
    scene = last_round().tiles(tile).round_number(round_number).tower("territory", "commercial_hub").turn(0)
    for space in ("territory:1", "harvest:small", "market:1", "council"):
        assert scene.amounts("white", space) == [0]


def test_l13_programs_know_when_to_spend_them() -> None:
    """L-13, L-144: with the last member, when the tile is sure to come, spending all looks best; not before, and not to
    those who have enough faith. Having supported the Church is no reason to fear the tile."""
    placed = last_round("6h").at("council", 0, "black").at("council", 0, "orange").at("council", 0, "neutral").turn(0)

    def looks(scene: Scene, servants: int) -> float:
        return scene.game.worth(scene.branch().go("white", "market:1", servants).s, 0)

    assert looks(placed, 6) > looks(placed, 0)
    assert looks(last_round("6h").turn(0), 6) < looks(last_round("6h").turn(0), 0)
    faithful = placed.branch().player(0, faith=5)
    assert looks(faithful, 6) < looks(faithful, 0)
    report = last_round("6h 5f").player(1, "5f")
    for member in (*COLOURED, "neutral"):
        report.at("council", 0, member)
    report.report()
    supported, refused = report.branch().support_church(), report.branch().refuse_church()
    assert supported.to_move == refused.to_move == 1
    assert report.game.worth(supported.s, 0) > report.game.worth(refused.s, 0) + 6


# -- what is told of a value ----------------------------------------------------------------------------------


def said(scene: Scene, key: str) -> list[str]:
    """The log lines of a kind, in English."""
    return [EN.say(event.message, ("Hugo", "Norbert")) for event in scene.events if event.message.key == key]


def test_l15_a_value_is_told_with_what_changes_it() -> None:
    """L-15, L-30, L-95: so that a placement that needs 5 is seen to have it; in the answers and in the log."""
    scene = Scene(3).player(0, "1h 9c", cards=["dame"]).tower("character", None, None, "warlord").dice(white=3).turn(0)
    scene.play("member:white")
    labels = {option: EN.say(scene.question.label(scene.s, option)) for option in scene.question.options(scene.s)}
    assert "Characters, floor 3: Warlord (value 3 + 2 = 5)" in labels.values()
    assert "Harvest, large space (value 3 − 3 = 0; spend 1 servant)" in labels.values()
    large = scene.branch().play("harvest:large")
    assert said(large, "lorenzo-did-place") == ["Hugo places the white member (value 3 − 3 = 0): Harvest, large space."]
    assert said(large, "lorenzo-did-spend-servants") == ["Hugo spends 1 servant to reach value 1."]
    scene.play("character:3")
    assert said(scene, "lorenzo-did-place") == [
        "Hugo places the white member (value 3 + 2 = 5): Characters, floor 3: Warlord."
    ]


@pytest.mark.parametrize(
    ("card", "announced", "asked"),
    [
        (
            "architect",
            "Architect grants Hugo an action of value 6 to take a building for 1 wood and 1 stone less.",
            "Hugo: take a building with your bonus action (value 6 + 2 = 8, 1 wood and 1 stone off)?",
        ),
        (
            "captain",
            "Captain grants Hugo an action of value 6 to take a territory.",
            "Hugo: take a territory with your bonus action (value 6)?",
        ),
        (
            "abbess",
            "Abbess grants Hugo an action of value 4 to take any card.",
            "Hugo: take a card of any type with your bonus action (value 4)?",
        ),
        (
            "cardinal",
            "Cardinal grants Hugo a harvest of value 4.",
            "Hugo: choose how many servants to spend on the harvest (value 4)",
        ),
    ],
)
def test_l26_a_granted_action_is_announced(card: str, announced: str, asked: str) -> None:
    """L-26, L-34, L-94, L-95: by which card, with which value and for how much less."""
    scene = Scene(2).player(0, "9w 9s 3h 9c", cards=["stonemason"]).tower("character", card).dice(white=1)
    scene.tower("building", "mint").tower("territory", "woods").turn(0).go("white", "character:1")
    assert said(scene, "lorenzo-did-grant") == [announced]
    assert EN.say(scene.question.prompt(scene.s), ("Hugo", "Norbert")) == asked
