"""Harvest and production: how many servants, which exchanges, and what the cards give. L-30 to L-37"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.lorenzo.components import (
    ACTIONS,
    BUILDING,
    CARDS,
    EXCHANGES,
    HARVEST,
    PRODUCTION,
    SERVANTS,
    TERRITORY,
)
from armorial.games.lorenzo.gains import give
from armorial.games.lorenzo.reasons import (
    EXCHANGE_SHORT,
    NO_DIFFERENCE,
    NOT_ACTIVATED,
    NOT_OPTIONAL,
    REASONS,
    SERVANTS_SHORT,
    USED_ALREADY,
)
from armorial.games.lorenzo.state import BONUS, BONUS_TILE, SERVANT_RATE, Lorenzo, cards_of, has_tile, receive
from armorial.games.lorenzo.words import DECLINE, amount, amounts, bonus_tile
from armorial.games.lorenzo.words import card as card_name
from armorial.kernel.codec import NUMBER, Codec, Id, Tuple
from armorial.kernel.contract import Frame, Out, Question, Step, event
from armorial.kernel.questions import Table
from armorial.kernel.words import Message, who

ACTION: Final = Id(ACTIONS)
MOST_SERVANTS: Final = 48
"""No action of the printed game can use more: the highest card, the deepest reductions, two servants for one."""


def area_words(action: int) -> Message:
    return Message(f"lorenzo-area-{ACTIONS[action]}")


def useful_servants(s: Lorenzo, me: list[int], action: int, value: int) -> list[int]:
    """The amounts of servants that make a difference: each reaches a card, or the bonus tile. L-13, L-32"""
    return reaching_servants(s, me, action, value, min(me[SERVANTS], MOST_SERVANTS) // me[SERVANT_RATE])


def reaching_servants(s: Lorenzo, me: list[int], action: int, value: int, more: int) -> list[int]:
    """The same, if servants can raise the value by ``more``."""
    rate = me[SERVANT_RATE]
    reach = value + more
    tile = s.parts.tile_value[me[BONUS_TILE]]
    amounts_ = [0] if value >= tile else []
    kind = TERRITORY if action == HARVEST else BUILDING
    wanted = {tile, *[s.parts.card_value[card] for card in cards_of(me, kind)]}
    amounts_ += [rate * (need - value) for need in sorted(wanted) if value < need <= reach]
    return amounts_


def begin_area(s: Lorenzo, seat: int, action: int, value: int, optional: int, out: Out) -> None:
    """A harvest or production of a value: servants are asked about where there is a choice. L-13, L-34"""
    servants = useful_servants(s, s.players[seat], action, value)
    if not servants:
        if out is not None:
            out.append(event("lorenzo-did-nothing", who=who(seat), area=area_words(action)))
    elif optional or len(servants) > 1:
        s.then(Strength(seat, action, value, optional))
    else:
        run_area(s, seat, action, value, servants[0], out)


def run_area(s: Lorenzo, seat: int, action: int, value: int, servants: int, out: Out) -> None:
    """Spend the servants and carry the action out. L-16, L-32"""
    me = s.players[seat]
    me[SERVANTS] -= servants
    value += servants // me[SERVANT_RATE]
    if out is not None:
        key = "lorenzo-did-harvest" if action == HARVEST else "lorenzo-did-production"
        if servants:
            out.append(event("lorenzo-did-spend-servants", who=who(seat), what=[amount(SERVANTS, servants)]))
        out.append(event(key, who=who(seat), n=value))
    if action == HARVEST:
        run_harvest(s, seat, value, out)
    else:
        ask_exchanges(s, seat, value, (), out)


def run_harvest(s: Lorenzo, seat: int, value: int, out: Out) -> None:
    """The bonus tile and every territory that the value reaches. L-32, L-36"""
    me = s.players[seat]
    frames: list[Frame[Lorenzo]] = []
    give_tile(s, seat, HARVEST, value, out)
    for card in cards_of(me, TERRITORY):
        source = s.parts.yields[card]
        if s.parts.card_value[card] <= value and source is not None:
            give(s, seat, source, card_name(card), frames, out)
    s.then(*frames)


def give_tile(s: Lorenzo, seat: int, action: int, value: int, out: Out) -> None:
    """The personal bonus tile, which no excommunication touches. L-32, L-37, L-133"""
    me = s.players[seat]
    tile = me[BONUS_TILE]
    if value < s.parts.tile_value[tile]:
        return
    things = s.parts.tile_gains[action][tile]
    receive(s, me, things)
    if out is not None:
        out.append(event("lorenzo-did-gain-from", who=who(seat), source=bonus_tile(tile), what=amounts(things)))


# -- servants ---------------------------------------------------------------------------------------------------


class Strength(Question[Lorenzo]):
    """How many servants raise a harvest or production; one by an effect may be declined. L-13, L-34"""

    table: ClassVar[Table] = Table((*(f"servants:{n}" for n in range(MOST_SERVANTS + 1)), "decline"))
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "action": ACTION, "value": NUMBER, "optional": NUMBER}
    NO: Final = MOST_SERVANTS + 1

    def __init__(self, seat: int, action: int, value: int, optional: int) -> None:
        self.seat = seat
        self.action = action
        self.value = value
        self.optional = optional

    def options(self, s: Lorenzo) -> list[int]:
        amounts_ = useful_servants(s, s.players[self.seat], self.action, self.value)
        return [*amounts_, self.NO] if self.optional else amounts_

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        """Also what would reach a card if there were more servants."""
        me = s.players[self.seat]
        amounts_ = reaching_servants(s, me, self.action, self.value, MOST_SERVANTS // me[SERVANT_RATE])
        return [*amounts_, self.NO] if self.optional else amounts_

    def refusal(self, s: Lorenzo, option: int) -> int:
        me = s.players[self.seat]
        if option == self.NO:
            return 0 if self.optional else NOT_OPTIONAL
        if option > me[SERVANTS]:
            return REASONS.lacking(SERVANTS_SHORT, SERVANTS, option - me[SERVANTS])
        return 0 if option in useful_servants(s, me, self.action, self.value) else NO_DIFFERENCE

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        if option != self.NO:
            run_area(s, self.seat, self.action, self.value, option, out)
        elif out is not None:
            out.append(event("lorenzo-did-decline", who=who(self.seat)))

    def prompt(self, s: Lorenzo) -> Message:
        key = "lorenzo-ask-harvest" if self.action == HARVEST else "lorenzo-ask-production"
        return Message(key, {"who": who(self.seat), "n": self.value})

    def label(self, s: Lorenzo, option: int) -> Message:
        if option == self.NO:
            return DECLINE
        value = self.value + option // s.players[self.seat][SERVANT_RATE]
        return Message("lorenzo-servants", {"what": [amount(SERVANTS, option)], "value": value})


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
    for card in cards_of(me, BUILDING):
        if s.parts.card_value[card] <= value and card not in used:
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
    give_tile(s, seat, PRODUCTION, value, out)
    for card in cards_of(s.players[seat], BUILDING):
        source = s.parts.yields[card]
        if source is not None and s.parts.card_value[card] <= value:
            give(s, seat, source, card_name(card), frames, out)
    for use in uses:
        give(s, seat, s.parts.exchange_get[use], card_name(EXCHANGES[use][0]), frames, out)
    s.then(*frames)


class Exchange(Question[Lorenzo]):
    """An exchange of an activated building, or no more of them. What is paid is paid at once, from stock; what is
    gained comes after all are paid. ``uses`` are those paid already. L-33, L-35
    """

    table: ClassVar[Table] = Table((*(f"use:{CARDS[card]}:{way + 1}" for card, way in EXCHANGES), "done"))
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
