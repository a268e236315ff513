# Village по-русски: всё, что говорят правила и поля.

game-village = Летопись
game-village-about = Четыре поколения трудятся, странствуют, молятся и остаются в памяти.

## Заголовки полей

village-board-action-spaces = Клетки действий
village-board-stalls = Прилавки
village-board-queue = Очередь
village-board-pile = Стопка
village-board-map = Карта
village-board-council = Деревенский совет
village-board-church = Церковь
village-board-crafts = Квартал ремесленников
village-board-chronicle = Летопись
village-board-graves = Могилы
village-board-green-bag = Зелёный мешочек
village-board-black-bag = Чёрный мешочек
village-board-supply = Общий резерв
village-board-farm = Ферма
village-board-life-track = Жизненный путь
village-board-family = Семья
village-board-unborn = Ещё не родившиеся
village-board-goods = Товары
village-board-cubes = Кубики
village-board-coins = Монеты
village-board-grain = Зерно
village-board-prestige = Известность
village-board-customers = Покупатели
village-board-cities = Города
village-board-round = Раунд { $n }
village-board-first-player = Первый игрок
village-board-token = Первый игрок в следующем раунде
village-board-last-turns = Последние ходы
village-board-monks = { $n ->
    [one] { $n } монах
    [few] { $n } монаха
   *[many] { $n } монахов
}
village-board-points = Очки
village-board-score = Счёт
village-board-total = Итого
village-board-mill = Мельница
village-board-village = Деревня
village-board-generation = Поколение { $n }
village-board-each-step = Каждый шаг
village-board-into-bag = В мешочек
village-board-grain-steps = ← зерно за шаг влево

## Итоговый подсчёт очков

score-village-prestige = известность
score-village-travel = за путешествия
score-village-council = за совет
score-village-church = за церковь
score-village-chronicle = за летопись
score-village-customers = за покупателей
score-village-coins = за монеты

## Клетки действий, разделы летописи, места

village-space-grain = Сбор зерна
village-space-family = Семья
village-space-crafts = Ремесло
village-space-market = Рынок
village-space-travel = Путешествие
village-space-council = Деревенский совет
village-space-church = Церковь

village-section-crafts = ремесло
village-section-council = совет
village-section-travel = путешествие
village-section-church = церковь
village-section-farm = ферма

village-place-unborn = ещё не родившиеся
village-place-bag = чёрный мешочек
village-place-farm = ферма
    .at = на ферме
village-place-wheelwright = мастерская тележника
    .at = в мастерской тележника
    .from = из мастерской тележника
village-place-stable = конюшня
    .at = в конюшне
    .from = из конюшни
village-place-scriptorium = канцелярия
    .at = в канцелярии
    .from = из канцелярии
village-place-smithy = кузница
    .at = в кузнице
    .from = из кузницы
village-place-north_near = Олдермур
    .at = в городе Олдермур
    .from = из города Олдермур
    .to = в город Олдермур
village-place-south_near = Уэксбридж
    .at = в городе Уэксбридж
    .from = из города Уэксбридж
    .to = в город Уэксбридж
village-place-north_middle = Сент-Орм
    .at = в городе Сент-Орм
    .from = из города Сент-Орм
    .to = в город Сент-Орм
village-place-south_middle = Халмстед
    .at = в городе Халмстед
    .from = из города Халмстед
    .to = в город Халмстед
village-place-north_far = Кестрелби
    .at = в городе Кестрелби
    .from = из города Кестрелби
    .to = в город Кестрелби
village-place-south_far = Варнхольт
    .at = в городе Варнхольт
    .from = из города Варнхольт
    .to = в город Варнхольт
village-place-chamber_1 = 1-я палата
    .at = в 1-й палате
    .from = из 1-й палаты
    .to = в 1-ю палату
village-place-chamber_2 = 2-я палата
    .at = во 2-й палате
    .from = из 2-й палаты
    .to = во 2-ю палату
village-place-chamber_3 = 3-я палата
    .at = в 3-й палате
    .from = из 3-й палаты
    .to = в 3-ю палату
village-place-chamber_4 = 4-я палата
    .at = в 4-й палате
    .from = из 4-й палаты
    .to = в 4-ю палату
village-place-window_1 = витраж 1 (правый)
    .at = у витража 1
    .from = от витража 1
    .to = к витражу 1
village-place-window_2 = витраж 2
    .at = у витража 2
    .from = от витража 2
    .to = к витражу 2
