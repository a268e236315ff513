"""A new game is complete: it is played in every way, checked like all other code, and leaves nothing behind."""

import json
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from armorial.cli import new_game
from armorial.cli.errors import CliError
from armorial.games import GAMES
from tests.cli.conftest import Run, data, run
from tests.new_game.checkout import NAME, ROOT, Checkout

FIXTURES = (data, run)
"""Of the command line: pytest finds them by their names here."""
MADE = ("docs/rules", "src/armorial/data", "src/armorial/games", "src/armorial/text", "tests")
"""Where the files of a game lie, and nowhere else."""


@pytest.fixture(scope="module")
def checkout(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Checkout]:
    """A copy with a new game in it."""
    folder = tmp_path_factory.mktemp("checkout")
    copy = Checkout(folder)
    copy.make()
    yield copy
    shutil.rmtree(folder)


def test_it_is_played_in_every_way_and_its_own_tests_pass(checkout: Checkout) -> None:
    tests = [f"tests/{NAME}", "tests/new_game/ways.py", "tests/test_rule_ids.py"]
    done = checkout.python("-m", "pytest", *tests, "-q", "-k", f"{NAME} or ways or letter")
    assert done.returncode == 0, done.stdout[-5000:] + done.stderr


def test_it_is_written_like_all_other_code(checkout: Checkout) -> None:
    """The template is no Python, so it is looked at here, as it is written."""
    made = [f"src/armorial/games/{NAME}", f"tests/{NAME}"]
    for command in (["ruff", "check"], ["ruff", "format", "--check"]):
        done = checkout.python("-m", *command, *made)
        assert done.returncode == 0, done.stdout + done.stderr
    done = typed(checkout, made[0])
    assert done.returncode == 0, done.stdout + done.stderr


def typed(checkout: Checkout, made: str) -> subprocess.CompletedProcess[str]:
    """What mypy says. It knows the rest of the program where it has been looked at before, and compares the files; but
    only where it knows nothing may it find fault."""
    if (ROOT / ".mypy_cache").is_dir():
        shutil.copytree(ROOT / ".mypy_cache", checkout.root / ".mypy_cache")
        done = checkout.python("-m", "mypy", made)
        if done.returncode == 0:
            return done
    return checkout.python("-m", "mypy", "--no-incremental", made)


def test_only_new_files_in_known_places_and_gone_without_a_trace(tmp_path: Path) -> None:
    checkout = Checkout(tmp_path)
    before = checkout.files()
    made = checkout.make()
    assert checkout.files() - before == set(made)
    assert all(str(file.relative_to(tmp_path)).startswith(MADE) for file in made)
    assert [file for file in made if NAME not in str(file.relative_to(tmp_path))] == []
    for file in made:
        file.unlink()
    listed = json.loads(checkout.armorial("games", "--json").stdout)
    assert [game["name"] for game in listed] == list(GAMES)


# -- what cannot be done, said in a sentence ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("name", "problem"),
    [
        ("village", "there is a game 'village' already"),
        ("Orchard", "the name of a game is 3 to 20 lower-case letters from a to z, not 'Orchard'"),
        ("my-game", "the name of a game is 3 to 20 lower-case letters"),
        ("go", "the name of a game is 3 to 20 lower-case letters"),
        ("../evil", "the name of a game is 3 to 20 lower-case letters"),
        ("import", "'import' means something else already"),
        ("match", "'match' means something else already"),
        ("plain", "'plain' means something else already"),
        ("layout", "armorial.research.encode has a module 'layout' already"),
        ("players", "armorial.cli.boards has a module 'players' already"),
        ("browser", "tests has a module 'browser' already"),
    ],
)
def test_names_that_cannot_be(run: Run, name: str, problem: str) -> None:
    ran = run("new-game", name)
    assert ran.code == 2
    assert ran.out == ""
    assert ran.err.startswith(f"error: {problem}")
    assert len(ran.err.splitlines()) == 1


def test_an_installed_program_has_no_sources_to_write_into(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(new_game, "PACKAGE", Path("/opt/site-packages/armorial"))
    ran = run("new-game", NAME)
    assert ran.code == 2
    assert "clone the project, and run this there" in ran.err


def test_a_file_that_is_in_the_way(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is overwritten, and nothing else is written."""
    pretend(tmp_path, monkeypatch)
    (tmp_path / "docs" / "rules" / "en" / f"{NAME}.md").write_text("mine")
    with pytest.raises(CliError, match=rf"docs/rules/en/{NAME}.md is there already"):
        new_game.new_game(NAME, as_json=True)
    assert [path.read_text() for path in tmp_path.rglob("*") if path.is_file()] == ["mine"]


def test_nothing_half_done(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full in the middle: what was written is gone again, and so are the folders."""
    pretend(tmp_path, monkeypatch)
    before = set(tmp_path.rglob("*"))
    write, written = Path.write_text, []

    def full(path: Path, *given: str) -> int:
        written.append(path)
        if len(written) > 9:
            raise OSError(28, "No space left on device", str(path))
        return write(path, *given)

    monkeypatch.setattr(Path, "write_text", full)
    with pytest.raises(OSError, match="No space left"):
        new_game.new_game(NAME, as_json=True)
    assert len(written) == 10
    assert set(tmp_path.rglob("*")) == before


def test_the_letter_is_one_of_the_name_that_is_free(tmp_path: Path) -> None:
    (tmp_path / "a.md").write_text('<a id="V-01"></a> <a id="I-02"></a>')
    assert new_game.free_letter("village", tmp_path) == "L"
    (tmp_path / "b.md").write_text("".join(f'<a id="{letter}-01"></a>' for letter in "LAGEBC"))
    assert new_game.free_letter("village", tmp_path) == "D"


def pretend(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A project in which nothing is written yet."""
    for folder in ("docs/rules/en", "tests", "src/armorial"):
        (root / folder).mkdir(parents=True)
    monkeypatch.setattr(new_game, "source_tree", lambda: root)
