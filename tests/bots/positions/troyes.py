"""Troyes. Seat 0 is asked; where nothing else is said, two play the last round, and the other one has passed.

Which two characters the other player holds is hidden, and all that are held count: where the end is counted, each of
these cases is.
"""

from typing import Any, Final

from armorial.games.troyes.components import CHARACTERS
from tests.bots.positions.position import Position
from tests.troyes.scene import Scene

PLAIN: Final = ("henry_i", "chretien_de_troyes")
"""Characters who look at neither money, influence, cathedral nor tradesmen."""


def ending(dice: str, *, rival: int = 20, holding: tuple[str, str] = PLAIN, vp: int = 20, **me: Any) -> Scene:
    """The last round; the other player has passed. The position lays out what else there is, and begins the turn."""
    theirs = [name for name in CHARACTERS if name not in holding][:2]
    scene = Scene(2).round(4).characters({0: list(holding), 1: theirs})
    scene.player(0, **{"deniers": 0, "influence": 0, "supply": 0, "vp": vp, **me})
    return scene.player(1, deniers=0, influence=2, supply=0, vp=rival).dice(0, dice)


def begin(scene: Scene) -> Scene:
    return scene.turn(0, passed={1: 2})


def middle(dice: str, **me: Any) -> Scene:
    """The second of four rounds, with both players still in, and events and cards as they may be by then."""
    scene = Scene(2).round(2).characters({0: ["henry_i", "urban_iv"], 1: ["thibaut_ii", "le_florentin"]})
    scene.player(0, **{"deniers": 6, "influence": 5, "supply": 1, "vp": 5, **me}).dice(0, dice)
    scene.player(1, deniers=5, influence=4, supply=1, vp=5).dice(1, "y2 w1")
    scene.palace("nn0.1.").bishopric("0n 1n 0.").city_hall("01n 1.n").cathedral("1...0.")
    return scene.events("brigands", "heresy 1").card("merchant", "1").card("monk", "0").card("archer", "1")


def no_use_for_red(dice: str) -> Scene:
    """The same round without events or cards for red dice, and with nobody in the supply for the palace."""
    scene = Scene(2).round(2).characters({0: ["henry_i", "urban_iv"], 1: ["thibaut_ii", "le_florentin"]})
    scene.player(0, deniers=6, influence=0, supply=0, vp=5).dice(0, dice)
    scene.player(1, deniers=5, influence=4, supply=1, vp=5).dice(1, "y2 w1")
    scene.palace("nn0.1.").bishopric("0n 1n 0.").city_hall("01n 1.n").cathedral("0.1...", "1.....")
    return scene.events("heresy 0", "drought 0").card("merchant", "0").card("monk", "1")


