# «Летопись» в браузере: что говорит только нарисованное поле.

## Короткие названия для маленьких вывесок

web-village-space-grain = Зерно
web-village-space-family = Семья
web-village-space-crafts = Ремесло
web-village-space-market = Рынок
web-village-space-travel = Путешествие
web-village-space-council = Совет
web-village-space-church = Церковь
web-village-shop-wheelwright = Тележник
web-village-shop-stable = Конюшня
web-village-shop-scriptorium = Канцелярия
web-village-shop-smithy = Кузница
web-village-shop-mill = Мельница
web-village-well = Колодец
web-village-any-action = любое действие
web-village-next-sales = следующая продажа
web-village-bridge = до моста

## Люди и вещи

web-village-person = { $who } (поколение { $generation })
web-village-who-where = Поколение { $generation }: { $place }
web-village-to-bridge = { $n ->
    [one] До моста { $n } единица времени
    [few] До моста { $n } единицы времени
   *[many] До моста { $n } единиц времени
}
web-village-served = { $n ->
    [one] { $n } покупатель
    [few] { $n } покупателя
   *[many] { $n } покупателей
}
web-village-now = если закончить сейчас
web-village-cubes-left = Осталось кубиков
web-village-bag-count = { $n ->
    [one] В чёрном мешочке { $n } член семьи и монахи: { $monks }
    [few] В чёрном мешочке { $n } члена семьи и монахи: { $monks }
   *[many] В чёрном мешочке { $n } членов семьи и монахи: { $monks }
}
web-village-token-held = Жетон первого игрока в следующем раунде: { $who }

## Поле словами

web-village-sum = { $what }: { $list }
web-village-sum-cubes = Кубики: { $list }
web-village-sum-been = здесь были: { $list }
web-village-sum-written = Занято мест: { $n } из { $all }
web-village-sum-graves = Занято могил: { $n } из { $all }

## Коротко об ответах

web-village-group-train = Обучить
web-village-group-make = Произвести
web-village-group-buy = Купить
web-village-group-send = Отправить
web-village-group-move = Переехать
web-village-group-enter = Войти
web-village-group-climb = Подняться
web-village-group-privilege = Привилегия
web-village-group-recall = Вернуть на ферму
web-village-places = Места
web-village-take-from = Взять кубик
