"""The same work as in workers.py, on the machines of a Ray cluster (https://docs.ray.io). Armorial is installed on all.

Ray is a large library that says much and waits long. Here it is asked in another process whether anybody is there, so
that a wrong address is told at once, and in one sentence.
"""

import logging
import os
import pickle
import socket
import subprocess
import sys
from collections.abc import Callable, Generator, Sequence
from importlib.util import find_spec
from typing import Any, Final, TypeVar

from armorial import __version__
from armorial.bots.program import ProgramFailed
from armorial.cli.errors import CliError, one_line
from armorial.cli.workers import AHEAD, Work

PATIENCE: Final = 30
"""How many seconds a cluster has to answer."""
KNOCK: Final = 3
"""How many seconds a machine has to open its port."""

_TRY: Final = """
import sys, ray
try:
    ray.init(address=sys.argv[1], log_to_driver=False, logging_level="ERROR")
except Exception as error:
    sys.exit(f"Ray says: {error}")
"""

T = TypeVar("T")


def carried_out_on_ray(
    work: Work[T], numbers: Sequence[int], address: str, jobs: int | None
) -> Generator[T, None, None]:
    """The results for all numbers, as they come from the cluster; at most ``jobs`` at a time."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")  # no reports to its makers
    _check_address(address)
    return _results(work, numbers, address, jobs)


def _results(work: Work[T], numbers: Sequence[int], address: str, jobs: int | None) -> Generator[T, None, None]:
    import ray

    try:
        ray.init(address=address, log_to_driver=False, logging_level=logging.ERROR)
    except (ConnectionError, RuntimeError, ValueError) as error:  # it answered a moment ago
        raise CliError(f"the Ray cluster at '{address}' no longer answers: {_brief(str(error))}") from None
    try:
        resources: dict[str, float] = ray.cluster_resources()
        processors = int(resources.get("CPU", 0))
        if processors < 1:
            raise CliError(f"the Ray cluster at '{address}' has no processors to play on")
        do = ray.remote(num_cpus=1)(_do)
        parcel = ray.put(pickle.dumps(work))
        waiting: list[Any] = []
        ahead = iter(numbers)
        while True:
            while len(waiting) < (jobs or AHEAD * processors) and (number := next(ahead, None)) is not None:
                waiting.append(do.remote(parcel, number, __version__))
            if not waiting:
                return
            done, waiting = ray.wait(waiting)
            for reference in done:
                there, result = ray.get(reference)
                if there != __version__:
                    raise CliError(
                        f"a machine of the cluster has Armorial {there}, and this one has {__version__};"
                        " install the same version everywhere"
                    )
                yield result
    except ray.exceptions.RayTaskError as error:
        if isinstance(error.cause, ProgramFailed):
            raise error.cause from None
        if not isinstance(error.cause, ModuleNotFoundError):
            raise  # a fault in the work itself
        raise CliError(
            f"a machine of the Ray cluster at '{address}' lacks a package ({error.cause}); install Armorial there too"
        ) from None
    except ray.exceptions.RayError as error:
        raise CliError(f"the Ray cluster at '{address}' has failed: {_brief(str(error))}") from None
    finally:
        ray.shutdown()


def _check_address(address: str) -> None:
    """Raises a sentence unless a cluster answers there."""
    if find_spec("ray") is None:
        raise CliError("--ray needs the package Ray; install it with: pip install 'armorial[cluster]'")
    nobody = f"no Ray cluster answers at '{address}'"
    help_ = "start one with 'ray start --head', and give the address that it tells"
    host, _, port = address.removeprefix("ray://").rpartition(":")
    if address != "auto":
        if not host or not port.isdecimal() or not 0 < int(port) < 65536:
            raise CliError(f"a Ray address is written as HOST:PORT, or 'auto' for this machine, not '{address}'")
        try:
            socket.create_connection((host.strip("[]"), int(port)), timeout=KNOCK).close()
        except OSError:
            raise CliError(f"{nobody}; {help_}") from None
    try:
        tried = subprocess.run(
            [sys.executable, "-c", _TRY, address], capture_output=True, text=True, timeout=PATIENCE, check=False
        )
    except subprocess.TimeoutExpired:
        raise CliError(f"{nobody} within {PATIENCE} seconds; {help_}") from None
    if tried.returncode:
        said = tried.stderr.rpartition("Ray says: ")[2]
        raise CliError(f"{nobody} ({_brief(said)}); {help_}")


def _brief(words: str) -> str:
    """The first sentence of what Ray says."""
    return one_line(words).split(". ")[0].rstrip(".")[:200]


# -- on the machines of the cluster ------------------------------------------------------------------------------

_begun: dict[bytes, Callable[[int], Any]] = {}
"""In a process of the cluster: what it has begun, by the work that it was sent."""


def _do(parcel: bytes, number: int, version: str) -> tuple[str, Any]:
    """The version that is here; and the result, if it is the wanted one."""
    if version != __version__:
        return __version__, None
    if parcel not in _begun:
        _begun.clear()
        _begun[parcel] = pickle.loads(parcel).begin()
    return __version__, _begun[parcel](number)
