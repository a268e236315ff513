"""The rules that a record was played under, and whether they are the ones at hand."""

from typing import Any

from armorial.data.reader import ComponentError
from armorial.games import UnknownGame, load_game
from armorial.kernel.codec import SavedDataError
from armorial.kernel.contract import Game, State
from armorial.kernel.errors import RuleError
from armorial.match.errors import RecordError
from armorial.match.log import Record


def game_of(record: Record, game: Game[Any] | None) -> Game[Any]:
    """The game of a record, with its components; or the given one, if it is the right one."""
    at = record.where.get("game", 0)
    if game is None:
        try:
            return load_game(record.game, record.components)
        except UnknownGame as error:
            raise RecordError(str(error), at) from None
        except ComponentError as error:
            raise RecordError(f"its components cannot be used: {error}", record.where.get("components", 0)) from None
    if game.name != record.game:
        raise RecordError(f"this is a record of {record.game}, not of {game.name}", at)
    return game


def other_rules(record: Record, game: Game[Any]) -> str:
    """Why the lines cannot be replayed with these rules, or nothing."""
    versions = sorted({record.rules_version, *[version for version, _ in record.rule_changes]})
    if versions == [game.rules_version]:
        return ""
    played = " and ".join(str(version) for version in versions)
    return f"it was played with rules {played} of {game.name}, and this version has rules {game.rules_version}"


def check_header(record: Record, game: Game[Any]) -> None:
    """Seats and options must be such as the game has."""
    at = record.where.get("seats", 0)
    try:
        game.check(record.seats, {})
        for key, value in record.options.items():
            at = record.where.get(f"option {key}", 0)
            game.check(record.seats, {key: value})
    except RuleError as error:
        raise RecordError(str(error), at) from None


def stored_position(record: Record, game: Game[Any]) -> State:
    """The position of the snapshot."""
    assert record.snapshot is not None
    try:
        state: State = game.load(record.snapshot[1])
    except (SavedDataError, LookupError, TypeError, ValueError, AttributeError) as error:
        at = record.where.get("snapshot", 0)
        raise RecordError(f"the snapshot is no position of {game.name}: {error!r}", at) from None
    return state
