"""What a coach says in a game: remarks on a position, and why an answer would be a typical mistake.

Both are conditions in ``lessons/coach.py`` of each game, over what the player may see. They have names; the words are
``coach-<game>-<name>`` for remarks and ``coach-<game>-not-<name>`` for mistakes.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Protocol, cast

from armorial.kernel.contract import Chance, Game, State

View = dict[str, Any]


class Coach(Protocol):
    """What a game's ``lessons/coach.py`` offers. ``view`` is what the asked player sees, ``asked`` the class of the
    question, ``options`` what may be answered, ``printed`` what is printed on board and cards."""

    def remarks(self, view: View, seat: int, asked: str, options: list[str], printed: View) -> Iterator[str]:
        """The names of what is worth saying now, the most important first."""

    def mistakes(
        self, view: View, seat: int, options: list[str], token: str, after: View, printed: View
    ) -> Iterator[str]:
        """The names of the mistakes that an answer would be; ``after`` is what would be seen then."""


@dataclass(frozen=True)
class Observed:
    """Plain data, so that it can come from another process."""

    remarks: list[str]
    mistakes: dict[str, str]
    """By the token of the answer."""


def coach_of(game: str) -> Coach | None:
    name = f"armorial.games.{game}.lessons.coach"
    try:
        found = find_spec(name)
    except ModuleNotFoundError:
        return None
    return None if found is None else cast(Coach, import_module(name))


def observe(game: Game[Any], state: State) -> Observed:
    """What a coach says to the player who is asked. What they do not know is to be dealt anew in ``state``."""
    coach, question = coach_of(game.name), game.asked(state)
    if coach is None or question is None:
        return Observed([], {})
    seat, view, printed = question.seat, game.view(state, question.seat), game.printed()
    options = question.options(state)
    tokens = [question.table.names[option] for option in options]
    mistakes: dict[str, str] = {}
    for option, token in zip(options, tokens, strict=True):
        name = next(coach.mistakes(view, seat, tokens, token, _after(game, state, option, seat), printed), None)
        if name is not None:
            mistakes[token] = name
    if len(mistakes) == len(tokens):  # nothing better can be done
        mistakes = {}
    return Observed(list(coach.remarks(view, seat, type(question).__name__, tokens, printed)), mistakes)


def _after(game: Game[Any], state: State, option: int, seat: int) -> dict[str, Any]:
    """What a player sees after an answer, with all that follows without a choice."""
    then = state.clone()
    game.answer(then, option, None)
    while (question := game.asked(then)) is not None and not isinstance(question, Chance) and question.seat == seat:
        options = question.options(then)
        if len(options) > 1:
            break
        game.answer(then, options[0], None)
    return game.view(then, seat)
