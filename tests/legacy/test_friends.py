"""Every friend in play, against a table of its own."""

import pytest

from armorial.games.legacy.components import COLOURS, FRIENDS, NATIONS, PROFESSIONS, WITHOUT_PAWN
from armorial.games.legacy.state import BY_PROFESSION, FAMILY, LASTING_FRIENDS
from tests.legacy import printed
from tests.legacy.conditions import ROW, fill, row_without
from tests.legacy.scene import Scene


def wedding(name: str, *, met: bool) -> tuple[Scene, list[int]]:
    """A friend marries the head. Says what the player had before, the size of the hand without the card last."""
    sex, _nation, _profession, gold, _, _, _, _, needs = printed.FRIENDS[name]
    scene = Scene(3, luck=7)
    scene.head(0, "man" if sex == "female" else "woman")
    for seat, wife in ((1, "charlotte"), (2, "johanna")):
        scene.couple(seat, wife if wife != name else "josephine")
        scene.player(
            seat,
            gold=5,
            hand=[f for f in ("kazimierz", "stanislaw", "dmitri", "willem") if f != name][seat - 1 : seat + 1],
        )
    scene.row(*row_without(name))
    purse = 20 if "gold" not in needs else int(needs.split()[0]) - gold - (not met)
    scene.player(0, gold=purse, hand=[name])
    if "gold" not in needs:
        fill_for(scene, name, needs, met)
    before = [*scene.s.players[0], len(scene.hand()) - 1]
    scene.turn(0).play(f"marry:{name}")
    return scene, before


def fill_for(scene: Scene, name: str, needs: str, met: bool) -> None:
    if "in hand" in needs:  # one friend comes from the row before the effect
        wanted = int(needs.split()[0]) - printed.FRIENDS[name][5] - (not met)
        more = [c for c in scene.s.deck if FRIENDS[c] not in (*ROW, name)][:wanted]
        scene.s.deck = [c for c in scene.s.deck if c not in more]
        scene.s.hands[0] = sorted([*scene.s.hands[0], *more])
    elif "nations" in needs:  # the card itself counts as one of the nations
        for nation in range(int(needs.split()[0]) - 1 - (not met)):
            scene.s.players[0][FAMILY + (2 + nation)] += 1
    elif met:
        fill(scene, needs)
    else:
        fill(scene, needs, missing=1)


def through(scene: Scene, *wishes: str) -> list[str]:
    """Answer until the next player's turn; says which questions came."""
    came = []
    while scene.question not in ("Act", ""):
        came.append(scene.question)
        options = scene.options()
        scene.play(next((token for token in wishes if token in options), options[0]))
    return came


@pytest.mark.parametrize("name", printed.FRIENDS)
def test_a_friend_is_what_is_printed(name: str) -> None:
    """G-30, G-302: gold, income or friends, prestige; nation and profession. Effects are apart."""
    sex, nation, profession, gold, income, friends, prestige, effect, needs = printed.FRIENDS[name]
    scene, before = wedding(name, met=False) if needs else wedding(name, met=True)
    hand = before[-1]
    through(scene, "row", "child", "later", "decline", "done", "player:1")
    me = scene.s.players[0]
    gains = dict.fromkeys(("gold", "income", "prestige", "honour"), 0)
    if not needs:
        for part in effect.split(", "):
            if part.startswith("+"):
                gains[part.split()[1]] += int(part.split()[0])
        gains["gold"] += {"others give 1 gold": 2, "one gives 2 gold": 2}.get(effect, 0)
    assert me[0] - before[0] == gold + gains["gold"]
    assert me[1] - before[1] == income + gains["income"]
    assert me[2] - before[2] == prestige + gains["prestige"]
    assert me[3] - before[3] == gains["honour"]
    assert me[FAMILY + NATIONS.index(nation)] - before[FAMILY + NATIONS.index(nation)] == 1
    if profession != "none":
        place = BY_PROFESSION + PROFESSIONS.index(profession)
        assert me[place] - before[place] == 1
    extra = 0
    if not needs:
        extra = {"row 1": 1, "deck 1": 1, "deck 2": 2, "deck 3": 3, "new row, row 1": 1}.get(effect, 0)
        extra += {"others give 1 friend": 2, "one gives 1 friend": 1}.get(effect, 0)
    assert len(scene.hand()) - hand == friends + extra
    assert scene.game.view(scene.s, 0)["players"][0]["tree"][1]["sex"] == sex


