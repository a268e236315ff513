"""What is said to come of an answer in Village before it is given: the same that then comes."""

from tests.village.scene import Scene


def test_what_is_paid_and_made_with_the_time_it_takes() -> None:
    """V-20, V-34, V-39: time is paid, goods and coins are gained; the mill takes grain."""
    scene = Scene().player(0, grain=5, members={"1a": "smithy"}).taking(0, "crafts")
    assert scene.outlook("make:plow").changes == {"village-n-time": -3, "village-n-plow": 1}
    assert scene.outlook("mill").changes == {"village-n-time": -2, "village-n-coins": 2, "village-n-grain": -2}
    assert scene.outlook("decline").changes == {}


def test_harvest_is_said_as_far_as_there_is_room() -> None:
    """V-08, V-30: a farm with room for one sack gets one, whatever the tools give."""
    scene = Scene().player(0, grain=4, goods={"ox": 1, "plow": 1}).taking(0, "grain")
    assert scene.outlook("harvest").changes == {"village-n-grain": 1}


def test_what_all_ways_to_pay_have_in_common_is_certain() -> None:
    """V-43, V-48, V-81: the extra price of a sale is a cube or a coin, which is asked; time and goods are certain."""
    scene = Scene().player(0, coins=1, cubes={"green": 1}, goods={"horse": 1, "plow": 1}, time=9)
    scene.player(1, grain=2).market(["2_grain", "horse_plow"])
    scene.taking(1, "market").play("pass")
    token = "serve:horse_plow"
    found = scene.outlook(token)
    assert found.changes == {"village-n-time": -1, "village-n-horse": -1, "village-n-plow": -1}
    assert "village-warn-dies" in scene.warned(token)
    assert scene.asked == "MarketTurn", "looking ahead changes nothing"


def test_v21_v22_a_crossing_of_the_bridge_is_warned_of() -> None:
    """V-21, V-22: whoever it costs is of the lowest generation in sight, at once or at the end of the turn."""
    scene = Scene().player(0, time=7, farm=[2, 3], members={"1a": "bag"}, grain=2).taking(0, "crafts")
    assert scene.warned("mill") == {}
    scene.player(0, time=8)
    assert scene.warned("mill") == {"village-warn-dies": {"generation": 2}}
    assert scene.outlook("mill").changes["village-n-time"] == -2, "also over the bridge"
    assert scene.warned("train:smithy:3") == {"village-warn-dies": {"generation": 2}}


def test_v22_nobody_dies_who_is_not_in_sight() -> None:
    scene = Scene().player(0, time=9, farm=[], members={"1a": "bag"}, grain=2).taking(0, "crafts")
    assert scene.warned("mill") == {"village-warn-nobody": {}}


def test_v21_who_dies_is_no_news_where_it_is_asked() -> None:
    scene = Scene().player(0, time=9, farm=[1, 1], members={"1a": "smithy"}, grain=2).taking(0, "crafts").play("mill")
    assert scene.asked == "Dies"
    assert scene.warned("dies:smithy") == {}


def test_v110_v112_the_end_and_what_brings_it_near() -> None:
    """V-110, V-112: the last place or grave triggers the end; the last but one leaves one more."""

    def dying(chronicle: dict[str, int], graves: int) -> Scene:
        scene = Scene().board(chronicle, graves=graves).player(0, time=9, farm=[1, 1], grain=2)
        return scene.player(0, members={"1a": "smithy"}).taking(0, "crafts").play("mill")

    empty = {"crafts": 0, "council": 0, "travel": 0, "church": 0}
    assert dying({**empty, "farm": 1}, 3).warned("dies:farm") == {"village-warn-last-turns": {}}
    assert dying({**empty, "farm": 2}, 3).warned("dies:farm") == {"village-warn-last-place": {}}
    assert dying({**empty, "farm": 1}, 2).warned("dies:smithy") == {"village-warn-last-grave": {}}
    assert dying({**empty, "farm": 1}, 1).warned("dies:smithy") == {"village-warn-last-turns": {}}


def test_v17_an_action_that_cannot_be_carried_out_is_warned_of() -> None:
    """V-17: the cube is taken all the same. The market is held in any case (V-47)."""
    scene = Scene().player(0, farm=[]).turn(0, {"grain": ["brown"], "market": ["brown"]})
    assert scene.warned("take:grain:brown") == {"village-warn-no-action": {}}
    assert scene.warned("take:market:brown") == {}
    assert scene.outlook("take:grain:brown").changes == {"village-n-brown": 1}


def test_v30_a_sale_that_makes_the_harvest_smaller() -> None:
    scene = Scene().player(0, goods={"horse": 1, "plow": 1}).market(["horse_plow"]).taking(0, "market")
    token = "serve:horse_plow"
    assert scene.warned(token) == {"village-warn-harvest": {"n": 2, "before": 3}}
