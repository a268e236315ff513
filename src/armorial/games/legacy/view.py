"""What a seat may see. Built by name from what is open; hands, patrons and decks are counts for others. G-208"""

from typing import Final

from armorial.games.legacy.board import prices
from armorial.games.legacy.components import (
    CARDS,
    CHILD_CARD,
    CHILDREN,
    COLOUR_OF,
    COLOURS,
    CONTRIBUTION,
    CONTRIBUTIONS,
    FRIENDS,
    HEAD_CARD,
    HEADS,
    HINTS,
    HOLDINGS,
    MISSIONS,
    NATIONS,
    NONE,
    OWN_ACTIONS,
    PATRONS,
    PROFESSIONS,
    SEXES,
    SPACES,
    TITLE,
    TITLES,
)
from armorial.games.legacy.matches import matches
from armorial.games.legacy.parts import Hint
from armorial.games.legacy.progress import amounts, found, goals
from armorial.games.legacy.reckoning import reckoning
from armorial.games.legacy.scoring import score, tie_breaks
from armorial.games.legacy.shapes import HintView, LegacyView, PawnView, PersonView, PlayerView
from armorial.games.legacy.state import (
    ASIDE,
    BORN,
    BY_PROFESSION,
    CARD,
    COMPLETED,
    COMPLICATIONS,
    EXTRA,
    FAMILY,
    FATHER,
    FIRST,
    GEN,
    GENERATION,
    GOLD,
    HEAD,
    HELD,
    HINTS_DONE,
    HINTS_OPEN,
    HONOUR,
    INCOME,
    KEPT,
    LASTING_FRIENDS,
    MANSIONS,
    MODE,
    MODES,
    MOTHER,
    OPEN,
    OUT,
    PARTNER,
    PASSED,
    PATRON,
    PAWNS,
    PRESTIGE,
    REVEALED,
    SEX,
    STATUS,
    STATUSES,
    TESTAMENT,
    TURN,
    USED,
    VENTURES,
    Legacy,
    is_friend,
    pawn_of,
    put_under,
)
from armorial.games.legacy.testament import hints_wanted, meant, those_who_fit
from armorial.games.legacy.tree import SELF, at, people, widowed
from armorial.games.legacy.words import epithet, named
from armorial.kernel.contract import EVERYBODY, Zone

NOBODYS: Final = -1


def zones(s: Legacy) -> list[Zone]:
    """Friends: the deck, known to nobody, and hands. Missions: the deck, and those under patrons. Patrons."""
    revealed = bool(s.numbers[REVEALED]) or not s.stack
    hands = [Zone("friend", seat, EVERYBODY if revealed else 1 << seat) for seat in range(s.seats)]
    hidden = [Zone("mission", seat, 0) for seat in range(s.seats)]
    patrons = [
        Zone("patron", seat, EVERYBODY if revealed else 1 << seat)
        for seat in range(s.seats)
        if s.players[seat][PATRON] != NONE
    ]
    decks = [Zone("friend", NOBODYS, 0), Zone("mission", NOBODYS, 0), Zone("patron", NOBODYS, 0)]
    return [*decks, *hands, *hidden, *patrons]


def cards(s: Legacy, zone: Zone) -> list[int]:
    if zone.kind == "friend":
        return list(s.deck if zone.owner == NOBODYS else s.hands[zone.owner])
    if zone.kind == "mission":
        return list(s.missions if zone.owner == NOBODYS else s.hidden_missions[zone.owner])
    return list(s.patrons) if zone.owner == NOBODYS else [s.players[zone.owner][PATRON]]


def put_cards(s: Legacy, zone: Zone, dealt: list[int]) -> None:
    dealt = sorted(dealt)
    if zone.kind == "friend":
        if zone.owner == NOBODYS:
            s.deck = dealt
        else:
            s.hands[zone.owner] = dealt
    elif zone.kind == "mission":
        if zone.owner == NOBODYS:
            s.missions = tuple(dealt)
        else:
            put_under(s, zone.owner, tuple(dealt))
    elif zone.owner == NOBODYS:
        s.patrons = tuple(dealt)
    else:
        s.players[zone.owner][PATRON] = dealt[0]


def view(s: Legacy, seat: int) -> LegacyView:
    numbers = s.numbers
    revealed = bool(numbers[REVEALED]) or not s.stack
    hidden = [*s.deck, *(c for other in range(s.seats) if other != seat and not revealed for c in s.hands[other])]
    return {
        "seats": s.seats,
        "mode": MODES[numbers[MODE]],
        "prices": prices(s),
        "generation": numbers[GEN],
        "round": s.round_number,
        "rounds": list(s.parts.rounds),
        "first": numbers[FIRST],
        "turn": None if numbers[TURN] < 0 else numbers[TURN],
        "over": not s.stack,
        "tie_breaks": list(tie_breaks(s)) if not s.stack else [],
        "row": [FRIENDS[card] for card in s.row],
        "deck": len(s.deck),
        "discards": [FRIENDS[card] for card in s.discards],
        "unseen": [FRIENDS[card] for card in sorted(hidden)],
        "children": sum(s.children) - sum(numbers[ASIDE : ASIDE + 2]),
        "child_discards": dict(zip(CHILDREN, s.child_discards, strict=True)),
        "missions": len(s.missions),
        "mission_discards": [MISSIONS[card] for card in s.mission_discards],
        "titles": [TITLES[card] for card in s.titles],
        "contributions": [CONTRIBUTIONS[card] for card in s.contributions],
        "mansions": numbers[MANSIONS],
        "ventures": numbers[VENTURES],
        "used": _names(SPACES, numbers[USED]),
        "standing": [_pawn(space, pawn) for space, pawn in enumerate(s.standing) if pawn],
        "supply": dict(zip(COLOURS, s.pawns, strict=True)),
        "hints_open": _names(HINTS, numbers[HINTS_OPEN]),
        "hints_done": _names(HINTS, numbers[HINTS_DONE]),
        "hints": _hints(s),
        "hints_wanted": hints_wanted(s),
        "matches": matches(s, seat),
        "players": [_player(s, other, open_hand=revealed or other == seat) for other in range(s.seats)],
    }


