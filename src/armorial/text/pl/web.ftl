# Klient sieciowy po polsku.

## Do stołu i z powrotem

web-back-to-table = Wróć do stołu
web-back-to-replay = Wróć do powtórki
web-data-deleted = Twoje dane zostały usunięte.
web-remove = Wyproś
web-remove-player = Wyproś od stołu: { $name }
web-remove-player-text = { $name } traci miejsce i nie może wrócić do tego stołu.
web-remove-player-text-private = { $name } traci miejsce. Link z zaproszeniem zmieni się, a stary przestanie działać.
web-removed = Wyproszono cię od stołu
web-removed-text = Gospodarz wyprosił cię od tego stołu. Inne stoły znajdziesz w lobby.
web-unread = { $n ->
    [one] { $n } nowa wiadomość
    [few] { $n } nowe wiadomości
   *[many] { $n } nowych wiadomości
}
web-n-players = { $n ->
    [one] { $n } gracz
    [few] { $n } graczy
   *[many] { $n } graczy
}
web-play-options = Gracze i opcje
web-you-won = Wygrywasz
web-you-lost = Przegrywasz

## Nazwy i miejsca

web-home = Strona główna
web-nav = Strony
web-nav-play = Gra
web-my-box = Moje pudełko
web-games = Gry
web-game = Gra

web-hero = Załóż ród. Przeżyj sąsiadów.
web-hero-lead = Złożone gry strategiczne o rodach, z ludźmi albo botami, na żywo albo po jednym ruchu dziennie. Każda odmowa ma wyjaśnienie, każdy rzut można sprawdzić.
web-lobby = Lobby
web-my-games = Moje partie
web-replays = Powtórki
web-replays-lead = Zakończone partie, ruch po ruchu.
web-rules = Zasady
web-settings = Ustawienia
web-notices = Powiadomienia
web-notices-lead = Jak dowiadujesz się, co dzieje się przy twoich stołach, gdy na nie nie patrzysz
web-account = Konto
web-not-found = Nic tu nie ma
web-not-found-text = Taka strona nie istnieje.
web-no-table = Nie ma takiego stołu
web-no-table-text = Nie ma takiego stołu albo jest prywatny, a w linku brakuje zaproszenia.
web-no-server = Serwer nie odpowiada. Spróbuj za chwilę.
web-loading = Wczytywanie…
web-all = Wszystkie
web-more = Więcej
web-reconstructed = Brak źródła: te liczby wybrał Armorial

## Stoły

