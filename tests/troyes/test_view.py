"""What a seat sees: everything open by name, the group with its prices, the black dice. T-09, T-13, T-16, T-21, T-30"""

import random

from armorial.kernel.contract import SPECTATOR
from armorial.kernel.pools import determinize
from tests.troyes.looking import engine_characters
from tests.troyes.printed import ACTIVITIES, CHARACTERS
from tests.troyes.scene import Scene, counter, farm, reroll, turn_over, use


def test_the_board_by_name() -> None:
    """T-09: dice, buildings, cards, events, cathedral and supplies are open to everybody."""
    scene = Scene(3).player(0, deniers=7, influence=3, supply=2, taken=["war"]).player(1, purse=3)
    scene.dice(0, "y4 r6").dice("n", "w1 w1").palace("0.n...").bishopric("01 .. 2.").city_hall("... n..")
    scene.lie("palace", "1n").cathedral("0n....", "1.....").marauding("01").events("heresy n", "brigands")
    scene.card("merchant", men="102").card("priest", men="0", cubes={0: 2, 2: 1})
    scene.card("templar", men=".2", cubes={1: 1}).turn(0, first=2)
    for watcher in (0, 1, SPECTATOR):
        view = scene.view(watcher)
        assert (view["seats"], view["round"], view["rounds"], view["first"], view["turn"]) == (3, 1, 5, 2, 0)
        assert (view["phase"], view["over"]) == ("actions", False)
        assert list(view["dice"]) == ["0", "1", "2", "neutral"]
        assert view["dice"]["0"] == [
            {"district": "0", "colour": "red", "value": 6},
            {"district": "0", "colour": "yellow", "value": 4},
        ]
        assert view["dice"]["neutral"] == [{"district": "neutral", "colour": "white", "value": 1}] * 2
        assert view["buildings"]["palace"] == {
            "rows": [["0"], [None], ["neutral"], [None], [None], [None]],
            "expelled": ["1", "neutral"],
        }
        assert view["buildings"]["bishopric"]["rows"] == [["0", "1"], [None, None], ["2", None]]
        assert view["buildings"]["city_hall"]["rows"] == [[None] * 3, ["neutral", None, None]]
        assert view["neutral_reserve"] == 8 - 3
        assert view["cards"]["yellow_1"] == {"id": "merchant", "places": [1, 0], "picture": [2], "cubes": {}}
        assert view["cards"]["white_1"]["places"] == [0, None]
        assert view["cards"]["white_1"]["cubes"] == {"0": 2, "2": 1}
        assert view["cards"]["white_2"]["places"] == [None, 2]
        assert view["cards"]["red_3"] is None
        assert view["events"] == [
            {"id": "marauding", "banners": 4, "cubes": ["0", "1"]},
            {"id": "heresy", "banners": 4, "cubes": ["neutral"]},
            {"id": "brigands_1", "banners": 3, "cubes": []},
        ]
        assert view["cathedral"] == [["0", "neutral", None, None, None, None], ["1", *[None] * 5], [None] * 6]
        assert (view["group"], view["defence"], view["black"], view["enemies"]) == (None, None, [], 0)
        assert view["die_price"] == [2, 4, 6]
        assert view["influence_prices"] == {"reroll": 1, "citizen": 2, "turn": 4}
        me = view["players"][0]
        assert (me["deniers"], me["influence"], me["supply"], me["reserve"]) == (7, 3, 2, 12 - 2 - 2 - 2)
        assert (me["events"], me["passed"], view["players"][1]["purse"]) == (["war"], False, 3)


def test_decks_count_what_is_to_come() -> None:
    """T-04: of the red events only as many as rounds."""
    for seats, red in ((2, 4), (3, 5), (4, 6)):
        assert Scene(seats).turn(0).view(0)["event_decks"] == {"red": red, "white": 4, "yellow": 4}
    assert Scene(4).events("war", "heresy", "support").turn(0).view(0)["event_decks"] == {
        "red": 5,
        "white": 3,
        "yellow": 3,
    }


def test_an_event_that_nobody_takes_is_discarded() -> None:
    """T-62: it is seen in the view, and nobody has it."""
    scene = Scene(4).events("brigands nn", "support").resolve()
    assert scene.view(0)["discarded_events"] == ["brigands_1"]
    assert [player["events"] for player in scene.view(0)["players"]] == [[], [], [], []]


