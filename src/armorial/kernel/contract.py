"""The contract between the rules of a game and everything that plays it.

Read this file first. A game is

- a **State**: plain data (ints, lists of ints), changed in place, copied by a written ``clone()``;
- **Frames** on ``state.stack``: what is still to happen, the nearest on top. A ``Step`` happens by itself. A
  ``Question`` waits for an answer: it says who is asked, what may be answered, why something may not be answered,
  what an answer does, and what it is called. Answering pops the question; its ``take`` may push more frames, so
  nested choices (a card that grants an action that grants a card) need nothing else. An empty stack is a
  finished game;
- a **Game**: makes the first state, gives views and scores, and names the classes so that a state can be saved.

Everybody uses the same loop::

    state = game.new(seats, options)
    while (question := game.asked(state)) is not None:
        option = choose(question.options(state))       # ints; outside the process they are tokens
        game.answer(state, option, events)

What an answer costs, brings and leads to is nobody's guess either: ``consequences.py`` carries it out on a copy, and
the game says what is different (``changes``) and what one would regret to overlook (``warnings``).

Laws, proved by the conformance tests for every game:

- ``options`` are exactly the options of the table that ``refusal`` does not refuse: one source for legality and
  explanation. They are sorted, and never empty. ``moves`` are some of them, and never none.
- Frames never change once made, so clones share them. They keep no closures; only fields that can be saved.
- Chance is a seat: dice and draws are questions to ``CHANCE``, answered from outside like all others. A face-down
  deck is an unordered pool; drawing picks from it. So no state holds an order to peek at or a generator.
- What a seat may not know is in a ``Zone`` that it is not among the knowers of. ``view`` is built from what may be
  seen. ``determinize`` (pools.py) deals anew what a seat does not know, and its view stays the same. So frames keep
  no hidden card, and a question can be answered whatever the hidden cards are. The same holds for consequences.
"""

from collections.abc import Sequence
from typing import Any, ClassVar, Final, Generic, Protocol, TypeVar

from armorial.kernel.codec import Codec, dump_frames, load_frames
from armorial.kernel.errors import GameOver, IllegalAnswer, RuleError, UnknownToken
from armorial.kernel.openness import mypyc_attr
from armorial.kernel.questions import Reasons, Refusal, Tokens
from armorial.kernel.words import Arg, Message

CHANCE: Final = -1
"""The seat that rolls dice and draws from pools."""
SPECTATOR: Final = -2
"""Not a seat: whose view shows only what everybody may know."""
EVERYBODY: Final = -1
"""The audience, a bit for each seat, that leaves nobody out: spectators are in no other audience."""

CHAPTER: Final = 1
"""The heading of a round or generation that begins, and of the end of the game."""
SECTION: Final = 2
"""The heading of a part of a round that is nobody's turn, such as a mass, a report or income."""

S = TypeVar("S", bound="State")


def may_know(audience: int, seat: int) -> bool:
    """Whether a seat (or ``SPECTATOR``) is in an audience."""
    return audience == EVERYBODY or (seat >= 0 and bool(audience >> seat & 1))


class Event:
    """Something that happened, for log, animation and statistics. None are made during search.

    ``heading`` is 0 for what belongs to the answer it came with. A heading (``CHAPTER``, ``SECTION``) begins
    something new: it and what follows it no longer belong to the player who happened to answer last.
    """

    __slots__ = ("audience", "heading", "message")

    def __init__(self, message: Message, audience: int = EVERYBODY, heading: int = 0) -> None:
        self.message = message
        self.audience = audience
        self.heading = heading

    def known_to(self, seat: int) -> bool:
        return may_know(self.audience, seat)


