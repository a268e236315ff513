"""Starts another Python, for what is decided when a process starts: which engine it runs."""

import os
import subprocess
import sys


def python(*arguments: str, **variables: str) -> subprocess.CompletedProcess[str]:
    env = {**os.environ, **variables}
    return subprocess.run([sys.executable, *arguments], capture_output=True, text=True, env=env, timeout=600)
