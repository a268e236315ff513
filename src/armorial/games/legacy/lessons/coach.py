"""What a coach says in Legacy."""

from collections.abc import Iterator
from typing import Any, Final

View = dict[str, Any]
LAST_ROUNDS: Final = (2, 5, 9)
"""Of the generations."""
RICH: Final = 5
"""So much gold at the end of the first generation was not used."""


def remarks(view: View, seat: int, asked: str, options: list[str], printed: View) -> Iterator[str]:
    me = view["players"][seat]
    if asked == "Complication":
        yield "complication"
    if "mulligan" in options:
        yield "keep"
    if asked != "Act":
        return
    if len(me["tree"]) == 1:
        yield "wed"
    last = view["round"] in LAST_ROUNDS
    if last and not born_now(view, me):
        yield "heir"
    if last and may(options, "marry:"):
        yield "single"
    if last and may(options, "arrange:"):
        yield "promise"
    if last and may(options, "extra:"):
        yield "extra"
    if view["generation"] == 1 and "mansion" in options:
        yield "mansion"
    if view["generation"] == len(LAST_ROUNDS):
        yield "third"
    if not me["hand_count"]:
        yield "hand"
    if any(len(view["row"]) - n == 1 for n in socialized(me, options, printed)):
        yield "row"


def mistakes(view: View, seat: int, options: list[str], token: str, after: View, printed: View) -> Iterator[str]:
    me = view["players"][seat]
    if view["round"] not in LAST_ROUNDS or not may(options, "money:", "socialize:", "pass"):
        return
    ends = me["pawns"] == 1 or token == "pass"
    births = ("children", "doctor", "extra:doctor", "marry:")
    if ends and not born_now(view, me) and may(options, *births) and not token.startswith(births):
        yield "heir"
    if token == "pass" and may(options, "extra:"):
        yield "pawn"
    idle = token.startswith(("money:", "socialize:", "pass"))
    if ends and idle and may(options, "marry:"):
        yield "single"
    if ends and idle and view["generation"] == 1 and me["gold"] >= RICH and may(options, "mansion", "title"):
        yield "prestige"
    third = view["generation"] == len(LAST_ROUNDS)
    if ends and idle and third and not me["hidden_missions"] and may(options, "mission", "extra:mission"):
        yield "patron"


def socialized(player: View, options: list[str], printed: View) -> list[int]:
    """How many friends can be taken from the row."""
    effects = [each for card in player["lasting"] for each in printed["friends"][card]["does"]]
    more = sum(each.args["n"] for each in effects if each.key == "legacy-lasting-socialize_friends")
    ways = [int(token.partition(":")[2]) for token in options if token.startswith("socialize:")]
    return [printed["socialize"][way - 1] + more for way in ways]


def may(options: list[str], *beginnings: str) -> bool:
    return any(token.startswith(beginnings) for token in options)


def born_now(view: View, player: View) -> int:
    """How many children were born in this generation."""
    found: int = player["born"][view["generation"] - 1]
    return found
