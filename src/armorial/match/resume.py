"""What a match needs to go on: its position, its rules, its dice."""

from typing import Any

from armorial.kernel.contract import Game
from armorial.match.chance import ChanceSource, SecretChance, commitment_of
from armorial.match.course import NOBODY, Course, Turn
from armorial.match.errors import RecordError
from armorial.match.log import Line, Record
from armorial.match.replay import Replay
from armorial.match.rules_of import other_rules, stored_position


def resumed_course(record: Record, game: Game[Any]) -> Course:
    """The course of a game as its record left it."""
    newest = record.latest_rules
    if newest > game.rules_version:
        raise RecordError(
            f"it was played with newer rules of {game.name} ({newest}; this version has {game.rules_version});"
            " update Armorial to continue",
            record.where.get("rules", 0),
        )
    reason = other_rules(record, game)
    if record.snapshot is None or record.snapshot[0] != len(record.lines):
        if reason:
            raise RecordError(f"the match cannot continue without a snapshot of its last position: {reason}")
        course = _replayed_course(record, game)
    else:
        course = _snapshot_course(record, game)
        if not reason:
            course = _same_history(record, game) or course
    return _with_confirmation(course, record.unconfirmed)


def _replayed_course(record: Record, game: Game[Any]) -> Course:
    replay = Replay(record, game)
    replay.at(replay.last)
    return replay.course


def _snapshot_course(record: Record, game: Game[Any]) -> Course:
    """Only the position, with no way back."""
    state = stored_position(record, game)
    lines = [
        Line(line.seq, line.seat, line.token, line.audience, line.forced, line.undoes, line.by_consent)
        for line in record.lines
    ]
    return Course(game, record.confirm, state, lines, [], Turn(NOBODY))


def _same_history(record: Record, game: Game[Any]) -> Course | None:
    """The course by replay, if it leads to the stored position; None if the rules do not agree with it any more."""
    assert record.snapshot is not None
    try:
        course = _replayed_course(record, game)
    except RecordError:
        return None
    stored = record.snapshot[1]
    dumped = game.dump(course.state)
    # A field that a game has got since is not in the snapshot, so it cannot differ.
    return course if {name: dumped[name] for name in dumped if name in stored} == stored else None


def _with_confirmation(course: Course, unconfirmed: int | None) -> Course:
    """A confirmation has no line of its own, so the record says whether it is still due."""
    if unconfirmed is None:
        if course.waiting:
            course.close_turn()
    elif not course.waiting:
        course.turn = Turn(unconfirmed, carried_over=True)
    return course


def rules_now(record: Record, game: Game[Any]) -> list[tuple[int, int]]:
    """The changes of rules, with the one that happens by going on under the rules at hand."""
    if record.finished or record.latest_rules == game.rules_version:
        return record.rule_changes
    return [*record.rule_changes, (game.rules_version, len(record.lines) + 1)]


def resumed_chance(record: Record, chance: ChanceSource | None) -> ChanceSource:
    """The dice of the match. Those that were committed to cannot be exchanged for others."""
    if record.commitment is None:  # proves nothing, so any dice will do
        return chance or SecretChance.fresh()
    secret = record.secret if chance is None else chance.secret
    if secret is None:
        if record.finished:
            return SecretChance.fresh()
        raise RecordError(
            "this record can be replayed but not played on:"
            " only the save of the table's owner has the secret of the dice"
        )
    if commitment_of(secret) != record.commitment:
        raise RecordError("the secret of the dice is not the one committed to", record.where.get("secret", 0))
    return SecretChance(secret)
