# Профили, законченные партии, рейтинги и статистика по-русски.

## Кто это

web-plays-since = Здесь с { $month } года. Партий: { $games }, побед: { $won }.

## Рейтинги

web-ratings = Рейтинги
web-ratings-none = Рейтинговых партий ещё нет.
web-ratings-guest = У гостей рейтинга нет. С аккаунтом ваши рейтинговые партии засчитываются.
web-rating-unsure = Пока неточно
web-rating-same = плюс-минус { $n }
web-rating-up = за месяц вверх на { $change }, плюс-минус { $n }
web-rating-down = за месяц вниз на { $change }, плюс-минус { $n }
web-rating-curve = { $game }: рейтинг от { $from } до { $to }
web-n-rated = { $n ->
    [one] { $n } рейтинговая партия
    [few] { $n } рейтинговые партии
   *[many] { $n } рейтинговых партий
}
web-strongest = Сильнейшие
web-strongest-note = 1500 — это осторожный бот. Люди попадают в список, когда их рейтинг точен, а профиль открыт.

## Что сыграно

web-record-of-games = Достижения
web-people-only = только люди
web-count-games = партий
web-count-won = побед
web-average = в среднем
web-best = лучший
web-no-finished = Законченных партий ещё нет.
web-fact-score = Лучший счёт: { $n }
web-fact-luck = Самые удачные кости: на { $n } больше ожидаемого
web-fact-village-family = Самая большая живая семья: { $n }
web-fact-village-chronicle = Больше всего в летописи: { $n }
web-fact-village-cities = Больше всего городов: { $n }
web-fact-village-customers = Больше всего покупателей: { $n }
web-fact-lorenzo-cards = Больше всего карт: { $n }
web-fact-lorenzo-territories = Больше всего территорий: { $n }
web-fact-lorenzo-characters = Больше всего персонажей: { $n }
web-fact-lorenzo-buildings = Больше всего зданий: { $n }
web-fact-lorenzo-ventures = Больше всего проектов: { $n }
web-fact-lorenzo-leaders = Больше всего разыгранных деятелей: { $n }
web-fact-lorenzo-military = Больше всего очков вооружения: { $n }
web-fact-troyes-cathedral = Больше всего кубиков в соборе: { $n }
web-fact-troyes-events = Больше всего карт событий: { $n }
web-fact-troyes-tradesmen = Больше всего торговцев: { $n }
web-fact-troyes-influence = Больше всего влияния: { $n }
web-fact-legacy-family = Самое большое семейное древо: { $n }
web-fact-legacy-children = Больше всего детей: { $n }
web-fact-legacy-couples = Больше всего пар: { $n }
web-fact-legacy-missions = Больше всего миссий: { $n }

## Законченные партии

web-any-game = любая игра
web-any-seats = любой состав
web-any-result = любой результат
web-any-opponent = любой соперник
web-opponent = Соперник
web-result-won = победа
web-result-lost = без победы
web-none-such = Таких партий нет.
web-place-of = { $place }-е из { $n }
web-left = партия покинута
web-unrated-friendly = дружеская
web-unrated-alone = в одиночку
web-unrated-device = на одном устройстве
web-unrated-numbers = свои числа
web-unrated-position = из копии
web-unrated-unknown = не с кем сравнить
web-unrated-guest = как гость

## Статистика

web-statistics-lead = Все партии, доигранные на этом сервере до конца.
web-statistics-none = Такую игру здесь ещё никто не доиграл.
web-who-wins = Кто побеждает
web-who-wins-note = { $n ->
    [one] Победы по порядку ходов в начале, { $n } партия. Пунктир — равная доля; тонкая линия — насколько мог повлиять случай.
    [few] Победы по порядку ходов в начале, { $n } партии. Пунктир — равная доля; тонкая линия — насколько мог повлиять случай.
   *[many] Победы по порядку ходов в начале, { $n } партий. Пунктир — равная доля; тонкая линия — насколько мог повлиять случай.
}
web-turn-n = Игрок { $n }
web-points = Очки
web-points-label = В среднем { $average }, у победителей { $winners }. Победители на переднем плане.
web-what-won = Что принесло победу
web-what-won-note = Очки победителей в среднем, под ними — всех остальных.
web-all-others = все остальные
web-lengths = Длина
web-lengths-note = В среднем { $average } решений за партию у всех игроков вместе.
web-dice = Кости
web-dice-note = { $n ->
    [one] { $n } бросок. Пунктир — сколько ожидается.
    [few] { $n } броска. Пунктир — сколько ожидается.
   *[many] { $n } бросков. Пунктир — сколько ожидается.
}
web-dice-fair = У честных костей такой или больший разброс бывает в { $share } случаев.
