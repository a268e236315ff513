"""The words and signs of the board of Troyes. A die is never told by its colour alone: it has a sign too."""

from typing import Any, Final

from rich.text import Text

from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.cli.boards.words import BoardWords
from armorial.data.reader import Components
from armorial.games.troyes.components import CARDS, EVENT_KINDS, SCHEMA
from armorial.games.troyes.describe import card_does, event_does
from armorial.games.troyes.parts import Parts
from armorial.text import Speaker

SIGNS: Final = {"red": "†", "white": "+", "yellow": "¤", "black": "×"}
"""Sword, cross, coin, enemy: signs that every terminal has."""
_STYLES: Final = {
    "red": "bold white on #b03030",
    "white": "bold black on #f0f0f0",
    "yellow": "bold black on #e8c040",
    "black": "bold white on #202020",
}
NEUTRAL_MARK: Final = "○"
HOURGLASS: Final = "⧗"


class Words(BoardWords):
    """Says the things of the board in one language."""

    def __init__(self, printed: dict[str, Any], speaker: Speaker) -> None:
        super().__init__(speaker)
        self._printed = printed
        self._parts = Parts(Components(SCHEMA, printed))

    def own(self, key: str, **args: int | str) -> str:
        """Words that only this board needs."""
        return self._speaker.text(f"cli-troyes-{key}", **args)

    def amount(self, thing: str, n: int) -> str:
        return self._speaker.text(f"troyes-n-{thing}", n=n)

    def score(self, part: str) -> str:
        return self._speaker.text(f"score-troyes-{part}")

    def building(self, building: str) -> str:
        words = self._speaker.text(f"troyes-building-{building}")
        return words[:1].upper() + words[1:]

    # -- dice and people ----------------------------------------------------------------------------------

    def die(self, colour: str, value: int) -> Text:
        return Text(f" {SIGNS[colour]}{value} ", _STYLES[colour])

    def dice(self, dice: list[dict[str, Any]]) -> list[Text]:
        return [self.die(die["colour"], die["value"]) for die in dice]

    def sign(self, colour: str) -> Text:
        return Text(f" {SIGNS[colour]} ", _STYLES[colour])

    def fought_with(self, colour: str, divisor: int) -> Text:
        """Which dice, and by how much their total is divided."""
        return Text.assemble(self.sign(colour), f" /{divisor}")

    def mark(self, owner: str | int | None) -> Text:
        """Whose citizen or cube it is; a dot for nobody's."""
        if owner is None:
            return Text("·", "dim")
        if owner == "neutral":
            return Text(NEUTRAL_MARK, "dim")
        return Text(SEAT_MARKS[int(owner)], SEAT_STYLES[int(owner)])

    def legend(self) -> Text:
        signs = [f"{SIGNS[colour]} {self._speaker.text(f'cli-troyes-{colour}')}" for colour in SIGNS]
        return Text(" · ".join([*signs, f"{NEUTRAL_MARK} {self._speaker.text('troyes-neutral')}"]), "dim")

    # -- cards --------------------------------------------------------------------------------------------

    def card(self, card: str) -> str:
        return self._speaker.text(f"troyes-card-{card}")

    def card_does(self, card: str) -> str:
        does = self._all(card_does(self._parts, CARDS.index(card)))
        return f"{HOURGLASS} {does}" if "cube" in self._printed["activity"][card] else does

    def event(self, event: str) -> str:
        return self._speaker.text(f"troyes-event-{event_kind(event)}")

    def event_does(self, event: str) -> str:
        return self._speaker.say(event_does(self._parts, EVENT_KINDS.index(event_kind(event))))

    def character(self, character: str) -> str:
        return self._speaker.text(f"troyes-character-{character}")

    def character_counts(self, character: str, seats: int) -> str:
        """What it rewards: "deniers 6/12/18"."""
        at = self._printed["character"][character]["at_2_players" if seats == 2 else "at"]
        return f"{self._speaker.text(f'cli-troyes-counts-{character}')} {'/'.join(map(str, at))}"


def event_kind(event: str) -> str:
    """The name of an event without the number of its copy."""
    return event if event in EVENT_KINDS else event.rpartition("_")[0]
