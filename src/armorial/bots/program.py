"""Programs that play: a process that speaks the protocol (docs/protocol.md), as a bot of an arena.

A process is started when its first game begins, and plays game after game. It is told no more than its seat may know:
the position it gets is dealt anew (runner.py). What goes wrong with it is told in words: what it did, and what it said.
"""

import os
import re
import shlex
import shutil
import signal
import subprocess
import sys
import threading
from collections import deque
from collections.abc import Callable
from queue import Empty, Queue
from random import Random
from time import monotonic
from typing import IO, Any, Final

from armorial.bots.bot import Bot, UnknownBot
from armorial.bots.protocol import (
    ANSWER,
    ARMORIAL,
    ERROR,
    GAME,
    NOTE,
    OPTION,
    OVER,
    POSITION,
    QUIT,
    READY,
    SET,
    STATE,
    STOP,
    THINK,
    VERSION,
    VIEW,
    WANTS,
    WORDS,
    ProtocolError,
    read_line,
    read_object,
    write_line,
)
from armorial.kernel.contract import Game, Question, State
from armorial.kernel.errors import RuleError

NAME: Final = re.compile(r"program(?:\[(?P<options>[^\]]*)\])?:(?P<command>.*)", re.DOTALL)
"""How a program is named among bots: ``program:COMMAND``; with what it is to set, ``program[level=strong]:COMMAND``."""
PATIENCE: Final = 60.0
"""How many seconds a program may take for an answer, if nobody says otherwise."""
START: Final = 60.0
"""How many seconds it may take to start, and to get ready for a game."""
GRACE: Final = 2.0
"""How many seconds it has to answer after ``stop``, and to end after ``quit``."""
LONGEST_LINE: Final = 1_000_000
REMEMBERED: Final = 5
"""How many of its last lines are quoted ..."""
MOST_QUOTED: Final = 300
"""... and how much of each."""
MOST_NOTES: Final = 100
"""How many different notes are counted in a game."""


class ProgramFailed(Exception):
    """A program that did not play on. The message says what it did, and what it said."""


class ProgramNotStarted(ProgramFailed):
    """A program that cannot play at all."""


def _thread(follow: Callable[[IO[str]], None], stream: IO[str] | None) -> threading.Thread:
    thread = threading.Thread(target=follow, args=(stream,), daemon=True)
    thread.start()
    return thread


def is_program(name: str) -> bool:
    return NAME.fullmatch(name) is not None


def command_of(name: str) -> list[str]:
    """The words of a program's command; raises what is wrong with it."""
    found = NAME.fullmatch(name)
    assert found is not None
    try:
        words = shlex.split(found["command"])
    except ValueError as error:
        raise UnknownBot(f"the command of '{name}' cannot be read: {str(error).lower()}") from None
    if not words:
        raise UnknownBot(f"'{name}' needs a command, such as program:'python player.py'")
    if shutil.which(words[0]) is None:
        raise UnknownBot(f"there is no program '{words[0]}' that could be run, as '{name}' asks for")
    return words


def options_of(name: str) -> dict[str, str]:
    """What a program is told to set; raises what is wrong with it."""
    found = NAME.fullmatch(name)
    assert found is not None
    options: dict[str, str] = {}
    for pair in (found["options"] or "").split():
        key, equals, value = pair.partition("=")
        if not equals or not key or not value:
            raise UnknownBot(f"options of a program are written as program[key=value key=value]:COMMAND, not '{name}'")
        options[key] = value
    return options