web-play-now = Zagraj teraz
web-make-table = Załóż stół
web-here = Graj tutaj, bez połączenia
web-make-more = Więcej ustawień
web-make-usual = Zapisz jako moje ustawienia
web-make-usual-saved = Zapisano. Nowe stoły będą zaczynać od tych ustawień.
web-make-sum = { $game }, { $players }: { $who }.
web-make-sum-free = { $n ->
    [one] { $n } wolne miejsce
    [few] { $n } wolne miejsca
   *[many] { $n } wolnych miejsc
}
web-make-sum-here = { $n ->
    [one] jeszcze jedna osoba na tym urządzeniu
    [few] jeszcze { $n } osoby na tym urządzeniu
   *[many] jeszcze { $n } osób na tym urządzeniu
}
web-make-sum-bots = { $n ->
    [one] { $n } bot ({ $level })
    [few] { $n } boty ({ $level })
   *[many] { $n } botów ({ $level })
}
web-make-sum-public = w lobby
web-make-sum-unlisted = przez link
web-make-sum-private = tylko z zaproszeniem
web-to-tournament = Do turnieju
web-join = Dołącz
web-watch = Oglądaj
web-continue = Kontynuuj
web-leave-table = Odejdź od stołu
web-free-seat = wolne miejsce
web-seats = Miejsca
web-seat-n = Miejsce { $n }
web-you = ty
web-your-name = Twoja nazwa
web-name = Nazwa
web-number-of-players = Liczba graczy
web-players-from-to = { $from }–{ $to } graczy
web-houses = { $n ->
    [one] { $n } ród
    [few] { $n } rody
   *[many] { $n } rodów
}
web-at-this-device = osoba przy tym urządzeniu
web-seat-here = Jeszcze jeden gracz przy tym urządzeniu
web-bot-of = bot, { $level }
# Bot przy starszym stole, bez imienia.
web-bot-n = Bot { $n }
web-opponents = Przeciwnicy
web-level = Poziom bota
web-fill-level = Boty na wolne miejsca
web-level-novice = Czasem coś przeocza, czasem źle ocenia. Odpowiada od razu.
web-level-careful = Bierze to, co teraz wygląda najlepiej, i nie myśli o twojej odpowiedzi. Odpowiada od razu.
web-level-strong = Patrzy kilka ruchów naprzód. Myśli przez chwilę.
web-level-master = Patrzy daleko naprzód i mało wybacza. Myśli sekundę albo dłużej.
web-add-bot = Dodaj bota
web-remove-bot = Zwolnij miejsce
web-who-may-see = Kto widzi stół
web-visibility-public = otwarty
web-visibility-public-note = Stół jest w lobby; każdy może dołączyć albo oglądać.
web-visibility-unlisted = przez link
web-visibility-unlisted-note = Znajdą go tylko ci, którzy mają link.
web-visibility-private = prywatny
web-visibility-private-note = Grać i oglądać można tylko z zaproszeniem.
web-who-resigns = Gdy ktoś się podda
web-resign-bot = jego miejsce zajmuje bot
web-resign-out = jego miejsce tylko pasuje
web-confirm-turns = Zatwierdzaj koniec tury
web-confirm-turns-note = Po turze z kilkoma decyzjami gra zapyta, zanim przekaże ruch dalej; do tej chwili można ją cofnąć.
web-invite-link = Link z zaproszeniem
web-invite-paste = Wklej link z zaproszeniem
web-copy = Kopiuj
web-copied = Skopiowano.
web-start = Rozpocznij partię
web-start-with-bots = Rozpocznij z botami na wolnych miejscach
web-host-starts = Partię rozpoczyna gospodarz stołu: { $name }.
web-waiting-for-players = czekamy na graczy
web-waiting-for-n = { $n ->
    [one] Czekamy na { $n } gracza.
    [few] Czekamy na { $n } graczy.
   *[many] Czekamy na { $n } graczy.
}
web-all-seated = Są już wszyscy.
web-open-tables = { $n ->
    [one] { $n } otwarty stół
    [few] { $n } otwarte stoły
   *[many] { $n } otwartych stołów
}
web-open-tables-title = Otwarte stoły
web-lobby-none = Nie ma otwartych stołów. Załóż stół i wyślij link znajomym.
web-my-games-none = Nie masz jeszcze żadnej partii. Przycisk „Zagraj teraz” od razu posadzi cię przy stole z botami.
web-my-games-idle = Żadna partia teraz nie trwa. Przycisk „Zagraj teraz” od razu posadzi cię przy stole z botami.
web-running = W toku
web-running-none = Nikt teraz nie gra publicznie.
web-finished = zakończona
web-finished-games = Zakończone
web-abandoned = partia przerwana
web-replays-none = Nie zakończono jeszcze żadnej publicznej partii.
web-wait-for-you = { $n ->
    [one] { $n } czeka na ciebie
    [few] { $n } czekają na ciebie
   *[many] { $n } czeka na ciebie
}
web-open-record = Otwórz zapis partii

## Tura i wybór

web-your-turn = Twoja tura
web-to-move = na ruchu
web-away = poza stołem
web-resigned = miejsce poddane
web-watching = jesteś widzem
web-answers = Opcje
web-beside = Opcje, dziennik i czat
web-choose-hint = Wybierz na planszy albo z listy.
web-choose-other = Coś innego
web-sending = Wysyłanie…
web-confirm-question = Zakończyć turę?
web-confirm-note = Do tego czasu wszystko można jeszcze cofnąć.
web-end-turn = Zakończ turę
web-undo = Cofnij
web-undo-turn = Zacznij turę od nowa
web-undo-request = Poproś o cofnięcie
web-undo-wish = { $name } prosi o powrót do tej chwili: { $when }.
web-undo-agree = Zgódź się na cofnięcie
web-undo-refuse = Nie zgadzam się
web-why-not = Dlaczego nie?
web-skip-to-question = Przejdź do pytania
web-hint = Podpowiedź
web-hint-says = Mistrz wybrałby: { $what }.
web-hint-thinking = Mistrz zastanawia się nad twoim ruchem…
web-not-now = { $n ->
    [one] Teraz niemożliwe: { $n }
    [few] Teraz niemożliwe: { $n }
   *[many] Teraz niemożliwe: { $n }
}
web-nothing-refused = W tej chwili nic nie jest zabronione.
web-rule = zasada { $id }
web-resign = Poddaj się
web-resign-text-bot = Zamiast ciebie zagra bot. Miejsca nie będzie można odzyskać.
web-resign-text-out = Odtąd twoje miejsce tylko pasuje. Nie będzie można go odzyskać.

## Dziennik, powtórka, widzowie

