"""Black dice: rolled together, met by one player after the other, the highest first. T-16 to T-19, T-29"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.components import (
    DICE,
    DISTRICT_DICE,
    DISTRICT_OF,
    FACES,
)
from armorial.games.troyes.influence import (
    BLOCK,
    CITIZEN,
    INFLUENCE_TOKENS,
    influence_candidates,
    influence_label,
    influence_moves,
    influence_refusal,
    spend_influence,
)
from armorial.games.troyes.reasons import (
    INFLUENCE_FIRST,
    LACK_PIPS,
    MUST_COUNTER,
    NO_SUCH_BLACK_DIE,
    NO_SUCH_DIE,
    NOTHING_CHOSEN,
    OTHERS_DIE,
    REASONS,
    TOO_MANY_ENEMIES,
    TOO_WEAK,
)
from armorial.games.troyes.rolling import Roll
from armorial.games.troyes.state import BLACK_DICE, Troyes, gain_influence, highest_black, lose_vp
from armorial.games.troyes.words import black, dice, die, influence, vp
from armorial.kernel.codec import NUMBER, Codec, Tuple
from armorial.kernel.contract import Out, Question, Step, event
from armorial.kernel.frames import SeatStep
from armorial.kernel.questions import Table
from armorial.kernel.shared import added
from armorial.kernel.words import Message, who

SPEND: Final = len(DICE)
BLACK: Final = SPEND + BLOCK
FIGHT: Final = BLACK + FACES
SUFFER: Final = FIGHT + 1
BACK: Final = SUFFER + 1


class RollEnemies(Step[Troyes]):
    """All black dice of the row are rolled together. T-16, T-29"""

    def run(self, s: Troyes, out: Out) -> None:
        s.phase = BLACK_DICE
        s.then(*[RollBlack() for _ in range(s.enemies)], Enemies(s.first))
        s.enemies = 0


class RollBlack(Roll):
    """One black die."""

    def take(self, s: Troyes, option: int, out: Out) -> None:
        s.black = added(s.black, option, 1)
        if out is not None:
            out.append(event("troyes-did-roll-black", die=black(option + 1)))


class Enemies(SeatStep[Troyes]):
    """The player who faces the highest black die left; a player who can do nothing about it is not asked. T-16, T-18"""

    def run(self, s: Troyes, out: Out) -> None:
        high = highest_black(s)
        if not high:
            return
        seat = self.seat
        s.turn = seat
        s.stack.append(Enemies((seat + 1) % s.seats))
        if power_of(s, seat) >= high or influence_moves(s, seat, 0):
            s.stack.append(Counter(seat, (), ()))
        else:
            suffer(s, seat, out)


def strength(s: Troyes, index: int) -> int:
    """What a die counts against black dice. T-16"""
    return s.parts.strength[index % DISTRICT_DICE]


def power_of(s: Troyes, seat: int) -> int:
    """What all dice of a player's district count together."""
    power = 0
    for face, n in enumerate(s.dice[seat * DISTRICT_DICE : (seat + 1) * DISTRICT_DICE]):
        if n:
            power += n * s.parts.strength[face]
    return power


def suffer(s: Troyes, seat: int, out: Out) -> None:
    """The black die goes, the player's dice stay, VP are lost. T-18"""
    high = highest_black(s)
    s.black = added(s.black, high - 1, -1)
    lost = lose_vp(s, seat, s.parts.black_penalty)
    if out is not None:
        out.append(event("troyes-did-suffer", who=who(seat), die=black(high), what=vp(lost), n=lost))