class Program:
    """A process that speaks the protocol, from its greeting to its end."""

    def __init__(self, name: str, patience: float) -> None:
        self.name = name
        self._patience = patience
        self._lines: Queue[str | None] = Queue(maxsize=10_000)
        """What it says; None when it says no more."""
        self._said: deque[str] = deque(maxlen=REMEMBERED)
        self._complained: deque[str] = deque(maxlen=REMEMBERED)
        """Its last lines on standard output and on standard error."""
        self.notes: dict[str, int] = {}
        """What it wants to be counted in this game."""
        self.wants: set[str] = set()
        self._options: set[str] = set()
        self._process = self._started()
        self._listening = _thread(self._listen, self._process.stdout)
        self._overhearing = _thread(self._overhear, self._process.stderr)
        try:
            self._greet()
        except ProgramFailed as failure:
            self.close()
            raise ProgramNotStarted(str(failure)) from None

    def _started(self) -> "subprocess.Popen[str]":
        try:
            process = subprocess.Popen(
                command_of(self.name),
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                encoding="utf-8",
                errors="replace",
                bufsize=1,
                start_new_session=True,  # Ctrl-C is for the arena, which ends its programs itself
            )
        except OSError as error:
            raise ProgramNotStarted(f"cannot be started: {os.strerror(error.errno or 0).lower()}") from None
        return process

    def _listen(self, stream: IO[str]) -> None:
        try:
            while line := stream.readline(LONGEST_LINE):
                self._lines.put(line)
        except (OSError, ValueError):  # closed meanwhile
            pass
        self._lines.put(None)

    def _overhear(self, stream: IO[str]) -> None:
        try:
            while line := stream.readline(LONGEST_LINE):
                if line.strip():
                    self._complained.append(_short(line))
        except (OSError, ValueError):
            pass

    # -- talking --------------------------------------------------------------------------------------------------

    def _greet(self) -> None:
        self._tell(ARMORIAL, str(VERSION))
        self._get_ready("did not greet")
        for name, value in options_of(self.name).items():
            if name not in self._options:
                raise self.failed(f"has no option '{name}'; it has: {', '.join(sorted(self._options)) or 'none'}")
            self._tell(SET, {"name": name, "value": value})
            self._get_ready(f"did not set '{name}'")

    def begin_game(self, about: dict[str, Any]) -> None:
        self.notes = {}
        self._tell(GAME, about)
        self._get_ready("was not ready for the game")

    def _get_ready(self, complaint: str) -> None:
        if self._heard(READY, START) is None:
            raise self.failed(f"{complaint} within {START:g} seconds")

    def ask(self, position: dict[str, Any]) -> str:
        """Its answer to a position. When the time is over it has a moment to say what it has."""
        self._tell(POSITION, position)
        self._tell(THINK, {"seconds": self._patience})
        answer = self._heard(ANSWER, self._patience)
        if answer is None:
            self._tell(STOP)
            answer = self._heard(ANSWER, GRACE)
        if answer is None:
            raise self.failed(f"did not answer within {self._patience:g} seconds")
        return answer

    def tell_result(self, result: dict[str, Any]) -> None:
        try:
            self._tell(OVER, result)
        except ProgramFailed:
            pass  # the game is over; the next one will show that it no longer runs

    def _tell(self, command: str, argument: str | dict[str, Any] | None = None) -> None:
        stream = self._process.stdin
        assert stream is not None
        try:
            stream.write(write_line(command, argument))
            stream.flush()
        except (OSError, ValueError):
            raise self._ended() from None

    def _heard(self, wanted: str, seconds: float) -> str | None:
        """The argument of a command that is waited for; None if it does not come in time.

        What comes before it is taken note of, or ignored.
        """
        end = monotonic() + seconds
        while True:
            try:
                line = self._lines.get(timeout=max(0.0, end - monotonic()))
            except Empty:
                return None
            if line is None:
                raise self._ended()
            if line.strip():
                self._said.append(_short(line))
            command, argument = read_line(line)
            if command == wanted:
                return argument
            if command == ERROR:
                raise self.failed(f"reports an error: {_short(argument)}")
            self._take_note(command, argument)

    def _take_note(self, command: str, argument: str) -> None:
        if command == OPTION:
            try:
                self._options.add(str(read_object(argument, command).get("name")))
            except ProtocolError as error:
                raise self.failed(f"breaks the protocol: {error}") from None
        elif command == WANTS:
            self.wants.update(argument.split())
        elif command == NOTE and (argument in self.notes or len(self.notes) < MOST_NOTES):
            self.notes[argument] = self.notes.get(argument, 0) + 1

    # -- what goes wrong ------------------------------------------------------------------------------------------

    def failed(self, what: str) -> ProgramFailed:
        """What it did, and the last that it said."""
        words = what
        if self._said:
            words += f"; its last words: {self._said[-1]}"
        if self._complained:
            words += f"; on standard error: {' / '.join(self._complained)}"
        return ProgramFailed(words)

    def _ended(self) -> ProgramFailed:
        try:
            code = self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            return self.failed("closed its output")
        self._overhearing.join(GRACE)
        return self.failed(f"was ended by signal {-code}" if code < 0 else f"ended with exit code {code}")

    # -- the end --------------------------------------------------------------------------------------------------

    def close(self) -> None:
        """Ask it to end, and see to it that it does."""
        try:
            self._tell(QUIT)
        except ProgramFailed:
            pass
        try:
            assert self._process.stdin is not None
            self._process.stdin.close()
        except OSError:
            pass
        try:
            self._process.wait(GRACE)
        except subprocess.TimeoutExpired:
            self._kill()
            self._process.wait()
        for thread, stream in ((self._listening, self._process.stdout), (self._overhearing, self._process.stderr)):
            thread.join(GRACE)
            if stream is not None and not thread.is_alive():
                stream.close()

    def _kill(self) -> None:
        """With what it has started itself."""
        if sys.platform == "win32":
            self._process.kill()
            return
        try:
            os.killpg(self._process.pid, signal.SIGKILL)
        except ProcessLookupError:
            pass