Out = list[Event] | None
"""Where a game reports its events; None when nobody listens (bots thinking, simulations)."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """A thing on the stack. ``fields`` names its constructor's arguments, in order, with how each is saved."""

    fields: ClassVar[dict[str, Codec]] = {}


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Something that happens by itself when its turn comes."""

    def run(self, s: S, out: Out) -> None:
        raise NotImplementedError(type(self).__name__)


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Frame[S]):
    """Something a seat is asked. An option is an index into the class's table of tokens."""

    table: ClassVar[Tokens]
    seat_word: ClassVar[str] = ""
    """The word before a seat in tokens, ``player`` of ``player:2``: agents count seats from their own."""
    seat: int

    def candidates(self, s: S) -> Sequence[int]:
        """The options a player might think of now, sorted: all legal ones, and those worth explaining."""
        return self.table.indices

    def refusal(self, s: S, option: int) -> int:
        """0 if the option may be chosen, else a code of the game's ``reasons``."""
        raise NotImplementedError(type(self).__name__)

    def options(self, s: S) -> list[int]:
        """What may be answered."""
        return [option for option in self.candidates(s) if not self.refusal(s, option)]

    def moves(self, s: S) -> list[int]:
        """The options that programs look at: without those that are only another way to the same positions.

        People may pick dice in any order, or a place before the man who goes there; a search that followed every such
        way would look at the same move many times.
        """
        return self.options(s)

    def idle(self, s: S) -> int:
        """The answer of a seat that nobody plays: the one that does least."""
        for option in self.table.least:
            if not self.refusal(s, option):
                return option
        return self.moves(s)[0]

    def onward(self, s: S) -> list[int]:
        """The answers with which an outlook (consequences.py) goes on past this question; none if it is a choice.

        A question that only settles how the answer before is carried out gives all its answers (ways to pay), or the
        one that ends it. One with many answers, hardly ever a single one, gives none at once.
        """
        options = self.options(s)
        return options if len(options) == 1 else []

    def take(self, s: S, option: int, out: Out) -> None:
        """Carry out an answer. The question is off the stack already."""
        raise NotImplementedError(type(self).__name__)

    def prompt(self, s: S) -> Message:
        """The question in words."""
        raise NotImplementedError(type(self).__name__)

    def label(self, s: S, option: int) -> Message:
        """An option in words."""
        raise NotImplementedError(type(self).__name__)

    def audience(self, s: S) -> int:
        """Which seats may know the answer (a bit each). A secret pick is known to the picker only."""
        return EVERYBODY


class Uniform(Protocol):
    """A source of numbers from 0 up to 1, such as ``random.Random``. Never kept in a state."""

    def random(self) -> float: ...


@mypyc_attr(allow_interpreted_subclasses=True)
class Chance(Question[S]):
    """A question to the dice. Options have weights; equal chances are equal weights."""

    seat = CHANCE

    def weights(self, s: S) -> list[int]:
        """How often each option of the table comes up, 0 for never; nobody changes the list."""
        raise NotImplementedError(type(self).__name__)

    def refusal(self, s: S, option: int) -> int:
        return 0 if self.weights(s)[option] > 0 else Reasons.IMPOSSIBLE

    def options(self, s: S) -> list[int]:
        return [option for option, weight in enumerate(self.weights(s)) if weight > 0]

    def total(self, s: S) -> int:
        return sum(self.weights(s))

    def pick(self, s: S, n: int) -> int:
        """The option at place ``n`` when every option lies there as often as it weighs."""
        for option, weight in enumerate(self.weights(s)):
            n -= weight
            if n < 0:
                return option
        raise ValueError("beyond the total weight")

    def sample(self, s: S, rng: Uniform) -> int:
        weights = self.weights(s)
        drawn: float = rng.random()
        n = int(drawn * sum(weights))
        for option, weight in enumerate(weights):
            n -= weight
            if n < 0:
                return option
        raise ValueError("nothing can come up")

    def prompt(self, s: S) -> Message:
        return Message("ask-chance")

    def label(self, s: S, option: int) -> Message:
        return Message("literal", {"text": self.table.names[option]})


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """The position of a game. Subclasses add their data and write ``clone``."""

    seats: int
    stack: list[Frame[Any]]

    def clone(self: S) -> S:
        """An independent copy: lists copied, frames and loaded components shared."""
        raise NotImplementedError(type(self).__name__)

    def then(self, *frames: Frame[Any]) -> None:
        """What happens next, written in the order in which it happens."""
        stack = self.stack
        for i in range(len(frames) - 1, -1, -1):
            stack.append(frames[i])


class Zone:
    """A place whose cards not everybody may know. ``audience`` has a bit for each seat that knows them.

    Once all may know them, spectators too, it is ``EVERYBODY``. Cards of the same ``kind`` can be in any zone of that
    kind, as far as those who do not know them can tell. ``place`` and ``owner`` are for the game, to find its cards.
    """

    __slots__ = ("audience", "kind", "owner", "place")

    def __init__(self, kind: str, owner: int, audience: int, place: str = "") -> None:
        self.kind = kind
        self.owner = owner
        self.audience = audience
        self.place = place

    def known_to(self, seat: int) -> bool:
        return may_know(self.audience, seat)


class Variant:
    """An option of a game that is set before it starts, such as ``advanced``. The first value is the default."""

    __slots__ = ("key", "values")

    def __init__(self, key: str, values: tuple[str, ...]) -> None:
        self.key = key
        self.values = values


