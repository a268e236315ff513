"""What bots and coaches advise, in the reader's language."""

from typing import Any

from armorial.bots.advice import Advice, line_in_words, reasons, reservations
from armorial.bots.coach import GENTLE, Behind, in_words
from armorial.kernel.contract import Question, State
from armorial.kernel.words import Message
from armorial.lessons import taught
from armorial.lessons.coach import Observed
from armorial.table.messages import Hint
from armorial.table.messages.lessons import Coaching, CoachRemark, CoachWarning
from armorial.table.words import Voice


def hint_of(
    advice: Advice, question: Question[Any], state: State, voice: Voice, components: dict[str, Any] | None
) -> Hint:
    """What a bot would answer to a question, and why. ``components`` are what replaces the standard ones there."""
    other = None if advice.rival is None else question.label(state, advice.rival.option)
    return Hint(
        token=question.table.names[advice.option],
        chance=round(100 * advice.chance),
        points=advice.points,
        reasons=[voice.words(reason) for reason in (*reasons(advice, other), *reservations(components))],
        line=[voice.words(turn) for turn in line_in_words(advice, question.seat)],
        visits=advice.visits,
        looks=advice.looks,
    )


def coaching_of(
    game: str, said: tuple[Observed, list[Behind]], question: Question[Any], state: State, voice: Voice
) -> Coaching:
    """What a coach says about a question: remarks, and what they would warn of."""
    seen, worse = said
    remarks = [CoachRemark(name=name, words=voice.words(Message(f"coach-{game}-{name}"))) for name in seen.remarks]
    mistakes = [
        CoachWarning(token=token, chance=None, words=[voice.words(Message(f"coach-{game}-not-{name}"))])
        for token, name in seen.mistakes.items()
    ]
    warnings = mistakes + [_warning(each, question, state, voice) for each in worse if each.token not in seen.mistakes]
    over = voice.words(Message(f"coach-{game}-over")) if game in taught() else None
    return Coaching(remarks=remarks, warnings=warnings, gentle=GENTLE, over=over)


def _warning(found: Behind, question: Question[Any], state: State, voice: Voice) -> CoachWarning:
    better = question.label(state, question.table.find(found.better))
    return CoachWarning(
        token=found.token, chance=found.chance, words=[voice.words(each) for each in in_words(found, better)]
    )
