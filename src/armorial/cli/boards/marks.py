"""How players are told apart on every board."""

from typing import Final

SEAT_MARKS: Final = ("●", "▲", "■", "◆", "★", "♥", "♣", "♠")
"""A player's sign, besides their colour."""
SEAT_STYLES: Final = ("bold cyan", "bold yellow", "bold magenta", "bold blue", "bold red", "bold green", "bold", "bold")
