"""The story of a game on the terminal: rounds and their parts as headings, then one paragraph per answer."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from typing import Final

from rich.text import Text

from armorial.cli.boards.marks import SEAT_MARKS, SEAT_STYLES
from armorial.kernel.contract import CHANCE, CHAPTER, SECTION
from armorial.kernel.words import about
from armorial.match.course import Told
from armorial.text import Speaker

HEADINGS: Final = {CHAPTER: "bold", SECTION: "italic"}
"""How headings look."""


@dataclass
class Paragraph:
    """What is told in one go: a heading, or all that one answer did to one player. ``seat`` is ``CHANCE`` if it is
    nobody's doing; ``about`` is whom it tells of."""

    seq: int
    seat: int
    heading: int
    about: int
    said: list[str] = field(default_factory=list)

    @property
    def words(self) -> str:
        return " ".join(self.said)


def paragraphs(told: Iterable[Told], answerer: Callable[[int], int], say: Callable[[Told], str]) -> list[Paragraph]:
    """Events in paragraphs: what happens to somebody else is not buried in that of the player who answered. It is
    nobody's doing, like all that follows a heading."""
    found: list[Paragraph] = []
    after_heading = False
    for seq, event in told:
        last = found[-1] if found else None
        who = about(event.message)
        if last is None or last.seq != seq:
            after_heading = False
        if last is None or last.seq != seq or last.heading or event.heading or who not in (last.about, None):
            after_heading = after_heading or bool(event.heading)
            doer = CHANCE if after_heading else answerer(seq)
            who = doer if who is None else who
            last = Paragraph(seq, doer if who == doer else CHANCE, event.heading, who)
            found.append(last)
        last.said.append(say((seq, event)))
    return found


class Teller:
    """Prints paragraphs with the names of the players in their colours, and their sign where a turn begins."""

    def __init__(self, speaker: Speaker, names: list[str]) -> None:
        self._speaker = speaker
        self._names = names
        self._turn = CHANCE

    def say(self, told: Told) -> str:
        return self._speaker.say(told[1].message, self._names)

    def line(self, paragraph: Paragraph, number: bool = False) -> Text:
        """A paragraph as it is printed, with the number of its line if that is wanted."""
        start = f"{paragraph.seq:>5}  " if number else "  "
        if paragraph.heading:
            self._turn = CHANCE
            words = self.coloured(paragraph.words, HEADINGS[paragraph.heading])
            return Text.assemble((start, "dim"), ("── ", "dim"), words)
        begins = paragraph.seat not in (CHANCE, self._turn)
        if paragraph.seat != CHANCE:
            self._turn = paragraph.seat
        mark = (f"{SEAT_MARKS[paragraph.seat]} ", SEAT_STYLES[paragraph.seat]) if begins else ("· ", "dim")
        return Text.assemble((start, "dim"), mark, self.coloured(paragraph.words))

    def coloured(self, words: str, style: str = "") -> Text:
        """Words with the names of the players in their colours."""
        text = Text(words, style)
        for seat, name in enumerate(self._names):
            text.highlight_words([name], SEAT_STYLES[seat])
        return text
