"""What influence buys before an action and before black dice are met: a re-roll, a citizen, dice turned over.

T-30 to T-33. Two questions offer it, so the options are written once: a block of tokens with their meaning.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import COLOUR_OF, DISTRICT_DICE, FACES, OWN_DICE, VALUE_OF
from armorial.games.troyes.reasons import (
    INFLUENCE_SHORT,
    LACK_INFLUENCE,
    NO_CITIZENS_LEFT,
    NOT_YOUR_DIE,
    REASONS,
)
from armorial.games.troyes.rolling import Roll
from armorial.games.troyes.state import INFLUENCE, RESERVE, SUPPLY, Troyes
from armorial.games.troyes.words import face, influence
from armorial.kernel.codec import NUMBER, Codec, Tuple
from armorial.kernel.contract import Frame, Out, Question, event
from armorial.kernel.questions import Table
from armorial.kernel.words import Message, who

REROLL: Final = 0
CITIZEN: Final = REROLL + len(OWN_DICE)
TURN: Final = CITIZEN + 1
INFLUENCE_TOKENS: Final = (
    *(f"reroll:{die}" for die in OWN_DICE),
    "citizen",
    *(f"turn:{die}" for die in OWN_DICE),
)
BLOCK: Final = len(INFLUENCE_TOKENS)


def own_faces(s: Troyes, seat: int) -> list[int]:
    """The different dice of a player's district, as indices of OWN_DICE."""
    return [die for die, n in enumerate(s.dice[seat * DISTRICT_DICE : (seat + 1) * DISTRICT_DICE]) if n]


def influence_candidates(s: Troyes, seat: int, base: int) -> list[int]:
    """What a player might think of, with enough influence or not."""
    own = own_faces(s, seat)
    return [
        *[base + REROLL + die for die in own],
        base + CITIZEN,
        *[base + TURN + die for die in own],
    ]


def influence_moves(s: Troyes, seat: int, base: int) -> list[int]:
    """What the player may do."""
    have = s.players[seat][INFLUENCE]
    parts = s.parts
    if have < parts.reroll_price and have < parts.citizen_price:
        return []
    own = own_faces(s, seat)
    moves = [base + REROLL + die for die in own] if have >= parts.reroll_price else []
    if have >= parts.citizen_price and s.players[seat][RESERVE]:
        moves.append(base + CITIZEN)
    if have >= parts.turn_price:
        moves += [base + TURN + die for die in own]
    return moves


def influence_refusal(s: Troyes, seat: int, option: int) -> int:
    """``option`` counts from the beginning of the block."""
    parts = s.parts
    if option == CITIZEN:
        price = parts.citizen_price
        if not s.players[seat][RESERVE]:
            return NO_CITIZENS_LEFT
    else:
        price = parts.reroll_price if option < CITIZEN else parts.turn_price
        die = option if option < CITIZEN else option - TURN
        if not s.dice[seat * DISTRICT_DICE + die]:
            return NOT_YOUR_DIE
    missing = price - s.players[seat][INFLUENCE]
    return REASONS.lacking(INFLUENCE_SHORT, LACK_INFLUENCE, missing) if missing > 0 else 0


def spend_influence(s: Troyes, seat: int, option: int, again: Frame[Troyes], out: Out) -> None:
    """Carry out one of the block; then the question it stood in is asked again. T-32"""
    me = s.players[seat]
    if option == CITIZEN:
        me[INFLUENCE] -= s.parts.citizen_price
        me[RESERVE] -= 1
        me[SUPPLY] += 1
        s.stack.append(again)
        if out is not None:
            price = influence(s.parts.citizen_price)
            out.append(event("troyes-did-take-citizen", who=who(seat), what=price))
    elif option < CITIZEN:
        me[INFLUENCE] -= s.parts.reroll_price
        s.then(Reroll(seat, option), again)
    else:
        me[INFLUENCE] -= s.parts.turn_price
        s.stack.append(again)
        turn_die(s, seat, option - TURN, (), out)


