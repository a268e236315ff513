"""Setting up a game, and the opening placement. T-01 to T-07"""

from typing import ClassVar

from armorial.games.troyes.components import (
    CHARACTERS,
    EVENTS,
    MARAUDING,
    NEUTRAL,
    NOBODY,
    PLACES,
    SEATS,
)
from armorial.games.troyes.parts import Parts
from armorial.games.troyes.reasons import PLACE_IS_TAKEN
from armorial.games.troyes.state import CHARACTER, DENIERS, INFLUENCE, RESERVE, SUPPLY, Troyes, new_state
from armorial.games.troyes.turn import Round
from armorial.games.troyes.words import character, place
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Step, event
from armorial.kernel.frames import Draw, SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import without_card
from armorial.kernel.words import Message, who


def set_up(parts: Parts, seats: int) -> Troyes:
    """The table before the first draw: first player, characters and the opening are still to come."""
    s = new_state(parts, seats)
    for me in s.players:
        me[DENIERS] = parts.start_deniers
        me[INFLUENCE] = parts.start_influence
        me[SUPPLY] = parts.start_citizens[seats]
        me[RESERVE] = parts.citizens - parts.start_citizens[seats]
    s.row = (MARAUDING,)
    s.deck = tuple([card for card in range(len(EVENTS)) if card != MARAUDING])
    if seats == 2:
        for where in parts.neutral_places:
            s.places[where] = NEUTRAL
        s.neutral_reserve -= len(parts.neutral_places)
    deals = [DealCharacter(seat) for _ in range(parts.characters_each[seats]) for seat in range(seats)]
    s.then(FirstPlayer(), *deals, Opening(0), FillPlaces(), Round())
    return s


class FirstPlayer(Draw[Troyes]):
    """Who begins. T-06"""

    table: ClassVar[Tokens] = Tokens(f"first:{seat}" for seat in range(SEATS))

    def pool(self, s: Troyes) -> list[int]:
        return list(range(s.seats))

    def take(self, s: Troyes, option: int, out: Out) -> None:
        s.first = option
        s.turn = option
        if out is not None:
            out.append(event("troyes-did-first", who=who(option)))

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-first")

    def label(self, s: Troyes, option: int) -> Message:
        return who(option)


class DealCharacter(Draw[Troyes]):
    """A secret character for a player. T-02"""

    table: ClassVar[Tokens] = Tokens(f"character:{name}" for name in CHARACTERS)
    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER}

    def __init__(self, to: int) -> None:
        self.to = to

    def pool(self, s: Troyes) -> list[int]:
        return list(s.box)

    def audience(self, s: Troyes) -> int:
        return 1 << self.to

    def take(self, s: Troyes, option: int, out: Out) -> None:
        s.box = without_card(s.box, option)
        s.players[self.to][CHARACTER] |= 1 << option
        if out is not None:
            out.append(event("troyes-did-deal", who=who(self.to)))
            out.append(event("troyes-you-drew", 1 << self.to, character=character(option)))

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-deal", {"who": who(self.to)})

    def label(self, s: Troyes, option: int) -> Message:
        return character(option)


class Opening(Step[Troyes]):
    """The next citizen of the opening: forwards, backwards, forwards again, until the supplies are used up. T-05"""

    fields: ClassVar[dict[str, Codec]] = {"placed": NUMBER}

    def __init__(self, placed: int) -> None:
        self.placed = placed
        """How many citizens have been placed by all together."""

    def run(self, s: Troyes, out: Out) -> None:
        if self.placed == s.seats * s.parts.start_citizens[s.seats]:
            return
        lap, turn = divmod(self.placed, s.seats)
        if lap % 2:
            turn = s.seats - 1 - turn
        seat = (s.first + turn) % s.seats
        s.turn = seat
        s.then(PlaceFirst(seat), Opening(self.placed + 1))


class PlaceFirst(SeatQuestion[Troyes]):
    """A citizen on any free place of the principal buildings. T-05"""

    table: ClassVar[Tokens] = Tokens(f"place:{name}" for name in PLACES)

    def options(self, s: Troyes) -> list[int]:
        return [where for where, owner in enumerate(s.places) if owner == NOBODY]

    def refusal(self, s: Troyes, option: int) -> int:
        return 0 if s.places[option] == NOBODY else PLACE_IS_TAKEN

    def take(self, s: Troyes, option: int, out: Out) -> None:
        s.places[option] = self.seat
        s.players[self.seat][SUPPLY] -= 1
        if out is not None:
            out.append(event("troyes-did-open", who=who(self.seat), place=place(s.parts, option)))

    def prompt(self, s: Troyes) -> Message:
        return Message("troyes-ask-open", {"who": who(self.seat), "n": s.players[self.seat][SUPPLY]})

    def label(self, s: Troyes, option: int) -> Message:
        return place(s.parts, option)


class FillPlaces(Step[Troyes]):
    """Neutral citizens on the places left free. T-05"""

    def run(self, s: Troyes, out: Out) -> None:
        for where, owner in enumerate(s.places):
            if owner == NOBODY:
                s.places[where] = NEUTRAL
                s.neutral_reserve -= 1
                if out is not None:
                    out.append(event("troyes-did-fill-place", place=place(s.parts, where)))
