"""A game at the terminal: boards, questions, answers, commands, bots, and leaving without losing anything."""

import hashlib
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from rich.text import Text

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.cli import saves
from armorial.cli.asking import Asking
from armorial.cli.boards import make_board
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.cli.errors import INTERRUPTED, CliError
from armorial.cli.hints import advice, advice_in_words
from armorial.cli.results import ranking, score_table
from armorial.cli.seats import Player
from armorial.cli.telling import Teller, paragraphs
from armorial.cli.terminal import EndOfInput, Terminal, command_line
from armorial.kernel.contract import SPECTATOR
from armorial.match import Match, RecordError
from armorial.match.course import Told
from armorial.text import Speaker

COMMANDS: Final = ("why", "hint", "board", "score", "undo", "restart", "log", "save", "help", "quit")
CONFIRMING: Final = ("undo", "restart", "board", "score", "log", "save", "help", "quit")
"""What can be done while a turn waits to be confirmed."""
LOG_LINES: Final = 20
FIRST_TOLD: Final = 12
"""How much of the story is told to one who has just come back to a saved game."""


class Left(Exception):
    """The players have left, and know what has become of their game."""


class Session:
    """One sitting. Everything shown to a seat is made of its view, its events and its question."""

    def __init__(
        self,
        match: Match,
        players: list[Player],
        printed: dict[str, Any],
        speaker: Speaker,
        terminal: Terminal,
        loaded_from: Path | None = None,
    ) -> None:
        self.match = match
        self.players = players
        self.speaker = speaker
        self.terminal = terminal
        self.names = [player.name for player in players]
        self.humans = [seat for seat, player in enumerate(players) if player.bot is None]
        self._bots = {seat: make_bot(player.bot) for seat, player in enumerate(players) if player.bot is not None}
        """Each keeps its own thoughts from one answer to the next."""
        short = [self._text("cli-bot-short") if player.bot else "" for player in players]
        self.board = make_board(match.game.name, printed, speaker, self.names, short)
        self._secret = match.record().secret or b""
        self._loaded = match.version if loaded_from else 0
        in_data = loaded_from is not None and loaded_from.resolve().parent == saves.data_folder().resolve()
        self._own_file = loaded_from if loaded_from and in_data else saves.new_file(match.game.name)
        """Where the game is kept without anybody asking."""
        self._named_file = loaded_from
        """Where ``save`` puts it when no file is named."""
        self._saved_version = match.version if loaded_from else -1
        self._viewer: int | None = None
        """Who was last at the screen."""
        self._board_due = True
        self._told = dict.fromkeys(range(len(players)), self._first_told())
        """The last line of the log that each seat has been told about."""
        self._commands: dict[str, Callable[[int, str], None]] = {
            "hint": self._hint,
            "board": self._show_board,
            "score": self._show_score,
            "undo": self._undo,
            "restart": self._restart,
            "log": self._show_log,
            "save": self._save,
            "help": self._help,
            "quit": self._quit,
        }
        self._command_of = {name: name for name in COMMANDS} | {"?": "help", "exit": "quit", "q": "quit"}
        for name in COMMANDS:
            self._command_of |= dict.fromkeys(self._text(f"cli-words-{name}").split(), name)

    def _text(self, key: str, **args: int | str) -> str:
        return self.speaker.text(key, **args)

    def _bot_words(self) -> list[str]:
        return [self._text("cli-bot", kind=self._kind(p.bot)) if p.bot else "" for p in self.players]

    def _kind(self, bot: str) -> str:
        """A level in words; a kind with its budget (``mcts:400``) is called as it was asked for."""
        key = f"bot-level-{bot}"
        return self._text(key) if self.speaker.has(key) else bot

    def _first_told(self) -> int:
        """In a saved game the last events are told again; in a new one all are."""
        events = self.match.events
        return events[-FIRST_TOLD][0] - 1 if self._loaded and len(events) > FIRST_TOLD else -1

    # -- the game -----------------------------------------------------------------------------------------

    def run(self) -> int:
        """Until the game is over or the players leave; gives the exit code."""
        try:
            self._welcome()
            while not self.match.finished:
                seat = self.match.to_move
                assert seat is not None
                if self.players[seat].bot:
                    self._bot_move(seat)
                else:
                    self._human_move(seat)
            self._finish()
            return 0
        except Left:
            return 0
        except EndOfInput:
            self._keep("cli-input-ended")
            return 0
        except KeyboardInterrupt:
            self.terminal.say()
            self._keep("cli-interrupted")
            return INTERRUPTED
        except BaseException:
            self._keep("cli-fault")
            raise

    def _welcome(self) -> None:
        title = self._text(f"game-{self.match.game.name}")
        self.terminal.rule(f"Armorial · {title}")
        seats = Text("  ").join(
            Text.assemble((f"{SEAT_MARKS[seat]} {player.name}", SEAT_STYLES[seat]), f" {words}".rstrip())
            for seat, (player, words) in enumerate(zip(self.players, self._bot_words(), strict=True))
        )
        self.terminal.say(seats)
        if self.humans:
            self.terminal.say(self._text("cli-welcome-back" if self._loaded else "cli-welcome"), "dim")

    def _bot_move(self, seat: int) -> None:
        match = self.match
        question = match.asked()
        if question is None:
            match.confirm(seat)
            return
        with self.terminal.thinking(self._text("player-thinking", name=self.names[seat])):
            option = bot_answer(match.game, match.state, self._bots[seat], self._bot_rng())
        match.answer(seat, question.table.names[option])
        self._board_due = True
        if not self.humans:
            self._tell(SPECTATOR)

    def _bot_rng(self) -> random.Random:
        """Bots, too, play on after loading as they would have done without: their luck depends on the line."""
        if not self._secret:
            return random.Random()
        return random.Random(hashlib.sha256(b"bot %d " % self.match.version + self._secret).digest())

    # -- a person's move ----------------------------------------------------------------------------------

    def _human_move(self, seat: int) -> None:
        if self._viewer != seat:
            self._change_places(seat)
        if self._board_due:
            self._show_board(seat, "")
            self._board_due = False
            self._tell(seat, self._text("cli-since"))
        else:
            self._tell(seat)
        if self.match.waiting_for_confirm:
            self._ask_confirmation(seat)
        else:
            self._ask(seat)

    def _change_places(self, seat: int) -> None:
        """With several people at one screen nobody sees another's hidden things."""
        hidden = bool(self.match.game.zones(self.match.state))
        if hidden and len(self.humans) > 1:
            self.terminal.clear()
            self.terminal.rule(self._text("cli-pass-device", name=self.names[seat]))
            self.terminal.ask(self._text("cli-press-enter"))
            self.terminal.clear()
        self._viewer = seat
        self._board_due = True

    def _ask(self, seat: int) -> None:
        match = self.match
        asking = Asking(match.game, match.state, self.speaker, self.names)
        self._show_question(seat, asking)
        while True:
            line = self.terminal.ask(self._prompt(seat))
            word, _, rest = line.partition(" ")
            option = asking.find(line)
            if option is not None and asking.allowed(option):
                break
            if option is not None:
                reason = asking.reason(asking.refusal(match.game, option))
                self.terminal.say(f"{self._text('cli-not-allowed')}: {reason}", "yellow")
                continue
            command = self._command_of.get(word.lower())
            if command == "why":
                self._why(asking, rest.strip())
            elif command is not None:
                before = match.version
                if self._obeyed(command, seat, rest.strip()) and match.version != before:
                    return
            elif line:
                self.terminal.say(self._text("cli-no-answer", line=line, n=len(asking.options)), "yellow")
            else:
                self.terminal.say(self._text("cli-choose", n=len(asking.options)), "dim")
        self._answer(seat, asking.token(option))

    def _answer(self, seat: int, token: str) -> None:
        before = self.match.version
        self.match.answer(seat, token)
        if any(line.seat != seat for line in self.match.lines[before:]):
            self._board_due = True
        if len(self.humans) == 1 or self.match.to_move == seat:
            self._tell(seat)

    def _show_question(self, seat: int, asking: Asking) -> None:
        self.terminal.say()
        self.terminal.say(self.board.status(self.match.game.view(self.match.state, seat), seat))
        self.terminal.say(asking.prompt, "bold")
        self.terminal.say(asking.listing(self.terminal.width))
        if asking.refused:
            self.terminal.say(self._text("cli-refused-count", n=len(asking.refused)), "dim")

    def _prompt(self, seat: int) -> str:
        return f"{SEAT_MARKS[seat]} {self.names[seat]} >"

    def _ask_confirmation(self, seat: int) -> None:
        self.terminal.say()
        self.terminal.say(self._text("cli-confirm"), "bold")
        while True:
            line = self.terminal.ask(self._prompt(seat))
            word, _, rest = line.partition(" ")
            command = self._command_of.get(word.lower())
            if not line or line.lower() in self._text("cli-words-yes").split():
                self.match.confirm(seat)
                self._board_due = True
                return
            if command in CONFIRMING:
                if self._obeyed(command, seat, rest.strip()) and not self.match.waiting_for_confirm:
                    return
            else:
                self.terminal.say(self._text("cli-confirm-how"), "yellow")

    def _tell(self, seat: int, heading: str = "") -> None:
        """What has happened since this seat was last told, without what only fills the board."""
        news = self.match.events_for(seat, self._told.get(seat, -1) + 1)
        self._told[seat] = self.match.version
        loud = [told for told in news if told[1].message.key not in self.board.quiet]
        if loud and heading:
            self.terminal.say(heading, "dim")
        self._print(loud)

    def _print(self, told: list[Told], numbers: bool = False) -> None:
        teller = Teller(self.speaker, self.names)
        for paragraph in paragraphs(told, self.match.answerer, teller.say):
            self.terminal.say(teller.line(paragraph, numbers))

    # -- commands -----------------------------------------------------------------------------------------

    def _obeyed(self, command: str, seat: int, rest: str) -> bool:
        """Carry out a command; what goes wrong with it is told, and the game goes on."""
        try:
            self._commands[command](seat, rest)
        except (CliError, RecordError) as error:
            self.terminal.say(str(error), "yellow")
            return False
        return True

    def _why(self, asking: Asking, word: str) -> None:
        if not word:
            self.terminal.say(asking.refusals() if asking.refused else self._text("cli-nothing-refused"))
            return
        option = asking.find(word)
        if option is None:
            self.terminal.say(self._text("cli-no-option", word=word), "yellow")
        elif asking.allowed(option):
            self.terminal.say(self._text("cli-allowed", what=asking.label(option)), "green")
        else:
            self.terminal.say(asking.reason(asking.refusal(self.match.game, option)), "yellow")

    def _hint(self, seat: int, rest: str) -> None:
        asking = Asking(self.match.game, self.match.state, self.speaker, self.names)
        with self.terminal.thinking(self._text("cli-hint-thinking")):
            thought = advice(self.match, self._bot_rng())
        for words in advice_in_words(thought, asking, self.speaker, self.match.head.components):
            self.terminal.say(words, "green")

    def _show_board(self, seat: int, rest: str) -> None:
        view = self.match.game.view(self.match.state, seat)
        self.terminal.say()
        self.terminal.say(self.board.draw(view, seat, self.terminal.width))

    def _show_score(self, seat: int, rest: str) -> None:
        view = self.match.game.view(self.match.state, seat)
        self.terminal.say(score_table(self.board, view, self.speaker, self.names))

    def _undo(self, seat: int, rest: str) -> None:
        if self.match.can_undo(seat):
            self.match.undo(seat)
            self._board_due = True
        else:
            self.terminal.say(self._text("cli-cannot-undo"), "yellow")

    def _restart(self, seat: int, rest: str) -> None:
        if self.match.can_undo(seat):
            self.match.restart(seat)
            self._board_due = True
        else:
            self.terminal.say(self._text("cli-cannot-undo"), "yellow")

    def _show_log(self, seat: int, rest: str) -> None:
        if rest and not (rest.isdecimal() and len(rest) < 7):
            self.terminal.say(self._text("cli-log-how"), "yellow")
            return
        events = self.match.events_for(seat)
        self._print(events[-(int(rest) or 1) :] if rest else events[-LOG_LINES:], numbers=True)

    def _save(self, seat: int, rest: str) -> None:
        if rest:
            file = Path(rest).expanduser()
            saves.save_as_told(self.match, file)
            self._named_file = file
        elif self._named_file is not None:
            file = self._named_file
            saves.save_as_told(self.match, file)
        else:
            file = self._own_file = saves.save_by_itself(self.match, self._own_file)
        self._saved_version = self.match.version
        self.terminal.say(self._text("cli-saved", file=str(file)), "green")

    def _help(self, seat: int, rest: str) -> None:
        self.terminal.say(self.board.introduction())
        self.terminal.say()
        for command in COMMANDS:
            name = command
            if command in ("why", "log", "save"):
                name = f"{command} [{self._text(f'cli-argument-{command}')}]"
            self.terminal.say(Text.assemble((f"  {name:<16}", "bold cyan"), self._text(f"cli-help-{command}")))
        self.terminal.say(self._text("cli-help-answer"), "dim")

    # -- leaving ------------------------------------------------------------------------------------------

    def _quit(self, seat: int, rest: str) -> None:
        if self._saved_version != self.match.version:
            self._offer_saving()
        else:
            self.terminal.say(self._text("cli-bye"))
        raise Left

    def _offer_saving(self) -> None:
        words = {kind: self._text(f"cli-words-{kind}").split() for kind in ("yes", "no", "back")}
        while True:
            answer = self.terminal.ask(self._text("cli-save-first")).lower()
            if not answer or answer in words["yes"]:
                self._keep("cli-bye")
                return
            if answer in words["no"]:
                self.terminal.say(self._text("cli-bye"))
                return
            if answer in words["back"]:
                raise CliError(self._text("cli-go-on"))
            self.terminal.say(self._text("cli-save-how"), "yellow")

    def _keep(self, reason: str) -> None:
        """Save without being asked, and say where, and how to go on."""
        file = self._own_file = saves.save_by_itself(self.match, self._own_file)
        self.terminal.say(self._text(reason))
        self.terminal.console.print(Text(self._text("cli-saved", file=str(file)), "green"), soft_wrap=True)
        command = command_line(self.match.game.name, file)
        self.terminal.console.print(Text(self._text("cli-continue", command=command)), soft_wrap=True)

    def _finish(self) -> None:
        match = self.match
        if self._viewer is not None:
            self._tell(self._viewer)
        view = match.game.view(match.state, SPECTATOR)
        self.terminal.say()
        self.terminal.rule(self._text("cli-game-over"))
        self.terminal.say(score_table(self.board, view, self.speaker, self.names))
        self.terminal.say()
        self.terminal.say(ranking(match.game, match.state, self.speaker, self.names))
        if self._loaded == match.version:  # it was over when it was loaded
            return
        file = saves.save_by_itself(match, self._own_file)
        self.terminal.console.print(Text(self._text("cli-record-saved", file=str(file)), "green"), soft_wrap=True)
        self.terminal.console.print(
            Text(self._text("cli-verify-how", command=f"armorial verify {file}"), "dim"), soft_wrap=True
        )
