"""What one answer is worth more than another, by playing on from both: for habits of bots that look like mistakes.

    python bench/other_answers.py legacy ChooseSide man woman --games 100
    python bench/other_answers.py legacy Complication mother child --games 60

Two careful bots play games of their own. Wherever the question comes up with both answers to choose from, play goes on
from each of them to the end, under the same luck. Shown is by how much the seat that was asked ends further ahead after
the first answer than after the second; the interval is that of the means of games, for questions of one game are
alike. It is shown for each stage of the game by itself (`Game.stage`: a round or so), and for all.
"""

import argparse
import random
from collections import defaultdict
from collections.abc import Callable
from statistics import mean, stdev
from typing import Any

from armorial.bots import Bot, make_bot
from armorial.bots.runner import bot_answer
from armorial.games import load_game
from armorial.kernel.contract import Chance, Game, Question, State

Seen = Callable[[State, Question[Any]], None]


def play_on(game: Game[Any], s: State, bot: Bot, luck: str, seen: Seen | None = None) -> State:
    """To the end of the game: bots of one kind in all seats."""
    fate, rng = random.Random(f"{luck}, dice"), random.Random(f"{luck}, bots")
    while (question := game.asked(s)) is not None:
        if isinstance(question, Chance):
            game.answer(s, question.sample(s, fate), None)
            continue
        moves = question.moves(s)
        if seen is not None and len(moves) > 1:
            seen(s, question)
        game.answer(s, moves[0] if len(moves) == 1 else bot_answer(game, s, bot, rng), None)
    return s


def ahead(game: Game[Any], s: State, seat: int) -> tuple[float, float]:
    """By how many points a seat is ahead at the end, and its share of the victory."""
    points = [game.score(s, each).total for each in range(s.seats)]
    winners = game.winners(s)
    best = max(n for each, n in enumerate(points) if each != seat)
    return points[seat] - best, (seat in winners) / len(winners)


class Asked:
    """The questions that are looked for, as they come up in a game."""

    def __init__(self, kind: str, answers: list[str]) -> None:
        self.kind = kind
        self.answers = answers
        self.found: list[tuple[State, int, list[int]]] = []

    def __call__(self, s: State, question: Question[Any]) -> None:
        if type(question).__name__ == self.kind:
            names = {question.table.names[option]: option for option in question.moves(s)}
            if all(answer in names for answer in self.answers):
                self.found.append((s.clone(), question.seat, [names[answer] for answer in self.answers]))


def compared(wish: argparse.Namespace, game: Game[Any], number: int) -> dict[str, list[tuple[float, float]]]:
    """The differences between the two answers in one game, by stages and in all."""
    asked = Asked(wish.question, [wish.answer, wish.other])
    bot = make_bot(wish.bot)
    play_on(game, game.new(wish.seats, game.check(wish.seats, {})), bot, f"{wish.seed} {number}", asked)
    found: dict[str, list[tuple[float, float]]] = defaultdict(list)
    for place, (s, seat, options) in enumerate(asked.found):
        for luck in range(wish.lucks):
            ends: list[tuple[float, float]] = []
            for option in options:
                after = s.clone()
                game.answer(after, option, None)
                ends.append(ahead(game, play_on(game, after, bot, f"{wish.seed} {number} {place} {luck}"), seat))
            difference = ends[0][0] - ends[1][0], ends[0][1] - ends[1][1]
            found[f"stage {game.stage(s)}"].append(difference)
            found["all"].append(difference)
    return found


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("question", help="the name of its class")
    parser.add_argument("answer", help="a token ...")
    parser.add_argument("other", help="... and that which it is compared with")
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--lucks", type=int, default=2, help="how often play goes on from an answer [default: 2]")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--bot", default="careful")
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()
    game = load_game(wish.game)
    groups: dict[str, list[list[tuple[float, float]]]] = defaultdict(list)
    for number in range(wish.games):
        for group, found in compared(wish, game, number).items():
            groups[group].append(found)
    for group, games in sorted(groups.items()):
        questions = sum(len(found) for found in games) // wish.lucks
        print(f"{group}: {questions} questions in {len(games)} games")
        for place, what in enumerate(("points ahead", "share of the victory")):
            means = [mean(each[place] for each in found) for found in games]
            half = 1.96 * stdev(means) / len(means) ** 0.5 if len(means) > 1 else float("inf")
            print(
                f"  {what:22}{mean(means):+8.2f}  ({mean(means) - half:+.2f} to {mean(means) + half:+.2f})", flush=True
            )


if __name__ == "__main__":
    main()