village-place-window_3 = витраж 3
    .at = у витража 3
    .from = от витража 3
    .to = к витражу 3
village-place-window_4 = витраж 4 (левый)
    .at = у витража 4
    .from = от витража 4
    .to = к витражу 4
village-place-chronicle_crafts = летопись: ремесло
    .to = в летопись (ремесло)
village-place-chronicle_council = летопись: совет
    .to = в летопись (совет)
village-place-chronicle_travel = летопись: путешествие
    .to = в летопись (путешествие)
village-place-chronicle_church = летопись: церковь
    .to = в летопись (церковь)
village-place-chronicle_farm = летопись: ферма
    .to = в летопись (ферма)
village-place-grave = безымянная могила
    .to = в безымянную могилу
village-place-gone = вне игры
    .to = в коробку, потому что мест больше нет

## Количества

village-n-coins = { $n ->
    [one] { $n } монета
    [few] { $n } монеты
   *[many] { $n } монет
}
    .acc = { $n ->
        [one] { $n } монету
        [few] { $n } монеты
       *[many] { $n } монет
    }
village-n-grain = { $n ->
    [one] { $n } мешок зерна
    [few] { $n } мешка зерна
   *[many] { $n } мешков зерна
}
village-n-time = { $n ->
    [one] { $n } единица времени
    [few] { $n } единицы времени
   *[many] { $n } единиц времени
}
    .acc = { $n ->
        [one] { $n } единицу времени
        [few] { $n } единицы времени
       *[many] { $n } единиц времени
    }
village-n-prestige = { $n ->
    [one] { $n } очко известности
    [few] { $n } очка известности
   *[many] { $n } очков известности
}
village-n-cubes = { $n ->
    [one] { $n } кубик
    [few] { $n } кубика
   *[many] { $n } кубиков
}
village-n-orange = { $n ->
    [one] { $n } оранжевый кубик
    [few] { $n } оранжевых кубика
   *[many] { $n } оранжевых кубиков
}
village-n-green = { $n ->
    [one] { $n } зелёный кубик
    [few] { $n } зелёных кубика
   *[many] { $n } зелёных кубиков
}
village-n-brown = { $n ->
    [one] { $n } коричневый кубик
    [few] { $n } коричневых кубика
   *[many] { $n } коричневых кубиков
}
village-n-pink = { $n ->
    [one] { $n } розовый кубик
    [few] { $n } розовых кубика
   *[many] { $n } розовых кубиков
}
village-n-plague = { $n ->
    [one] { $n } кубик чумы
    [few] { $n } кубика чумы
   *[many] { $n } кубиков чумы
}
village-n-scroll = { $n ->
    [one] { $n } свиток
    [few] { $n } свитка
   *[many] { $n } свитков
}
village-n-horse = { $n ->
    [one] { $n } лошадь
    [few] { $n } лошади
   *[many] { $n } лошадей
}
    .acc = { $n ->
        [one] { $n } лошадь
       *[many] { $n } лошадей
    }
village-n-ox = { $n ->
    [one] { $n } бык
    [few] { $n } быка
   *[many] { $n } быков
}
    .acc = { $n ->
        [one] { $n } быка
       *[many] { $n } быков
    }
village-n-plow = { $n ->
    [one] { $n } плуг
    [few] { $n } плуга
   *[many] { $n } плугов
}
village-n-wagon = { $n ->
    [one] { $n } повозка
    [few] { $n } повозки
   *[many] { $n } повозок
}
    .acc = { $n ->
        [one] { $n } повозку
        [few] { $n } повозки
       *[many] { $n } повозок
    }
village-n-cubes-of-choice = { $n ->
    [one] { $n } кубик на выбор
    [few] { $n } кубика на выбор
   *[many] { $n } кубиков на выбор
}
village-n-goods-of-choice = { $n ->
    [one] { $n } товар на выбор
    [few] { $n } товара на выбор
   *[many] { $n } товаров на выбор
}
village-nothing = ничего
village-next-first-player = жетон первого игрока в следующем раунде
village-pay-coins = { $n ->
    [one] за { $n } монету
    [few] за { $n } монеты
   *[many] за { $n } монет
}

## Покупатели; их называют по тому, чего они хотят

village-one-scroll = свиток
village-one-horse = лошадь
village-one-ox = бык
village-one-plow = плуг
village-one-wagon = повозка
village-one-grain = зерно
village-and = { $first } и { $second }
village-customer = { $points ->
    [one] { $asks } ({ $points } очко)
    [few] { $asks } ({ $points } очка)
   *[many] { $asks } ({ $points } очков)
}

