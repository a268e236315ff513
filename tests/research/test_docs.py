"""The pages about research: what is made from the encoders is up to date, and the lines on the page run."""

import re
import sys
from pathlib import Path
from typing import Any, Final

import pytest

from armorial.games import GAMES
from armorial.research import first_experiment
from armorial.research.__main__ import main
from armorial.research.describing import page
from tests.programs import finished

DOCS: Final = Path(__file__).parents[2] / "docs"


def test_the_page_of_fields_is_up_to_date() -> None:
    stored = (DOCS / "research-fields.md").read_text(encoding="utf-8")
    assert stored == page(), "run: python -m armorial.research fields > docs/research-fields.md"


def test_the_lines_of_the_page_run() -> None:
    """All blocks of Python, one after the other, as a reader would type them."""
    text = (DOCS / "research.md").read_text(encoding="utf-8")
    blocks = re.findall(r"^```python\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    assert len(blocks) >= 8
    names: dict[str, Any] = {}
    for block in blocks:
        exec(compile(block, f"research.md: {block.splitlines()[0]}", "exec"), names)
    assert sum(names["play"].rewards()) == 0


def test_the_numbers_of_actions_on_the_page() -> None:
    from armorial.research.actions import read_names

    text = (DOCS / "research.md").read_text(encoding="utf-8")
    counts = {name: len(read_names(name)) for name in ("village", "lorenzo", "troyes", "legacy")}
    said = "Village has {village}, Lorenzo {lorenzo}, Troyes {troyes}, Legacy {legacy}".format(**counts)
    assert said in text


def test_commands(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["actions", "lorenzo"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) == 794
    assert lines[0].startswith("0 ChooseTile/tile:")
    assert main(["fields"]) == 0
    assert capsys.readouterr().out == page()
    for wrong in ([], ["actions"], ["actions", "chess"], ["help"]):
        assert main(wrong) == 2
        assert f"error: say one of: actions {'|'.join(GAMES)}" in capsys.readouterr().err


@pytest.mark.parametrize("missing", ["pettingzoo", "gymnasium", "numpy"])
def test_a_missing_package_is_named(missing: str) -> None:
    code = f"import sys; sys.modules[{missing!r}] = None; import armorial.research"
    done = finished([sys.executable, "-c", code])
    assert done.returncode == 1
    wanted = f"armorial.research needs {missing}: install it with pip install 'armorial[research]'"
    assert wanted in done.stderr.splitlines()[-1]


def test_missing_openspiel_is_named() -> None:
    code = "import sys; sys.modules['pyspiel'] = None; import armorial.research.openspiel"
    done = finished([sys.executable, "-c", code])
    assert done.returncode == 1
    assert "this needs OpenSpiel: install it with pip install 'armorial[research]'" in done.stderr.splitlines()[-1]


# -- the first experiment ----------------------------------------------------------------------------------------------


def test_the_first_experiment_learns(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A random player wins half of its games; after fewer than a hundred games with its own judgement clearly more."""
    picture = tmp_path / "curve.png"
    points = first_experiment.run("lorenzo", 2, 0, 1, 160)
    first_experiment.plot(points, "a test", picture)
    at_random = [point.share for point in points if point.games <= first_experiment.AT_RANDOM]
    learnt = [point.share for point in points if point.games > first_experiment.AT_RANDOM]
    assert 0.3 < sum(at_random) / len(at_random) < 0.7
    assert sum(learnt) / len(learnt) > 0.72
    assert picture.read_bytes().startswith(b"\x89PNG")
    assert "games" in capsys.readouterr().err


def test_the_first_experiment_says_what_is_wrong(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert first_experiment.main(["--seats", "6", "--games", "20"]) == 1
    assert "error: lorenzo is played with 2, 3, 4 seats, not 6" in capsys.readouterr().err
    for wrong, problem in (
        (tmp_path / "no" / "curve.png", "there is no folder"),
        (tmp_path / "curve.txt", ".svg file"),
    ):
        assert first_experiment.main(["--games", "20", "--plot", str(wrong)]) == 1
        said = capsys.readouterr().err.splitlines()
        assert len(said) == 1
        assert problem in said[0]


def test_intervals() -> None:
    low, high = first_experiment.interval(10, 20)
    assert (round(low, 3), round(high, 3)) == (0.299, 0.701)
    assert first_experiment.interval(20, 20)[1] == 1
