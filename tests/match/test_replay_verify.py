"""Replay shows every position as it was; verification finds whatever was tampered with, and where."""

import re

import pytest

from armorial.match import Match, NoSuchLine, Record, RecordError, Replay, Verdict, read_record, verify, write_record
from armorial.match.verify import FALSE, OTHER_RULES
from tests.match.coin_game import CoinGame
from tests.match.helpers import GAME, left_waiting, play, play_out, reread, seeded


def test_replay_at_every_line_is_the_live_position() -> None:
    for seed in range(20):
        match = seeded(seed, confirm=bool(seed % 2))
        seen = {match.version: (GAME.dump(match.state), told(match))}
        rewound = False
        while not match.finished:
            step(match, seed)
            if not rewound and match.version > 12 and not match.finished:
                match.rewind(6)
                rewound = True
            seen[match.version] = (GAME.dump(match.state), told(match))
        replay = Replay(reread(match.record()), GAME)
        for seq, (dump, events) in seen.items():
            position = replay.at(seq)
            assert (GAME.dump(position.state), position.seq) == (dump, seq)
            assert [(n, event.message) for n, event in position.events] == events
        assert [position.seq for position in replay.positions()] == list(range(match.version + 1))


def told(match: Match) -> list[tuple[int, object]]:
    return [(seq, event.message) for seq, event in match.events]


def step(match: Match, salt: int) -> None:
    """One request or answer, undoing now and then."""
    seat = match.to_move
    assert seat is not None
    if match.can_undo(seat) and (match.version + salt) % 4 == 0:
        match.undo(seat)
    elif match.waiting_for_confirm:
        match.confirm(seat)
    else:
        match.answer(seat, match.options()[(match.version + salt) % 2])


def test_replay_says_which_lines_there_are() -> None:
    replay = Replay(seeded(1).record(), GAME)
    for seq in (-1, 99):
        with pytest.raises(
            NoSuchLine, match=f"no line {seq}; the log has lines 1 to {replay.last}, and 0 is the start"
        ):
            replay.at(seq)


def test_replay_stops_at_what_is_hidden() -> None:
    record = read_record(write_record(play_out(seeded(1)).record()).replace("1 * deal:gem", "1 * ?"))
    record = read_record(re.sub(r"1 \* \S+ @0", "1 * ? @0", write_record(record)))
    with pytest.raises(RecordError, match=r"line 8 \(answer 1\): this answer is hidden"):
        Replay(record, GAME).at(1)


def test_replay_of_other_rules_shows_the_stored_position_only() -> None:
    match = play_out(seeded(1))
    replay = Replay(reread(match.record()), CoinGame(rules_version=2))
    assert GAME.dump(replay.at(match.version).state) == GAME.dump(match.state)
    with pytest.raises(RecordError, match=f"only the position after line {match.version} can be shown"):
        replay.at(1)


# -- verification -----------------------------------------------------------------------------------------


def finished_text() -> str:
    """A game with choices, forced answers, hidden answers, undo and rewind."""
    match = play(seeded(11), "0 grab", "0 undo", "0 grab", "0 stop", "1 stop")
    match.rewind(8)
    return write_record(play_out(match, seed=1).record())


TEXT = finished_text()


def check(text: str) -> Verdict:
    return verify(read_record(text), GAME)


def line_of(pattern: str, text: str = TEXT) -> int:
    """The number of the first line that matches."""
    return next(n for n, line in enumerate(text.split("\n"), 1) if re.fullmatch(pattern, line))


def tampered(pattern: str, replacement: str) -> tuple[str, int]:
    """The text with the first matching line replaced, and the number of that line."""
    number = line_of(pattern)
    lines = TEXT.split("\n")
    lines[number - 1] = re.sub(pattern, replacement, lines[number - 1])
    assert "\n".join(lines) != TEXT
    return "\n".join(lines), number


