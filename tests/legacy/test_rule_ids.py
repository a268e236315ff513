"""Every rule has a test, and no rule is named that does not exist."""

import re
from pathlib import Path

import armorial.games.legacy
from armorial.games.legacy.reasons import REASONS

HERE = Path(__file__).parent
RULES = HERE.parent.parent / "docs" / "rules" / "legacy.md"
ID = re.compile(r"\bG-E?\d+\b")


def rules() -> list[str]:
    """The ids that have an anchor in the rules."""
    return re.findall(r'<a id="(G-E?\d+)">', RULES.read_text("utf-8"))


def named_in(files: list[Path]) -> dict[str, str]:
    """The ids that files name, each with one that does."""
    return {rule: file.name for file in files for rule in ID.findall(file.read_text("utf-8"))}


def test_no_rule_stands_twice_in_the_rules() -> None:
    assert sorted(set(rules())) == sorted(rules())
    assert len(rules()) > 90


def test_every_rule_is_named_by_a_test() -> None:
    tests = [file for file in HERE.glob("test_*.py") if file.name != Path(__file__).name]
    assert [rule for rule in rules() if rule not in named_in(tests)] == []


def test_tests_name_only_rules_that_exist() -> None:
    named = named_in(list(HERE.glob("*.py")))
    assert {rule: file for rule, file in named.items() if rule not in rules()} == {}


def test_the_code_names_only_rules_that_exist() -> None:
    folder = Path(armorial.games.legacy.__file__).parent
    named = named_in(list(folder.glob("*.py")))
    assert {rule: file for rule, file in named.items() if rule not in rules()} == {}


def test_every_reason_names_a_rule_that_exists() -> None:
    for code in range(2, 2 + len(REASONS.messages())):
        refusal = REASONS.explain(code)
        assert refusal.rules, f"{refusal.name} names no rule"
        assert [rule for rule in refusal.rules if rule not in rules()] == []
    assert len({REASONS.explain(code).name for code in range(2, 2 + len(REASONS.messages()))}) == len(
        REASONS.messages()
    )


def test_links_in_the_rules_lead_to_a_rule() -> None:
    links = re.findall(r"\]\(#(G-E?\d+)\)", RULES.read_text("utf-8"))
    assert [rule for rule in links if rule not in rules()] == []
