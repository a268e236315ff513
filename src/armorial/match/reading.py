"""Reads records from text. The form is told in writing.py; every error names the line of the file."""

import json
import re
from pathlib import Path
from typing import Any, Final

from armorial.kernel.contract import CHANCE, EVERYBODY
from armorial.match.errors import RecordError
from armorial.match.log import FORMAT, UNDO, Line, Record, clean_name, rewind_line, undo_line

_NUMBER: Final = re.compile(r"[0-9]{1,9}")
_SCORE: Final = re.compile(r"-?[0-9]{1,9}")
_HEX: Final = re.compile(r"(?:[0-9a-f]{2})+")
_TOKEN: Final = re.compile(r"\?|[^\s#!@?]\S*")
_MOST_SEATS: Final = 32
_FREE_TEXT: Final = ("name ", "components ", "snapshot ")
"""Lines in which `` #`` does not begin a comment."""


def load_record(path: str | Path) -> Record:
    """The record in a file."""
    try:
        text = Path(path).read_bytes().decode("utf-8")
    except UnicodeDecodeError:
        raise RecordError("this is not an Armorial record: it is not text", 1) from None
    return read_record(text)


def read_record(text: str) -> Record:
    """The record that a text holds; raises a RecordError that says what is wrong, and where."""
    return _Reader(text).read()


