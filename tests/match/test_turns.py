"""Answers, forced answers, the turn buffer, confirmation, and who may know what."""

import pytest

from armorial.kernel.contract import SPECTATOR
from armorial.kernel.errors import GameOver, IllegalAnswer, RuleError, UnknownToken
from armorial.kernel.words import Message, who
from armorial.match import (
    CannotUndo,
    ConfirmationPending,
    Match,
    NothingToConfirm,
    NotYourTurn,
    Replay,
    ScriptedChance,
    ScriptError,
)
from tests.match.helpers import GAME, everything, left_waiting, log, play, play_out, scripted, seeded, start

DEAL = ["* deal:gem", "* deal:stone"]


def keys(match: Match) -> list[str]:
    return [event.message.key for _, event in match.events]


# -- answers ----------------------------------------------------------------------------------------------


def test_the_match_rolls_and_gives_forced_answers() -> None:
    match = scripted("die:0")
    assert log(match) == [*DEAL, "* die:0", "0 stop !", "1 stop !"]
    assert (match.to_move, match.version, match.finished) == (0, 5, False)
    match = play(scripted("die:1"), "0 grab")
    assert log(match)[2:] == ["* die:1", "0 grab", "0 stop !"]
    assert match.to_move == 1


def test_the_answer_of_a_seat_that_nobody_plays_does_least() -> None:
    match = scripted("die:1")
    assert match.options() == ["grab", "stop"]
    assert match.idle() == "stop"


def test_a_roll_is_never_forced_even_with_one_outcome() -> None:
    match = scripted("die:0", seats=3)
    assert log(match)[:4] == [*DEAL, "* deal:straw", "* die:0"]


def test_a_whole_game_ends_with_its_scores() -> None:
    match = scripted("die:2", rounds="1")
    play(match, "0 grab", "0 grab", "1 grab", "1 stop", "0 hide:heads", "1 hide:heads", "1 give")
    assert match.finished
    assert (match.to_move, match.asked(), match.options()) == (None, None, [])
    assert match.scores() == [2 + 1 + 1 + 2, 1 + 1 - 1]
    assert match.record().result == [6, 1]


@pytest.mark.parametrize(("seat", "token", "error", "says"), [
    (1, "grab", NotYourTurn, "seat 0 is asked now, not seat 1"),
    (7, "grab", NotYourTurn, "seat 0 is asked now, not seat 7"),
    (-1, "die:1", NotYourTurn, "chance is answered by the match"),
    (0, "hide:heads", UnknownToken, "answers are, for example: grab, stop"),
    (0, "undo", UnknownToken, "not an answer to this question"),
])  # fmt: skip
def test_a_wrong_answer_changes_nothing(seat: int, token: str, error: type[Exception], says: str) -> None:
    match = play(scripted("die:2"), "0 grab")
    before = everything(match)
    with pytest.raises(error, match=says):
        match.answer(seat, token)
    assert everything(match) == before


def test_an_illegal_answer_names_its_reason_and_changes_nothing() -> None:
    record = scripted("die:0").record()
    record.lines = record.lines[:3]
    record.snapshot = None
    replay = Replay(record, GAME)
    replay.at(3)
    before = GAME.dump(replay.course.state)
    with pytest.raises(IllegalAnswer, match=r"grab: empty \(C-1\)"):
        replay.course.answer(0, "grab")
    assert GAME.dump(replay.course.state) == before
    assert replay.course.seq == 3


@pytest.mark.parametrize("confirm", [False, True])
def test_what_fails_after_an_answer_takes_the_answer_back(confirm: bool) -> None:
    """The answer is carried out, the dice then fail: position, log, story and turn are as they were."""
    rolls = ["deal:gem", "deal:stone", "die:0"]
    failing = start(ScriptedChance(rolls), confirm)
    whole = start(ScriptedChance([*rolls, "die:2"]), confirm)
    before_last, last = ["0 hide:heads", "1 hide:heads"], "1 give"
    play(failing, *before_last)
    before = everything(failing)
    for _ in range(2):
        with pytest.raises(ScriptError, match="the script of 3 rolls is over"):
            play(failing, last)
        assert everything(failing) == before
    play(whole, *before_last)
    assert everything(whole)[1:] == before[1:]
    play(whole, last)
    assert log(whole)[-1] == "* die:2"


