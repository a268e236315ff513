# Lorenzo il Magnifico w przeglądarce: to, co mówi tylko narysowana plansza.

## Miejsca

web-lorenzo-council-order = kto tu pierwszy, ten zaczyna
web-lorenzo-closed = zamknięte
web-lorenzo-no-card = brak karty
web-lorenzo-fee = Wieża zajęta: jeszcze { $n ->
    [one] { $n } moneta
    [few] { $n } monety
   *[many] { $n } monet
}
web-lorenzo-floor = Piętro { $floor }, wymaga { $n }
web-lorenzo-floor-bonus = Piętro { $floor }, wymaga { $n }, daje: { $what }
web-lorenzo-dice = Kości
web-lorenzo-die = { $member }: { $n }
web-lorenzo-turn-order = Kolejność
web-lorenzo-tracks = Punkty wiary, militarne i zwycięstwa

## Ludzie i rzeczy

web-lorenzo-has = { $who } { $n }
web-lorenzo-order = { $n }. w kolejności
web-lorenzo-nth = { $n }.
web-lorenzo-member-of = { $who }, { $colour }
web-lorenzo-members = Członkowie rodziny
web-lorenzo-at-home = { $member }, wartość { $n }, w domu
web-lorenzo-away = { $member }, wystawiony
web-lorenzo-leaders-played = { $n ->
    [one] zagrano { $n } przywódcę
    [few] zagrano { $n } przywódców
   *[many] zagrano { $n } przywódców
}
web-lorenzo-leader-hand = na ręce
web-lorenzo-leader-played = w grze
web-lorenzo-leader-used = użyty w tej rundzie
web-lorenzo-leader-discarded = odrzucony
web-lorenzo-leader-hidden = przywódca na ręce
web-lorenzo-excommunicated = { $who }: ekskomunika
web-lorenzo-banned = Ekskomunika okresu { $n }
web-lorenzo-whole = Wszystkie karty
web-lorenzo-period = Okres { $n }
web-lorenzo-round = Runda

## Co robią karty, przywódcy i kafelki

web-lorenzo-cost = Koszt
web-lorenzo-free = brak
web-lorenzo-now = Od razu
web-lorenzo-ever = Od tej chwili
web-lorenzo-end = Na koniec
web-lorenzo-either = { $first } albo { $second }
web-lorenzo-harvest-from = Żniwa o sile od { $n }
web-lorenzo-production-from = Produkcja o sile od { $n }
web-lorenzo-exchange = { $pay } → { $get }
web-lorenzo-price-military = { $pay } (mając co najmniej { $n })
web-lorenzo-once = Raz na rundę
web-lorenzo-always = Zawsze
web-lorenzo-asks = Wymaganie
web-lorenzo-bonus = Kafelek premii osobistej. Żniwa: { $harvest }. Produkcja: { $production }
web-lorenzo-bonus-tile = Kafelek premii
web-lorenzo-excommunication = Ekskomunika { $n }
web-lorenzo-report-needs = Raport wymaga punktów wiary: { $n }
web-lorenzo-space-small = { $area }, małe pole: jeden członek rodziny
web-lorenzo-space-large = { $area }, duże pole: dowolna liczba członków rodziny, siła −{ $n }
web-lorenzo-spaces = Pola
web-lorenzo-vatican = Watykan
web-lorenzo-players = Gracze
web-lorenzo-places = Części planszy

## Arkusze

web-lorenzo-servants-title = Ilu sług pomoże?
web-lorenzo-servants = Słudzy
web-lorenzo-servants-value = słudzy: { $n }, siła { $value }
web-lorenzo-do-harvest = Zbierz plony
web-lorenzo-do-production = Produkuj
web-lorenzo-fewer = Mniej sług
web-lorenzo-more = Więcej sług
web-lorenzo-exchanges = { $n ->
    [one] i { $n } wymiana
    [few] i { $n } wymiany
   *[many] i { $n } wymian
}
web-lorenzo-production-title = Produkcja o sile { $n }: które wymiany?
web-lorenzo-used = użyta
web-lorenzo-produce = Produkuj
web-lorenzo-thing = Rzecz
web-lorenzo-before = Przed
web-lorenzo-change = Zmiana
web-lorenzo-after = Po
web-lorenzo-privilege-title = Przywilej rady
web-lorenzo-draft-title = Zatrzymaj jednego przywódcę, resztę przekaż
web-lorenzo-tile-title = Wybierz kafelek premii
web-lorenzo-tile-text = Działa przy każdych twoich żniwach i każdej produkcji.
web-lorenzo-report-title = Raport dla Watykanu, okres { $n }
web-lorenzo-support = Wesprzyj Kościół
web-lorenzo-refuse = Przyjmij ekskomunikę

## Nazwy

web-lorenzo-thing-coins = monety
web-lorenzo-thing-wood = drewno
web-lorenzo-thing-stone = kamień
web-lorenzo-thing-servants = słudzy
web-lorenzo-thing-military = punkty militarne
web-lorenzo-thing-faith = punkty wiary
web-lorenzo-thing-vp = punkty zwycięstwa
web-lorenzo-thing-privileges = przywileje
