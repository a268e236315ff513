"""Three whole games, kept as text (see tests/golden.py)."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

from armorial.games.troyes.black import RollBlack
from armorial.games.troyes.components import (
    BUILDINGS,
    CARDS,
    CHARACTERS,
    COLOURS,
    COLUMNS,
    DISTRICT_DICE,
    EVENTS,
    FACES,
    LEVELS,
    NEUTRAL,
    NOBODY,
    OWNERS,
    PLACES_EACH,
    SEATS,
)
from armorial.games.troyes.effects import Shoot
from armorial.games.troyes.events import DrawEvent
from armorial.games.troyes.influence import Reroll
from armorial.games.troyes.info import FRAMES
from armorial.games.troyes.setup import DealCharacter, FirstPlayer
from armorial.games.troyes.state import (
    CHARACTER,
    DENIERS,
    INFLUENCE,
    PASSED,
    PICTURE,
    PURSE,
    RESERVE,
    SUPPLY,
    TAKEN,
    VP,
    Troyes,
)
from armorial.games.troyes.strikes import RollNeutral
from armorial.games.troyes.turn import RollDie, TurnUp
from armorial.kernel.contract import Question
from tests.golden import Chronicle, Recorded, recorded_games

GAMES: Final = {"2_players": Recorded(2, 6), "3_players": Recorded(3, 12), "4_players": Recorded(4, 7)}
"""Games in which, taken together, every question is asked."""
LETTERS: Final = ("r", "w", "y")


def letter(owner: int) -> str:
    return "-" if owner == NOBODY else "n" if owner == NEUTRAL else str(owner)


def district(s: Troyes, owner: int) -> str:
    """The dice of a district: ``r46 w1 y335``."""
    words: list[str] = []
    for colour in range(len(COLOURS)):
        start = owner * DISTRICT_DICE + colour * FACES
        faces = "".join(str(face) * n for face, n in enumerate(s.dice[start : start + FACES], 1))
        if faces:
            words.append(LETTERS[colour] + faces)
    return " ".join(words) or "no dice"


class TroyesChronicle(Chronicle):
    told = {
        "troyes-did-not-pay": "cannot pay all salaries",
        "troyes-did-not-bear": "cannot bear an event",
        "troyes-did-suffer": "is too weak against a black die",
        "troyes-did-fill-event": "an event is full",
        "troyes-did-score-event": "gains VP of the event",
        "troyes-did-take-event": "takes the event",
        "troyes-did-discard-event": "the event is discarded",
        "troyes-did-expel": "a citizen is expelled",
        "troyes-did-expel-neutral": "a neutral citizen is expelled",
        "troyes-did-no-neutral": "no neutral citizen is left",
        "troyes-did-neutral-stopped": "the neutral citizen does not enter",
        "troyes-did-tear-down": "a cube leaves the cathedral",
        "troyes-did-tear-down-neutral": "a neutral cube leaves the cathedral",
        "troyes-did-take-purse": "takes the deniers from the district",
    }
    active_share = 0.93

    def heading(self, recorded: Recorded) -> Iterator[str]:
        what = "A line is a decision: who, what | what the player has | citizens | dice"
        yield f"# Troyes, {recorded.seats} players. {what}"

    def has(self, s: Troyes, seat: int) -> str:
        me = s.players[seat]
        purse = f"+{me[PURSE]}" if me[PASSED] else ""
        held = f"{me[DENIERS]}{purse} deniers {me[INFLUENCE]} influence {me[VP]} vp"
        return f"{held} | citizens {me[SUPPLY]}+{me[RESERVE]} | {district(s, seat)}"

    def at_the_end(self, s: Troyes, seat: int) -> str:
        me = s.players[seat]
        taken = [EVENTS[at] for at in range(len(EVENTS)) if me[TAKEN] >> at & 1]
        hand = [CHARACTERS[card] for card in range(len(CHARACTERS)) if me[CHARACTER] >> card & 1]
        return f"{self.has(s, seat)} | {', '.join(hand)} | {', '.join(taken) or '-'}"

    def table(self, s: Troyes) -> Iterator[str]:
        for b, name in enumerate(BUILDINGS):
            places = "".join(letter(owner) for owner in s.places[b * PLACES_EACH : (b + 1) * PLACES_EACH])
            lying = s.expelled[len(OWNERS) * b : len(OWNERS) * (b + 1)]
            expelled = "".join(letter(owner) * n for owner, n in enumerate(lying))
            yield f"  {name:<10} {places}{' expelled ' + expelled if expelled else ''}"
        levels = ["".join(letter(o) for o in s.cathedral[COLUMNS * n : COLUMNS * (n + 1)]) for n in range(LEVELS)]
        yield f"  cathedral  {' '.join(levels)}"
        for slot, card in enumerate(s.cards):
            if card >= 0:
                stands = s.stands[SEATS * slot : SEATS * (slot + 1)]
                men = [f"{seat} on {'picture' if p == PICTURE else p + 1}" for seat, p in enumerate(stands) if p >= 0]
                cubes = [f"{n} of {seat}" for seat, n in enumerate(s.cubes[SEATS * slot : SEATS * (slot + 1)]) if n]
                yield f"  {CARDS[card]:<14} {', '.join(men) or '-'}; cubes {', '.join(cubes) or '-'}"
        yield f"  events     {', '.join(EVENTS[at] + ' ' + ''.join(map(letter, s.banners[at])) for at in s.row)}"

    def draw_of(self, question: Question[Any]) -> str:
        if isinstance(question, RollDie):
            return f"dice of {OWNERS[question.district]}"
        names: dict[type[Question[Troyes]], str] = {
            FirstPlayer: "first",
            DealCharacter: "characters",
            TurnUp: "activity cards",
            DrawEvent: "events",
            RollNeutral: "neutral citizen",
            RollBlack: "black dice",
            Reroll: "re-roll",
            Shoot: "archer",
        }
        return names[type(question)]

    def thinkable(self, s: Troyes, question: Question[Any]) -> list[int]:
        return question.moves(s)

    def active(self, token: str) -> bool:
        return token not in ("pass", "done", "citizen") and not token.startswith(("reroll", "turn"))


CHRONICLE: Final = TroyesChronicle("troyes", Path(__file__).parent / "golden", GAMES)
TestRecordedGames = recorded_games(
    CHRONICLE, FRAMES, ("2_players", "place:palace:1", "place:palace:1: place-is-taken (T-05)")
)

if __name__ == "__main__":
    CHRONICLE.record_all()
