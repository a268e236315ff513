"""Action ids: they never change, every answer has one, and seats are counted from the one who answers."""

from hashlib import sha256
from typing import Any, Final

import pytest

from armorial.games import GAMES, load_game
from armorial.kernel.contract import Chance
from armorial.research.actions import Actions, UnknownAction, new_names, questions, read_names
from tests.research.cases import CASES, Case, states

FROZEN: Final = {
    "village": (2331, "e5d52822cf31a398"),
    "lorenzo": (794, "db63d4a4f3f779a7"),
    "troyes": (605, "abb204cb8aa6c030"),
    "legacy": (1524, "3e9214b6a98dbaa7"),
}
"""How many ids have been given out, and the sum of their names in order. Raise both when actions are added; never
change what a number means: models and logs of others are written in these numbers."""


@pytest.mark.parametrize("game", FROZEN)
def test_no_id_has_changed_its_meaning(game: str) -> None:
    count, digest = FROZEN[game]
    names = read_names(game)
    assert len(names) == count
    assert sha256("\n".join(names[:count]).encode()).hexdigest()[:16] == digest
    assert len(set(names)) == len(names)


@pytest.mark.parametrize("game", GAMES)
def test_every_answer_has_an_id(game: str) -> None:
    assert new_names(load_game(game), read_names(game)) == [], "run: python -m armorial.research update"


def test_a_new_token_goes_to_the_end() -> None:
    """Also when it comes in the middle of a table: ids are the lines of the file, not places in a table."""
    game = load_game("village")
    known = tuple(name for name in read_names("village") if name != "TakeCube/take:crafts:orange")
    assert new_names(game, known) == ["TakeCube/take:crafts:orange"]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_ids_lead_back_to_their_options(case: Case) -> None:
    actions = Actions(load_game(case.game), case.seats)
    for _, s in states(case, 1):
        question = s.stack[-1] if s.stack else None
        if question is None or isinstance(question, Chance):
            continue
        options = question.options(s)
        ids = actions.ids(question, options)
        assert len(set(ids)) == len(ids)
        assert [actions.option(question, action) for action in ids] == options
        assert [actions.id(actions.name(action)) for action in ids] == ids
        kinds = {actions.name(action).split("/")[0] for action in ids}
        assert kinds == {type(question).__name__}


def test_seats_in_tokens_are_counted_from_the_one_who_answers() -> None:
    game = load_game("troyes")
    actions = Actions(game, 3)
    act: Any = game.frames["Act"]
    (mine,) = actions.ids(act(1, (), -1), [act.table.find("die:1:red:3")])
    (left,) = actions.ids(act(1, (), -1), [act.table.find("die:2:red:3")])
    (right,) = actions.ids(act(1, (), -1), [act.table.find("die:0:red:3")])
    (neutral,) = actions.ids(act(1, (), -1), [act.table.find("die:neutral:red:3")])
    assert [actions.name(action) for action in (mine, left, right, neutral)] == [
        "Act/die:own:red:3",
        "Act/die:next1:red:3",
        "Act/die:next2:red:3",
        "Act/die:neutral:red:3",
    ]
    gives: Any = load_game("legacy").frames["WhoGives"]
    of_two = Actions(load_game("legacy"), 2)
    (other,) = of_two.ids(gives(1, 1, 0), [gives.table.find("player:0")])
    assert of_two.name(other) == "WhoGives/player:next1"


def test_no_other_token_names_a_seat() -> None:
    """A question with players in its tokens says so, by its ``seat_word``."""
    for name in GAMES:
        for question in questions(load_game(name)):
            tokens = [token for token in question.table.names if token.split(":")[0] in ("player", "seat", "die")]
            if tokens and tokens[0].split(":")[1].isdigit():
                assert question.seat_word == tokens[0].split(":")[0], question.__name__


def test_unknown_names_and_numbers() -> None:
    actions = Actions(load_game("village"), 2)
    with pytest.raises(UnknownAction, match="village has no action 'TakeCube/fly'; an example"):
        actions.id("TakeCube/fly")
    with pytest.raises(UnknownAction, match="actions from 0 to 2330, not 2331"):
        actions.name(2331)
