"""What is printed on cards and tiles, in words made of the effects themselves: for terminals, clients and tests."""

from armorial.games.lorenzo.components import HOLDINGS, MILITARY, SPACES, TOWER_SPACES, TYPES
from armorial.games.lorenzo.parts import Parts
from armorial.games.lorenzo.state import COUNT, SAME_TYPE
from armorial.games.lorenzo.words import amount, amounts, resources
from armorial.kernel.words import Message


def card_prices(parts: Parts, card: int) -> list[list[Message]]:
    """The prices of a card, of which one is paid; none if it costs nothing. L-25, L-93"""
    prices: list[list[Message]] = []
    price = parts.prices[card]
    if price is not None:
        prices.append(resources(price))
    if parts.military_needs[card]:
        paid, needed = amount(MILITARY, parts.military_pays[card]), parts.military_needs[card]
        prices.append([Message("lorenzo-price-military", {"pays": paid, "n": needed})])
    return prices


def card_now(parts: Parts, card: int) -> list[Message]:
    """The immediate effect of a card."""
    source = parts.immediate[card]
    return [] if source is None else source.said


def card_ever(parts: Parts, card: int) -> list[Message]:
    """What a card does from then on: in harvests or productions, permanently, or at the end of the game."""
    said: list[Message] = []
    source, permanent = parts.yields[card], parts.permanent[card]
    if source is not None:
        said += source.said
    for exchange in parts.exchanges_of[card]:
        pays, gets = amounts(parts.exchange_pay[exchange]), parts.exchange_get[exchange].said
        said.append(Message("lorenzo-exchange", {"pays": pays, "gets": gets}))
    if permanent is not None:
        said += permanent.say()
    if parts.venture_points[card]:
        said.append(Message("lorenzo-final-points", {"n": parts.venture_points[card]}))
    return said


def leader_needs(parts: Parts, leader: int) -> list[Message]:
    """The requirement of a leader. L-89"""
    return [_need(index, n) for index, n in parts.needs[leader]]


def _need(index: int, n: int) -> Message:
    if index == SAME_TYPE:
        return Message("lorenzo-n-same_type", {"n": n})
    if index >= COUNT:
        return Message(f"lorenzo-n-{TYPES[index - COUNT]}", {"n": n})
    return Message(f"lorenzo-n-{HOLDINGS[index]}", {"n": n})


def leader_does(parts: Parts, leader: int) -> Message:
    """The ability of a leader, and whether it is once a round. L-101 to L-120"""
    once, always = parts.once[leader], parts.always[leader]
    if once is not None:
        return Message("lorenzo-ability-once", {"what": once.say()})
    assert always is not None
    return Message("lorenzo-ability-always", {"what": always.say()})


def tile_does(parts: Parts, tile: int) -> list[Message]:
    """What an excommunication tile does. L-131 to L-144"""
    return parts.punishments[tile].say()


def bonus_tile_gives(parts: Parts, tile: int, action: int) -> list[Message]:
    """What a personal bonus tile gives in a harvest or a production. L-05, L-85"""
    return amounts(parts.tile_gains[action][tile])


def space_gives(parts: Parts, space: int) -> list[Message]:
    """What a floor, a market space or the council gives by itself; harvest and production give by cards."""
    if space < TOWER_SPACES:
        holding, n = parts.floor_bonus[space]
        return [amount(holding, n)] if n else []
    if SPACES[space] == "council":
        return parts.council.said
    return parts.market[int(SPACES[space][-1]) - 1].said if SPACES[space].startswith("market") else []
