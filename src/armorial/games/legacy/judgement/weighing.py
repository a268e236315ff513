"""A family's prospects in the main game: all sights (sights.py) are looked at, to weigh them or to write them down."""

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
    MODE,
    OPEN,
    PARTNER,
    PATRON,
    PAWNS,
    PERSON_SIZE,
    PRESTIGE,
    PROMISED,
    SEX,
    STATUS,
    TESTAMENT,
    TURN,
    Legacy,
)
from armorial.games.legacy.tree import MOTHERS_ROOT, at, lonely, unknown

PATRON_SHARE: Final = 0.93
MISSION_SHARE: Final = 0.9
"""How much of the actions left can be spent on goals."""

# What a friend brings to a wedding, in prestige, to tell the best one by.
INCOME_AS_PRESTIGE: Final = 0.3
FRIENDS_AS_PRESTIGE: Final = 0.3
EFFECT_AS_PRESTIGE: Final = 0.5

PLACES: Final = 3
"""So many places for an ancestor are as good as any number."""


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
        if s.numbers[MODE] == TESTAMENT:
            self._ancestors(tree)
            return
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

    def _ancestors(self, tree: list[int]) -> None:
        """In the Testament: a place where a woman fits counts as a man who looks for her, one for a man alike. G-82"""
        for i in range(at(MOTHERS_ROOT + 1), len(tree), PERSON_SIZE):
            if unknown(tree, i):
                if tree[i + SEX]:
                    self.men += 1
                else:
                    self.women += 1
            if lonely(tree, i):
                if tree[i + SEX]:
                    self.women += 1
                else:
                    self.men += 1
        self.men = min(self.men, PLACES)
        self.women = min(self.women, PLACES)

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


def weigh(s: Legacy, seat: int, to_come: Prospect, family: Family, weights: list[float]) -> float:
    """The points to be expected, by the weights of all sights and a number to begin with, which comes last."""
    weighed = see.Weighed(weights)
    look(s, seat, to_come, family, weighed)
    return weighed.total


def look(s: Legacy, seat: int, to_come: Prospect, family: Family, seen: see.Seen) -> None:
    """All sights of a family in the main game."""
    seen.add(see.RIVALS, s.seats - 1)
    look_at_means(s, seat, to_come, seen)
    _look_at_family(s, seat, family, seen)
    look_at_hand(s, seat, family, seen)
    look_at_goals(s, seat, to_come, seen)
    _look_at_patron(s, seat, to_come, family, seen)


def look_at_means(s: Legacy, seat: int, to_come: Prospect, seen: see.Seen) -> None:
    """Honour and what can be turned into it; pawns, and the spaces where they can be placed."""
    me = s.players[seat]
    gold = me[GOLD]
    income = me[INCOME] + to_come.income
    friends = len(s.hands[seat]) + to_come.friends
    seen.add(see.HONOUR, me[HONOUR])
    seen.add(see.PRESTIGE, me[PRESTIGE] + to_come.prestige)
    seen.add(see.GOLD, gold)
    seen.add(see.INCOME, income)
    seen.add(see.FRIENDS, friends)
    if gold > 3:
        seen.add(see.GOLD_OVER_3, gold - 3)
        seen.add(see.GOLD_OVER_6, over(gold, 6))
        seen.add(see.GOLD_OVER_10, over(gold, 10))
    if income > 4:
        seen.add(see.INCOME_OVER_4, income - 4)
    if friends > 1:
        seen.add(see.FRIENDS_OVER_1, friends - 1)
        seen.add(see.FRIENDS_OVER_2, over(friends, 2))
        seen.add(see.FRIENDS_OVER_4, over(friends, 4))
    for colour in range(len(COLOURS)):
        if me[EXTRA + colour]:
            seen.add(see.GREEN + colour, me[EXTRA + colour])
    seen.add(see.EFFECTS, to_come.effects)
    seen.add(see.LASTING, me[LASTING_FRIENDS].bit_count())
    if me[PAWNS]:
        seen.add(see.PAWNS, me[PAWNS])
        if next_to_act(s) == seat:
            seen.add(see.TURN, 1)
        for space in range(len(SPACES)):
            if not s.standing[space]:
                seen.add(see.TITLE_FREE + space, 1)


def next_to_act(s: Legacy) -> int:
    """Who acts next: the player who is asked what to do, or the one after the player whose action is under way."""
    top = s.stack[-1]
    if isinstance(top, Act):
        return top.seat
    return (s.numbers[TURN] + 1) % s.seats if s.numbers[TURN] >= 0 else s.numbers[TURN]


