"""The component file: what it says and how sure it is; and the owner's file that replaces parts of it."""

import tomllib
from pathlib import Path
from typing import Any

import pytest

from armorial.data.reader import CONFIDENCES
from armorial.games import load_game
from armorial.games.village import components
from armorial.games.village.info import VillageGame
from tests.owners_file import Bad, check_refused, check_refused_in_a_record, check_the_rest_stays, rows_of
from tests.village.scene import Scene

ROWS = rows_of("village")

# -- what the file says ---------------------------------------------------------------------------------------

FACTS: list[tuple[str, Any, str]] = [
    ("family.generations", [4, 3, 2, 2], "known"),
    ("supply.cubes", 18, "known"),
    ("supply.plague", 6, "known"),
    ("supply.goods", 8, "known"),
    ("supply.coins", 15, "known"),
    ("supply.grain", 20, "known"),
    ("farm.life_track", 10, "known"),
    ("farm.grain_limit", 5, "known"),
    ("farm.start_coins", 1, "known"),
    ("farm.plague_time", 2, "known"),
    ("harvest.bare", 2, "known"),
    ("harvest.horse_plow", 3, "known"),
    ("harvest.ox_plow", 4, "known"),
    ("setup.2.stalls", 3, "known"),
    ("setup.3.stalls", 4, "known"),
    ("setup.4.stalls", 5, "known"),
    ("setup.2.graves", 3, "likely"),
    ("setup.3.graves", 4, "likely"),
    ("setup.4.graves", 5, "likely"),
    ("workshop.wheelwright.price", {"orange": 1, "pink": 1}, "known"),
    ("workshop.wheelwright.train_time", 2, "known"),
    ("workshop.stable.make_time", 3, "likely"),
    ("workshop.stable.price", {"grain": 3}, "likely"),
    ("workshop.stable.goods", ["horse", "ox"], "known"),
    ("workshop.scriptorium.make_time", 2, "likely"),
    ("workshop.scriptorium.price", {"pink": 2}, "reconstructed"),
    ("workshop.smithy.train_time", 3, "known"),
    ("workshop.smithy.price", {"orange": 3}, "reconstructed"),
    ("mill.coins", 2, "known"),
    ("market.queue", 5, "known"),
    ("market.extra", {"green": 1, "time": 1}, "known"),
    ("customer.horse_plow.points", 6, "known"),
    ("customer.horse_plow.demand", {"horse": 1, "plow": 1}, "known"),
    ("customer.3_grain.demand", {"grain": 3}, "known"),
    ("customer.3_grain.points", 3, "reconstructed"),
    ("customer.scroll_grain.demand", {"scroll": 1, "grain": 1}, "known"),
    ("customer.scroll_grain.points", 3, "reconstructed"),
    ("customer.2_wagon.demand", {"wagon": 2}, "reconstructed"),
    ("city.north_near.reward", {"prestige": 3}, "known"),
    ("city.south_near.reward", {"prestige": 3}, "likely"),
    ("city.south_far.reward", {"cubes_of_choice": 2}, "reconstructed"),
    ("route.1.cost", {"time": 2, "wagon": 1, "brown": 2}, "known"),
    ("route.2.cost", {"time": 2, "wagon": 1, "pink": 2}, "known"),
    ("route.3.between", ["north_near", "south_near"], "reconstructed"),
    ("council.cubes", {"green": 2}, "known"),
    ("council.goods", {"scroll": 1}, "known"),
    ("chamber.1.time", 1, "known"),
    ("chamber.2.time", 2, "likely"),
    ("chamber.3.time", 2, "reconstructed"),
    ("chamber.4.time", 3, "likely"),
    ("chamber.4.privilege", {"pay_coin": 1, "prestige": 3}, "known"),
    ("chamber.3.points", 4, "known"),
    ("church.cubes", {"brown": 1}, "known"),
    ("church.time", 3, "known"),
    ("church.monks", 4, "known"),
    ("church.draws", 4, "known"),
    ("church.steps", [1, 2, 2], "reconstructed"),
    ("church.points", [2, 3, 4, 6], "known"),
    ("church.majority", 2, "known"),
    ("well.cubes", 3, "known"),
    ("score.cities", [0, 1, 3, 6, 10, 14, 18], "known"),
    ("score.chronicle", [0, 0, 0, 4, 7, 12], "known"),
    ("score.coin", 1, "known"),
]


@pytest.mark.parametrize(("path", "value", "confidence"), FACTS)
def test_a_fact_and_how_sure_it_is(path: str, value: Any, confidence: str) -> None:
    assert ROWS[path] == (value, confidence)


