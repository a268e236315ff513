"""People who play at a desk: alone against bots, or several at one device."""

import random
from typing import Any

from tests.desk.glue import Shelf, Tab
from tests.hiding import OPTIONS, PREFERRED

ALONE: dict[str, tuple[str, int, dict[str, str]]] = {
    "village": ("village", 2, {}),
    "troyes": ("troyes", 2, {}),
    "lorenzo": ("lorenzo", 2, OPTIONS["lorenzo"]),
    "legacy": ("legacy", 2, {}),
    "testament": ("legacy", 1, {}),
}
"""The games that one person can play here: the title, the seats, the options."""


def against_bots(tab: Tab, game: str, bot: str = "greedy", **wishes: Any) -> str:
    title, seats, options = ALONE[game]
    wish = {"game": title, "seats": seats, "options": options, "bot": bot, **wishes}
    return str(tab.post("play-now", wish)["id"])


def hot_seat(tab: Tab, game: str = "village", **wishes: Any) -> str:
    """A running table of two players at one device."""
    wish = {"game": game, "seats": 2, "others": [{"name": "Bob"}], "options": OPTIONS.get(game, {}), **wishes}
    table = str(tab.post("tables", wish)["id"])
    tab.post(f"tables/{table}/start", {})
    return table


def chosen(options: list[dict[str, Any]], rng: random.Random, game: str) -> str:
    """A random answer, rather one after which something happens."""
    tokens = [str(option["token"]) for option in options]
    liked = [token for token in tokens if token.startswith(PREFERRED.get(game, ()) or ("",))]
    return rng.choice(liked or tokens)


def answer(tab: Tab, token: str, key: str | None = None) -> None:
    """Answer the question of the newest position, over the live connection."""
    now = tab.position()
    asked = now["question"]
    heard = tab.say(type="answer", key=key or f"{now['seq']} {token}", seat=asked["seat"], seq=now["seq"], token=token)
    assert heard[-1]["type"] == "done", heard[-1]


def reloaded(tab: Tab, table: str) -> Tab:
    """The same browser after the tab was closed at this moment."""
    again = Tab(tab.shelf)
    again.left = tab.left
    again.open(table)
    return again


def play(tab: Tab, table: str, rng: random.Random, reload_every: int = 0) -> Tab:
    """Play to the end with random answers. Now and then the tab is closed, also while a bot thinks."""
    game = tab.position()["game"]
    steps = 0
    while not tab.position()["over"]:
        steps += 1
        if reload_every and steps % reload_every == 0:
            before = tab.position()
            tab = reloaded(tab, table)
            after = tab.position()
            assert {**after, "events": [], "events_from": 0} == {**before, "events": [], "events_from": 0}
        if tab.queue:
            tab.think_once()
        else:
            answer(tab, chosen(tab.position()["question"]["options"], rng, game))
    return tab


def new_tab() -> Tab:
    tab = Tab(Shelf())
    tab.post("me", {"name": "Ada"})
    return tab
