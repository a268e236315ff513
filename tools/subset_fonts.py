"""Makes the fonts of the web client: the letters of each alphabet in a file of its own, so that readers load few bytes.

``pip install fonttools brotli``, then ``python tools/subset_fonts.py``. It reads the fonts that npm installs
(``web/node_modules/@fontsource``) and writes ``web/src/fonts`` and ``web/src/styles/fonts.css``, which are in git:
they change only when a font does. Kerning, ligatures and numerals stay; alternates that no page uses are left out.
Copyright and licence (SIL Open Font License 1.1) stay in each file.
"""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

from fontTools import subset
from fontTools.ttLib import TTFont

ROOT: Final = Path(__file__).resolve().parents[1]
SOURCES: Final = ROOT / "web" / "node_modules" / "@fontsource"
FONTS: Final = ROOT / "web" / "src" / "fonts"
STYLES: Final = ROOT / "web" / "src" / "styles" / "fonts.css"
FEATURES: Final = ["kern", "liga", "lnum", "tnum", "ccmp", "mark"]
NAMES: Final = [0, 1, 2, 13, 14]
"""Copyright, family, style, licence."""


@dataclass(frozen=True)
class Face:
    """A weight or style of a family."""

    family: str
    source: str
    weight: int
    style: str = "normal"


@dataclass(frozen=True)
class Alphabet:
    """Letters that somebody needs together, and the file of the package that has them."""

    name: str
    source: str
    letters: str
    """As CSS writes a ``unicode-range``."""


FACES: Final = [
    Face("Inter", "inter", 400),
    Face("Inter", "inter", 500),
    Face("Inter", "inter", 600),
    Face("EB Garamond", "eb-garamond", 600),
    Face("EB Garamond", "eb-garamond", 400, "italic"),
]
ALPHABETS: Final = [
    Alphabet(
        "latin-ext", "latin-ext", "U+0100-0103,U+0108-0117,U+011A-0140,U+0145-0159,U+015C-0178,U+017D-017F,U+0218-021B"
    ),
    Alphabet("accents", "latin", "U+00C0-00D2,U+00D4-00F2,U+00F4-00FF,U+0131,U+0152-0153"),
    Alphabet("polish", "latin-ext", "U+0104-0107,U+0118-0119,U+0141-0144,U+015A-015B,U+0179-017C"),
    Alphabet("cyrillic", "cyrillic", "U+0401,U+0410-044F,U+0451,U+2116"),
    Alphabet("basic", "latin", "U+0020-007E,U+00A0-00BF,U+00D3,U+00F3,U+2000-206F,U+20AC,U+2191,U+2193,U+2212"),
]
"""The Polish Ó is with the basic letters, where the accents it does without would cost as much as all the others."""


def code_points(letters: str) -> list[int]:
    found: list[int] = []
    for part in letters.split(","):
        first, _, last = part.removeprefix("U+").partition("-")
        found += range(int(first, 16), int(last or first, 16) + 1)
    return found


def make(face: Face, alphabet: Alphabet) -> Path:
    font = TTFont(SOURCES / face.source / "files" / f"{face.source}-{alphabet.source}-{face.weight}-{face.style}.woff2")
    wanted = subset.Options(layout_features=FEATURES, name_IDs=NAMES, hinting=False, notdef_outline=True)
    cutter = subset.Subsetter(wanted)
    cutter.populate(unicodes=code_points(alphabet.letters))
    cutter.subset(font)
    font.flavor = "woff2"
    file = FONTS / f"{face.source}-{alphabet.name}-{face.weight}-{face.style}.woff2"
    font.save(file)
    return file


def rule(face: Face, alphabet: Alphabet, file: Path) -> str:
    return (
        f"@font-face {{ font-family: '{face.family}'; font-style: {face.style}; font-weight: {face.weight}; "
        f"font-display: swap;\n  src: url('../fonts/{file.name}') format('woff2');\n"
        f"  unicode-range: {alphabet.letters}; }}\n"
    )


def main() -> None:
    FONTS.mkdir(exist_ok=True)
    for old in FONTS.glob("*.woff2"):
        old.unlink()
    rules = [rule(face, alphabet, make(face, alphabet)) for face in FACES for alphabet in ALPHABETS]
    STYLES.write_text(
        "/* Made by tools/subset_fonts.py: a browser loads the alphabets that a page needs. */\n" + "".join(rules),
        encoding="utf-8",
    )
    for file in sorted(FONTS.glob("*.woff2")):
        print(f"{file.stat().st_size:7,} {file.name}")


if __name__ == "__main__":
    main()
