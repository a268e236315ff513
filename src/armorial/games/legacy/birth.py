"""Children: draws, searches, pairs, complications, twins. G-33 to G-36, G-310 to G-327"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.components import (
    CHILD_CARD,
    CHILDREN,
    COMPLICATION,
    FEMALE,
    HEAD_CARD,
    MALE,
    NONE,
    OWN_ACTIONS,
)
from armorial.games.legacy.ledger import spend
from armorial.games.legacy.reasons import (
    CHILDREN_ENOUGH,
    NO_COUPLE,
    NOBODY_THERE,
    NOT_A_COUPLE,
    NOT_DRAWN,
    OTHER_GENERATION,
)
from armorial.games.legacy.situation import OwnAction, Situation
from armorial.games.legacy.state import (
    ADULT,
    ASIDE,
    BORN,
    CARD,
    CHILD,
    COMPLICATIONS,
    GEN,
    GENERATION,
    HONOUR,
    LOST,
    MODE,
    MOST_PEOPLE,
    PERSON_SIZE,
    SEX,
    STATUS,
    TESTAMENT,
    Legacy,
    discard,
    is_child,
    is_friend,
    leave,
)
from armorial.games.legacy.tree import NO_COUPLES, add, at, couples, lose, parents, room_for_children
from armorial.games.legacy.words import child, honour, household_words, person
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Chance, Event, Out, Question, Step, event
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added, replaced
from armorial.kernel.words import Message, who

KINDS: Final = len(CHILDREN)
ANY: Final = -1
PEOPLE: Final = Tokens(f"person:{n}" for n in range(MOST_PEOPLE))
LAST_GENERATION: Final = 3


# -- the deck of children -------------------------------------------------------------------------------------


def totals(s: Legacy) -> tuple[int, int]:
    """Sons and daughters not yet drawn, those of the reserve included while nobody can tell them apart."""
    sons = daughters = 0
    children = s.children
    for kind, sex in enumerate(s.parts.child_sex):
        if sex == MALE:
            sons += children[kind]
        elif sex == FEMALE:
            daughters += children[kind]
    return sons, daughters


def in_deck(s: Legacy, sex: int) -> int:
    """Sons, or daughters, in the deck itself."""
    return totals(s)[sex] - s.numbers[ASIDE + sex]


def ready(s: Legacy, wanted: int) -> bool:
    """Whether the deck has a card that can come: any, or one that a search does not pass over. G-320"""
    if s.children[COMPLICATION]:
        return True
    sons, daughters = totals(s)
    left = (sons - s.numbers[ASIDE], daughters - s.numbers[ASIDE + FEMALE])
    return left[0] + left[1] > 0 if wanted == ANY else left[wanted] > 0


def refresh(s: Legacy, wanted: int = ANY) -> bool:
    """Child deck out: the reserve or the discards, in the order of the generation. Says whether a card is there. G-212

    The reserve was set aside unseen, so as long as it lies there its cards may be any of those not drawn yet; when
    all sons of the deck have come, the sons not drawn are those of the reserve. A search that finds nothing in the
    deck passes over all of it and shuffles it back, so a new pile can be put to it at once.
    """
    if ready(s, wanted):
        return True
    for sex in (MALE, FEMALE):
        if s.numbers[ASIDE + sex] and not in_deck(s, sex):
            for kind, of in enumerate(s.parts.child_sex):
                if of == sex:
                    s.reserve = added(s.reserve, kind, s.children[kind])
                    s.children = replaced(s.children, kind, 0)
            s.numbers[ASIDE + sex] = 0
    for from_reserve in (True, False) if s.numbers[GEN] == LAST_GENERATION else (False, True):
        pile = s.reserve if from_reserve else s.child_discards
        s.children = tuple([s.children[kind] + pile[kind] for kind in range(KINDS)])
        if from_reserve:
            s.reserve = (0,) * KINDS
            s.numbers[ASIDE] = s.numbers[ASIDE + FEMALE] = 0
        else:
            s.child_discards = (0,) * KINDS
        if ready(s, wanted):
            return True
    return False


class DrawChild(Chance[Legacy]):
    """The next card for a couple.

    A search for a sex passes over children of the other one and shuffles them back: so only cards of the sex and
    complications can come. G-320
    """

    table: ClassVar[Tokens] = Tokens(CHILDREN)
    fields: ClassVar[dict[str, Codec]] = {
        "owner": NUMBER,
        "father": NUMBER,
        "mother": NUMBER,
        "wanted": NUMBER,
        "pair": NUMBER,
        "first": NUMBER,
    }

    def __init__(self, owner: int, father: int, mother: int, wanted: int, pair: int, first: int) -> None:
        self.owner = owner
        self.father = father
        self.mother = mother
        self.wanted = wanted
        self.pair = pair
        """1 if two cards are shown and one is kept. G-318"""
        self.first = first
        """The first card of a pair, once it is there."""

    def weights(self, s: Legacy) -> list[int]:
        sons, daughters = totals(s)
        a_son = 0 if self.wanted == FEMALE else (sons - s.numbers[ASIDE]) * (daughters or 1)
        a_daughter = 0 if self.wanted == MALE else (daughters - s.numbers[ASIDE + FEMALE]) * (sons or 1)
        neither = (sons or 1) * (daughters or 1)
        weights: list[int] = []
        for kind, sex in enumerate(s.parts.child_sex):
            weights.append(s.children[kind] * (neither if sex == NONE else a_daughter if sex == FEMALE else a_son))
        return weights

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.children = added(s.children, option, -1)
        if option == COMPLICATION and s.players[self.owner][COMPLICATIONS]:
            s.child_discards = added(s.child_discards, option, 1)
            if out is not None:
                out.append(event("legacy-did-pass-complication", who=who(self.owner)))
            self._again(s, self.first, out)
        elif not self.pair:
            settle_card(s, self.owner, self.father, self.mother, self.wanted, option, out)
        elif self.first == NONE:
            self._again(s, option, out)
        elif self.first == option:
            s.child_discards = added(s.child_discards, option, 1)
            settle_card(s, self.owner, self.father, self.mother, self.wanted, option, out)
        else:
            s.then(KeepChild(self.owner, self.father, self.mother, self.wanted, self.first, option))

    def _again(self, s: Legacy, first: int, out: Out) -> None:
        """The next card, or the end if there is none. G-322"""
        if refresh(s, self.wanted):
            s.then(DrawChild(self.owner, self.father, self.mother, self.wanted, self.pair, first))
        elif first != NONE:
            settle_card(s, self.owner, self.father, self.mother, self.wanted, first, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-draw-child", {"who": who(self.owner)})

    def label(self, s: Legacy, option: int) -> Message:
        return child(option)


def shows_two(s: Legacy, tree: list[int], father: int, mother: int) -> bool:
    """Eustachy, also as a widower, and Margarethe: of two cards one is kept. G-318, G-319"""
    for one in (father, mother):
        card = tree[at(one) + CARD]
        if is_friend(card) and s.parts.friends[card].children_shown > 1:
            return True
    return False


class Birth(Step[Legacy]):
    """One draw for a couple, settled to the end; also if an earlier draw of the action cost the mother. G-310, G-312"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "father": NUMBER, "mother": NUMBER, "wanted": NUMBER}

    def __init__(self, seat: int, father: int, mother: int, wanted: int = ANY) -> None:
        self.seat = seat
        self.father = father
        self.mother = mother
        self.wanted = wanted

    def run(self, s: Legacy, out: Out) -> None:
        if not draw_children(s, self.seat, self.father, self.mother, self.wanted) and out is not None:
            out.append(event("legacy-did-no-child-card", who=who(self.seat)))


