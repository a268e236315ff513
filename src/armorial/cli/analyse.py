"""A recorded game as a bot sees it: every choice with its win chances, the largest mistakes, and a picture."""

import json
from contextlib import closing
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from armorial.bots import make_bot
from armorial.bots.advice import decimal
from armorial.bots.analysis import Analyst, Inquiry, Judgement, NoReasons, mistakes
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.cli.engine import analysis_seconds, fast_engine
from armorial.cli.errors import CliError
from armorial.cli.plot import check_picture, draw_chances
from armorial.cli.seats import loaded_players
from armorial.cli.setting import open_record, speaker_of
from armorial.cli.workers import carried_out, check_jobs, watched
from armorial.match import RecordError
from armorial.text import Speaker

MOST_MISTAKES: Final = 5
LEAST_LOSS: Final = 0.05
"""A choice that loses less of the win chance than this is no mistake: the bot is not surer than that."""


def analyse(
    file: Path, bot: str, seed: int, jobs: int, picture: Path | None, language: str | None, as_json: bool
) -> None:
    """Go through a record, and tell what a bot thinks of every choice."""
    speaker = speaker_of(language)
    make_bot(bot)
    check_jobs(jobs)
    if picture is not None:
        check_picture(picture)
    inquiry = Inquiry(open_record(file), bot, seed)
    try:
        analyst = Analyst(inquiry)
        fast_engine(analysis_seconds(bot, len(analyst.moments), jobs))
        judgements = _judged(inquiry, analyst, jobs, quiet=as_json)
    except RecordError as error:
        raise CliError(f"cannot analyse '{file}': {error}") from error
    except NoReasons as error:
        raise CliError(f"{error}; use --bot with greedy, mcts:400 or a level") from error
    study = _Study(analyst, judgements, inquiry, speaker)
    if picture is not None:
        title = speaker.text(f"game-{analyst.record.game}")
        draw_chances(picture, title, study.names, [(j.line, j.chances) for j in judgements], analyst, speaker)
    if as_json:
        print(json.dumps(study.as_json(picture), indent=2, ensure_ascii=False))
    else:
        study.tell(picture)


def _judged(inquiry: Inquiry, analyst: Analyst, jobs: int, quiet: bool) -> list[Judgement]:
    total = len(analyst.moments)
    work = carried_out(inquiry, range(total), jobs)
    with closing(work), closing(watched(work, analyst.record.game, total, quiet=quiet)) as bar:
        found = [judgement for judgement in bar if judgement is not None]
    return sorted(found, key=lambda judgement: judgement.line)