def influence_label(s: Troyes, option: int) -> Message:
    if option == CITIZEN:
        return Message("troyes-take-citizen", {"what": influence(s.parts.citizen_price)})
    if option < CITIZEN:
        price = influence(s.parts.reroll_price)
        return Message("troyes-reroll", {"die": face(COLOUR_OF[option], VALUE_OF[option]), "what": price})
    die = option - TURN
    shown, price = face(COLOUR_OF[die], VALUE_OF[die]), influence(s.parts.turn_price)
    return Message("troyes-turn", {"die": shown, "n": opposite(VALUE_OF[die]), "what": price})


def opposite(value: int) -> int:
    """A face and its opposite add to 7. T-30"""
    return FACES + 1 - value


class Reroll(Roll):
    """A die of the player's district is rolled again. It lies there until it shows another face. T-30"""

    fields: ClassVar[dict[str, Codec]] = {"by": NUMBER, "die": NUMBER}

    def __init__(self, by: int, die: int) -> None:
        self.by = by
        self.die = die

    def take(self, s: Troyes, option: int, out: Out) -> None:
        start = self.by * DISTRICT_DICE
        s.dice[start + self.die] -= 1
        colour = COLOUR_OF[self.die]
        s.dice[start + colour * FACES + option] += 1
        if out is not None:
            before, after = face(colour, VALUE_OF[self.die]), face(colour, option + 1)
            out.append(event("troyes-did-reroll", who=who(self.by), before=before, after=after))


def turn_die(s: Troyes, seat: int, die: int, turned: tuple[int, ...], out: Out) -> None:
    """Turn one of the dice that are paid for, and ask for the next if there may be one. ``turned`` came before."""
    start = seat * DISTRICT_DICE
    colour, value = COLOUR_OF[die], VALUE_OF[die]
    after = colour * FACES + opposite(value) - 1
    s.dice[start + die] -= 1
    s.dice[start + after] += 1
    if out is not None:
        before_face, after_face = face(colour, value), face(colour, opposite(value))
        out.append(event("troyes-did-turn", who=who(seat), before=before_face, after=after_face))
    turned = (*turned, after)
    if len(turned) < s.parts.turned and sum(s.dice[start : start + DISTRICT_DICE]) > len(turned):
        s.stack.append(TurnMore(seat, turned))


class TurnMore(Question[Troyes]):
    """Another die may be turned for the same payment. T-30"""

    table: ClassVar[Table] = Table((*(f"turn:{die}" for die in OWN_DICE), "done"), least=("done",))
    DONE: ClassVar[int] = len(OWN_DICE)
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "turned": Tuple(NUMBER)}

    def __init__(self, seat: int, turned: tuple[int, ...]) -> None:
        self.seat = seat
        self.turned = turned
        """The dice that have been turned, as they lie now."""

    def candidates(self, s: Troyes) -> Sequence[int]:
        return [*[die for die in own_faces(s, self.seat) if not self.refusal(s, die)], self.DONE]

    def refusal(self, s: Troyes, option: int) -> int:
        if option == self.DONE:
            return 0
        left = s.dice[self.seat * DISTRICT_DICE + option] - self.turned.count(option)
        return 0 if left > 0 else NOT_YOUR_DIE

    def moves(self, s: Troyes) -> list[int]:
        """In the order of the dice before they were turned: any other order leads to the same."""
        last = COLOUR_OF[self.turned[-1]] * FACES + opposite(VALUE_OF[self.turned[-1]]) - 1
        return [option for option in self.options(s) if option >= last]

    def take(self, s: Troyes, option: int, out: Out) -> None:
        if option != self.DONE:
            turn_die(s, self.seat, option, self.turned, out)

    def prompt(self, s: Troyes) -> Message:
        left = s.parts.turned - len(self.turned)
        return Message("troyes-ask-turn-more", {"who": who(self.seat), "n": left})

    def label(self, s: Troyes, option: int) -> Message:
        if option == self.DONE:
            return Message("troyes-no-more-turning")
        value = VALUE_OF[option]
        return Message("troyes-turn-too", {"die": face(COLOUR_OF[option], value), "n": opposite(value)})
