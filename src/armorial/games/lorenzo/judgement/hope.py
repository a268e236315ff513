"""What leaders may be expected to bring: those in play for the rounds to come, those in hand once they can be played.

L-82, L-87, L-89, L-115
"""

from typing import Final

from armorial.games.lorenzo.components import COPIER, LEADERS, MEMBERS, RESOURCES, ROUNDS
from armorial.games.lorenzo.leaders import ability_of, played_by_others
from armorial.games.lorenzo.state import COUNT, HAND, HOME, MEMBER, PLAYED, SAME_TYPE, Lorenzo

GAINS: Final[dict[str, float]] = {
    "francesco_sforza": 3.0,
    "ludovico_ariosto": 1.5,
    "filippo_brunelleschi": 1.0,
    "federico_da_montefeltro": 2.0,
    "girolamo_savonarola": 1.5,
    "giovanni_dalle_bande_nere": 1.9,
    "sandro_botticelli": 2.0,
    "michelangelo_buonarroti": 2.1,
    "ludovico_iii_gonzaga": 1.3,
    "leonardo_da_vinci": 3.0,
    "pico_della_mirandola": 2.5,
    "sisto_iv": 2.0,
    "lucrezia_borgia": 3.0,
    "sigismondo_malatesta": 2.0,
    "lorenzo_de_medici": 2.0,
    "ludovico_il_moro": 2.5,
    "cesare_borgia": 1.0,
    "santa_rita": 2.0,
    "cosimo_de_medici": 3.7,
    "bartolomeo_colleoni": 4.0,
}
"""What a leader in play brings in a round, in points."""
GAIN: Final[list[float]] = [GAINS[name] for name in LEADERS]
PACE: Final[tuple[float, ...]] = (1.0, 1.5, 1.5, 1.0, 4.0, 2.0, 7.0, 1.2, 0.8, 0.45, 0.8)
"""How many more of each thing a player comes to in a round: coins, wood, stone, servants, military, faith, points, then
territories, characters, buildings, ventures. Seen in games of bots."""
PACE_SAME_TYPE: Final = 1.25
ALONE: Final = 0.5
"""How likely it is that others play a leader who is worth being copied."""


def rounds_left(s: Lorenzo, me: list[int]) -> float:
    """Rounds to come, and of this one the share that is still to be played."""
    home = 0
    for member in range(MEMBER, MEMBER + len(MEMBERS)):
        home += me[member] == HOME
    return ROUNDS - s.round_number + home / len(MEMBERS)


def hope(s: Lorenzo, seat: int, leader: int, left: float) -> float:
    """What a leader in hand may still bring: nothing if its requirement can hardly be met in time."""
    uses = left - rounds_lacking(s, s.players[seat], leader)
    if uses <= 0.0:
        return 0.0
    if leader == COPIER and not played_by_others(s, seat):
        uses *= ALONE
    return uses * GAIN[leader]


def rounds_lacking(s: Lorenzo, me: list[int], leader: int) -> float:
    """In how many rounds the requirement of a leader may be met. Resources are spent meanwhile, so to save several of
    them takes longer; cards and points come side by side. L-89"""
    saved = longest = 0.0
    for index, n in s.parts.needs[leader]:
        if index == SAME_TYPE:
            most = max(me[COUNT], me[COUNT + 1], me[COUNT + 2], me[COUNT + 3])
            rounds = (n - most) / PACE_SAME_TYPE
        else:
            rounds = (n - me[index]) / PACE[index]
        if rounds > 0.0:
            if 0 <= index < len(RESOURCES):
                saved += rounds
            elif rounds > longest:
                longest = rounds
    return max(saved, longest)


def gained(me: list[int], left: float) -> float:
    """What leaders in play will still bring."""
    played = me[PLAYED]
    gain = 0.0
    leader = 0
    while played >> leader:
        if played >> leader & 1:
            gain += GAIN[ability_of(me, leader)]
        leader += 1
    return left * gain


def hoped(s: Lorenzo, seat: int, left: float) -> float:
    """What all leaders in hand may still bring."""
    hand = s.players[seat][HAND]
    total = 0.0
    leader = 0
    while hand >> leader:
        if hand >> leader & 1:
            total += hope(s, seat, leader, left)
        leader += 1
    return total
