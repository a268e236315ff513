"""What notices say, in the language of whoever gets them; and whether there is still anything to say."""

from dataclasses import dataclass
from typing import Any, Final, Protocol

from armorial.kernel.words import Arg
from armorial.server.store.schema import NoticeRow, SeatRow, TableRow
from armorial.text import Speaker

WAITED_FOR: Final = ("your_turn", "time_short", "reminder", "plan_stopped")
"""Kinds that are about somebody's turn."""


@dataclass(frozen=True)
class Told:
    """One notice in words."""

    kind: str
    place: str
    """A table, or the path of a page of the client."""
    game: str | None
    """Its name in the files."""
    title: str
    body: str
    at: float


@dataclass(frozen=True)
class Words:
    """What is sent at once: one notice, or several that came together."""

    title: str
    body: str
    path: str
    """The page of the client to open."""
    told: tuple[Told, ...]


class Scene(Protocol):
    """Where something happened, as it is there now."""

    def still(self, notice: NoticeRow) -> bool:
        """Whether what a notice says is still so."""

    def tell(self, notice: NoticeRow, speaker: Speaker) -> Told: ...


class AtTable:
    """A table with its seats."""

    def __init__(self, table: TableRow, seats: list[SeatRow]) -> None:
        self.table = table
        self.seats = seats

    def still(self, notice: NoticeRow) -> bool:
        table = self.table
        if notice.kind in WAITED_FOR:
            return table.state == "running" and self._mover() == notice.person
        if notice.kind == "undo_asked":
            return table.undo is not None
        if notice.kind in ("begins", "round_begins"):
            return table.state == "running"
        if notice.kind in ("invitation", "rematch"):
            return table.state == "open"
        return True

    def _mover(self) -> str | None:
        to_move = self.table.to_move
        return None if to_move is None else next((seat.person for seat in self.seats if seat.seat == to_move), None)

    def tell(self, notice: NoticeRow, speaker: Speaker) -> Told:
        game = f"game-{self.table.game}"
        named = speaker.text(game) if speaker.has(game) else self.table.game.capitalize()
        kind, details = notice.kind, notice.details
        args: dict[str, Arg] = {
            "game": named,
            "by": str(details.get("by", self.table.host_name)),
            **_tournament(details),
        }
        title = speaker.text(_title(kind, details), **args)
        return Told(kind, self.table.id, self.table.game, title, self._body(notice, speaker), notice.at)

    def _body(self, notice: NoticeRow, speaker: Speaker) -> str:
        if notice.kind == "named_in_chat":
            return str(notice.details.get("quote", ""))
        winners = (self.table.summary or {}).get("winners") if notice.kind == "ends" else None
        if winners:
            names = [seat.name for seat in self.seats if seat.seat in winners]
            return speaker.text("told-won", names=", ".join(names), n=len(names))
        others = [seat.name for seat in self.seats if seat.person != notice.person and seat.name]
        return speaker.text("told-with", names=", ".join(others)) if others else ""


class Elsewhere:
    """A page of the client. What it is about may be over by now."""

    def __init__(self, still_so: bool = True) -> None:
        self._still_so = still_so

    def still(self, notice: NoticeRow) -> bool:
        return self._still_so

    def tell(self, notice: NoticeRow, speaker: Speaker) -> Told:
        args = {"by": str(notice.details.get("by", "")), **_tournament(notice.details)}
        return Told(notice.kind, notice.table, None, speaker.text(f"told-{notice.kind}", **args), "", notice.at)


def _tournament(details: dict[str, Any]) -> dict[str, Arg]:
    """What there is to say of a tournament."""
    return {"tournament": str(details.get("tournament", "")), "round": int(details.get("round", 0))}


def _title(kind: str, details: dict[str, Any]) -> str:
    if kind == "begins" and details.get("your_turn"):
        return "told-begins-first"
    if kind == "ends" and details.get("closed"):
        return "told-closed"
    return f"told-{kind}"


def together(told: list[Told], speaker: Speaker) -> Words:
    """What is said of several things at once. Of one it is what there is to say of it; the same twice is one."""
    told = list({(one.kind, one.place): one for one in told}.values())
    if len(told) == 1:
        (one,) = told
        return Words(one.title, one.body, page_of(one.place), tuple(told))
    places = {one.place for one in told}
    path = page_of(told[0].place) if len(places) == 1 else "/games"
    body = "\n".join(dict.fromkeys(one.title for one in told))
    return Words(speaker.text("told-several", n=len(told)), body, path, tuple(told))


def trial(speaker: Speaker) -> Words:
    """What somebody gets who wants to see whether notices come."""
    return Words(speaker.text("told-trial"), speaker.text("told-trial-body"), "/notices", ())


def is_page(place: str) -> bool:
    """Whether something happened at no table."""
    return place.startswith("/")


def page_of(place: str) -> str:
    return place if is_page(place) else f"/table/{place}"
