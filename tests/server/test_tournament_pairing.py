"""Who sits together in a tournament, and who stands where: laws of pairings, and standings counted by hand."""

import random
from collections import Counter
from fractions import Fraction
from itertools import combinations

import pytest

from armorial.server.tournaments import pairing
from armorial.server.tournaments.pairing import (
    Effort,
    Group,
    Meetings,
    Past,
    Round,
    grouped,
    round_robin,
    sizes,
    swiss,
    without,
)
from armorial.server.tournaments.standings import Game, Played, standings

ANY = frozenset((2, 3, 4))


def everybody_sits_once(planned: Round, people: int) -> bool:
    return sorted([*planned.byes, *(person for table in planned.tables for person in table)]) == list(range(people))


def second_meetings(tables: list[Group], met: Meetings) -> int:
    return sum(met[frozenset(pair)] > 0 for table in tables for pair in combinations(table, 2))


@pytest.mark.parametrize(
    ("people", "seats", "expected"),
    [
        (6, 2, (2, 2, 2)),
        (7, 2, (2, 2, 2)),
        (4, 3, (2, 2)),
        (7, 3, (3, 2, 2)),
        (5, 4, (3, 2)),
        (9, 4, (3, 3, 3)),
        (13, 4, (4, 3, 3, 3)),
        (1, 4, None),
    ],
)
def test_tables_are_as_large_and_as_even_as_they_can_be(
    people: int, seats: int, expected: tuple[int, ...] | None
) -> None:
    assert sizes(people, seats, ANY) == expected


def test_a_game_for_four_only_lets_the_others_rest() -> None:
    assert sizes(10, 4, frozenset([4])) == (4, 4)


@pytest.mark.parametrize(
    ("people", "seats", "rounds"), [(16, 2, 7), (15, 2, 7), (9, 3, 2), (16, 4, 3), (13, 4, 3), (64, 2, 9)]
)
def test_a_swiss_tournament_seats_everybody_once_and_nobody_meets_again(people: int, seats: int, rounds: int) -> None:
    chance = random.Random(people * 10 + seats)
    past, points = Past(), dict.fromkeys(range(people), 0.0)
    for _ in range(rounds):
        order = sorted(points, key=lambda person: -points[person])
        planned = swiss(order, seats, ANY, past)
        assert everybody_sits_once(planned, people)
        assert second_meetings(planned.tables, past.met) == 0
        past.add(planned.tables, planned.byes)
        for table in planned.tables:
            for place, person in enumerate(chance.sample(table, len(table))):
                points[person] += place / (len(table) - 1)
    assert max(past.byes.values(), default=0) <= 1, "nobody rests twice"
    assert sum(past.byes.values()) == (rounds if people % seats and seats == 2 else 0)


def test_with_more_rounds_than_opponents_nobody_rests_or_meets_much_more_often_than_others() -> None:
    past = Past()
    for _ in range(10):  # five people: everybody has met everybody after five rounds
        past.add((planned := swiss(range(5), 2, ANY, past)).tables, planned.byes)
    assert set(past.byes.values()) == {2}
    assert set(past.met.values()) == {2}


def test_neighbours_in_the_standings_sit_together() -> None:
    assert swiss([3, 1, 0, 2], 2, ANY, Past()).tables == [(3, 1), (0, 2)]
    past = Past(Counter([frozenset((3, 1))]))
    assert swiss([3, 1, 0, 2], 2, ANY, past).tables == [(3, 0), (1, 2)]


def sit_together(planned: Round, one: int, other: int) -> bool:
    return any({one, other} <= set(table) for table in planned.tables)


def test_people_who_want_to_stay_apart_do_not_meet_while_that_can_be_avoided() -> None:
    apart = frozenset([frozenset((0, 1))])
    past = Past(apart=apart)
    assert swiss([0, 1, 2, 3], 2, ANY, past).tables == [(0, 2), (1, 3)]
    for _ in range(6):  # rather a third meeting with others
        past.add((planned := swiss(range(4), 2, ANY, past)).tables, planned.byes)
        assert not sit_together(planned, 0, 1)
    past = Past(apart=apart)
    for _ in range(4):
        past.add((planned := swiss(range(6), 3, ANY, past)).tables, planned.byes)
        assert not sit_together(planned, 0, 1)