@pytest.mark.parametrize("name", [name for name, card in printed.FRIENDS.items() if card[8]])
def test_a_condition(name: str) -> None:
    """G-63, G-64, G-100 to G-137: just met it works; one short it does not; the card itself never counts."""
    effect = printed.FRIENDS[name][7]
    results = []
    for met in (True, False):
        scene, before = wedding(name, met=met)
        came = through(scene, "row", "child", "later", "money:1", "player:1")
        me = scene.s.players[0]
        results.append(
            {
                "+1 prestige": me[2] - before[2] - printed.FRIENDS[name][6] == 1,
                "honour": me[3] - before[3],
                "gold": me[0] - before[0] - printed.FRIENDS[name][3],
                "income": me[1] - before[1] - printed.FRIENDS[name][4],
                "pawns": [colour for c, colour in enumerate(COLOURS) if me[25 + c] > before[25 + c]],
                "asked": "AskForMoney" in came,
                "lasting": bool(me[LASTING_FRIENDS]),
            }
        )
    done, not_done = results
    if effect == "no pawn":
        return  # G-112, G-115: see test_weddings_without_a_pawn
    if effect == "mansion -1":
        assert done["lasting"]
        assert not_done["lasting"]  # G-64: the condition is looked at each time
        return
    assert not_done == {
        "+1 prestige": False,
        "honour": 0,
        "gold": 0,
        "income": 0,
        "pawns": [],
        "asked": False,
        "lasting": False,
    }
    for part in effect.split(", "):
        if part == "ask":
            assert done["asked"]
            assert done["gold"] == 2
        elif part.endswith("pawn"):
            assert done["pawns"] == [part.split()[0]]
        elif part == "+1 prestige":
            assert done["+1 prestige"]
        else:
            assert done[part.split()[1]] == int(part.split()[0])


@pytest.mark.parametrize("name", [name for name, card in printed.FRIENDS.items() if "pawn" in card[7] and not card[8]])
def test_pawns_of_friends(name: str) -> None:
    """G-124, G-126 and the like."""
    if printed.FRIENDS[name][7] == "no pawn":
        return
    scene, _ = wedding(name, met=True)
    through(scene, "row", "child", "later")
    colours = [part.split()[0] for part in printed.FRIENDS[name][7].split(", ") if part.endswith("pawn")]
    assert [scene.extra(0, colour) for colour in colours] == [1]


def test_weddings_without_a_pawn() -> None:
    """G-101, G-112, G-115: Arianne always, Leonid with another Russian, Maria with another Spaniard."""
    wanted = {name: card[8] for name, card in printed.FRIENDS.items() if card[7] == "no pawn"}
    assert sorted(wanted) == sorted(FRIENDS[card] for card in WITHOUT_PAWN)
    for name, needs in wanted.items():
        scene = Scene(2).player(0, gold=9, hand=[name])
        scene.head(0, "man" if printed.FRIENDS[name][0] == "female" else "woman")
        scene.head(1)
        scene.row(*row_without(name)).turn(0)
        if needs:
            assert scene.refused(f"free:{name}").name == "needs-a-pawn"
            fill(scene, needs)
        scene.play(f"free:{name}")
        through(scene, "child")
        assert scene.pawns() == 2
        assert scene.to_move == 1
        assert scene.gold() == 9 + printed.FRIENDS[name][3]


@pytest.mark.parametrize("name", ["bernadette", "nancy"])
def test_two_children_at_the_wedding(name: str) -> None:
    """G-102, G-117: both settled; later draws are single."""
    scene = Scene(2).player(0, hand=[name])
    scene.head(0)
    scene.head(1)
    scene.row(*row_without(name)).turn(0).play(f"marry:{name}", "son", "daughter")
    assert scene.children_of(0, 0) == ["son", "daughter"]
    scene.turn(0).play("children", "any", "brave")
    assert len(scene.children_of(0, 0)) == 3


@pytest.mark.parametrize("name", ["eustachy", "margarethe"])
def test_one_of_two_cards(name: str) -> None:
    """G-106, G-114: every draw for the couple, the wedding's too."""
    scene = Scene(2).player(0, gold=9, hand=[name])
    scene.head(0, "man" if name == "margarethe" else "woman")
    scene.head(1)
    scene.row(*row_without()).turn(0).play(f"marry:{name}")
    if scene.question == "PickFriend":
        scene.play("armand")
    scene.play("son", "brave")
    assert scene.question == "KeepChild"
    scene.play("brave")
    assert scene.children_of(0, 0) == ["brave"]


def test_lasting_effects() -> None:
    """G-104, G-105, G-116, G-120: by name, for this generation; Erich with another artist each time."""
    kinds = {name: card[7] for name, card in printed.FRIENDS.items() if card[7] in LASTING}
    assert sorted(kinds) == ["claire", "erich", "miranda", "roger"]
    scene = Scene(2).player(0, gold=20, hand=["erich", "jan", "pierre"])
    scene.head(0, "woman")
    scene.head(1)
    scene.row(*row_without()).turn(0).play("marry:erich", "son")
    scene.turn(0).play("mansion", "jan")
    assert scene.gold() == 20 - 3 - 3
    other = Scene(2).player(0, gold=20, hand=["erich", "jan", "pierre"])
    other.head(0, "woman")
    other.head(1)
    other.row(*row_without()).turn(0).play("marry:erich", "son")
    fill(other, "1 artist")
    other.turn(0).play("mansion", "jan")
    assert other.gold() == 20 - 3 - 2


