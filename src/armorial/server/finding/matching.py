"""Who is seated together: plain functions of the people who wait."""

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Final

from armorial.server.messages.finding import SeekPace

CLOSE: Final = 100
"""By how many points of rating others may differ from somebody who has just begun to look."""
WIDER: Final[dict[SeekPace, float]] = {"live": 30.0, "days": 6 * 3600.0}
"""After so many seconds it is as much again."""
LOOKED_AT: Final = 20
"""So many candidates are tried for a table, the most suitable first."""


@dataclass(frozen=True)
class Seeker:
    """Somebody who waits."""

    person: str
    game: str
    seats: int
    pace: SeekPace
    rated: bool
    near: bool
    waited: float
    """Seconds."""
    points: int
    """Their rating, or what those have who have none yet."""

    @property
    def kind(self) -> tuple[object, ...]:
        """People of one kind want the same."""
        return self.game, self.seats, self.pace, self.rated

    @property
    def reach(self) -> int | None:
        """By how many points others may differ; nothing if it does not matter."""
        return int(CLOSE * (1 + self.waited / WIDER[self.pace])) if self.near else None

    def accepts(self, other: "Seeker") -> bool:
        return self.reach is None or abs(self.points - other.points) <= self.reach


Apart = Collection[frozenset[str]]
"""Pairs who are not brought together."""


def parties(waiting: Sequence[Seeker], apart: Apart) -> list[list[Seeker]]:
    """Whom to seat together. Those who have waited longest are served first, with those who suit them best."""
    found: list[list[Seeker]] = []
    left = sorted(waiting, key=lambda seeker: -seeker.waited)
    while left:
        first, *left = left
        same = [other for other in left if other.kind == first.kind and _suit(first, other, apart)]
        same.sort(key=lambda other: abs(other.points - first.points) if first.near else 0)
        party = _complete([first], same[:LOOKED_AT], apart)
        if party is not None:
            found.append(party)
            left = [seeker for seeker in left if seeker not in party]
    return found


def _complete(party: list[Seeker], candidates: Sequence[Seeker], apart: Apart) -> list[Seeker] | None:
    """The first way to fill the table such that everybody suits everybody."""
    if len(party) == party[0].seats:
        return party
    for number, candidate in enumerate(candidates):
        if all(_suit(candidate, other, apart) for other in party):
            whole = _complete([*party, candidate], candidates[number + 1 :], apart)
            if whole is not None:
                return whole
    return None


def _suit(one: Seeker, other: Seeker, apart: Apart) -> bool:
    return one.accepts(other) and other.accepts(one) and frozenset((one.person, other.person)) not in apart
