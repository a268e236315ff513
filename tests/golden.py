"""Whole games kept as text, so that a change of the rules shows as a difference between two readable lines.

A line is a decision: who, what, and what the player has after it. Draws that follow each other share a line. What is
written about a position is the business of each game: its ``test_golden.py`` has a ``Chronicle`` of its own. To record
the games of one anew after a change that is meant, and see in the diff what it did:

    python -m tests.village.test_golden --write
"""

import random
import sys
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from armorial.bots.judge import Judge
from armorial.games import load_game
from armorial.kernel.contract import CHANCE, Chance, Event, Frame, Question
from armorial.kernel.errors import RuleError
from armorial.kernel.words import Message

Chooser = Callable[[Any, Question[Any]], str | None]
"""Gives the answer to a question, or None to end the game early."""


class Recorded(NamedTuple):
    """A game that is kept: how it began, and by which seed it was played."""

    seats: int
    seed: int
    options: dict[str, str] = {}


class Chronicle:
    """How one game is written down, recorded and replayed."""

    told: dict[str, str] = {}
    """Events that no answer shows, in words."""
    width = 26
    """Of an answer."""
    active_share = 0.9
    random_share = 0.5
    """How often those who are recorded do something rather than nothing, and anything rather than what looks best."""

    def __init__(self, name: str, folder: Path, games: dict[str, Recorded]) -> None:
        self.name = name
        self.game = load_game(name)
        self.folder = folder
        self.games = games

    # -- what a game writes -------------------------------------------------------------------------------

    def heading(self, recorded: Recorded) -> Iterator[str]:
        raise NotImplementedError

    def round_line(self, s: Any) -> str:
        return f"== Round {s.round_number}, first player {s.first} =="

    def end_line(self, s: Any) -> str:
        return f"== The end, in round {s.round_number} =="

    def table(self, s: Any) -> Iterator[str]:
        """Everything that belongs to nobody."""
        raise NotImplementedError

    def has(self, s: Any, seat: int) -> str:
        """What a player has."""
        raise NotImplementedError

    def at_the_end(self, s: Any, seat: int) -> str | None:
        """What a player had in the end, if the table does not tell it."""
        return self.has(s, seat)

    def draw_of(self, question: Question[Any]) -> str:
        """What is drawn or rolled for, so that draws of one kind share a line."""
        raise NotImplementedError

    def told_line(self, seat: Any, words: str) -> str:
        return f"  > {words}" if seat is None else f"  > player {seat}: {words}"

    def thinkable(self, s: Any, question: Question[Any]) -> list[int]:
        return question.options(s)

    def active(self, token: str) -> bool:
        """Whether something happens with an answer."""
        raise NotImplementedError

    def lucky(self, token: str) -> bool:
        """What chance gives where it can."""
        return False

    def finish(self, s: Any, seat: int, rng: random.Random) -> None:
        """Bring a move to its end, before it is judged."""

    # -- writing ------------------------------------------------------------------------------------------

    def written(self, recorded: Recorded, choose: Chooser) -> Iterator[str]:
        """The lines of a game. It ends early where there is no answer, or one that is not allowed."""
        game = self.game
        yield from self.heading(recorded)
        s: Any = game.new(recorded.seats, recorded.options)
        round_number = 0
        drawn: list[str] = []
        while (question := game.asked(s)) is not None:
            if s.round_number != round_number:
                round_number = s.round_number
                yield ""
                yield self.round_line(s)
                yield from self.table(s)
            token = choose(s, question)
            if token is None:
                return
            events: list[Event] = []
            try:
                game.answer_token(s, token, events)
            except RuleError as error:
                yield f"player {question.seat} cannot answer: {error}"
                return
            if question.seat == CHANCE:
                drawn.append(token)
                if s.round_number != round_number or not self._goes_on(question, game.asked(s)):
                    yield f"chance    {self.draw_of(question)}: {' '.join(drawn)}"
                    drawn = []
            else:
                yield f"player {question.seat}  {token:<{self.width}} | {self.has(s, question.seat)}"
            yield from self._told(events)
        yield from self._end(s)

    def _goes_on(self, question: Question[Any], after: Question[Any] | None) -> bool:
        return after is not None and after.seat == CHANCE and self.draw_of(after) == self.draw_of(question)

    def _told(self, events: list[Event]) -> Iterator[str]:
        for event in events:
            words = self.told.get(event.message.key)
            if words is not None:
                whom = event.message.args.get("who")
                yield self.told_line(whom.args.get("n") if isinstance(whom, Message) else None, words)

    def _end(self, s: Any) -> Iterator[str]:
        yield ""
        yield self.end_line(s)
        yield from self.table(s)
        for seat in range(s.seats):
            line = self.at_the_end(s, seat)
            if line is not None:
                yield f"  player {seat}   {line}"
        ranks = self.game.ranks(s)
        for seat in range(s.seats):
            score = self.game.score(s, seat)
            parts = ", ".join(f"{name} {n}" for name, n in score.parts.items() if n)
            yield f"  player {seat}   place {ranks[seat]} with {score.total}: {parts}"

    # -- recording ----------------------------------------------------------------------------------------

    def mixed_player(self, seed: int) -> Chooser:
        """Answers sometimes at random, else by what looks best next; seldom with nothing, so that much happens."""
        rng = random.Random(seed)

        def choose(s: Any, question: Question[Any]) -> str:
            names = question.table.names
            if isinstance(question, Chance):
                lucky = [option for option in question.options(s) if self.lucky(names[option])]
                return names[lucky[0] if lucky else question.sample(s, rng)]
            options = self.thinkable(s, question)
            active = [option for option in options if self.active(names[option])]
            if active and rng.random() < self.active_share:
                options = active
            if rng.random() < self.random_share:
                return names[rng.choice(options)]

            def looks(option: int) -> float:
                then = s.clone()
                self.game.answer(then, option, None)
                self.finish(then, question.seat, rng)
                return Judge(self.game).glance(then, question.seat) + rng.random()

            return names[max(options, key=looks)]

        return choose

    def record_all(self) -> None:
        """The command line: ``--write``."""
        if sys.argv[1:] != ["--write"]:
            sys.exit(f"usage: python -m tests.{self.name}.test_golden --write")
        self.folder.mkdir(exist_ok=True)
        for name, recorded in self.games.items():
            self._file(name).write_text(_text(self.written(recorded, self.mixed_player(recorded.seed))), "utf-8")

    # -- checking -----------------------------------------------------------------------------------------

    def _file(self, name: str) -> Path:
        return self.folder / f"{name}.txt"

    def replay(self, name: str, text: str) -> tuple[str, set[str]]:
        """What the rules of today make of a recorded game, and the questions that were asked."""
        answers = iter(tokens_of(text))
        asked: set[str] = set()

        def choose(s: Any, question: Question[Any]) -> str | None:
            asked.add(type(question).__name__)
            return next(answers, None)

        return _text(self.written(self.games[name], choose)), asked

    def check(self, name: str) -> None:
        """The game is played as it was."""
        recorded = self._file(name).read_text("utf-8")
        today, _ = self.replay(name, recorded)
        difference = unified_diff(recorded.splitlines(), today.splitlines(), "recorded", "today", lineterm="", n=3)
        shown = list(difference)[:40]
        assert not shown, "the rules have changed:\n" + "\n".join(shown)

    def asked(self) -> set[str]:
        """All questions that are asked in the recorded games."""
        return set().union(*(self.replay(name, self._file(name).read_text("utf-8"))[1] for name in self.games))

    def check_that_it_shows(self, name: str, token: str, why: str) -> None:
        """An answer that is not allowed any more ends the replay, with its reason in the last line."""
        lines = self._file(name).read_text("utf-8").splitlines()
        first = next(i for i, line in enumerate(lines) if line.startswith("player"))
        who, recorded = lines[first].split()[1:3]
        lines[first] = lines[first].replace(recorded, token)
        today = self.replay(name, "\n".join(lines))[0].splitlines()
        assert today[-1].startswith(f"player {who} cannot answer: {why}")
        assert len(today) == first + 1


