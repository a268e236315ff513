"""What there is to hide in a match, and how it would look if it came out."""

import json
import re

from armorial.kernel.contract import EVERYBODY, SPECTATOR
from armorial.match import Record, Replay

PREFERRED = {
    "village": ("serve:", "harvest", "make:", "buy:", "take:grain:", "take:market:", "take:crafts:"),
    "legacy": ("marry:", "children", "arrange:", "person:", "child"),
}
"""Answers after which there is something to hide: in Village those of people who want customers, in Legacy those of
families that do not die out in the first generation."""
OPTIONS = {"lorenzo": {"advanced": "on"}}
"""Options with which there is something to hide: the leaders of Lorenzo are drafted in secret."""


class Hiding:
    """The secrets of a match that is over."""

    def __init__(self, record: Record) -> None:
        assert record.secret is not None
        self.secret = record.secret.hex()
        self.replay = Replay(record)
        self.game = self.replay.game

    def hid_something(self) -> bool:
        """Whether somebody knew something that others did not: in a rare match of Village nothing is ever sold."""
        return any(
            zone.audience not in (0, EVERYBODY) and self.game.cards(then.state, zone)
            for then in self.replay.positions()
            for zone in self.game.zones(then.state)
        )

    def secret_answers(self, reader: int) -> list[re.Pattern[str]]:
        """How the answers that are kept from a reader would look in a text.

        What he was offered himself he knows of: in a draft the cards go round.
        """
        always = json.dumps(self.game.view(self.replay.at(0).state, SPECTATOR))
        tokens = {line.token for line in self.replay.record.lines if not line.known_to(reader)}
        for then in self.replay.positions():
            question = self.game.asked(then.state)
            if question is not None and question.seat == reader:
                tokens -= {question.table.names[option] for option in question.options(then.state)}
        patterns = [re.compile(rf"(?<![\w:-]){re.escape(token)}(?![\w:-])") for token in tokens]
        return [pattern for pattern in patterns if not pattern.search(always)]

    def told(self, secrets: list[re.Pattern[str]], text: str, seat: int, seq: int) -> list[re.Pattern[str]]:
        """Which secrets are in a text, though they were not yet open: in Legacy patrons are turned up, and then goals
        are chosen. That views show nothing hidden is a law of the conformance suite."""
        found = [pattern for pattern in secrets if pattern.search(text)]
        view = json.dumps(self.game.view(self.replay.at(seq).state, seat)) if found else ""
        return [pattern for pattern in found if not pattern.search(view)]
