# Terminal po polsku.

## Gracze

cli-player = Gracz
cli-player-n = Gracz { $n }
# Co najmniej osiem imion, żeby starczyło dla wszystkich botów.
cli-bot-names = Agnieszka, Bruno, Klara, Dorian, Edyta, Feliks, Greta, Hugo, Irma, Kacper
cli-bot = (bot, { $kind })
cli-bot-random = losowy
cli-bot-greedy = zachłanny
cli-bot-short = (bot)
cli-you = (ty)

## Początek i koniec

cli-welcome = Odpowiadaj liczbą. „pomoc” mówi, jak grać, „dlaczego” – czego nie wolno, „koniec” kończy grę.
cli-welcome-back = Partia toczy się dalej od miejsca zapisu. „pomoc” mówi, co można wpisać.
cli-pass-device = Przekaż urządzenie: { $name }
cli-press-enter = { "Naciśnij Enter, gdy nikt inny nie patrzy." }
cli-input-ended = Dane wejściowe się skończyły.
cli-interrupted = Przerwano.
cli-fault = Coś poszło nie tak.
cli-bye = Do widzenia.
cli-save-first = Zapisać partię przed wyjściem? (Enter lub „tak”: zapisz, „nie”: nie zapisuj, „wstecz”: graj dalej)
cli-save-how = Wpisz „tak”, „nie” lub „wstecz”.
cli-go-on = Partia toczy się dalej.
cli-saved = Partia jest zapisana: { $file }
cli-continue = Aby grać dalej: { $command }
cli-record-saved = Zapis partii: { $file }
cli-verify-how = Aby go sprawdzić: { $command }

## Pytanie i odpowiedź

cli-since = Od twojego poprzedniego wyboru:
cli-turn = Tura
cli-choose = Wpisz liczbę od 1 do { $n } lub „pomoc”.
cli-no-answer = „{ $line }” to ani odpowiedź, ani polecenie: wpisz liczbę od 1 do { $n } lub „pomoc”.
cli-not-allowed = Nie wolno
cli-allowed = To jest dozwolone: { $what }
cli-no-option = To pytanie nie ma opcji „{ $word }”.
cli-nothing-refused = Wszystko, co mogłoby tu przyjść do głowy, jest dozwolone.
cli-refused-count = Teraz nie wolno: { $n ->
    [one] { $n } inna opcja
    [few] { $n } inne opcje
   *[many] { $n } innych opcji
} („dlaczego” podaje powód)
cli-rules = { $n ->
    [one] zasada { $ids }
   *[other] zasady { $ids }
}
cli-hint = Zachłanny bot wybiera { $number }: { $what }
cli-cannot-undo = Nie ma czego cofnąć: w tej turze nic jeszcze nie wybrano albo coś zostało od tego czasu odkryte.
cli-log-how = Wpisz „dziennik” lub na przykład „dziennik 50” – ostatnie 50 wpisów.
cli-confirm = Tura zakończona. Enter ją zatwierdza; „cofnij” cofa ostatni wybór, „odnowa” – całą turę.
cli-confirm-how = Naciśnij Enter, aby zatwierdzić turę, albo wpisz „cofnij” lub „odnowa”.

## Polecenia. Te słowa można wpisywać obok angielskich.

cli-words-why = dlaczego
cli-words-hint = podpowiedź podpowiedz
cli-words-board = plansza
cli-words-score = wynik
cli-words-undo = cofnij
cli-words-restart = odnowa
cli-words-log = dziennik
cli-words-save = zapisz
cli-words-help = pomoc
cli-words-quit = koniec
cli-words-yes = tak t y yes
cli-words-no = nie n no
cli-words-back = wstecz b back

cli-argument-why = N
cli-argument-log = N
cli-argument-save = PLIK

