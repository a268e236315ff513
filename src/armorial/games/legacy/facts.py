"""What a player of Legacy may be proud of in the end."""

from armorial.games.legacy.state import BORN, COMPLETED, PERSON_SIZE, Legacy
from armorial.games.legacy.tree import married, people


def facts(s: Legacy, seat: int) -> dict[str, int]:
    me, tree = s.players[seat], s.trees[seat]
    return {
        "family": len(tree) // PERSON_SIZE,
        "children": sum(me[BORN : BORN + 3]),
        "couples": sum(married(tree, start // PERSON_SIZE) for start in people(tree)) // 2,
        "missions": me[COMPLETED],
    }