def _pawn(space: int, pawn: int) -> PawnView:
    seat, extra = divmod(pawn - pawn_of(0, False), pawn_of(1, False) - pawn_of(0, False))
    return {"space": SPACES[space], "seat": seat, "colour": COLOURS[COLOUR_OF[space]] if extra else None}


def _hints(s: Legacy) -> list[HintView]:
    drawn = s.numbers[HINTS_OPEN] | s.numbers[HINTS_DONE]
    if not drawn:
        return []
    groups = meant(s.trees[SELF])
    return [_hint(s, number, hint, groups[hint.of]) for number, hint in enumerate(s.parts.hints) if drawn >> number & 1]


def _hint(s: Legacy, number: int, hint: Hint, about: list[int]) -> HintView:
    so_far, wanted = found(s, hint, about)
    return {
        "hint": HINTS[number],
        "done": bool(s.numbers[HINTS_DONE] >> number & 1),
        "about": about,
        "fits": [] if hint.nationalities else those_who_fit(s, hint, about),
        "found": so_far,
        "wanted": wanted,
    }


def _names(names: tuple[str, ...], mask: int) -> list[str]:
    return [name for bit, name in enumerate(names) if mask >> bit & 1]


def _player(s: Legacy, seat: int, open_hand: bool) -> PlayerView:
    me = s.players[seat]
    points = score(s, seat).parts
    if not open_hand:
        points.pop("patron", None)
        points.pop("goals", None)
    return {
        "gold": me[GOLD],
        "income": me[INCOME],
        "prestige": me[PRESTIGE],
        "honour": me[HONOUR],
        "head": None if me[HEAD] == NONE else HEADS[me[HEAD]],
        "pawns": me[PAWNS],
        "extra_pawns": dict(zip(COLOURS, me[EXTRA : EXTRA + len(COLOURS)], strict=True)),
        "passed": bool(me[PASSED]),
        "out": bool(me[OUT]),
        "hand_count": len(s.hands[seat]),
        "hand": [FRIENDS[card] for card in s.hands[seat]] if open_hand else None,
        "patron": PATRONS[me[PATRON]] if open_hand and me[PATRON] != NONE else None,
        "hidden_missions": len(s.hidden_missions[seat]),
        "missions": _names(MISSIONS, me[OPEN]),
        "kept_missions": _names(MISSIONS, me[KEPT]),
        "completed": me[COMPLETED],
        "complications": me[COMPLICATIONS],
        "lasting": _names(FRIENDS, me[LASTING_FRIENDS]),
        "born": me[BORN : BORN + 3],
        "nations": dict(zip(NATIONS, me[FAMILY:BY_PROFESSION], strict=True)),
        "professions": dict(zip(PROFESSIONS, me[BY_PROFESSION : BY_PROFESSION + len(PROFESSIONS)], strict=True)),
        "acted": dict(zip(OWN_ACTIONS, s.acted[seat * len(OWN_ACTIONS) : (seat + 1) * len(OWN_ACTIONS)], strict=True)),
        "has": amounts(s, seat),
        "goals": goals(s, seat) if open_hand else [],
        "tree": [_person(s, seat, number) for number in range(len(people(s.trees[seat])))],
        "score": points,
        "count": reckoning(s, seat) if not s.stack or s.numbers[MODE] == TESTAMENT else [],
    }


def _person(s: Legacy, seat: int, number: int) -> PersonView:
    tree = s.trees[seat]
    i = at(number)
    card = tree[i + CARD]
    printed = s.parts.friends[card] if is_friend(card) else None
    kind = "friend" if printed else "lost" if card == NONE else "child" if card < HEAD_CARD else "head"
    title, contribution = tree[i + HELD + TITLE], tree[i + HELD + CONTRIBUTION]
    return {
        "number": number,
        "name": named(s, seat, number),
        "epithet": epithet(s, card),
        "kind": kind,
        "card": CHILDREN[card - CHILD_CARD] if kind == "child" else None if card == NONE else CARDS[card],
        "sex": SEXES[tree[i + SEX]],
        "nation": NATIONS[printed.nation] if printed else None,
        "profession": PROFESSIONS[printed.profession] if printed and printed.profession != NONE else None,
        "generation": tree[i + GENERATION],
        "status": STATUSES[tree[i + STATUS]],
        "partner": _nobody(tree[i + PARTNER]),
        "widowed": widowed(tree, number),
        "father": _nobody(tree[i + FATHER]),
        "mother": _nobody(tree[i + MOTHER]),
        "title": TITLES[title - 1] if title else None,
        "contribution": CONTRIBUTIONS[contribution - 1] if contribution else None,
        "mansion": bool(tree[i + HELD + HOLDINGS.index("mansion")]),
        "venture": bool(tree[i + HELD + HOLDINGS.index("venture")]),
    }


def _nobody(number: int) -> int | None:
    return None if number < 0 else number


def holdings(s: Legacy, seat: int) -> dict[str, int]:
    me = s.players[seat]
    return {"legacy-n-gold": me[GOLD], "legacy-n-income": me[INCOME], "legacy-n-friends": len(s.hands[seat])}