cli-help-why = dlaczego: czego teraz nie wolno i według której zasady
cli-help-hint = podpowiedź: co zrobiłby tu bot
cli-help-board = plansza: cała plansza
cli-help-score = wynik: gdyby gra skończyła się teraz
cli-help-undo = cofnij: cofnij ostatni wybór
cli-help-restart = odnowa: zacznij turę od nowa
cli-help-log = dziennik: co się ostatnio wydarzyło
cli-help-save = zapisz: zapisz partię
cli-help-help = pomoc: ta pomoc
cli-help-quit = koniec: zakończ; partię można zapisać
cli-help-answer = Aby odpowiedzieć, wpisz numer opcji albo jej kod (blade słowo za nią).

## Wynik

cli-game-over = Partia jest zakończona
cli-final-score = Punktacja końcowa
cli-score-now = Gdyby gra skończyła się teraz
cli-total = Razem
cli-points = { $n ->
    [one] { $n } punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
cli-place = { $n }. miejsce – { $name }: { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
cli-tied = remis
cli-tie-broken = tyle samo punktów, rozstrzygnięcie remisu
cli-winner = Wygrywa: { $names }.
cli-winners = Wspólne zwycięstwo: { $names }.

## Powtórka

cli-replay-title = { $game }, { $n ->
    [one] { $n } wpis
    [few] { $n } wpisy
   *[many] { $n } wpisów
}
cli-replay-at = Pozycja po wpisie { $n }
cli-replay-forced = jedyny możliwy ruch

## Village

cli-village-letter-orange = P
cli-village-letter-green = Z
cli-village-letter-brown = B
cli-village-letter-pink = R
cli-village-letter-plague = †
cli-village-plague = zaraza
cli-village-learn-make = nauka + praca
cli-village-or-pay = lub cena
cli-village-time = cz.
cli-village-unborn = Nienarodzeni
cli-village-wheelwright = kołodziej
cli-village-stable = stajnia
cli-village-scriptorium = skryptorium
cli-village-smithy = kuźnia
cli-village-away = Poza domem
cli-village-any-cubes = { $n ->
    [one] { $n } dowolna kostka
    [few] { $n } dowolne kostki
   *[many] { $n } dowolnych kostek
}
cli-village-any-goods = { $n ->
    [one] { $n } dowolny towar
    [few] { $n } dowolne towary
   *[many] { $n } dowolnych towarów
}
cli-village-first-next = pierwsza tura
cli-village-minus-coins = { $n ->
    [one] −{ $n } moneta
    [few] −{ $n } monety
   *[many] −{ $n } monet
}
cli-village-every-route = Każdy szlak kosztuje: { $cost } i kostki na nim.
cli-village-introduction =
    Village w skrócie. Prowadzisz rodzinę przez cztery pokolenia; wygrywa rodzina z największym prestiżem.
    Tura: weź jedną kostkę z pola akcji i, jeśli chcesz, wykonaj akcję tego pola. Kostkami się płaci; moneta zastępuje
    dowolną kostkę. Czarna kostka zarazy kosztuje zamiast tego 2 jednostki czasu.
    Czas: każda jednostka przesuwa twój znacznik o krok. Gdy przekracza on most (╫), umiera ktoś z najstarszego
    pokolenia. Dla kogo jest miejsce w kronice, tego się pamięta, a to są punkty; inni leżą w bezimiennych grobach.
    Zbiory zboża: potrzeba kogoś w gospodarstwie. Rodzina: narodziny lub powrót. Rzemiosło: wytwórz lub kup towar.
    Targ: wszyscy mogą sprzedawać klientom przy straganach. Podróż: odwiedzaj miasta. Rada: awansuj, używaj przywilejów.
    Kościół: włóż członka rodziny do czarnego woreczka; podczas mszy na koniec rundy niektórzy trafiają do kościoła.
    Studnia: trzy kostki jednego koloru kupują dowolną akcję bez brania kostki.
    Koniec: zajęte jest ostatnie miejsce w kronice lub ostatni grób; pozostali mają jeszcze jedną turę.
    Zielone liczby to punkty. Na planszy ●1 to członek rodziny z 1. pokolenia gracza z tym znakiem.
