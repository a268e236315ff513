"""Packs what the table in the browser runs on: Python itself, and the part of our own code that it needs.

    python web/packs.py FOLDER     packs into a folder, and here.json, which says what they are called

A pack is a tar file, packed with xz under a name with its hash: it is small wherever it lies, whether or not a host
packs what it sends, and the worker unpacks it (web/src/here/unpack.ts). The first has Python for WebAssembly (the npm
package pyodide) and the packages that we use, from PyPI; it changes only when one of those does. The second is
Armorial, the third what comes while a game goes on already: the written rules, and the puzzles.
"""

import ast
import fcntl
import hashlib
import io
import json
import lzma
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Final

from node import find_node

WEB: Final = Path(__file__).resolve().parent
ROOT: Final = WEB.parent
SOURCES: Final = ROOT / "src" / "armorial"
PYODIDE: Final = WEB / "node_modules" / "pyodide"
BUILT: Final = ROOT / "build" / "packs"
"""What was packed before, by the sum of what went into it."""

LIBRARY: Final = "lib/python3.14"
HOME: Final = f"{LIBRARY}/site-packages/armorial"
PLATFORM: Final = "pyemscripten_2026_0_wasm32"
PACKAGES: Final = (
    *("pydantic", "pydantic_core", "annotated-types", "typing-extensions", "typing-inspection"),
    *("fluent.runtime", "fluent.syntax", "babel", "attrs", "librt", "mypy_extensions", "pytz"),
)
OURS: Final = ("kernel", "games", "match", "lessons", "bots", "data", "engine", "text", "box", "table", "browser")
"""The parts of Armorial that run in a browser."""
ELSEWHERE: Final = re.compile(
    r"bots/(arena|program|protocol|puzzles|speaking|sprt|standings)\.py$|engine/(build|ready|to_c)\.py$"
)
"""What only the command line does: arenas, programs from outside, compiling."""
PUZZLES: Final = "data/puzzles"
OTHERS: Final = re.compile(
    r"text/\w+/(box|cli|mail|told|web|web-.*|.*-legend|account|analysis|notices|here|pace|plans|standing|finding|tournaments)\.ftl$"
    r"|bots/(arena|playout|program|protocol|puzzles|speaking|sprt|standings)\.py$|engine/(build|ready|to_c)\.py$"
    r"|box/(agreement|file)\.py$"
)
"""Words of pages, letters and the terminal: the page has its own, the others are not there. And what only arenas and
compilers use."""

# Parts of the standard library that no table has a use for: other ways to run, to talk to other machines, to test.
UNUSED: Final = frozenset(
    (
        *("_pydatetime", "_pydecimal", "_pyio", "_pyrepl", "bdb", "curses", "dbm", "doctest", "ensurepip", "ftplib"),
        *(
            "http",
            "idlelib",
            "imaplib",
            "lib2to3",
            "mailbox",
            "multiprocessing",
            "netrc",
            "pdb",
            "pickletools",
            "poplib",
        ),
        *(
            "profile",
            "profiling",
            "pstats",
            "pydoc",
            "pydoc_data",
            "smtplib",
            "socketserver",
            "sqlite3",
            "ssl",
            "tarfile",
        ),
        *(
            "test",
            "tkinter",
            "turtle",
            "turtledemo",
            "unittest",
            "venv",
            "wave",
            "webbrowser",
            "wsgiref",
            "xml",
            "xmlrpc",
        ),
        "zipapp",
    )
)

NOT_OURS: Final = ("pytz/zoneinfo/", "pydantic/v1/", "pydantic/mypy.py", "babel/messages/")
"""Parts of packages that are never used here: no table tells the time."""
ALPHABETS: Final = re.compile(
    r"encodings/(cp(?!437)\w+|mac_\w+|iso8859_(?!1\b)\w+|koi8_\w+|big5\w*|euc_\w+|gb\w+|iso2022\w*|shift_\w+)\.py$"
)
"""All texts here are UTF-8."""

Entry = tuple[str, bytes]


def wheels() -> Iterator[Path]:
    """The packages, as constraints.txt pins them, fetched once."""
    folder = BUILT / "wheels"
    pins = dict(re.findall(r"^([\w.-]+)==(\S+)$", (ROOT / "constraints.txt").read_text("utf-8"), re.MULTILINE))
    known = {re.sub(r"[-_.]+", "-", name).lower(): version for name, version in pins.items()}
    for name in PACKAGES:
        version = known[re.sub(r"[-_.]+", "-", name).lower()]
        file = re.sub(r"[-_.]+", "?", name) + f"-{version}-*.whl"
        if not any(folder.glob(file)):
            fetch = [
                sys.executable,
                "-m",
                "pip",
                "download",
                "-q",
                "--no-deps",
                "--only-binary=:all:",
                "-d",
                str(folder),
            ]
            target = ["--platform", PLATFORM, "--python-version", "3.14", "--implementation", "cp", "--abi", "cp314"]
            subprocess.run([*fetch, *target, f"{name}=={version}"], check=True)
        yield next(folder.glob(file))