@pytest.mark.parametrize(
    ("seats", "bag", "board", "places"),
    [(2, 4, [2, 3, 4, 2, 2, 2, 3], 2), (3, 5, [3, 3, 4, 2, 3, 3, 3], 3), (4, 6, [3, 4, 5, 3, 3, 3, 3], 4)],
)
def test_v18_the_set_up_cards(seats: int, bag: int, board: list[int], places: int) -> None:
    """V-18, V-04: the cubes on the board come out even for all players."""
    spaces = ("grain", "family", "crafts", "market", "travel", "council", "church")
    sections = ("crafts", "council", "travel", "church", "farm")
    card = f"setup.{seats}"
    assert ROWS[f"{card}.bag"] == (dict.fromkeys(("orange", "green", "brown", "pink"), bag), "reconstructed")
    assert ROWS[f"{card}.board"] == (dict(zip(spaces, board, strict=True)), "reconstructed")
    assert ROWS[f"{card}.chronicle"] == (dict.fromkeys(sections, places), "reconstructed")
    assert sum(board) == {2: 18, 3: 21, 4: 24}[seats]
    assert sum(board) % seats == 0
    assert 4 * bag + 6 >= sum(board)


def test_every_value_says_how_sure_it_is() -> None:
    """Nothing is unsure by mistake: only these tables have anything that is not known."""
    assert {confidence for _, confidence in ROWS.values()} == set(CONFIDENCES)
    unsure = {path.split(".")[0] for path, (_, confidence) in ROWS.items() if confidence != "known"}
    assert unsure == {"setup", "workshop", "customer", "city", "route", "chamber", "church"}


def test_customers_points_follow_the_reconstruction() -> None:
    """The sum of scroll and wagon 2, horse, ox and plow 3, grain 1, where nobody has told us better."""
    worth = {"scroll": 2, "wagon": 2, "horse": 3, "ox": 3, "plow": 3, "grain": 1}
    tiles = components().values["customer"]
    assert len(tiles) == 24
    ours = [name for name in tiles if ROWS[f"customer.{name}.points"][1] == "reconstructed"]
    for tile in (tiles[name] for name in ours):
        assert tile["points"] == sum(worth[thing] * n for thing, n in tile["demand"].items())


# -- an owner's file ------------------------------------------------------------------------------------------


def game_with(file: Path) -> VillageGame:
    game = load_game("village", file)
    assert isinstance(game, VillageGame)
    return game


def test_a_file_changes_play(own: Path) -> None:
    own.write_text(
        "[church]\n"
        "steps = [1, 2, 4]\n"
        "[workshop.smithy]\n"
        "price = { orange = 2 }\n"
        "[customer.2_grain]\n"
        "demand = { ox = 1 }\n"
        "points = 5\n"
    )
    overlay = game_with(own).parts.components.overlay
    scene = Scene(2, overlay=overlay).player(0, grain=4, members={"1a": "window_3"}).mass().play("step:3:1")
    assert scene.grain(0) == 0
    scene = Scene(2, overlay=overlay).player(0, coins=0, cubes={"orange": 2}, goods={"ox": 1})
    scene.market(["2_grain", None, None], pile=[]).turn(0, {"crafts": ["green"], "market": ["green", "pink"]})
    scene.play("take:crafts:green", "buy:plow")
    assert scene.goods(0, "plow") == 1
    scene = Scene(2, overlay=overlay).player(0, coins=0, goods={"ox": 1}).market(["2_grain", None, None], pile=[])
    scene.turn(0, {"market": ["green"], "grain": ["pink", "orange"]}).play("take:market:green", "serve:2_grain")
    assert scene.game.score(scene.s, 0).parts["customers"] == 5


def test_what_a_file_replaces_is_known_and_the_rest_stays(own: Path) -> None:
    """The owner vouches for what he has seen in his box."""
    own.write_text("[workshop.scriptorium]\nprice = { pink = 1 }\n[chamber.3]\ntime = 3\n")
    rows = rows_of("village", own)
    assert rows["workshop.scriptorium.price"] == ({"pink": 1}, "known")
    assert rows["workshop.scriptorium.make_time"] == (2, "likely")
    assert rows["chamber.3.time"] == (3, "known")
    check_the_rest_stays("village", rows, {"workshop.scriptorium.price", "chamber.3.time"})


def test_a_file_may_say_that_it_is_not_sure(own: Path) -> None:
    own.write_text('[chamber.3]\ntime = 3\nconfidence = "likely"\n')
    rows = rows_of("village", own)
    assert rows["chamber.3.time"] == (3, "likely")
    assert rows["chamber.3.points"] == (4, "known")


