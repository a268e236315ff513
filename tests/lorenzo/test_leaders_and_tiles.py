"""Every leader and every excommunication tile is used, and does what the tables of ``printed.py`` say.

Like the cards in ``test_cards.py``. L-01, L-84, L-101 to L-120, L-131 to L-144
"""

from collections.abc import Callable

import pytest

from tests.lorenzo.printed import (
    LEADER_CARDS,
    TILE_NAMES,
    TYPES,
    of_type,
)
from tests.lorenzo.scene import Scene
from tests.lorenzo.test_cards import BARE

# -- leaders --------------------------------------------------------------------------------------------------


class Table:
    """Makes positions in which player 0 has a leader's ability: his own, copied, or not at all."""

    def __init__(self, leader: str, how: str) -> None:
        self.leader = leader
        self.how = how

    def scene(self, stock: str = "", **player: object) -> Scene:
        scene = Scene(2, advanced=True)
        if self.how == "own":
            scene.player(0, leaders=[self.leader])
        elif self.how == "copied":
            scene.player(1, leaders=[self.leader]).player(0, "35v", hand=["lorenzo_de_medici"]).turn(0)
            scene.play_leader("lorenzo_de_medici", copy=self.leader)
        return scene.player(0, stock, **player)  # type: ignore[arg-type]

    def activate(self, scene: Scene, member: str = "") -> Scene:
        return scene.activate("lorenzo_de_medici" if self.how == "copied" else self.leader, member)


def gains(table: Table) -> object:
    scene = table.scene().turn(0)
    if table.how == "none":
        return ""
    table.activate(scene)
    if scene.asked == "Privilege":
        scene.privilege("military")
    return scene.has(0)


def sforza(table: Table) -> object:
    scene = table.scene("9h", cards=["farmer", "peasant", "woods", "village", "province"]).turn(0)
    return [] if table.how == "none" else table.activate(scene).bonus_amounts("harvest")


def leonardo(table: Table) -> object:
    scene = table.scene("9h", cards=["artisan", "scholar", "garden", "cathedral", "palace"]).turn(0)
    return [] if table.how == "none" else table.activate(scene).bonus_amounts("production")


def montefeltro(table: Table) -> object:
    scene = table.scene("9h").tower("territory", None, None, None, "woods").dice(white=2, black=3).turn(0)
    if table.how != "none":
        table.activate(scene, "white")
    return [scene.amounts(member, "territory:4") for member in ("white", "black", "neutral")]


def ariosto(table: Table) -> object:
    scene = table.scene().at("market:1", 1, "white").at("harvest:small", 1, "black").dice(white=1).turn(0)
    return [scene.can("white", space) for space in ("market:1", "harvest:small", "market:3")]


def brunelleschi(table: Table) -> object:
    scene = table.scene("4c").tower("territory", "commercial_hub").at("territory:2", 1, "white").dice(white=1)
    return scene.turn(0).go("white", "territory:1").has(0)


def pico(table: Table) -> object:
    scene = table.scene("9w 9s 9c").tower("building", "bank").dice(white=1)
    return scene.turn(0).go("white", "building:1").has(0)


def sisto(table: Table) -> object:
    scene = table.scene("4f").tiles("1.1", "2.1", "3.1").round_number(4)
    scene.s.stack.clear()
    return scene.report().support_church().has(0)


def members(table: Table) -> object:
    scene = table.scene("9h").tower("venture", None, None, None, "sacred_war").player(0, "9h 15m")
    scene.dice(white=1, black=2, orange=6).turn(0)
    return [scene.amounts(member, "venture:4")[0] for member in ("white", "black", "orange", "neutral")]


def cesare(table: Table) -> object:
    scene = table.scene(cards=of_type("territory")[:5]).tower("territory", "colony").dice(white=1).turn(0)
    return scene.can("white", "territory:1")


def santa_rita(table: Table) -> object:
    scene = table.scene("12m").tower("venture", "military_conquest").dice(white=1)
    return scene.turn(0).go("white", "venture:1").has(0)


EXERCISES: dict[str, tuple[Callable[[Table], object], object, object]] = {
    "francesco_sforza": (sforza, [], [0, 1, 2, 5]),
    "ludovico_ariosto": (ariosto, [False, False, False], [True, True, False]),
    "filippo_brunelleschi": (brunelleschi, "1c", "4c"),
    "federico_da_montefeltro": (montefeltro, [[5], [4], [7]], [[1], [4], [7]]),
    "girolamo_savonarola": (gains, "", "1f"),
    "giovanni_dalle_bande_nere": (gains, "", "1w 1s 1c"),
    "sandro_botticelli": (gains, "", "2m 1v"),
    "michelangelo_buonarroti": (gains, "", "3c"),
    "ludovico_iii_gonzaga": (gains, "", "2m"),
    "leonardo_da_vinci": (leonardo, [], [1, 2, 6]),
    "pico_della_mirandola": (pico, "8w 6s 6c 7v", "8w 6s 9c 7v"),
    "sisto_iv": (sisto, "4v", "9v"),
    "lucrezia_borgia": (members, [6, 5, 1, 7], [4, 3, 0, 7]),
    "sigismondo_malatesta": (members, [6, 5, 1, 7], [6, 5, 1, 4]),
    "ludovico_il_moro": (members, [6, 5, 1, 7], [2, 2, 2, 7]),
    "cesare_borgia": (cesare, False, True),
    "santa_rita": (santa_rita, "3w 3s 3c 6m", "6w 6s 6c 6m"),
    "cosimo_de_medici": (gains, "", "3h 1v"),
    "bartolomeo_colleoni": (gains, "", "4v"),
}
"""What is done with each leader, and what comes of it without him and with him."""


