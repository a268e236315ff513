"""Starts another Python, for what is decided when a process starts: which engine it runs."""

import os
import subprocess
import sys

from tests.programs import finished


def python(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    return finished([sys.executable, *arguments], env={**os.environ, **variables})
