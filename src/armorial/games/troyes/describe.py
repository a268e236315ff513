"""What is printed on the cards of Troyes, in words and in signs made of the effects themselves.

For terminals, clients and tests. Signs are words in a line: ``2coin``, ``die:red:6``, ``cube``, ``→``.
"""

from typing import Final

from armorial.games.troyes.components import MARAUDING, PILGRIMAGE
from armorial.games.troyes.parts import Parts
from armorial.kernel.words import Message

ANY_COLOURS: Final = "die:red:1 die:white:1 die:yellow:1 →"


def card_does(parts: Parts, card: int) -> list[Message]:
    """What one use of a card does, or one cube of a delayed card."""
    use = parts.uses[card]
    return [parts.cube_effect[card].say(parts.cube_number[card])] if use is None else use.say()


def card_text(parts: Parts, card: int) -> Message:
    """The same as a sentence."""
    what = card_does(parts, card)
    if card == PILGRIMAGE:
        return Message("troyes-each-use-of-any-colours", {"what": what})
    return Message("troyes-each-cube" if parts.uses[card] is None else "troyes-each-use", {"what": what})


def card_signs(parts: Parts, card: int) -> str:
    use = parts.uses[card]
    if use is None:
        return parts.cube_effect[card].signs(parts.cube_number[card])
    return f"{ANY_COLOURS} {use.signs()}" if card == PILGRIMAGE else use.signs()


def event_does(parts: Parts, event: int) -> Message:
    """What an event does every round."""
    return parts.event_effect[event].say(parts.event_number[event])


def event_text(parts: Parts, event: int) -> Message:
    """The same as a sentence."""
    key = "troyes-each-round-to-the-end" if event == MARAUDING else "troyes-each-round"
    return Message(key, {"what": event_does(parts, event)})


def event_signs(parts: Parts, event: int) -> str:
    return parts.event_effect[event].signs(parts.event_number[event])
