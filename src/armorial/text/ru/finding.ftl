# Поиск игры: лобби, поиск партнёров, друзья, приглашения и серии, по-русски.

web-filter = Показать
web-filter-game = любая игра
web-filter-seats = любой состав
web-filter-pace = любой темп
web-filter-rating = с рейтингом и без
web-filter-rated = рейтинговые
web-filter-friendly = дружеские
web-filter-near = примерно моей силы
web-filter-clear = Показать все
web-filter-none = Таких открытых столов нет.
web-filter-none-running = Таких идущих партий нет.

web-seek = Найти партнёров
web-seek-lead = Скажите, во что хотите сыграть. Как только вас наберётся достаточно, партия начнётся.
web-seek-near = Примерно моей силы
web-seek-near-note = Чем дольше вы ждёте, тем больше может быть разница.
web-seek-start = Искать партнёров
web-seek-stop = Прекратить поиск
web-seek-live-note = По 10 минут каждому и ещё 20 секунд за ход. Оставайтесь здесь: стол откроется сам.
web-seek-days-note = Три дня на ход. Можно уйти: партия появится среди ваших.
web-seek-looking = Идёт поиск партнёров
web-seek-what = { $game }, { $n ->
        [one] { $n } игрок
        [few] { $n } игрока
       *[many] { $n } игроков
    }, { $pace }, { $rated ->
        [yes] рейтинговая
       *[no] дружеская
    }
web-seek-waiting = { $n ->
        [1] Пока больше никто этого не ищет.
        [one] Вместе с вами это ищет { $n } человек.
        [few] Вместе с вами это ищут { $n } человека.
       *[many] Вместе с вами это ищут { $n } человек.
    }
web-seek-reach = Сейчас рейтинги могут отличаться не больше чем на { $n } очков.
web-seek-found = Партнёры найдены. Партия начинается.
web-seek-over = Вовремя никого не нашлось. Можно искать снова.
web-seek-rated = Рейтинговая партия
web-seek-guest = Для рейтинговых партий нужен аккаунт.

web-tournaments = Турниры
web-friends = Друзья
web-friends-lead = Приглашайте друзей за свои столы одним нажатием.
web-friends-nobody = Чтобы добавлять друзей, сначала назовитесь или войдите.
web-friends-ask = Добавить друга
web-friends-name = Точное имя
web-friends-ask-note = По имени можно найти только людей с аккаунтом. Остальных можно добавить за общим столом.
web-friends-ask-button = Отправить запрос
web-friends-asked-toast = Запрос отправлен: { $name }.
web-friends-now = Теперь вы друзья: { $name }.
web-friends-asking = Запросы в друзья
web-friends-accept = Принять
web-friends-accept-player = Принять: { $name }
web-friends-decline = Отклонить
web-friends-decline-player = Отклонить: { $name }
web-friends-list = Ваши друзья
web-friends-none = Здесь у вас пока нет друзей.
web-friends-since = с { $date }
web-friends-waiting = Отправленные запросы
web-friends-take-back = Отозвать
web-friends-take-back-player = Отозвать запрос: { $name }
web-friends-remove = Удалить
web-friends-remove-player = Удалить из друзей: { $name }
web-friends-remove-text = Вы и { $name } больше не сможете приглашать друг друга. { $name } об этом не узнает.
web-friends-profile = Профиль
web-friends-profile-player = Профиль: { $name }
web-friends-add = Добавить в друзья
web-friends-add-player = Добавить в друзья: { $name }

web-invitations = Приглашения
web-invitation-by = Вас приглашает { $name }
web-invitation-free = { $n ->
        [one] { $n } свободное место
        [few] { $n } свободных места
       *[many] { $n } свободных мест
    }
web-invitation-accept = Сесть за стол
web-invitation-decline = Отклонить
web-invitation-look = Посмотреть
web-invitation-accept-by = Сесть за стол: { $game }, приглашает { $name }
web-invitation-decline-by = Отклонить: { $game }, приглашает { $name }
web-invitation-look-by = Посмотреть стол: { $game }, приглашает { $name }
web-invite-friends = Пригласить друзей
web-invite-none = Здесь у вас пока нет друзей. Добавить их можно на странице друзей.
web-invite-friend = Пригласить
web-invite-friend-player = Пригласить: { $name }
web-invite-invited = в списке приглашённых
web-invite-here = уже здесь

web-series = Серия
web-series-games = Партии
web-series-one = одна
web-series-count = { $n ->
    [one] { $n } партия
    [few] { $n } партии
   *[many] { $n } партий
}
web-series-note = После каждой партии начинается следующая с теми же людьми. Каждый сохраняет свой цвет, а начинает другой.
web-series-round = Партия { $round } из { $rounds }
web-series-round-open = Партия { $round } в этом составе
web-series-next = Следующая партия
web-series-game = Партия
web-series-won = Победы
web-series-points = Очки
