"""What every game has: setting up, answering by token, ranks."""

import pytest

from armorial.kernel.contract import CHANCE, EVERYBODY, SPECTATOR, Score, Zone, chapter, event, section
from armorial.kernel.errors import GameOver, IllegalAnswer, RuleError, UnknownToken
from armorial.kernel.words import Message
from tests.toy import Fair
from tests.toy.market import Buy, Defend
from tests.toy.state import COINS, FIRST_WARE, GRAIN, FairState
from tests.toy.turn import DrawCard, Weather


@pytest.mark.parametrize(
    ("seats", "options", "says"),
    [
        (5, {}, "fair is played with 2, 3, 4 seats, not 5"),
        (2, {"size": "big"}, "fair has no option 'size'; its options: length"),
        (2, {"length": "endless"}, "option 'length' is one of short, long, not 'endless'"),
    ],
)
def test_wrong_setting_says_what_would_be_right(fair: Fair, seats: int, options: dict[str, str], says: str) -> None:
    with pytest.raises(RuleError) as caught:
        fair.new(seats, options)
    assert str(caught.value) == says


def test_game_without_options_says_so(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(fair, "variants", ())
    with pytest.raises(RuleError, match="has no option 'size'; its options: none"):
        fair.check(2, {"size": "big"})


def test_options_not_named_take_their_default(fair: Fair) -> None:
    assert fair.check(2, {}) == {"length": "short"}
    assert fair.check(2, {"length": "long"}) == {"length": "long"}
    assert (fair.new(2).rounds, fair.new(2, {"length": "long"}).rounds) == (2, 4)


@pytest.fixture
def buying(fair: Fair) -> FairState:
    """Seat 0 may buy; the mill is gone and there are 2 coins."""
    s = fair.new(2)
    s.stack[:] = [Buy(0)]
    s.stall &= ~(1 << 2)
    return s


def test_legal_token_is_carried_out(fair: Fair, buying: FairState) -> None:
    fair.answer_token(buying, "stage", None)
    assert buying.players[0][COINS] == 0
    assert buying.players[0][FIRST_WARE] == 1


def test_refused_token_says_why(fair: Fair, buying: FairState) -> None:
    with pytest.raises(IllegalAnswer, match=r"mill: sold \(F-7\)") as caught:
        fair.answer_token(buying, "mill", None)
    assert (caught.value.token, caught.value.refusal.name) == ("mill", "sold")
    with pytest.raises(IllegalAnswer) as caught:
        fair.answer_token(buying, "barn", None)
    assert caught.value.refusal.message.args["what"] == Message("fair-coins", {"n": 1})


def test_unknown_token_names_possible_ones(fair: Fair, buying: FairState) -> None:
    with pytest.raises(UnknownToken, match=r"'boat' is not an answer .* for example: stage, cellar, none"):
        fair.answer_token(buying, "boat", None)


def test_nothing_can_be_answered_after_the_end(fair: Fair, buying: FairState) -> None:
    buying.stack.clear()
    assert fair.asked(buying) is None
    assert fair.refused(buying) == []
    with pytest.raises(GameOver):
        fair.answer_token(buying, "none", None)


def test_refused_tells_only_what_players_might_think_of(fair: Fair, buying: FairState) -> None:
    assert [(option, str(why)) for option, why in fair.refused(buying)] == [
        (1, "short (F-6, F-7)"),
        (2, "sold (F-7)"),
    ]
    buying.stack[:] = [Weather()]
    assert fair.refused(buying) == []


def test_ranks_share_places_and_skip_the_next(fair: Fair) -> None:
    s = fair.new(4)
    for player, (coins, grain) in zip(s.players, [(5, 1), (9, 0), (5, 2), (5, 1)]):
        player[COINS], player[GRAIN] = coins, grain
    assert fair.ranks(s) == [3, 1, 2, 3]
    assert fair.winners(s) == [1]


def test_who_has_lost_does_not_win_on_the_first_place(fair: Fair, monkeypatch: pytest.MonkeyPatch) -> None:
    s = fair.new(3)
    for player, coins in zip(s.players, (9, 9, 5)):
        player[COINS], player[GRAIN] = coins, 0
    assert fair.winners(s) == [0, 1]
    monkeypatch.setattr(Fair, "lost", lambda self, s, seat: seat == 0)
    assert fair.winners(s) == [1]
    monkeypatch.setattr(Fair, "lost", lambda self, s, seat: seat < 2)
    assert fair.winners(s) == []


def test_score_adds_up_its_parts() -> None:
    assert Score({"coins": 3, "debts": -5}).total == -2
    assert Score({}).total == 0


def test_zone_is_known_to_its_knowers_only() -> None:
    zone = Zone("card", 1, 0b110)
    assert [zone.known_to(seat) for seat in (0, 1, 2, 3, SPECTATOR, CHANCE)] == [False, True, True, False, False, False]


def test_chance_picks_by_weight_and_refuses_the_impossible(fair: Fair) -> None:
    s = fair.new(2)
    weather = Weather()
    assert [weather.pick(s, n) for n in range(6)] == [0, 0, 0, 1, 1, 2]
    with pytest.raises(ValueError, match="beyond"):
        weather.pick(s, 6)
    s.deck, s.hands[1] = [4, 7], [0, 1]
    s.stack[:] = [DrawCard(0)]
    assert DrawCard(0).options(s) == [4, 7]
    with pytest.raises(IllegalAnswer, match="impossible"):
        fair.answer_token(s, "apples-1", None)
    fair.answer_token(s, "bread-2", None)
    assert (s.hands[0], s.deck) == ([4], [7])


def test_event_has_an_audience() -> None:
    assert event("did", n=1).audience == EVERYBODY
    told = event("did", 0b10, n=1)
    assert (told.audience, told.message) == (0b10, Message("did", {"n": 1}))


def test_reaction_comes_before_the_rest_of_the_turn(fair: Fair) -> None:
    """Who is robbed is asked in the middle of the robber's turn, and then the turn goes on."""
    s = fair.new(3)
    s.stack[:] = [Buy(0)]
    s.then(Defend(2, 0, 2))
    assert fair.legal_option(s, "pay") == 0
    fair.answer_token(s, "suffer", None)
    assert [player[COINS] for player in s.players] == [4, 2, 0]
    assert isinstance(fair.asked(s), Buy)


def test_headings_are_told_to_everybody_and_other_events_are_none() -> None:
    told = [chapter("fair-did-round", n=2), section("fair-did-evening"), event("fair-did-lay", 1)]
    assert [each.heading for each in told] == [1, 2, 0]
    assert [each.audience for each in told] == [EVERYBODY, EVERYBODY, 1]
    assert told[0].message == Message("fair-did-round", {"n": 2})
