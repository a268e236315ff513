"""Lorenzo, Troyes and Legacy at the terminal: whole games by typed lines, and boards that hide what is hidden."""

import random
from itertools import product
from pathlib import Path
from typing import Any, cast

import pytest
from rich.console import Console

from armorial.cli.boards import make_board
from armorial.cli.results import score_table
from armorial.cli.terminal import Terminal
from armorial.games import game_module
from armorial.games.legacy.components import HINTS
from armorial.games.legacy.describe import hint_words
from armorial.games.legacy.info import LegacyGame
from armorial.kernel.contract import SPECTATOR
from armorial.kernel.pools import determinize
from armorial.match import Match, SeededChance, load_record, verify
from armorial.text import LANGUAGES, Speaker
from tests.cli.conftest import Run

TABLES = [
    ("lorenzo", 2, "advanced=on", "en"),
    ("lorenzo", 2, "advanced=on", "pl"),
    ("lorenzo", 2, "advanced=off", "ru"),
    ("troyes", 2, "", "en"),
    ("troyes", 2, "", "ru"),
    ("troyes", 2, "", "pl"),
    ("legacy", 2, "", "en"),
    ("legacy", 1, "solo=standard", "ru"),
    ("legacy", 1, "solo=testament", "pl"),
]
"""Every variant, and every game in every language; that all its words are there `tests/text` proves."""
NAMES = ["Ann", "Bob", "Cleo", "Dan"]
WON = {"en": "The winner is", "ru": "Победитель", "pl": "Wygrywa"}
ALONE = {"en": ("Victory:", "Defeat:"), "ru": ("Победа:", "Поражение:"), "pl": ("Zwycięstwo:", "Porażka:")}
SHARED = {"en": "Shared victory", "ru": "Общая победа", "pl": "Wspólne zwycięstwo"}


def test_points_below_zero_have_a_minus_sign_in_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    speaker = Speaker("en", strict=True)
    board = make_board("troyes", game_module("troyes").components().values, speaker, NAMES[:1], [""])
    parts = ({"vp": "VP tokens", "cathedral": "cathedral levels"}, [{"vp": 3, "cathedral": -6}])
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(board, "scores", lambda _view: parts)
        Console(width=80).print(score_table(board, {"over": True}, speaker, NAMES[:1]))
    out = capsys.readouterr().out
    assert "−6" in out
    assert "−3" in out
    assert "-" not in out


def saved_file(data: Path) -> Path:
    return max(data.iterdir(), key=lambda file: file.stat().st_mtime)


