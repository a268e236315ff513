"""The actions of a game: every answer a player can ever give, with a number and a name that never change.

An action is a question and one of its tokens: ``TakeCube/take:crafts:orange``. Its id is the line of its name in
``action_names/<game>.txt``. The file only ever grows at its end, so an id keeps its meaning when a question or a token
is added, wherever it is added; ``python -m armorial.research update`` writes what is new.

A game without such a file has the answers of its questions in their order, which is good enough while it is written:
the file is what makes its ids stay.

Where a token names a seat (``Question.seat_word``), the name of the action counts from the one who answers:
``Act/die:own:red:3``, ``Act/die:next1:red:3`` for the player to their left. Observations are turned the same way, so
what is learnt in one seat holds in all.
"""

from functools import cache
from pathlib import Path
from typing import Any, Final

import armorial
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance, Frame, Game, Question

FOLDER: Final = Path(armorial.__file__).parent / "research" / "action_names"
"""Not beside this file: compiled it is elsewhere."""
MOST_SEATS: Final = 4


class UnknownAction(LookupError):
    """A name that no action has, or a number that is none."""


class Actions:
    """The numbers of the answers in a game with so many seats."""

    def __init__(self, game: Game[Any], seats: int) -> None:
        self.game = game
        self.names: Final = read_names(game.name)
        self.size: Final = len(self.names)
        self._ids = {name: number for number, name in enumerate(self.names)}
        self._of: dict[type[Frame[Any]], list[list[int]]] = {}
        """By question and the seat that is asked: the id of each option."""
        self._options: dict[type[Frame[Any]], list[dict[int, int]]] = {}
        for question in questions(game):
            rows = [self._row(question, seat, seats) for seat in range(seats)]
            self._of[question] = rows
            self._options[question] = [{number: option for option, number in enumerate(row)} for row in rows]

    def _row(self, question: type[Question[Any]], seat: int, seats: int) -> list[int]:
        names = [action_name(question, token, seat, seats) for token in question.table.names]
        missing = [name for name in names if name not in self._ids]
        if missing:
            raise UnknownAction(
                f"'{missing[0]}' has no number yet: run python -m armorial.research update in a source tree"
            )
        return [self._ids[name] for name in names]

    def ids(self, question: Question[Any], options: list[int]) -> list[int]:
        """The numbers of some options of the open question."""
        row = self._of[type(question)][question.seat]
        return [row[option] for option in options]

    def option(self, question: Question[Any], action: int) -> int:
        """The option of the open question that an action is, -1 if it is none of them."""
        return self._options[type(question)][question.seat].get(action, -1)

    def name(self, action: int) -> str:
        """What an action is called."""
        if not 0 <= action < self.size:
            raise UnknownAction(f"{self.game.name} has actions from 0 to {self.size - 1}, not {action}")
        return self.names[action]

    def id(self, name: str) -> int:
        """The number of a named action."""
        if name not in self._ids:
            raise UnknownAction(f"{self.game.name} has no action '{name}'; an example of a name: {self.names[0]}")
        return self._ids[name]


def questions(game: Game[Any]) -> list[type[Question[Any]]]:
    """The questions that players are asked."""
    return [frame for frame in game.frames.values() if issubclass(frame, Question) and not issubclass(frame, Chance)]


def action_name(question: type[Question[Any]], token: str, seat: int, seats: int) -> str:
    """The name of an answer given by a seat."""
    kind = question.__name__
    parts = token.split(":")
    if len(parts) > 1 and parts[0] == question.seat_word and parts[1].isdigit():
        who = int(parts[1])
        away = (who - seat) % seats if who < seats else who
        parts[1] = f"next{away}" if away else "own"
    return f"{kind}/{':'.join(parts)}"


@cache
def read_names(game: str) -> tuple[str, ...]:
    """The names of all actions of a game, by id."""
    file = FOLDER / f"{game}.txt"
    if not file.exists():
        return tuple(new_names(load_game(game), ()))
    return tuple(file.read_text(encoding="utf-8").split())


def new_names(game: Game[Any], known: tuple[str, ...]) -> list[str]:
    """Actions that have no number yet."""
    wanted = [
        action_name(question, token, 0, MOST_SEATS) for question in questions(game) for token in question.table.names
    ]
    return [name for name in dict.fromkeys(wanted) if name not in set(known)]


def update() -> int:
    """Write the names that are new at the end of the files; gives how many there were."""
    added = 0
    FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        path = FOLDER / f"{name}.txt"
        known = tuple(path.read_text(encoding="utf-8").split()) if path.exists() else ()
        new = new_names(load_game(name), known)
        path.write_text("".join(f"{action}\n" for action in (*known, *new)), encoding="utf-8")
        added += len(new)
    return added
