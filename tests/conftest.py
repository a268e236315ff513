"""What all tests have in common: how Hypothesis works here, and a few fixtures."""

import asyncio
import faulthandler
import gc
import os
import random
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, settings

# Before anything of the engine is imported. Tests look into the rules, and must not wait for a build after every
# change; which of them `make test` runs with the compiled engine is said in tests/both.py.
os.environ.setdefault("ARMORIAL_ENGINE", "interpreted")

from tests.both import PARTS, in_part, is_run
from tests.patience import LONGEST
from tests.toy import Fair

# `ci` finds the same examples every time, so a red run is red again; `wide` looks further, for those who have time.
settings.register_profile("ci", derandomize=True, max_examples=30, deadline=None, database=None)
settings.register_profile(
    "wide", max_examples=2_000, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


COLLECT = (5_000, 10, 10)
"""When to look for garbage in circles: seven times as seldom as usual, and never for long, as servers run here too."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--gate", action="store_true", help="leave out what `make test` proves with the other engine")
    parser.addoption("--part", default="", choices=("", *PARTS, "rest"), help="only the tests of this part")


def pytest_configure() -> None:
    """Thousands of modules and tests are read now, and stay: looking for garbage took a quarter of the time."""
    gc.disable()


@pytest.hookimpl(trylast=True)
def pytest_unconfigure() -> None:
    """A thread that nobody ends may not keep this process for ever when all tests are done: it says where it hangs."""
    faulthandler.dump_traceback_later(LONGEST, exit=True)


def pytest_collection_finish() -> None:
    """What is there now stays until the end: thousands of tests, and all that they have imported. The garbage collector
    need not look through it again and again."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(*COLLECT)
    gc.enable()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """Only the suites that are for this part and for the engine of this process."""
    wanted = in_part(collection_path, config.getoption("--part"))
    return None if wanted and is_run(collection_path, gate=config.getoption("--gate")) else True


@pytest.fixture(autouse=True)
def no_loop_of_a_browser(request: pytest.FixtureRequest) -> Iterator[None]:
    """Playwright keeps an event loop in this thread, which runs as long as there is a browser. Tests that need none,
    but come after some that do, may run loops of their own."""
    loop = asyncio._get_running_loop()
    if loop is None or "browser" in request.path.parts:
        yield
        return
    asyncio._set_running_loop(None)
    yield
    asyncio._set_running_loop(loop)


@pytest.fixture
def fair() -> Fair:
    """The toy game."""
    return Fair()


@pytest.fixture
def rng() -> random.Random:
    """The same numbers in every run."""
    return random.Random(20)


@pytest.fixture
def own(tmp_path: Path) -> Path:
    """Where an owner of the game writes what is printed in his box."""
    return tmp_path / "own.toml"