def test_a_course_does_all_or_nothing() -> None:
    match = play(scripted("die:2"), "0 grab")
    replay = Replay(match.record(), GAME)
    replay.at(match.version)
    course = replay.course
    before = (list(course.lines), [(seq, told.message) for seq, told in course.events], course.state, course.turn)

    def fail_on_the_way() -> None:
        with course.all_or_nothing():
            course.answer(0, "grab")
            assert (len(course.lines), len(course.events)) == (len(before[0]) + 1, len(before[1]) + 1)
            raise ScriptError("the dice are lost")

    with pytest.raises(ScriptError, match="the dice are lost"):
        fail_on_the_way()
    now = (list(course.lines), [(seq, told.message) for seq, told in course.events], course.state, course.turn)
    assert now == before
    with course.all_or_nothing():
        course.answer(0, "grab")
    assert len(course.lines) == len(before[0]) + 1


def test_a_finished_game_takes_nothing_more() -> None:
    match = play_out(seeded(2))
    before = everything(match)
    with pytest.raises(GameOver):
        match.answer(0, "keep")
    with pytest.raises(CannotUndo):
        match.undo(1)
    with pytest.raises(GameOver):
        match.rewind(3)
    assert everything(match) == before


def test_seats_names_and_options_are_checked_at_the_start() -> None:
    with pytest.raises(RuleError, match="played with 2, 3 seats"):
        Match.start(GAME, 5)
    with pytest.raises(RuleError, match="2 seats need 2 names"):
        Match.start(GAME, 2, names=["Peter"])
    assert Match.start(GAME, 2, names=["  Pe\nter ", "\x1b[31mRed"]).record().names == ["Pe ter", "[31mRed"]
    assert Match.start(GAME, 2).record().options == {"rounds": "2"}


# -- undo -------------------------------------------------------------------------------------------------


def test_undo_takes_back_one_choice_at_a_time() -> None:
    match = scripted("die:2")
    start = GAME.dump(match.state)
    play(match, "0 grab")
    once = GAME.dump(match.state)
    assert (match.can_undo(0), match.can_undo(1)) == (True, False)
    match.undo(0)
    assert log(match)[3:] == ["0 grab", "0 undo 4"]
    assert GAME.dump(match.state) == start
    assert not match.can_undo(0)
    play(match, "0 grab")
    assert GAME.dump(match.state) == once


def test_two_undos_in_a_row_go_back_two_choices() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 grab")
    assert log(match)[3:] == ["0 grab", "0 grab", "0 stop !"]
    match.undo(0)
    assert match.options() == ["grab", "stop"]
    match.undo(0)
    assert log(match)[6:] == ["0 undo 5", "0 undo 4"]
    assert GAME.dump(match.state) == GAME.dump(scripted("die:2").state)
    with pytest.raises(CannotUndo):
        match.undo(0)


def test_undo_takes_the_forced_answers_after_the_choice_along() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 grab")
    assert log(match)[-2:] == ["0 grab", "0 stop !"]
    match.undo(0)
    assert log(match)[-1] == "0 undo 5"
    assert GAME.dump(match.state) == GAME.dump(play(scripted("die:2"), "0 grab").state)


def test_restart_takes_back_the_whole_turn_in_one_line() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 grab", "0 restart")
    assert log(match)[6:] == ["0 undo 4"]
    assert GAME.dump(match.state) == GAME.dump(scripted("die:2").state)
    with pytest.raises(CannotUndo):
        match.restart(0)


