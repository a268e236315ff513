"""Runs the tests of the findings against the server of another version: they have to fail on the one that was attacked.

    python bench/attacks/tests_on.py 9757260                    0.5.2
    python bench/attacks/tests_on.py 9757260 -k "retrying"      as pytest takes it

Every server that a test starts is then a process of that version. What looks inside the server,
or imports what that version does not have, cannot be tried there, and is listed as such.
"""

from __future__ import annotations

import argparse
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "bench")]

from tests import patience  # noqa: E402

from checkout import sources_of  # noqa: E402

patience.LONGEST = 20.0  # type: ignore[misc]  # what that version never does is not waited for long

from tests.programs import finished  # noqa: E402
from tests.server import table_server  # noqa: E402

FINDING = re.compile(r"Finding (\d+)")
"""How the tests of the findings say so."""
INSIDE = ("AttributeError: 'ProcessServer'", "ImportError", "ModuleNotFoundError", "TypeError: ProcessServer")


class Verdicts:
    """A plugin of pytest that keeps what became of each test."""

    def __init__(self) -> None:
        self._numbers: dict[str, str] = {}
        self.found: dict[str, list[str]] = {"fails there": [], "passes there too": [], "cannot be tried": []}

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Only those of the findings, in their order."""
        numbers = {item: FINDING.search(getattr(item, "function", item).__doc__ or "") for item in items}
        self._numbers = {item.nodeid: found.group(1) for item, found in numbers.items() if found}
        kept = [item for item in items if item.nodeid in self._numbers]
        items[:] = sorted(kept, key=lambda item: int(self._numbers[item.nodeid]))

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        name = f"{self._numbers[report.nodeid]:>2} {report.nodeid.split('/')[-1]}"
        if report.failed and not any(name in each for names in self.found.values() for each in names):
            why = str(report.longrepr).strip().splitlines()[-1] if report.longrepr else ""
            inside = any(word in report.longreprtext for word in INSIDE)
            self.found["cannot be tried" if inside else "fails there"].append(f"{name}  ({why[:110]})")
        elif report.when == "call" and report.passed:
            self.found["passes there too"].append(name)


def use(root: Path) -> None:
    """From now on tests start servers of these sources."""

    @contextmanager
    def beside(database: str, *_: Any, **settings: Any) -> Iterator[Any]:
        with table_server.process_server(database, **settings) as server:
            yield server

    table_server.ProcessServer.root = root
    table_server.thread_server = beside
    from tests.server import conftest, test_serve  # only now: they take it from there

    plainly = conftest.new_database

    def started(**settings: Any) -> subprocess.CompletedProcess[str]:
        values = {f"ARMORIAL_{name.upper()}": str(value) for name, value in settings.items()}
        return finished([sys.executable, "-m", "armorial.server.run"], env={**os.environ, **values, **path})

    path = {"PYTHONPATH": str(root / "src")}
    test_serve.started = started

    def empty_database(kind: str, request: pytest.FixtureRequest, folder: Path, **_: Any) -> str:
        return plainly(kind, request, folder, empty=True)

    conftest.new_database = empty_database  # that version cannot use our schema


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("version", metavar="COMMIT")
    parser.add_argument("--engine", choices=["compiled", "interpreted"], default="compiled")
    wish, more = parser.parse_known_args()
    os.environ["ARMORIAL_ENGINE"] = wish.engine
    use(sources_of(wish.version, wish.engine).parent)
    verdicts = Verdicts()
    options = ["-q", "--no-header", "--tb=line", "-W", "ignore::pytest.PytestAssertRewriteWarning"]
    pytest.main([str(ROOT / "tests" / "server"), *options, "-p", "no:cacheprovider", *more], plugins=[verdicts])
    for verdict, tests in verdicts.found.items():
        print(f"\n{verdict}: {len(tests)}")
        for each in tests:
            print(f"  {each}")


if __name__ == "__main__":
    main()
