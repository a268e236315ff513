"""Every activity card, event and character in play, against the table in printed.py. T-90, T-100, T-112, T-120 to T-166

The cards at once are used here with one player's tradesman on them; what hiring costs is in test_rules_hiring.py, what
delayed cubes do in test_rules_cubes.py.
"""

import pytest

from armorial.games.troyes import components
from tests.troyes.looking import engine_activities, engine_characters, engine_events
from tests.troyes.printed import ACTIVITIES, CHARACTER_VP, CHARACTERS, EVENTS, LATER, NOW
from tests.troyes.scene import Scene, use

# -- the numbers ----------------------------------------------------------------------------------------------


def test_the_engine_has_exactly_these_cards() -> None:
    """T-02, T-03, T-04: 27 activities, 16 events and Marauding, 6 characters."""
    assert set(engine_activities()) == set(ACTIVITIES)
    assert len(ACTIVITIES) == 27
    assert engine_characters() == list(CHARACTERS) or set(engine_characters()) == set(CHARACTERS)
    copies = engine_events()
    assert set(copies) == set(EVENTS)
    assert {name: n for name, n in copies.items() if n > 1} == {"brigands": 3, "skirmishes": 2}
    assert sum(copies.values()) == 17


def test_the_component_file_says_what_is_printed() -> None:
    """Every number of the table in printed.py, read in the component file of the package."""
    values = components().values
    for name, printed in ACTIVITIES.items():
        card = values["activity"][name]
        assert (card["colour"], card["round"]) == (printed.colour, printed.round)
        assert (card["price"], card["divisor"], tuple(card["places"])) == (
            printed.price,
            printed.divisor,
            printed.places,
        )
        assert ("cube" in card) == (printed.kind == LATER)
    for name, event in EVENTS.items():
        card = values["event"][name]
        assert (card["banners"], card["divisor"], card["dice"]) == (event.banners, event.divisor, event.combat)
        assert (card["vp"], card.get("colour", "none")) == ([event.first, event.second], event.colour)
        assert "".join(colour[0] for colour in card.get("calls", "-")) == event.symbols
    for name, character in CHARACTERS.items():
        card = values["character"][name]
        assert (tuple(card["at"]), tuple(card["at_2_players"])) == (character.thresholds, character.two_players)
        assert tuple(card["vp"]) == CHARACTER_VP


@pytest.mark.parametrize("colour", ["red", "white", "yellow"])
@pytest.mark.parametrize("number", [1, 2, 3])
def test_t03_three_cards_of_each_colour_and_number(colour: str, number: int) -> None:
    """T-03: this table itself, and the cards that can come in that round."""
    cards = [name for name, card in ACTIVITIES.items() if (card.colour, card.round) == (colour, number)]
    assert len(cards) == 3


@pytest.mark.parametrize("card", ACTIVITIES)
def test_t41_t40_every_card_has_its_divisor_and_places(card: str) -> None:
    """T-41: one pip less than the divisor, and the reason says 1 is missing; with the divisor itself it works once.
    T-111: the two places are worth what is printed, the picture nothing."""
    printed = ACTIVITIES[card]
    colour = printed.colour[0]

    def group(pips: int) -> str:
        return f"{colour}{pips}" if pips <= 6 else f"{colour}6 {colour}{pips - 6}"

    dice = group(printed.divisor)
    scene = Scene(4).player(0, deniers=9, influence=9).dice(0, dice).dice("n", "w1").card(card, men="0").turn(0)
    scene.start(*use(card, dice, n=1))
    assert scene.district(0) == []
    fewer = group(printed.divisor - 1)
    scene = Scene(4).player(0, deniers=9, influence=9).dice(0, fewer).dice("n", "w1").card(card, men="012").turn(0)
    refusal = scene.refused(*use(card, fewer, n=1))
    assert {"T-41", "T-27"} & set(refusal.rules)
    assert refusal.message.args["n"] == 1
    assert [scene.score(seat)["tradesmen"] for seat in range(4)] == [*printed.places, 0, 0]


# -- plain gains and exchanges --------------------------------------------------------------------------------

LETTERS = set("+-0123456789div ")
PLAIN = {name: card for name, card in ACTIVITIES.items() if card.kind == NOW and set(card.effect) <= LETTERS}


def amounts(effect: str) -> dict[str, int]:
    """'-1i +6d' as {'i': -1, 'd': 6}"""
    return {part[-1]: int(part[:-1]) for part in effect.split()}


