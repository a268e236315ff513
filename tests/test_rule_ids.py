"""Every rule has a test, and no rule is named that does not exist."""

import ast
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

from armorial.games import GAMES, load_game

TESTS: Final = Path(__file__).parent
ROOT: Final = TESTS.parent
LEAST: Final = {"village": 90, "lorenzo": 123, "troyes": 110, "legacy": 90}
"""How many rules there are at least, where that is known."""

games = pytest.mark.parametrize("game", GAMES)


@cache
def rules_text(game: str) -> str:
    return (ROOT / "docs" / "rules" / "en" / f"{game}.md").read_text("utf-8")


@cache
def letter(game: str) -> str:
    """How the ids of a game's rules begin."""
    found = re.search(r'<a id="([A-Z])-', rules_text(game))
    assert found is not None, f"docs/rules/en/{game}.md has no rule with an id"
    return found[1]


@cache
def rules(game: str) -> list[str]:
    """The ids that have an anchor in the rules."""
    return re.findall(rf'<a id="({letter(game)}-E?\d+)">', rules_text(game))


def ids_in(game: str, text: str) -> list[str]:
    return re.findall(rf"\b{letter(game)}-E?\d+\b", text)


def unknown_in(game: str, folder: Path) -> dict[str, str]:
    """The ids that files name and that do not exist, each with a file that does."""
    named = {rule: file.name for file in folder.glob("*.py") for rule in ids_in(game, file.read_text("utf-8"))}
    return {rule: file for rule, file in named.items() if rule not in rules(game)}


def named_by_tests(game: str) -> set[str]:
    """The ids that tests name in their own words; what else stands in their files does not count."""
    named: set[str] = set()
    for file in (TESTS / game).glob("test_*.py"):
        for node in ast.parse(file.read_text("utf-8")).body:
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                named.update(ids_in(game, ast.get_docstring(node) or ""))
    return named


def test_no_two_games_share_a_letter() -> None:
    letters = {game: letter(game) for game in GAMES}
    assert len(set(letters.values())) == len(letters), letters


@games
def test_no_rule_stands_twice_in_the_rules(game: str) -> None:
    assert sorted(set(rules(game))) == sorted(rules(game))
    assert len(rules(game)) >= LEAST.get(game, 1)


@games
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = named_by_tests(game)
    assert [rule for rule in rules(game) if rule not in named] == []


@games
def test_tests_name_only_rules_that_exist(game: str) -> None:
    assert unknown_in(game, TESTS / game) == {}


@games
def test_the_code_names_only_rules_that_exist(game: str) -> None:
    assert unknown_in(game, ROOT / "src" / "armorial" / "games" / game) == {}


@games
def test_every_reason_names_a_rule_that_exists(game: str) -> None:
    reasons = load_game(game).reasons
    refusals = [reasons.explain(code) for code in range(2, 2 + len(reasons.messages()))]
    for refusal in refusals:
        assert refusal.rules, f"{refusal.name} names no rule"
        assert [rule for rule in refusal.rules if rule not in rules(game)] == []
    assert len({refusal.name for refusal in refusals}) == len(refusals)


@games
def test_links_in_the_rules_lead_to_a_rule(game: str) -> None:
    links = re.findall(rf"\]\(#({letter(game)}-E?\d+)\)", rules_text(game))
    assert [rule for rule in links if rule not in rules(game)] == []
