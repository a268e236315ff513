"""The text of records: written, read, and refused with the line of the mistake."""

import json
import os
import stat
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from armorial.match import Line, Match, Record, RecordError, Replay, load_record, read_record, save_record, write_record
from armorial.match.log import HIDDEN, rewind_line, undo_line
from tests.match.helpers import GAME, log, play, play_out, seeded

BY_HAND = """\
# What we played on Sunday.
armorial 1
game coin
rules 1
seats 2
name 1 Marina # not a comment

log
1 * deal:gem @0
2 * deal:stone @1
3 * die:0           # bad luck
4 0 stop !
5 1 stop !
6 0 hide:heads @0
end-log
end
"""


def full_record() -> Record:
    return Record(
        "coin",
        1,
        3,
        names=["Peter", "", "Ana María"],
        options={"rounds": "1"},
        components={"coin": {"worth": 2, "text": "a\nb # c"}},
        confirm=True,
        commitment="ab" * 32,
        lines=[
            Line(1, -1, "die:1"),
            Line(2, 0, "grab"),
            Line(3, 0, "stop", forced=True),
            undo_line(4, 0, 2),
            Line(5, 0, "stop", audience=0b101, forced=True),
            Line(6, -1, "deal:gem", audience=0),
            rewind_line(7, 2),
        ],
        snapshot=(7, {"die": 1, "stack": []}),
        unconfirmed=2,
        secret=b"\x01\x02",
        result=[3, -1, 0],
        rule_changes=[(2, 6), (4, 7)],
    )


def test_every_part_survives_writing_and_reading() -> None:
    record = full_record()
    assert read_record(write_record(record)) == record
    record.result = None
    assert read_record(write_record(record, private=True)) == record


def test_the_text_is_as_documented() -> None:
    assert write_record(full_record()).split("\n") == [
        "armorial 1",
        "game coin",
        "rules 1",
        "rules 2 from 6",
        "rules 4 from 7",
        "seats 3",
        "name 0 Peter",
        "name 2 Ana María",
        "option rounds 1",
        'components {"coin":{"worth":2,"text":"a\\nb # c"}}',
        "confirm yes",
        "commitment " + "ab" * 32,
        "log",
        "1 * die:1",
        "2 0 grab",
        "3 0 stop !",
        "4 0 undo 2",
        "5 0 stop @0,2 !",
        "6 * deal:gem @nobody",
        "7 * undo 2 by-consent",
        "end-log",
        'snapshot 7 {"die":1,"stack":[]}',
        "unconfirmed 2",
        "secret 0102",
        "result 3 -1 0",
        "end",
        "",
    ]


@given(st.integers(0, 1000), st.lists(st.text(), min_size=2, max_size=2), st.booleans())
def test_records_of_games_survive_whatever_the_players_are_called(seed: int, names: list[str], over: bool) -> None:
    match = Match.start(GAME, 2, names=names)
    if over:
        play_out(match, seed, with_undo=True)
    assert read_record(write_record(match.record(), private=True)) == match.record()
    assert read_record(write_record(match.record())) == match.record().public()


def test_a_record_can_be_written_by_hand() -> None:
    record = read_record(BY_HAND)
    assert record.names == ["", "Marina # not a comment"]
    assert [line.file_line for line in record.lines] == [9, 10, 11, 12, 13, 14]
    match = Match.resume(record, GAME)
    assert (match.to_move, match.options()) == (1, ["hide:heads", "hide:tails"])
    assert match.record().names[1] == "Marina # not a comment"


def test_a_record_by_hand_may_leave_the_marks_to_the_match() -> None:
    bare = BY_HAND.replace(" !", "").replace(" @0", "").replace(" @1", "")
    assert log(Match.resume(read_record(bare), GAME)) == log(Match.resume(read_record(BY_HAND), GAME))
    assert Match.resume(read_record(bare), GAME).lines_for(1)[5].token == HIDDEN


def test_windows_line_ends_and_a_byte_order_mark_do_no_harm() -> None:
    assert read_record("\ufeff" + BY_HAND.replace("\n", "\r\n")) == read_record(BY_HAND)


def changed(old: str, new: str) -> str:
    assert BY_HAND.count(old) == 1
    return BY_HAND.replace(old, new)


LOG_START, TRAILER = "log\n1 *", "end-log\n"


