# Terminal po polsku.

## Gracze

cli-player = Gracz
cli-bot = (bot, { $kind })
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
cli-nothing-refused = Nic tu nie jest zabronione.
cli-refused-count = Teraz nie wolno: { $n ->
    [one] { $n } inna opcja
    [few] { $n } inne opcje
   *[many] { $n } innych opcji
} („dlaczego” podaje powód)
cli-rules = { $n ->
    [one] zasada { $ids }
   *[other] zasady { $ids }
}
cli-hint = Mistrz wybrałby { $number }: { $what }
cli-hint-thinking = Bot zastanawia się nad twoim ruchem …
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
cli-help-hint = podpowiedź: co zrobiłby tu bot i dlaczego
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

cli-game-over = Koniec gry
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
cli-alone-won = { $points ->
    [one] Zwycięstwo: { $name }, { $points } punkt.
    [few] Zwycięstwo: { $name }, { $points } punkty.
   *[many] Zwycięstwo: { $name }, { $points } punktów.
}
cli-alone-lost = Porażka: { $name }.
cli-nobody-wins = Nikt nie wygrywa.

## Powtórka

cli-replay-title = { $game }, { $n ->
    [one] { $n } wpis
    [few] { $n } wpisy
   *[many] { $n } wpisów
}
cli-replay-at = Pozycja po wpisie { $n }
cli-replay-answer = { $name }: { $what }.
cli-replay-secret = { $name } wybiera w tajemnicy.
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

## Lorenzo il Magnifico

cli-lorenzo-letter-white = B
cli-lorenzo-letter-black = C
cli-lorenzo-letter-orange = P
cli-lorenzo-letter-neutral = N
cli-lorenzo-round = Runda { $n }, okres { $period }
cli-lorenzo-order = Kolejność
cli-lorenzo-next-order = potem
cli-lorenzo-vp = Punkty
cli-lorenzo-at-end = { $n }, gdyby gra skończyła się teraz
cli-lorenzo-coins = Monety
cli-lorenzo-wood = Drewno
cli-lorenzo-stone = Kamień
cli-lorenzo-servants = Słudzy
cli-lorenzo-military = Militarne
cli-lorenzo-faith = Wiara
cli-lorenzo-members = Rodzina
cli-lorenzo-member-white = biały
cli-lorenzo-member-black = czarny
cli-lorenzo-member-orange = pomarańczowy
cli-lorenzo-member-neutral = neutralny
cli-lorenzo-harvest-at = żniwa { $n }:
cli-lorenzo-production-at = produkcja { $n }:
cli-lorenzo-or = lub
cli-lorenzo-next-slot = { $n ->
    [one] dalej: { $n } punkt militarny
    [few] dalej: { $n } punkty militarne
   *[many] dalej: { $n } punktów militarnych
}
cli-lorenzo-bonus-tile = Kafelek
cli-lorenzo-in-hand = na ręce { $n }
cli-lorenzo-hand = Twoi przywódcy
cli-lorenzo-packet = Przywódcy do wyboru
cli-lorenzo-areas = Żniwa, produkcja, pałac
cli-lorenzo-small = małe
cli-lorenzo-large = duże, −{ $n }
cli-lorenzo-closed = zamknięte
cli-lorenzo-introduction =
    Lorenzo il Magnifico w skrócie. Prowadzisz szlachetny ród przez sześć rund; wygrywa ten, kto ma najwięcej punktów
    zwycięstwa. Tura: wystaw jednego z czterech członków rodziny na pole akcji i wykonaj ją. Wartość białego, czarnego
    i pomarańczowego (B, C, P) dają kości, jednakową dla wszystkich; neutralny (N) ma 0. Każdy sługa dodaje 1.
    Wieże: piętra wymagają 1, 3, 5 i 7. Zapłać cenę karty i weź ją. Jeśli w wieży już ktoś stoi, najpierw zapłać 3 monety.
    Dwóch twoich kolorowych członków rodziny nie może stać w jednej wieży, na żniwach ani w produkcji.
    Terytoria działają przy żniwach, budynki przy produkcji: wszystkie, których wartość osiąga twoja akcja. Postacie
    pomagają od razu albo na stałe, przedsięwzięcia liczą się na koniec.
    Targ: monety, słudzy i inne. Pałac rady: 1 moneta, przywilej i kolejność graczy w następnej rundzie.
    Watykan: po rundach 2, 4 i 6 wymaga 3, 4 i 5 punktów wiary. Wesprzyj Kościół, a wiara zmieni się w punkty zwycięstwa;
    jeśli tego nie zrobisz albo masz jej za mało, kafelek ekskomuniki tego okresu szkodzi ci do końca gry.
    Koniec: punkty za terytoria, postacie, przedsięwzięcia, siłę militarną i 1 za każde 5 zasobów.
    Na planszy ●B to biały członek rodziny gracza z tym znakiem.

## Troyes

