"""A family's prospects in the main game, weighed: the sum of all sights (sights.py), each times what it is worth."""

from typing import Final

from armorial.games.legacy.actions import Act
from armorial.games.legacy.components import CHILD_CARD, COLOURS, CONTRIBUTION, MANSION, NATIONS, SPACES, TITLE
from armorial.games.legacy.conditions import BORN_IN_ONE_NEED, FIRST_COUNTED, NATIONS_NEED
from armorial.games.legacy.judgement import sights as see
from armorial.games.legacy.judgement.nearness import reached
from armorial.games.legacy.judgement.prospect import BORN_CHANCE, Prospect
from armorial.games.legacy.parts import Friend
from armorial.games.legacy.patrons import minor_goal
from armorial.games.legacy.state import (
    ADULT,
    CARD,
    COMPLETED,
    COMPLICATIONS,
    EXTRA,
    FAMILY,
    GEN,
    GENERATION,
    GOLD,
    HELD,
    HONOUR,
    INCOME,
    LASTING_FRIENDS,
    LOST,
    OPEN,
    PARTNER,
    PATRON,
    PAWNS,
    PERSON_SIZE,
    PRESTIGE,
    PROMISED,
    SEX,
    STATUS,
    TURN,
    Legacy,
)

PATRON_SHARE: Final = 0.93
MISSION_SHARE: Final = 0.9
"""How much of the actions left can be spent on goals."""

# What a friend brings to a wedding, in prestige, to tell the best one by.
INCOME_AS_PRESTIGE: Final = 0.3
FRIENDS_AS_PRESTIGE: Final = 0.3
EFFECT_AS_PRESTIGE: Final = 0.5


class Family:
    """Who is in the family, as far as it can still act: this generation and its children."""

    __slots__ = (
        *("children", "couples", "daughters", "generous", "housed", "men", "promised", "promised_income"),
        *("promised_prestige", "sons", "titled", "weddings", "women"),
    )

    def __init__(self, s: Legacy, seat: int, to_come: Prospect) -> None:
        """Counted. Promised friends of this generation are about to marry, and what they bring is to come."""
        self.children = 0.0
        self.couples = 0
        self.men = 0
        self.women = 0
        self.sons = 0
        self.daughters = 0
        self.promised = 0
        self.promised_income = 0
        self.promised_prestige = 0
        self.weddings = 0
        self.titled = 0
        self.generous = 0
        self.housed = 0
        tree = s.trees[seat]
        generation = s.numbers[GEN]
        for i in range(0, len(tree), PERSON_SIZE):
            row = tree[i + GENERATION]
            status = tree[i + STATUS]
            if row < generation or status == LOST:
                continue
            if row > generation:
                self._of_the_next(s, tree, i)
            elif status == PROMISED:
                self.weddings += 1
                to_come.promised_wedding(s.parts.friends[tree[i + CARD]])
            else:
                self.titled += tree[i + HELD + TITLE] > 0
                self.generous += tree[i + HELD + CONTRIBUTION] > 0
                self.housed += tree[i + HELD + MANSION] > 0
                if tree[i + CARD] >= CHILD_CARD:
                    self._born(tree, i)
        self.children += BORN_CHANCE * to_come.births

    def _of_the_next(self, s: Legacy, tree: list[int], i: int) -> None:
        """A child, or a friend who is promised to one."""
        if tree[i + STATUS] == PROMISED:
            friend = s.parts.friends[tree[i + CARD]]
            self.promised += 1
            self.promised_income += friend.income
            self.promised_prestige += friend.prestige
        else:
            self.children += 1.0
            if tree[i + PARTNER] < 0:
                if tree[i + SEX]:
                    self.daughters += 1
                else:
                    self.sons += 1

    def _born(self, tree: list[int], i: int) -> None:
        """A grown one, single or not."""
        partner = tree[i + PARTNER]
        if partner >= 0 and tree[partner * PERSON_SIZE + STATUS] in (ADULT, PROMISED):
            self.couples += 1
        elif tree[i + SEX]:
            self.women += 1
        else:
            self.men += 1


def over(x: float, enough: float) -> float:
    return x - enough if x > enough else 0.0


