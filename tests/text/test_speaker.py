"""The speaker: seats, lists, forms, plurals, fallback and errors."""

import pytest
from fluent.runtime import FluentBundle, FluentResource

import armorial.text
from armorial.kernel.words import Message, who
from armorial.text import LANGUAGES, BrokenWords, MissingWords, Speaker, UnknownLanguage

EN, RU, PL = (Speaker(language, strict=True) for language in ("en", "ru", "pl"))


def n(key: str, amount: int) -> Message:
    return Message(f"village-n-{key}", {"n": amount})


# -- plurals ------------------------------------------------------------------------------------------------------

RUSSIAN = {
    "orange": "1 оранжевый кубик, 2 оранжевых кубика, 5 оранжевых кубиков, 11 оранжевых кубиков, 21 оранжевый кубик,"
    " 22 оранжевых кубика",
    "plague": "1 кубик чумы, 2 кубика чумы, 5 кубиков чумы, 11 кубиков чумы, 21 кубик чумы, 22 кубика чумы",
    "coins": "1 монета, 2 монеты, 5 монет, 11 монет, 21 монета, 22 монеты",
    "prestige": "1 очко известности, 2 очка известности, 5 очков известности, 11 очков известности,"
    " 21 очко известности, 22 очка известности",
    "grain": "1 мешок зерна, 2 мешка зерна, 5 мешков зерна, 11 мешков зерна, 21 мешок зерна, 22 мешка зерна",
    "time": "1 единица времени, 2 единицы времени, 5 единиц времени, 11 единиц времени, 21 единица времени,"
    " 22 единицы времени",
    "horse": "1 лошадь, 2 лошади, 5 лошадей, 11 лошадей, 21 лошадь, 22 лошади",
}
POLISH = {
    "orange": "1 pomarańczowa kostka, 2 pomarańczowe kostki, 5 pomarańczowych kostek, 11 pomarańczowych kostek,"
    " 21 pomarańczowych kostek, 22 pomarańczowe kostki",
    "plague": "1 kostka zarazy, 2 kostki zarazy, 5 kostek zarazy, 11 kostek zarazy, 21 kostek zarazy, 22 kostki zarazy",
    "coins": "1 moneta, 2 monety, 5 monet, 11 monet, 21 monet, 22 monety",
    "prestige": "1 punkt prestiżu, 2 punkty prestiżu, 5 punktów prestiżu, 11 punktów prestiżu, 21 punktów prestiżu,"
    " 22 punkty prestiżu",
    "grain": "1 worek zboża, 2 worki zboża, 5 worków zboża, 11 worków zboża, 21 worków zboża, 22 worki zboża",
    "time": "1 jednostka czasu, 2 jednostki czasu, 5 jednostek czasu, 11 jednostek czasu, 21 jednostek czasu,"
    " 22 jednostki czasu",
    "horse": "1 koń, 2 konie, 5 koni, 11 koni, 21 koni, 22 konie",
}
RUSSIAN_ACCUSATIVE = {
    "coins": "1 монету, 2 монеты, 5 монет, 11 монет, 21 монету, 22 монеты",
    "ox": "1 быка, 2 быков, 5 быков, 11 быков, 21 быка, 22 быков",
    "wagon": "1 повозку, 2 повозки, 5 повозок, 11 повозок, 21 повозку, 22 повозки",
    "orange": RUSSIAN["orange"],
}
POLISH_ACCUSATIVE = {
    "coins": "1 monetę, 2 monety, 5 monet, 11 monet, 21 monet, 22 monety",
    "ox": "1 wołu, 2 woły, 5 wołów, 11 wołów, 21 wołów, 22 woły",
    "green": "1 zieloną kostkę, 2 zielone kostki, 5 zielonych kostek, 11 zielonych kostek, 21 zielonych kostek,"
    " 22 zielone kostki",
    "grain": POLISH["grain"],
}
NUMBERS = (1, 2, 5, 11, 21, 22)


@pytest.mark.parametrize(
    ("speaker", "key", "expected"),
    [(RU, key, words) for key, words in RUSSIAN.items()] + [(PL, key, words) for key, words in POLISH.items()],
)
def test_plurals(speaker: Speaker, key: str, expected: str) -> None:
    assert ", ".join(speaker.say(n(key, amount)) for amount in NUMBERS) == expected


@pytest.mark.parametrize(
    ("speaker", "key", "expected"),
    [(RU, key, words) for key, words in RUSSIAN_ACCUSATIVE.items()]
    + [(PL, key, words) for key, words in POLISH_ACCUSATIVE.items()],
)
def test_plurals_after_a_verb(speaker: Speaker, key: str, expected: str) -> None:
    verb = {"ru": "Заплатить ", "pl": "Zapłać "}[speaker.language]
    said = [speaker.text("village-pay", what=[n(key, amount)]).removeprefix(verb) for amount in NUMBERS]
    assert ", ".join(said) == expected