LASTING = ("money +2", "socialize +1", "mansion -1", "row or deck")


def test_constant_may_have_four() -> None:
    """G-133"""
    scene = Scene(2).player(0, gold=9)
    scene.head(0, "woman")
    scene.spouse(0, "constant", 0)
    scene.head(1)
    for _ in range(3):
        scene.child(0, "son")
    assert "children" in scene.turn(0).options()
    scene.child(0, "son")
    assert scene.turn(0).refused("children").name == "children-enough"


def test_fehmi_and_mehmed_throw_the_row_away() -> None:
    """G-107: a new row, and one of it."""
    for name in ("fehmi", "mehmed"):
        scene, _ = wedding(name, met=True)
        through(scene, "child")
        assert scene.told("legacy-did-throw-row") == 1
        assert len(scene.thrown()) == 5 - printed.FRIENDS[name][5]


def test_george() -> None:
    """G-108: the top mission under the patron in any generation."""
    scene, _ = wedding("george", met=True)
    assert len(scene.s.hidden_missions[0]) == 1


def test_isabella() -> None:
    """G-110: any number of friends, 0 allowed, for as many from the deck."""
    scene = Scene(2, luck=3).player(0, hand=["isabella", "jan", "erich", "thomas"])
    scene.head(0)
    scene.head(1)
    scene.row(*row_without()).turn(0).play("marry:isabella", "armand", "jan", "erich", "done")
    assert len(scene.hand()) == 4
    assert {"jan", "erich"} <= set(scene.thrown())


def test_cards_about_other_players() -> None:
    """G-127, G-128, G-129, G-130, G-131, G-132: each by name."""
    scene, _ = wedding("friedrich", met=True)
    assert (scene.gold(1), scene.gold(2)) == (4, 4)
    scene, _ = wedding("katherine", met=True)
    through(scene, "child")
    assert (scene.honour(0), scene.honour(1), scene.honour(2)) == (0, -1, -1)
    scene, _ = wedding("laurent", met=True)
    assert scene.options() == ["player:1", "player:2"]
    assert scene.refused("player:0").name == "no-such-player"
    scene.play("player:2")
    assert (len(scene.hand(0)), len(scene.hand(1)), len(scene.hand(2))) == (1, 2, 1)
    scene, _ = wedding("manuel", met=True)
    through(scene, "child")
    assert (len(scene.hand(1)), len(scene.hand(2))) == (1, 1)
    scene, _ = wedding("nathalie", met=True)
    assert scene.to_move == 1
    through(scene, "child")
    assert (len(scene.hand(0)), len(scene.hand(1)), len(scene.hand(2))) == (2, 1, 1)
    scene, _ = wedding("vera", met=True)
    through(scene, "player:2", "child")
    assert (scene.gold(1), scene.gold(2)) == (5, 3)


def test_named_friends() -> None:
    """G-103, G-109, G-111, G-113, G-118, G-119, G-121, G-122, G-123, G-125, G-134, G-135, G-136, G-137, G-100:
    their effects and conditions, as in the table that the tests above play through."""
    wanted = {
        "aleksandr": ("+1 prestige, +1 honour", "2 russian"),
        "carlos": ("red pawn, +1 honour", "1 diplomat"),
        "jan": ("orange pawn, +1 honour", "1 craftsman"),
        "lucienne": ("yellow pawn, +1 honour", "1 aristocrat"),
        "nicolas": ("green pawn, +1 honour", "1 artist"),
        "thomas": ("blue pawn, +1 honour", "1 scientist"),
        "hans_heinrich": ("ask", "1 craftsman"),
        "robert": ("ask", "1 british"),
        "sophie": ("+2 honour", "12 gold"),
        "ann": ("+2 honour", "6 in hand"),
        "gertrude": ("+3 gold", "1 prussian"),
        "angelique": ("+1 income", "1 craftsman"),
        "patrick": ("deck 2", ""),
        "michael": ("+1 prestige", "1 prussian"),
        "rowena": ("+1 prestige", "1 artist"),
    }
    assert {name: printed.FRIENDS[name][7:] for name in wanted} == wanted


def test_may_effects_can_be_declined() -> None:
    """G-65: asking for money without a pawn may be declined."""
    scene, before = wedding("robert", met=True)
    assert "decline" in scene.options()
    scene.play("decline")
    assert scene.gold() == before[0] + printed.FRIENDS["robert"][3]
    named = {"french_culture": "4 french", "diplomatic_mission_to_thailand": "2 diplomat"}
    assert {name: printed.MISSIONS[name][0] for name in named} == named  # G-153, G-154
