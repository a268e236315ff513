"""A turn: a pawn and its action, a wedding without a pawn, or passing; and missions at any moment of it.

G-15 to G-18, G-28, G-36 to G-38, G-83, G-84
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.legacy.birth import NO_COUPLES, WhichCouple, most_room
from armorial.games.legacy.board import refuse_space, space_price, use_space
from armorial.games.legacy.components import (
    COLOUR_OF,
    FRIENDS,
    MISSIONS,
    NONE,
    OWN_ACTIONS,
    PLACE_WITHOUT_PAWN,
    SPACES,
    WITHOUT_PAWN,
)
from armorial.games.legacy.missions import fulfil, fulfil_words, fulfillable, refuse_fulfil
from armorial.games.legacy.money import (
    WAYS,
    ask_for_money,
    money_words,
    refuse_money,
    refuse_socialize,
    socialize,
    socialize_words,
)
from armorial.games.legacy.reasons import (
    CHILDREN_ENOUGH,
    MUST_PLACE_PAWN,
    NEEDS_A_PAWN,
    NO_COUPLE,
    NO_EXTRA_PAWN,
    NO_PAWN,
    OTHER_GAME,
)
from armorial.games.legacy.state import EXTRA, MODE, OPEN, PASSED, PAWNS, TESTAMENT, Legacy, pawn_of
from armorial.games.legacy.tree import lacking
from armorial.games.legacy.wedding import (
    ARRANGE,
    FIND,
    FREE,
    MARRY,
    can_be_wed,
    card_words,
    choose_friend,
    free_wedding,
    refuse_wedding,
)
from armorial.games.legacy.words import friend, pawn, space
from armorial.kernel.contract import Out, event
from armorial.kernel.frames import SeatQuestion
from armorial.kernel.questions import Table
from armorial.kernel.shared import added, replaced
from armorial.kernel.words import Message, who

WED: Final = ("marry", "arrange", "find")
WED_HOW: Final[tuple[int, ...]] = (MARRY, ARRANGE, FIND)
CHILDREN: Final = len(WED) * len(FRIENDS)
"""Before it, for each way to lay a friend into the tree, each friend."""
MONEY: Final = CHILDREN + 1
SOCIALIZE: Final = MONEY + WAYS
BOARD: Final = SOCIALIZE + WAYS
WITH_EXTRA: Final = BOARD + len(SPACES)
FREE_WEDDING: Final = WITH_EXTRA + len(SPACES)
FULFIL: Final = FREE_WEDDING + len(WITHOUT_PAWN)
PASS: Final = FULFIL + len(MISSIONS)


def own_action(option: int) -> int:
    """The action of the player's own board that an option of Act is, as in OWN_ACTIONS."""
    if option >= SOCIALIZE:
        return len(WED) + 2
    if option >= MONEY:
        return len(WED) + 1
    return option // len(FRIENDS)


