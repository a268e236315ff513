"""When the web client is built anew, and when not."""

import importlib.util
from pathlib import Path

import pytest

WEB = Path(__file__).parents[1] / "web"


def test_what_python_compiles_does_not_build_the_client_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """0.15 built it again as soon as anything had imported ``armorial.text``: in the middle of the tests."""
    monkeypatch.syspath_prepend(str(WEB))
    spec = importlib.util.spec_from_file_location("web_build", WEB / "build.py")
    assert spec is not None
    assert spec.loader is not None
    build = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(build)
    monkeypatch.setattr(build, "ROOT", tmp_path)
    words = tmp_path / "words"
    (words / "__pycache__").mkdir(parents=True)
    (words / "__init__.py").write_text("")
    before = build.sum_of(words)
    (words / "__pycache__" / "__init__.cpython-311.pyc").write_bytes(b"compiled")
    assert build.sum_of(words) == before
    (words / "en.ftl").write_text("hello = Hello")
    assert build.sum_of(words) != before
