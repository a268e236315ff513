"""Words and source fit together: nothing said is missing, nothing written is unused."""

import re

import pytest

from armorial.games import GAMES, load_game
from armorial.games.village.components import COLOURS, GOODS, HOLDING_OF, SECTIONS, SPACES
from armorial.games.village.state import PLACES
from armorial.kernel import contract
from armorial.kernel.errors import RuleError
from armorial.match import errors
from tests.text.files import messages, variables
from tests.text.source import OWN, Use, client_uses, reasons, uses

NOT_IN_FILES = {"literal"}
BY_THE_SPEAKER = {"seat", "list-and"}
"""Said without a call that names the key."""
FOR_CLIENTS = ("confidence-", "option-")
"""Words of games that only the browser will need."""


def errors_by_name() -> list[str]:
    """The keys of the errors that players can see: ``error-`` and the name of the class."""
    classes = [
        each
        for module in (contract, errors)
        for each in vars(module).values()
        if isinstance(each, type) and issubclass(each, RuleError)
    ]
    return [f"error-{re.sub('(?<!^)(?=[A-Z])', '-', each.__name__).lower()}" for each in classes]


def test_the_search_finds_keys() -> None:
    found = {(use.key, use.family) for use in uses()}
    assert {
        ("village-did-take", False),
        ("village-place-", True),
        ("village-n-coins", False),
        ("ask-chance", False),
        ("village-did-trigger-", True),
    } <= found


def test_every_key_used_exists() -> None:
    known = messages("en").keys() | NOT_IN_FILES
    missing = [use for use in uses() if not use.family and use.key not in known]
    assert not missing


def test_every_reason_exists() -> None:
    assert [key for key in reasons() if key not in messages("en")] == []


def test_every_family_used_exists() -> None:
    missing = [use for use in uses() if use.family and not any(key.startswith(use.key) for key in messages("en"))]
    assert not missing


def test_families_are_whole() -> None:
    wanted = [f"village-place-{name}" for name in PLACES]
    wanted += [f"village-space-{name}" for name in SPACES]
    wanted += [f"village-section-{name}" for name in SECTIONS]
    wanted += [f"village-one-{name}" for name in HOLDING_OF]
    wanted += [f"village-n-{name}" for name in (*COLOURS, *GOODS)]
    wanted += [f"village-did-trigger-{what}" for what in ("chronicle", "graves")]
    wanted += [f"colour-{name}" for name in COLOURS]
    wanted += [f"confidence-{name}" for name in ("known", "likely", "reconstructed")]
    wanted += errors_by_name()
    assert [key for key in wanted if key not in messages("en")] == []


@pytest.mark.parametrize("name", GAMES)
def test_the_game_and_its_score_have_names(name: str) -> None:
    game = load_game(name)
    parts = game.score(game.new(game.seat_counts[0]), 0).parts
    wanted = {f"game-{name}", *(f"score-{name}-{part}" for part in parts)}
    assert wanted <= messages("en").keys()


def test_no_family_is_so_wide_that_it_hides_unused_words() -> None:
    narrow = {*OWN} - {"server"}  # which says all its refusals by one function
    assert [use for use in uses() if use.family and use.key.rstrip("-") in narrow] == []


def test_every_key_of_the_client_exists() -> None:
    keys = messages("en")
    missing = [use for use in client_uses() if not use.family and use.key not in keys]
    missing += [use for use in client_uses() if use.family and not any(key.startswith(use.key) for key in keys)]
    assert not missing


def test_every_key_in_the_files_is_used() -> None:
    everywhere = [*uses(), *client_uses()]
    used = {use.key for use in everywhere if not use.family} | set(reasons()) | set(errors_by_name()) | BY_THE_SPEAKER
    families = (*{use.key for use in everywhere if use.family}, *FOR_CLIENTS)
    unused = [key for key in messages("en") if key not in used and not key.startswith(families)]
    assert not unused


def test_every_variable_is_given_where_the_arguments_can_be_read() -> None:
    def lacking(use: Use) -> set[str]:
        message = messages("en").get(use.key)
        return set() if message is None or use.given is None else variables(message) - use.given

    assert {repr(use): lacking(use) for use in uses() if lacking(use)} == {}
