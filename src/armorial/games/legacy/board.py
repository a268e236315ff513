"""The main board: titles, contributions, mansions, ventures, the doctor, missions. G-40 to G-49"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.birth import PEOPLE, WhichCouple
from armorial.games.legacy.components import (
    CLOSED_BY,
    COLOUR_OF,
    CONTRIBUTION,
    CONTRIBUTIONS,
    HOLDINGS,
    MANSION,
    MANSION_GOLD_OFF,
    SPACES,
    TITLE,
    TITLES,
    VENTURE,
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
    NO_EXTRA_PAWN,
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
from armorial.games.legacy.situation import PawnAction, Situation
from armorial.games.legacy.state import (
    ADULT,
    CATHEDRAL,
    EXTRA,
    GEN,
    GENERATION,
    HELD,
    LOST,
    MANSIONS,
    MODE,
    PAWNS,
    PERSON_SIZE,
    POLISH,
    SOLO,
    STATUS,
    TESTAMENT,
    USED,
    VENTURES,
    Legacy,
    pawn_of,
)
from armorial.games.legacy.tree import MOTHERS_ROOT, NO_COUPLES, at, households, without
from armorial.games.legacy.words import holding, household_words, pawn, price, space
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.frames import SeatQuestion, SeatStep
from armorial.kernel.menu import NONE_NOW, Family
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added, replaced, without_card
from armorial.kernel.words import Message, who

LAST_GENERATION: Final = 3


class Space:
    """An action of the main board: why it cannot be carried out, what it costs, what it does. G-40 to G-45"""

    def refusal(self, s: Legacy, at: Situation) -> int:
        raise NotImplementedError(type(self).__name__)

    def cost(self, s: Legacy) -> Price | None:
        """What the action costs, as far as it has one price."""
        return None

    def off(self, s: Legacy, seat: int) -> int:
        """Gold off it for this player."""
        return 0

    def use(self, s: Legacy, seat: int, out: Out) -> None:
        """The price, then the benefit. G-210"""
        raise NotImplementedError(type(self).__name__)


class CardSpace(Space):
    """A title or a contribution: one of the cards laid out, for a household without one. G-40, G-45, G-46"""

    def __init__(self, kind: int) -> None:
        self.kind = kind

    def refusal(self, s: Legacy, at: Situation) -> int:
        laid = s.titles if self.kind == TITLE else s.contributions
        if not laid:
            return NO_CARD_LEFT
        if not at.wanted(s) >> self.kind & 1:
            return EVERYBODY_HAS_ONE
        off = card_off(s, at.seat, self.kind)
        reason = 0
        for card in laid:
            code = lacks(s, at.seat, printed(s, self.kind, card).price, off)
            if not code:
                return 0
            reason = code if not reason else min(reason, code)
        return reason

    def use(self, s: Legacy, seat: int, out: Out) -> None:
        s.then(WhichTitle(seat) if self.kind == TITLE else WhichContribution(seat))


class DoctorSpace(Space):
    """Two children for a couple, with the doctor's help. G-41"""

    def refusal(self, s: Legacy, at: Situation) -> int:
        room = at.room(s)
        if room < s.parts.doctor_children:
            return NO_COUPLE if room == NO_COUPLES else NO_ROOM_FOR_TWO
        return lacks(s, at.seat, s.parts.doctor_price)

    def cost(self, s: Legacy) -> Price:
        return s.parts.doctor_price

    def use(self, s: Legacy, seat: int, out: Out) -> None:
        s.then(MOMENT[seat], WhichCouple(seat, s.parts.doctor_children, 1))
        pay(s, seat, s.parts.doctor_price, out)


class PileSpace(Space):
    """A card of a pile, all alike, for a household without one. G-42, G-43"""

    def __init__(self, kind: int, left: int) -> None:
        self.kind = kind
        self.left = left
        """How many are left, in the numbers of the state."""

    def cost(self, s: Legacy) -> Price:
        raise NotImplementedError(type(self).__name__)

    def refusal(self, s: Legacy, at: Situation) -> int:
        if not s.numbers[self.left]:
            return NO_CARD_LEFT
        if not at.wanted(s) >> self.kind & 1:
            return EVERYBODY_HAS_ONE
        return lacks(s, at.seat, self.cost(s), self.off(s, at.seat))

    def use(self, s: Legacy, seat: int, out: Out) -> None:
        s.then(MOMENT[seat], Benefit(seat, self.kind, 0))
        pay(s, seat, self.cost(s), out, self.off(s, seat))


class MansionSpace(PileSpace):
    """G-42"""

    def cost(self, s: Legacy) -> Price:
        return s.parts.mansion_price

    def off(self, s: Legacy, seat: int) -> int:
        return lasting(s, seat, MANSION_GOLD_OFF)


class VentureSpace(PileSpace):
    """The Polish rulebook asks for no gold. G-43"""

    def cost(self, s: Legacy) -> Price:
        return s.parts.polish_venture_price if s.numbers[POLISH] else s.parts.venture_price


class MissionSpace(Space):
    """G-44"""

    def refusal(self, s: Legacy, at: Situation) -> int:
        if s.numbers[MODE] == TESTAMENT and s.numbers[GEN] == LAST_GENERATION:
            return NO_PATRON
        return lacks(s, at.seat, s.parts.mission_price) if missions_left(s) else NO_MISSION_LEFT

    def cost(self, s: Legacy) -> Price:
        return s.parts.mission_price

    def use(self, s: Legacy, seat: int, out: Out) -> None:
        s.then(MOMENT[seat], Undertake(seat))
        pay(s, seat, s.parts.mission_price, out)


