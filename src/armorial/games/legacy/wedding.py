"""Weddings and promises, and Who were they? of the Testament.

G-30, G-31, G-82, G-92, G-93, G-300 to G-307
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.birth import PEOPLE, Birth
from armorial.games.legacy.components import (
    CHILD_CARD,
    FRIENDS,
    NONE,
    OWN_ACTIONS,
    PLACE_WITHOUT_PAWN,
    WITHOUT_PAWN,
)
from armorial.games.legacy.conditions import meets
from armorial.games.legacy.ledger import change, gain_by, spend
from armorial.games.legacy.missions import MOMENT
from armorial.games.legacy.reasons import (
    A_FRIEND_MAY_NOT,
    CANNOT_BE_REPLACED,
    HAS_PARTNER,
    NEEDS_A_PAWN,
    NO_CHILD_TO_PROMISE,
    NO_MATCH,
    NOBODY_THERE,
    NOBODY_TO_MARRY,
    NOT_A_CHILD,
    NOT_IN_HAND,
    NOT_YOU,
    NOWHERE_TO_PUT,
    OTHER_GAME,
    OTHER_GENERATION,
    REASONS,
    SAME_SEX,
    SHORT_OF_GOLD,
    STILL_A_CHILD,
    WEDDING_SHORT,
)
from armorial.games.legacy.row import GainFriends
from armorial.games.legacy.situation import OwnAction, Situation
from armorial.games.legacy.state import (
    ADULT,
    CARD,
    CHILD,
    GEN,
    GENERATION,
    GOLD,
    INCOME,
    LASTING_FRIENDS,
    LOST,
    MODE,
    PARTNER,
    PAWNS,
    PERSON_SIZE,
    PRESTIGE,
    PROMISED,
    SEX,
    STATUS,
    TESTAMENT,
    Legacy,
    is_child,
    join,
)
from armorial.games.legacy.testament import AddParents, FoundChild, replace
from armorial.games.legacy.tree import (
    MOTHERS_ROOT,
    add,
    at,
    lonely,
    may_be_promised,
    may_marry,
    parents,
    people,
    room_for_children,
    unknown,
    wed,
)
from armorial.games.legacy.words import friend, gold, income, person, prestige
from armorial.games.legacy.words import friends as friends_words
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.menu import NONE_NOW, Family
from armorial.kernel.pools import draw
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

MARRY: Final = 0
ARRANGE: Final = 1
FREE: Final = 2
"""Marry or arrange, without a pawn. G-28"""
FIND: Final = 3
"""Who were they? G-82"""
PROMPTS: Final = ("legacy-ask-whom", "legacy-ask-whose-child", "legacy-ask-whom-free", "legacy-ask-where")


# -- who may marry whom ---------------------------------------------------------------------------------------


def wedding_price(s: Legacy, seat: int, card: int, partner: int) -> int:
    """What a wedding costs with this partner; A True Beauty makes it cheaper. G-145"""
    price = s.parts.friends[card].price
    other = s.trees[seat][at(partner) + CARD]
    if price and is_child(other) and s.numbers[MODE] != TESTAMENT:
        price = max(0, price - s.parts.children[other - CHILD_CARD].wedding_off)
    return price


def prospects(s: Legacy, seat: int, how: int) -> list[int]:
    """Those of the tree beside whom (or in whose place) some friend could be laid, whatever the sex."""
    tree = s.trees[seat]
    generation = s.numbers[GEN]
    if how == FIND:
        return [p for p, i in enumerate(people(tree)) if unknown(tree, i) or lonely(tree, i)]
    found: list[int] = []
    p = -1
    for i in range(0, len(tree), PERSON_SIZE):
        p += 1
        if (how != ARRANGE and may_marry(tree, i, generation)) or (
            how != MARRY and may_be_promised(tree, i, generation)
        ):
            found.append(p)
    return found


def fits(s: Legacy, tree: list[int], card: int, partner: int, how: int) -> bool:
    """Whether the sexes go together. In the Testament one of the same sex takes an unknown's place. G-82"""
    i = at(partner)
    same = s.parts.friend_sex[card] == tree[i + SEX]
    if how != FIND:
        return not same
    return unknown(tree, i) if same else lonely(tree, i)


def places_for(s: Legacy, seat: int, card: int, how: int) -> list[int]:
    """Where a friend can be laid and paid for. G-302"""
    tree = s.trees[seat]
    purse = s.players[seat][GOLD]
    return [
        p for p in prospects(s, seat, how) if fits(s, tree, card, p, how) and wedding_price(s, seat, card, p) <= purse
    ]