class Counter(Question[Troyes]):
    """Which dice meet the highest black die, and perhaps others with it. T-16 to T-19"""

    table: ClassVar[Table] = Table(
        (
            *(f"die:{name}" for name in DICE),
            *INFLUENCE_TOKENS,
            *(f"black:{face + 1}" for face in range(FACES)),
            "fight",
            "suffer",
            "back",
        ),
        least=("suffer", "fight"),
    )
    seat_word: ClassVar[str] = "die"
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "dice": Tuple(NUMBER), "others": Tuple(NUMBER)}

    def __init__(self, seat: int, dice: tuple[int, ...], others: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice
        """Own dice chosen so far."""
        self.others = others
        """Black dice that are met together with the highest, by value."""

    def need(self, s: Troyes) -> int:
        return highest_black(s) + sum(self.others)

    def chosen(self, s: Troyes) -> int:
        return sum(strength(s, index) for index in self.dice)

    def black_left(self, s: Troyes, value: int) -> int:
        """How many black dice of a value could still be added."""
        left = s.black[value - 1] - self.others.count(value)
        return left - 1 if value == highest_black(s) else left

    def candidates(self, s: Troyes) -> Sequence[int]:
        start = self.seat * DISTRICT_DICE
        found = [index for index in range(start, start + DISTRICT_DICE) if s.dice[index] > self.dice.count(index)]
        if not self.dice and not self.others:
            found += influence_candidates(s, self.seat, SPEND)
        found += [BLACK + value - 1 for value in range(1, FACES + 1) if self.black_left(s, value) > 0]
        if self.dice:
            found.append(FIGHT)
        if not self.dice and not self.others:
            found.append(SUFFER)
        else:
            found.append(BACK)
        return found

    def refusal(self, s: Troyes, option: int) -> int:
        if option < SPEND:
            if DISTRICT_OF[option] != self.seat:
                return OTHERS_DIE
            if s.dice[option] <= self.dice.count(option):
                return NO_SUCH_DIE
            missing = highest_black(s) - power_of(s, self.seat)
            return REASONS.lacking(TOO_WEAK, LACK_PIPS, missing) if missing > 0 else 0
        if option < BLACK:
            return INFLUENCE_FIRST if self.dice or self.others else influence_refusal(s, self.seat, option - SPEND)
        if option < FIGHT:
            value = option - BLACK + 1
            if self.black_left(s, value) <= 0:
                return NO_SUCH_BLACK_DIE
            missing = self.need(s) + value - power_of(s, self.seat)
            return REASONS.lacking(TOO_MANY_ENEMIES, LACK_PIPS, missing) if missing > 0 else 0
        if option == FIGHT:
            missing = self.need(s) - self.chosen(s)
            return REASONS.lacking(TOO_WEAK, LACK_PIPS, missing) if missing > 0 else 0
        if option == SUFFER:
            return MUST_COUNTER if power_of(s, self.seat) >= highest_black(s) else 0
        return 0 if self.dice or self.others else NOTHING_CHOSEN

    def moves(self, s: Troyes) -> list[int]:
        """The black dice first, the higher ones before; then the player's dice in their order. A citizen can wait."""
        high = highest_black(s)
        seat = self.seat
        if not self.dice and not self.others:
            found = [option for option in influence_moves(s, seat, SPEND) if option != SPEND + CITIZEN]
            if power_of(s, seat) < high:
                return [*found, SUFFER]
        else:
            found = []
        need = self.need(s)
        chosen = self.chosen(s)
        found = self._next_dice(s, need - chosen) + found
        if not self.dice and sum(s.black) > 1:
            most = self.others[-1] if self.others else high
            for value in range(1, min(most, power_of(s, seat) - need) + 1):
                if self.black_left(s, value) > 0:
                    found.append(BLACK + value - 1)
        if chosen >= need:
            found.append(FIGHT)
        return found or [option for option in self.options(s) if option != BACK]

    def _next_dice(self, s: Troyes, missing: int) -> list[int]:
        """Own dice from the last one on, with which and with those behind it enough can be reached."""
        start = self.seat * DISTRICT_DICE
        last = self.dice[-1] if self.dice else start
        behind = 0
        found: list[int] = []
        for index in range(start + DISTRICT_DICE - 1, last - 1, -1):
            left = s.dice[index]
            if left and self.dice:
                left -= self.dice.count(index)
            if left > 0:
                behind += left * s.parts.strength[index - start]
                if behind >= missing:
                    found.append(index)
        return found[::-1]

    def take(self, s: Troyes, option: int, out: Out) -> None:
        if option < SPEND:
            s.stack.append(Counter(self.seat, (*self.dice, option), self.others))
        elif option < BLACK:
            spend_influence(s, self.seat, option - SPEND, Counter(self.seat, (), ()), out)
        elif option < FIGHT:
            s.stack.append(Counter(self.seat, self.dice, (*self.others, option - BLACK + 1)))
        elif option == FIGHT:
            self.fight(s, out)
        elif option == SUFFER:
            suffer(s, self.seat, out)
        else:
            s.stack.append(Counter(self.seat, (), ()))

    def fight(self, s: Troyes, out: Out) -> None:
        beaten = (highest_black(s), *self.others)
        for value in beaten:
            s.black = added(s.black, value - 1, -1)
        for index in self.dice:
            s.dice[index] -= 1
        gained = gain_influence(s, self.seat, s.parts.black_influence * len(beaten))
        if out is not None:
            with_dice, enemies = dice(self.dice, self.seat), [black(value) for value in beaten]
            out.append(event("troyes-did-counter", who=who(self.seat), dice=with_dice, enemies=enemies))
            if gained:
                out.append(event("troyes-did-gain", who=who(self.seat), what=influence(gained)))

    def prompt(self, s: Troyes) -> Message:
        about = {"who": who(self.seat), "die": black(highest_black(s))}
        if not self.dice and not self.others:
            return Message("troyes-ask-counter", {**about})
        return Message("troyes-ask-counter-more", {**about, "need": self.need(s), "n": self.chosen(s)})

    def label(self, s: Troyes, option: int) -> Message:
        if option < SPEND:
            return Message("troyes-with-die", {"die": die(option, self.seat), "n": strength(s, option)})
        if option < BLACK:
            return influence_label(s, option - SPEND)
        if option < FIGHT:
            return Message("troyes-also-black", {"die": black(option - BLACK + 1)})
        if option == FIGHT:
            return Message("troyes-fight", {"n": self.chosen(s), "need": self.need(s)})
        if option == SUFFER:
            return Message("troyes-suffer", {"what": vp(s.parts.black_penalty)})
        return Message("troyes-back")
