"""Draws docs/terminal.svg: a game of Village in the terminal, as the README shows it.

    python docs/make_terminal_picture.py

Bots play the first rounds of a game with a fixed seed; then the screen is the one that a person would see.
"""

import io
import random
import re
from pathlib import Path

from rich.console import Console
from rich.text import Text

from armorial.bots import make_bot
from armorial.bots.runner import bot_answer
from armorial.cli.asking import Asking
from armorial.cli.boards import SEAT_MARKS, SEAT_STYLES, make_board
from armorial.games import game_module
from armorial.match import Match, SeededChance
from armorial.text import Speaker

NAMES = ["Anna", "Bruno", "Clara"]
SEED = 12
ROUND = 4
WIDTH = 120


def middle_of_a_game() -> Match:
    """A turn of Anna in the fourth round with a fair number of options."""
    components = game_module("village").components()
    game = game_module("village").rules(components)
    match = Match.start(game, len(NAMES), names=NAMES, chance=SeededChance(SEED))
    rng = random.Random(SEED)
    while True:
        question = match.asked()
        assert question is not None
        view = game.view(match.state, 0)
        if question.seat == 0 and view["round"] == ROUND and _fair_choice(match.options()):
            return match
        option = bot_answer(game, match.state, make_bot("greedy"), rng)
        match.answer(question.seat, question.table.names[option])


def _fair_choice(tokens: list[str]) -> bool:
    return 8 <= len(tokens) <= 12 and tokens[0].startswith("take:")


def main() -> None:
    match = middle_of_a_game()
    speaker = Speaker("en")
    components = game_module("village").components()
    board = make_board("village", components.values, speaker, NAMES, ["", "(bot)", "(bot)"])
    view = match.game.view(match.state, 0)
    asking = Asking(match.game, match.state, speaker, NAMES)
    console = Console(record=True, width=WIDTH, file=io.StringIO(), force_terminal=True, highlight=False)
    console.print(board.draw(view, 0, WIDTH))
    console.print(Text(speaker.text("cli-since"), "dim"))
    own = max((line.seq for line in match.lines if line.seat == 0), default=0)
    for _, event in match.events_for(0, own + 1):
        if event.message.key not in board.quiet:
            said = Text(f"  · {speaker.say(event.message, NAMES)}")
            for seat, name in enumerate(NAMES):
                said.highlight_words([name], SEAT_STYLES[seat])
            console.print(said)
    console.print()
    console.print(board.status(view, 0))
    console.print(Text(asking.prompt, "bold"))
    console.print(asking.listing(WIDTH))
    console.print(f"{SEAT_MARKS[0]} {NAMES[0]} > ", end="")
    target = Path(__file__).with_name("terminal.svg")
    picture = console.export_svg(title="armorial play village")
    picture = re.sub(r"@font-face \{.*?\}\s*", "", picture, flags=re.DOTALL)  # nothing is loaded from elsewhere
    target.write_text(picture, encoding="utf-8")


if __name__ == "__main__":
    main()
