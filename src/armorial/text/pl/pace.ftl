# Tempo gry przy stole: zegary, nieobecność, urlop. Po polsku.

## Czas

web-clock-seconds = { $n } s
web-clock-minutes = { $n } min
web-clock-hours = { $n } h
web-clock-days = { $n } d
web-clock-more = +{ $n } s
web-clock-left = Pozostały czas:
web-clock-out = czas minął
web-clock-lent = może wrócić
web-clock-until = do { $when }
web-clock-vacation = na urlopie

## Tempo stołu

web-pace = Tempo
web-pace-live = na żywo
web-pace-days = dni
web-pace-none = bez zegara
web-pace-live-note = Każdy ma własny zegar. Chodzi tylko wtedy, gdy ta osoba podejmuje decyzję.
web-pace-days-note = Tyle może trwać każda tura. Nie trzeba być przy stole jednocześnie.
web-pace-none-note = Każdy bierze tyle czasu, ile potrzebuje.
web-pace-bank = Czas dla każdego gracza
web-pace-each = na osobę i
web-pace-increment = Dodatkowy czas z każdą turą
web-pace-more = więcej co turę
web-pace-a-turn = na turę
web-pace-of-live = Na żywo: { $n } min na osobę, +{ $more } s co turę
web-pace-of-bank = Na żywo: { $n } min na osobę
web-pace-of-days = { $n ->
    [one] Na dni: { $n } dzień na turę
    [few] Na dni: { $n } dni na turę
   *[many] Na dni: { $n } dni na turę
}

## Nieobecność

web-absence = Gdy ktoś zniknie
web-absence-bot = gra bot
web-absence-end = zakończyć grę
web-absence-wait = czekamy
web-absence-bot-note = Pozostali mogą posadzić na tym miejscu bota. Można wrócić w każdej chwili.
web-absence-end-note = Gdy czas minie, pozostali mogą zakończyć grę: nieobecna osoba przegrywa.
web-absence-wait-note = Pozostali czekają, ile będzie trzeba.
web-away-title = { $name }: poza stołem
web-out-title = { $name }: czas minął
web-away-since = Brak znaku życia od { $time }.
web-away-left = Na zegarze zostało { $time }.
web-away-out = Ta osoba może jeszcze wykonać ruch, dopóki inni nie postanowią inaczej.
web-away-agree = zgoda: { $n } z { $of }
web-remind = Przypomnij
web-reminded = Wysłano przypomnienie
web-let-bot = Posadź bota
web-claim = Zakończ grę
web-claim-later = gdy minie czas
web-undo-lapses = Bez odpowiedzi prośba przepadnie za { $time }.
web-back = Już jestem
web-back-text = { $name }: gra za ciebie bot.
web-closed-time = Komuś skończył się czas i pozostali zakończyli grę.

## Urlop

web-vacation = Urlop
web-vacation-left = pozostało dni w tym roku: { $n } z { $of }
web-vacation-note = Podczas urlopu twój zegar stoi w grach na dni. Gry na żywo toczą się dalej.
web-vacation-first = Pierwszy dzień
web-vacation-last = Ostatni dzień
web-vacation-take = Weź urlop
web-vacation-end = Zakończ teraz
web-vacation-drop = Anuluj
web-vacation-active = Twoje zegary stoją.
web-vacation-planned = Zaplanowany
