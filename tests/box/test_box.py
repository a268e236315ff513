"""Numbers one by one: their spans, what an owner may fill in, and the file that a box makes."""

import re
import tomllib
from collections import Counter
from collections.abc import Iterator

import pytest

from armorial.box.file import file_of
from armorial.box.mine import MOST_CLASHES, checked, differing, fill_in, numbers_from, overlay_from, progress
from armorial.box.sheet import NONE, UnknownNumber, sheet_of
from armorial.box.words import NumberWords
from armorial.data import reader
from armorial.data.checks import Listed, Whole
from armorial.data.reader import parse_overlay
from armorial.games import GAMES, load_game
from armorial.kernel.words import Message
from armorial.table.numbers import look_through
from armorial.text import LANGUAGES, Speaker
from tests.boxes import drawn

SMITHY = "workshop.smithy.price.orange"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_has_a_span_that_the_game_names_or_many_cards_show(game: str) -> None:
    sheet = sheet_of(game)
    for own in sheet.fields.values():
        if own.kind == "number":
            named, family = (
                sheet.spans.named(own.place.row, own.check),
                sheet.spans.family(own.place.row, own.place.part),
            )
            assert named or family, own.path
            assert own.span is not None
            assert own.limits is not None
            assert own.standard is not None
            assert own.limits[0] <= own.span[0] <= own.span[1] <= own.limits[1], own.path
            assert not own.odd(own.standard), f"{own.path}: the standard number is odd"


def test_a_span_is_that_of_all_cards_of_a_kind() -> None:
    points = [own.standard for path, own in sheet_of("village").fields.items() if path.endswith(".points")]
    assert sheet_of("village").field("customer.2_wagon.points").span == (2, 6)
    assert {2, 6} <= set(points)


@pytest.mark.parametrize("game", GAMES)
def test_a_box_comes_back_from_its_file(game: str) -> None:
    """Whoever downloads and uploads a box has the same box: the terminal reads the same numbers."""
    sheet, numbers = sheet_of(game), drawn(game, 4)
    text = file_of(overlay_from(sheet, numbers), sheet.standard.schema, "a remark")
    read = checked(game, parse_overlay("the file", text))
    assert read == tomllib.loads(text)
    told = {path: n for path, n in numbers.items() if sheet.field(path).confidence != "known"}
    assert numbers_from(sheet, read) == told | differing(sheet, numbers)
    assert load_game(game, read).printed() == load_game(game, overlay_from(sheet, numbers)).printed()


def test_fields_count_as_the_board_does() -> None:
    """A row of points that begins with what nothing brings is not numbered from 1."""
    words = NumberWords("lorenzo", "en")
    fields = sheet_of("lorenzo").fields
    said = {words.number(fields[f"track.faith_points.{n}"]): fields[f"track.faith_points.{n}"].standard for n in (1, 4)}
    assert said == {"points on the faith track 0": 0, "points on the faith track 3": 3}
    assert words.number(fields["tower.values.1"]) == "values of the floors 1"
    for game in GAMES:
        for own in sheet_of(game).fields.values():
            if isinstance(own.whole, Listed) and isinstance(own.whole.part, Whole) and own.place.part == "1":
                nothing_first = own.whole.fewest > 5 and own.standard == 0
                begins = 0 if nothing_first and own.path != "tower.slots.1" else 1  # the first territory costs nothing
                assert own.whole.first == begins, own.path


def test_what_strangers_call_their_values_is_not_kept() -> None:
    """Paths are remembered with the patterns that fit them, but no long ones."""
    known = reader._remembered.cache_info().currsize
    assert [reader.pattern_for(f"customer.{'x' * n}.points", ("customer.*.points",)) for n in (100, 9_000)] == [
        "customer.*.points",
        "customer.*.points",
    ]
    assert reader._remembered.cache_info().currsize == known


def test_odd_numbers_are_asked_about_once_and_never_refused() -> None:
    path = "customer.2_wagon.points"
    asked = fill_in("village", {}, {path: 15})
    assert asked.numbers == {}
    assert asked.odd[path].args == {"n": 15, "low": 2, "high": 6}
    taken = fill_in("village", {}, {path: 15}, sure=[path])
    assert taken.numbers == {path: 15}
    assert not taken.odd
    again = fill_in("village", taken.numbers, {path: 15, SMITHY: 2})
    assert not again.odd, "what is in the box was asked about before"
    assert again.numbers == {path: 15, SMITHY: 2}


