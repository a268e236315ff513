"""The commands that list: games, and the numbers of a game."""

import json
from collections import Counter
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rich.console import Console
from rich.table import Table
from rich.text import Text

from armorial.box.sheet import sheet_of
from armorial.box.words import NumberWords
from armorial.cli.setting import game_with, speaker_of
from armorial.data.reader import CONFIDENCES, Components
from armorial.games import GAMES, load_game

if TYPE_CHECKING:
    from armorial.text import Speaker

_STYLES = {"known": "green", "likely": "yellow", "reconstructed": "red"}


def list_games(as_json: bool) -> None:
    rows = [_game_row(name) for name in GAMES]
    if as_json:
        print(json.dumps(rows, indent=2))
        return
    table = Table("game", "seats", "options", box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
    for row in rows:
        options = "; ".join(f"{o['key']}={'|'.join(o['values'])}" for o in row["options"])
        table.add_row(row["name"], ", ".join(str(n) for n in row["seats"]), options or "none")
    Console().print(table)


def _game_row(name: str) -> dict[str, Any]:
    game = load_game(name)
    return {
        "name": name,
        "rules_version": game.rules_version,
        "seats": list(game.seat_counts),
        "options": [
            {"key": variant.key, "values": list(variant.values), "default": variant.values[0]}
            for variant in game.variants
        ],
    }


def list_components(name: str, own: Path | None, as_json: bool, language: str | None = None) -> None:
    _, components = game_with(name, own)
    rows = list(components.rows())
    found = Counter(confidence for _, _, confidence in rows)
    counts = {confidence: found[confidence] for confidence in CONFIDENCES}
    speaker = speaker_of(language)
    marks = _marks(name, components, speaker)
    if as_json:
        values = [{"path": path, "value": value, "confidence": confidence} for path, value, confidence in rows]
        print(json.dumps({"game": name, "counts": counts, "values": values, "unsure": marks}, indent=2))
        return
    table = _headed(speaker, "path", "value", "sure")
    for path, value, confidence in rows:
        table.add_row(path, Text(_value_words(value)), _sure(speaker, confidence))
    console = Console()
    console.print(table)
    if marks:
        console.print(_marked(speaker, marks))
    summary = ", ".join(f"{n} {speaker.text(f'confidence-{confidence}')}" for confidence, n in counts.items())
    console.print("\n" + speaker.text("cli-components-count", n=len(rows), counts=summary), highlight=False)


def _headed(speaker: "Speaker", *columns: str) -> Table:
    headings = (speaker.text(f"cli-components-{column}") for column in columns)
    table = Table(*headings, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    table.header_style = "bold"
    return table


def _sure(speaker: "Speaker", confidence: str) -> Text:
    return Text(speaker.text(f"confidence-{confidence}"), _STYLES[confidence])


def _marks(name: str, components: Components, speaker: "Speaker") -> list[dict[str, str]]:
    """Every card and place with unsure numbers, once, and who says them: as the browser shows it."""
    sheet, words = sheet_of(name), NumberWords(name, speaker.language)
    worst: dict[str, str] = {}
    for path, _, confidence in components.rows():
        thing = sheet.thing_of(path)
        if confidence != "known":
            worst[thing] = max(worst.get(thing, "known"), confidence, key=CONFIDENCES.index)
    return [
        {"thing": thing, "name": words.thing(thing), "confidence": confidence, "who": words.who(confidence)}
        for thing, confidence in worst.items()
    ]


def _marked(speaker: "Speaker", marks: list[dict[str, str]]) -> Table:
    table = _headed(speaker, "thing", "sure", "who")
    for mark in marks:
        table.add_row(Text(mark["name"]), _sure(speaker, mark["confidence"]), Text(mark["who"]))
    return table


def _value_words(value: Any) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{name} {n}" for name, n in value.items())
    if isinstance(value, list):
        return ", ".join(str(item) for item in value)
    return str(value)