web-log = dziennik
web-log-none = Nic się jeszcze nie wydarzyło.
web-since-my-turn = Od mojej ostatniej tury
web-show-moment = Pokaż tę chwilę
web-chat = czat
web-chat-none = Nikt jeszcze nic nie napisał.
web-say-something = Napisz do graczy
web-notes = notatki
web-notes-hint = Widzisz to tylko ty.
web-saved = Zapisano.
web-not-saved = Nie zapisano.
web-analysis = Analiza
web-back-to-analysis = Wróć do analizy
web-puzzle = Zadanie dnia
web-replay = Powtórka
web-moment = Runda { $round }, tura { $turn }
web-moment-note = To wcześniejsza chwila. Partia toczy się dalej.
web-to-now = Wróć do bieżącej chwili
web-to-start = Na początek
web-to-end = Na koniec
web-step-back = Krok wstecz
web-step-forward = Krok naprzód
web-play = Odtwórz
web-pause = Pauza
web-speed = Prędkość
web-copy-position = Kopiuj link do tej pozycji
web-try-here = Spróbuj stąd
web-to-table = Do stołu
web-sandbox = Piaskownica
web-sandbox-open = Spróbuj w piaskownicy
web-sandbox-note = Kopia tylko dla ciebie: grasz za wszystkie rody i nic się nie liczy.
web-record = Pobierz zapis partii
web-verify = Sprawdź rzuty
web-commitment = Suma kontrolna, opublikowana przed grą
web-secret = Sekret, ujawniony na końcu
web-dice-before = Rzuty pochodzą z sekretu, którego suma SHA-256 jest tu podana przed grą. Na końcu sekret zostaje ujawniony i każdy rzut można sprawdzić.
web-dice-after = Rzuty pochodzą z tego sekretu. Jego SHA-256 musi się zgadzać z sumą kontrolną opublikowaną przed grą.
web-dice-good = Sprawdzone: zgadza się.
web-dice-bad = Nie zgadza się.
web-dice-record = Każdy rzut można sprawdzić z zapisu partii poleceniem
web-pass-device = Przekaż urządzenie. Tura: { $name }
web-pass-device-turn = Teraz tura tego gracza. Otwórz, gdy nikt inny nie patrzy.
web-pass-device-wait = Otwórz, gdy nikt inny nie patrzy.
web-i-am = To ja: { $name }

## Wynik

web-score = Wynik
web-score-of = Wynik: { $name }
web-score-now = gdyby gra skończyła się teraz
web-score-hidden = Część punktów jest ukryta do końca.
web-score-all-hidden = Punkty są ukryte do końca.
web-result = wynik
web-result-show = Wynik
web-counting = Koniec: podliczanie
web-skip = Pomiń
web-over-winner = { $n ->
    [one] Zwycięzca: { $names }
    [few] Wspólne zwycięstwo: { $names }
   *[many] Wspólne zwycięstwo: { $names }
}
web-over-alone-won = Zwycięstwo: { $name }
web-over-alone-lost = Porażka: { $name }
web-over-nobody = Nikt nie wygrywa
web-rank = { $n }. miejsce
web-rematch = Rewanż
web-rematch-offered = Jest propozycja rewanżu.

## Konto i ustawienia