@pytest.mark.parametrize(
    ("text", "line", "says"),
    [
        ("", 1, "not an Armorial record"),
        ("# only a comment", 1, "not an Armorial record"),
        ("<html>\n", 1, "not an Armorial record"),
        ("armorial one\n", 1, "not an Armorial record"),
        (changed("armorial 1", "armorial 2"), 2, "newer version of Armorial; update"),
        (changed("seats 2", "chairs 2"), 5, "no 'chairs'"),
        (changed("seats 2", "seats two"), 5, "a number is needed, not 'two'"),
        (changed("seats 2", "seats 0"), 5, "1 to 32 seats"),
        (changed("seats 2", "seats 2\nseats 2"), 6, "said before, in line 5"),
        (changed("game coin", "game"), 3, "'game village'"),
        (changed("game coin\n", ""), 7, "does not say 'game'"),
        (changed("rules 1\n", ""), 7, "does not say 'rules'"),
        (changed("rules 1", "rules 1\nrules 2 from x"), 5, "'rules 2 from 41'"),
        (changed("name 1", "name 2"), 6, "no seat 2; the seats are 0 to 1"),
        (changed("name 1 Marina # not a comment", "name 1"), 6, "'name 0 Peter'"),
        (changed("name 1", "name x"), 6, "a seat is a number"),
        ("armorial 1\nname 5 A\nseats 2\ngame coin\nrules 1\nlog\n", 2, "no seat 5"),
        (changed(LOG_START, "option rounds\n" + LOG_START), 8, "'option advanced yes'"),
        (changed(LOG_START, "components {1}\n" + LOG_START), 8, "not JSON"),
        (changed(LOG_START, "components [1]\n" + LOG_START), 8, "JSON object"),
        (changed(LOG_START, "components " + "[" * 99999 + "\n" + LOG_START), 8, "not JSON"),
        (changed(LOG_START, "confirm maybe\n" + LOG_START), 8, "'yes' or 'no'"),
        (changed(LOG_START, "commitment abc\n" + LOG_START), 8, "64 hexadecimal digits"),
        (changed(LOG_START, "commitment " + "xy" * 32 + "\n" + LOG_START), 8, "hexadecimal digits"),
        (changed("2 * deal:stone @1\n", ""), 10, "answer 3 comes where answer 2 should"),
        (changed("6 0 hide", "5 0 hide"), 14, "answer 5 comes where answer 6 should"),
        (changed("6 0 hide", "x 0 hide"), 14, "line 6 of the log should come here, not 'x'"),
        (changed("4 0 stop !", "4 0"), 12, "number, seat, token"),
        (changed("4 0 stop !", "4 5 stop !"), 12, "no seat 5"),
        (changed("4 0 stop !", "4 x stop !"), 12, "a seat is a number"),
        (changed("4 0 stop !", "4 0 !"), 12, "'!' is not an answer"),
        (changed("4 0 stop !", "4 0 stop ! !"), 12, "'!' means nothing"),
        (changed("4 0 stop !", "4 0 stop at once"), 12, "'at' means nothing"),
        (changed("4 0 stop !", "4 0 stop @7"), 12, "no seat 7"),
        (changed("4 0 stop !", "4 0 undo"), 12, "a number is needed"),
        (changed("4 0 stop !", "4 0 undo 4"), 12, "to an earlier line, not to 4"),
        (changed("4 0 stop !", "4 * undo 2"), 12, "by-consent"),
        (changed("4 0 stop !", "4 0 undo 2 by-consent"), 12, "write '*'"),
        (changed("4 0 stop !", "4 0 undo 2 !"), 12, "'!' means nothing"),
        (changed(TRAILER, TRAILER + "snapshot 7 {}\n"), 16, "the log ends with 6"),
        (changed(TRAILER, TRAILER + "snapshot 6 {\n"), 16, "not JSON"),
        (changed(TRAILER, TRAILER + "unconfirmed 2\n"), 16, "no seat 2"),
        (changed(TRAILER, TRAILER + "secret abc\n"), 16, "hexadecimal digits"),
        (changed(TRAILER, TRAILER + "result 3\n"), 16, "each of the 2 seats"),
        (changed(TRAILER, TRAILER + "result 3 x\n"), 16, "each of the 2 seats"),
        (changed(TRAILER, TRAILER + "7 0 stop\n"), 16, "after the log there is no '7'"),
        (changed("end-log\nend\n", "end-log\n\n"), 15, "cut off here: 'end' is"),
        (changed("end-log\nend\n", ""), 14, "cut off here: 'end-log' is"),
        (changed("end-log\nend\n", "end-log\nend\nmore"), 17, "more after 'end'"),
    ],
)
def test_a_mistake_is_named_with_its_line(text: str, line: int, says: str) -> None:
    with pytest.raises(RecordError) as caught:
        read_record(text)
    assert caught.value.line_number == line
    assert str(caught.value).startswith(f"line {line}: ")
    assert says in caught.value.message


