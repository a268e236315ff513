"""``armorial new-game``: a small game that can be played at once, to be turned into one's own rule by rule.

It is a folder of rules, a file of numbers, words, a page of rules and tests. Nothing else has to be touched: games are
found by their folders. What is written is in ``template/``, where «name» stands for the name of the game, «Name» for
the same with a capital letter, and «L» for the letter of its rules.
"""

import json
import keyword
import re
import shutil
import string
from importlib.util import find_spec
from pathlib import Path
from typing import Final

import armorial
from armorial.cli.errors import CliError
from armorial.games import GAMES
from armorial.text import FALLBACK, LANGUAGES

PACKAGE: Final = Path(armorial.__file__).parent
TEMPLATE: Final = PACKAGE / "cli" / "template"
ENDING: Final = ".in"
"""The files of the template are no Python yet."""
NAME: Final = re.compile("[a-z]{3,20}")
OTHER_MODULES: Final = ("armorial.cli.boards", "armorial.research.encode", "tests")
"""Where a module with the name of a game would be taken for a part of it."""
RESERVED: Final = ("plain", "dev", "fair", "cli", "server", "web", "core")
"""Names that the client, the tests and the words have given away already."""


def new_game(name: str, as_json: bool) -> None:
    """Write the files of a new game, all or none, and say what to do next."""
    root = source_tree()
    check_name(name)
    letter = free_letter(name, root / "docs" / "rules" / FALLBACK)
    files = {target: filled(source.read_text("utf-8"), name, letter) for target, source in targets(root, name).items()}
    taken = [target for target in files if target.exists()]
    if taken:
        raise CliError(f"{taken[0].relative_to(root)} is there already: remove it, or choose another name")
    write_all(files)
    written = sorted(str(target.relative_to(root)) for target in files)
    if as_json:
        print(json.dumps({"game": name, "letter": letter, "files": written}, indent=2))
        return
    print(f"Made the game '{name}', with the letter {letter} for its rules:")
    print("\n".join(f"  {file}" for file in written))
    print(NEXT.format(name=name))


NEXT: Final = """
It is a small game that works already. Try it:
  armorial play {name}
  armorial serve
  python -m pytest tests/{name} -q

Then make it yours: first its rules, docs/rules/en/{name}.md, then its numbers, src/armorial/data/{name}.toml, then
src/armorial/games/{name}/turn.py. CONTRIBUTING.md goes through it step by step."""


def source_tree() -> Path:
    """The folder of the project: a game is written into its sources, which an installed program does not have."""
    root = PACKAGE.parent.parent
    if PACKAGE.parent.name != "src" or not (root / "docs" / "rules").is_dir() or not (root / "tests").is_dir():
        raise CliError("a new game is written into the sources of Armorial: clone the project, and run this there")
    return root


def check_name(name: str) -> None:
    """Raises an error that says what would be right."""
    if not NAME.fullmatch(name):
        raise CliError(f"the name of a game is 3 to 20 lower-case letters from a to z, not '{name}'")
    if name in GAMES:
        raise CliError(f"there is a game '{name}' already")
    if keyword.iskeyword(name) or keyword.issoftkeyword(name) or name in RESERVED:
        raise CliError(f"'{name}' means something else already: choose another name")
    for package in OTHER_MODULES:
        if find_spec(package) is not None and find_spec(f"{package}.{name}") is not None:
            raise CliError(f"{package} has a module '{name}' already: choose another name")


def free_letter(name: str, rules: Path) -> str:
    """A letter for the ids of the rules that no other game has: one of the name, if possible."""
    pages = [page.read_text("utf-8") for page in rules.glob("*.md")]
    taken: set[str] = {letter for page in pages for letter in re.findall(r'<a id="([A-Z])-', page)}
    free = [letter for letter in name.upper() + string.ascii_uppercase if letter not in taken]
    if not free:
        raise CliError("all letters for the ids of rules are taken")
    return free[0]


def targets(root: Path, name: str) -> dict[Path, Path]:
    """The files of a game, each with the file of the template that it is made of."""
    source = root / "src" / "armorial"
    found = {
        source / "data" / f"{name}.toml": TEMPLATE / f"numbers.toml{ENDING}",
        root / "docs" / "rules" / FALLBACK / f"{name}.md": TEMPLATE / f"rules.md{ENDING}",
    }
    for language in LANGUAGES:
        words = TEMPLATE / "words" / f"{language}.ftl{ENDING}"
        fallback = TEMPLATE / "words" / f"{FALLBACK}.ftl{ENDING}"
        found[source / "text" / language / f"{name}.ftl"] = words if words.is_file() else fallback
    for part, folder in (("game", source / "games" / name), ("tests", root / "tests" / name)):
        for file in sorted((TEMPLATE / part).rglob(f"*{ENDING}")):
            found[folder / file.relative_to(TEMPLATE / part).with_suffix("")] = file
    return found


def filled(text: str, name: str, letter: str) -> str:
    return text.replace("«name»", name).replace("«Name»", name.capitalize()).replace("«L»", letter)


def write_all(files: dict[Path, str]) -> None:
    """All or none: what was written is removed again if something goes wrong."""
    made: list[Path] = []
    try:
        for target, text in files.items():
            for folder in (folder for folder in reversed(target.parents) if not folder.exists()):
                made.append(folder)
                folder.mkdir()
            made.append(target)
            target.write_text(text, "utf-8")
    except BaseException:
        for path in reversed(made):
            if path.is_dir():
                shutil.rmtree(path, ignore_errors=True)
            else:
                path.unlink(missing_ok=True)
        raise
