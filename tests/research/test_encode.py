"""Observations: nothing hidden is in them, what matters is, and every number is where its field says."""

import json
import random
from collections.abc import Callable
from hashlib import sha256
from typing import Any

import numpy as np
import pytest

from armorial.games import load_game
from armorial.games.legacy import state as legacy
from armorial.games.lorenzo import state as lorenzo
from armorial.games.troyes import state as troyes
from armorial.games.village import state as village
from armorial.kernel.contract import Game
from armorial.kernel.pools import determinize, unseen
from armorial.kernel.shared import replaced
from armorial.research.encode import has_own_encoder, make_encoder
from armorial.research.encode.layout import Encoder
from armorial.research.observing import lows_and_highs, named, numbers, scale_of
from tests.research.cases import CASES as ALL_CASES
from tests.research.cases import Case, play_at, states

CASES = [case for case in ALL_CASES if has_own_encoder(case.game)]
"""What the others have is tried in test_generic.py."""
LAYOUTS = {
    "village": (1, 569, "92fe746c8bd01ea2"),
    "lorenzo": (2, 1157, "e85f5a924f9b78a2"),
    "troyes": (1, 747, "52a07f3d1b0781d9"),
    "legacy": (2, 2184, "2c60c6ab9e2add75"),
}
"""Of each game with two seats: the encoder's version, its size, and the sum of its fields. If a layout changes, raise
the encoder's VERSION: what others have learnt with the old one must not be read with the new one."""

Encode = Callable[[Any, int], list[int]]


def hides(encode: Encode, game: Game[Any], s: Any, seat: int, rng: random.Random) -> bool:
    """The law: however hidden cards are dealt, the seat observes the same."""
    return encode(determinize(game, s, seat, rng), seat) == encode(s, seat)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_nothing_hidden_is_observed_at_any_step(case: Case) -> None:
    encoder = make_encoder(load_game(case.game), case.seats)
    low, high = lows_and_highs(encoder)
    rng = random.Random(1)
    steps = 0
    for game, s in states(case, 1):
        for seat in range(case.seats):
            assert hides(encoder.encode, game, s, seat, rng), f"step {steps}, seat {seat}, {s.stack[-1:]}"
        row = np.array(encoder.encode(s, steps % case.seats))
        assert row.shape == (encoder.size,), s.stack[-1:]
        wrong = [f.name for f in encoder.fields if _outside(row, low, high, f.start, f.size)]
        assert wrong == [], s.stack[-1:]
        steps += 1
    assert steps > 30


def _outside(row: Any, low: Any, high: Any, start: int, size: int) -> bool:
    part = slice(start, start + size)
    return bool((row[part] < low[part]).any() or (row[part] > high[part]).any())


UNSEEN = [
    ("village", "customer", "own.unseen"),
    ("lorenzo", "leader", "own.unseen"),
    ("troyes", "character", "own.unseen"),
    ("legacy", "friend", "own.unseen"),
    ("legacy", "mission", "own.unseen_missions"),
]


@pytest.mark.parametrize(("game", "kind", "field"), UNSEEN)
def test_what_a_seat_has_not_seen_is_told_as_a_set(game: str, kind: str, field: str) -> None:
    """Exactly the cards that the kernel deals anew for the seat."""
    case = Case(game, 3, {"advanced": "on"} if game == "lorenzo" else {})
    encoder = make_encoder(load_game(game), 3)
    sizes = set()
    for rules, s in states(case, 5):
        if not s.stack:
            break
        told = named(encoder, numbers(encoder, s, 1))[field]
        assert [card for card, there in enumerate(told) if there] == unseen(rules, s, 1, kind)
        sizes.add(sum(told))
    assert len(sizes) > 1


def test_the_law_would_notice_a_leak() -> None:
    """Something that shows another seat's tiles: the law says so before the game is over."""
    game = load_game("village")
    encoder = make_encoder(game, 2)

    def leaking(s: Any, seat: int) -> list[int]:
        out: list[int] = []
        encoder.write_own(s, 1 - seat, out)
        return out

    rng = random.Random(1)
    noticed = [not hides(leaking, game, s, 0, rng) for _, s in states(Case("village", 2, {}), 4) if s.stack]
    assert any(noticed)


