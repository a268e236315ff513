"""Which request is answered by what, and which of a server's are not there."""

import re
from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from armorial.browser import pages, tables
from armorial.browser.outcome import Outcome, Reply
from armorial.browser.requests import Request
from armorial.table.errors import refuse
from armorial.table.messages.offers import Part
from armorial.table.offers import absent

if TYPE_CHECKING:
    from armorial.browser.desk import Desk

Answer = Callable[..., Reply | None]
"""Gets the desk, the request, the outcome, and the parts of the path by their names. No reply: it comes later."""


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile("/api/" + re.sub(r"\{(\w+)\}", r"(?P<\1>[A-Za-z0-9_.-]{1,100})", path))


def _routes(*routes: tuple[str, str, Answer]) -> list[tuple[str, re.Pattern[str], Answer]]:
    return [(method, _pattern(path), answer) for method, path, answer in routes]


ROUTES: Final = _routes(
    ("GET", "health", pages.health),
    ("GET", "ready", pages.health),
    ("GET", "offers", pages.offers),
    ("GET", "games", pages.games),
    ("GET", "games/{game}/components", pages.components),
    ("GET", "games/{game}/printed/{hash}", pages.printed),
    ("GET", "rules/{game}", pages.rules),
    ("GET", "words/{language}/{game}", pages.words),
    ("GET", "me", pages.who_am_i),
    ("POST", "me", pages.be_guest),
    ("PATCH", "me", pages.change_me),
    ("GET", "lessons", pages.courses),
    ("POST", "lessons/{game}/{lesson}", pages.lesson),
    ("GET", "puzzles", pages.puzzle_days),
    ("GET", "puzzles/{day}", pages.puzzle),
    ("POST", "puzzles/{day}/try", pages.try_puzzle),
    ("GET", "my/tables", tables.mine),
    ("POST", "tables", tables.make),
    ("POST", "play-now", tables.play_now),
    ("POST", "import", tables.import_record),
    ("GET", "tables/{table}", tables.show),
    ("POST", "tables/{table}/join", tables.join),
    ("POST", "tables/{table}/leave", tables.leave),
    ("POST", "tables/{table}/seats/{seat}", tables.put_bot),
    ("POST", "tables/{table}/start", tables.start),
    ("POST", "tables/{table}/close", tables.close),
    ("POST", "tables/{table}/rematch", tables.rematch),
    ("POST", "tables/{table}/forget", tables.forget),
    ("GET", "tables/{table}/series", tables.series),
    ("GET", "tables/{table}/position", tables.position),
    ("GET", "tables/{table}/log", tables.log),
    ("GET", "tables/{table}/record", tables.record),
    ("GET", "tables/{table}/numbers", tables.numbers),
    ("GET", "tables/{table}/rules", tables.rules),
    ("GET", "tables/{table}/printed/{hash}", tables.printed),
    ("POST", "tables/{table}/sandbox", tables.sandbox),
    ("POST", "tables/{table}/answer", tables.acts("answer")),
    ("POST", "tables/{table}/undo", tables.acts("undo")),
    ("POST", "tables/{table}/restart", tables.acts("restart")),
    ("POST", "tables/{table}/confirm", tables.acts("confirm")),
    ("POST", "tables/{table}/resign", tables.acts("resign")),
    ("POST", "tables/{table}/undo-request", tables.acts("undo_request")),
    ("POST", "tables/{table}/undo-reply", tables.acts("undo_reply")),
    ("POST", "tables/{table}/hint", tables.hint),
    ("POST", "tables/{table}/coach", tables.coach),
    ("GET", "tables/{table}/analysis", tables.show_analysis),
    ("POST", "tables/{table}/analysis", tables.begin_analysis),
    ("GET", "tables/{table}/notes", tables.notes),
    ("PUT", "tables/{table}/notes", tables.write_notes),
)

ABSENT: Final[tuple[tuple[str, Part], ...]] = (
    (r"tables", "lobby"),
    (r"tables/[^/]+/chat", "chat"),
    (r"tables/[^/]+/(people|block|report|remove|mute|new-invite|friends|invite)", "people"),
    (r"(blocks|friends|invitations|seek)(/.*)?", "people"),
    (r"my/(seek|puzzles)", "people"),
    (r"tables/[^/]+/(remind|let-bot|claim|back)", "clocks"),
    (r"account/vacations(/.*)?", "clocks"),
    (r"tables/[^/]+/(plans|orders)(/.*)?", "plans"),
    (r"(account|sign-in|sign-out|recover|passkey|delete-me)(/.*)?", "accounts"),
    (r"notices(/.*)?", "notices"),
    (r"boxes(/.*)?", "boxes"),
    (r"(my/profile|my/history|people/.*|rankings/.*|statistics.*)", "ratings"),
    (r"tournaments(/.*)?", "tournaments"),
    (r"my/tournaments", "tournaments"),
)
"""What a server has besides."""
_ABSENT: Final = [(re.compile(f"/api/{path}"), part) for path, part in ABSENT]


def answer(desk: "Desk", request: Request, out: Outcome) -> Reply | None:
    """Answer a request, or refuse it."""
    for method, pattern, route in ROUTES:
        found = pattern.fullmatch(request.path)
        if found is not None and method == request.method:
            return route(desk, request, out, **found.groupdict())
    for pattern, part in _ABSENT:
        if pattern.fullmatch(request.path):
            raise absent(part)
    if any(pattern.fullmatch(request.path) for _, pattern, _ in ROUTES):
        raise refuse("invalid", "wrong-method")
    raise refuse("not_found", "no-such-page")
