"""Where every component of Lorenzo il Magnifico is, for the law that none is lost, doubled or made of nothing."""

from collections.abc import Iterator

from armorial.games.lorenzo import state as at
from armorial.games.lorenzo.components import CARDS, LEADERS, MEMBERS, TILES
from armorial.games.lorenzo.state import Lorenzo


def census(s: Lorenzo) -> Iterator[tuple[str, str, int]]:
    """L-01, L-02, L-04, L-81: cards, tiles, leaders and members. Resources are unlimited."""
    sets = [("deck", s.deck, CARDS), ("removed", s.removed, CARDS)]
    sets += [("unused tiles", s.unused_tiles, TILES), ("undealt", s.undealt, LEADERS)]
    lists = [("towers", s.towers, CARDS), ("Vatican", s.tiles, TILES)]
    for seat, me in enumerate(s.players):
        for name, index in (("hand", at.HAND), ("packet", at.PACKET), ("played", at.PLAYED), ("gone", at.DISCARDED)):
            sets.append((f"{name} of {seat}", me[index], LEADERS))
        lists.append((f"cards of {seat}", me[at.CARD :], CARDS))
        for member, name in enumerate(MEMBERS):
            yield f"{name} member of {seat}", at.PLACES[me[at.MEMBER + member]], 1
            on_board = [space for space in range(at.HOME) if (seat, member) in at.members_on(s, space)]
            yield f"{name} member of {seat}, on the board", at.PLACES[(on_board or [at.HOME])[0]], max(1, len(on_board))
    for place, mask, names in sets:
        for index, name in enumerate(names):
            yield name, place, mask >> index & 1
    for place, indices, names in lists:
        for index in indices:
            if index >= 0:
                yield names[index], place, 1
