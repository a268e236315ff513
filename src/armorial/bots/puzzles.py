"""Positions with one clearly best answer, found in recorded games by the same searches as an analysis.

A choice is a puzzle if the best answer is not plain to see at the end of the move (another counts more by then, or
looks as good), a search finds it, and a longer one agrees: by so much that there is no doubt. Searches may share an
error, so the game is also played on to its end many times with the best answer, with the next best and with the one
that seemed best: the results must say the same. What the seat does not know is dealt anew before it is kept, so that
nobody can learn more from a puzzle than the player knew.
"""

import random
from collections.abc import Iterator
from math import sqrt
from typing import Any, Final

from armorial.bots import make_bot
from armorial.bots.advice import advice_of, reasons
from armorial.bots.analysis import LOOK, Analyst, Inquiry
from armorial.bots.bot import Choice, Thought
from armorial.bots.chances import point_worth
from armorial.bots.greedy import best_look, look_ahead
from armorial.bots.judge import Judge, lead_of
from armorial.bots.mcts import Mcts
from armorial.bots.race import EARLIEST
from armorial.bots.runner import bot_answer, bot_thought
from armorial.bots.tree import FIRST_POSITIONS
from armorial.kernel.contract import Chance, Game, Question, State
from armorial.kernel.pools import determinize
from armorial.kernel.words import plain
from armorial.match import Record

GLANCE: Final = "mcts:64"
SEARCH: Final = "mcts:120"
"""Who chooses puzzles ..."""
CHECK: Final = "mcts:600"
"""... and who checks them, by more search."""
SAME: Final = 1e-6
HARDLY: Final = 0.02
"""At first sight another answer looks better, or the best one is ahead by no more than this."""
SEEMS: Final = 0.04
"""A short search, to which the best answer must seem ahead by so much: most choices are not worth a long one."""
CLEAR: Final = 0.06
"""By how much of the chance to win the best answer is ahead of every other."""
AGREED: Final = 0.05
"""By how much a longer search must still see it ahead."""
MANY_POINTS: Final = 2.0
"""By so many points more, half of that is enough."""
LEAST_POINTS: Final = 1.0
"""How many points more it must promise, so that it can be explained ..."""
GAMES: Final = 60
"""... and in how many games that are played on to their ends, at a time ..."""
TIMES: Final = 4
"""... and how often again, as long as there is doubt ..."""
DOUBTS: Final = 2.0
"""... they must show as a lead, by so many standard errors in the end ..."""
SURE: Final = 3.0
"""... or by so many before, because whoever looks often is more often deceived."""
POSITIONS: Final = 200
"""How many positions are looked at for one answer in these games."""
FEWEST: Final = 4
"""A puzzle has at least so many answers to choose from."""
LEAST_LIKELY: Final = 0.15
"""In a game that is lost nothing is a puzzle. That it is not won anyhow, the distance to the other answers shows."""
A_GAME: Final = 2
"""At most so many puzzles are taken from one game."""
DEALS: Final = 4
"""In how many ways hidden cards are dealt for a search."""
FEW_POINTS: Final = 1.5
"""Where so many points would not be a clear lead, so early in a game, none is looked for ..."""
FEW_AT_LENGTH: Final = 0.6
"""... and so few where each search takes long: the end of a game is soon searched, and has most of them."""
PLAYERS: Final = "careful"


def puzzles_of(game: Game[Any], seats: int, seed: int, search: str, check: str) -> Iterator[dict[str, Any]]:
    """The puzzles of one game that bots play."""
    rng = random.Random(f"armorial puzzle {game.name} {seed}")
    bot = make_bot(PLAYERS)
    state = game.new(seats)
    while (question := game.asked(state)) is not None:
        if question.seat >= 0 and len(question.moves(state)) >= FEWEST:
            found = puzzle_at(game, state, rng, search, check)
            if found is not None:
                yield found
        game.answer(state, _answer(game, state, question, bot, rng), None)


