# Co mówią powiadomienia, po polsku. Przychodzą do przeglądarki, pocztą i przez webhooki; w kliencie ich nie ma.

told-your_turn = Twoja kolej: { $game }
told-begins = Gra się zaczyna: { $game }
told-begins-first = Gra się zaczyna, a pierwszy ruch jest twój: { $game }
told-ends = Gra się skończyła: { $game }
told-closed = Stół zamknięto: { $game }
told-undo_asked = { $by } prosi o cofnięcie: { $game }
told-named_in_chat = { $by } zwraca się do ciebie na czacie: { $game }
told-time_short = Twój czas się kończy: { $game }
told-invitation = { $by } zaprasza cię do stołu: { $game }
told-rematch = { $by } chce zagrać jeszcze raz: { $game }
told-reminder = Pozostali czekają na ciebie: { $game }
told-plan_stopped = Twój plan już nie pasuje, a teraz twoja kolej: { $game }
told-friend_asked = { $by } chce dodać cię do znajomych
told-round_begins = { $tournament }, runda { $round }: twoja gra się zaczyna ({ $game })
told-round_bye = { $tournament }, runda { $round }: pauzujesz
told-round_over = { $tournament }: runda { $round } skończona, możesz zacząć następną
told-tournament_over = { $tournament }: turniej zakończony, zobacz tabelę
told-with = Przy stole: { $names }
told-won =
    { $n ->
        [one] Wygrywa: { $names }
       *[many] Wygrywają: { $names }
    }
told-several =
    { $n ->
        [one] { $n } wiadomość z twoich stołów
        [few] { $n } wiadomości z twoich stołów
       *[many] { $n } wiadomości z twoich stołów
    }
told-trial = Powiadomienia działają
told-trial-body = Tak będziesz się dowiadywać, co dzieje się przy twoich stołach.
told-letter-hello = Dzień dobry,
told-letter-end =
    Dostajesz tę wiadomość, bo masz włączone powiadomienia e-mailem.
    Wybierz, o czym chcesz wiedzieć: { $settings }
    Nie przysyłaj więcej takich wiadomości: { $stop }
