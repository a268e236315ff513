"""The names of people. A friend has the name on the card; everybody born into a family gets a given name.

A name is chosen once, from what everybody at the table can see, and kept: it gives away nothing that is hidden, and it
stays the same whatever becomes of its bearer.
"""

from typing import Final

from armorial.games.legacy.components import FRENCH, FRIENDS, NATIONS

MEN: Final = {
    "american": "benjamin nathaniel samuel josiah ezra",
    "french": (
        "charles louis henri philippe francois jacques emile edouard gabriel georges guillaume gilbert hugues "
        "jerome joseph jules julien leon lucien marcel mathieu maurice maximilien olivier paul raoul rene remy "
        "sebastien theodore theophile tristan victor vincent xavier yves achille adrien alphonse andre auguste "
        "augustin benoit bertrand blaise clement denis fabien"
    ),
    "british": "edward henry arthur edmund richard",
    "italian": "marco paolo vincenzo matteo cosimo",
    "spanish": "alonso rodrigo fernando miguel rafael",
    "polish": "wojciech tadeusz zygmunt jerzy bogdan",
    "prussian": "wilhelm albrecht ludwig siegfried joachim",
    "russian": "ivan mikhail pavel andrei sergei",
    "turkish": "selim orhan murad kemal yusuf",
    "dutch": "cornelis hendrik joost maarten dirk",
}
WOMEN: Final = {
    "american": "martha hannah prudence rachel dorothy",
    "french": (
        "adelaide adele agathe agnes aimee alice amelie anais antoinette apolline aurore blanche brigitte cecile "
        "celeste clemence clotilde colette delphine denise diane eleonore elise estelle eugenie felicie gabrielle "
        "genevieve heloise henriette hortense jacqueline jeanne julie juliette justine laure leonie louise lucie "
        "madeleine mathilde melanie noemie pauline solange suzanne therese"
    ),
    "british": "jane emma harriet mary rosamund",
    "italian": "lucia chiara giulia fiammetta elena",
    "spanish": "teresa dolores pilar leonor mercedes",
    "polish": "jadwiga kinga halina wanda danuta",
    "prussian": "adelheid hedwig ulrike wilhelmine elsbeth",
    "russian": "olga natalia irina darya ksenia",
    "turkish": "aylin leyla zehra selma emine",
    "dutch": "anneke griet marijke femke lotte",
}

NAMES: Final = (*FRIENDS, *" ".join([*MEN.values(), *WOMEN.values()]).split())
"""Every name, by one number: those of friends are the numbers of their cards."""
GIVEN: Final = tuple(
    tuple(tuple(NAMES.index(name) for name in names[nation].split()) for nation in NATIONS) for names in (MEN, WOMEN)
)
"""Given names by sex and nation."""


def given_name(sex: int, nation: int, seed: int, table: tuple[tuple[int, ...], ...], seat: int) -> int:
    """A name that nobody at the table has, or at least nobody in the family. The nation's own list comes first."""
    for taken in (table, table[seat : seat + 1]):
        for among in (nation, FRENCH):
            names = GIVEN[sex][among]
            for step in range(len(names)):
                name = names[(seed + step) % len(names)]
                if not _is_taken(name, taken):
                    return name
    return GIVEN[sex][FRENCH][seed % len(GIVEN[sex][FRENCH])]


def _is_taken(name: int, families: tuple[tuple[int, ...], ...]) -> bool:
    for family in families:
        for other in family:
            if other == name:
                return True
    return False


def name_key(name: int) -> str:
    return f"legacy-friend-{NAMES[name]}" if name < len(FRIENDS) else f"legacy-given-{NAMES[name]}"