def test_routes_are_replaced_all_together(own: Path) -> None:
    cities = ["north_near", "south_near", "north_middle", "south_middle", "north_far", "south_far"]
    text = ""
    for city in cities:
        text += f'[[route]]\nbetween = ["village", "{city}"]\ncost = {{ time = 1, green = 1 }}\n'
    own.write_text(text)
    overlay = game_with(own).parts.components.overlay
    scene = Scene(2, overlay=overlay).player(0, coins=0).turn(0, {"travel": ["green"], "grain": ["pink", "orange"]})
    scene.play("take:travel:green")
    assert [token for token in scene.options() if token.endswith(":1")] == [f"send:{city}:1" for city in cities]
    scene.play("send:north_far:1")
    assert (scene.time(0), scene.cubes(0, "green"), scene.coins(0)) == (1, 0, 1)
    assert scene.refused("take:travel:orange").name == "no-such-cube"


def test_a_game_with_other_components_is_played_to_its_end(own: Path) -> None:
    own.write_text("[setup.2]\ngraves = 1\n[farm]\nlife_track = 5\n")
    game = load_game("village", own)
    s = game.new(2)
    answers = 0
    while (question := game.asked(s)) is not None:
        options = question.options(s)
        game.answer(s, options[answers * 7 % len(options)], None)
        answers += 1
    assert s.graves == 0


# -- bad files ------------------------------------------------------------------------------------------------

