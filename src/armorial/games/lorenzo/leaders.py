"""Leaders: dealt and drafted in secret, then played, discarded and activated in the owner's turns.

L-81 to L-89, L-101 to L-120
"""

from collections.abc import Sequence
from typing import ClassVar, Final

from armorial.games.lorenzo.components import COLOURS, COPIER, LEADERS
from armorial.games.lorenzo.gains import Privilege
from armorial.games.lorenzo.placing import at_home
from armorial.games.lorenzo.reasons import (
    FACE_DOWN,
    LEADER_NEEDS,
    NAME_A_MEMBER,
    NAME_WHO_TO_COPY,
    NO_LEADERS,
    NOT_IN_HAND,
    NOT_IN_PACKET,
    NOT_ONCE,
    NOT_PLAYED,
    NOTHING_TO_COPY,
    REASONS,
)
from armorial.games.lorenzo.reasons import SAME_TYPE as SAME_TYPE_WORDS
from armorial.games.lorenzo.state import (
    COPIED,
    COUNT,
    DISCARDED,
    HAND,
    NAMED,
    NONE,
    PACKET,
    PLAYED,
    SAME_TYPE,
    USED,
    Lorenzo,
)
from armorial.games.lorenzo.words import leader as leader_name
from armorial.games.lorenzo.words import member as member_name
from armorial.kernel.codec import NUMBER, Codec
from armorial.kernel.contract import Out, Step, event
from armorial.kernel.frames import Draw, SeatQuestion
from armorial.kernel.questions import Tokens
from armorial.kernel.words import Message, who

NUMBER_OF: Final = len(LEADERS)


def bits(mask: int) -> list[int]:
    """The leaders of a set, in the order of their numbers."""
    return [leader for leader in range(NUMBER_OF) if mask >> leader & 1]


# -- the draft --------------------------------------------------------------------------------------------------


class Deal(Draw[Lorenzo]):
    """A leader for the packet of a player, who alone sees it. L-81"""

    table: ClassVar[Tokens] = Tokens(f"leader:{name}" for name in LEADERS)
    fields: ClassVar[dict[str, Codec]] = {"to": NUMBER}

    def __init__(self, to: int) -> None:
        self.to = to

    def pool(self, s: Lorenzo) -> list[int]:
        return [leader for leader in range(NUMBER_OF) if s.undealt >> leader & 1]

    def audience(self, s: Lorenzo) -> int:
        return 1 << self.to

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        s.undealt &= ~(1 << option)
        s.players[self.to][PACKET] |= 1 << option
        if out is not None:
            out.append(event("lorenzo-did-deal", 1 << self.to, leader=leader_name(option)))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-deal", {"who": who(self.to)})

    def label(self, s: Lorenzo, option: int) -> Message:
        return leader_name(option)


class DraftRound(Step[Lorenzo]):
    """Everybody keeps a leader from their packet; the last one of each packet is kept without a choice. L-81"""

    def run(self, s: Lorenzo, out: Out) -> None:
        left = s.players[0][PACKET].bit_count()
        if left > 1:
            s.then(*[Draft(seat) for seat in s.order], PassPackets())
            return
        for me in s.players:
            me[HAND] |= me[PACKET]
            me[PACKET] = 0
        if out is not None:
            out.append(event("lorenzo-did-end-draft"))


class Draft(SeatQuestion[Lorenzo]):
    """Which leader of the packet to keep, in secret. L-81"""

    table: ClassVar[Tokens] = Tokens(f"keep:{name}" for name in LEADERS)

    def candidates(self, s: Lorenzo) -> Sequence[int]:
        return bits(s.players[self.seat][PACKET])

    def refusal(self, s: Lorenzo, option: int) -> int:
        return 0 if s.players[self.seat][PACKET] >> option & 1 else NOT_IN_PACKET

    def audience(self, s: Lorenzo) -> int:
        return 1 << self.seat

    def take(self, s: Lorenzo, option: int, out: Out) -> None:
        me = s.players[self.seat]
        me[PACKET] &= ~(1 << option)
        me[HAND] |= 1 << option
        if out is not None:
            out.append(event("lorenzo-did-draft", who=who(self.seat)))
            out.append(event("lorenzo-you-draft", 1 << self.seat, leader=leader_name(option)))

    def prompt(self, s: Lorenzo) -> Message:
        return Message("lorenzo-ask-draft", {"who": who(self.seat)})

    def label(self, s: Lorenzo, option: int) -> Message:
        return leader_name(option)


