"""Effects as data: what happens at once comes first, what is asked comes in printed order."""

import pytest

from armorial.kernel.contract import Frame, Out, Step, settle
from armorial.kernel.effects import Effects, Op, read_effects
from armorial.kernel.words import Message
from tests.toy import Fair
from tests.toy.components import CARDS
from tests.toy.state import GRAIN, REASONS, SHORT, FairState


class Note(Step[FairState]):
    """Writes its number down when its turn comes."""

    def __init__(self, log: list[int], number: int) -> None:
        self.log = log
        self.number = number

    def run(self, s: FairState, out: Out) -> None:
        self.log.append(self.number)


class Now(Op[FairState]):
    def __init__(self, log: list[int]) -> None:
        self.log = log

    def can(self, s: FairState, seat: int, n: int) -> int:
        return 0 if n < 90 else n

    def run(self, s: FairState, seat: int, n: int, out: Out) -> None:
        self.log.append(n)

    def say(self, n: int) -> Message:
        return Message("now", {"n": n})


class Later(Now):
    """Puts two frames on the stack, in the order in which they happen."""

    def run(self, s: FairState, seat: int, n: int, out: Out) -> None:
        s.then(Note(self.log, n), Note(self.log, n + 1))

    def say(self, n: int) -> Message:
        return Message("later", {"n": n})


@pytest.fixture
def log() -> list[int]:
    return []


@pytest.fixture
def position(fair: Fair, log: list[int]) -> FairState:
    s = fair.new(2)
    s.stack[:] = [Note(log, 100)]
    return s


def test_then_is_written_in_the_order_in_which_it_happens(position: FairState, log: list[int]) -> None:
    position.then(Note(log, 1), Note(log, 2))
    position.then(Note(log, 0))
    settle(position, None)
    assert log == [0, 1, 2, 100]


def test_at_once_first_then_questions_as_printed(position: FairState, log: list[int]) -> None:
    Effects([(Later(log), 10), (Now(log), 1), (Later(log), 20), (Now(log), 2)]).run(position, 0, None)
    assert log == [1, 2]
    settle(position, None)
    assert log == [1, 2, 10, 11, 20, 21, 100]


def test_empty_effects_do_nothing(position: FairState, log: list[int]) -> None:
    stack: list[Frame[FairState]] = position.stack[:]
    effects: Effects[FairState] = Effects([])
    effects.run(position, 0, None)
    assert (position.stack, effects.can(position, 0), effects.say(), log) == (stack, 0, [], [])


def test_first_reason_why_not_all_can_be_done(position: FairState, log: list[int]) -> None:
    now = Now(log)
    assert Effects([(now, 1), (now, 2)]).can(position, 0) == 0
    assert Effects([(now, 1), (now, 92), (now, 91)]).can(position, 0) == 92


def test_effects_are_read_and_said_in_printed_order(log: list[int]) -> None:
    effects = read_effects({"later": 3, "now": 1}, {"now": Now(log), "later": Later(log)})
    assert effects.say() == [Message("later", {"n": 3}), Message("now", {"n": 1})]


def test_unknown_effect_is_an_error(log: list[int]) -> None:
    with pytest.raises(KeyError, match="dance"):
        read_effects({"dance": 1}, {"now": Now(log)})


def test_card_that_cannot_be_paid_says_what_is_lacking(fair: Fair) -> None:
    s = fair.new(2)
    bread = s.book.cards[CARDS.index("bread-1")]
    assert bread.can(s, 0) == 0
    s.players[0][GRAIN] = 0
    assert bread.can(s, 0) == REASONS.lacking(SHORT, GRAIN, 1)
