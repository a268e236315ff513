"""Win chances over a game as a picture, PNG or SVG by the ending of the file's name."""

import os
from importlib.util import find_spec
from io import BytesIO
from pathlib import Path
from typing import Final

from armorial.bots.analysis import Analyst
from armorial.cli.errors import CliError, system_reason
from armorial.text import Speaker

KINDS: Final = (".png", ".svg")
COLOURS: Final = ("#b3261e", "#1f5fa8", "#2e7d32", "#8a6d00")
DASHES: Final = ("-", "--", "-.", ":")
"""Each seat has its own line too: colour is never the only sign."""


def check_picture(file: Path) -> None:
    """Raises a sentence if no picture can be made there; before the long work, not after it."""
    if file.suffix.lower() not in KINDS:
        raise CliError(f"a plot is a PNG or an SVG: its name must end with {' or '.join(KINDS)}, unlike '{file}'")
    if find_spec("matplotlib") is None:
        raise CliError("--plot needs the package Matplotlib; install it with: pip install 'armorial[plot]'")
    if file.is_dir():
        raise CliError(f"cannot write '{file}': it is a folder, not a file")
    if not file.parent.is_dir():
        raise CliError(f"cannot write '{file}': there is no such folder")
    if not os.access(file if file.exists() else file.parent, os.W_OK):
        raise CliError(f"cannot write '{file}': permission denied")


def draw_chances(
    file: Path,
    title: str,
    names: list[str],
    course: list[tuple[int, list[float]]],
    analyst: Analyst,
    speaker: Speaker,
) -> None:
    """The chances of all seats, decision by decision, and the result where the game has one."""
    import matplotlib
    from matplotlib.figure import Figure

    result = analyst.result()
    points = [*course, *([(analyst.replay.last, result)] if result is not None else [])]
    lines = [line for line, _ in points]
    with matplotlib.rc_context({"svg.fonttype": "none", "svg.hashsalt": "armorial", "font.size": 10}):
        figure = Figure(figsize=(9, 4.5), layout="constrained")
        axes = figure.subplots()
        for seat, name in enumerate(names):
            chances = [100 * shares[seat] for _, shares in points]
            axes.plot(lines, chances, DASHES[seat % 4], color=COLOURS[seat % 4], linewidth=1.6, label=name)
        axes.set_ylim(0, 100)
        axes.set_title(title)
        axes.set_xlabel(speaker.text("cli-analyse-axis-line"))
        axes.set_ylabel(speaker.text("cli-analyse-axis-chance"))
        axes.grid(alpha=0.3)
        axes.legend(loc="upper left", framealpha=0.8)
        picture = BytesIO()
        kind = file.suffix.lower()[1:]
        figure.savefig(picture, format=kind, dpi=150, metadata={"Date": None} if kind == "svg" else None)
    try:
        file.write_bytes(picture.getvalue())
    except OSError as error:
        raise CliError(f"cannot write '{file}': {system_reason(error)}") from error
