"""What a seat may see. Built by name from what is open; others' VP tokens and characters are left out. T-09"""

from typing import Final

from armorial.games.troyes.action import Act
from armorial.games.troyes.black import Counter
from armorial.games.troyes.cards import UseDice
from armorial.games.troyes.cathedral import BUILD, windows
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    COLUMNS,
    DISTRICT_DICE,
    DISTRICT_OF,
    DISTRICTS,
    EVENTS,
    FACES,
    LEVELS,
    NEUTRAL,
    OWNERS,
    PLACES_EACH,
    SEATS,
    SLOT_NAMES,
    VALUE_OF,
)
from armorial.games.troyes.group import Group
from armorial.games.troyes.scoring import (
    character_points,
    dealt_characters,
    has_level,
    measure,
    score,
    steps_reached,
    thresholds,
)
from armorial.games.troyes.shapes import BuildingView, CardView, DefenceView, DieView, GroupView, PlayerView, TroyesView
from armorial.games.troyes.state import (
    CHARACTER,
    DENIERS,
    INFLUENCE,
    PASSED,
    PHASES,
    PICTURE,
    PURSE,
    RESERVE,
    SUPPLY,
    TAKEN,
    VP,
    Troyes,
)
from armorial.kernel.contract import EVERYBODY, Zone

BOX: Final = -1
"""The owner of the zone of characters that nobody has."""


def zones(s: Troyes) -> list[Zone]:
    """Characters are known to those who hold them, and to all after the game; those left out never to anybody."""
    over = not s.stack
    hands = [Zone("character", seat, EVERYBODY if over else 1 << seat) for seat in range(s.seats)]
    return [Zone("character", BOX, EVERYBODY if over else 0), *hands]


def cards(s: Troyes, zone: Zone) -> list[int]:
    if zone.owner == BOX:
        return list(s.box)
    hand = s.players[zone.owner][CHARACTER]
    return [card for card in range(len(CHARACTERS)) if hand >> card & 1]


def put_cards(s: Troyes, zone: Zone, dealt: list[int]) -> None:
    if zone.owner == BOX:
        s.box = tuple(sorted(dealt))
    else:
        s.players[zone.owner][CHARACTER] = sum(1 << card for card in dealt)


def view(s: Troyes, seat: int) -> TroyesView:
    over = not s.stack
    return {
        "seats": s.seats,
        "round": s.round_number,
        "rounds": s.parts.rounds[s.seats],
        "phase": PHASES[s.phase],
        "first": s.first,
        "turn": s.turn,
        "over": over,
        "dice": {DISTRICTS[d]: _district(s, d) for d in (*range(s.seats), NEUTRAL)},
        "black": [value for value in range(FACES, 0, -1) for _ in range(s.black[value - 1])],
        "enemies": s.enemies,
        "buildings": {name: _building(s, b) for b, name in enumerate(BUILDINGS)},
        "neutral_reserve": s.neutral_reserve,
        "cards": {name: _card(s, slot) for slot, name in enumerate(SLOT_NAMES)},
        "events": [
            {"id": EVENTS[at], "banners": s.parts.banners[at], "cubes": [OWNERS[o] for o in s.banners[at]]}
            for at in s.row
        ],
        "event_decks": _decks(s),
        "discarded_events": [EVENTS[at] for at in s.discard],
        "cathedral": [
            [_owner(whose) for whose in s.cathedral[COLUMNS * level : COLUMNS * (level + 1)]] for level in range(LEVELS)
        ],
        "group": _group(s),
        "defence": _defence(s),
        "die_price": s.parts.die_price[1:],
        "thresholds": {name: thresholds(s, card) for card, name in enumerate(CHARACTERS)},
        "influence_prices": {
            "reroll": s.parts.reroll_price,
            "citizen": s.parts.citizen_price,
            "turn": s.parts.turn_price,
        },
        "players": [_player(s, other, open_hand=over or other == seat, over=over) for other in range(s.seats)],
    }


def _owner(whose: int) -> str | None:
    return None if whose < 0 else OWNERS[whose]


def _die(index: int) -> DieView:
    return {"district": DISTRICTS[DISTRICT_OF[index]], "colour": COLOURS[COLOUR_OF[index]], "value": VALUE_OF[index]}


def _district(s: Troyes, district: int) -> list[DieView]:
    start = district * DISTRICT_DICE
    return [_die(index) for index in range(start, start + DISTRICT_DICE) for _ in range(s.dice[index])]


