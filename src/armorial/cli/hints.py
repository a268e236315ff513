"""What a bot would do in a player's place, and why, in words."""

import random

from armorial.bots import make_bot
from armorial.bots.bot import Thought
from armorial.bots.runner import bot_thought
from armorial.cli.asking import Asking
from armorial.match import Match
from armorial.text import Speaker

ADVISER = "master"


def advice(match: Match, rng: random.Random) -> Thought:
    """What the adviser thinks about the open question. It knows no more than the player who is asked."""
    return bot_thought(match.game, match.state, make_bot(ADVISER), rng)


def advice_in_words(thought: Thought, asking: Asking, speaker: Speaker) -> list[str]:
    """The choice, and the reason if the bot has one."""
    number = asking.options.index(thought.option) + 1
    said = [speaker.text("cli-hint", number=str(number), what=asking.label(thought.option))]
    choice = thought.of(thought.option)
    if choice is not None:
        said.append(
            speaker.text(
                "cli-hint-why",
                points=signed(choice.points, speaker),
                chance=round(100 * choice.value),
                looks=sum(other.visits for other in thought.choices),
                visits=choice.visits,
            )
        )
    return said


def tenths(value: float, speaker: Speaker) -> str:
    """A number with one decimal, as the language writes it."""
    whole, _, part = f"{abs(value):.1f}".partition(".")
    return speaker.text("cli-decimal", whole=whole, part=part)


def signed(value: float, speaker: Speaker) -> str:
    """The same with its sign; nothing at all has none."""
    number = tenths(value, speaker)
    if round(abs(value), 1) == 0:
        return number
    return f"{'+' if value > 0 else '−'}{number}"
