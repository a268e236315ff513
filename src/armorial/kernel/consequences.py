"""What comes of an answer before it is given: the rules themselves carry it out on a copy.

So no cost, gain or warning is written a second time anywhere. The copy goes on past questions that are no choice of
their own (``Question.onward``), and stops where the same seat has a choice again, at the dice, and at another seat.
What is compared are two positions, by the game's ``changes`` and ``warnings``. It uses nothing that the seat does not
know: a law of the conformance tests compares positions dealt anew.
"""

from typing import Any, Final

from armorial.kernel.contract import EVERYBODY, Game, State
from armorial.kernel.words import Arg, Message

MOST_WAYS: Final = 40
"""How many ways on are followed at most; what is still open then is a choice like any other."""
GAME_ENDS: Final = Message("warn-game-ends")


class Consequence:
    """What is certain about an answer."""

    __slots__ = ("changes", "warnings")

    def __init__(self, changes: dict[str, int], warnings: list[Message]) -> None:
        self.changes = changes
        """What the player has more or less of, by the key of the message that counts it; never 0."""
        self.warnings = warnings
        """What the player would regret to overlook."""

    def unsaid(self, label: Message) -> dict[str, int]:
        """The changes that the answer's own words do not tell already."""
        said: list[Message] = []
        _collect(label, said)
        return {key: n for key, n in self.changes.items() if Message(key, {"n": abs(n)}) not in said}


NOTHING_CERTAIN: Final = Consequence({}, [])


def _collect(arg: Arg, found: list[Message]) -> None:
    """All messages inside a message, and itself."""
    if isinstance(arg, list):
        for part in arg:
            _collect(part, found)
    elif isinstance(arg, Message):
        found.append(arg)
        for inner in arg.args.values():
            _collect(inner, found)


class Answer:
    """Something that the asked player may think of, in words; and why it may not be answered, or what comes of it."""

    __slots__ = ("code", "label", "option", "outlook")

    def __init__(self, option: int, label: Message, code: int, outlook: Consequence | None) -> None:
        self.option = option
        self.label = label
        self.code = code
        """The code of its refusal, 0 if it may be answered."""
        self.outlook = outlook
        """None if it may not."""


def answers(game: Game[Any], s: State) -> list[Answer]:
    """All that may be answered to the open question, and all that may not."""
    question = game.asked(s)
    assert question is not None
    public = question.audience(s) == EVERYBODY
    found: list[Answer] = []
    for option in question.candidates(s):
        code = question.refusal(s, option)
        outlook = None
        if not code:
            outlook = _outlook(game, s, question.seat, option) if public else NOTHING_CERTAIN
        found.append(Answer(option, question.label(s, option), code, outlook))
    return found


def consequence(game: Game[Any], s: State, option: int) -> Consequence:
    """What comes for certain of an answer to the open question. ``s`` stays as it is.

    Of a secret answer nothing is said: the last of several reveals what the others have picked.
    """
    question = game.asked(s)
    assert question is not None
    if question.audience(s) != EVERYBODY:
        return NOTHING_CERTAIN
    return _outlook(game, s, question.seat, option)


def _outlook(game: Game[Any], s: State, seat: int, option: int) -> Consequence:
    after = s.clone()
    game.answer(after, option, None)
    ends: list[State] = []
    _follow(game, after, seat, ends)
    changes = _changes(game, s, ends[0], seat)
    warnings = _warnings(game, s, ends[0], seat)
    if len(ends) == 1:
        return Consequence(changes, warnings)
    for end in ends[1:]:
        if changes:
            others = _changes(game, s, end, seat)
            changes = {key: _common(n, others.get(key, 0)) for key, n in changes.items()}
        if warnings:
            told = _warnings(game, s, end, seat)
            warnings = [warning for warning in warnings if warning in told]
    return Consequence({key: n for key, n in changes.items() if n}, warnings)


def _follow(game: Game[Any], s: State, seat: int, ends: list[State]) -> None:
    """Play ``s`` on to where a choice, the dice or somebody else comes; several ways on lead to several ends."""
    while True:
        question = game.asked(s)
        onward: list[int] = []
        if question is not None and question.seat == seat and question.audience(s) == EVERYBODY:
            onward = question.onward(s)
        if not onward or len(ends) + len(onward) > MOST_WAYS:
            ends.append(s)
            return
        for option in onward[1:]:
            way = s.clone()
            game.answer(way, option, None)
            _follow(game, way, seat, ends)
        game.answer(s, onward[0], None)


def _changes(game: Game[Any], before: State, after: State, seat: int) -> dict[str, int]:
    return game.changes(before, after, seat)


def _warnings(game: Game[Any], before: State, after: State, seat: int) -> list[Message]:
    warnings: list[Message] = game.warnings(before, after, seat)
    return warnings if after.stack else [*warnings, GAME_ENDS]


def _common(one: int, other: int) -> int:
    """What two changes have in common: of +3 and +2 it is +2, of +1 and -1 nothing."""
    if one > 0:
        return max(0, min(one, other))
    return min(0, max(one, other))