def draw_children(s: Legacy, seat: int, father: int, mother: int, wanted: int) -> bool:
    """A card, or two of which one will be kept; returns whether there are any left. G-318, G-322"""
    if not refresh(s, wanted):
        return False
    pair = int(shows_two(s, s.trees[seat], father, mother))
    s.then(DrawChild(seat, father, mother, wanted, pair, NONE))
    return True


def lose_child(s: Legacy, seat: int, out: Out) -> None:
    """The action is over: nobody is born, and no further card of it is drawn. G-312"""
    more = False
    while s.stack and isinstance(s.stack[-1], Birth):
        s.stack.pop()
        more = True
    if out is not None:
        out.append(event("legacy-did-lose-child-and-rest" if more else "legacy-did-lose-child", who=who(seat)))


def settle_card(s: Legacy, seat: int, father: int, mother: int, wanted: int, kind: int, out: Out) -> None:
    """The card that has come: a child is laid, a complication asks its question. G-33, G-34, G-311"""
    if kind != COMPLICATION:
        lay_child(s, seat, father, mother, kind, out)
        return
    s.players[seat][COMPLICATIONS] += 1
    if out is not None:
        out.append(event("legacy-did-complication", who=who(seat)))
    if s.trees[seat][at(mother) + CARD] >= HEAD_CARD:
        lose_child(s, seat, out)
    else:
        s.then(Complication(seat, father, mother, wanted))


