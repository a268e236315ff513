"""What happens at tables, and around them, that people who do not look may want to be told of.

Whoever changes a table says what has happened: most of it shows by comparing the table with how it was
(``happened.py``), the rest a change puts into ``Table.happened``. It is written into the outbox of the database
together with the change (``server/store/outbox.py``): what was stored is told, and what was not stored is not.
``server/notices`` reads it from there.
"""

from dataclasses import dataclass, field
from typing import Any, Literal

Kind = Literal[
    "your_turn",
    "begins",
    "ends",
    "undo_asked",
    "named_in_chat",
    "time_short",
    "invitation",
    "rematch",
    "reminder",
    "plan_stopped",
    "friend_asked",
    "round_begins",
    "round_bye",
    "round_over",
    "tournament_over",
]


@dataclass(frozen=True)
class Happening:
    """Something that one person is told of."""

    kind: Kind
    table: str
    """Where it happened. What happens at no table has the path of a page of the client, which begins with ``/``."""
    seat: int | None
    """The person's seat at the table, if they have one."""
    person: str
    at: float
    """When: seconds since 1970."""
    details: dict[str, Any] = field(default_factory=dict)
    """``pace``: ``live`` or ``turns``; nothing if it is about no game. What else there is depends on the kind."""
