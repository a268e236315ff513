"""How far a family has come with what is asked of it: conditions, minor goals of the patron, hints. For boards."""

from armorial.games.legacy.components import NEEDS, NONE
from armorial.games.legacy.conditions import amount, nationalities
from armorial.games.legacy.parts import Hint
from armorial.games.legacy.patrons import GOALS_OF_A_PATRON, counted, minor_goal
from armorial.games.legacy.shapes import GoalView
from armorial.games.legacy.state import CARD, FATHER, PATRON, Legacy, is_friend
from armorial.games.legacy.testament import those_who_fit
from armorial.games.legacy.tree import SELF, parents, people


def amounts(s: Legacy, seat: int) -> dict[str, int]:
    """How much there is of everything that a condition can ask for. G-63"""
    return {name: amount(s, seat, need) for need, name in enumerate(NEEDS)}


def goals(s: Legacy, seat: int) -> list[GoalView]:
    """The minor goals as they stand; each mission under the patron opens one, the better one first. G-50, G-53"""
    patron = s.players[seat][PATRON]
    if patron == NONE:
        return []
    worth = [minor_goal(s, seat, number) for number in range(GOALS_OF_A_PATRON)]
    best = sorted(range(GOALS_OF_A_PATRON), key=lambda number: -worth[number])
    opened = best[: len(s.hidden_missions[seat])]
    return [
        {
            "counted": counted(s, seat, s.parts.patrons[patron].goals[number][0]),
            "honour": worth[number],
            "opened": number in opened,
        }
        for number in range(GOALS_OF_A_PATRON)
    ]


def found(s: Legacy, hint: Hint, who_counts: list[int]) -> tuple[int, int]:
    """How much of a hint has been found, and how much it takes. G-99"""
    if hint.nationalities:
        return nationalities(s.players[SELF]), hint.nationalities
    if hint.children:
        return _most_children(s, hint, who_counts)
    return len(those_who_fit(s, hint, who_counts)), hint.count


def _most_children(s: Legacy, hint: Hint, who_counts: list[int]) -> tuple[int, int]:
    """Of the couple that is nearest; one more where a child of a profession is asked for as well."""
    tree = s.trees[SELF]
    wanted = hint.child_profession
    most = 0
    for person in who_counts:
        father, _ = parents(tree, person)
        below = [tree[i + CARD] for i in people(tree) if tree[i + FATHER] == father]
        fits = any(is_friend(card) and s.parts.friends[card].profession == wanted for card in below)
        most = max(most, min(len(below), hint.children) + (1 if wanted != NONE and fits else 0))
    return most, hint.children + (0 if wanted == NONE else 1)
