"""A match saved and resumed, also under other rules; and going back beyond the turn."""

import pytest

from armorial.kernel.words import Message
from armorial.match import Match, NoSuchLine, RecordError
from tests.match.coin_game import CoinGame
from tests.match.helpers import GAME, everything, left_waiting, log, play, play_out, reread, saved, scripted, seeded

# -- save and resume --------------------------------------------------------------------------------------


def test_a_match_resumed_in_the_middle_of_a_turn_goes_on_the_same() -> None:
    for confirm in (False, True):
        match = play(seeded(11, confirm), *first_grab(confirm))
        resumed = saved(match)
        assert everything(resumed) == everything(match)
        assert resumed.can_undo(0)
        assert everything(play_out(resumed, 4, with_undo=True)) == everything(play_out(match, 4, with_undo=True))


def first_grab(confirm: bool) -> list[str]:
    match = seeded(11, confirm)
    assert match.options() == ["grab", "stop"]
    assert match.state.die == 2, "so that the turn goes on after it"  # type: ignore[attr-defined]
    return ["0 grab"]


def test_a_pending_confirmation_survives_a_resume() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 grab")
    resumed = saved(match)
    assert (resumed.waiting_for_confirm, resumed.to_move, resumed.can_undo(0)) == (True, 0, True)
    resumed.confirm(0)
    assert (resumed.to_move, resumed.options()) == (1, ["grab", "stop"])


def test_a_single_choice_that_was_stored_waiting_still_waits() -> None:
    """Version 0.5.2 had it confirmed. Going on by itself when it is loaded would roll dice that nobody stored."""
    match = left_waiting(scripted("die:2", confirm=True), 0, "stop")
    resumed = saved(match)
    assert (resumed.waiting_for_confirm, resumed.to_move, resumed.can_undo(0)) == (True, 0, True)
    assert everything(play(saved(match), "0 undo", "0 stop")) == everything(play(resumed, "0 undo", "0 stop"))
    resumed = saved(match)
    resumed.confirm(0)
    assert resumed.to_move == 1


def test_a_given_confirmation_survives_a_resume() -> None:
    match = play(scripted("die:2", confirm=True), "0 grab", "0 grab", "0 confirm")
    resumed = saved(match)
    assert (resumed.waiting_for_confirm, resumed.to_move, resumed.can_undo(0)) == (False, 1, False)


def test_under_newer_rules_the_snapshot_counts_and_nothing_is_replayed() -> None:
    record = reread(play(seeded(11, confirm=True), "0 grab", "0 stop").record())
    record.lines[2].token = "die:7"  # no longer a face of the die
    resumed = Match.resume(record, CoinGame(rules_version=2))
    assert (resumed.waiting_for_confirm, resumed.to_move, resumed.can_undo(0)) == (True, 0, False)
    assert record.snapshot is not None
    assert GAME.dump(resumed.state) == record.snapshot[1]
    resumed.confirm(0)
    assert resumed.to_move == 1
    assert resumed.record().rules_version == 1
    assert resumed.record().rule_changes == [(2, 6)]
    with pytest.raises(RecordError, match="cannot go back: it was played with rules 1 and 2"):
        resumed.rewind(4)
    again = Match.resume(reread(resumed.record()), CoinGame(rules_version=2))
    assert again.record().rule_changes == [(2, 6)]


def test_under_newer_rules_nothing_before_the_snapshot_is_taken_back() -> None:
    record = reread(play(seeded(11), "0 grab").record())
    assert Match.resume(record, GAME).can_undo(0)
    assert not Match.resume(record, CoinGame(rules_version=2)).can_undo(0)


def test_a_snapshot_counts_more_than_what_a_replay_would_say() -> None:
    record = reread(play(seeded(11), "0 grab").record())
    assert record.snapshot is not None
    record.snapshot[1]["coins"] = [5, 5]
    resumed = Match.resume(record, GAME)
    assert resumed.scores()[0] >= 5
    assert not resumed.can_undo(0)


def test_rules_that_do_not_fit_are_refused() -> None:
    record = reread(seeded(11).record())
    with pytest.raises(RecordError, match=r"line 3: it was played with newer rules of coin \(1; this version has 0\)"):
        Match.resume(record, CoinGame(rules_version=0))
    record.snapshot = None
    with pytest.raises(RecordError, match="cannot continue without a snapshot"):
        Match.resume(record, CoinGame(rules_version=2))


def test_a_finished_match_can_be_opened_again() -> None:
    match = play_out(seeded(3))
    assert everything(saved(match)) == everything(match)


# -- rewind -----------------------------------------------------------------------------------------------


def test_rewind_goes_back_beyond_the_turn_and_rolls_anew() -> None:
    match = play(seeded(11), "0 stop", "1 stop", "0 hide:heads")
    match.rewind(3)
    assert log(match)[5:7] == ["0 hide:heads", "* undo 3"]
    assert match.lines[6].by_consent
    assert log(match)[7] == "* die:1", "line 3 was die:2"
    assert match.events[2][1].message == Message("match-rewind", {"n": 3})
    assert not match.can_undo(0)
    play_out(match, with_undo=True)
    assert everything(saved(match)) == everything(match)


def test_a_rewind_to_a_choice_asks_it_again() -> None:
    match = play(seeded(11), "0 grab", "0 stop", "1 stop")
    match.rewind(5)
    assert (match.to_move, match.options(), match.can_undo(0)) == (0, ["grab", "stop"], False)
    assert GAME.dump(match.state) == GAME.dump(play(seeded(11), "0 grab").state)
    for seq in (0, 8):
        with pytest.raises(NoSuchLine, match="the log has lines 1 to 7"):
            match.rewind(seq)
