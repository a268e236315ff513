"""How many points a seat may be expected to end with: what bots play by.

What is not yet done counts as hope: gold, friends in hand, pawns, children who will marry, missions and the patron's
goal as far as they can still be reached. What is about to be drawn counts as what it usually brings. Above all a family
without a child must not die out. The constants were fitted to games of bots against each other.
"""

from typing import Final

from armorial.games.legacy.actions import Act
from armorial.games.legacy.birth import Birth, DrawChild, KeepChild
from armorial.games.legacy.components import (
    CHILD_CARD,
    COLOURS,
)
from armorial.games.legacy.missions import DrawMission, HideMission, KeepMission
from armorial.games.legacy.nearness import nearly, reached
from armorial.games.legacy.patrons import ChooseGoal, minor_goal
from armorial.games.legacy.row import DrawFriend, DrawFriends, GainFriends, MayDraw, TakeFromRow
from armorial.games.legacy.state import (
    ADULT,
    BORN,
    CARD,
    COMPLICATIONS,
    EXTRA,
    GEN,
    GENERATION,
    GOLD,
    HINTS_DONE,
    HINTS_OPEN,
    HONOUR,
    INCOME,
    LOST,
    MODE,
    OPEN,
    OUT,
    PARTNER,
    PASSED,
    PATRON,
    PAWNS,
    PERSON_SIZE,
    PRESTIGE,
    PROMISED,
    REVEALED,
    ROUND,
    SEX,
    STATUS,
    TESTAMENT,
    TURN,
    Legacy,
)
from armorial.games.legacy.testament import honour_of_tree, is_true, meant
from armorial.games.legacy.wedding import BIRTH, EFFECT, GOODS, PRESTIGE_STEP, Wedding

DIED_OUT: Final = -100.0
"""A family that has died out ranks behind everybody, whatever its honour. G-29"""
LAST_GENERATION: Final = 3

# Gold and friends: while there are rounds to come, and in the last one as long as there are pawns to spend them with.
GOLD_WORTH: Final = 0.38
GOLD_LAST: Final = 0.03
GOLD_ENOUGH: Final = 14
GOLD_MORE: Final = 0.12
"""The share of its worth that gold beyond enough still has."""
INCOME_SHARE: Final = 0.74
"""Gold that is still to come is worth a little less."""
FRIEND_WORTH: Final = 0.6
FRIEND_LAST: Final = 0.13
FRIENDS_ENOUGH: Final = 6
FRIEND_MORE: Final = 0.16
FIRST_FRIEND: Final = 0.55
SECOND_FRIEND: Final = 0.3
"""Hardly anything can be done without a friend in hand."""

# Pawns.
PAWN_WORTH: Final = 1.45
TURN_WORTH: Final[tuple[float, ...]] = (0.0, 0.0, 0.2, 0.6, 0.35, 0.6, 1.1, 0.9, 1.6)
"""To have the turn, by how many rounds are left: so who has yet to act is not behind one who has just acted."""
EXTRA_WORTH: Final[tuple[float, ...]] = (0.5, 0.25, 0.3, 0.9, 1.45)
"""Green, orange, red, blue, yellow, in the generation in which they can be used."""

# The family.
CHILD_WORTH: Final[tuple[float, ...]] = (0.0, 1.2, 3.1, 4.5, 5.6, 6.8, 7.5, 8.2)
"""So many children who will grow up: what they do in the next generation, besides the honour for their births."""
PROMISE_WORTH: Final = 0.3
"""A wedding to come needs no pawn, and comes at the start of a generation."""
COUPLE_WORTH: Final = 0.45
SINGLE_WORTH: Final = 0.95
MATCH_WORTH: Final = 0.78
"""Couples who can have children, adults who can marry, friends in hand for them: if there are pawns for it."""
BORN_CHANCE: Final = 0.88
"""How often a draw brings a child."""
EFFECT_WORTH: Final = 1.1
"""What the effect of a friend brings at his wedding."""

# Dying out.
DEATH: Final = 40.0
FAILS: Final[tuple[float, ...]] = (1.0, 0.14, 0.04, 0.025)
"""How often a couple, or a single with a friend who fits, has no child after so many actions."""
FAILS_WITHOUT_FRIEND: Final[tuple[float, ...]] = (1.0, 1.0, 0.35, 0.12, 0.06)
"""The same for a single who still has to find a friend."""

