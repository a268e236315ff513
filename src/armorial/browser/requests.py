"""A request to the desk, read and checked."""

import json
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, TypeVar

from pydantic import BaseModel, TypeAdapter, ValidationError

from armorial.table.errors import ApiError, invalid
from armorial.table.messages import Language
from armorial.table.show import Reader
from armorial.table.words import best_language

if TYPE_CHECKING:
    from armorial.browser.desk import Desk

ME: Final = "here"
"""The one person of a browser."""
PRESENT: Final = frozenset([ME])

Model = TypeVar("Model", bound=BaseModel)
_LANGUAGE: Final[TypeAdapter[str]] = TypeAdapter(Language)


@dataclass(frozen=True)
class Request:
    """As a server gets it over HTTP."""

    ticket: int
    method: str
    path: str
    query: dict[str, str]
    body: Any
    key: str | None
    language: str
    person: str | None

    @classmethod
    def read(cls, desk: "Desk", ticket: int, text: str) -> "Request":
        told = json.loads(text)
        query = told.get("query") or {}
        wanted = query.get("lang") or (None if desk.me is None else desk.me.settings.language)
        return cls(
            ticket,
            told.get("method", "GET"),
            told["path"],
            query,
            told.get("body"),
            told.get("key"),
            _spoken(wanted) or best_language(told.get("language") or ""),
            desk.person,
        )

    def wish(self, model: type[Model]) -> Model:
        """The body, checked."""
        return _checked(model, {} if self.body is None else self.body, "body")

    def asks(self, model: type[Model]) -> Model:
        """The query, checked."""
        return _checked(model, self.query, "query")

    def reader(self, wanted: int | None = None) -> Reader:
        return Reader(self.person, self.language, wanted)


def _spoken(language: str | None) -> str | None:
    """A language that there are words in."""
    try:
        return None if language is None else _LANGUAGE.validate_python(language)
    except ValidationError:
        return None


def _checked(model: type[Model], value: Any, where: str) -> Model:
    try:
        return model.model_validate(value)
    except ValidationError as error:
        raise refused(error, where) from None


def refused(error: ValidationError, where: str | None = None) -> ApiError:
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    place = first["loc"] if where is None else (where, *first["loc"])
    return invalid({**first, "loc": place})
