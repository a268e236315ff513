"""The laws about what is hidden: whatever a seat is shown or told, it learns nothing that it may not know."""

import json
from typing import Any

from armorial.kernel.consequences import Consequence, answers, consequence
from armorial.kernel.contract import EVERYBODY, Chance, Event, Game, Zone
from armorial.kernel.pools import determinize, unseen
from armorial.kernel.words import Message
from tests.conformance.driver import Case, Position, play_on, walk
from tests.conformance.law import FEW, SAMPLE, Laws, check_words

law = Laws()


@law(SAMPLE)
def views_show_nothing_hidden(p: Position) -> None:
    """However the cards a seat does not know are dealt among the places it does not know, it sees the same."""
    game, s = p.game, p.state
    rng = p.rng()
    for viewer in p.viewers():
        view = game.view(s, viewer)
        p.same(json.loads(json.dumps(view)), view, f"the view of {viewer} is no JSON")
        dealt = [determinize(game, s, viewer, rng), dealt_sorted(game, s, viewer, 1), dealt_sorted(game, s, viewer, -1)]
        for other in dealt:
            p.same(game.view(other, viewer), view, f"{viewer} sees something hidden")


def dealt_sorted(game: Game[Any], s: Any, viewer: int, direction: int) -> Any:
    """The cards a seat does not know dealt upwards or downwards: as far from the truth as it gets."""
    copy = s.clone()
    for zones in unknown_zones(game, copy, viewer).values():
        sizes = [len(game.cards(copy, zone)) for zone in zones]
        cards = sorted(card for zone in zones for card in game.cards(copy, zone))[::direction]
        for zone, size in zip(zones, sizes):
            game.put_cards(copy, zone, sorted(cards[:size]))
            cards = cards[size:]
    return copy


def unknown_zones(game: Game[Any], s: Any, viewer: int) -> dict[str, list[Zone]]:
    unknown: dict[str, list[Zone]] = {}
    for zone in game.zones(s):
        if not zone.known_to(viewer):
            unknown.setdefault(zone.kind, []).append(zone)
    return unknown


@law(SAMPLE)
def dealing_anew_is_fair(p: Position) -> None:
    """Dealing anew leaves the state alone, moves no known card, and keeps sizes and the cards of each kind."""
    game, s = p.game, p.state
    before = game.dump(s)
    for viewer in p.viewers():
        dealt = determinize(game, s, viewer, p.rng())
        p.same(game.dump(s), before, "dealing anew changed the original")
        kinds: dict[str, list[int]] = {}
        kinds_before: dict[str, list[int]] = {}
        zones, zones_before = game.zones(dealt), game.zones(s)
        p.same([z.kind for z in zones], [z.kind for z in zones_before], "dealing anew changed the zones")
        for zone, zone_before in zip(zones, zones_before):
            cards, cards_before = game.cards(dealt, zone), game.cards(s, zone_before)
            p.same(len(cards), len(cards_before), f"a zone of kind '{zone.kind}' has another size")
            if zone.known_to(viewer):
                p.same(sorted(cards), sorted(cards_before), f"{viewer} knew cards that were dealt anew")
            kinds.setdefault(zone.kind, []).extend(cards)
            kinds_before.setdefault(zone.kind, []).extend(cards_before)
        for kind, cards in kinds.items():
            p.same(sorted(cards), sorted(kinds_before[kind]), f"other cards of kind '{kind}'")


def dealing_anew_varies(case: Case, seed: int) -> None:
    """Where something is hidden, dealing anew mostly does not give the truth. This is about a whole game."""
    game = case.game
    hiding = different = 0
    for p in walk(case, seed):
        for viewer in p.viewers():
            kinds = unknown_zones(game, p.state, viewer).values()
            piles = [{tuple(game.cards(p.state, zone)) for zone in zones} - {()} for zones in kinds]
            if any(len(differing) > 1 for differing in piles):
                hiding += 1
                dealt = determinize(game, p.state, viewer, p.rng())
                different += game.dump(dealt) != game.dump(p.state)
    p.check(different * 2 >= hiding, f"only {different} of {hiding} positions dealt anew are different")


@law(SAMPLE)
def features_tell_no_secret(p: Position) -> None:
    """What a learned judge is told about a seat and about the table depends only on what that seat knows."""
    for seat in range(p.case.seats):
        told = features(p.game, p.state, seat)
        for other in (determinize(p.game, p.state, seat, p.rng()), dealt_sorted(p.game, p.state, seat, -1)):
            p.same(features(p.game, other, seat), told, f"the features of {seat} tell something hidden")


def features(game: Game[Any], s: Any, seat: int) -> dict[str, float]:
    out: list[float] = []
    game.write_own(s, seat, out)
    game.write_shared(s, out)
    return dict(zip((*game.own_features, *(f"shared {name}" for name in game.shared_features)), out, strict=True))


@law(SAMPLE)
def who_is_asked_needs_no_secret(p: Position) -> None:
    """What a seat may answer, and why not, depends only on what it knows."""
    question, s = p.question, p.state
    if question is None or isinstance(question, Chance):
        return
    for other in (determinize(p.game, s, question.seat, p.rng()), dealt_sorted(p.game, s, question.seat, -1)):
        problem = "what may be answered depends on something hidden"
        p.same(list(question.candidates(other)), list(question.candidates(s)), problem)
        for option in question.table.indices:
            token = question.table.names[option]
            p.same(question.refusal(other, option), question.refusal(s, option), f"{problem} ({token})")
        for option in question.candidates(s):
            p.same(question.label(other, option), question.label(s, option), "words depend on something hidden")
        p.same(question.prompt(other), question.prompt(s), "words depend on something hidden")


