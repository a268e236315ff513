"""Reads what a game has learned from play: the weights of its judge, and what made them.

They are in the file ``judge.json`` of the game's folder ``judgement``, written by ``armorial train``. A feature has its
weights by its name, so a game that looks at more than before can still be judged by an older file. Where the
file says how many ``parts`` one has, its whole numbers are such parts: so weights are packed for browsers.
"""

import json
from importlib import resources
from pathlib import Path
from typing import Any, Final

from armorial.bots.judge import SEAT_COUNTS, Judge, Learned, Net
from armorial.kernel.contract import Game

BY_HAND: Final = "hand"
"""The name of the judge that has learned nothing."""
FILE: Final = "judge.json"
FORMAT: Final = 1
WORTH: Final = "worth"
"""The feature that comes before all that a game names of a seat."""


class WeightsError(ValueError):
    """Weights that cannot be used. The message says why, and what to do."""


_nets: dict[tuple[str, str], list[Net]] = {}
"""What was read before, by game and file: bots are made anew for every game, and often for every answer."""


def judge_of(game: Game[Any], weights: str = "") -> Judge:
    """Who judges a game: by what it has learned, by a file of weights, or by hand."""
    if weights == BY_HAND or not game.own_features:
        return Judge(game)
    key = game.name, weights
    found = _nets.get(key)
    if found is None:
        text = _read(weights) if weights else packed(game.name)
        if text is None:
            return Judge(game)
        found = _nets[key] = nets(game, text, weights or f"the weights of {game.name}")
    return Learned(game, found)


def forget(weights: str) -> None:
    """Read a file anew when it is asked for again."""
    for key in [key for key in _nets if key[1] == weights]:
        del _nets[key]


def packed(name: str) -> str | None:
    """The weights that come with a game, if it has learned anything."""
    try:
        file = resources.files(f"armorial.games.{name}.judgement").joinpath(FILE)
    except ModuleNotFoundError:
        return None
    return file.read_text(encoding="utf-8") if file.is_file() else None


def _read(weights: str) -> str:
    try:
        return Path(weights).read_text(encoding="utf-8")
    except (OSError, UnicodeError) as error:
        reason = getattr(error, "strerror", None) or "it is not text"
        raise WeightsError(f"cannot read the weights '{weights}': {reason}") from None


def nets(game: Game[Any], text: str, source: str) -> list[Net]:
    """The networks of a file, one for each stage of the game."""
    try:
        told = json.loads(text)
        if told["format"] != FORMAT or told["game"] != game.name or len(told["stages"]) != game.stages:
            raise WeightsError(f"{source}: this is not for {game.name} as it is here; train anew")
        shared = _places(told["shared"], (*(f"seats_{n}" for n in SEAT_COUNTS), *game.shared_features), source)
        own = _places(told["own"], (WORTH, *game.own_features), source)
        return [_net(stage, shared, own, told.get("parts", 1)) for stage in told["stages"]]
    except (KeyError, TypeError, IndexError, json.JSONDecodeError) as error:
        raise WeightsError(f"{source}: these are not the weights of a judge ({error})") from None


def _places(names: list[str], wanted: tuple[str, ...], source: str) -> list[int]:
    """Where each feature of the game is in the file; -1 for one that it does not know."""
    unknown = [name for name in names if name not in wanted]
    if unknown:
        raise WeightsError(f"{source}: the game has no feature '{unknown[0]}' any more; train anew")
    return [names.index(name) if name in names else -1 for name in wanted]


def _weight(told: float, parts: int) -> float:
    return told / parts if isinstance(told, int) else float(told)


def _net(stage: dict[str, Any], shared: list[int], own: list[int], parts: int) -> Net:
    bias = [float(number) for number in stage["bias"]]

    def rows(block: str, places: list[int]) -> list[list[float]]:
        table = stage[block]
        return [[_weight(w, parts) for w in table[place]] if place >= 0 else [0.0] * len(bias) for place in places]

    return Net(
        rows("shared", shared),
        rows("own", own),
        rows("others", own),
        bias,
        [float(number) for number in stage["out"]],
        [float(number) for number in stage["doubt"]],
    )
