"""Three whole games, kept as text. A change of the rules shows as a difference between two readable lines.

A line is a decision: who, what, and what the player has after it. Rolls and draws that follow each other share a line.
To record the games anew after a change that is meant, and see in the diff what it did:

    python -m tests.troyes.test_golden --write
"""

import random
import sys
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

from armorial.games import load_game
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
from armorial.games.troyes.events import DrawEvent, RollNeutral
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
from armorial.games.troyes.turn import RollDie, TurnUp
from armorial.kernel.contract import CHANCE, Chance, Event, Question, RuleError
from armorial.kernel.words import Message

GAME: Final = load_game("troyes")
FOLDER: Final = Path(__file__).parent / "golden"
SEEDS: Final = {2: 6, 3: 12, 4: 7}
"""By seats: games in which, taken together, every question is asked."""
TOLD: Final = {
    "troyes-did-not-pay": "cannot pay all salaries",
    "troyes-did-not-bear": "cannot bear an event",
    "troyes-did-suffer": "is too weak against a black die",
    "troyes-did-fill-event": "an event is full",
    "troyes-did-score-event": "gains VP of the event",
    "troyes-did-take-event": "takes the event",
    "troyes-did-discard-event": "the event is discarded",
    "troyes-did-expel": "a citizen is expelled",
    "troyes-did-no-neutral": "no neutral citizen is left",
    "troyes-did-neutral-stopped": "the neutral citizen does not enter",
    "troyes-did-tear-down": "a cube leaves the cathedral",
    "troyes-did-take-purse": "takes the deniers from the district",
}
"""Events that no answer shows."""
LETTERS: Final = ("r", "w", "y")


# -- writing --------------------------------------------------------------------------------------------------


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


def has(s: Troyes, seat: int) -> str:
    me = s.players[seat]
    purse = f"+{me[PURSE]}" if me[PASSED] else ""
    held = f"{me[DENIERS]}{purse} deniers {me[INFLUENCE]} influence {me[VP]} vp"
    return f"{held} | citizens {me[SUPPLY]}+{me[RESERVE]} | {district(s, seat)}"


def table(s: Troyes) -> Iterator[str]:
    """Everything that belongs to nobody."""
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


def draw_of(question: Question[Troyes]) -> str:
    """What is rolled or drawn for."""
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


def told(events: list[Event]) -> Iterator[str]:
    for event in events:
        words = TOLD.get(event.message.key)
        if words:
            whom = event.message.args.get("who")
            seat = f"player {whom.args['n']}: " if isinstance(whom, Message) and "n" in whom.args else ""
            yield f"  > {seat}{words}"


def written(seats: int, choose: Callable[[Troyes, Question[Troyes]], str | None]) -> Iterator[str]:
    """The lines of a game in which ``choose`` gives the answers; None ends it early."""
    yield f"# Troyes, {seats} players. A line is a decision: who, what | what the player has | citizens | dice"
    s: Troyes = GAME.new(seats)
    round_number = 0
    drawn: list[str] = []
    while (question := GAME.asked(s)) is not None:
        if s.round_number != round_number:
            round_number = s.round_number
            yield ""
            yield f"== Round {round_number}, first player {s.first} =="
            yield from table(s)
        token = choose(s, question)
        if token is None:
            return
        by_chance = question.seat == CHANCE
        label = draw_of(question) if by_chance else ""
        events: list[Event] = []
        try:
            GAME.answer_token(s, token, events)
        except RuleError as error:
            yield f"player {question.seat} cannot answer: {error}"
            return
        if by_chance:
            drawn.append(token)
            after = GAME.asked(s)
            if after is None or after.seat != CHANCE or draw_of(after) != label or s.round_number != round_number:
                yield f"chance    {label}: {' '.join(drawn)}"
                drawn = []
        else:
            yield f"player {question.seat}  {token:<26} | {has(s, question.seat)}"
        yield from told(events)
    yield ""
    yield f"== The end, in round {s.round_number} =="
    yield from table(s)
    ranks = GAME.ranks(s)
    for seat in range(seats):
        me = s.players[seat]
        taken = [EVENTS[at] for at in range(len(EVENTS)) if me[TAKEN] >> at & 1]
        hand = [CHARACTERS[card] for card in range(len(CHARACTERS)) if me[CHARACTER] >> card & 1]
        yield f"  player {seat}   {has(s, seat)} | {', '.join(hand)} | {', '.join(taken) or '-'}"
    for seat in range(seats):
        score = GAME.score(s, seat)
        parts = ", ".join(f"{name} {n}" for name, n in score.parts.items() if n)
        yield f"  player {seat}   place {ranks[seat]} with {score.total}: {parts}"


