"""How strong the bots are. They played each other before this version came out (``bench/anchors.py``), so people are
rated on one scale with them, and no game on a server changes what a bot is worth."""

import json
from functools import cache
from importlib import resources
from typing import Any, Final

from armorial.server.standing.ratings import Skill

FILE: Final = "anchors.json"


@cache
def _anchors() -> dict[str, Any]:
    text = resources.files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    found: dict[str, Any] = json.loads(text)["skills"]
    return found


def anchor(game: str, seats: int, level: str) -> Skill | None:
    """The skill of a bot; nothing for one that nobody has measured in this game for so many players."""
    found = _anchors().get(game, {}).get(str(seats), {}).get(level)
    return None if found is None else Skill(found["mu"], found["sigma"])