class PassPackets(Step[Lorenzo]):
    """Each packet goes to the player on the right. Seats are numbered to the left. L-81"""

    def run(self, s: Lorenzo, out: Out) -> None:
        packets = [me[PACKET] for me in s.players]
        for seat, me in enumerate(s.players):
            me[PACKET] = packets[(seat + 1) % s.seats]
        s.then(DraftRound())


# -- special actions --------------------------------------------------------------------------------------------

PLAY: Final = 0
COPY: Final = 1
DISCARD: Final = 2
ACTIVATE: Final = 3
NAME: Final = 4


def _specials() -> list[tuple[int, int, int, str]]:
    """Every special action: its kind, its leader, whom or which member it names, its token."""
    found = [(PLAY, leader, NONE, f"play:{name}") for leader, name in enumerate(LEADERS)]
    found += [
        (COPY, COPIER, other, f"play:{LEADERS[COPIER]}:{name}") for other, name in enumerate(LEADERS) if other != COPIER
    ]
    found += [(DISCARD, leader, NONE, f"discard:{name}") for leader, name in enumerate(LEADERS)]
    found += [(ACTIVATE, leader, NONE, f"activate:{name}") for leader, name in enumerate(LEADERS)]
    found += [
        (NAME, leader, member, f"activate:{name}:{colour}")
        for leader, name in enumerate(LEADERS)
        for member, colour in enumerate(COLOURS)
    ]
    return found


SPECIALS: Final = _specials()
SPECIAL_TOKENS: Final = tuple(token for _, _, _, token in SPECIALS)
IN_HAND: Final = [
    [index for index, (kind, leader, _, _) in enumerate(SPECIALS) if leader == own and kind <= DISCARD]
    for own in range(NUMBER_OF)
]
"""What can be done with a leader in hand, by leader ..."""
IN_PLAY: Final = [
    [index for index, (kind, leader, _, _) in enumerate(SPECIALS) if leader == own and kind > DISCARD]
    for own in range(NUMBER_OF)
]
"""... and with one in play."""


def played_by_others(s: Lorenzo, seat: int) -> int:
    """The leaders that somebody else has played, a bit each, except the copier. L-115"""
    mask = 0
    for other, player in enumerate(s.players):
        if other != seat:
            mask |= player[PLAYED]
    return mask & ~(1 << COPIER)


def needs_lacking(s: Lorenzo, me: list[int], leader: int) -> int:
    """0 if all parts of a leader's requirement hold, else what is missing. L-83, L-89"""
    for index, n in s.parts.needs[leader]:
        if index == SAME_TYPE:
            most = max(me[COUNT : COUNT + 4])
            if most < n:
                return REASONS.lacking(LEADER_NEEDS, SAME_TYPE_WORDS, n - most)
        elif me[index] < n:
            return REASONS.lacking(LEADER_NEEDS, index, n - me[index])
    return 0


def ability_of(me: list[int], leader: int) -> int:
    """Whose ability a played leader has: its own, or that of the leader it copies. L-115"""
    return me[COPIED] if leader == COPIER else leader


def special_candidates(s: Lorenzo, seat: int) -> list[int]:
    """The special actions a player might think of: with leaders in hand, and with those in play."""
    me = s.players[seat]
    if not me[HAND] | me[PLAYED]:
        return []
    found: list[int] = []
    if me[HAND]:
        copyable = played_by_others(s, seat)
        for leader in bits(me[HAND]):
            found += [
                index for index in IN_HAND[leader] if SPECIALS[index][0] != COPY or copyable >> SPECIALS[index][2] & 1
            ]
    for leader in bits(me[PLAYED]):
        ability = ability_of(me, leader)
        if s.parts.once[ability] is not None:
            kind = NAME if s.parts.names_member[ability] else ACTIVATE
            found += [index for index in IN_PLAY[leader] if SPECIALS[index][0] == kind]
    return sorted(found)


