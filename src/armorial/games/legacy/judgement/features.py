"""A position as numbers, from which a judge learns how many points a seat will end with.

Each is about -1 to 3 in size. First come the sights by which ``worth`` judges (sights.py), then what it does not weigh.
A judge has weights of its own for every stage, so nothing is multiplied by rounds left.
"""

from typing import Final

from armorial.games.legacy.actions import Act
from armorial.games.legacy.components import (
    CHILD_CARD,
    CLOSED_BY,
    COLOURS,
    COMPLICATION,
    CONTRIBUTION,
    FEMALE,
    HOLDINGS,
    MALE,
    MANSION,
    PROFESSIONS,
    SPACES,
    TITLE,
    VENTURE,
)
from armorial.games.legacy.judgement.ancestry import Hints, hints_missing
from armorial.games.legacy.judgement.prospect import Prospect
from armorial.games.legacy.judgement.sights import NAMES, UNSEEN, Written
from armorial.games.legacy.judgement.weighing import (
    Family,
    brings,
    look,
    look_at_goals,
    look_at_hand,
    look_at_means,
    next_to_act,
)
from armorial.games.legacy.judgement.worth import danger
from armorial.games.legacy.patrons import minor_goal
from armorial.games.legacy.state import (
    BORN,
    BY_PROFESSION,
    CARD,
    CATHEDRAL,
    EXTRA,
    FIRST,
    GEN,
    GENERATION,
    GOLD,
    HELD,
    HINTS_DONE,
    LOST,
    MANSIONS,
    MODE,
    OUT,
    PASSED,
    PATRON,
    PAWNS,
    PERSON_SIZE,
    POLISH,
    PRESTIGE,
    SEX,
    SMILES,
    SOLO,
    STATUS,
    TESTAMENT,
    VENTURES,
    Legacy,
)
from armorial.games.legacy.testament import honour_of_tree

# -- names ----------------------------------------------------------------------------------------------------

TIME_NAMED: Final = ("out", "pawns_this_generation", "extra_pawns", "passed", "begins", "turns_away")
TO_COME_NAMED: Final = ("friends_to_come", "births_to_come", "prestige_over_10", "goal_1", "goal_2")
TREE_NAMED: Final = (
    *(
        "no_head",
        "head_is_woman",
        "born_1",
        "born_2",
        "born_3",
        "danger",
        "mothers_lost_now",
        "mothers_lost",
        "smiles",
        "cathedral",
    ),
    *(f"{name}s_held" for name in HOLDINGS),
    *(f"{name}s" for name in PROFESSIONS),
)
FRIENDS_NAMED: Final = ("hand_women", "hand_dowry", "hand_too_dear", "row_matches", "row_best", "row_best_for_child")
TESTAMENT_NAMED: Final = (
    *("relatives", "unknown", "tree_honour"),
    *("hints_done", "hints_true", "hints_open", "hints_near", "hints_nearest", "hints_to_come"),
)
OWN: Final[tuple[str, ...]] = (*NAMES, *TIME_NAMED, *TO_COME_NAMED, *TREE_NAMED, *FRIENDS_NAMED, *TESTAMENT_NAMED)
SHARED: Final[tuple[str, ...]] = (
    *("two_seats", "four_seats", "solo", "testament", "polish", "pawns_to_place"),
    *("mansions_left", "ventures_left", "titles_left", "contributions_left", "missions_left"),
    *(f"{space}_open" for space in SPACES),
    *("row_size", "row_women", "row_prestige", "row_best_prestige", "row_income", "row_friends", "row_price"),
    *(f"row_{name}" for name in PROFESSIONS),
    *("sons_left", "daughters_left", "complications_left"),
)

# -- typical sizes --------------------------------------------------------------------------------------------

SIZES: Final[dict[str, float]] = {
    **dict.fromkeys(("gold", "gold_over_3", "gold_over_6", "gold_over_10"), 6.0),
    **dict.fromkeys(("income", "income_over_4", "hand_income", "promised_income"), 4.0),
    **dict.fromkeys(("friends", "friends_over_1", "friends_over_2", "friends_over_4", "hand_effects"), 3.0),
    **dict.fromkeys(("children", "children_over_1", "children_over_2", "children_over_3", "children_over_4"), 3.0),
    **dict.fromkeys(("hand_prestige", "hand_friends", "promised_prestige", "nations", "room", "minor_goals"), 4.0),
    **dict.fromkeys(("pawns", "sons", "daughters", "promised", "couples", "men", "women", "singles_over_1"), 2.0),
    **dict.fromkeys(("untitled", "ungiving", "unhoused", "missions_done", "best_match", "best_child_match"), 2.0),
    **{name: 4.0 for name in NAMES if name.endswith("_help")},
    **{"prestige": 6.0, "honour": 20.0, "hand_price": 10.0, "rivals": 2.0},
}
"""How much there often is of a sight; 1 of those not named."""
SCALES: Final[list[float]] = [1.0 / SIZES.get(name, 1.0) for name in NAMES]
MUCH_PRESTIGE: Final = 10
GENERATIONS: Final = 3
ROUNDS: Final = (2, 3, 4)
"""The rounds of each generation, as printed: a stage for each of them, and one before the first."""
STAGE_BEFORE: Final = (1, 3, 6)
PLANS: Final[tuple[dict[str, float], ...]] = (
    {"head_is_woman": 10.0},
    {"children": 4.0, "born_1": 2.0, "born_2": 2.0, "born_3": 2.0},
    {"titles_held": 3.0, "mansions_held": 3.0},
    {"missions_done": 4.0, "missions_near": 3.0},
    {"income": 4.0},
)
"""Whims that go together: a woman as the head, a large family, titles, missions, an income."""
STAGES: Final = 10


