"""Which parts of the web client may import which: read from the source, so no import escapes.

    lib  <-  kit  <-  games  <-  { table, pages }        parts beside games
                                 table  <-  { analysis, puzzles }

``lib`` speaks with the server and keeps what the reader has chosen; ``kit`` draws what any game may need; ``games`` is
what all boards share, and below it each game has a folder that knows nothing of the others; ``parts`` are pieces that
several pages share; ``here`` runs in workers, and shares only the form of its messages with ``lib``. The table and the
other pages know nothing of each other: only the root of the client knows all.
``analysis`` and ``puzzles`` are pages on which a table is looked at, or played a little.
"""

import posixpath
import re
from pathlib import Path
from typing import Final

import pytest

SOURCE: Final = Path(__file__).parents[1] / "web" / "src"
USES: Final[dict[str, tuple[str, ...]]] = {
    "lib": (),
    "here": ("lib",),
    "kit": ("lib",),
    "parts": ("lib", "kit"),
    "games": ("lib", "kit", "a game"),
    "a game": ("lib", "kit", "games"),
    "table": ("lib", "kit", "games", "parts"),
    "pages": ("lib", "kit", "games", "parts"),
    "analysis": ("lib", "kit", "games", "parts", "table"),
    "puzzles": ("lib", "kit", "games", "parts", "table"),
    "dev": ("lib", "kit", "games", "table", "styles"),
    "styles": (),
    "root": ("lib", "kit", "games", "parts", "table", "pages", "analysis", "puzzles", "styles"),
}
"""What each part may import besides itself. ``dev`` is a page for those who draw boards; nothing imports it."""
OF_ALL_GAMES: Final = ("plain",)
"""What boards may be imported by their names: the one that serves every game. The others are found by their folders."""

IMPORT: Final = re.compile(r"""\b(?:from|import)\s*\(?\s*['"](\.{1,2}(?:/[^'"]*)?)['"]""")


def part_of(file: str) -> str:
    """The part of the client a file belongs to, by its path below the sources."""
    folders = file.split("/")[:-1]
    if not folders:
        return "root"
    if folders[0] != "games":
        return folders[0]
    return "games" if len(folders) == 1 else "dev" if folders[1] == "dev" else "a game"


def game_of(file: str) -> str:
    return file.split("/")[1] if part_of(file) == "a game" else ""


def imports(file: str, text: str) -> list[str]:
    """The files of the client that a file imports, also those that are fetched later."""
    found = [posixpath.normpath(posixpath.join(posixpath.dirname(file), path)) for path in IMPORT.findall(text)]
    inside = [path for path in found if not path.startswith("..")]
    return [f"{path}/index" if (SOURCE / path).is_dir() else path for path in inside]


def problems(file: str, text: str) -> list[str]:
    wrong: list[str] = []
    part = part_of(file)
    for other in imports(file, text):
        theirs = part_of(other)
        if part == theirs == "a game" and game_of(file) != game_of(other):
            wrong.append(f"{other}: a game may not import another")
        elif theirs == "a game" and part == "games" and game_of(other) not in OF_ALL_GAMES:
            wrong.append(f"{other}: what all boards share may not know a single one")
        elif theirs != part and theirs not in USES[part]:
            wrong.append(f"{other}: {part} may not import {theirs}")
    return wrong


FILES: Final = sorted(
    path.relative_to(SOURCE).as_posix() for ending in ("*.ts", "*.svelte") for path in SOURCE.rglob(ending)
)


def test_there_are_sources() -> None:
    assert len(FILES) > 150
    assert {part_of(file) for file in FILES} == USES.keys() - {"styles"}


def test_imports() -> None:
    found = {file: problems(file, (SOURCE / file).read_text(encoding="utf-8")) for file in FILES}
    assert {file: wrong for file, wrong in found.items() if wrong} == {}


@pytest.mark.parametrize(
    ("file", "text", "problem"),
    [
        ("lib/live.svelte.ts", "import { Icon } from '../kit';", "kit/index: lib may not import kit"),
        ("lib/api.ts", "const x = await import('../table/keys');", "table/keys: lib may not import table"),
        ("kit/Icon.svelte", "import type { X } from '../games/board'", "games/board: kit may not import games"),
        ("games/board.ts", "import './village/index'", "games/village/index: what all boards share"),
        ("games/troyes/Board.svelte", "export * from '../village/map'", "games/village/map: a game may not import"),
        ("games/troyes/Board.svelte", 'import a from "../../table/keys"', "table/keys: a game may not import table"),
        ("table/Bar.svelte", "import {\n  a,\n} from '../pages/join';", "pages/join: table may not import pages"),
        (
            "pages/Lobby.svelte",
            "import a from '../games/legacy/tree';",
            "games/legacy/tree: pages may not import a game",
        ),
        ("pages/Lobby.svelte", "import a from '../App.svelte';", "App.svelte: pages may not import root"),
    ],
)
def test_a_wrong_direction_is_found(file: str, text: str, problem: str) -> None:
    (found,) = problems(file, text)
    assert found.startswith(problem)


@pytest.mark.parametrize(
    ("file", "text"),
    [
        ("games/pictures.ts", "import Picture from './plain/Picture.svelte';"),
        (
            "table/Desk.svelte",
            "import PaceChoice from '../parts/PaceChoice.svelte'; import { t } from '../lib/settings';",
        ),
        (
            "games/village/Board.svelte",
            "import { onMount } from 'svelte'; import a from './map'; import b from '../board'",
        ),
    ],
)
def test_a_right_direction_is_no_problem(file: str, text: str) -> None:
    assert problems(file, text) == []


LINK: Final = re.compile(r"""<a\b[^>]*?\shref=(?:"/|\{`/|\{'/)|\bfetch\(\s*[`'"]/|location\.origin\}/""")
"""An address that begins at the root of the site."""


def test_addresses_are_below_the_path_of_the_server() -> None:
    """A server may live below a path of its site: ``site('/lobby')`` from ``lib/site.ts`` says where."""
    looked_at = [file for file in FILES if not file.endswith(".test.ts") and part_of(file) != "dev"]
    found = {file: LINK.findall((SOURCE / file).read_text(encoding="utf-8")) for file in looked_at}
    assert {file: links for file, links in found.items() if links} == {}, "use site(...) from lib/site.ts"


def test_an_address_at_the_root_is_found() -> None:
    for wrong in (
        '<a class="x"\n  href="/lobby">',
        "<a href={`/rules/${game}`}>",
        "fetch('/api/me')",
        "${location.origin}/x",
    ):
        assert LINK.search(wrong), wrong
    assert not LINK.search("<a href={site('/lobby')}>")
