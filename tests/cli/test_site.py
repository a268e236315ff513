"""``armorial site``: the files that came with the program, or a clear word why there are none."""

import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from armorial.cli import site as sites
from armorial.cli.errors import CliError
from tests.patience import LONGEST
from tests.programs import Running


@pytest.fixture
def packed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """As after the installation of a wheel."""
    place = tmp_path / "packed"
    place.mkdir()
    for name in ("index.html", sites.MARK):
        (place / name).write_text(f"This is {name}")
    monkeypatch.setattr(sites, "built", lambda: place)
    return place


def test_the_files_are_copied_and_an_older_site_is_replaced(packed: Path, tmp_path: Path) -> None:
    folder = tmp_path / "public"
    sites.site(folder)
    (folder / "of-an-older-version.js").write_text("let a")
    sites.site(folder)
    assert sorted(path.name for path in folder.iterdir()) == sorted(path.name for path in packed.iterdir())


def test_other_files_are_never_replaced(packed: Path, tmp_path: Path) -> None:
    mine = tmp_path / "mine"
    mine.mkdir()
    (mine / "diary.txt").write_text("Dear diary")
    with pytest.raises(CliError, match="not empty, and no site is in it"):
        sites.site(mine)
    with pytest.raises(CliError, match="is a file"):
        sites.site(mine / "diary.txt")
    assert (mine / "diary.txt").read_text() == "Dear diary"


def test_an_installation_without_a_site_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sites, "built", lambda: None)
    monkeypatch.setattr(sites, "SOURCES", tmp_path)
    with pytest.raises(CliError, match="has no site in it: install a wheel"):
        sites.site(tmp_path / "public")


def test_a_build_that_fails_says_so(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sites, "built", lambda: None)
    monkeypatch.setattr(sites, "SOURCES", tmp_path)
    (tmp_path / "build.py").write_text("import sys; sys.exit('npm was not found: install Node.')")
    (tmp_path / "site_files.py").write_text("")
    with pytest.raises(CliError, match=r"'web/build\.py' has failed, and said above why"):
        sites.site(tmp_path / "public")


def test_the_files_are_served(packed: Path) -> None:
    script = f"import pathlib, armorial.cli.site as site; site.serve_files(pathlib.Path({str(packed)!r}), 0)"
    with Running([sys.executable, "-c", script]) as server:
        address = server.until(r"http://\S+/")[0]
        with urlopen(f"{address}index.html", timeout=LONGEST) as page:
            assert page.read() == b"This is index.html"
