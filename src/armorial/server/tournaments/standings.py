"""Who stands where: points, and what decides between those who have as many. Exact numbers, so a tie is a tie."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Final, Literal

Format = Literal["round_robin", "swiss"]
TieBreak = Literal["opponents", "beaten", "won", "share"]

TIE_BREAKS: Final[dict[Format, tuple[TieBreak, ...]]] = {
    "swiss": ("opponents", "won", "share"),
    "round_robin": ("beaten", "won", "share"),
}
"""In the order in which they count.

``opponents`` (Buchholz): for each game the mean of the points of those one met. In a Swiss tournament not everybody
meets the same people. ``beaten`` (Sonneborn-Berger): for each game the points of those one came in ahead of, and half
of those one tied with, by the number of opponents. ``won``: games won; of a shared victory a share. ``share``: one's
part of all points that were scored at one's tables.
"""
ZERO: Final = Fraction(0)
HALF: Final = Fraction(1, 2)


@dataclass(frozen=True)
class Played:
    """What somebody came to at a table that is over."""

    person: int
    place: int
    score: int | None
    """Of a game that was claimed, or ended by whoever runs the server, nobody has one."""


@dataclass(frozen=True)
class Game:
    """A table that is over."""

    players: tuple[Played, ...]

    def points(self, person: Played) -> Fraction:
        """1 for whoever is ahead of all others at the table, 0 for whoever is behind all, and evenly in between."""
        return sum((self._against(person, other) for other in self._others(person)), ZERO) / (len(self.players) - 1)

    def won(self, person: Played) -> Fraction:
        first = [each for each in self.players if each.place == 1]
        return Fraction(1, len(first)) if person in first else ZERO

    def mean(self, person: Played, worth: Callable[[Played], Fraction]) -> Fraction:
        """Of the others at the table."""
        return sum((worth(other) for other in self._others(person)), ZERO) / (len(self.players) - 1)

    def against(self, person: Played, other: Played) -> Fraction:
        return self._against(person, other)

    def _others(self, person: Played) -> list[Played]:
        return [other for other in self.players if other.person != person.person]

    def _against(self, person: Played, other: Played) -> Fraction:
        return Fraction(1) if person.place < other.place else HALF if person.place == other.place else ZERO


@dataclass(frozen=True)
class Standing:
    """Somebody's place in a tournament."""

    rank: int
    person: int
    points: Fraction
    breaks: dict[TieBreak, Fraction]
    played: int
    byes: int


def standings(form: Format, people: Sequence[int], games: Sequence[Game], byes: Sequence[int]) -> list[Standing]:
    """The best first; those whom nothing decides between share a rank. ``byes``: somebody for each bye they had. It is
    worth a point, as there was nobody to lose it to."""
    mine: dict[int, list[tuple[Game, Played]]] = {person: [] for person in people}
    for game in games:
        for each in game.players:
            mine[each.person].append((game, each))
    rested = {person: byes.count(person) for person in people}
    points = {
        person: sum((game.points(each) for game, each in mine[person]), ZERO) + rested[person] for person in people
    }

    def known(other: Played) -> Fraction:
        return points.get(other.person, ZERO)

    def breaks_of(person: int) -> dict[TieBreak, Fraction]:
        played = mine[person]
        scored = [(game, each) for game, each in played if all(other.score is not None for other in game.players)]
        total = sum(max(other.score or 0, 0) for game, _ in scored for other in game.players)
        every: dict[TieBreak, Fraction] = {
            "opponents": sum((game.mean(each, known) for game, each in played), ZERO),
            "beaten": sum((game.mean(each, _worth(game, each, known)) for game, each in played), ZERO),
            "won": sum((game.won(each) for game, each in played), ZERO),
            "share": Fraction(sum(max(each.score or 0, 0) for _, each in scored), total) if total else ZERO,
        }
        return {name: every[name] for name in TIE_BREAKS[form]}

    breaks = {person: breaks_of(person) for person in people}
    keys = {person: (points[person], *breaks[person].values()) for person in people}
    return [
        Standing(
            1 + sum(key > keys[person] for key in keys.values()),
            person,
            points[person],
            breaks[person],
            len(mine[person]),
            rested[person],
        )
        for person in sorted(people, key=lambda person: (*(-part for part in keys[person]), person))
    ]


def _worth(game: Game, person: Played, known: Callable[[Played], Fraction]) -> Callable[[Played], Fraction]:
    return lambda other: game.against(person, other) * known(other)
