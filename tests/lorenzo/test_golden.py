"""Two whole games, a basic and an advanced one, kept as text (see tests/golden.py)."""

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from armorial.games.lorenzo.components import (
    CARDS,
    COLOURS,
    FLOORS,
    HOLDINGS,
    LEADERS,
    MEMBERS,
    TILES,
    TYPES,
)
from armorial.games.lorenzo.info import FRAMES
from armorial.games.lorenzo.leaders import Deal
from armorial.games.lorenzo.setup import DrawOrder, DrawTile
from armorial.games.lorenzo.state import (
    CARD,
    EXCOMMUNICATED,
    HAND,
    HOME,
    MEMBER,
    PLAYED,
    USED,
    Lorenzo,
)
from armorial.games.lorenzo.turn import LayCard, Roll
from armorial.kernel.contract import Question
from tests.golden import Chronicle, Recorded, recorded_games

GAMES: Final = {"basic": Recorded(3, 9, {"advanced": "off"}), "advanced": Recorded(4, 27, {"advanced": "on"})}
"""Games in which, taken together, every question is asked."""


def cards(s: Lorenzo, seat: int) -> str:
    return " ".join(CARDS[card] for card in s.players[seat][CARD:] if card >= 0) or "-"


class LorenzoChronicle(Chronicle):
    told = {
        "lorenzo-did-skip-turn": "is passed over in the first turn",
        "lorenzo-did-no-card": "no card can be taken",
        "lorenzo-did-nothing": "the action reaches nothing",
        "lorenzo-did-excommunicate": "is excommunicated",
    }
    width = 32
    random_share = 0.25

    def heading(self, recorded: Recorded) -> Iterator[str]:
        yield (
            f"# Lorenzo il Magnifico, {recorded.seats} players, advanced {recorded.options['advanced']}. A line is a"
            " decision: who, what | what the"
        )
        yield "# player has | members at home, excommunications (x1 to x3) | leaders (+ played, - face down, ? in hand)"

    def round_line(self, s: Lorenzo) -> str:
        return f"== Round {s.round_number}, order {' '.join(map(str, s.order))} =="

    def end_line(self, s: Lorenzo) -> str:
        return f"== The end. Excommunications: {' '.join(TILES[tile] for tile in s.tiles)} =="

    def has(self, s: Lorenzo, seat: int) -> str:
        """What is held, the members still at home, and the leaders: ``+`` played, ``-`` face down, ``?`` in hand."""
        me = s.players[seat]
        held = " ".join(f"{n} {name}" for name, n in zip(HOLDINGS, me)) + " | "
        home = " ".join(name for member, name in enumerate(MEMBERS) if me[MEMBER + member] == HOME) or "all placed"
        leaders = [
            f"{'-' if me[USED] >> i & 1 else '+'}{name}" for i, name in enumerate(LEADERS) if me[PLAYED] >> i & 1
        ] + [f"?{name}" for i, name in enumerate(LEADERS) if me[HAND] >> i & 1]
        tiles = "".join(f" x{period + 1}" for period in range(3) if me[EXCOMMUNICATED] >> period & 1)
        return held + home + tiles + (" | " + " ".join(leaders) if leaders else "")

    def at_the_end(self, s: Lorenzo, seat: int) -> None:
        return None

    def table(self, s: Lorenzo) -> Iterator[str]:
        for seat in s.order:
            yield f"  player {seat}   {self.has(s, seat)}"
            yield f"             {cards(s, seat)}"

    def draw_of(self, question: Question[Any]) -> str:
        if isinstance(question, LayCard):
            return f"{TYPES[question.space // FLOORS]} tower"
        if isinstance(question, Deal):
            return f"leaders of {question.to}"
        kinds: dict[type, str] = {DrawOrder: "order", DrawTile: "excommunications", Roll: f"dice ({' '.join(COLOURS)})"}
        return kinds[type(question)]

    def told_line(self, seat: Any, words: str) -> str:
        return f"  > player {seat} {words}"

    def active(self, token: str) -> bool:
        return not token.startswith(("decline", "done", "discard", "end"))

    def lucky(self, token: str) -> bool:
        """A tile that asks questions."""
        return token == "tile:fewer_wood_or_stone"

    def finish(self, s: Lorenzo, seat: int, rng: random.Random) -> None:
        while (further := self.game.asked(s)) is not None and further.seat == seat:
            self.game.answer(s, rng.choice(further.options(s)), None)


CHRONICLE: Final = LorenzoChronicle("lorenzo", Path(__file__).parent / "golden", GAMES)
TestRecordedGames = recorded_games(CHRONICLE, FRAMES, ("basic", "member:silver", "'member:silver'"))

if __name__ == "__main__":
    CHRONICLE.record_all()
