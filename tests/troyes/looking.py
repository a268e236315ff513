"""What is read off a position of Troyes: who has what, what lies where, and what is asked."""

from typing import Any

from armorial.games.troyes.black import RollBlack
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DISTRICT_DICE,
    EVENT_KINDS,
    EVENTS,
    FACES,
    NEUTRAL,
    NOBODY,
    OWNERS,
    SEATS,
    SLOT_NAMES,
    SLOT_OF,
)
from armorial.games.troyes.events import DrawEvent
from armorial.games.troyes.setup import PlaceFirst
from armorial.games.troyes.state import (
    CHARACTER,
    DENIERS,
    INFLUENCE,
    PICTURE,
    PURSE,
    RESERVE,
    SUPPLY,
    TAKEN,
    VP,
    Troyes,
)
from armorial.games.troyes.turn import TurnUp
from armorial.kernel.contract import Event, Question
from tests.scenes import AnyScene

COLOUR = {"r": "red", "w": "white", "y": "yellow"}
BUILDING = {"r": "palace", "w": "bishopric", "y": "city_hall"}
ROW = {"palace": 1, "bishopric": 2, "city_hall": 3}
"""How many places a row has. Written here by hand, as the tests are to find out a wrong number."""
WHOSE = {"0": 0, "1": 1, "2": 2, "3": 3, "n": NEUTRAL, ".": NOBODY}
NAME = {owner: name for name, owner in WHOSE.items()}
Seat = int | str


def engine_activities() -> list[str]:
    return list(CARDS)


def engine_characters() -> list[str]:
    return list(CHARACTERS)


def engine_events() -> dict[str, int]:
    return {kind: EVENT_KINDS.count(kind) for kind in EVENT_KINDS}