def weigh(s: Legacy, seat: int, to_come: Prospect, family: Family, w: list[float]) -> float:
    """The points to be expected, by the weights of all sights and a number to begin with, which comes last."""
    value = w[len(see.NAMES)] + (s.seats - 1) * w[see.RIVALS]
    value += _means(s, seat, to_come, w) + _family(s, seat, family, w)
    return value + _hand(s, seat, family, w) + _goals(s, seat, to_come, w) + _patron(s, seat, to_come, family, w)


def _means(s: Legacy, seat: int, to_come: Prospect, w: list[float]) -> float:
    """Honour and what can be turned into it; pawns, and the spaces where they can be placed."""
    me = s.players[seat]
    gold = me[GOLD]
    income = me[INCOME] + to_come.income
    friends = len(s.hands[seat]) + to_come.friends
    value = me[HONOUR] * w[see.HONOUR] + (me[PRESTIGE] + to_come.prestige) * w[see.PRESTIGE]
    value += gold * w[see.GOLD] + income * w[see.INCOME] + friends * w[see.FRIENDS]
    if gold > 3:
        value += (gold - 3) * w[see.GOLD_OVER_3]
        value += over(gold, 6) * w[see.GOLD_OVER_6] + over(gold, 10) * w[see.GOLD_OVER_10]
    if income > 4:
        value += (income - 4) * w[see.INCOME_OVER_4]
    if friends > 1:
        value += (friends - 1) * w[see.FRIENDS_OVER_1]
        value += over(friends, 2) * w[see.FRIENDS_OVER_2] + over(friends, 4) * w[see.FRIENDS_OVER_4]
    for colour in range(len(COLOURS)):
        if me[EXTRA + colour]:
            value += me[EXTRA + colour] * w[see.GREEN + colour]
    value += to_come.effects * w[see.EFFECTS] + me[LASTING_FRIENDS].bit_count() * w[see.LASTING]
    if me[PAWNS]:
        value += me[PAWNS] * w[see.PAWNS]
        if _turn(s) == seat:
            value += w[see.TURN]
        for at in range(len(SPACES)):
            if not s.standing[at]:
                value += w[see.TITLE_FREE + at]
    return value


def _turn(s: Legacy) -> int:
    """Who acts next: the player who is asked what to do, or the one after the player whose action is under way."""
    top = s.stack[-1]
    if isinstance(top, Act):
        return top.seat
    return (s.numbers[TURN] + 1) % s.seats if s.numbers[TURN] >= 0 else s.numbers[TURN]


def _family(s: Legacy, seat: int, family: Family, w: list[float]) -> float:
    """Children, couples and singles, and what their households have not got yet."""
    children = family.children
    couples = family.couples
    singles = family.men + family.women
    households = couples + singles
    value = s.players[seat][COMPLICATIONS] * w[see.COMPLICATIONS]
    if children:
        value += children * w[see.CHILDREN] + family.sons * w[see.SONS] + family.daughters * w[see.DAUGHTERS]
        value += over(children, 1) * w[see.CHILDREN_OVER_1] + over(children, 2) * w[see.CHILDREN_OVER_2]
        value += over(children, 3) * w[see.CHILDREN_OVER_3] + over(children, 4) * w[see.CHILDREN_OVER_4]
    else:
        value += w[see.CHILDLESS]
    if family.promised:
        value += family.promised * w[see.PROMISED] + family.promised_income * w[see.PROMISED_INCOME]
        value += family.promised_prestige * w[see.PROMISED_PRESTIGE]
    value += couples * w[see.COUPLES] + over(couples, 1) * w[see.COUPLES_OVER_1]
    value += over(3 * couples, children) * w[see.ROOM]
    value += over(households, family.titled) * w[see.UNTITLED] + over(households, family.generous) * w[see.UNGIVING]
    value += over(households, family.housed) * w[see.UNHOUSED]
    if singles:
        value += family.men * w[see.MEN] + family.women * w[see.WOMEN]
        value += over(singles, 1) * w[see.SINGLES_OVER_1] + over(singles, 3) * w[see.SINGLES_OVER_3]
    return value