class ProgramBot(Bot):
    """A program at a seat of one game."""

    def __init__(self, program: Program, seats: int) -> None:
        self.program = program
        self._players = [f"player {seat}" for seat in range(seats)]

    def choose(self, game: Game[Any], state: State, options: list[int], rng: Random) -> int:
        question = game.asked(state)
        assert question is not None
        token = self.program.ask(self._position(game, state, question, options))
        try:
            return game.legal_option(state, token)
        except RuleError as error:
            raise self.program.failed(f"gave an answer that is not legal: {_short(str(error))}") from None

    def _position(self, game: Game[Any], state: State, question: Question[Any], options: list[int]) -> dict[str, Any]:
        names, legal = question.table.names, question.options(state)
        position: dict[str, Any] = {
            "seat": question.seat,
            "question": type(question).__name__,
            "legal": [names[option] for option in legal],
            "moves": [names[option] for option in options],
        }
        if VIEW in self.program.wants:
            position[VIEW] = game.view(state, question.seat)
        if STATE in self.program.wants:
            position[STATE] = game.dump(state)
        if WORDS in self.program.wants:
            position |= _in_words(state, question, legal, self._players)
        return position


def _in_words(state: State, question: Question[Any], legal: list[int], players: list[str]) -> dict[str, Any]:
    """The question and its answers as people read them, for programs that know words rather than rules."""
    from armorial.text import Speaker

    english = Speaker("en")
    labels = {question.table.names[option]: english.say(question.label(state, option), players) for option in legal}
    return {"prompt": english.say(question.prompt(state), players), "labels": labels}


class Programs:
    """The programs that play in this process, one for each place on the list of bots; started when they are needed."""

    def __init__(self, patience: float) -> None:
        self._patience = patience
        self._running: dict[int, Program] = {}

    def seat_bot(self, place: int, name: str, about: dict[str, Any]) -> ProgramBot:
        """The program with its place on the list, ready for a game."""
        program = self._running.get(place)
        if program is None:
            program = self._running[place] = Program(name, self._patience)
        program.begin_game(about)
        return ProgramBot(program, about["seats"])

    def drop(self, place: int) -> None:
        """End one that failed. It is started again for the next game."""
        program = self._running.pop(place, None)
        if program is not None:
            program.close()

    def close(self) -> None:
        for place in list(self._running):
            self.drop(place)


def _short(words: str) -> str:
    words = " ".join(words.split())
    return words if len(words) <= MOST_QUOTED else f"{words[:MOST_QUOTED]}…"
