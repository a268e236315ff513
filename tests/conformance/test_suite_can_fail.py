"""The suite is worth something only if it fails: the toy game is broken in many ways, and each must be noticed."""

from collections.abc import Callable
from typing import Any, Final

import pytest

from armorial.kernel.codec import Codec
from armorial.kernel.consequences import Consequence, consequence
from armorial.kernel.contract import EVERYBODY, Game, Out, event
from armorial.kernel.pools import determinize, draw
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message
from tests.conformance import driver, laws
from tests.conformance.driver import SEEDS, Broken, Case, prove
from tests.toy import Fair, game, market, state, turn
from tests.toy.state import FairState

Patch = Callable[[pytest.MonkeyPatch], None]
WAYS: Final[list[tuple[laws.Law, str, Patch]]] = []
"""A law, what its failure says, and how the toy is broken."""


def breaks(law: laws.Law, saying: str) -> Callable[[Patch], Patch]:
    def add(patch: Patch) -> Patch:
        WAYS.append((law, saying, patch))
        return patch

    return add


def prove_for_a_few_games(law: laws.Law) -> None:
    case = Case(Fair(), 3, {"length": "long"})
    for seed in SEEDS:
        prove(law, case, seed)


@pytest.mark.parametrize(("law", "saying", "patch"), WAYS, ids=lambda way: getattr(way, "__name__", ""))
def test_broken_game_is_noticed(law: laws.Law, saying: str, patch: Patch, monkeypatch: pytest.MonkeyPatch) -> None:
    patch(monkeypatch)
    with pytest.raises(Broken, match=saying) as caught:
        prove_for_a_few_games(law)
    assert "fair, 3 seats, length long, seed" in str(caught.value)


@pytest.mark.parametrize("law", laws.LAWS, ids=lambda law: law.__name__)
def test_every_law_is_broken_by_something(law: laws.Law) -> None:
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
    monkeypatch.setattr(laws, "determinize", lambda game, s, seat, rng: s.clone())
    with pytest.raises(Broken, match="only 0 of"):
        laws.dealing_anew_varies(Case(Fair(), 3, {"length": "long"}), 1)


def test_endless_game_is_noticed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(driver, "MOST_ANSWERS", 500)
    monkeypatch.setattr(turn.Night, "run", lambda self, s, out: s.then(turn.Morning()))
    with pytest.raises(Broken, match="no end after 500 answers"):
        prove_for_a_few_games(laws.tokens_lead_back)


def test_game_that_cannot_be_loaded_is_noticed() -> None:
    case = Case(driver.game_called("no-such-game"), 0, {})
    with pytest.raises(Broken, match="'no-such-game' is registered but cannot be loaded"):
        prove(laws.tokens_lead_back, case, 1)


# -- questions and answers ------------------------------------------------------------------------------------


@breaks(laws.options_are_what_is_not_refused, "not sorted")
def unsorted_options(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Sell, "options", lambda self, s: [market.NO_CARD, *s.hands[self.seat]])


@breaks(laws.options_are_what_is_not_refused, "may be chosen but is not among the options")
def candidates_hide_a_legal_option(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.LayCard, "candidates", lambda self, s: s.hands[self.seat][:1])


@breaks(laws.options_are_what_is_not_refused, "among the options but refused")
def refused_option_is_offered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "options", lambda self, s: [0, 1, 2])


@breaks(laws.options_are_what_is_not_refused, "no option")
def nothing_can_be_answered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "refusal", lambda self, s, option: state.NO_VICTIM)


@breaks(laws.options_are_what_is_not_refused, "candidates outside the table")
def candidate_outside_the_table(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "candidates", lambda self, s: [0, 1, 2, 3, 4])
    patch.setattr(market.Rob, "options", lambda self, s: [o for o in (0, 1, 2) if o != self.seat])


@breaks(laws.options_are_what_is_not_refused, r"asking changed the state: players\[\d\]\.coins")
def asking_changes_the_state(patch: pytest.MonkeyPatch) -> None:
    def refusal(self: market.Buy, s: FairState, option: int) -> int:
        s.players[self.seat][state.COINS] += 1
        return 0

    patch.setattr(market.Buy, "refusal", refusal)


@breaks(laws.moves_are_options, "no move")
def programs_are_offered_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "moves", lambda self, s: [])


@breaks(laws.moves_are_options, "moves that are no options")
def programs_are_offered_more_than_people(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "moves", lambda self, s: [0, 1, 2])


@breaks(laws.who_is_idle_does_nothing, r"'[a-z]+' does something, \['none'\] does not")
def idle_seat_goes_shopping(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Buy, "table", Tokens(market.Buy.table.names))


@breaks(laws.who_is_idle_does_nothing, "the idle answer '.*' is not allowed")
def idle_seat_breaks_the_rules(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.LayCard, "idle", lambda self, s: next(o for o in self.table.indices if self.refusal(s, o)))