def test_a_restart_after_an_undo_goes_to_the_same_beginning() -> None:
    match = play(scripted("die:2"), "0 grab", "0 undo", "0 grab", "0 restart")
    assert log(match)[3:] == ["0 grab", "0 undo 4", "0 grab", "0 undo 6"]
    assert GAME.dump(match.state) == GAME.dump(scripted("die:2").state)


def test_undo_is_refused_once_another_is_asked() -> None:
    match = play(scripted("die:2"), "0 stop")
    before = everything(match)
    for request in (match.undo, match.restart):
        for seat in (0, 1):
            with pytest.raises(CannotUndo, match=f"seat {seat} has nothing to take back"):
                request(seat)
    assert everything(match) == before
    assert not match.can_undo(0)


def test_undo_is_refused_once_chance_has_answered() -> None:
    """Also where the same seat is asked again: its new turn begins after the roll."""
    match = play(scripted("die:0", "die:2"), "0 hide:heads", "1 hide:heads", "1 keep")
    assert log(match)[-1] == "* die:2"
    assert match.to_move == 1
    with pytest.raises(CannotUndo):
        match.undo(1)
    play(match, "1 grab", "1 restart")
    assert log(match)[-2:] == ["1 grab", "1 undo 10"]
    with pytest.raises(CannotUndo):
        match.undo(1)


def test_undo_is_refused_once_a_hidden_coin_has_come_out() -> None:
    """The last to hide sees the coins turned over and is asked again: it may not hide another now."""
    match = play(scripted("die:0"), "0 hide:heads", "1 hide:tails")
    assert match.options() == ["give", "keep"]
    assert match.to_move == 1
    assert not match.can_undo(1)
    with pytest.raises(CannotUndo):
        match.undo(1)
    match = left_waiting(play(scripted("die:0", confirm=True), "0 hide:heads", "1 hide:tails"), 1, "keep")
    match.restart(1)
    assert match.options() == ["give", "keep"]


def test_an_undo_removes_events_and_tells_of_itself() -> None:
    match = play(scripted("die:2"), "0 grab", "0 undo")
    assert keys(match) == ["coin-dealt", "coin-dealt", "coin-rolled", "match-undo"]
    seq, event = match.events[-1]
    assert (seq, event.message) == (5, Message("match-undo", {"who": who(0)}))
    play(match, "0 grab")
    assert keys(match)[3:] == ["match-undo", "coin-grab"]
    play(match, "0 undo")
    assert keys(match)[3:] == ["match-undo", "match-undo"]


# -- confirmation -----------------------------------------------------------------------------------------


def test_with_confirm_the_match_stops_before_another_is_asked() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 stop")
    assert match.waiting_for_confirm
    assert (match.to_move, match.asked(), match.options()) == (0, None, [])
    before = everything(match)
    with pytest.raises(ConfirmationPending):
        match.answer(0, "grab")
    with pytest.raises(NotYourTurn, match="seat 0 has yet to confirm"):
        match.answer(1, "grab")
    with pytest.raises(NothingToConfirm):
        match.confirm(1)
    assert everything(match) == before
    match.confirm(0)
    assert (match.to_move, match.waiting_for_confirm, match.can_undo(0)) == (1, False, False)
    assert match.version == 5, "a confirmation has no line"
    with pytest.raises(NothingToConfirm):
        match.confirm(0)
    with pytest.raises(NothingToConfirm):
        match.confirm(1)


def test_with_confirm_the_match_stops_before_chance_and_before_the_end() -> None:
    """Here with turns of a single choice, as they were left by a version that let these wait too."""
    answers = ["0 hide:heads", "1 hide:heads"]
    match = left_waiting(play(scripted("die:0", confirm=True), *answers), 1, "keep")
    rolls = sum(line.startswith("*") for line in log(match))
    match.confirm(1)
    assert sum(line.startswith("*") for line in log(match)) == rolls + 1
    match = left_waiting(play(scripted("die:0", confirm=True, rounds="1"), *answers), 1, "keep")
    assert (match.finished, match.record().result) == (False, None)
    left_waiting(play(match, "1 undo"), 1, "give")
    assert not match.finished
    match.confirm(1)
    assert match.finished
    assert match.record().result == match.scores()