def test_points_of_customers() -> None:
    def said(speaker: Speaker) -> list[str]:
        asks = Message("village-one-scroll")
        return [speaker.text("village-customer", asks=asks, points=points) for points in NUMBERS]

    assert said(RU) == [f"свиток ({p})" for p in ("1 очко", "2 очка", "5 очков", "11 очков", "21 очко", "22 очка")]
    assert said(PL) == [
        f"zwój ({p})" for p in ("1 punkt", "2 punkty", "5 punktów", "11 punktów", "21 punktów", "22 punkty")
    ]


# -- messages in messages -----------------------------------------------------------------------------------------

TAKEN = Message("village-did-take", {"who": who(0), "what": n("orange", 1), "space": Message("village-space-crafts")})
PAID = Message("village-did-pay", {"who": who(1), "what": [n("brown", 2), n("wagon", 1), n("coins", 1)]})


def test_forms_and_names() -> None:
    names = ("Peter", "Jadwiga")
    assert EN.say(TAKEN, names) == "Peter takes 1 orange cube from Crafts."
    assert RU.say(TAKEN, names) == "Peter берёт 1 оранжевый кубик с клетки «Ремесло»."
    assert PL.say(TAKEN, names) == "Peter bierze 1 pomarańczową kostkę z pola „Rzemiosło”."


def test_lists() -> None:
    names = ("Peter", "Jadwiga")
    assert EN.say(PAID, names) == "Jadwiga pays 2 brown cubes, 1 wagon and 1 coin."
    assert RU.say(PAID, names) == "Jadwiga платит 2 коричневых кубика, 1 повозку и 1 монету."
    assert PL.say(PAID, names) == "Jadwiga płaci 2 brązowe kostki, 1 wóz i 1 monetę."
    assert EN.text("village-pay", what=[]) == "Pay "


def test_seats_without_a_name() -> None:
    assert [speaker.say(who(0)) for speaker in (EN, RU, PL)] == ["player 1", "игрок 1", "gracz 1"]
    assert EN.say(who(1), ("Peter",)) == "player 2"
    assert EN.say(who(1), ("Peter", "Anna { $n }")) == "Anna { $n }"


def test_literal_text_is_said_as_it_is() -> None:
    assert RU.say(Message("literal", {"text": "cube:orange { $n }"})) == "cube:orange { $n }"


def test_a_place_takes_the_form_its_sentence_asks_for() -> None:
    smithy = Message("village-place-smithy")
    assert EN.text("village-train", generation=1, place=smithy, time=n("time", 3)) == (
        "Train a member of generation 1 at the smithy (3 time)"
    )
    assert (
        RU.text("village-recall", generation=1, place=smithy) == "Вернуть на ферму члена семьи поколения 1 из кузницы"
    )
    assert PL.text("village-place-smithy") == "kuźnia"


def test_no_isolating_marks() -> None:
    assert "\u2068" not in RU.text("village-board-round", n=3)
    assert RU.text("village-board-round", n=3) == "Раунд 3"


# -- what is missing ----------------------------------------------------------------------------------------------


def test_an_unknown_language_is_refused_and_the_known_are_named() -> None:
    with pytest.raises(UnknownLanguage, match=r"'de'.*en, ru, pl"):
        Speaker("de")


def test_words_that_nobody_has() -> None:
    for language in LANGUAGES:
        assert not Speaker(language).has("no-such-words")
        with pytest.raises(MissingWords, match="no-such-words"):
            Speaker(language).text("no-such-words")


def test_english_stands_in(monkeypatch: pytest.MonkeyPatch) -> None:
    words = {"en": "both = yes\nenglish = only { $n ->\n    [one] one\n   *[other] many\n}", "ru": "both = да"}

    def bundle(language: str) -> FluentBundle:
        made = FluentBundle([language], use_isolating=False)
        made.add_resource(FluentResource(words[language]))
        return made

    monkeypatch.setattr(armorial.text, "_bundle", bundle)
    assert RU.text("both") == "да"
    assert RU.has("english")
    assert RU.text("english", n=21) == "only many"  # 21 is "one" in Russian, but these are English words


def test_a_variable_that_nobody_gives() -> None:
    with pytest.raises(BrokenWords, match=r"village-did-pass.*en.*who"):
        EN.text("village-did-pass")
    assert Speaker("en").text("village-did-pass").endswith("passes for the rest of the market day.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_number_below_zero_has_a_minus_sign(language: str) -> None:
    assert Speaker(language).text("legacy-n-prestige", n=-2).startswith("−2 ")