def lay_child(s: Legacy, seat: int, father: int, mother: int, kind: int, out: Out) -> None:
    """A child is born. In the Testament it is found, grown up, and its card has no effect. G-206, G-89"""
    tree = s.trees[seat]
    testament = s.numbers[MODE] == TESTAMENT
    above = tree[at(father) + GENERATION]
    born = add(
        s,
        seat,
        CHILD_CARD + kind,
        s.parts.child_sex[kind],
        above - 1 if testament else above + 1,
        ADULT if testament else CHILD,
        father,
        mother,
    )
    s.players[seat][BORN + s.numbers[GEN] - 1] += 1
    if out is not None:
        out.append(_told_birth(s, seat, born, father, mother))
    if not testament:
        for _ in range(s.parts.children[kind].extra_child):
            s.then(Birth(seat, father, mother))


def _told_birth(s: Legacy, seat: int, born: int, father: int, mother: int) -> Event:
    found = person(s, seat, born)
    daughter = s.trees[seat][at(born) + SEX]
    if s.numbers[MODE] == TESTAMENT:
        return event("legacy-did-find-daughter" if daughter else "legacy-did-find-son", who=who(seat), child=found)
    both = [person(s, seat, father), person(s, seat, mother)]
    key = "legacy-did-bear-daughter" if daughter else "legacy-did-bear-son"
    return event(key, who=who(seat), child=found, parents=both)


class KeepChild(Question[Legacy]):
    """One of two cards is kept, the other discarded. G-318"""

    table: ClassVar[Tokens] = Tokens(CHILDREN)
    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "father": NUMBER,
        "mother": NUMBER,
        "wanted": NUMBER,
        "first": NUMBER,
        "second": NUMBER,
    }

    def __init__(self, seat: int, father: int, mother: int, wanted: int, first: int, second: int) -> None:
        self.seat = seat
        self.father = father
        self.mother = mother
        self.wanted = wanted
        self.first = first
        self.second = second

    def candidates(self, s: Legacy) -> Sequence[int]:
        return sorted((self.first, self.second))

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if option in (self.first, self.second) else NOT_DRAWN

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.child_discards = added(s.child_discards, self.first + self.second - option, 1)
        settle_card(s, self.seat, self.father, self.mother, self.wanted, option, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-keep-child", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return child(option)


class Complication(Question[Legacy]):
    """Lose the child, which ends the action; or lose the mother, which ends nothing. G-33, G-311 to G-314"""

    table: ClassVar[Tokens] = Tokens(("child", "mother"))
    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "father": NUMBER,
        "mother": NUMBER,
        "wanted": NUMBER,
    }

    def __init__(self, seat: int, father: int, mother: int, wanted: int) -> None:
        self.seat = seat
        self.father = father
        self.mother = mother
        self.wanted = wanted

    def refusal(self, s: Legacy, option: int) -> int:
        return 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if not option:
            lose_child(s, self.seat, out)
            return
        if out is not None:
            mother = person(s, self.seat, self.mother)
            out.append(event("legacy-did-lose-mother", who=who(self.seat), mother=mother, n=self.mother))
        card = lose(s.trees[self.seat], self.mother)
        if is_child(card):
            s.child_discards = added(s.child_discards, card - CHILD_CARD, 1)
        else:
            leave(s, self.seat, card)
            discard(s, card)
        draw_children(s, self.seat, self.father, self.mother, self.wanted)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-complication", {"who": who(self.seat), "mother": person(s, self.seat, self.mother)})

    def label(self, s: Legacy, option: int) -> Message:
        if option:
            return Message("legacy-lose-mother", {"mother": person(s, self.seat, self.mother)})
        return Message("legacy-lose-child")