def test_the_open_group() -> None:
    """T-21, T-90: dice with their prices as the group grows, the cube, what it counts; everybody sees it."""
    scene = Scene(4).player(0, deniers=20).dice(0, "y4").dice(1, "y2 y6").dice("n", "r1").card("priest", cubes={0: 1})
    scene.turn(0).play(*farm("1:y2")[:1])
    group = scene.view(3)["group"]
    assert (group["seat"], group["price"], group["next_price"], group["total"]) == (0, 2, 4, 2)
    scene.play(*farm("y4")[:1])
    group = scene.view(3)["group"]
    assert [(die["district"], die["value"], die["price"]) for die in group["dice"]] == [("1", 2, 4), ("0", 4, 0)]
    assert (group["price"], group["next_price"], group["colour"], group["cube"]) == (4, 6, "yellow", None)
    scene.play("cube:priest", *farm("1:y6")[:1])
    group = scene.view(3)["group"]
    assert (group["values"], group["total"], group["price"], group["cube"]) == ([5, 7, 9], 21, 12, "priest")
    assert group["next_price"] is None
    scene.play("back")
    assert scene.view(0)["group"] is None
    assert scene.district(0) == ["y4"]


def test_a_mixed_group_and_one_that_waits_for_its_tradesman() -> None:
    """T-93, T-40"""
    scene = Scene(4).player(0, deniers=20).palace("0.....").dice(0, "y4 r4").dice("n", "r1").card("pilgrimage").turn(0)
    scene.play(*use("pilgrimage", "y4 r4"))
    assert scene.asked == "Hire"
    group = scene.view(1)["group"]
    assert (group["colour"], group["total"]) == ("mixed", 8)
    assert [die["colour"] for die in group["dice"]] == ["yellow", "red"]
    assert scene.play("from:palace:1").view(1)["group"] is None


def test_a_cube_picked_first() -> None:
    """T-43: without dice it has no colour and counts nothing."""
    scene = Scene(4).dice(0, "y4").dice("n", "r1").card("priest", cubes={0: 1}).turn(0).play("cube:priest")
    group = scene.view(1)["group"]
    assert (group["dice"], group["cube"], group["colour"], group["total"]) == ([], "priest", None, 0)
    assert scene.play(*farm("y4")).deniers(0) == 5 + 3


def test_the_defence() -> None:
    """T-16, T-17: the black dice faced and left, and what the dice chosen count."""
    scene = Scene(4).dice(0, "r4 y1").dice(1, "y6").black("6141")
    view = scene.view(2)
    assert (view["black"], view["phase"]) == ([6, 4, 1, 1], "opening")
    assert view["defence"] == {"seat": 0, "black": [6], "need": 6, "dice": [], "total": 0}
    scene.play(*counter("r4", "61")[:-1])
    assert scene.view(2)["defence"] == {
        "seat": 0,
        "black": [6, 1],
        "need": 7,
        "dice": [{"district": "0", "colour": "red", "value": 4}],
        "total": 8,
    }
    scene.play("fight")
    assert scene.view(2)["black"] == [4, 1]


def test_phases_have_names() -> None:
    """T-10 to T-23: opening, activities, income and so on, up to over."""
    seen = []
    scene = Scene.started(2, luck=None)
    while scene.s.stack:
        phase = scene.view(0)["phase"]
        if phase not in seen:
            seen.append(phase)
        options = scene.options()
        scene.play(next((token for token in ("pass", "suffer", "fight") if token in options), options[0]))
    assert seen == ["opening", "activities", "workforce", "events", "black_dice", "actions"]
    assert scene.view(0)["phase"] == "over"


def test_whose_round_it_is() -> None:
    """T-20, T-23: while cards are turned up and dice rolled, it is the first player's turn."""
    scene = Scene(4)
    scene.s.first = 2
    view = scene.begin_round(1).view(0)
    assert (view["round"], view["first"], view["turn"], view["phase"]) == (1, 2, 2, "activities")


