"""What a player of Village may be proud of in the end."""

from armorial.games.village.state import BAG, CHRONICLE, GRAVE, LAST_VISIBLE, MEMBER, SERVED, VISITED, Village


def facts(s: Village, seat: int) -> dict[str, int]:
    me = s.players[seat]
    members = me[MEMBER:]
    return {
        "family": sum(BAG <= place <= LAST_VISIBLE for place in members),
        "chronicle": sum(CHRONICLE <= place < GRAVE for place in members),
        "cities": me[VISITED].bit_count(),
        "customers": me[SERVED].bit_count(),
    }
