"""What a way to break the toy game is."""

from collections.abc import Callable
from typing import Final

import pytest

from tests.conformance.law import Law

Patch = Callable[[pytest.MonkeyPatch], None]
WAYS: Final[list[tuple[Law, str, Patch]]] = []
"""A law, what its failure says, and how the toy is broken."""


def breaks(law: Law, saying: str) -> Callable[[Patch], Patch]:
    def add(patch: Patch) -> Patch:
        WAYS.append((law, saying, patch))
        return patch

    return add