def _look_at_family(s: Legacy, seat: int, family: Family, seen: see.Seen) -> None:
    """Children, couples and singles, and what their households have not got yet."""
    children = family.children
    couples = family.couples
    singles = family.men + family.women
    households = couples + singles
    seen.add(see.COMPLICATIONS, s.players[seat][COMPLICATIONS])
    if children:
        seen.add(see.CHILDREN, children)
        seen.add(see.SONS, family.sons)
        seen.add(see.DAUGHTERS, family.daughters)
        seen.add(see.CHILDREN_OVER_1, over(children, 1))
        seen.add(see.CHILDREN_OVER_2, over(children, 2))
        seen.add(see.CHILDREN_OVER_3, over(children, 3))
        seen.add(see.CHILDREN_OVER_4, over(children, 4))
    else:
        seen.add(see.CHILDLESS, 1)
    if family.promised:
        seen.add(see.PROMISED, family.promised)
        seen.add(see.PROMISED_INCOME, family.promised_income)
        seen.add(see.PROMISED_PRESTIGE, family.promised_prestige)
    seen.add(see.COUPLES, couples)
    seen.add(see.COUPLES_OVER_1, over(couples, 1))
    seen.add(see.ROOM, over(3 * couples, children))
    seen.add(see.UNTITLED, over(households, family.titled))
    seen.add(see.UNGIVING, over(households, family.generous))
    seen.add(see.UNHOUSED, over(households, family.housed))
    if singles:
        seen.add(see.MEN, family.men)
        seen.add(see.WOMEN, family.women)
        seen.add(see.SINGLES_OVER_1, over(singles, 1))
        seen.add(see.SINGLES_OVER_3, over(singles, 3))


def look_at_hand(s: Legacy, seat: int, family: Family, seen: see.Seen) -> None:
    """Friends in hand: what they would bring, and for how many of the family there is one."""
    gold = s.players[seat][GOLD]
    wives = 0
    husbands = 0
    best = 0.0
    best_for_child = 0.0
    for card in s.hands[seat]:
        friend = s.parts.friends[card]
        seen.add(see.HAND_PRESTIGE, friend.prestige)
        seen.add(see.HAND_INCOME, friend.income)
        seen.add(see.HAND_FRIENDS, friend.friends)
        seen.add(see.HAND_PRICE, friend.price)
        if friend.effect is not None:
            seen.add(see.HAND_EFFECTS, 1)
        if friend.price <= gold:
            brought = brings(friend)
            if friend.sex:
                wives += 1
            else:
                husbands += 1
            if brought > best and (family.men if friend.sex else family.women):
                best = brought
            if brought > best_for_child and (family.sons if friend.sex else family.daughters):
                best_for_child = brought
    seen.add(see.BEST_MATCH, best)
    seen.add(see.BEST_CHILD_MATCH, best_for_child)
    matches = min(wives, family.men) + min(husbands, family.women)
    if matches:
        seen.add(see.MATCHES, matches)
        seen.add(see.MATCHES_OVER_1, over(matches, 1))
    elif family.men or family.women:
        seen.add(see.NO_MATCH, 1)
    matches = min(wives, family.sons) + min(husbands, family.daughters)
    seen.add(see.CHILD_MATCHES, matches)
    seen.add(see.CHILD_MATCHES_OVER_1, over(matches, 1))


def brings(friend: Friend) -> float:
    """What a friend brings to a wedding, in prestige."""
    value = friend.prestige + INCOME_AS_PRESTIGE * friend.income + FRIENDS_AS_PRESTIGE * friend.friends
    return value + EFFECT_AS_PRESTIGE if friend.effect is not None else value


def look_at_goals(s: Legacy, seat: int, to_come: Prospect, seen: see.Seen) -> None:
    """Missions, nations, and the minor goals that are unlocked. G-44, G-53"""
    me = s.players[seat]
    births = BORN_CHANCE * to_come.births
    seen.add(see.MISSIONS_DONE, me[COMPLETED])
    mine = me[OPEN]
    card = 0
    while mine >> card:
        if mine >> card & 1:
            near = reached(s, seat, s.parts.missions[card].needs, MISSION_SHARE * to_come.actions, births)
            seen.add(see.MISSIONS_OPEN, 1)
            seen.add(see.MISSIONS_NEAR, near)
            if near >= 1.0:
                seen.add(see.MISSIONS_READY, 1)
        card += 1
    if to_come.missions:
        seen.add(see.MISSIONS_TO_COME, 1)
    hidden = len(s.hidden_missions[seat]) + to_come.hidden
    if hidden:
        seen.add(see.MISSIONS_HIDDEN, hidden)
        if me[PATRON] >= 0:
            first, second = minor_goal(s, seat, 0), minor_goal(s, seat, 1)
            seen.add(see.MINOR_GOALS, first + second if hidden > 1 else max(first, second))
    nations = 0
    for nation in range(FAMILY, FAMILY + len(NATIONS)):
        nations += me[nation] > 0
    seen.add(see.NATIONS, nations)


def _look_at_patron(s: Legacy, seat: int, to_come: Prospect, family: Family, seen: see.Seen) -> None:
    """The main goal, as far as it can be reached. G-50"""
    patron = s.players[seat][PATRON]
    if patron < 0:
        return
    needs = s.parts.patrons[patron].needs
    near = reached(s, seat, needs, PATRON_SHARE * to_come.actions, BORN_CHANCE * to_come.births)
    first = see.FIRST_PATRON + patron * len(see.PATRON_SIGHTS)
    seen.add(first, 1)
    seen.add(first + see.NEAR, near)
    if near >= 1.0:
        seen.add(first + see.REACHED, 1)
        return
    help_with = 0.0
    for need, _ in needs:
        help_with += _help(s, seat, need, family)
    seen.add(first + see.HELP, help_with)


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
