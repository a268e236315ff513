"""What the bot that judges a recorded game is shown: no secrets."""

import random
from typing import Any

import pytest

from armorial.bots.analysis import Analyst, Inquiry
from armorial.bots.bot import Thought
from armorial.bots.chances import win_chances
from armorial.bots.greedy import Greedy
from armorial.bots.judge import Judge
from armorial.kernel.contract import SPECTATOR, Game, State
from armorial.match import read_record
from tests.cli.test_analyse import legacy_record


class Witness(Greedy):
    """Keeps what it is shown."""

    def __init__(self) -> None:
        self.shown: list[State] = []

    def think(self, game: Game[Any], state: State, options: list[int], rng: random.Random) -> Thought:
        self.shown.append(state.clone())
        return super().think(game, state, options, rng)


@pytest.mark.parametrize("finish", [True, False])
def test_the_bot_sees_what_may_be_known_and_nothing_else(monkeypatch: pytest.MonkeyPatch, finish: bool) -> None:
    """Of a finished game what the one who chose could know; of a running one what everybody may know. The curve of a
    finished game is drawn in hindsight."""
    witness = Witness()
    monkeypatch.setattr("armorial.bots.analysis.make_bot", lambda name: witness)
    judge_by = win_chances
    drawn: list[State] = []

    def seen(judge: Judge, state: State) -> list[float]:
        (drawn if finish else witness.shown).append(state)
        return judge_by(judge, state)

    monkeypatch.setattr("armorial.bots.analysis.win_chances", seen)
    analyst = Analyst(Inquiry(read_record(legacy_record(finish)), "greedy", 1))
    game = analyst.game
    others = 0
    for number in range(0, len(analyst.moments), 2 if finish else 1):
        moment = analyst.moments[number]
        witness.shown.clear()
        drawn.clear()
        told = analyst.judge(number)
        assert drawn == ([moment.state] if finish else [])
        assert bool(witness.shown) == (told is not None)
        knows = moment.line.seat if finish else SPECTATOR
        for state in witness.shown:
            assert game.view(state, knows) == game.view(moment.state, knows)
            others += game.dump(state) != game.dump(moment.state)
    assert others > 40, "what is hidden is dealt anew"