def test_points_of_others_are_secret_in_troyes() -> None:
    """They are no cards, so dealing anew does not hide them: nobody may see them all the same. T-09"""
    play = play_at(Case("troyes", 3, {}), 1, 40)
    encoder = play.setting.encoder
    before = [encoder.encode(play.state, seat) for seat in range(3)]
    state: Any = play.state
    state.players[1][troyes.VP] += 7
    after = [encoder.encode(play.state, seat) for seat in range(3)]
    assert after[0] == before[0]
    assert after[2] == before[2]
    assert changed(encoder, before[1], after[1]) == {"own.vp"}


# -- what matters is in them -----------------------------------------------------------------------------------------


def changed(encoder: Encoder[Any], before: list[int], after: list[int]) -> set[str]:
    """The fields in which two observations differ."""
    return {
        field.name
        for field in encoder.fields
        if before[field.start : field.start + field.size] != after[field.start : field.start + field.size]
    }


Change = Callable[[Any], None]


def add(who: int, index: int, n: int = 1) -> Change:
    """A number of a player becomes larger."""

    def change(s: Any) -> None:
        s.players[who][index] += n

    return change


def flip(who: int, index: int, bit: int) -> Change:
    """A thing of a set of a player comes or goes."""

    def change(s: Any) -> None:
        s.players[who][index] ^= 1 << bit

    return change


def put(name: str, index: int | None, value: Any) -> Change:
    """A number of the position gets a value."""

    def change(s: Any) -> None:
        if index is None:
            setattr(s, name, type(getattr(s, name))(value))
        else:
            values = list(getattr(s, name))  # clones may share it
            values[index] = value
            setattr(s, name, type(getattr(s, name))(values))

    return change


def move_member(s: Any) -> None:
    """A man leaves the farm for a workshop."""
    me = s.players[1]
    at = me.index(village.FARM, village.SPANS[0][1])
    me[at] = village.WORKSHOP


def open_stall(s: Any) -> None:
    s.stalls[0], s.queue[0] = s.queue[0], s.stalls[0]


def swap_order(s: Any) -> None:
    s.order.reverse()


def lay_cube(s: Any) -> None:
    s.banners = replaced(s.banners, s.row[0], (*s.banners[s.row[0]], 1))


def lose_somebody(s: Any) -> None:
    s.trees[1][legacy.STATUS] = legacy.LOST


def to_discards(s: Any) -> None:
    s.discards.append(s.row.pop())


