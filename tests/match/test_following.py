"""What those who follow a match are shown: one thing after another, and what the others did since their last turn."""

from armorial.games import load_game
from armorial.kernel.contract import CHANCE
from armorial.kernel.words import Message
from armorial.match import Match, SeededChance
from armorial.match.course import MOMENTS_KEPT
from tests.match.helpers import play, play_out, saved, scripted


def moments(match: Match, after: int = 0) -> list[tuple[int, int]]:
    return [(moment.seq, moment.seat) for moment in match.moments_after(after)]


def moves(match: Match, seat: int) -> list[str]:
    return [f"{line.seat} {line.token}" for line in match.moves_since_turn(seat)]


# -- one thing after another ------------------------------------------------------------------------------


def test_dice_of_a_kind_are_one_moment_and_others_another() -> None:
    match = scripted("die:2")
    assert moments(match) == [(2, CHANCE), (3, CHANCE)], "two cards dealt, then a die"


def test_a_forced_answer_belongs_to_the_choice_before_it() -> None:
    match = play(scripted("die:1"), "0 grab")
    assert moments(match, 3) == [(5, 0)], "grab, and the stop that is forced"
    play(match, "1 stop")
    assert moments(match, 5) == [(6, 1)]


def test_a_moment_has_the_position_of_then() -> None:
    match = play(scripted("die:2"), "0 grab", "0 grab")
    first, second = (moment.state for moment in match.moments_after(3))
    assert [state.coins[0] for state in (first, second)] == [1, 2]  # type: ignore[attr-defined]
    assert second is match.state


def test_what_was_taken_back_is_not_shown_one_by_one() -> None:
    match = play(scripted("die:2"), "0 grab", "0 undo")
    assert moments(match) == []
    play(match, "0 stop")
    assert moments(match) == [(6, 0)]


def test_only_the_last_moments_are_kept() -> None:
    match = play_out(Match.start(load_game("village"), 2, chance=SeededChance(1)))
    kept = match.moments_after(0)
    assert len(kept) == MOMENTS_KEPT
    assert kept[-1].state is match.state


def test_moments_are_there_again_after_a_restart() -> None:
    match = play(scripted("die:2"), "0 grab", "0 grab")
    assert moments(saved(match)) == moments(match)


# -- since one's last turn --------------------------------------------------------------------------------


def test_the_moves_of_others_since_ones_last_answer() -> None:
    match = play(scripted("die:2"), "0 grab", "0 stop")
    assert moves(match, 1) == ["0 grab", "0 stop"]
    assert moves(match, 0) == [], "nobody has moved since"
    play(match, "1 grab")
    assert moves(match, 1) == []
    assert moves(match, 0) == ["1 grab"]


def test_moves_that_were_taken_back_have_not_happened() -> None:
    match = play(scripted("die:2"), "0 grab", "0 undo", "0 stop")
    assert moves(match, 1) == ["0 stop"]


def test_a_hidden_pick_is_no_move_to_others() -> None:
    match = play(scripted("die:0"), "0 hide:heads")
    assert match.to_move == 1
    assert moves(match, 1) == [], "that seat 1 was forced to stop is its own answer"


def test_moves_have_the_words_of_the_answer() -> None:
    match = play(scripted("die:2"), "0 grab")
    assert match.lines[3].label == Message("coin-answer", {"what": "grab"})
    assert match.lines[3].hidden().label is None
    assert match.lines[0].label is None, "nobody chose what was dealt"
