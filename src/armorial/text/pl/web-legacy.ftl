# Legacy w przeglądarce: co mówi tylko narysowana plansza.

## Rodziny

web-legacy-tree = Drzewo genealogiczne
web-legacy-tree-of = Drzewo genealogiczne: { $who }
web-legacy-state-lost = nie żyje
web-legacy-with = małżeństwo: { $name }
web-legacy-promised-to = zaręczyny: { $name }
web-legacy-closer = Bliżej
web-legacy-whole = Całe drzewo
web-legacy-first = pierwszy gracz

## Akcje

web-legacy-own-board = Twoja plansza
web-legacy-main-board = Plansza główna
web-legacy-marry = Małżeństwo
web-legacy-arrange = Aranżacja małżeństwa
web-legacy-pass = Pas
web-legacy-done = Gotowe
web-legacy-find = Kim oni byli?
web-legacy-children = Potomstwo
web-legacy-how-big = Jak liczna była moja rodzina?
web-legacy-money = Pożyczka
web-legacy-socialize = Nowe znajomości
web-legacy-space-title = Tytuł
web-legacy-space-contribution = Filantropia
web-legacy-space-doctor = Położna
web-legacy-space-mansion = Pałac
web-legacy-space-venture = Przedsiębiorstwo
web-legacy-space-mission = Misja
web-legacy-doctor = dwoje Dzieci dla pary, która ma miejsce dla obojga
web-legacy-mission = Misja do ukończenia
web-legacy-none-left = nie ma więcej
web-legacy-own-pawn = pion gracza
web-legacy-pawn-of = { $who }: { $pawn }
web-legacy-pawns-here = { $n ->
    [one] { $n } twój pion w tej rundzie
    [few] { $n } twoje piony w tej rundzie
   *[many] { $n } twoich pionów w tej rundzie
}

## Karty

web-legacy-deck = talia { $n }
web-legacy-no-hand = Brak Znajomych na ręce.
web-legacy-secrets = Patron i Misje
web-legacy-completed = ukończone: { $n }
web-legacy-lasting = trwa: { $who }
web-legacy-hint-go = Pokaż na drzewie, o kogo chodzi
web-legacy-hint-open = jeszcze nieodkryta

## Przed ślubem

web-legacy-match-where = Wybierz krewnego na drzewie.
web-legacy-match-now = teraz
web-legacy-match-later = na ślubie
web-legacy-match-no-price = bez opłaty
web-legacy-match-children = { $n ->
    [one] { $n } karta Dziecka
    [few] { $n } karty Dzieci
   *[many] { $n } kart Dzieci
}
web-legacy-match-parents = { $n ->
    [one] { $n } nieznany rodzic
    [few] { $n } nieznani rodzice
   *[many] { $n } nieznanych rodziców
}
web-legacy-match-met = spełnione: { $needs }
web-legacy-match-not-met = niespełnione: { $needs }

## Podliczenie na końcu

web-legacy-count-patrons = Patroni
web-legacy-count-covered = zakryty
web-legacy-count-missed = nieosiągnięty
web-legacy-count-locked = brak Misji
web-legacy-count-other-goal = niewybrany
web-legacy-count-play = Honor zdobyty w grze
web-legacy-count-prestige = Prestiż wszystkich Generacji
web-legacy-count-children = Dzieci
web-legacy-count-patron = Główny cel Patrona
web-legacy-count-goals = Pomniejsze cele
web-legacy-count-kin = Cudzoziemcy z rodzicem tej samej Narodowości
web-legacy-count-strangers = Cudzoziemcy wśród obcych
web-legacy-count-risen = Arystokraci z rodzicem Rzemieślnikiem
web-legacy-count-fallen = Rzemieślnicy z rodzicem Arystokratą
web-legacy-count-hints = Nieodkryte Wskazówki
web-legacy-count-found = odkryte: { $n } z { $all }
web-legacy-count-so-far = Jak dotąd
web-legacy-count-sum = Honor
web-legacy-count-leads = { $n ->
    [one] Prowadzi: { $who }
   *[other] Po równo: { $who }
}
web-legacy-tie-friends = Remis: Znajomi na ręce
web-legacy-tie-prestige = Remis: Prestiż

## Rundy i strony

web-legacy-round = Runda
web-legacy-places = Części planszy
web-legacy-tab-row = Zestaw
web-legacy-tab-hand = Ręka

## Rody i drzewa

