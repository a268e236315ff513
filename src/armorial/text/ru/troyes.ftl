# Troyes по-русски: всё, что говорят правила.

game-troyes = Труа
game-troyes-about = Покупайте кости соседей и стройте собор.

## Финальный подсчёт

score-troyes-vp = жетоны победных очков
score-troyes-events = незавершённые события
score-troyes-tradesmen = торговцы на картах
score-troyes-cathedral = уровни собора без кубика
score-troyes-characters = персонажи

## Количества

troyes-n-deniers = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
troyes-n-influence = { $n ->
    [one] { $n } очко влияния
    [few] { $n } очка влияния
   *[many] { $n } очков влияния
}
troyes-n-vp = { $n ->
    [one] { $n } победное очко
    [few] { $n } победных очка
   *[many] { $n } победных очков
}
troyes-n-cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
troyes-n-pips = { $n ->
    [one] { $n } очко на костях
    [few] { $n } очка на костях
   *[many] { $n } очков на костях
}
troyes-pay-deniers = { $n ->
    [one] −{ $n } монета
    [few] −{ $n } монеты
   *[many] −{ $n } монет
}
troyes-pay-influence = { $n ->
    [one] −{ $n } очко влияния
    [few] −{ $n } очка влияния
   *[many] −{ $n } очков влияния
}

## Кости, люди, места

troyes-die-red = красная { $n }
    .acc = красную { $n }
troyes-die-white = белая { $n }
    .acc = белую { $n }
troyes-die-yellow = жёлтая { $n }
    .acc = жёлтую { $n }
troyes-die-black = чёрная { $n }
    .acc = чёрную { $n }
troyes-die-of = { $die } ({ $who })
    .acc = { $die-acc } ({ $who })
troyes-neutral-die = { $die } (нейтральный сектор)
    .acc = { $die-acc } (нейтральный сектор)
troyes-face = { $n }
troyes-neutral = нейтральный

troyes-building-palace = дворец
    .at = во дворце
    .from = из дворца
    .to = во дворец
troyes-building-bishopric = епископский дворец
    .at = в епископском дворце
    .from = из епископского дворца
    .to = в епископский дворец
troyes-building-city_hall = мэрия
    .at = в мэрии
    .from = из мэрии
    .to = в мэрию
troyes-place = { $building }, место { $n }
    .at = { $building-at }, место { $n }
    .from = { $building-from }, место { $n }
troyes-place-in-row = { $building }, ряд { $low }–{ $high }, место { $n }
    .at = { $building-at }, ряд { $low }–{ $high }, место { $n }
    .from = { $building-from }, ряд { $low }–{ $high }, место { $n }

troyes-from-supply = из личного запаса
troyes-from-place = { $place-from }
troyes-from-card = с карты «{ $card }»
troyes-from-expelled = изгнанный { $building-from }

## Карты активности, по цветам и раундам

troyes-card-artisan = Ремесленник
troyes-card-merchant = Купец
troyes-card-miller = Мельник
troyes-card-innkeeper = Трактирщик
troyes-card-blacksmith = Кузнец
troyes-card-militia = Ополчение
troyes-card-journeyman = Подмастерье
troyes-card-goldsmith = Ювелир
troyes-card-sculptor = Скульптор
troyes-card-tithing = Десятина
troyes-card-monk = Монах
troyes-card-priest = Священник
troyes-card-apprenticeship = Ученичество
troyes-card-confession = Исповедь
troyes-card-templar = Тамплиер
troyes-card-pilgrimage = Паломничество
troyes-card-procession = Процессия
troyes-card-glassblower = Стеклодув
troyes-card-archer = Лучник
troyes-card-chivalry = Рыцарство
troyes-card-diplomat = Дипломат
troyes-card-hunting = Охота
troyes-card-mercenary = Наёмник
troyes-card-tax_collector = Сборщик податей
troyes-card-captain = Капитан
troyes-card-joust = Рыцарский турнир
troyes-card-troubadour = Трубадур

## Что даёт одна активация карты, если это не просто количество

