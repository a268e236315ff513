"""A recorded game as a bot sees it: every choice with its win chances, the largest mistakes, and a picture."""

import json
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from armorial.bots import make_bot
from armorial.bots.advice import decimal, signed
from armorial.bots.analysis import DEFAULT, Analyst, Budget, Inquiry, NoReasons
from armorial.bots.study import LEAST_LOSS, Decision, Study, loss
from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.cli.engine import analysis_seconds, fast_engine
from armorial.cli.errors import CliError
from armorial.cli.plot import check_picture, draw_chances
from armorial.cli.seats import loaded_players
from armorial.cli.setting import open_record, speaker_of
from armorial.cli.workers import carried_out, check_jobs, watched
from armorial.kernel.words import of_plain
from armorial.match import RecordError
from armorial.text import Speaker


def analyse(
    file: Path, bot: str | None, seed: int, jobs: int, picture: Path | None, language: str | None, as_json: bool
) -> None:
    """Go through a record, and tell what a bot thinks of every choice."""
    speaker = speaker_of(language)
    budget = DEFAULT if bot is None else Budget(bot)
    make_bot(budget.glance)
    check_jobs(jobs)
    if picture is not None:
        check_picture(picture)
    inquiry = Inquiry(open_record(file), budget, seed)
    try:
        analyst = Analyst(inquiry)
        fast_engine(analysis_seconds(budget.glance, len(analyst.moments), jobs))
        found = _studied(inquiry, analyst, jobs, quiet=as_json)
    except RecordError as error:
        raise CliError(f"cannot analyse '{file}': {error}") from error
    except NoReasons as error:
        raise CliError(f"{error}; use --bot with greedy, mcts:400 or a level") from error
    study = _Report(analyst, found, inquiry, speaker)
    if picture is not None:
        title = speaker.text(f"game-{analyst.record.game}")
        draw_chances(
            picture,
            title,
            study.names,
            [(each["line"], each["chances"]) for each in found.decisions()],
            analyst,
            speaker,
        )
    if as_json:
        print(json.dumps(study.as_json(picture), indent=2, ensure_ascii=False))
    else:
        study.tell(picture)


def _studied(inquiry: Inquiry, analyst: Analyst, jobs: int, quiet: bool) -> Study:
    """Do piece after piece, until nothing is missing."""
    study = Study(inquiry.budget, {0: analyst.piece(0)})
    while missing := study.missing():
        work = carried_out(Numbered(inquiry), missing, jobs)
        with closing(work), closing(watched(work, analyst.record.game, len(missing), quiet=quiet)) as bar:
            study.found.update(bar)
    return study


class Numbered:
    """The pieces with their numbers: they come in any order."""

    def __init__(self, inquiry: Inquiry) -> None:
        self._inquiry = inquiry

    def begin(self) -> Callable[[int], tuple[int, dict[str, Any] | None]]:
        piece = self._inquiry.begin()
        return lambda number: (number, piece(number))


