"""Village. Seat 0 is asked; where nothing else is said, two play, and the other one has nothing left to do."""

from typing import Any, Final

from tests.bots.positions.position import Position
from tests.village.scene import Scene

Spaces = dict[str, list[str]]


def last_turn(spaces: Spaces, *, rival: int, then: int = 0, **me: Any) -> Scene:
    """The end has been called, and it is the player's last turn; then come so many of others, and the last mass."""
    scene = Scene(2).player(0, **me).player(1, coins=0, prestige=rival, farm=[2, 2, 2])
    return scene.ending(then).turn(0, spaces)


def last_mass(*, rival: int, luck: int | None = None, others: dict[str, str] | None = None, **me: Any) -> Scene:
    """The last mass, before the player's part in it."""
    scene = Scene(2, luck=luck).player(0, **me)
    return scene.player(1, coins=0, prestige=rival, farm=[2, 2], members=others or {}).ending().mass()


def common_turn(spaces: Spaces, **me: Any) -> Scene:
    """A turn in the middle of a round of the middle game. Nobody at the market can be served."""
    scene = Scene(2).player(0, **me).player(1, prestige=6, farm=[1, 1, 2], unborn=[2, 2, 3, 3, 4, 4])
    return scene.market(["horse_plow", "ox_plow", "2_scroll"], ["horse_ox"]).turn(0, spaces)


def market_day(stalls: list[str], *, rival: int, **me: Any) -> Scene:
    """The market day that the player's last turn opened."""
    scene = Scene(2).player(0, **me).player(1, coins=0, prestige=rival, farm=[2, 2, 2])
    stands = [*stalls, *[None] * (3 - len(stalls))]
    return scene.market(stands, pile=[]).ending().turn(0, {"market": ["pink"]}).play("take:market:pink")