class Act(SeatQuestion[Legacy]):
    """What a player does with a turn. G-15, G-400"""

    table: ClassVar[Table] = Table(
        (
            *(f"{how}:{name}" for how in WED for name in FRIENDS),
            "children",
            *(f"money:{way + 1}" for way in range(WAYS)),
            *(f"socialize:{way + 1}" for way in range(WAYS)),
            *SPACES,
            *(f"extra:{name}" for name in SPACES),
            *(f"free:{FRIENDS[card]}" for card in WITHOUT_PAWN),
            *(f"fulfil:{name}" for name in MISSIONS),
            "pass",
        ),
        # Placing a pawn is compulsory: money is asked for without changing the tree.
        least=("pass", *(f"money:{way + 1}" for way in range(WAYS))),
    )

    def candidates(self, s: Legacy) -> Sequence[int]:
        me = s.players[self.seat]
        hand = s.hands[self.seat]
        found = [way * len(FRIENDS) + card for way in self.ways(s) for card in hand]
        found += range(CHILDREN, WITH_EXTRA)
        found += [WITH_EXTRA + i for i, colour in enumerate(COLOUR_OF) if me[EXTRA + colour]]
        found += [FREE_WEDDING + i for i, card in enumerate(WITHOUT_PAWN) if card in hand]
        if me[OPEN]:
            found += [FULFIL + card for card in range(len(MISSIONS)) if me[OPEN] >> card & 1]
        found.append(PASS)
        return found

    def refusal(self, s: Legacy, option: int) -> int:
        seat = self.seat
        me = s.players[seat]
        if option >= FULFIL:
            if option < PASS:
                return refuse_fulfil(s, seat, option - FULFIL)
            return MUST_PLACE_PAWN if me[PAWNS] else 0
        if option >= FREE_WEDDING:
            return self._refuse_free(s, WITHOUT_PAWN[option - FREE_WEDDING])
        if option >= WITH_EXTRA:
            at = option - WITH_EXTRA
            return self._refuse_board(s, at) if me[EXTRA + COLOUR_OF[at]] else NO_EXTRA_PAWN
        if not me[PAWNS]:
            return NO_PAWN
        if option >= BOARD:
            return self._refuse_board(s, option - BOARD)
        if option >= SOCIALIZE:
            return refuse_socialize(s, seat, option - SOCIALIZE)
        if option >= MONEY:
            return refuse_money(s, seat, option - MONEY)
        if option == CHILDREN:
            room = most_room(s, seat)
            if room > 0:
                return 0
            return NO_COUPLE if room == NO_COUPLES else CHILDREN_ENOUGH
        way, card = divmod(option, len(FRIENDS))
        return refuse_wedding(s, seat, card, WED_HOW[way]) if way in self.ways(s) else OTHER_GAME

    def ways(self, s: Legacy) -> tuple[int, ...]:
        """The ways to lay a friend into the tree: Marry and Arrange, or Who were they?"""
        return (2,) if s.numbers[MODE] == TESTAMENT else (0, 1)

    def options(self, s: Legacy) -> list[int]:
        """What is not refused; but those who can marry, and each space, are looked at only once."""
        seat = self.seat
        me = s.players[seat]
        hand = s.hands[seat]
        found: list[int] = []
        room = most_room(s, seat)
        if me[PAWNS]:
            for way in self.ways(s):
                for card in can_be_wed(s, seat, WED_HOW[way]):
                    found.append(way * len(FRIENDS) + card)
            if room > 0:
                found.append(CHILDREN)
            for way in range(WAYS):
                if not refuse_money(s, seat, way):
                    found.append(MONEY + way)
            for way in range(WAYS):
                if not refuse_socialize(s, seat, way):
                    found.append(SOCIALIZE + way)
        wanted = lacking(s, seat)
        free = [at for at in range(len(SPACES)) if not refuse_space(s, seat, at, wanted, room)]
        if me[PAWNS]:
            for at in free:
                found.append(BOARD + at)
        for at in free:
            if me[EXTRA + COLOUR_OF[at]]:
                found.append(WITH_EXTRA + at)
        for card in hand:
            # The second question is the cheap one of those that the third asks.
            if PLACE_WITHOUT_PAWN[card] != NONE and free_wedding(s, seat, card) and not self._refuse_free(s, card):
                found.append(FREE_WEDDING + PLACE_WITHOUT_PAWN[card])
        if me[OPEN]:
            ready = fulfillable(s, seat)
            found += [FULFIL + card for card in range(len(MISSIONS)) if ready >> card & 1]
        if not me[PAWNS]:
            found.append(PASS)
        return found

    def _refuse_board(self, s: Legacy, at: int) -> int:
        return refuse_space(s, self.seat, at, lacking(s, self.seat), most_room(s, self.seat))

    def _refuse_free(self, s: Legacy, card: int) -> int:
        how = FIND if s.numbers[MODE] == TESTAMENT else FREE
        code = refuse_wedding(s, self.seat, card, how)
        return code or (0 if free_wedding(s, self.seat, card) else NEEDS_A_PAWN)

    def take(self, s: Legacy, option: int, out: Out) -> None:
        seat = self.seat
        me = s.players[seat]
        if option == PASS:
            me[PASSED] = 1
            if out is not None:
                out.append(event("legacy-did-pass", who=who(seat)))
        elif option >= FULFIL:
            s.then(self)
            fulfil(s, seat, option - FULFIL, out)
        elif option >= FREE_WEDDING:
            how = FIND if s.numbers[MODE] == TESTAMENT else FREE
            choose_friend(s, seat, WITHOUT_PAWN[option - FREE_WEDDING], how)
        elif option >= WITH_EXTRA:
            colour = COLOUR_OF[option - WITH_EXTRA]
            me[EXTRA + colour] -= 1
            s.placed = added(s.placed, colour, 1)
            self._board(s, option - WITH_EXTRA, True, out)
        else:
            me[PAWNS] -= 1
            self._own(s, option, out)

    def _own(self, s: Legacy, option: int, out: Out) -> None:
        if option >= BOARD:
            self._board(s, option - BOARD, False, out)
            return
        place = self.seat * len(OWN_ACTIONS) + own_action(option)
        s.acted = added(s.acted, place, 1)
        if option >= SOCIALIZE:
            socialize(s, self.seat, option - SOCIALIZE, out)
        elif option >= MONEY:
            ask_for_money(s, self.seat, option - MONEY, out)
        elif option == CHILDREN:
            s.then(WhichCouple(self.seat, 1, 0))
        else:
            way, card = divmod(option, len(FRIENDS))
            choose_friend(s, self.seat, card, WED_HOW[way])

    def _board(self, s: Legacy, at: int, extra: bool, out: Out) -> None:
        s.standing = replaced(s.standing, at, pawn_of(self.seat, extra))
        if out is not None and extra:
            out.append(event("legacy-did-place-extra", who=who(self.seat), space=space(at), pawn=pawn(COLOUR_OF[at])))
        elif out is not None:
            out.append(event("legacy-did-place", who=who(self.seat), space=space(at)))
        use_space(s, self.seat, at, out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-act", {"who": who(self.seat), "n": s.players[self.seat][PAWNS]})

    def label(self, s: Legacy, option: int) -> Message:
        if option == PASS:
            return Message("legacy-pass")
        if option >= FULFIL:
            return fulfil_words(s, option - FULFIL)
        if option >= FREE_WEDDING:
            return Message("legacy-free-wedding", {"friend": friend(WITHOUT_PAWN[option - FREE_WEDDING])})
        if option >= WITH_EXTRA:
            at = option - WITH_EXTRA
            return Message("legacy-with-pawn", {"action": self._space(s, at), "pawn": pawn(COLOUR_OF[at])})
        if option >= BOARD:
            return self._space(s, option - BOARD)
        if option >= SOCIALIZE:
            return socialize_words(s, self.seat, option - SOCIALIZE)
        if option >= MONEY:
            return money_words(s, self.seat, option - MONEY)
        if option == CHILDREN:
            testament = s.numbers[MODE] == TESTAMENT
            return Message("legacy-how-big" if testament else "legacy-have-children")
        way, card = divmod(option, len(FRIENDS))
        return Message(f"legacy-action-{WED[way]}", {"friend": card_words(s, self.seat, card)})

    def _space(self, s: Legacy, at: int) -> Message:
        price = space_price(s, self.seat, at)
        return Message("legacy-space-for", {"space": space(at), "price": price}) if price else space(at)
