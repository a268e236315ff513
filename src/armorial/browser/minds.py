"""What the thinker is asked, for which table, and what is done with what it finds."""

import json
import secrets
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from armorial.bots.analysis import Budget
from armorial.bots.study import Study
from armorial.browser import shelf, thoughts
from armorial.browser.outcome import Outcome, Reply, refusal
from armorial.browser.requests import ME, Request
from armorial.match import write_record
from armorial.table import play
from armorial.table.analysis import Kept, check_analysis, inquiry_of
from armorial.table.errors import ApiError, refuse
from armorial.table.guidance import coaching_of, hint_of
from armorial.table.jobs import Job, carry_out, job_at, puzzle_at
from armorial.table.messages import Act
from armorial.table.words import voice_of

if TYPE_CHECKING:
    from armorial.browser.desk import Desk

QUICK_BOT: Final = "greedy"
"""Who answers when a bot has failed."""
ADVISER: Final = "master"
"""Who gives hints."""
COACH: Final = "strong"
"""Who warns: quicker, as it is asked at every question."""
PATIENCE: Final = 30.0
"""After how many seconds a thought has failed. Bots answer within a few; a slow phone takes longer."""
LONG_PATIENCE: Final = 300.0
"""The same for a piece of an analysis, which nobody's turn waits for."""
BUDGET: Final = Budget("mcts:8", "mcts:32")
"""What an analysis may spend: less than on a server, which has a compiled engine. Bots wait while a piece is done."""


@dataclass
class Thought:
    """Something that the thinker is asked, or waits to be."""

    kind: str
    table: str
    job: Job | None = None
    """Of a bot that is to answer."""
    level: str = ""
    tried: bool = False
    """Whether the same bot has failed at it before."""
    request: Request | None = None
    """Of somebody who wants advice."""
    wish: Act | None = None
    numbers: tuple[int, ...] = ()
    """Of an analysis: the pieces."""
    seq: int = 0


