# Moje pudełko: wydrukowane liczby gry jej właściciela, po polsku.

web-box-cards = Karty i miejsca
web-box-unsure-first = najpierw niepewne
web-box-find = Znajdź kartę
web-box-none-found = Nic się tak nie nazywa.
web-box-odd = sprawdź
web-box-sure = pewne
web-box-mine = potwierdzone przez ciebie
web-box-n-unsure = { $n ->
    [one] { $n } niepewna
    [few] { $n } niepewne
   *[many] { $n } niepewnych
}
web-box-fields = Liczby
web-box-progress = pewne { $sure } z { $total }
web-box-to-go = zostało { $n }
web-box-card-of = Karta { $n } z { $total }.
web-box-dotted = Liczba z kropkami to nasze przypuszczenie.
web-box-only-numbers = Przechowujemy tylko liczby, bez obrazków.
web-box-previous = Poprzednia karta
web-box-following = Następna karta
web-box-n-numbers = { $n ->
    [one] { $thing }, { $n } liczba
    [few] { $thing }, { $n } liczby
   *[many] { $thing }, { $n } liczb
}
web-box-tab = dalej
web-box-enter = zgadza się
web-box-right = Zgadza się
web-box-right-of = Zgadza się: { $what }
web-box-guess = nasze przypuszczenie
web-box-likely = jedno źródło
web-box-usually = zwykle od { $least } do { $most }
web-box-usually-one = zwykle { $n }
web-box-look-again = sprawdź
web-box-cannot-be = tak być nie może
web-box-not-sent = jeszcze nie zapisane
web-box-not-taken = Liczba nie została przyjęta: { $thing }
web-box-take-back = Cofnij
web-box-take-back-of = Cofnij: { $what }
web-box-is-it = Na pewno { $n }?
web-box-keep-note = Zwykle jest tu od { $least } do { $most }. Zostaw, jeśli tak jest na twojej karcie.
web-box-keep = Zostaw { $n }
web-box-there = jest na karcie
web-box-not-there = nie ma na karcie
web-box-bad-empty = Wpisz liczbę wydrukowaną na twojej karcie.
web-box-bad-number = Wpisz liczbę całkowitą.
web-box-bad-limits = Musi być od { $least } do { $most }.
web-box-bad-word = Wybierz z listy.
web-box-more = Jest tu coś jeszcze:
web-box-more-choose = wybierz co
web-box-all-right = Wszystko się zgadza, dalej
web-box-next = Następna karta
web-box-skip = Pomiń
web-box-kept = Wszystko zapisane
web-box-saving = Zapisywanie…
web-box-waiting = { $n ->
    [one] Brak połączenia. { $n } liczba czeka w tej przeglądarce i zostanie wysłana.
    [few] Brak połączenia. { $n } liczby czekają w tej przeglądarce i zostaną wysłane.
   *[many] Brak połączenia. { $n } liczb czeka w tej przeglądarce i zostanie wysłanych.
}
web-box-use = Graj moimi liczbami przy stołach, które tworzę
web-box-consent = Prowadzący serwer może uwzględnić moje pudełko, porównując właścicieli
web-box-upload = Wczytaj plik
web-box-download = Pobierz
web-box-share = Udostępnij
web-box-upload-note = Plik komponentów (TOML), taki sam jak dla terminala. To, co wymienia, trafi do twojego pudełka.
web-box-begin = Pobierz plik standardowy, aby od niego zacząć
web-box-replace = Najpierw wyjmij to, co jest teraz w pudełku
web-box-choose-file = Wybierz plik
web-box-file-large = Ten plik jest za duży na plik komponentów: nawet ze wszystkimi liczbami gry ma mniej niż 60 000 liter.
web-box-file-taken = { $n ->
    [one] Plik jest w twoim pudełku: potwierdza { $n } liczbę.
    [few] Plik jest w twoim pudełku: potwierdza { $n } liczby.
   *[many] Plik jest w twoim pudełku: potwierdza { $n } liczb.
}
web-box-file-odd = { $n ->
    [one] { $n } liczba jest nietypowa. Zgadza się?
    [few] { $n } liczby są nietypowe. Zgadzają się?
   *[many] { $n } liczb jest nietypowych. Zgadzają się?
}
web-box-file-keep = Zgadza się
web-box-share-note = Kto ma link, może obejrzeć twoje liczby, porównać je ze swoimi i nimi grać.
web-box-link = Link do twojego pudełka
web-box-make-link = Utwórz link
web-box-stop = Przestań udostępniać
web-box-retry = Spróbuj ponownie
web-box-no-game = Nie ma tu takiej gry.

# Cudze pudełko
web-box-of = { $owner }: pudełko „{ $game }”
web-box-yours = To twoje pudełko.
web-box-shared-lost = Ten link nigdzie nie prowadzi: pudełko nie jest już udostępniane.
web-box-shared-lead = Pewne { $sure } z { $total } liczb.
web-box-agree = { $n ->
    [one] { $n } liczbę obie strony sprawdziły i odczytały tak samo.
    [few] { $n } liczby obie strony sprawdziły i odczytały tak samo.
   *[many] { $n } liczb obie strony sprawdziły i odczytały tak samo.
}
web-box-differences = Gdzie się różnicie
web-box-no-differences = Z tego, co sprawdziły obie strony, nic się nie różni.
web-box-changes = Co różni się od liczb standardowych
web-box-what = Liczba
web-box-theirs = Tam
web-box-yours-column = U ciebie
web-box-standard = Standard
web-box-take-over = Przejmij
web-box-take-over-of = Przejmij: { $what }
web-box-taken-over = To jest teraz w twoim pudełku.
web-box-only-theirs = { $n ->
    [one] { $n } liczbę sprawdzono tylko tam.
    [few] { $n } liczby sprawdzono tylko tam.
   *[many] { $n } liczb sprawdzono tylko tam.
}
web-box-take-all = Przejmij to, czego jeszcze nie masz
web-box-play-with = Utwórz stół z tymi liczbami
web-box-to-mine = Do mojego pudełka

# Jakimi liczbami gra się przy stole
web-box-choose = Liczby
web-box-standard-numbers = standardowe
web-box-host-numbers = tego serwera
web-box-my-numbers = moje pudełko
web-box-shared-numbers = cudze
web-box-file-numbers = plik
web-box-my-note = Pewne { $sure } z { $total }, { $n ->
    [0] wszystkie jak w standardzie
    [one] { $n } różni się od standardu
    [few] { $n } różnią się od standardu
   *[many] { $n } różni się od standardu
}. Widzą je wszyscy przy stole.
web-box-my-empty = Twoje pudełko jest puste: ma liczby standardowe.
web-box-shared-label = Link do cudzego pudełka
web-box-shared-hint = Wklej otrzymany link.
web-box-shared-bad = To nie jest link do pudełka.
web-box-shared-of = Liczby z pudełka: { $owner }. Widzą je wszyscy przy stole.
web-box-other-game = To pudełko innej gry: { $game }.
web-box-open = Otwórz moje pudełko
