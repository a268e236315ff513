"""The words and signs of Lorenzo's board. What a card does is said by the effects of the game themselves."""

from typing import Any, Final

from rich.text import Text

from armorial.cli.boards.words import BoardWords
from armorial.data.reader import Components
from armorial.games.lorenzo import describe
from armorial.games.lorenzo.components import (
    BONUS_TILES,
    CARDS,
    CARDS_OF_TYPE,
    HARVEST,
    LEADERS,
    PRODUCTION,
    SCHEMA,
    SPACES,
    TILES,
)
from armorial.games.lorenzo.parts import Parts
from armorial.text import Speaker

_MEMBER_STYLES: Final = {
    "white": "bold black on #f0f0f0",
    "black": "bold white on #303030",
    "orange": "bold black on #ff9f1c",
    "neutral": "bold black on #c8b090",
}


class Words(BoardWords):
    """Says the things of the board in one language."""

    def __init__(self, printed: dict[str, Any], speaker: Speaker) -> None:
        super().__init__(speaker)
        self._parts = Parts(Components(SCHEMA, printed))

    def own(self, key: str, **args: int | str) -> str:
        """Words that only this board needs."""
        return self._speaker.text(f"cli-lorenzo-{key}", **args)

    def part(self, key: str) -> str:
        """A part of the board by its name."""
        return self._speaker.text(f"lorenzo-board-{key}")

    def amount(self, thing: str, n: int) -> str:
        return self._speaker.text(f"lorenzo-n-{thing}", n=n)

    def score(self, part: str) -> str:
        return self._speaker.text(f"score-lorenzo-{part}")

    # -- members ------------------------------------------------------------------------------------------

    def letter(self, member: str) -> str:
        return self._speaker.text(f"cli-lorenzo-letter-{member}")

    def die(self, colour: str, value: int | None) -> Text:
        return Text(f" {self.letter(colour)}{value or '?'} ", _MEMBER_STYLES[colour])

    def member(self, member: str, value: int) -> Text:
        """A member that can still be placed: a coloured field with its letter and value."""
        return Text(f" {self.letter(member)}{value} ", _MEMBER_STYLES[member])

    # -- cards --------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        return self._speaker.text(f"lorenzo-card-{card}")

    def price(self, card: str) -> str:
        """Its prices, of which one is paid; nothing for what costs nothing."""
        prices = describe.card_prices(self._parts, CARDS.index(card))
        return f" {self.own('or')} ".join(self._all(price) for price in prices)

    def does(self, card: str) -> Text:
        """What it gives at once, and afterwards."""
        index = CARDS.index(card)
        now, ever = (self._all(say(self._parts, index)) for say in (describe.card_now, describe.card_ever))
        if ever and (value := self.value(card)):
            area = "harvest" if index < CARDS_OF_TYPE else "production"
            ever = f"{self.own(f'{area}-at', n=value)} {ever}"
        return Text.assemble(now, (" · " if now and ever else "", "dim"), (ever, "italic"))

    def value(self, card: str) -> int:
        """What a harvest or a production needs to reach it; 0 for characters and ventures."""
        return self._parts.card_value[CARDS.index(card)]

    # -- tiles and leaders --------------------------------------------------------------------------------

    def leader(self, leader: str) -> str:
        return self._speaker.text(f"lorenzo-leader-{leader}")

    def needs(self, leader: str) -> str:
        return self._all(describe.leader_needs(self._parts, LEADERS.index(leader)))

    def ability(self, leader: str) -> str:
        return self._speaker.say(describe.leader_does(self._parts, LEADERS.index(leader)))

    def tile(self, tile: str) -> str:
        return self._speaker.text(f"lorenzo-tile-{tile}")

    def tile_does(self, tile: str) -> str:
        return self._all(describe.tile_does(self._parts, TILES.index(tile)))

    def bonus_tile(self, tile: str) -> tuple[str, str]:
        """What it gives in a harvest and in a production."""
        index = BONUS_TILES.index(tile)
        harvest, production = (
            self._all(describe.bonus_tile_gives(self._parts, index, action)) for action in (HARVEST, PRODUCTION)
        )
        return harvest, production

    def space(self, space: str) -> str:
        return self._speaker.text(f"lorenzo-space-{space.replace(':', '_')}")

    def gives(self, space: str) -> str:
        return self._all(describe.space_gives(self._parts, SPACES.index(space)))
