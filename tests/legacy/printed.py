"""What is printed on the cards of Legacy, typed in apart from the component file: the tests compare the two in play.

Friends: sex, nation, profession, gold (− the wedding costs, + the dowry), income, friends, prestige, effect, needs.
Effects and needs in short words; "" where there is none.
"""

Friend = tuple[str, str, str, int, int, int, int, str, str]

FRIENDS: dict[str, Friend] = {
    "aleksandr": ("male", "russian", "aristocrat", -4, 1, 0, 1, "+1 prestige, +1 honour", "2 russian"),
    "carlos": ("male", "spanish", "diplomat", -3, 1, 0, 1, "red pawn, +1 honour", "1 diplomat"),
    "erich": ("male", "prussian", "artist", -3, 1, 0, 1, "mansion -1", "1 artist"),
    "eustachy": ("male", "polish", "scientist", -3, 1, 0, 0, "one of two", ""),
    "george": ("male", "british", "diplomat", -3, 1, 0, 0, "hidden mission", ""),
    "hans_heinrich": ("male", "prussian", "craftsman", -2, 1, 0, 0, "ask", "1 craftsman"),
    "jan": ("male", "dutch", "craftsman", -3, 1, 0, 1, "orange pawn, +1 honour", "1 craftsman"),
    "leonid": ("male", "russian", "artist", -2, 1, 0, 0, "no pawn", "1 russian"),
    "nicolas": ("male", "french", "artist", -3, 1, 0, 1, "green pawn, +1 honour", "1 artist"),
    "robert": ("male", "british", "craftsman", -2, 1, 0, 0, "ask", "1 british"),
    "roger": ("male", "french", "aristocrat", -5, 1, 0, 2, "row or deck", ""),
    "thomas": ("male", "british", "scientist", -3, 1, 0, 1, "blue pawn, +1 honour", "1 scientist"),
    "friedrich": ("male", "prussian", "none", -3, 1, 0, 0, "others give 1 gold", ""),
    "pierre": ("male", "french", "diplomat", -4, 1, 0, 1, "red pawn", ""),
    "laurent": ("male", "french", "craftsman", -2, 1, 0, 0, "one gives 1 friend", ""),
    "manuel": ("male", "spanish", "aristocrat", -4, 1, 0, 1, "others discard 1", ""),
    "constant": ("male", "french", "scientist", -2, 1, 0, 0, "limit 4", ""),
    "patrick": ("male", "french", "none", -3, 1, 0, 1, "deck 2", ""),
    "michael": ("male", "prussian", "scientist", -3, 1, 0, 0, "+1 prestige", "1 prussian"),
    "arianne": ("female", "french", "none", 2, 0, 1, 0, "no pawn", ""),
    "bernadette": ("female", "french", "none", 2, 0, 0, 0, "two children", ""),
    "claire": ("female", "french", "aristocrat", 2, 0, 1, 0, "socialize +1", ""),
    "fehmi": ("female", "turkish", "diplomat", 3, 0, 1, 0, "new row, row 1", ""),
    "isabella": ("female", "italian", "artist", 2, 0, 1, 1, "exchange", ""),
    "lucienne": ("female", "french", "aristocrat", 1, 0, 1, 1, "yellow pawn, +1 honour", "1 aristocrat"),
    "maria": ("female", "spanish", "none", 3, 0, 1, 0, "no pawn", "1 spanish"),
    "margarethe": ("female", "prussian", "scientist", 1, 0, 1, 0, "one of two", ""),
    "miranda": ("female", "british", "artist", 3, 0, 1, 0, "money +2", ""),
    "nancy": ("female", "american", "none", 3, 0, 0, 0, "two children", ""),
    "sophie": ("female", "french", "aristocrat", 4, 0, 1, 0, "+2 honour", "12 gold"),
    "ann": ("female", "british", "aristocrat", 3, 0, 1, 0, "+2 honour", "6 in hand"),
    "evgenia": ("female", "russian", "aristocrat", 0, 0, 2, 1, "yellow pawn", ""),
    "gertrude": ("female", "prussian", "craftsman", 1, 0, 1, 1, "+3 gold", "1 prussian"),
    "katherine": ("female", "british", "artist", 3, 0, 1, 0, "others -1 honour", ""),
    "nathalie": ("female", "french", "none", 2, 0, 0, 1, "others give 1 friend", ""),
    "vera": ("female", "russian", "diplomat", 2, 0, 1, 0, "one gives 2 gold", ""),
    "angelique": ("female", "french", "craftsman", 2, 0, 1, 0, "+1 income", "1 craftsman"),
    "rowena": ("female", "prussian", "artist", 2, 0, 1, 0, "+1 prestige", "1 artist"),
    "antoine": ("male", "french", "aristocrat", -6, 1, 0, 2, "yellow pawn", ""),
    "armand": ("male", "french", "none", 2, 1, 0, -1, "", ""),
    "gaspard": ("male", "french", "craftsman", -1, 1, 0, 0, "orange pawn", ""),
    "etienne": ("male", "french", "scientist", -4, 1, 0, 1, "blue pawn", ""),
    "felipe": ("male", "spanish", "aristocrat", -8, 2, 0, 2, "+1 honour", ""),
    "diego": ("male", "spanish", "craftsman", -1, 1, 0, 0, "+2 gold", "1 spanish"),
    "lorenzo": ("male", "italian", "artist", -3, 0, 0, 2, "green pawn", ""),
    "giacomo": ("male", "italian", "none", -2, 1, 0, 0, "deck 3", ""),
    "alessandro": ("male", "italian", "diplomat", -4, 1, 0, 1, "red pawn", ""),
    "william": ("male", "british", "aristocrat", -6, 2, 0, 1, "+1 honour", "1 british"),
    "james": ("male", "british", "craftsman", -1, 2, 0, -1, "", ""),
    "otto": ("male", "prussian", "diplomat", -3, 1, 0, 1, "+2 gold", "1 diplomat"),
    "stanislaw": ("male", "polish", "aristocrat", -5, 1, 0, 2, "+1 honour", "1 polish"),
    "kazimierz": ("male", "polish", "craftsman", -1, 1, 0, 0, "row 1", ""),
    "dmitri": ("male", "russian", "scientist", -2, 1, 0, 0, "blue pawn, +1 honour", ""),
    "pieter": ("male", "dutch", "none", 0, 2, 0, -1, "", ""),
    "willem": ("male", "dutch", "diplomat", -3, 1, 0, 1, "+3 gold", "1 dutch"),
    "mehmed": ("male", "turkish", "diplomat", -3, 1, 0, 1, "new row, row 1", ""),
    "charlotte": ("female", "french", "aristocrat", -1, 0, 1, 2, "", ""),
    "margot": ("female", "french", "none", 6, 0, 1, -1, "", ""),
    "odette": ("female", "french", "none", 5, 0, 1, -1, "deck 1", ""),
    "rosalie": ("female", "french", "none", 1, 0, 3, 0, "+1 honour", ""),
    "camille": ("female", "french", "artist", 1, 0, 2, 1, "", ""),
    "josephine": ("female", "french", "scientist", 1, 0, 1, 1, "blue pawn", ""),
    "carmen": ("female", "spanish", "artist", 3, 0, 2, 0, "green pawn", ""),
    "ines": ("female", "spanish", "aristocrat", 2, 0, 1, 1, "+1 honour", "1 aristocrat"),
    "bianca": ("female", "italian", "artist", 2, 0, 1, 1, "", ""),
    "francesca": ("female", "italian", "craftsman", 3, 0, 1, 0, "orange pawn", ""),
    "elizabeth": ("female", "british", "diplomat", 2, 0, 2, 0, "red pawn", ""),
    "caroline": ("female", "british", "scientist", 2, 0, 1, 1, "", ""),
    "agnieszka": ("female", "polish", "none", 3, 0, 2, 0, "+2 gold", "1 polish"),
    "zofia": ("female", "polish", "aristocrat", 1, 0, 1, 1, "+1 prestige", "2 aristocrat"),
    "anastasia": ("female", "russian", "artist", 1, 0, 1, 1, "+2 honour", "2 artist"),
    "tatiana": ("female", "russian", "craftsman", 4, 0, 1, 0, "deck 1", ""),
    "johanna": ("female", "dutch", "craftsman", 4, 0, 2, 0, "", ""),
    "saskia": ("female", "dutch", "scientist", 2, 0, 1, 0, "blue pawn, +1 honour", ""),
    "abigail": ("female", "american", "diplomat", 3, 0, 2, 0, "+1 honour", "4 nations"),
}

