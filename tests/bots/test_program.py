"""Programs at a table: they play whole games, are told nothing hidden, and lose when they fail."""

import json
import random
import shlex
import sys
from collections.abc import Generator
from pathlib import Path
from typing import Any, Final

import pytest

from armorial.bots import UnknownBot
from armorial.bots.arena import Result, Setting, play_game
from armorial.bots.program import ProgramBot, ProgramFailed, ProgramNotStarted, Programs, command_of, options_of
from armorial.bots.runner import bot_answer
from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance, Game, State
from armorial.kernel.pools import determinize
from tests.patience import until

ROOT: Final = Path(__file__).parents[2]
EXAMPLE: Final = ROOT / "examples" / "player.py"

FAULTY: Final = """
import json, os, sys, time
said = 0
for line in sys.stdin:
    command, _, argument = line.strip().partition(" ")
    if command == "armorial":
        {greeting}
        print("ready", flush=True)
    elif command == "game":
        {game}
        print("ready", flush=True)
    elif command == "position":
        position = json.loads(argument)
    elif command == "think":
        {think}
        print("answer", position["moves"][0], flush=True)
    elif command == "over":
        {over}
    elif command == "set":
        {set}
        print("ready", flush=True)
"""
"""A program that takes the first answer, and does something else besides."""


def program(tmp_path: Path, **deeds: str) -> str:
    """The name of a faulty one."""
    file = tmp_path / f"program {len(list(tmp_path.iterdir()))}.py"
    file.write_text(FAULTY.format(**{**dict.fromkeys(("greeting", "game", "think", "over", "set"), "pass"), **deeds}))
    return f"program:{shlex.join([sys.executable, str(file)])}"


def example() -> str:
    return f"program:{shlex.join([sys.executable, str(EXAMPLE)])}"


def played(game: str, bots: list[str], number: int = 0, **how: Any) -> Result:
    return play_game(load_game(game), Setting(game, bots, 3, {}, **how), number)


def facts(result: Result) -> tuple[object, ...]:
    return result.order, result.scores, result.ranks, result.shares, result.answers


def explained(title: str, told: dict[str, Any]) -> None:
    """Every field that programs are told is in the chapter of the page."""
    page = (ROOT / "docs" / "protocol.md").read_text(encoding="utf-8")
    chapter = page.partition(f"\n## {title}\n")[2].partition("\n## ")[0]
    assert [field for field in told if f"`{field}`" not in chapter] == []


# -- whole games -----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def programs() -> Generator[Programs, None, None]:
    running = Programs(60.0)
    yield running
    running.close()


@pytest.mark.parametrize("game", GAMES)
def test_the_example_plays_whole_games(game: str, programs: Programs) -> None:
    setting = Setting(game, ["random", example()], 3, {})
    for number in range(2):
        result = play_game(load_game(game), setting, number, programs)
        assert result.failures == ["", ""]
        assert sum(result.shares) == 1
        assert result.answers[result.order.index(1)] > 5
        assert result.seconds[result.order.index(1)] > 0


def test_a_game_of_a_program_is_the_same_every_time(programs: Programs) -> None:
    setting = Setting("legacy", [example(), "random"], 3, {})
    game = load_game("legacy")
    assert facts(play_game(game, setting, 4, programs)) == facts(play_game(game, setting, 4))
    assert facts(play_game(game, setting, 4, programs)) != facts(play_game(game, setting, 6, programs))


def test_a_process_plays_game_after_game(tmp_path: Path) -> None:
    pids = tmp_path / "pids"
    name = program(tmp_path, game=f"open({str(pids)!r}, 'a').write(f'{{os.getpid()}}\\n')")
    running = Programs(60.0)
    setting = Setting("troyes", [name, name], 3, {})
    for number in range(2):
        play_game(load_game("troyes"), setting, number, running)
    running.close()
    assert len(pids.read_text().split()) == 4
    assert len(set(pids.read_text().split())) == 2, "one for each place on the list"


