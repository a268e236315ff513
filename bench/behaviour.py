"""How bots play, beside how an older version played: what people who know the games look at first.

    python bench/behaviour.py                               all titles, 200 games each, then and now
    python bench/behaviour.py lorenzo-advanced --games 50   one title, fewer games
    python bench/behaviour.py --bot strong --jobs 2 --json FILE

All seats are played by bots of one level, two, three and four of them in turn. The old version answers as a program
with an engine of its own (`old_bot.py`); the table and its rules are today's.
"""

import argparse
import json
import os
import random
import shlex
import sys
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from against import OLD, TITLES
from armorial import __version__
from armorial.bots import Bot, make_bot
from armorial.bots.program import PATIENCE, Programs, is_program
from armorial.bots.runner import bot_answer
from armorial.cli.workers import carried_out, watched
from armorial.engine import COMPILED
from armorial.games import load_game
from armorial.games.legacy.components import FEMALE
from armorial.games.legacy.state import OUT, SEX
from armorial.games.lorenzo.state import HAND, Lorenzo
from armorial.games.troyes.state import INFLUENCE
from armorial.kernel.contract import Chance, Game, Question, State
from checkout import HERE, ROOT, environment, sources_of

SEATS: Final = (2, 3, 4)
SEED: Final = 77


class Watcher:
    """Counts what happens in a game. Everything is per player and game in the end, but for what is a share of another
    count."""

    shares: dict[str, str] = {}
    """What is counted as a share of what."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.found: Counter[str] = Counter()

    def answered(self, s: State, question: Question[Any], token: str) -> None:
        """An answer, before it is carried out."""

    def ended(self, s: State) -> None:
        for seat in range(s.seats):
            self.found["points"] += self.game.score(s, seat).total


class VillageWatcher(Watcher):
    shares = {"caller lost": "ends called"}

    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.caller = -1

    def answered(self, s: Any, question: Question[Any], token: str) -> None:
        first, _, _ = token.partition(":")
        if type(question).__name__ == "TravelAction" and first in ("send", "move"):
            self.found["trips"] += 1
        elif type(question).__name__ == "CouncilAction" and first in ("enter", "climb"):
            self.found["steps in the council"] += 1
        elif first == "recall":
            self.found["members called home"] += 1
        self.caller = question.seat if s.last_turns < 0 else self.caller

    def ended(self, s: Any) -> None:
        super().ended(s)
        self.found["rounds"] += s.round_number * s.seats
        self.found["ends called"] += 1
        self.found["caller lost"] += self.caller not in self.game.winners(s)


class LorenzoWatcher(Watcher):
    def __init__(self, game: Game[Any]) -> None:
        super().__init__(game)
        self.round_number = 0

    def answered(self, s: Any, question: Question[Any], token: str) -> None:
        assert isinstance(s, Lorenzo)
        word, _, _ = token.partition(":")
        if word == "discard":
            self.found["leaders discarded"] += 1
        elif word in ("play", "copy"):
            self.found["leaders played"] += 1
        if s.round_number > self.round_number:
            self.round_number = s.round_number
            if s.round_number in (2, 4):
                kept = sum(me[HAND].bit_count() for me in s.players)
                self.found[f"leaders in hand, round {s.round_number}"] += kept


class TroyesWatcher(Watcher):
    shares = {"passes with influence": "passes"}

    def answered(self, s: Any, question: Question[Any], token: str) -> None:
        if token == "pass":
            self.found["passes"] += 1
            self.found["passes with influence"] += s.players[question.seat][INFLUENCE] > 0
        elif token.startswith("reroll:"):
            self.found["re-rolls"] += 1

    def ended(self, s: Any) -> None:
        super().ended(s)
        for seat in range(s.seats):
            self.found["points lost for the cathedral"] -= self.game.score(s, seat).parts["cathedral"]


class LegacyWatcher(Watcher):
    shares = {"mother given up": "complications"}

    def answered(self, s: Any, question: Question[Any], token: str) -> None:
        if token == "mulligan":
            self.found["new hands at the start"] += 1
        elif type(question).__name__ == "Complication":
            self.found["complications"] += 1
            self.found["mother given up"] += token == "mother"

    def ended(self, s: Any) -> None:
        super().ended(s)
        for seat in range(s.seats):
            self.found["a woman as the head"] += s.trees[seat][SEX] == FEMALE
            self.found["families that died out"] += bool(s.players[seat][OUT])
            self.found["points for children"] += self.game.score(s, seat).parts["children"]


WATCHERS: Final[dict[str, type[Watcher]]] = {
    "village": VillageWatcher,
    "lorenzo": LorenzoWatcher,
    "troyes": TroyesWatcher,
    "legacy": LegacyWatcher,
}


class Played:
    """Games of one title. Plain data, so that it can be sent to other processes."""

    def __init__(self, title: str, bot: str) -> None:
        self.title = title
        self.bot = bot

    def begin(self) -> Callable[[int], tuple[int, Counter[str]]]:
        name, options = TITLES[self.title]
        game = load_game(name)
        chosen = dict(option.split("=") for option in options)
        programs = Programs(PATIENCE)

        def play(number: int) -> tuple[int, Counter[str]]:
            seats = SEATS[number % len(SEATS)]
            state = game.new(seats, game.check(seats, chosen))
            bots = [self._seated(programs, game, seat, seats, chosen, number) for seat in range(seats)]
            rng = random.Random(f"armorial behaviour {SEED} {number}")
            watcher = WATCHERS[name](game)
            while (question := game.asked(state)) is not None:
                if isinstance(question, Chance):
                    game.answer(state, question.sample(state, rng), None)
                    continue
                moves = question.moves(state)
                option = moves[0] if len(moves) == 1 else bot_answer(game, state, bots[question.seat], rng)
                watcher.answered(state, question, question.table.names[option])
                game.answer(state, option, None)
            watcher.ended(state)
            return seats, watcher.found

        return play

    def _seated(
        self, programs: Programs, game: Game[Any], seat: int, seats: int, options: dict[str, str], number: int
    ) -> Bot:
        if not is_program(self.bot):
            return make_bot(self.bot)
        about = {
            "game": game.name,
            "version": __version__,
            "rules": game.rules_version,
            "number": number,
            "seats": seats,
            "seat": seat,
            "options": game.check(seats, options),
            "components": None,
            "seed": 1000 * number + seat,
        }
        return programs.seat_bot(seat, self.bot, about)


def measured(title: str, bot: str, games: int, jobs: int, words: str) -> dict[str, float]:
    """What all games of a title come to."""
    total: Counter[str] = Counter()
    players = 0
    for seats, found in watched(carried_out(Played(title, bot), range(games), jobs, 10), words, games, quiet=False):
        players += seats
        total.update(found)
    shares = WATCHERS[TITLES[title][0]].shares
    return {
        what: round(n / max(1, total[shares[what]]) if what in shares else n / players, 3)
        for what, n in sorted(total.items())
        if what not in shares.values()
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("titles", nargs="*", metavar="TITLE", help=f"of {', '.join(TITLES)}; all if none is named")
    parser.add_argument("--bot", default="careful", help="the level [default: careful]")
    parser.add_argument("--old", default=OLD, metavar="COMMIT", help=f"the other version [default: {OLD}, 0.5.2]")
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--json", type=Path, metavar="FILE")
    wish = parser.parse_args()
    sources_of(wish.old, COMPILED)
    os.environ.update(environment(sources_of(HERE, COMPILED), COMPILED))
    old = f"program:{shlex.join([sys.executable, str(ROOT / 'bench' / 'old_bot.py'), wish.old, wish.bot])}"
    table: dict[str, Any] = {}
    for title in wish.titles or TITLES:
        then = measured(title, old, wish.games, wish.jobs, f"{title}, {wish.old}")
        now = measured(title, wish.bot, wish.games, wish.jobs, title)
        table[title] = {"games": wish.games, "bot": wish.bot, "then": then, "now": now}
        print(f"{title}: {wish.games} games of {wish.bot}, two, three and four players in turn")
        for what in sorted({*then, *now}):
            print(f"  {what:32}{then.get(what, 0.0):8.2f}{now.get(what, 0.0):8.2f}", flush=True)
        if wish.json:
            wish.json.write_text(json.dumps(table, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