class Looking(AnyScene[Troyes]):
    """Changes nothing. Seats and dice are written as in ``scene.py``."""

    events_told: list[Event]

    @property
    def question(self) -> Question[Troyes]:
        return self.open_question()

    @property
    def asked(self) -> str:
        """'opening', 'in phase 4', else the class of the open question; '' when nothing is asked."""
        if not self.s.stack:
            return ""
        if isinstance(self.question, PlaceFirst):
            return "opening"
        name = type(self.question).__name__
        return "in phase 4" if name == "Act" else name

    def face(self, n: int) -> str:
        """The token of a face that a die shows."""
        return f"roll:{n}"

    def faces(self) -> list[int]:
        return [int(token.removeprefix("roll:")) for token in self.options()]

    def draws(self) -> list[str]:
        """The events that can be turned up now."""
        if self.s.stack and isinstance(self.question, DrawEvent):
            return [token.removeprefix("event:") for token in self.options()]
        return []

    def turns_up(self) -> list[str]:
        """The activity cards that can be turned up now."""
        if self.s.stack and isinstance(self.question, TurnUp):
            return [token.removeprefix("card:") for token in self.options()]
        return []

    def rolling(self) -> bool:
        return bool(self.s.stack) and type(self.question).__name__ == "RollDie"

    def rolls_black(self) -> bool:
        return bool(self.s.stack) and isinstance(self.question, RollBlack)

    def enemies(self) -> int:
        return self.s.enemies

    def black_dice(self) -> list[int]:
        """Black dice left, the highest first."""
        return [face + 1 for face in range(FACES - 1, -1, -1) for _ in range(self.s.black[face])]

    def deniers(self, seat: int) -> int:
        return self.s.players[seat][DENIERS]

    def influence(self, seat: int) -> int:
        return self.s.players[seat][INFLUENCE]

    def vp(self, seat: int) -> int:
        return self.s.players[seat][VP]

    def supply(self, seat: int) -> int:
        return self.s.players[seat][SUPPLY]

    def reserve(self, seat: int) -> int:
        """Own citizens in the general supply."""
        return self.s.players[seat][RESERVE]

    def purse(self, seat: int) -> int:
        return self.s.players[seat][PURSE]

    def taken(self, seat: int) -> list[str]:
        """The events a player has taken, by name."""
        return [EVENT_KINDS[at] for at in range(len(EVENTS)) if self.s.players[seat][TAKEN] >> at & 1]

    def characters_of(self, seat: int) -> list[str]:
        return [name for at, name in enumerate(CHARACTERS) if self.s.players[seat][CHARACTER] >> at & 1]

    def district(self, seat: Seat) -> list[str]:
        """The dice of a district, sorted: red, white, yellow, each from 1 to 6."""
        start = DISTRICT_DICE * WHOSE[str(seat)]
        return [
            f"{COLOURS[at // FACES][0]}{at % FACES + 1}"
            for at, n in enumerate(self.s.dice[start : start + DISTRICT_DICE])
            for _ in range(n)
        ]

    def count_dice(self) -> int:
        return sum(self.s.dice)

    def men(self, card: str) -> str:
        """The tradesmen of a card: its places in order, then those on the picture by seat."""
        slot = SLOT_OF[CARDS.index(card)]
        stands = self.s.stands[SEATS * slot : SEATS * (slot + 1)]
        places = range(len(self.s.parts.card_places[CARDS.index(card)]))
        standing = "".join(str(stands.index(place)) if place in stands else "." for place in places)
        return standing + "".join(str(seat) for seat, at in enumerate(stands) if at == PICTURE)

    def cubes(self, card: str, seat: int) -> int:
        return self.s.cubes[SEATS * SLOT_OF[CARDS.index(card)] + seat]

    def open_cards(self) -> list[str]:
        return [CARDS[card] for card in self.s.cards if card != NOBODY]

    def slot(self, card: str) -> str:
        return SLOT_NAMES[SLOT_OF[CARDS.index(card)]]

    def lying(self, building: str) -> str:
        """Who lies expelled on a building, neutral last."""
        start = len(OWNERS) * BUILDINGS.index(building)
        people = self.s.expelled[start : start + len(OWNERS)]
        return "".join(NAME[owner] * n for owner, n in enumerate(people))

    def row(self) -> list[str]:
        return [EVENT_KINDS[at] for at in self.s.row]

    def on(self, event: str) -> str:
        """The cubes on an event in the order in which they came; on the first card of that name in the row."""
        found = [at for at in self.s.row if event in (EVENT_KINDS[at], EVENTS[at])]
        return "".join(NAME[who] for who in self.s.banners[found[0]]) if found else ""

    def deck_size(self, colour: str) -> int:
        return sum(self.s.parts.event_colour[at] == COLOURS.index(colour) for at in self.s.deck)

    def stone(self, column: int, level: int) -> str:
        """Whose cube lies in a column on a level of the cathedral, both counted from 1."""
        return NAME[self.s.cathedral[COLUMNS * (level - 1) + column - 1]]

    def stones(self, owner: Seat) -> int:
        return self.s.cathedral.count(WHOSE[str(owner)])

    def neutrals_left(self) -> int:
        return self.s.neutral_reserve

    def citizens(self, seat: int) -> int:
        """All citizens of a player, wherever they are."""
        return self.supply(seat) + self.reserve(seat) + self._on_board(seat)

    def round_number(self) -> int:
        return self.s.round_number

    def first(self) -> int:
        return self.s.first

    def score(self, seat: int) -> dict[str, int]:
        return dict(self.game.score(self.s, seat).parts)

    def total(self, seat: int) -> int:
        return self.game.score(self.s, seat).total

    def view(self, seat: int) -> dict[str, Any]:
        return self.game.view(self.s, seat)

    def told(self) -> list[str]:
        """The keys of what has happened so far."""
        return [event.message.key for event in self.events_told]

    def _on_board(self, owner: int) -> int:
        lying = sum(self.s.expelled[len(OWNERS) * b + owner] for b in range(len(BUILDINGS)))
        on_cards = 0 if owner == NEUTRAL else sum(at != NOBODY for at in self.s.stands[owner::SEATS])
        return self.s.places.count(owner) + lying + on_cards
