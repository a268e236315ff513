"""What the features of a seat are about, as people speak of it: the reasons that a hint gives."""

from typing import Final

from armorial.games.legacy.components import COLOURS, HOLDINGS, PATRONS, PROFESSIONS
from armorial.games.legacy.judgement.features import TESTAMENT_NAMED
from armorial.games.legacy.judgement.sights import PATRON_SIGHTS

REASONS: Final[dict[str, tuple[str, ...]]] = {
    "honour": ("honour",),
    "prestige": ("prestige", "prestige_over_10"),
    "gold": ("gold", "gold_over_3", "gold_over_6", "gold_over_10", "income", "income_over_4"),
    "friends": (
        *("friends", "friends_over_1", "friends_over_2", "friends_over_4", "friends_to_come", "nations"),
        *("hand_prestige", "hand_income", "hand_friends", "hand_effects", "hand_price"),
        *("hand_women", "hand_dowry", "hand_too_dear", *(f"{name}s" for name in PROFESSIONS)),
    ),
    "effects": ("effects", "lasting", "smiles"),
    "marriages": (
        *("couples", "couples_over_1", "men", "women", "singles_over_1", "singles_over_3"),
        *("promised", "promised_income", "promised_prestige"),
        *("matches", "matches_over_1", "no_match", "best_match"),
        *("child_matches", "child_matches_over_1", "best_child_match"),
        *("row_matches", "row_best", "row_best_for_child"),
    ),
    "heirs": (
        *("children", "children_over_1", "children_over_2", "children_over_3", "children_over_4", "childless"),
        *("sons", "daughters", "complications", "room", "births_to_come", "born_1", "born_2", "born_3"),
        *("danger", "mothers_lost_now", "mothers_lost", "no_head", "head_is_woman", "out"),
    ),
    "holdings": ("untitled", "ungiving", "unhoused", "cathedral", *(f"{name}s_held" for name in HOLDINGS)),
    "missions": (
        *("missions_open", "missions_near", "missions_ready", "missions_to_come"),
        *("missions_hidden", "missions_done"),
    ),
    "patron": (
        *(f"{patron}_{sight}" for patron in PATRONS for sight in PATRON_SIGHTS),
        *("minor_goals", "goal_1", "goal_2"),
    ),
    "spaces": (
        *("rivals", "title_free", "doctor_free", "mansion_free"),
        *("venture_free", "mission_free", "contribution_free"),
    ),
    "pawns": (
        *("turn", "pawns", *COLOURS, "pawns_this_generation", "extra_pawns"),
        *("passed", "begins", "turns_away"),
    ),
    "testament": TESTAMENT_NAMED,
}
