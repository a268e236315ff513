"""Activity cards in use: which group they take, hiring a tradesman, and how often a card is used. T-40 to T-48, T-93"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.citizens import hire_source_refusal, sources, take_up
from armorial.games.troyes.components import (
    CARD_COLOUR,
    CARDS,
    FROM_CARD,
    MIXED,
    MOST_USES,
    PILGRIMAGE,
    PILGRIMAGE_SLOT,
    ROUND_NUMBERS,
    SEATS,
    SLOT_OF,
    SOURCES,
    WHITE,
)
from armorial.games.troyes.effects import Use
from armorial.games.troyes.group import Group, Picked, Purpose, at_least_one, spend
from armorial.games.troyes.reasons import (
    CARD_DIVISOR,
    CARD_NOT_OPEN,
    CARD_WANTS_COLOUR,
    CUBE_IS_IDLE,
    HIRE_SHORT,
    LACK_DENIERS,
    LACK_PIPS,
    NO_CITIZEN,
    ONE_COLOUR_ONLY,
    REASONS,
    TOO_MANY_USES,
)
from armorial.games.troyes.state import DENIERS, INFLUENCE, PICTURE, Troyes, has_citizen
from armorial.games.troyes.words import card, cubes, deniers, source
from armorial.kernel.codec import NUMBER, Codec, Id, Tuple
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.frames import HowMany
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added, replaced
from armorial.kernel.words import Message, who

CARD: Final = Id(CARDS)


# -- hiring ---------------------------------------------------------------------------------------------------


def hire_sources(s: Troyes, seat: int, where: int) -> list[int]:
    return [option for option in sources(s, seat) if option != FROM_CARD + where]


def free_place(s: Troyes, where: int) -> int:
    """The first free place of a card, or its picture. T-40, T-45"""
    slot = SLOT_OF[where]
    taken = s.stands[SEATS * slot : SEATS * (slot + 1)]
    for place in range(len(s.parts.card_places[where])):
        if place not in taken:
            return place
    return PICTURE


def hire(s: Troyes, seat: int, where: int, option: int, out: Out) -> None:
    """The price to the bank, the citizen to the card. T-24, T-40"""
    take_up(s, seat, option)
    price = s.parts.card_price[where]
    s.players[seat][DENIERS] -= price
    place = free_place(s, where)
    s.stands = replaced(s.stands, SEATS * SLOT_OF[where] + seat, place)
    if out is not None:
        came = source(s.parts, option)
        out.append(event("troyes-did-hire", who=who(seat), card=card(where), what=deniers(price), source=came))


class Hire(Question[Troyes]):
    """Where the new tradesman comes from. T-40"""

    table: ClassVar[Tokens] = Tokens(SOURCES)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "card": CARD}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def candidates(self, s: Troyes) -> Sequence[int]:
        return sources(s, self.seat)

    def options(self, s: Troyes) -> list[int]:
        return hire_sources(s, self.seat, self.card)

    def refusal(self, s: Troyes, option: int) -> int:
        return hire_source_refusal(s, self.seat, self.card, option)

    def onward(self, s: Troyes) -> list[int]:
        """Where the tradesman comes from is a detail of using the card."""
        return self.options(s)

    def take(self, s: Troyes, option: int, out: Out) -> None:
        hire(s, self.seat, self.card, option, out)

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-hire", {"who": who(self.seat), "card": card(self.card)})

    def label(self, s: Troyes, option: int) -> Message:
        return source(s.parts, option)


# -- using ----------------------------------------------------------------------------------------------------


def use_card(s: Troyes, seat: int, where: int, times: int, out: Out) -> None:
    """The effect: at once, or as cubes for later. Where fewer uses make sense the player is asked. T-42, T-47"""
    use = s.parts.uses[where]
    if use is None:
        s.cubes = added(s.cubes, SEATS * SLOT_OF[where] + seat, times)
        if out is not None:
            out.append(event("troyes-did-store", who=who(seat), card=card(where), what=cubes(times)))
        return
    most = use.most(s, seat, times)
    if most > 1 and use.asks_how_often(s, seat):
        s.then(HowOften(seat, where, most))
    else:
        run_use(s, seat, where, use, most, out)


def run_use(s: Troyes, seat: int, where: int, use: Use, times: int, out: Out) -> None:
    if out is not None and use.one_by_one:  # how often shows cube by cube: the player may stop
        out.append(event("troyes-did-start-using", who=who(seat), card=card(where)))
    elif out is not None:
        out.append(event("troyes-did-use", who=who(seat), card=card(where), n=times))
    use.run(s, seat, times, out)


class HowOften(HowMany[Troyes]):
    """How often a card is used, where fewer times than possible make sense. T-41, T-47"""

    table: ClassVar[Tokens] = Tokens(f"uses:{n + 1}" for n in range(MOST_USES))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "card": CARD, "most": NUMBER}
    too_many: ClassVar[int] = TOO_MANY_USES

    def __init__(self, seat: int, card: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.most = most

    def take(self, s: Troyes, option: int, out: Out) -> None:
        use = s.parts.uses[self.card]
        assert use is not None
        run_use(s, self.seat, self.card, use, option + 1, out)

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-how-often", {"who": who(self.seat), "card": card(self.card)})

    def label(self, s: Troyes, option: int) -> Message:
        use = s.parts.uses[self.card]
        return Message("troyes-uses", {"n": option + 1, "what": [] if use is None else use.say()})


# -- the answer -----------------------------------------------------------------------------------------------


class UseCard(Purpose):
    """A group activates a card; a tradesman is hired if there is none. T-24, T-40, T-41"""

    tokens: ClassVar[Sequence[str]] = tuple(f"use:card:{name}" for name in CARDS)

    def things(self, s: Troyes) -> list[int]:
        return [index for index in sorted(s.cards) if index >= 0]

    def unfit(self, s: Troyes, g: Group, i: int) -> int:
        """T-40, T-41, T-46, T-47, T-93"""
        slot = SLOT_OF[i]
        if s.cards[slot] != i:
            return CARD_NOT_OPEN
        if g.short:
            return g.short
        parts = s.parts
        if i == PILGRIMAGE:
            if g.cube >= 0 and parts.cube_effect[g.cube].recolours:
                return CUBE_IS_IDLE
        elif g.colour != CARD_COLOUR[i]:
            return ONE_COLOUR_ONLY if g.colour == MIXED else CARD_WANTS_COLOUR
        divisor = parts.card_divisor[i]
        if g.total < divisor:
            return REASONS.lacking(CARD_DIVISOR, LACK_PIPS, divisor - g.total)
        me = s.players[g.seat]
        left = me[DENIERS] - g.price
        if s.stands[SEATS * slot + g.seat] < 0:
            if not has_citizen(s, g.seat):
                return NO_CITIZEN
            left -= parts.card_price[i]
            if left < 0:
                return REASONS.lacking(HIRE_SHORT, LACK_DENIERS, -left)
        use = parts.uses[i]
        return use.short(left, me[INFLUENCE]) if use is not None and use.paid else 0

    def served(self, s: Troyes, g: Group) -> list[int]:
        found: list[int] = []
        if g.colour != MIXED:
            for index in s.cards[ROUND_NUMBERS * g.colour : ROUND_NUMBERS * (g.colour + 1)]:
                if index >= 0 and not self.unfit(s, g, index):
                    found.append(index)
        if g.colour != WHITE and s.cards[PILGRIMAGE_SLOT] == PILGRIMAGE and not self.unfit(s, g, PILGRIMAGE):
            found.append(PILGRIMAGE)
        found.sort()
        return found

    def take(self, s: Troyes, at: Picked, i: int, out: Out) -> None:
        after = UseDice(at.seat, i, at.dice, at.cube)
        if s.stands[SEATS * SLOT_OF[i] + at.seat] >= 0:
            after.run(s, out)
            return
        from_where = hire_sources(s, at.seat, i)
        if len(from_where) == 1:
            hire(s, at.seat, i, from_where[0], out)
            after.run(s, out)
        else:
            s.then(Hire(at.seat, i), after)

    def label(self, s: Troyes, at: Picked, i: int) -> Message:
        use, n = s.parts.uses[i], at_least_one(at.group(s).total // s.parts.card_divisor[i])
        if use is None:
            used = Message("troyes-store-cubes", {"card": card(i), "what": cubes(n)})
        else:
            used = Message("troyes-use-card", {"card": card(i), "n": n, "what": use.say()})
        if s.stands[SEATS * SLOT_OF[i] + at.seat] >= 0:
            return used
        return Message("troyes-with-hire", {"use": used, "price": deniers(s.parts.card_price[i])})


USE_CARD: Final = UseCard()


class UseDice(Step[Troyes]):
    """The tradesman is on the card: now the dice. T-24"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "card": CARD, "dice": Tuple(NUMBER), "cube": CARD}

    def __init__(self, seat: int, card: int, dice: tuple[int, ...], cube: int) -> None:
        self.seat = seat
        self.card = card
        self.dice = dice
        self.cube = cube

    def run(self, s: Troyes, out: Out) -> None:
        g = Group(s, self.seat, self.dice, self.cube)
        spend(s, g, out)
        use_card(s, self.seat, self.card, g.total // s.parts.card_divisor[self.card], out)