def _hand(s: Legacy, seat: int, family: Family, w: list[float]) -> float:
    """Friends in hand: what they would bring, and for how many of the family there is one."""
    gold = s.players[seat][GOLD]
    wives = 0
    husbands = 0
    best = 0.0
    best_for_child = 0.0
    value = 0.0
    for card in s.hands[seat]:
        friend = s.parts.friends[card]
        value += friend.prestige * w[see.HAND_PRESTIGE] + friend.income * w[see.HAND_INCOME]
        value += friend.friends * w[see.HAND_FRIENDS] + friend.price * w[see.HAND_PRICE]
        if friend.effect is not None:
            value += w[see.HAND_EFFECTS]
        if friend.price <= gold:
            brings = _brings(friend)
            if friend.sex:
                wives += 1
            else:
                husbands += 1
            if brings > best and (family.men if friend.sex else family.women):
                best = brings
            if brings > best_for_child and (family.sons if friend.sex else family.daughters):
                best_for_child = brings
    value += best * w[see.BEST_MATCH] + best_for_child * w[see.BEST_CHILD_MATCH]
    matches = min(wives, family.men) + min(husbands, family.women)
    if matches:
        value += matches * w[see.MATCHES] + over(matches, 1) * w[see.MATCHES_OVER_1]
    elif family.men or family.women:
        value += w[see.NO_MATCH]
    matches = min(wives, family.sons) + min(husbands, family.daughters)
    return value + matches * w[see.CHILD_MATCHES] + over(matches, 1) * w[see.CHILD_MATCHES_OVER_1]


def _brings(friend: Friend) -> float:
    value = friend.prestige + INCOME_AS_PRESTIGE * friend.income + FRIENDS_AS_PRESTIGE * friend.friends
    return value + EFFECT_AS_PRESTIGE if friend.effect is not None else value


def _goals(s: Legacy, seat: int, to_come: Prospect, w: list[float]) -> float:
    """Missions, nations, and the minor goals that are unlocked. G-44, G-53"""
    me = s.players[seat]
    births = BORN_CHANCE * to_come.births
    value = me[COMPLETED] * w[see.MISSIONS_DONE]
    mine = me[OPEN]
    card = 0
    while mine >> card:
        if mine >> card & 1:
            near = reached(s, seat, s.parts.missions[card].needs, MISSION_SHARE * to_come.actions, births)
            value += w[see.MISSIONS_OPEN] + near * w[see.MISSIONS_NEAR]
            if near >= 1.0:
                value += w[see.MISSIONS_READY]
        card += 1
    if to_come.missions:
        value += w[see.MISSIONS_TO_COME]
    hidden = len(s.hidden_missions[seat]) + to_come.hidden
    if hidden:
        value += hidden * w[see.MISSIONS_HIDDEN]
        if me[PATRON] >= 0:
            first, second = minor_goal(s, seat, 0), minor_goal(s, seat, 1)
            value += (first + second if hidden > 1 else max(first, second)) * w[see.MINOR_GOALS]
    nations = 0
    for nation in range(FAMILY, FAMILY + len(NATIONS)):
        nations += me[nation] > 0
    return value + nations * w[see.NATIONS]


def _patron(s: Legacy, seat: int, to_come: Prospect, family: Family, w: list[float]) -> float:
    """The main goal, as far as it can be reached. G-50"""
    patron = s.players[seat][PATRON]
    if patron < 0:
        return 0.0
    needs = s.parts.patrons[patron].needs
    near = reached(s, seat, needs, PATRON_SHARE * to_come.actions, BORN_CHANCE * to_come.births)
    at = see.FIRST_PATRON + patron * len(see.PATRON_SIGHTS)
    value = w[at] + near * w[at + see.NEAR]
    if near >= 1.0:
        return value + w[at + see.REACHED]
    help_with = 0.0
    for need, _ in needs:
        help_with += _help(s, seat, need, family)
    return value + help_with * w[at + see.HELP]


def _help(s: Legacy, seat: int, need: int, family: Family) -> float:
    """What there is to reach a goal with."""
    if need >= BORN_IN_ONE_NEED:
        last = s.numbers[GEN] == len(s.parts.rounds)
        return float(family.couples + family.men + family.women) if last else family.children
    me = s.players[seat]
    found = 0.0
    for card in s.hands[seat]:
        friend = s.parts.friends[card]
        if need == NATIONS_NEED:
            found += not me[FAMILY + friend.nation]
        elif need < len(NATIONS):
            found += need == friend.nation
        elif need < FIRST_COUNTED:
            found += need - len(NATIONS) == friend.profession
    return found
