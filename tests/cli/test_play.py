"""Playing at the terminal: whole games by typed lines, and every command."""

import io
import os
import random
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from armorial.cli.boards import make_board
from armorial.cli.seats import loaded_players
from armorial.cli.terminal import Terminal
from armorial.games import game_module
from armorial.games.village.components import CUSTOMERS
from armorial.games.village.state import SERVED
from armorial.match import Match, SeededChance, load_record, verify
from armorial.text import LANGUAGES, Speaker
from tests.cli.conftest import Run
from tests.patience import until
from tests.programs import Running, state

ONE = ("play", "village", "--seats", "2", "--bot", "random", "--seed", "2")
"""One person against one bot, the same every time."""


def saved_file(data: Path) -> Path:
    return max(data.iterdir(), key=lambda file: file.stat().st_mtime)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_whole_game(run: Run, data: Path, language: str) -> None:
    rng = random.Random(language)
    typed = [str(rng.choice((1, 1, 1, 2))) for _ in range(900)]
    ran = run(*ONE, "--lang", language, typed=typed)
    assert ran.code == 0
    assert ran.err == ""
    words = {"en": "The winner is", "ru": "Победитель", "pl": "Wygrywa"}
    assert words[language] in ran.out
    record = load_record(saved_file(data))
    assert record.finished
    assert verify(record).ok
    assert str(saved_file(data)) in ran.out
    assert "cli-" not in ran.out.replace("pytest", "")
    assert "village-" not in ran.out.replace(saved_file(data).name, "")


def test_a_game_against_greedy_bots(run: Run, data: Path) -> None:
    ran = run("play", "village", "--seats", "2", "--bot", "greedy", "--seed", "9", typed=["1"] * 900)
    assert ran.code == 0
    assert "Beatrice takes" in ran.out
    assert load_record(saved_file(data)).names == ["Player", "Beatrice [greedy]"]