troyes-effect-miller = { $n ->
    [one] { $n } монета за каждого вашего горожанина во дворце или в епископском дворце
    [few] { $n } монеты за каждого вашего горожанина во дворце или в епископском дворце
   *[many] { $n } монет за каждого вашего горожанина во дворце или в епископском дворце
}
troyes-effect-tax = { $n ->
    [one] по { $n } монете с других игроков за каждого их горожанина в мэрии; за нейтральных платит банк
    [few] по { $n } монеты с других игроков за каждого их горожанина в мэрии; за нейтральных платит банк
   *[many] по { $n } монет с других игроков за каждого их горожанина в мэрии; за нейтральных платит банк
}
troyes-effect-procession = { $n ->
    [one] { $n } победное очко тому, у кого осталось больше всего костей
    [few] { $n } победных очка тому, у кого осталось больше всего костей
   *[many] { $n } победных очков тому, у кого осталось больше всего костей
}
troyes-effect-joust = { $n ->
    [one] { $n } победное очко, если ни у кого не осталось большей суммы красных костей
    [few] { $n } победных очка, если ни у кого не осталось большей суммы красных костей
   *[many] { $n } победных очков, если ни у кого не осталось большей суммы красных костей
}
troyes-effect-glassblower = { $n ->
    [one] { $n } победное очко за каждые два ваших кубика в соборе
    [few] { $n } победных очка за каждые два ваших кубика в соборе
   *[many] { $n } победных очков за каждые два ваших кубика в соборе
}
troyes-effect-captain = { $n ->
    [one] { $n } победное очко за каждое событие с вашим кубиком
    [few] { $n } победных очка за каждое событие с вашим кубиком
   *[many] { $n } победных очков за каждое событие с вашим кубиком
}
troyes-effect-archer = бросок: при { $n } и больше — кубик на любое событие
troyes-effect-chivalry = { $n ->
    [one] { $n } кубик на любое событие за каждую красную кость, оставшуюся в вашем секторе
    [few] { $n } кубика на любые события за каждую красную кость, оставшуюся в вашем секторе
   *[many] { $n } кубиков на любые события за каждую красную кость, оставшуюся в вашем секторе
}
troyes-effect-diplomat = { $n ->
    [one] { $n } кубик на любое событие
    [few] { $n } кубика на любые события
   *[many] { $n } кубиков на любые события
}

## Что делает кубик отложенной карты

troyes-cube-free_yellow = первая жёлтая кость из каждого чужого сектора бесплатна
troyes-cube-white_as_yellow = { $n ->
    [one] одна белая кость считается за { $n } жёлтую того же значения
    [few] одна белая кость считается за { $n } жёлтые того же значения
   *[many] одна белая кость считается за { $n } жёлтых того же значения
}
troyes-cube-each_yellow = +{ $n } к каждой жёлтой кости группы
troyes-cube-each_becomes = каждая кость группы считается за { $n }
troyes-cube-each = +{ $n } к каждой кости группы
troyes-cube-white_as_red = { $n ->
    [one] одна белая кость считается за { $n } красную того же значения
    [few] одна белая кость считается за { $n } красные того же значения
   *[many] одна белая кость считается за { $n } красных того же значения
}
troyes-cube-red_total = +{ $n } к сумме красной группы
troyes-cube-yellow_as_red = группа жёлтых костей считается красной

## События

troyes-event-marauding = Мародёрство
troyes-event-brigands = Разбойники
troyes-event-skirmishes = Стычки
troyes-event-succession_conflict = Конфликт наследия
troyes-event-war = Война
troyes-event-normans_attack = Набег норманнов
troyes-event-theological_conflict = Богословский спор
troyes-event-heresy = Ересь
troyes-event-migrant_workers = Пришлые работники
troyes-event-interruption_of_work = Остановка работ
troyes-event-drought = Засуха
troyes-event-support = Поддержка
troyes-event-civil_war = Междоусобица
troyes-event-wayfarers = Странники

troyes-event-effect-black = { $n ->
    [one] { $n } чёрная кость
    [few] { $n } чёрные кости
   *[many] { $n } чёрных костей
}
troyes-event-effect-palace = бросок кости: нейтральный горожанин входит во дворец
troyes-event-effect-bishopric = бросок кости: нейтральный горожанин входит в епископский дворец
troyes-event-effect-city_hall = бросок кости: нейтральный горожанин входит в мэрию
troyes-event-effect-influence = { $n ->
    [one] каждый теряет { $n } очко влияния
    [few] каждый теряет { $n } очка влияния
   *[many] каждый теряет { $n } очков влияния
}
troyes-event-effect-deniers = { $n ->
    [one] каждый теряет { $n } монету
    [few] каждый теряет { $n } монеты
   *[many] каждый теряет { $n } монет
}
troyes-event-effect-drought = { $n ->
    [one] каждый платит { $n } монету за каждого своего горожанина в мэрии
    [few] каждый платит { $n } монеты за каждого своего горожанина в мэрии
   *[many] каждый платит { $n } монет за каждого своего горожанина в мэрии
}
troyes-event-effect-support = { $n ->
    [one] { $n } нейтральный кубик на каждое из двух событий слева
    [few] { $n } нейтральных кубика на каждое из двух событий слева
   *[many] { $n } нейтральных кубиков на каждое из двух событий слева
}
troyes-event-effect-migrants = { $n ->
    [one] { $n } нейтральный кубик на нижнее свободное место собора
    [few] { $n } нейтральных кубика на нижние свободные места собора
   *[many] { $n } нейтральных кубиков на нижние свободные места собора
}
troyes-event-effect-interruption = { $n ->
    [one] самый верхний кубик собора убирают
    [few] { $n } верхних кубика собора убирают
   *[many] { $n } верхних кубиков собора убирают
}

