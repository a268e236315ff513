"""What an analysis has found so far: which pieces are still to be done, and what they come to.

It is made of the pieces alone (``Analyst.piece``), which are plain data. So a server can keep them, go on after a
restart and show what there is; and the command line, with the same pieces, comes to the same figures.
"""

from math import exp
from typing import Any, Final

from armorial.bots.analysis import Budget

LEAST_LOSS: Final = 0.05
"""A choice that loses less of the win chance than this is no mistake: the bot is not surer than that."""
MISTAKE: Final = 0.08
BLUNDER: Final = 0.12
FORGIVEN: Final = 0.05
"""How quickly accuracy goes down with what a choice loses: one that loses so much counts for a third of a good one."""

Decision = dict[str, Any]
"""What was found about a choice, at a glance or closely."""


class Study:
    """An analysis, finished or not. ``found`` has the pieces that are done, by their numbers."""

    def __init__(self, budget: Budget, found: dict[int, dict[str, Any] | None]) -> None:
        self.budget = budget
        self.found = found

    @property
    def course(self) -> dict[str, Any] | None:
        """The game without any judgement: rounds, points, luck; None until it is known."""
        return self.found.get(0)

    @property
    def choices(self) -> int:
        return self.course["choices"] if self.course else 0

    def missing(self) -> list[int]:
        """The pieces that can be done now, in the order in which they are wanted. Nothing if the analysis is done."""
        if self.course is None:
            return [0]
        glances = [number for number in range(1, self.choices + 1) if number not in self.found]
        return glances or [number for number in self._closer() if number not in self.found]

    def _closer(self) -> list[int]:
        """The choices to look at closely: those that lost most at a glance."""
        if self.budget.closer is None:
            return []
        glances = ((number, self.found[number]) for number in range(1, self.choices + 1))
        losses = [(-loss(told), number) for number, told in glances if told is not None and loss(told) > 0]
        return [self.choices + number for _, number in sorted(losses)[: self.budget.most]]

    def done(self) -> int:
        """How many pieces are done ..."""
        return len(self.found)

    def total(self) -> int:
        """... of how many, as far as that is known."""
        closer = 0 if self.budget.closer is None else min(self.choices, self.budget.most)
        return max(self.done(), 1 + self.choices + closer) if self.missing() else self.done()

    # -- what it comes to ---------------------------------------------------------------------------------

    def decisions(self) -> list[Decision]:
        """All choices so far in their order, each as it was looked at last."""
        found: list[Decision] = []
        for number in range(1, self.choices + 1):
            told = self.found.get(self.choices + number) or self.found.get(number)
            if told is not None:
                found.append(told)
        return found

    def untold(self) -> int:
        """How many choices show what not everybody may know yet."""
        return sum(number in self.found and self.found[number] is None for number in range(1, self.choices + 1))

    def mistakes(self) -> list[Decision]:
        """The choices that lost most, the largest first. Those that were looked at closely, once they all were."""
        closely = [self.found[number] for number in self._closer()] if not self.missing() else []
        told = [each for each in closely if each is not None] or self.decisions()
        lost = [each for each in told if loss(each) >= LEAST_LOSS]
        return sorted(lost, key=lambda each: (-loss(each), each["line"]))[: self.budget.most]

    def seat(self, seat: int) -> dict[str, Any]:
        """How somebody played, and how lucky they were."""
        own = [each for each in self.decisions() if each["seat"] == seat]
        luck = [row[seat] for row in self.course["luck"]] if self.course else []
        losses = [loss(each) for each in own]
        return {
            "seat": seat,
            "decisions": len(own),
            "as_bot": sum(each["played"] == each["best"] for each in own),
            "mean_loss": round(sum(losses) / len(own), 4) if own else None,
            "accuracy": accuracy(own),
            "luck": round(sum(luck), 1) if luck else None,
        }

    def sources(self) -> list[dict[str, Any]]:
        """Where the points came from: for each part of the score what every seat won with it, round by round."""
        rows = self.course["parts"] if self.course else []
        parts = list(dict.fromkeys(part for row in rows for seat in row for part in seat))
        return [
            {
                "part": part,
                "seats": [
                    [later[seat].get(part, 0) - earlier[seat].get(part, 0) for earlier, later in _pairs(rows)]
                    for seat in range(len(rows[0]))
                ],
            }
            for part in parts
        ]


def _pairs(rows: list[Any]) -> list[tuple[Any, Any]]:
    """Each row with the one before it; the first comes out of nothing."""
    nothing: list[dict[str, int]] = [{} for _ in rows[0]]
    starts = [nothing, *rows[1:-1]]
    return list(zip(starts, rows[1:], strict=True))


def loss(decision: Decision) -> float:
    """How much of the chance to win a choice gave away."""
    lost: float = decision["before"] - decision["after"]
    return lost


def accuracy(decisions: list[Decision]) -> float | None:
    """How much of the chances some choices kept. Each counts as much as was still open: where a game is lost or won
    anyhow nothing can be given away, and whoever fell behind early would be praised for everything that came later."""
    open_: list[float] = [each["before"] * (1 - each["before"]) for each in decisions]
    if not sum(open_):
        return None
    kept = [exp(-loss(each) / FORGIVEN) for each in decisions]
    return round(sum(weight * share for weight, share in zip(open_, kept, strict=True)) / sum(open_), 4)


def size(decision: Decision) -> str:
    """What such a loss is called."""
    lost = loss(decision)
    return "blunder" if lost >= BLUNDER else "mistake" if lost >= MISTAKE else "slip"
