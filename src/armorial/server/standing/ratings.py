"""How strong players are: the arithmetic of ratings, with the model of openskill (Plackett and Luce).

A skill is a ``mu`` with a ``sigma``, which says how unsure it is. People read it as a number around 1500, the strength
of the careful bot, once it is sure enough to mean something.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

MIDDLE: Final = 1500
POINTS: Final = 30
"""So many points are a step of 1 in skill. Between two players a lead of 100 then means what it means in chess: 64 of
100 games are won."""
SURE: Final = 6.0
"""The sigma below which a rating is shown: after about six games against players whose strength is known, and after
twelve to eighteen in a club of people who are all new (with 5.0 such a club would wait for twenty to thirty)."""


class Skill(NamedTuple):
    mu: float
    sigma: float

    @property
    def sure(self) -> bool:
        return self.sigma < SURE

    @property
    def points(self) -> int:
        """As people read it."""
        return round(MIDDLE + POINTS * (self.mu - START.mu))

    @property
    def spread(self) -> int:
        """How far off the points may well be: in two cases of three it is less."""
        return round(POINTS * self.sigma)


START: Final = Skill(25.0, 25.0 / 3.0)
"""Of somebody about whom nothing is known."""


@cache
def model() -> "PlackettLuce":
    """Loading it takes a tenth of a second, so whoever wants no wait asks for it elsewhere before."""
    from openskill.models import PlackettLuce

    return PlackettLuce(mu=START.mu, sigma=START.sigma)


def rate(skills: Sequence[Skill], places: Sequence[int]) -> list[Skill]:
    """The skills after a game that ended with these places; 1 is the best, and equal places are shared."""
    teams = [[model().create_rating(list(skill))] for skill in skills]
    rated = model().rate(teams, ranks=[float(place) for place in places])
    return [Skill(float(team[0].mu), float(team[0].sigma)) for team in rated]