## Текст карты целиком

troyes-each-use = За активацию: { $what }.
troyes-each-use-of-any-colours = За активацию: { $what }. Кости могут быть любых цветов, даже разных.
troyes-each-cube = За кубик: { $what }.
troyes-each-round = Каждый раунд: { $what }.
troyes-each-round-to-the-end = Каждый раунд: { $what }. Это событие остаётся до конца игры.

## Персонажи

troyes-character-chretien_de_troyes = Кретьен де Труа
troyes-character-urban_iv = Урбан IV
troyes-character-thibaut_ii = Тибо II
troyes-character-hugues_de_payns = Гуго де Пейн
troyes-character-le_florentin = Флорентиец
troyes-character-henry_i = Генрих I

## Вопросы игрокам

troyes-ask-open = { $n ->
    [one] { $who }: разместите последнего горожанина
    [few] { $who }: разместите горожанина (осталось разместить: { $n })
   *[many] { $who }: разместите горожанина (осталось разместить: { $n })
}
troyes-ask-act = { $who }: возьмите кости для действия, потратьте влияние или спасуйте
troyes-ask-dice-for-cube = { $who }: возьмите кости для кубика карты «{ $card }»
troyes-ask-use = { $n ->
    [one] { $who }: на что использовать кость? Сумма { $total }, цена: { $what }
    [few] { $who }: на что использовать { $n } кости? Сумма { $total }, цена: { $what }
   *[many] { $who }: на что использовать { $n } костей? Сумма { $total }, цена: { $what }
}
troyes-ask-turn-more = { $n ->
    [one] { $who }: перевернуть ещё одну кость?
    [few] { $who }: перевернуть ещё кости (не больше { $n })?
   *[many] { $who }: перевернуть ещё кости (не больше { $n })?
}
troyes-ask-hire = { $who }: кто станет торговцем на карте «{ $card }»?
troyes-ask-settle = { $who }: какой горожанин входит { $building-to } (кость { $n })?
troyes-ask-how-often = { $who }: сколько раз задействовать карту «{ $card }»?
troyes-ask-mill = { $n ->
    [one] { $who }: в каком здании мельник считает ваших горожан?
    [few] { $who }: в каком здании мельник считает ваших горожан? ({ $n } раза)
   *[many] { $who }: в каком здании мельник считает ваших горожан? ({ $n } раз)
}
troyes-ask-lay-cubes = { $n ->
    [one] { $who }: положите кубик на событие
    [few] { $who }: положите до { $n } кубиков на события
   *[many] { $who }: положите до { $n } кубиков на события
}
troyes-ask-how-many-cubes = { $who }: сколько кубиков положить на событие «{ $event }»?
troyes-ask-counter = { $who }: отразите { $die-acc }
troyes-ask-counter-more = { $who }: отразите { $die-acc } (нужно { $need }, набрано { $n })

## Вопросы случаю

troyes-ask-first = Кто будет первым игроком?
troyes-ask-deal = Сдают персонажа: { $who }
troyes-ask-turn-up = Вскрывают карту активности
troyes-ask-draw-event = Вскрывают событие
troyes-ask-roll = Бросок кости

## Ответы

