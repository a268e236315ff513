"""A bot as a program of its own: it reads the lines of a table and answers them (docs/protocol.md).

It plays what the table says is legal. Where its own rules differ from the table's, as those of another version may, it
chooses among the answers that both know, and says so in notes, which the table counts.
"""

import random
import threading
from collections.abc import Callable, Iterable
from queue import SimpleQueue
from typing import Any, Final

from armorial.bots import LEVELS, Bot, make_bot
from armorial.bots.protocol import (
    ANSWER,
    ARMORIAL,
    ERROR,
    GAME,
    ID,
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
    WANTS,
    ProtocolError,
    read_line,
    read_object,
    write_line,
)
from armorial.games import load_game
from armorial.kernel.contract import Game, Question, State
from armorial.kernel.pools import determinize

UNREADABLE: Final = "unreadable"
"""The position could not be read, so any answer was taken."""
BLIND: Final = "blind"
"""Of the answers that it knows none was legal, so any answer was taken."""
RESTRICTED: Final = "restricted"
"""By its own rules more would have been possible."""
UNAWARE: Final = "unaware"
"""It does not know some of what was possible."""
UNASKED: Final = "unasked"
"""A question that its rules never ask; it was answered as they would have settled it."""

IN_TIME: Final = 0.9
"""How much of the time for an answer is spent on thinking: the rest is for the way."""


class Unasked(Exception):
    """A question that these rules never ask, with the token of what they would have done."""

    def __init__(self, token: str) -> None:
        super().__init__(token)
        self.token = token


class Speaking:
    """A bot at the other end of two streams. One game at a time."""

    def __init__(self, level: str, name: str, say: Callable[[str], object]) -> None:
        self._level = level
        self._name = name
        self._say = say
        self._stopped = threading.Event()
        self._game: Game[Any] | None = None
        self._bot = make_bot(level)
        self._budget = _budget(self._bot)
        self._rng = random.Random()
        self._position: dict[str, Any] = {}

    # -- lines ----------------------------------------------------------------------------------------------------

    def listen(self, lines: Iterable[str]) -> None:
        """Answer line after line, until there is no more or ``quit`` comes. ``stop`` is heard while it thinks."""
        heard: SimpleQueue[str | None] = SimpleQueue()
        threading.Thread(target=self._hear, args=(lines, heard), daemon=True).start()
        while (line := heard.get()) is not None:
            try:
                self._obey(*read_line(line))
            except ProtocolError as error:
                self._tell(ERROR, str(error))

    def _hear(self, lines: Iterable[str], heard: "SimpleQueue[str | None]") -> None:
        """Lines as they come. Whoever ends the game ends the thinking too."""
        for line in lines:
            command, _ = read_line(line)
            if command == QUIT:
                break
            if command == THINK:
                self._stopped.clear()
            elif command == STOP:
                self._stopped.set()
            heard.put(line)
        self._stopped.set()
        heard.put(None)

    def _tell(self, command: str, argument: str | dict[str, Any] | None = None) -> None:
        self._say(write_line(command, argument))

    def _obey(self, command: str, argument: str) -> None:
        if command == ARMORIAL:
            self._greet(argument)
        elif command == SET:
            self._set(read_object(argument, command))
        elif command == GAME:
            self._begin(read_object(argument, command))
        elif command == POSITION:
            self._position = read_object(argument, command)
        elif command == THINK:
            self._tell(ANSWER, self._answer(read_object(argument, command)))
        elif command == OVER:
            self._position = {}

    def _greet(self, version: str) -> None:
        if not version.isdecimal() or int(version) < VERSION:
            raise ProtocolError(f"this is version {VERSION} of the protocol, not '{version}'")
        self._tell(ID, {"name": self._name, "protocol": VERSION})
        self._tell(OPTION, {"name": "level", "default": self._level, "values": list(LEVELS)})
        self._tell(WANTS, STATE)
        self._tell(READY)

    def _set(self, option: dict[str, Any]) -> None:
        if option.get("name") != "level":
            raise ProtocolError(f"there is no option '{option.get('name')}'; there is: level")
        try:
            make_bot(str(option.get("value")))
        except LookupError as error:
            raise ProtocolError(str(error)) from None
        self._level = str(option["value"])
        self._tell(READY)

    def _begin(self, about: dict[str, Any]) -> None:
        try:
            self._game = load_game(str(about.get("game")), about.get("components"))
        except (LookupError, ValueError) as error:
            raise ProtocolError(str(error)) from None
        self._bot = make_bot(self._level)
        self._budget = _budget(self._bot)
        self._rng = random.Random(about.get("seed", 0))
        self._position = {}
        self._tell(READY)

    # -- thinking -------------------------------------------------------------------------------------------------

    def _answer(self, limits: dict[str, Any]) -> str:
        """The token that the bot answers the position with."""
        legal = self._position.get("legal")
        if self._game is None or not isinstance(legal, list) or not legal:
            raise ProtocolError("there is nothing to think about: a game and a position with legal answers come first")
        moves: list[str] = self._position.get("moves") or legal
        try:
            state = self.read_state(self._game, self._position.get("state"))
        except Unasked as unasked:
            self._tell(NOTE, UNASKED)
            return unasked.token if unasked.token in legal else self._any(moves)
        question = None if state is None else self._game.asked(state)
        if state is None or question is None or question.seat < 0:
            self._tell(NOTE, UNREADABLE)
            return self._any(moves)
        options = self._common(question, state, legal, moves)
        if not options:
            self._tell(NOTE, BLIND)
            return self._any(moves)
        self._limit(limits)
        dealt = determinize(self._game, state, question.seat, self._rng)
        return question.table.names[self._bot.choose(self._game, dealt, options, self._rng)]

    def _common(self, question: Question[Any], state: State, legal: list[str], moves: list[str]) -> list[int]:
        """What the bot would look at by its own rules, as far as the table allows it; else what both allow."""
        names, own = question.table.names, question.moves(state)
        common = [option for option in own if names[option] in legal]
        known = question.options(state)
        if len(common) < len(own):
            self._tell(NOTE, RESTRICTED)
            common = common or [option for option in known if names[option] in legal]
        if any(question.table.find(token) not in known for token in moves):
            self._tell(NOTE, UNAWARE)
        return common

    def read_state(self, game: Game[Any], dumped: Any) -> State | None:
        """The position, as the table has written it down; None if these rules can make nothing of it."""
        try:
            state: State = game.load(dumped)
        except (LookupError, TypeError, ValueError, AttributeError):
            return None
        return state

    def _any(self, moves: list[str]) -> str:
        return self._rng.choice(moves)

    def _limit(self, limits: dict[str, Any]) -> None:
        """Let a bot that searches take no more than it is given, and hear of ``stop``."""
        for name, usual in self._budget.items():
            given = limits.get(name)
            if isinstance(given, int | float) and given > 0:
                wanted = IN_TIME * given if name == "seconds" else int(given)
                setattr(self._bot, name, min(usual, wanted))
            else:
                setattr(self._bot, name, usual)
        if hasattr(self._bot, "stopped"):
            setattr(self._bot, "stopped", self._stopped.is_set)  # noqa: B010 - not every bot has such a field


def _budget(bot: Bot) -> dict[str, Any]:
    """What a bot that searches takes for an answer: seconds and iterations."""
    return {name: getattr(bot, name) for name in ("seconds", "iterations") if hasattr(bot, name)}