def can_be_wed(s: Legacy, seat: int, how: int) -> list[int]:
    """The friends of the hand that can be laid and paid for."""
    found = prospects(s, seat, how)
    if not found:
        return []
    tree = s.trees[seat]
    purse = s.players[seat][GOLD]
    return [
        card
        for card in s.hands[seat]
        if any(fits(s, tree, card, p, how) and wedding_price(s, seat, card, p) <= purse for p in found)
    ]


def refuse_wedding(s: Legacy, seat: int, card: int, how: int) -> int:
    """0 if a friend of the hand can be laid, else why not. G-30, G-31, G-302"""
    if card not in s.hands[seat]:
        return NOT_IN_HAND
    found = prospects(s, seat, how)
    if not found:
        return (NOBODY_TO_MARRY, NO_CHILD_TO_PROMISE, NOBODY_TO_MARRY, NOWHERE_TO_PUT)[how]
    tree = s.trees[seat]
    prices = [wedding_price(s, seat, card, p) for p in found if fits(s, tree, card, p, how)]
    if not prices:
        return NOWHERE_TO_PUT if how == FIND else NO_MATCH
    missing = min(prices) - s.players[seat][GOLD]
    return REASONS.lacking(WEDDING_SHORT, SHORT_OF_GOLD, missing) if missing > 0 else 0


def card_words(s: Legacy, seat: int, card: int, partner: int = -1) -> Message:
    """A friend with what the wedding costs and brings, with signs."""
    printed = s.parts.friends[card]
    price = printed.price if partner < 0 else wedding_price(s, seat, card, partner)
    changes = (
        (gold, printed.dowry - price),
        (income, printed.income),
        (friends_words, printed.friends),
        (prestige, printed.prestige),
    )
    what = [Message("legacy-plus", {"what": say(n)}) if n > 0 else say(n) for say, n in changes if n]
    return Message("legacy-wed-friend", {"friend": friend(card), "what": what}) if what else friend(card)


# -- laying a friend into the tree, as an answer of a turn ----------------------------------------------------------


