# Szukanie gry: lobby, szukanie współgraczy, znajomi, zaproszenia i serie, po polsku.

web-filter = Pokaż
web-filter-game = dowolna gra
web-filter-seats = dowolny skład
web-filter-pace = dowolne tempo
web-filter-rating = ranking dowolny
web-filter-rated = rankingowe
web-filter-friendly = towarzyskie
web-filter-near = mniej więcej mojej siły
web-filter-clear = Pokaż wszystkie
web-filter-none = Nie ma takich otwartych stołów.
web-filter-none-running = Nie ma takich toczących się gier.

web-seek = Szukaj współgraczy
web-seek-lead = Powiedz, w co chcesz zagrać. Gdy zbierze się was dość, gra się zacznie.
web-seek-near = Mniej więcej mojej siły
web-seek-near-note = Im dłużej czekasz, tym większa może być różnica.
web-seek-start = Szukaj współgraczy
web-seek-stop = Przestań szukać
web-seek-live-note = Po 10 minut dla każdego i 20 sekund więcej na turę. Zostań tutaj: stół otworzy się sam.
web-seek-days-note = Trzy dni na turę. Możesz odejść: gra znajdzie się wśród twoich.
web-seek-looking = Trwa szukanie współgraczy
web-seek-what = { $game }, { $n ->
        [one] { $n } gracz
        [few] { $n } graczy
       *[many] { $n } graczy
    }, { $pace }, { $rated ->
        [yes] rankingowa
       *[no] towarzyska
    }
web-seek-waiting = { $n ->
        [one] Nikt inny jeszcze tego nie szuka.
        [few] Razem z tobą szukają tego { $n } osoby.
       *[many] Razem z tobą szuka tego { $n } osób.
    }
web-seek-reach = Rankingi mogą się teraz różnić najwyżej o { $n } punktów.
web-seek-found = Współgracze znalezieni. Gra się zaczyna.
web-seek-over = Nikogo nie udało się znaleźć na czas. Możesz szukać dalej.
web-seek-rated = Gra rankingowa
web-seek-guest = Gry rankingowe wymagają konta.

web-tournaments = Turnieje
web-friends = Znajomi
web-friends-lead = Zapraszaj znajomych do swoich stołów jednym kliknięciem.
web-friends-nobody = Żeby mieć tu znajomych, najpierw wybierz nazwę albo się zaloguj.
web-friends-ask = Dodaj znajomego
web-friends-name = Dokładna nazwa
web-friends-ask-note = Po nazwie można znaleźć tylko osoby z kontem. Inne możesz dodać przy wspólnym stole.
web-friends-ask-button = Wyślij prośbę
web-friends-asked-toast = Prośba wysłana: { $name }.
web-friends-now = Teraz jesteście znajomymi: { $name }.
web-friends-asking = Prośby o dodanie do znajomych
web-friends-accept = Przyjmij
web-friends-accept-player = Przyjmij: { $name }
web-friends-decline = Odrzuć
web-friends-decline-player = Odrzuć: { $name }
web-friends-list = Twoi znajomi
web-friends-none = Nie masz tu jeszcze znajomych.
web-friends-since = od { $date }
web-friends-waiting = Wysłane prośby
web-friends-take-back = Wycofaj
web-friends-take-back-player = Wycofaj prośbę: { $name }
web-friends-remove = Usuń
web-friends-remove-player = Usuń ze znajomych: { $name }
web-friends-remove-text = Ty i { $name } nie będziecie już mogli się zapraszać. { $name } nie dostanie o tym wiadomości.
web-friends-profile = Profil
web-friends-profile-player = Profil: { $name }
web-friends-add = Dodaj do znajomych
web-friends-add-player = Dodaj do znajomych: { $name }

web-invitations = Zaproszenia
web-invitation-by = Zaprasza cię { $name }
web-invitation-free = { $n ->
        [one] { $n } wolne miejsce
        [few] { $n } wolne miejsca
       *[many] { $n } wolnych miejsc
    }
web-invitation-accept = Usiądź
web-invitation-decline = Odrzuć
web-invitation-look = Zobacz
web-invitation-accept-by = Usiądź: { $game }, zaprasza { $name }
web-invitation-decline-by = Odrzuć: { $game }, zaprasza { $name }
web-invitation-look-by = Zobacz stół: { $game }, zaprasza { $name }
web-invite-friends = Zaproś znajomych
web-invite-none = Nie masz tu jeszcze znajomych. Możesz ich dodać na stronie znajomych.
web-invite-friend = Zaproś
web-invite-friend-player = Zaproś: { $name }
web-invite-invited = na liście zaproszonych
web-invite-here = już tutaj

web-series = Seria
web-series-games = Gry
web-series-one = jedna
web-series-count = { $n ->
    [one] jedna gra
    [few] { $n } gry
   *[many] { $n } gier
}
web-series-note = Po każdej grze zaczyna się następna z tymi samymi osobami. Każdy zachowuje swój kolor, a zaczyna kto inny.
web-series-round = Gra { $round } z { $rounds }
web-series-round-open = Gra { $round } w tym gronie
web-series-next = Następna gra
web-series-game = Gra
web-series-won = Wygrane
web-series-points = Punkty
