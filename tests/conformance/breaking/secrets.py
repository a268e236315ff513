"""Secrets that are told."""

from collections.abc import Callable
from typing import Any

import pytest

from armorial.kernel.consequences import Consequence, consequence
from armorial.kernel.contract import Out, event
from armorial.kernel.pools import determinize
from armorial.kernel.words import Message
from tests.conformance import hidden
from tests.conformance.breaking.saving import share
from tests.conformance.breaking.way import breaks
from tests.toy import Fair, market, state, turn
from tests.toy.state import FairState


@breaks(hidden.views_show_nothing_hidden, "sees something hidden: hands")
def view_leaks_hands(patch: pytest.MonkeyPatch) -> None:
    leak(patch, lambda s, seat: {"hands": [hand[:] for hand in s.hands]})


@breaks(hidden.views_show_nothing_hidden, "sees something hidden: left")
def view_leaks_the_deck_and_so_the_hands(patch: pytest.MonkeyPatch) -> None:
    leak(patch, lambda s, seat: {"left": s.deck[:]})


@breaks(hidden.views_show_nothing_hidden, "-2 sees something hidden: hand")
def spectator_sees_the_last_hand(patch: pytest.MonkeyPatch) -> None:
    """A negative index is not an error in Python, so a view can forget the spectator without noticing."""
    leak(patch, lambda s, seat: {"hand": s.hands[seat][:]})


@breaks(hidden.views_show_nothing_hidden, "is no JSON")
def view_is_no_json(patch: pytest.MonkeyPatch) -> None:
    leak(patch, lambda s, seat: {"by seat": {0: 1}})


def leak(patch: pytest.MonkeyPatch, more: Callable[[FairState, int], dict[str, Any]]) -> None:
    written = Fair.view
    patch.setattr(Fair, "view", lambda self, s, seat: {**written(self, s, seat), **more(s, seat)})


@breaks(hidden.dealing_anew_is_fair, "dealing anew changed the original")
def dealing_in_place(patch: pytest.MonkeyPatch) -> None:
    share(patch, lambda original, clone: setattr(clone, "hands", original.hands))


@breaks(hidden.dealing_anew_is_fair, "knew cards that were dealt anew")
def dealing_anew_what_is_known(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hidden, "determinize", lambda game, s, seat, rng: determinize(game, s, -2, rng))


@breaks(hidden.dealing_anew_is_fair, "has another size")
def dealing_anew_in_other_sizes(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "put_cards", lambda self, s, zone, cards: self.cards(s, zone).extend(cards))


@breaks(hidden.who_is_asked_needs_no_secret, "what may be answered depends on something hidden")
def legality_peeks_into_the_deck(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Buy, "refusal", lambda self, s, option: state.SOLD if option + 9 in s.deck else 0)


@breaks(hidden.who_is_asked_needs_no_secret, "words depend on something hidden")
def words_tell_a_secret(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(market.Rob, "prompt", lambda self, s: Message("fair-ask-rob", {"n": sum(s.deck)}))


@breaks(hidden.turns_ahead_need_no_secret, "the next turn of . depends on something hidden")
def turn_that_comes_if_the_deck_allows_it(patch: pytest.MonkeyPatch) -> None:
    def advance(self: Fair, s: FairState, seat: int) -> bool:
        comes = sum(s.deck) % 2 == 0
        if comes:
            s.then(market.Buy(seat))
        return comes

    patch.setattr(Fair, "advance", advance)


@breaks(hidden.turns_ahead_need_no_secret, "a turn that does not come has changed something")
def turn_that_does_not_come_costs_a_coin(patch: pytest.MonkeyPatch) -> None:
    def advance(self: Fair, s: FairState, seat: int) -> bool:
        s.players[seat][state.COINS] -= 1
        return False

    patch.setattr(Fair, "advance", advance)


@breaks(hidden.consequences_are_true_and_need_no_secret, "depend on something hidden")
def warning_of_what_lies_in_the_deck(patch: pytest.MonkeyPatch) -> None:
    def warnings(self: Fair, before: FairState, after: FairState, seat: int) -> list[Message]:
        return [Message("fair-warn-deck", {"n": sum(after.deck)})]

    patch.setattr(Fair, "warnings", warnings)


@breaks(hidden.consequences_are_true_and_need_no_secret, "changed the state")
def looking_ahead_without_a_copy(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(FairState, "clone", lambda self: self)
    patch.setattr(hidden, "determinize", lambda game, s, seat, rng: s)


@breaks(hidden.consequences_are_true_and_need_no_secret, "changes something else")
def consequence_that_does_not_come(patch: pytest.MonkeyPatch) -> None:
    def twice(fair: Fair, s: FairState, option: int) -> Consequence:
        found = consequence(fair, s, option)
        return Consequence({key: 2 * n for key, n in found.changes.items()}, found.warnings)

    patch.setattr(hidden, "consequence", twice)


@breaks(hidden.consequences_are_true_and_need_no_secret, "of the secret answer '.*' something is said")
def outlook_of_a_secret_pick(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(hidden, "consequence", lambda fair, s, option: Consequence({"fair-grain": 1}, []))


@breaks(hidden.secret_answers_stay_secret, "can tell secret answer")
def event_tells_everybody_the_drawn_card(patch: pytest.MonkeyPatch) -> None:
    written = turn.DrawCard.take

    def take(self: turn.DrawCard, s: FairState, option: int, out: Out) -> None:
        written(self, s, option, out)
        if out is not None:
            out.append(event("fair-did-draw", card=turn.card_name(option)))

    patch.setattr(turn.DrawCard, "take", take)


@breaks(hidden.secret_answers_stay_secret, "can tell secret answer")
def secret_pick_is_paid_for_openly(patch: pytest.MonkeyPatch) -> None:
    written = turn.LayCard.take

    def take(self: turn.LayCard, s: FairState, option: int, out: Out) -> None:
        s.players[self.seat][state.COINS] += option
        written(self, s, option, out)

    patch.setattr(turn.LayCard, "take", take)


@breaks(hidden.open_answers_tell_no_secret, "tell .* something hidden")
def answer_that_names_the_hand(patch: pytest.MonkeyPatch) -> None:
    def label(self: market.Buy, s: FairState, option: int) -> Message:
        return Message("fair-buy", {"ware": Message("fair-nothing"), "does": Message(str(sorted(s.hands[self.seat])))})

    patch.setattr(market.Buy, "label", label)


@breaks(hidden.dealt_positions_can_be_played, "cannot be played on: IndexError")
def sale_that_needs_the_true_hand(patch: pytest.MonkeyPatch) -> None:
    written = market.Sell.refusal

    def refusal(self: market.Sell, s: FairState, option: int) -> int:
        if option == market.NO_CARD:
            return state.TWO_OR_MORE if self.count == 1 else 0
        return written(self, s, option)

    patch.setattr(market.Sell, "refusal", refusal)


@breaks(hidden.features_tell_no_secret, "tell something hidden: hands")
def judge_who_looks_at_all_hands(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "own_features", ("hands",))
    patch.setattr(Fair, "write_own", lambda self, s, seat, out: out.append(float(sum(map(sum, s.hands)))))


@breaks(hidden.features_tell_no_secret, "tell something hidden: shared next")
def judge_who_knows_the_next_card(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(Fair, "shared_features", ("next",))
    patch.setattr(Fair, "write_shared", lambda self, s, out: out.append(float(s.deck[-1] if s.deck else 0)))
