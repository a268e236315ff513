"""The sights: what can be seen of a family's prospects, each a number that ``worth`` weighs (weights.toml).

Whoever looks (weighing.py) says what there is; ``Seen`` says what becomes of it.

What there is much of is worth less, so some are seen twice: ``gold_over_6`` is the gold beyond the sixth.
"""

from typing import Final

from armorial.games.legacy.components import PATRONS

TURN: Final = 0
"""To have the turn, with a pawn to place."""
PAWNS: Final = 1
"""Own pawns to place in this round."""
GOLD: Final = 2
GOLD_OVER_3: Final = 3
"""Gold beyond that; what there is much of is worth less."""
GOLD_OVER_6: Final = 4
GOLD_OVER_10: Final = 5
INCOME: Final = 6
INCOME_OVER_4: Final = 7
PRESTIGE: Final = 8
HONOUR: Final = 9
FRIENDS: Final = 10
"""Friends in hand."""
FRIENDS_OVER_1: Final = 11
FRIENDS_OVER_2: Final = 12
FRIENDS_OVER_4: Final = 13
GREEN: Final = 14
"""Extra pawns."""
ORANGE: Final = 15
RED: Final = 16
BLUE: Final = 17
YELLOW: Final = 18
EFFECTS: Final = 19
"""Effects of friends whose wedding is under way."""
LASTING: Final = 20
"""Effects that last for the generation."""
CHILDREN: Final = 21
"""Born in this generation, or about to be."""
CHILDREN_OVER_1: Final = 22
CHILDREN_OVER_2: Final = 23
CHILDREN_OVER_3: Final = 24
CHILDREN_OVER_4: Final = 25
CHILDLESS: Final = 26
"""No child in this generation yet."""
COMPLICATIONS: Final = 27
"""The one that makes a family safe has come. G-39"""
SONS: Final = 28
"""Sons to whom nobody is promised."""
DAUGHTERS: Final = 29
PROMISED: Final = 30
"""Friends promised to children, and what they will bring."""
PROMISED_INCOME: Final = 31
PROMISED_PRESTIGE: Final = 32
COUPLES: Final = 33
"""Couples of this generation."""
COUPLES_OVER_1: Final = 34
ROOM: Final = 35
"""How many more children they may have, roughly."""
MEN: Final = 36
"""Single men of this generation."""
WOMEN: Final = 37
SINGLES_OVER_1: Final = 38
SINGLES_OVER_3: Final = 39
HAND_PRESTIGE: Final = 40
"""What the friends in hand would bring, and cost."""
HAND_INCOME: Final = 41
HAND_FRIENDS: Final = 42
HAND_EFFECTS: Final = 43
HAND_PRICE: Final = 44
MATCHES: Final = 45
"""Singles for whom there is a friend in hand who can be paid."""
MATCHES_OVER_1: Final = 46
NO_MATCH: Final = 47
"""Singles, and nobody for any of them."""
BEST_MATCH: Final = 48
"""The best friend for a single."""
CHILD_MATCHES: Final = 49
"""The same for children: friends who could be promised to them."""
CHILD_MATCHES_OVER_1: Final = 50
BEST_CHILD_MATCH: Final = 51
UNTITLED: Final = 52
"""Households without a title, a contribution, a mansion."""
UNGIVING: Final = 53
UNHOUSED: Final = 54
MISSIONS_OPEN: Final = 55
"""Missions."""
MISSIONS_NEAR: Final = 56
MISSIONS_READY: Final = 57
MISSIONS_TO_COME: Final = 58
MISSIONS_HIDDEN: Final = 59
MISSIONS_DONE: Final = 60
MINOR_GOALS: Final = 61
"""The minor goals that are unlocked, as they stand."""
NATIONS: Final = 62
"""Nations in the family."""
RIVALS: Final = 63
"""Other players."""
TITLE_FREE: Final = 64
"""Spaces of the main board that can still be used in this round, if there is a pawn."""
DOCTOR_FREE: Final = 65
MANSION_FREE: Final = 66
VENTURE_FREE: Final = 67
MISSION_FREE: Final = 68
CONTRIBUTION_FREE: Final = 69
FIRST_PATRON: Final = 70
"""For each patron: whether it is the player's own, how near its main goal is, whether it is reached, and what helps:
friends in hand with the profession or nation that is asked for, or those who may have the children."""
PATRON_SIGHTS: Final = ("has", "near", "reached", "help")
NEAR: Final = 1
REACHED: Final = 2
HELP: Final = 3

NAMES: Final = (
    *("turn", "pawns", "gold", "gold_over_3", "gold_over_6", "gold_over_10", "income", "income_over_4"),
    *("prestige", "honour", "friends", "friends_over_1", "friends_over_2", "friends_over_4", "green", "orange"),
    *(
        "red",
        "blue",
        "yellow",
        "effects",
        "lasting",
        "children",
        "children_over_1",
        "children_over_2",
        "children_over_3",
    ),
    *("children_over_4", "childless", "complications", "sons", "daughters", "promised", "promised_income"),
    *("promised_prestige", "couples", "couples_over_1", "room", "men", "women", "singles_over_1", "singles_over_3"),
    *("hand_prestige", "hand_income", "hand_friends", "hand_effects", "hand_price", "matches", "matches_over_1"),
    *("no_match", "best_match", "child_matches", "child_matches_over_1", "best_child_match", "untitled"),
    *(
        "ungiving",
        "unhoused",
        "missions_open",
        "missions_near",
        "missions_ready",
        "missions_to_come",
        "missions_hidden",
    ),
    *("missions_done", "minor_goals", "nations", "rivals", "title_free", "doctor_free", "mansion_free"),
    *("venture_free", "mission_free", "contribution_free"),
    *(f"{patron}_{sight}" for patron in PATRONS for sight in PATRON_SIGHTS),
)
"""The names of all, in order: the keys of weights.toml."""


class Seen:
    """What is done with what is seen. A sight may be seen in several parts, which add up; what is not seen is 0."""

    def add(self, sight: int, n: float) -> None:
        raise NotImplementedError(type(self).__name__)


class Weighed(Seen):
    """The sum of all sights, each times what it is worth, and of a number to begin with, the last of the weights."""

    def __init__(self, weights: list[float]) -> None:
        self.weights = weights
        self.total = weights[len(NAMES)]

    def add(self, sight: int, n: float) -> None:
        self.total += n * self.weights[sight]


class Written(Seen):
    """All sights one by one, at the end of a list, each times its scale."""

    def __init__(self, out: list[float], scales: list[float]) -> None:
        self.out = out
        self.start = len(out)
        self.scales = scales
        out.extend(UNSEEN)

    def add(self, sight: int, n: float) -> None:
        self.out[self.start + sight] += n * self.scales[sight]


UNSEEN: Final[list[float]] = [0.0] * len(NAMES)
AS_THEY_ARE: Final[list[float]] = [1.0] * len(NAMES)
