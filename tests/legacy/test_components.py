"""The component file of Legacy: complete, with its confidence, and replaced by an owner's file with clear errors."""

from pathlib import Path

import pytest

from armorial.data.reader import ComponentError
from armorial.games.legacy import components, rules


def test_how_sure_the_numbers_are() -> None:
    sure = {path: confidence for path, _, confidence in components().rows()}
    assert sure["title.count.price"] == "known"
    assert sure["contribution.court_ballet.benefit"] == "known"
    assert sure["friend.gertrude.dowry"] in ("known", "likely")
    assert sure["friend.carlos.price"] == "reconstructed"
    assert sure["patron.john_law.honour"] == "known"
    assert sure["game.rounds"] == "known"


def test_an_owner_replaces_a_number(own: Path) -> None:
    own.write_text("[friend.carlos]\nprice = 7\n")
    mine = components(own)
    game = rules(mine)
    assert game.parts.friends[1].price == 7  # type: ignore[attr-defined]
    assert {path: sure for path, _, sure in mine.rows()}["friend.carlos.price"] == "known"
    assert rules(components()).parts.friends[1].price == 3  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("[friend.carlos]\nprice = 99\n", "line 2: friend.carlos.price must be from 0 to 20, not 99"),
        ("[friend.nobody]\nprice = 1\n", "there is no friend.nobody"),
        ('[friend.carlos]\nnation = "martian"\n', "friend.carlos.nation must be one of american"),
        ('[friend.carlos]\nsex = "female"\n', "friend.carlos.sex cannot be replaced"),
        ("[friend.carlos]\ndowry = 2\n", "friend.carlos.dowry: a card has a price or a dowry"),
        (
            "[friend.carlos]\nfriends = 2\n",
            "friend.carlos.friends: a card has a price or a dowry",
        ),
        ("[friend.carlos]\neffect = { fly = 1 }\n", "has the unknown name 'fly'"),
        ("[title.count]\ngeneration = 2\n", "title: generation 1 has 2 of these cards, not 3"),
        ("[child.son]\ncount = 0\n", "child: 11 children of one sex are too few"),
        ("[action.money]\nfriends = [1, 1, 1]\n", "action.money.friends: one way to ask for money must need no friend"),
        ("[game]\nrow = 1\n", "game.row must be from 2 to 9"),
    ],
)
def test_what_does_not_fit_is_said(own: Path, text: str, problem: str) -> None:
    own.write_text(text)
    with pytest.raises(ComponentError) as error:
        components(own)
    assert problem in str(error.value)
    assert own.name in str(error.value)


def test_every_card_that_the_rules_name_is_there() -> None:
    """The counts of G-02 to G-05 and G-01."""
    values = components().values
    assert len(values["friend"]) == 75
    assert sum(child["count"] for child in values["child"].values()) == 88
    assert (len(values["patron"]), len(values["mission"]), len(values["head"]), len(values["hint"])) == (6, 15, 4, 15)
    assert (len(values["title"]), len(values["contribution"])) == (9, 9)
