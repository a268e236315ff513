# Stół w przeglądarce: partie bez serwera. Po polsku.

web-here-title = W tej przeglądarce
web-here-lead = Cały stół działa w tej przeglądarce: zasady, boty, podpowiedzi i lekcje. Nie potrzebujesz konta, a od drugiej wizyty także połączenia. Partie zostają tutaj, gdy zamkniesz stronę.
web-here-fetching = Pobieranie stołu: { $done } z { $all } MB
web-here-starting = Przygotowywanie stołu…
web-here-failed = Nie udało się uruchomić stołu w tej przeglądarce.
web-here-stopped = Stół w tej przeglądarce się zatrzymał.
web-here-fault-old = Ta przeglądarka jest za stara albo nie wolno jej używać WebAssembly. Wystarczy aktualny Chrome, Edge, Firefox lub Safari.
web-here-fault-fetch = Nie wszystko udało się pobrać. Sprawdź połączenie i spróbuj ponownie. Twoje partie tutaj są zachowane.
web-here-fault-memory = Brakuje pamięci. Zamknij inne strony i aplikacje i spróbuj ponownie. Twoje partie są zachowane.
web-here-fault-stopped = Partie są zachowane do ostatniej odpowiedzi. Spróbuj ponownie, aby grać dalej.
web-here-fault-other = Twoje partie tutaj są zachowane.
web-here-unkept = Ta przeglądarka niczego nie przechowuje, być może to okno prywatne. Możesz grać, ale partie przepadną, gdy zamkniesz stronę. Zapis ukończonej partii można pobrać.
web-here-understood = Rozumiem
web-here-again = Spróbuj ponownie
web-here-internal = W przeglądarce coś poszło nie tak. Wczytaj stronę ponownie: partia jest zachowana.
web-here-no-room = W przeglądarce nie ma już miejsca, więc nic się nie zmieniło. Zwolnij miejsce i spróbuj ponownie.
web-here-not-kept = Przeglądarka nie mogła tego zachować, więc nic się nie zmieniło. Spróbuj ponownie; jeśli to nie pomoże, wczytaj stronę ponownie.
web-here-fresh = Jest gotowa nowa wersja Armorial. Twoje partie będą w niej trwać dalej.
web-here-take = Użyj teraz
web-here-later = Później
web-here-forget = Usuń
web-here-forget-sure = Usunąć tę partię z przeglądarki na zawsze?
web-here-none-finished = Nie masz tu jeszcze ukończonej partii.
