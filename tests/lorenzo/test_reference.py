"""The tables of cards in the written rules say what is printed: docs/rules/en/lorenzo.md against ``printed.py``."""

from pathlib import Path

import pytest

from tests.lorenzo.printed import CARDS, LETTERS, Amounts, Card, Per, Price, of_type

RULES = Path(__file__).parent.parent.parent / "docs" / "rules" / "en" / "lorenzo.md"
WORDS = {
    "wood": ("wood", "wood"),
    "stone": ("stone", "stone"),
    "servants": ("servant", "servants"),
    "coins": ("coin", "coins"),
    "military": ("military point", "military points"),
    "faith": ("faith point", "faith points"),
    "vp": ("VP", "VP"),
    "privilege": ("privilege", "different privileges"),
}
NOTHING = "–"


def said(amounts: Amounts) -> str:
    """Amounts in words, in the order of the tables."""
    return ", ".join(f"{n} {WORDS[thing][n > 1]}" for thing in LETTERS.values() if (n := amounts.get(thing, 0)))


def said_per(per: Per) -> str:
    each = "2 military points" if per.each == 2 else per.count
    return f"{said(per.get)} per {each}"


def said_price(price: Price) -> str:
    return f"needs {price.needs} military points, pays {price.pay['military']}" if price.needs else said(price.pay)


def at_once(card: Card) -> str:
    """Gains, then the action."""
    parts = [said_per(card.per)] if card.per else [said(card.gain)] if card.gain else []
    if card.grant is not None and card.grant.action == "card":
        what = f"a {card.grant.types[0]}" if len(card.grant.types) == 1 else "any card"
        off = f", {said(card.grant.discount)} off" if card.grant.discount else ""
        parts.append(f"take {what} with value {card.grant.value}{off}")
    elif card.grant is not None:
        parts.append(f"{card.grant.action} of value {card.grant.value}")
    return ", then ".join(parts) or NOTHING


def production(card: Card) -> str:
    if card.exchanges:
        return " / ".join(f"{said(pay)} → {said(get)}" for pay, get in card.exchanges)
    return said_per(card.gives_per) if card.gives_per else said(card.gives)


def for_good(card: Card) -> str:
    if card.no_floor_bonus:
        return "no floor bonuses"
    adds = "".join(f"{action} +{n}" for action, n in card.adds.items())
    off = f"; {' or '.join(said(way) for way in card.off)} off" if card.off else ""
    return adds + off or NOTHING


def cells(card: Card) -> list[str]:
    """The row of a card, without its name."""
    price = " / ".join(said_price(price) for price in card.prices)
    if card.type == "territory":
        return [str(card.period), at_once(card), str(card.value), said(card.gives)]
    if card.type == "building":
        return [str(card.period), price, at_once(card), str(card.value), production(card)]
    last = for_good(card) if card.type == "character" else str(card.final_vp)
    return [str(card.period), price, at_once(card), last]


def rows(heading: str) -> list[list[str]]:
    """The rows of the table of a type, without its head."""
    part = RULES.read_text("utf-8").split("\n## Cards\n")[1].split(f"\n### {heading}\n")[1].split("\n##")[0]
    table = [line for line in part.splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in table[2:]]


def id_of(name: str) -> str:
    return name.lower().replace("'", "").replace(" ", "_")


@pytest.mark.parametrize(
    ("heading", "kind"),
    [("Territories", "territory"), ("Buildings", "building"), ("Characters", "character"), ("Ventures", "venture")],
)
def test_the_table_of_a_type_says_what_is_printed(heading: str, kind: str) -> None:
    """All 24 cards, each with all its numbers."""
    found = {id_of(name): rest for name, *rest in rows(heading)}
    assert found == {name: cells(CARDS[name]) for name in of_type(kind)}
