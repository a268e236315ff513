"""The first worker: holds the tables of a browser and answers for them, in the words of a server.

Every call gives an outcome (``outcome.py``). What has changed is stored by the caller before it is shown to anybody; so
a call first changes tables in memory, and only at its end says what is to be stored and what is new to those who look.
"""

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import Any, Final

from armorial.browser import shelf
from armorial.browser.channels import Channels
from armorial.browser.minds import Minds
from armorial.browser.outcome import Needed, Outcome, refusal
from armorial.browser.requests import ME, Request
from armorial.browser.routes import answer
from armorial.browser.shelf import Entry, Myself
from armorial.table.errors import ApiError, refuse
from armorial.table.messages import Preferences
from armorial.table.names import poses
from armorial.table.replays import Replays
from armorial.table.table import Table

log = logging.getLogger(__name__)

GUEST_NAME: Final = "Guest"
KEPT: Final = 8
"""How many matches stay loaded that nobody looks at."""


class Desk:
    """All tables of a browser. Their names begin with ``mark``, which says that they are not on a server."""

    def __init__(self, mark: str = "") -> None:
        self._mark = mark
        self.me: Myself | None = None
        self.entries: dict[str, Entry] = {}
        self.replays = Replays()
        self.minds = Minds(self)
        self.channels = Channels(self)
        self._loaded: OrderedDict[str, None] = OrderedDict()
        """The tables whose matches are loaded, those that were needed last at the end."""
        self._unreadable: set[str] = set()
        """Tables of a newer version of this program, or that are damaged. They stay as they are."""
        self._given: dict[str, str | None] = {}
        """What was read for a call that needs it."""
        self._changed: dict[str, None] = {}
        """The tables that this call has changed."""
        self._forgotten: list[Entry] = []
        """The tables that this call has deleted."""
        self._lost: set[str] = set()
        """Tables whose change failed half-way. They are read again before anything else is done."""
        self._new_me = False
        self._stranger = False
        """Whether what is stored of the person cannot be read. It stays as it is."""

    # -- what is called -------------------------------------------------------------------------------------

    def begin(self, kept: str) -> str:
        """All that is stored about the person, and the heads of all tables."""
        values: dict[str, str] = json.loads(kept)
        self._read_me(values.get("me"))
        for key, text in values.items():
            if key.startswith("head/"):
                self._read_head(key.removeprefix("head/"), text)
        return Outcome().text()

    def give(self, kept: str) -> str:
        """What an outcome needs."""
        self._given.update(json.loads(kept))
        return Outcome().text()

    def ask(self, ticket: int, request: str) -> str:
        """A request, as over HTTP."""
        return self._call(lambda out: self._ask(Request.read(self, ticket, request), out))

    def open(self, channel: str, request: str) -> str:
        """A live connection to a table, as a WebSocket."""
        return self._call(lambda out: self.channels.open(channel, Request.read(self, 0, request), out))

    def tell(self, channel: str, message: str) -> str:
        """A message over a live connection."""
        return self._call(lambda out: self.channels.tell(channel, message, out))

    def shut(self, channel: str) -> str:
        """A live connection is closed."""
        return self._call(lambda out: self.channels.shut(channel))

    def thought(self, result: str) -> str:
        """What the thinker has found, or that it has failed."""
        return self._call(lambda out: self.minds.thought(json.loads(result), out))

    def noticed(self, keys: str) -> str:
        """Another tab has stored these keys, or they could not be stored: what is in memory is not what is stored."""
        return self._call(lambda out: self._noticed(json.loads(keys), out), sure=False)

    # -- how it is carried out ------------------------------------------------------------------------------

    def _call(self, work: Callable[[Outcome], None], *, sure: bool = True) -> str:
        """``sure``: what the last call came to has been done."""
        out = Outcome()
        if sure:
            self.channels.remember()
        try:
            self._find_again()
            work(out)
        except Needed as needed:  # nothing has been changed yet
            assert not self._changed
            out = Outcome()
            out.need = list(needed.keys)
            return out.text()
        self._given.clear()
        touched = list(self._changed)
        try:
            self.minds.go_on(touched, out)
            touched = list(self._changed)
            self._store(out)
            self.channels.tell_news(out)
            self._make_place()
        except Exception:  # nothing of it is stored or shown: whoever called is told that it failed
            self._changed.update(dict.fromkeys(touched))
            self.forget_changes()
            for table in touched:
                self.minds.forget(table, out)
                self.channels.begin_anew(table)
            raise
        return out.text()

    def _ask(self, request: Request, out: Outcome) -> None:
        try:
            reply = answer(self, request, out)
        except ApiError as error:
            reply = refusal(error, request.language)
        except Needed:
            raise
        except Exception:
            log.exception("a request failed", extra={"path": request.path})
            self.forget_changes()
            reply = refusal(refuse("internal", "internal"), request.language)
        if reply is not None:
            out.reply(request.ticket, reply)

    def _store(self, out: Outcome) -> None:
        if self._new_me and self.me is not None and not self._stranger:
            seen = self.me.revision or None
            self.me.revision += 1
            out.keep("me", shelf.me_text(self.me), seen, self.me.revision)
        self._new_me = False
        for table_id in self._changed:
            entry = self.entries[table_id]
            table = entry.table
            seen = table.revision if entry.stored else None
            table.revision, table.changed, entry.stored = table.revision + 1, time.time(), True
            out.keep(f"head/{table_id}", shelf.head_text(entry), seen, table.revision)
            out.keep(f"table/{table_id}", shelf.table_text(entry), seen, table.revision)
        self._changed.clear()
        for entry in self._forgotten:
            for kind in ("head", "table"):
                out.keep(f"{kind}/{entry.table.id}", None, entry.table.revision, entry.table.revision)
        self._forgotten.clear()

    def _noticed(self, keys: list[str], out: Outcome) -> None:
        tables = list(dict.fromkeys(key.partition("/")[2] for key in keys if "/" in key))
        wanted = [f"head/{table}" for table in tables]
        wanted += [f"table/{table}" for table in tables if self.channels.watched(table)]
        wanted += ["me"] if "me" in keys else []
        missing = [key for key in wanted if key not in self._given]
        if missing:
            raise Needed(*missing)
        if "me" in keys:
            self._read_me(self._given["me"])
        for table in tables:
            self.entries.pop(table, None)
            self._loaded.pop(table, None)
            self.minds.forget(table, out)
            self.channels.begin_anew(table)
            text = self._given.get(f"head/{table}")
            if text is not None:
                self._read_head(table, text)
            if self.channels.watched(table) and table in self.entries:
                self.entry(table)

    def _find_again(self) -> None:
        texts = {table: self.read(f"head/{table}") for table in self._lost}
        for table, text in texts.items():
            if text is not None:
                self._read_head(table, text)
        self._lost.clear()

    def _read_me(self, text: str | None) -> None:
        """Whoever cannot be read plays on as a guest."""
        try:
            self.me, self._stranger = None if text is None else shelf.me_from(text), False
        except shelf.UNREADABLE:
            self.me, self._stranger = Myself(GUEST_NAME, Preferences()), True

    def _read_head(self, table_id: str, text: str) -> None:
        try:
            self.entries[table_id] = shelf.head_from(text)
            self._unreadable.discard(table_id)
        except shelf.UNREADABLE:
            self._unreadable.add(table_id)

    def _make_place(self) -> None:
        """Matches that nobody looks at are forgotten, and read again when they are needed."""
        free = [table for table in self._loaded if not self.channels.watched(table) and not self.minds.busy(table)]
        for table_id in free[: max(0, len(self._loaded) - KEPT)]:
            self._drop(table_id)

    def _drop(self, table_id: str) -> None:
        del self._loaded[table_id]
        entry = self.entries[table_id]
        self.entries[table_id] = shelf.head_from(shelf.head_text(entry))

    # -- for those who answer -------------------------------------------------------------------------------

    def read(self, key: str) -> str | None:
        """Something that is stored."""
        if key not in self._given:
            raise Needed(key)
        return self._given[key]

    def entry(self, table_id: str) -> Entry:
        """A table with its match."""
        entry = self.entries.get(table_id)
        if table_id in self._unreadable:
            raise refuse("unavailable", "newer-form")
        if entry is None:
            raise refuse("not_found", "no-such-table")
        if not entry.loaded:
            text = self.read(f"table/{table_id}")
            if text is None:
                raise refuse("not_found", "no-such-table")
            try:
                shelf.load(entry, text)
            except shelf.DAMAGED as error:
                raise refuse("unavailable", "cannot-resume", why=type(error).__name__) from None
            self.minds.look_at(table_id)
        self._loaded[table_id] = None
        self._loaded.move_to_end(table_id)
        return entry

    def changed(self, entry: Entry) -> None:
        """A table is to be stored at the end of this call, and shown to those who look."""
        self._changed[entry.table.id] = None

    def add(self, table: Table, made_by: str | None) -> Entry:
        """A new table."""
        table.rename(self._mark + table.id)
        entry = Entry(table, made_by=made_by, loaded=True, stored=False)
        self.entries[table.id] = entry
        self._loaded[table.id] = None
        self.changed(entry)
        return entry

    def forget(self, entry: Entry, out: Outcome) -> None:
        """Delete a table, with its analysis, which must have been read."""
        table_id = entry.table.id
        self.minds.delete_analysis(table_id, out)
        del self.entries[table_id]
        self._loaded.pop(table_id, None)
        self._changed.pop(table_id, None)
        self._forgotten.append(entry)

    def forget_changes(self) -> None:
        """Something failed half-way: whatever the tables of this call are now, it is not what is stored."""
        for table_id in self._changed:
            self._loaded.pop(table_id, None)
            entry = self.entries.pop(table_id, None)
            if entry is None or entry.stored:
                self._lost.add(table_id)
        self._changed.clear()

    def somebody(self) -> Myself:
        if self.me is None:
            raise refuse("forbidden", "sign-in-first")
        return self.me

    def somebody_or_guest(self, name: str | None) -> Myself:
        """The person of this browser, made now if there is none yet."""
        if self.me is None:
            self.me = Myself(GUEST_NAME if not name or poses(name) else name, Preferences())
            self._new_me = True
        return self.me

    def change_me(self, name: str | None, settings: Preferences | None) -> Myself:
        me = self.somebody()
        me.name, me.settings = name or me.name, settings or me.settings
        self._new_me = True
        return me

    @property
    def person(self) -> str | None:
        """Who looks: the one person, or nobody yet."""
        return None if self.me is None else ME


def answered(text: str) -> dict[str, Any]:
    """An outcome, read: for tests and for other Python programs that use a desk."""
    found: dict[str, Any] = json.loads(text)
    return found
