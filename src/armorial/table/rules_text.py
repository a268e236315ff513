"""The written rules of the games, in the languages that there are."""

import re
from functools import cache
from importlib import resources
from pathlib import Path
from typing import Any, Final

from armorial.table.rules_numbers import with_numbers, without_marks
from armorial.text import FALLBACK

_FOLDERS: Final = (
    Path(str(resources.files("armorial.table").joinpath("rules"))),
    Path(__file__).parents[3] / "docs" / "rules",
)
"""Of an installed program, and of its sources."""
_HEADING: Final = re.compile(r"^(#+) (.*)$", re.MULTILINE)


def rules_text(game: str, language: str, components: dict[str, Any] | None = None) -> tuple[str, str] | None:
    """The rules as markdown and the language they are written in: English where nobody has translated them.

    ``components`` are what replaces the standard ones at a table: then its numbers stand beside the standard ones.
    """
    try:
        if components is None:
            return _standard_text(game, language)
        text, written = _rules_text(game, language)
    except LookupError:  # not kept: in a browser they come later than the rest
        return None
    return with_numbers(text, game, components, written), written


@cache
def _standard_text(game: str, language: str) -> tuple[str, str]:
    text, written = _rules_text(game, language)
    return without_marks(text), written


@cache
def _rules_text(game: str, language: str) -> tuple[str, str]:
    for written in dict.fromkeys((language, FALLBACK)):
        text = _read(game, written)
        if text is not None:
            return with_addresses(text, _read(game, FALLBACK) or text), written
    raise LookupError(game)


def with_addresses(text: str, english: str) -> str:
    """Every heading with the address that it has in English, so that links hold in every language."""
    addresses = iter(_addresses(english))
    return _HEADING.sub(lambda found: f'{found[1]} <a id="{next(addresses, "")}"></a>{found[2]}', text)


def _addresses(text: str) -> list[str]:
    """Those of all headings, made of their words; of two alike the second has a number."""
    words = [re.sub(r"[^\w\s-]", "", words.lower()).strip() for _, words in _HEADING.findall(text)]
    slugs = [re.sub(r"\s+", "-", each) for each in words]
    before = [slugs[:place].count(slug) for place, slug in enumerate(slugs)]
    return [f"{slug}-{n + 1}" if n else slug for slug, n in zip(slugs, before, strict=True)]


def _read(game: str, language: str) -> str | None:
    files = (folder / language / f"{game}.md" for folder in _FOLDERS)
    return next((file.read_text("utf-8") for file in files if file.is_file()), None)
