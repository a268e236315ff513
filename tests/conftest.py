"""What all tests have in common: how Hypothesis works here, and a few fixtures."""

import os
import random

import pytest
from hypothesis import HealthCheck, settings

from tests.toy import Fair

# `ci` finds the same examples every time, so a red run is red again; `wide` looks further, for those who have time.
settings.register_profile("ci", derandomize=True, max_examples=50, deadline=None, database=None)
settings.register_profile(
    "wide", max_examples=2_000, deadline=None, database=None, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "ci"))


@pytest.fixture
def fair() -> Fair:
    """The toy game."""
    return Fair()


@pytest.fixture
def rng() -> random.Random:
    """The same numbers in every run."""
    return random.Random(20)
