"""The ways to play a game, tried with one that was just made: run in a copy of the checkout, by test_new_game.py.

Not one of these tests knows anything of the game but its name.
"""

import json
from importlib import import_module
from pathlib import Path

import numpy as np
import pyspiel
import pytest
from pettingzoo.test import api_test

from armorial.games import GAMES, load_game
from armorial.match import load_record, verify
from armorial.research.encode import has_own_encoder
from armorial.research.vector import VectorEnv
from armorial.text import LANGUAGES
from tests.cli.conftest import Run, data, run, whole_game
from tests.conformance import laws
from tests.conformance.driver import Case, all_cases, prove_all
from tests.new_game.checkout import NAME
from tests.text.files import messages

FIXTURES = (data, run)
"""Of the command line: pytest finds them by their names here."""


def test_it_is_listed(run: Run) -> None:
    assert GAMES[-1] == NAME
    assert NAME in [game["name"] for game in json.loads(run("games", "--json").out)]
    assert "start.coins" in run("components", NAME).out


@pytest.mark.parametrize("language", LANGUAGES)
def test_terminal(run: Run, data: Path, language: str) -> None:
    typed = ["board", "score", "why", *["1"] * 60]
    ran = run("play", NAME, "--seats", "2", "--bot", "greedy", "--seed", "3", "--lang", language, typed=typed)
    assert (ran.code, ran.err) == (0, "")
    (file,) = data.iterdir()
    record = load_record(file)
    assert record.finished
    assert verify(record).ok
    said = ran.out.replace(file.name, "")
    assert f"{NAME}-" not in said
    assert "Traceback" not in said


def test_arena_and_simulation(run: Run) -> None:
    """The judgement that comes with it is good for something: the careful bot wins."""
    results = json.loads(run("arena", NAME, "--bots", "greedy,random", "--games", "10", "--json").out)
    shares = {bot["bot"]: bot["win_share"] for bot in results["bots"]}
    assert shares["greedy"] > 0.7
    assert json.loads(run("simulate", NAME, "--games", "5", "--json").out)["games"] == 5


def test_analysis(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.armorial"
    file.write_text(whole_game(NAME))
    ran = run("analyse", file, "--bot", "greedy", "--json")
    assert ran.code == 0
    assert len(json.loads(ran.out)["decisions"]) > 5
    assert "Round 2 begins" in run("replay", file).out


def test_pettingzoo_and_gymnasium(capsys: pytest.CaptureFixture[str]) -> None:
    env = import_module(f"armorial.research.{NAME}_v0").env(seats=3)
    with pytest.warns(UserWarning, match="Observation"):  # with a mask they are dictionaries, which it wonders at
        api_test(env, num_cycles=30)
    assert "Passed API test" in capsys.readouterr().out
    gymnasium = import_module("gymnasium")
    made = gymnasium.make(f"armorial/{NAME.capitalize()}-v0", disable_env_checker=True)
    observation, info = made.reset(seed=1)
    assert observation["action_mask"].sum() == info["action_mask"].sum() > 0


def test_openspiel() -> None:
    import_module("armorial.research.openspiel")
    pyspiel.random_sim_test(pyspiel.load_game(f"armorial_{NAME}"), num_sims=1, serialize=True, verbose=False)


def test_many_games_in_one_array() -> None:
    assert not has_own_encoder(NAME)
    env = VectorEnv(NAME, games=4, seats=2)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(60):
        env.step(np.array([rng.choice(np.flatnonzero(mask)) for mask in env.masks]))
    assert len({row.tobytes() for row in env.observations}) == 4


@pytest.mark.parametrize("case", all_cases([NAME]), ids=str)
def test_laws(case: Case) -> None:
    prove_all(laws.LAWS, case, 1)


def test_every_text_of_the_score_is_there() -> None:
    game = load_game(NAME)
    parts = game.score(game.new(2), 0).parts
    for language in LANGUAGES:
        assert {f"score-{NAME}-{part}" for part in parts} <= messages(language).keys()