troyes-pick = Взять { $die-acc }
troyes-pick-for = Взять { $die-acc }; группа стоит { $what-acc }
troyes-use-cube = Использовать кубик карты «{ $card }»
troyes-reroll = Перебросить { $die-acc } ({ $what })
troyes-take-citizen = Нанять горожанина из общего запаса ({ $what })
troyes-turn = Перевернуть { $die-acc }: будет { $n } ({ $what })
troyes-turn-too = Перевернуть и { $die-acc }: будет { $n }
troyes-no-more-turning = Больше не переворачивать
troyes-use-card = { $n ->
    [one] «{ $card }», { $n } раз: { $what }
    [few] «{ $card }», { $n } раза: { $what }
   *[many] «{ $card }», { $n } раз: { $what }
}
troyes-store-cubes = «{ $card }»: { $what } на потом
troyes-with-hire = { $use }; нанять торговца за { $price-acc }
troyes-use-event = { $n ->
    [one] «{ $event }»: { $n } кубик
    [few] «{ $event }»: до { $n } кубиков
   *[many] «{ $event }»: до { $n } кубиков
}
troyes-use-place = Разместить горожанина { $building-at } (кость { $n })
troyes-use-cathedral = { $n ->
    [one] Собор: { $n } кубик
    [few] Собор: { $n } кубика
   *[many] Собор: { $n } кубиков
}
troyes-use-fields = Сельское хозяйство: { $what }
troyes-pass = Пас ({ $what })
troyes-back = Положить кости обратно
troyes-uses = { $n ->
    [one] { $n } раз: { $what }
    [few] { $n } раза: { $what }
   *[many] { $n } раз: { $what }
}
troyes-mill = Дворец × { $palace }, епископский дворец × { $bishopric }: { $what }
troyes-cube-on = { $n ->
    [one] Кубик на событие «{ $event }» (свободен { $n } флажок)
    [few] Кубик на событие «{ $event }» (свободно { $n } флажка)
   *[many] Кубик на событие «{ $event }» (свободно { $n } флажков)
}
troyes-no-more-cubes = Больше не класть кубиков
troyes-cubes = { $cubes }: { $what }
troyes-cubes-fill = { $cubes }: { $what }, событие будет заполнено
troyes-with-die = Использовать { $die-acc } (считается за { $n })
troyes-also-black = Отразить и { $die-acc }
troyes-fight = Отразить: сила { $n } против { $need }
troyes-suffer = { $n ->
    [0] Сил не хватает, но терять нечего: победных очков нет
   *[other] Сил не хватает: потерять { $what-acc }
}

## Журнал