# Goals, and how much of the actions left can be spent on them.
PATRON_SHARE: Final = 0.93
MISSION_SHARE: Final = 0.9
MISSION_WORTH: Final = 2.1
NEW_MISSION: Final = 1.3
"""A mission that is about to be drawn."""
MANY_ACTIONS: Final = 8.0
FEW_ACTIONS: Final = 3.0

# The Testament.
HINT_WORTH: Final = 12.0
"""Without all hints the Testament is lost: each that is not fulfilled takes so much away."""
HINT_TO_COME: Final = 0.5
"""How likely a hint that is not yet drawn is to be fulfilled."""

# How many points of lead nearly win in the last round, and how many more for each round before it.
DOUBT_LAST: Final = 7.0
DOUBT_ROUND: Final = 3.5


def doubt(s: Legacy) -> float:
    """By how many points ``worth`` may be wrong."""
    left = -s.numbers[ROUND]
    for rounds in s.parts.rounds:
        left += rounds
    return DOUBT_LAST + DOUBT_ROUND * left


PAR: Final[tuple[float, ...]] = (0.0, 60.0, 45.0)
"""By mode: what one who plays alone ends with if he plays well; in the Testament he has found all hints then."""


def par(s: Legacy) -> float:
    return PAR[s.numbers[MODE]]


class Prospect:
    """How much of the game is left to a seat, and what is about to be drawn for it."""

    __slots__ = ("actions", "births", "ends", "extra", "friends", "hidden", "left", "missions", "own")

    def __init__(self, s: Legacy, seat: int) -> None:
        rounds = s.parts.rounds
        generation = s.numbers[GEN]
        total = 0
        till = 0
        for index in range(len(rounds)):
            total += rounds[index]
            if index < generation:
                till += rounds[index]
        pawns = s.players[seat][PAWNS]
        self.left = total - s.numbers[ROUND]
        """Rounds after this one."""
        self.own = pawns + s.parts.own_pawns * (till - s.numbers[ROUND])
        """Own pawns still to be placed in this generation, and below in all."""
        self.actions = pawns + s.parts.own_pawns * self.left
        self.ends = len(rounds) - generation + 1
        """How often prestige will still bring honour."""
        self.births = 0
        self.friends = 0
        self.missions = 0
        self.hidden = 0
        self.extra = 0.0
        """The rest, in honour."""


def worth(s: Legacy, seat: int) -> float:
    """The honour that is safe, and the hope of more."""
    me = s.players[seat]
    if me[OUT]:
        return DIED_OUT
    testament = s.numbers[MODE] == TESTAMENT
    if not s.stack or s.numbers[REVEALED]:
        if testament:
            return me[HONOUR] - HINT_WORTH * _hints_missing(s)
        return float(me[HONOUR] + _goal_to_choose(s, seat))
    to_come = Prospect(s, seat)
    if not isinstance(s.stack[-1], Act):
        _look_ahead(s, seat, to_come)
    value = me[HONOUR] + me[PRESTIGE] * to_come.ends + to_come.extra + _means(s, seat, to_come)
    value += _missions(s, seat, to_come)
    if testament:
        return value + _testament(s, to_come)
    return value + _family(s, seat, to_come) + _patron(s, seat, to_come)


def _goal_to_choose(s: Legacy, seat: int) -> int:
    """Patrons are revealed, and the seat has yet to choose its minor goal. G-53"""
    best = 0
    for frame in s.stack:
        if isinstance(frame, ChooseGoal) and frame.seat == seat:
            best = max(minor_goal(s, seat, 0), minor_goal(s, seat, 1))
    return best


# -- what is about to happen ----------------------------------------------------------------------------------


def _look_ahead(s: Legacy, seat: int, to_come: Prospect) -> None:
    """Draws and weddings that have begun: a bot that tries an action sees it before the cards are drawn."""
    for frame in s.stack:
        if isinstance(frame, Wedding):
            if frame.seat == seat:
                _wedding(s, seat, frame, to_come)
        elif isinstance(frame, Birth):
            to_come.births += frame.seat == seat
        elif isinstance(frame, DrawChild):
            to_come.births += frame.owner == seat
        elif isinstance(frame, KeepChild):
            to_come.births += frame.seat == seat
        elif isinstance(frame, (GainFriends, DrawFriends)):
            to_come.friends += frame.n if frame.seat == seat else 0
        elif isinstance(frame, TakeFromRow):
            to_come.friends += frame.left if frame.seat == seat else 0
        elif isinstance(frame, MayDraw):
            to_come.friends += frame.seat == seat
        elif isinstance(frame, DrawFriend):
            to_come.friends += frame.to == seat
        elif isinstance(frame, DrawMission):
            to_come.missions += frame.to == seat
        elif isinstance(frame, KeepMission):
            to_come.missions += frame.seat == seat
        elif isinstance(frame, HideMission):
            to_come.hidden += frame.to == seat