class Score:
    """What a seat has: the parts in the order they are counted, and the total."""

    __slots__ = ("parts", "total")

    def __init__(self, parts: dict[str, int]) -> None:
        self.parts = parts
        self.total = sum(parts.values())


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(Generic[S]):
    """The rules of one game with one set of components. What it is made of is set in its ``__init__``."""

    name: str
    rules_version: int
    seat_counts: tuple[int, ...]
    variants: tuple[Variant, ...]
    frames: dict[str, type[Frame[S]]]
    reasons: Reasons
    spread: float = 10.0
    """By how many points ``worth`` may be wrong in the middle of a game: a lead of so much nearly wins. For bots."""
    foresight: int = 0
    """How many turns of each seat search plays on before it trusts ``worth``; with 0 it grows a tree. For bots."""
    own_features: tuple[str, ...] = ()
    """What a learned judge looks at of a seat, by name; without any, bots judge by ``worth`` alone."""
    shared_features: tuple[str, ...] = ()
    """... and of the table, the same for all seats."""
    plans: tuple[dict[str, float], ...] = ()
    """Own features that go together in a plan, with the points that they seem to be worth to somebody who learns by
    trying it: what pays only as a whole would never be tried otherwise."""
    feature_reasons: dict[str, tuple[str, ...]] = {}
    """What a seat's features are about, for people: each under one reason, whose words are ``reason-GAME-KEY``."""
    stages: int = 1
    """How many parts of the game a judge has learned to tell apart: what a thing is worth changes in its course."""

    # -- what a game writes -------------------------------------------------------------------------------

    def set_up(self, seats: int, options: dict[str, str]) -> S:
        """The state before anything has happened, with the first frames on its stack."""
        raise NotImplementedError

    def dump_data(self, s: S) -> dict[str, Any]:
        """All data but the stack, by name, as JSON can hold it."""
        raise NotImplementedError

    def load_data(self, data: dict[str, Any]) -> S:
        raise NotImplementedError

    def view(self, s: S, seat: int) -> dict[str, Any]:
        """What a seat (or ``SPECTATOR``) may see, by name. Built from what may be seen, never by deleting."""
        raise NotImplementedError

    def printed(self) -> dict[str, Any]:
        """What is printed on board and cards, as the game's board in the browser draws it; messages are words."""
        return {}

    def zones(self, s: S) -> list[Zone]:
        """Every place with cards that somebody may not know."""
        raise NotImplementedError

    def cards(self, s: S, zone: Zone) -> list[int]:
        raise NotImplementedError

    def put_cards(self, s: S, zone: Zone, cards: list[int]) -> None:
        """Replace the cards of a zone (for ``determinize``)."""
        raise NotImplementedError

    def score(self, s: S, seat: int) -> Score:
        """The points of a seat if the game ended now."""
        raise NotImplementedError

    def holdings(self, s: S, seat: int) -> dict[str, int]:
        """What a seat has besides points, by the key of the message that counts it: advice compares it."""
        return {}

    def turn_order(self, s: S) -> list[int]:
        """The seats in the order in which they have their turns in this round. For statistics."""
        return list(range(s.seats))

    def advance(self, s: S, seat: int) -> bool:
        """Let a seat's next turn begin now, if nothing but others' turns comes before; else ``s`` stays. For plans."""
        return False

    def facts(self, s: S, seat: int) -> dict[str, int]:
        """What a player may be proud of when the game is over, by name: more is better. For profiles."""
        return {}

    def changes(self, before: S, after: S, seat: int) -> dict[str, int]:
        """What a seat has gained (above 0) and paid between two positions, by the key of the message that counts it."""
        had = self.holdings(before, seat)
        return {key: n - had.get(key, 0) for key, n in self.holdings(after, seat).items() if n != had.get(key, 0)}

    def warnings(self, before: S, after: S, seat: int) -> list[Message]:
        """Facts between two positions that a player would regret to overlook, a sentence each; nothing hidden."""
        return []

    def standing(self, s: S, seat: int) -> tuple[int, ...]:
        """What decides the rank, more is better: the score, then tie-breaks; before it what beats every score."""
        raise NotImplementedError

    def lost(self, s: S, seat: int) -> bool:
        """Whether a seat has lost whatever its place is: a solo player is first, and may still lose."""
        return False

    def worth(self, s: S, seat: int) -> float:
        """How many points the seat may be expected to end with, as far as the position shows. For bots.

        Once the game is over these are its points. Only what the state says is used, so a determinized one will do.
        """
        return float(self.score(s, seat).total)

    def doubt(self, s: S) -> float:
        """By how many points ``worth`` may be wrong now: a lead of so much nearly wins. It shrinks with time."""
        return self.spread

    def stage(self, s: S) -> int:
        """Which of the ``stages`` this is. For a learned judge."""
        return 0

    def write_own(self, s: S, seat: int, out: list[float]) -> None:
        """Append the ``own_features`` of a seat, each about as large as 1. Only what the state says is used."""

    def write_shared(self, s: S, out: list[float]) -> None:
        """Append the ``shared_features``."""

    def par(self, s: S) -> float:
        """What a solo player who plays well ends with: as much as half of a victory. For bots."""
        return 0.0

    # -- what every game has ------------------------------------------------------------------------------

    def new(self, seats: int, options: dict[str, str] | None = None, out: Out = None) -> S:
        """A new game up to its first question. Options not named take their default."""
        s = self.set_up(seats, self.check(seats, options or {}))
        settle(s, out)
        return s

    def check(self, seats: int, options: dict[str, str]) -> dict[str, str]:
        """All options with their values; raises a RuleError that says what would be right."""
        if seats not in self.seat_counts:
            counts = ", ".join(str(n) for n in self.seat_counts)
            raise RuleError(f"{self.name} is played with {counts} seats, not {seats}")
        chosen = {variant.key: variant.values[0] for variant in self.variants}
        for key, value in options.items():
            known = [variant for variant in self.variants if variant.key == key]
            if not known:
                raise RuleError(f"{self.name} has no option '{key}'; its options: {', '.join(chosen) or 'none'}")
            if value not in known[0].values:
                raise RuleError(f"option '{key}' is one of {', '.join(known[0].values)}, not '{value}'")
            chosen[key] = value
        return chosen

    def asked(self, s: S) -> Question[S] | None:
        """The open question, or None when the game is over."""
        if not s.stack:
            return None
        top = s.stack[-1]
        assert isinstance(top, Question)
        return top

    def answer(self, s: S, option: int, out: Out) -> None:
        """Carry out an answer without asking whether it is allowed: for those who took it from ``options``."""
        question = s.stack.pop()
        assert isinstance(question, Question)
        question.take(s, option, out)
        settle(s, out)

    def answer_token(self, s: S, token: str, out: Out) -> None:
        """Carry out an answer from outside. Raises a RuleError, and changes nothing, if it is not allowed."""
        self.answer(s, self.legal_option(s, token), out)

    def legal_option(self, s: S, token: str) -> int:
        """The option that a token names, if it may be chosen now."""
        question = self.asked(s)
        if question is None:
            raise GameOver("the game is over")
        option = question.table.find(token)
        if option < 0:
            examples = ", ".join(question.table.names[o] for o in question.options(s)[:3])
            raise UnknownToken(f"'{token}' is not an answer to this question; answers are, for example: {examples}")
        code = question.refusal(s, option)
        if code:
            raise IllegalAnswer(token, self.explain(code))
        return option

    def explain(self, code: int) -> Refusal:
        """A refusal's code in full: its reason, its rules, its words."""
        return self.reasons.explain(code)

    def refused(self, s: S) -> list[tuple[int, Refusal]]:
        """What the asked player might think of and may not do, with the reason."""
        question = self.asked(s)
        if question is None or question.seat == CHANCE:
            return []
        codes = [(option, question.refusal(s, option)) for option in question.candidates(s)]
        return [(option, self.explain(code)) for option, code in codes if code]

    def dump(self, s: S) -> dict[str, Any]:
        """The whole state, by name, as JSON can hold it; ``load`` makes the same state of it."""
        return {**self.dump_data(s), "stack": dump_frames(s.stack)}

    def load(self, data: dict[str, Any]) -> S:
        s = self.load_data(data)
        s.stack = load_frames(data["stack"], self.frames)
        return s

    def ranks(self, s: S) -> list[int]:
        """The place of each seat, 1 for the winner; equal places are shared."""
        standings = [self.standing(s, seat) for seat in range(s.seats)]
        return [1 + sum(other > own for other in standings) for own in standings]

    def winners(self, s: S) -> list[int]:
        """The seats on the first place that have not lost: one, several who share the victory, or none."""
        return [seat for seat, rank in enumerate(self.ranks(s)) if rank == 1 and not self.lost(s, seat)]


def settle(s: State, out: Out) -> None:
    """Let steps happen until somebody is asked or the game is over."""
    stack: list[Any] = s.stack  # of frames: compiled, each that is taken out would be checked to be one
    while stack:
        top = stack[-1]
        if not isinstance(top, Step):
            return
        stack.pop()
        top.run(s, out)


def event(key: str, audience: int = EVERYBODY, **args: Arg) -> Event:
    """An event in one line: ``out.append(event("village-did-harvest", who=who(seat), n=2))``."""
    return Event(Message(key, args), audience)


def chapter(key: str, **args: Arg) -> Event:
    """A round or generation begins, or the game ends: ``out.append(chapter("village-did-round", n=2))``."""
    return Event(Message(key, args), EVERYBODY, CHAPTER)


def section(key: str, **args: Arg) -> Event:
    """A part of a round begins that is nobody's turn: ``out.append(section("village-did-mass"))``."""
    return Event(Message(key, args), EVERYBODY, SECTION)