def puzzles_in(record: Record, search: str, check: str) -> Iterator[dict[str, Any]]:
    """The puzzles of a finished game with the standard numbers. Of its players nothing is kept but the position."""
    analyst = Analyst(Inquiry(record, GLANCE))
    for number in range(len(analyst.moments)):
        found = puzzle_of(analyst, number, search, check)
        if found is not None:
            yield found


def puzzle_of(analyst: Analyst, number: int, search: str = SEARCH, check: str = CHECK) -> dict[str, Any] | None:
    """The puzzle of a choice in a recorded game; None if it is none."""
    game, moment = analyst.game, analyst.moments[number]
    if len(_asked(game, moment.state).moves(moment.state)) < FEWEST:
        return None
    return puzzle_at(game, moment.state, random.Random(f"armorial puzzle {moment.line.seq}"), search, check)


def _answer(game: Game[Any], state: State, question: "Question[Any]", bot: Any, rng: random.Random) -> int:
    if isinstance(question, Chance):
        return question.sample(state, rng)
    return bot_answer(game, state, bot, rng)


def puzzle_at(game: Game[Any], state: State, rng: random.Random, search: str, check: str) -> dict[str, Any] | None:
    """The puzzle of a position, as plain data; None if it is none."""
    question = _asked(game, state)
    seen = determinize(game, state, question.seat, rng)
    judge = make_bot(check).judge_of(game)
    few = FEW_AT_LENGTH if game.foresight else FEW_POINTS
    if few * _point_worth(judge, seen, question.seat, rng) < CLEAR:
        return None
    look = thought_over_deals(game, seen, LOOK, rng)
    if lead(look) < SAME:
        return None  # what looks just the same is the same
    plain_to_see = obvious(judge, seen, look)
    options = set[int]()
    for bot, least in ((GLANCE, SEEMS), (search, CLEAR), (check, AGREED)):
        thought = thought_over_deals(game, seen, bot, rng)
        if thought.option in plain_to_see or not _clear(thought, least) or thought.choices[0].value < LEAST_LIKELY:
            return None
        options.add(thought.option)
    if len(options) > 1:
        return None
    best, *others = thought.choices
    other = others[0].option
    advice = advice_of(judge, seen, thought, rng)
    if advice.rival is None or advice.rival.ahead < LEAST_POINTS:
        return None
    rivals = {other, look.option} - {best.option}
    if not all(better_in_the_end(judge, seen, best.option, worse, rng) for worse in rivals):
        return None
    names = question.table.names
    return {
        "game": game.name,
        "rules": game.rules_version,
        "seats": seen.seats,
        "seat": question.seat,
        "state": game.dump(seen),
        "question": plain(question.prompt(seen)),
        "best": names[best.option],
        "best_label": plain(question.label(seen, best.option)),
        "chance": round(best.value, 3),
        "others": {names[each.option]: round(each.value, 3) for each in others},
        "why": [plain(reason) for reason in reasons(advice, question.label(seen, other))[1:]],
        "then": [
            {"seat": step.seat, "tokens": step.tokens, "answers": [plain(answer) for answer in step.answers]}
            for step in advice.line
        ],
    }


def obvious(judge: Judge, seen: State, look: Thought) -> list[int]:
    """The answers that nobody needs to search for: those that count most when the move is over, and which look best
    then too. Whatever counts less at once than another has to be found; so has what hardly looks better."""
    seat = _asked(judge.game, seen).seat
    options = [choice.option for choice in look.choices]
    counts = {
        each.option: judge.game.score(each.position, seat).total
        for each in look_ahead(judge, seen, options, FIRST_POSITIONS)
    }
    best = look.option
    return [best] if counts[best] == max(counts.values()) and lead(look) > HARDLY else []


def _clear(thought: Thought, least: float) -> bool:
    """Whether the best answer is ahead by so much of the chance to win; by half of it where it is ahead by many points:
    what the others have in their hands may have decided much, but not what is best."""
    if len(thought.choices) < 2:
        return False
    points = thought.choices[0].points - thought.choices[1].points
    return lead(thought) >= (least / 2 if points >= MANY_POINTS else least)


