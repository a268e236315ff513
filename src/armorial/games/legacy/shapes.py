"""The shape of what is shown: what view.py makes, and what the server describes to its clients.

A file of its own that is never compiled: a compiled ``TypedDict`` forgets its fields.
"""

from typing import TypedDict


class WithView(TypedDict):
    """A wedding with somebody of the tree: what it brings, less what it costs."""

    person: int
    gold: int
    """Dowry or price, at once."""
    income: int
    friends: int
    prestige: int
    children: int
    """Child cards drawn; in the Testament children found below."""
    parents: int
    """The Testament: unknown parents found above."""
    after: int
    """Gold once the wedding is settled (Handsome)."""
    works: bool
    """Whether the condition of the card's effect would be met, as far as it can be told now."""
    promise: bool
    """Only the gold is due now, all else when the child grows up."""
    adds: dict[str, int]
    """What changes at once of what conditions count (``PlayerView.has``), by name."""


class NotWithView(TypedDict):
    """People beside whom a friend cannot be laid, and why: the name of the reason, and how much is lacking."""

    why: str
    n: int
    rules: list[str]
    people: list[int]


class MatchView(TypedDict):
    """A friend that the player to move may lay into the tree, in one way."""

    friend: str
    how: str
    """marry, arrange, free, or find."""
    chosen: bool
    """The card is on the table, and the question is where it goes."""
    partners: list[WithView]
    refused: list[NotWithView]


class CountView(TypedDict):
    """One line of the count. All lines together are the score."""

    source: str
    """play, prestige, children, patron, goal_1, goal_2; in the Testament kin, strangers, risen, fallen, hints."""
    honour: int
    counted: list[int]
    """What was counted: children by generation, things of a minor goal, relatives, open hints."""
    scored: bool
    """Not: the main goal was missed, the minor goal had no mission under the patron, or was not the one chosen."""


class GoalView(TypedDict):
    """A minor goal of the patron as it stands."""

    counted: int
    honour: int
    """What it is worth now."""
    opened: bool
    """Whether a mission under the patron lets it count."""


class PersonView(TypedDict):
    """Somebody of a family tree. ``card`` is a friend, a kind of child, or "head"; None for somebody who was lost."""

    number: int
    name: str
    """Key of the name. It never changes, except that unknown relatives of the Testament get one when found."""
    epithet: str | None
    """Key of what a child's card is known for."""
    kind: str
    """friend, child, head, or lost."""
    card: str | None
    sex: str
    nation: str | None
    profession: str | None
    generation: int
    """1 for the head; in the Testament how far above the player's own card, negative below."""
    status: str
    """child, adult, promised, lost."""
    partner: int | None
    widowed: bool
    """Whose wife was lost, and who has not married again."""
    father: int | None
    mother: int | None
    title: str | None
    contribution: str | None
    mansion: bool
    venture: bool


class PlayerView(TypedDict):
    """A player. ``hand`` and ``patron`` are None where they may not be seen, and ``score`` then lacks the patron."""

    gold: int
    income: int
    prestige: int
    honour: int
    head: str | None
    pawns: int
    extra_pawns: dict[str, int]
    passed: bool
    out: bool
    hand_count: int
    hand: list[str] | None
    patron: str | None
    hidden_missions: int
    missions: list[str]
    kept_missions: list[str]
    completed: int
    complications: int
    lasting: list[str]
    """Friends whose effect lasts for this generation."""
    born: list[int]
    """Children born in generations I, II, III."""
    nations: dict[str, int]
    professions: dict[str, int]
    acted: dict[str, int]
    """Pawns on the player's own board this round, by action."""
    has: dict[str, int]
    """How much there is of everything that a condition can ask for."""
    goals: list[GoalView]
    """The minor goals of the patron, where it may be seen."""
    tree: list[PersonView]
    score: dict[str, int]
    count: list[CountView]
    """How the honour came about: at the end; in the Testament at any time, if it ended now."""


class PawnView(TypedDict):
    """A pawn on a space of the main board."""

    space: str
    seat: int
    colour: str | None
    """Of an extra pawn; None for an own one."""


class HintView(TypedDict):
    """A hint of the Testament with those whom it is about, and those who make it true (one of each couple)."""

    hint: str
    done: bool
    about: list[int]
    fits: list[int]
    found: int
    wanted: int
    """How much of it has been found, of how much."""


class LegacyView(TypedDict):
    """What may be seen of a position."""

    seats: int
    mode: str
    """several, solo, or testament."""
    prices: dict[str, dict[str, int]]
    """What the actions of the main board cost, as far as they have one price: gold, friends, income, prestige."""
    generation: int
    round: int
    rounds: list[int]
    first: int
    turn: int | None
    over: bool
    tie_breaks: list[str]
    """When it is over: what was looked at besides honour to find the winner, "friends" and "prestige"."""
    row: list[str]
    deck: int
    discards: list[str]
    unseen: list[str]
    """Friends that this seat has not seen: in the deck or in other hands."""
    children: int
    child_discards: dict[str, int]
    missions: int
    mission_discards: list[str]
    titles: list[str]
    contributions: list[str]
    mansions: int
    ventures: int
    used: list[str]
    """Spaces of the main board with a pawn."""
    standing: list[PawnView]
    """Whose pawns they are."""
    supply: dict[str, int]
    """Extra pawns not handed out."""
    hints_open: list[str]
    hints_done: list[str]
    hints: list[HintView]
    hints_wanted: int
    """How many must come true to win the Testament."""
    matches: list[MatchView]
    """What a wedding would cost and bring, for the player who may choose it now."""
    players: list[PlayerView]
