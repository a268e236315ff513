"""What a bot would do in a player's place, and why, in words."""

import random
from typing import Any

from armorial.bots import make_bot
from armorial.bots.advice import Advice, advise, line_in_words, reasons, reservations
from armorial.cli.asking import Asking
from armorial.match import Match
from armorial.text import Speaker

ADVISER = "master"


def advice(match: Match, rng: random.Random) -> Advice:
    """What the adviser thinks about the open question. It knows no more than the player who is asked."""
    return advise(match.game, match.state, make_bot(ADVISER), rng)


def advice_in_words(
    advice: Advice, asking: Asking, speaker: Speaker, components: dict[str, Any] | None = None
) -> list[str]:
    """The choice, the reasons if the bot has any, and what it expects to follow."""
    number = asking.options.index(advice.option) + 1
    said = [speaker.text("cli-hint", number=str(number), what=asking.label(advice.option))]
    other = None if advice.rival is None else asking.message(advice.rival.option)
    said += [asking.say(reason) for reason in (*reasons(advice, other), *reservations(components))]
    line = line_in_words(advice, asking.seat)
    if line:
        said += [speaker.text("hint-line"), *(f"  {asking.say(turn)}" for turn in line)]
    return said