def _wedding(s: Legacy, seat: int, wedding: Wedding, to_come: Prospect) -> None:
    """The steps of a wedding that are still to come. G-301"""
    card = s.trees[seat][wedding.spouse * PERSON_SIZE + CARD]
    if not 0 <= card < CHILD_CARD:
        return
    friend = s.parts.friends[card]
    if wedding.step <= GOODS:
        to_come.extra += INCOME_SHARE * GOLD_WORTH * friend.income * to_come.left
        to_come.friends += friend.friends
    if wedding.step <= PRESTIGE_STEP:
        to_come.extra += friend.prestige * to_come.ends
    if wedding.step <= EFFECT and friend.effect is not None:
        to_come.extra += EFFECT_WORTH
    if wedding.step <= BIRTH and s.numbers[MODE] != TESTAMENT:
        to_come.births += friend.wedding_children


# -- gold, friends, pawns -------------------------------------------------------------------------------------


def _means(s: Legacy, seat: int, to_come: Prospect) -> float:
    me = s.players[seat]
    friends = len(s.hands[seat]) + to_come.friends
    gold = float(me[GOLD])
    if gold > GOLD_ENOUGH:
        gold = GOLD_ENOUGH + GOLD_MORE * (gold - GOLD_ENOUGH)
    held = float(friends)
    if friends > FRIENDS_ENOUGH:
        held = FRIENDS_ENOUGH + FRIEND_MORE * (friends - FRIENDS_ENOUGH)
    value = PAWN_WORTH * me[PAWNS]
    if me[PAWNS] and _turn(s) == seat:
        value += TURN_WORTH[min(to_come.left, len(TURN_WORTH) - 1)]
    if to_come.left:
        value += GOLD_WORTH * gold + FRIEND_WORTH * held
        if me[INCOME] > 0:
            value += INCOME_SHARE * GOLD_WORTH * me[INCOME] * to_come.left
        if friends:
            value += FIRST_FRIEND
        if friends > 1:
            value += SECOND_FRIEND
    elif me[PAWNS]:
        value += GOLD_LAST * gold + FRIEND_LAST * held
    if to_come.own > me[PAWNS] or not me[PASSED]:
        for colour in range(len(COLOURS)):
            if me[EXTRA + colour]:
                value += EXTRA_WORTH[colour] * me[EXTRA + colour]
    return value


def _turn(s: Legacy) -> int:
    """Who acts next: the one who is asked what to do, or the one after him whose action is under way."""
    top = s.stack[-1]
    if isinstance(top, Act):
        return top.seat
    return (s.numbers[TURN] + 1) % s.seats if s.numbers[TURN] >= 0 else s.numbers[TURN]


# -- the family -----------------------------------------------------------------------------------------------


def _family(s: Legacy, seat: int, to_come: Prospect) -> float:
    """Children, couples, singles and promises; and the danger of dying out. G-20, G-21"""
    tree = s.trees[seat]
    me = s.players[seat]
    generation = s.numbers[GEN]
    couples = 0
    men = 0
    women = 0
    children = 0
    weddings = 0
    value = 0.0
    for i in range(0, len(tree), PERSON_SIZE):
        row = tree[i + GENERATION]
        status = tree[i + STATUS]
        if row < generation or status == LOST:
            continue
        if status == PROMISED:
            if row == generation:
                weddings += 1
                value += PROMISE_WORTH + _card(s, tree[i + CARD], to_come.ends, to_come.left)
            elif generation < LAST_GENERATION:
                value += PROMISE_WORTH + BORN_CHANCE + _card(s, tree[i + CARD], to_come.ends - 1, to_come.left - 1)
        elif tree[i + CARD] >= CHILD_CARD:
            partner = tree[i + PARTNER]
            if row > generation:
                children += 1
            elif partner >= 0:
                couples += tree[partner * PERSON_SIZE + STATUS] == ADULT
            elif tree[i + SEX]:
                women += 1
            else:
                men += 1
    births = BORN_CHANCE * (to_come.births + weddings)
    value += me[BORN + generation - 1] + births
    if generation < LAST_GENERATION:
        value += _children(children + births)
    matches = _matches(s, seat, men, women)
    if to_come.own:
        able = min(1.0, to_come.own / 4)
        value += COUPLE_WORTH * able * min(couples, 2) + SINGLE_WORTH * able * min(men + women, 3)
        value += MATCH_WORTH * min(matches, men + women, to_come.own)
    if not me[BORN + generation - 1]:
        value -= DEATH * _danger(me, to_come, weddings, couples, men + women, matches)
    return value


