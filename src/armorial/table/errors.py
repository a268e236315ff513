"""Everything that can be refused, as one kind of exception with a code and words."""

from collections.abc import Mapping
from typing import Any, Final

from armorial.kernel.errors import GameOver, IllegalAnswer, RuleError, UnknownToken
from armorial.kernel.words import Arg, Message
from armorial.match import (
    CannotUndo,
    ConfirmationPending,
    NoSuchLine,
    NothingToConfirm,
    NotYourTurn,
    RecordError,
)
from armorial.table.messages import ErrorCode

LONGEST_QUOTE: Final = 200
"""How many characters of what somebody sent are said back to them."""

STATUS: Final[dict[ErrorCode, int]] = {
    "stale": 409,
    "not_your_turn": 409,
    "illegal": 409,
    "finished": 409,
    "not_found": 404,
    "forbidden": 403,
    "rate_limited": 429,
    "invalid": 422,
    "absent": 501,
    "unavailable": 503,
    "internal": 500,
}


class ApiError(Exception):
    """A request that is refused. ``message`` is said in the reader's language where it is sent."""

    def __init__(
        self,
        code: ErrorCode,
        message: Message,
        *,
        reason: str | None = None,
        rules: tuple[str, ...] = (),
        seq: int | None = None,
        retry_after: float | None = None,
    ) -> None:
        super().__init__(f"{code}: {message!r}")
        self.code = code
        self.message = message
        self.reason = reason
        self.rules = rules
        self.seq = seq
        self.retry_after = retry_after


def refuse(code: ErrorCode, key: str, **args: Arg) -> ApiError:
    """A refusal in one line: ``raise refuse("forbidden", "not-your-seat")``."""
    return ApiError(code, Message(f"server-{key}", args))


def invalid(found: Mapping[str, Any]) -> ApiError:
    """A request that cannot be understood: the first thing that Pydantic found. Whatever it quotes is cut short.

    What our own checks find has words in every language, by the name of the error.
    """
    if found["type"].startswith("server-"):
        return ApiError("invalid", Message(found["type"]))
    where = ".".join(str(part) for part in found["loc"])
    return refuse("invalid", "invalid", where=_quoted(where), why=_quoted(found["msg"]))


def _quoted(text: str) -> str:
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"


def stale(seq: int) -> ApiError:
    return ApiError("stale", Message("server-stale"), seq=seq)


_RULE_ERRORS: Final[list[tuple[type[RuleError], ErrorCode, str]]] = [
    (UnknownToken, "illegal", "unknown-token"),
    (GameOver, "finished", "game-over"),
    (NotYourTurn, "not_your_turn", "not-your-turn"),
    (ConfirmationPending, "illegal", "confirmation-pending"),
    (NothingToConfirm, "illegal", "nothing-to-confirm"),
    (CannotUndo, "illegal", "cannot-undo"),
    (NoSuchLine, "not_found", "no-such-line"),
]


def from_rules(error: RuleError) -> ApiError:
    """What the match or the rules refuse."""
    if isinstance(error, IllegalAnswer):
        refusal = error.refusal
        return ApiError("illegal", refusal.message, reason=refusal.name, rules=refusal.rules)
    for kind, code, name in _RULE_ERRORS:
        if isinstance(error, kind):
            return ApiError(code, Message(f"error-{name}"), reason=name)
    return ApiError("invalid", Message("literal", {"text": str(error)}))


def from_record(error: RecordError) -> ApiError:
    """A record that cannot be used."""
    return refuse("invalid", "bad-record", why=str(error))