# Sex and how many there are.
CHILDREN: dict[str, tuple[str, int]] = {
    "son": ("male", 28),
    "daughter": ("female", 28),
    "handsome": ("male", 3),
    "brave": ("male", 3),
    "don_juan": ("male", 3),
    "gossip_queen": ("female", 3),
    "beautiful_smile": ("female", 3),
    "true_beauty": ("female", 3),
    "surprise_twins_son": ("male", 2),
    "surprise_twins_daughter": ("female", 2),
    "complication": ("none", 10),
}

# Income, gold and friends of the man and of the woman, and the pawn.
HEADS: dict[str, tuple[tuple[int, int, int], tuple[int, int, int], str]] = {
    "blue": ((2, 6, 5), (1, 9, 5), "blue"),
    "white": ((2, 5, 6), (1, 8, 6), "yellow"),
    "beige": ((3, 4, 4), (2, 7, 4), "green"),
    "purple": ((2, 7, 4), (1, 10, 4), "red"),
}

# Generation; price in gold, friends, income; benefit in income, prestige, honour, friends.
Card = tuple[int, tuple[int, int, int], tuple[int, int, int, int]]
TITLES: dict[str, Card] = {
    "baron": (1, (3, 1, 0), (1, 1, 0, 0)),
    "viscount": (1, (5, 0, 0), (0, 2, 0, 1)),
    "count": (1, (4, 2, 0), (1, 2, 0, 0)),
    "knight_of_saint_louis": (2, (5, 1, 0), (0, 3, 0, 0)),
    "royal_councillor": (2, (4, 1, 0), (0, 2, 0, 2)),
    "marquis": (2, (6, 2, 0), (1, 3, 0, 0)),
    "marshal_of_france": (3, (5, 2, 0), (0, 3, 0, 2)),
    "peer_of_france": (3, (7, 3, 0), (0, 5, 0, 0)),
    "duke": (3, (9, 2, 0), (1, 5, 0, 0)),
}
CONTRIBUTIONS: dict[str, Card] = {
    "street_lanterns": (1, (3, 0, 0), (0, 1, 1, 0)),
    "public_fountain": (1, (2, 1, 0), (0, 0, 2, 1)),
    "foundling_hospital": (1, (4, 1, 0), (0, 1, 2, 0)),
    "court_ballet": (2, (2, 0, 1), (0, 2, 1, 0)),
    "public_library": (2, (4, 1, 0), (0, 1, 2, 1)),
    "academy_of_painting": (2, (6, 0, 0), (0, 1, 3, 0)),
    "botanical_garden": (3, (5, 0, 1), (0, 1, 3, 0)),
    "royal_military_school": (3, (6, 1, 0), (0, 2, 3, 0)),
    "opera_house": (3, (8, 0, 0), (0, 1, 5, 0)),
}

