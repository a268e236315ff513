"""The main board: titles, contributions, mansions, ventures, the doctor, missions. G-40 to G-49"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.birth import NO_COUPLES, PEOPLE, WhichCouple
from armorial.games.legacy.components import (
    CLOSED_BY,
    CONTRIBUTION,
    CONTRIBUTION_SPACE,
    CONTRIBUTIONS,
    DOCTOR_SPACE,
    HOLDINGS,
    MANSION,
    MANSION_GOLD_OFF,
    MANSION_SPACE,
    MISSION_SPACE,
    TITLE,
    TITLE_SPACE,
    TITLES,
    VENTURE,
    VENTURE_SPACE,
    Price,
)
from armorial.games.legacy.conditions import lasting
from armorial.games.legacy.missions import MOMENT, DrawMissions, hide_mission, missions_left
from armorial.games.legacy.money import lacks, pay
from armorial.games.legacy.parts import Card
from armorial.games.legacy.reasons import (
    EVERYBODY_HAS_ONE,
    HAS_ONE_ALREADY,
    NO_CARD_LEFT,
    NO_COUPLE,
    NO_MISSION_LEFT,
    NO_PATRON,
    NO_ROOM_FOR_TWO,
    NOBODY_THERE,
    NOT_A_HOUSEHOLD,
    NOT_LAID_OUT,
    NOT_YOU,
    OTHER_GENERATION,
    SPACE_CLOSED,
    SPACE_TAKEN,
)
from armorial.games.legacy.state import (
    ADULT,
    CATHEDRAL,
    GEN,
    GENERATION,
    HELD,
    LOST,
    MANSIONS,
    MODE,
    PERSON_SIZE,
    POLISH,
    SOLO,
    STATUS,
    TESTAMENT,
    USED,
    VENTURES,
    Legacy,
)
from armorial.games.legacy.tree import MOTHERS_ROOT, at, households, without
from armorial.games.legacy.words import holding, household_words, price
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.frames import SeatQuestion, SeatStep
from armorial.kernel.questions import Table
from armorial.kernel.shared import without_card
from armorial.kernel.words import Message, who

LAST_GENERATION: Final = 3


def venture_price(s: Legacy) -> Price:
    """The Polish rulebook asks for no gold. G-43"""
    return s.parts.polish_venture_price if s.numbers[POLISH] else s.parts.venture_price


def refuse_space(s: Legacy, seat: int, space: int, wanted: int, room: int) -> int:
    """Why an action of the main board cannot be carried out now, whatever the pawn. G-16, G-17, G-71

    ``wanted`` are the holdings that some household lacks (tree.lacking), ``room`` is for children (birth.most_room).
    """
    if s.numbers[USED] >> space & 1:
        return SPACE_TAKEN
    if s.numbers[MODE] == SOLO and any(s.parts.friends[card].profession == CLOSED_BY[space] for card in s.row):
        return SPACE_CLOSED
    if space == TITLE_SPACE:
        return _refuse_card(s, seat, TITLE, s.titles, wanted)
    if space == CONTRIBUTION_SPACE:
        return _refuse_card(s, seat, CONTRIBUTION, s.contributions, wanted)
    if space == DOCTOR_SPACE:
        if room < s.parts.doctor_children:
            return NO_COUPLE if room == NO_COUPLES else NO_ROOM_FOR_TWO
        return lacks(s, seat, s.parts.doctor_price)
    if space == MISSION_SPACE:
        return _refuse_mission(s, seat)
    kind, left = (MANSION, MANSIONS) if space == MANSION_SPACE else (VENTURE, VENTURES)
    if not s.numbers[left]:
        return NO_CARD_LEFT
    if not wanted >> kind & 1:
        return EVERYBODY_HAS_ONE
    if kind == VENTURE:
        return lacks(s, seat, venture_price(s))
    return lacks(s, seat, s.parts.mansion_price, lasting(s, seat, MANSION_GOLD_OFF))


def _refuse_mission(s: Legacy, seat: int) -> int:
    if s.numbers[MODE] == TESTAMENT and s.numbers[GEN] == LAST_GENERATION:
        return NO_PATRON
    return lacks(s, seat, s.parts.mission_price) if missions_left(s) else NO_MISSION_LEFT


def _refuse_card(s: Legacy, seat: int, kind: int, laid: tuple[int, ...], wanted: int) -> int:
    """A title or contribution: a card, a household without one, and the price of one of them. G-46"""
    if not laid:
        return NO_CARD_LEFT
    if not wanted >> kind & 1:
        return EVERYBODY_HAS_ONE
    off = card_off(s, seat, kind)
    reason = 0
    for card in laid:
        code = lacks(s, seat, printed(s, kind, card).price, off)
        if not code:
            return 0
        reason = code if not reason else min(reason, code)
    return reason


def printed(s: Legacy, kind: int, card: int) -> Card:
    return s.parts.titles[card] if kind == TITLE else s.parts.contributions[card]


def card_off(s: Legacy, seat: int, kind: int) -> int:
    """Gold off a contribution. G-152"""
    return s.players[seat][CATHEDRAL] if kind == CONTRIBUTION else 0


def use_space(s: Legacy, seat: int, space: int, out: Out) -> None:
    """The action of a space: its price, then its benefit. G-40 to G-45, G-210"""
    s.numbers[USED] |= 1 << space
    if space == TITLE_SPACE:
        s.then(WhichTitle(seat))
    elif space == CONTRIBUTION_SPACE:
        s.then(WhichContribution(seat))
    elif space == DOCTOR_SPACE:
        s.then(MOMENT[seat], WhichCouple(seat, s.parts.doctor_children, 1))
        pay(s, seat, s.parts.doctor_price, out)
    elif space == MANSION_SPACE:
        s.then(MOMENT[seat], Benefit(seat, MANSION, 0))
        pay(s, seat, s.parts.mansion_price, out, lasting(s, seat, MANSION_GOLD_OFF))
    elif space == VENTURE_SPACE:
        s.then(MOMENT[seat], Benefit(seat, VENTURE, 0))
        pay(s, seat, venture_price(s), out)
    else:
        s.then(MOMENT[seat], Undertake(seat))
        pay(s, seat, s.parts.mission_price, out)


def space_price(s: Legacy, seat: int, space: int) -> list[Message]:
    """What an action costs, as far as it has one price."""
    if space == DOCTOR_SPACE:
        return price(s.parts.doctor_price)
    if space == MANSION_SPACE:
        return price(s.parts.mansion_price, lasting(s, seat, MANSION_GOLD_OFF))
    if space == VENTURE_SPACE:
        return price(venture_price(s))
    return price(s.parts.mission_price) if space == MISSION_SPACE else []


class Undertake(SeatStep[Legacy]):
    """Two missions to choose from, or in generation III one under the patron. G-44"""

    def run(self, s: Legacy, out: Out) -> None:
        if s.numbers[GEN] == LAST_GENERATION:
            hide_mission(s, self.seat)
        else:
            s.then(DrawMissions(self.seat, 0, s.parts.missions_drawn))


class WhichCard(SeatQuestion[Legacy]):
    """Which of the cards laid out. G-46"""

    kind: ClassVar[int]
    ask: ClassVar[str]
    did: ClassVar[str]

    def laid(self, s: Legacy) -> tuple[int, ...]:
        raise NotImplementedError(type(self).__name__)

    def lay(self, s: Legacy, cards: tuple[int, ...]) -> None:
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: Legacy) -> Sequence[int]:
        return self.laid(s)

    def refusal(self, s: Legacy, option: int) -> int:
        if option not in self.laid(s):
            return NOT_LAID_OUT
        return lacks(s, self.seat, printed(s, self.kind, option).price, card_off(s, self.seat, self.kind))

    def take(self, s: Legacy, option: int, out: Out) -> None:
        self.lay(s, without_card(self.laid(s), option))
        if out is not None:
            out.append(event(self.did, who=who(self.seat), what=holding(self.kind, option)))
        s.then(MOMENT[self.seat], Benefit(self.seat, self.kind, option))
        pay(s, self.seat, printed(s, self.kind, option).price, out, card_off(s, self.seat, self.kind))

    def prompt(self, s: Legacy) -> Message:
        return Message(self.ask, {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        card = printed(s, self.kind, option)
        return Message(
            "legacy-card",
            {
                "card": holding(self.kind, option),
                "price": price(card.price, card_off(s, self.seat, self.kind)),
                "what": card.benefit.say(),
            },
        )


class WhichTitle(WhichCard):
    """G-40"""

    table: ClassVar[Table] = Table(TITLES)
    kind: ClassVar[int] = TITLE
    ask: ClassVar[str] = "legacy-ask-title"
    did: ClassVar[str] = "legacy-did-acquire-title"

    def laid(self, s: Legacy) -> tuple[int, ...]:
        return s.titles

    def lay(self, s: Legacy, cards: tuple[int, ...]) -> None:
        s.titles = cards


class WhichContribution(WhichCard):
    """G-45"""

    table: ClassVar[Table] = Table(CONTRIBUTIONS)
    kind: ClassVar[int] = CONTRIBUTION
    ask: ClassVar[str] = "legacy-ask-contribution"
    did: ClassVar[str] = "legacy-did-acquire-contribution"

    def laid(self, s: Legacy) -> tuple[int, ...]:
        return s.contributions

    def lay(self, s: Legacy, cards: tuple[int, ...]) -> None:
        s.contributions = cards


class Benefit(Step[Legacy]):
    """The benefits of a holding, then its place. G-46"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "kind": NUMBER, "card": NUMBER}

    def __init__(self, seat: int, kind: int, card: int) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card

    def run(self, s: Legacy, out: Out) -> None:
        s.then(MOMENT[self.seat], WhichHousehold(self.seat, self.kind, self.card))
        if self.kind == MANSION:
            s.numbers[MANSIONS] -= 1
            effects = s.parts.mansion_benefit
        elif self.kind == VENTURE:
            s.numbers[VENTURES] -= 1
            effects = s.parts.venture_benefit
        else:
            effects = printed(s, self.kind, self.card).benefit
        effects.run(s, self.seat, out)


