"""Broken questions and answers."""

from typing import Any

import pytest

from armorial.kernel.contract import EVERYBODY, Game, Out
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message
from tests.conformance import laws
from tests.conformance.breaking.way import breaks
from tests.toy import Fair, market, state, turn
from tests.toy.state import FairState


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
