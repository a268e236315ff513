# Скорость игры за столом: часы, отсутствие, отпуск. По-русски.

## Время

web-clock-seconds = { $n } с
web-clock-minutes = { $n } мин
web-clock-hours = { $n } ч
web-clock-days = { $n } д
web-clock-more = +{ $n } с
web-clock-left = Осталось времени:
web-clock-out = время вышло
web-clock-lent = может вернуться
web-clock-until = до { $when }
web-clock-vacation = в отпуске

## Темп стола

web-pace = Темп
web-pace-live = вживую
web-pace-days = по дням
web-pace-none = без часов
web-pace-live-note = У каждого свои часы. Они идут, только пока решение за этим игроком.
web-pace-days-note = Столько времени даётся на каждый ход. Собираться одновременно не нужно.
web-pace-none-note = Каждый думает столько, сколько ему нужно.
web-pace-bank = Время на игрока
web-pace-each = каждому и
web-pace-increment = Добавка за каждый ход
web-pace-more = за каждый ход
web-pace-a-turn = на ход
web-pace-of-live = Вживую: { $n } мин каждому, +{ $more } с за ход
web-pace-of-bank = Вживую: { $n } мин каждому
web-pace-of-days = { $n ->
    [one] По дням: { $n } день на ход
    [few] По дням: { $n } дня на ход
   *[many] По дням: { $n } дней на ход
}

## Отсутствие

web-absence = Если кто-то пропал
web-absence-bot = играет бот
web-absence-end = закончить партию
web-absence-wait = ждём
web-absence-bot-note = Остальные могут посадить на это место бота. Вернуться можно в любой момент.
web-absence-end-note = Когда время вышло, остальные могут закончить партию: отсутствующий проиграл.
web-absence-wait-note = Остальные ждут, сколько бы это ни длилось.
web-away-title = { $name }: нет на месте
web-out-title = { $name }: время вышло
web-away-since = Не появляется уже { $time }.
web-away-left = На часах осталось { $time }.
web-away-out = Ещё можно сделать ход, пока остальные не решили иначе.
web-away-agree = согласны { $n } из { $of }
web-remind = Напомнить
web-reminded = Напоминание отправлено
web-let-bot = Посадить бота
web-claim = Закончить партию
web-claim-later = когда выйдет время
web-undo-lapses = Без ответа просьба отпадёт через { $time }.
web-back = Я здесь
web-back-text = { $name }: за вас играет бот.
web-closed-time = У одного из игроков вышло время, и остальные закончили партию.

## Отпуск

web-vacation = Отпуск
web-vacation-left = осталось дней в этом году: { $n } из { $of }
web-vacation-note = Пока вы в отпуске, ваши часы стоят в партиях по дням. Партии вживую продолжаются.
web-vacation-first = Первый день
web-vacation-last = Последний день
web-vacation-take = Взять отпуск
web-vacation-end = Закончить сейчас
web-vacation-drop = Отменить
web-vacation-active = Ваши часы стоят.
web-vacation-planned = Запланирован