BAD: dict[str, Bad] = {
    "unknown table": ("[farm]\nlife_track = 9\n[fish]\nsize = 3\n", 3, "there is no fish; there are family, supply"),
    "empty unknown table": ("[fish]\n", 1, "there is no fish"),
    "value outside all tables": ("\nsize = 3\n", 2, "there is no size"),
    "unknown key": ("[farm]\nlife_track = 9\nsize = 3\n", 3, "there is no farm.size; in farm there are life_track"),
    "unknown customer": (
        "[customer.frog]\npoints = 3\n",
        1,
        "there is no customer.frog; in customer there are horse_p",
    ),
    "unknown customer, more lines": (
        "[customer.2_grain]\npoints = 3\n[customer.frog]\ndemand = { ox = 1 }\n",
        3,
        "there is no customer.frog",
    ),
    "unknown key of a customer": ("[customer.2_grain]\nname = 3\n", 2, "there is no customer.2_grain.name"),
    "unknown player count": ("[setup.5]\nstalls = 5\n", 1, "there is no setup.5; in setup there are 2, 3, 4"),
    "unknown workshop": ("[workshop.bakery]\nmake_time = 1\n", 1, "there is no workshop.bakery"),
    "unknown city": ("[city.paris]\nreward = { coin = 1 }\n", 1, "there is no city.paris"),
    "unknown chamber": ("[chamber.5]\ntime = 1\n", 1, "there is no chamber.5"),
    "text for a number": ('[farm]\nlife_track = "ten"\n', 2, "farm.life_track must be a whole number, not 'ten'"),
    "a fraction": ("[farm]\nlife_track = 9.5\n", 2, "farm.life_track must be a whole number, not 9.5"),
    "true for a number": ("[farm]\nlife_track = true\n", 2, "farm.life_track must be a whole number"),
    "a table for a number": ("[farm]\nlife_track = { a = 1 }\n", 2, "farm.life_track must be a whole number"),
    "a number for a table": (
        "[mill]\ntime = 1\n[customer]\n2_grain = 3\n",
        4,
        "customer.2_grain must be a table, not 3",
    ),
    "a number for all tables": ("farm = 3\n", 1, "farm must be a table, not 3"),
    "a number for a price": (
        "[council]\ncubes = 2\n",
        2,
        "council.cubes must be a table such as { orange = 1 }, not 2",
    ),
    "negative": ("[church]\nmajority = -2\n", 2, "church.majority must be from 0 to 20, not -2"),
    "negative in a list": ("[church]\nsteps = [1, 2, -2]\n", 2, "church.steps must be from 0 to 5, not -2"),
    "too large": ("[farm]\nlife_track = 100\n", 2, "farm.life_track must be from 2 to 20, not 100"),
    "too large a price": (
        "[workshop.smithy]\nprice = { orange = 5 }\n",
        2,
        "workshop.smithy.price 'orange' must be from 1 to 4, not 5",
    ),
    "nothing of a thing": ("[church]\ncubes = { brown = 0 }\n", 2, "church.cubes 'brown' must be from 1 to 4, not 0"),
    "a list too short": (
        "[church]\npoints = [2, 3, 4]\n",
        2,
        "church.points must be a list of 4 numbers, not [2, 3, 4]",
    ),
    "a list of words": ('[church]\npoints = [2, 3, 4, "6"]\n', 2, "church.points must be a whole number, not '6'"),
    "unknown good in a demand": (
        "[customer.2_grain]\ndemand = { grain = 1, cow = 1 }\n",
        2,
        "customer.2_grain.demand has the unknown name 'cow'; possible names are scroll, horse, ox, plow, wagon, grain",
    ),
    "coins in a demand": ("[customer.2_grain]\ndemand = { coin = 1 }\n", 2, "has the unknown name 'coin'"),
    "empty demand": ("[customer.2_grain]\ndemand = {}\n", 2, "customer.2_grain.demand must not be empty"),
    "unknown reward": ("[city.north_far]\nreward = { good_of_choice = 1 }\n", 2, "the unknown name 'good_of_choice'"),
    "unknown privilege": (
        "[chamber.1]\nprivilege = { gold = 1 }\n",
        2,
        "chamber.1.privilege has the unknown name 'gold'",
    ),
    "colour missing on a set-up card": (
        "[setup.2]\nbag = { orange = 4, green = 4, brown = 4 }\n",
        2,
        "setup.2.bag lacks pink",
    ),
    "unknown confidence": (
        '[farm]\nlife_track = 9\nconfidence = "sure"\n',
        3,
        "has the confidence 'sure'; possible values are known, likely, reconstructed",
    ),
    "unknown confidence of a key": ('[mill]\ntime = 3\nconfidence = { time = "ok" }\n', 3, "the confidence 'ok'"),
    "duplicate route": (
        '[[route]]\nbetween = ["village", "north_near"]\ncost = { time = 2 }\n'
        '[[route]]\nbetween = ["north_near", "village"]\ncost = { time = 3 }\n',
        4,
        "route.2: route 1 joins the same places",
    ),
    "route to itself": (
        '[[route]]\nbetween = ["village", "village"]\ncost = { time = 2 }\n',
        2,
        "route.1.between must be a list of 2 different names",
    ),
    "route to nowhere": (
        '[[route]]\nbetween = ["village", "paris"]\ncost = { time = 2 }\n',
        2,
        "route.1.between has the unknown name 'paris'",
    ),
    "route without a cost": (
        '[[route]]\nbetween = ["village", "north_near"]\ncost = { time = 2 }\n'
        '[[route]]\nbetween = ["village", "north_far"]\n',
        4,
        "route.2 lacks cost",
    ),
    "unknown key of a route": (
        '[[route]]\nbetween = ["village", "north_near"]\ncost = { time = 2 }\nlength = 2\n',
        4,
        "route.1.length is not a component; the known ones are route.*.between, route.*.cost",
    ),
    "routes as a table": (
        '[route.1]\nbetween = ["village", "north_near"]\ncost = { time = 2 }\n',
        1,
        "route must be a list of tables, each headed [[route]]",
    ),
    "routes as a number": ("route = 3\n", 1, "route must be a list of tables, each headed [[route]]"),
    "no routes": ("route = []\n", 1, "route must be a list of tables, each headed [[route]]"),
    "routes of which one is a number": (
        'route = [{ between = ["village", "north_near"], cost = { time = 1 } }, 3]\n',
        1,
        "route must be a list of tables, each headed [[route]]",
    ),
    "customers as a list": ("[[customer]]\npoints = 3\n", 1, "customer must be a table"),
    "unreachable city": (
        '[farm]\nlife_track = 9\n[[route]]\nbetween = ["village", "north_near"]\ncost = { time = 2 }\n',
        3,
        "no route leads to south_near, north_middle, south_middle, north_far, south_far",
    ),
    "more cubes on the board than in the bag": (
        "[setup.2]\nboard = { grain = 4, family = 4, crafts = 4, market = 4, travel = 4, council = 4, church = 4 }\n",
        2,
        "setup.2.board: 28 cubes lie on the board, but only 22 are put into the bag",
    ),
    "a bag too small for the board": (
        "[setup.3]\nstalls = 4\nbag = { orange = 1, green = 1, brown = 1, pink = 1 }\n",
        3,
        "setup.3.bag: 21 cubes lie on the board, but only 10 are put into the bag",
    ),
    "too few plague cubes for the board": (
        "[setup.4]\nstalls = 5\n[setup.2]\nbag = { orange = 1, green = 1, brown = 1, pink = 1 }\n",
        4,
        "setup.2.bag: 18 cubes lie on the board, but only 10 are put into the bag",
    ),
    "no plague cubes": ("[supply]\nplague = 0\n", 2, "supply.plague must be from 3 to 12, not 0"),
    "hardly any time": (
        "[farm]\nlife_track = 20\nplague_time = 1\n[supply]\nplague = 3\n",
        2,
        "farm.life_track: so little time is spent in a round that hardly anybody would die",
    ),
    "more graves than people": (
        "[setup.2]\ngraves = 7\n",
        2,
        "chronicle and graves have room for 17 dead, but with 2 families hardly more than 14 die",
    ),
    "cubes that run out": (
        "[supply]\ncubes = 10\n",
        2,
        "supply.cubes: 4 cubes of one colour go into the bag each round, and 10 do not last for three rounds",
    ),
    "a well that gives": (
        "[well]\ncubes = 2\n",
        2,
        "well.cubes: an action gives 2 for the 2 of the well, and a round would never end",
    ),
    "a mill that gives": (
        "[mill]\ncoins = 3\ntime = 0\n",
        2,
        "mill.coins: an action gives 3 for the 3 of the well, and a round would never end",
    ),
    "no cubes on the board": (
        "[setup.2]\nboard = { grain = 0, family = 0, crafts = 0, market = 0, travel = 0, council = 0, church = 0 }\n",
        2,
        "setup.2.board 'grain' must be from 1 to 9, not 0",
    ),
    "too few coins": (
        "[supply]\ncoins = 5\n[farm]\nstart_coins = 2\n",
        4,
        "5 coins are too few for 3 players to start with",
    ),
    "more asked than a farm holds": (
        "[farm]\ngrain_limit = 2\n",
        2,
        "farm.grain_limit: a customer asks for 3 of something of which nobody can have more than 2",
    ),
    "more asked than there is": (
        "[customer.2_scroll]\ndemand = { scroll = 5 }\n[supply]\ngoods = 4\n",
        2,
        "customer.2_scroll.demand: a customer asks for 5 of something of which nobody can have more than 4",
    ),
    "generations are fixed": (
        "[family]\ngenerations = [4, 3, 3, 1]\n",
        2,
        "family.generations cannot be replaced: it is part of the rules (V-01)",
    ),
    "goods of a workshop are fixed": (
        '[workshop.smithy]\nprice = { orange = 2 }\ngoods = ["ox"]\n',
        3,
        "workshop.smithy.goods cannot be replaced: it is part of the rules (V-36)",
    ),
}


