"""The suite is worth something only if it fails: the toy game is broken in many ways, and each must be noticed."""

import pytest

from tests.conformance import driver, hidden, laws
from tests.conformance.breaking import WAYS, Patch
from tests.conformance.driver import SEEDS, Broken, Case, prove
from tests.conformance.law import Law
from tests.toy import Fair, turn


def prove_for_a_few_games(law: Law) -> None:
    case = Case(Fair(), 3, {"length": "long"})
    for seed in SEEDS:
        prove(law, case, seed)


@pytest.mark.parametrize(("law", "saying", "patch"), WAYS, ids=lambda way: getattr(way, "__name__", ""))
def test_broken_game_is_noticed(law: Law, saying: str, patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch)
    with pytest.raises(Broken, match=saying) as caught:
        prove_for_a_few_games(law)
    assert "fair, 3 seats, length long, seed" in str(caught.value)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_every_law_is_broken_by_something(law: Law) -> None:
    assert law in [broken for broken, _, _ in WAYS]
    prove_for_a_few_games(law)


def test_missing_census_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    begin = Fair.__init__

    def unfair(fair: Fair) -> None:
        begin(fair)
        fair.name = "unfair"

    monkeypatch.setattr(Fair, "__init__", unfair)
    with pytest.raises(Broken, match="'unfair' has no census"):
        prove_for_a_few_games(laws.components_are_somewhere)


def test_dealing_the_truth_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hidden, "determinize", lambda game, s, seat, rng: s.clone())
    with pytest.raises(Broken, match="only 0 of"):
        hidden.dealing_anew_varies(Case(Fair(), 3, {"length": "long"}), 1)


def test_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MOST_ANSWERS", 500)
    monkeypatch.setattr(turn.Night, "run", lambda self, s, out: s.then(turn.Morning()))
    with pytest.raises(Broken, match="no end after 500 answers"):
        prove_for_a_few_games(laws.tokens_lead_back)


def test_game_that_cannot_be_loaded_is_noticed() -> None:
    case = Case(driver.game_called("no-such-game"), 0, {})
    with pytest.raises(Broken, match="'no-such-game' is registered but cannot be loaded"):
        prove(laws.tokens_lead_back, case, 1)