class _Reader:
    """Goes through the lines once: header, log, and what comes after the log."""

    def __init__(self, text: str) -> None:
        self._text = text.removeprefix("\ufeff").split("\n")
        self._at = 0
        """The number of the line that was read last."""
        self._values: dict[str, Any] = {}
        """What each word said; numbered ones are in lists."""
        self._where: dict[str, int] = {}
        self._lines: list[Line] = []
        self._early_seats: list[tuple[int, int]] = []
        """Seats that were named before the number of seats was, and where."""

    def read(self) -> Record:
        self._first_line()
        while (words := self._next_words("log")) != ["log"]:
            self._header(words[0], words[1] if len(words) > 1 else "")
        self._check_header()
        while (words := self._next_words("end-log")) != ["end-log"]:
            self._lines.append(self._log_line(words))
        while (words := self._next_words("end")) != ["end"]:
            self._trailer(words[0], words[1] if len(words) > 1 else "")
        self._nothing_more()
        return self._record()

    # -- lines --------------------------------------------------------------------------------------------

    def _error(self, message: str) -> RecordError:
        return RecordError(message, self._at)

    def _next_words(self, until: str) -> list[str]:
        """The first word of the next line that says something, and the rest of that line."""
        while self._at < len(self._text):
            line = self._text[self._at].strip()
            self._at += 1
            if line and not line.startswith("#"):
                if not line.startswith(_FREE_TEXT):
                    line = line.split(" #")[0]
                return line.split(None, 1)
        while self._at > 1 and not self._text[self._at - 1].strip():
            self._at -= 1
        raise self._error(f"the record is cut off here: '{until}' is still to come")

    def _first_line(self) -> None:
        try:
            words = self._next_words("armorial")
        except RecordError:
            words = []
        if len(words) != 2 or words[0] != "armorial" or not _NUMBER.fullmatch(words[1]) or int(words[1]) < 1:
            raise RecordError("this is not an Armorial record: it does not begin with 'armorial 1'", max(self._at, 1))
        if int(words[1]) > FORMAT:
            raise self._error("this was saved by a newer version of Armorial; update to read it")

    def _nothing_more(self) -> None:
        for at in range(self._at, len(self._text)):
            line = self._text[at].strip()
            if line and not line.startswith("#"):
                raise RecordError("there is more after 'end'", at + 1)

    # -- header -------------------------------------------------------------------------------------------

    def _header(self, word: str, rest: str) -> None:
        if word == "game":
            self._once(word, rest or self._missing("game village"))
        elif word == "rules":
            self._rules(rest)
        elif word == "seats":
            seats = self._number(rest, "seats 3")
            if not 1 <= seats <= _MOST_SEATS:
                raise self._error(f"there are 1 to {_MOST_SEATS} seats, not {seats}")
            self._once(word, seats)
        elif word == "name":
            seat, _, name = rest.partition(" ")
            self._once(f"name {self._seat(seat)}", clean_name(name) or self._missing("name 0 Peter"))
        elif word == "option":
            key, _, value = rest.partition(" ")
            self._once(f"option {key}", value.strip() or self._missing("option advanced yes"))
        elif word == "components":
            self._once(word, self._object(rest))
        elif word == "confirm":
            if rest not in ("yes", "no"):
                raise self._error(f"'confirm' is 'yes' or 'no', not '{rest}'")
            self._once(word, rest == "yes")
        elif word == "commitment":
            if len(rest) != 64:
                raise self._error("a commitment has 64 hexadecimal digits")
            self._once(word, self._hex(rest).hex())
        else:
            raise self._error(f"the header of a record has no '{word}'")

    def _rules(self, rest: str) -> None:
        version, _, since = rest.partition(" from ")
        if not since:
            self._once("rules", self._number(version, "rules 1"))
            return
        changes = self._values.setdefault("changes", [])
        changes.append((self._number(version, "rules 2 from 41"), self._number(since, "rules 2 from 41")))

    def _check_header(self) -> None:
        for word in ("game", "rules", "seats"):
            if word not in self._values:
                raise self._error(f"the header does not say '{word}'")
        for seat, at in self._early_seats:
            self._check_seat(seat, at)

    # -- log ----------------------------------------------------------------------------------------------

    def _log_line(self, words: list[str]) -> Line:
        words = " ".join(words).split()
        due = len(self._lines) + 1
        if not _NUMBER.fullmatch(words[0]):
            raise self._error(f"line {due} of the log should come here, not '{words[0]}'")
        if int(words[0]) != due:
            raise self._error(f"answer {words[0]} comes where answer {due} should")
        if len(words) < 3:
            raise self._error("an answer is written as number, seat, token: '12 0 take:grain'")
        seat = CHANCE if words[1] == "*" else self._seat(words[1])
        if words[2] == UNDO:
            line = self._undo(due, seat, words[3:])
        else:
            line = self._answer(due, seat, words[2], words[3:])
        line.file_line = self._at
        return line

    def _undo(self, seq: int, seat: int, words: list[str]) -> Line:
        target = self._number(words[0] if words else "", "32 1 undo 30")
        if not 1 <= target < seq:
            raise self._error(f"an undo goes back to an earlier line, not to {target}")
        if words[1:] == ["by-consent"]:
            if seat != CHANCE:
                raise self._error("an undo by consent belongs to no seat: write '*'")
            return rewind_line(seq, target)
        if words[1:]:
            raise self._error(f"'{' '.join(words[1:])}' means nothing after an undo")
        if seat == CHANCE:
            raise self._error("chance takes nothing back; an undo that all agreed to is 'by-consent'")
        return undo_line(seq, seat, target)

    def _answer(self, seq: int, seat: int, token: str, marks: list[str]) -> Line:
        if not _TOKEN.fullmatch(token):
            raise self._error(f"'{token}' is not an answer")
        line = Line(seq, seat, token)
        for mark in marks:
            if mark == "!" and not line.forced:
                line.forced = True
            elif mark.startswith("@") and line.audience == EVERYBODY:
                line.audience = self._audience(mark[1:])
            else:
                raise self._error(f"'{mark}' means nothing after an answer")
        return line

    def _audience(self, text: str) -> int:
        audience = 0
        if text != "nobody":
            for seat in text.split(","):
                audience |= 1 << self._seat(seat)
        return audience

    # -- after the log ------------------------------------------------------------------------------------

    def _trailer(self, word: str, rest: str) -> None:
        if word == "snapshot":
            seq, _, data = rest.partition(" ")
            number = self._number(seq, "snapshot 40 {...}")
            if number > len(self._lines):
                raise self._error(f"the snapshot is of line {number}, but the log ends with {len(self._lines)}")
            self._once(word, (number, self._object(data)))
        elif word == "unconfirmed":
            self._once(word, self._seat(rest))
        elif word in ("secret", "private-secret"):
            self._once("secret", self._hex(rest))
        elif word == "result":
            scores = rest.split()
            if len(scores) != self._values["seats"] or not all(_SCORE.fullmatch(score) for score in scores):
                raise self._error(f"the result has one score for each of the {self._values['seats']} seats")
            self._once(word, [int(score) for score in scores])
        else:
            raise self._error(f"after the log there is no '{word}'")

    def _record(self) -> Record:
        values = self._values
        record = Record(
            values["game"],
            values["rules"],
            values["seats"],
            names=[values.get(f"name {seat}", "") for seat in range(values["seats"])],
            options={key[7:]: value for key, value in values.items() if key.startswith("option ")},
            components=values.get("components"),
            confirm=values.get("confirm", False),
            commitment=values.get("commitment"),
            lines=self._lines,
            snapshot=values.get("snapshot"),
            unconfirmed=values.get("unconfirmed"),
            secret=values.get("secret"),
            result=values.get("result"),
            rule_changes=values.get("changes"),
        )
        record.where = self._where
        return record

    # -- values -------------------------------------------------------------------------------------------

    def _once(self, word: str, value: Any) -> None:
        if word in self._values:
            raise self._error(f"'{word}' was said before, in line {self._where[word]}")
        self._values[word] = value
        self._where[word] = self._at

    def _missing(self, example: str) -> str:
        raise self._error(f"something is missing; write it like this: '{example}'")

    def _number(self, text: str, example: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise self._error(f"a number is needed, not '{text}'; write it like this: '{example}'")
        return int(text)

    def _seat(self, text: str) -> int:
        if not _NUMBER.fullmatch(text):
            raise self._error(f"a seat is a number from 0, not '{text}'")
        seat = int(text)
        if "seats" in self._values:
            self._check_seat(seat, self._at)
        else:
            self._early_seats.append((seat, self._at))
        return seat

    def _check_seat(self, seat: int, at: int) -> None:
        seats: int = self._values["seats"]
        if seat >= seats:
            raise RecordError(f"there is no seat {seat}; the seats are 0 to {seats - 1}", at)

    def _hex(self, text: str) -> bytes:
        if not _HEX.fullmatch(text):
            raise self._error("hexadecimal digits are needed, two for each byte")
        return bytes.fromhex(text)

    def _object(self, text: str) -> dict[str, Any]:
        try:
            data = json.loads(text)
        except (ValueError, RecursionError) as error:
            raise self._error(f"this is not JSON: {error}") from None
        if not isinstance(data, dict):
            raise self._error("a JSON object in { } is needed")
        return data