@pytest.mark.parametrize("kind", BAD)
def test_a_bad_file_is_refused_in_one_sentence_that_names_the_line(own: Path, kind: str) -> None:
    check_refused("village", own, BAD[kind])


ONCE_TAKEN = {
    "hardly any time",
    "more graves than people",
    "cubes that run out",
    "a well that gives",
    "a mill that gives",
}
"""What earlier versions took: games that they stored go on."""
OTHER_LIMITS = {"too large", "no plague cubes", "no cubes on the board"}
"""What they refused too, but within other limits."""


@pytest.mark.parametrize("kind", sorted({*BAD} - ONCE_TAKEN - OTHER_LIMITS))
def test_the_same_in_a_record_is_refused_without_a_line(kind: str) -> None:
    check_refused_in_a_record("village", BAD[kind])


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("[supply]\nplague = 0\n", "supply.plague must be from 1 to 99, not 0"),
        (BAD["no cubes on the board"][0], "setup.2.board: without cubes on the board there are no turns"),
        ("[farm]\nlife_track = 100\n", "farm.life_track must be from 2 to 99, not 100"),
    ],
)
def test_what_no_version_took_is_refused_in_a_record(text: str, words: str) -> None:
    check_refused_in_a_record("village", (text, 0, words))


@pytest.mark.parametrize("kind", sorted(ONCE_TAKEN))
def test_what_an_earlier_version_took_is_played_on(kind: str) -> None:
    assert load_game("village", tomllib.loads(BAD[kind][0])).new(2)


def test_the_board_marks_each_card_and_place_with_unsure_numbers_once() -> None:
    """And an owner who has looked takes the mark away."""
    marked = load_game("village").printed()["unsure"]
    assert len(marked) == len(set(marked))
    places = [thing for thing in marked if not thing.startswith(("customer.", "route.", "city."))]
    assert places == ["chronicle", "workshop.scriptorium", "workshop.smithy", "chamber.3", "church"]
    assert "customer.horse_plow" not in marked, "its demand and its points are known"
    looked = {"workshop": {"smithy": {"price": {"orange": 2}}}}
    assert set(marked) - set(load_game("village", looked).printed()["unsure"]) == {"workshop.smithy"}