def test_an_honest_record_is_verified() -> None:
    for seed in range(20):
        match = play_out(seeded(seed, confirm=bool(seed % 2)), seed, with_undo=True)
        verdict = check(write_record(match.record()))
        assert (verdict.ok, verdict.problem, verdict.notes) == (True, "", [])
        assert verdict.lines_checked == match.version
        assert verdict.rolls_checked == sum(line.seat == -1 for line in match.lines) == 4
        assert verdict.scores == match.scores()
    assert check(TEXT).ok


@pytest.mark.parametrize(("pattern", "replacement", "says"), [
    (r"(\d+) \* die:\d", r"\1 * die:0", "the dice gave 'die:2', not 'die:0'"),
    (r"(\d+) 0 grab", r"\1 0 hide:heads", "'hide:heads' is not an answer to this question"),
    (r"(\d+) 0 grab", r"\1 0 grab !", "marked as forced, but there was a choice"),
    (r"(\d+) (\d) stop !", r"\1 \2 stop", "not marked as forced"),
    (r"(\d+) (\d) stop !", r"\1 \2 grab", r"grab: empty \(C-1\)"),
    (r"(\d+) 0 grab", r"\1 1 grab", "seat 0 is asked now, not seat 1"),
    (r"(\d+) 0 grab", r"\1 * grab", "seat 0 is asked now, not chance"),
    (r"(\d+) 0 (hide:\w+) @0", r"\1 0 \2", "the seats that may know the answer are not the right ones"),
    (r"(\d+) 0 (hide:\w+) @0", r"\1 0 \2 @0,1", "the seats that may know the answer are not the right ones"),
    (r"(\d+) 0 (hide:\w+) @0", r"\1 0 ? @0", "this answer is hidden"),
    (r"(\d+) 0 undo 4", r"\1 0 undo 3", "answer 3 cannot be taken back; seat 0 can go back to 4"),
    (r"(\d+) 0 undo 4", r"\1 1 undo 4", "seat 1 has nothing to take back"),
    (r"(\d+) \* undo 8 by-consent", r"\1 0 undo 8", "seat 0 has nothing to take back"),
])  # fmt: skip
def test_a_tampered_answer_is_found_in_its_line(pattern: str, replacement: str, says: str) -> None:
    text, number = tampered(pattern, replacement)
    verdict = check(text)
    seq = int(text.split("\n")[number - 1].split()[0])
    assert verdict.outcome == FALSE
    assert not verdict.ok
    assert re.match(rf"line {number} \(answer {seq}\): .*{says}", verdict.problem), verdict.problem
    assert (verdict.line_number, verdict.answer) == (number, seq)
    assert verdict.lines_checked == seq - 1


@pytest.mark.parametrize(("pattern", "replacement", "says"), [
    (r"secret (.*)..", r"secret \g<1>00", "the secret is not the one that was committed to"),
    (r"result (\d+) (\d+)", r"result 99 \2", "the scores are"),
    (r'(snapshot .*"die":)\d(.*)', r"\g<1>7\2", "the snapshot is not the position after .*; they differ in: die"),
    (r"result .*", "unconfirmed 0\n\\g<0>", "seat 0 has no turn to confirm"),
    (r"option rounds 2", "option rounds 5", "option 'rounds' is one of"),
])  # fmt: skip
def test_other_tampering_is_found_in_its_line(pattern: str, replacement: str, says: str) -> None:
    text, number = tampered(pattern, replacement)
    verdict = check(text)
    assert verdict.outcome == FALSE
    assert re.match(f"line {number}: {says}", verdict.problem), verdict.problem


def test_another_commitment_is_found() -> None:
    text, _ = tampered(r"commitment ..(.*)", r"commitment 00\1")
    assert check(text).problem.startswith(f"line {line_of('secret .*')}: the secret is not")


def test_a_dropped_line_leaves_a_gap() -> None:
    number = line_of(r"\d+ 0 grab")
    with pytest.raises(RecordError, match=rf"line {number}: answer 5 comes where answer 4 should"):
        read_record(TEXT.replace("4 0 grab\n", ""))


