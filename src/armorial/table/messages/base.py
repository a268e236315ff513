"""What all messages are made of. All texts are data: plain text without control characters, never HTML."""

from typing import Annotated, Literal

from pydantic import AfterValidator, BaseModel, ConfigDict, Field, StringConstraints

from armorial.table import names
from armorial.text import LANGUAGES

LONGEST_NAME = 40
LONGEST_CHAT = 500
LONGEST_NOTES = 20_000
LONGEST_RECORD = 1_000_000
LONGEST_COMPONENTS = 100_000
MOST_EXTRAS = 50


def plain_lines(text: str) -> str:
    """A text of several lines without control characters and invisible marks."""
    return "\n".join("".join(c for c in line if c.isprintable() or c == "\t") for line in text.splitlines())


def spoken(language: str) -> str:
    if language not in LANGUAGES:
        raise ValueError(f"there are no words in '{language}'; the languages are {', '.join(LANGUAGES)}")
    return language


def some(text: str) -> str:
    if not text:
        raise ValueError("nothing readable is left of it")
    return text


Name = Annotated[str, StringConstraints(max_length=LONGEST_NAME), AfterValidator(names.somebodys)]
"""Of a person."""
AnyName = Annotated[str, StringConstraints(max_length=LONGEST_NAME), AfterValidator(names.anything)]
"""Of a person or a bot."""
Login = Annotated[str, StringConstraints(min_length=3, max_length=40, pattern=r"^[A-Za-z0-9_.@+-]+$")]
Password = Annotated[str, StringConstraints(min_length=8, max_length=200)]
Email = Annotated[
    str,
    StringConstraints(
        max_length=254, pattern=r"^[A-Za-z0-9.!#$%&'*+/=?^_`{|}~-]+@[A-Za-z0-9][A-Za-z0-9.-]*[A-Za-z0-9]$"
    ),
]
Code = Annotated[str, StringConstraints(min_length=1, max_length=40)]
"""Sixteen letters, which people may type with or without dashes, blanks and capitals."""
Token = Annotated[str, StringConstraints(min_length=1, max_length=200, pattern="^[ -~]+$")]
Word = Annotated[str, StringConstraints(min_length=1, max_length=200)]
"""The key of a dictionary: a pattern would make its description unreadable for type generators."""
Key = Annotated[str, StringConstraints(min_length=1, max_length=100, pattern="^[ -~]+$")]
Number = Annotated[int, Field(ge=0, le=1_000_000_000)]
Language = Annotated[str, StringConstraints(pattern="^[a-z]{2,3}$"), AfterValidator(spoken)]
Visibility = Literal["public", "unlisted", "private"]
ResignRule = Literal["bot", "out"]
Numbers = Literal["standard", "host", "owner"]
"""Whose numbers a game is played with: those of the standard file, of a file of the server's host, or of one that the
maker of a table brought along."""
House = Literal["gules", "azure", "or", "argent", "purpure", "tenne"]
TableState = Literal["open", "running", "finished", "closed"]
ClosedBy = Literal["host", "server", "age", "time"]
"""Who closed a table: its host, whoever runs the server, or time: nobody came, or the clock of somebody ran out."""
ErrorCode = Literal[
    "stale",
    "not_your_turn",
    "illegal",
    "finished",
    "not_found",
    "forbidden",
    "rate_limited",
    "invalid",
    "absent",
    "unavailable",
    "internal",
]


class Received(BaseModel):
    """From outside: nothing unknown is let through."""

    model_config = ConfigDict(extra="forbid")


class Sent(BaseModel):
    """To the outside."""
