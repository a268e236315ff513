"""Where every card and pawn of Legacy is. G-02 to G-04, G-09, G-70, G-80"""

from collections.abc import Iterator, Sequence

from armorial.games.legacy.birth import DrawChild, KeepChild
from armorial.games.legacy.board import WhichHousehold
from armorial.games.legacy.components import (
    CHILD_CARD,
    CHILDREN,
    COLOURS,
    COMPLICATION,
    FRIENDS,
    MANSION,
    MISSIONS,
    NONE,
    PATRONS,
    VENTURE,
)
from armorial.games.legacy.missions import DrawMission, DrawMissions, KeepMission
from armorial.games.legacy.state import (
    CARD,
    COMPLICATIONS,
    EXTRA,
    HELD,
    KEPT,
    MANSIONS,
    MODE,
    OLD_COMPLICATIONS,
    OPEN,
    PATRON,
    TESTAMENT,
    VENTURES,
    Legacy,
)
from armorial.games.legacy.tree import people
from armorial.games.legacy.wedding import WhichPartner

Place = tuple[str, str, int]


def census(s: Legacy) -> Iterator[Place]:
    yield from _friends(s)
    yield from _children(s)
    yield from _missions(s)
    yield from _holdings(s)
    for patron in s.patrons:
        yield PATRONS[patron], "out", 1
    for seat, me in enumerate(s.players):
        if me[PATRON] != NONE:
            yield PATRONS[me[PATRON]], f"patron of {seat}", 1
        for colour, name in enumerate(COLOURS):
            yield f"{name} pawns", f"seat {seat}", me[EXTRA + colour]
    for colour, name in enumerate(COLOURS):
        yield f"{name} pawns", "supply", s.pawns[colour]
        yield f"{name} pawns", "board", s.placed[colour]


def _friends(s: Legacy) -> Iterator[Place]:
    piles = {"deck": s.deck, "row": s.row, "discards": s.discards}
    piles |= {f"hand of {seat}": hand for seat, hand in enumerate(s.hands)}
    piles["being laid"] = [frame.card for frame in s.stack if isinstance(frame, WhichPartner)]
    for seat, tree in enumerate(s.trees):
        piles[f"tree of {seat}"] = [tree[i + CARD] for i in people(tree) if 0 <= tree[i + CARD] < CHILD_CARD]
    for place, cards in piles.items():
        for card in cards:
            if FRIENDS[card] not in ("laurent", "angelique", "nathalie", "patrick") or s.numbers[MODE] != TESTAMENT:
                yield FRIENDS[card], place, 1


def _children(s: Legacy) -> Iterator[Place]:
    for kind, name in enumerate(CHILDREN):
        yield name, "deck", s.children[kind]
        yield name, "reserve", s.reserve[kind]
        yield name, "discards", s.child_discards[kind]
        for seat, tree in enumerate(s.trees):
            yield name, f"tree of {seat}", sum(tree[i + CARD] == CHILD_CARD + kind for i in people(tree))
    for frame in s.stack:
        if isinstance(frame, DrawChild) and frame.first != NONE:
            yield CHILDREN[frame.first], "shown", 1
        if isinstance(frame, KeepChild):
            yield CHILDREN[frame.first], "shown", 1
            yield CHILDREN[frame.second], "shown", 1
    for seat, me in enumerate(s.players):
        yield CHILDREN[COMPLICATION], f"kept by {seat}", me[COMPLICATIONS] + me[OLD_COMPLICATIONS]


def _missions(s: Legacy) -> Iterator[Place]:
    piles: dict[str, Sequence[int]] = {"deck": s.missions, "discards": s.mission_discards}
    piles |= {f"hidden by {seat}": hidden for seat, hidden in enumerate(s.hidden_missions)}
    for seat, me in enumerate(s.players):
        piles[f"open with {seat}"] = [m for m in range(len(MISSIONS)) if me[OPEN] >> m & 1]
        piles[f"kept by {seat}"] = [m for m in range(len(MISSIONS)) if me[KEPT] >> m & 1]
    for frame in s.stack:
        if isinstance(frame, DrawMission | DrawMissions | KeepMission):
            piles["drawn"] = [m for m in range(len(MISSIONS)) if frame.drawn >> m & 1]
    for place, cards in piles.items():
        for card in cards:
            yield MISSIONS[card], place, 1


def _holdings(s: Legacy) -> Iterator[Place]:
    yield "mansions", "supply", s.numbers[MANSIONS]
    yield "ventures", "supply", s.numbers[VENTURES]
    for frame in s.stack:
        if isinstance(frame, WhichHousehold) and frame.kind in (MANSION, VENTURE):
            yield "mansions" if frame.kind == MANSION else "ventures", "being laid", 1
    for seat, tree in enumerate(s.trees):
        for i in people(tree):
            yield "mansions", f"tree of {seat}", tree[i + HELD + MANSION]
            yield "ventures", f"tree of {seat}", tree[i + HELD + VENTURE]
