"""What influence buys before an action and before black dice are met: a re-roll, a citizen, dice turned over.

T-30 to T-33. Two menus offer it.
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.choosing import Chooser
from armorial.games.troyes.components import COLOUR_OF, DISTRICT_DICE, FACES, OWN_DICE, VALUE_OF
from armorial.games.troyes.reasons import (
    INFLUENCE_FIRST,
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
from armorial.kernel.contract import Out, Question, event
from armorial.kernel.menu import NONE_NOW, THE_ONLY, Family
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who


def own_faces(s: Troyes, seat: int) -> list[int]:
    """The different dice of a player's district, as indices of OWN_DICE."""
    return [die for die, n in enumerate(s.dice[seat * DISTRICT_DICE : (seat + 1) * DISTRICT_DICE]) if n]


def faces_of(s: Troyes, at: Chooser) -> list[int]:
    """The same, looked for once for all that influence buys."""
    found = at.own_dice
    if found is None:
        found = own_faces(s, at.seat)
        at.own_dice = found
    return found


class Spend(Family[Troyes, Chooser]):
    """Something that influence buys. Then the player goes on where they were. T-32"""

    again = True

    def price(self, s: Troyes) -> int:
        raise NotImplementedError(type(self).__name__)

    def candidates(self, s: Troyes, at: Chooser) -> list[int]:
        return NONE_NOW if at.begun else faces_of(s, at)

    def refusal(self, s: Troyes, at: Chooser, i: int) -> int:
        if at.begun:
            return INFLUENCE_FIRST
        if not s.dice[at.seat * DISTRICT_DICE + i]:
            return NOT_YOUR_DIE
        return self.short(s, at.seat)

    def short(self, s: Troyes, seat: int) -> int:
        missing = self.price(s) - s.players[seat][INFLUENCE]
        return REASONS.lacking(INFLUENCE_SHORT, LACK_INFLUENCE, missing) if missing > 0 else 0

    def options(self, s: Troyes, at: Chooser) -> list[int]:
        if at.begun or s.players[at.seat][INFLUENCE] < self.price(s):
            return NONE_NOW
        return faces_of(s, at)


class BuyReroll(Spend):
    """A die of the player's district is rolled again. T-30"""

    tokens: ClassVar[Sequence[str]] = tuple(f"reroll:{die}" for die in OWN_DICE)

    def price(self, s: Troyes) -> int:
        return s.parts.reroll_price

    def take(self, s: Troyes, at: Chooser, i: int, out: Out) -> None:
        s.players[at.seat][INFLUENCE] -= s.parts.reroll_price
        s.stack.append(Reroll(at.seat, i))

    def label(self, s: Troyes, at: Chooser, i: int) -> Message:
        price = influence(s.parts.reroll_price)
        return Message("troyes-reroll", {"die": face(COLOUR_OF[i], VALUE_OF[i]), "what": price})


class BuyCitizen(Spend):
    """A citizen comes from the general supply. T-30, T-33"""

    tokens: ClassVar[Sequence[str]] = ("citizen",)

    def price(self, s: Troyes) -> int:
        return s.parts.citizen_price

    def candidates(self, s: Troyes, at: Chooser) -> list[int]:
        return NONE_NOW if at.begun else THE_ONLY

    def refusal(self, s: Troyes, at: Chooser, i: int) -> int:
        if at.begun:
            return INFLUENCE_FIRST
        return self.short(s, at.seat) if s.players[at.seat][RESERVE] else NO_CITIZENS_LEFT

    def options(self, s: Troyes, at: Chooser) -> list[int]:
        me = s.players[at.seat]
        can = not at.begun and me[RESERVE] > 0 and me[INFLUENCE] >= s.parts.citizen_price
        return THE_ONLY if can else NONE_NOW

    def take(self, s: Troyes, at: Chooser, i: int, out: Out) -> None:
        me = s.players[at.seat]
        me[INFLUENCE] -= s.parts.citizen_price
        me[RESERVE] -= 1
        me[SUPPLY] += 1
        if out is not None:
            price = influence(s.parts.citizen_price)
            out.append(event("troyes-did-take-citizen", who=who(at.seat), what=price))

    def label(self, s: Troyes, at: Chooser, i: int) -> Message:
        return Message("troyes-take-citizen", {"what": influence(s.parts.citizen_price)})


class TurnOver(Spend):
    """Dice of the player's district are turned to their opposite faces: this one, and perhaps more. T-30"""

    tokens: ClassVar[Sequence[str]] = tuple(f"turn:{die}" for die in OWN_DICE)

    def price(self, s: Troyes) -> int:
        return s.parts.turn_price

    def take(self, s: Troyes, at: Chooser, i: int, out: Out) -> None:
        s.players[at.seat][INFLUENCE] -= s.parts.turn_price
        turn_die(s, at.seat, i, (), out)

    def label(self, s: Troyes, at: Chooser, i: int) -> Message:
        shown, price = face(COLOUR_OF[i], VALUE_OF[i]), influence(s.parts.turn_price)
        return Message("troyes-turn", {"die": shown, "n": opposite(VALUE_OF[i]), "what": price})


REROLL: Final = BuyReroll()
CITIZEN: Final = BuyCitizen()
TURN: Final = TurnOver()


def can_spend(s: Troyes, seat: int) -> bool:
    """Whether there is anything that the player's influence buys."""
    at = Chooser(seat, False)
    return bool(REROLL.options(s, at) or CITIZEN.options(s, at) or TURN.options(s, at))


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

    table: ClassVar[Tokens] = Tokens((*(f"turn:{die}" for die in OWN_DICE), "done"), least=("done",))
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