@pytest.mark.parametrize("leader", EXERCISES)
@pytest.mark.parametrize("how", ["none", "own", "copied"])
def test_every_leader_played_or_copied(leader: str, how: str) -> None:
    """L-84, L-101 to L-120: with the ability his own, or copied by Lorenzo de' Medici, or not there."""
    exercise, without, with_him = EXERCISES[leader]
    assert exercise(Table(leader, how)) == (without if how == "none" else with_him)


def test_every_leader_is_exercised() -> None:
    """L-84: all but the copier, who is in each of them."""
    assert {*EXERCISES, "lorenzo_de_medici"} == set(LEADER_CARDS)


@pytest.mark.parametrize("leader", LEADER_CARDS)
def test_every_leader_works_once_a_round_or_for_good(leader: str) -> None:
    """L-82, L-83: only those that work once a round can be activated."""
    scene = Scene(2, advanced=True).player(0, "9h", leaders=[leader]).turn(0)
    offered = any(token.startswith(f"activate:{leader}") for token in scene.options())
    if leader != "lorenzo_de_medici":
        assert offered == LEADER_CARDS[leader].once


# -- excommunication tiles ------------------------------------------------------------------------------------


def market(scene: Scene, space: str) -> object:
    return scene.dice(white=1).turn(0).go("white", space).has(0)


def wood(scene: Scene) -> object:
    return scene.tower("territory", "forest").dice(white=1).turn(0).go("white", "territory:1").has(0)


def servants(scene: Scene, space: str) -> object:
    kind = space.split(":")[0]
    if kind in TYPES:
        scene.tower(kind, *[None] * (int(space[-1]) - 1), BARE[kind])
    scene.player(0, "9w 9s 20h 20c").dice(white=3, black=3).turn(0)
    return [scene.amounts(member, space)[0] for member in ("white", "neutral")]


def open_market(scene: Scene) -> object:
    return scene.dice(white=1).turn(0).can("white", "market:1")


def first_turn(scene: Scene) -> object:
    return scene.player(0, "9h").player(1, "9h").round_number(5).actions().to_move


def final(scene: Scene) -> object:
    cards = [*of_type("territory")[:3], *of_type("character")[:2], "hiring_recruits", "barracks"]
    return scene.player(0, "3w 1s 2h 4c 7m 26v", cards=cards).player(1, "25m").score().total(0)


WHOLE = 26 + 1 + 3 + 4 + 2 + 2
"""VP, three territories, two characters, the venture, the second place, 10 resources."""
TILE_EXERCISES: dict[str, tuple[Callable[[Scene], object], object, object]] = {
    "1.1": (lambda scene: market(scene, "market:3"), "2c 3m", "2c 2m"),
    "1.2": (lambda scene: market(scene, "market:3"), "2c 3m", "1c 3m"),
    "1.3": (lambda scene: market(scene, "market:2"), "5h", "4h"),
    "1.4": (wood, "1w", ""),
    "1.5": (lambda scene: servants(scene, "harvest:small"), [0, 1], [1, 4]),
    "1.6": (lambda scene: servants(scene, "production:small"), [0, 1], [1, 4]),
    "1.7": (lambda scene: servants(scene, "territory:3"), [2, 5], [3, 5]),
    "2.1": (lambda scene: servants(scene, "territory:3"), [2, 5], [6, 9]),
    "2.2": (lambda scene: servants(scene, "building:3"), [2, 5], [6, 9]),
    "2.3": (lambda scene: servants(scene, "character:3"), [2, 5], [6, 9]),
    "2.4": (lambda scene: servants(scene, "venture:3"), [2, 5], [6, 9]),
    "2.5": (open_market, True, False),
    "2.6": (lambda scene: servants(scene, "territory:3"), [2, 5], [4, 10]),
    "2.7": (first_turn, 0, 1),
    "3.1": (final, WHOLE, WHOLE - 3),
    "3.2": (final, WHOLE, WHOLE - 4),
    "3.3": (final, WHOLE, WHOLE - 1),
    "3.4": (final, WHOLE, WHOLE - 5),
    "3.5": (final, WHOLE, WHOLE - 7),
    "3.6": (final, WHOLE, WHOLE - 2),
    "3.7": (final, WHOLE, WHOLE - 10),
}


@pytest.mark.parametrize("number", TILE_NAMES)
@pytest.mark.parametrize("who", ["nobody", "me", "another"])
def test_every_tile(number: str, who: str) -> None:
    """L-131 to L-144, L-56: it does what it does, to the excommunicated only."""
    exercise, without, hit = TILE_EXERCISES[number]
    scene = Scene(4).tiles("1.1", "2.1", "3.1").tiles(number)
    if who != "nobody":
        scene.player(0 if who == "me" else 2, tiles=[number])
    assert exercise(scene) == (hit if who == "me" else without)
