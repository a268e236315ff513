"""What bots are called. Every language has its own form of a name: ``bot-name-conrad`` in the Fluent files."""

from typing import Final

NAMES: Final = (
    "Beatrice",
    "Conrad",
    "Eleanor",
    "Fabian",
    "Isolde",
    "Leopold",
    "Martha",
    "Norbert",
    "Octavia",
    "Roland",
    "Sabina",
    "Balthasar",
)
"""More than there are seats at any table, and none that guests are given (``web-guest-names``)."""
