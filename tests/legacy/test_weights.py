"""The weights of Legacy's sights: every one has its name and its weights, and fitting finds weights that are there."""

import importlib.util
import random
import sys
import tomllib
from importlib import resources
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from armorial.games import load_game
from armorial.games.legacy.judgement import sights, worth
from armorial.games.legacy.judgement.prospect import Prospect
from armorial.games.legacy.judgement.weighing import Family, weigh
from armorial.kernel.contract import CHANCE

TOOL = Path(__file__).parents[2] / "tools" / "fit_legacy.py"


@pytest.fixture(scope="module")
def tool() -> Any:
    spec = importlib.util.spec_from_file_location("fit_legacy", TOOL)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["fit_legacy"] = module
    spec.loader.exec_module(module)
    return module


def table() -> dict[str, Any]:
    return tomllib.loads(
        resources.files("armorial.games.legacy.judgement").joinpath("weights.toml").read_text(encoding="utf-8")
    )


def test_every_sight_has_weights_for_each_moment_of_each_generation() -> None:
    assert sorted(table()) == sorted((*sights.NAMES, "begin"))
    assert {len(generations) for generations in table().values()} == {3}
    assert {len(moments) for generations in table().values() for moments in generations} == {4}


def test_every_sight_is_at_the_place_of_its_name() -> None:
    places = {name.lower(): place for name, place in vars(sights).items() if name.isupper() and isinstance(place, int)}
    named = {name: place for name, place in places.items() if name in sights.NAMES}
    assert named == {name: place for place, name in enumerate(sights.NAMES[: sights.FIRST_PATRON])}


def test_weights_go_from_moment_to_moment() -> None:
    weights = worth.read_weights({name: [[8.0, 4.0, 2.0, -1.0]] * 3 for name in (*sights.NAMES, "begin")})
    column = [weights[step][0] for step in range(worth.STEPS + 1)]
    assert column[8] == pytest.approx(8)
    assert column[4] == pytest.approx(4)
    assert column[0] == -1
    assert 2 < column[1] < column[2] < column[3] < 4
    assert weights[9 + 8] == weights[8]


def test_the_weights_are_those_of_the_moment() -> None:
    """In the first round of a generation all is before a player; when his last pawn is placed nothing is."""
    game = load_game("legacy")
    s = positions(1)[0]
    found = {
        name: worth.WEIGHTS.index(worth.weights_now(s, prospect(s, own))) for name, own in (("start", 4), ("end", 0))
    }
    assert found == {"start": 8, "end": 0}
    assert game.worth(s, 0) > 0


def prospect(s: Any, own: int) -> Prospect:
    to_come = Prospect(s, 0)
    to_come.own = own
    return to_come


def positions(n: int) -> list[Any]:
    """From games at random, each at its next turn."""
    game = load_game("legacy")
    rng = random.Random(3)
    found: list[Any] = []
    s = game.new(2, {})
    while len(found) < n:
        question = game.asked(s)
        if question is None:
            s = game.new(2, {})
            continue
        if type(question).__name__ == "Act" and rng.random() < (1.0 if not found else 0.3):
            found.append(s.clone())
        option = question.sample(s, rng) if question.seat == CHANCE else rng.choice(question.moves(s))  # type: ignore[attr-defined]
        game.answer(s, option, None)
    return found


def test_the_weighed_sights_add_up_to_the_worth(tool: Any) -> None:
    """What the tool sees one by one is what bots weigh at once."""
    for s in positions(20):
        _, left, *seen = tool.seen(s, 0)
        to_come = Prospect(s, 0)
        family = Family(s, 0, to_come)
        w = worth.weights_now(s, Prospect(s, 0))
        assert 0 <= left <= 1
        whole = weigh(s, 0, to_come, family, w)
        assert whole == pytest.approx(w[-1] + sum(sight * weight for sight, weight in zip(seen, w[:-1], strict=True)))


def test_fitting_finds_the_weights_by_which_games_end(tool: Any, capsys: pytest.CaptureFixture[str]) -> None:
    """Games that end as these weights say, with a little luck; what the rules say is not asked of the games."""
    rng = np.random.default_rng(1)
    rows = np.zeros((45000, 4 + len(sights.NAMES)), dtype=np.float32)
    rows[:, 2] = rng.integers(0, 3, len(rows))
    rows[:, 3] = rng.integers(0, 9, len(rows)) / 8
    gold, honour = 4 + sights.NAMES.index("gold"), 4 + sights.NAMES.index("honour")
    rows[:, gold] = rng.integers(0, 10, len(rows))
    rows[:, honour] = rng.integers(0, 30, len(rows))
    of_gold = np.where(rows[:, 3] > 0, 0.2 + 0.6 * rows[:, 3], 0.0)
    rows[:, 1] = 5 + rows[:, honour] + of_gold * rows[:, gold] + rng.normal(0, 0.5, len(rows))
    found = tool.fit(rows)
    assert found["honour"] == [[1.0] * 4] * 3
    assert found["income"] == [[0.0] * 4] * 3
    for moments in found["gold"]:
        assert moments == pytest.approx([0.8, 0.5, 0.2, 0.0], abs=0.12)
    assert "error 0." in capsys.readouterr().out
