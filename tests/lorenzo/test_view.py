"""What a seat sees of an open question, and what it does not see. The board itself is read by test_oracle.py.

L-33, L-80, L-81, L-85, L-88
"""

import pytest

from armorial.kernel.contract import SPECTATOR
from tests.lorenzo.scene import Scene


def asked(scene: Scene) -> dict[str, object]:
    found = scene.game.view(scene.s, SPECTATOR)["asked"]
    return {key: value for key, value in found.items() if value is not None and value != []}


def test_the_member_or_the_space_picked_is_shown() -> None:
    scene = Scene(3).player(0, "3h").tower("territory", "woods", "forest").dice(white=3, black=3).turn(0)
    assert scene.game.view(scene.s, 0)["asked"] is None
    assert scene.game.view(scene.s, 0)["turn"] == 0
    assert asked(scene.branch().play("member:black")) == {"member": "black"}
    assert asked(scene.branch().play("to:territory:2")) == {"space": "territory:2"}


def test_the_action_and_its_value_are_shown() -> None:
    """L-30, L-34: for servants to raise it, and for a card by effect."""
    scene = Scene(3).player(0, "9h 9c", cards=["city"]).dice(white=5).turn(0)
    shown = asked(scene.play("member:white", "harvest:large"))
    assert (shown["area"], shown["value"]) == ("harvest", 2)
    scene = Scene(2).player(0, "9c").tower("character", "abbess").tower("territory", "woods").dice(white=1).turn(0)
    assert asked(scene.go("white", "character:1"))["value"] == 4


def test_what_each_amount_of_servants_reaches_is_shown() -> None:
    """L-32: the bonus tile and the cards, and how many of these offer an exchange."""
    scene = Scene(2).player(0, "9h", cards=["forest", "marble_pit"]).dice(white=3).turn(0)
    assert asked(scene.play("member:white", "harvest:small"))["reaches"] == [
        {"servants": 0, "value": 3, "tile": True, "cards": ["marble_pit"], "exchanges": 0},
        {"servants": 2, "value": 5, "tile": True, "cards": ["forest", "marble_pit"], "exchanges": 0},
    ]
    scene = Scene(2).player(0, "9h 9c 9w", cards=["treasury", "carpenters_shop", "mint"]).dice(white=3).turn(0)
    reaches = asked(scene.play("member:white", "production:small"))["reaches"]
    assert isinstance(reaches, list)
    assert [(each["servants"], each["cards"], each["exchanges"]) for each in reaches] == [
        (0, ["treasury"], 1),
        (1, ["treasury", "carpenters_shop"], 2),
        (2, ["treasury", "carpenters_shop", "mint"], 2),
    ]


def test_the_card_whose_price_is_chosen_is_shown() -> None:
    """L-93, L-94"""
    scene = Scene(2).player(0, "1w 1s 2c 4m").tower("venture", "support_to_the_bishop").dice(white=1).turn(0)
    assert asked(scene.go("white", "venture:1")) == {"space": "venture:1"}
    scene = Scene(2).player(0, "1w 1s", cards=["stonemason"]).tower("building", "barracks").dice(white=1).turn(0)
    assert asked(scene.go("white", "building:1")) == {"space": "building:1"}


def test_a_production_is_shown_while_exchanges_are_chosen() -> None:
    """L-33: its value, and those paid already."""
    cards = ["carpenters_shop", "treasury", "chapel"]
    scene = Scene(2).player(0, "2w 3c", cards=cards).dice(white=4).turn(0)
    assert scene.game.view(scene.s, 1)["production"] is None
    scene.go("white", "production:small").exchange("treasury", 2)
    shown = scene.game.view(scene.s, 1)["production"]
    assert (shown["seat"], shown["value"], shown["uses"]) == (0, 4, ["treasury:2"])
    assert scene.game.view(scene.s, 1)["players"][0]["coins"] == 1, "what is paid is gone"
    assert scene.game.view(scene.s.clone(), 1)["players"][0]["vp"] == 0, "what is gained comes at the end"


def test_the_tiles_still_free_are_shown() -> None:
    """L-80, L-85"""
    scene = Scene.started(3, luck=1, advanced="tiles")
    first = scene.to_move
    scene.take_tile("advanced_c")
    view = scene.game.view(scene.s, SPECTATOR)
    assert view["free_tiles"] == ["advanced_a", "advanced_b", "advanced_d"]
    assert view["players"][first]["bonus_tile"] == "advanced_c"
    assert [player["bonus_tile"] for player in view["players"]].count(None) == 2


@pytest.mark.parametrize("who", [0, 1, SPECTATOR])
def test_a_hand_is_shown_to_its_owner_only(who: int) -> None:
    """L-88: to the others, how many there are."""
    scene = Scene(2, advanced=True).player(0, hand=["sisto_iv", "santa_rita"]).turn(0)
    shown = scene.game.view(scene.s, who)["players"][0]
    assert shown["hand"] == (["sisto_iv", "santa_rita"] if who == 0 else None)
    assert (shown["hand_count"], shown["packet_count"]) == (2, 0)


@pytest.mark.parametrize("who", [0, 1, SPECTATOR])
def test_a_packet_is_shown_to_who_holds_it(who: int) -> None:
    """L-81"""
    scene = Scene.started(2, luck=1, advanced="leaders")
    assert scene.asked == "Draft"
    assert set(scene.game.view(scene.s, who)["dice"].values()) == {None}, "nothing is rolled yet"
    for seat in (0, 1):
        shown = scene.game.view(scene.s, who)["players"][seat]
        assert (shown["packet_count"], shown["hand_count"]) == (4, 0)
        assert shown["packet"] == (scene.packet(seat) if who == seat else None)


def test_leaders_in_play_say_whether_they_are_used_and_whom_they_copy() -> None:
    """L-87, L-115"""
    scene = Scene(2, advanced=True).player(1, leaders=["sandro_botticelli"])
    scene.player(0, "35v", hand=["lorenzo_de_medici"]).turn(0)
    scene.play_leader("lorenzo_de_medici", copy="sandro_botticelli").activate("lorenzo_de_medici")
    players = scene.game.view(scene.s, SPECTATOR)["players"]
    assert players[0]["played"] == [{"leader": "lorenzo_de_medici", "used": True, "copies": "sandro_botticelli"}]
    assert players[1]["played"] == [{"leader": "sandro_botticelli", "used": False, "copies": None}]