CHANGES: dict[str, list[tuple[Change, set[str]]]] = {
    "village": [
        (add(0, 0), {"player1.coins"}),
        (add(1, village.TIME), {"player0.time"}),
        (add(0, village.PRESTIGE, 3), {"player1.prestige"}),
        (flip(0, village.VISITED, 2), {"player1.cities"}),
        (add(1, village.DUE), {"player0.due"}),
        (move_member, {"player0.members"}),
        (open_stall, {"stalls", "queue"}),
        (put("spaces", 3, 9), {"spaces"}),
        (put("supply", 5, 9), {"supply"}),
        (put("bag", 0, 9), {"bag"}),
        (put("chronicle", 1, 0), {"chronicle"}),
        (put("graves", None, 0), {"graves"}),
        (put("round_number", None, 9), {"round"}),
        (put("last_turns", None, 2), {"end_triggered", "last_turns"}),
        (put("token", None, 0), {"token"}),
    ],
    "lorenzo": [
        *((add(0, index), {f"player1.{name}"}) for index, name in enumerate(("coins", "wood", "stone", "servants"))),
        (add(1, 4), {"player0.military"}),
        (add(0, 5), {"player1.faith"}),
        (add(1, 6, 5), {"player0.vp"}),
        (add(0, lorenzo.BONUS + 2), {"player1.bonus"}),
        (add(0, lorenzo.OFF + 3), {"player1.off"}),
        (add(1, lorenzo.EITHER), {"player0.off_wood_or_stone"}),
        (add(1, lorenzo.COLOURED_ADD), {"player0.coloured_add"}),
        (add(1, lorenzo.NO_MARKET), {"player0.permanent"}),
        (add(1, lorenzo.SUPPORT_VP), {"player0.support_vp"}),
        (flip(0, lorenzo.EXCOMMUNICATED, 1), {"player1.excommunicated"}),
        (flip(0, lorenzo.PLAYED, 7), {"player1.played"}),
        (flip(0, lorenzo.USED, 7), {"player1.used"}),
        (flip(0, lorenzo.DISCARDED, 7), {"player1.discarded"}),
        (flip(0, lorenzo.FEWER, 1), {"player1.fewer"}),
        (swap_order, {"player0.order", "player1.order"}),
        (put("dice", 1, 0), {"dice"}),
        (put("deck", None, 0), {"deck"}),
        (put("towers", 2, -1), {"towers"}),
        (put("round_number", None, 6), {"round"}),
    ],
    "troyes": [
        (add(0, troyes.DENIERS), {"player1.deniers"}),
        (add(1, troyes.INFLUENCE), {"player0.influence"}),
        (add(0, troyes.SUPPLY), {"player1.supply"}),
        (add(0, troyes.RESERVE), {"player1.reserve"}),
        (add(0, troyes.PURSE), {"player1.purse"}),
        (flip(0, troyes.TAKEN, 3), {"player1.events"}),
        (put("dice", 2, 9), {"player1.dice"}),
        (put("dice", 4 * 18, 9), {"neutral_dice"}),
        (put("expelled", 1, 3), {"player0.expelled"}),
        (put("cubes", 4, 3), {"player1.cubes"}),
        (put("stands", 4, 2), {"player1.stands"}),
        (put("stands", 4, troyes.PICTURE), {"player1.picture"}),
        (put("cathedral", 17, 0), {"player1.cathedral"}),
        (put("black", 2, 9), {"black"}),
        (put("enemies", None, 9), {"enemies"}),
        (put("neutral_reserve", None, 0), {"neutral_supply"}),
        (put("discard", None, [5]), {"discarded"}),
        (lay_cube, {"player0.event_cubes", "player0.event_first"}),
        (put("phase", None, troyes.OVER), {"phase"}),
    ],
    "legacy": [
        (add(0, legacy.GOLD), {"player1.gold"}),
        (add(1, legacy.INCOME), {"player0.income"}),
        (add(0, legacy.PRESTIGE), {"player1.prestige"}),
        (add(0, legacy.HONOUR), {"player1.honour"}),
        (add(0, legacy.PAWNS), {"player1.own_pawns"}),
        (add(0, legacy.COMPLETED), {"player1.completed"}),
        (flip(0, legacy.OPEN, 3), {"player1.missions"}),
        (flip(0, legacy.KEPT, 3), {"player1.kept"}),
        (add(0, legacy.OLD_COMPLICATIONS), {"player1.complications"}),
        (flip(0, legacy.LASTING_FRIENDS, 70), {"player1.lasting"}),
        (add(0, legacy.SMILES), {"player1.smiles"}),
        (add(0, legacy.CATHEDRAL), {"player1.cathedral"}),
        (add(0, legacy.BORN + 1), {"player1.born"}),
        (add(0, legacy.EXTRA + 1), {"player1.extra_pawns"}),
        (add(0, legacy.FAMILY + 1), {"player1.nations"}),
        (add(0, legacy.BY_PROFESSION + 1), {"player1.professions"}),
        (lose_somebody, {"player0.people"}),
        (to_discards, {"row", "discards"}),
        (put("pawns", 2, 0), {"pawns"}),
        (put("placed", 2, 9), {"placed"}),
        (put("child_discards", 2, 9), {"child_discards"}),
        (put("acted", 0, 3), {"player1.acted"}),
        (put("titles", None, []), {"titles"}),
        (put("contributions", None, []), {"contributions"}),
    ],
}


@pytest.mark.parametrize("game", CHANGES)
def test_each_change_shows_in_its_own_field(game: str) -> None:
    """Seat 1 observes: player0 is itself, player1 is seat 0."""
    play = play_at(Case(game, 2, {"advanced": "on"} if game == "lorenzo" else {}), 2, 12)
    encoder = play.setting.encoder
    before = encoder.encode(play.state, 1)
    for number, (change, fields) in enumerate(CHANGES[game]):
        s = play.state.clone()
        change(s)
        assert changed(encoder, before, encoder.encode(s, 1)) == fields, f"change {number}"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_different_views_are_different_observations(case: Case) -> None:
    """Over a game: whenever a seat sees something else, it observes something else, but for what is left out."""
    encoder = make_encoder(load_game(case.game), case.seats)
    seat = case.seats - 1
    seen: dict[tuple[int, ...], str] = {}
    before: list[int] = []
    for game, s in states(case, 2):
        row = encoder.encode(s, seat)
        if row == before:
            continue  # nothing that this seat may know has happened; the view is compared when it comes up again
        before = row
        view = json.dumps(_without_what_is_left_out(game.view(s, seat)), sort_keys=True)
        assert seen.setdefault(tuple(row), view) == view, s.stack[-1:]
    assert len(seen) > 25