troyes-did-first = Первый игрок: { $who }.
troyes-did-deal = { $who } получает персонажа.
troyes-you-drew = Ваш персонаж: { $character }.
troyes-did-open = { $who } размещает горожанина { $place-at }.
troyes-did-fill-place = Нейтральный горожанин размещён { $place-at }.
troyes-did-round = Начинается раунд { $n }. Первый игрок: { $who }.
troyes-did-turn-up = Карта активности: «{ $card }».
troyes-did-income-phase = Доход и жалованье.
troyes-did-workforce-phase = Бросок костей.
troyes-did-events-phase = События.
troyes-did-income = { $n ->
    [0] { $who } получает { $what-acc }, жалованье платить некому.
   *[other] { $who } получает { $what-acc } и платит жалованье: { $paid }.
}
troyes-did-not-pay = { $n ->
    [0] { $who } не может выплатить всё жалованье, но терять уже нечего: победных очков нет.
   *[other] { $who } не может выплатить всё жалованье и теряет { $what-acc }.
}
troyes-did-roll = { $who } бросает кости: { $dice }.
troyes-did-roll-neutral = Нейтральные кости: { $dice }.
troyes-did-draw-event = Событие: «{ $event }».
troyes-did-black-dice = { $n ->
    [one] «{ $event }»: { $n } чёрная кость.
    [few] «{ $event }»: { $n } чёрные кости.
   *[many] «{ $event }»: { $n } чёрных костей.
}
troyes-did-no-neutral = Событие «{ $event }» не действует: все нейтральные горожане уже в игре.
troyes-did-neutral-enter = Нейтральный горожанин входит { $building-to } (выпало { $n }).
troyes-did-neutral-stopped = Нейтральный горожанин не входит { $building-to } (выпало { $n }): тот, кого он изгнал бы, защищён.
troyes-did-expel = Горожанин изгнан { $building-from } ({ $who }).
troyes-did-expel-neutral = Нейтральный горожанин изгнан { $building-from }.
troyes-did-lose = { $who } теряет { $what-acc } («{ $event }»).
troyes-did-not-bear = { $n ->
    [0] { $who } не может расплатиться сполна («{ $event }»), но терять уже нечего: победных очков нет.
   *[other] { $who } не может расплатиться сполна («{ $event }») и теряет { $what-acc }.
}
troyes-did-neutral-build = Нейтральный кубик в соборе: уровень { $level }, столбец { $column }.
troyes-did-tear-down = Собор теряет кубик ({ $who }): уровень { $level }, столбец { $column }.
troyes-did-tear-down-neutral = Собор теряет нейтральный кубик: уровень { $level }, столбец { $column }.
troyes-did-roll-black = Появляется враг: { $die }.
troyes-did-counter = { $who } отражает { $enemies-acc } ({ $dice }).
troyes-did-suffer = { $n ->
    [0] { $who } не может отразить { $die-acc }, но терять уже нечего: победных очков нет.
   *[other] { $who } не может отразить { $die-acc } и теряет { $what-acc }.
}
troyes-did-reroll = { $who } перебрасывает { $before-acc }, выпадает { $after }.
troyes-did-take-citizen = { $who } нанимает горожанина из общего запаса за { $what-acc }.
troyes-did-turn = { $who } переворачивает { $before-acc }, теперь это { $after }.
troyes-did-group = { $who } использует { $dice-acc }: сумма { $n }.
troyes-did-spend-cube = { $who } использует кубик карты «{ $card }».
troyes-did-pay-to = { $who } платит игроку { $to } { $what-acc } за кости.
troyes-did-pay-bank = { $who } платит банку { $what-acc } за кости.
troyes-did-hire = { $who } нанимает торговца на карту «{ $card }» за { $what-acc } ({ $source }).
troyes-did-use = { $n ->
    [one] { $who } задействует карту «{ $card }» { $n } раз.
    [few] { $who } задействует карту «{ $card }» { $n } раза.
   *[many] { $who } задействует карту «{ $card }» { $n } раз.
}
troyes-did-start-using = { $who } задействует карту «{ $card }».
troyes-did-store = { $who } кладёт { $what-acc } на карту «{ $card }».
troyes-did-pay = { $who } платит { $what-acc }.
troyes-did-gain = { $who } получает { $what-acc }.
troyes-did-gain-nothing = { $who } ничего не получает.
troyes-did-tax = { $who } платит игроку { $to } подать: { $what }.
troyes-did-hit = { $who }: выпало { $n }, попадание.
troyes-did-miss = { $who }: выпало { $n }, промах.
troyes-did-stop = { $who } больше не кладёт кубиков.
troyes-did-lay = { $who } кладёт { $what-acc } на событие «{ $event }» и получает { $gained-acc }.
troyes-did-lay-only = { $who } кладёт { $what-acc } на событие «{ $event }».
troyes-did-neutral-cubes = Нейтральный цвет: { $what } на событие «{ $event }».
troyes-did-fill-event = Событие «{ $event }» заполнено.
troyes-did-score-event = { $who } получает { $what-acc } («{ $event }»).
troyes-did-take-event = { $who } забирает карту «{ $event }».
troyes-did-discard-event = Карту «{ $event }» сбрасывают.
troyes-did-build = { $who } строит собор (уровень { $level }, столбец { $column }) и получает { $what-acc }.
troyes-did-farm = { $who } занимается сельским хозяйством и получает { $what-acc }.
troyes-did-place = { $who } размещает горожанина { $building-at } (кость { $n }; { $source }).
troyes-did-pass = { $who } пасует и получает в секторе { $what-acc }.
troyes-did-wait = { $who } (пас) получает в секторе ещё { $what-acc }.
troyes-did-take-purse = { $who } забирает из сектора { $what-acc }.
troyes-did-reveal = { $who } открывает: { $characters }.
troyes-did-end-round = Раунд { $n } завершён.
troyes-did-end = Партия окончена.

## Почему так нельзя