@breaks(laws.programs_can_reach_what_people_can, "no moves lead where")
def programs_are_kept_from_something(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Buy, "moves", lambda self, s: self.options(s)[-1:])


@breaks(laws.somebody_at_the_table_is_asked, "asks seat 3")
def absent_seat_is_asked(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.LayCards, "run", lambda self, s, out: s.then(turn.LayCard(s.seats)))
    patch.setattr(turn.LayCard, "audience", lambda self, s: EVERYBODY)


@breaks(laws.somebody_at_the_table_is_asked, "who answers is not in the audience")
def picker_may_not_know_the_pick(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.LayCard, "audience", lambda self, s: 0)


@breaks(laws.tokens_lead_back, "is empty or has a space")
def token_with_a_space(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Defend, "table", Tokens(("pay up", "suffer")))


@breaks(laws.tokens_lead_back, "leads to 1, not 0")
def token_leads_elsewhere(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Tokens, "find", lambda self, token: 1)


@breaks(laws.refusals_explain_themselves, "names no rule")
def reason_without_a_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state.REASONS, "_rules", [()] * 20)


@breaks(laws.refusals_explain_themselves, "names no rule id")
def reason_with_a_strange_rule(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(state.REASONS, "_rules", [("house rule",)] * 20)


@breaks(laws.refusals_explain_themselves, "IndexError")
def unknown_reason(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market, "NO_VICTIM", 99)


@breaks(laws.questions_have_words, "no message: 'Whom do you rob")
def prompt_in_a_language(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "prompt", lambda self, s: "Whom do you rob?")


@breaks(laws.questions_have_words, "no message: None")
def label_with_a_hole(patch: pytest.MonkeyPatch) -> None:
    hole: Any = {"card": None}
    patch.setattr(turn.LayCard, "label", lambda self, s, option: Message("fair-card", hole))


@breaks(laws.illegal_input_changes_nothing, "is taken, though it is not allowed")
def illegal_answer_is_taken(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "answer_token", lambda self, s, token, out: None)


@breaks(laws.illegal_input_changes_nothing, r"illegal input changed the state: players\[0\]\.coins")
def answer_is_checked_too_late(patch: pytest.MonkeyPatch) -> None:
    def answer_token(self: Fair, s: FairState, token: str, out: Out) -> None:
        s.players[0][state.COINS] += 1
        Game.answer_token(self, s, token, out)

    patch.setattr(Fair, "answer_token", answer_token)


@breaks(laws.chance_is_as_it_weighs, "not a weight for each option")
def too_few_weights(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.Weather, "weights", lambda self, s: (3, 2))


@breaks(laws.chance_is_as_it_weighs, "picks are not as weighed")
def loaded_dice(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.Weather, "pick", lambda self, s, n: n % 3)


# -- saving and copying -----------------------------------------------------------------------------------------


@breaks(laws.saved_games_play_on, "missing 1 required positional argument: 'count'")
def frame_with_a_field_that_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Sell, "fields", {"seat": state.SEAT, "after": state.CARD})


@breaks(laws.saved_games_play_on, "saves differently after loading: players")
def saved_data_that_is_not_loaded(patch: pytest.MonkeyPatch) -> None:
    class Forgetful(Codec):
        def load(self, data: Any) -> Any:
            return [[0] * 6 for _ in data]

        def dump(self, value: Any) -> Any:
            return state.FIELDS["players"].dump(value)

    patch.setattr(game, "FIELDS", {**state.FIELDS, "players": Forgetful()})


@breaks(laws.saved_games_play_on, "looks different to 0 after loading: weather")
def state_that_is_not_saved(patch: pytest.MonkeyPatch) -> None:
    class Silent(Codec):
        def dump(self, value: Any) -> Any:
            return None

        def load(self, data: Any) -> Any:
            return -1

    patch.setattr(game, "FIELDS", {**state.FIELDS, "weather": Silent()})


@breaks(laws.clones_are_independent, "playing a clone on changed the original: discard")
def clone_shares_a_list(patch: pytest.MonkeyPatch) -> None:
    share(patch, lambda original, clone: setattr(clone, "discard", original.discard))


@breaks(laws.clones_are_independent, r"shares with its original: laid\[\d\]")
def clone_shares_a_list_that_is_empty_at_both_ends(patch: pytest.MonkeyPatch) -> None:
    """No game changes this one: only the search for common lists can notice."""
    share(patch, lambda original, clone: setattr(clone, "laid", original.laid[:]))
    patch.setattr(turn.LayCards, "run", lambda self, s, out: None)


def share(patch: pytest.MonkeyPatch, join: Callable[[FairState, FairState], None]) -> None:
    written = FairState.clone

    def clone(self: FairState) -> FairState:
        copy = written(self)
        join(self, copy)
        return copy

    patch.setattr(FairState, "clone", clone)


