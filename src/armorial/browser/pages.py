"""What is asked that is about no table."""

import time
from typing import TYPE_CHECKING

from pydantic import BaseModel, TypeAdapter, ValidationError

from armorial import __version__
from armorial.browser.outcome import Outcome, Reply
from armorial.browser.requests import ME, Request, refused
from armorial.data.reader import standard_text
from armorial.games import GAMES
from armorial.table import classroom, puzzles
from armorial.table.errors import refuse
from armorial.table.games import game_infos
from armorial.table.messages import BeGuest, ChangeMe, Language, Me, Person
from armorial.table.messages.lessons import LessonWish
from armorial.table.messages.offers import Offers
from armorial.table.messages.puzzles import TryPuzzle
from armorial.table.offers import ALONE
from armorial.table.printed import Printed, standard_printed
from armorial.table.rules_text import rules_text
from armorial.text import FALLBACK, words_of

if TYPE_CHECKING:
    from armorial.browser.desk import Desk
    from armorial.browser.shelf import Myself

TEXT = "text/plain; charset=utf-8"
_LANGUAGE: TypeAdapter[str] = TypeAdapter(Language)


class RulesQuery(BaseModel):
    """In which language the rules are wanted."""

    lang: Language | None = None


def health(desk: "Desk", request: Request, out: Outcome) -> Reply:
    return Reply({"status": "ok" if request.path.endswith("health") else "ready", "version": __version__})


def offers(desk: "Desk", request: Request, out: Outcome) -> Reply:
    return Reply(Offers(kept="browser", version=__version__, parts=[*ALONE, "forget"]))


def games(desk: "Desk", request: Request, out: Outcome) -> Reply:
    return Reply(game_infos(request.language, lambda game: "standard"))


def components(desk: "Desk", request: Request, out: Outcome, game: str) -> Reply:
    return Reply(standard_text(_known(game)), kind=TEXT)


def printed(desk: "Desk", request: Request, out: Outcome, game: str, hash: str) -> Reply:
    return printed_as(standard_printed(_known(game)), hash)


def printed_as(found: Printed, hash: str) -> Reply:
    if found.hash != hash:
        raise refuse("not_found", "other-numbers")
    return Reply(found.body.decode(), kind="application/json; charset=utf-8")


def rules(desk: "Desk", request: Request, out: Outcome, game: str) -> Reply:
    return sent_rules(rules_text(_known(game), request.asks(RulesQuery).lang or FALLBACK))


def sent_rules(found: tuple[str, str] | None) -> Reply:
    if found is None:
        raise refuse("not_found", "no-rules-text")
    text, language = found
    return Reply(text, kind="text/markdown; charset=utf-8", headers={"Content-Language": language})


def words(desk: "Desk", request: Request, out: Outcome, language: str, game: str) -> Reply:
    try:
        _LANGUAGE.validate_python(language)
    except ValidationError as error:
        raise refused(error, "path") from None
    return Reply(words_of(language, _known(game)), kind=TEXT)


def who_am_i(desk: "Desk", request: Request, out: Outcome) -> Reply:
    return _me(desk.me)


def be_guest(desk: "Desk", request: Request, out: Outcome) -> Reply:
    wish = request.wish(BeGuest)
    desk.somebody_or_guest(wish.name)
    return _me(desk.change_me(wish.name, None))


def change_me(desk: "Desk", request: Request, out: Outcome) -> Reply:
    wish = request.wish(ChangeMe)
    return _me(desk.change_me(wish.name, wish.settings))


def courses(desk: "Desk", request: Request, out: Outcome) -> Reply:
    return Reply(classroom.courses(request.language))


def lesson(desk: "Desk", request: Request, out: Outcome, game: str, lesson: str) -> Reply:
    learner = None if desk.me is None else desk.me.name
    return Reply(classroom.looked(game, lesson, request.wish(LessonWish), request.language, learner))


def puzzle_days(desk: "Desk", request: Request, out: Outcome) -> Reply:
    return Reply({"days": puzzles.days(time.time())})


def puzzle(desk: "Desk", request: Request, out: Outcome, day: str) -> Reply:
    return Reply(puzzles.shown(day, time.time(), request.language))


def try_puzzle(desk: "Desk", request: Request, out: Outcome, day: str) -> Reply:
    return Reply(puzzles.tried(day, request.wish(TryPuzzle).token, time.time(), request.language))


def _known(game: str) -> str:
    if game not in GAMES:
        raise refuse("not_found", "no-such-game")
    return game


def _me(me: "Myself | None") -> Reply:
    person = None if me is None else Person(id=ME, name=me.name, login=None, settings=me.settings)
    return Reply(Me(person=person))
