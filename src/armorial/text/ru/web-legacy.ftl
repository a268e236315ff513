# «Наследие» в браузере: что говорит только нарисованное поле.

## Семьи

web-legacy-tree = Родословное древо
web-legacy-tree-of = Родословное древо: { $who }
web-legacy-family = { $n ->
    [one] { $n } человек
    [few] { $n } человека
   *[many] { $n } человек
}, { $nations ->
    [one] { $nations } народ
    [few] { $nations } народа
   *[many] { $nations } народов
}, { $children ->
    [one] { $children } ребёнок
    [few] { $children } ребёнка
   *[many] { $children } детей
}
web-legacy-head = Глава
web-legacy-lost = Потеря
web-legacy-state-lost = нет в живых
web-legacy-unknown-man = неизвестный
web-legacy-unknown-woman = неизвестная
web-legacy-with = в браке: { $name }
web-legacy-promised-to = обручение: { $name }
web-legacy-closer = Ближе
web-legacy-whole = Всё древо
web-legacy-larger = Древо на всё поле
web-legacy-smaller = Назад к полю
web-legacy-first = первый игрок

## Действия

web-legacy-own-board = Свой планшет
web-legacy-main-board = Общее поле
web-legacy-marry = Вступить в брак
web-legacy-arrange = Запланировать брак
web-legacy-find = Кто они?
web-legacy-children = Завести ребёнка
web-legacy-how-big = Сколько их было?
web-legacy-money = Занять у друзей
web-legacy-socialize = Выйти в свет
web-legacy-space-title = Титул
web-legacy-space-contribution = Вклад
web-legacy-space-doctor = Акушер
web-legacy-space-mansion = Поместье
web-legacy-space-venture = Предприятие
web-legacy-space-mission = Миссия
web-legacy-doctor = двое детей паре, у которой есть место для обоих
web-legacy-mission = миссия, которую надо выполнить
web-legacy-none-left = больше нет

## Карты

web-legacy-deck = колода { $n }
web-legacy-no-hand = Друзей на руке нет.
web-legacy-secrets = Покровитель и миссии
web-legacy-completed = выполнено: { $n }
web-legacy-lasting = действует: { $who }

## Раунды и страницы

web-legacy-round = Раунд
web-legacy-places = Части поля
web-legacy-tab-tree = Древо
web-legacy-tab-row = Ряд
web-legacy-tab-hand = Рука
web-legacy-tab-board = Действия
web-legacy-tab-rivals = Семьи