def _building(s: Troyes, building: int) -> BuildingView:
    length, start = s.parts.row_length[building], building * PLACES_EACH
    lying = s.expelled[len(OWNERS) * building : len(OWNERS) * (building + 1)]
    return {
        "rows": [
            [_owner(whose) for whose in s.places[at : at + length]] for at in range(start, start + PLACES_EACH, length)
        ],
        "expelled": [OWNERS[whose] for whose, n in enumerate(lying) for _ in range(n)],
    }


def _card(s: Troyes, slot: int) -> CardView | None:
    card = s.cards[slot]
    if card < 0:
        return None
    stands = s.stands[SEATS * slot : SEATS * (slot + 1)]
    return {
        "id": CARDS[card],
        "places": [stands.index(p) if p in stands else None for p in range(len(s.parts.card_places[card]))],
        "picture": [seat for seat, place in enumerate(stands) if place == PICTURE],
        "cubes": {OWNERS[seat]: n for seat, n in enumerate(s.cubes[SEATS * slot : SEATS * (slot + 1)]) if n},
    }


def _decks(s: Troyes) -> dict[str, int]:
    """Events still to come. Of the red ones only as many as rounds were dealt. T-04"""
    decks = {name: sum(s.parts.event_colour[at] == c for at in s.deck) for c, name in enumerate(COLOURS)}
    reds = s.parts.event_colour.count(0)
    decks["red"] -= reds - s.parts.rounds[s.seats]
    return decks


def _group(s: Troyes) -> GroupView | None:
    """The group that is being picked, or that waits for its tradesman."""
    act = next((f for f in s.stack[:-3:-1] if isinstance(f, Act | UseDice)), None)
    if act is None or not (act.dice or act.cube >= 0):
        return None
    g = Group(s, act.seat, act.dice, act.cube)
    size = len(act.dice)
    return {
        "seat": act.seat,
        "dice": [
            {
                "district": DISTRICTS[DISTRICT_OF[index]],
                "colour": COLOURS[COLOUR_OF[index]],
                "value": VALUE_OF[index],
                "price": price,
            }
            for index, price in zip(act.dice, g.prices, strict=True)
        ],
        "cube": None if act.cube < 0 else CARDS[act.cube],
        "colour": (*COLOURS, "mixed")[g.colour] if act.dice else None,
        "values": g.values,
        "builds": [] if BUILD.unfit(s, g, 0) else [[column + 1, level + 1] for column, level in windows(s, g)],
        "total": g.total,
        "price": g.price,
        "next_price": s.parts.die_price[size + 1] if size + 1 < len(s.parts.die_price) else None,
    }


def _defence(s: Troyes) -> DefenceView | None:
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Counter):
        return None
    at = top.read(s)
    return {
        "seat": at.seat,
        "black": [at.high, *at.others],
        "need": at.need,
        "dice": [_die(index) for index in at.dice],
        "total": at.chosen(s),
    }


def _player(s: Troyes, seat: int, open_hand: bool, over: bool) -> PlayerView:
    me = s.players[seat]
    hand = [card for card in range(len(CHARACTERS)) if me[CHARACTER] >> card & 1]
    points = score(s, seat).parts
    if not over:
        del points["characters"]
    known = dealt_characters(s) if over else hand
    return {
        "deniers": me[DENIERS],
        "influence": me[INFLUENCE],
        "supply": me[SUPPLY],
        "reserve": me[RESERVE],
        "purse": me[PURSE],
        "passed": bool(me[PASSED]),
        "events": [name for at, name in enumerate(EVENTS) if me[TAKEN] >> at & 1],
        "vp": me[VP] if open_hand else None,
        "counts": {name: measure(s, seat, card) for card, name in enumerate(CHARACTERS)},
        "steps": {name: steps_reached(s, seat, card) for card, name in enumerate(CHARACTERS)},
        "levels": [has_level(s, seat, level) for level in range(LEVELS)],
        "character_count": len(hand),
        "characters": [CHARACTERS[card] for card in hand] if open_hand else None,
        "character_points": {CHARACTERS[c]: character_points(s, seat, c) for c in known} if open_hand else None,
        "score": points if open_hand else None,
    }


def holdings(s: Troyes, seat: int) -> dict[str, int]:
    me = s.players[seat]
    return {"troyes-n-deniers": me[DENIERS], "troyes-n-influence": me[INFLUENCE]}
