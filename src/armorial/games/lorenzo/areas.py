"""Harvest and production: how many servants, which exchanges, and what the cards give. L-30 to L-37, L-86"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.lorenzo.components import (
    ACTIONS,
    BUILDING,
    CARDS,
    EXCHANGES,
    HARVEST,
    PRODUCTION,
    ROUNDS,
    SERVANTS,
    TERRITORY,
)
from armorial.games.lorenzo.gains import gain_from
from armorial.games.lorenzo.leaders import (
    SPECIAL_TOKENS,
    has_special,
    special_candidates,
    special_label,
    special_options,
    special_refusal,
    take_special,
)
from armorial.games.lorenzo.reasons import (
    EXCHANGE_SHORT,
    LEADERS_LATER,
    NO_DIFFERENCE,
    NOT_ACTIVATED,
    NOT_OPTIONAL,
    REASONS,
    SERVANTS_SHORT,
    USED_ALREADY,
)
from armorial.games.lorenzo.servants import MOST_SERVANTS, SERVANT_TOKENS, servants_label, spare_matters, spend
from armorial.games.lorenzo.state import BONUS, BONUS_TILE, SERVANT_RATE, Lorenzo, cards_of, gain, has_tile
from armorial.games.lorenzo.words import DECLINE, amounts, bonus_tile, signed
from armorial.games.lorenzo.words import card as card_name
from armorial.kernel.codec import NUMBER, Codec, Id, Tuple
from armorial.kernel.contract import Frame, Out, Question, Step, event
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

ACTION: Final = Id(ACTIONS)


def area_words(action: int) -> Message:
    return Message(f"lorenzo-area-{ACTIONS[action]}")


def useful_servants(s: Lorenzo, me: list[int], action: int, value: int) -> list[int]:
    """The amounts of servants that make a difference: each reaches a card, or the bonus tile; all amounts from the
    least on where what is left counts. L-13, L-32
    """
    stock, rate = min(me[SERVANTS], MOST_SERVANTS), me[SERVANT_RATE]
    reaching = reaching_servants(s, me, action, value, stock // rate)
    if s.round_number == ROUNDS and reaching and spare_matters(s):
        return list(range(reaching[0], stock + 1, rate))
    return reaching


def reaching_servants(s: Lorenzo, me: list[int], action: int, value: int, more: int) -> list[int]:
    """The amounts that reach something new, if servants can raise the value by ``more``."""
    rate = me[SERVANT_RATE]
    reach = value + more
    tile = s.parts.tile_value[me[BONUS_TILE]]
    amounts_ = [0] if value >= tile else []
    kind = TERRITORY if action == HARVEST else BUILDING
    wanted = {tile, *[s.parts.card_value[card] for card in cards_of(me, kind)]}
    amounts_ += [rate * (need - value) for need in sorted(wanted) if value < need <= reach]
    return amounts_


def begin_area(s: Lorenzo, seat: int, action: int, value: int, optional: int, out: Out) -> None:
    """A harvest or production of a value: servants are asked about where there is a choice. L-13, L-34, L-37

    One by an effect that is too weak is asked about too, if there are special actions to strengthen it. L-86
    """
    servants = useful_servants(s, s.players[seat], action, value)
    if not servants and not (optional and has_special(s, seat)):
        if out is not None:
            out.append(event("lorenzo-did-nothing", who=who(seat), area=area_words(action)))
    elif optional or len(servants) > 1:
        s.then(Strength(seat, action, value, optional))
    else:
        run_area(s, seat, action, value, servants[0], out)


def run_area(s: Lorenzo, seat: int, action: int, value: int, servants: int, out: Out) -> None:
    """Spend the servants and carry the action out. L-16, L-32"""
    if servants:
        spend(s, seat, servants, value, out)
        value += servants // s.players[seat][SERVANT_RATE]
    if out is not None:
        key = "lorenzo-did-harvest" if action == HARVEST else "lorenzo-did-production"
        out.append(event(key, who=who(seat), n=value))
    if action == HARVEST:
        run_harvest(s, seat, value, out)
    else:
        ask_exchanges(s, seat, value, (), out)


def reached(s: Lorenzo, me: list[int], action: int, value: int) -> list[int]:
    """The territories of a harvest of a value, or the buildings of a production. L-32"""
    values = s.parts.card_value
    return [card for card in cards_of(me, TERRITORY if action == HARVEST else BUILDING) if values[card] <= value]


def run_harvest(s: Lorenzo, seat: int, value: int, out: Out) -> None:
    """The bonus tile and every territory that the value reaches. L-32, L-36"""
    me = s.players[seat]
    frames: list[Frame[Lorenzo]] = []
    gain_from_tile(s, seat, HARVEST, value, out)
    for card in reached(s, me, HARVEST, value):
        source = s.parts.yields[card]
        if source is not None:
            gain_from(s, seat, source, card_name(card), frames, out)
    s.then(*frames)


def gain_from_tile(s: Lorenzo, seat: int, action: int, value: int, out: Out) -> None:
    """The personal bonus tile, which no excommunication touches. L-32, L-37, L-133"""
    me = s.players[seat]
    tile = me[BONUS_TILE]
    if value < s.parts.tile_value[tile]:
        return
    things = s.parts.tile_gains[action][tile]
    gain(s, me, things)
    if out is not None:
        out.append(event("lorenzo-did-gain-from", who=who(seat), source=bonus_tile(tile), what=amounts(things)))


# -- servants ---------------------------------------------------------------------------------------------------


class Strength(Question[Lorenzo]):
    """How many servants raise a harvest or production. One by an effect (``optional``) may be declined, and special
    actions may come before it. L-13, L-34, L-86
    """

    table: ClassVar[Tokens] = Tokens(
        (*SERVANT_TOKENS, "decline", *SPECIAL_TOKENS), least=("decline", SERVANT_TOKENS[0])
    )
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "action": ACTION, "value": NUMBER, "optional": NUMBER}
    NO: Final = MOST_SERVANTS + 1
    SPECIAL: Final = MOST_SERVANTS + 2

    def __init__(self, seat: int, action: int, value: int, optional: int) -> None:
        self.seat = seat
        self.action = action
        self.value = value
        self.optional = optional

    def amounts(self, s: Lorenzo) -> list[int]:
        """The amounts of servants that may be spent."""
        return useful_servants(s, s.players[self.seat], self.action, self.value)

    def options(self, s: Lorenzo) -> list[int]:
        servants = self.amounts(s)
        if not self.optional:
            return servants
        specials = [self.SPECIAL + index for index in special_options(s, self.seat)] if s.leaders else []
        return [*servants, self.NO, *specials]

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        """Also what would reach a card if there were more servants."""
        me = s.players[self.seat]
        reaching = reaching_servants(s, me, self.action, self.value, MOST_SERVANTS // me[SERVANT_RATE])
        servants = sorted({*reaching, *useful_servants(s, me, self.action, self.value)})
        if not self.optional:
            return servants
        specials = [self.SPECIAL + index for index in special_candidates(s, self.seat)] if s.leaders else []
        return [*servants, self.NO, *specials]

    def refusal(self, s: Lorenzo, option: int) -> int:
        me = s.players[self.seat]
        if option >= self.SPECIAL:
            return special_refusal(s, self.seat, option - self.SPECIAL) if self.optional else LEADERS_LATER
        if option == self.NO:
            return 0 if self.optional else NOT_OPTIONAL
        if option > me[SERVANTS]:
            return REASONS.lacking(SERVANTS_SHORT, SERVANTS, option - me[SERVANTS])
        return 0 if option in useful_servants(s, me, self.action, self.value) else NO_DIFFERENCE

    def onward(self, s: Lorenzo) -> list[int]:
        """Where it must be carried out, what all amounts of servants bring is certain."""
        return [] if self.optional else self.options(s)

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option >= self.SPECIAL:
            s.then(AreaAgain(self.seat, self.action, self.value))
            take_special(s, self.seat, option - self.SPECIAL, out)
        elif option != self.NO:
            run_area(s, self.seat, self.action, self.value, option, out)
        elif out is not None:
            out.append(event("lorenzo-did-decline", who=who(self.seat)))

    def prompt(self, s: Lorenzo) -> Message:
        key = "lorenzo-ask-harvest" if self.action == HARVEST else "lorenzo-ask-production"
        return Message(key, {"who": who(self.seat), "n": signed(self.value)})

    def label(self, s: Lorenzo, option: int) -> Message:
        if option >= self.SPECIAL:
            return special_label(s, option - self.SPECIAL)
        return DECLINE if option == self.NO else servants_label(s, self.seat, option, self.value)


class AreaAgain(Step[Lorenzo]):
    """A harvest or production by an effect is asked about again, after a special action. L-86"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "action": ACTION, "value": NUMBER}

    def __init__(self, seat: int, action: int, value: int) -> None:
        self.seat = seat
        self.action = action
        self.value = value

    def run(self, s: Lorenzo, out: Out) -> None:
        begin_area(s, self.seat, self.action, self.value, 1, out)


