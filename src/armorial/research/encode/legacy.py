"""What a seat may know of a game of Legacy, or of its solo games."""

from typing import Final

from armorial.games.legacy.components import (
    CARDS,
    CHILDREN,
    COLOURS,
    CONTRIBUTIONS,
    FRIENDS,
    HEADS,
    HINTS,
    HOLDINGS,
    MISSIONS,
    NATIONS,
    OWN_ACTIONS,
    PATRONS,
    PROFESSIONS,
    SPACES,
    TITLES,
)
from armorial.games.legacy.state import (
    ASIDE,
    BORN,
    CARD,
    CATHEDRAL,
    COMPLETED,
    COMPLICATIONS,
    FATHER,
    FIRST,
    GEN,
    HEAD,
    HINTS_DONE,
    HINTS_OPEN,
    HONOUR,
    KEPT,
    LASTING_FRIENDS,
    MANSIONS,
    MODE,
    MODES,
    MOTHER,
    OLD_COMPLICATIONS,
    OPEN,
    OUT,
    PARTNER,
    PASSED,
    PATRON,
    PAWNS,
    PERSON_SIZE,
    POLISH,
    REVEALED,
    SMILES,
    TURN,
    USED,
    VENTURES,
    WAVED,
    Legacy,
)
from armorial.kernel.contract import Game
from armorial.research.encode.layout import (
    SEATS,
    BitsKind,
    Encoder,
    Field,
    Kind,
    number,
    put_bits,
    put_one,
    put_seat,
)

VERSION: Final = 2
PEOPLE: Final = 48
"""How many people of a tree are written; random games have up to 35, and later ones are left out."""

_PERSON: Final = (
    f"the first {PEOPLE} people of the family tree, {PERSON_SIZE} numbers each: 1 more than the number of the card "
    f"among {CARDS[0]} .. {CARDS[-1]} (0 for one who was lost), sex (0 male), generation, status (child, adult, "
    "promised, lost), 1 more than the number of partner, father and mother (0 for none), then "
    f"{', '.join(HOLDINGS)}; all 0 where there is nobody. In the Testament generations are counted upwards, and are "
    "below 0 under the one who asks"
)
BOARD: Final = [
    Field("mode", len(MODES), f"the game: {', '.join(MODES)}"),
    Field("polish", 1, "whether ventures cost no gold"),
    number("generation", "the generation, 1 to 3", 3),
    number("round", "the round of the generation", 4),
    Field("first", SEATS, "who is first player"),
    Field("turn", SEATS, "whose turn it is; all 0 at the start of a generation"),
    Field("revealed", 1, "whether patrons are revealed"),
    number("mansions", "mansions in the supply", 5),
    number("ventures", "ventures in the supply", 5),
    Field("used", len(SPACES), f"spaces of the main board with a pawn: {', '.join(SPACES)}"),
    Field("waved", len(MISSIONS), "missions that the player to move did not want to fulfil yet in this turn"),
    Field("hints_open", len(HINTS), f"hints of the Testament to be fulfilled: {', '.join(HINTS)}"),
    Field("hints_done", len(HINTS), "hints fulfilled"),
    Field("row", len(FRIENDS), f"friends in the row: {', '.join(FRIENDS)}"),
    Field("discards", len(FRIENDS), "friends discarded"),
    number("deck", "friends in the deck", 50),
    number("children", "children in the deck", 50),
    number("child_discards", f"children discarded: {', '.join(CHILDREN)}", 5, len(CHILDREN)),
    number("missions", "missions in the deck", 10),
    Field("mission_discards", len(MISSIONS), f"missions discarded: {', '.join(MISSIONS)}"),
    Field("titles", len(TITLES), f"titles to be had: {', '.join(TITLES)}"),
    Field("contributions", len(CONTRIBUTIONS), f"contributions to be made: {', '.join(CONTRIBUTIONS)}"),
    number("pawns", f"extra pawns in the supply: {', '.join(COLOURS)}", 3, len(COLOURS)),
    number("placed", f"extra pawns on the board: {', '.join(COLOURS)}", 1, len(COLOURS)),
]
PLAYER: Final = [
    number("gold", "gold", 15, low=-999),
    number("income", "income", 8, low=-999),
    number("prestige", "prestige", 15, low=-999),
    number("honour", "honour points", 30, low=-999),
    Field("head", len(HEADS), f"the head of the family: {', '.join(HEADS)}"),
    number("own_pawns", "own pawns to be placed this round", 3),
    Field("passed", 1, "whether the player has passed this round"),
    number("completed", "missions fulfilled", 4),
    Field("missions", len(MISSIONS), "open missions"),
    Field("kept", len(MISSIONS), "fulfilled missions that stay by the tree"),
    number("complications", "complication cards of this generation, then of the last", 2, 2),
    Field("lasting", len(FRIENDS), f"friends whose effect lasts for this generation: {', '.join(FRIENDS)}"),
    number("smiles", "gold more for every asking", 3, low=-999),
    number("cathedral", "gold off every contribution", 3, low=-999),
    Field("out", 1, "whether the family has died out"),
    number("born", "children born in generations I, II, III", 4, 3),
    number("extra_pawns", f"extra pawns held: {', '.join(COLOURS)}", 1, len(COLOURS)),
    number("nations", f"spouses by nation: {', '.join(NATIONS)}", 2, len(NATIONS)),
    number("professions", f"spouses and missions by profession: {', '.join(PROFESSIONS)}", 3, len(PROFESSIONS)),
    number("hand", "friends in hand", 5),
    number("hidden_missions", "missions under the patron", 1),
    number(
        "standing",
        f"pawns on the main board, 1 for a usual one, 2 for an extra one: {', '.join(SPACES)}",
        1,
        len(SPACES),
        2,
    ),
    number("acted", f"pawns on the player's own board this round: {', '.join(OWN_ACTIONS)}", 1, len(OWN_ACTIONS)),
    Field("goals", 2, "minor goals of the patron that were scored"),
    number("people", _PERSON, 10, PEOPLE * PERSON_SIZE, low=-99),
    number("more_people", f"how many people of the tree are beyond the first {PEOPLE}", 1),
]
OWN: Final = [
    Field("hand", len(FRIENDS), f"friends in hand: {', '.join(FRIENDS)}"),
    Field("patron", len(PATRONS), f"the observer's patron: {', '.join(PATRONS)}"),
    Field("unseen", len(FRIENDS), "friends in the deck or in the hands of others"),
    Field("unseen_missions", len(MISSIONS), "missions in the deck or under patrons"),
]
KINDS: Final[dict[str, Kind]] = {
    "waiting": BitsKind(PEOPLE),
    "drawn": BitsKind(len(MISSIONS)),
    "dealt": BitsKind(len(COLOURS)),
}