@pytest.mark.parametrize("game", LAYOUTS)
def test_a_view_does_not_change_while_the_observation_stays(game: str) -> None:
    """The other half: from one step to the next, where the observation is the same, so is the view."""
    case = Case(game, 2, {})
    encoder = make_encoder(load_game(game), 2)
    last: tuple[list[int], str] | None = None
    for rules, s in states(case, 3):
        row = encoder.encode(s, 0)
        view = json.dumps(_without_what_is_left_out(rules.view(s, 0)), sort_keys=True)
        assert last is None or last[0] != row or last[1] == view, s.stack[-1:]
        last = (row, view)


def _without_what_is_left_out(view: dict[str, Any]) -> dict[str, Any]:
    """The view without the orders that the page about the fields says are left out."""
    for player in view["players"]:
        if "cards" in player:
            player["cards"] = {kind: sorted(cards) for kind, cards in player["cards"].items()}
    for event in view.get("events", []):
        cubes = event["cubes"]
        event["cubes"] = {owner: [cubes.count(owner), cubes.index(owner)] for owner in set(cubes)}
    for picked in (view.get("group"), view.get("defence")):
        if picked:
            picked["dice"].sort(key=str)
            picked.get("values", []).sort()
    for standing in view.get("spaces", {}).values():
        if isinstance(standing, list):
            standing.sort(key=lambda one: (one["seat"], one["member"]))
    return view


@pytest.mark.parametrize("case", [case for case in CASES if case.seats > 1], ids=str)
def test_every_seat_is_first_in_its_own_observation(case: Case) -> None:
    play = play_at(case, 3, 10)
    encoder = play.setting.encoder
    rows = [named(encoder, numbers(encoder, play.state, seat)) for seat in range(case.seats)]
    fields = [name.removeprefix("player0.") for name in rows[0] if name.startswith("player0.")]
    assert len(fields) > 5
    for seat, row in enumerate(rows):
        for away in range(case.seats):
            other = rows[(seat + away) % case.seats]
            assert all(row[f"player{away}.{name}"] == other[f"player0.{name}"] for name in fields)
        assert row["asked.seat"].index(1) == (play.seat - seat) % case.seats


def test_the_open_question_is_told_with_what_it_is_about() -> None:
    game = load_game("village")
    encoder = make_encoder(game, 3)
    play = play_at(Case("village", 3, {}), 1, 5)
    s = play.state
    frames: dict[str, Any] = game.frames
    s.stack = [frames["TakeChamber"](2, 3, 1), frames["PayCouncil"](2, (1, 0, 2, 0))]
    row = named(encoder, numbers(encoder, s, 1))
    assert row["asked.question"].index(1) == [q for q in frames if _asks_players(frames[q])].index("PayCouncil")
    assert row["asked.seat"] == [0, 1, 0]
    assert row["stack.PayCouncil"] == [1]
    assert row["stack.PayCouncil.cubes"] == [1, 0, 2, 0]
    assert row["stack.TakeChamber.chamber"] == [3]
    assert row["stack.TakeChamber.seat"] == [2]
    s.stack = [frames["MarketTurn"](0, 0b101, True, False)]
    row = named(encoder, numbers(encoder, s, 1))
    assert row["stack.MarketTurn.still_in"] == [0, 1, 1]
    assert row["stack.MarketTurn.free"] == [1]


def test_dice_of_a_group_are_told_by_district_from_the_own_one_on() -> None:
    game = load_game("troyes")
    encoder = make_encoder(game, 3)
    s = play_at(Case("troyes", 3, {}), 1, 30).state
    act: Any = game.frames["Act"]
    s.stack = [act(2, (act.table.find("die:2:red:3"), act.table.find("die:0:red:3"), 4 * 18), -1)]
    row = named(encoder, numbers(encoder, s, 0))["stack.Act.dice"]
    assert [place for place, n in enumerate(row) if n] == [2, 2 * 18 + 2, 3 * 18]


def _asks_players(frame: Any) -> bool:
    return hasattr(frame, "table") and "weights" not in dir(frame)


@pytest.mark.parametrize("game", LAYOUTS)
def test_a_layout_does_not_change_without_a_new_version(game: str) -> None:
    encoder = make_encoder(load_game(game), 2)
    fields = "\n".join(f"{field.name} {field.size}" for field in encoder.fields)
    assert (encoder.version, encoder.size, sha256(fields.encode()).hexdigest()[:16]) == LAYOUTS[game]
    names = [field.name for field in encoder.fields]
    assert len(set(names)) == len(names)
    scale = scale_of(encoder)
    assert scale.shape == (encoder.size,)
    assert (scale > 0).all()
