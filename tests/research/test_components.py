"""Environments with an owner's printed numbers, as a file or as what such a file says."""

import pickle
from pathlib import Path
from typing import Any, Final

import gymnasium
import pyspiel
import pytest

import armorial.research.openspiel  # noqa: F401 (it registers the games)
from armorial.data.reader import ComponentError
from armorial.kernel.errors import RuleError
from armorial.research import village_v0
from armorial.research.observing import named
from armorial.research.play import OwnNumbers, Setting, new_play
from armorial.research.vector import VectorEnv

RICH: Final[dict[str, Any]] = {"farm": {"start_coins": 3}}
"""The printed number is 1."""


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("numbers") / "mine.toml"
    path.write_text("[farm]\nstart_coins = 3\n", "utf-8")
    return path


def setting(components: OwnNumbers | None) -> Setting:
    return Setting("village", 2, {}, "rank", False, True, components)


def coins(own: Setting, row: Any) -> int:
    return named(own.encoder, row)["player0.coins"][0]


def test_every_environment_takes_them(file: Path) -> None:
    aec = village_v0.env(components=RICH)
    aec.reset(seed=1)
    assert coins(aec.setting, aec.observe(aec.agent_selection)["observation"]) == 3

    env = gymnasium.make("armorial/Village-v0", components=file)
    observation, _ = env.reset(seed=1)
    assert coins(aec.setting, observation["observation"]) == 3

    vector = VectorEnv("village", 2, components=str(file))
    vector.reset(seed=1)
    assert [coins(vector.setting, row) for row in vector.observations] == [3, 3]

    state = pyspiel.load_game("armorial_village", {"components": str(file)}).new_initial_state()
    assert [player["coins"] for player in state._setting.game.view(state.position, 0)["players"]] == [3, 3]


def test_the_standard_numbers_stay_as_they_are() -> None:
    for components, wanted in ((RICH, 3), (None, 1)):
        play = new_play(setting(components), 1)
        assert play.setting.game.view(play.state, 0)["players"][0]["coins"] == wanted


def test_they_go_with_copies_and_to_other_processes(file: Path) -> None:
    play = new_play(setting(file), 1)
    other = pickle.loads(pickle.dumps(play))
    assert other.setting.components == RICH
    assert other.save() == play.save()
    assert other.setting.game is play.setting.game  # read once, however many copies there are
    new_play(setting(RICH), 2).load(play.save())


def test_a_saved_position_is_not_mixed_up_with_other_numbers() -> None:
    saved = new_play(setting(RICH), 1).save()
    with pytest.raises(RuleError, match=r"the saved position has components .*3.*, this environment None"):
        new_play(setting(None), 1).load(saved)


def test_wrong_numbers_are_refused_with_their_line(file: Path) -> None:
    wrong = file.with_name("wrong.toml")
    wrong.write_text("[farm]\nstart_coins = -1\n", "utf-8")
    with pytest.raises(ComponentError, match=r"wrong\.toml, line 2: farm\.start_coins must be from 0 to"):
        village_v0.env(components=wrong)
    with pytest.raises(ComponentError, match=r"cannot read .*none\.toml"):
        VectorEnv("village", 1, components=file.with_name("none.toml"))
    with pytest.raises(ComponentError, match=r"^components: there is no crown"):
        gymnasium.make("armorial/Village-v0", components={"crown": {"gold": 1}})
