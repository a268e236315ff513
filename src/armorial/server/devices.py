"""What a browser calls itself, in two words that its owner recognises: "Firefox, Linux"."""

from typing import Final

BROWSERS: Final = [
    ("Firefox", ("Firefox/", "FxiOS/")),
    ("Edge", ("Edg/", "EdgA/", "EdgiOS/")),
    ("Opera", ("OPR/", "Opera")),
    ("Samsung Internet", ("SamsungBrowser/",)),
    ("Vivaldi", ("Vivaldi/",)),
    ("Chrome", ("Chrome/", "CriOS/", "Chromium/")),
    ("Safari", ("Safari/",)),
]
"""Those that also claim to be another come before it."""
SYSTEMS: Final = [
    ("iPhone", ("iPhone",)),
    ("iPad", ("iPad",)),
    ("Android", ("Android",)),
    ("Windows", ("Windows",)),
    ("ChromeOS", ("CrOS",)),
    ("macOS", ("Macintosh", "Mac OS X")),
    ("Linux", ("Linux", "X11")),
]
LONGEST_HEADER: Final = 500


def device_of(user_agent: str) -> str | None:
    """The browser and the system. Only words of ours, whatever the header says; nothing if it names neither."""
    header = user_agent[:LONGEST_HEADER]
    found = [_first(header, BROWSERS), _first(header, SYSTEMS)]
    return ", ".join(name for name in found if name) or None


def _first(header: str, known: list[tuple[str, tuple[str, ...]]]) -> str | None:
    return next((name for name, signs in known if any(sign in header for sign in signs)), None)