class LayFriend(OwnAction):
    """A friend of the hand (the index) is laid on the table; then it is asked where in the tree."""

    how: int
    """MARRY, ARRANGE or FIND."""
    words: ClassVar[str]

    def offered(self, s: Legacy) -> bool:
        """Marry and Arrange, or in the Testament Who were they?"""
        return (self.how == FIND) == (s.numbers[MODE] == TESTAMENT)

    def candidates(self, s: Legacy, at: Situation) -> list[int]:
        return s.hands[at.seat] if self.offered(s) else NONE_NOW

    def hindrance(self, s: Legacy, at: Situation, i: int) -> int:
        return refuse_wedding(s, at.seat, i, self.how) if self.offered(s) else OTHER_GAME

    def options(self, s: Legacy, at: Situation) -> list[int]:
        """Those who can marry are looked for once for all friends."""
        return can_be_wed(s, at.seat, self.how) if at.me[PAWNS] and self.offered(s) else NONE_NOW

    def act(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        choose_friend(s, at.seat, i, self.how)

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return Message(self.words, {"friend": card_words(s, at.seat, i)})


class Marry(LayFriend):
    """G-30"""

    tokens: ClassVar[Sequence[str]] = tuple(f"marry:{name}" for name in FRIENDS)
    action = OWN_ACTIONS.index("marry")
    how = MARRY
    words: ClassVar[str] = "legacy-action-marry"


class Arrange(LayFriend):
    """G-31"""

    tokens: ClassVar[Sequence[str]] = tuple(f"arrange:{name}" for name in FRIENDS)
    action = OWN_ACTIONS.index("arrange")
    how = ARRANGE
    words: ClassVar[str] = "legacy-action-arrange"


class FindRelative(LayFriend):
    """G-82"""

    tokens: ClassVar[Sequence[str]] = tuple(f"find:{name}" for name in FRIENDS)
    action = OWN_ACTIONS.index("find")
    how = FIND
    words: ClassVar[str] = "legacy-action-find"


class MarryWithoutPawn(Family[Legacy, Situation]):
    """Arianne always, Leonid and Maria with a countryman in the family. G-28, G-101, G-112, G-115"""

    tokens: ClassVar[Sequence[str]] = tuple(f"free:{FRIENDS[card]}" for card in WITHOUT_PAWN)

    def candidates(self, s: Legacy, at: Situation) -> list[int]:
        found: list[int] = []
        for card in s.hands[at.seat]:
            if PLACE_WITHOUT_PAWN[card] != NONE:
                found.append(PLACE_WITHOUT_PAWN[card])
        return found or NONE_NOW

    def refusal(self, s: Legacy, at: Situation, i: int) -> int:
        card = WITHOUT_PAWN[i]
        code = refuse_wedding(s, at.seat, card, self.how(s))
        return code or (0 if free_wedding(s, at.seat, card) else NEEDS_A_PAWN)

    def options(self, s: Legacy, at: Situation) -> list[int]:
        """The cheap question first."""
        here = self.candidates(s, at)
        if not here:
            return here
        return [i for i in here if free_wedding(s, at.seat, WITHOUT_PAWN[i]) and not self.refusal(s, at, i)]

    def how(self, s: Legacy) -> int:
        return FIND if s.numbers[MODE] == TESTAMENT else FREE

    def take(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        choose_friend(s, at.seat, WITHOUT_PAWN[i], self.how(s))

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return Message("legacy-free-wedding", {"friend": friend(WITHOUT_PAWN[i])})


def choose_friend(s: Legacy, seat: int, card: int, how: int) -> None:
    """The friend is laid on the table; then it is asked beside whom."""
    draw(s.hands[seat], card)
    s.then(WhichPartner(seat, card, how))


def free_wedding(s: Legacy, seat: int, card: int) -> bool:
    """Whether a friend can be married without a pawn now. G-28"""
    return card in WITHOUT_PAWN and meets(s, seat, s.parts.friends[card].needs)


class WhichPartner(Question[Legacy]):
    """Beside whom the friend is laid; in the Testament also in whose place. G-300, G-305, G-90, G-92"""

    table: ClassVar[Tokens] = PEOPLE
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "card": NUMBER, "how": NUMBER}

    def __init__(self, seat: int, card: int, how: int) -> None:
        self.seat = seat
        self.card = card
        self.how = how

    def candidates(self, s: Legacy) -> Sequence[int]:
        return range(len(s.trees[self.seat]) // PERSON_SIZE)

    def options(self, s: Legacy) -> list[int]:
        return places_for(s, self.seat, self.card, self.how)

    def refusal(self, s: Legacy, option: int) -> int:
        tree = s.trees[self.seat]
        i = at(option)
        if i >= len(tree) or tree[i + STATUS] == LOST:
            return NOBODY_THERE
        code = self._refuse_relative(s, tree, option) if self.how == FIND else self._refuse_partner(s, tree, i)
        if code:
            return code
        missing = wedding_price(s, self.seat, self.card, option) - s.players[self.seat][GOLD]
        return REASONS.lacking(WEDDING_SHORT, SHORT_OF_GOLD, missing) if missing > 0 else 0

    def _refuse_relative(self, s: Legacy, tree: list[int], option: int) -> int:
        i = at(option)
        if option <= MOTHERS_ROOT:
            return NOT_YOU
        if fits(s, tree, self.card, option, FIND):
            return 0
        if s.parts.friend_sex[self.card] == tree[i + SEX]:
            return CANNOT_BE_REPLACED
        return HAS_PARTNER if tree[i + PARTNER] >= 0 else A_FRIEND_MAY_NOT

    def _refuse_partner(self, s: Legacy, tree: list[int], i: int) -> int:
        generation = s.numbers[GEN]
        here = tree[i + GENERATION] - generation
        if not ((here == 0 and self.how != ARRANGE) or (here == 1 and self.how != MARRY)):
            if self.how == MARRY and here == 1 and tree[i + STATUS] == CHILD:
                return STILL_A_CHILD
            return NOT_A_CHILD if self.how == ARRANGE and here == 0 else OTHER_GENERATION
        if tree[i + CARD] < CHILD_CARD:
            return A_FRIEND_MAY_NOT
        if tree[i + PARTNER] >= 0:
            return HAS_PARTNER
        return SAME_SEX if s.parts.friend_sex[self.card] == tree[i + SEX] else 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if self.how == FIND:
            find(s, self.seat, self.card, option, out)
        else:
            lay_beside(s, self.seat, self.card, option, out)

    def prompt(self, s: Legacy) -> Message:
        return Message(PROMPTS[self.how], {"who": who(self.seat), "friend": friend(self.card)})

    def label(self, s: Legacy, option: int) -> Message:
        tree = s.trees[self.seat]
        there = person(s, self.seat, option)
        if self.how == FIND and s.parts.friend_sex[self.card] == tree[at(option) + SEX]:
            return Message("legacy-in-place-of", {"person": there})
        return Message("legacy-beside", {"person": there}) if self.how == FIND else there


# -- laying the card ------------------------------------------------------------------------------------------


def pay_wedding(s: Legacy, seat: int, card: int, price: int, out: Out) -> None:
    """Step 2: the cost, or the dowry. G-30"""
    change(s, seat, GOLD, s.parts.friends[card].dowry, out)
    spend(s, seat, [(GOLD, price)], out)


def lay_beside(s: Legacy, seat: int, card: int, partner: int, out: Out) -> None:
    """Steps 1 and 2; a wedding goes on at once, a promise when the child grows up. G-301"""
    tree = s.trees[seat]
    promised = tree[at(partner) + STATUS] == CHILD
    if out is not None:
        key = "legacy-did-promise" if promised else "legacy-did-marry"
        out.append(event(key, who=who(seat), friend=friend(card), partner=person(s, seat, partner)))
    pay_wedding(s, seat, card, wedding_price(s, seat, card, partner), out)
    status = PROMISED if promised else ADULT
    spouse = add(s, seat, card, s.parts.friend_sex[card], tree[at(partner) + GENERATION], status)
    wed(tree, spouse, partner)
    join(s, seat, card)
    if not promised:
        s.then(MOMENT[seat], Wedding(seat, spouse, partner, GOODS))


def find(s: Legacy, seat: int, card: int, place: int, out: Out) -> None:
    """Who were they? A friend beside a relative or in an unknown's place; then parents, perhaps a child. G-93"""
    tree = s.trees[seat]
    price = wedding_price(s, seat, card, place)
    if s.parts.friend_sex[card] == tree[at(place) + SEX]:
        if out is not None:
            out.append(event("legacy-did-find", who=who(seat), friend=friend(card), place=person(s, seat, place)))
        found = replace(s, seat, card, place)
    else:
        if out is not None:
            out.append(
                event("legacy-did-find-partner", who=who(seat), friend=friend(card), partner=person(s, seat, place))
            )
        found = add(s, seat, card, s.parts.friend_sex[card], tree[at(place) + GENERATION], ADULT)
        wed(tree, found, place)
    pay_wedding(s, seat, card, price, out)
    join(s, seat, card)
    s.then(MOMENT[seat], Wedding(seat, found, place, GOODS))


GOODS: Final = 3
PRESTIGE_STEP: Final = 4
EFFECT: Final = 5
BIRTH: Final = 6
AFTER: Final = 7
"""The steps of a wedding. G-301"""


class Wedding(Step[Legacy]):
    """The steps of a wedding after cost or dowry. Between them a mission may be fulfilled. G-301, G-400"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "spouse": NUMBER, "partner": NUMBER, "step": NUMBER}

    def __init__(self, seat: int, spouse: int, partner: int, step: int) -> None:
        self.seat = seat
        self.spouse = spouse
        self.partner = partner
        self.step = step

    def run(self, s: Legacy, out: Out) -> None:
        if self.step < AFTER:
            s.then(MOMENT[self.seat], Wedding(self.seat, self.spouse, self.partner, self.step + 1))
        card = s.trees[self.seat][at(self.spouse) + CARD]
        if self.step == GOODS:
            self._goods(s, card, out)
        elif self.step == PRESTIGE_STEP:
            change(s, self.seat, PRESTIGE, s.parts.friends[card].prestige, out)
        elif self.step == EFFECT:
            self._effect(s, card, out)
        elif self.step == BIRTH:
            self._birth(s, card)
        else:
            self._after(s, out)

    def _goods(self, s: Legacy, card: int, out: Out) -> None:
        change(s, self.seat, INCOME, s.parts.friends[card].income, out)
        s.then(GainFriends(self.seat, s.parts.friends[card].friends))

    def _effect(self, s: Legacy, card: int, out: Out) -> None:
        printed = s.parts.friends[card]
        if s.parts.is_lasting >> card & 1:
            s.players[self.seat][LASTING_FRIENDS] |= 1 << card
            if out is not None:
                out.append(event("legacy-did-lasting", who=who(self.seat), friend=friend(card)))
        if printed.effect is not None and meets(s, self.seat, printed.needs, card):
            printed.effect.run(s, self.seat, out)

    def _birth(self, s: Legacy, card: int) -> None:
        """A child, or two, as far as there is room; in the Testament the parents first. G-304, G-317, G-93"""
        tree = s.trees[self.seat]
        if s.numbers[MODE] == TESTAMENT:
            s.then(AddParents(self.seat, self.spouse), FoundChild(self.seat, self.spouse))
            return
        draws = min(s.parts.friends[card].wedding_children, room_for_children(s, tree, self.spouse))
        father, mother = parents(tree, self.spouse)
        s.then(*[Birth(self.seat, father, mother) for _ in range(draws)])

    def _after(self, s: Legacy, out: Out) -> None:
        """Handsome: gold once his wedding is settled, even if his wife was lost at the birth. G-140"""
        if s.numbers[MODE] == TESTAMENT:
            return
        card = s.trees[self.seat][at(self.partner) + CARD]
        if is_child(card):
            gain_by(s, self.seat, GOLD, s.parts.children[card - CHILD_CARD].wedded, self.partner, out)
