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
web-legacy-further = Дальше
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
web-legacy-own-pawn = своя фишка
web-legacy-pawn-of = { $who }: { $pawn }
web-legacy-pawns-here = { $n ->
    [one] { $n } ваша фишка в этом раунде
    [few] { $n } ваши фишки в этом раунде
   *[many] { $n } ваших фишек в этом раунде
}
web-legacy-acted = На своём планшете в этом раунде

## Карты

web-legacy-deck = колода { $n }
web-legacy-no-hand = Друзей на руке нет.
web-legacy-secrets = Покровитель и миссии
web-legacy-completed = выполнено: { $n }
web-legacy-lasting = действует: { $who }
web-legacy-hint-go = Показать на древе, о ком речь
web-legacy-hint-open = ещё открыта

## Перед свадьбой

web-legacy-match-where = На родственника в древе.
web-legacy-match-now = сейчас
web-legacy-match-later = на свадьбе
web-legacy-match-no-price = без платы
web-legacy-match-children = { $n ->
    [one] { $n } карта детей
    [few] { $n } карты детей
   *[many] { $n } карт детей
}
web-legacy-match-parents = { $n ->
    [one] { $n } неизвестный родитель
    [few] { $n } неизвестных родителя
   *[many] { $n } неизвестных родителей
}
web-legacy-match-met = выполнено: { $needs }
web-legacy-match-not-met = не выполнено: { $needs }

## Подсчёт в конце

web-legacy-count-patrons = Покровители
web-legacy-count-covered = лицом вниз
web-legacy-count-missed = не достигнута
web-legacy-count-locked = нет миссии
web-legacy-count-other-goal = не выбрана
web-legacy-count-play = Благородство за игру
web-legacy-count-prestige = Престиж всех поколений
web-legacy-count-children = Дети
web-legacy-count-patron = Главная цель покровителя
web-legacy-count-goals = Дополнительные цели
web-legacy-count-kin = Иностранцы с родителем того же народа
web-legacy-count-strangers = Иностранцы среди чужих
web-legacy-count-risen = Аристократы, чей родитель — ремесленник
web-legacy-count-fallen = Ремесленники, чей родитель — аристократ
web-legacy-count-hints = Открытые подсказки
web-legacy-count-found = найдено: { $n } из { $all }
web-legacy-count-so-far = Пока что
web-legacy-count-sum = Благородство
web-legacy-count-leads = { $n ->
    [one] Впереди: { $who }
   *[other] Поровну: { $who }
}
web-legacy-tie-friends = Ничья: друзья на руке
web-legacy-tie-prestige = Ничья: престиж

## Раунды и страницы

web-legacy-round = Раунд
web-legacy-places = Части поля
web-legacy-tab-tree = Древо
web-legacy-tab-row = Ряд
web-legacy-tab-hand = Рука
web-legacy-tab-board = Действия
web-legacy-tab-rivals = Семьи
