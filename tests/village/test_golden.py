"""Three whole games, kept as text (see tests/golden.py)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from armorial.games.village.church import DrawPiece
from armorial.games.village.components import (
    COINS,
    COLOURS,
    CUBES,
    CUBES_BY_NAME,
    CUSTOMERS,
    GENERATION_OF,
    GOODS,
    GOODS_AT,
    GRAIN,
    SECTIONS,
    SPACES,
)
from armorial.games.village.info import FRAMES
from armorial.games.village.market import DrawCustomer
from armorial.games.village.setup import FirstPlayer
from armorial.games.village.state import DUE, KINDS, MEMBER, NOBODY, PLACES, PRESTIGE, SERVED, TIME, UNBORN, Village
from armorial.games.village.turn import DrawCube
from armorial.kernel.contract import Question
from tests.golden import Chronicle, Recorded, recorded_games

GAMES: Final = {
    "2_players": Recorded(2, 22),
    "3_players": Recorded(3, 14),
    "4_players": Recorded(4, 22),
}
"""Games in which, taken together, every question is asked."""


def amounts(names: tuple[str, ...], numbers: list[int]) -> str:
    return " ".join(f"{n} {name}" for name, n in zip(names, numbers) if n) or "-"


def family(me: list[int]) -> str:
    """Where the born members are, by generation: ``farm 112, smithy 1``."""
    places: dict[int, str] = {}
    for member, place in enumerate(me[MEMBER:]):
        if place != UNBORN:
            places[place] = places.get(place, "") + str(GENERATION_OF[member] + 1)
    return ", ".join(f"{PLACES[place]} {members}" for place, members in sorted(places.items()))


class VillageChronicle(Chronicle):
    told = {
        "village-did-mass": "mass",
        "village-did-close-market": "the market day is over",
        "village-did-skip": "the action is skipped",
        "village-did-nobody-die": "nobody dies",
        "village-did-lead-church-most": "leads the church",
        "village-did-lead-church-window": "leads the church by a window",
        "village-did-lead-church-shared": "shares the lead in the church",
        "village-did-trigger-chronicle": "the last place of the chronicle: the end is near",
        "village-did-trigger-graves": "the last grave: the end is near",
    }

    def heading(self, recorded: Recorded) -> Iterator[str]:
        what = "A line is a decision: who, what | what the player has | cubes | goods | family"
        yield f"# Village, {recorded.seats} players. {what}"

    def has(self, s: Village, seat: int) -> str:
        me = s.players[seat]
        dying = "+" * me[DUE]
        held = f"time {me[TIME]}{dying} prestige {me[PRESTIGE]} coins {me[COINS]} grain {me[GRAIN]}"
        tiles = f"{me[SERVED].bit_count()} tiles"
        cubes = amounts(COLOURS, me[CUBES : CUBES + len(COLOURS)])
        goods = amounts(GOODS, me[GOODS_AT : GOODS_AT + len(GOODS)])
        return f"{held} {tiles} | {cubes} | {goods} | {family(me)}"

    def table(self, s: Village) -> Iterator[str]:
        stalls = ["-" if tile == NOBODY else CUSTOMERS[tile] for tile in s.stalls]
        yield f"  stalls     {', '.join(stalls)}; queue {', '.join(CUSTOMERS[tile] for tile in s.queue) or '-'}"
        free = amounts(SECTIONS, s.chronicle)
        yield f"  free       chronicle {free}; graves {s.graves}; token {'council' if s.token == NOBODY else s.token}"
        left = amounts(CUBES_BY_NAME, s.supply[CUBES : CUBES + KINDS])
        goods = amounts(GOODS, s.supply[GOODS_AT:])
        yield f"  supply     {s.supply[COINS]} coins, {s.supply[GRAIN]} grain, {left}, {goods}"
        yield f"  green bag  {amounts(CUBES_BY_NAME, s.bag)}"

    def draw_of(self, question: Question[Any]) -> str:
        if isinstance(question, DrawCube):
            return SPACES[question.space]
        names = {FirstPlayer: "first", DrawCustomer: "customers", DrawPiece: "black bag"}
        return names[type(question)]

    def active(self, token: str) -> bool:
        return token not in ("decline", "pass", "done", "stop", "none")


CHRONICLE: Final = VillageChronicle("village", Path(__file__).parent / "golden", GAMES)
TestRecordedGames = recorded_games(CHRONICLE, FRAMES, ("2_players", "take:grain:silver", "'take:grain:silver'"))

if __name__ == "__main__":
    CHRONICLE.record_all()
