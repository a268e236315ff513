# Legacy w przeglądarce: co mówi tylko narysowana plansza.

## Rodziny

web-legacy-tree = Drzewo rodu
web-legacy-tree-of = Drzewo rodu: { $who }
web-legacy-family = { $n ->
    [one] { $n } osoba
    [few] { $n } osoby
   *[many] { $n } osób
}, { $nations ->
    [one] { $nations } naród
    [few] { $nations } narody
   *[many] { $nations } narodów
}, { $children ->
    [one] { $children } dziecko
    [few] { $children } dzieci
   *[many] { $children } dzieci
}
web-legacy-head = Głowa rodu
web-legacy-lost = Strata
web-legacy-state-lost = nie żyje
web-legacy-unknown-man = nieznany
web-legacy-unknown-woman = nieznana
web-legacy-with = małżeństwo: { $name }
web-legacy-promised-to = zaręczyny: { $name }
web-legacy-closer = Bliżej
web-legacy-further = Dalej
web-legacy-whole = Całe drzewo
web-legacy-larger = Drzewo na całej planszy
web-legacy-smaller = Powrót do planszy
web-legacy-first = pierwszy gracz

## Akcje

web-legacy-own-board = Własna plansza
web-legacy-main-board = Plansza główna
web-legacy-marry = Małżeństwo
web-legacy-arrange = Aranżacja małżeństwa
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
web-legacy-doctor = dwoje dzieci dla pary, która ma miejsce dla obojga
web-legacy-mission = misja do wypełnienia
web-legacy-none-left = nie ma więcej
web-legacy-own-pawn = własny pion
web-legacy-pawn-of = { $who }: { $pawn }
web-legacy-pawns-here = { $n ->
    [one] { $n } twój pion w tej rundzie
    [few] { $n } twoje piony w tej rundzie
   *[many] { $n } twoich pionów w tej rundzie
}
web-legacy-acted = Na własnej planszy w tej rundzie

## Karty

web-legacy-deck = talia { $n }
web-legacy-no-hand = Brak przyjaciół na ręce.
web-legacy-secrets = Patron i misje
web-legacy-completed = wypełnione: { $n }
web-legacy-lasting = trwa: { $who }
web-legacy-hint-go = Pokaż na drzewie, o kogo chodzi
web-legacy-hint-open = jeszcze otwarta

## Przed ślubem

web-legacy-match-where = Na krewnego w drzewie.
web-legacy-match-now = teraz
web-legacy-match-later = na ślubie
web-legacy-match-no-price = bez opłaty
web-legacy-match-children = { $n ->
    [one] { $n } karta dziecka
    [few] { $n } karty dzieci
   *[many] { $n } kart dzieci
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
web-legacy-count-locked = brak misji
web-legacy-count-other-goal = niewybrany
web-legacy-count-play = Honor z gry
web-legacy-count-prestige = Prestiż wszystkich pokoleń
web-legacy-count-children = Dzieci
web-legacy-count-patron = Główny cel patrona
web-legacy-count-goals = Pomniejsze cele
web-legacy-count-kin = Cudzoziemcy z rodzicem tej samej narodowości
web-legacy-count-strangers = Cudzoziemcy wśród obcych
web-legacy-count-risen = Arystokraci z rodzicem rzemieślnikiem
web-legacy-count-fallen = Rzemieślnicy z rodzicem arystokratą
web-legacy-count-hints = Otwarte wskazówki
web-legacy-count-found = odkryte: { $n } z { $all }
web-legacy-count-so-far = Jak dotąd
web-legacy-count-sum = Honor
web-legacy-count-leads = { $n ->
    [one] Prowadzi: { $who }
   *[other] Po równo: { $who }
}
web-legacy-tie-friends = Remis: przyjaciele na ręce
web-legacy-tie-prestige = Remis: prestiż

## Rundy i strony

web-legacy-round = Runda
web-legacy-places = Części planszy
web-legacy-tab-tree = Drzewo
web-legacy-tab-row = Rząd
web-legacy-tab-hand = Ręka
web-legacy-tab-board = Akcje
web-legacy-tab-rivals = Rodziny