class _Study:
    """What was found, in words and as data."""

    def __init__(self, analyst: Analyst, judgements: list[Judgement], inquiry: Inquiry, speaker: Speaker) -> None:
        self._analyst = analyst
        self._judgements = judgements
        self._inquiry = inquiry
        self._speaker = speaker
        self._states = {moment.line.seq: moment.state for moment in analyst.moments}
        self._mistakes = mistakes(judgements, MOST_MISTAKES, LEAST_LOSS)
        self.names = [player.name for player in loaded_players(analyst.record.names, speaker)]

    def _token(self, judgement: Judgement, option: int) -> str:
        question = self._analyst.game.asked(self._states[judgement.line])
        assert question is not None
        return question.table.names[option]

    def _prompt(self, judgement: Judgement) -> str:
        state = self._states[judgement.line]
        question = self._analyst.game.asked(state)
        assert question is not None
        return self._speaker.say(question.prompt(state), self.names)

    def _label(self, judgement: Judgement, option: int) -> str:
        state = self._states[judgement.line]
        question = self._analyst.game.asked(state)
        assert question is not None
        return self._speaker.say(question.label(state, option), self.names)

    def as_json(self, picture: Path | None) -> dict[str, Any]:
        record = self._analyst.record
        return {
            "game": record.game,
            "seats": record.seats,
            "names": self.names,
            "finished": record.finished,
            "bot": self._inquiry.bot,
            "seed": self._inquiry.seed,
            "decisions": [self._row(judgement) for judgement in self._judgements],
            "untold": len(self._analyst.moments) - len(self._judgements),
            "players": [self._player(seat) for seat in range(record.seats)],
            "mistakes": [self._row(judgement) for judgement in self._mistakes],
            "result": self._analyst.result(),
            "plot": str(picture) if picture else None,
        }

    def _row(self, judgement: Judgement) -> dict[str, Any]:
        return {
            "line": judgement.line,
            "seat": judgement.seat,
            "before": round(judgement.before, 4),
            "after": round(judgement.after, 4),
            "loss": round(judgement.loss, 4),
            "question": self._prompt(judgement),
            "played": self._token(judgement, judgement.played),
            "played_label": self._label(judgement, judgement.played),
            "bot": self._token(judgement, judgement.best),
            "bot_label": self._label(judgement, judgement.best),
            "chances": [round(chance, 4) for chance in judgement.chances],
        }

    def _player(self, seat: int) -> dict[str, Any]:
        own = [judgement for judgement in self._judgements if judgement.seat == seat]
        return {
            "seat": seat,
            "decisions": len(own),
            "as_bot": sum(judgement.played == judgement.best for judgement in own),
            "mean_loss": round(sum(judgement.loss for judgement in own) / len(own), 4) if own else None,
        }

    # -- in words -----------------------------------------------------------------------------------------

    def tell(self, picture: Path | None) -> None:
        console = Console(highlight=False)
        text = self._speaker.text
        game = text(f"game-{self._analyst.record.game}")
        title = text("cli-analyse-title", game=game, n=len(self._judgements), bot=self._inquiry.bot)
        console.print(Text(title, "bold"))
        console.print()
        console.print(self._table())
        console.print()
        for seat, name in enumerate(self.names):
            row = self._player(seat)
            if row["decisions"]:
                loss = decimal(100 * row["mean_loss"])
                said = text("cli-analyse-player", name=name, n=row["decisions"], same=row["as_bot"], loss=loss)
                console.print(Text.assemble((f"{SEAT_MARKS[seat]} ", SEAT_STYLES[seat]), said))
        console.print()
        if self._mistakes:
            console.print(Text(text("cli-analyse-mistakes"), "bold"))
        else:
            console.print(text("cli-analyse-no-mistakes", percent=round(100 * LEAST_LOSS)))
        for judgement in self._mistakes:
            console.print(Padding(Text(self._in_words(judgement)), (0, 0, 0, 2)))
        if picture is not None:
            console.print(Text(text("cli-analyse-plot", file=str(picture)), "green"), soft_wrap=True)

    def _table(self) -> Table:
        text = self._speaker.text
        headings = [text(f"cli-analyse-{key}") for key in ("line", "who", "before", "after", "played", "bot")]
        table = Table(*headings, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        worst = {judgement.line for judgement in self._mistakes}
        for judgement in self._judgements:
            style = "bold red" if judgement.line in worst else ""
            same = judgement.played == judgement.best
            table.add_row(
                str(judgement.line),
                Text(self.names[judgement.seat], SEAT_STYLES[judgement.seat]),
                Text(_percent(judgement.before), style),
                Text(_percent(judgement.after), style),
                Text(self._label(judgement, judgement.played), style),
                Text("=" if same else self._label(judgement, judgement.best), "dim" if same else ""),
            )
        return table

    def _in_words(self, judgement: Judgement) -> str:
        name, question = self.names[judgement.seat], self._prompt(judgement)
        return self._speaker.text(
            "cli-analyse-mistake",
            line=judgement.line,
            question=question if name in question else f"{name}: {question}",
            played=self._label(judgement, judgement.played),
            best=self._label(judgement, judgement.best),
            before=round(100 * judgement.before),
            after=round(100 * judgement.after),
        )


def _percent(share: float) -> str:
    return f"{round(100 * share)} %"
