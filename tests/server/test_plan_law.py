"""Nothing hidden leaks through a plan: the same law as for views. What somebody is shown while they plan is the same
however the things lie that they do not know. And no plan is played that would cost something else by then."""

import random
from types import SimpleNamespace
from typing import Any, cast

import pytest

from armorial.games import GAMES, load_game
from armorial.kernel.pools import determinize
from armorial.match import Match, SeededChance
from armorial.server.plans.deciding import Answer, Plan, Stop, decide
from armorial.server.plans.orders import Orders
from armorial.server.plans.rehearsal import Rehearsal, rehearse
from armorial.table.errors import ApiError
from tests.hiding import OPTIONS, PREFERRED

LOOK_EVERY = 7
"""After how many answers somebody plans."""
DEALS = 4
"""In so many worlds: the true one, and others that they could not tell from it."""


def shown(planned: Rehearsal) -> dict[str, Any]:
    """All that comes of a plan: the view, the answers with what they mean and bring, and what is stored of them."""
    game, state, seat = planned.game, planned.state, planned.seat
    question = None if planned.ended else game.asked(state)
    tokens = [] if question is None else [question.table.names[option] for option in question.options(state)]
    return {
        "view": game.view(state, seat),
        "asks": planned.asks(),
        "ended": planned.ended,
        "answers": [planned.step(token) for token in tokens],
        "planned": list(planned.steps),
    }


def worlds(match: Match, seat: int, rng: random.Random) -> list[Match]:
    """The match as it is, and as it might be for all that the seat knows."""
    dealt = (determinize(match.game, match.state, seat, rng) for _ in range(DEALS - 1))
    others = (SimpleNamespace(game=match.game, state=state, finished=False, to_move=match.to_move) for state in dealt)
    return [match, *(cast(Match, other) for other in others)]


def plan_a_turn(match: Match, seat: int, rng: random.Random) -> int:
    """A turn by chance, compared after each answer. Gives how many answers it has."""
    tokens: list[str] = []
    everywhere = worlds(match, seat, rng)
    while True:
        first, *others = (shown(rehearse(world, seat, tokens)) for world in everywhere)
        for other in others:
            assert other == first, f"{match.game.name}, line {match.version}, seat {seat}, after {tokens}"
        if first["ended"]:
            return len(tokens)
        tokens.append(rng.choice(first["answers"]).token)


@pytest.mark.parametrize("name", sorted(GAMES))
def test_a_plan_shows_nothing_that_its_owner_does_not_know(name: str) -> None:
    rng = random.Random(name)
    match = Match.start(load_game(name), 3, OPTIONS.get(name, {}), chance=SeededChance(7))
    planned = answers = 0
    while match.to_move is not None:
        tokens = match.options()
        preferred = [token for token in tokens if token.startswith(PREFERRED.get(name, ()))]
        match.answer(match.to_move, rng.choice(preferred or tokens))
        answers += 1
        if answers % LOOK_EVERY:
            continue
        for seat in range(3):
            try:
                planned += plan_a_turn(match, seat, rng)
            except ApiError:
                continue  # it is their turn, or their next one does not come in this round
    assert planned > 20


@pytest.mark.parametrize(("taken", "stop"), [("territory", Stop(1, "changed")), ("character", None)])
def test_an_answer_that_would_cost_more_by_now_is_not_given(taken: str, stop: Stop | None) -> None:
    """In a tower of Lorenzo where somebody stands a place costs three coins more, and is allowed as before."""
    match = Match.start(load_game("lorenzo"), 2, chance=SeededChance(7))
    planned = rehearse(match, 1, ["to:territory:2", "member:white"])
    plan = Plan("1", match.version, planned.steps, confirm=False)
    for token in (f"to:{taken}:1", "member:white"):
        match.answer(0, token)
    assert "to:territory:2" in match.options()
    assert decide(match, 1, plan, Orders()) == (stop or Answer("to:territory:2", True, match.version))
