"""Live connections: who looks at which table, and what they have been told."""

import logging
from typing import TYPE_CHECKING, Annotated, Final

from pydantic import BaseModel, Field, TypeAdapter, ValidationError

from armorial.browser.outcome import Needed, Outcome
from armorial.browser.playing import act
from armorial.browser.requests import PRESENT, Request, refused
from armorial.table.errors import ApiError, refuse
from armorial.table.following import Following
from armorial.table.messages import ClientMessage, LiveDone, LiveError, LiveLooking, LivePing, LivePong, LiveSay, Number
from armorial.table.offers import absent
from armorial.table.problems import problem

if TYPE_CHECKING:
    from armorial.browser.desk import Desk

log = logging.getLogger(__name__)

NOT_ALLOWED: Final = 1008
"""The code with which a server closes a WebSocket of somebody who may not be here."""
_MESSAGES: Final[TypeAdapter[ClientMessage]] = TypeAdapter(ClientMessage)


class LiveQuery(BaseModel):
    """As that of the WebSocket."""

    have: Number = 0
    seat: Annotated[int, Field(ge=0, le=11)] | None = None
    steps: bool = False


class Channel:
    """One live connection."""

    def __init__(self, table: str, language: str, following: Following) -> None:
        self.table = table
        self.language = language
        self.following = following
        self.sure = following.have
        """The last line that the client surely had before the last call."""


class Channels:
    """All that are open."""

    def __init__(self, desk: "Desk") -> None:
        self._desk = desk
        self._open: dict[str, Channel] = {}

    def watched(self, table: str) -> bool:
        return any(channel.table == table for channel in self._open.values())

    def open(self, name: str, request: Request, out: Outcome) -> None:
        table_id = request.path.removeprefix("/api/tables/").removesuffix("/live")
        try:
            query = request.asks(LiveQuery)
            self._desk.entry(table_id).table.check_visible(request.person, None)
        except ApiError as error:
            out.say(name, LiveError(key=None, error=problem(error, request.language)))
            out.end.append({"channel": name, "code": NOT_ALLOWED})
            return
        following = Following(request.reader(query.seat), query.have, query.steps)
        self._open[name] = Channel(table_id, request.language, following)
        self._desk.minds.look_at(table_id)

    def remember(self) -> None:
        """A call begins: what was said by the last one has been sent."""
        for channel in self._open.values():
            channel.sure = channel.following.have

    def begin_anew(self, table: str) -> None:
        """What was last said about a table may never have been sent."""
        for channel in self._open.values():
            if channel.table == table:
                channel.following = channel.following.anew(channel.sure)

    def shut(self, name: str) -> None:
        self._open.pop(name, None)

    def tell(self, name: str, text: str, out: Outcome) -> None:
        """Carry out what a client says. It is answered when all that came of it has been told."""
        channel = self._open.get(name)
        if channel is None:
            out.end.append({"channel": name, "code": NOT_ALLOWED})
            return
        key: str | None = None
        try:
            request = _MESSAGES.validate_json(text)
            if isinstance(request, LivePing | LiveLooking):
                out.say_last(name, LivePong())
                return
            key = request.key
            if isinstance(request, LiveSay):
                raise absent("chat")
            seq = act(self._desk, channel.table, key, request, request.type)
            out.say_last(name, LiveDone(seq=seq, key=key))
            return
        except Needed:
            raise
        except ValidationError as found:
            error = refused(found)
        except ApiError as found:
            error = found
        except Exception:
            log.exception("a message failed", extra={"table": channel.table})
            self._desk.forget_changes()
            error = refuse("internal", "internal")
        out.say_last(name, LiveError(key=key, error=problem(error, channel.language)))

    def warn(self, table: str, error: ApiError, out: Outcome) -> None:
        """Tell all who look at a table of something that went wrong, and that nobody asked for."""
        for name, channel in self._open.items():
            if channel.table == table:
                out.say_last(name, LiveError(key=None, error=problem(error, channel.language)))

    def tell_news(self, out: Outcome) -> None:
        """To all what is new to them."""
        for name, channel in list(self._open.items()):
            entry = self._desk.entries.get(channel.table)
            if entry is not None and not entry.loaded:
                continue
            if entry is None:
                gone = refuse("not_found", "no-such-table")
                out.say(name, LiveError(key=None, error=problem(gone, channel.language)))
            else:
                for message in channel.following.news(entry.table, PRESENT):
                    out.say(name, message)
            if entry is None or channel.following.barred:
                out.end.append({"channel": name, "code": NOT_ALLOWED})
                del self._open[name]
