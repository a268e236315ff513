"""Three whole games, kept as text. A change of the rules shows as a difference between two readable lines.

A line is a decision: who, what, and what the player has after it. Draws that follow each other share a line. To record
the games anew after a change that is meant, and see in the diff what it did:

    python -m tests.village.test_golden --write
"""

import random
import sys
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

from armorial.games import load_game
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
from armorial.kernel.contract import CHANCE, Chance, Event, Question, RuleError
from armorial.kernel.words import Message

GAME: Final = load_game("village")
FOLDER: Final = Path(__file__).parent / "golden"
SEEDS: Final = {2: 22, 3: 14, 4: 22}
"""By seats: games in which, taken together, every question is asked."""
TOLD: Final = {
    "village-did-mass": "mass",
    "village-did-close-market": "the market day is over",
    "village-did-skip": "the action is skipped",
    "village-did-nobody-die": "nobody dies",
    "village-did-lead-church": "leads the church",
    "village-did-trigger-chronicle": "the last place of the chronicle: the end is near",
    "village-did-trigger-graves": "the last grave: the end is near",
}
"""Events that no answer shows."""


# -- writing --------------------------------------------------------------------------------------------------


def amounts(names: tuple[str, ...], numbers: list[int]) -> str:
    return " ".join(f"{n} {name}" for name, n in zip(names, numbers) if n) or "-"


def family(me: list[int]) -> str:
    """Where the born members are, by generation: ``farm 112, smithy 1``."""
    places: dict[int, str] = {}
    for member, place in enumerate(me[MEMBER:]):
        if place != UNBORN:
            places[place] = places.get(place, "") + str(GENERATION_OF[member] + 1)
    return ", ".join(f"{PLACES[place]} {members}" for place, members in sorted(places.items()))


def has(s: Village, seat: int) -> str:
    me = s.players[seat]
    dying = "+" * me[DUE]
    held = f"time {me[TIME]}{dying} prestige {me[PRESTIGE]} coins {me[COINS]} grain {me[GRAIN]}"
    tiles = f"{me[SERVED].bit_count()} tiles"
    cubes = amounts(COLOURS, me[CUBES : CUBES + len(COLOURS)])
    goods = amounts(GOODS, me[GOODS_AT : GOODS_AT + len(GOODS)])
    return f"{held} {tiles} | {cubes} | {goods} | {family(me)}"


def table(s: Village) -> Iterator[str]:
    """Everything that belongs to nobody."""
    stalls = ["-" if tile == NOBODY else CUSTOMERS[tile] for tile in s.stalls]
    yield f"  stalls     {', '.join(stalls)}; queue {', '.join(CUSTOMERS[tile] for tile in s.queue) or '-'}"
    free = amounts(SECTIONS, s.chronicle)
    yield f"  free       chronicle {free}; graves {s.graves}; token {'council' if s.token == NOBODY else s.token}"
    left = amounts(CUBES_BY_NAME, s.supply[CUBES : CUBES + KINDS])
    goods = amounts(GOODS, s.supply[GOODS_AT:])
    yield f"  supply     {s.supply[COINS]} coins, {s.supply[GRAIN]} grain, {left}, {goods}"
    yield f"  green bag  {amounts(CUBES_BY_NAME, s.bag)}"


def draw_of(question: Question[Village]) -> str:
    """What is drawn for."""
    if isinstance(question, DrawCube):
        return SPACES[question.space]
    names = {FirstPlayer: "first", DrawCustomer: "customers", DrawPiece: "black bag"}
    return names[type(question)]


def told(events: list[Event]) -> Iterator[str]:
    for event in events:
        words = TOLD.get(event.message.key)
        if words:
            whom = event.message.args.get("who")
            seat = f"player {whom.args['n']}: " if isinstance(whom, Message) else ""
            yield f"  > {seat}{words}"


def written(seats: int, choose: Callable[[Village, Question[Village]], str | None]) -> Iterator[str]:
    """The lines of a game in which ``choose`` gives the answers; None ends it early."""
    yield f"# Village, {seats} players. A line is a decision: who, what | what the player has | cubes | goods | family"
    s: Village = GAME.new(seats)
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
        yield f"  player {seat}   {has(s, seat)}"
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


def mixed_player(seed: int) -> Callable[[Village, Question[Village]], str]:
    """Answers half at random and half by what looks best next; declines seldom, so that much happens."""
    rng = random.Random(seed)

    def choose(s: Village, question: Question[Village]) -> str:
        names = question.table.names
        if isinstance(question, Chance):
            return names[question.sample(s, rng)]
        options = question.options(s)
        active = [option for option in options if names[option] not in ("decline", "pass", "done", "stop", "none")]
        if active and rng.random() < 0.9:
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

    def choose(s: Village, question: Question[Village]) -> str | None:
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
    lines[first] = lines[first].replace(lines[first].split()[2], "take:grain:silver")
    today, _ = replay(2, "\n".join(lines))
    assert today.splitlines()[-1].startswith(f"player {lines[first].split()[1]} cannot answer: 'take:grain:silver'")
    assert len(today.splitlines()) == first + 1


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.village.test_golden --write")
    FOLDER.mkdir(exist_ok=True)
    for players, seed_of in SEEDS.items():
        file_of(players).write_text(record(players, seed_of), "utf-8")