COUNTED: Final = (
    Position(
        "a cube for the cathedral in the last round",
        "A first cube is a point, and one of three levels without a cube no longer costs 2.",
        lambda: begin(ending("w3").cathedral("..1...", "......").events("migrant_workers 1")),
        accept=["die:0:white:3 use:cathedral"],
        counted=True,
    ),
    Position(
        "the level that is missing",
        "The second level is still without a cube: the 3 goes there, worth 3; on the event it is nothing new.",
        lambda: begin(ending("w3", rival=22).cathedral("0.1...").events("migrant_workers 0")),
        accept=["die:0:white:3 use:cathedral"],
        counted=True,
    ),
    Position(
        "one group instead of two dice",
        "Nine together are three uses of the Sculptor; a 4 and a 5 apart are only two.",
        lambda: begin(ending("y4 y5", rival=26).card("sculptor", "0")),
        accept=["die:0:yellow:4 die:0:yellow:5 use:card:sculptor"],
        counted=True,
    ),
    Position(
        "buy the die that fills the group",
        "Four deniers reach no threshold; with the bought 5 the group counts nine, three uses of the Sculptor.",
        lambda: begin(ending("y4", rival=27, deniers=4).dice("n", "y5").card("sculptor", "0").marauding("0")),
        accept=["die:0:yellow:4 die:neutral:yellow:5 use:card:sculptor"],
        counted=True,
    ),
    Position(
        "the last banner is yours",
        "The third cube ends the Brigands: both rewards, 4 points; on the War it would be a single point.",
        lambda: begin(ending("r4", rival=23).events("brigands 00", "war")),
        accept=["die:0:red:4 use:event:brigands_1"],
        counted=True,
    ),
    Position(
        "the last banner would be the other's",
        "To end the Skirmishes would give the other player 4; a cube on the War is a point for yourself.",
        lambda: begin(ending("r4").events("skirmishes 111", "war")),
        accept=["die:0:red:4 use:event:war"],
        counted=True,
    ),
    Position(
        "a 6 is not rolled again",
        "It puts a cube on the War, a point; no face does more.",
        lambda: begin(ending("r6", influence=1).events("war")),
        accept=["die:0:red:6"],
        counted=True,
    ),
    Position(
        "a white 6 is not rolled again either",
        "It goes to the level that is missing, worth 3; on any other column it would be worth a point.",
        lambda: begin(ending("w6", rival=22, influence=1).cathedral("0....1")),
        accept=["die:0:white:6"],
        counted=True,
    ),
    Position(
        "the small red die against the black one",
        "The red 2 counts double and is enough; the white 4 is worth 3 in the cathedral.",
        lambda: ending("r2 w4", rival=22, influence=0).player(1, influence=0).cathedral("0..1..").black("4"),
        accept=["die:0:red:2 fight"],
        counted=True,
    ),
    Position(
        "leave the weak enemy to one who has no dice",
        "The red 4 could beat both, but the other cannot beat the 1 that is left, and loses 2 points.",
        lambda: ending("r4 w4", rival=24, influence=0).player(1, influence=0).cathedral("0..1..").black("61"),
        accept=["die:0:red:4 fight"],
        counted=True,
    ),
    Position(
        "pass rather than spend the influence",
        "Hugues pays for 5 influence; whatever the die shows, it brings nothing that is worth a point.",
        lambda: begin(ending("y1", rival=21, holding=("hugues_de_payns", "henry_i"), influence=5).marauding("0")),
        accept=["pass"],
        counted=True,
    ),
    Position(
        "a 4 stays a 4",
        "The 4 goes into its column at once, for two influence; turned to a 3 it would cost four for the same cube.",
        lambda: begin(ending("w4", rival=23, influence=4).cathedral("0.....", "0.....", "1.....")),
        accept=["die:0:white:4"],
        counted=True,
    ),
    Position(
        "a die for a full column is rolled again",
        "The column of the 6 is full. A new roll costs 1 influence and most likely finds a column; turning costs 4.",
        lambda: begin(
            ending("w6", rival=18, holding=("hugues_de_payns", "chretien_de_troyes"), influence=4).cathedral(
                ".....1", ".....1", ".....1"
            )
        ),
        accept=["reroll:white:6"],
        counted=True,
    ),
    Position(
        "three deniers more for Thibaut",
        "With 18 deniers Thibaut pays 6 instead of 3; the fields bring just enough.",
        lambda: begin(ending("y6", rival=25, holding=("thibaut_ii", "henry_i"), deniers=15)),
        accept=["die:0:yellow:6 use:agriculture"],
        counted=True,
    ),
    Position(
        "the Merchant pays for himself",
        "Hired for 4 he brings 4 back at once and stands on a place worth 2, and Thibaut's 18 deniers are still there.",
        lambda: begin(
            ending("y4", rival=28, holding=("thibaut_ii", "le_florentin"), deniers=18, supply=1)
            .card("merchant")
            .marauding("0")
        ),
        accept=["die:0:yellow:4 use:card:merchant"],
        counted=True,
    ),
    Position(
        "money first, then the Sculptor",
        "The fields bring the three deniers that the Sculptor still costs: 4 for his place and 2 for the second die.",
        lambda: begin(
            ending("y6 y6", rival=24, holding=("chretien_de_troyes", "henry_i"), deniers=5, supply=1)
            .card("sculptor")
            .marauding("0")
        ),
        accept=["die:0:yellow:6 use:agriculture"],
        counted=True,
    ),
    Position(
        "the cathedral pays the Troubadour",
        "The cube's two influence are what the Troubadour still asks for: 2 points more.",
        lambda: begin(
            ending("w6 r4", rival=31, influence=1).card("troubadour", "0").cathedral("0.....", "0.....", "0.....")
        ),
        accept=["die:0:white:6"],
        counted=True,
    ),
    Position(
        "two influence for Hugues",
        "The cathedral's two influence make ten, which Hugues pays 3 for; the event's one cube does not.",
        lambda: begin(
            ending("w4", rival=30, holding=("hugues_de_payns", "urban_iv"), influence=8)
            .cathedral("0.....", "0.....", "0.....")
            .events("heresy")
        ),
        accept=["die:0:white:4 use:cathedral"],
        counted=True,
    ),
    Position(
        "the sixth tradesman, even on the picture",
        "Le Florentin pays 6 for six tradesmen instead of 3 for four; the card's own places are taken.",
        lambda: begin(
            ending("r5", rival=36, holding=("le_florentin", "henry_i"), deniers=6, supply=1, influence=0)
            .card("merchant", "0")
            .card("monk", "0")
            .card("archer", "0")
            .card("innkeeper", "0")
            .card("templar", "0")
            .card("joust", "1.")
            .events("war 0")
        ),
        accept=["die:0:red:5 use:card:joust"],
        counted=True,
    ),
    Position(
        "the sixth cube for Urban",
        "Urban pays 3 for six cubes instead of 1 for four; the white event would be a point at most.",
        lambda: begin(
            ending("w5", rival=28, holding=("urban_iv", "henry_i"))
            .cathedral("000...", "0.....", "0.....")
            .events("heresy 1")
        ),
        accept=["die:0:white:5 use:cathedral"],
        counted=True,
    ),
    Position(
        "the sixth citizen for Chrétien",
        "Chrétien pays 3 for six citizens instead of 1 for four; the cathedral's third cube is only a point.",
        lambda: begin(
            ending("w5", rival=28, holding=("chretien_de_troyes", "henry_i"), supply=1)
            .palace("0..0..")
            .city_hall("0.. 0..")
            .bishopric("0. .. ..")
            .cathedral("0.....", "0.....", "0.....")
        ),
        accept=["die:0:white:5 use:place:bishopric"],
        counted=True,
    ),
    Position(
        "the Captain over three events",
        "With cubes on three events one use of the Captain is 3 points; another banner is nothing new.",
        lambda: begin(ending("r6", rival=27).card("captain", "0").marauding("0").events("war 0", "heresy 0")),
        accept=["die:0:red:6 use:card:captain"],
        counted=True,
    ),
    Position(
        "the strongest die stays for the Joust",
        "The 5 is enough for a use, and the 6 left behind beats the other's 5; the other way round both score.",
        lambda: begin(ending("r5 r6", rival=24).dice(1, "r5").card("joust", "0")),
        accept=["die:0:red:5 use:card:joust"],
        counted=True,
    ),
    Position(
        "the last cube of the Priest",
        "With the Priest two threes count twelve, four uses of the Sculptor; a cube kept is worth nothing.",
        lambda: begin(ending("y3 y3", rival=27).card("sculptor", "0").card("priest", "", {0: 1})),
        accept=["cube:priest die:0:yellow:3 use:card:sculptor"],
        counted=True,
    ),
    Position(
        "influence into points",
        "The Troubadour turns three influence into 2 points; kept, or spent on a new roll, they are worth nothing.",
        lambda: begin(ending("r4", rival=24, influence=3).card("troubadour", "0")),
        accept=["die:0:red:4"],
        counted=True,
    ),
)

