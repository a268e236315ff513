"""Records as text, and into files.

The text can be read, and written by hand::

    armorial 1
    game village
    rules 1
    seats 3
    name 0 Peter
    option advanced yes
    components {"customer": ...}      only if components were replaced
    confirm yes                       only if the players confirm their turns
    commitment 9f86d0...              SHA-256 of the secret; a hand-written record may go without
    log
    1 * first:1                       * is the seat of the dice
    30 1 take:grain:orange
    31 1 harvest !                    ! forced: the only answer possible, given by the match
    32 1 undo 30                      back to the position before line 30
    33 * undo 12 by-consent           the same beyond the turn; all have agreed
    40 2 pick:ariosto @2              @ only these seats may know the answer (@0,2; @nobody)
    end-log
    snapshot 40 {...}                 the position after line 40
    unconfirmed 2                     seat 2 has yet to confirm its turn
    secret 6b1f...                    only once the game is over
    result 39 20 19
    end

In the owner's save of an unfinished game the secret is there too, as ``private-secret``; the public record does not
have it, and shows answers that not everybody may know as ``?``. A match that was resumed under later rules says
``rules 2 from 41`` besides. A line that begins with ``#`` is a comment, and so is the rest of a line
after `` #``, but for names and JSON.
"""

import json
import os
import secrets
from pathlib import Path
from typing import Any

from armorial.kernel.contract import CHANCE, EVERYBODY
from armorial.match.log import Line, Record


def write_record(record: Record, *, private: bool = False) -> str:
    """The text of a record: the public one, or the owner's with all its secrets."""
    if not private:
        record = record.public()
    text = [f"armorial {record.format}", f"game {record.game}", f"rules {record.rules_version}"]
    text += [f"rules {version} from {seq}" for version, seq in record.rule_changes]
    text.append(f"seats {record.seats}")
    text += [f"name {seat} {name}" for seat, name in enumerate(record.names) if name]
    text += [f"option {key} {value}" for key, value in record.options.items()]
    if record.components is not None:
        text.append(f"components {_json(record.components)}")
    if record.confirm:
        text.append("confirm yes")
    if record.commitment is not None:
        text.append(f"commitment {record.commitment}")
    text += ["log", *[line_text(line, record.seats) for line in record.lines], "end-log"]
    if record.snapshot is not None:
        text.append(f"snapshot {record.snapshot[0]} {_json(record.snapshot[1])}")
    if record.unconfirmed is not None:
        text.append(f"unconfirmed {record.unconfirmed}")
    if record.secret is not None:
        text.append(f"{'secret' if record.finished else 'private-secret'} {record.secret.hex()}")
    if record.result is not None:
        text.append(f"result {' '.join(str(score) for score in record.result)}")
    return "\n".join([*text, "end", ""])


def line_text(line: Line, seats: int) -> str:
    """One line of the log."""
    seat = "*" if line.seat == CHANCE else str(line.seat)
    words = [str(line.seq), seat, line.token]
    if line.undoes:
        words.append(str(line.undoes))
    if line.by_consent:
        words.append("by-consent")
    if line.audience != EVERYBODY:
        knowing = [str(s) for s in range(seats) if line.known_to(s)]
        words.append(f"@{','.join(knowing) or 'nobody'}")
    if line.forced:
        words.append("!")
    return " ".join(words)


def _json(data: Any) -> str:
    return json.dumps(data, separators=(",", ":"))


def save_record(path: str | Path, record: Record, *, private: bool = False) -> None:
    """Write a record into a file. Whatever fails, the file is either the old one or the new one, and whole."""
    target = Path(os.path.realpath(path))
    temporary = target.with_name(f".{target.name}.{secrets.token_hex(4)}.tmp")
    data = write_record(record, private=private).encode()
    try:
        _write_new(temporary, data, mode=0o600 if private else 0o666)
        os.replace(temporary, target)
    except BaseException:
        temporary.unlink(missing_ok=True)
        raise
    _keep_renaming(target.parent)


def _write_new(path: Path, data: bytes, mode: int) -> None:
    """Write a new file and wait until it is on the disk. Secrets are for the owner's eyes only (``mode``)."""
    descriptor = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY | getattr(os, "O_BINARY", 0), mode)
    with os.fdopen(descriptor, "wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())


def _keep_renaming(folder: Path) -> None:
    """Wait until the new name is on the disk too, where a folder can be opened for that."""
    if os.name != "posix":
        return
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