def tokens_of(text: str) -> list[str]:
    """The answers of a recorded game, chance's included."""
    tokens: list[str] = []
    for line in text.splitlines():
        if line.startswith("chance"):
            tokens += line.partition(": ")[2].split()
        elif line.startswith("player"):
            tokens.append(line.split()[2])
    return tokens


# -- recording ------------------------------------------------------------------------------------------------


def mixed_player(seed: int) -> Callable[[Troyes, Question[Troyes]], str]:
    """Answers half at random and half by what looks best next; passes and stops seldom, so that much happens."""
    rng = random.Random(seed)

    def choose(s: Troyes, question: Question[Troyes]) -> str:
        names = question.table.names
        if isinstance(question, Chance):
            return names[question.sample(s, rng)]
        options = question.moves(s)
        idle = ("pass", "done", "citizen")
        active = [o for o in options if names[o] not in idle and not names[o].startswith(("reroll", "turn"))]
        if active and rng.random() < 0.93:
            options = active
        if rng.random() < 0.5:
            return names[rng.choice(options)]

        def looks(option: int) -> float:
            then = s.clone()
            GAME.answer(then, option, None)
            return GAME.evaluate(then, question.seat) + rng.random()

        return names[max(options, key=looks)]

    return choose


def record(seats: int, seed: int) -> str:
    return "".join(f"{line}\n" for line in written(seats, mixed_player(seed)))


def replay(seats: int, text: str) -> tuple[str, set[str]]:
    """What the rules of today make of a recorded game, and the questions that were asked."""
    answers = iter(tokens_of(text))
    asked: set[str] = set()

    def choose(s: Troyes, question: Question[Troyes]) -> str | None:
        asked.add(type(question).__name__)
        return next(answers, None)

    return "".join(f"{line}\n" for line in written(seats, choose)), asked


def file_of(seats: int) -> Path:
    return FOLDER / f"{seats}_players.txt"


# -- the tests ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", SEEDS)
def test_a_recorded_game_is_played_as_it_was(seats: int) -> None:
    recorded = file_of(seats).read_text("utf-8")
    today, _ = replay(seats, recorded)
    difference = unified_diff(recorded.splitlines(), today.splitlines(), "recorded", "today", lineterm="", n=3)
    shown = list(difference)[:40]
    assert not shown, "the rules have changed:\n" + "\n".join(shown)


def test_the_recorded_games_ask_every_question() -> None:
    asked: set[str] = set()
    for seats in SEEDS:
        asked |= replay(seats, file_of(seats).read_text("utf-8"))[1]
    assert asked == {frame.__name__ for frame in FRAMES if issubclass(frame, Question)}


def test_a_change_of_the_rules_would_show() -> None:
    """An answer that is no longer allowed ends the replay with its reason in the difference."""
    recorded = file_of(2).read_text("utf-8")
    lines = recorded.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("player"))
    lines[first] = lines[first].replace(lines[first].split()[2], "place:palace:1")
    today, _ = replay(2, "\n".join(lines))
    shown = today.splitlines()
    assert shown[-1] == f"player {lines[first].split()[1]} cannot answer: place:palace:1: place-is-taken (T-05)"
    assert len(shown) == first + 1


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.troyes.test_golden --write")
    FOLDER.mkdir(exist_ok=True)
    for players, seed_of in SEEDS.items():
        file_of(players).write_text(record(players, seed_of), "utf-8")