## Вопросы игрокам

village-ask-take-cube = { $who }: возьмите кубик или используйте колодец
village-ask-last-turn = { $who }: это ваш последний ход; возьмите кубик, используйте колодец или ничего не делайте
village-ask-any-action = { $who }: выберите действие
village-ask-last-action = { $who }: это ваш последний ход; выполните любое действие или ничего не делайте
village-ask-pay = { $who }: выберите, как заплатить { $price-acc }
village-ask-pay-well = { $n ->
    [one] { $who }: заплатите за колодец { $n } кубик одного цвета (кубик можно заменить монетой)
    [few] { $who }: заплатите за колодец { $n } кубика одного цвета (любой можно заменить монетой)
   *[many] { $who }: заплатите за колодец { $n } кубиков одного цвета (любой можно заменить монетой)
}
village-ask-grain = { $who }: собрать зерно?
village-ask-family = { $who }: выберите рождение или верните члена семьи на ферму
village-ask-crafts = { $who }: обучите члена семьи, произведите или купите товар либо используйте мельницу
village-ask-after-training = { $who }: сразу произвести товар { $place-at }?
village-ask-market-free = { $who }: обслужите покупателя без доплаты или спасуйте
village-ask-market = { $who }: обслужите покупателя (доплата: { $price }) или спасуйте
village-ask-travel = { $who }: отправьте члена семьи в путь или переведите его в соседний город
village-ask-council = { $who }: войдите в совет, поднимитесь в нём или воспользуйтесь привилегией
village-ask-privilege = { $who }: воспользоваться привилегией?
village-ask-church = { $who }: положить члена семьи в чёрный мешочек?
village-ask-buy-out = { $who }: забрать членов семьи из чёрного мешочка за монеты? (можно ещё: { $left })
village-ask-move-up = { $who }: передвинуть членов семьи влево за зерно?
village-ask-dies = { $who }: выберите, кто из старшего поколения уходит из жизни
village-ask-pick = { $who }: выберите, что взять из общего резерва (осталось взять: { $left })

## Вопросы случаю

village-ask-first = Кто будет первым игроком?
village-ask-draw-cube = Из мешочка тянут кубик на клетку «{ $space }»
village-ask-draw-customer = Открывают нового покупателя
village-ask-draw-piece = Тянут фишку из чёрного мешочка

## Ответы

village-take = Взять { $what-acc } с клетки «{ $space }»
village-take-plague = Взять { $what-acc } с клетки «{ $space }» ({ $time })
village-use-well = { $n ->
    [one] Использовать колодец ({ $n } кубик одного цвета)
    [few] Использовать колодец ({ $n } кубика одного цвета)
   *[many] Использовать колодец ({ $n } кубиков одного цвета)
}
village-pay = Заплатить { $what-acc }
village-harvest = Собрать { $what-acc }
village-birth = Рождение: член семьи поколения { $generation }
village-birth-any = Рождение
village-recall = Вернуть на ферму члена семьи поколения { $generation } { $place-from }
village-train = Обучить члена семьи поколения { $generation } { $place-at } ({ $time })
village-make = Произвести { $what-acc } ({ $time })
village-buy = Купить { $what-acc } ({ $price })
village-mill = Использовать мельницу: { $what } ({ $price })
village-serve = Обслужить покупателя: { $customer }
village-send = Отправить члена семьи поколения { $generation } { $to-to } ({ $price }): { $what }
village-move = Перевести члена семьи поколения { $generation }, { $from } → { $to } ({ $price }): { $what }
village-enter = Ввести члена семьи поколения { $generation } { $to-to } ({ $cubes } или { $goods }; { $time })
village-climb = Поднять члена семьи поколения { $generation } { $to-to } ({ $cubes } или { $goods }; { $time })
village-privilege = Привилегия ({ $place }): { $what }
village-privilege-paid = Привилегия ({ $place }): { $what } { $price }
village-devote = Положить члена семьи поколения { $generation } в чёрный мешочек ({ $cubes } или { $time })
village-buy-out = Забрать члена семьи поколения { $generation } ({ $price })
village-move-up = Передвинуть члена семьи поколения { $generation } { $to-to } ({ $price })
village-dies = Член семьи поколения { $generation } { $place-at } — попадёт { $to-to }
village-monk = монах
village-member-of = { $who }: член семьи поколения { $generation }
village-decline = Отказаться от действия
village-no-action = Ничего не делать
village-no-privilege = Не пользоваться привилегией
village-stop = Пока не производить товар
village-pass = Пас
village-done = Готово

