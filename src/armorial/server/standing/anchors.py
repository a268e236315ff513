"""How strong the bots are. They played each other before this version came out (``bench/anchors.py``), so people are
rated on one scale with them, and no game on a server changes what a bot is worth."""

import json
from functools import cache
from importlib import resources
from math import hypot
from typing import Any, Final

from armorial import __version__
from armorial.server.standing.ratings import Skill

FILE: Final = "anchors.json"
CHANGED: Final = 1.5
"""How far a level's skill may well be from what was measured with the bots of another version. What changed a level
most between two measurements let it win 61 of 100 games against what it was, which is 2.6; most changes do little."""


@cache
def _anchors() -> dict[str, Any]:
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)
    return found


def anchor(game: str, seats: int, level: str) -> Skill | None:
    """The skill of a bot; nothing for one that nobody has measured in this game for so many players."""
    anchors = _anchors()
    found = anchors["skills"].get(game, {}).get(str(seats), {}).get(level)
    return None if found is None else as_of(Skill(found["mu"], found["sigma"]), anchors["version"])


def as_of(measured: Skill, version: str) -> Skill:
    """What bots that were measured in a version are worth in this one: if it is another, less is known."""
    return measured if version == __version__ else Skill(measured.mu, hypot(measured.sigma, CHANGED))