class Minds:
    """All thoughts of a desk."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self._asked: dict[str, Thought] = {}
        self._bots: dict[str, str] = {}
        """The thoughts of bots, by table: one for each."""
        self._analysing: dict[str, str] = {}
        """The thoughts of analyses, by table."""
        self._analyses: dict[str, tuple[Kept | None, int]] = {}
        """Analyses that were read, with the number of the last change."""
        self._look: dict[str, None] = {}
        """Tables at which nobody has looked yet whether it is a bot's turn."""

    def busy(self, table: str) -> bool:
        return any(thought.table == table for thought in self._asked.values())

    def look_at(self, table: str) -> None:
        """A table was loaded: a bot may have been about to answer when it was left."""
        self._look[table] = None

    # -- bots -----------------------------------------------------------------------------------------------

    def go_on(self, changed: list[str], out: Outcome) -> None:
        """Let bots, and seats that are out, play on at the tables that this call has touched."""
        for table_id in dict.fromkeys([*changed, *self._look, *self._bots]):
            entry = self._desk.entries.get(table_id)
            if entry is None:
                self._drop(self._bots.pop(table_id, None), out)
            elif entry.loaded:
                self._play_on(table_id, out)
        self._look.clear()

    def _play_on(self, table_id: str, out: Outcome) -> None:
        entry = self._desk.entries[table_id]
        job = job_at(entry.table)
        while job is not None and job.puzzle is None:  # nothing to think about
            carry_out(job, job.token, entry.table)
            self._desk.changed(entry)
            job = job_at(entry.table)
        known = self._bots.get(table_id)
        if known is not None:
            before = self._asked[known].job
            if job is not None and before is not None and (before.seq, before.seat) == (job.seq, job.seat):
                return
            self._drop(self._bots.pop(table_id), out)
        if job is not None:
            assert job.bot is not None
            self._ask_bot(table_id, job, job.bot, out)

    def _ask_bot(self, table_id: str, job: Job, level: str, out: Outcome, *, tried: bool = False) -> None:
        assert job.puzzle is not None
        told = {"level": level, "pace": 1.0, "puzzle": thoughts.puzzle_to(job.puzzle)}
        self._bots[table_id] = self._think(Thought("answer", table_id, job, level, tried), told, out)

    def _answered(self, thought: Thought, found: Any, slow: bool, out: Outcome) -> None:
        """A bot's answer. One that has failed is asked once more, unless it took too long; then a quick one; if that
        fails too, just any answer is given. Whoever looks at the table is told who answered instead."""
        del self._bots[thought.table]
        entry, job = self._desk.entries.get(thought.table), thought.job
        if entry is None or job is None or job.puzzle is None or job_at(entry.table) is None:
            return
        name = entry.table.seats[job.seat].name
        warning = None if thought.level == job.bot else refuse("unavailable", "bot-replaced", name=name)
        if found not in job.puzzle.options:
            if not thought.tried and not slow:
                self._ask_bot(thought.table, job, thought.level, out, tried=True)
                return
            if thought.level != QUICK_BOT:
                self._ask_bot(thought.table, job, QUICK_BOT, out)
                return
            found, warning = secrets.choice(job.puzzle.options), refuse("unavailable", "bot-guessed", name=name)
        try:
            carry_out(job, found, entry.table)
        except ApiError:  # the table has moved on
            self.look_at(thought.table)
            return
        self._desk.changed(entry)
        if warning is not None:
            self._desk.channels.warn(thought.table, warning, out)

    # -- advice ---------------------------------------------------------------------------------------------

    def advise(self, kind: str, table_id: str, request: Request, wish: Act, out: Outcome) -> None:
        """Ask for a hint, or for what a coach says. It is answered later."""
        table = self._desk.entry(table_id).table
        play.check_hint(table, ME, wish)
        level = ADVISER if kind == "advise" else COACH
        told = {"level": level, "pace": 1.0, "puzzle": thoughts.puzzle_to(puzzle_at(table, wish.seat))}
        self._think(Thought(kind, table_id, request=request, wish=wish), told, out)

    def _advised(self, thought: Thought, found: Any, out: Outcome) -> None:
        request, wish = thought.request, thought.wish
        assert request is not None
        assert wish is not None
        try:
            entry = self._desk.entries.get(thought.table)
            if entry is None:
                raise refuse("not_found", "no-such-table")
            question, state = play.check_hint(entry.table, ME, wish)  # the table may have moved on
            if found is None:
                raise refuse("unavailable", "no-hint")
            voice = voice_of(request.language, tuple(entry.table.names()))
            if thought.kind == "advise":
                advice = thoughts.advice_from(found)
                reply = Reply(hint_of(advice, question, state, voice, entry.table.components))
            else:
                said = thoughts.coaching_from(found)
                reply = Reply(coaching_of(entry.table.game, said, question, state, voice))
        except ApiError as error:
            reply = refusal(error, request.language)
        out.reply(request.ticket, reply)

    # -- analyses -------------------------------------------------------------------------------------------

    def analysis(self, table_id: str) -> Kept | None:
        """What is known about a game."""
        if table_id not in self._analyses:
            text = self._desk.read(f"analysis/{table_id}")
            self._analyses[table_id] = (None, 0) if text is None else shelf.analysis_from(table_id, text)
        return self._analyses[table_id][0]

    def delete_analysis(self, table_id: str, out: Outcome) -> None:
        """With its table. It must have been read before."""
        kept, seen = self._analyses[table_id]
        if kept is not None:
            out.keep(f"analysis/{table_id}", None, seen, seen)
        self.forget(table_id, out)

    def forget(self, table_id: str, out: Outcome) -> None:
        """The table is not what it was thought to be: what its bots and its analysis need is asked for anew."""
        self._analyses.pop(table_id, None)
        for asked in (self._bots, self._analysing):
            self._drop(asked.pop(table_id, None), out)
        self.look_at(table_id)

    def analyse(self, table_id: str, out: Outcome) -> Kept | None:
        """Begin an analysis, or one in the place of one that failed or is about less."""
        table = self._desk.entry(table_id).table
        kept = self.analysis(table_id)
        check_analysis(table)
        if kept is None or kept.seq != table.seq or kept.state == "failed":
            self._drop(self._analysing.pop(table_id, None), out)
            self._keep(Kept(table_id, table.seq, "running", Study(BUDGET, {})), out)
        return self.go_on_analysing(table_id, out)

    def go_on_analysing(self, table_id: str, out: Outcome) -> Kept | None:
        """Do the next pieces, if somebody wants them and nobody does them."""
        kept = self.analysis(table_id)
        if kept is None or kept.state != "running" or table_id in self._analysing:
            return kept
        numbers = tuple(kept.study.missing()[:1])
        inquiry = inquiry_of(self._desk.entry(table_id).table, kept.study.budget)
        told = {
            "place": f"{table_id} {kept.seq}",
            "record": write_record(inquiry.record, private=True),
            "budget": list(inquiry.budget),
            "everything": inquiry.everything,
            "numbers": numbers,
        }
        thought = Thought("analyse", table_id, numbers=numbers, seq=kept.seq)
        self._analysing[table_id] = self._think(thought, {**told, "seed": inquiry.seed}, out)
        return kept

    def _analysed(self, thought: Thought, found: Any, out: Outcome) -> None:
        self._analysing.pop(thought.table, None)
        kept = self.analysis(thought.table)
        if kept is None or kept.seq != thought.seq or thought.table not in self._desk.entries:
            return
        state = "failed"
        if found is not None:
            kept.study.found.update(zip(thought.numbers, found, strict=True))
            state = "running" if kept.study.missing() else "done"
        self._keep(Kept(kept.table, kept.seq, state, kept.study), out)
        self.go_on_analysing(thought.table, out)

    def _keep(self, kept: Kept, out: Outcome) -> None:
        _, seen = self._analyses[kept.table]
        self._analyses[kept.table] = (kept, seen + 1)
        out.keep(f"analysis/{kept.table}", shelf.analysis_text(kept, seen + 1), seen or None, seen + 1)

    # -- all of them ----------------------------------------------------------------------------------------

    def _think(self, thought: Thought, told: dict[str, Any], out: Outcome) -> str:
        name = secrets.token_urlsafe(9)
        self._asked[name] = thought
        job = {"seed": secrets.randbits(32), **told, "id": name, "kind": thought.kind}
        patient = thought.kind == "analyse"
        out.think.append(
            {
                "id": name,
                "lane": "background" if patient else "now",
                "limit": LONG_PATIENCE if patient else PATIENCE,
                "job": json.dumps(job, ensure_ascii=False, separators=(",", ":")),
            }
        )
        return name

    def _drop(self, name: str | None, out: Outcome) -> None:
        if name is not None and self._asked.pop(name, None) is not None:
            out.drop.append(name)

    def thought(self, result: dict[str, Any], out: Outcome) -> None:
        """What was found; nothing if the thinker has failed."""
        thought = self._asked.get(result["id"])
        if thought is None:
            return
        if thought.table in self._desk.entries:
            self._desk.entry(thought.table)
            if thought.kind == "analyse":
                self.analysis(thought.table)
        del self._asked[result["id"]]
        found = result.get("found")
        if thought.kind == "answer":
            self._answered(thought, found, result.get("failed") == "time", out)
        elif thought.kind == "analyse":
            self._analysed(thought, found, out)
        else:
            self._advised(thought, found, out)