def test_a_dropped_line_is_found_even_if_the_rest_is_numbered_anew() -> None:
    for dropped in range(1, len(read_record(TEXT).lines) + 1):
        record = read_record(TEXT)
        record.snapshot = None
        del record.lines[dropped - 1]
        for line in record.lines[dropped - 1 :]:
            line.seq -= 1
            line.undoes -= int(line.undoes > dropped)
        verdict = verify(record, GAME)
        assert verdict.outcome == FALSE, dropped
        if dropped == 4:
            at = line_of("5 0 undo 4")
            assert verdict.problem.startswith(f"line {at} (answer 4): seat 0 has nothing to take back")


def test_an_answer_too_many_is_found() -> None:
    last = line_of("end-log") - 1
    seq = int(TEXT.split("\n")[last - 1].split()[0]) + 1
    verdict = check(TEXT.replace("end-log", f"{seq} 0 keep\nend-log"))
    assert verdict.problem == f"line {last + 1} (answer {seq}): the game is over"


def test_a_secret_kept_after_the_end_is_a_problem() -> None:
    text, _ = tampered("secret .*", "# gone")
    number = line_of("commitment .*")
    assert check(text).problem == f"line {number}: the game is over, but the secret of its dice has not been revealed"


def test_a_result_before_the_end_is_a_problem() -> None:
    match = seeded(4)
    text = write_record(match.record(), private=True).replace("\nend\n", "\nresult 1 1\nend\n")
    assert "there is a result, but the game is not over" in check(text).problem


def test_other_rules_are_an_outcome_of_their_own() -> None:
    verdict = verify(read_record(TEXT), CoinGame(rules_version=2))
    assert (verdict.outcome, verdict.ok, verdict.lines_checked) == (OTHER_RULES, False, 0)
    assert (
        verdict.problem
        == "it cannot be verified here: it was played with rules 1 of coin, and this version has rules 2"
    )
    changed = read_record(TEXT.replace("rules 1\n", "rules 1\nrules 2 from 9\n"))
    assert verify(changed, CoinGame(rules_version=2)).outcome == OTHER_RULES


def test_an_unfinished_game_is_checked_as_far_as_possible() -> None:
    match = play(seeded(11), "0 grab")
    private = check(write_record(match.record(), private=True))
    assert (private.ok, private.rolls_checked, private.notes) == (True, 3, ["the game is not over"])
    public = check(write_record(match.record()))
    assert (public.ok, public.lines_checked, public.rolls_checked) == (True, 0, 0)
    assert public.notes == [
        "the rolls are possible, but cannot be proved before the secret is revealed",
        "from answer 1 on nothing can be checked until the game is over: it is hidden",
    ]
    record = match.record()
    record.secret = None
    told = verify(record, GAME)
    assert (told.ok, told.lines_checked, told.rolls_checked) == (True, 4, 0)


def test_a_turn_to_be_confirmed_is_no_problem() -> None:
    match = play(seeded(11, confirm=True), "0 grab", "0 stop")
    assert verify(match.record(), GAME).ok
    match = seeded(11, confirm=True, rounds="1")
    while match.options() != ["give", "keep"]:
        step(match, 0)
    left_waiting(match, 1, "keep")
    verdict = verify(match.record(), GAME)
    assert (verdict.ok, verdict.scores, verdict.notes) == (True, None, ["the last turn is still to be confirmed"])


def test_an_undo_after_the_turn_is_fair_only_where_turns_are_confirmed() -> None:
    match = play(seeded(11, confirm=True), "0 grab", "0 stop", "0 undo")
    record = match.record()
    assert verify(record, GAME).ok
    record.confirm = False
    assert verify(record, GAME).problem.startswith("answer 6: seat 0 has nothing to take back")


def test_dice_without_a_commitment_are_noted() -> None:
    record = Record("coin", 1, 2)
    assert verify(record, GAME).notes[0] == "the dice were not committed to before the game"
