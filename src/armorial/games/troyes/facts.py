"""What a player of Troyes may be proud of in the end."""

from armorial.games.troyes.components import SEATS
from armorial.games.troyes.state import INFLUENCE, TAKEN, Troyes


def facts(s: Troyes, seat: int) -> dict[str, int]:
    me = s.players[seat]
    return {
        "cathedral": sum(owner == seat for owner in s.cathedral),
        "events": me[TAKEN].bit_count(),
        "tradesmen": sum(place >= 0 for place in s.stands[seat::SEATS]),
        "influence": me[INFLUENCE],
    }
