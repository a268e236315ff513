"""Who sits together in a round: plain functions of who has met whom, and of who stands where.

Tables are for two to four. Nobody meets anybody again while that can be avoided: ``grouped`` looks for such a round
from the top of the standings down, and goes back where it leads nowhere. Where it finds none, it exchanges people
between tables for as long as that lets fewer of them meet again. People who want to stay apart count as if they had met
more often than anybody ever does.
"""

import random
from collections import Counter
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, islice
from typing import Final

STEPS: Final = 20_000
"""How many tables are tried in the search for a round without second meetings. It is exact for up to twelve people."""
LOOKS: Final = 500_000
"""At how many pairs the searches for one round look in all: about a quarter of a second. Where very many people want to
stay apart there may be hardly any table, and they would look for ever …"""
TRIALS: Final = 30_000
"""… and so many exchanges of two people are tried, about half a second."""
STARTS: Final = 6
"""From how many orders a round with second meetings is looked for."""
APART: Final = 1000
"""As how many meetings it counts that two people want to stay apart."""
OTHER_BYES: Final = 8
"""How many other ways to give byes are tried, where people sit together who want to stay apart."""

Meetings = Counter[frozenset[int]]
"""How often two people have met."""
Group = tuple[int, ...]


@dataclass
class Past:
    """What the rounds so far have been."""

    met: Meetings = field(default_factory=Counter)
    byes: Counter[int] = field(default_factory=Counter)
    short: Counter[int] = field(default_factory=Counter)
    """How often somebody sat at a table that was smaller than others."""
    apart: frozenset[frozenset[int]] = frozenset()
    """Pairs of people of whom one has blocked the other."""

    @property
    def against(self) -> Meetings:
        """What speaks against two people sitting together."""
        return self.met + Counter(dict.fromkeys(self.apart, APART))

    def add(self, groups: Sequence[Group], byes: Collection[int]) -> None:
        full = max(map(len, groups), default=0)
        for group in groups:
            self.met.update(map(frozenset, combinations(group, 2)))
            if len(group) < full:
                self.short.update(group)
        self.byes.update(byes)


@dataclass
class Effort:
    """How much may still be tried for a round. Then the best that was found is good enough."""

    looks: int = LOOKS
    trials: int = TRIALS


@dataclass(frozen=True)
class Round:
    """The tables of a round, from the top down, and who has a bye."""

    tables: list[Group]
    byes: list[int]