def stage(s: Legacy) -> int:
    """The round, by generation; 0 while families are founded."""
    if not s.round_number:
        return 0
    generation = min(s.numbers[GEN], GENERATIONS) - 1
    number = s.round_number - 1
    for earlier in range(generation):
        number -= s.parts.rounds[earlier]
    most = ROUNDS[generation]
    number = number * most // max(1, s.parts.rounds[generation])
    return STAGE_BEFORE[generation] + max(0, min(number, most - 1))


# -- what belongs to a seat -----------------------------------------------------------------------------------


def write_own(s: Legacy, seat: int, out: list[float]) -> None:
    """OWN of a seat. A family that has died out is nothing but that."""
    me = s.players[seat]
    if me[OUT] or not s.stack:
        out.extend(UNSEEN)
        out.append(float(me[OUT]))
        out.extend(NOTHING_MORE)
        return
    to_come = Prospect(s, seat)
    if not isinstance(s.stack[-1], Act):
        to_come.look_ahead(s, seat)
    testament = s.numbers[MODE] == TESTAMENT
    family = Family(s, seat, to_come)
    written = Written(out, SCALES)
    if testament:
        look_at_means(s, seat, to_come, written)
        look_at_hand(s, seat, family, written)
        look_at_goals(s, seat, to_come, written)
    else:
        look(s, seat, to_come, family, written)
    _write_time(s, seat, to_come, out)
    _write_to_come(s, seat, to_come, out)
    _write_tree(s, seat, to_come, family, testament, out)
    _write_friends(s, seat, family, out)
    if testament:
        _write_testament(s, seat, out)
    else:
        out.extend(NO_TESTAMENT)


NOTHING_MORE: Final[list[float]] = [0.0] * (len(OWN) - len(NAMES) - 1)
NO_TESTAMENT: Final[list[float]] = [0.0] * len(TESTAMENT_NAMED)


def _write_time(s: Legacy, seat: int, to_come: Prospect, out: list[float]) -> None:
    """Pawns still to be placed, and when."""
    me = s.players[seat]
    extra = 0
    for colour in range(len(COLOURS)):
        extra += me[EXTRA + colour]
    out.append(0.0)
    out.append(to_come.own / 4)
    out.append(0.0 if me[PASSED] else extra / 2)
    out.append(float(me[PASSED]))
    out.append(1.0 if s.numbers[FIRST] == seat else 0.0)
    away = seat - max(0, next_to_act(s))
    if away < 0:
        away += s.seats
    out.append(away / s.seats)


def _write_to_come(s: Legacy, seat: int, to_come: Prospect, out: list[float]) -> None:
    """What is about to be drawn; prestige in plenty; minor goals as they stand, unlocked or not. G-53"""
    me = s.players[seat]
    out.append(to_come.friends / 3)
    out.append(to_come.births / 2)
    out.append(max(0, me[PRESTIGE] + to_come.prestige - MUCH_PRESTIGE) / 4)
    known = me[PATRON] >= 0
    out.append(minor_goal(s, seat, 0) / 4 if known else 0.0)
    out.append(minor_goal(s, seat, 1) / 4 if known else 0.0)


