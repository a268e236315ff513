"""An action is carried out: dice are paid and leave the square, the cube goes back, and the effect follows.

T-24, T-25, T-50, T-60, T-64, T-70, T-80
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.cards import DICE_FIELD, Hire, hire, hire_sources, use_card
from armorial.games.troyes.citizens import (
    FROM_PLACE,
    SOURCES,
    enter,
    settle_source_refusal,
    sources,
    take_up,
)
from armorial.games.troyes.components import (
    CARDS,
    COLUMNS,
    DISTRICT_OF,
    NEUTRAL,
    SEATS,
    SLOT_OF,
    VALUE_OF,
)
from armorial.games.troyes.events import EVENT, expelled, lay_cubes
from armorial.games.troyes.group import Group
from armorial.games.troyes.reasons import TOO_MANY_CUBES
from armorial.games.troyes.state import DENIERS, VP, Troyes, free_level, gain_influence
from armorial.games.troyes.words import building, card, cubes, deniers, dice, event_name, influence, source, vp
from armorial.kernel.codec import NUMBER, Codec, Id
from armorial.kernel.contract import Event, Out, Question, Step, event
from armorial.kernel.questions import Table
from armorial.kernel.shared import added, replaced
from armorial.kernel.words import Message, who

MOST_BANNERS: Final = 9


def spend(s: Troyes, g: Group, out: Out) -> None:
    """Every seller is paid at once, the dice leave the square, the cube goes back to its owner. T-24"""
    me = s.players[g.seat]
    if out is not None:
        if g.cube >= 0:
            out.append(event("troyes-did-spend-cube", who=who(g.seat), card=card(g.cube)))
        out.append(event("troyes-did-group", who=who(g.seat), dice=dice(g.dice, g.seat), n=g.total))
    for index in g.dice:
        s.dice[index] -= 1
    if g.price:
        me[DENIERS] -= g.price
        for at, index in enumerate(g.dice):
            seller = DISTRICT_OF[index]
            if g.prices[at] and seller != NEUTRAL:
                s.players[seller][DENIERS] += g.prices[at]
        if out is not None:
            _tell_payments(g, out)
    if g.cube >= 0:
        s.cubes = added(s.cubes, SEATS * SLOT_OF[g.cube] + g.seat, -1)


def _tell_payments(g: Group, out: list[Event]) -> None:
    for seller in range(NEUTRAL + 1):
        paid = sum(price for index, price in zip(g.dice, g.prices, strict=True) if DISTRICT_OF[index] == seller)
        if paid and seller == NEUTRAL:
            out.append(event("troyes-did-pay-bank", who=who(g.seat), what=deniers(paid)))
        elif paid:
            out.append(event("troyes-did-pay-to", who=who(g.seat), to=who(seller), what=deniers(paid)))


# -- activity cards -------------------------------------------------------------------------------------------


def use_activity(s: Troyes, g: Group, where: int, out: Out) -> None:
    """A tradesman is hired if there is none, the dice are paid, the effect comes. T-24, T-40, T-41"""
    after = UseDice(g.seat, where, g.dice, g.cube)
    if s.stands[SEATS * SLOT_OF[where] + g.seat] >= 0:
        after.run(s, out)
        return
    from_where = hire_sources(s, g.seat, where)
    if len(from_where) == 1:
        hire(s, g.seat, where, from_where[0], out)
        after.run(s, out)
    else:
        s.then(Hire(g.seat, where), after)


class UseDice(Step[Troyes]):
    """The tradesman is on the card: now the dice. T-24"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "card": Id(CARDS), "dice": DICE_FIELD, "cube": Id(CARDS)}

    def __init__(self, seat: int, card: int, dice: tuple[int, ...], cube: int) -> None:
        self.seat = seat
        self.card = card
        self.dice = dice
        self.cube = cube

    def run(self, s: Troyes, out: Out) -> None:
        g = Group(s, self.seat, self.dice, self.cube)
        spend(s, g, out)
        use_card(s, self.seat, self.card, g.total // s.parts.card_divisor[self.card], out)


# -- cathedral and agriculture --------------------------------------------------------------------------------


def build(s: Troyes, g: Group, out: Out) -> None:
    """A cube for each die in the column of its value. The order of the dice makes no difference. T-50, T-51"""
    spend(s, g, out)
    for value in g.values:
        column = value - 1
        level = free_level(s, column)
        s.cathedral = replaced(s.cathedral, COLUMNS * level + column, g.seat)
        points = s.parts.column_vp[column]
        s.players[g.seat][VP] += points
        gained = gain_influence(s, g.seat, s.parts.column_influence[column])
        if out is not None:
            what = [vp(points), influence(gained)] if gained else [vp(points)]
            out.append(event("troyes-did-build", who=who(g.seat), level=level + 1, column=value, what=what))


def farm(s: Troyes, g: Group, out: Out) -> None:
    """T-80"""
    spend(s, g, out)
    crop = g.total // s.parts.agriculture
    s.players[g.seat][DENIERS] += crop
    if out is not None:
        out.append(event("troyes-did-farm", who=who(g.seat), what=deniers(crop)))


# -- events ---------------------------------------------------------------------------------------------------


def combat(s: Troyes, g: Group, at: int, out: Out) -> None:
    """As many cubes as the dice allow and banners are free; with a choice the player is asked. T-60, T-64"""
    spend(s, g, out)
    most = min(g.total // s.parts.event_divisor[at], s.parts.banners[at] - len(s.banners[at]))
    if most > 1:
        s.then(HowManyCubes(g.seat, at, most))
    else:
        lay_cubes(s, at, g.seat, 1, out)


class HowManyCubes(Question[Troyes]):
    """How many cubes go on the event: as many as possible, or fewer. T-64"""

    table: ClassVar[Table] = Table(f"cubes:{n + 1}" for n in range(MOST_BANNERS))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "at": EVENT, "most": NUMBER}

    def __init__(self, seat: int, at: int, most: int) -> None:
        self.seat = seat
        self.at = at
        self.most = most

    def candidates(self, s: Troyes) -> Sequence[int]:
        return range(self.most)

    def options(self, s: Troyes) -> list[int]:
        return list(range(self.most))

    def refusal(self, s: Troyes, option: int) -> int:
        return 0 if option < self.most else TOO_MANY_CUBES

    def take(self, s: Troyes, option: int, out: Out) -> None:
        lay_cubes(s, self.at, self.seat, option + 1, out)

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-how-many-cubes", {"who": who(self.seat), "event": event_name(self.at)})

    def label(self, s: Troyes, option: int) -> Message:
        gained = influence(s.parts.cube_influence * (option + 1))
        if len(s.banners[self.at]) + option + 1 == s.parts.banners[self.at]:
            return Message("troyes-cubes-fill", {"cubes": cubes(option + 1), "what": gained})
        return Message("troyes-cubes", {"cubes": cubes(option + 1), "what": gained})


# -- citizens -------------------------------------------------------------------------------------------------


def place_citizen(s: Troyes, g: Group, where: int, out: Out) -> None:
    """T-70"""
    value = VALUE_OF[g.dice[0]]
    spend(s, g, out)
    options = settle_sources(s, g.seat, where, value)
    if len(options) == 1:
        settle_citizen(s, g.seat, where, value, options[0], out)
    else:
        s.then(Settle(g.seat, where, value))


def settle_sources(s: Troyes, seat: int, where: int, value: int) -> list[int]:
    return [option for option in sources(s, seat) if not settle_source_refusal(s, seat, where, value, option)]


def settle_citizen(s: Troyes, seat: int, where: int, value: int, option: int, out: Out) -> None:
    """The citizen is taken up, enters, and may expel another. T-71 to T-74"""
    take_up(s, seat, option)
    pushed = enter(s, where, value, seat)
    if out is not None:
        came = source(s.parts, option)
        out.append(event("troyes-did-place", who=who(seat), building=building(where), n=value, source=came))
        if pushed >= 0:
            out.append(expelled(pushed, where))


class Settle(Question[Troyes]):
    """Which citizen is placed. T-70, T-74"""

    table: ClassVar[Table] = Table(SOURCES)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "building": NUMBER, "value": NUMBER}

    def __init__(self, seat: int, building: int, value: int) -> None:
        self.seat = seat
        self.building = building
        self.value = value

    def candidates(self, s: Troyes) -> Sequence[int]:
        return sources(s, self.seat)

    def options(self, s: Troyes) -> list[int]:
        return settle_sources(s, self.seat, self.building, self.value)

    def refusal(self, s: Troyes, option: int) -> int:
        return settle_source_refusal(s, self.seat, self.building, self.value, option)

    def idle(self, s: Troyes) -> int:
        """A citizen who stands in that very place, if there is one: everybody stays where they are."""
        stays = FROM_PLACE + s.parts.row_start[self.building][self.value - 1]
        return super().idle(s) if self.refusal(s, stays) else stays

    def take(self, s: Troyes, option: int, out: Out) -> None:
        settle_citizen(s, self.seat, self.building, self.value, option, out)

    def prompt(self, s: Troyes) -> Message:
        about = {"who": who(self.seat), "building": building(self.building)}
        return Message("troyes-ask-settle", {**about, "n": self.value})

    def label(self, s: Troyes, option: int) -> Message:
        return source(s.parts, option)
