# «Наследие» в браузере: что говорит только нарисованное поле.

## Семьи

web-legacy-tree = Семейное древо
web-legacy-tree-of = Семейное древо: { $who }
web-legacy-state-lost = нет в живых
web-legacy-with = в браке: { $name }
web-legacy-promised-to = обручение: { $name }
web-legacy-closer = Ближе
web-legacy-whole = Всё древо
web-legacy-first = первый игрок

## Действия

web-legacy-own-board = Ваш планшет
web-legacy-main-board = Главное поле
web-legacy-marry = Вступить в брак
web-legacy-arrange = Запланировать брак
web-legacy-pass = Пас
web-legacy-done = Готово
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
web-legacy-own-pawn = личная фишка
web-legacy-pawn-of = { $who }: { $pawn }
web-legacy-pawns-here = { $n ->
    [one] { $n } ваша фишка в этом раунде
    [few] { $n } ваши фишки в этом раунде
   *[many] { $n } ваших фишек в этом раунде
}

## Карты

web-legacy-deck = колода { $n }
web-legacy-no-hand = Друзей в руке нет.
web-legacy-secrets = Покровитель и миссии
web-legacy-completed = выполнено: { $n }
web-legacy-lasting = действует: { $who }
web-legacy-hint-go = Показать на древе, о ком речь
web-legacy-hint-open = ещё не разгадана

## Перед свадьбой

