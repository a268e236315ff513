"""Generations, rounds and turns. G-10 to G-29"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.actions import Act
from armorial.games.legacy.birth import PEOPLE
from armorial.games.legacy.components import CHILD_CARD, COLOURS, COMPLICATION, SEATS, SPACES
from armorial.games.legacy.ledger import gain_by
from armorial.games.legacy.missions import LAST_MOMENT
from armorial.games.legacy.patrons import Patrons, TestamentEnd
from armorial.games.legacy.reasons import NOBODY_THERE
from armorial.games.legacy.state import (
    ADULT,
    BORN,
    CARD,
    CATHEDRAL,
    CHILD,
    COMPLICATIONS,
    EXTRA,
    FIRST,
    FROM_CHILDREN,
    FROM_PRESTIGE,
    GEN,
    GENERATION,
    GOLD,
    HONOUR,
    INCOME,
    LASTING_FRIENDS,
    MODE,
    NO_PAWNS,
    OLD_COMPLICATIONS,
    OUT,
    PARTNER,
    PASSED,
    PATRON,
    PAWNS,
    PERSON_SIZE,
    PRESTIGE,
    PROMISED,
    SMILES,
    STATUS,
    TESTAMENT,
    TURN,
    USED,
    WAVED,
    Legacy,
    discard,
    is_child,
    playing,
    with_cards,
)
from armorial.games.legacy.testament import CheckHints, DrawHints
from armorial.games.legacy.tree import at, people
from armorial.games.legacy.wedding import GOODS, Wedding
from armorial.games.legacy.words import friend, gold, honour, pawn, person
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Question, Step, chapter, event, section, settle
from armorial.kernel.frames import Draw, SeatQuestion, SeatStep
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added
from armorial.kernel.words import Message, who

NOBODYS: Final = -1


# -- rounds and turns -----------------------------------------------------------------------------------------


class Round(Step[Legacy]):
    """A round begins: the first-player card passes, pawns are taken back. G-14"""

    def run(self, s: Legacy, out: Out) -> None:
        numbers = s.numbers
        s.round_number += 1
        if s.round_number > 1:
            numbers[FIRST] = playing_next(s, numbers[FIRST])
        numbers[USED] = 0
        s.standing = (0,) * len(SPACES)
        s.acted = (0,) * len(s.acted)
        for me in s.players:
            me[PAWNS] = 0 if me[OUT] else s.parts.own_pawns
            me[PASSED] = 0
        if out is not None and s.seats == 1:
            out.append(chapter("legacy-did-round-alone", n=s.round_number))
        elif out is not None:
            out.append(chapter("legacy-did-round", n=s.round_number, who=who(numbers[FIRST])))
        s.then(TURN_OF[numbers[FIRST]])


def playing_next(s: Legacy, seat: int) -> int:
    """The next player to the left who is still in the game. G-29"""
    for step in range(1, s.seats + 1):
        other = (seat + step) % s.seats
        if not s.players[other][OUT]:
            return other
    return seat


def has_turn(s: Legacy, seat: int) -> bool:
    """Own pawns left must be placed; extra pawns may be, until the player stops for the round. G-17, G-18"""
    me = s.players[seat]
    if me[OUT]:
        return False
    return me[PAWNS] > 0 or (not me[PASSED] and any(me[EXTRA + colour] for colour in range(len(COLOURS))))


class Turn(SeatStep[Legacy]):
    """A player's turn, if they have one; else the next player's; else the round is over. G-15"""

    def run(self, s: Legacy, out: Out) -> None:
        for step in range(s.seats):
            seat = (self.seat + step) % s.seats
            if has_turn(s, seat):
                s.numbers[TURN] = seat
                s.numbers[WAVED] = 0
                s.stack.append(END_OF_TURN[seat])
                s.stack.append(ACT[seat])
                return
        s.numbers[TURN] = NOBODYS
        s.then(EndOfRound())


class EndOfTurn(SeatStep[Legacy]):
    """Hints, a last moment for missions (which change nothing in the tree), then the next player. G-99, G-400"""

    def run(self, s: Legacy, out: Out) -> None:
        s.stack.append(TURN_OF[(self.seat + 1) % s.seats])
        s.stack.append(LAST_MOMENT[self.seat])
        if s.numbers[MODE] == TESTAMENT:
            s.then(CheckHints())


ACT: Final = tuple(Act(seat) for seat in range(SEATS))
"""Frames never change, so one of each serves all games."""
TURN_OF: Final = tuple(Turn(seat) for seat in range(SEATS))
END_OF_TURN: Final = tuple(EndOfTurn(seat) for seat in range(SEATS))


def advance(s: Legacy, seat: int) -> bool:
    """Let the next turn of a seat in this round begin now, if they have one."""
    if not isinstance(s.stack[0], Turn | EndOfTurn) or not has_turn(s, seat):
        return False
    s.stack = [TURN_OF[seat]]
    settle(s, None)
    return True


class EndOfRound(Step[Legacy]):
    """Income, but not after the last round; pawns return. G-19"""

    def run(self, s: Legacy, out: Out) -> None:
        numbers = s.numbers
        rounds = s.parts.rounds
        if out is not None:
            out.append(section("legacy-did-end-round", n=s.round_number))
        if s.round_number < sum(rounds):
            for seat in playing(s):
                paid = max(0, s.players[seat][INCOME])
                s.players[seat][GOLD] += paid
                if paid and out is not None:
                    out.append(event("legacy-did-income", who=who(seat), what=gold(paid)))
        s.pawns = tuple([s.pawns[colour] + s.placed[colour] for colour in range(len(COLOURS))])
        s.placed = NO_PAWNS
        s.then(EndOfGeneration() if s.round_number == sum(rounds[: numbers[GEN]]) else Round())


# -- generations ----------------------------------------------------------------------------------------------


class EndOfGeneration(Step[Legacy]):
    """Honour for prestige and for children; families without a child die out; extra pawns go back. G-20, G-21"""

    def run(self, s: Legacy, out: Out) -> None:
        generation = s.numbers[GEN]
        testament = s.numbers[MODE] == TESTAMENT
        order = playing(s)
        if out is not None:
            out.append(section("legacy-did-end-generation", n=generation))
        for seat in order:
            self._honour(s, seat, s.players[seat][PRESTIGE], FROM_PRESTIGE, "legacy-did-prestige", out)
        for seat in order if not testament else []:
            born = s.players[seat][BORN + generation - 1]
            self._honour(s, seat, born, FROM_CHILDREN, "legacy-did-children", out)
        for seat in order if not testament else []:
            if not s.players[seat][BORN + generation - 1]:
                die_out(s, seat, out)
        for me in s.players:
            s.pawns = tuple([s.pawns[colour] + me[EXTRA + colour] for colour in range(len(COLOURS))])
            me[EXTRA : EXTRA + len(COLOURS)] = NO_PAWNS
        if len(playing(s)) < min(2, s.seats):
            if out is not None:
                out.append(chapter("legacy-did-end"))
        elif generation == len(s.parts.rounds):
            s.then(TestamentEnd() if testament else Patrons())
        else:
            s.then(Generation())

    def _honour(self, s: Legacy, seat: int, n: int, source: int, key: str, out: Out) -> None:
        s.players[seat][HONOUR] += n
        s.players[seat][source] += n
        if n and out is not None:
            out.append(event(key, who=who(seat), what=honour(n)))


def die_out(s: Legacy, seat: int, out: Out) -> None:
    """A family without a child has lost; what it has leaves the game, its hand goes to the discards. G-21, G-29"""
    me = s.players[seat]
    me[OUT] = 1
    me[PAWNS] = 0
    for card in s.hands[seat]:
        discard(s, card)
    s.hands[seat] = []
    if me[PATRON] >= 0:
        s.patrons = with_cards(s.patrons, [me[PATRON]])
        me[PATRON] = -1
    if out is not None:
        out.append(event("legacy-did-die-out", who=who(seat)))


class Generation(Step[Legacy]):
    """The start of generation II or III: pawns for all, growing up player by player, new cards. G-11 to G-13, G-23"""

    def run(self, s: Legacy, out: Out) -> None:
        s.numbers[GEN] += 1
        generation = s.numbers[GEN]
        if out is not None:
            out.append(chapter("legacy-did-generation", n=generation))
        for me in s.players:
            me[LASTING_FRIENDS] = me[SMILES] = me[CATHEDRAL] = 0
            me[OLD_COMPLICATIONS] = me[COMPLICATIONS]
            me[COMPLICATIONS] = 0
        order = playing(s)
        if s.numbers[MODE] == TESTAMENT:
            s.then(DrawHints(generation, s.parts.hints_drawn), NextPawn(), NewCards(), Round())
        else:
            s.then(NextPawn(), *[GrowUp(seat) for seat in order], NewCards(), Round())


class NextPawn(Step[Legacy]):
    """Five extra pawns of different colours; each player gets one of them at random. G-11"""

    def run(self, s: Legacy, out: Out) -> None:
        s.then(*[DealPawn(seat, 0) for seat in playing(s)[:1]])


class DealPawn(Draw[Legacy]):
    """A pawn for a player, of a colour that nobody got yet at this start. G-11"""

    table: ClassVar[Tokens] = Tokens(COLOURS)
    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER, "dealt": NUMBER}

    def __init__(self, to: int, dealt: int) -> None:
        self.to = to
        self.dealt = dealt
        """The colours already dealt, a bit each."""

    def pool(self, s: Legacy) -> list[int]:
        return [colour for colour, n in enumerate(s.pawns) if n > 0 and not self.dealt >> colour & 1]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.pawns = added(s.pawns, option, -1)
        s.players[self.to][EXTRA + option] += 1
        if out is not None:
            out.append(event("legacy-did-gain", who=who(self.to), what=[pawn(option)]))
        order = playing(s)
        place = order.index(self.to) + 1
        if place < len(order):
            s.then(DealPawn(order[place], self.dealt | 1 << option))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-pawn", {"who": who(self.to)})

    def label(self, s: Legacy, option: int) -> Message:
        return pawn(option)


class NewCards(Step[Legacy]):
    """The generation's titles and contributions; old complications are discarded. G-13"""

    def run(self, s: Legacy, out: Out) -> None:
        generation = s.numbers[GEN]
        s.titles = tuple([n for n, card in enumerate(s.parts.titles) if card.generation == generation])
        s.contributions = tuple([n for n, card in enumerate(s.parts.contributions) if card.generation == generation])
        for me in s.players:
            s.child_discards = added(s.child_discards, COMPLICATION, me[OLD_COMPLICATIONS])
            me[OLD_COMPLICATIONS] = 0


