"""The commands about records: telling a game again, and checking it."""

import json
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.text import Text

from armorial.cli.asking import Asking
from armorial.cli.boards import make_board
from armorial.cli.errors import FAILED, CliError
from armorial.cli.results import ranking, score_table
from armorial.cli.seats import loaded_players
from armorial.cli.setting import game_with, open_record, speaker_of
from armorial.cli.telling import Paragraph, Teller, paragraphs
from armorial.kernel.contract import CHANCE, SPECTATOR, Event
from armorial.match import Line, Point, RecordError, Replay
from armorial.match import verify as check
from armorial.match.course import Told
from armorial.match.log import HIDDEN
from armorial.text import Speaker


def replay(file: Path, at: int | None, language: str | None, as_json: bool) -> None:
    """Tell a game in words; or show the position after a line."""
    speaker = speaker_of(language)
    record = open_record(file)
    try:
        story = _Story(Replay(record), speaker)
        if at is None:
            story.tell(as_json)
        else:
            story.show(at, as_json)
    except RecordError as error:
        raise CliError(f"cannot replay '{file}': {error}") from error


class _Story:
    """A record as everybody may see it."""

    def __init__(self, course: Replay, speaker: Speaker) -> None:
        self._replay = course
        self._record = course.record
        self._speaker = speaker
        players = loaded_players(self._record.names, speaker)
        self._names = [player.name for player in players]
        kinds = [speaker.text("cli-bot-short") if player.bot else "" for player in players]
        _, components = game_with(self._record.game, self._record.components)
        self._board = make_board(self._record.game, components.values, speaker, self._names, kinds)
        self._teller = Teller(speaker, self._names)
        self._console = Console(highlight=False)
        shared = self._record.lines if self._record.finished else self._record.public().lines
        self._lines: dict[int, Line] = {line.seq: line for line in shared}

    # -- the whole game -----------------------------------------------------------------------------------

    def tell(self, as_json: bool) -> None:
        """Line by line, as far as it can be carried out; nothing is printed of a record that cannot."""
        positions = list(self._replay.positions()) if not self._replay.other_rules else []
        if not positions:
            raise RecordError(f"this record cannot be shown line by line: {self._replay.other_rules}")
        told = [self._events(position) for position in positions]
        if as_json:
            print(json.dumps(self._as_json(told), indent=2, ensure_ascii=False))
            return
        title = self._speaker.text(f"game-{self._record.game}")
        heading = self._speaker.text("cli-replay-title", game=title, n=self._replay.last)
        self._console.print(Text(heading, "bold"))
        for position in positions:
            self._print_line(position)
        if self._replay.game.asked(positions[-1].state) is None:
            self._result(positions[-1])

    def _told(self, position: Point) -> list[Told]:
        """What everybody was told of the line that led to a position."""
        return [told for told in position.events if told[0] == position.seq and _public(told[1])]

    def _events(self, position: Point) -> list[str]:
        return [self._teller.say(told) for told in self._told(position)]

    def _print_line(self, position: Point) -> None:
        """A line in words. What the dice did without a word shows in what is told later."""
        line = self._lines.get(position.seq)
        found = paragraphs(self._told(position), self._answerer, self._teller.say)
        if not found and line is not None and line.seat != CHANCE:
            found = [Paragraph(line.seq, line.seat, 0, line.seat, [self._answer(line)])]
        for index, paragraph in enumerate(found):
            text = self._teller.line(paragraph, number=True)
            if index == 0 and line is not None and line.forced:
                text.append(f"  ({self._speaker.text('cli-replay-forced')})", "dim")
            self._console.print(text)

    def _answerer(self, seq: int) -> int:
        return self._lines[seq].seat if seq else CHANCE

    def _answer(self, line: Line) -> str:
        """An answer that nothing was told about, as it was called when it was chosen."""
        name = self._names[line.seat]
        label = self._replay.line(line.seq).label
        if line.token == HIDDEN or label is None:
            return self._speaker.text("cli-replay-secret", name=name)
        return self._speaker.text("cli-replay-answer", name=name, what=self._speaker.say(label, self._names))

    def _as_json(self, told: list[list[str]]) -> dict[str, Any]:
        record = self._record
        return {
            "game": record.game,
            "seats": record.seats,
            "names": self._names,
            "options": record.options,
            "finished": record.finished,
            "result": record.result,
            "lines": [_line_json(self._lines.get(seq), seq, events) for seq, events in enumerate(told)],
        }

    def _result(self, position: Point) -> None:
        game = self._replay.game
        view = game.view(position.state, SPECTATOR)
        self._console.print()
        self._console.print(score_table(self._board, view, self._speaker, self._names))
        self._console.print()
        self._console.print(ranking(game, position.state, self._speaker, self._names))

    # -- a position ---------------------------------------------------------------------------------------

    def show(self, at: int, as_json: bool) -> None:
        position = self._replay.at(at)
        game, state = self._replay.game, position.state
        view = game.view(state, SPECTATOR)
        question = game.asked(state)
        asking = None if question is None else Asking(game, state, self._speaker, self._names)
        if as_json:
            asked = None
            if question is not None and asking is not None:
                options = [{"token": asking.token(o), "words": asking.label(o)} for o in asking.options]
                asked = {"seat": question.seat, "prompt": asking.prompt, "options": options}
            data = {"line": at, "events": self._events(position), "view": view, "asked": asked}
            print(json.dumps(data, indent=2, ensure_ascii=False))
            return
        self._console.rule(Text(self._speaker.text("cli-replay-at", n=at), "bold"), style="dim")
        self._console.print(self._board.draw(view, SPECTATOR, self._console.width))
        self._print_line(position)
        if asking is None:
            self._result(position)
            return
        self._console.print()
        self._console.print(Text(asking.prompt, "bold"))
        self._console.print(asking.listing(self._console.width))


def _public(event: Event) -> bool:
    return event.known_to(SPECTATOR)


def _line_json(line: Line | None, seq: int, events: list[str]) -> dict[str, Any]:
    if line is None:
        return {"line": seq, "events": events}
    return {
        "line": seq,
        "seat": None if line.seat == CHANCE else line.seat,
        "token": line.token,
        "forced": line.forced,
        "undoes": line.undoes or None,
        "events": events,
    }


def verify(file: Path, as_json: bool) -> int:
    """Check a record; gives the exit code."""
    record = open_record(file)
    verdict = check(record)
    if as_json:
        data = {
            "file": str(file),
            "ok": verdict.ok,
            "outcome": verdict.outcome,
            "problem": verdict.problem or None,
            "file_line": verdict.line_number or None,
            "log_line": verdict.answer or None,
            "lines": len(record.lines),
            "lines_checked": verdict.lines_checked,
            "draws_checked": verdict.rolls_checked,
            "finished": record.finished,
            "scores": verdict.scores,
            "notes": verdict.notes,
        }
        print(json.dumps(data, indent=2))
        return 0 if verdict.ok else FAILED
    console = Console(highlight=False)
    console.print(f"{record.game}, {record.seats} seats, {len(record.lines)} lines")
    console.print(f"checked: {verdict.lines_checked} lines, {verdict.rolls_checked} draws against the committed secret")
    if verdict.scores is not None:
        console.print(f"scores: {', '.join(str(score) for score in verdict.scores)}")
    for note in verdict.notes:
        console.print(Text(f"note: {note}", "yellow"))
    if verdict.ok:
        console.print(Text("verified", "bold green"))
        return 0
    console.print(Text(f"not verified: {verdict.problem}", "bold red"), soft_wrap=True)
    return FAILED