@pytest.mark.parametrize(
    ("path", "value", "key"),
    [
        ("customer.2_wagon.points", 99, "box-limits"),
        ("customer.2_wagon.points", "many", "box-not-a-number"),
        ("customer.2_wagon.points", True, "box-not-a-number"),
        ("customer.2_wagon.points", NONE, "box-not-a-number"),
        ("customer.3_dragons.points", 4, "box-unknown"),
        ("customer.2_wagon.demand.dragon", 1, "box-unknown"),
        ("workshop.smithy.goods.1", "ox", "box-unknown"),
        ("setup.2.graves", 7, "box-together"),
    ],
)
def test_impossible_numbers_say_why_and_change_nothing(path: str, value: int | str, key: str) -> None:
    before = {SMITHY: 2}
    outcome = fill_in("village", before, {path: value}, sure=[path])
    assert [message.key for message in outcome.impossible.values()] == [key]
    assert outcome.numbers == before


@pytest.mark.parametrize("language", LANGUAGES)
def test_why_numbers_do_not_go_together_is_said_in_every_language(language: str) -> None:
    outcome = fill_in("village", {}, {"setup.2.graves": 7}, sure=None)
    (message,) = outcome.impossible.values()
    said = Speaker(language).say(message)
    assert {"17", "14"} <= set(re.findall(r"\d+", said))
    assert language == "en" or "chronicle" not in said
    at = Message("components-clash", {"path": "setup.2.graves", "why": message.args["why"]})
    assert look_through("village", "[setup.2]\ngraves = 7\n")[1] == Message("components-line", {"line": 2, "why": at})


BAD_FILES = {
    "beyond the limits": ("[mill]\ncoins = 77\n", 2, "mill.coins 1 9 77"),
    "no number": ("[mill]\n\ncoins = 'many'\n", 3, "mill.coins 'many'"),
    "unknown name": ("[mill]\nsilver = 1\n", 2, "mill.silver time grain coins"),
    "unknown table": ("[windmill]\ncoins = 1\n", 1, "windmill mill"),
    "unknown part": ("[customer.3_grain]\ndemand = { gold = 1 }\n", 2, "customer.3_grain.demand gold wagon"),
    "part beyond the limits": ("[customer.3_grain]\ndemand = { grain = 99 }\n", 2, "grain 99"),
    "nothing": ("[customer.3_grain]\ndemand = {}\n", 2, "customer.3_grain.demand"),
    "no table": ("mill = 3\n", 1, "mill 3"),
    "no tables": ("route = 3\n", 1, "[[route]]"),
    "an entry without its names": ("[[route]]\ncost = { time = 1 }\n", 1, "route.1 between"),
    "fixed": ("[family]\ngenerations = [5, 5, 5, 5]\n", 2, "family.generations V-01"),
    "no confidence": ("[mill]\ncoins = 2\nconfidence = 'sure'\n", 3, "mill 'sure' known likely reconstructed"),
    "confidence of nothing": ("[mill]\ncoins = 2\nconfidence = { silver = 'known' }\n", 3, "mill silver"),
    "no confidence in a list": (
        '[[route]]\nbetween = ["village", "north_near"]\ncost = { time = 1 }\nconfidence = "sure"\n',
        4,
        "route.1 'sure' known likely reconstructed",
    ),
    "no TOML": ("[mill\n", 1, "TOML 6"),
    "the same twice": ("[mill]\ncoins = 2\ncoins = 3\n", 3, "TOML"),
    "too deep": ("a = " + "[" * 9_000, 0, ""),
}


@pytest.mark.parametrize("kind", BAD_FILES)
def test_what_is_wrong_with_a_file_is_said_in_every_language(kind: str) -> None:
    """The line, the names of the file and the numbers are the same; everything else is in the reader's language."""
    text, line, kept = BAD_FILES[kind]
    components, problem = look_through("village", text)
    assert components is None
    assert problem is not None
    said = {language: Speaker(language, strict=True).say(problem) for language in LANGUAGES}
    assert len(set(said.values())) == len(LANGUAGES)
    for language, sentence in said.items():
        assert all(word in sentence for word in kept.split()), sentence
        assert (str(line) in sentence.split(":")[0]) == bool(line), sentence
        if language == "ru":
            names = set(re.findall(r"[a-z_]{2,}", text)) | set(re.findall(r"[a-z_]{2,}", kept))
            lists = " ".join(str(value) for value in _arguments(problem))
            assert set(re.findall(r"[a-z_]{2,}", sentence)) <= names | set(re.findall(r"[a-z_]{2,}", lists)), sentence