class GrantArea(Step[Lorenzo]):
    """A harvest or production by an effect. Leaders' own are raised by servants only. L-17, L-34, L-101, L-110"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "action": ACTION, "value": NUMBER, "alone": NUMBER}

    def __init__(self, seat: int, action: int, value: int, alone: int) -> None:
        self.seat = seat
        self.action = action
        self.value = value
        self.alone = alone

    def run(self, s: Lorenzo, out: Out) -> None:
        me = s.players[self.seat]
        if self.alone:
            added = has_tile(s, me, "harvest_value" if self.action == HARVEST else "production_value")
        else:
            added = me[BONUS + self.action]
        begin_area(s, self.seat, self.action, self.value + added, 1, out)


# -- production -------------------------------------------------------------------------------------------------


def ask_exchanges(s: Lorenzo, seat: int, value: int, uses: tuple[int, ...], out: Out) -> None:
    """Exchanges are asked about while one can be paid; then everything is gained. L-33, L-35"""
    if has_exchange(s, seat, value, uses):
        s.then(Exchange(seat, value, uses))
    else:
        finish_production(s, seat, value, uses, out)


def has_exchange(s: Lorenzo, seat: int, value: int, uses: tuple[int, ...]) -> bool:
    me = s.players[seat]
    used = [EXCHANGES[use][0] for use in uses]
    for card in reached(s, me, PRODUCTION, value):
        if card not in used:
            for exchange in s.parts.exchanges_of[card]:
                if not exchange_short(s, me, exchange):
                    return True
    return False


def exchange_short(s: Lorenzo, me: list[int], exchange: int) -> int:
    """0 if an exchange can be paid from stock, else the reason. Nothing has been gained yet. L-33, L-35"""
    for holding, n in s.parts.exchange_pay[exchange]:
        if me[holding] < n:
            return REASONS.lacking(EXCHANGE_SHORT, holding, n - me[holding])
    return 0


def finish_production(s: Lorenzo, seat: int, value: int, uses: tuple[int, ...], out: Out) -> None:
    """The bonus tile, every building that the value reaches, and the exchanges that were paid. L-32, L-35, L-36"""
    frames: list[Frame[Lorenzo]] = []
    gain_from_tile(s, seat, PRODUCTION, value, out)
    for card in reached(s, s.players[seat], PRODUCTION, value):
        source = s.parts.yields[card]
        if source is not None:
            gain_from(s, seat, source, card_name(card), frames, out)
    for use in uses:
        gain_from(s, seat, s.parts.exchange_get[use], card_name(EXCHANGES[use][0]), frames, out)
    s.then(*frames)


class Exchange(Question[Lorenzo]):
    """An exchange of an activated building, or no more of them. What is paid is paid at once, from stock; what is
    gained comes after all are paid. ``uses`` are those paid already. L-33, L-35
    """

    table: ClassVar[Tokens] = Tokens(
        (*(f"use:{CARDS[card]}:{way + 1}" for card, way in EXCHANGES), "done"), least=("done",)
    )
    fields: ClassVar[dict[str, Codec]] = {
        "seat": NUMBER,
        "value": NUMBER,
        "uses": Tuple(Id([f"{CARDS[card]}:{way + 1}" for card, way in EXCHANGES])),
    }
    DONE: Final = len(EXCHANGES)

    def __init__(self, seat: int, value: int, uses: tuple[int, ...]) -> None:
        self.seat = seat
        self.value = value
        self.uses = uses

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        owned = cards_of(s.players[self.seat], BUILDING)
        return [*[use for use, (card, _) in enumerate(EXCHANGES) if card in owned], self.DONE]

    def refusal(self, s: Lorenzo, option: int) -> int:
        if option == self.DONE:
            return 0
        me = s.players[self.seat]
        card = EXCHANGES[option][0]
        if s.parts.card_value[card] > self.value or card not in cards_of(me, BUILDING):
            return NOT_ACTIVATED
        if any(EXCHANGES[use][0] == card for use in self.uses):
            return USED_ALREADY
        return exchange_short(s, me, option)

    def moves(self, s: Lorenzo) -> list[int]:
        """In the order of the table only, so that no set of exchanges comes up twice."""
        last = self.uses[-1] if self.uses else -1
        return [option for option in self.options(s) if option > last]

    def onward(self, s: Lorenzo) -> list[int]:
        """What is gained is seen as if no more exchanges followed."""
        return [self.DONE]

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option == self.DONE:
            finish_production(s, self.seat, self.value, self.uses, out)
            return
        me = s.players[self.seat]
        paid = s.parts.exchange_pay[option]
        for holding, n in paid:
            me[holding] -= n
        if out is not None:
            card = card_name(EXCHANGES[option][0])
            out.append(event("lorenzo-did-exchange", who=who(self.seat), card=card, what=amounts(paid)))
        ask_exchanges(s, self.seat, self.value, tuple(sorted((*self.uses, option))), out)

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-exchange", {"who": who(self.seat), "n": self.value})

    def label(self, s: Lorenzo, option: int) -> Message:
        if option == self.DONE:
            return Message("lorenzo-done")
        card, pays = card_name(EXCHANGES[option][0]), amounts(s.parts.exchange_pay[option])
        return Message("lorenzo-use", {"card": card, "pays": pays, "gets": s.parts.exchange_get[option].said})