# -- for which couple -----------------------------------------------------------------------------------------


def couples_with_room(s: Legacy, seat: int, room: int) -> list[int]:
    tree = s.trees[seat]
    return [one for one in couples(s, seat) if room_for_children(s, tree, one) >= room]


class HaveChildren(OwnAction):
    """A child for a couple; in the Testament one more of theirs is found out about. G-36, G-83"""

    tokens: ClassVar[Sequence[str]] = ("children",)
    action = OWN_ACTIONS.index("children")

    def hindrance(self, s: Legacy, at: Situation, i: int) -> int:
        room = at.room(s)
        if room > 0:
            return 0
        return NO_COUPLE if room == NO_COUPLES else CHILDREN_ENOUGH

    def act(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        s.then(WhichCouple(at.seat, 1, 0))

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return Message("legacy-how-big" if s.numbers[MODE] == TESTAMENT else "legacy-have-children")


class WhichCouple(Question[Legacy]):
    """Which couple has a child, or with the doctor's help two. G-36, G-41, G-83"""

    table: ClassVar[Tokens] = PEOPLE
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "draws": NUMBER, "doctor": NUMBER}

    def __init__(self, seat: int, draws: int, doctor: int) -> None:
        self.seat = seat
        self.draws = draws
        self.doctor = doctor

    def candidates(self, s: Legacy) -> Sequence[int]:
        return range(len(s.trees[self.seat]) // PERSON_SIZE)

    def refusal(self, s: Legacy, option: int) -> int:
        tree = s.trees[self.seat]
        i = at(option)
        if i >= len(tree) or tree[i + STATUS] == LOST:
            return NOBODY_THERE
        if option not in couples(s, self.seat):
            testament = s.numbers[MODE] == TESTAMENT
            if not testament and tree[i + GENERATION] != s.numbers[GEN]:
                return OTHER_GENERATION
            return NOT_A_COUPLE
        return 0 if room_for_children(s, tree, option) >= self.draws else CHILDREN_ENOUGH

    def options(self, s: Legacy) -> list[int]:
        return couples_with_room(s, self.seat, self.draws)

    def take(self, s: Legacy, option: int, out: Out) -> None:
        father, mother = parents(s.trees[self.seat], option)
        if self.doctor:
            s.then(*[Birth(self.seat, father, mother) for _ in range(self.draws)])
        else:
            s.then(NameSex(self.seat, father, mother))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-couple", {"who": who(self.seat), "n": self.draws})

    def label(self, s: Legacy, option: int) -> Message:
        return household_words(s, self.seat, option)


class NameSex(Question[Legacy]):
    """The top card; or for honour a son, or a daughter. G-36, G-83"""

    table: ClassVar[Tokens] = Tokens(("any", "son", "daughter"), least=("any",))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "father": NUMBER, "mother": NUMBER}

    def __init__(self, seat: int, father: int, mother: int) -> None:
        self.seat = seat
        self.father = father
        self.mother = mother

    def refusal(self, s: Legacy, option: int) -> int:
        return 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if option:
            if out is not None:
                key = "legacy-did-name-daughter" if option == 2 else "legacy-did-name-son"
                out.append(event(key, who=who(self.seat)))
            spend(s, self.seat, [(HONOUR, s.parts.named_honour)], out)
        s.then(Birth(self.seat, self.father, self.mother, option - 1))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-name-sex", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        if not option:
            return Message("legacy-any-child")
        key = "legacy-name-daughter" if option == 2 else "legacy-name-son"
        return Message(key, {"price": honour(s.parts.named_honour)})