COUNTED: Final = (
    Position(
        "the second city beats the customer",
        "A second city is worth 3 prestige and 2 for the journeys, more than the 4 of the customer.",
        lambda: (
            Scene(2)
            .player(0, farm=[2], members={"2b": "north_near"}, cities=["north_near"], cubes={"orange": 2})
            .player(0, goods={"wagon": 1, "scroll": 1}, coins=0, prestige=10)
            .player(1, coins=0, prestige=16, farm=[2])
            .market(["scroll_wagon", None, None], pile=[])
            .ending()
            .turn(0, {"travel": ["green"], "market": ["green"]})
        ),
        accept=["take:travel:green move:north_near:south_near:2"],
        counted=True,
    ),
    Position(
        "the sixth city",
        "The sixth city is worth 4 and a coin; nothing else on the board comes near.",
        lambda: last_turn(
            {"travel": ["pink"], "council": ["green"], "church": ["brown"]},
            rival=26,
            coins=0,
            prestige=8,
            farm=[3],
            members={"3b": "south_far"},
            cities=["north_near", "south_near", "north_middle", "south_middle", "south_far"],
            cubes={"orange": 2, "green": 2},
            goods={"wagon": 1},
        ),
        accept=["take:travel:pink move:south_far:north_far:3"],
        counted=True,
    ),
    Position(
        "the plague does not frighten in the last turn",
        "The plague costs the life of an old farmhand who is worth nothing; the first city is worth 4.",
        lambda: last_turn(
            {"travel": ["plague"], "grain": ["orange"], "family": ["green"]},
            rival=9,
            time=8,
            coins=0,
            prestige=6,
            farm=[1, 2],
            goods={"wagon": 1},
            cubes={"brown": 2},
        ),
        accept=["take:travel:plague send:north_near:*"],
        counted=True,
    ),
    Position(
        "nothing at all rather than the councillor's death",
        "Only plague is left: each cube would kill the old councillor, who is worth 6.",
        lambda: last_turn(
            {"grain": ["plague"], "family": ["plague"], "church": ["plague"]},
            rival=10,
            time=9,
            coins=0,
            prestige=6,
            farm=[],
            members={"1a": "chamber_4"},
        ),
        accept=["none"],
        counted=True,
    ),
    Position(
        "the last coin buys prestige",
        "In the fourth chamber a coin worth 1 becomes 3 prestige.",
        lambda: last_turn(
            {"council": ["pink"], "grain": ["pink"], "family": ["pink"], "crafts": ["pink"]},
            rival=19,
            coins=2,
            prestige=10,
            farm=[],
            members={"2a": "chamber_4", "3a": "farm"},
        ),
        accept=["take:council:pink privilege:4"],
        counted=True,
    ),
    Position(
        "climb with cubes and keep the coin for the privilege",
        "The step up is worth 2 and the privilege another 2, if the coin is not spent on the step.",
        lambda: last_turn(
            {"council": ["green"], "family": ["green"]},
            rival=17,
            coins=1,
            prestige=10,
            farm=[],
            members={"2a": "chamber_3", "3a": "farm"},
            cubes={"green": 1},
        ),
        accept=["take:council:green climb:3:2 cubes privilege:4"],
        counted=True,
    ),
    Position(
        "a third name in the chronicle",
        "Work that takes the smith's life puts a third name into the chronicle: 4 points, against 3 at the market.",
        lambda: (
            Scene(2)
            .player(0, time=8, coins=0, prestige=8, farm=[], goods={"scroll": 1}, grain=1)
            .player(0, members={"1a": "smithy", "1b": "chronicle_farm", "1c": "chronicle_travel", "2a": "farm"})
            .player(1, coins=0, prestige=12, farm=[2])
            .market(["scroll_grain", None, None], pile=[])
            .ending()
            .turn(0, {"crafts": ["green"], "market": ["green"]})
        ),
        accept=["take:crafts:green make:plow", "take:crafts:green train:*"],
        counted=True,
    ),
    Position(
        "home to die where there is room",
        "The crafts section is full; called home, the old smith is written down as a farmer, the third name.",
        lambda: last_turn(
            {"family": ["plague"], "grain": ["pink"]},
            rival=11,
            time=8,
            coins=0,
            prestige=8,
            farm=[],
            members={"1a": "smithy", "1b": "chronicle_farm", "1c": "chronicle_travel", "2a": "farm"},
        ).board(chronicle={"crafts": 0}),
        accept=["take:family:plague recall:smithy:1"],
        counted=True,
    ),
    Position(
        "home comes the one who is worth nothing abroad",
        "Neither workshop nor council has room in the chronicle; the councillor is worth 2 where he stands.",
        lambda: last_turn(
            {"family": ["plague"], "grain": ["pink"]},
            rival=12,
            time=8,
            coins=0,
            prestige=8,
            farm=[],
            members={
                **{"1a": "wheelwright", "1b": "chamber_2", "1c": "chronicle_farm", "1d": "chronicle_travel"},
                "2a": "farm",
            },
        ).board(chronicle={"crafts": 0, "council": 0}),
        accept=["take:family:plague recall:wheelwright:1"],
        counted=True,
    ),
    Position(
        "who dies: not the councillor",
        "The old smith goes to a grave and costs nothing; the councillor of the third chamber is worth 4.",
        lambda: (
            last_turn(
                {"grain": ["plague"], "family": ["pink"]},
                rival=8,
                time=9,
                coins=0,
                prestige=8,
                farm=[],
                members={"1a": "smithy", "1b": "chamber_3"},
            )
            .board(chronicle={"crafts": 0})
            .play("take:grain:plague")
        ),
        accept=["dies:smithy"],
        counted=True,
    ),
    Position(
        "who dies: the one who gets into the chronicle",
        "Both are worth nothing alive; only the farm section has room, and the fourth name is worth 3.",
        lambda: (
            last_turn(
                {"grain": ["plague"], "family": ["pink"]},
                rival=14,
                time=9,
                coins=0,
                prestige=8,
                farm=[],
                members={
                    **{"1a": "smithy", "1b": "farm", "1c": "chronicle_travel", "1d": "chronicle_church"},
                    **{"2a": "chronicle_council"},
                },
            )
            .board(chronicle={"crafts": 0})
            .play("take:grain:plague", "decline")
        ),
        accept=["dies:farm"],
        counted=True,
    ),
    Position(
        "the well opens what has no cube",
        "No cube lies on the travel space, but three green ones at the well open it: the journey is worth 4.",
        lambda: last_turn(
            {"grain": ["pink"], "family": ["pink"]},
            rival=8,
            coins=0,
            prestige=6,
            farm=[2],
            goods={"wagon": 1},
            cubes={"green": 3, "brown": 2},
        ),
        accept=["well action:travel send:north_near:2"],
        counted=True,
    ),
    Position(
        "into the bag on the last day",
        "Four of the five pieces in the bag are drawn: most likely 2 for the window and 2 for the most members.",
        lambda: last_turn(
            {"church": ["brown"], "crafts": ["pink"], "grain": ["pink"]},
            rival=8,
            coins=0,
            prestige=6,
            farm=[2],
            grain=2,
        ),
        accept=["take:church:brown devote:2"],
        counted=True,
    ),
    Position(
        "the mill when the church is empty anyway",
        "Two coins for two grain are two sure points.",
        lambda: last_turn(
            {"crafts": ["pink"], "grain": ["pink"], "family": ["pink"]},
            rival=7,
            coins=0,
            prestige=6,
            farm=[2],
            grain=2,
        ),
        accept=["take:crafts:pink mill"],
        counted=True,
    ),
    Position(
        "two sales beat the dear one",
        "Horse and plow sold apart bring 5 and 5; together they bring 6, and leave nothing to sell.",
        lambda: market_day(
            ["horse_plow", "horse_wagon", "plow_2_grain"],
            rival=9,
            coins=0,
            prestige=2,
            farm=[2],
            time=0,
            goods={"horse": 1, "plow": 1, "wagon": 1},
            grain=2,
            cubes={"green": 1},
        ),
        accept=["serve:horse_wagon", "serve:plow_2_grain"],
        counted=True,
    ),
    Position(
        "the free sale is for the dear one",
        "There is no green cube for a second sale, so the one sale is the dearest.",
        lambda: market_day(
            ["horse_plow", "horse_wagon", "plow_2_grain"],
            rival=8,
            coins=0,
            prestige=2,
            farm=[2],
            time=0,
            goods={"horse": 1, "plow": 1, "wagon": 1},
            grain=2,
        ),
        accept=["serve:horse_plow"],
        counted=True,
    ),
    Position(
        "a second sale is not worth a councillor",
        "The second sale brings 3, but its time kills the councillor of the fourth chamber, who is worth 6.",
        lambda: market_day(
            ["wagon_grain", "3_grain"],
            rival=9,
            coins=0,
            prestige=2,
            farm=[],
            members={"1a": "chamber_4"},
            time=9,
            goods={"wagon": 1},
            grain=4,
            cubes={"green": 1},
        ).play("serve:wagon_grain"),
        accept=["pass"],
        counted=True,
    ),
    Position(
        "do not buy out whom the draw brings anyway",
        "Four of five pieces are drawn anyway, and the coin is the point that wins.",
        lambda: last_mass(rival=11, coins=2, prestige=6, farm=[2], members={"3a": "bag"}, grain=0),
        accept=["done"],
        counted=True,
    ),
    Position(
        "buy out whom the grain carries to the left",
        "With 5 grain the member is worth 6, and 2 for the most members: it wins, and is not left to the draw.",
        lambda: last_mass(rival=13, coins=2, prestige=6, farm=[2], members={"3a": "bag"}, grain=5),
        accept=["buy-out:3"],
        counted=True,
    ),
    Position(
        "grain where it brings most",
        "Two grain move the member of the third window to the leftmost one for 2 points, the other only for 1.",
        lambda: last_mass(
            rival=16, luck=1, coins=0, prestige=6, farm=[2], members={"2b": "window_1", "3a": "window_3"}, grain=2
        ),
        accept=["step:3:3"],
        counted=True,
    ),
    Position(
        "a step that breaks the tie for the church",
        "Both have one member in the church; whoever stands further left gets the 2 prestige alone.",
        lambda: last_mass(
            rival=9,
            luck=1,
            coins=0,
            prestige=8,
            farm=[2],
            members={"3a": "window_1"},
            grain=1,
            others={"3a": "window_1"},
        ),
        accept=["step:1:3"],
        counted=True,
    ),
    Position(
        "the first journey beats the mill",
        "The journey is worth 4 and the mill 2; the other still has a turn, but nothing to do with it.",
        lambda: (
            Scene(2)
            .player(0, coins=0, prestige=8, farm=[2], grain=2, goods={"wagon": 1}, cubes={"pink": 2})
            .player(1, coins=0, prestige=11, farm=[])
            .ending(1)
            .turn(0, {"travel": ["orange"], "crafts": ["orange"], "grain": ["orange"], "church": ["orange"]})
        ),
        accept=["take:travel:orange send:south_near:2"],
        counted=True,
    ),
    Position(
        "travel on rather than into the council",
        "The third city is worth 3 and a coin; the first chamber is worth nothing.",
        lambda: last_turn(
            {"travel": ["brown"], "council": ["green"], "grain": ["pink"]},
            rival=14,
            coins=0,
            prestige=8,
            farm=[3],
            members={"2a": "south_near"},
            cities=["north_near", "south_near"],
            goods={"wagon": 1, "scroll": 1},
            cubes={"orange": 2},
        ),
        accept=["take:travel:brown move:south_near:south_middle:2"],
        counted=True,
    ),
    Position(
        "take the customer before the other does",
        "Both want the only customer, worth 4. The councillor's step is worth 2, and would leave it to the other.",
        lambda: (
            Scene(2)
            .player(
                0, coins=0, prestige=8, farm=[], members={"2a": "chamber_2"}, goods={"wagon": 2}, cubes={"green": 2}
            )
            .player(1, coins=0, prestige=8, farm=[2], goods={"wagon": 2})
            .market(["2_wagon", None, None], pile=[])
            .ending(1)
            .turn(0, {"market": ["orange", "orange"], "council": ["orange"]})
        ),
        accept=["take:market:orange serve:2_wagon"],
        counted=True,
    ),
)

