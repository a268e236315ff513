"""A board for games that have none of their own yet: the view as it is."""

from typing import Any

from rich.console import RenderableType
from rich.pretty import Pretty
from rich.text import Text

from armorial.text import Speaker


class PlainBoard:
    """Shows everything by name."""

    quiet: frozenset[str] = frozenset()

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def draw(self, view: dict[str, Any], seat: int, width: int) -> RenderableType:
        return Pretty(view)

    def status(self, view: dict[str, Any], seat: int) -> Text:
        return Text("")

    def scores(self, view: dict[str, Any]) -> tuple[dict[str, str], list[dict[str, int]]]:
        return {}, [{} for _ in view.get("players", [])]

    def introduction(self) -> RenderableType:
        return Text("")


def make(printed: dict[str, Any], speaker: Speaker, names: list[str], kinds: list[str]) -> PlainBoard:
    return PlainBoard(speaker)
