"""Activity cards in use: hiring a tradesman, and how often a card is used. T-40 to T-48"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.citizens import (
    FROM_CARD,
    SOURCES,
    hire_source_refusal,
    sources,
    take_up,
)
from armorial.games.troyes.components import (
    CARDS,
    MOST_USES,
    SEATS,
    SLOT_OF,
)
from armorial.games.troyes.effects import Use
from armorial.games.troyes.reasons import TOO_MANY_USES
from armorial.games.troyes.state import DENIERS, PICTURE, Troyes
from armorial.games.troyes.words import card, cubes, deniers, source
from armorial.kernel.codec import NUMBER, Codec, Id, Tuple
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.questions import Table
from armorial.kernel.shared import added, replaced
from armorial.kernel.words import Message, who

CARD: Final = Id(CARDS)
DICE_FIELD: Final = Tuple(NUMBER)


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

    table: ClassVar[Table] = Table(SOURCES)
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


class HowOften(Question[Troyes]):
    """How often a card is used, where fewer times than possible make sense. T-41, T-47"""

    table: ClassVar[Table] = Table(f"uses:{n + 1}" for n in range(MOST_USES))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "card": CARD, "most": NUMBER}

    def __init__(self, seat: int, card: int, most: int) -> None:
        self.seat = seat
        self.card = card
        self.most = most

    def candidates(self, s: Troyes) -> Sequence[int]:
        return range(self.most)

    def options(self, s: Troyes) -> list[int]:
        return list(range(self.most))

    def refusal(self, s: Troyes, option: int) -> int:
        return 0 if option < self.most else TOO_MANY_USES

    def take(self, s: Troyes, option: int, out: Out) -> None:
        use = s.parts.uses[self.card]
        assert use is not None
        run_use(s, self.seat, self.card, use, option + 1, out)

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-how-often", {"who": who(self.seat), "card": card(self.card)})

    def label(self, s: Troyes, option: int) -> Message:
        use = s.parts.uses[self.card]
        return Message("troyes-uses", {"n": option + 1, "what": [] if use is None else use.say()})
