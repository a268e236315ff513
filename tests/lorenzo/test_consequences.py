"""What is said to come of an answer in Lorenzo before it is given: the same that then comes."""

import pytest

from tests.lorenzo.scene import Scene

SHOPS = ["treasury", "carpenters_shop", "fortress"]


def come(scene: Scene, *tokens: str) -> dict[str, int]:
    """What the player has more and less of once these answers are given."""
    before, after = scene.stock(0), scene.branch().play(*tokens).stock(0)
    return {thing: n - before[thing] for thing, n in after.items() if n != before[thing]}


def test_servants_of_a_harvest_bring_what_they_reach() -> None:
    """L-13, L-32: the bonus tile and the cards, less the servants."""
    scene = Scene(2).player(0, "3h", cards=["forest", "manor_house", "marble_pit"]).dice(white=3).turn(0)
    scene.play("member:white", "harvest:small")
    assert [token for token in scene.options() if scene.changes(token) != come(scene, token)] == []
    assert scene.changes("servants:2")["wood"] > scene.changes("servants:0")["wood"]


def test_going_there_is_sure_to_bring_what_the_least_servants_bring() -> None:
    """L-13, L-32: more servants reach more, but what the value itself reaches comes in any case."""
    scene = Scene(2).player(0, "3h", cards=["forest", "marble_pit"]).dice(white=3).turn(0).play("member:white")
    assert scene.changes("harvest:small") == {"wood": 1, "stone": 3, "vp": 1}
    assert come(scene, "harvest:small", "servants:0") == {"wood": 1, "stone": 3, "servants": 1, "vp": 1}


def test_l_e16_a_production_is_seen_to_its_end() -> None:
    """L-33, L-35, L-E16: of ``done`` all that is gained, of an exchange what it makes of that."""
    scene = Scene(3).player(0, "2w 2h 2c", cards=SHOPS).dice(white=6).turn(0)
    scene.go("white", "production:large", 2)
    done = scene.changes("done")
    assert done.pop("privileges") == 1, "the Fortress's, still to be chosen"
    assert done == {"coins": 2, "military": 1, "vp": 2} == come(scene, "done")
    assert scene.changes("use:carpenters_shop:2") == {"wood": -2, "coins": 7, "military": 1, "vp": 2, "privileges": 1}
    scene.play("use:treasury:2")
    assert scene.changes("use:carpenters_shop:2") == {"wood": -2, "coins": 7, "military": 1, "vp": 7, "privileges": 1}


def test_l131_excommunications_are_counted() -> None:
    """L-131: each source of coins gives one fewer, but not the bonus tile (L-133)."""
    plain = Scene(2).player(0, "2w", cards=["mint", "carpenters_shop"]).dice(white=5).turn(0)
    banned = Scene(2).player(0, "2w", cards=["mint", "carpenters_shop"], tiles=["1.2"]).dice(white=5).turn(0)
    coins = [scene.go("white", "production:small").changes("done")["coins"] for scene in (plain, banned)]
    assert coins[0] - coins[1] == 1


def test_l132_one_wood_or_stone_fewer_is_certain_either_way() -> None:
    """L-132: which of them is asked after the source; both gain at the least what is left of them."""
    cards = ["forest", "marble_pit"]
    scene = Scene(2).player(0, "", cards=cards, tiles=["1.4"]).dice(white=6).turn(0).play("member:white")
    plain = Scene(2).player(0, "", cards=cards).dice(white=6).turn(0).play("member:white")
    assert plain.changes("harvest:small")["wood"] - scene.changes("harvest:small")["wood"] == 1


def test_l93_what_a_card_brings_is_certain_however_it_is_paid() -> None:
    """L-93: a venture for resources or for military points."""
    scene = Scene(2).player(0, "1w 1s 2c 4m").tower("venture", "support_to_the_bishop").dice(white=1).turn(0)
    assert scene.play("member:white").changes("venture:1") == {"faith": 3}
    scene.play("venture:1")
    assert scene.changes("price:military") == {"military": -2, "faith": 3} == come(scene, "price:military")


def test_l51_faith_for_points_in_the_report() -> None:
    """L-51, L-52: support costs all faith; an excommunication that one chooses needs no warning."""
    scene = Scene(2).player(0, "5f").player(1, "5f").round_number(2).report()
    assert scene.changes("support") == come(scene, "support")
    assert scene.changes("support")["faith"] == -5
    assert scene.outlook("refuse").warnings == []


@pytest.mark.parametrize(
    ("round_", "faith", "members", "warned"),
    [
        (2, 2, 1, True),
        (2, 3, 1, False),  # enough for the first report
        (2, 2, 2, False),  # another member may still bring faith
        (1, 2, 1, False),  # no report after the first round
        (4, 3, 1, True),
    ],
)
def test_l50_the_last_member_without_enough_faith(round_: int, faith: int, members: int, warned: bool) -> None:
    """L-50, L-52: after one's last turn before a report nothing can bring the faith that is missing."""
    scene = Scene(2).player(0, "9h", faith=faith).tiles("1.1", "2.1").round_number(round_)
    for member in ("white", "black", "orange")[members - 1 :]:
        scene.at("council", 0, member)
    scene.turn(0).play("member:neutral")
    keys = [warning.key for warning in scene.outlook("market:1").warnings]
    assert keys == (["lorenzo-warn-excommunicated"] if warned else [])
