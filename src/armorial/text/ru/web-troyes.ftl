# Труа в браузере: то, что говорит только нарисованное поле.

## Кости и площадь

web-troyes-district = Сектор: { $who }
web-troyes-neutral = Нейтральный
web-troyes-group = Группа костей
web-troyes-total = Сумма { $n }
web-troyes-costs = Стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
web-troyes-passed = Пас; в секторе лежит: { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
web-troyes-enemies = Враги
web-troyes-events-hint = каждый раунд слева направо

## Здания, собор, поля

web-troyes-salary = Жалованье за раунд за каждого вашего горожанина: { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
web-troyes-lies = { $who }: изгнанный горожанин ({ $where })
web-troyes-built = Столбец { $column }, уровень { $level }: { $who }
web-troyes-level-lacks = На этом уровне нет вашего кубика: в конце минус { $n } ПО
web-troyes-cathedral-gain = За каждый кубик: { $vp } ПО и { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
}
web-troyes-agriculture = Поля
web-troyes-agriculture-about = Сумма ваших жёлтых костей, делённая на { $n }, в монетах
web-troyes-places = Места
web-troyes-square = Площадь
web-troyes-events = События
web-troyes-cathedral = Собор
web-troyes-first = первый игрок

## Карты

web-troyes-divisor = сумма делится на { $n }
web-troyes-delayed = отложенный эффект: кубики на потом
web-troyes-hire = Торговец стоит { $n ->
    [one] { $n } монету
    [few] { $n } монеты
   *[many] { $n } монет
}
web-troyes-hired = Здесь стоит ваш торговец
web-troyes-back = Карта активности { $n }, ещё закрыта
web-troyes-cubes = { $who }: { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
web-troyes-banners = Занято флажков: { $n } из { $all }
web-troyes-event-vp = Больше всех кубиков: { $first } ПО, второе место: { $second } ПО

## Своё

web-troyes-tokens = жетоны ПО
web-troyes-supply = { $n ->
    [one] { $n } горожанин в личном запасе
    [few] { $n } горожанина в личном запасе
   *[many] { $n } горожан в личном запасе
}
web-troyes-reserve = { $n ->
    [one] { $n } горожанин в общем запасе
    [few] { $n } горожанина в общем запасе
   *[many] { $n } горожан в общем запасе
}
web-troyes-taken = { $n ->
    [one] { $n } взятая карта события
    [few] { $n } взятые карты событий
   *[many] { $n } взятых карт событий
}
web-troyes-influence-may = На что идёт влияние
web-troyes-move-reroll = перебросить кость
web-troyes-move-citizen = новый горожанин
web-troyes-move-turn = перевернуть кости
web-troyes-move-reroll-about = За { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
}: перебросить одну кость своего сектора
web-troyes-move-citizen-about = За { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
}: горожанин из общего запаса
web-troyes-move-turn-about = За { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
}: перевернуть до трёх костей своего сектора на противоположные грани
web-troyes-counts-chretien_de_troyes = горожане в зданиях
web-troyes-counts-urban_iv = кубики в соборе
web-troyes-counts-thibaut_ii = монеты
web-troyes-counts-hugues_de_payns = влияние
web-troyes-counts-le_florentin = торговцы на картах
web-troyes-counts-henry_i = взятые карты событий
web-troyes-step = { $n } и больше: { $vp } ПО

## Ответы и фазы

web-troyes-round = Раунд { $n } из { $all }
web-troyes-rounds = Раунд
web-troyes-group-dice = Кости
web-troyes-group-use = Применить
web-troyes-group-cube = Отложенные кубики
web-troyes-group-influence = Влияние
web-troyes-group-black = Ещё враги
web-troyes-phase-opening = Начальная расстановка
web-troyes-phase-activities = Карты активности
web-troyes-phase-income = Доход и оплата
web-troyes-phase-workforce = Распределение горожан
web-troyes-phase-events = События
web-troyes-phase-black_dice = Враги
web-troyes-phase-actions = Действия
web-troyes-phase-end_of_round = Окончание раунда
web-troyes-phase-over = Игра окончена
