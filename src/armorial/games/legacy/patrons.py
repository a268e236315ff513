"""Patrons at the end, and the end of the Testament. G-50 to G-54, G-87"""

from typing import ClassVar, Final

from armorial.games.legacy.components import FRENCH, HINTS, PATRONS, PROFESSIONS, TITLE
from armorial.games.legacy.conditions import meets, nationalities
from armorial.games.legacy.describe import hint_words
from armorial.games.legacy.parts import Patron
from armorial.games.legacy.state import (
    BY_PROFESSION,
    CARD,
    COMPLETED,
    FROM_GOALS,
    FROM_PATRON,
    FROM_TREE,
    GENERATION,
    GOLD,
    HINTS_OPEN,
    HONOUR,
    KEPT,
    PATRON,
    PROMISED,
    REVEALED,
    STATUS,
    Legacy,
    playing,
)
from armorial.games.legacy.testament import honour_of_tree, won
from armorial.games.legacy.tree import count_held, people
from armorial.games.legacy.words import goal_words, honour
from armorial.kernel.contract import Event, Out, Step, chapter, event
from armorial.kernel.frames import SeatQuestion, SeatStep
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import replaced
from armorial.kernel.words import Message, who

GOAL_GOLD, GOAL_HAND, GOAL_MISSIONS, GOAL_NATIONS, GOAL_TITLES = range(5)
GOAL_FAMILY: Final = 5
GOAL_PROMISED: Final = GOAL_FAMILY + len(PROFESSIONS)
"""Numbers of components.GOALS; the last is promised friends who are not French."""
LAST_ROW: Final = 4
GOALS_OF_A_PATRON: Final = 2


def main_goal(s: Legacy, seat: int) -> int:
    """The honour of the main goal, 0 if it is not met. G-50"""
    patron: Patron = s.parts.patrons[s.players[seat][PATRON]]
    return patron.honour if meets(s, seat, patron.needs) else 0


def counted(s: Legacy, seat: int, goal: int) -> int:
    """What a minor goal counts. G-52, G-54"""
    me = s.players[seat]
    if goal == GOAL_GOLD:
        return me[GOLD]
    if goal == GOAL_HAND:
        return len(s.hands[seat])
    if goal == GOAL_MISSIONS:
        return me[COMPLETED]
    if goal == GOAL_NATIONS:
        return nationalities(me)
    if goal == GOAL_TITLES:
        return count_held(s.trees[seat], TITLE)
    if goal < GOAL_PROMISED:
        return me[BY_PROFESSION + goal - GOAL_FAMILY]
    return promised_in_last_row(s, seat, goal - GOAL_PROMISED)


def promised_in_last_row(s: Legacy, seat: int, profession: int) -> int:
    """Promised friends of generation IV of a profession, kept missions with them; or not French. G-402"""
    tree = s.trees[seat]
    cards = [
        s.parts.friends[tree[i + CARD]]
        for i in people(tree)
        if tree[i + STATUS] == PROMISED and tree[i + GENERATION] == LAST_ROW
    ]
    if profession == len(PROFESSIONS):
        return sum(card.nation != FRENCH for card in cards)
    return sum(card.profession == profession for card in cards) + kept_as(s, seat, profession)


def kept_as(s: Legacy, seat: int, profession: int) -> int:
    """Kept missions that count as one of a profession."""
    kept = s.players[seat][KEPT]
    return sum(kept >> m & 1 for m, printed in enumerate(s.parts.missions) if printed.counts_as == profession)


def minor_goal(s: Legacy, seat: int, number: int) -> int:
    """The honour of a minor goal. G-53"""
    goal, each, worth = s.parts.patrons[s.players[seat][PATRON]].goals[number]
    return counted(s, seat, goal) // each * worth


def minor_goals(s: Legacy, seat: int) -> int:
    """The honour of the minor goals if the best are chosen."""
    worth = sorted((minor_goal(s, seat, n) for n in range(GOALS_OF_A_PATRON)), reverse=True)
    return sum(worth[: len(s.hidden_missions[seat])])


class Patrons(Step[Legacy]):
    """All patrons are revealed: main goals, then minor goals in turn order. G-50, G-53"""

    def run(self, s: Legacy, out: Out) -> None:
        s.numbers[REVEALED] = 1
        order = playing(s)
        for seat in order:
            worth = main_goal(s, seat)
            s.players[seat][HONOUR] += worth
            s.players[seat][FROM_PATRON] += worth
            if out is not None:
                patron = Message(f"legacy-patron-{PATRONS[s.players[seat][PATRON]]}")
                key = "legacy-did-patron" if worth else "legacy-did-patron-not"
                out.append(event(key, who=who(seat), patron=patron, what=honour(worth)))
        s.then(*[ChooseGoals(seat) for seat in order], GameEnd())


class ChooseGoals(SeatStep[Legacy]):
    """One minor goal for each mission under the patron, each at most once. G-50"""

    def run(self, s: Legacy, out: Out) -> None:
        unlocked = len(s.hidden_missions[self.seat])
        if unlocked >= GOALS_OF_A_PATRON:
            for number in range(GOALS_OF_A_PATRON):
                score_goal(s, self.seat, number, out)
        elif unlocked:
            s.then(ChooseGoal(self.seat))


def score_goal(s: Legacy, seat: int, number: int, out: Out) -> None:
    worth = minor_goal(s, seat, number)
    s.players[seat][HONOUR] += worth
    s.players[seat][FROM_GOALS] += worth
    s.goals = replaced(s.goals, seat, s.goals[seat] | 1 << number)
    if out is not None:
        out.append(event("legacy-did-goal", who=who(seat), goal=goal_named(s, seat, number), what=honour(worth)))


def goal_named(s: Legacy, seat: int, number: int) -> Message:
    goal, _, _ = s.parts.patrons[s.players[seat][PATRON]].goals[number]
    return goal_words(goal)


class ChooseGoal(SeatQuestion[Legacy]):
    """Which of the two minor goals. G-50, G-53"""

    table: ClassVar[Tokens] = Tokens(("goal:1", "goal:2"))

    def refusal(self, s: Legacy, option: int) -> int:
        return 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        score_goal(s, self.seat, option, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-goal", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        worth = honour(minor_goal(s, self.seat, option))
        return Message("legacy-choose-goal", {"goal": goal_named(s, self.seat, option), "what": worth})


class TestamentEnd(Step[Legacy]):
    """Relatives against their parents, and open hints. G-87"""

    def run(self, s: Legacy, out: Out) -> None:
        for seat in range(s.seats):
            worth = honour_of_tree(s)
            s.players[seat][HONOUR] += worth
            s.players[seat][FROM_TREE] += worth
            if out is not None:
                out.append(event("legacy-did-tree", who=who(seat), what=honour(worth)))
        if out is not None:
            self._tell_result(s, out)
        s.numbers[REVEALED] = 1
        s.then(GameEnd())

    def _tell_result(self, s: Legacy, out: list[Event]) -> None:
        """Won or not, and what was not found out. G-87"""
        if won(s):
            out.append(event("legacy-did-testament-won"))
            return
        missing = [hint for hint in range(len(HINTS)) if s.numbers[HINTS_OPEN] >> hint & 1]
        out.append(event("legacy-did-testament-lost", n=len(missing)))
        out.extend([event("legacy-did-hint-open", hint=hint_words(s.parts, hint)) for hint in missing])


class GameEnd(Step[Legacy]):
    """Nothing more is asked. G-52"""

    def run(self, s: Legacy, out: Out) -> None:
        if out is not None:
            out.append(chapter("legacy-did-end"))
