"""Positions with answers that any good player accepts or rejects: that they are sound, and that bots know them."""

import random
from typing import Any, Final

import pytest

from armorial.games.legacy.components import FRIENDS
from tests.both import compiled
from tests.bots.playing import play_on
from tests.bots.positions import village
from tests.bots.positions.position import ANYWHERE, Position, start
from tests.bots.positions.solve import TooManyPositions, beginnings, best_lines, rounded, values
from tests.bots.positions.suite import SUITES, Try, report, share, tries
from tests.bots.positions.village import last_mass
from tests.legacy.scene import Scene as LegacyScene
from tests.lorenzo.scene import Scene as LorenzoScene
from tests.scenes import AnyScene
from tests.village.scene import Scene as VillageScene

ENOUGH: Final = 0.9
"""The share of positions that a level must pass."""
FEWEST: Final = 20
ALL: Final = [(game, position) for game, positions in SUITES.items() for position in positions]


def named(positions: list[tuple[str, Position]]) -> pytest.MarkDecorator:
    """A test for each position, by its name."""
    return pytest.mark.parametrize(
        "position", [pytest.param(position, id=f"{game}: {position.name}") for game, position in positions]
    )


# -- the suite is sound ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("game", SUITES)
def test_every_game_has_enough_positions(game: str) -> None:
    names = [position.name for position in SUITES[game]]
    assert len(names) >= FEWEST
    assert len(set(names)) == len(names)
    assert sum(position.counted for position in SUITES[game]) >= FEWEST // 2


@named(ALL)
def test_a_position_has_answers_to_accept_and_to_reject(position: Position) -> None:
    """Every line can be played, and a bot can go right and wrong."""
    assert bool(position.accept) != bool(position.reject)
    assert position.why.endswith(".")
    game, s, seat = start(position)
    played = [line for line, _ in beginnings(game, s, seat, position.depth)]
    for line in (*position.accept, *position.reject):
        alone = Position("", "", position.scene, accept=[line.removeprefix(f"{ANYWHERE} ")])
        assert any(alone.allows(other) for other in played), f"'{line}' is not possible"
    assert any(position.allows(line) is not False for line in played)
    assert any(position.allows(line) is False for line in played)


@named(ALL)
def test_every_piece_is_in_one_place(position: Position) -> None:
    """A position that could not come up is no argument."""
    scene: AnyScene[Any] = position.scene()
    if isinstance(scene, VillageScene):
        assert min(scene.s.supply) >= 0
    elif isinstance(scene, LorenzoScene):
        floors = [card for tower in scene.towers().values() for card in tower if card is not None]
        cards = [*floors, *scene.cards(0), *scene.cards(1)]
        assert len(set(cards)) == len(cards)
    elif isinstance(scene, LegacyScene):
        seats = range(scene.s.seats)
        people = [scene.card(seat, person) for seat in seats for person in range(scene.size(seat))]
        friends = [*scene.in_row(), *scene.thrown(), *(FRIENDS[card] for card in scene.s.deck)]
        friends += [name for seat in seats for name in scene.hand(seat)] + [name for name in people if name in FRIENDS]
        assert len(set(friends)) == len(friends)


@named([(game, position) for game, position in ALL if not position.counted])
def test_a_position_can_be_played_to_the_end(position: Position, rng: random.Random) -> None:
    """Every card is where it can be drawn from, as in a real game."""
    game, s, _ = start(position)
    play_on(game, s, rng, 10_000)
    assert game.asked(s) is None


@named([(game, position) for game, position in ALL if position.counted])
def test_counted_answers_are_the_best(position: Position) -> None:
    """Proved by playing everything to the end: what is accepted is the best, and all that is."""
    best, others = best_lines(position)
    assert all(position.allows(line) for line in best)
    assert not any(position.allows(line) for line in others)


# -- lines of answers -----------------------------------------------------------------------------------------


def test_a_line_stands_for_all_moves_that_begin_with_it() -> None:
    position = Position("", "", VillageScene, accept=["take:* mill", "none"])
    assert position.allows(("none",))
    assert position.allows(("take:crafts:pink", "mill", "more"))
    assert position.allows(("take:crafts:pink",)) is None
    assert position.allows(("take:crafts:pink", "decline")) is False
    assert position.allows(("well",)) is False


def test_what_is_rejected_may_come_at_any_time() -> None:
    position = Position("", "", VillageScene, reject=["... discard:*", "pass"])
    assert position.allows(("pass",)) is False
    assert position.allows(("member:white", "council", "discard:sisto_iv")) is False
    assert position.allows(("member:white", "council")) is None


# -- the solver -----------------------------------------------------------------------------------------------


def test_the_solver_averages_what_is_drawn() -> None:
    """Bought out: 6 prestige, a coin, 2 for the window, 2 for the most members. Else it is drawn four times in five."""
    mass = last_mass(rival=30, coins=2, prestige=6, farm=[2], members={"3a": "bag"})
    found = values(Position("", "", lambda: mass, accept=["done"]))
    bought = 6 + 1 + 2 + 2 - 30
    assert {line: rounded(value) for line, value in found.items()} == {
        ("buy-out:3",): (0.0, bought),
        ("done",): (0.0, rounded((0.0, 0.8 * (bought + 1) + 0.2 * (6 + 2 - 30)))[1]),
    }


def test_the_solver_fears_what_the_others_can_do() -> None:
    """Two customers, and the other player can serve either, once: what is left for them counts."""
    scene = VillageScene(2).player(0, coins=0, prestige=5, farm=[2], goods={"horse": 1, "plow": 1}, grain=3)
    scene.player(1, coins=0, prestige=5, farm=[2], goods={"horse": 1, "plow": 1}, grain=3, cubes={"green": 1})
    scene.market(["horse_plow", "3_grain", None], pile=[]).ending().turn(0, {"market": ["pink"]}).play(
        "take:market:pink"
    )
    found = values(Position("", "", lambda: scene, accept=["pass"]))
    assert found == {("serve:horse_plow",): (1.0, 6 - 3), ("serve:3_grain",): (0.0, 3 - 6), ("pass",): (0.0, -6)}


def test_the_solver_says_when_there_is_too_much_to_count() -> None:
    start_of_game = Position("", "", lambda: VillageScene.started(2), accept=["take:*"])
    with pytest.raises(TooManyPositions):
        values(start_of_game, limit=300)


# -- bots -----------------------------------------------------------------------------------------------------


class TestBots:
    """With fixed seeds and iterations, not seconds; the interpreted engine would take minutes."""

    __test__ = compiled()

    @pytest.mark.parametrize("level", ["strong", "master"])
    @pytest.mark.parametrize("game", SUITES)
    def test_bots_know_most_positions(self, game: str, level: str) -> None:
        """And where the end can be counted, the master knows all of them."""
        found = tries(level, SUITES[game])
        words = "\n".join(report(game, level, found))
        assert share(found) >= ENOUGH, words
        assert level != "master" or all(each.passed for each in found if each.position.counted), words


def test_a_report_says_what_was_missed() -> None:
    position = next(p for p in village.POSITIONS if p.name == "the last coin buys prestige")
    wrong = Try(position, ("none",), passed=False)
    assert report("village", "careful", [wrong]) == [
        "village  careful  0 of 1 (0%): counted 0 of 1, judged 0 of 0",
        f"    {position.name} (counted): none; better {position.accept[0]}",
    ]
