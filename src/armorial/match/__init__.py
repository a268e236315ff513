"""A running game: log, chance, turn buffer and undo, records, replay, verification. No network, no clock."""

from armorial.match.chance import ChanceSource, ScriptedChance, ScriptError, SecretChance, SeededChance
from armorial.match.course import Moment, Point
from armorial.match.errors import (
    CannotUndo,
    ConfirmationPending,
    NoSuchLine,
    NothingToConfirm,
    NotYourTurn,
    RecordError,
)
from armorial.match.log import Line, Record
from armorial.match.match import Match
from armorial.match.reading import load_record, read_record
from armorial.match.replay import Replay
from armorial.match.verify import Verdict, verify
from armorial.match.writing import save_record, write_record

__all__ = [
    "CannotUndo",
    "ChanceSource",
    "ConfirmationPending",
    "Line",
    "Match",
    "Moment",
    "NoSuchLine",
    "NotYourTurn",
    "NothingToConfirm",
    "Point",
    "Record",
    "RecordError",
    "Replay",
    "ScriptError",
    "ScriptedChance",
    "SecretChance",
    "SeededChance",
    "Verdict",
    "load_record",
    "read_record",
    "save_record",
    "verify",
    "write_record",
]
