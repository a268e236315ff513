"""Setting up a game. G-01 to G-09, G-70, G-80, G-81, G-805"""

from typing import ClassVar

from armorial.games.legacy.components import (
    CHILDREN,
    COLOURS,
    COMPLICATION,
    FEMALE,
    FRIENDS,
    HEAD_CARD,
    HEADS,
    MISSIONS,
    MISSIONS_NOT_SOLO,
    NONE,
    NOT_IN_TESTAMENT,
    NOT_SOLO,
    OWN_ACTIONS,
    PATRONS,
    SPACES,
)
from armorial.games.legacy.ledger import change
from armorial.games.legacy.parts import Parts
from armorial.games.legacy.row import DrawFriends, FillRow
from armorial.games.legacy.state import (
    ADULT,
    ASIDE,
    EXTRA,
    FATHER,
    FIRST,
    GEN,
    GOLD,
    HEAD,
    INCOME,
    MANSIONS,
    MODE,
    MOTHER,
    NO_PAWNS,
    NUMBERS_SIZE,
    PATRON,
    PLAYER_SIZE,
    POLISH,
    SEVERAL,
    SOLO,
    TESTAMENT,
    TURN,
    VENTURES,
    Legacy,
    join,
    playing,
)
from armorial.games.legacy.testament import AddParents, DrawHints
from armorial.games.legacy.tree import FATHERS_ROOT, MOTHERS_ROOT, SELF, add, at, wed
from armorial.games.legacy.turn import NewCards, Round
from armorial.games.legacy.words import friend, friends, gold, income, pawn, person
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Chance, Out, Question, Step, event
from armorial.kernel.frames import Draw, SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.shared import added, without_card
from armorial.kernel.words import Message, who


def set_up(parts: Parts, seats: int, mode: int, polish: bool) -> Legacy:
    """The table as it is laid before the first draw. G-01 to G-04, G-70, G-80"""
    numbers = [0] * NUMBERS_SIZE
    numbers[ASIDE] = numbers[ASIDE + FEMALE] = parts.reserve
    numbers[MANSIONS] = numbers[VENTURES] = parts.supply[seats if mode == SEVERAL else mode - SOLO]
    numbers[GEN] = 1
    numbers[TURN] = -1
    numbers[MODE] = mode
    numbers[POLISH] = int(polish)
    out_of_game = {SEVERAL: (), SOLO: NOT_SOLO, TESTAMENT: NOT_IN_TESTAMENT}[mode]
    children = [child.count for child in parts.children]
    if mode == TESTAMENT:
        children[COMPLICATION] = 0
    s = Legacy(
        parts=parts,
        seats=seats,
        stack=[],
        players=[_player() for _ in range(seats)],
        trees=[[] for _ in range(seats)],
        hands=[[] for _ in range(seats)],
        deck=[f for f in range(len(FRIENDS)) if f not in out_of_game],
        row=[],
        discards=[],
        children=tuple(children),
        reserve=(0,) * len(CHILDREN),
        child_discards=(0,) * len(CHILDREN),
        missions=tuple([m for m in range(len(MISSIONS)) if mode == SEVERAL or m not in MISSIONS_NOT_SOLO]),
        mission_discards=(),
        hidden_missions=((),) * seats,
        patrons=() if mode == TESTAMENT else tuple(range(len(PATRONS))),
        titles=(),
        contributions=(),
        pawns=(parts.extra_pawns,) * len(COLOURS),
        placed=NO_PAWNS,
        numbers=numbers,
        standing=(0,) * len(SPACES),
        acted=(0,) * len(OWN_ACTIONS) * seats,
        goals=(0,) * seats,
        names=((),) * seats,
    )
    s.then(NewCards(), FillRow(), FirstPlayer(), Families())
    return s


def _player() -> list[int]:
    me = [0] * PLAYER_SIZE
    me[HEAD] = me[PATRON] = NONE
    return me


class FirstPlayer(Draw[Legacy]):
    """Who begins. G-07"""

    table: ClassVar[Tokens] = Tokens(f"first:{seat}" for seat in range(4))

    def pool(self, s: Legacy) -> list[int]:
        return list(range(s.seats))

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.numbers[FIRST] = option
        if out is not None and s.seats > 1:
            out.append(event("legacy-did-first", who=who(option)))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-first")

    def label(self, s: Legacy, option: int) -> Message:
        return who(option)


class Families(Step[Legacy]):
    """Patrons and heads for all, then sides and goods, then mulligans, all in turn order. G-05, G-08"""

    def run(self, s: Legacy, out: Out) -> None:
        order = playing(s)
        if s.numbers[MODE] == TESTAMENT:
            s.then(ChooseSelf(SELF), Mulligan(SELF), DrawHints(1, s.parts.hints_drawn), Round())
            return
        dealt: list[Step[Legacy] | Chance[Legacy] | Question[Legacy]] = []
        for seat in order:
            dealt += [DealPatron(seat), DealHead(seat)]
        s.then(*dealt, *[ChooseSide(seat) for seat in order], *[Mulligan(seat) for seat in order], Round())