def special_options(s: Lorenzo, seat: int) -> list[int]:
    return [index for index in special_candidates(s, seat) if not special_refusal(s, seat, index)]


def has_special(s: Lorenzo, seat: int) -> bool:
    """Whether a player can take any special action. With leaders in hand they can: any of them may be discarded."""
    if not s.leaders:
        return False
    me = s.players[seat]
    return bool(me[HAND]) or bool(me[PLAYED] & ~me[USED] and special_options(s, seat))


def special_refusal(s: Lorenzo, seat: int, index: int) -> int:
    """0 if a special action may be taken, else why not. L-82, L-87, L-88"""
    if not s.leaders:
        return NO_LEADERS
    kind, leader, named, _ = SPECIALS[index]
    me = s.players[seat]
    if kind <= DISCARD:
        if not me[HAND] >> leader & 1:
            return NOT_IN_HAND
        if kind == DISCARD:
            return 0
        code = needs_lacking(s, me, leader)
        if code or leader != COPIER:
            return code
        copyable = played_by_others(s, seat)
        if kind == PLAY:
            return NAME_WHO_TO_COPY if copyable else NOTHING_TO_COPY
        return 0 if copyable >> named & 1 else NOTHING_TO_COPY
    if not me[PLAYED] >> leader & 1:
        return NOT_PLAYED
    ability = ability_of(me, leader)
    if s.parts.once[ability] is None:
        return NOT_ONCE
    if me[USED] >> leader & 1:
        return FACE_DOWN
    if s.parts.names_member[ability]:
        return NAME_A_MEMBER if kind == ACTIVATE else at_home(me, named)
    return 0 if kind == ACTIVATE else NAME_A_MEMBER


def take_special(s: Lorenzo, seat: int, index: int, out: Out) -> None:
    """Carry out a special action. L-82"""
    kind, leader, named, _ = SPECIALS[index]
    me = s.players[seat]
    if kind == DISCARD:
        me[HAND] &= ~(1 << leader)
        me[DISCARDED] |= 1 << leader
        if out is not None:
            out.append(event("lorenzo-did-discard", who=who(seat), leader=leader_name(leader)))
        s.then(Privilege(seat, 1, 0))
    elif kind <= COPY:
        play(s, seat, leader, named, out)
    else:
        activate(s, seat, leader, named, out)


def play(s: Lorenzo, seat: int, leader: int, copied: int, out: Out) -> None:
    """A leader comes into play; a permanent ability works from now on. L-83, L-115"""
    me = s.players[seat]
    me[HAND] &= ~(1 << leader)
    me[PLAYED] |= 1 << leader
    if out is not None:
        out.append(event("lorenzo-did-play", who=who(seat), leader=leader_name(leader)))
    if leader == COPIER:
        me[COPIED] = copied
        if out is not None:
            out.append(event("lorenzo-did-copy", who=who(seat), leader=leader_name(copied)))
    always = s.parts.always[ability_of(me, leader)]
    if always is not None:
        always.run(s, seat, out)


def activate(s: Lorenzo, seat: int, leader: int, named: int, out: Out) -> None:
    """A once-per-round ability; the leader lies face down for the rest of the round. L-83, L-87, L-104"""
    me = s.players[seat]
    me[USED] |= 1 << leader
    if out is not None:
        out.append(event("lorenzo-did-activate", who=who(seat), leader=leader_name(leader)))
    if named != NONE:
        me[NAMED] = named
        if out is not None:
            n = s.parts.named_value
            out.append(event("lorenzo-did-name", who=who(seat), member=member_name(named), n=n))
    once = s.parts.once[ability_of(me, leader)]
    assert once is not None
    once.run(s, seat, out)


def special_label(s: Lorenzo, index: int) -> Message:
    kind, leader, named, _ = SPECIALS[index]
    if kind == COPY:
        return Message("lorenzo-play-copying", {"leader": leader_name(leader), "other": leader_name(named)})
    if kind == NAME:
        return Message("lorenzo-activate-for", {"leader": leader_name(leader), "member": member_name(named)})
    key = ("lorenzo-play", "", "lorenzo-discard", "lorenzo-activate")[kind]
    return Message(key, {"leader": leader_name(leader)})
