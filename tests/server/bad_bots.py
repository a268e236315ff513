"""Bots that fail, each in its own way, for the processes of the pool: chosen by the name of the level."""

import os
import time
from typing import Any

from armorial.server.worker import think


def failing(level: str, name: str, components: dict[str, Any] | None, position: dict[str, Any], seed: int) -> str:
    """The level ``random`` raises an exception."""
    if level == "random":
        raise RuntimeError("this bot is broken")
    return think(level, name, components, position, seed)


def crashing(level: str, name: str, components: dict[str, Any] | None, position: dict[str, Any], seed: int) -> str:
    """The level ``random`` takes its process with it."""
    if level == "random":
        os._exit(3)
    return think(level, name, components, position, seed)


def sleeping(level: str, name: str, components: dict[str, Any] | None, position: dict[str, Any], seed: int) -> str:
    """The level ``random`` never answers."""
    if level == "random":
        time.sleep(60)
    return think(level, name, components, position, seed)


def cheating(level: str, name: str, components: dict[str, Any] | None, position: dict[str, Any], seed: int) -> str:
    """The level ``random`` answers what is not possible."""
    return "win" if level == "random" else think(level, name, components, position, seed)


def all_failing(level: str, name: str, components: dict[str, Any] | None, position: dict[str, Any], seed: int) -> str:
    """Every bot fails."""
    raise RuntimeError("all bots are broken")