def library() -> Iterator[Entry]:
    """The standard library, without what is never used here."""
    with zipfile.ZipFile(PYODIDE / "python_stdlib.zip") as whole:
        for name in whole.namelist():
            top = name.split("/")[0].removesuffix(".py")
            if name.endswith("/") or top in UNUSED or "/tests/" in name or ALPHABETS.search(name):
                continue
            yield f"{LIBRARY}/{name}", whole.read(name)


def languages() -> list[str]:
    return sorted(folder.name for folder in (SOURCES / "text").iterdir() if (folder / "core.ftl").is_file())


def packages() -> Iterator[Entry]:
    """The packages as they would be installed; of Babel only the languages that there are words in."""
    locales = [*languages(), "root"]
    for wheel in wheels():
        with zipfile.ZipFile(wheel) as whole:
            for name in whole.namelist():
                locale = re.match(r"babel/locale-data/(\w+)\.dat$", name)
                if locale and locale[1] not in locales:
                    continue
                if name.startswith(NOT_OURS):
                    continue
                if name.endswith(("/", ".pyi", "py.typed", ".json")) or ".dist-info/" in name:
                    continue
                yield f"{LIBRARY}/site-packages/{name}", whole.read(name)


def python() -> Iterator[Entry]:
    yield "python.wasm", (PYODIDE / "pyodide.asm.wasm").read_bytes()
    files = [(name, bare(content) if name.endswith(".py") else content) for name, content in (*library(), *packages())]
    quick = compiled(files)
    for name, content in files:
        yield (f"{name}c", quick[f"{name}c"]) if f"{name}c" in quick else (name, content)


def compiled(files: list[Entry]) -> dict[str, bytes]:
    """The files of other people's that every start reads, compiled: that is a quarter of what Python has to do at a
    first start. Ours stay as they are: compiled they are twice as large, and they change often."""
    own, script = list(ours()), WEB / "compile.mjs"
    asked = "\n".join(sorted(imports(own)))
    total = hashlib.sha256(tar(files) + asked.encode() + script.read_bytes()).hexdigest()[:16]
    kept = BUILT / f"compiled-{total}.zip"
    if not kept.is_file():
        for old in BUILT.glob("compiled-*.zip"):
            old.unlink()
        with tempfile.TemporaryDirectory() as folder:
            for name, content in (*files, *own):
                place = Path(folder) / name
                place.parent.mkdir(parents=True, exist_ok=True)
                place.write_bytes(content)
            subprocess.run([find_node(), script, folder], check=True)
            with zipfile.ZipFile(kept.with_suffix(".part"), "w") as made:
                for file in sorted(Path(folder).rglob("*.pyc")):
                    made.write(file, file.relative_to(folder).as_posix())
        kept.with_suffix(".part").rename(kept)
    with zipfile.ZipFile(kept) as made:
        return {name: made.read(name) for name in made.namelist()}


def imports(files: Iterable[Entry]) -> Iterator[str]:
    """What sources import of other people's: only where that changes does a start read other files."""
    for name, content in files:
        for node in ast.walk(ast.parse(content)) if name.endswith(".py") else ():
            if isinstance(node, ast.Import | ast.ImportFrom):
                named = node.module if isinstance(node, ast.ImportFrom) else ""
                yield from (
                    f"{named}.{each.name}" for each in node.names if not f"{named}{each.name}".startswith("armorial")
                )


class Bare(ast.NodeTransformer):
    """Takes out what is only said to readers of the source, which is a quarter of it."""

    def generic_visit(self, node: ast.AST) -> ast.AST:
        super().generic_visit(node)
        body = getattr(node, "body", None)
        if isinstance(body, list):
            kept = [each for each in body if not is_text(each)]
            node.body = kept or ([] if isinstance(node, ast.Module) else [ast.Pass()])  # type: ignore[attr-defined]
        return node


class Untyped(Bare):
    """Takes out the types of what functions take and give, too, which nothing of ours looks at while it runs."""

    def visit_FunctionDef(self, node: ast.FunctionDef) -> ast.AST:
        given = node.args
        for each in (*given.posonlyargs, *given.args, *given.kwonlyargs, given.vararg, given.kwarg):
            if each is not None:
                each.annotation = None
        node.returns = None
        return self.generic_visit(node)


def is_text(node: ast.stmt) -> bool:
    return isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str)


def bare(source: bytes, how: type[Bare] = Bare) -> bytes:
    try:
        return ast.unparse(ast.fix_missing_locations(how().visit(ast.parse(source)))).encode()
    except SyntaxError:  # of a later Python than the one that packs
        return source


def untyped(source: bytes) -> bytes:
    return bare(source, Untyped)


