"""What a bot says about a recorded game: for every choice, how good the answer was and what it would have answered.

The bot is asked about each position as the seat that had to choose saw it: what that seat did not know is dealt anew.
As long as the game is running, it is asked about what everybody may know, and choices that show more are left out; so
an analysis never gives away anybody's secret. The curve of a finished game knows all secrets, as its reader does: what
the seats believed, each in its turn, would make it jump with every turn.

The work is cut into pieces, each a number, which do not depend on each other: ``study.py`` says which are still to be
done and puts them together. Whoever does a piece, wherever and in whichever order, finds the same. All budgets are
counts, never times.
"""

import random
from collections.abc import Callable
from statistics import fmean
from typing import Any, Final, NamedTuple

from armorial.bots import make_bot
from armorial.bots.advice import Advice, advice_of, reasons
from armorial.bots.bot import Choice, Thought
from armorial.bots.chances import win_chances
from armorial.bots.judge import lead_of
from armorial.bots.mcts import Mcts
from armorial.bots.tally import tally_of
from armorial.kernel.contract import CHANCE, SPECTATOR, Question, State
from armorial.kernel.pools import determinize
from armorial.kernel.words import Message, plain
from armorial.match import Record, RecordError, Replay, read_record, write_record
from armorial.match.log import Line

DEALS: Final = 8
"""How often hidden cards are dealt to see how the seats stand in a game that is running."""
TYPICAL: Final = 49
"""Of how many ways to deal what a seat did not know the middle one is taken, for a closer look."""
ENOUGH: Final = 4
"""The value of an answer is taken from the search for the best if that looked at it a fourth as often as at the best;
else the bot is asked once more, about this answer alone."""
TRIALS: Final = 24
"""Where trials take long: how often an answer is tried to see what it is worth."""
MOST_CHOICES: Final = 1000
"""More than any game has: a record that somebody brings may be of any length."""


LOOK: Final = "greedy"
CLOSER: Final = 10
"""How many times as long the bot looks at what mattered most."""
MOST_MISTAKES: Final = 12


class Budget(NamedTuple):
    """What an analysis may spend."""

    glance: str
    """The bot that looks at every choice ..."""
    closer: str | None = None
    """... and the one that looks again at those that seem to have mattered most, and says why; None if nobody does."""
    most: int = MOST_MISTAKES
    """At how many of them, and how many are told."""


def budget_of(iterations: int) -> Budget:
    """What an analysis may spend, by how long it looks at every choice: at what mattered most it looks much longer."""
    return Budget(f"mcts:{iterations}", f"mcts:{CLOSER * iterations}")


ITERATIONS: Final = 40
DEFAULT: Final = budget_of(ITERATIONS)
"""What command line and server spend, unless they are told otherwise."""


class NoReasons(Exception):
    """A bot that cannot say what it thinks of its choices."""


class Moment:
    """A choice in a record: the position, and what was answered."""

    def __init__(self, line: Line, state: State, option: int) -> None:
        self.line = line
        self.state = state
        self.option = option


class Judgement:
    """What a bot says about a choice. Chances are shares of the victory, from 0 to 1."""

    def __init__(
        self, line: int, seat: int, played: int, best: int, before: float, after: float, chances: list[float]
    ) -> None:
        self.line = line
        self.seat = seat
        self.played = played
        self.best = best
        """The bot's own choice."""
        self.before = before
        """The chance of the seat with the best answer that was looked at: the bot's, or the one that was given."""
        self.after = after
        """Its chance with the answer that was given."""
        self.chances = chances
        """Before the answer, of all seats, by all that may be known of the game."""
        self.points = 0.0
        """By how many points the bot's choice promises more than the answer that was given."""

    @property
    def loss(self) -> float:
        return self.before - self.after


class Look(NamedTuple):
    """A judgement with what it rests on."""

    judgement: Judgement
    state: State
    """As the seat saw it."""
    best: Choice
    played: Choice


class Inquiry:
    """What is to be analysed, and by whom. Plain data, so that it can be sent to other processes."""

    def __init__(self, record: Record, budget: Budget | str = DEFAULT, seed: int = 1, everything: bool = False) -> None:
        self.record = record
        self.budget = Budget(budget) if isinstance(budget, str) else budget
        self.seed = seed
        self.everything = everything or record.finished
        """Whether all of it may be known: the game is over, or the record belongs to whoever asks."""

    def __reduce__(self) -> "tuple[Callable[..., Inquiry], tuple[str, Budget, int, bool]]":
        """To another process the record goes as text: compiled objects stay where they are."""
        return _received, (write_record(self.record, private=True), self.budget, self.seed, self.everything)

    def begin(self) -> "Callable[[int], dict[str, Any] | None]":
        """Gives what does the piece with a number. Called once in every process."""
        return Analyst(self).piece


