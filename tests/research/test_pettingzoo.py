"""The PettingZoo environments: PettingZoo's own tests for every game and seat count, and what goes beyond them."""

import copy
import pickle
import random
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from armorial.games import GAMES
from armorial.kernel.errors import RuleError
from armorial.research import village_v0
from armorial.research.pettingzoo import ArmorialAEC, NotReset
from armorial.research.play import IllegalAction, rank_rewards
from tests.research.cases import CASES, Case

# PettingZoo's test warns of every observation that is a dict, unless the environment is one of its own; and of a mask
# without actions, which is right for an agent whose game is over.
quiet = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array:UserWarning"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be:UserWarning"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros:UserWarning"),
]


def with_marks(test: Any) -> Any:
    for mark in quiet:
        test = mark(test)
    return test


@with_marks
@pytest.mark.parametrize("case", CASES, ids=str)
def test_api(case: Case, capsys: pytest.CaptureFixture[str]) -> None:
    env = import_module(f"armorial.research.{case.game}_v0").env(
        seats=case.seats, options=case.options, render_mode="ansi"
    )
    api_test(env, num_cycles=150)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("case", CASES, ids=str)
def test_seed(case: Case) -> None:
    seed_test(partial(ArmorialAEC, **case.arguments()), num_cycles=30)


