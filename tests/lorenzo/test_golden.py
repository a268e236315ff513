"""Two whole games, a basic and an advanced one, kept as text. A change of the rules shows as a difference of lines.

A line is a decision: who, what, and what the player has after it. Draws that follow each other share a line. To record
the games anew after a change that is meant, and see in the diff what it did:

    python -m tests.lorenzo.test_golden --write
"""

import random
import sys
from collections.abc import Callable, Iterator
from difflib import unified_diff
from pathlib import Path
from typing import Final

import pytest

from armorial.games import load_game
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
from armorial.kernel.contract import CHANCE, Chance, Event, Question, RuleError
from armorial.kernel.words import Message

GAME: Final = load_game("lorenzo")
FOLDER: Final = Path(__file__).parent / "golden"
GAMES: Final = {"basic": (3, "off", 9), "advanced": (4, "on", 27)}
"""By name: seats, the option ``advanced``, and the seed. Taken together, every question is asked in them."""
TOLD: Final = {
    "lorenzo-did-skip-turn": "is passed over in the first turn",
    "lorenzo-did-no-card": "no card can be taken",
    "lorenzo-did-nothing": "the action reaches nothing",
    "lorenzo-did-excommunicate": "is excommunicated",
}
"""Events that no answer shows."""
LUCK: Final = {"tile:fewer_wood_or_stone"}
"""What chance gives where it can, when games are recorded: a tile that asks questions."""


# -- writing --------------------------------------------------------------------------------------------------


def has(s: Lorenzo, seat: int) -> str:
    """What a player holds, the members still at home, and the leaders: ``+`` played, ``-`` face down, ``?`` in hand."""
    me = s.players[seat]
    held = " ".join(f"{n} {name}" for name, n in zip(HOLDINGS, me)) + " | "
    home = " ".join(name for member, name in enumerate(MEMBERS) if me[MEMBER + member] == HOME) or "all placed"
    leaders = [
        f"{'-' if me[USED] >> i & 1 else '+'}{name}" for i, name in enumerate(LEADERS) if me[PLAYED] >> i & 1
    ] + [f"?{name}" for i, name in enumerate(LEADERS) if me[HAND] >> i & 1]
    tiles = "".join(f" x{period + 1}" for period in range(3) if me[EXCOMMUNICATED] >> period & 1)
    return held + home + tiles + (" | " + " ".join(leaders) if leaders else "")


def cards(s: Lorenzo, seat: int) -> str:
    return " ".join(CARDS[card] for card in s.players[seat][CARD:] if card >= 0) or "-"


def table(s: Lorenzo) -> Iterator[str]:
    for seat in s.order:
        yield f"  player {seat}   {has(s, seat)}"
        yield f"             {cards(s, seat)}"


def draw_of(question: Question[Lorenzo]) -> str:
    """What is drawn, so that draws of one kind share a line."""
    if isinstance(question, LayCard):
        return f"{TYPES[question.space // FLOORS]} tower"
    if isinstance(question, Deal):
        return f"leaders of {question.to}"
    kinds: dict[type, str] = {DrawOrder: "order", DrawTile: "excommunications", Roll: f"dice ({' '.join(COLOURS)})"}
    return kinds[type(question)]


def told(events: list[Event]) -> Iterator[str]:
    for event in events:
        words = TOLD.get(event.message.key)
        if words is not None:
            by = event.message.args["who"]
            assert isinstance(by, Message)
            yield f"  > player {by.args['n']} {words}"


Chooser = Callable[[Lorenzo, Question[Lorenzo]], str | None]


