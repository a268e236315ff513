"""Attacks by the number of their finding."""

from __future__ import annotations

from collections.abc import Callable

from attacks.victim import Victim

Attack = Callable[[Victim], str]
"""Gives what it found, as one line."""

_attacks: dict[str, Attack] = {}


def attack(name: str) -> Callable[[Attack], Attack]:
    """``name`` begins with the number of the finding."""

    def add(what: Attack) -> Attack:
        _attacks[name] = what
        return what

    return add


def attacks() -> dict[str, Attack]:
    """All there are, by name, in the order of the findings."""
    return dict(sorted(_attacks.items(), key=lambda each: int(each[0].split()[0])))


def shares(codes: list[int]) -> str:
    """How often each status came."""
    return ", ".join(f"{codes.count(code)} × {code}" for code in sorted(set(codes)))
