"""Where the answers of chance come from.

The usual source is a secret of 32 bytes. Its SHA-256, the **commitment**, is told before the game, the secret itself
after it, so that anyone can check that no roll was changed. For the line of the log with number ``n``, a question
with the total weight ``total`` gets its answer like this:

1. ``block = HMAC-SHA256(key=secret, message="<n>:<attempt>")``, both numbers in decimal, ``attempt`` from 0;
2. ``value`` = the 32 bytes of ``block`` as one number, the most significant byte first;
3. if ``value >= 2**256 - 2**256 % total``, try the next ``attempt`` (else small numbers would come up more often);
4. the answer is the option at place ``value % total`` when every option, in the order of the table, takes as many
   places as it weighs.

A roll depends on the number of its line only: what is rolled again after an undo has a new number, and is a new roll.
"""

import hashlib
import hmac
import secrets
from typing import Any, Final, Protocol

from armorial.kernel.contract import Chance, State
from armorial.kernel.errors import RuleError

_BLOCKS: Final = 1 << 256


class ScriptError(RuleError):
    """A scripted roll that cannot come up, or a script that is too short."""


class ChanceSource(Protocol):
    """Answers the questions to chance."""

    @property
    def secret(self) -> bytes | None:
        """What proves all its answers, if there is such a thing."""

    def answer(self, question: Chance[Any], state: State, seq: int) -> int:
        """The option that comes up for line ``seq`` of the log."""


class SecretChance:
    """Dice that can be proved fair afterwards."""

    def __init__(self, secret: bytes) -> None:
        self._secret = secret

    @classmethod
    def fresh(cls) -> "SecretChance":
        """Dice that nobody knows yet."""
        return cls(secrets.token_bytes(32))

    @property
    def secret(self) -> bytes | None:
        return self._secret

    def commitment(self) -> str:
        return commitment_of(self._secret)

    def answer(self, question: Chance[Any], state: State, seq: int) -> int:
        return question.pick(state, self.below(question.total(state), seq))

    def below(self, total: int, seq: int) -> int:
        """A number from 0 up to ``total``, without it, all equally likely."""
        limit = _BLOCKS - _BLOCKS % total
        attempt = 0
        while True:
            message = f"{seq}:{attempt}".encode()
            value = int.from_bytes(hmac.digest(self._secret, message, "sha256"), "big")
            if value < limit:
                return value % total
            attempt += 1


class SeededChance(SecretChance):
    """The same dice every time: for tests, and for simulations that can be repeated."""

    def __init__(self, seed: int) -> None:
        super().__init__(hashlib.sha256(f"armorial seed {seed}".encode()).digest())


class ScriptedChance:
    """Gives the listed tokens in their order, then asks the ``fallback``. Proves nothing, so it has no secret."""

    def __init__(self, tokens: list[str], fallback: ChanceSource | None = None) -> None:
        self._tokens = list(tokens)
        self._next = 0
        self._fallback = fallback

    @property
    def secret(self) -> bytes | None:
        return None

    def answer(self, question: Chance[Any], state: State, seq: int) -> int:
        possible = ", ".join(question.table.names[option] for option in question.options(state)[:10])
        if self._next == len(self._tokens):
            if self._fallback is not None:
                return self._fallback.answer(question, state, seq)
            raise ScriptError(f"the script of {self._next} rolls is over; line {seq} needs one of: {possible}")
        token = self._tokens[self._next]
        option = question.table.find(token)
        if option < 0 or question.refusal(state, option):
            raise ScriptError(
                f"roll {self._next + 1} of the script, '{token}', cannot come up here; possible: {possible}"
            )
        self._next += 1
        return option


def commitment_of(secret: bytes) -> str:
    """What is told before the game: SHA-256 of the secret, in hex."""
    return hashlib.sha256(secret).hexdigest()