# -- growing up -----------------------------------------------------------------------------------------------


class GrowUp(SeatStep[Legacy]):
    """A player's children grow up; then what that brings, then the arranged weddings. G-12, G-25"""

    def run(self, s: Legacy, out: Out) -> None:
        tree = s.trees[self.seat]
        me = s.players[self.seat]
        waiting = 0
        for number, i in enumerate(people(tree)):
            if tree[i + STATUS] != CHILD or tree[i + GENERATION] != s.numbers[GEN]:
                continue
            tree[i + STATUS] = ADULT
            printed = s.parts.children[tree[i + CARD] - CHILD_CARD]
            me[SMILES] += printed.money_gold
            gain_by(s, self.seat, HONOUR, printed.honour, number, out)
            if printed.money_gold and out is not None:
                out.append(event("legacy-did-grow-up", who=who(self.seat), person=person(s, self.seat, number)))
            if printed.brings is not None:
                waiting |= 1 << number
        s.then(Grown(self.seat, waiting), Weddings(self.seat))


class Grown(Step[Legacy]):
    """Effects of growing up that bring friends, in the order the owner chooses. G-25, G-142, G-143"""

    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "waiting": NUMBER}

    def __init__(self, seat: int, waiting: int) -> None:
        self.seat = seat
        self.waiting = waiting
        """Those whose effect is still to come, a bit each."""

    def run(self, s: Legacy, out: Out) -> None:
        if not self.waiting:
            return
        tree = s.trees[self.seat]
        left = [n for n in range(len(people(tree))) if self.waiting >> n & 1]
        if len({tree[at(n) + CARD] for n in left}) > 1:
            s.then(WhoGrows(self.seat, self.waiting))
        else:
            grown(s, self.seat, left[0], self.waiting, out)


