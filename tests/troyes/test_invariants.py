"""What holds at every step of whole games, whatever is answered. T-08, T-12, T-22, T-31, T-40, T-45, T-50, T-64, T-73

Random games, with people's options and programs' moves; after every answer all pieces are counted.
"""

import random

import pytest

from tests.troyes.printed import ACTIVITIES, ALL_CITIZENS, ALL_NEUTRALS, EVENTS, INFLUENCE_LIMIT, ROUNDS
from tests.troyes.scene import Scene


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("seed", range(3))
def test_every_piece_is_in_one_place(seats: int, seed: int) -> None:
    """T-08 and the others, to the end of the game."""
    rng = random.Random(f"{seats}/{seed}")
    scene = Scene.started(seats, luck=None)
    rounds: list[int] = []
    vp = [0] * seats
    while scene.s.stack:
        question = scene.question
        if question.seat < 0:
            option = question.sample(scene.s, rng)  # type: ignore[attr-defined]
        else:
            assert scene.s.turn == question.seat, "the view says whose turn it is"
            option = rng.choice(question.options(scene.s) if rng.random() < 0.3 else question.moves(scene.s))
        scene.game.answer(scene.s, option, None)
        people(scene)
        board(scene)
        if scene.round_number() and (not rounds or rounds[-1] != scene.round_number()):
            rounds.append(scene.round_number())
        now = [scene.vp(seat) for seat in range(seats)]
        assert all(after >= before - 8 for before, after in zip(vp, now, strict=True))
        vp = now
    assert rounds == list(range(1, ROUNDS[seats] + 1))
    assert all(scene.purse(seat) == 0 for seat in range(seats))
    assert scene.count_dice() == 0


def people(scene: Scene) -> None:
    for seat in range(scene.s.seats):
        assert scene.citizens(seat) == ALL_CITIZENS
        assert min(scene.supply(seat), scene.reserve(seat), scene.deniers(seat), scene.vp(seat)) >= 0
        assert 0 <= scene.influence(seat) <= INFLUENCE_LIMIT
    buildings = "".join(scene.building(name) for name in ("palace", "bishopric", "city_hall"))
    lying = [scene.lying(name) for name in ("palace", "bishopric", "city_hall")]
    assert buildings.count("n") + sum(one.count("n") for one in lying) + scene.neutrals_left() == ALL_NEUTRALS
    assert all(len(set(one)) == len(one) for one in lying), "two of a colour lie on one building"


def board(scene: Scene) -> None:
    row = scene.s.row
    assert scene.row()[0] == "marauding"
    assert len(set(row)) == len(row)
    for at in row:
        assert len(scene.s.banners[at]) < EVENTS[scene.row()[row.index(at)]].banners
    taken = [scene.s.players[seat][8] for seat in range(scene.s.seats)]
    assert sum(one.bit_count() for one in taken) + len(row) + len(scene.s.deck) + len(scene.s.discard) == 17
    for column in range(1, 7):
        stones = [scene.stone(column, level) for level in (1, 2, 3)]
        assert "".join(stones).rstrip(".").count(".") == 0, "a cube hangs in the air"
    for card in scene.open_cards():
        standing = scene.men(card).replace(".", "")
        assert len(set(standing)) == len(standing)
        if ACTIVITIES[card].kind == "at once":
            assert all(scene.cubes(card, seat) == 0 for seat in range(scene.s.seats))
    for colour in "rwy":
        on_square = [die for d in (*range(scene.s.seats), "n") for die in scene.district(d) if die[0] == colour]
        assert len(on_square) <= 6
