"""What the things of Troyes are called: messages for amounts, dice, places, cards and people."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOUR_OF,
    COLOURS,
    DISTRICT_OF,
    EVENT_KINDS,
    FROM_CARD,
    FROM_EXPELLED,
    FROM_PLACE,
    FROM_SUPPLY,
    NEUTRAL,
    PLACES_EACH,
    VALUE_OF,
)
from armorial.kernel.words import Message, who

if TYPE_CHECKING:
    from armorial.games.troyes.parts import Parts


def deniers(n: int) -> Message:
    return Message("troyes-n-deniers", {"n": n})


def influence(n: int) -> Message:
    return Message("troyes-n-influence", {"n": n})


def vp(n: int) -> Message:
    return Message("troyes-n-vp", {"n": n})


def cubes(n: int) -> Message:
    return Message("troyes-n-cubes", {"n": n})


def face(colour: int, value: int) -> Message:
    """A die by its colour and face: "red 4"."""
    return Message(f"troyes-die-{COLOURS[colour]}", {"n": value})


def black(value: int) -> Message:
    return Message("troyes-die-black", {"n": value})


def die(index: int, seat: int) -> Message:
    """A die as the player who acts would call it: their own, or somebody's."""
    shown = face(COLOUR_OF[index], VALUE_OF[index])
    district = DISTRICT_OF[index]
    if district == seat:
        return shown
    if district == NEUTRAL:
        return Message("troyes-neutral-die", {"die": shown})
    return Message("troyes-die-of", {"die": shown, "who": who(district)})


def dice(group: Sequence[int], seat: int) -> list[Message]:
    return [die(index, seat) for index in group]


def card(index: int) -> Message:
    return Message(f"troyes-card-{CARDS[index]}")


def event_name(index: int) -> Message:
    return Message(f"troyes-event-{EVENT_KINDS[index]}")


def character(index: int) -> Message:
    return Message(f"troyes-character-{CHARACTERS[index]}")


def building(index: int) -> Message:
    return Message(f"troyes-building-{BUILDINGS[index]}")


def place(parts: "Parts", index: int) -> Message:
    """A place in a building: by its row and its number there from the left, or by the one value that leads to it."""
    where, at = index // PLACES_EACH, index % PLACES_EACH
    length = parts.row_length[where]
    if length == 1:
        return Message("troyes-place", {"building": building(where), "n": at + 1})
    row = at - at % length
    values = {"low": row + 1, "high": row + length}
    return Message("troyes-place-in-row", {"building": building(where), **values, "n": at % length + 1})


def source(parts: "Parts", index: int) -> Message:
    """Where a citizen comes from."""
    if index == FROM_SUPPLY:
        return Message("troyes-from-supply")
    if index < FROM_CARD:
        return Message("troyes-from-place", {"place": place(parts, index - FROM_PLACE)})
    if index < FROM_EXPELLED:
        return Message("troyes-from-card", {"card": card(index - FROM_CARD)})
    return Message("troyes-from-expelled", {"building": building(index - FROM_EXPELLED)})