web-sign-in = Zaloguj się
web-sign-out = Wyloguj się
web-sign-up = Załóż konto
web-sign-up-note = Twoje partie zostaną z tobą. Zapomniane hasło odzyskasz e-mailem, gdy dodasz adres, albo kodem od osoby, która prowadzi ten serwer.
web-signed-in = Zalogowano.
web-signed-out = Wylogowano.
web-account-made = Konto jest gotowe.
web-guest = gość
# Imiona, z których jedno dostaje nowy gość, dopóki nie wybierze własnego.
web-guest-names = Agnieszka, Bolesław, Celina, Dobrosław, Elżbieta, Feliks, Grażyna, Hubert, Irmina, Jacek, Kinga, Leszek, Mirosława, Otton, Rozalia, Ziemowit
web-guest-note = Grasz jako gość: partie są związane z tą przeglądarką. Z kontem będziesz mieć je wszędzie.
web-login = Login
web-password = Hasło
web-delete-account = Usuń moje konto
web-delete-guest = Usuń moje dane
web-delete-account-text = Nazwa i ustawienia znikają od razu. Twoje miejsca zostają bez nazwy; w partiach w toku poddajesz się.
web-account-deleted = Twoje konto zostało usunięte.
web-language = Język
web-theme = Motyw
web-theme-light = jasny
web-theme-dark = ciemny
web-theme-system = jak w systemie
web-theme-flip = Przełącz jasny i ciemny motyw
web-animation = Animacje
web-animation-normal = zwykłe
web-animation-fast = szybkie
web-animation-off = wyłączone
web-animation-note = Jeśli system prosi o mniej ruchu, nic się nie porusza.
web-sound = Dźwięk
web-sound-note = Kilka cichych dźwięków: twoja tura, odpowiedź, koniec gry.
web-sound-on = Włącz dźwięk
web-sound-off = Wyłącz dźwięk
web-settings-guest = Ustawienia gościa są przechowywane w tej przeglądarce.
web-keyboard = Skróty klawiszowe
web-key-numbers = Wybierz opcję
web-key-enter = Zakończ turę
web-key-why = Co jest teraz niemożliwe i dlaczego
web-key-hint = Podpowiedź, gdy nie grają inni ludzie
web-key-arrows = Wcześniej i później
web-contents = Spis treści
web-search = Szukaj
web-search-rules = Słowa albo numer zasady, np. V-30
web-hits = { $n ->
    [one] { $n } miejsce
    [few] { $n } miejsca
   *[many] { $n } miejsc
}
web-rules-in-english = Tych zasad jeszcze nie przetłumaczono; oto wersja angielska.
web-rules-five = Gra w pięć minut
web-rules-symbols = Co oznaczają symbole
web-rules-no-table = Nie ma takiego stołu albo nie możesz go zobaczyć.
web-rules-standard = Zasady ze standardowymi liczbami
web-rules-to-table = Do stołu
web-rules-reference = Zasady po kolei
web-rules-print = Drukuj
web-legend-pay = Czym się płaci i co się zyskuje
web-legend-people = Ludzie
web-legend-spaces = Pola akcji
web-legend-workshops = Warsztaty
web-legend-market = Targ
web-legend-places = Na planszy
web-legend-cards = Na kartach
web-legend-square = Na placu
web-legend-events = Wydarzenia
web-open-page = Otwórz osobno
web-close = Zamknij
web-cancel = Anuluj
web-save = Zapisz
web-connection-lost = Utracono połączenie. Łączymy ponownie; żaden twój ruch nie przepadł.

## Co zrobili inni i jak szybko to pokazać

web-moment-start = Przed pierwszą rundą
web-recap = Od twojej ostatniej tury
web-recap-of = { $n } z { $all }
web-recap-next = Dalej
web-recap-back = Wstecz
web-recap-to-move = Do mojego ruchu
web-recap-show = Pokazuj podsumowanie na początku mojej tury
web-tempo = Tempo botów i kości
web-tempo-calm = spokojne
web-tempo-normal = zwykłe
web-tempo-fast = szybkie
web-tempo-once = od razu
web-behind = { $n ->
    [one] jeszcze { $n } zdarzenie
    [few] jeszcze { $n } zdarzenia
   *[many] jeszcze { $n } zdarzeń
}
web-resume = Wznów
web-skip-to-now = Do bieżącej chwili

web-numbers-box = Liczby z pudełka
web-numbers-bots = Boty oceniają według tych liczb, a uczyły się na standardowych.
web-numbers-differ = Które liczby są inne
web-numbers-drop = Usuń plik
web-numbers-here = Tutaj
web-numbers-host = Gra z liczbami gospodarza serwera
web-numbers-host-note = Przy tutejszych stołach gra się z liczbami gospodarza serwera.
web-numbers-of = Gra z liczbami z pudełka: { $owner }
web-numbers-own = Liczby z twojego pudełka
web-numbers-owner = Gra z liczbami z pudełka właściciela
web-numbers-rules = Przy tym stole niektóre liczby są inne: stoją w tekście obok standardowych.
web-numbers-same = Wszystkie liczby są takie jak w pliku standardowym.
web-numbers-usual = Standard
web-numbers-yours = Gra z liczbami z twojego pudełka

## Porządek przy stole

