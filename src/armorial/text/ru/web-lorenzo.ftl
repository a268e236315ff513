# Лоренцо Великолепный в браузере: то, что говорит только нарисованное поле.

## Места

web-lorenzo-council-order = кто здесь первый, первым и ходит
web-lorenzo-closed = закрыто
web-lorenzo-no-card = карты нет
web-lorenzo-fee = Башня занята: ещё { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
web-lorenzo-floor = Этаж { $floor }, нужно { $n }
web-lorenzo-floor-bonus = Этаж { $floor }, нужно { $n }, даёт: { $what }
web-lorenzo-dice = Кубики
web-lorenzo-die = { $member }: { $n }
web-lorenzo-turn-order = Очерёдность
web-lorenzo-tracks = Вера, вооружение и победные очки

## Люди и вещи

web-lorenzo-has = { $who } { $n }
web-lorenzo-order = ходит { $n }-м
web-lorenzo-nth = { $n }-й
web-lorenzo-member-of = { $who }, { $colour }
web-lorenzo-members = Родственники
web-lorenzo-at-home = { $member }, важность { $n }, дома
web-lorenzo-away = { $member }, выставлен
web-lorenzo-leaders-played = { $n ->
    [one] разыгран { $n } деятель
    [few] разыграно { $n } деятеля
   *[many] разыграно { $n } деятелей
}
web-lorenzo-leader-hand = в руке
web-lorenzo-leader-played = в игре
web-lorenzo-leader-used = активирован в этом раунде
web-lorenzo-leader-discarded = сброшен
web-lorenzo-leader-hidden = деятель в руке
web-lorenzo-excommunicated = { $who }: анафема
web-lorenzo-banned = Анафема периода { $n }
web-lorenzo-whole = Все карты
web-lorenzo-period = Период { $n }
web-lorenzo-round = Раунд

## Что делают карты, деятели и жетоны

web-lorenzo-cost = Стоимость
web-lorenzo-free = нет
web-lorenzo-now = Сразу
web-lorenzo-ever = С этого момента
web-lorenzo-end = В конце
web-lorenzo-either = { $first } или { $second }
web-lorenzo-harvest-from = Урожай силой от { $n }
web-lorenzo-production-from = Производство силой от { $n }
web-lorenzo-exchange = { $pay } → { $get }
web-lorenzo-price-military = { $pay } (если есть не меньше { $n })
web-lorenzo-once = Раз в раунд
web-lorenzo-always = Всегда
web-lorenzo-asks = Условие
web-lorenzo-bonus = Плашка личных бонусов. Урожай: { $harvest }. Производство: { $production }
web-lorenzo-bonus-tile = Плашка личных бонусов
web-lorenzo-excommunication = Анафема { $n }
web-lorenzo-report-needs = Для доклада нужно очков веры: { $n }
web-lorenzo-space-small = { $area }, малая ячейка: один родственник
web-lorenzo-space-large = { $area }, большая ячейка: сколько угодно родственников, сила −{ $n }
web-lorenzo-spaces = Ячейки
web-lorenzo-vatican = Ватикан
web-lorenzo-players = Игроки
web-lorenzo-places = Части поля

## Листы

web-lorenzo-servants-title = Сколько слуг помогут?
web-lorenzo-servants = Слуги
web-lorenzo-servants-value = слуг: { $n }, сила { $value }
web-lorenzo-do-harvest = Собрать урожай
web-lorenzo-do-production = Произвести
web-lorenzo-fewer = Меньше слуг
web-lorenzo-more = Больше слуг
web-lorenzo-exchanges = { $n ->
    [one] и { $n } обмен
    [few] и { $n } обмена
   *[many] и { $n } обменов
}
web-lorenzo-production-title = Производство силой { $n }: какие обмены?
web-lorenzo-used = использован
web-lorenzo-produce = Произвести
web-lorenzo-thing = Что
web-lorenzo-before = Было
web-lorenzo-change = Изменение
web-lorenzo-after = Будет
web-lorenzo-privilege-title = Консульская привилегия
web-lorenzo-draft-title = Оставьте одного деятеля, остальных передайте
web-lorenzo-tile-title = Выберите плашку личных бонусов
web-lorenzo-tile-text = Она действует при каждом вашем урожае и производстве.
web-lorenzo-report-title = Доклад Ватикану, период { $n }
web-lorenzo-support = Поддержать церковь
web-lorenzo-refuse = Принять анафему

## Названия

web-lorenzo-thing-coins = монеты
web-lorenzo-thing-wood = дерево
web-lorenzo-thing-stone = камень
web-lorenzo-thing-servants = слуги
web-lorenzo-thing-military = очки вооружения
web-lorenzo-thing-faith = очки веры
web-lorenzo-thing-vp = победные очки
web-lorenzo-thing-privileges = привилегии
