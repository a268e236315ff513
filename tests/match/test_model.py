"""Hypothesis drives answers, undo, restart, rewind, confirmation, save and load against a simple model."""

from typing import Any

import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from armorial.kernel.errors import RuleError
from armorial.match import Match, Replay, verify
from tests.match.helpers import GAME, everything, reread, seeded


class MatchMachine(RuleBasedStateMachine):
    """The model: the dump of the state by line, and for the open turn a stack of (line, dump) before each choice."""

    match: Match
    dumps: dict[int, Any]
    turn: list[tuple[int, Any]]
    owner: int | None

    @initialize(seed=st.integers(0, 50), confirm=st.booleans())
    def begin(self, seed: int, confirm: bool) -> None:
        self.match = seeded(seed, confirm)
        self.with_confirm = confirm
        self.turn = []
        self.owner = None
        self.dumps = {}
        self.note()

    def dump(self) -> Any:
        return GAME.dump(self.match.state)

    def note(self) -> None:
        self.dumps[self.match.version] = self.dump()

    def forget_turn(self) -> None:
        self.turn = []
        self.owner = None

    @precondition(lambda self: self.match.options())
    @rule(which=st.integers(0, 1))
    def answer(self, which: int) -> None:
        seat, token = self.match.to_move, self.match.options()[which]
        assert seat is not None
        if self.owner != seat:
            self.turn = []
        self.owner = seat
        self.turn.append((self.match.version + 1, self.dump()))
        before = self.match.version
        self.match.answer(seat, token)
        new = self.match.lines[before:]
        passed = self.match.to_move != seat or self.match.finished
        revealed = token.startswith("hide") and seat == self.match.state.seats - 1
        if passed or revealed or any(line.seat != seat for line in new):
            self.forget_turn()
        self.note()

    @precondition(lambda self: self.match.waiting_for_confirm)
    @rule()
    def confirm(self) -> None:
        assert self.owner is not None
        self.match.confirm(self.owner)
        self.forget_turn()
        self.note()

    @precondition(lambda self: self.turn)
    @rule(whole=st.booleans())
    def take_back(self, whole: bool) -> None:
        assert self.owner is not None
        place = 0 if whole else -1
        line, dump = self.turn[place]
        (self.match.restart if whole else self.match.undo)(self.owner)
        del self.turn[place:]
        assert self.dump() == dump
        assert self.match.lines[-1].undoes == line
        self.note()

    @rule(data=st.data())
    def rewind(self, data: st.DataObject) -> None:
        if self.match.finished or self.match.version > 60:
            return
        seq = data.draw(st.integers(1, self.match.version))
        version = self.match.version
        self.match.rewind(seq)
        self.forget_turn()
        assert Replay(self.match.record(), GAME).at(version + 1).state is not None
        if seq - 1 in self.dumps:
            replayed = Replay(self.match.record(), GAME).at(version + 1)
            assert GAME.dump(replayed.state) == self.dumps[seq - 1]
        self.note()

    @rule()
    def save_and_load(self) -> None:
        before = everything(self.match)
        self.match = Match.resume(reread(self.match.record()), GAME)
        assert everything(self.match) == before

    @rule(seat=st.integers(0, 2), token=st.sampled_from(["grab", "stop", "hide:heads", "keep", "nonsense"]))
    def wrong_answer(self, seat: int, token: str) -> None:
        if seat == self.match.to_move and token in self.match.options():
            return
        before = everything(self.match)
        with pytest.raises(RuleError):
            self.match.answer(seat, token)
        assert everything(self.match) == before

    @invariant()
    def undo_is_possible_exactly_where_the_model_says(self) -> None:
        for seat in range(2):
            assert self.match.can_undo(seat) == (bool(self.turn) and seat == self.owner)

    @invariant()
    def a_turn_waits_only_where_turns_are_confirmed(self) -> None:
        if self.match.waiting_for_confirm:
            assert self.with_confirm
            assert self.turn

    def teardown(self) -> None:
        if not hasattr(self, "match"):
            return
        verdict = verify(reread(self.match.record()), GAME)
        assert verdict.ok, verdict.problem
        replay = Replay(self.match.record(), GAME)
        for line, dump in self.dumps.items():
            assert GAME.dump(replay.at(line).state) == dump


TestMatch = MatchMachine.TestCase
TestMatch.settings = settings(max_examples=120, stateful_step_count=40, deadline=None)