@breaks(laws.frames_are_saved_whole_and_never_change, "Sell does not save exactly what it keeps")
def frame_keeps_more_than_its_fields(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Sell, "fields", {"seat": state.SEAT, "after": state.CARD})


@breaks(laws.frames_are_saved_whole_and_never_change, "frames changed in play")
def frame_that_changes(patch: pytest.MonkeyPatch) -> None:
    def take(self: market.Defend, s: FairState, option: int, out: Out) -> None:
        self.coins += 1

    patch.setattr(market.Defend, "take", take)


@breaks(laws.frames_are_saved_whole_and_never_change, "Buy is not among the frames of the game")
def frame_that_is_not_registered(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(game, "FRAMES", [frame for frame in game.FRAMES if frame is not market.Buy])


@breaks(laws.frames_are_saved_whole_and_never_change, "DrawCard keeps what can change")
def frame_that_keeps_a_list(patch: pytest.MonkeyPatch) -> None:
    def init(self: Any, to: int) -> None:
        self.to = to
        self.drawn = []

    patch.setattr(turn.DrawCard, "__init__", init)
    patch.setattr(turn.DrawCard, "fields", {"to": state.SEAT, "drawn": Codec()})


@breaks(laws.events_change_nothing, "telling events changed what happens")
def listening_changes_the_game(patch: pytest.MonkeyPatch) -> None:
    def take(self: turn.Weather, s: FairState, option: int, out: Out) -> None:
        if out is not None:
            s.weather = option

    patch.setattr(turn.Weather, "take", take)


# -- what is hidden ----------------------------------------------------------------------------------------------


@breaks(laws.views_show_nothing_hidden, "sees something hidden: hands")
def view_leaks_hands(patch: pytest.MonkeyPatch) -> None:
    leak(patch, lambda s, seat: {"hands": [hand[:] for hand in s.hands]})


@breaks(laws.views_show_nothing_hidden, "sees something hidden: left")
def view_leaks_the_deck_and_so_the_hands(patch: pytest.MonkeyPatch) -> None:
    leak(patch, lambda s, seat: {"left": s.deck[:]})


@breaks(laws.views_show_nothing_hidden, "-2 sees something hidden: hand")
def spectator_sees_the_last_hand(patch: pytest.MonkeyPatch) -> None:
    """A negative index is not an error in Python, so a view can forget the spectator without noticing."""
    leak(patch, lambda s, seat: {"hand": s.hands[seat][:]})


@breaks(laws.views_show_nothing_hidden, "is no JSON")
def view_is_no_json(patch: pytest.MonkeyPatch) -> None:
    leak(patch, lambda s, seat: {"by seat": {0: 1}})


def leak(patch: pytest.MonkeyPatch, more: Callable[[FairState, int], dict[str, Any]]) -> None:
    written = Fair.view
    patch.setattr(Fair, "view", lambda self, s, seat: {**written(self, s, seat), **more(s, seat)})


@breaks(laws.dealing_anew_is_fair, "dealing anew changed the original")
def dealing_in_place(patch: pytest.MonkeyPatch) -> None:
    share(patch, lambda original, clone: setattr(clone, "hands", original.hands))


@breaks(laws.dealing_anew_is_fair, "knew cards that were dealt anew")
def dealing_anew_what_is_known(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laws, "determinize", lambda game, s, seat, rng: determinize(game, s, -2, rng))


@breaks(laws.dealing_anew_is_fair, "has another size")
def dealing_anew_in_other_sizes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "put_cards", lambda self, s, zone, cards: self.cards(s, zone).extend(cards))


@breaks(laws.who_is_asked_needs_no_secret, "what may be answered depends on something hidden")
def legality_peeks_into_the_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Buy, "refusal", lambda self, s, option: state.SOLD if option + 9 in s.deck else 0)


@breaks(laws.who_is_asked_needs_no_secret, "words depend on something hidden")
def words_tell_a_secret(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "prompt", lambda self, s: Message("fair-ask-rob", {"n": sum(s.deck)}))


@breaks(laws.consequences_are_true_and_need_no_secret, "depend on something hidden")
def warning_of_what_lies_in_the_deck(patch: pytest.MonkeyPatch) -> None:
    def warnings(self: Fair, before: FairState, after: FairState, seat: int) -> list[Message]:
        return [Message("fair-warn-deck", {"n": sum(after.deck)})]

    patch.setattr(Fair, "warnings", warnings)


@breaks(laws.consequences_are_true_and_need_no_secret, "changed the state")
def looking_ahead_without_a_copy(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FairState, "clone", lambda self: self)
    patch.setattr(laws, "determinize", lambda game, s, seat, rng: s)