def test_ten_cards_have_plain_effects() -> None:
    """T-120, T-121, T-123, T-126, T-127, T-128, T-135, T-141, T-142, T-146"""
    yellow = ["artisan", "merchant", "innkeeper", "journeyman", "goldsmith", "sculptor"]
    assert list(PLAIN) == [*yellow, "pilgrimage", "hunting", "mercenary", "troubadour"]


@pytest.mark.parametrize("card", PLAIN)
@pytest.mark.parametrize("times", [1, 2, 3])
def test_plain_effects(card: str, times: int) -> None:
    """T-120, T-121, T-123, T-126, T-127, T-128, T-135, T-141, T-142, T-146: each use gives what is printed."""
    printed = ACTIVITIES[card]
    colour = printed.colour[0]
    pips = times * printed.divisor
    dice = " ".join(f"{colour}{min(6, pips - done)}" for done in range(0, pips, 6))
    scene = Scene(4).player(0, deniers=9, influence=9, vp=3).dice(0, dice).dice("n", "w1").card(card, men="0").turn(0)
    scene.play(*use(card, dice, n=times))
    change = amounts(printed.effect)
    assert scene.deniers(0) == 9 + times * change.get("d", 0)
    assert scene.influence(0) == 9 + times * change.get("i", 0)
    assert scene.vp(0) == 3 + times * change.get("v", 0)
    assert [(scene.deniers(seat), scene.influence(seat), scene.vp(seat)) for seat in (1, 2, 3)] == [(5, 4, 0)] * 3


# -- Miller, Tax Collector ------------------------------------------------------------------------------------


def mill(dice: str = "y6 y6") -> Scene:
    scene = Scene(4).player(0, deniers=0, supply=0).dice(0, dice).dice("n", "w1").card("miller", men="0")
    return scene.palace("00n1..").bishopric("0. 00 1n").city_hall("0.. ...").lie("palace", "0").lie("bishopric", "0")


def test_t122_the_miller() -> None:
    """T-122, T-96: 2 deniers for each own citizen standing in the palace or the bishopric, chosen use by use; lying
    ones do not count."""
    assert mill().turn(0).play(*use("miller", "y6", n=1, then=["palace"])).deniers(0) == 4
    assert mill().turn(0).play(*use("miller", "y6", n=1, then=["bishopric"])).deniers(0) == 6
    assert mill().turn(0).play(*use("miller", "y6 y6", n=3, then=["bishopric", "palace", "bishopric"])).deniers(0) == 16


def test_t122_what_the_miller_is_asked() -> None:
    """T-122, T-96: how many of the uses look at the palace, from none to all; nothing is asked where it makes no
    difference."""
    scene = mill().turn(0).play(*use("miller", "y6 y6")[:-1])
    assert scene.options() == ["palace:0", "palace:1", "palace:2", "palace:3"]
    assert "T-122" in scene.refused("palace:4").rules
    assert scene.question.moves(scene.s) == [0, 1, 2, 3]
    assert mill().bishopric("00 .. ..").turn(0).play(*use("miller", "y6 y6")[:-1]).deniers(0) == 3 * 2 * 2


def tax(money: tuple[int, int, int], hall: str = "112 n30") -> Scene:
    scene = Scene(4).player(0, deniers=0).dice(0, "r5 r5").dice("n", "w1").card("tax_collector", men="0")
    for seat, deniers in enumerate(money, start=1):
        scene.player(seat, deniers=deniers, vp=4)
    return scene.city_hall(hall).lie("city_hall", "12n").palace("1n....").turn(0)


def test_t143_the_tax_collector() -> None:
    """T-143, T-96: 1 denier for each citizen of others standing in the city hall, the bank for the neutral one; not
    for lying ones, one's own, or other buildings."""
    scene = tax((5, 5, 5)).play(*use("tax_collector", "r5", n=1))
    assert [scene.deniers(seat) for seat in range(4)] == [5, 3, 4, 4]


def test_t143_they_pay_as_far_as_their_money_goes() -> None:
    """T-143: without penalty; twice is twice."""
    scene = tax((3, 1, 0)).play(*use("tax_collector", "r5 r5", n=2))
    assert [scene.deniers(seat) for seat in range(4)] == [3 + 1 + 0 + 2, 0, 0, 0]
    assert [scene.vp(seat) for seat in range(4)] == [0, 4, 4, 4]


def test_t143_t28_money_in_the_district_is_not_taxed() -> None:
    """T-28, T-143"""
    scene = Scene(4).player(1, deniers=0).dice(0, "r5").dice("n", "w1").card("tax_collector", men="0")
    scene.city_hall("1.. ...").turn(0, passed={1: 3}).play(*use("tax_collector", "r5", n=1))
    assert (scene.deniers(0), scene.deniers(1), scene.purse(1)) == (5, 0, 4 if scene.to_move != 1 else 3)


