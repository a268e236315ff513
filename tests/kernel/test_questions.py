"""Tables of tokens, and reasons for refusing."""

import pytest

from armorial.kernel.questions import Reasons, Tokens
from armorial.kernel.words import Message, who


def test_table_leads_from_tokens_to_options() -> None:
    table = Tokens(f"seat-{n}" for n in range(3))
    assert (len(table), table.names, list(table.indices)) == (3, ("seat-0", "seat-1", "seat-2"), [0, 1, 2])
    assert [table.find(token) for token in ("seat-2", "seat-3", "", "SEAT-2")] == [2, -1, -1, -1]


def test_table_takes_no_token_twice() -> None:
    with pytest.raises(ValueError, match="twice"):
        Tokens(("pass", "play", "pass"))


@pytest.fixture
def reasons() -> Reasons:
    return Reasons("fair", ("fair-coins", "fair-grain"))


def test_reason_is_explained_with_its_rules(reasons: Reasons) -> None:
    first, second = reasons.add("sold", "F-7"), reasons.add("not-held", "F-5", "F-8")
    assert 0 not in (first, second)
    assert first != second
    assert Reasons.IMPOSSIBLE not in (first, second)
    refusal = reasons.explain(second)
    assert (refusal.name, refusal.rules, refusal.message) == (
        "not-held",
        ("F-5", "F-8"),
        Message("fair-why-not-held"),
    )
    assert str(refusal) == "not-held (F-5, F-8)"
    assert reasons.messages() == ["fair-why-sold", "fair-why-not-held"]


@pytest.mark.parametrize(("thing", "amount"), [(0, 1), (1, 3), (1, 255), (0, 70_000)])
def test_reason_says_what_is_lacking_and_how_much(reasons: Reasons, thing: int, amount: int) -> None:
    short = reasons.add("short", "F-6")
    refusal = reasons.explain(reasons.lacking(short, thing, amount))
    what = Message(("fair-coins", "fair-grain")[thing], {"n": amount})
    assert (refusal.name, refusal.rules) == ("short", ("F-6",))
    assert refusal.message == Message("fair-why-short", {"n": amount, "what": what})


def test_impossible_outcome_needs_no_rule(reasons: Reasons) -> None:
    refusal = reasons.explain(Reasons.IMPOSSIBLE)
    assert (str(refusal), refusal.message) == ("impossible", Message("why-impossible"))


def test_reasons_have_room_for_all_codes(reasons: Reasons) -> None:
    """The code's lowest byte is the reason; the last one that fits is still told from the others."""
    codes = [reasons.add(f"reason-{n}", f"F-{n}") for n in range(254)]
    assert [reasons.explain(reasons.lacking(code, 0, 9)).name for code in codes] == [f"reason-{n}" for n in range(254)]


def test_messages_are_equal_by_key_and_arguments() -> None:
    assert who(2) == Message("seat", {"n": 2})
    assert who(2) != who(1)
    assert Message("seat") != "seat"
    assert len({who(1), Message("seat", {"n": 1}), Message("other")}) == 2
    many = [Message("buy", {"what": Message("mill", {"n": n}), "to": [who(n % 5), who(n)]}) for n in range(100)]
    assert [hash(message) for message in many] == [hash(Message(message.key, dict(message.args))) for message in many]
    assert len({hash(message) for message in many}) > 90, "what is looked up by its hash is found at once"
    assert repr(Message("buy", {"what": Message("mill")})) == "Message('buy', {'what': Message('mill')})"