def written(seats: int, advanced: str, choose: Chooser) -> Iterator[str]:
    """A game as lines. It ends early where there is no answer, or one that is not allowed."""
    s: Lorenzo = GAME.new(seats, {"advanced": advanced})
    drawn: list[str] = []
    round_number = 0
    yield f"# Lorenzo il Magnifico, {seats} players, advanced {advanced}. A line is a decision: who, what | what the"
    yield "# player has | members at home, excommunications (x1 to x3) | leaders (+ played, - face down, ? in hand)"
    while (question := GAME.asked(s)) is not None:
        if s.round_number != round_number:
            round_number = s.round_number
            yield ""
            yield f"== Round {round_number}, order {' '.join(map(str, s.order))} =="
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
            yield f"player {question.seat}  {token:<32} | {has(s, question.seat)}"
        yield from told(events)
    yield ""
    yield f"== The end. Excommunications: {' '.join(TILES[tile] for tile in s.tiles)} =="
    yield from table(s)
    ranks = GAME.ranks(s)
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


def mixed_player(seed: int) -> Chooser:
    """Answers mostly by what looks best next, sometimes at random; declines seldom, so that much happens."""
    rng = random.Random(seed)

    def choose(s: Lorenzo, question: Question[Lorenzo]) -> str:
        names = question.table.names
        if isinstance(question, Chance):
            lucky = [option for option in question.options(s) if names[option] in LUCK]
            return names[lucky[0] if lucky else question.sample(s, rng)]
        options = question.options(s)
        active = [option for option in options if not names[option].startswith(("decline", "done", "discard", "end"))]
        if active and rng.random() < 0.9:
            options = active
        if rng.random() < 0.25:
            return names[rng.choice(options)]

        def looks(option: int) -> float:
            then = s.clone()
            GAME.answer(then, option, None)
            while (further := GAME.asked(then)) is not None and further.seat == question.seat:
                GAME.answer(then, rng.choice(further.options(then)), None)
            return GAME.evaluate(then, question.seat) + rng.random()

        return names[max(options, key=looks)]

    return choose


def record(name: str) -> str:
    seats, advanced, seed = GAMES[name]
    return "".join(f"{line}\n" for line in written(seats, advanced, mixed_player(seed)))


def replay(name: str, text: str) -> tuple[str, set[str]]:
    """What the rules of today make of a recorded game, and the questions that were asked."""
    answers = iter(tokens_of(text))
    asked: set[str] = set()

    def choose(s: Lorenzo, question: Question[Lorenzo]) -> str | None:
        asked.add(type(question).__name__)
        return next(answers, None)

    seats, advanced, _ = GAMES[name]
    return "".join(f"{line}\n" for line in written(seats, advanced, choose)), asked


def file_of(name: str) -> Path:
    return FOLDER / f"{name}.txt"


# -- the tests ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", GAMES)
def test_a_recorded_game_is_played_as_it_was(name: str) -> None:
    recorded = file_of(name).read_text("utf-8")
    today, _ = replay(name, recorded)
    difference = unified_diff(recorded.splitlines(), today.splitlines(), "recorded", "today", lineterm="", n=3)
    shown = list(difference)[:40]
    assert not shown, "the rules have changed:\n" + "\n".join(shown)


def test_the_recorded_games_ask_every_question() -> None:
    asked: set[str] = set()
    for name in GAMES:
        asked |= replay(name, file_of(name).read_text("utf-8"))[1]
    assert asked == {frame.__name__ for frame in FRAMES if issubclass(frame, Question)}


def test_a_change_of_the_rules_would_show() -> None:
    """An answer that is no longer allowed ends the replay with its reason in the difference."""
    recorded = file_of("basic").read_text("utf-8")
    lines = recorded.splitlines()
    first = next(i for i, line in enumerate(lines) if line.startswith("player"))
    lines[first] = lines[first].replace(lines[first].split()[2], "member:silver")
    today, _ = replay("basic", "\n".join(lines))
    assert today.splitlines()[-1].startswith(f"player {lines[first].split()[1]} cannot answer: 'member:silver'")
    assert len(today.splitlines()) == first + 1


if __name__ == "__main__":
    if sys.argv[1:] != ["--write"]:
        sys.exit("usage: python -m tests.lorenzo.test_golden --write")
    FOLDER.mkdir(exist_ok=True)
    for game in GAMES:
        file_of(game).write_text(record(game), "utf-8")