def said(words: bytes) -> bytes:
    """A file of words without what is only said to translators."""
    return b"\n".join(line for line in words.split(b"\n") if not line.startswith(b"#"))


PARTS: Final = 100_000
"""Weights of judges have five decimals, all but a few."""


def whole(weights: bytes) -> bytes:
    """The weights of a judge as whole numbers, which pack a tenth better; those that would change stay as they are."""
    told = json.loads(weights)
    for stage in told["stages"]:
        for block in ("shared", "own", "others"):
            stage[block] = [[_in_parts(weight) for weight in row] for row in stage[block]]
    return json.dumps({**told, "parts": PARTS}, separators=(",", ":")).encode()


def _in_parts(weight: float) -> float:
    parts = round(weight * PARTS)
    return parts if parts / PARTS == weight else weight


def smaller(file: Path) -> bytes:
    """What a file says to the program, and nothing else."""
    content = file.read_bytes()
    if file.name == "judge.json":
        return whole(content)
    return BARE.get(file.suffix, bytes)(content)


BARE: Final = {".py": untyped, ".ftl": said}


def ours() -> Iterator[Entry]:
    """Armorial itself, with its data and its words."""
    yield f"{HOME}/__init__.py", bare((SOURCES / "__init__.py").read_bytes())
    for part in OURS:
        for file in sorted((SOURCES / part).rglob("*")):
            name = file.relative_to(SOURCES).as_posix()
            if (
                file.is_file()
                and file.suffix in {".py", ".ftl", ".toml", ".json", ".txt"}
                and not (OTHERS.search(name) or ELSEWHERE.search(name) or name.startswith(PUZZLES))
            ):
                yield f"{HOME}/{name}", smaller(file)


def read() -> list[Path]:
    """The files of ours that go into packs."""
    places = [SOURCES / part for part in OURS] + [ROOT / "docs" / "rules"]
    found = [file for place in places for file in sorted(place.rglob("*")) if "__pycache__" not in file.parts]
    return [SOURCES / "__init__.py", *(file for file in found if file.is_file())]


def later() -> Iterator[Entry]:
    """What a game can begin without: the written rules, and the puzzles."""
    written = ROOT / "docs" / "rules"
    for file in sorted(written.rglob("*.md")):
        yield f"{HOME}/table/rules/{file.relative_to(written).as_posix()}", file.read_bytes()
    for file in sorted((SOURCES / PUZZLES).glob("*.json")):
        yield f"{HOME}/{PUZZLES}/{file.name}", file.read_bytes()


def tar(entries: Iterable[Entry]) -> bytes:
    """Alike things side by side pack best. All files are equally old, so that what Python makes of them holds."""
    out = io.BytesIO()
    with tarfile.open(fileobj=out, mode="w", format=tarfile.USTAR_FORMAT) as whole:
        for name, content in sorted(entries, key=lambda entry: (Path(entry[0]).suffix, entry[0])):
            info = tarfile.TarInfo(name)
            info.size = len(content)
            whole.addfile(info, io.BytesIO(content))
    return out.getvalue()


def pack(name: str, entries: Iterable[Entry]) -> Path:
    """The packed file; the one of an earlier time if the same went into it."""
    content = tar(entries)
    file = BUILT / f"{name}-{hashlib.sha256(content).hexdigest()[:16]}.pack"
    if not file.is_file():
        for old in BUILT.glob(f"{name}-*.pack"):
            old.unlink()
        filters = [{"id": lzma.FILTER_LZMA2, "preset": 9 | lzma.PRESET_EXTREME, "dict_size": 1 << 25, "pb": 0}]
        packed = lzma.compress(content, format=lzma.FORMAT_XZ, check=lzma.CHECK_CRC32, filters=filters)
        file.with_suffix(".part").write_bytes(packed)
        file.with_suffix(".part").rename(file)
    return file


def write(folder: Path) -> None:
    """All packs to the files of a client, those of earlier versions away, and what they are called."""
    BUILT.mkdir(parents=True, exist_ok=True)
    assets = folder / "assets"
    assets.mkdir(parents=True, exist_ok=True)
    with (BUILT / ".lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        packed = {
            "python": pack("python", python()),
            "armorial": pack("armorial", ours()),
            "later": pack("later", later()),
        }
        for file in packed.values():
            if not (assets / file.name).is_file():
                shutil.copyfile(file, assets / file.name)
        for old in assets.glob("*.pack"):
            if old.name not in {file.name for file in packed.values()}:
                old.unlink()
        said = {name: {"file": file.name, "bytes": file.stat().st_size} for name, file in packed.items()}
        (folder / "here.json").write_text(json.dumps(said, indent=1) + "\n", "utf-8")


if __name__ == "__main__":
    if len(sys.argv) != 2:
        sys.exit(__doc__)
    write(Path(sys.argv[1]))
