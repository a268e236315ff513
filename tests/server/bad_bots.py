"""Bots that fail, each in its own way, for the processes of the pool: chosen by the name of the level."""

import os
import sys
import threading

from armorial.table.thinking import Puzzle, _kept, think


def failing(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """The level ``random`` raises an exception."""
    if level == "random":
        raise RuntimeError("this bot is broken")
    return think(level, puzzle, pace, seed)


def crashing(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """The level ``random`` takes its process with it."""
    if level == "random":
        os._exit(3)
    return think(level, puzzle, pace, seed)


def sleeping(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """The level ``random`` never answers."""
    if level == "random":
        threading.Event().wait()
    return think(level, puzzle, pace, seed)


def cheating(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """The level ``random`` answers what is not possible."""
    return "win" if level == "random" else think(level, puzzle, pace, seed)


def telling(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """Writes its pace into the file that its place names, and answers something."""
    with open(puzzle.place, "a", encoding="utf-8") as file:
        file.write(f"{pace} ")
    return puzzle.options[0]


def all_failing(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """Every bot fails."""
    raise RuntimeError("all bots are broken")


def minding_the_mill(level: str, puzzle: Puzzle, pace: float, seed: int) -> str:
    """Fails unless the game that it thinks about pays 7 coins at the mill."""
    token = think(level, puzzle, pace, seed)
    game, _ = _kept[puzzle.place, level, pace]
    if game.printed()["mill"]["coins"] != 7:
        raise RuntimeError("this is another mill")
    return token


def imported() -> set[str]:
    """No bot at all: what a process has imported."""
    return set(sys.modules)