class _Report:
    """What was found, in words and as data."""

    def __init__(self, analyst: Analyst, study: Study, inquiry: Inquiry, speaker: Speaker) -> None:
        self._analyst = analyst
        self._study = study
        self._decisions = study.decisions()
        self._mistakes = study.mistakes()
        self._bot = inquiry.budget.closer or inquiry.budget.glance
        self._seed = inquiry.seed
        self._speaker = speaker
        self.names = [player.name for player in loaded_players(analyst.record.names, speaker)]

    def _said(self, decision: Decision, what: str) -> str:
        return self._speaker.say(of_plain(decision[what]), self.names)

    def as_json(self, picture: Path | None) -> dict[str, Any]:
        record, course = self._analyst.record, self._study.course
        assert course is not None
        return {
            "game": record.game,
            "seats": record.seats,
            "names": self.names,
            "finished": record.finished,
            "bot": self._bot,
            "seed": self._seed,
            "decisions": [self._row(decision) for decision in self._decisions],
            "untold": self._study.untold(),
            "players": [self._study.seat(seat) for seat in range(record.seats)],
            "mistakes": [self._row(decision) for decision in self._mistakes],
            "points": course["points"],
            "sources": self._study.sources(),
            "luck": course["luck"],
            "result": course["result"],
            "plot": str(picture) if picture else None,
        }

    def _row(self, decision: Decision) -> dict[str, Any]:
        return {
            "line": decision["line"],
            "seat": decision["seat"],
            "before": decision["before"],
            "after": decision["after"],
            "loss": round(loss(decision), 4),
            "points": decision["points"],
            "question": self._said(decision, "question"),
            "played": decision["played"],
            "played_label": self._said(decision, "played_label"),
            "bot": decision["best"],
            "bot_label": self._said(decision, "best_label"),
            "chances": decision["chances"],
            "why": [self._speaker.say(of_plain(reason), self.names) for reason in decision.get("why", [])],
        }

    # -- in words -----------------------------------------------------------------------------------------

    def tell(self, picture: Path | None) -> None:
        console = Console(highlight=False)
        text = self._speaker.text
        game = text(f"game-{self._analyst.record.game}")
        title = text("cli-analyse-title", game=game, n=len(self._decisions), bot=self._bot)
        console.print(Text(title, "bold"))
        console.print()
        console.print(self._table())
        console.print()
        for seat, name in enumerate(self.names):
            self._tell_player(console, seat, name)
        console.print()
        if self._mistakes:
            console.print(Text(text("cli-analyse-mistakes"), "bold"))
        else:
            console.print(text("cli-analyse-no-mistakes", percent=round(100 * LEAST_LOSS)))
        for decision in self._mistakes:
            console.print(Padding(Text(self._in_words(decision)), (0, 0, 0, 2)))
        if picture is not None:
            console.print(Text(text("cli-analyse-plot", file=str(picture)), "green"), soft_wrap=True)

    def _tell_player(self, console: Console, seat: int, name: str) -> None:
        row, text = self._study.seat(seat), self._speaker.text
        if not row["decisions"]:
            return
        lost = decimal(100 * row["mean_loss"])
        said = text("cli-analyse-player", name=name, n=row["decisions"], same=row["as_bot"], loss=lost)
        if row["accuracy"] is not None:
            said += " " + text("cli-analyse-accuracy", percent=round(100 * row["accuracy"]))
        if row["luck"] is not None:
            said += " " + text("cli-analyse-luck", points=signed(row["luck"]))
        console.print(Text.assemble((f"{SEAT_MARKS[seat]} ", SEAT_STYLES[seat]), said))

    def _table(self) -> Table:
        text = self._speaker.text
        headings = [text(f"cli-analyse-{key}") for key in ("line", "who", "before", "after", "played", "bot")]
        table = Table(*headings, box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="bold")
        worst = {decision["line"] for decision in self._mistakes}
        for decision in self._decisions:
            style = "bold red" if decision["line"] in worst else ""
            same = decision["played"] == decision["best"]
            table.add_row(
                str(decision["line"]),
                Text(self.names[decision["seat"]], SEAT_STYLES[decision["seat"]]),
                Text(_percent(decision["before"]), style),
                Text(_percent(decision["after"]), style),
                Text(self._said(decision, "played_label"), style),
                Text("=" if same else self._said(decision, "best_label"), "dim" if same else ""),
            )
        return table

    def _in_words(self, decision: Decision) -> str:
        name, question = self.names[decision["seat"]], self._said(decision, "question")
        return self._speaker.text(
            "cli-analyse-mistake",
            line=decision["line"],
            question=question if name in question else f"{name}: {question}",
            played=self._said(decision, "played_label"),
            best=self._said(decision, "best_label"),
            before=round(100 * decision["before"]),
            after=round(100 * decision["after"]),
        )


def _percent(share: float) -> str:
    return f"{round(100 * share)}%"
