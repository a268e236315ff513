"""Armorial: heavy family-dynasty board games on one open table."""

__version__ = "0.3.0"