## Журнал

village-did-first = Первый игрок: { $who }.
village-did-round = Начинается раунд { $n }. Первый игрок: { $who }.
village-did-last-round = Это последний раунд: больше в партии не бывает (V-117).
village-did-lay = На клетку «{ $space }» ложится { $what }.
village-did-take = { $who } берёт { $what-acc } с клетки «{ $space }».
village-did-use-well = { $who } использует колодец и платит { $what-acc }.
village-did-choose = { $who } выбирает действие «{ $space }».
village-did-pay = { $who } платит { $what-acc }.
village-did-spend-time = { $who } тратит { $what-acc }.
village-did-gain = { $who } получает { $what-acc }.
village-did-decline = { $who } отказывается от действия.
village-did-forgo = { $who } отказывается от последнего хода.
village-did-skip = { $who } не может выполнить действие «{ $space }».
village-did-harvest = { $who } собирает { $what-acc }.
village-did-harvest-none = { $who } не собирает зерна.
village-did-birth = { $who }: рождается член семьи поколения { $generation }.
village-did-recall = { $who } возвращает на ферму члена семьи поколения { $generation } { $place-from }.
village-did-train = { $who } обучает члена семьи поколения { $generation } { $place-at }.
village-did-make = { $who } производит { $what-acc }.
village-did-buy = { $who } покупает { $what-acc }.
village-did-mill = { $who } отдаёт на мельницу { $paid-acc } и получает { $what-acc }.
village-did-open-market = { $who } открывает торговый день.
village-did-serve = { $who } обслуживает покупателя: { $customer }.
village-did-pass = { $who } пасует до конца торгового дня.
village-did-close-market = Торговый день заканчивается.
village-did-arrive = Приходит покупатель: { $customer }.
village-did-travel = { $who }: член семьи поколения { $generation } отправляется { $place-to }.
village-did-take-chamber = { $who }: член семьи поколения { $generation } занимает место { $place-at }.
village-did-use-privilege = { $who } пользуется привилегией ({ $place }).
village-did-take-token = { $who } берёт жетон первого игрока в следующем раунде.
village-did-devote = { $who } кладёт члена семьи поколения { $generation } в чёрный мешочек.
village-did-mass = Начинается служба.
village-did-buy-out = { $who } забирает члена семьи поколения { $generation } из чёрного мешочка за { $paid-acc }.
village-did-draw-member = Из чёрного мешочка выходит член семьи поколения { $generation } ({ $who }).
village-did-draw-monk = Из чёрного мешочка выходит монах.
village-did-move-up = { $who } передвигает члена семьи поколения { $generation } { $place-to } за { $paid-acc }.
village-did-lead-church-most = { $who } лидирует по числу членов семьи в церкви и получает { $what-acc }.
village-did-lead-church-window = { $who } получает { $what-acc }: членов семьи в церкви поровну, решает стоящий левее всех.
village-did-lead-church-shared = { $who } делит первенство в церкви (равны и число членов семьи, и витраж) и получает { $what-acc }.
village-did-die = { $who }: член семьи поколения { $generation } уходит из жизни { $place-at } и попадает { $to-to }.
village-did-nobody-die = { $who }: на виду никого не осталось, поэтому никто не уходит из жизни.
village-did-trigger-chronicle = { $who } занимает последнее место в летописи: наступает конец игры, начинаются последние ходы.
village-did-trigger-graves = { $who } занимает последнюю могилу: наступает конец игры, начинаются последние ходы.
village-did-end = Партия окончена.

## Предупреждения перед ответом

village-warn-dies = Счётчик пересечёт мост: уйдёт из жизни член семьи поколения { $generation }.
village-warn-nobody = Счётчик пересечёт мост, но умирать некому.
village-warn-last-turns = Это вызовет конец игры: начнутся последние ходы.
village-warn-last-place = В летописи останется одно свободное место: когда его займут, наступит конец игры.
village-warn-last-grave = Останется одна свободная могила: когда её займут, наступит конец игры.
village-warn-no-action = Вы не можете выполнить это действие.
village-warn-harvest = Урожай зерна уменьшится с { $before } до { $n }.

## Почему так нельзя