JUDGED: Final = (
    Position(
        "do not call the end while behind: the plague",
        "The last grave ends the game at once, five points behind; every other cube leaves time to catch up.",
        lambda: (
            Scene(2)
            .player(0, time=8, prestige=6, farm=[1, 2, 2], unborn=[3, 3, 4, 4], cubes={"green": 2}, goods={"wagon": 1})
            .player(1, prestige=11, farm=[2, 2], unborn=[3, 3, 4, 4], time=4)
            .board(chronicle={"farm": 0}, graves=1)
            .market(["horse_plow", "ox_plow", "2_scroll"], ["horse_ox"])
            .turn(0, {"grain": ["plague", "orange"], "family": ["plague"], "council": ["green"], "travel": ["brown"]})
        ),
        reject=["take:*:plague"],
    ),
    Position(
        "do not call the end while behind: the apprentice",
        "Training and making take the time that brings somebody into the last grave, five points behind.",
        lambda: (
            Scene(2)
            .player(0, time=7, prestige=6, farm=[1, 2, 2], unborn=[3, 3, 4, 4], cubes={"orange": 1, "green": 2})
            .player(1, prestige=11, farm=[2, 2], unborn=[3, 3, 4, 4], time=4)
            .board(chronicle={"farm": 0, "crafts": 0}, graves=1)
            .market(["horse_plow", "ox_plow", "2_scroll"], ["horse_ox"])
            .turn(0, {"crafts": ["pink", "orange"], "council": ["green"], "family": ["orange", "brown"]})
        ),
        reject=[
            *("take:crafts:* train:stable:*", "take:crafts:* train:smithy:*"),
            *("take:crafts:* train:wheelwright:* make:wagon", "take:crafts:* train:scriptorium:* make:scroll"),
        ],
    ),
    Position(
        "travel in the middle of the game",
        "The cubes are alike, and where one lies only the journey brings something, 4 points. The well may be better: "
        "played on by careful bots under the same luck 100 times, it ended 4.2 points further ahead (1.3 to 7.1).",
        lambda: common_turn(
            {"travel": ["brown"], "grain": ["brown"], "market": ["brown"]},
            time=1,
            coins=1,
            prestige=4,
            grain=5,
            farm=[1, 2, 2],
            unborn=[3, 3, 4, 4],
            goods={"wagon": 2},
            cubes={"brown": 2},
        ),
        accept=["take:travel:brown send:north_near:*", "well"],
    ),
    Position(
        "travel on in the middle of the game",
        "Again only the journey brings something: a second city, 5 points for 2 time, a wagon and two cubes.",
        lambda: common_turn(
            {"travel": ["orange"], "grain": ["orange"], "market": ["orange"]},
            time=1,
            coins=1,
            prestige=7,
            grain=5,
            farm=[1, 2],
            unborn=[3, 3, 4, 4],
            members={"2b": "north_near"},
            cities=["north_near"],
            goods={"wagon": 1},
            cubes={"orange": 2},
        ),
        accept=["take:travel:orange move:north_near:south_near:2"],
    ),
    Position(
        "bring somebody home to an empty farm",
        "Nobody is at home and nobody unborn, so nothing can be done; the smith, whose plow is made, is needed there.",
        lambda: common_turn(
            {"family": ["brown"], "grain": ["brown"], "church": ["brown"], "travel": ["brown"]},
            time=2,
            coins=1,
            prestige=9,
            grain=4,
            farm=[],
            members={"3a": "smithy", "4a": "chamber_3", "2a": "chronicle_farm", "2b": "chronicle_crafts"},
            goods={"plow": 1, "wagon": 1},
            cubes={"brown": 2},
        ),
        accept=["take:family:brown recall:smithy:3"],
    ),
    Position(
        "no grain for a full barn",
        "A harvest onto five grain brings nothing, and the cubes are all alike: a child is born instead.",
        lambda: common_turn(
            {"grain": ["pink"], "family": ["pink"]},
            time=3,
            coins=1,
            prestige=4,
            grain=5,
            farm=[1, 2],
            unborn=[2, 3, 3, 4, 4],
        ),
        accept=["take:family:pink birth"],
    ),
)

POSITIONS: Final = (*COUNTED, *JUDGED)