class WhichHousehold(Question[Legacy]):
    """By whom a holding is laid. G-46 to G-48"""

    table: ClassVar[Table] = PEOPLE
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "kind": NUMBER, "card": NUMBER}

    def __init__(self, seat: int, kind: int, card: int) -> None:
        self.seat = seat
        self.kind = kind
        self.card = card

    def candidates(self, s: Legacy) -> Sequence[int]:
        return range(len(s.trees[self.seat]) // PERSON_SIZE)

    def options(self, s: Legacy) -> list[int]:
        return without(s, self.seat, self.kind)

    def refusal(self, s: Legacy, option: int) -> int:
        tree = s.trees[self.seat]
        i = at(option)
        if i >= len(tree) or tree[i + STATUS] == LOST:
            return NOBODY_THERE
        if s.numbers[MODE] == TESTAMENT:
            if option <= MOTHERS_ROOT:
                return NOT_YOU
        elif tree[i + GENERATION] != s.numbers[GEN]:
            return OTHER_GENERATION
        if tree[i + STATUS] != ADULT or option not in households(s, self.seat):
            return NOT_A_HOUSEHOLD
        return HAS_ONE_ALREADY if tree[i + HELD + self.kind] else 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.trees[self.seat][at(option) + HELD + self.kind] = self.card + 1
        if out is not None:
            laid_by = self.label(s, option)
            out.append(event(f"legacy-did-lay-{HOLDINGS[self.kind]}", who=who(self.seat), person=laid_by))

    def prompt(self, s: Legacy) -> Message:
        what = holding(self.kind, self.card)
        return Message(f"legacy-ask-household-{HOLDINGS[self.kind]}", {"who": who(self.seat), "what": what})

    def label(self, s: Legacy, option: int) -> Message:
        return household_words(s, self.seat, option)
