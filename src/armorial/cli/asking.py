"""A question with its options in words, what may not be chosen and why, and what a typed line means."""

from typing import Any, Final

from rich.table import Table
from rich.text import Text

from armorial.kernel.consequences import consequence
from armorial.kernel.contract import CHANCE, Game, Question, State
from armorial.kernel.questions import Refusal
from armorial.kernel.words import Message
from armorial.text import Speaker

COLUMNS_FROM: Final = 9
"""So many options, and more, stand in columns if the terminal is wide enough."""


MOST_COLUMNS: Final = 3
GAP: Final = 2


class Asking:
    """An open question as a player sees it. Allowed options are numbered first, refused ones after them."""

    def __init__(self, game: Game[Any], state: State, speaker: Speaker, names: list[str]) -> None:
        question = game.asked(state)
        assert question is not None
        self._game = game
        self._question: Question[Any] = question
        self._state = state
        self._speaker = speaker
        self._names = names
        self.seat = question.seat
        self.prompt = speaker.say(question.prompt(state), names)
        self.options = question.options(state)
        self.refused: list[tuple[int, Refusal]] = game.refused(state)

    def token(self, option: int) -> str:
        return self._question.table.names[option]

    def message(self, option: int) -> Message:
        return self._question.label(self._state, option)

    def label(self, option: int) -> str:
        return self.say(self.message(option))

    def say(self, message: Message) -> str:
        """A message with the names of this table."""
        return self._speaker.say(message, self._names)

    def outlook(self, option: int) -> str:
        """What comes of an allowed option, as far as its own words do not tell: "−2 coins, +1 horse; the game ends"."""
        if self._question.seat == CHANCE:
            return ""
        found = consequence(self._game, self._state, option)
        changes = found.unsaid(self.message(option)).items()
        amounts = [f"{'+' if n > 0 else '−'}{self.say(Message(key, {'n': abs(n)}))}" for key, n in changes]
        parts = [", ".join(amounts), *[self.say(warning).rstrip(".") for warning in found.warnings]]
        return "; ".join(part for part in parts if part)

    # -- what a line means --------------------------------------------------------------------------------

    def find(self, word: str) -> int | None:
        """The option that a number or a token means, allowed or not; None if it means none."""
        if word.isdecimal():
            number = int(word) if len(word) < 9 else 0
            numbered = [*self.options, *[option for option, _ in self.refused]]
            return numbered[number - 1] if 1 <= number <= len(numbered) else None
        option = self._question.table.find(word)
        return option if option >= 0 else None

    def allowed(self, option: int) -> bool:
        return option in self.options

    def refusal(self, game: Game[Any], option: int) -> Refusal:
        """Why an option may not be chosen; also one that nobody would think of."""
        return game.explain(self._question.refusal(self._state, option))

    # -- what is shown ------------------------------------------------------------------------------------

    def listing(self, width: int) -> Table:
        """The allowed options, numbered, with what comes of them, their tokens dimmed."""
        cells = [self._option_text(number, option) for number, option in enumerate(self.options, 1)]
        most = MOST_COLUMNS if len(cells) >= COLUMNS_FROM else 1
        columns = next(n for n in range(most, 0, -1) if n == 1 or sum(_widths(cells, n)) - GAP <= width)
        rows = -(-len(cells) // columns)
        grid = Table.grid(padding=(0, GAP, 0, 0))
        for row in range(rows):
            grid.add_row(*(cells[i] for i in range(row, len(cells), rows)))
        return grid

    def _option_text(self, number: int, option: int) -> Text:
        text = Text.assemble((f"{number:>3}", "bold cyan"), "  ", self.label(option))
        outlook = self.outlook(option)
        if outlook:
            text.append(f"  ({outlook})", "yellow")
        return text.append(f"  {self.token(option)}", "dim")

    def refusals(self) -> Text:
        """Everything refused, together where the reason is the same."""
        groups: dict[str, list[int]] = {}
        for index, (_, refusal) in enumerate(self.refused):
            groups.setdefault(self.reason(refusal), []).append(index)
        text = Text()
        for reason, indices in groups.items():
            text.append(f"{reason}\n", "yellow")
            for index in indices:
                option = self.refused[index][0]
                text.append(f"{len(self.options) + index + 1:>4}  ", "dim cyan")
                text.append(f"{self.label(option)}  ")
                text.append(f"{self.token(option)}\n", "dim")
        text.rstrip()
        return text

    def reason(self, refusal: Refusal) -> str:
        """A refusal in words, with its rules."""
        words = self._speaker.say(refusal.message, self._names)
        if not refusal.rules:
            return words
        rules = self._speaker.text("cli-rules", n=len(refusal.rules), ids=", ".join(refusal.rules))
        return f"{words} ({rules})"


def _widths(cells: list[Text], columns: int) -> list[int]:
    """How wide each column has to be, the gap after it included."""
    rows = -(-len(cells) // columns)
    return [max(c.cell_len for c in cells[first : first + rows]) + GAP for first in range(0, len(cells), rows)]