LEVELS_IN_WORDS = {
    "en": ("Beatrice (novice bot)", "Conrad (master bot)", "Eleanor (mcts:20 bot)"),
    "ru": ("Беатриче (бот, новичок)", "Конрад (бот, мастер)", "Элеонора (бот, mcts:20)"),
    "pl": ("Beatrycze (bot, nowicjusz)", "Konrad (bot, mistrz)", "Eleonora (bot, mcts:20)"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_levels_are_said_and_saved(run: Run, data: Path, language: str) -> None:
    """A saved game goes on with the same levels and kinds."""
    bots = ("--bot", "novice", "--bot", "master", "--bot", "mcts:20")
    ran = run("play", "village", *bots, "--lang", language)
    names = load_record(saved_file(data)).names
    assert [name.partition(" ")[2] for name in names] == ["", "[novice]", "[master]", "[mcts:20]"]
    for words in LEVELS_IN_WORDS[language]:
        assert words in ran.out
    again = run("play", "village", "--load", saved_file(data), "--lang", language)
    for words in LEVELS_IN_WORDS[language]:
        assert words in again.out


def test_who_is_a_bot_in_a_record() -> None:
    """Older games with greedy bots go on; what only looks like a bot's name is a person's."""
    names = ["Ann", "Agnes [greedy]", "Bob [mcts:0.5s]", "Eve [mcts:]", "Tom [clever]"]
    players = loaded_players(names, Speaker("en"))
    assert [player.bot for player in players] == [None, "greedy", "mcts:0.5s", None, None]
    assert [player.name for player in players] == ["Ann", "Agnes", "Bob", "Eve [mcts:]", "Tom [clever]"]


def test_a_bot_that_thinks_is_seen_on_a_screen_only() -> None:
    screen, pipe = io.StringIO(), io.StringIO()
    with Terminal(Console(file=screen, force_terminal=True)).thinking("Agnes is thinking"):
        pass
    with Terminal(Console(file=pipe)).thinking("Agnes is thinking"):
        pass
    assert "Agnes is thinking" in screen.getvalue()
    assert pipe.getvalue() == ""


def test_answers_can_be_tokens(run: Run, data: Path) -> None:
    token = re.findall(r"take:\w+:\w+", run(*ONE).out)[-1]
    run(*ONE, typed=[token])
    assert any(line.token == token and line.seat == 0 for line in load_record(saved_file(data)).lines)


def test_saving_and_loading_change_nothing(run: Run, data: Path, tmp_path: Path) -> None:
    typed = ["1"] * 900
    run(*ONE, typed=typed)
    whole = load_record(saved_file(data))
    file = tmp_path / "game.armorial"
    ran = run(*ONE, typed=[*typed[:20], f"save {file}", "quit"])
    assert ran.code == 0
    assert str(file) in ran.out
    assert not load_record(file).finished
    ran = run("play", "village", "--load", file, typed=typed)
    assert ran.code == 0
    loaded = load_record(saved_file(data))
    assert loaded.lines == whole.lines
    assert loaded.result == whole.result
    assert not load_record(file).finished, "a save is not changed by playing on"


def test_loading_a_finished_game_shows_its_result(run: Run, finished: Path) -> None:
    before = finished.read_bytes()
    ran = run("play", "village", "--load", finished)
    assert ran.code == 0
    assert "The winner is" in ran.out
    assert finished.read_bytes() == before


def test_why(run: Run) -> None:
    ran = run(*ONE, typed=["why", "why well", "well", "why 1", "why take:grain:nothing", "why 999", "999", "dance"])
    assert ran.out.count("rule V-80") == 3
    assert "Not allowed: You do not have enough cubes" in ran.out
    assert "This is allowed: Take" in ran.out
    assert 'no answer "take:grain:nothing"' in ran.out
    assert 'no answer "999"' in ran.out
    assert '"999" is neither an answer nor a command' in ran.out
    assert '"dance" is neither an answer nor a command' in ran.out


def test_a_refused_number_is_explained(run: Run) -> None:
    listed = run(*ONE, typed=["why"]).out
    number = re.findall(r"(\d+)  Use the well", listed)[-1]
    assert "Not allowed: You do not have" in run(*ONE, typed=[number]).out


def test_undo_and_restart(run: Run, data: Path) -> None:
    first = run(*ONE, typed=["undo", "take:grain:nothing"])
    assert "There is nothing to undo" in first.out
    fresh = load_record(saved_file(data))
    token = re.findall(r"take:church:\w+", first.out)[-1]
    ran = run(*ONE, typed=[token, "undo", token, "restart"])
    assert ran.out.count("Player takes back a move.") == 2
    record = load_record(saved_file(data))
    assert [line.undoes > 0 for line in record.lines].count(True) == 2
    assert record.snapshot is not None
    assert fresh.snapshot is not None
    assert record.snapshot[1] == fresh.snapshot[1]


def test_confirmation(run: Run, data: Path) -> None:
    token = re.findall(r"take:family:\w+", run(*ONE).out)[-1]
    ran = run(*ONE, "--confirm", typed=[token, "birth", "dance", "undo", "birth", "board", ""])
    assert ran.out.count("Your turn is over.") == 2
    assert "Press Enter to confirm" in ran.out
    tokens = [line.token for line in load_record(saved_file(data)).lines if line.seat == 0]
    first = tokens.index(token)
    assert tokens[first : first + 4] == [token, "birth", "undo", "birth"]


def test_commands(run: Run) -> None:
    ran = run(*ONE, typed=["help", "?", "score", "log", "log 3", "log x", "board", "hint", ""])
    assert ran.out.count("Village in short") == 2
    assert "If it ended now" in ran.out
    assert "First player" in ran.out
    assert 'Type "log"' in ran.out
    assert "A master would choose" in ran.out
    assert ran.out.count("Crafts quarter") == 2


def test_commands_in_russian(run: Run) -> None:
    ran = run(*ONE, "--lang", "ru", typed=["помощь", "почему", "подсказка", "счёт", "выход", "назад", "выход", "нет"])
    assert "«Летопись» коротко" in ran.out
    assert "правило V-80" in ran.out
    assert "Партия продолжается." in ran.out
    assert ran.out.rstrip().endswith("До свидания.")


def test_the_language_of_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "pl_PL.UTF-8")
    assert "Gracz" in run(*ONE).out
    monkeypatch.setenv("LC_ALL", "C.UTF-8")
    assert "Player" in run(*ONE).out


def test_the_end_of_input_saves_the_game(run: Run, data: Path) -> None:
    ran = run(*ONE, typed=["1"])
    assert ran.code == 0
    (file,) = data.iterdir()
    assert f"armorial play village --load {file}" in ran.out
    assert run("play", "village", "--load", file).code == 0
    assert [kept.name for kept in data.iterdir()] == [file.name], "it is saved where it was"


def test_quitting_offers_to_save(run: Run, data: Path) -> None:
    assert "Goodbye." in run(*ONE, typed=["quit", "no"]).out
    assert not data.exists()
    ran = run(*ONE, typed=["quit", "maybe", "back", "quit", ""])
    assert 'Please type "yes", "no" or "back"' in ran.out
    assert "The game continues." in ran.out
    assert len(list(data.iterdir())) == 1


@pytest.mark.skipif(os.name != "posix", reason="signals")
@pytest.mark.parametrize(("number", "code"), [(signal.SIGINT, 130), (signal.SIGTERM, 0), (signal.SIGHUP, 0)])
def test_an_interruption_saves_the_game(data: Path, number: int, code: int) -> None:
    environment = {**os.environ, "XDG_DATA_HOME": str(data.parent), "PYTHONUNBUFFERED": "1"}
    with Running([sys.executable, "-m", "armorial.cli", *ONE], env=environment, stdin=subprocess.PIPE) as program:
        program.until("Player > ")
        # A signal that comes just before Python begins to read is heard when there is something to read: never, here.
        until(lambda: state(program.process.pid) == "S", "it waits for an answer")
        program.process.send_signal(number)
        assert program.ended() == code
    assert "Game saved" in program.out
    assert "Traceback" not in program.err
    assert load_record(saved_file(data)).game == "village"


# -- several people -------------------------------------------------------------------------------------------


def test_the_screen_is_covered_between_people(run: Run, data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    cleared: list[int] = []
    monkeypatch.setattr(Terminal, "clear", lambda self: cleared.append(1))
    ran = run("play", "village", "--human", "Ann", "--human", "Bob", "--seed", "2", typed=["", *["1", "1", ""] * 2])
    assert "Pass the device to Ann" in ran.out
    assert "Pass the device to Bob" in ran.out
    assert len(cleared) >= 4
    assert load_record(saved_file(data)).names == ["Ann", "Bob"]
    first, second = ran.out.split("Pass the device to ")[1:3]
    assert first.split()[0] != second.split()[0]
    assert "> " not in second.split("Press Enter")[0], "nothing is asked before the screen has changed hands"


def test_one_person_needs_no_cover(run: Run) -> None:
    assert "Pass the device" not in run(*ONE, typed=["1"] * 10).out


def test_who_sits_where(run: Run, data: Path) -> None:
    for arguments, names in {
        (): ["Player", "Beatrice [careful]", "Conrad [careful]"],
        ("--seats", "4", "--bot", "random"): ["Player", "Beatrice [random]", "Conrad [random]", "Eleanor [random]"],
        ("--bot", "random", "--bot", "greedy"): ["Player", "Beatrice [random]", "Conrad [greedy]"],
        ("--humans", "2"): ["Player 1", "Player 2"],
        ("--human", "Beatrice", "--human", "Zoe", "--seats", "3"): ["Beatrice", "Zoe", "Conrad [careful]"],
        ("--human", "Ann"): ["Ann", "Beatrice [careful]", "Conrad [careful]"],
    }.items():
        run("play", "village", "--seed", "1", *arguments)
        (file,) = data.iterdir()
        assert load_record(file).names == names
        file.unlink()


# -- what the board shows -------------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [70, 100, 140])
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_board_shows_nothing_hidden(width: int, language: str) -> None:
    """Whatever lies face down before B, A's screen is the same; and B's own screen differs."""
    module = game_module("village")
    components = module.components()
    game = module.rules(components)
    board = make_board("village", components.values, Speaker(language, strict=True), ["Ann", "Bob"], ["", ""])
    state = Match.start(game, 2, chance=SeededChance(1)).state.clone()

    def screen(tiles: list[int], seat: int) -> str:
        s = state.clone()
        s.players[1][SERVED] = sum(1 << tile for tile in tiles)  # type: ignore[attr-defined]
        view = game.view(s, seat)
        terminal = Terminal()
        with terminal.console.capture() as shown:
            terminal.console.width = width
            terminal.say(board.draw(view, seat, width))
            terminal.say(board.status(view, seat))
            terminal.say(str(board.scores(view)))
        lines = shown.get().splitlines()
        assert max(map(len, lines[:-1])) <= width or width == 70
        return shown.get()

    pile = state.pile  # type: ignore[attr-defined]
    cheap, dear = pile[:2], pile[-2:]
    assert screen(cheap, 0) == screen(dear, 0)
    assert screen(cheap, 0) != screen(cheap[:1], 0), "their number is known"
    assert screen([CUSTOMERS.index("2_grain")], 1) != screen([CUSTOMERS.index("ox_plow")], 1)
    shown = screen(cheap, 0)
    assert not [name for name in CUSTOMERS if name in shown]


def test_the_board_with_an_owners_map(run: Run, tmp_path: Path) -> None:
    own = tmp_path / "own.toml"
    own.write_text(
        '[farm]\nlife_track = 20\n[[route]]\nbetween = ["village", "north_near"]\ncost = { time = 3, wagon = 1 }\n'
        + "".join(
            f'[[route]]\nbetween = ["north_near", "{city}"]\ncost = {{ brown = 1 }}\n'
            for city in ("south_near", "north_middle", "south_middle", "north_far", "south_far")
        )
    )
    ran = run(*ONE, "--components", own, typed=["1"] * 5)
    assert ran.code == 0
    assert "/20" in ran.out
    assert "3 time" in ran.out
