"""What questions are made of: tables of tokens, and reasons for refusing."""

from collections.abc import Iterable
from typing import Final

from armorial.kernel.words import Arg, Message


class Tokens:
    """The answers a kind of question can have, each with its token. An option is an index into it.

    A token is stable: the same in log, interface, tests and terminal, and never a position in a list of options.

    ``least`` are the answers that do nothing, or as little as the rules allow, the best of them first. Where a seat
    has nobody to play for it, the first one possible is its answer.
    """

    __slots__ = ("_index", "indices", "least", "names")

    def __init__(self, names: Iterable[str], least: Iterable[str] = ()) -> None:
        self.names: Final = tuple(names)
        self.indices: Final = range(len(self.names))
        self._index: Final = {name: index for index, name in enumerate(self.names)}
        if len(self._index) != len(self.names):
            raise ValueError("a token is in the table twice")
        self.least: Final = tuple(self._index[token] for token in least)

    def __len__(self) -> int:
        return len(self.names)

    def find(self, token: str) -> int:
        """The option of a token, -1 if there is none."""
        return self._index.get(token, -1)


class Refusal:
    """Why an option may not be chosen: a reason with its rules, ready to be said in the reader's language."""

    __slots__ = ("message", "name", "rules")

    def __init__(self, name: str, rules: tuple[str, ...], message: Message) -> None:
        self.name = name
        self.rules = rules
        self.message = message

    def __str__(self) -> str:
        return f"{self.name} ({', '.join(self.rules)})" if self.rules else self.name


def reason_of(code: int) -> int:
    """The reason in the code of a refusal, without what is missing."""
    return code & 0xFF


def amount_missing(code: int) -> int:
    """How much is missing, as the code of a refusal has it."""
    return code >> 16


class Reasons:
    """All reasons a game can give. A reason's code is an int, so that asking for legality costs nothing.

    A code can carry what is missing and how much of it: ``reasons.lacking(SHORT, thing, amount)``.
    """

    IMPOSSIBLE: Final = 1
    """An outcome of chance that cannot come up."""

    def __init__(self, game: str, things: tuple[str, ...] = ()) -> None:
        """``things`` are the messages of what can be lacking; each takes the amount as ``n``."""
        assert len(things) < 0xFF, "a code has eight bits for the thing"
        self.game = game
        self.things = things
        self._names: list[str] = ["", "impossible"]
        self._rules: list[tuple[str, ...]] = [(), ()]

    def add(self, name: str, *rules: str) -> int:
        """A new reason: the message ``<game>-why-<name>`` and the rules it comes from."""
        assert len(self._names) <= 0xFF, "a code has eight bits for the reason"
        self._names.append(name)
        self._rules.append(rules)
        return len(self._names) - 1

    def lacking(self, code: int, thing: int, amount: int) -> int:
        return code | (thing + 1) << 8 | amount << 16

    def explain(self, code: int) -> Refusal:
        reason = reason_of(code)
        name = self._names[reason]
        if reason == self.IMPOSSIBLE:
            return Refusal(name, (), Message("why-impossible"))
        args: dict[str, Arg] = {}
        if code >> 8:
            amount = amount_missing(code)
            args["n"] = amount
            args["what"] = Message(self.things[(code >> 8 & 0xFF) - 1], {"n": amount})
        return Refusal(name, self._rules[reason], Message(f"{self.game}-why-{name}", args))

    def messages(self) -> list[str]:
        """The keys of all reasons, for the test that looks for missing words."""
        return [f"{self.game}-why-{name}" for name in self._names[2:]]