def test_a_bye_keeps_people_apart_too_but_nobody_gets_one_before_their_turn() -> None:
    apart = frozenset([frozenset((0, 1))])
    past = Past(apart=apart)
    planned = swiss([0, 1, 2], 2, ANY, past)
    assert (planned.tables, planned.byes) == ([(0, 2)], [1]), "the lowest of those who can have it"
    past.add(planned.tables, planned.byes)
    planned = swiss([0, 1, 2], 2, ANY, past)
    assert (planned.tables, planned.byes) == ([(1, 2)], [0])
    past.add(planned.tables, planned.byes)
    planned = swiss([0, 1, 2], 2, ANY, past)
    assert (planned.tables, planned.byes) == ([(0, 1)], [2]), "there is no other way"


def test_small_tables_go_round() -> None:
    past = Past()
    for _ in range(7):  # of seven people, four sit at tables for two while three sit at a table for three
        past.add((planned := swiss(range(7), 3, ANY, past)).tables, planned.byes)
    assert max(past.short.values()) - min(past.short.values()) <= 2, "evenly, but not at the price of meeting again"


def rounds_without_second_meetings(left: tuple[int, ...], size: int, met: Meetings) -> bool:
    """Whether there is one, by trying all."""
    if not left:
        return True
    first, *others = left
    for more in combinations(others, size - 1):
        if any(met[frozenset(pair)] for pair in combinations((first, *more), 2)):
            continue
        if rounds_without_second_meetings(tuple(person for person in others if person not in more), size, met):
            return True
    return False