def _arguments(message: Message) -> Iterator[object]:
    for value in message.args.values():
        yield from _arguments(value) if isinstance(value, Message) else [value]


def test_what_is_right_is_taken_though_something_else_is_not() -> None:
    outcome = fill_in("village", {}, {SMITHY: 2, "mill.coins": 99}, confirmed=["mill.time"])
    assert outcome.numbers == {SMITHY: 2, "mill.time": 2}
    assert list(outcome.impossible) == ["mill.coins"]


def test_what_goes_together_is_taken_though_something_else_does_not() -> None:
    """Numbers of several cards may be sent at once: only the one that does not fit is refused."""
    outcome = fill_in("village", {}, {SMITHY: 2, "setup.2.graves": 7, "mill.time": 2}, sure=None)
    assert outcome.numbers == {SMITHY: 2, "mill.time": 2}
    assert list(outcome.impossible) == ["setup.2.graves"]
    before = {"setup.2.bag.orange": 6}
    outcome = fill_in("village", before, {SMITHY: 2, "supply.cubes": 17}, sure=None)
    assert outcome.numbers == {**before, SMITHY: 2}
    assert list(outcome.impossible) == ["supply.cubes"], "the bag was there before"


def test_what_hardly_fits_anywhere_costs_little() -> None:
    """Numbers that do not go together are left out one after the other, but not for ever."""
    sheet = sheet_of("legacy")
    dear = [path for path in sheet.fields if path.startswith("friend.") and path.endswith(".dowry")]
    wild = {path.replace("dowry", "price"): 3 for path in dear}
    assert len(wild) > MOST_CLASHES
    outcome = fill_in("legacy", {}, {"title.baron.price.gold": 4, **wild}, sure=None)
    keys = Counter(message.key for message in outcome.impossible.values())
    assert keys == {"box-together": MOST_CLASHES, "box-many-clashes": len(wild) + 1 - MOST_CLASHES}
    assert outcome.numbers == {}


def test_a_card_may_cost_something_else() -> None:
    """The price of the box is in another colour than ours."""
    outcome = fill_in("village", {}, {SMITHY: 0, "workshop.smithy.price.brown": 2})
    assert outcome.numbers == {SMITHY: NONE, "workshop.smithy.price.brown": 2}
    overlay = overlay_from(sheet_of("village"), outcome.numbers)
    assert overlay == {"workshop": {"smithy": {"price": {"brown": 2}}}}
    back = fill_in("village", outcome.numbers, dict.fromkeys(outcome.numbers))
    assert back.numbers == {}


def test_a_value_is_known_when_all_its_numbers_are_looked_up() -> None:
    sheet = sheet_of("troyes")
    one = overlay_from(sheet, {"event.war.vp.1": 6})
    assert one == {"event": {"war": {"vp": [6, 3], "confidence": {"vp": "reconstructed"}}}}
    both = overlay_from(sheet, {"event.war.vp.1": 6, "event.war.vp.2": 3})
    assert both == {"event": {"war": {"vp": [6, 3]}}}
    sure, total = progress(sheet, {})
    assert progress(sheet, {"event.war.vp.1": 6}) == (sure + 1, total)


def test_a_route_brings_the_others_of_its_list_along() -> None:
    numbers = fill_in("village", {}, {"route.4.cost.orange": 1}).numbers
    routes = overlay_from(sheet_of("village"), numbers)["route"]
    assert len(routes) == 9
    assert routes[3]["cost"] == {"time": 2, "wagon": 1, "orange": 1}
    assert numbers_from(sheet_of("village"), overlay_from(sheet_of("village"), numbers)) == numbers


def test_nothing_fixed_can_be_filled_in() -> None:
    for path in ("family.generations.1", "activity.monk.round", "no.such.thing", "", "a" * 500, "farm"):
        with pytest.raises(UnknownNumber):
            sheet_of("village").field(path)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_everything_has_words(game: str, language: str) -> None:
    """No name of the file shows through."""
    words = NumberWords(game, language)
    sheet = sheet_of(game)
    for thing in sheet.things:
        names = [words.number(own) for own in thing.fields]
        assert len(set(names)) == len(names), f"{thing.id}: two numbers are called the same: {names}"
        for said in (*names, words.thing(thing.id), words.group(thing.section)):
            assert said
            assert not set("_{") & set(said)
