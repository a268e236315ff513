"""An older version at the table: how its program starts, and what is translated for it."""

import importlib.util
import os
import shlex
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import Any, Final

import pytest

from armorial.bots.arena import Setting, play_game
from armorial.games import load_game

FILE: Final = Path(__file__).parents[2] / "bench" / "old_bot.py"


def old_bot() -> Any:
    spec = importlib.util.spec_from_file_location("old_bot", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_plays_with_the_sources_it_finds(monkeypatch: pytest.MonkeyPatch) -> None:
    """Here they are today's; nothing is built, and nothing needs a translation."""
    monkeypatch.setenv("ARMORIAL_OLD_BOT", "today")
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join(sys.path))
    name = f"program:{shlex.join([sys.executable, str(FILE), 'today', 'greedy'])}"
    result = play_game(load_game("village"), Setting("village", ["random", name], 3, {}), 0)
    assert result.failures == ["", ""]
    assert result.notes == [{}, {}]
    assert result.shares == [0, 1]


def test_what_old_rules_write_down_otherwise() -> None:
    known = old_bot().as_known
    old_lorenzo = SimpleNamespace(frames={"Strength": None})
    again = {"frame": "AreaAgain", "seat": 1, "action": "harvest", "value": 3}
    strength = {"frame": "Strength", "seat": 1, "action": "harvest", "value": 3, "optional": 1}
    assert known(old_lorenzo, again) == strength
    assert known(load_game("lorenzo"), again) == again
    birth = {"frame": "Birth", "seat": 0, "father": 1, "mother": 2, "wanted": -1}
    old_legacy = SimpleNamespace(frames={"Birth": SimpleNamespace(fields={"seat": None, "twin": None})})
    assert known(old_legacy, birth) == {**birth, "twin": 1}
    assert known(load_game("legacy"), birth) == birth
    assert load_game("lorenzo").frames["Strength"].fields.keys() == strength.keys() - {"frame"}
