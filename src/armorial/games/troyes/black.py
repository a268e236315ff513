"""Black dice: rolled together, met by one player after the other, the highest first. T-16 to T-19, T-29"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.troyes.choosing import Chooser, Choosing, TakeBack
from armorial.games.troyes.components import DICE, DISTRICT_DICE, DISTRICT_OF, FACES
from armorial.games.troyes.influence import CITIZEN, REROLL, TURN, can_spend
from armorial.games.troyes.reasons import (
    LACK_PIPS,
    MUST_COUNTER,
    NO_SUCH_BLACK_DIE,
    NO_SUCH_DIE,
    OTHERS_DIE,
    REASONS,
    TOO_MANY_ENEMIES,
    TOO_WEAK,
)
from armorial.games.troyes.rolling import Roll
from armorial.games.troyes.state import BLACK_DICE, VP, Troyes, gain_influence, highest_black, lose_vp
from armorial.games.troyes.words import black, dice, die, influence, vp
from armorial.kernel.codec import NUMBER, Codec, Tuple
from armorial.kernel.contract import Out, Step, event
from armorial.kernel.frames import SeatStep
from armorial.kernel.menu import NONE_NOW, THE_ONLY, Family, Menu
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added
from armorial.kernel.words import Message, who


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
        if power_of(s, seat) >= high or can_spend(s, seat):
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


class Defence(Chooser):
    """What a player has chosen against black dice so far, and what it has to reach. T-16, T-17"""

    __slots__ = ("_power", "dice", "high", "need", "others")

    def __init__(self, s: Troyes, seat: int, dice: tuple[int, ...], others: tuple[int, ...]) -> None:
        self.seat = seat
        self.begun = bool(dice) or bool(others)
        self.own_dice = None
        self.dice = dice
        self.others = others
        self.high = highest_black(s)
        """The black die that must be met."""
        need = self.high
        for value in others:
            need += value
        self.need = need
        self._power = -1

    def chosen(self, s: Troyes) -> int:
        """What the chosen dice count."""
        total = 0
        for index in self.dice:
            total += s.parts.strength[index % DISTRICT_DICE]
        return total

    def power(self, s: Troyes) -> int:
        """What all of the player's dice count; worked out once, and only if it is asked for."""
        if self._power < 0:
            self._power = power_of(s, self.seat)
        return self._power

    def black_left(self, s: Troyes, value: int) -> int:
        """How many black dice of a value could still be added."""
        left = s.black[value - 1] - self.others.count(value)
        return left - 1 if value == self.high else left


class WithDie(Family[Troyes, Defence]):
    """One of the player's dice joins the defence. T-16, T-19"""

    tokens: ClassVar[Sequence[str]] = tuple(f"die:{name}" for name in DICE)

    def candidates(self, s: Troyes, at: Defence) -> list[int]:
        start = at.seat * DISTRICT_DICE
        return [index for index in range(start, start + DISTRICT_DICE) if s.dice[index] > at.dice.count(index)]

    def refusal(self, s: Troyes, at: Defence, i: int) -> int:
        if DISTRICT_OF[i] != at.seat:
            return OTHERS_DIE
        if s.dice[i] <= at.dice.count(i):
            return NO_SUCH_DIE
        missing = at.high - at.power(s)
        return REASONS.lacking(TOO_WEAK, LACK_PIPS, missing) if missing > 0 else 0

    def moves(self, s: Troyes, at: Defence) -> list[int]:
        """The player's dice from the last one on, if with it and those behind it enough can be reached."""
        if at.power(s) < at.high:
            return NONE_NOW
        missing = at.need - at.chosen(s)
        start = at.seat * DISTRICT_DICE
        last = at.dice[-1] if at.dice else start
        behind = 0
        found: list[int] = []
        for index in range(start + DISTRICT_DICE - 1, last - 1, -1):
            left = s.dice[index]
            if left and at.dice:
                left -= at.dice.count(index)
            if left > 0:
                behind += left * s.parts.strength[index - start]
                if behind >= missing:
                    found.append(index)
        return found[::-1]

    def take(self, s: Troyes, at: Defence, i: int, out: Out) -> None:
        s.stack.append(Counter(at.seat, (*at.dice, i), at.others))

    def label(self, s: Troyes, at: Defence, i: int) -> Message:
        return Message("troyes-with-die", {"die": die(i, at.seat), "n": strength(s, i)})


class AlsoBlack(Family[Troyes, Defence]):
    """Another black die is met together with the highest. T-17"""

    tokens: ClassVar[Sequence[str]] = tuple(f"black:{face + 1}" for face in range(FACES))

    def candidates(self, s: Troyes, at: Defence) -> list[int]:
        return [face for face in range(FACES) if at.black_left(s, face + 1) > 0]

    def refusal(self, s: Troyes, at: Defence, i: int) -> int:
        if at.black_left(s, i + 1) <= 0:
            return NO_SUCH_BLACK_DIE
        missing = at.need + i + 1 - at.power(s)
        return REASONS.lacking(TOO_MANY_ENEMIES, LACK_PIPS, missing) if missing > 0 else 0

    def moves(self, s: Troyes, at: Defence) -> list[int]:
        """Before the player's dice, the higher ones first."""
        if at.dice or sum(s.black) < 2:
            return NONE_NOW
        most = at.others[-1] if at.others else at.high
        return [face for face in range(min(most, at.power(s) - at.need)) if at.black_left(s, face + 1) > 0]

    def take(self, s: Troyes, at: Defence, i: int, out: Out) -> None:
        s.stack.append(Counter(at.seat, at.dice, (*at.others, i + 1)))

    def label(self, s: Troyes, at: Defence, i: int) -> Message:
        return Message("troyes-also-black", {"die": black(i + 1)})