cli-troyes-red = czerwona
cli-troyes-white = biała
cli-troyes-yellow = żółta
cli-troyes-black = czarna
cli-troyes-neutral = Neutralna dzielnica
cli-troyes-round = Runda { $n } z { $of }
cli-troyes-phase-opening = początkowe rozmieszczenie
cli-troyes-phase-activities = odkrycie kart działań
cli-troyes-phase-income = dochód i pensje
cli-troyes-phase-workforce = siła robocza
cli-troyes-phase-events = wydarzenia
cli-troyes-phase-black_dice = czarne kości
cli-troyes-phase-actions = akcje
cli-troyes-phase-end_of_round = koniec rundy
cli-troyes-phase-over = koniec gry
cli-troyes-first-player = Pierwszy gracz
cli-troyes-passed = pas
cli-troyes-enemies = Czarne kości
cli-troyes-group = bierze
cli-troyes-picked = wzięte
cli-troyes-against = przeciw
cli-troyes-total = suma
cli-troyes-price = cena
cli-troyes-cards = Karty działań
cli-troyes-still-hidden = { $n ->
    [one] { $n } karta jeszcze zakryta
    [few] { $n } karty jeszcze zakryte
   *[many] { $n } kart jeszcze zakrytych
}
cli-troyes-events = Wydarzenia
cli-troyes-buildings = Budynki i pensje
cli-troyes-expelled = wypędzeni
cli-troyes-cathedral = Katedra
cli-troyes-influence-short = Wpł.
cli-troyes-deniers = Denary
cli-troyes-influence = Wpływy
cli-troyes-points = Punkty
cli-troyes-at-end = { $total }, gdyby gra skończyła się teraz
cli-troyes-citizens = Obywatele
cli-troyes-supply = gotowi: { $n }, reszta: { $reserve }
cli-troyes-taken = Wydarzenia
cli-troyes-characters = Postacie
cli-troyes-counts-chretien_de_troyes = obywatele w budynkach
cli-troyes-counts-urban_iv = znaczniki w katedrze
cli-troyes-counts-thibaut_ii = denary
cli-troyes-counts-hugues_de_payns = wpływy
cli-troyes-counts-le_florentin = majstrowie
cli-troyes-counts-henry_i = zabrane wydarzenia
cli-troyes-introduction =
    Troyes w skrócie. Obywatele dają ci kości, kośćmi wykonujesz akcje, a każdą kość na placu można kupić.
    Runda: dostajesz 10 denarów i płacisz pensje. Potem wszyscy rzucają kością za każdego obywatela w pałacu (†, czerwone),
    w rezydencji biskupa (+, białe) i w ratuszu (¤, żółte). Wydarzenia szkodzą co rundę, aż ktoś zapełni ich chorągiewki.
    Czarne kości (×) odpiera się po kolei własnymi kośćmi; czerwone liczą się przy tym podwójnie.
    Tura: jedna akcja grupą 1–3 kości jednego koloru albo pas. Własne kości są darmowe, cudze kosztują po 2, 4 lub 6
    denarów w grupie 1, 2 lub 3 kości, a właściciel nie może odmówić.
    Karta działań: raz najmij majstra; suma kości podzielona przez liczbę karty mówi, ile razy karta zadziała.
    Karty z klepsydrą (⧗) dają znaczniki na późniejsze akcje, po jednym na akcję.
    Katedra: każda kość + kładzie znacznik w swojej kolumnie. Wydarzenia: kości dają znaczniki na chorągiewkach i wpływy.
    Obywatela umieszcza się jedną kością; ktoś może przy tym zostać wypędzony. Rolnictwo: suma kości ¤ podzielona przez 2.
    Wpływy: 1 – przerzuć kość, 2 – nowy obywatel, 4 – obróć do trzech swoich kości na przeciwne ścianki.
    Koniec: żetony punktów, majstrowie, wydarzenia z twoimi znacznikami, −2 za każdy poziom katedry bez ciebie i tajne
    postacie: odkrywa się wszystkie, a każdy gracz dostaje punkty za każdą.
    Przy karcie: kości i dzielnik, cena, miejsca z punktami (●2), znaczniki w nawiasie; przy wydarzeniu: kości i dzielnik,
    chorągiewki, punkty za pierwsze i drugie miejsce.

## Analiza partii

cli-analyse-title = { $game }: { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[many] { $n } decyzji
}, ocenia { $bot }
cli-analyse-line = wpis
cli-analyse-who = gracz
cli-analyse-before = przed
cli-analyse-after = po
cli-analyse-played = wybór
cli-analyse-bot = bot
cli-analyse-player = { $name }: { $n ->
    [one] { $n } decyzja
    [few] { $n } decyzje
   *[many] { $n } decyzji
}, tak jak bot: { $same }; średnio stracono { $loss }% szans na wygraną
cli-analyse-accuracy = Dokładność { $percent }%.
cli-analyse-luck = Szczęście w kościach i kartach: { $points } pkt.
cli-analyse-mistakes = Największe błędy
cli-analyse-no-mistakes = Żaden wybór nie kosztował { $percent }% szans na wygraną ani więcej.
cli-analyse-mistake = Wpis { $line } ({ $question }): { $played }. Szanse na wygraną spadły z { $before }% do { $after }%; bot wybrałby: { $best }.
cli-analyse-plot = Wykres szans na wygraną: { $file }
cli-analyse-axis-line = wpis dziennika
cli-analyse-axis-chance = szanse na wygraną, %

cli-components-path = element
cli-components-value = wartość
cli-components-sure = pewność
cli-components-thing = karta lub miejsce
cli-components-who = kto tak mówi
cli-components-count = Elementów: { $n } ({ $counts }).
cli-agreement-what = co
cli-agreement-standard = standard
cli-agreement-owners = właściciele
cli-agreement-count = { $owners ->
    [one] { $owners } pudełko
    [few] { $owners } pudełka
   *[many] { $owners } pudełek
}; liczby zgodne u właścicieli: { $agreed }, odczytane różnie: { $disputed }, odczytane tylko przez jednego: { $alone }.
cli-agreement-out = To, co się zgadza, jest w { $file }.
