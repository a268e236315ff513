"""Which numbers of a table differ from the standard file, in words."""

from typing import Any

from armorial.box.words import NumberWords
from armorial.games import game_module
from armorial.table.messages import NumberChange, NumbersInfo
from armorial.table.table import Table


def numbers_info(table: Table, language: str) -> NumbersInfo:
    words = NumberWords(table.game, language)
    changes = [_change(words, *each) for each in changed(table.game, table.components)]
    return NumbersInfo(numbers=table.numbers, printed=table.printed_address(), changes=changes)


def _change(words: NumberWords, path: str, here: Any, standard: Any) -> NumberChange:
    thing, number = words.parts(path)
    return NumberChange(
        what=words.what(path), thing=thing, number=number, here=words.value(here), standard=words.value(standard)
    )


def changed(game: str, components: dict[str, Any] | None) -> list[tuple[str, Any, Any]]:
    """The paths at which values differ, with the value here and the standard one; None where there is none."""
    if components is None:
        return []
    module = game_module(game)
    here, standard = (
        {path: value for path, value, _ in module.components(source).rows()} for source in (components, None)
    )
    paths = dict.fromkeys([*standard, *here])
    return [(path, here.get(path), standard.get(path)) for path in paths if here.get(path) != standard.get(path)]