def grown(s: Legacy, seat: int, number: int, waiting: int, out: Out) -> None:
    s.then(Grown(seat, waiting & ~(1 << number)))
    if out is not None:
        out.append(event("legacy-did-grow-up", who=who(seat), person=person(s, seat, number)))
    printed = s.parts.children[s.trees[seat][at(number) + CARD] - CHILD_CARD]
    if printed.brings is not None:
        printed.brings.run(s, seat, out)


class WhoGrows(Question[Legacy]):
    """Whose effect of growing up comes next. G-25"""

    table: ClassVar[Tokens] = PEOPLE
    fields: ClassVar[dict[str, Codec]] = {"seat": NUMBER, "waiting": NUMBER}

    def __init__(self, seat: int, waiting: int) -> None:
        self.seat = seat
        self.waiting = waiting

    def candidates(self, s: Legacy) -> Sequence[int]:
        return [n for n in range(len(s.trees[self.seat]) // PERSON_SIZE) if self.waiting >> n & 1]

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if self.waiting >> option & 1 else NOBODY_THERE

    def take(self, s: Legacy, option: int, out: Out) -> None:
        grown(s, self.seat, option, self.waiting, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-grows", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return person(s, self.seat, option)


class Weddings(SeatStep[Legacy]):
    """Arranged weddings, one by one, in the order the owner chooses. G-12, G-25"""

    def run(self, s: Legacy, out: Out) -> None:
        waiting = promised(s, self.seat)
        if len(waiting) > 1:
            s.then(WhoWeds(self.seat))
        elif waiting:
            hold_wedding(s, self.seat, waiting[0], out)


def promised(s: Legacy, seat: int) -> list[int]:
    """Those of the current generation whose promised friend waits for the wedding."""
    tree = s.trees[seat]
    return [
        n
        for n, i in enumerate(people(tree))
        if tree[i + GENERATION] == s.numbers[GEN]
        and is_child(tree[i + CARD])
        and tree[i + PARTNER] >= 0
        and tree[at(tree[i + PARTNER]) + STATUS] == PROMISED
    ]


def hold_wedding(s: Legacy, seat: int, partner: int, out: Out) -> None:
    """Steps 3 to 7 of an arranged wedding. G-301"""
    tree = s.trees[seat]
    spouse = tree[at(partner) + PARTNER]
    tree[at(spouse) + STATUS] = ADULT
    if out is not None:
        card = friend(tree[at(spouse) + CARD])
        name = person(s, seat, partner)
        out.append(event("legacy-did-wed", who=who(seat), friend=card, partner=name))
    s.then(Wedding(seat, spouse, partner, GOODS), Weddings(seat))


class WhoWeds(SeatQuestion[Legacy]):
    """Whose wedding comes next. G-25"""

    table: ClassVar[Tokens] = PEOPLE

    def candidates(self, s: Legacy) -> Sequence[int]:
        return promised(s, self.seat)

    def refusal(self, s: Legacy, option: int) -> int:
        return 0 if option in promised(s, self.seat) else NOBODY_THERE

    def take(self, s: Legacy, option: int, out: Out) -> None:
        hold_wedding(s, self.seat, option, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-weds", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return person(s, self.seat, option)