village-why-no-such-cube = На этой клетке действия нет такого кубика.
village-why-not-a-last-turn = Нужно взять кубик или использовать колодец: отказаться можно только от последнего хода.
village-why-well-needs-cubes = Вам не хватает кубиков одного цвета для колодца, даже вместе с монетами.
village-why-well-needs-influence = Колодец доступен, только пока на какой-нибудь клетке действия лежит кубик влияния.
village-why-cannot-carry-out = Сейчас вы не можете выполнить это действие.
village-why-not-your-cubes = У вас нет столько кубиков этого цвета.
village-why-wrong-coins = Так здесь заплатить нельзя.
village-why-short = Чтобы заплатить так, не хватает: { $what }.
village-why-nobody-on-farm = У вас никого нет на ферме.
village-why-nobody-of-generation = У вас на ферме нет члена семьи этого поколения.
village-why-nobody-here = У вас там нет члена семьи этого поколения.
village-why-all-born = Все члены вашей семьи уже родились.
village-why-not-the-oldest = На виду есть член семьи более старшего поколения; он уходит из жизни раньше.
village-why-harvest-needs-member = Для сбора зерна нужен член семьи на ферме.
village-why-no-craftsman = У вас нет члена семьи в этой мастерской.
village-why-good-is-out = Этого товара в общем резерве не осталось.
village-why-craft-short = На этот товар не хватает: { $what } (монета заменяет кубик, но не зерно).
village-why-other-workshop = Эта мастерская такого товара не производит.
village-why-mill-short = Для мельницы не хватает: { $what }.
village-why-no-coins-left = В общем резерве не осталось монет.
village-why-not-at-stall = Этот покупатель не стоит у прилавка.
village-why-customer-short = Для этого покупателя не хватает: { $what }.
village-why-extra-short = На доплату не хватает: { $what } (монета заменяет кубик).
village-why-no-route = Между этими местами нет пути.
village-why-no-traveller = У вас в этом городе нет члена семьи этого поколения.
village-why-route-short = Для этого пути не хватает: { $what } (монета заменяет кубик, но не товар).
village-why-council-short = На совет не хватает: { $what } (монета заменяет кубик); подойдёт и свиток.
village-why-no-councillor = У вас нет такого члена семьи в совете.
village-why-chamber-too-high = Член вашей семьи ещё не поднялся в совете так высоко.
village-why-token-is-gone = Жетон первого игрока в следующем раунде уже взят.
village-why-no-cubes-left = В общем резерве не осталось кубиков влияния.
village-why-no-goods-left = В общем резерве не осталось товаров.
village-why-needs-coin = У вас не хватает монет на эту привилегию.
village-why-colour-is-out = Кубиков этого цвета в общем резерве не осталось.
village-why-not-in-bag = У вас в чёрном мешочке нет члена семьи этого поколения.
village-why-mass-needs-coin = У вас не хватает монет, чтобы забрать члена семьи из мешочка.
village-why-step-short = На этот шаг не хватает: { $what }.
village-why-not-in-window = У вас у этого витража нет члена семьи этого поколения.

## На чём основана подсказка

reason-village-prestige = известность
reason-village-travel = путешествия
reason-village-council = деревенский совет
reason-village-church = церковь
reason-village-customers = рынок и покупатели
reason-village-chronicle = летопись
reason-village-time = время и смерти в семье
reason-village-coins = монеты
reason-village-grain = зерно
reason-village-cubes = кубики влияния
reason-village-goods = товары
reason-village-crafts = ремесленники
reason-village-family = семья
reason-village-tempo = ходы и их порядок

## Почему числа из коробки не подходят друг к другу

village-together-no-cubes = без кубиков на поле нет ходов
village-together-board = на поле лежит кубиков: { $n }, а в мешочек кладут только { $most }
village-together-bag = в мешочек каждый раунд кладут кубиков одного цвета: { $n }, и запаса в { $most } не хватит на три раунда
village-together-places = в летописи и могилах мест: { $n }, а в семьях ({ $seats }) умирает едва ли больше { $most }
village-together-time = за раунд проходит так мало времени, что почти никто не умирал бы, и партию закончил бы только последний раунд
village-together-coins = монет в запасе { $n }, и для начала на { $seats } игроков их не хватит
village-together-demand = покупатель просит { $n }, а больше { $most } этого ни у кого быть не может
village-together-well = действие даёт { $n } за { $price } у колодца, и раунд никогда бы не кончился
village-together-route = путь { $n } соединяет те же места
village-together-no-route = ни одна дорога не ведёт сюда: { $names }