def test_a_program_hears_about_game_and_result(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    write = f"open({str(heard)!r}, 'a').write(argument + '\\n')"
    name = program(tmp_path, game=write, over=write)
    setting = Setting("lorenzo", ["random", name], 3, {"advanced": "on"})
    running = Programs(60.0)
    result = play_game(load_game("lorenzo"), setting, 1, running)
    running.close()
    about, over = (json.loads(line) for line in heard.read_text().splitlines())
    assert (about["game"], about["seats"], about["seat"], about["number"]) == ("lorenzo", 2, 0, 1)
    assert (about["options"], about["components"]) == ({"advanced": "on"}, None)
    assert isinstance(about["seed"], int)
    explained("A game", about)
    assert over["scores"] == result.scores
    assert over["winners"] == [seat for seat, share in enumerate(result.shares) if share]


def test_any_legal_answer_will_do() -> None:
    """Programs are told which answers suffice, and may give any that people may give."""
    game, rng = load_game("lorenzo"), random.Random(2)
    state = game.new(2, {})
    beyond = 0
    while (question := game.asked(state)) is not None and beyond < 3:
        if isinstance(question, Chance):
            option = question.sample(state, rng)
        else:
            others = [option for option in question.options(state) if option not in question.moves(state)]
            option = rng.choice(others or question.moves(state))
            if others:
                beyond += 1
                found = bot_answer(game, state, _Scripted(question.table.names[option]).bot, rng)
                assert found == option
        game.answer(state, option, None)
    assert beyond


# -- nothing hidden --------------------------------------------------------------------------------------------------


class _Scripted:
    """Stands for a process: it keeps what it is told, and answers what it was told to."""

    wants: Final = {"view", "state", "words"}

    def __init__(self, token: str) -> None:
        self.token = token
        self.told = ""
        program: Any = self
        self.bot = ProgramBot(program, 4)

    def ask(self, position: dict[str, Any]) -> str:
        self.told = json.dumps(position)
        return self.token

    def failed(self, what: str) -> ProgramFailed:
        return ProgramFailed(what)


def told(game: Game[Any], state: State, token: str) -> str:
    scripted = _Scripted(token)
    bot_answer(game, state, scripted.bot, random.Random(9))
    return scripted.told


@pytest.mark.parametrize(("name", "options"), [(name, {}) for name in GAMES] + [("lorenzo", {"advanced": "on"})])
def test_what_is_told_does_not_depend_on_what_is_hidden(name: str, options: dict[str, str]) -> None:
    """The same line of text, whatever cards the others hold and whatever lies face down."""
    game, rng = load_game(name), random.Random(5)
    state = game.new(3, options)
    compared = 0
    while (question := game.asked(state)) is not None:
        if isinstance(question, Chance):
            game.answer(state, question.sample(state, rng), None)
            continue
        option = rng.choice(question.moves(state))
        if rng.random() < 0.1:
            token = question.table.names[option]
            other = determinize(game, state, question.seat, rng)
            assert told(game, state, token) == told(game, other, token)
            compared += game.dump(other) != game.dump(state)
        game.answer(state, option, None)
    hidden = any(not zone.known_to(0) for zone in game.zones(game.new(3, options)))
    assert compared or not hidden


def test_the_question_in_words() -> None:
    game = load_game("village")
    state = game.new(2, {})
    rng = random.Random(1)
    while isinstance(question := game.asked(state), Chance):
        game.answer(state, question.sample(state, rng), None)
    assert question is not None
    token = question.table.names[question.moves(state)[0]]
    position = json.loads(told(game, state, token))
    assert position["prompt"]
    assert set(position["labels"]) == set(position["legal"])
    assert position["question"] == type(question).__name__
    explained("A position", position)


# -- what goes wrong -------------------------------------------------------------------------------------------------


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long for what will never come."""
    monkeypatch.setattr("armorial.bots.program.GRACE", 0.05)


@pytest.mark.parametrize(
    ("deed", "words"),
    [
        ({"think": "sys.exit(3)"}, "ended with exit code 3"),
        ({"think": "sys.exit('no idea')"}, "ended with exit code 1; its last words: ready; on standard error: no idea"),
        ({"think": "print('answer dance'); continue"}, "gave an answer that is not legal: 'dance' is not an answer"),
        ({"think": "print('answer'); continue"}, "gave an answer that is not legal: '' is not an answer"),
        ({"think": "print('error I give up')"}, "reports an error: I give up"),
        ({"game": "print('error which game?')"}, "reports an error: which game?"),
        ({"game": "os.kill(os.getpid(), 9)"}, "was ended by signal 9"),
    ],
)
def test_a_program_that_fails_has_lost(
    tmp_path: Path, deed: dict[str, str], words: str, impatient: None, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PYTHONUNBUFFERED", "1")
    result = played("village", ["random", program(tmp_path, **deed)])
    assert result.order == [0, 1]
    assert result.shares == [1.0, 0.0]
    assert result.ranks == [1, 2]
    assert result.failures[0] == ""
    assert result.failures[1].startswith(words)


def test_silence_is_a_loss(tmp_path: Path, impatient: None) -> None:
    name = program(tmp_path, think="print('hm', flush=True); continue")
    result = played("village", [name, "random"], patience=0.05)
    assert result.shares == [0.0, 1.0]
    assert result.failures[0] == "did not answer within 0.05 seconds; its last words: hm"


def test_the_others_play_on(tmp_path: Path) -> None:
    """With three seats the victory is between the other two; nobody plays the third, and it is last."""
    name = program(tmp_path, think="sys.exit(1)")
    result = played("troyes", [name, "random", "random"])
    assert result.shares[0] == 0
    assert sum(result.shares) == 1
    assert result.ranks[0] == 3
    assert sorted(result.ranks) in ([1, 2, 3], [1, 1, 3])
    assert result.answers[0] == 0
    assert min(result.answers[1:]) > 5


def test_one_who_plays_alone_has_lost(tmp_path: Path) -> None:
    result = played("legacy", [program(tmp_path, think="sys.exit(1)")])
    assert (result.shares, result.failures[0][:5]) == ([0.0], "ended")


def test_after_a_failure_it_is_started_again(tmp_path: Path) -> None:
    mark = tmp_path / "mark"
    once = f"os.path.exists({str(mark)!r}) or (open({str(mark)!r}, 'w'), sys.exit(1))"
    name = program(tmp_path, think=once)
    running = Programs(60.0)
    setting = Setting("village", [name, "random"], 3, {})
    first, second = (play_game(load_game("village"), setting, number, running) for number in range(2))
    running.close()
    assert first.failures[first.order.index(0)].startswith("ended with exit code 1")
    assert second.failures == ["", ""]


def test_a_failure_can_end_the_arena(tmp_path: Path) -> None:
    name = program(tmp_path, think="sys.exit(1)")
    with pytest.raises(ProgramFailed, match=r"^'program:.*' ended with exit code 1;.*\(game 1, seat 0\)$"):
        played("village", ["random", name], 1, go_on=False)


def test_a_program_that_does_not_greet_ends_the_arena(tmp_path: Path) -> None:
    with pytest.raises(ProgramNotStarted, match=r"^'program:.*' ended with exit code 5"):
        played("village", ["random", program(tmp_path, greeting="sys.exit(5)")])


def test_notes_are_counted(tmp_path: Path) -> None:
    name = program(tmp_path, think="print('note hard'); print('info whatever')")
    result = played("legacy", ["random", name], 1)
    seat = result.order.index(1)
    assert result.notes[seat] == {"hard": result.answers[seat]}
    assert result.notes[1 - seat] == {}


def test_a_program_that_will_not_end_is_ended(tmp_path: Path, impatient: None) -> None:
    pid = tmp_path / "pid"
    stay = f"open({str(pid)!r}, 'w').write(str(os.getpid())); print('ready', flush=True); time.sleep(10000)"
    running = Programs(60.0)
    running.seat_bot(0, program(tmp_path, game=stay), {"seats": 2})
    running.close()
    gone = Path(f"/proc/{pid.read_text()}")
    until(lambda: not gone.exists(), "the process is gone")


# -- names -----------------------------------------------------------------------------------------------------------


def test_options_of_a_program() -> None:
    python = shlex.quote(sys.executable)
    assert options_of(f"program[level=strong hash=16]:{python} x.py") == {"level": "strong", "hash": "16"}
    assert command_of(f"program[level=strong]:{python} 'my player.py' --a 1,2") == [
        sys.executable,
        "my player.py",
        "--a",
        "1,2",
    ]
    with pytest.raises(UnknownBot, match="written as program"):
        options_of("program[fast]:python")


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("program:", "needs a command"),
        ("program:no-such-program-anywhere --x", "there is no program 'no-such-program-anywhere'"),
        ("program:python 'x", "cannot be read"),
    ],
)
def test_commands_that_cannot_be_run(name: str, problem: str) -> None:
    with pytest.raises(UnknownBot, match=problem):
        command_of(name)


def test_options_are_set_once(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    greeting = """print('option {"name": "depth"}')"""
    name = program(tmp_path, greeting=greeting, set=f"open({str(heard)!r}, 'a').write(argument)")
    played("legacy", [name.replace("program:", "program[depth=3]:")])
    assert json.loads(heard.read_text()) == {"name": "depth", "value": "3"}
    with pytest.raises(ProgramNotStarted, match="has no option 'colour'; it has: depth"):
        played("legacy", [name.replace("program:", "program[colour=red]:")])
