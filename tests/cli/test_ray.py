"""An arena on a real Ray cluster: one machine, two processors."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest

import armorial
from tests.cli.conftest import Run
from tests.cli.test_arena import is_gone, outcome
from tests.cli.test_errors import assert_one_sentence
from tests.patience import until
from tests.programs import Running, finished

ROOT = Path(__file__).parent.parent.parent
ARENA = ("arena", "village", "--bots", "random,random", "--games", "6", "--seed", "3", "--json")


@pytest.fixture(scope="module")
def cluster() -> Iterator[str]:
    """The address of a cluster of this test's own, with nothing left of it afterwards."""
    folder = tempfile.mkdtemp(prefix="ray-")  # a short path: Ray makes sockets in it
    ray = Path(sys.executable).parent / "ray"
    command = [str(ray), "start", "--head", "--block", "--port=0", "--num-cpus=2", "--include-dashboard=false"]
    command += [f"--temp-dir={folder}", "--disable-usage-stats", "--object-store-memory=80000000"]
    # Where memory is short, Ray would kill what it has begun, and begin it again, for ever.
    environment = {"PYTHONPATH": str(ROOT), "RAY_USAGE_STATS_ENABLED": "0", "RAY_memory_monitor_refresh_ms": "0"}
    with Running(command, env={**os.environ, **environment}) as running:
        yield running.until("--address='([^']+)'")[1]
        running.process.terminate()
        try:
            running.process.wait(10)
        except subprocess.TimeoutExpired:
            pass
    until(lambda: is_gone(running.process.pid), "nothing is left of Ray")
    shutil.rmtree(folder, ignore_errors=True)


def alone(*arguments: str) -> subprocess.CompletedProcess[str]:
    """A Python of its own in which every warning is an error."""
    return finished([sys.executable, "-W", "error", *arguments], cwd=ROOT)


def test_an_arena_on_a_cluster_has_the_same_results(run: Run, cluster: str) -> None:
    ran = alone("-m", "armorial.cli", *ARENA, "--ray", cluster)
    assert ran.returncode == 0, ran.stderr
    assert "Warning" not in ran.stderr
    report = json.loads(ran.stdout)
    assert report["games"] == 6
    assert outcome(report) == outcome(json.loads(run(*ARENA).out))


def test_the_work_is_done_by_the_workers_of_the_cluster(cluster: str, tmp_path: Path) -> None:
    ran = alone("-c", "from tests.cli.ray_work import main; main()", cluster, str(tmp_path))
    assert ran.returncode == 0, ran.stderr
    found = json.loads(ran.stdout)
    assert len(found["others"]) == 6
    assert len(set(found["others"])) >= 2
    assert found["own"] not in found["others"]


def test_another_version_on_the_cluster_is_told(cluster: str) -> None:
    code = (
        "import sys, armorial; armorial.__version__ = '99.0'\n"
        "from armorial.cli import main; sys.exit(main(sys.argv[1:]))"
    )
    ran = alone("-c", code, *ARENA, "--ray", cluster)
    assert ran.returncode == 2
    words = f"a machine of the cluster has Armorial {armorial.__version__}, and this one has 99.0"
    assert ran.stderr.splitlines()[-1] == f"error: {words}; install the same version everywhere"


def test_without_ray_it_says_what_to_install(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armorial.cli.cluster.find_spec", lambda name: None)
    ran = run(*ARENA, "--ray", "127.0.0.1:6379")
    assert ran.code == 2
    assert_one_sentence(ran, "pip install 'armorial[cluster]'")