class DealPatron(Draw[Legacy]):
    """A secret patron. G-05"""

    table: ClassVar[Tokens] = Tokens(PATRONS)
    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER}

    def __init__(self, to: int) -> None:
        self.to = to

    def pool(self, s: Legacy) -> list[int]:
        return list(s.patrons)

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.patrons = without_card(s.patrons, option)
        s.players[self.to][PATRON] = option
        if out is not None:
            out.append(event("legacy-did-get-patron", 1 << self.to, who=who(self.to), patron=self.label(s, option)))

    def audience(self, s: Legacy) -> int:
        return 1 << self.to

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-patron", {"who": who(self.to)})

    def label(self, s: Legacy, option: int) -> Message:
        return Message(f"legacy-patron-{PATRONS[option]}")


class DealHead(Draw[Legacy]):
    """A head of family. G-05"""

    table: ClassVar[Tokens] = Tokens(HEADS)
    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER}

    def __init__(self, to: int) -> None:
        self.to = to

    def pool(self, s: Legacy) -> list[int]:
        taken = [me[HEAD] for me in s.players]
        return [head for head in range(len(HEADS)) if head not in taken]

    def take(self, s: Legacy, option: int, out: Out) -> None:
        s.players[self.to][HEAD] = option
        if out is not None:
            out.append(event("legacy-did-get-head", who=who(self.to), head=self.label(s, option)))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-head", {"who": who(self.to)})

    def label(self, s: Legacy, option: int) -> Message:
        return Message(f"legacy-head-{HEADS[option]}")


class Begin(SeatQuestion[Legacy]):
    """With which of two sides one begins."""

    def refusal(self, s: Legacy, option: int) -> int:
        return 0

    def begin(self, s: Legacy, numbers: tuple[int, int, int], out: Out) -> None:
        """Income, gold, and friends from the deck."""
        change(s, self.seat, INCOME, numbers[0], out)
        change(s, self.seat, GOLD, numbers[1], out)
        s.then(DrawFriends(self.seat, numbers[2]))


class ChooseSide(Begin):
    """The man's or the woman's side of the head of family. G-05, G-08"""

    table: ClassVar[Tokens] = Tokens(("man", "woman"))

    def take(self, s: Legacy, option: int, out: Out) -> None:
        me = s.players[self.seat]
        start = s.parts.starts[me[HEAD]][option]
        add(s, self.seat, HEAD_CARD + me[HEAD], option, 1, ADULT)
        s.pawns = added(s.pawns, start.pawn, -1)
        me[EXTRA + start.pawn] += 1
        if out is not None:
            key = "legacy-did-choose-woman" if option else "legacy-did-choose-man"
            out.append(event(key, who=who(self.seat), head=person(s, self.seat, SELF)))
        self.begin(s, (start.income, start.gold, start.friends), out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-side", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        start = s.parts.starts[s.players[self.seat][HEAD]][option]
        what = [income(start.income), gold(start.gold), friends(start.friends), pawn(start.pawn)]
        return Message("legacy-side-woman" if option else "legacy-side-man", {"what": what})


class ChooseSelf(Begin):
    """The Testament: Patrick or Nathalie, with Laurent and Angelique as parents. G-81, G-805"""

    table: ClassVar[Tokens] = Tokens(("patrick", "nathalie"))

    def take(self, s: Legacy, option: int, out: Out) -> None:
        tree = s.trees[self.seat]
        cards = [FRIENDS.index(self.table.names[option]), FRIENDS.index("laurent"), FRIENDS.index("angelique")]
        for card, above in zip(cards, (0, 1, 1), strict=True):
            add(s, self.seat, card, s.parts.friend_sex[card], above, ADULT)
            join(s, self.seat, card)
        wed(tree, FATHERS_ROOT, MOTHERS_ROOT)
        tree[at(SELF) + FATHER], tree[at(SELF) + MOTHER] = FATHERS_ROOT, MOTHERS_ROOT
        start = s.parts.testament[option]
        if out is not None:
            out.append(event("legacy-did-choose-self", who=who(self.seat), friend=friend(cards[0])))
        s.then(AddParents(self.seat, FATHERS_ROOT), AddParents(self.seat, MOTHERS_ROOT))
        self.begin(s, (start.income, start.gold, start.friends), out)

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-self", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        start = s.parts.testament[option]
        what = [income(start.income), gold(start.gold), friends(start.friends)]
        return Message("legacy-self", {"friend": friend(FRIENDS.index(self.table.names[option])), "what": what})


class Mulligan(SeatQuestion[Legacy]):
    """Once, the whole starting hand for another. G-06, G-08"""

    table: ClassVar[Tokens] = Tokens(("keep", "mulligan"), least=("keep",))

    def refusal(self, s: Legacy, option: int) -> int:
        return 0

    def take(self, s: Legacy, option: int, out: Out) -> None:
        if not option:
            return
        drawn = len(s.hands[self.seat])
        s.deck = sorted(s.deck + s.hands[self.seat])
        s.hands[self.seat] = []
        if out is not None:
            out.append(event("legacy-did-mulligan", who=who(self.seat)))
        s.then(DrawFriends(self.seat, drawn))

    def prompt(self, s: Legacy) -> Message:
        return Message("legacy-ask-mulligan", {"who": who(self.seat)})

    def label(self, s: Legacy, option: int) -> Message:
        return Message("legacy-mulligan" if option else "legacy-keep-hand")