# -- Procession, Joust ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("mine", "others", "neutral", "points"),
    [
        ("y1 y1", ["r1"], "r1", [2, 0, 0, 0]),
        ("y1", ["r1"], "r1", [2, 2, 0, 0]),
        ("y1", ["r1", "w1", "y6"], "", [2, 2, 2, 2]),
        ("y1", ["r1 r2"], "r1", [0, 2, 0, 0]),
        ("y1", ["r1 r2", "w1 y1"], "r1 r1", [0, 2, 2, 0]),
        ("y1 y2", ["r1 r2"], "r1 r1 r1", [0, 0, 0, 0]),
        ("y1 y2", ["r1"], "r1 r1", [2, 0, 0, 0]),
        ("", ["r1"], "", [0, 2, 0, 0]),
        ("", [], "r1", [0, 0, 0, 0]),
        ("", [], "", [0, 0, 0, 0]),
        ("w6", [], "w1", [2, 0, 0, 0]),
    ],
)
def test_t136_the_procession(mine: str, others: list[str], neutral: str, points: list[int]) -> None:
    """T-136, T-94: most dice left; ties pay all tied players; more in the neutral district and nobody scores; the die
    used does not count, and an empty district never scores."""
    scene = Scene(4).dice(0, f"w5 {mine}").dice("n", neutral).card("procession", men="0")
    for seat, dice in enumerate(others, start=1):
        scene.dice(seat, dice)
    scene.turn(0).play(*use("procession", "w5", n=1))
    assert [scene.vp(seat) for seat in range(4)] == points


@pytest.mark.parametrize(
    ("mine", "others", "neutral", "points"),
    [
        ("r4", ["r3"], "r3", [2, 0, 0, 0]),
        ("r1 r2", ["r3"], "r3", [2, 2, 0, 0]),
        ("r3", ["r3", "r1 r1 r1", "r2"], "", [2, 2, 2, 0]),
        ("r3", ["r4"], "", [0, 0, 0, 0]),
        ("r3", ["r4", "r4"], "", [0, 0, 0, 0]),
        ("r3", [], "r4", [0, 0, 0, 0]),
        ("r3", [], "r3", [2, 0, 0, 0]),
        ("r3 y6", ["y6 w6 r2"], "", [2, 0, 0, 0]),
        ("", ["y6"], "w6", [0, 0, 0, 0]),
        ("", ["r1"], "", [0, 0, 0, 0]),
        ("r6", ["r6 r1"], "", [0, 0, 0, 0]),
    ],
)
def test_t145_the_joust(mine: str, others: list[str], neutral: str, points: list[int]) -> None:
    """T-145, T-94: the highest total of red faces left, not doubled; ties pay all tied players; if another district
    has more nobody scores; without a red die nothing."""
    scene = Scene(4).dice(0, f"r5 {mine}").dice("n", f"{neutral} w1").card("joust", men="0")
    for seat, dice in enumerate(others, start=1):
        scene.dice(seat, dice)
    scene.turn(0).play(*use("joust", "r5", n=1))
    assert [scene.vp(seat) for seat in range(4)] == points


def test_t_e15_the_joust_twice() -> None:
    """T-E15, T-41, T-145: dice for two uses and the highest total left: 4 VP, not 2."""
    scene = Scene(4).dice(0, "r5 r5 r6").dice(1, "r5").dice("n", "w1").card("joust", men="0").turn(0)
    assert scene.play(*use("joust", "r5 r5", n=2)).vp(0) == 4


def test_t136_the_procession_twice() -> None:
    """T-136: each use pays all who lead."""
    scene = Scene(4).dice(0, "w5 w5 y1").dice(1, "r5").card("procession", men="0").turn(0)
    scene.play(*use("procession", "w5 w5", n=2))
    assert [scene.vp(seat) for seat in range(4)] == [4, 4, 0, 0]


# -- Glassblower, Captain -------------------------------------------------------------------------------------


@pytest.mark.parametrize(("stones", "points"), [(0, 0), (1, 0), (2, 1), (3, 1), (5, 2), (6, 3)])
def test_t137_the_glassblower(stones: int, points: int) -> None:
    """T-137: 1 VP for each pair of own cubes in the cathedral, on whatever levels; of others none."""
    first = ("0" * min(stones, 4)).ljust(4, ".") + "1n"
    second = ("0" * max(0, stones - 4)).ljust(6, ".")
    scene = Scene(4).dice(0, "w6 w6 w6").dice("n", "r1").cathedral(first, second).card("glassblower", men="0").turn(0)
    assert scene.stones(0) == stones
    assert scene.copy().play(*use("glassblower", "w6 w6", n=1)).vp(0) == points
    assert scene.play(*use("glassblower", "w6 w6 w6", n=2)).vp(0) == 2 * points


