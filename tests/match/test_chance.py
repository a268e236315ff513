"""The dice: reproducible by anyone, fair, and committed to."""

import hashlib
import hmac
from collections import Counter

import pytest

from armorial.match import RecordError, ScriptedChance, ScriptError, SecretChance, SeededChance
from armorial.match.match import Match
from tests.match.coin_game import Deal, Roll
from tests.match.helpers import GAME, play, scripted, seeded, start

SECRET = bytes(range(32))


def test_the_rolls_of_a_known_secret_never_change() -> None:
    dice = SecretChance(SECRET)
    assert [dice.below(6, seq) for seq in range(1, 13)] == [5, 0, 2, 3, 3, 3, 0, 5, 4, 4, 2, 4]
    assert dice.commitment() == "630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd"


def test_the_documented_recipe_gives_the_same_rolls() -> None:
    for seq in range(1, 50):
        block = hmac.new(SECRET, f"{seq}:0".encode(), hashlib.sha256).digest()
        assert SecretChance(SECRET).below(6, seq) == int(block.hex(), 16) % 6


def test_numbers_that_would_make_small_ones_likelier_are_rolled_again() -> None:
    total = (1 << 255) + 1  # almost every second number lies beyond the highest multiple
    seqs = {seq: _first_below(total, seq) for seq in range(1, 20)}
    assert max(attempt for attempt, _ in seqs.values()) > 0
    for seq, (_, value) in seqs.items():
        assert SecretChance(SECRET).below(total, seq) == value


def _first_below(total: int, seq: int) -> tuple[int, int]:
    for attempt in range(100):
        value = int(hmac.new(SECRET, f"{seq}:{attempt}".encode(), hashlib.sha256).hexdigest(), 16)
        if value < total:
            return attempt, value
    raise AssertionError


def test_options_come_up_as_often_as_they_weigh() -> None:
    state = GAME.new(2)
    counts = Counter(SecretChance(SECRET).answer(Roll(), state, seq) for seq in range(1, 4001))
    assert counts[0] == pytest.approx(1000, abs=120)
    assert counts[1] == pytest.approx(1000, abs=120)
    assert counts[2] == pytest.approx(2000, abs=120)


def test_fresh_dice_differ_and_seeded_dice_do_not() -> None:
    assert SecretChance.fresh().secret != SecretChance.fresh().secret
    assert SeededChance(7).secret == SeededChance(7).secret != SeededChance(8).secret
    assert seeded(7).record() == seeded(7).record()


def test_a_match_commits_to_its_dice_from_the_start() -> None:
    dice = SecretChance(SECRET)
    assert start(dice).record().commitment == dice.commitment()
    assert hashlib.sha256(SECRET).hexdigest() == dice.commitment()


def test_a_script_is_followed_and_then_the_fallback() -> None:
    assert scripted("die:2").lines[2].token == "die:2"
    alone = SeededChance(0)
    state = GAME.new(2)
    dice = ScriptedChance(["deal:straw"], alone)
    assert dice.answer(Deal(0), state, 1) == 2
    assert dice.answer(Deal(0), state, 2) == alone.answer(Deal(0), state, 2)
    assert dice.secret is None
    assert scripted().record().commitment is None


def test_an_impossible_script_says_what_would_be_possible() -> None:
    with pytest.raises(
        ScriptError, match="roll 2 of the script, 'deal:gem', cannot come up here; possible: deal:stone"
    ):
        start(ScriptedChance(["deal:gem", "deal:gem"]))
    with pytest.raises(ScriptError, match="the script of 1 rolls is over; line 2 needs one of: deal:stone, deal:straw"):
        start(ScriptedChance(["deal:gem"]))


def test_a_script_that_runs_out_leaves_the_match_as_it_was() -> None:
    match = start(ScriptedChance(["deal:gem", "deal:stone", "die:0"]))
    play(match, "0 hide:heads", "1 hide:heads")
    before = match.record()
    with pytest.raises(ScriptError, match="line 9"):
        match.answer(1, "keep")
    assert match.record() == before


def test_other_dice_than_those_committed_to_are_refused() -> None:
    record = seeded(1).record()
    with pytest.raises(RecordError, match="not the one committed to"):
        Match.resume(record, GAME, chance=SeededChance(2))
    record.secret = b"other"
    with pytest.raises(RecordError, match="not the one committed to"):
        Match.resume(record, GAME)
    record.secret = None
    with pytest.raises(RecordError, match="only the save of the table's owner has the secret"):
        Match.resume(record, GAME)
    assert Match.resume(record, GAME, chance=SeededChance(1)).version == record.lines[-1].seq
