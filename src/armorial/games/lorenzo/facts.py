"""What a player of Lorenzo il Magnifico may be proud of in the end."""

from armorial.games.lorenzo.components import BUILDING, CHARACTER, MILITARY, TERRITORY, TYPES, VENTURE
from armorial.games.lorenzo.state import COUNT, PLAYED, Lorenzo


def facts(s: Lorenzo, seat: int) -> dict[str, int]:
    me = s.players[seat]
    return {
        "cards": sum(me[COUNT : COUNT + len(TYPES)]),
        "territories": me[COUNT + TERRITORY],
        "characters": me[COUNT + CHARACTER],
        "buildings": me[COUNT + BUILDING],
        "ventures": me[COUNT + VENTURE],
        "leaders": me[PLAYED].bit_count(),
        "military": me[MILITARY],
    }