@cache
def sizes(people: int, seats: int, possible: frozenset[int]) -> tuple[int, ...] | None:
    """How large the tables are, larger ones first: as few people have a bye as possible, then there are as few tables
    as possible, as even as possible. ``possible`` are the numbers of players that the game knows. None if there is no
    table at all."""
    for seated in range(people, 1, -1):
        for tables in range(-(-seated // seats), seated // 2 + 1):
            small, larger = divmod(seated, tables)
            found = (*[small + 1] * larger, *[small] * (tables - larger))
            if found[0] <= seats and all(size in possible for size in found):
                return found
    return None


# -- Swiss ----------------------------------------------------------------------------------------------------


def swiss(order: Sequence[int], seats: int, possible: frozenset[int], past: Past) -> Round:
    """A round for people in the order of the standings. Those at the bottom who had none so far get a bye, and those
    who sat there least often the smaller tables."""
    found = sizes(len(order), seats, possible)
    if found is None:
        return Round([], list(order))
    resting = len(order) - sum(found)
    byes = _lowest(order, resting, past.byes)
    effort = Effort()
    best = _without_those(byes, order, found, past, effort)
    if byes and _sit_together(best, past.apart):
        fewest = sorted(past.byes[person] for person in order)[resting - 1]
        others = (each for each in combinations(reversed(order), resting) if _fair(each, fewest, order, past.byes))
        for other in islice(others, OTHER_BYES):
            tried = _without_those(list(other), order, found, past, effort)
            if not _sit_together(tried, past.apart):
                return tried
    return best


def _fair(byes: Sequence[int], most: int, order: Sequence[int], had: Mapping[int, int]) -> bool:
    """Whether nobody rests again before all others have rested as often."""
    return all(had.get(person, 0) <= most for person in byes) and all(
        had.get(person, 0) >= most for person in order if person not in byes
    )


def _sit_together(planned: Round, apart: Collection[frozenset[int]]) -> bool:
    return any(frozenset(pair) in apart for table in planned.tables for pair in combinations(table, 2))


def _without_those(byes: list[int], order: Sequence[int], found: Sequence[int], past: Past, effort: Effort) -> Round:
    """A round in which these have a bye."""
    against = past.against
    left = [person for person in order if person not in byes]
    full = found.count(found[0])
    small = _lowest(left, sum(found[full:]), past.short)
    tables = grouped([person for person in left if person not in small], found[:full], against, effort)
    tables += grouped([person for person in left if person in small], found[full:], against, effort)
    if len(tables) > full and _second_meetings(tables, against):
        whole = grouped(left, found, against, effort)  # who sits where matters less than meeting again
        tables = min((tables, whole), key=lambda tables: _second_meetings(tables, against))
    return Round(tables, byes)


def _lowest(order: Sequence[int], count: int, had: Mapping[int, int]) -> list[int]:
    """So many of those who had something least often, from the bottom up."""
    by_need = sorted(range(len(order)), key=lambda place: (had.get(order[place], 0), -place))
    return [order[place] for place in by_need[:count]]


def grouped(order: Sequence[int], found: Sequence[int], met: Meetings, effort: Effort) -> list[Group]:
    """Tables of these sizes, such that neighbours in the order sit together as far as they have not met."""
    search = _Search(met, STEPS, effort)
    tables = search.from_the_top(list(order), list(found))
    if tables is None:
        tables = _fewest_meetings(order, found, met, effort)
    return tables


@dataclass
class _Search:
    """Goes through the rounds without second meetings, the best one first, until its steps are used up."""

    met: Meetings
    steps: int
    effort: Effort

    @property
    def over(self) -> bool:
        return self.steps <= 0 or self.effort.looks <= 0

    def from_the_top(self, left: list[int], found: list[int]) -> list[Group] | None:
        if not found:
            return []
        first, *others = left
        for table in self._with(first, others, found[0]):
            rest = self.from_the_top([person for person in others if person not in table], found[1:])
            if rest is not None:
                return [table, *rest]
            if self.over:
                return None
        return None

    def _with(self, first: int, others: list[int], size: int) -> Iterator[Group]:
        """Tables of the first one with others whom nobody there has met, the nearest in the order first."""

        def grow(table: Group, begin: int) -> Iterator[Group]:
            if len(table) == size:
                self.steps -= 1
                yield table
                return
            for place in range(begin, len(others)):
                if self.over:
                    return
                self.effort.looks -= 1
                if not any(self.met[frozenset((person, others[place]))] for person in table):
                    yield from grow((*table, others[place]), place + 1)

        yield from grow((first,), 0)


def _second_meetings(tables: Sequence[Group], met: Meetings) -> int:
    """A third meeting of two people is worse than two second ones."""
    return sum(met[frozenset(pair)] ** 2 for table in tables for pair in combinations(table, 2))


def _fewest_meetings(order: Sequence[int], found: Sequence[int], met: Meetings, effort: Effort) -> list[Group]:
    """From several orders, exchange two people for as long as it gets better; the best that was found."""
    chance = random.Random(len(met))
    places = {person: place for place, person in enumerate(order)}

    def cost(tables: Sequence[Group]) -> tuple[int, int]:
        apart = sum((places[a] - places[b]) ** 2 for table in tables for a, b in combinations(table, 2))
        return _second_meetings(tables, met), apart

    tried = []
    for start in range(STARTS):
        people = list(order)
        if start:
            chance.shuffle(people)
        rest = effort.trials - effort.trials // (STARTS - start)
        tried.append(_exchanged(_cut(people, found), cost, effort, rest))
    best = min(tried, key=cost)
    return sorted(best, key=lambda table: min(places[person] for person in table))


def _cut(people: Sequence[int], found: Sequence[int]) -> list[Group]:
    tables, begin = [], 0
    for size in found:
        tables.append(tuple(people[begin : begin + size]))
        begin += size
    return tables


def _exchanged(
    tables: list[Group], cost: Callable[[Sequence[Group]], tuple[int, int]], effort: Effort, rest: int
) -> list[Group]:
    """Until it gets no better, or no more than the ``rest`` of the trials is left."""
    while (better := _first_better(tables, cost, effort, rest)) is not None:
        tables = better
    return tables


def _first_better(
    tables: list[Group], cost: Callable[[Sequence[Group]], tuple[int, int]], effort: Effort, rest: int
) -> list[Group] | None:
    for one, other in combinations(range(len(tables)), 2):
        before = cost([tables[one], tables[other]])
        for a in tables[one]:
            for b in tables[other]:
                if effort.trials <= rest:
                    return None
                effort.trials -= 1
                swap = {a: b, b: a}
                changed = [tuple(swap.get(person, person) for person in tables[place]) for place in (one, other)]
                if cost(changed) < before:
                    found = list(tables)
                    found[one], found[other] = changed
                    return found
    return None


# -- round robin ----------------------------------------------------------------------------------------------


@cache
def round_robin(people: int, seats: int, possible: frozenset[int]) -> tuple[Round, ...]:
    """All rounds for people numbered from 0: everybody meets everybody. At tables of two exactly once, and everybody
    has a bye as often as all others; at larger ones at least once, in as few rounds as were found."""
    return tuple(_circle(people)) if seats == 2 else tuple(_until_all_have_met(people, seats, possible))


def _circle(people: int) -> Iterator[Round]:
    """One stays, the others move on by a place each round. With an odd number, whoever sits opposite nobody rests."""
    ring: list[int] = [*range(people), *([-1] if people % 2 else [])]
    half = len(ring) // 2
    for _ in range(len(ring) - 1):
        pairs = list(zip(ring[:half], reversed(ring[half:]), strict=True))
        tables = [(min(pair), max(pair)) for pair in pairs if -1 not in pair]
        yield Round(sorted(tables), [max(pair) for pair in pairs if -1 in pair])
        ring = [ring[0], ring[-1], *ring[1:-1]]


def _until_all_have_met(people: int, seats: int, possible: frozenset[int]) -> Iterator[Round]:
    """Round after round with as many new meetings as are found. One of two who have not met comes first, and the other
    one next to them, so each round has a new meeting."""
    past = Past()
    found = sizes(people, seats, possible)
    if found is None:
        return
    every = [frozenset(pair) for pair in combinations(range(people), 2)]
    while missing := [pair for pair in every if not past.met[pair]]:
        lacking = Counter(person for pair in missing for person in pair)
        first = min(missing, key=lambda pair: (-sum(lacking[person] for person in pair), sorted(pair)))
        order = sorted(range(people), key=lambda person: (person not in first, -lacking[person], person))
        planned = swiss(order, seats, possible, past)
        if not _new(planned.tables, past.met):
            planned = Round(_cut(order, found), order[sum(found) :])
        past.add(planned.tables, planned.byes)
        yield planned


def _new(tables: Sequence[Group], met: Meetings) -> bool:
    return any(not met[frozenset(pair)] for table in tables for pair in combinations(table, 2))


def without(planned: Round, gone: Collection[int], possible: frozenset[int]) -> Round:
    """A planned round without those who have left. Where too few are left at a table, they have a bye."""
    left = [tuple(person for person in table if person not in gone) for table in planned.tables]
    alone = [person for table in left if len(table) not in possible for person in table]
    resting = [person for person in planned.byes if person not in gone]
    return Round([table for table in left if len(table) in possible], [*alone, *resting])