def _children(n: float) -> float:
    """What so many children do in the next generation; a child who may be born counts in part."""
    most = len(CHILD_WORTH) - 1
    whole = int(n)
    if whole >= most:
        return CHILD_WORTH[most]
    return CHILD_WORTH[whole] + (CHILD_WORTH[whole + 1] - CHILD_WORTH[whole]) * (n - whole)


def _card(s: Legacy, card: int, ends: int, left: int) -> float:
    """What a friend will bring at his wedding."""
    friend = s.parts.friends[card]
    value = friend.prestige * ends + INCOME_SHARE * GOLD_WORTH * friend.income * left + FRIEND_WORTH * friend.friends
    return value + EFFECT_WORTH if friend.effect is not None else value


def _matches(s: Legacy, seat: int, men: int, women: int) -> int:
    """Friends in hand who could marry one of the family now."""
    if not men and not women:
        return 0
    gold = s.players[seat][GOLD]
    found = 0
    for card in s.hands[seat]:
        friend = s.parts.friends[card]
        if friend.price <= gold and (men if friend.sex else women):
            found += 1
    return found


def _danger(me: list[int], to_come: Prospect, weddings: int, couples: int, singles: int, matches: int) -> float:
    """How likely a family without a child in this generation is to die out."""
    danger = 1.0
    fails = 0.0 if me[COMPLICATIONS] else FAILS[1]
    for _ in range(to_come.births + weddings):
        danger *= fails
    if couples or (singles and matches):
        return danger * FAILS[min(to_come.own, len(FAILS) - 1)]
    if singles:
        return danger * FAILS_WITHOUT_FRIEND[min(to_come.own, len(FAILS_WITHOUT_FRIEND) - 1)]
    return danger


# -- goals ----------------------------------------------------------------------------------------------------


def _patron(s: Legacy, seat: int, to_come: Prospect) -> float:
    """The main goal as far as it can be reached, and the minor ones that are unlocked. G-50"""
    me = s.players[seat]
    if me[PATRON] < 0:
        return 0.0
    patron = s.parts.patrons[me[PATRON]]
    births = BORN_CHANCE * to_come.births
    value = patron.honour * reached(s, seat, patron.needs, PATRON_SHARE * to_come.actions, births)
    hidden = len(s.hidden_missions[seat]) + to_come.hidden
    if hidden:
        first, second = minor_goal(s, seat, 0), minor_goal(s, seat, 1)
        value += max(first, second)
        if hidden > 1:
            value += min(first, second)
    return value


def _missions(s: Legacy, seat: int, to_come: Prospect) -> float:
    """Open missions as far as they can be fulfilled, and those about to be drawn. G-44"""
    mine = s.players[seat][OPEN]
    births = BORN_CHANCE * to_come.births
    value = 0.0
    card = 0
    while mine >> card:
        if mine >> card & 1:
            needs = s.parts.missions[card].needs
            value += MISSION_WORTH * reached(s, seat, needs, MISSION_SHARE * to_come.actions, births)
        card += 1
    if to_come.missions:
        value += NEW_MISSION * min(1.0, to_come.actions / MANY_ACTIONS)
    return value


# -- the Testament --------------------------------------------------------------------------------------------


def _hints_missing(s: Legacy) -> int:
    """Hints of all nine that are not fulfilled. G-87"""
    return s.parts.hints_drawn * len(s.parts.rounds) - s.numbers[HINTS_DONE].bit_count()


def _testament(s: Legacy, to_come: Prospect) -> float:
    """Relatives as they count at the end, and hints: those that are true already, and how near the others are."""
    value = float(honour_of_tree(s)) - HINT_WORTH * _hints_missing(s)
    still = s.numbers[HINTS_OPEN]
    to_draw = _hints_missing(s) - still.bit_count()
    value += HINT_TO_COME * HINT_WORTH * to_draw
    if not still:
        return value
    groups = meant(s.trees[0])
    able = min(1.0, to_come.actions / FEW_ACTIONS)
    for number in range(len(s.parts.hints)):
        if still >> number & 1:
            hint = s.parts.hints[number]
            if is_true(s, hint, groups[hint.of]):
                value += HINT_WORTH + to_come.ends + 1
            else:
                value += HINT_WORTH * able * nearly(s, hint, groups[hint.of])
    return value
