"""Ways to break the toy game, each with the law that must notice it. One module for each kind of law."""

from tests.conformance.breaking import points, questions, saving, secrets
from tests.conformance.breaking.way import WAYS, Patch

__all__ = ["WAYS", "Patch", "points", "questions", "saving", "secrets"]