@pytest.mark.parametrize(("game", "seats", "option", "language"), TABLES)
def test_a_whole_game(run: Run, data: Path, game: str, seats: int, option: str, language: str) -> None:
    rng = random.Random(language)
    typed = [str(rng.choice((1, 1, 2, 3))) for _ in range(2500)]
    chosen = ("--options", option) if option else ()
    arguments = ("play", game, "--seats", str(seats), "--bot", "random", "--seed", "2", *chosen, "--lang", language)
    ran = run(*arguments, typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    ends = ALONE[language] if seats == 1 else (WON[language], SHARED[language])
    assert [end in ran.out for end in ends].count(True) == 1
    record = load_record(saved_file(data))
    assert record.finished
    assert verify(record).ok
    shown = ran.out.replace(saved_file(data).name, "").replace("pytest", "")
    assert "cli-" not in shown
    assert f"{game}-" not in shown


def test_help_tells_how_to_play(run: Run) -> None:
    games = {"lorenzo": "Lorenzo il Magnifico in short", "troyes": "Troyes in short", "legacy": "Legacy in short"}
    for game, words in games.items():
        ran = run("play", game, "--seats", "2", "--seed", "2", typed=["help", "why", "score", "board"])
        assert words in ran.out
        assert "If it ended now" in ran.out


def test_picked_dice_are_shown_beside_the_question(run: Run) -> None:
    """The board is not drawn again after every die, so the line above the question tells what is picked."""
    ran = run("play", "troyes", "--seats", "2", "--seed", "7", typed=["1"] * 8)
    lines = [line for line in ran.out.splitlines() if "picked:" in line]
    assert lines
    picked = lines[-1].partition("picked:")[2].split()
    held = lines[-1].partition("picked:")[0].split()
    assert [die for die in picked if die not in held] == []


def test_a_refusal_says_how_much_is_missing(run: Run) -> None:
    """Seven on the top floor: the neutral member and the 3 servants of the start are 4 servants short."""
    ran = run("play", "lorenzo", "--seats", "2", "--seed", "2", typed=["member:neutral", "territory:4"])
    assert "Not allowed: The value is too low: you are 4 servants short." in ran.out
    assert "L-13" in ran.out


# -- what the boards show ---------------------------------------------------------------------------------------------


def screen(game: str, view: Any, seat: int, width: int, language: str) -> str:
    """All that a seat gets to see, without colours."""
    module = game_module(game)
    names = NAMES[: view["seats"]]
    board = make_board(game, module.components().values, Speaker(language, strict=True), names, [""] * len(names))
    terminal = Terminal()
    with terminal.console.capture() as shown:
        terminal.console.width = width
        terminal.say(board.draw(view, seat, width))
        if seat != SPECTATOR:
            terminal.say(board.status(view, seat))
    assert max(map(len, shown.get().splitlines())) <= width
    return shown.get()


def middle_of(game: str, seats: int, options: dict[str, str], answers: int) -> Match:
    """A match in the middle of a random game. Where a family could die out, people marry and have children first."""
    module = game_module(game)
    match = Match.start(module.rules(module.components()), seats, options, chance=SeededChance(1))
    rng = random.Random(seats)
    for _ in range(answers):
        seat = match.to_move
        assert seat is not None
        tokens = match.options()
        first = [token for token in tokens if token.startswith(("marry", "children", "doctor", "find"))]
        match.answer(seat, rng.choice(first if first and rng.random() < 0.6 else tokens))
    return match


WIDTHS = (70, 80, 100, 140)
SCREENS = [
    (game, seats, language, WIDTHS[number % len(WIDTHS)])
    for number, (game, seats, language) in enumerate(product(["lorenzo", "troyes", "legacy"], [2, 4], LANGUAGES))
]
"""Every game, number of seats and language, on screens of all widths by turns."""


@pytest.mark.parametrize(("game", "seats", "language", "width"), SCREENS)
def test_the_board_shows_nothing_hidden(game: str, seats: int, language: str, width: int) -> None:
    """Whatever is dealt anew of what a seat does not know, its screen is the same."""
    match = middle_of(game, seats, {"advanced": "on"} if game == "lorenzo" else {}, 60)
    rules, state = match.game, match.state
    for seat in (0, 1):
        seen = screen(game, rules.view(state, seat), seat, width, language)
        for seed in range(3):
            other = determinize(rules, state, seat, random.Random(seed))
            assert screen(game, rules.view(other, seat), seat, width, language) == seen
    assert screen(game, rules.view(state, SPECTATOR), SPECTATOR, width, language)


def test_own_secrets_are_shown() -> None:
    match = middle_of("troyes", 3, {}, 40)
    for seat in range(3):
        view = match.game.view(match.state, seat)
        name = Speaker("en").text(f"troyes-character-{view['players'][seat]['characters'][0]}")
        assert name in screen("troyes", view, seat, 140, "en")
        others = match.game.view(match.state, (seat + 1) % 3)
        assert name not in screen("troyes", others, (seat + 1) % 3, 140, "en")


def test_every_card_of_the_towers_is_on_the_board() -> None:
    match = middle_of("lorenzo", 4, {}, 10)
    view = match.game.view(match.state, 0)
    shown = screen("lorenzo", view, 0, 140, "en")
    cards = [card for tower in view["towers"].values() for card in tower if card is not None]
    assert len(cards) > 8
    assert [card for card in cards if Speaker("en").text(f"lorenzo-card-{card}") not in shown] == []


def test_dice_are_told_by_a_sign_too() -> None:
    """Without any colour each die of the square can be read: sword, cross or coin, and its face."""
    match = middle_of("troyes", 4, {}, 17)
    view = match.game.view(match.state, 0)
    shown = screen("troyes", view, 0, 100, "en")
    signs = {"red": "†", "white": "+", "yellow": "¤"}
    for seat in range(4):
        line = next(line for line in reversed(shown.splitlines()) if NAMES[seat] in line and "│" in line)
        assert [f"{signs[die['colour']]}{die['value']}" for die in view["dice"][str(seat)]] == [
            word for word in line.split() if word[0] in signs.values()
        ]


# -- Legacy -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [80, 100])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("solo", ["standard", "testament"])
def test_the_board_of_one_who_plays_alone(solo: str, language: str, width: int) -> None:
    match = middle_of("legacy", 1, {"solo": solo}, 20)
    rules, state = match.game, match.state
    view = rules.view(state, 0)
    seen = screen("legacy", view, 0, width, language)
    for seed in range(3):
        other = determinize(rules, state, 0, random.Random(seed))
        assert screen("legacy", rules.view(other, 0), 0, width, language) == seen
    hints = [
        Speaker(language).say(hint_words(cast(LegacyGame, rules).parts, HINTS.index(hint)))
        for hint in view["hints_open"]
    ]
    assert bool(hints) == (solo == "testament")
    lines = " ".join(seen.replace("│", " ").split())  # a long one is on two lines
    assert [hint for hint in hints if hint not in lines] == []


def test_hand_and_patron_are_only_on_the_own_screen() -> None:
    match = middle_of("legacy", 3, {}, 12)
    for seat in range(3):
        view = match.game.view(match.state, seat)
        me = view["players"][seat]
        own = screen("legacy", view, seat, 140, "en")
        other = (seat + 1) % 3
        others = screen("legacy", match.game.view(match.state, other), other, 140, "en")
        patron = Speaker("en").text(f"legacy-patron-{me['patron']}")
        assert patron in own
        assert patron not in others
        hand = [Speaker("en").text(f"legacy-friend-{friend}") for friend in me["hand"]]
        assert hand
        assert [name for name in hand if f"{name} (" not in own] == []
        assert [name for name in hand if f"{name} (" in others] == []


def test_everybody_of_a_family_is_on_the_board() -> None:
    """Each by the number that the answers name."""
    match = middle_of("legacy", 2, {}, 60)
    view = match.game.view(match.state, 0)
    for seat in (0, 1):
        people = [person for person in view["players"][seat]["tree"] if person["kind"] != "lost"]
        assert len(people) > 3
        shown = screen("legacy", view, 1 - seat, 140, "en").split("●" if seat == 0 else "▲", 2)
        words = " ".join(shown[1:]).split()
        assert [person["number"] for person in people if str(person["number"]) not in words] == []


@pytest.mark.parametrize("solo", ["standard", "testament"])
def test_one_who_plays_alone_can_lose(run: Run, solo: str) -> None:
    """A family that dies out has lost, and so has the Testament without all nine hints: there is no winner then."""
    typed = ["1", "1", *["socialize:1", "1"] * 200]
    ran = run("play", "legacy", "--seats", "1", "--options", f"solo={solo}", "--seed", "3", typed=typed)
    assert ran.code == 0
    assert "Defeat:" in ran.out
    assert "Victory:" not in ran.out
    assert "The winner is" not in ran.out
    assert "1. " not in ran.out.partition("Game over")[2]