web-legacy-house-azure = Ród Lilii
web-legacy-house-argent = Ród Księżyca
web-legacy-house-tenne = Ród Klucza
web-legacy-house-purpure = Ród Róży
web-legacy-lone = na razie jedna osoba, reszta to pergamin
web-legacy-heirs = { $n ->
    [one] początek rodu: { $name }; { $n } osoba
    [few] początek rodu: { $name }; { $n } osoby
   *[many] początek rodu: { $name }; { $n } osób
}
web-legacy-people = osób: { $n }
web-legacy-in-family = w rodzinie
web-legacy-back = Do mojego drzewa
web-legacy-to-left = { $n ->
    [one] { $n } osoba po lewej
    [few] { $n } osoby po lewej
   *[many] { $n } osób po lewej
}
web-legacy-to-right = { $n ->
    [one] { $n } osoba po prawej
    [few] { $n } osoby po prawej
   *[many] { $n } osób po prawej
}
web-legacy-above = { $n ->
    [one] { $n } osoba powyżej
    [few] { $n } osoby powyżej
   *[many] { $n } osób powyżej
}
web-legacy-to-come = { $n ->
    [one] dziecko
    [few] { $n } dzieci
   *[many] { $n } dzieci
}
web-legacy-a-bride = Żona
web-legacy-a-groom = Mąż
web-legacy-in-hand = na ręce: { $n }
web-legacy-rounds = rundy { $first }–{ $last }
web-legacy-row-four = patrzy tu tylko Patron
web-legacy-before-end = Przed końcem Generacji
web-legacy-todo-marry = Ślub: { $name }
web-legacy-todo-child = Dziecko, inaczej rodzina wymrze
web-legacy-todo-prestige = Prestiż zdobyty teraz liczy się trzy razy
web-legacy-hints-found = odkryte: { $n } z { $all }
web-legacy-hints-win = Wygrana, jeśli na końcu prawdziwe są wszystkie { $all }
web-legacy-if-ended = Gdyby gra się teraz skończyła
web-legacy-won = Wygrana
web-legacy-not-won = Jeszcze nie wygrana
web-legacy-lost = Porażka

## Liczby i piony

web-legacy-number-gold = Złoto
web-legacy-number-income = Dochód
web-legacy-number-prestige = Prestiż
web-legacy-number-hand = Znajomi
web-legacy-of = { $n } z { $all }
web-legacy-pawn-yellow = żółty pion: Tytuł lub Filantropia
web-legacy-pawn-blue = błękitny pion: Położna
web-legacy-pawn-green = zielony pion: Pałac
web-legacy-pawn-orange = pomarańczowy pion: Przedsiębiorstwo
web-legacy-pawn-red = czerwony pion: Misja
web-legacy-pawns-left = zostało: { $n }
web-legacy-pawns-extra = { $n } dod.

## Ręka, zestaw, Patron i Misje

web-legacy-your-hand = Twoja ręka
web-legacy-able = { $n ->
    [one] { $n } może wejść do rodziny
    [few] { $n } mogą wejść do rodziny
   *[many] { $n } może wejść do rodziny
}
web-legacy-places-for = { $n ->
    [one] { $n } miejsce: { $name }
    [few] { $n } miejsca: { $name }
   *[many] { $n } miejsc: { $name }
}
web-legacy-row-rule = Ostatnia karta jest za darmo
web-legacy-secret = Patron, tajny
web-legacy-goal-income = Dochód
web-legacy-goal-born_in_generation_3 = Dzieci w III
web-legacy-goal-scientist = Naukowcy
web-legacy-goal-missions = Misje
web-legacy-goal-prestige = Prestiż
web-legacy-goal-nationalities = Narody
web-legacy-goal-open = otwarty ukrytą Misją
web-legacy-goal-locked = wymaga ukrytej Misji
web-legacy-no-missions = Nie masz jeszcze Misji. Każda wymaga czegoś od rodziny; za Znajomego wybierasz jedną z dwóch.
web-legacy-unsure = Brak źródła, wybrał Armorial: { $what }
web-legacy-unsure-benefit = korzyść
web-legacy-unsure-couple = efekt
web-legacy-unsure-dowry = posag
web-legacy-unsure-effect = efekt
web-legacy-unsure-friends = Znajomi
web-legacy-unsure-generation = Generacja
web-legacy-unsure-goals = pomniejsze cele
web-legacy-unsure-income = Dochód
web-legacy-unsure-man = liczby mężczyzny
web-legacy-unsure-nation = Narodowość
web-legacy-unsure-needs = warunek
web-legacy-unsure-pawn = pionek
web-legacy-unsure-prestige = Prestiż
web-legacy-unsure-price = koszt
web-legacy-unsure-profession = Zawód
web-legacy-unsure-reward = nagroda
web-legacy-unsure-sex = płeć
web-legacy-unsure-woman = liczby kobiety
web-legacy-brief-n-friends-from-deck = +{ $n } z talii
web-legacy-brief-new-row = nowy zestaw
web-legacy-brief-hidden-mission = ukryta Misja
web-legacy-brief-may-ask-for-money = Pożyczka
web-legacy-brief-exchange-hand = wymiana Znajomych
web-legacy-brief-contributions-cheaper = { $n ->
    [one] Filantropia −{ $n } Złoto
    [few] Filantropia −{ $n } Złota
   *[many] Filantropia −{ $n } Złota
}
web-legacy-brief-lasting-money_gold = { $n ->
    [one] Pożyczka +{ $n } Złoto
    [few] Pożyczka +{ $n } Złota
   *[many] Pożyczka +{ $n } Złota
}
web-legacy-brief-lasting-socialize_friends = +{ $n } ze znajomości
web-legacy-brief-lasting-row_or_deck = zestaw lub talia
web-legacy-brief-without-pawn = bez pionu
web-legacy-tab-court = Dwór
web-legacy-tab-missions = Misje