web-people = Ludzie
web-people-here = Ludzie przy stole
web-host = gospodarz
web-muted = bez prawa głosu
web-mute = Wycisz
web-mute-player = Wycisz na czacie: { $name }
web-unmute = Cofnij wyciszenie
web-unmute-player = Cofnij wyciszenie na czacie: { $name }
web-muted-you = Gospodarz wyciszył cię na tym czacie.
web-block = Zablokuj
web-block-player = Zablokuj: { $name }
web-block-text = Nie zobaczysz więcej wypowiedzi tej osoby, a ona nie usiądzie przy twoich stołach. Nie dowie się o tym.
web-blocked = { $name } jest na liście zablokowanych. Możesz to zmienić w ustawieniach.
web-blocked-people = Zablokowane osoby
web-blocked-none = Nikogo nie zablokowano.
web-unblock = Odblokuj
web-unblock-player = Odblokuj: { $name }
web-block-or-report = Zablokuj lub zgłoś
web-block-or-report-player = Zablokuj lub zgłoś: { $name }
web-report = Zgłoś prowadzącym serwer
web-report-abuse = Obelgi lub nękanie
web-report-spam = Spam
web-report-name = Obraźliwa nazwa
web-report-cheating = Oszukiwanie
web-report-stalling = Celowe przeciąganie lub odejście
web-report-other = Coś innego
web-report-words = Własnymi słowami, jeśli chcesz
web-report-text = Do zgłoszenia dołączany jest czat tego stołu.
web-report-send = Wyślij zgłoszenie
web-reported = Dziękujemy. Prowadzący serwer zajmą się tym.
web-new-invite = Nowy link z zaproszeniem
web-new-invite-text = Stół stanie się prywatny, a stare linki przestaną działać. Kto już siedzi przy stole, zostaje.
web-new-invite-done = Jest nowy link. Stare już nie działają.
web-close-table = Zamknij stół
web-close-table-text = Stół zostanie zamknięty dla wszystkich, którzy tu są.
web-close-table-running = Gra skończy się dla wszystkich, bez wyniku. Nadal można ją obejrzeć.
web-closed-host = Gospodarz zamknął ten stół.
web-closed-server = Prowadzący serwer zamknęli ten stół.
web-closed-age = Stół zamknięto, bo od dawna nic się tu nie działo.
web-show-more = Pokaż więcej

## Rankingi

web-statistics = Statystyki
web-counts = Ranking
web-rated = rankingowa
web-friendly = towarzyska
web-rated-note = Wynik zmienia ranking wszystkich, którzy mają konto. Nie ma podpowiedzi, a kto odchodzi, jest ostatni.
web-rated-guest = Jesteś gościem: najpierw załóż konto, inaczej gra nie będzie ci zaliczona.
web-friendly-note = Wynik niczego nie zmienia, a przeciw botom można prosić o podpowiedzi i cofać ruchy.
web-cannot-rate-alone = Gra w pojedynkę nie może być rankingowa.
web-cannot-rate-device = Przy stole rankingowym każdy gra na własnym urządzeniu.
web-cannot-rate-numbers = W grze rankingowej obowiązują liczby tego serwera.
web-public-profile = Profil publiczny
web-public-profile-note = Wszyscy mogą zobaczyć twoje rankingi, osiągnięcia i zakończone gry przy otwartych stołach.
web-my-puzzles = Zadania z moich partii
web-my-puzzles-note = Pozycje z twoich zakończonych partii mogą stać się zadaniem dnia na tym serwerze, jeśli zgadzają się wszyscy, którzy grali. Nikt nie jest wymieniony z imienia. Gdy to wyłączysz, zadania z twoich partii znikną.
web-my-puzzles-made = { $n ->
    [one] { $n } zadanie pochodzi z twoich partii.
    [few] { $n } zadania pochodzą z twoich partii.
   *[many] { $n } zadań pochodzi z twoich partii.
}
web-see-profile = Zobacz swój profil
web-profile = Profil

## Lessons

web-learn = Nauka
web-learn-lead = Krótkie lekcje na prawdziwej planszy. Ty wykonujesz ruchy, a nauczyciel mówi dlaczego.
web-learn-done = Lekcje: { $n } z { $of }
web-learn-finished = ukończona
web-learn-minutes = { $n } min
web-learn-now = Naucz się w dziesięć minut
web-lesson = Lekcja
web-lesson-step = Krok { $n } z { $of }
web-lesson-show = Pokaż
web-lesson-why = Dlaczego?
web-lesson-back = Wstecz
web-lesson-skip = Pomiń
web-lesson-on = Dalej
web-lesson-again = Jeszcze raz
web-lesson-next = Dalej: { $title }
web-lesson-all = Wszystkie lekcje
web-lesson-leave = Wyjdź
web-lesson-none = Nie ma takiej lekcji
web-lesson-none-text = Wybierz inną z listy lekcji.
web-lesson-done = Gotowe
web-lesson-only-tried = Nie całkiem
web-coach = Trener
web-coach-off = wyłączony
web-coach-gentle = łagodny
web-coach-strict = surowy
web-coach-anyway = Zrób to mimo wszystko
web-coach-again = Wybierz inaczej
web-coach-warns = Trener ostrzega
web-learn-first = Twoja pierwsza gra, z trenerem