def test_before_the_end_the_public_record_has_no_secrets() -> None:
    match = play(seeded(3), *grabbing_nothing(3), "0 hide:tails")
    text = write_record(match.record())
    secret = match.record().secret
    assert secret is not None
    assert secret.hex() not in text
    assert "tails" not in text
    assert "snapshot" not in text
    assert "deal:" not in text
    assert f"{match.version} 0 ? @0" in text
    private = write_record(match.record(), private=True)
    assert f"private-secret {secret.hex()}" in private
    assert "hide:tails @0" in private


def grabbing_nothing(seed: int) -> list[str]:
    match = seeded(seed)
    answers = []
    while match.options()[0] == "grab":
        answers.append(f"{match.to_move} stop")
        play(match, answers[-1])
    return answers


def test_after_the_end_the_public_record_has_everything() -> None:
    match = play_out(seeded(3))
    secret = match.record().secret
    assert secret is not None
    text = write_record(match.record())
    assert f"\nsecret {secret.hex()}\n" in text
    assert " ? " not in text
    assert read_record(text) == match.record()


def test_a_snapshot_is_shared_while_nothing_is_hidden() -> None:
    record = Record("coin", 1, 2, lines=[Line(1, -1, "die:1")], snapshot=(1, {"a": 1}))
    assert record.public().snapshot == (1, {"a": 1})


# -- files ------------------------------------------------------------------------------------------------


def test_files_are_written_and_read(tmp_path: Path) -> None:
    match = play_out(seeded(5))
    save_record(tmp_path / "game.txt", match.record())
    assert load_record(tmp_path / "game.txt") == match.record()
    assert [path.name for path in tmp_path.iterdir()] == ["game.txt"]


@pytest.mark.skipif(os.name != "posix", reason="file modes")
def test_a_private_save_is_for_the_owner_only(tmp_path: Path) -> None:
    save_record(tmp_path / "mine", seeded(5).record(), private=True)
    assert stat.S_IMODE((tmp_path / "mine").stat().st_mode) == 0o600


@pytest.mark.parametrize("failing", ["replace", "fsync", "fdopen"])
def test_a_failing_save_leaves_the_old_file_whole(tmp_path: Path, monkeypatch: Any, failing: str) -> None:
    path = tmp_path / "game.txt"
    save_record(path, seeded(5).record())
    old = path.read_bytes()

    def fail(*_: Any) -> None:
        raise OSError("disk full")

    with monkeypatch.context() as broken:
        broken.setattr(os, failing, fail)
        with pytest.raises(OSError, match="disk full"):
            save_record(path, play_out(seeded(6)).record())
    assert path.read_bytes() == old
    assert [found.name for found in tmp_path.iterdir()] == ["game.txt"]
    save_record(path, play_out(seeded(6)).record())
    assert path.read_bytes() != old


def test_a_file_that_is_not_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff")
    with pytest.raises(RecordError, match="line 1: this is not an Armorial record"):
        load_record(tmp_path / "picture")


def test_a_snapshot_that_is_no_position_is_refused() -> None:
    record = seeded(5).record()
    record.snapshot = (record.snapshot[0] if record.snapshot else 0, json.loads('{"stack": [{"frame": "Nonsense"}]}'))
    with pytest.raises(RecordError, match="the snapshot is no position of coin"):
        Match.resume(record, GAME)


def test_a_record_of_another_game_or_of_none_is_refused() -> None:
    with pytest.raises(RecordError, match="line 3: there is no game 'coin'"):
        Replay(read_record(BY_HAND))
    with pytest.raises(RecordError, match="line 3: this is a record of chess, not of coin"):
        Replay(read_record(changed("game coin", "game chess")), GAME)


@pytest.mark.parametrize(("old", "new", "says"), [
    ("seats 2", "seats 9", "line 5: coin is played with 2, 3 seats"),
    ("rules 1\n", "rules 1\noption rounds 7\n", "line 5: option 'rounds' is one of 2, 1"),
    ("rules 1\n", "rules 1\noption colour red\n", "line 5: coin has no option 'colour'"),
])  # fmt: skip
def test_a_game_that_cannot_be_set_up_is_refused(old: str, new: str, says: str) -> None:
    with pytest.raises(RecordError, match=says):
        Replay(read_record(changed(old, new)), GAME)