def _point_worth(judge: Judge, seen: State, seat: int, rng: random.Random) -> float:
    """What a point is worth in chances, on average over deals."""
    dealt = [determinize(judge.game, seen, seat, rng) for _ in range(DEALS)]
    return sum(point_worth(judge, each, seat) for each in dealt) / DEALS


def thought_over_deals(game: Game[Any], seen: State, name: str, rng: random.Random) -> Thought:
    """What a search thinks of the answers, the best first: the mean over some ways to deal what the seat does not know.

    A search takes the cards as it is given them for the usual case. If the others have much in them, it sees the
    chances of somebody who is far behind, to whom nothing matters much.
    """
    seat = _asked(game, seen).seat
    hidden = game.dump(determinize(game, seen, seat, rng)) != game.dump(seen)
    deals = DEALS if hidden else 1
    found: dict[int, Choice] = {}
    for _ in range(deals):
        bot = make_bot(name)
        if isinstance(bot, Mcts):
            bot.iterations = max(1, bot.iterations // deals)
        for each in bot_thought(game, seen, bot, rng).choices:
            mean = found.setdefault(each.option, Choice(each.option, 0.0, 0, 0.0))
            mean.value += each.value / deals
            mean.points += each.points / deals
            mean.visits += each.visits
            mean.ends += each.ends[:EARLIEST]
    for mean in found.values():
        if len(mean.ends) < deals * EARLIEST:  # not all of its ends have rivals under the same luck
            mean.ends.clear()
    choices = sorted(found.values(), key=lambda choice: -choice.value)
    return Thought(choices[0].option, choices)


def better_in_the_end(judge: Judge, seen: State, one: int, two: int, rng: random.Random) -> bool:
    """Whether games that begin with one answer end better for the seat than those that begin with another."""
    seat = _asked(judge.game, seen).seat
    ahead: list[float] = []
    for time in range(1, TIMES + 1):
        for _ in range(GAMES):
            dealt, luck = determinize(judge.game, seen, seat, rng), rng.getrandbits(32)
            results = [_played_on(judge, dealt, option, random.Random(luck)) for option in (one, two)]
            ahead.append(lead_of(results[0], seat) - lead_of(results[1], seat))
        mean = sum(ahead) / len(ahead)
        error = sqrt(sum((each - mean) ** 2 for each in ahead)) / len(ahead)
        if mean <= 0:
            return False
        if mean > (SURE if time < TIMES else DOUBTS) * error:
            return True
    return False


def _played_on(judge: Judge, state: State, option: int, rng: random.Random) -> list[float]:
    """The points of all at the end of a game in which everybody takes what looks best."""
    game, s = judge.game, state.clone()
    game.answer(s, option, None)
    while (question := game.asked(s)) is not None:
        if isinstance(question, Chance):
            game.answer(s, question.sample(s, rng), None)
            continue
        options = question.moves(s)
        if len(options) > 1:
            s = best_look(judge, s, options, POSITIONS).position
        else:
            game.answer(s, options[0], None)
    return judge.points(s)


def lead(thought: Thought) -> float:
    """By how much the best answer is ahead of the next best; nothing if there is no other."""
    if len(thought.choices) < 2:
        return 0.0
    best = thought.of(thought.option) or thought.choices[0]
    return best.value - max(each.value for each in thought.choices if each is not best)


def still_true(game: Game[Any], puzzle: dict[str, Any], bot: str, seed: int = 1) -> bool:
    """Whether a search finds the same answer, and no other nearly as good; and whether games end so."""
    state, rng = game.load(puzzle["state"]), random.Random(seed)
    thought = thought_over_deals(game, state, bot, rng)
    best = _asked(game, state).table.names[thought.option]
    if best != puzzle["best"] or not _clear(thought, AGREED):
        return False
    return better_in_the_end(make_bot(bot).judge_of(game), state, thought.option, thought.choices[1].option, rng)


def _asked(game: Game[Any], state: State) -> "Question[Any]":
    question = game.asked(state)
    assert question is not None
    return question
