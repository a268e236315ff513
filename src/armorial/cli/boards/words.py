"""What the words of all boards have in common."""

from armorial.kernel.words import Message
from armorial.text import Speaker


class BoardWords:
    """Says the things of a board in one language."""

    def __init__(self, speaker: Speaker) -> None:
        self._speaker = speaker

    def text(self, key: str, **args: int | str) -> str:
        return self._speaker.text(key, **args)

    def _all(self, messages: list[Message]) -> str:
        return ", ".join(self._speaker.say(message) for message in messages)