def _write_tree(s: Legacy, seat: int, to_come: Prospect, family: Family, testament: bool, out: list[float]) -> None:
    """The head, births by generation, the danger of dying out, whom the family has lost, what it holds."""
    me = s.players[seat]
    tree = s.trees[seat]
    generation = s.numbers[GEN]
    lost_now = lost = titles = contributions = mansions = ventures = 0
    for i in range(0, len(tree), PERSON_SIZE):
        titles += tree[i + HELD + TITLE] > 0
        contributions += tree[i + HELD + CONTRIBUTION] > 0
        mansions += tree[i + HELD + MANSION] > 0
        ventures += tree[i + HELD + VENTURE] > 0
        if tree[i + STATUS] == LOST:
            lost += 1
            lost_now += tree[i + GENERATION] == generation
    out.append(0.0 if tree else 1.0)
    out.append(float(tree[SEX]) if tree else 0.0)
    for born in range(BORN, BORN + GENERATIONS):
        out.append(me[born] / 3)
    childless = len(tree) > 0 and generation <= GENERATIONS and not me[BORN + generation - 1]
    out.append(danger(s, seat, to_come, family) if childless and not testament else 0.0)
    out.append(float(lost_now))
    out.append(lost / 2)
    out.append(me[SMILES] / 2)
    out.append(me[CATHEDRAL] / 4)
    out.append(titles / 2)
    out.append(contributions / 2)
    out.append(mansions / 2)
    out.append(ventures / 2)
    for profession in range(BY_PROFESSION, BY_PROFESSION + len(PROFESSIONS)):
        out.append(me[profession] / 2)


def _write_friends(s: Legacy, seat: int, family: Family, out: list[float]) -> None:
    """More of the friends in hand, and those in the row who could marry into the family."""
    gold = s.players[seat][GOLD]
    women = dowry = dear = 0
    for card in s.hands[seat]:
        friend = s.parts.friends[card]
        women += friend.sex
        dowry += friend.dowry
        dear += friend.price > gold
    out.append(women / 2)
    out.append(dowry / 4)
    out.append(dear / 2)
    matches = 0
    best = best_for_child = 0.0
    for card in s.row:
        friend = s.parts.friends[card]
        if friend.price <= gold:
            if family.men if friend.sex else family.women:
                matches += 1
                best = max(best, brings(friend))
            if family.sons if friend.sex else family.daughters:
                best_for_child = max(best_for_child, brings(friend))
    out.append(matches / 2)
    out.append(best / 2)
    out.append(best_for_child / 2)


def _write_testament(s: Legacy, seat: int, out: list[float]) -> None:
    """The ancestors found so far, and the hints about them. G-82, G-85, G-87"""
    tree = s.trees[seat]
    unknown = 0
    for i in range(0, len(tree), PERSON_SIZE):
        unknown += tree[i + CARD] >= CHILD_CARD
    hints = Hints(s)
    out.append(len(tree) / PERSON_SIZE / 10)
    out.append(unknown / 5)
    out.append(honour_of_tree(s) / 4 if tree else 0.0)
    out.append(s.numbers[HINTS_DONE].bit_count() / 3)
    out.append(hints.true / 2)
    out.append(hints.still / 3)
    out.append(hints.near)
    out.append(hints.best)
    out.append((hints_missing(s) - hints.still) / 3)


# -- what is the same for all ---------------------------------------------------------------------------------


def write_shared(s: Legacy, out: list[float]) -> None:
    """SHARED."""
    numbers = s.numbers
    out.append(1.0 if s.seats == 2 else 0.0)
    out.append(1.0 if s.seats == 4 else 0.0)
    out.append(1.0 if numbers[MODE] == SOLO else 0.0)
    out.append(1.0 if numbers[MODE] == TESTAMENT else 0.0)
    out.append(float(numbers[POLISH]))
    pawns = 0
    for me in s.players:
        pawns += me[PAWNS]
    out.append(pawns / (s.parts.own_pawns * s.seats))
    out.append(numbers[MANSIONS] / 3)
    out.append(numbers[VENTURES] / 3)
    out.append(len(s.titles) / 3)
    out.append(len(s.contributions) / 3)
    out.append(len(s.missions) / 8)
    open_professions = 0
    for card in s.row:
        profession = s.parts.friends[card].profession
        if profession >= 0:
            open_professions |= 1 << profession
    closing = open_professions if numbers[MODE] == SOLO else 0
    for space in range(len(SPACES)):
        out.append(0.0 if s.standing[space] or closing >> CLOSED_BY[space] & 1 else 1.0)
    _write_row(s, out)
    for profession in range(len(PROFESSIONS)):
        out.append(float(open_professions >> profession & 1))
    sons = daughters = 0
    for kind in range(len(s.children)):
        sex = s.parts.child_sex[kind]
        if sex == MALE:
            sons += s.children[kind]
        elif sex == FEMALE:
            daughters += s.children[kind]
    out.append(sons / 15)
    out.append(daughters / 15)
    out.append(s.children[COMPLICATION] / (1 + sons + daughters) * 5)


def _write_row(s: Legacy, out: list[float]) -> None:
    """What the friends in the row would bring."""
    women = prestige = best = income = friends = price = 0
    for card in s.row:
        friend = s.parts.friends[card]
        women += friend.sex
        prestige += friend.prestige
        best = max(best, friend.prestige)
        income += friend.income
        friends += friend.friends
        price += friend.price
    out.append(len(s.row) / 5)
    out.append(women / 3)
    out.append(prestige / 5)
    out.append(best / 2)
    out.append(income / 4)
    out.append(friends / 4)
    out.append(price / 10)