@breaks(laws.consequences_are_true_and_need_no_secret, "changes something else")
def consequence_that_does_not_come(patch: pytest.MonkeyPatch) -> None:
    def twice(fair: Fair, s: FairState, option: int) -> Consequence:
        found = consequence(fair, s, option)
        return Consequence({key: 2 * n for key, n in found.changes.items()}, found.warnings)

    patch.setattr(laws, "consequence", twice)


@breaks(laws.consequences_are_true_and_need_no_secret, "of the secret answer '.*' something is said")
def outlook_of_a_secret_pick(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(laws, "consequence", lambda fair, s, option: Consequence({"fair-grain": 1}, []))


@breaks(laws.secret_answers_stay_secret, "can tell secret answer")
def event_tells_everybody_the_drawn_card(patch: pytest.MonkeyPatch) -> None:
    written = turn.DrawCard.take

    def take(self: turn.DrawCard, s: FairState, option: int, out: Out) -> None:
        written(self, s, option, out)
        if out is not None:
            out.append(event("fair-did-draw", card=turn.card_name(option)))

    patch.setattr(turn.DrawCard, "take", take)


@breaks(laws.secret_answers_stay_secret, "can tell secret answer")
def secret_pick_is_paid_for_openly(patch: pytest.MonkeyPatch) -> None:
    written = turn.LayCard.take

    def take(self: turn.LayCard, s: FairState, option: int, out: Out) -> None:
        s.players[self.seat][state.COINS] += option
        written(self, s, option, out)

    patch.setattr(turn.LayCard, "take", take)


@breaks(laws.open_answers_tell_no_secret, "tell .* something hidden")
def answer_that_names_the_hand(patch: pytest.MonkeyPatch) -> None:
    def label(self: market.Buy, s: FairState, option: int) -> Message:
        return Message("fair-buy", {"ware": Message("fair-nothing"), "does": Message(str(sorted(s.hands[self.seat])))})

    patch.setattr(market.Buy, "label", label)


@breaks(laws.dealt_positions_can_be_played, "cannot be played on: IndexError")
def sale_that_needs_the_true_hand(patch: pytest.MonkeyPatch) -> None:
    written = market.Sell.refusal

    def refusal(self: market.Sell, s: FairState, option: int) -> int:
        if option == market.NO_CARD:
            return state.TWO_OR_MORE if self.count == 1 else 0
        return written(self, s, option)

    patch.setattr(market.Sell, "refusal", refusal)


# -- components and points ---------------------------------------------------------------------------------------


@breaks(laws.components_are_somewhere, "there are 0 '.*', not 1")
def card_is_lost(patch: pytest.MonkeyPatch) -> None:
    def take(self: turn.LayCard, s: FairState, option: int, out: Out) -> None:
        draw(s.hands[self.seat], option)

    patch.setattr(turn.LayCard, "take", take)


@breaks(laws.components_are_somewhere, "there are 2 '.*', not 1: .*discard")
def card_is_doubled(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(turn.LayCard, "take", lambda self, s, option, out: s.discard.append(option))


@breaks(laws.points_add_up, "in it")
def standing_without_the_score(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "standing", lambda self, s, seat: (seat, 0))


@breaks(laws.points_add_up, "ranks are not as the standing")
def ties_are_broken_by_seat(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "ranks", lambda self, s: [1, 2, 3])


@breaks(laws.points_add_up, "by different parts")
def parts_by_seat(patch: pytest.MonkeyPatch) -> None:
    written = Fair.score

    def score(self: Fair, s: FairState, seat: int) -> Any:
        points = written(self, s, seat)
        points.parts[f"bonus-{seat}"] = 0
        return points

    patch.setattr(Fair, "score", score)


@breaks(laws.worth_ends_as_points, "at the end the worth is not the points")
def hopes_that_outlast_the_game(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "worth", lambda self, s, seat: self.score(s, seat).total + 0.5)


@breaks(laws.worth_ends_as_points, "the worth is nan")
def worth_of_nothing(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "worth", lambda self, s, seat: float("nan"))


@breaks(laws.worth_ends_as_points, "the doubt is 0")
def no_doubt(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "doubt", lambda self, s: 0.0)


@breaks(laws.worth_ends_as_points, "a copy is not worth the same")
def worth_by_whim(patch: pytest.MonkeyPatch) -> None:
    whims = [0.0]

    def worth(self: Fair, s: FairState, seat: int) -> float:
        whims.append(whims[-1] + 1)
        return whims[-1]

    patch.setattr(Fair, "worth", worth)


@breaks(laws.worth_ends_as_points, "judging changed the state")
def judging_costs_a_coin(patch: pytest.MonkeyPatch) -> None:
    def worth(self: Fair, s: FairState, seat: int) -> float:
        s.players[seat][state.COINS] -= 1
        return 0.0 if s.stack else float(self.score(s, seat).total)

    patch.setattr(Fair, "worth", worth)