troyes-why-place-is-taken = Это место занято.
troyes-why-influence-short = Не хватает: { $what }.
troyes-why-not-your-die = В вашем секторе нет такой кости.
troyes-why-no-citizens-left = Все ваши горожане уже в игре.
troyes-why-influence-first = Влияние тратят до того, как берут кости. Сначала положите их обратно.
troyes-why-no-such-die = Такой кости там больше нет.
troyes-why-group-is-full = В группе не больше трёх костей.
troyes-why-other-colour = Кости группы должны быть одного цвета.
troyes-why-dice-short = На кости не хватает: { $what }.
troyes-why-no-use-for-die = С этой костью группу нельзя ни на что использовать.
troyes-why-nearest-short = Эта кость пока ни на что не годится. До ближайшего действия не хватает: { $what }.
troyes-why-no-dice-yet = Сначала возьмите кости.
troyes-why-dice-first = Вы уже взяли кости: используйте их или положите обратно.
troyes-why-nothing-chosen = Ещё ничего не взято.
troyes-why-no-cube = У вас нет кубика на этой карте.
troyes-why-one-cube = Группу меняет только один кубик.
troyes-why-no-use-for-cube = Сейчас этот кубик не поможет ни одной группе костей.
troyes-why-cube-wants-one-white = Этому кубику нужна ровно одна белая кость.
troyes-why-cube-wants-yellow = Этому кубику нужны жёлтые кости.
troyes-why-cube-wants-red = Для этого кубика все кости должны быть красными.
troyes-why-cube-is-idle = Выбранный кубик здесь ничего не изменит.
troyes-why-card-not-open = Этой карты активности нет в игре.
troyes-why-card-wants-colour = Этой карте нужны кости её цвета.
troyes-why-one-colour-only = Кости разных цветов подходят только карте «Паломничество».
troyes-why-card-divisor = Для одной активации не хватает: { $what }.
troyes-why-hire-short = На кости и торговца не хватает: { $what }.
troyes-why-no-citizen = У вас нет горожанина, которого можно взять.
troyes-why-use-short = Чтобы оплатить одну активацию, не хватает: { $what }.
troyes-why-too-many-uses = Сейчас карту нельзя задействовать столько раз.
troyes-why-miller-split = Карта задействуется другое число раз.
troyes-why-event-not-in-row = Этого события нет в ряду.
troyes-why-event-wants-colour = С этим событием борются костями другого цвета.
troyes-why-event-divisor = Для одного кубика не хватает: { $what }.
troyes-why-too-many-cubes = Столько кубиков положить нельзя.
troyes-why-one-use-at-least = Нужно положить хотя бы один кубик.
troyes-why-cathedral-wants-white = Собор строят белыми костями.
troyes-why-column-is-full = В столбце одной из костей нет места.
troyes-why-no-such-column = Одна из костей считается больше чем за 6, такого столбца нет.
troyes-why-place-wants-one-die = Горожанина размещают ровно одной костью.
troyes-why-place-wants-colour = Этому зданию нужна кость его цвета.
troyes-why-place-without-cube = Этот кубик не помогает разместить горожанина.
troyes-why-protected = Тот, кого пришлось бы изгнать, защищён: здесь уже лежит изгнанный горожанин этого цвета.
troyes-why-nobody-there = У вас там нет горожанина.
troyes-why-same-card = Этот горожанин уже стоит на этой карте.
troyes-why-fields-want-yellow = Для сельского хозяйства нужны жёлтые кости.
troyes-why-fields-divisor = Для одной монеты не хватает: { $what }.
troyes-why-others-die = Чёрные кости отражают только костями своего сектора.
troyes-why-no-such-black-die = Такой чёрной кости больше нет.
troyes-why-too-many-enemies = Чтобы отразить и эту, не хватает: { $what }.
troyes-why-too-weak = Против чёрных костей не хватает: { $what }.
troyes-why-must-counter = Ваших костей хватает, поэтому отразить нужно.

## К чему ведёт ответ

troyes-warn-round-ends = На этом раунд закончится; следующий доход уже учтён.
troyes-warn-deniers = Пока получается, что на жалованье и события следующего раунда вам не хватит: { $what }.
troyes-warn-influence = Пока получается, что на события следующего раунда вам не хватит: { $what }.

## На чём основана подсказка

reason-troyes-points = победные очки
reason-troyes-money = монеты
reason-troyes-influence = влияние
reason-troyes-citizens = горожане
reason-troyes-dice = кости
reason-troyes-cathedral = собор
reason-troyes-characters = персонажи
reason-troyes-events = события
reason-troyes-trades = карты активности и торговцы
reason-troyes-trouble = чёрные кости и прочие беды
reason-troyes-tempo = ходы и их порядок

## Почему числа из коробки не подходят друг к другу

troyes-together-one-effect = у карты ровно один эффект
troyes-together-calls = у каждой из её карт ({ $n }) один цвет
troyes-together-places = для горожан ({ $n }) при { $seats } игроках не хватит мест
troyes-together-neutral = нейтральных горожан { $n }, а свободных мест { $places }
troyes-together-citizens = горожан { $n }, а у игрока всего { $most }
troyes-together-characters = персонажей { $n }, и на { $seats } игроков их не хватит
troyes-together-steps = ступени не могут убывать (T-112)
troyes-together-price = в большей группе кости не могут быть дешевле
troyes-together-influence = игрок начинает с влиянием { $n }, а шкала кончается на { $most }
