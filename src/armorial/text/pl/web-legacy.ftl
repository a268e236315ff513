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

## Karty

web-legacy-deck = talia { $n }
web-legacy-no-hand = Brak przyjaciół na ręce.
web-legacy-secrets = Patron i misje
web-legacy-completed = wypełnione: { $n }
web-legacy-lasting = trwa: { $who }

## Rundy i strony

web-legacy-round = Runda
web-legacy-places = Części planszy
web-legacy-tab-tree = Drzewo
web-legacy-tab-row = Rząd
web-legacy-tab-hand = Ręka
web-legacy-tab-board = Akcje
web-legacy-tab-rivals = Rodziny
