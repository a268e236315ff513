"""The terminal: play, simulate, replay, verify. Commands import what they need, so that ``--help`` is quick."""

from collections.abc import Sequence


def main(arguments: Sequence[str] | None = None) -> int:
    """Run ``armorial`` with these arguments (those of the process if None); gives the exit code."""
    from armorial.cli.app import run

    return run(arguments)