def test_a_turn_without_a_choice_needs_no_confirmation() -> None:
    match = scripted("die:0", confirm=True)
    assert log(match)[3:] == ["0 stop !", "1 stop !"]
    assert (match.to_move, match.waiting_for_confirm) == (0, False)


def test_a_turn_of_a_single_choice_is_handed_on_at_once() -> None:
    """The forced answers after it make it no longer; and it is as final as any turn that was confirmed."""
    match = play(scripted("die:1", confirm=True), "0 grab")
    assert log(match)[3:] == ["0 grab", "0 stop !"]
    assert (match.to_move, match.waiting_for_confirm, match.can_undo(0)) == (1, False, False)
    match.rewind(4)
    assert (match.to_move, match.options()) == (0, ["grab", "stop"])


def test_what_was_chosen_and_taken_back_does_not_make_a_turn_longer() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 undo", "0 stop")
    assert (match.to_move, match.waiting_for_confirm) == (1, False)


def test_a_single_choice_that_ends_the_game_ends_it() -> None:
    match = play(scripted("die:0", confirm=True, rounds="1"), "0 hide:heads", "1 hide:heads", "1 keep")
    assert match.finished
    assert match.record().result == match.scores()


def test_a_turn_taken_back_to_its_beginning_waits_no_more() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 grab", "0 restart")
    assert (match.waiting_for_confirm, match.to_move, match.options()) == (False, 0, ["grab", "stop"])


# -- who may know what ------------------------------------------------------------------------------------


def test_others_see_that_something_was_picked_but_not_what() -> None:
    match = play(scripted("die:0"), "0 hide:tails")
    own, other, guest = match.lines_for(0), match.lines_for(1), match.lines_for(SPECTATOR)
    assert [line.token for line in own] == ["deal:gem", "?", "die:0", "stop", "stop", "hide:tails"]
    assert [line.token for line in other] == ["?", "deal:stone", "die:0", "stop", "stop", "?"]
    assert [line.token for line in guest] == ["?", "?", "die:0", "stop", "stop", "?"]
    assert [(line.seq, line.seat) for line in guest] == [(line.seq, line.seat) for line in own]
    assert match.lines[5].token == "hide:tails", "the log itself is not touched"
    assert [line.token for line in scripted("die:0", seats=3).lines_for(SPECTATOR)][:3] == ["?"] * 3


def test_events_are_told_to_their_audience_only() -> None:
    match = play(scripted("die:0"), "0 hide:tails")
    told = {seat: [e.message.key for _, e in match.events_for(seat)] for seat in (0, 1, SPECTATOR)}
    assert told[0] == ["coin-dealt", "coin-rolled", "coin-stop", "coin-stop", "coin-hid"]
    assert told[1] == ["coin-dealt", "coin-rolled", "coin-stop", "coin-stop"]
    assert told[SPECTATOR] == ["coin-rolled", "coin-stop", "coin-stop"]
    assert [seq for seq, _ in match.events_for(0, since=5)] == [5, 6]


def test_a_hidden_pick_stays_hidden_when_it_is_taken_back() -> None:
    match = play(left_waiting(scripted("die:0", confirm=True), 0, "hide:tails"), "0 undo")
    assert log(match)[-2:] == ["0 hide:tails", "0 undo 6"]
    assert [line.token for line in match.lines_for(1)][-2:] == ["?", "undo"]
    assert "coin-hid" not in keys(match)


def test_what_a_match_gives_out_cannot_change_it() -> None:
    match = play(scripted("die:2"), "0 grab")
    before = everything(match)
    match.lines.clear()
    match.events.clear()
    match.record().lines.clear()
    assert everything(match) == before