def play_on(env: ArmorialAEC, rng: random.Random, steps: int) -> list[Any]:
    """Random steps, and everything that could be seen on the way."""
    seen: list[Any] = []
    for _ in range(steps):
        if not env.agents:
            break
        agent = env.agent_selection
        observation, reward, terminated, _, info = env.last()
        seen.append((agent, observation["observation"].tobytes(), reward, terminated, info.get("score")))
        action = None if terminated else int(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        env.step(action)
    return seen


def started(case: Case, seed: int = 5, steps: int = 15, **arguments: Any) -> ArmorialAEC:
    env = ArmorialAEC(**case.arguments(), **arguments)
    env.reset(seed=seed)
    play_on(env, random.Random(seed), steps)
    return env


def reloaded(env: ArmorialAEC) -> ArmorialAEC:
    other = ArmorialAEC(env.setting.name, env.setting.seats, env.setting.options)
    other.load(env.save())
    return other


COPIES: dict[str, Callable[[ArmorialAEC], ArmorialAEC]] = {
    "clone": ArmorialAEC.clone,
    "deepcopy": copy.deepcopy,
    "pickle": lambda env: pickle.loads(pickle.dumps(env)),
    "save": reloaded,
}


@pytest.mark.parametrize("how", COPIES)
@pytest.mark.parametrize("case", [case for case in CASES if case.seats in (1, 2)], ids=str)
def test_copies_play_on_alike_and_alone(case: Case, how: str) -> None:
    """A copy sees the same position and the same chance still to come; what is played in it stays in it."""
    env = started(case, steps=9)
    first = COPIES[how](env)
    second = COPIES[how](env)
    position = env.play.save()
    seen = play_on(first, random.Random(1), 10_000)
    assert not first.agents
    assert env.play.save() == position
    assert play_on(second, random.Random(1), 10_000) == seen
    assert play_on(env, random.Random(1), 10_000) == seen
    assert env.play.scores() == first.play.scores() == second.play.scores()


@pytest.mark.parametrize("how", COPIES)
def test_copies_at_the_end_keep_who_has_still_to_see_it(how: str) -> None:
    env = started(Case("legacy", 3, {}), steps=0)
    rng = random.Random(2)
    while not any(env.terminations.values()):
        play_on(env, rng, 1)
    play_on(env, rng, 1)
    other = COPIES[how](env)
    assert other.agents == env.agents == ["seat_1", "seat_2"]
    assert play_on(other, rng, 9) == play_on(env, rng, 9)
    assert not other.agents


def test_imagined_games_hide_what_is_hidden_and_roll_anew() -> None:
    """An agent observes the same in what it imagines; hands of others and dice to come are other ones."""
    env = started(Case("lorenzo", 2, {"advanced": "on"}), steps=20)
    agent = env.agent_selection
    other = next(name for name in env.agents if name != agent)
    imagined = [env.imagine(agent, seed) for seed in range(8)]
    seen = env.observe(agent)["observation"].tobytes()
    assert all(one.observe(agent)["observation"].tobytes() == seen for one in imagined)
    assert len({one.observe(other)["observation"].tobytes() for one in imagined}) > 1
    futures = {play_on(one, random.Random(1), 10_000)[-1][-1] for one in imagined}
    assert len(futures) > 1
    again = [play_on(env.imagine(agent, 3), random.Random(1), 50) for _ in range(2)]
    assert again[0] == again[1]


def test_masks_are_in_observation_and_info_and_only_for_who_is_asked() -> None:
    env = started(Case("village", 3, {}))
    agent = env.agent_selection
    observation, _, _, _, info = env.last()
    legal = env.play.actions()
    assert np.flatnonzero(observation["action_mask"]).tolist() == sorted(legal)
    assert (info["action_mask"] == observation["action_mask"]).all()
    assert (env.action_mask() == observation["action_mask"]).all()
    for other in env.agents:
        if other != agent:
            assert not env.observe(other)["action_mask"].any()
            assert "action_mask" not in env.infos[other]


def test_an_illegal_action_ends_the_game_by_default() -> None:
    env = started(Case("village", 3, {}))
    offender = env.agent_selection
    wrong = int(np.flatnonzero(env.action_mask() == 0)[0])
    env.step(wrong)
    assert env.rewards == {agent: -1.0 if agent == offender else 0.0 for agent in env.agents}
    assert all(env.terminations.values())
    assert env.agent_selection == offender
    assert env.action_name(wrong) in env.infos[offender]["illegal"]


def test_an_illegal_action_can_raise_with_the_reason() -> None:
    env = started(Case("village", 2, {}), seed=1, steps=0, illegal="raise")
    question = env.play.question()
    assert question is not None
    refused = [option for option in question.table.indices if question.refusal(env.play.state, option)]
    (action,) = env.setting.actions.ids(question, refused[:1])
    position = env.play.save()
    with pytest.raises(IllegalAction, match=r"TakeCube/take:\w+:\w+ is not allowed: [a-z-]+ \(V-\d+"):
        env.step(action)
    with pytest.raises(
        IllegalAction, match="is not an answer to the open question, TakeCube: choose by the action mask"
    ):
        env.step(env.action_id("Dies/dies:farm"))
    with pytest.raises(IllegalAction, match=r"seat_\d has to choose an action"):
        env.step(None)
    assert env.play.save() == position
    assert env.agents == env.possible_agents


@pytest.mark.parametrize("game", GAMES)
def test_rewards_by_rank_and_by_margin(game: str) -> None:
    for seats in (2, 4):
        by_rank = started(Case(game, seats, {}), seed=seats, steps=0)
        by_margin = started(Case(game, seats, {}), seed=seats, steps=0, reward="margin")
        for env in (by_rank, by_margin):
            rng = random.Random(1)
            while not any(env.terminations.values()):
                play_on(env, rng, 1)
        scores = by_rank.play.scores()
        ranks = by_rank.setting.game.ranks(by_rank.play.state)
        gained = list(by_rank.rewards.values())
        assert sum(gained) == pytest.approx(0)
        assert max(gained) <= 1
        assert sorted(range(seats), key=lambda seat: (ranks[seat], seat)) == sorted(
            range(seats), key=lambda seat: (-gained[seat], seat)
        )
        margins = [own - max(scores[:seat] + scores[seat + 1 :]) for seat, own in enumerate(scores)]
        assert list(by_margin.rewards.values()) == margins
        assert [env_info["score"] for env_info in by_rank.infos.values()] == scores


def test_shared_places_share_their_rewards() -> None:
    assert rank_rewards([1, 2]) == [1, -1]
    assert rank_rewards([1, 1]) == [0, 0]
    assert rank_rewards([2, 3, 1]) == [0, -1, 1]
    assert rank_rewards([1, 1, 3]) == [0.5, 0.5, -1]
    assert rank_rewards([4, 1, 2, 2]) == pytest.approx([-1, 1, 0, 0])


def test_who_plays_alone_wins_or_loses() -> None:
    results = set()
    for seed in range(12):
        env = started(Case("legacy", 1, {}), seed=seed, steps=0)
        while not env.terminations["seat_0"]:
            play_on(env, random.Random(seed), 1)
        lost = env.setting.game.lost(env.play.state, 0)
        assert env.rewards == {"seat_0": -1.0 if lost else 1.0}
        results.add(lost)
    assert True in results  # nobody wins by chance often; losing must not look like a win


def test_forced_answers() -> None:
    """Without ``skip_forced`` agents are also asked where there is nothing to choose."""
    sizes: dict[bool, list[int]] = {True: [], False: []}
    for skip, counts in sizes.items():
        env = started(Case("village", 2, {}), seed=1, steps=0, skip_forced=skip)
        while not any(env.terminations.values()):
            counts.append(int(env.action_mask().sum()))
            play_on(env, random.Random(1), 1)
    assert min(sizes[True]) > 1
    assert min(sizes[False]) == 1


def test_all_options() -> None:
    """Who may also answer in another order has more actions, and the usual ones among them."""
    few = started(Case("lorenzo", 2, {}), seed=1, steps=0)
    every = started(Case("lorenzo", 2, {}), seed=1, steps=0, all_options=True)
    assert few.play.setting.game.dump(few.play.state) == every.play.setting.game.dump(every.play.state)
    assert set(few.play.actions()) < set(every.play.actions())
    other_way = (set(every.play.actions()) - set(few.play.actions())).pop()
    strict = started(Case("lorenzo", 2, {}), seed=1, steps=0, illegal="raise")
    with pytest.raises(IllegalAction, match="is only another way to the same positions"):
        strict.step(other_way)


def test_reset_goes_on_with_its_own_generator() -> None:
    random.seed(7)
    one, other = (started(Case("village", 2, {}), steps=0) for _ in range(2))
    random.seed(8)
    firsts = []
    for env in (one, other):
        env.reset()
        firsts.append(env.play.save())
    assert firsts[0] == firsts[1]
    one.reset()
    assert one.play.save() != firsts[0]
    one.reset(seed=5)
    assert one.play.save() == started(Case("village", 2, {}), seed=5, steps=0).play.save()


def test_names_and_text() -> None:
    env = started(Case("lorenzo", 2, {}), render_mode="ansi")
    action = env.play.actions()[0]
    assert env.action_id(env.action_name(action)) == action
    text = env.render()
    assert text is not None
    assert "lorenzo, 2 seats" in text
    assert "seat_1" in text
    assert f"{action:5d} {env.action_name(action).split('/')[1]}" in text
    assert str(env) == "lorenzo_v0"


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        ({"seats": 5}, "village is played with 2, 3, 4 seats, not 5"),
        ({"options": {"advanced": "on"}}, "village has no option 'advanced'; its options: none"),
        ({"reward": "money"}, "the reward is one of rank, margin, not 'money'"),
        ({"illegal": "ignore"}, "illegal is one of terminate, raise, not 'ignore'"),
        ({"render_mode": "human"}, "render_mode is one of ansi, not 'human'"),
    ],
)
def test_wrong_settings(arguments: dict[str, Any], problem: str) -> None:
    with pytest.raises(RuleError, match=problem):
        village_v0.env(**arguments)


def test_saved_positions_of_something_else() -> None:
    env = started(Case("village", 2, {}))
    with pytest.raises(RuleError, match="the saved position has seats 3, this environment 2"):
        env.load(started(Case("village", 3, {})).save())
    for wrong in (b"", b"[]", b"{}", b'{"position": 3}', b'{"position": "{}"}'):
        with pytest.raises(RuleError, match="these bytes are no saved"):
            env.load(wrong)
    with pytest.raises(NotReset, match=r"call reset\(\) before the first step"):
        ArmorialAEC("village").step(0)
