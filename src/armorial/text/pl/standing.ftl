# Profile, zakończone gry, rankingi i statystyki po polsku.

## Kto to jest

web-plays-since = Tutaj od { $month }. Gry: { $games }, wygrane: { $won }.

## Rankingi

web-ratings = Rankingi
web-ratings-none = Nie ma jeszcze gier rankingowych.
web-ratings-guest = Goście nie mają rankingu. Z kontem twoje gry rankingowe się liczą.
web-rating-unsure = Jeszcze niepewne
web-rating-same = plus minus { $n }
web-rating-up = w tym miesiącu w górę o { $change }, plus minus { $n }
web-rating-down = w tym miesiącu w dół o { $change }, plus minus { $n }
web-rating-curve = { $game }: ranking od { $from } do { $to }
web-n-rated = { $n ->
    [one] { $n } gra rankingowa
    [few] { $n } gry rankingowe
   *[many] { $n } gier rankingowych
}
web-strongest = Najsilniejsi
web-strongest-note = 1500 to ostrożny bot. Ludzie są na liście, gdy ich ranking jest pewny, a profil publiczny.

## Co kto osiągnął

web-record-of-games = Osiągnięcia
web-people-only = tylko ludzie
web-count-games = gry
web-count-won = wygrane
web-average = średnio
web-best = najlepszy
web-no-finished = Nie ma jeszcze zakończonych gier.
web-fact-score = Najlepszy wynik: { $n }
web-fact-luck = Najszczęśliwsze kości: o { $n } więcej, niż oczekiwano
web-fact-village-family = Największa żyjąca rodzina: { $n }
web-fact-village-chronicle = Najwięcej w kronice: { $n }
web-fact-village-cities = Najwięcej odwiedzonych miast: { $n }
web-fact-village-customers = Najwięcej obsłużonych klientów: { $n }
web-fact-lorenzo-cards = Najwięcej kart: { $n }
web-fact-lorenzo-territories = Najwięcej terytoriów: { $n }
web-fact-lorenzo-characters = Najwięcej postaci: { $n }
web-fact-lorenzo-buildings = Najwięcej budynków: { $n }
web-fact-lorenzo-ventures = Najwięcej przedsięwzięć: { $n }
web-fact-lorenzo-leaders = Najwięcej zagranych przywódców: { $n }
web-fact-lorenzo-military = Najwięcej punktów militarnych: { $n }
web-fact-troyes-cathedral = Najwięcej znaczników w katedrze: { $n }
web-fact-troyes-events = Najwięcej kart wydarzeń: { $n }
web-fact-troyes-tradesmen = Najwięcej majstrów: { $n }
web-fact-troyes-influence = Najwięcej wpływów: { $n }
web-fact-legacy-family = Największe drzewo genealogiczne: { $n }
web-fact-legacy-children = Najwięcej dzieci: { $n }
web-fact-legacy-couples = Najwięcej par: { $n }
web-fact-legacy-missions = Najwięcej misji: { $n }

## Zakończone gry

web-any-game = dowolna gra
web-any-seats = dowolny skład
web-any-result = dowolny wynik
web-any-opponent = dowolny przeciwnik
web-opponent = Przeciwnik
web-result-won = wygrana
web-result-lost = bez wygranej
web-none-such = Nie ma takich gier.
web-place-of = { $place }. miejsce z { $n }
web-left = opuszczona gra
web-unrated-friendly = towarzyska
web-unrated-alone = w pojedynkę
web-unrated-device = na jednym urządzeniu
web-unrated-numbers = własne liczby
web-unrated-position = z kopii
web-unrated-unknown = nie ma z kim porównać
web-unrated-guest = jako gość

## Statystyki

web-statistics-lead = Wszystkie gry dokończone na tym serwerze.
web-statistics-none = Nikt jeszcze nie dokończył tu takiej gry.
web-who-wins = Kto wygrywa
web-who-wins-note = { $n ->
    [one] Zwycięstwa według kolejności tur na początku, { $n } gra. Linia przerywana to równy udział; cienka linia pokazuje, jak daleko sięga przypadek.
    [few] Zwycięstwa według kolejności tur na początku, { $n } gry. Linia przerywana to równy udział; cienka linia pokazuje, jak daleko sięga przypadek.
   *[many] Zwycięstwa według kolejności tur na początku, { $n } gier. Linia przerywana to równy udział; cienka linia pokazuje, jak daleko sięga przypadek.
}
web-turn-n = Gracz { $n }
web-points = Punkty
web-points-label = Średnio { $average }, zwycięzcy { $winners }. Zwycięzcy są na pierwszym planie.
web-what-won = Co dało zwycięstwo
web-what-won-note = Średnie punkty zwycięzców, a pod nimi wszystkich pozostałych.
web-all-others = wszyscy inni
web-lengths = Długość
web-lengths-note = Średnio { $average } decyzji na partię, wszyscy gracze razem.
web-dice = Kości
web-dice-note = { $n ->
    [one] { $n } rzut. Linia przerywana to wartość oczekiwana.
    [few] { $n } rzuty. Linia przerywana to wartość oczekiwana.
   *[many] { $n } rzutów. Linia przerywana to wartość oczekiwana.
}
web-dice-fair = Uczciwe kości wypadają co najmniej tak nierówno w { $share } przypadków.
