"""A board for games that have none of their own: everything in the view by its name.

Names are the messages ``view-<game>-<name>``; without such words a name is shown as it is in the data.
"""

from typing import Any, Final

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from armorial.cli.boards.frames import SIDE_BY_SIDE, boxed
from armorial.cli.boards.players import Players
from armorial.text import Speaker

NOT_SHOWN: Final = ("players", "seats", "over")
SEATS: Final = ("turn", "first")
"""What names a seat."""
SCORE: Final = "score"


class PlainBoard:
    """Facts in one frame, players side by side in another."""

    quiet: frozenset[str] = frozenset()

    def __init__(self, game: str, speaker: Speaker, names: list[str], kinds: list[str]) -> None:
        self._game = game
        self._speaker = speaker
        self._seated = Players(names, kinds, speaker.text("cli-you"))

    def draw(self, view: dict[str, Any], seat: int, width: int) -> RenderableType:
        facts = Table.grid(padding=(0, 2))
        facts.add_column(style="dim", no_wrap=True)
        facts.add_column()
        for key, value in view.items():
            if key not in NOT_SHOWN:
                named = key in SEATS and isinstance(value, int) and value >= 0
                facts.add_row(self._name(key), self._seated.name(value) if named else self._value(value))
        across = 4 if width >= SIDE_BY_SIDE else 2
        players = self._seated.side_by_side(across, lambda seats: self._columns(view, seats, seat))
        return Group(boxed(None, facts), players)

    def _columns(self, view: dict[str, Any], seats: list[int], viewer: int) -> Table:
        table = self._seated.columns(seats, viewer)
        shown = [view["players"][seat] for seat in seats]
        for key in shown[0]:
            if key != SCORE:
                table.add_row(self._name(key), *(self._value(player[key]) for player in shown))
        return table

    def status(self, view: dict[str, Any], seat: int) -> Text:
        """What a player has, as far as it fits on a line: the numbers."""
        me = view["players"][seat]
        parts = [self._seated.name(seat)]
        for key, value in me.items():
            if isinstance(value, int):
                parts.append(Text.assemble((f"{self._name(key)} ", "dim"), str(value)))
        return Text(" · ").join(parts)

    def scores(self, view: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, int]]]:
        known = [player.get(SCORE) or {} for player in view["players"]]
        parts = dict.fromkeys(part for score in known for part in score)
        return {part: self._speaker.text(f"score-{self._game}-{part}") for part in parts}, known

    def introduction(self) -> RenderableType:
        key = f"game-{self._game}-about"
        return Text(self._speaker.text(key)) if self._speaker.has(key) else Text("")

    def _name(self, key: str) -> str:
        words = f"view-{self._game}-{key}"
        return self._speaker.text(words) if self._speaker.has(words) else key.replace("_", " ").capitalize()

    def _value(self, value: Any) -> Text:
        """Any value of a view on a line: numbers, names, lists, tables."""
        if value is None or value == [] or value == {}:
            return Text("–", "dim")
        if isinstance(value, dict):
            parts = [Text.assemble((f"{self._name(key)} ", "dim"), self._value(part)) for key, part in value.items()]
            return Text(", ").join(parts)
        if isinstance(value, list):
            return Text(", ").join(self._value(part) for part in value)
        return Text(self._name(value) if isinstance(value, str) else str(value))


def make(game: str, speaker: Speaker, names: list[str], kinds: list[str]) -> PlainBoard:
    return PlainBoard(game, speaker, names, kinds)
