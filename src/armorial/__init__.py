"""Armorial: heavy family-dynasty board games on one open table."""

from armorial import engine

__version__ = "0.19.0"

engine.install()
