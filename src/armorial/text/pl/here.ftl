# Stół w przeglądarce: partie bez serwera. Po polsku.

web-here-title = W tej przeglądarce
web-here-lead = Cały stół działa w tej przeglądarce: zasady, boty, podpowiedzi i lekcje. Nie potrzebujesz konta, a od drugiej wizyty także połączenia. Partie zostają tutaj, gdy zamkniesz stronę.
web-here-fetching = Pobieranie stołu: { $done } z { $all } MB
web-here-starting = Przygotowywanie stołu…
web-here-failed = Nie udało się uruchomić stołu w tej przeglądarce.
web-here-again = Spróbuj ponownie
web-here-internal = W przeglądarce coś poszło nie tak. Wczytaj stronę ponownie: partia jest zachowana.
web-here-no-room = W przeglądarce nie ma już miejsca, więc nic się nie zmieniło. Zwolnij miejsce i spróbuj ponownie.
web-here-fresh = Jest gotowa nowa wersja Armorial. Twoje partie będą w niej trwać dalej.
web-here-take = Użyj teraz
web-here-later = Później
web-here-forget = Usuń
web-here-forget-sure = Usunąć tę partię z przeglądarki na zawsze?
web-here-none-finished = Nie masz tu jeszcze ukończonej partii.