@pytest.mark.parametrize(("people", "size"), [(8, 2), (10, 2), (9, 3), (12, 3)])
def test_a_round_without_second_meetings_is_found_if_there_is_one(people: int, size: int) -> None:
    chance = random.Random(people + size)
    both = Counter[bool]()
    for _ in range(12):
        met: Meetings = Counter()
        for _ in range(chance.randint(1, (people - 1) // (size - 1))):  # rounds that were drawn by lot
            mixed = chance.sample(range(people), people)
            for begin in range(0, people, size):
                met.update(map(frozenset, combinations(mixed[begin : begin + size], 2)))
        possible = rounds_without_second_meetings(tuple(range(people)), size, met)
        tables = grouped(range(people), [size] * (people // size), met, Effort())
        assert (second_meetings(tables, met) == 0) == possible
        both[possible] += 1
    assert both[True] >= 2, "the test has tried both"


def test_where_second_meetings_cannot_be_avoided_there_are_few_and_no_third_ones() -> None:
    met: Meetings = Counter({frozenset(pair): 1 for pair in combinations(range(6), 2)})
    met[frozenset((0, 1))] = met[frozenset((2, 3))] = 2
    tables = grouped([0, 1, 2, 3, 4, 5], [2, 2, 2], met, Effort())
    assert all(met[frozenset(table)] == 1 for table in tables)


@pytest.mark.parametrize("people", [3, 4, 7, 8, 16])
def test_in_a_round_robin_of_two_everybody_meets_everybody_once(people: int) -> None:
    met: Meetings = Counter()
    rests = Counter[int]()
    rounds = round_robin(people, 2, ANY)
    for planned in rounds:
        assert everybody_sits_once(planned, people)
        met.update(map(frozenset, planned.tables))
        rests.update(planned.byes)
    assert len(rounds) == people - 1 + people % 2
    assert len(met) == people * (people - 1) // 2
    assert set(met.values()) == {1}
    assert set(rests.values()) == ({1} if people % 2 else set())


@pytest.mark.parametrize(("people", "seats", "most"), [(9, 3, 4), (5, 3, 6), (8, 4, 5), (16, 4, 10), (13, 3, 11)])
def test_in_a_round_robin_of_more_everybody_meets_everybody(people: int, seats: int, most: int) -> None:
    past = Past()
    rounds = round_robin(people, seats, ANY)
    for planned in rounds:
        assert everybody_sits_once(planned, people)
        past.add(planned.tables, planned.byes)
    assert len(past.met) == people * (people - 1) // 2
    assert len(rounds) <= most
    assert not past.byes


def test_whoever_leaves_a_round_robin_leaves_their_opponent_a_bye() -> None:
    planned = Round([(0, 1), (2, 3, 4)], [5])
    assert without(planned, {1, 4}, ANY) == Round([(2, 3)], [0, 5])
    assert without(planned, {4}, frozenset([3])) == Round([], [0, 1, 2, 3, 5])


# -- standings ------------------------------------------------------------------------------------------------


def game(*players: tuple[int, int, int | None]) -> Game:
    return Game(tuple(Played(*player) for player in players))


def test_points_are_even_between_first_and_last_and_ties_share() -> None:
    four = game((0, 1, 40), (1, 2, 30), (2, 2, 30), (3, 4, 10))
    assert [four.points(player) for player in four.players] == [1, Fraction(1, 2), Fraction(1, 2), 0]
    assert [four.won(player) for player in four.players] == [1, 0, 0, 0]
    shared = game((0, 1, 20), (1, 1, 20))
    assert [shared.points(player) for player in shared.players] == [Fraction(1, 2)] * 2
    assert [shared.won(player) for player in shared.players] == [Fraction(1, 2)] * 2


def test_swiss_standings_by_hand() -> None:
    """Round 1: 0 beats 1, 2 beats 3, 4 rests. Round 2: 0 beats 2, 4 beats 1, 3 rests."""
    games = [
        game((0, 1, 50), (1, 2, 30)),
        game((2, 1, 20), (3, 2, 10)),
        game((0, 1, 40), (2, 2, 40)),
        game((4, 1, 35), (1, 2, 25)),
    ]
    found = standings("swiss", range(5), games, [4, 3])
    assert [(each.rank, each.person, float(each.points)) for each in found] == [
        (1, 0, 2),
        (2, 4, 2),
        (3, 2, 1),
        (4, 3, 1),
        (5, 1, 0),
    ]
    first, second, third, fourth, _ = found
    assert (float(first.breaks["opponents"]), float(second.breaks["opponents"])) == (1, 0), (
        "0 met those with 0 and 1 points"
    )
    assert (float(third.breaks["opponents"]), float(fourth.breaks["opponents"])) == (3, 1)
    assert first.breaks["share"] == Fraction(90, 160)
    assert (second.played, second.byes) == (1, 1)


def test_round_robin_ties_are_decided_by_whom_one_has_beaten() -> None:
    """0 and 1 have a victory each; 0 has beaten the one with more points."""
    games = [game((0, 1, 9), (2, 2, 8)), game((1, 1, 9), (3, 2, 8)), game((2, 1, 9), (3, 2, 8))]
    found = {each.person: each for each in standings("round_robin", range(4), games, [])}
    assert (float(found[0].breaks["beaten"]), float(found[1].breaks["beaten"])) == (1, 0)
    assert found[0].rank < found[1].rank


def test_whom_nothing_decides_between_share_a_rank() -> None:
    found = standings("swiss", range(4), [game((0, 1, None), (1, 2, None)), game((2, 1, None), (3, 2, None))], [])
    assert [(each.rank, each.person) for each in found] == [(1, 0), (1, 2), (3, 1), (3, 3)]
    assert all(each.breaks["share"] == 0 for each in found), "games without scores say nothing"


def test_many_who_want_to_stay_apart_are_paired_within_bounds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Version 0.15 tried for minutes, with the thread that makes everybody's tables, where half of all 64 had blocked
    each other."""
    spent: list[Effort] = []

    def limited() -> Effort:
        spent.append(Effort(looks=30_000, trials=3_000))
        return spent[-1]

    monkeypatch.setattr(pairing, "Effort", limited)
    chance = random.Random(1)
    pairs = [frozenset(pair) for pair in combinations(range(64), 2)]
    past = Past(apart=frozenset(chance.sample(pairs, 1024)))
    planned = swiss(range(64), 4, frozenset([2, 3, 4]), past)
    assert sorted(person for table in planned.tables for person in table) == list(range(64))
    (effort,) = spent
    assert (effort.looks, effort.trials) == (0, 0), "it has tried as much as it may"
