"""What is printed on the board and the cards of Troyes, as the board in the browser draws it."""

from typing import Any

from armorial.data.reader import unsure
from armorial.games.troyes.components import CARDS, EVENT_KINDS
from armorial.games.troyes.describe import card_signs, card_text, event_signs, event_text
from armorial.games.troyes.parts import Parts


def printed(parts: Parts) -> dict[str, Any]:
    t = parts.components.values
    return {
        "rounds": {seats: row["rounds"] for seats, row in t["players"].items()},
        "rows": {name: row["rows"] for name, row in t["building"].items()},
        "salary": {name: row["salary"] for name, row in t["building"].items()},
        "price": t["dice"]["price"],
        "influence": {key: t["influence"][key] for key in ("most", "reroll", "citizen", "turn", "turned")},
        "cathedral": t["cathedral"],
        "agriculture": t["agriculture"]["divisor"],
        "cards": {
            name: {
                **{key: card[key] for key in ("colour", "round", "price", "places", "divisor")},
                "delayed": "cube" in card,
                "text": card_text(parts, CARDS.index(name)),
                "signs": card_signs(parts, CARDS.index(name)),
                "unsure": unsure(card),
            }
            for name, card in t["activity"].items()
        },
        "events": {
            name: {
                **{key: card[key] for key in ("dice", "divisor", "banners", "vp")},
                "text": event_text(parts, EVENT_KINDS.index(name)),
                "signs": event_signs(parts, EVENT_KINDS.index(name)),
                "unsure": unsure(card),
            }
            for name, card in t["event"].items()
        },
        "characters": {name: {"vp": card["vp"]} for name, card in t["character"].items()},
    }