@law(SAMPLE)
def consequences_are_true_and_need_no_secret(p: Position) -> None:
    """What is said to come of an answer is the same whatever is hidden, leaves the state alone, and can be said.

    And it comes true: at the next choice after the answer, if there is none before, the player has just that.
    """
    question, s, game = p.question, p.state, p.game
    if question is None or isinstance(question, Chance):
        return
    before = game.dump(s)
    dealt = [determinize(game, s, question.seat, p.rng()), dealt_sorted(game, s, question.seat, -1)]
    options = question.options(s)
    for option in p.rng().sample(options, min(FEW, len(options))):
        token = question.table.names[option]
        found = consequence(game, s, option)
        p.same(game.dump(s), before, f"looking ahead at '{token}' changed the state")
        p.check(all(type(n) is int and n != 0 for n in found.changes.values()), f"'{token}' changes {found.changes}")
        for words in (*found.warnings, *(Message(key, {"n": abs(n)}) for key, n in found.changes.items())):
            check_words(p, words)
        for other in dealt:
            told = consequence(game, other, option)
            problem = f"the consequences of '{token}' depend on something hidden"
            p.same([told.changes, told.warnings], [found.changes, found.warnings], problem)
        after = s.clone()
        game.answer(after, option, None)
        asked = game.asked(after)
        if question.audience(s) != EVERYBODY:
            p.same([found.changes, found.warnings], [{}, []], f"of the secret answer '{token}' something is said")
        elif asked is None or asked.seat != question.seat or not asked.onward(after):
            p.same(found.changes, game.changes(s, after, question.seat), f"'{token}' changes something else")


@law(SAMPLE)
def turns_ahead_need_no_secret(p: Position) -> None:
    """Whether somebody can plan their next turn, what they may answer in it, and what comes of that, is the same
    whatever is hidden from them. If it cannot be planned, nothing has changed."""
    game, s = p.game, p.state
    for seat in range(p.case.seats):
        if p.question is None or p.question.seat == seat:
            continue
        ahead = s.clone()
        if not game.advance(ahead, seat):
            p.same(game.dump(ahead), game.dump(s), "a turn that does not come has changed something")
        told = turn_ahead(game, s, seat)
        for other in (determinize(game, s, seat, p.rng()), dealt_sorted(game, s, seat, -1)):
            p.same(turn_ahead(game, other, seat), told, f"the next turn of {seat} depends on something hidden")


def turn_ahead(game: Game[Any], s: Any, seat: int) -> dict[str, Any] | None:
    """What a seat may be told of its next turn."""
    ahead = s.clone()
    if not game.advance(ahead, seat):
        return None
    question = game.asked(ahead)
    assert question is not None
    assert question.seat == seat, "another seat is asked"
    told = [
        (each.option, each.label, each.code, None if each.outlook is None else parts_of(each.outlook))
        for each in answers(game, ahead)
    ]
    return {"kind": type(question).__name__, "answers": told, "view": game.view(ahead, seat)}


def parts_of(outlook: Consequence) -> tuple[dict[str, int], list[Message]]:
    return outlook.changes, outlook.warnings


@law(SAMPLE)
def secret_answers_stay_secret(p: Position) -> None:
    """Who may not know an answer cannot tell it from the view or the events, until it is revealed."""
    question, s, game = p.question, p.state, p.game
    if question is None:
        return
    audience = question.audience(s)
    outsiders = [viewer for viewer in p.viewers() if not may_know(audience, viewer)]
    options = question.options(s)
    if not outsiders or len(options) < 2:
        return
    seen: dict[int, list[tuple[str, Any]]] = {viewer: [] for viewer in outsiders}
    for option in p.rng().sample(options, min(4, len(options))):
        after = s.clone()
        events: list[Event] = []
        game.answer(after, option, events)
        for viewer in outsiders:
            if hidden_cards(game, after, viewer) == hidden_cards(game, s, viewer):  # nothing was revealed
                told = [repr(e.message) for e in events if may_know(e.audience, viewer)]
                seen[viewer].append((question.table.names[option], [game.view(after, viewer), told]))
    for viewer, cases in seen.items():
        for token, what in cases[1:]:
            problem = f"{viewer} can tell secret answer '{token}' from '{cases[0][0]}'"
            p.same(what, cases[0][1], problem)


@law(SAMPLE)
def open_answers_tell_no_secret(p: Position) -> None:
    """An answer that others may know is told to them in its own words, which say nothing that is hidden from them."""
    question, s = p.question, p.state
    if question is None or isinstance(question, Chance):
        return
    audience = question.audience(s)
    for viewer in p.viewers():
        if viewer == question.seat or not may_know(audience, viewer):
            continue
        dealt = determinize(p.game, s, viewer, p.rng())
        for option in question.options(s):
            problem = f"the words of an answer tell {viewer} something hidden"
            p.same(question.label(dealt, option), question.label(s, option), problem)


def may_know(audience: int, viewer: int) -> bool:
    return audience == EVERYBODY if viewer < 0 else bool(audience >> viewer & 1)


def hidden_cards(game: Game[Any], s: Any, viewer: int) -> dict[str, list[int]]:
    return {kind: unseen(game, s, viewer, kind) for kind in unknown_zones(game, s, viewer)}


@law(FEW)
def dealt_positions_can_be_played(p: Position) -> None:
    """Bots think about positions dealt anew, so those play on like any other: no frame keeps a hidden card."""
    for viewer in p.viewers():
        dealt = determinize(p.game, p.state, viewer, p.rng())
        try:
            play_on(p.game, dealt, p.rng())
        except Exception as error:
            p.check(False, f"dealt anew for {viewer} it cannot be played on: {error!r}")
        p.check(p.game.asked(dealt) is None, f"dealt anew for {viewer} it does not end")