def _received(record: str, budget: Budget, seed: int, everything: bool) -> Inquiry:
    return Inquiry(read_record(record), budget, seed, everything)


class Analyst:
    """Goes through a record, choice by choice."""

    def __init__(self, inquiry: Inquiry) -> None:
        self._inquiry = inquiry
        self.record = inquiry.record
        self.replay = Replay(self.record)
        if self.replay.other_rules:
            raise RecordError(f"this record cannot be analysed: {self.replay.other_rules}")
        self.game = self.replay.game
        self._eyes = make_bot(inquiry.budget.glance).judge_of(self.game)
        self.end = self.replay.state_after(self.replay.last)
        self.moments = self._moments()
        self._long = self.game.foresight > 0 and self.record.seats > 1
        """Whether much is still undecided after a move, so that each trial of it takes long."""

    def _moments(self) -> list[Moment]:
        """All choices that were not taken back, as far as they may be told."""
        moments: list[Moment] = []
        for seq in self.replay.path(self.replay.last)[1:]:
            line = self.record.lines[seq - 1]
            if line.seat == CHANCE or line.undoes:
                continue
            state = self.replay.state_after(seq - 1)
            question = self.game.asked(state)
            if question is None or len(question.moves(state)) < 2:
                continue
            if self._inquiry.everything or line.known_to(SPECTATOR):
                moments.append(Moment(line, state, question.table.find(line.token)))
        return moments[:MOST_CHOICES]

    # -- pieces -------------------------------------------------------------------------------------------

    def piece(self, number: int) -> dict[str, Any] | None:
        """A piece of the work, as plain data: 0 is the course of the game, then come all choices at a glance, then all
        choices looked at closely. None if the choice shows what not everybody may know yet."""
        if number == 0:
            return {
                "choices": len(self.moments),
                "result": self.result(),
                **tally_of(self.replay, self._eyes, self._inquiry),
            }
        at = (number - 1) % len(self.moments)
        closely = number > len(self.moments)
        look = self._look(at, self._bot(closely), TYPICAL if closely else 1)
        if look is None:
            return None
        return {**self._said(at, look), **(self._explained(at, look) if closely else {})}

    def judge(self, number: int) -> Judgement | None:
        """What the bot says about a choice; None if the choice shows what not everybody may know yet."""
        look = self._look(number, self._bot(closely=False), 1)
        return None if look is None else look.judgement

    def _bot(self, closely: bool) -> str:
        """Who looks. Where much is still undecided after a move, each search takes long: there a glance is one look at
        the end of the move, if somebody looks closely afterwards."""
        budget = self._inquiry.budget
        if budget.closer is None:
            return budget.glance
        return budget.closer if closely else LOOK if self._long else budget.glance

    def _look(self, number: int, bot: str, deals: int) -> Look | None:
        moment = self.moments[number]
        game, seat = self.game, moment.line.seat
        seed = f"armorial analyse {self._inquiry.seed} {moment.line.seq}"
        rng, luck = random.Random(seed), f"{seed} luck"
        knows = seat if self._inquiry.everything else SPECTATOR
        state = self._dealt(moment.state, seat, knows, deals, rng)
        if knows == SPECTATOR and not self._same_question(moment.state, state):
            return None
        thinker = make_bot(bot)
        thought = thinker.think(game, state, list(self._asked(state).moves(state)), random.Random(luck))
        if not thought.choices:
            raise NoReasons(f"'{bot}' plays without thinking, so it cannot say what a choice is worth")
        best = thought.of(thought.option) or thought.choices[0]
        if self._long and isinstance(thinker, Mcts):
            best, played = self._weighed(bot, state, best.option, moment.option, luck)
        else:
            played = self._played(bot, state, moment.option, thought, best, random.Random(luck))
        before = max(best.value, played.value)
        chances = self._chances(moment.state, seat, before, rng)
        found = Judgement(moment.line.seq, seat, moment.option, thought.option, before, played.value, chances)
        found.points = max(0.0, best.points - played.points) if found.loss > 0 else 0.0
        return Look(found, state, best, played)

    def _dealt(self, state: State, seat: int, knows: int, deals: int, rng: random.Random) -> State:
        """What is not known dealt anew, in a way that makes the seat look neither strong nor weak: else what a rival
        may hide would say more about the chances than any answer."""
        dealt: list[State] = [determinize(self.game, state, knows, rng) for _ in range(deals)]
        dealt.sort(key=lambda deal: lead_of(self._eyes.points(deal), seat))
        return dealt[deals // 2]

    def _said(self, number: int, look: Look) -> dict[str, Any]:
        """A judgement as plain data, with what the answers are called."""
        state, found = self.moments[number].state, look.judgement
        question = self._asked(state)
        return {
            "line": found.line,
            "seat": found.seat,
            "before": round(found.before, 4),
            "after": round(found.after, 4),
            "points": round(found.points, 2),
            "chances": [round(chance, 4) for chance in found.chances],
            "question": plain(question.prompt(state)),
            "played": question.table.names[found.played],
            "played_label": plain(question.label(state, found.played)),
            "best": question.table.names[found.best],
            "best_label": plain(question.label(state, found.best)),
        }

    def _explained(self, number: int, look: Look) -> dict[str, Any]:
        """Why the bot's choice is better than the answer that was given, and what should have followed."""
        state, found = self.moments[number].state, look.judgement
        rng = random.Random(f"armorial explain {self._inquiry.seed} {found.line}")
        choices = [look.best] if found.best == found.played else [look.best, look.played]
        advice: Advice = advice_of(self._eyes, look.state, Thought(found.best, choices), rng)
        other: Message | None = self._asked(state).label(state, found.played)
        return {
            "why": [plain(reason) for reason in reasons(advice, other)[1:]],
            "then": [
                {"seat": step.seat, "tokens": step.tokens, "answers": [plain(answer) for answer in step.answers]}
                for step in advice.line
            ],
        }

    def _asked(self, state: State) -> "Question[State]":
        question = self.game.asked(state)
        assert question is not None
        return question

    def _same_question(self, state: State, seen: State) -> bool:
        """Whether the choice is the same one for somebody who knows only what everybody may know."""
        return self._asked(state).options(state) == self._asked(seen).options(seen)

    def _weighed(self, bot: str, state: State, best: int, played: int, luck: str) -> tuple[Choice, Choice]:
        """What the bot's answer and the one that was given are worth where trials take long: each is tried as often as
        the other, under the same luck. The race by which the bot chose says less: it is over as soon as it is clear who
        wins, or that it does not matter."""
        found: list[Choice] = []
        for option in dict.fromkeys((best, played)):
            thinker = make_bot(bot)
            if isinstance(thinker, Mcts):
                thinker.iterations = min(thinker.iterations, TRIALS)
            found += thinker.think(self.game, state, [option], random.Random(luck)).choices
        one, other = found[0], found[-1]
        seat = self._asked(state).seat
        if one is not other:
            other.points = one.points + self._ended(other, seat) - self._ended(one, seat)
        return one, other

    def _ended(self, choice: Choice, seat: int) -> float:
        """The points of a seat where play led to, on average."""
        return fmean(self._eyes.points(end)[seat] for end in choice.ends)

    def _played(
        self, bot: str, state: State, option: int, thought: Thought, best: Choice, rng: random.Random
    ) -> Choice:
        """What the bot thinks of the answer that was given."""
        found = thought.of(option)
        if found is not None and found.visits * ENOUGH >= best.visits:
            return found
        again = make_bot(bot).think(self.game, state, [option], rng).of(option)
        return again or found or best

    def _chances(self, state: State, seat: int, value: float, rng: random.Random) -> list[float]:
        """The chances of all seats. If not all may be known: for the one that is asked what was found, for the others
        how they look."""
        if self._inquiry.everything:
            return win_chances(self._eyes, state)
        totals = [0.0] * state.seats
        for _ in range(DEALS):
            for other, chance in enumerate(win_chances(self._eyes, determinize(self.game, state, SPECTATOR, rng))):
                totals[other] += chance
        rest = sum(totals) - totals[seat]
        left = 1.0 - value
        return [
            value if other == seat else left * totals[other] / rest if rest > 0 else left / (state.seats - 1)
            for other in range(state.seats)
        ]

    def result(self) -> list[float] | None:
        """The shares of the victory in the end; None if the game is still running."""
        return None if self.end.stack else win_chances(self._eyes, self.end)