JUDGED: Final = (
    Position(
        "a red 6 is not rolled again in the middle of the game",
        "Two cubes on the Brigands are there to be had; a re-roll can only make the 6 smaller.",
        lambda: middle("r6").turn(0),
        reject=["... reroll:red:6"],
    ),
    Position(
        "a white 6 is not rolled again, though it is the last die",
        "It goes to the level that is missing, for a point and two influence: no other face brings more.",
        lambda: middle("w6", deniers=0).cathedral("0....1").turn(0, passed={1: 2}),
        reject=["reroll:white:6", "turn:white:6"],
    ),
    Position(
        "the small red die against the black one, in the middle of the game",
        "The red 2 is enough, as it counts double, and can do nothing else; the other dice can.",
        lambda: no_use_for_red("r2 w5 y6").black("4"),
        accept=["die:0:red:2 fight"],
    ),
    Position(
        "one red die against the strongest enemy",
        "The red 4 counts 8, enough for the 6 and even the 1 with it; white and yellow dice are not needed.",
        lambda: no_use_for_red("r4 w5 y6").black("61"),
        accept=["die:0:red:4 fight", "black:1 die:0:red:4 fight"],
    ),
    Position(
        "a 4 is not turned to a 3",
        "Four influence for a smaller die: the 4 does all that the 3 could do, and more.",
        lambda: middle("w4 y4").turn(0),
        reject=["turn:white:4", "turn:yellow:4"],
    ),
)

POSITIONS: Final = (*COUNTED, *JUDGED)