ON_BOARD: Final[tuple[Space, ...]] = (
    CardSpace(TITLE),
    DoctorSpace(),
    MansionSpace(MANSION, MANSIONS),
    VentureSpace(VENTURE, VENTURES),
    MissionSpace(),
    CardSpace(CONTRIBUTION),
)
"""In the order of components.SPACES."""


def refuse_space(s: Legacy, at: Situation, number: int) -> int:
    """Why an action of the main board cannot be carried out now, whatever the pawn. G-16, G-17, G-71"""
    if s.numbers[USED] >> number & 1:
        return SPACE_TAKEN
    if s.numbers[MODE] == SOLO and any(s.parts.friends[card].profession == CLOSED_BY[number] for card in s.row):
        return SPACE_CLOSED
    return ON_BOARD[number].refusal(s, at)


def prices(s: Legacy) -> dict[str, dict[str, int]]:
    """What each action of the main board costs, as far as it has one price; what a player gets off is not in it."""
    costs = [(SPACES[number], on_board.cost(s)) for number, on_board in enumerate(ON_BOARD)]
    return {name: cost.amounts() for name, cost in costs if cost is not None}


def place_pawn(s: Legacy, seat: int, number: int, extra: bool, out: Out) -> None:
    """A pawn takes the space for this round, and its action is carried out. G-16"""
    s.standing = replaced(s.standing, number, pawn_of(seat, extra))
    if out is not None and extra:
        out.append(event("legacy-did-place-extra", who=who(seat), space=space(number), pawn=pawn(COLOUR_OF[number])))
    elif out is not None:
        out.append(event("legacy-did-place", who=who(seat), space=space(number)))
    s.numbers[USED] |= 1 << number
    ON_BOARD[number].use(s, seat, out)


def space_words(s: Legacy, seat: int, number: int) -> Message:
    cost = ON_BOARD[number].cost(s)
    if cost is None:
        return space(number)
    return Message("legacy-space-for", {"space": space(number), "price": price(cost, ON_BOARD[number].off(s, seat))})


class UseSpace(PawnAction):
    """A pawn of the player's own on the main board. G-16"""

    tokens: ClassVar[Sequence[str]] = SPACES

    def hindrance(self, s: Legacy, at: Situation, i: int) -> int:
        return refuse_space(s, at, i)

    def options(self, s: Legacy, at: Situation) -> list[int]:
        if not at.me[PAWNS]:
            return NONE_NOW
        at.spaces = [i for i in self.all if not refuse_space(s, at, i)]
        return at.spaces

    def act(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        place_pawn(s, at.seat, i, False, out)

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return space_words(s, at.seat, i)


class UseSpaceWithExtraPawn(Family[Legacy, Situation]):
    """An extra pawn on the space of its colour. G-15, G-17"""

    tokens: ClassVar[Sequence[str]] = tuple(f"extra:{name}" for name in SPACES)

    def candidates(self, s: Legacy, at: Situation) -> list[int]:
        return [i for i, colour in enumerate(COLOUR_OF) if at.me[EXTRA + colour]]

    def refusal(self, s: Legacy, at: Situation, i: int) -> int:
        return refuse_space(s, at, i) if at.me[EXTRA + COLOUR_OF[i]] else NO_EXTRA_PAWN

    def options(self, s: Legacy, at: Situation) -> list[int]:
        """Where pawns of one's own have looked at the spaces already, they are not looked at again."""
        if at.spaces is None:
            return super().options(s, at)
        return [i for i in at.spaces if at.me[EXTRA + COLOUR_OF[i]]]

    def take(self, s: Legacy, at: Situation, i: int, out: Out) -> None:
        colour = COLOUR_OF[i]
        at.me[EXTRA + colour] -= 1
        s.placed = added(s.placed, colour, 1)
        place_pawn(s, at.seat, i, True, out)

    def label(self, s: Legacy, at: Situation, i: int) -> Message:
        return Message("legacy-with-pawn", {"action": space_words(s, at.seat, i), "pawn": pawn(COLOUR_OF[i])})


def printed(s: Legacy, kind: int, card: int) -> Card:
    return s.parts.titles[card] if kind == TITLE else s.parts.contributions[card]


def card_off(s: Legacy, seat: int, kind: int) -> int:
    """Gold off a contribution. G-152"""
    return s.players[seat][CATHEDRAL] if kind == CONTRIBUTION else 0


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

    table: ClassVar[Tokens] = Tokens(TITLES)
    kind: ClassVar[int] = TITLE
    ask: ClassVar[str] = "legacy-ask-title"
    did: ClassVar[str] = "legacy-did-acquire-title"

    def laid(self, s: Legacy) -> tuple[int, ...]:
        return s.titles

    def lay(self, s: Legacy, cards: tuple[int, ...]) -> None:
        s.titles = cards


class WhichContribution(WhichCard):
    """G-45"""

    table: ClassVar[Tokens] = Tokens(CONTRIBUTIONS)
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

    table: ClassVar[Tokens] = PEOPLE
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

    def onward(self, s: Legacy) -> list[int]:
        """Whoever holds it, it costs and brings the same."""
        return self.options(s)[:1]

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