class LegacyEncoder(Encoder[Legacy]):
    """The numbers of a position of Legacy."""

    def __init__(self, game: Game[Legacy], seats: int) -> None:
        super().__init__(game, seats, VERSION, BOARD, PLAYER, OWN, KINDS)

    def write_board(self, s: Legacy, seat: int, out: list[int]) -> None:
        numbers = s.numbers
        put_one(out, numbers[MODE], len(MODES))
        out += [numbers[POLISH], numbers[GEN], s.round_number]
        put_seat(out, numbers[FIRST], seat, s.seats)
        put_seat(out, numbers[TURN], seat, s.seats)
        out += [numbers[REVEALED], numbers[MANSIONS], numbers[VENTURES]]
        put_bits(out, numbers[USED], len(SPACES))
        put_bits(out, numbers[WAVED], len(MISSIONS))
        put_bits(out, numbers[HINTS_OPEN], len(HINTS))
        put_bits(out, numbers[HINTS_DONE], len(HINTS))
        put_cards(out, s.row, len(FRIENDS))
        put_cards(out, s.discards, len(FRIENDS))
        out.append(len(s.deck))
        out.append(sum(s.children) - numbers[ASIDE] - numbers[ASIDE + 1])
        out += s.child_discards
        out.append(len(s.missions))
        put_cards(out, list(s.mission_discards), len(MISSIONS))
        put_cards(out, s.titles, len(TITLES))
        put_cards(out, s.contributions, len(CONTRIBUTIONS))
        out += s.pawns
        out += s.placed

    def write_player(self, s: Legacy, who: int, seat: int, out: list[int]) -> None:
        me = s.players[who]
        out += me[: HONOUR + 1]
        put_one(out, me[HEAD], len(HEADS))
        out += [me[PAWNS], me[PASSED], me[COMPLETED]]
        put_bits(out, me[OPEN], len(MISSIONS))
        put_bits(out, me[KEPT], len(MISSIONS))
        out += [me[COMPLICATIONS], me[OLD_COMPLICATIONS]]
        put_bits(out, me[LASTING_FRIENDS], len(FRIENDS))
        out += [me[SMILES], me[CATHEDRAL], me[OUT]]
        out += me[BORN:]
        out.append(len(s.hands[who]))
        out.append(len(s.hidden_missions[who]))
        for pawn in s.standing:
            out.append((pawn - 1) % 2 + 1 if pawn and (pawn - 1) // 2 == who else 0)
        out += s.acted[who * len(OWN_ACTIONS) : (who + 1) * len(OWN_ACTIONS)]
        put_bits(out, s.goals[who], 2)
        put_people(out, s.trees[who])

    def write_own(self, s: Legacy, seat: int, out: list[int]) -> None:
        put_cards(out, s.hands[seat], len(FRIENDS))
        put_one(out, s.players[seat][PATRON], len(PATRONS))
        start = len(out)
        put_cards(out, s.deck, len(FRIENDS))
        for who in range(s.seats):
            if who != seat:
                for card in s.hands[who]:
                    out[start + card] = 1
        start = len(out)
        put_cards(out, s.missions, len(MISSIONS))
        for hidden in s.hidden_missions:
            for card in hidden:
                out[start + card] = 1


def put_cards(out: list[int], cards: list[int] | tuple[int, ...], n: int) -> None:
    """1 for each card that is there."""
    start = len(out)
    out += [0] * n
    for card in cards:
        out[start + card] = 1


def put_people(out: list[int], tree: list[int]) -> None:
    """The people of a tree. Numbers of cards and people are one more than they are, so that 0 is nobody."""
    written = min(len(tree), PEOPLE * PERSON_SIZE)
    start = len(out)
    out += tree[:written]
    for at in range(start, start + written, PERSON_SIZE):
        out[at + CARD] += 1
        out[at + PARTNER] += 1
        out[at + FATHER] += 1
        out[at + MOTHER] += 1
    out += [0] * (PEOPLE * PERSON_SIZE - written)
    out.append((len(tree) - written) // PERSON_SIZE)


def make(game: Game[Legacy], seats: int) -> LegacyEncoder:
    return LegacyEncoder(game, seats)
