"""Positions with one clearly best answer, found in games of bots by the same searches as an analysis.

A choice is a puzzle if a look at the end of the move does not find the best answer, a search does, and a longer one
agrees: by so much that there is no doubt. What the seat does not know is dealt anew before it is kept, so that nobody
can learn more from a puzzle than the player knew.
"""

import random
from collections.abc import Iterator
from typing import Any, Final

from armorial.bots import make_bot
from armorial.bots.advice import advice_of, reasons
from armorial.bots.analysis import LOOK
from armorial.bots.bot import Thought
from armorial.bots.runner import bot_answer, bot_thought
from armorial.kernel.contract import Game, Question, State
from armorial.kernel.pools import determinize
from armorial.kernel.words import plain

GLANCE: Final = "mcts:40"
SEEMS: Final = 0.04
"""A short search, to which the best answer must seem ahead by so much: most choices are not worth a long one."""
CLEAR: Final = 0.08
"""By how much of the chance to win the best answer is ahead of every other."""
AGREED: Final = 0.06
"""By how much a longer search must still see it ahead."""
LEAST_POINTS: Final = 1.0
"""How many points more it must promise, so that it can be explained."""
FEWEST: Final = 4
"""A puzzle has at least so many answers to choose from."""
LIKELY: Final = (0.15, 0.9)
"""In a game that is decided nothing is a puzzle."""
EVERY: Final = 3
"""Not every choice of a game is looked at."""
PLAYERS: Final = "careful"


def puzzles_of(game: Game[Any], seats: int, seed: int, search: str, check: str) -> Iterator[dict[str, Any]]:
    """The puzzles of one game that bots play: at most one for each round or so, as each needs two searches."""
    rng = random.Random(f"armorial puzzle {game.name} {seed}")
    bot = make_bot(PLAYERS)
    state = game.new(seats)
    number = 0
    while (question := game.asked(state)) is not None:
        if question.seat >= 0 and len(question.moves(state)) >= FEWEST:
            number += 1
            if number % EVERY == 0 and (found := puzzle_at(game, state, rng, search, check)) is not None:
                yield found
        game.answer(state, _answer(game, state, question, bot, rng), None)


def _answer(game: Game[Any], state: State, question: "Question[Any]", bot: Any, rng: random.Random) -> int:
    if question.seat < 0:
        option: int = question.sample(state, rng)  # type: ignore[attr-defined]
        return option
    return bot_answer(game, state, bot, rng)


def puzzle_at(game: Game[Any], state: State, rng: random.Random, search: str, check: str) -> dict[str, Any] | None:
    """The puzzle of a position, as plain data; None if it is none."""
    question = _asked(game, state)
    seen = determinize(game, state, question.seat, rng)
    obvious = bot_thought(game, seen, make_bot(LOOK), rng)
    for bot, least in ((GLANCE, SEEMS), (search, CLEAR), (check, AGREED)):
        thought = bot_thought(game, seen, make_bot(bot), rng)
        if thought.option == obvious.option or lead(thought) < least:
            return None
        if not LIKELY[0] <= thought.choices[0].value <= LIKELY[1]:
            return None
        if bot == search:
            first = thought.option
    if thought.option != first or thought.choices[0].points - thought.choices[1].points < LEAST_POINTS:
        return None
    advice = advice_of(make_bot(check).judge_of(game), seen, thought, rng)
    names, other = question.table.names, thought.choices[1]
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": seen.seats,
        "seat": question.seat,
        "state": game.dump(seen),
        "question": plain(question.prompt(seen)),
        "best": names[thought.option],
        "best_label": plain(question.label(seen, thought.option)),
        "chance": round(thought.choices[0].value, 3),
        "others": {names[each.option]: round(each.value, 3) for each in thought.choices[1:]},
        "why": [plain(reason) for reason in reasons(advice, question.label(seen, other.option))[1:]],
        "then": [
            {"seat": step.seat, "tokens": step.tokens, "answers": [plain(answer) for answer in step.answers]}
            for step in advice.line
        ],
    }


def lead(thought: Thought) -> float:
    """By how much the best answer is ahead of the next best; nothing if there is no other."""
    if len(thought.choices) < 2:
        return 0.0
    best = thought.of(thought.option) or thought.choices[0]
    return best.value - max(each.value for each in thought.choices if each is not best)


def still_true(game: Game[Any], puzzle: dict[str, Any], bot: str, seed: int = 1) -> bool:
    """Whether a search finds the same answer, and no other nearly as good."""
    state = game.load(puzzle["state"])
    thought = bot_thought(game, state, make_bot(bot), random.Random(seed))
    best = _asked(game, state).table.names[thought.option]
    return best == puzzle["best"] and lead(thought) >= AGREED


def _asked(game: Game[Any], state: State) -> "Question[Any]":
    question = game.asked(state)
    assert question is not None
    return question
