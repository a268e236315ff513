"""What a leader in hand is worth more than its privilege, in Lorenzo with leaders, as bots play.

    python bench/kept_leaders.py --games 100

Two careful bots play games of their own. Where one of them discards a leader in round 1 for the first time, play goes
on twice to the end under the same luck, for each of its best leaders: as the bot likes, and with this leader kept for
as long as there is hope to play it. Shown is by how much the player ends further ahead with the leader kept, in all
and leader by leader, how often it was played then, and in which round. The interval is that of the means of games.
"""

import argparse
import random
from collections import defaultdict
from statistics import mean, stdev
from typing import Any

from armorial.bots import Bot, make_bot
from armorial.games import load_game
from armorial.games.lorenzo.components import LEADERS
from armorial.games.lorenzo.judgement.hope import hope, rounds_left
from armorial.games.lorenzo.state import HAND
from armorial.kernel.contract import Chance, Game
from armorial.kernel.pools import determinize
from other_answers import ahead

SEATS = 2


class Play:
    """A game that bots play to its end; one seat may have to keep a leader."""

    def __init__(self, game: Game[Any], s: Any, bot: Bot, luck: str, seat: int = -1, leader: int = -1) -> None:
        self.game = game
        self.s = s
        self.bot = bot
        self.seat = seat
        self.leader = leader
        self.played = 0
        """In which round the leader was played."""
        self.discarded: dict[int, Any] = {}
        """By seat: the position before the first leader was discarded in round 1."""
        fate, rng = random.Random(f"{luck}, dice"), random.Random(f"{luck}, bots")
        while (question := game.asked(s)) is not None:
            if isinstance(question, Chance):
                game.answer(s, question.sample(s, fate), None)
                continue
            moves = self._moves(question)
            option = moves[0] if len(moves) == 1 else self._answer(question.seat, moves, rng)
            token = question.table.names[option]
            if token.startswith("discard:") and s.round_number == 1 and question.seat not in self.discarded:
                self.discarded[question.seat] = s.clone()
            if question.seat == seat and token.startswith(f"play:{LEADERS[leader]}"):
                self.played = s.round_number
            game.answer(s, option, None)

    def _moves(self, question: Any) -> list[int]:
        """What may be answered: not to discard the leader while it may still be played."""
        moves: list[int] = question.moves(self.s)
        if question.seat != self.seat:
            return moves
        me = self.s.players[self.seat]
        if not me[HAND] >> self.leader & 1 or hope(self.s, self.seat, self.leader, rounds_left(self.s, me)) <= 0.0:
            return moves
        kept = f"discard:{LEADERS[self.leader]}"
        return [option for option in moves if question.table.names[option] != kept] or moves

    def _answer(self, seat: int, moves: list[int], rng: random.Random) -> int:
        return self.bot.choose(self.game, determinize(self.game, self.s, seat, rng), moves, rng)


def best_leaders(s: Any, seat: int, most: int) -> list[int]:
    """Those in hand that may be expected to bring most, if anything."""
    me = s.players[seat]
    left = rounds_left(s, me)
    hopes = [(hope(s, seat, leader, left), leader) for leader in range(len(LEADERS)) if me[HAND] >> leader & 1]
    return [leader for hoped, leader in sorted(hopes, reverse=True)[:most] if hoped > 0.0]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--most", type=int, default=2, help="of how many leaders of a hand [default: 2]")
    parser.add_argument("--bot", default="careful")
    parser.add_argument("--seed", type=int, default=7)
    wish = parser.parse_args()
    game = load_game("lorenzo")
    options = game.check(SEATS, {"advanced": "on"})
    bot = make_bot(wish.bot)
    games: list[float] = []
    found: dict[int, list[tuple[float, int]]] = defaultdict(list)
    for number in range(wish.games):
        differences: list[float] = []
        for seat, s in Play(game, game.new(SEATS, options), bot, f"{wish.seed} {number}").discarded.items():
            for leader in best_leaders(s, seat, wish.most):
                luck = f"{wish.seed} {number} {seat}"
                usual = Play(game, s.clone(), bot, luck)
                kept = Play(game, s.clone(), bot, luck, seat, leader)
                difference = ahead(game, kept.s, seat)[0] - ahead(game, usual.s, seat)[0]
                differences.append(difference)
                found[leader].append((difference, kept.played))
        if differences:
            games.append(mean(differences))
    half = 1.96 * stdev(games) / len(games) ** 0.5 if len(games) > 1 else float("inf")
    print(f"all: {mean(games):+.2f}  ({mean(games) - half:+.2f} to {mean(games) + half:+.2f})")
    for leader, rows in sorted(found.items(), key=lambda item: -len(item[1])):
        rounds = [played for _, played in rows if played]
        print(
            f"{LEADERS[leader]:30}{len(rows):4}{mean(difference for difference, _ in rows):+8.2f}"
            f"   played {len(rounds) / len(rows):4.0%}" + (f", round {mean(rounds):.1f}" if rounds else "")
        )


if __name__ == "__main__":
    main()
