# Turnieje, po polsku.

web-tournaments-lead = Serwer kojarzy pary, przygotowuje stoły i liczy punkty. Gra się przez dni albo na żywo.
web-tournaments-none = Nie ma jeszcze turniejów. Załóż pierwszy.
web-tournaments-going = Zapisy i gra
web-tournaments-over = Zakończone
web-tournament-make = Załóż turniej
web-tournament-make-lead = Zapisy trwają, dopóki go nie zaczniesz.
web-tournament-account = Żeby grać w turniejach albo założyć turniej, potrzebujesz konta.
web-tournament-name = Nazwa
web-tournament-name-hint = Puchar jesieni
web-tournament-format = System
web-tournament-format-swiss = szwajcarski
web-tournament-format-round_robin = każdy z każdym
web-tournament-format-swiss-note = W każdej rundzie grają ze sobą osoby z podobną liczbą punktów i w miarę możliwości nikt nie trafia dwa razy na tę samą osobę. Dobry przy wielu graczach i niewielu rundach.
web-tournament-format-round_robin-note = Każdy spotyka każdego. Przy stołach dla trzech i czterech osób niektórzy spotkają się częściej niż raz.
web-tournament-table-size = Graczy przy stole
web-tournament-table-size-note = Gdy liczby nie pasują, przy niektórych stołach jest o jedną osobę mniej. Przy stołach dla dwojga ktoś może mieć pauzę.
web-tournament-rounds = Rundy
web-tournament-most = Graczy najwyżej
web-tournament-who = Kto może się zapisać
web-tournament-who-listed = wszyscy
web-tournament-who-link = przez link
web-tournament-by-hand = Każdą rundę zaczynam ja
web-tournament-by-hand-note = W przeciwnym razie następna runda zaczyna się, gdy tylko skończy się ostatnia gra rundy.
web-tournament-enter-too = Ja też gram
web-tournament-by = organizuje { $name }
web-tournament-people = { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }
web-tournament-people-of = Gracze: { $n } (najwyżej { $most })
web-tournament-round-of = Runda { $n } z { $of }
web-tournament-round = Runda { $n }
web-tournament-rounds-n = { $n ->
        [one] { $n } runda
        [few] { $n } rundy
       *[many] { $n } rund
    }
web-tournament-tables-of = graczy przy stole: { $n }
web-tournament-state-open = zapisy
web-tournament-state-running = trwa
web-tournament-state-finished = zakończony
web-tournament-state-cancelled = odwołany
web-tournament-enter = Zapisz się
web-tournament-leave = Wycofaj się
web-tournament-leave-title = Wycofać się?
web-tournament-leave-open-text = Do początku turnieju możesz się zapisać ponownie.
web-tournament-leave-text = Nie zagrasz w następnych rundach i nie możesz wrócić. Dokończ, proszę, rozpoczętą grę.
web-tournament-begin = Zacznij turniej
web-tournament-begin-round = Zacznij rundę { $n }
web-tournament-begin-few = Do rozpoczęcia potrzeba co najmniej trzech graczy.
web-tournament-cancel = Odwołaj
web-tournament-cancel-title = Odwołać turniej?
web-tournament-cancel-text = Rozpoczęte gry można dokończyć, ale następnych rund nie będzie.
web-tournament-remove = Wycofaj
web-tournament-remove-player = Wycofaj: { $name }
web-tournament-remove-text = { $name } nie zagra w następnych rundach. Jeśli gra jeszcze trwa, dokończy ją bot, a to miejsce będzie ostatnie.
web-tournament-remove-stays-text = { $name } nie zagra w następnych rundach, ale może dokończyć rozpoczętą grę.
web-tournament-link = Link do zapisów
web-tournament-my-table = Do twojego stołu
web-tournament-bye-now = W tej rundzie pauzujesz.
web-tournament-blocked-swiss = Osoby zablokowane przez ciebie: { $names }. Zagracie ze sobą tylko wtedy, gdy inaczej się nie da.
web-tournament-blocked-round_robin = Osoby zablokowane przez ciebie: { $names }. W systemie każdy z każdym grają wszyscy ze wszystkimi.
web-tournament-waiting = Runda skończy się razem z ostatnią grą.
web-tournament-waiting-organiser = Następną rundę zaczyna { $name }.
web-tournament-entrants = Gracze
web-tournament-left = poza turniejem
web-tournament-standings = Tabela
web-tournament-rank = Miejsce
web-tournament-player = Gracz
web-tournament-points = Punkty
web-tournament-games = Gry
web-tournament-bye = Pauza: { $names }
web-tournament-table = Stół { $n }
web-tournament-goes-on = gra trwa
web-tournament-look = Zobacz
web-tournament-look-at = Zobacz stół { $n } rundy { $round }
web-tournament-gone = gra niedokończona
web-tournament-counted = Jak liczone są punkty
web-tournament-counted-points = Punkty: 1 za pierwsze miejsce przy stole, 0 za ostatnie, a pomiędzy po równo; kto dzieli miejsce, dzieli też punkty. Przy stole dla dwojga to 1 albo 0, dla czworga 1, ⅔, ⅓ albo 0. Pauza daje 1 punkt. Kto porzuci grę, jest w niej ostatni.
web-tournament-counted-ties = Przy równych punktach decydują kolejno:
web-tournament-tie-opponents = Przeciwnicy
web-tournament-tie-opponents-note = Buchholz: punkty osób, z którymi grasz, średnio dla każdego twojego stołu, zsumowane. Pauza nic nie dodaje.
web-tournament-tie-beaten = Pokonani
web-tournament-tie-beaten-note = Sonneborn-Berger: punkty osób, które wyprzedzasz, i połowa punktów osób, z którymi dzielisz miejsce, średnio dla każdego twojego stołu, zsumowane.
web-tournament-tie-won = Wygrane
web-tournament-tie-won-note = Wygrane gry. Wspólna wygrana dzieli się na wszystkich.
web-tournament-tie-share = Udział
web-tournament-tie-share-note = Twoja część wszystkich punktów zdobytych w grach przy twoich stołach.
web-tournament-counted-equal = Jeśli nic nie rozstrzyga, miejsce jest wspólne.
web-tournament-save-csv = Zapisz jako tabelę (CSV)
web-tournament-save-json = Zapisz jako JSON