def test_t144_the_captain() -> None:
    """T-144: 1 VP for each event with at least one own cube, Marauding included, however many cubes."""
    scene = Scene(4).dice(0, "r6 r6").dice("n", "w1").marauding("10").events("war 000", "heresy 1n", "drought 01")
    scene.card("captain", men="0").turn(0)
    assert scene.copy().play(*use("captain", "r6", n=1)).vp(0) == 3
    assert scene.play(*use("captain", "r6 r6", n=2)).vp(0) == 6


# -- Archer, Chivalry, Diplomat -------------------------------------------------------------------------------


@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_t138_the_archer(face: int) -> None:
    """T-138, T-95: 3 to 6 lay a cube on any event, for 1 influence; 1 and 2 nothing."""
    scene = Scene(4).dice(0, "r2").dice("n", "w1").events("heresy").card("archer", men="0").turn(0)
    scene.start(*use("archer", "r2", n=1))
    assert sorted(scene.faces()) == [1, 2, 3, 4, 5, 6]
    scene.play(scene.face(face))
    if face >= 3:
        scene.play("event:heresy")
        assert (scene.on("heresy"), scene.influence(0)) == ("0", 5)
    assert scene.to_move == 1
    assert scene.on("heresy") == ("0" if face >= 3 else "")
    assert scene.influence(0) == (5 if face >= 3 else 4)


def test_t138_one_roll_after_another() -> None:
    """T-138, T-66: each cube is laid before the next roll; an event filled in between is scored at once."""
    scene = Scene(4).dice(0, "r6").dice("n", "w1").events("brigands 11").card("archer", men="0").turn(0)
    scene.start(*use("archer", "r6", n=3)).play(scene.face(3))
    assert scene.to_move == 0
    scene.play("event:brigands_1")
    assert (scene.vp(1), scene.vp(0)) == (3, 1)
    assert scene.to_move == -1
    scene.play(scene.face(2))
    assert scene.to_move == -1
    scene.play(scene.face(6), "event:marauding")
    assert (scene.on("marauding"), scene.influence(0), scene.to_move) == ("0", 6, 1)


def test_t95_fewer_cubes_may_be_placed() -> None:
    """T-95: a cube may be left out, and the influence with it."""
    scene = Scene(4).dice(0, "r2").dice("n", "w1").card("archer", men="0").turn(0)
    scene.start(*use("archer", "r2", n=1)).play(scene.face(6), "done")
    assert (scene.on("marauding"), scene.influence(0), scene.to_move) == ("", 4, 1)


@pytest.mark.parametrize(
    ("left", "n", "cubes"), [("", 1, 0), ("r1", 1, 1), ("r1 r6", 1, 2), ("r1 r1", 2, 4), ("y6", 1, 0)]
)
def test_t139_chivalry(left: str, n: int, cubes: int) -> None:
    """T-139, T-95: a cube for each red die left in the own district, whatever it shows, for each use."""
    dice = "r5" if n == 1 else "r5 r5"
    scene = Scene(4).dice(0, f"{dice} {left}").dice(1, "r6 r6").dice("n", "r1").events("normans_attack")
    scene.card("chivalry", men="0").turn(0)
    scene.play(*use("chivalry", dice, n=n, then=["normans_attack"] * cubes))
    assert (scene.on("normans_attack"), scene.influence(0)) == ("0" * cubes, 4 + cubes)
    assert scene.to_move == 1


def test_t139_chivalry_on_several_events() -> None:
    """T-139, T-95"""
    scene = Scene(4).dice(0, "r5 r1 r1 r1").dice("n", "w1").events("heresy", "war 1").card("chivalry", men="0").turn(0)
    scene.play(*use("chivalry", "r5", n=1, then=["heresy", "marauding", "war"]))
    assert (scene.on("heresy"), scene.on("marauding"), scene.on("war")) == ("0", "0", "10")


def test_t140_the_diplomat() -> None:
    """T-140, T-95, T-47: 1 influence paid, 1 back; at 20 too; without any it cannot be used."""
    scene = Scene(4).player(0, influence=20).dice(0, "r6").dice("n", "w1").events("war").card("diplomat", men="0")
    scene.turn(0).play(*use("diplomat", "r6", n=2, then=["war", "marauding"]))
    assert (scene.on("war"), scene.on("marauding"), scene.influence(0)) == ("0", "0", 20)
    scene = Scene(4).player(0, influence=0).dice(0, "r6").dice("n", "w1").card("diplomat", men="0").turn(0)
    refusal = scene.refused(*use("diplomat", "r6", n=1))
    assert "T-47" in refusal.rules
    assert refusal.message.args["n"] == 1


