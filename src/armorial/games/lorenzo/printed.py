"""What is printed on the board, the cards and the tiles of Lorenzo il Magnifico, as the board in the browser draws it.

Effects come with their words too, as the rules say them.
"""

from collections.abc import Iterator
from typing import Any, Final

from armorial.data.reader import unsure
from armorial.games.lorenzo.effects import OPS, Take
from armorial.games.lorenzo.parts import Parts, read_price
from armorial.kernel.words import Message

KINDS: Final = ("territory", "character", "building", "venture")
GAINS: Final = ("coins", "wood", "stone", "servants", "military", "faith", "vp", "privileges")
PLAIN: Final = {
    "share_spaces": "crowd",
    "no_fee": "nofee",
    "copy": "copy",
    "no_slot_military": "noslots",
    "double_immediate": "twice",
    "no_floor_bonus": "nofloor",
    "no_market": "nomarket",
    "skip_first_turn": "late",
}
MEMBERS: Final = {
    "coloured_add": ("add", "coloured"),
    "neutral_add": ("add", "neutral"),
    "coloured_set": ("set", "coloured"),
    "one_coloured_set": ("set", "one"),
}
LOSSES: Final = {
    "lose_vp_per_vp": "vp",
    "lose_vp_per_military": "military",
    "lose_vp_per_building_price": "building_cost",
    "lose_vp_per_resource": "resources",
}


def op(name: str, n: int, off: dict[str, int]) -> dict[str, Any]:
    """One thing that a card, a leader or a tile does, as the board draws it."""
    first, _, last = name.partition("_")
    if name in PLAIN:
        return {"op": PLAIN[name]}
    if name in MEMBERS:
        kind, members = MEMBERS[name]
        return {"op": kind, "who": members, "n": n}
    if name in LOSSES:
        return {"op": "lose", "count": LOSSES[name], "each": n}
    if first == "fewer":
        return {"op": "fewer", "things": last.split("_or_")}
    if name.endswith("_points"):
        return {"op": "unscored", "kind": last.removesuffix("_points")}
    if last.startswith("per_"):
        count = last.removeprefix("per_")
        each, _, thing = count.rpartition("_")
        return {"op": "per", "count": thing, "each": int(each or 1), "get": {first: n}}
    if first == "take":
        return {"op": "card", "kinds": list(KINDS) if last == "any" else [last], "value": n, "off": off}
    if last == "value":
        return {"op": "value", "action": first, "n": n}
    if name in ("harvest", "production", "harvest_alone", "production_alone"):
        return {"op": "action", "action": first, "value": n}
    if name == "support_vp":
        return {"op": "support", "get": {"vp": n}}
    if name == "servants_for_one":
        return {"op": "servants", "n": n}
    kind, _, things = name.removesuffix("_off").partition("_")
    return {"op": "off", "kind": kind, "ways": [{thing: n} for thing in things.split("_or_")]}


def words(name: str, n: int, off: dict[str, int]) -> Message:
    """What the rules call an effect."""
    effect = OPS[name]
    if off and isinstance(effect, Take):
        effect = Take(effect.types, read_price(off))
    return effect.say(n)


def ops(effects: dict[str, int], off: dict[str, int] | None = None) -> Iterator[dict[str, Any]]:
    """Everything that is simply received first, together; then the rest, one by one."""
    gains = {name: n for name, n in effects.items() if name in GAINS}
    if gains:
        yield {"op": "gain", "get": gains}
    for name, n in effects.items():
        if name not in GAINS:
            yield {**op(name, n, off or {}), "say": words(name, n, off or {})}


def card(kind: str, c: dict[str, Any]) -> dict[str, Any]:
    prices = []
    if "military" in c:
        prices.append({"pay": {"military": c["military"]["pays"]}, "least": c["military"]["needs"]})
    if "price" in c:
        prices.append({"pay": c["price"], "least": 0})
    later = [*ops(c.get("harvest", {})), *ops(c.get("production", {})), *ops(c.get("permanent", {}))]
    if "exchange" in c:
        later.append({"op": "exchange", "ways": c["exchange"]})
    return {
        "kind": kind,
        "period": c["period"],
        "price": prices,
        "now": list(ops(c.get("immediate", {}), c.get("off"))),
        "value": c.get("value", 0),
        "ever": later,
        "vp": c.get("points", 0),
        "unsure": unsure(c),
    }


def leader(c: dict[str, Any]) -> dict[str, Any]:
    needs = c["needs"]
    return {
        "asks": {
            "cards": {kind: n for kind, n in needs.items() if kind in KINDS},
            "same": needs.get("same_type", 0),
            "have": {thing: n for thing, n in needs.items() if thing in GAINS},
        },
        "once": "once" in c,
        "does": list(ops(c.get("once") or c["always"])),
        "unsure": unsure(c),
    }


def printed(parts: Parts) -> dict[str, Any]:
    v = parts.components.values
    towers = {
        kind: [
            {"value": value, "bonus": v["floor"].get(f"{kind}_{floor}", {})}
            for floor, value in enumerate(v["tower"]["values"], start=1)
        ]
        for kind in KINDS
    }
    return {
        "towers": towers,
        "fee": v["tower"]["fee"],
        "most": v["tower"]["cards"],
        "slots": v["tower"]["slots"],
        "faith": v["track"]["faith_points"],
        "military": v["track"]["military"],
        "report": v["report"]["faith"],
        "large": {area: v[area]["large"] for area in ("harvest", "production")},
        "market": [v["market"][str(stall)] for stall in range(1, 5)],
        "council": v["council"]["gain"],
        "privileges": v["privilege"],
        "closed": v["closed"],
        "bonus": {
            name: {key: tile[key] for key in ("harvest", "production")} for name, tile in v["bonus_tile"].items()
        },
        "cards": {name: card(kind, c) for kind in KINDS for name, c in v[kind].items()},
        "leaders": {name: leader(c) for name, c in v["leader"].items()},
        "tiles": {
            name: {"period": c["period"], "does": list(ops(c["effect"]))} for name, c in v["excommunication"].items()
        },
    }
