"""The views of the games as schemas, so that clients can generate types for them.

A view is built by the rules from what a seat may see, and is sent as it is: checking it again for every message would
cost more than making it. Only its description is made here.
"""

import types
from importlib import import_module
from importlib.util import find_spec
from typing import Annotated, Any, Final, Union, get_args, get_origin, get_type_hints, is_typeddict

import typing_extensions
from pydantic import GetCoreSchemaHandler, GetJsonSchemaHandler, TypeAdapter
from pydantic_core import CoreSchema, core_schema

from armorial.games import GAMES

DESCRIBED: Final = tuple(game for game in GAMES if find_spec(f"armorial.games.{game}.shapes") is not None)
"""The games that say what their views are made of. Those of others are objects of any kind."""


def view_of(game: str) -> Any:
    """What a game shows: the ``VillageView`` of ``games/village/shapes.py``, and so on."""
    return getattr(import_module(f"armorial.games.{game}.shapes"), f"{game.capitalize()}View")


def described(kind: Any, game: str) -> Any:
    """The same type with typed dictionaries that can be described on every version of Python.

    Before Python 3.12 only those of ``typing_extensions`` can, and the rules import nothing from outside. Each is
    named after its game (``VillagePlayerView``), since all games have players.
    """
    if is_typeddict(kind):
        fields = {name: described(hint, game) for name, hint in get_type_hints(kind).items()}
        make: Any = typing_extensions.TypedDict
        own = game.capitalize()
        made = make(kind.__name__ if kind.__name__.startswith(own) else own + kind.__name__, fields)
        made.__doc__ = kind.__doc__
        made.__module__ = kind.__module__
        return made
    origin = get_origin(kind)
    if origin is None:
        return kind
    parts = tuple(described(part, game) for part in get_args(kind))
    return Union[parts] if origin in (types.UnionType, Union) else origin[parts]  # noqa: UP007


class _Described:
    """Passes a view through untouched, and describes it as what the games show."""

    def __get_pydantic_core_schema__(self, source: Any, handler: GetCoreSchemaHandler) -> CoreSchema:
        return core_schema.any_schema()

    def __get_pydantic_json_schema__(self, schema: CoreSchema, handler: GetJsonSchemaHandler) -> dict[str, Any]:
        kinds = [*(described(view_of(game), game) for game in DESCRIBED), dict[str, Any]]
        shown: Any = Union[tuple(kinds)]  # noqa: UP007
        items: dict[str, Any] = handler(TypeAdapter(list[shown]).core_schema)["items"]  # in a list it keeps its name
        return items


GameView = Annotated[dict[str, Any], _Described()]
"""The view of a game, such as ``VillageView``."""