def test_t95_t140_the_diplomats_first_cube_is_compulsory() -> None:
    """T-27, T-95, T-140: at least one use; after it he may stop, and pays nothing for what he leaves out."""
    scene = Scene(4).player(0, influence=5).dice(0, "r6").dice("n", "w1").card("diplomat", men="0").turn(0)
    scene.play(*use("diplomat", "r6"))
    assert "T-27" in scene.refused("done").rules
    scene.play("event:marauding")
    assert scene.influence(0) == 5
    scene.play("done")
    assert (scene.on("marauding"), scene.influence(0), scene.to_move) == ("0", 5, 1)


def test_t95_t139_chivalry_may_lay_fewer_but_not_none() -> None:
    """T-95, T-139, T-27: as with the Diplomat, the first cube is not a choice."""
    scene = Scene(4).dice(0, "r5 r1 r1").dice("n", "w1").card("chivalry", men="0").turn(0)
    scene.play(*use("chivalry", "r5"))
    assert "T-27" in scene.refused("done").rules
    scene.play("event:marauding", "done")
    assert (scene.on("marauding"), scene.influence(0), scene.to_move) == ("0", 5, 1)
    scene = Scene(4).dice(0, "r5 r1 r1").dice("n", "w1").card("chivalry", men="0").turn(0)
    scene.play(*use("chivalry", "r5"))
    refusal = scene.refused("done")
    assert (refusal.name, refusal.rules) == ("one-use-at-least", ("T-27", "T-41"))


# -- delayed --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("card", [name for name, card in ACTIVITIES.items() if card.kind == LATER])
def test_delayed_cards_are_the_eight(card: str) -> None:
    """T-124, T-125, T-129 to T-134: they lay cubes, and change nothing else."""
    printed = ACTIVITIES[card]
    colour = printed.colour[0]
    scene = Scene(4).dice(0, f"{colour}6 {colour}3").dice("n", "r1").card(card, men="0").turn(0)
    scene.play(*use(card, f"{colour}6 {colour}3", n=9 // printed.divisor))
    assert scene.cubes(card, 0) == 9 // printed.divisor
    assert (scene.deniers(0), scene.influence(0), scene.vp(0)) == (5, 4, 0)


# -- characters -----------------------------------------------------------------------------------------------


def measured(character: str, n: int, seats: int) -> Scene:
    """Player 0 has exactly n of what the character counts; the others have none."""
    scene = Scene(seats)
    for seat in range(seats):
        scene.player(seat, deniers=0, influence=0, supply=0)
    if character == "chretien_de_troyes":
        scene.palace(("0" * min(n, 3) + "1......")[:6]).city_hall(("0" * max(0, min(n - 3, 3)) + "...")[:3] + " n..")
        scene.bishopric(("0" * max(0, n - 6) + "..")[:2] + " 1. ..").lie("palace", "0").card("merchant", men="0")
    elif character == "urban_iv":
        scene.cathedral(("0" * min(n, 5) + "......")[:5] + "1", ("0" * max(0, n - 5) + "......")[:4] + "..")
    elif character == "thibaut_ii":
        scene.player(0, deniers=n)
    elif character == "hugues_de_payns":
        scene.player(0, influence=n)
    elif character == "le_florentin":
        cards = ["merchant", "priest", "archer", "innkeeper", "templar", "hunting", "sculptor", "procession", "joust"]
        for i, card in enumerate(cards):
            scene.card(card, men=("11"[: seats - 1] + "0")[:3] if i == 0 and n else ("0" if i < n else "1"))
    elif character == "henry_i":
        scene.player(0, taken=["war", "heresy", "drought", "brigands", "skirmishes", "support"][:n])
    return scene


@pytest.mark.parametrize("character", CHARACTERS)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_t112_every_character_at_its_thresholds(character: str, seats: int) -> None:
    """T-112, T-161 to T-166: one less than a threshold gives the lower VP, the threshold itself the higher; only the
    highest counts."""
    printed = CHARACTERS[character]
    thresholds = printed.two_players if seats == 2 else printed.thresholds
    for n in range(thresholds[2] + 2):
        if character == "henry_i" and n > 6:
            continue
        scene = measured(character, n, seats)
        scene.characters({0: [character]})
        points = max([vp for limit, vp in zip(thresholds, CHARACTER_VP, strict=True) if n >= limit], default=0)
        assert scene.character_points(0, character) == points, (character, n)
