# Что говорят уведомления, по-русски. Их получают в браузере, по почте и через вебхуки; в клиенте их нет.

told-your_turn = Ваш ход: { $game }
told-begins = Партия начинается: { $game }
told-begins-first = Партия начинается, и первый ход ваш: { $game }
told-ends = Партия окончена: { $game }
told-closed = Стол закрыт: { $game }
told-undo_asked = { $by } просит вернуться назад: { $game }
told-named_in_chat = { $by } обращается к вам в чате: { $game }
told-time_short = Ваше время заканчивается: { $game }
told-invitation = { $by } приглашает вас за стол: { $game }
told-rematch = { $by } хочет сыграть ещё раз: { $game }
told-reminder = Остальные ждут вас: { $game }
told-plan_stopped = Ваш план больше не подходит, ход за вами: { $game }
told-friend_asked = { $by } хочет добавить вас в друзья
told-round_begins = { $tournament }, тур { $round }: ваша партия начинается ({ $game })
told-round_bye = { $tournament }, тур { $round }: вы отдыхаете
told-round_over = { $tournament }: тур { $round } закончен, можно начинать следующий
told-tournament_over = { $tournament }: турнир завершён, таблица готова
told-with = Играют также: { $names }
told-won =
    { $n ->
        [one] Победитель: { $names }
       *[many] Победители: { $names }
    }
told-several =
    { $n ->
        [one] { $n } новость с ваших столов
        [few] { $n } новости с ваших столов
       *[many] { $n } новостей с ваших столов
    }
told-trial = Уведомления работают
told-trial-body = Так вы будете узнавать, что происходит за вашими столами.
told-letter-hello = Здравствуйте!
told-letter-end =
    Вы получили это письмо, потому что просили присылать уведомления по почте.
    Выбрать, о чём вам сообщать: { $settings }
    Больше не присылать такие письма: { $stop }