class Fight(Family[Troyes, Defence]):
    """The chosen dice beat the black ones. T-16, T-17"""

    tokens: ClassVar[Sequence[str]] = ("fight",)

    def candidates(self, s: Troyes, at: Defence) -> list[int]:
        return THE_ONLY if at.dice else NONE_NOW

    def refusal(self, s: Troyes, at: Defence, i: int) -> int:
        missing = at.need - at.chosen(s)
        return REASONS.lacking(TOO_WEAK, LACK_PIPS, missing) if missing > 0 else 0

    def take(self, s: Troyes, at: Defence, i: int, out: Out) -> None:
        beaten = (at.high, *at.others)
        for value in beaten:
            s.black = added(s.black, value - 1, -1)
        for index in at.dice:
            s.dice[index] -= 1
        gained = gain_influence(s, at.seat, s.parts.black_influence * len(beaten))
        if out is not None:
            with_dice, enemies = dice(at.dice, at.seat), [black(value) for value in beaten]
            out.append(event("troyes-did-counter", who=who(at.seat), dice=with_dice, enemies=enemies))
            if gained:
                out.append(event("troyes-did-gain", who=who(at.seat), what=influence(gained)))

    def label(self, s: Troyes, at: Defence, i: int) -> Message:
        return Message("troyes-fight", {"n": at.chosen(s), "need": at.need})


class Suffer(Family[Troyes, Defence]):
    """Nothing is done about the black die. T-18"""

    tokens: ClassVar[Sequence[str]] = ("suffer",)

    def candidates(self, s: Troyes, at: Defence) -> list[int]:
        return NONE_NOW if at.begun else THE_ONLY

    def refusal(self, s: Troyes, at: Defence, i: int) -> int:
        return MUST_COUNTER if at.power(s) >= at.high else 0

    def take(self, s: Troyes, at: Defence, i: int, out: Out) -> None:
        suffer(s, at.seat, out)

    def label(self, s: Troyes, at: Defence, i: int) -> Message:
        lost = min(s.players[at.seat][VP], s.parts.black_penalty)
        return Message("troyes-suffer", {"what": vp(lost), "n": lost})


class ChooseAnew(TakeBack[Defence]):
    """The dice are put back."""

    def take(self, s: Troyes, at: Defence, i: int, out: Out) -> None:
        s.stack.append(Counter(at.seat, (), ()))


WITH_DIE: Final = WithDie()
ALSO_BLACK: Final = AlsoBlack()
FIGHT: Final = Fight()
SUFFER: Final = Suffer()
MENU: Final[Menu[Troyes, Defence]] = Menu(
    WITH_DIE,
    REROLL,
    CITIZEN,
    TURN,
    ALSO_BLACK,
    FIGHT,
    SUFFER,
    ChooseAnew(),
    least=("suffer", "fight"),
)
TO_BEGIN_WITH: Final = MENU.page(WITH_DIE, REROLL, CITIZEN, TURN, ALSO_BLACK, SUFFER)
BEGUN: Final = MENU.page(WITH_DIE, ALSO_BLACK, FIGHT)


class Counter(Choosing[Defence]):
    """Which dice meet the highest black die, and perhaps others with it. T-16 to T-19"""

    table: ClassVar[Tokens] = MENU.table
    seat_word: ClassVar[str] = "die"
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "dice": Tuple(NUMBER), "others": Tuple(NUMBER)}

    def __init__(self, seat: int, dice: tuple[int, ...], others: tuple[int, ...]) -> None:
        self.seat = seat
        self.dice = dice
        """The player's dice chosen so far."""
        self.others = others
        """Black dice that are met together with the highest, by value."""

    def menu(self) -> Menu[Troyes, Defence]:
        return MENU

    def read(self, s: Troyes) -> Defence:
        return Defence(s, self.seat, self.dice, self.others)

    def moves(self, s: Troyes) -> list[int]:
        """Black dice first, then the player's in their order; whoever has begun otherwise may go on with anything."""
        at = Defence(s, self.seat, self.dice, self.others)
        page = BEGUN if at.begun else TO_BEGIN_WITH
        return page.moves(s, at) or self.options(s)[:-1]

    def prompt(self, s: Troyes) -> Message:
        at = self.read(s)
        about = {"who": who(self.seat), "die": black(at.high)}
        if not at.begun:
            return Message("troyes-ask-counter", {**about})
        return Message("troyes-ask-counter-more", {**about, "need": at.need, "n": at.chosen(s)})
