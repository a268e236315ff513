"""My box: the printed numbers that the owner of a game has put in. ``docs/api.md`` says how to use it."""

from typing import Annotated, Literal

from pydantic import Field, StringConstraints

from armorial.table.messages.base import LONGEST_COMPONENTS, Received, Sent, Token, Word
from armorial.table.messages.tables import NumberChange

Value = Annotated[int, Field(strict=True, ge=-1_000_000, le=1_000_000)] | Token
"""A number; a word where a card has one of a few; ``none`` for what is not on the owner's card."""
Paths = Annotated[list[Token], Field(max_length=2_000)]
Confidence = Literal["known", "likely", "reconstructed"]
"""How sure the standard number is: the rulebook or two sources say it; one source does; nobody does, it is a guess."""
BoxCode = Annotated[str, StringConstraints(pattern=r"^[A-Za-z0-9_-]{16,40}$")]
"""The secret of a link to a shared box."""


class BoxSummary(Sent):
    """How far somebody has come with the box of a game."""

    game: str
    title: str
    sure: int
    """Numbers that everybody knows, or that the owner has confirmed or changed."""
    total: int
    differ: int
    """Numbers that are others than in the standard file."""
    mine: int
    """Numbers that the owner has confirmed or changed."""
    use: bool
    """Whether new tables are played with it unless their maker says otherwise."""


class Boxes(Sent):
    """The caller's boxes: one for each game, however little is in it."""

    boxes: list[BoxSummary]


class BoxChoice(Sent):
    """A word that a card may have."""

    value: str | int
    name: str


class BoxNumber(Sent):
    """A number of a card or place that an owner can fill in."""

    path: str
    """In the component file, such as ``workshop.smithy.price.orange``; of a row the place in it, from 1."""
    what: str
    """What the number is, in the reader's language."""
    kind: Literal["number", "word", "flag"]
    """A ``flag`` has no number: it is there (1), or it is not (``none``)."""
    standard: int | str | None
    """None if the standard card does not have it."""
    mine: int | str | None
    """What the owner says, be it the same; None if they have not looked yet. ``none``: it is not on their card."""
    low: int | None
    high: int | None
    """What is usual. Another number is asked about once, and taken if the owner is sure."""
    least: int | None
    most: int | None
    """What is possible at all."""
    choices: list[BoxChoice] | None
    """The words that are possible."""
    may_be_none: bool
    """Whether a card may be without it."""
    confidence: Confidence
    """How sure the standard number is."""
    sure: bool
    """Whether there is nothing to look up: everybody knows it, or the owner has looked."""


class BoxThing(Sent):
    """A card, a place or a part of the board with its numbers."""

    id: str
    """In the component file, such as ``workshop.smithy``."""
    group: str
    """Such as ``workshop``; the groups say how it is called."""
    name: str
    confidence: Confidence
    """That of its least certain number, with what the owner has looked up as known."""
    who: str
    """Who says so, in the reader's language: once for the whole card."""
    unsure: int
    """How many of its numbers are to be looked up."""
    numbers: list[BoxNumber]


class BoxExtra(Sent):
    """A number that only some cards of a group have. Its path is that of the thing, a dot, and ``end``."""

    end: str
    what: str
    kind: Literal["number", "word", "flag"]
    low: int | None
    high: int | None
    least: int | None
    most: int | None
    choices: list[BoxChoice] | None


class BoxGroup(Sent):
    """Cards or places of one kind."""

    group: str
    name: str
    extras: list[BoxExtra]
    """What else its things may have: cards whose standard one has it too show it among their numbers instead."""


class Box(Sent):
    """The box of a game: what has unsure numbers comes first."""

    game: str
    title: str
    sure: int
    total: int
    differ: int
    mine: int
    groups: list[BoxGroup]
    things: list[BoxThing]
    use: bool
    """Whether new tables are played with it unless their maker says otherwise."""
    consent: bool
    """Whether whoever runs the server may count it in the report of what owners agree on."""
    code: str | None
    """The secret of the link it is shared by; None if it is not shared."""


class FillIn(Received):
    """What the owner reads on their cards. What is not named stays as it is."""

    changes: dict[Word, Value | None] = Field(default={}, max_length=2_000)
    """By path. ``null`` takes a number out of the box again."""
    confirmed: Paths = []
    """Paths of numbers that are right as they are."""
    sure: Paths = []
    """Paths of odd numbers that the owner has looked at again."""


class BoxRemark(Sent):
    """A number that was not taken, and why, in the reader's language."""

    path: str
    message: str


class FilledIn(Sent):
    """What came of it. All that is in neither list was taken and is kept."""

    odd: list[BoxRemark]
    """Not taken yet: ask the owner, and send them again among ``sure``."""
    impossible: list[BoxRemark]
    """Not taken."""
    things: list[BoxThing]
    """The things whose numbers were named, as they are now."""
    sure: int
    total: int
    differ: int
    mine: int


class BoxFile(Received):
    """A component file. What it says goes into the box; with ``replace`` nothing else stays in it."""

    text: Annotated[str, StringConstraints(max_length=LONGEST_COMPONENTS)]
    replace: bool = False
    sure: bool = False
    """Whether odd numbers are right."""


class BoxFileTaken(Sent):
    """What came of a file. If there are odd numbers that nobody is sure of, nothing of it was taken."""

    taken: bool
    odd: list[BoxRemark]
    sure: int
    total: int
    differ: int
    mine: int


class BoxChoices(Received):
    """What is to be done with a box. What is left out stays as it is."""

    use: bool | None = None
    consent: bool | None = None


class ShareBox(Received):
    """Share a box by a link. With ``anew``, links from before lead nowhere."""

    anew: bool = False


class BoxState(Sent):
    """How a box is used and shared."""

    use: bool
    consent: bool
    code: str | None


class BoxDifference(Sent):
    """A number that is not the same in two boxes, in the reader's language."""

    path: str
    what: str
    mine: str
    """Nothing if the caller has not looked."""
    theirs: str
    standard: str
    value: int | str
    """What they have, as it can be put into the caller's box."""


class SharedBox(Sent):
    """Somebody's box, and what the caller's is different in."""

    game: str
    title: str
    owner: str
    """Their name."""
    yours: bool
    sure: int
    total: int
    changes: list[NumberChange]
    """What differs from the standard file."""
    differences: list[BoxDifference]
    """What both have looked up, and read differently."""
    agree: int
    """How many numbers both have looked up and read alike."""
    only_theirs: list[BoxDifference]
    """What only they have looked up."""