web-legacy-match-where = Выберите родственника на древе.
web-legacy-match-now = сейчас
web-legacy-match-later = на свадьбе
web-legacy-match-no-price = без платы
web-legacy-match-children = { $n ->
    [one] { $n } карта ребёнка
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
web-legacy-count-play = Благородство, полученное в игре
web-legacy-count-prestige = Престиж всех поколений
web-legacy-count-children = Дети
web-legacy-count-patron = Главная цель покровителя
web-legacy-count-goals = Дополнительные цели
web-legacy-count-kin = Иностранцы с родителем той же национальности
web-legacy-count-strangers = Иностранцы среди чужих
web-legacy-count-risen = Аристократы, чей родитель — ремесленник
web-legacy-count-fallen = Ремесленники, чей родитель — аристократ
web-legacy-count-hints = Неразгаданные подсказки
web-legacy-count-found = найдено: { $n } из { $all }
web-legacy-count-so-far = Пока что
web-legacy-count-sum = Благородство
web-legacy-count-leads = { $n ->
    [one] Впереди: { $who }
   *[other] Поровну: { $who }
}
web-legacy-tie-friends = Ничья: друзья в руке
web-legacy-tie-prestige = Ничья: престиж

## Раунды и страницы

web-legacy-round = Раунд
web-legacy-places = Части поля
web-legacy-tab-row = Ряд
web-legacy-tab-hand = Рука

## Роды и древа

web-legacy-house-azure = Дом Лилии
web-legacy-house-argent = Дом Луны
web-legacy-house-tenne = Дом Ключа
web-legacy-house-purpure = Дом Розы
web-legacy-lone = пока один человек, дальше чистый пергамент
web-legacy-heirs = { $n ->
    [one] первый в роду: { $name }; { $n } человек
    [few] первый в роду: { $name }; { $n } человека
   *[many] первый в роду: { $name }; { $n } человек
}
web-legacy-people = людей: { $n }
web-legacy-in-family = в семье
web-legacy-back = К моему древу
web-legacy-to-left = { $n ->
    [one] { $n } человек слева
    [few] { $n } человека слева
   *[many] { $n } человек слева
}
web-legacy-to-right = { $n ->
    [one] { $n } человек справа
    [few] { $n } человека справа
   *[many] { $n } человек справа
}
web-legacy-above = { $n ->
    [one] { $n } человек выше
    [few] { $n } человека выше
   *[many] { $n } человек выше
}
web-legacy-to-come = { $n ->
    [one] ребёнок
    [few] { $n } ребёнка
   *[many] { $n } детей
}
web-legacy-a-bride = Невеста
web-legacy-a-groom = Жених
web-legacy-in-hand = в руке: { $n }
web-legacy-rounds = раунды { $first }–{ $last }
web-legacy-row-four = смотрит лишь покровитель
web-legacy-before-end = До конца поколения
web-legacy-todo-marry = Свадьба: { $name }
web-legacy-todo-child = Завести ребёнка, иначе род пресечётся
web-legacy-todo-prestige = Престиж, полученный сейчас, считается трижды
web-legacy-hints-found = узнано { $n } из { $all }
web-legacy-hints-win = Победа, если в конце верны все { $all }
web-legacy-if-ended = Если бы игра кончилась сейчас
web-legacy-won = Победа
web-legacy-not-won = Победы пока нет
web-legacy-lost = Поражение

## Числа и фишки

web-legacy-number-gold = золотые
web-legacy-number-income = доход
web-legacy-number-prestige = престиж
web-legacy-number-hand = друзья
web-legacy-of = { $n } из { $all }
web-legacy-pawn-yellow = жёлтая фишка: титул или вклад
web-legacy-pawn-blue = голубая фишка: акушер
web-legacy-pawn-green = зелёная фишка: поместье
web-legacy-pawn-orange = оранжевая фишка: предприятие
web-legacy-pawn-red = красная фишка: миссия
web-legacy-pawns-left = осталось { $n }
web-legacy-pawns-extra = { $n } доп.

## Рука, ряд, покровитель и миссии

web-legacy-your-hand = Ваша рука
web-legacy-able = { $n ->
    [one] { $n } может войти в семью
    [few] { $n } могут войти в семью
   *[many] { $n } могут войти в семью
}
web-legacy-places-for = { $n ->
    [one] { $n } место — { $name }
    [few] { $n } места — { $name }
   *[many] { $n } мест — { $name }
}
web-legacy-row-rule = Последний достаётся даром
web-legacy-secret = покровитель, тайна
web-legacy-goal-income = Доход
web-legacy-goal-born_in_generation_3 = Дети в III
web-legacy-goal-scientist = Учёные
web-legacy-goal-missions = Миссии
web-legacy-goal-prestige = Престиж
web-legacy-goal-nationalities = Народы
web-legacy-goal-open = открыта тайной миссией
web-legacy-goal-locked = нужна тайная миссия
web-legacy-no-missions = Миссий пока нет. Каждая требует чего-то от семьи; за одного друга выбирают из двух.
web-legacy-unsure = Источника нет, выбрал Armorial: { $what }
web-legacy-unsure-benefit = бонус
web-legacy-unsure-couple = эффект
web-legacy-unsure-dowry = приданое
web-legacy-unsure-effect = эффект
web-legacy-unsure-friends = друзья
web-legacy-unsure-generation = поколение
web-legacy-unsure-goals = дополнительные цели
web-legacy-unsure-income = доход
web-legacy-unsure-man = числа мужчины
web-legacy-unsure-nation = национальность
web-legacy-unsure-needs = условие
web-legacy-unsure-pawn = фишка
web-legacy-unsure-prestige = престиж
web-legacy-unsure-price = стоимость
web-legacy-unsure-profession = род занятий
web-legacy-unsure-reward = награда
web-legacy-unsure-sex = пол
web-legacy-unsure-woman = числа женщины
web-legacy-brief-n-friends-from-deck = +{ $n } из колоды
web-legacy-brief-new-row = новый ряд
web-legacy-brief-hidden-mission = тайная миссия
web-legacy-brief-may-ask-for-money = занять у друзей
web-legacy-brief-exchange-hand = обмен друзей
web-legacy-brief-contributions-cheaper = вклады −{ $n } зол.
web-legacy-brief-lasting-money_gold = +{ $n } зол. взаймы
web-legacy-brief-lasting-socialize_friends = +{ $n } в свете
web-legacy-brief-lasting-row_or_deck = ряд или колода
web-legacy-brief-without-pawn = без фишки
web-legacy-tab-court = Двор
web-legacy-tab-missions = Миссии