# What the main goal needs (9 honour); minor goals: honour for every so many of something.
PATRONS: dict[str, tuple[str, tuple[int, int, str], tuple[int, int, str]]] = {
    "john_law": ("7 income", (2, 1, "promised craftsman"), (1, 3, "gold")),
    "madame_de_pompadour": ("7 born in III", (2, 1, "promised artist"), (1, 1, "family artist")),
    "emilie_du_chatelet": ("4 scientist", (2, 1, "promised scientist"), (1, 2, "in hand")),
    "cardinal_fleury": ("2 missions", (2, 1, "promised diplomat"), (2, 1, "missions")),
    "prince_of_conti": ("12 prestige", (2, 1, "promised aristocrat"), (2, 1, "titles")),
    "voltaire": ("6 nations", (1, 1, "promised foreign"), (1, 1, "nations")),
}

# What a mission needs and brings.
MISSIONS: dict[str, tuple[str, str]] = {
    "new_steam_engine": ("2 scientist", "+2 honour, is a scientist"),
    "establish_a_craft_guild": ("2 craftsman", "+2 honour, is a craftsman"),
    "renovate_the_old_cathedral": ("1 artist, 1 craftsman", "+2 honour, contribution -4"),
    "diplomatic_mission_to_thailand": ("2 diplomat", "+3 honour, row 2"),
    "french_culture": ("4 french", "+4 honour"),
    "found_a_political_party": ("2 aristocrat", "+2 honour, others give 1 friend"),
    "preparing_for_the_revolution": ("3 craftsman", "+3 honour, others -1 prestige"),
    "unrest_at_the_court": ("1 diplomat, 1 titles", "+3 honour, titled others -2 honour"),
    "strengthen_the_royal_navy": ("5 income", "+3 honour, others -2 gold or -1 honour"),
    "sponsor_the_encyclopedia": ("2 scientist, 1 artist", "+4 honour, +1 prestige"),
    "masquerade_ball": ("8 in hand", "+3 honour, yellow pawn"),
    "grand_tour": ("5 nations", "+4 honour"),
    "numerous_lineage": ("5 born", "+3 honour, +3 gold"),
    "royal_audience": ("1 titles, 1 mansions", "+3 honour, +1 income"),
    "paris_salon": ("3 artist", "+4 honour, green pawn"),
}
