"""What the features of a seat are about, as people speak of it: the reasons that a hint gives."""

from typing import Final

from armorial.games.troyes.components import BUILDINGS, CHARACTERS, COLOURS
from armorial.games.troyes.judgement.ahead import TEMPO, TROUBLE
from armorial.games.troyes.judgement.trades import CARDS_OWN
from armorial.games.troyes.judgement.works import CATHEDRAL, EVENTS_OWN

TO_ROLL: Final = tuple(f"to_roll_{colour}" for colour in COLOURS)

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "points": ("vp", "gains_vp"),
    "money": ("deniers", "has_6_deniers", "deniers_beyond_12", "purse", "gains_deniers"),
    "influence": ("influence", "has_4_influence", "influence_beyond_8"),
    "citizens": (
        *("supply", "has_citizen", "supply_beyond_3", "reserve"),
        *(*BUILDINGS, *(f"edge_{building}" for building in BUILDINGS), "citizens", "salaries", "lying"),
        *("settles", "hires"),
    ),
    "dice": (
        *(f"{colour}_{what}" for colour in COLOURS for what in ("dice", "pips", "high", "group")),
        *("dice_to_sell", "foreign_pips", "foreign_affordable"),
        *(*TO_ROLL, "reroll", "picked"),
    ),
    "cathedral": CATHEDRAL,
    "characters": (
        *(f"{how}_{name}" for how in ("holds", "held", "perhaps") for name in CHARACTERS),
        *("held_points", "perhaps_points"),
    ),
    "events": ("events_taken", *EVENTS_OWN, "arrows", "lays_cubes"),
    "trades": ("tradesmen_points", *CARDS_OWN, "uses"),
    "trouble": TROUBLE,
    "tempo": ("passed", *(name for name in TEMPO if name not in TO_ROLL), "turns_more"),
}