def test_scores_in_views() -> None:
    """T-09, T-112: one's own without the characters of others; at the end all."""
    scene = Scene(2).characters({0: ["henry_i", "thibaut_ii"], 1: ["urban_iv", "le_florentin"]}).round(4)
    scene.player(0, vp=3, deniers=6).player(1, vp=4, taken=["war"]).dice("n", "y2").turn(0)
    me, other = scene.view(0)["players"]
    assert me["score"] == {"vp": 3, "events": 0, "tradesmen": 0, "cathedral": -6}
    assert me["character_points"] == {"thibaut_ii": 1, "henry_i": 0}
    assert (other["score"], other["character_points"], other["character_count"]) == (None, None, 2)
    scene.play("pass", "pass")
    me, other = scene.view(SPECTATOR)["players"]
    assert me["score"] == {"vp": 3, "events": 0, "tradesmen": 0, "cathedral": -6, "characters": 1}
    assert other["score"] == {"vp": 4, "events": 0, "tradesmen": 0, "cathedral": -6, "characters": 2}
    assert other["character_points"] == {"urban_iv": 0, "thibaut_ii": 1, "le_florentin": 0, "henry_i": 1}


def test_characters_lie_in_hands_and_in_the_box() -> None:
    """T-02, T-09: each hand is known to its owner, the box to nobody; what one does not know can be dealt anew."""
    scene = Scene(3).characters({0: ["henry_i"], 1: ["urban_iv"], 2: ["thibaut_ii"]}).dice("n", "y2").turn(0)
    hands = {zone.owner: zone for zone in scene.game.zones(scene.s)}
    assert [hands[seat].audience for seat in range(3)] == [1, 2, 4]
    assert hands[-1].audience == 0
    names = [name for name in CHARACTERS if name not in ("henry_i", "urban_iv", "thibaut_ii")]
    assert [engine_characters()[card] for card in scene.game.cards(scene.s, hands[1])] == ["urban_iv"]
    assert sorted(engine_characters()[card] for card in scene.game.cards(scene.s, hands[-1])) == sorted(names)
    seen = set()
    for seed in range(30):
        other = scene.copy()
        other.s = determinize(scene.game, scene.s, 1, random.Random(seed))
        assert other.view(1) == scene.view(1)
        assert other.characters_of(1) == ["urban_iv"]
        seen |= set(other.characters_of(0))
    assert seen == set(CHARACTERS) - {"urban_iv"}


def test_every_card_is_seen_by_its_name() -> None:
    """T-10: in the slot of its colour and number."""
    for name, card in ACTIVITIES.items():
        cards = Scene(4).card(name).turn(0).view(0)["cards"]
        assert {slot: seen["id"] for slot, seen in cards.items() if seen} == {f"{card.colour}_{card.round}": name}


# -- what a player might think of, and why not ----------------------------------------------------------------


def test_why_not_is_told_for_what_one_might_think_of() -> None:
    """T-30, T-21, T-27: candidates hold the refused ones that are worth a word, and no nonsense."""
    scene = Scene(4).player(0, deniers=3, influence=1).dice(0, "y1 y4").dice(1, "y6").dice("n", "r1").card("merchant")
    scene.turn(0)
    refused = {scene.question.table.names[option]: why for option, why in scene.game.refused(scene.s)}
    assert refused["citizen"].name == "influence-short"
    assert refused["turn:yellow:1"].message.args["n"] == 3
    assert not any(token.startswith(("use:", "cube:", "back")) for token in refused)
    scene.play(*farm("y1")[:1])
    refused = {scene.question.table.names[option]: why for option, why in scene.game.refused(scene.s)}
    assert refused["use:agriculture"].message.args["n"] == 1
    assert refused["use:card:merchant"].name == "card-divisor"
    assert refused["die:1:yellow:6"].message.args["n"] == 1
    assert {"use:event:marauding", "use:cathedral", "use:place:palace"} <= set(refused)
    assert scene.options() == ["die:0:yellow:4", "use:place:city_hall", "back"]


def test_nothing_picked_twice_and_nothing_taken_back_for_nothing() -> None:
    """T-24, T-32, T-43: cube after cube, influence or pass after a die, back before one: refused with their rules."""
    scene = Scene(4).player(0, deniers=9, influence=9).dice(0, "y4 y5").dice("n", "r1")
    scene.card("priest", cubes={0: 2}).card("confession", cubes={0: 1}).turn(0)
    assert "T-24" in scene.refused("back").rules
    assert "T-24" in scene.refused("use:agriculture").rules
    scene.play(*farm("y4", cube="priest")[:2])
    assert scene.refused("cube:confession").rules == ("T-43",)
    assert "T-32" in scene.refused("citizen").rules
    assert "T-32" in scene.refused(*reroll("y5", None)).rules
    assert "T-32" in scene.refused(*turn_over("y5")).rules
    assert "T-24" in scene.refused("pass").rules
    assert scene.play("back").refused("cube:monk").rules == ("T-43",)
