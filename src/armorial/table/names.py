"""What people may be called: something that can be read, that nobody at the table mistakes for another, and that does
not pose as the server."""

import re
import unicodedata
from collections.abc import Iterable
from typing import Final

from pydantic_core import PydanticCustomError

MOST_MARKS: Final = 2
"""How many accents a letter may carry. Languages need no more; piles of them cover what stands above and below."""

INVISIBLE: Final = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Letters and marks that nobody sees. Python calls them printable."""

_WORDS: Final = re.compile(r"[^\W\d_]+")

_LOOKS: Final = (
    # Cyrillic
    ("АаВвЕеКкМмНнОоРрСсТтУуХхІіЈјЅѕҺһԁԚԛԜԝѴѵгпЬьЗзб", "aabbeekkmmhhooppccttyyxxiijjsshhdqqwwvvrnbb336"),
    # Greek
    ("ΑαΒβΕεΖΗηΙιΚκΜΝνΟοΡρΤτΥυΧχϹϲ", "aabbeezhniikkmnvooppttyuxxcc"),
    # Latin letters with a stroke or without a dot, digits, signs
    ("łŁøØđĐħĦıɑɡ01l|I$@", "iiooddhhiagoiiiisa"),
)
"""What looks alike, and the small Latin letter or digit that stands for it. Accents are taken off before."""
_ALIKE: Final = str.maketrans("".join(looks for looks, _ in _LOOKS), "".join(plain for _, plain in _LOOKS))

OFFICIAL: Final = ("armorial", "admin", "administrator", "moderator", "админ", "администратор", "модератор")
"""Words that no name may have."""
ALONE: Final = (
    *("host", "server", "system", "bot", "anonymous", "support"),
    *("хозяин", "сервер", "система", "бот", "аноним", "поддержка"),
    *("gospodarz", "serwer", "anonim", "wsparcie"),
)
"""Words that are no name by themselves; and no name begins with that of a bot."""


def readable(text: str) -> str:
    """A name as it is shown: one line without invisible, joining or turning marks, letters in their usual form."""
    text = unicodedata.normalize("NFKC", text)
    seen = "".join(" " if char.isspace() else char for char in text if char.isspace() or _visible(char))
    return " ".join(_few_marks(seen).split())


def _visible(char: str) -> bool:
    if char in INVISIBLE or 0xFE00 <= ord(char) <= 0xFE0F or 0xE0000 <= ord(char) <= 0xE0FFF:
        return False
    return char.isprintable()


def _few_marks(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for char in text:
        marks = marks + 1 if unicodedata.combining(char) else 0
        if marks <= MOST_MARKS:
            kept.append(char)
    return "".join(kept)


def somebodys(text: str) -> str:
    """The readable form of a person's name; refuses what is no name for a person."""
    name = anything(text)
    if poses(name):
        raise PydanticCustomError("server-name-poses", "it looks like a name of the server itself")
    return name


def anything(text: str) -> str:
    """The readable form of a name, of whomever."""
    name = readable(text)
    if not any(unicodedata.category(char)[0] in "LNS" for char in name):
        raise PydanticCustomError("server-name-blank", "nothing readable is left of it")
    return name


def poses(name: str) -> bool:
    """Whether a name could be taken for the server, the host, a bot, or whoever runs it all."""
    words = [_skeleton(word) for word in _WORDS.findall(name)]
    if not words:
        return False
    if any(word in _OFFICIAL for word in words):
        return True
    return words[0] in _BOT or (len(words) == 1 and words[0] in _ALONE)


def _skeleton(name: str) -> str:
    """A name reduced to what the eye tells apart: no accents, blanks or signs, one letter for all that look like it."""
    bare = "".join(char for char in unicodedata.normalize("NFKD", name) if not unicodedata.combining(char))
    looks = bare.translate(_ALIKE).casefold().translate(_ALIKE).replace("rn", "m").replace("vv", "w")
    return "".join(char for char in looks if char.isalnum())


def skeletons(name: str) -> frozenset[str]:
    """What a name looks like as it is, and in small and capital letters: Η is an H, but η nearly an n."""
    found = frozenset(_skeleton(form) for form in (name, name.lower(), name.upper()))
    return found - {""} or frozenset([name.casefold()])


def alike(name: str, others: Iterable[str]) -> str | None:
    """The first of the others that somebody could mistake the name for."""
    looks = skeletons(name)
    return next((other for other in others if looks & skeletons(other)), None)


def distinct(name: str, others: Iterable[str], longest: int) -> str:
    """The name, or with a number if there is one like it already."""
    taken = list(others)
    found, number = name, 1
    while alike(found, taken) is not None:
        number += 1
        found = f"{name[: longest - 4].rstrip()} {number}"
    return found


_OFFICIAL: Final = frozenset(_skeleton(word) for word in OFFICIAL)
_ALONE: Final = frozenset(_skeleton(word) for word in ALONE)
_BOT: Final = frozenset(_skeleton(word) for word in ("bot", "бот"))