def recorded_games(chronicle: Chronicle, frames: list[type[Frame[Any]]], changed: tuple[str, str, str]) -> type:
    """The tests of a game's recorded games. ``changed``: one of them, an answer it may not begin with, and why not.

    TestRecordedGames = recorded_games(CHRONICLE, FRAMES, ("2_players", "pass", "'pass'"))
    """

    class RecordedGames:
        @pytest.mark.parametrize("name", chronicle.games)
        def test_a_recorded_game_is_played_as_it_was(self, name: str) -> None:
            chronicle.check(name)

        def test_the_recorded_games_ask_every_question(self) -> None:
            assert chronicle.asked() == questions(frames)

        def test_a_change_of_the_rules_would_show(self) -> None:
            chronicle.check_that_it_shows(*changed)

    return RecordedGames


def questions(frames: list[type[Frame[Any]]]) -> set[str]:
    """The names of all questions of a game, chance's included."""
    return {frame.__name__ for frame in frames if issubclass(frame, Question)}


def tokens_of(text: str) -> list[str]:
    """The answers of a recorded game, chance's included."""
    tokens: list[str] = []
    for line in text.splitlines():
        if line.startswith("chance"):
            tokens += line.partition(": ")[2].split()
        elif line.startswith("player"):
            tokens.append(line.split()[2])
    return tokens


def _text(lines: Iterator[str]) -> str:
    return "".join(f"{line}\n" for line in lines)
